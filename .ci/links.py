"Check that every relative link of the README and of the notebooks leads to a file, and every anchor to a heading."
import json, re, sys
from pathlib import Path

root = Path(__file__).resolve().parent.parent
LINK = re.compile(r'\]\((?!\w+:)([^)\s#]*)(?:#([^)\s]+))?\)')

def prose(file):
    "The markdown text of a notebook or a markdown file, without code blocks."
    if file.suffix == '.ipynb':
        cells = json.loads(file.read_text(encoding='utf-8'))['cells']
        text = '\n\n'.join(''.join(c['source']) for c in cells if c['cell_type'] == 'markdown')
    else: text = file.read_text(encoding='utf-8')
    return re.sub(r'```.*?```', '', text, flags=re.S)

def anchors(file):
    "The anchors of a file's headings, as GitHub and Quarto make them."
    titles = re.findall(r'^#{1,6}\s+(.+)$', prose(file), flags=re.M)
    return {re.sub(r'\s', '-', re.sub(r'[^\w\s-]', '', t.lower()).strip()) for t in titles}

def broken(file):
    "What is wrong with the links of a file."
    for path, anchor in LINK.findall(prose(file)):
        target = (file.parent/path).resolve() if path else file
        if not target.exists(): yield f'{path} does not exist'
        elif anchor and target.suffix in ('.ipynb', '.md') and anchor not in anchors(target): yield f'{path}#{anchor}: there is no such heading'

files = [root/'README.md', *sorted((root/'nbs').rglob('*.ipynb'))]
found = [f'{f.relative_to(root)}: {b}' for f in files if '.ipynb_checkpoints' not in f.parts for b in broken(f)]
if found: sys.exit('\n'.join(found))
print(f'links: {len(files)} files ok')
