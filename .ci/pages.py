"Check that the pages of the documentation have all the prose of their notebooks, and no link within a link. Run in a folder where `nbdev_proc_nbs` has run."
import json, re, sys
from pathlib import Path

def prose(file):
    "The text cells of a notebook."
    return [''.join(c['source']) for c in json.loads(file.read_text(encoding='utf-8'))['cells'] if c['cell_type'] != 'code']

def letters(text):
    "Letters and digits, without the links that nbdev makes of names in backticks."
    return re.sub(r'\W+', '', re.sub(r'\[(`[^`]*`)\]\([^)]*\)', r'\1', text))

def faults(notebook, page):
    "What is wrong with a page."
    cells = prose(page)
    there = letters(''.join(cells))
    for paragraph in '\n\n'.join(prose(notebook)).split('\n\n'):
        if letters(paragraph) not in there: yield f'not on the page: {paragraph[:100]!r}. If it stands in the first cell, put it into a cell of its own'
    for nested in re.findall(r'\[[^][]*\[`[^`]*`\]\([^)]*\)[^][]*\]\([^)]*\)', '\n'.join(cells)):
        yield f'a link within a link: {nested}. Write the outer link without backticks'

notebooks = sorted(f for f in Path('nbs').rglob('*.ipynb') if '.ipynb_checkpoints' not in f.parts)
found = [f'{f}: {fault}' for f in notebooks for fault in faults(f, Path('_proc')/f.relative_to('nbs'))]
if found: sys.exit('\n'.join(found))
print(f'pages: {len(notebooks)} ok')
