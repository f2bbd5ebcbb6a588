"Check that every module imports only modules of earlier notebooks, and that none is longer than 500 lines."
import ast, re, sys
from pathlib import Path

root = Path(__file__).resolve().parent.parent
rooms = {}      # module -> name of its notebook
for notebook in sorted((root/'nbs').glob('*.ipynb')):
    if found := re.search(r'#\| default_exp (\w+)', notebook.read_text(encoding='utf-8')): rooms[found[1]] = notebook.name

def imported(file):
    "Modules of the package that a module imports, wherever the import is written."
    for node in ast.walk(ast.parse(file.read_text(encoding='utf-8'))):
        if isinstance(node, ast.ImportFrom):
            name = node.module or ''
            if node.level and name: yield name.partition('.')[0]
            elif name.startswith('rift.'): yield name.split('.')[1]
            elif node.level or name == 'rift': yield from (a.name for a in node.names)
        elif isinstance(node, ast.Import): yield from (a.name.split('.')[1] for a in node.names if a.name.startswith('rift.'))

problems = []
for module, notebook in rooms.items():
    file = root/'rift'/f'{module}.py'
    problems += [f'{module} ({notebook}) imports {m} ({rooms[m]}), which comes later' for m in imported(file) if rooms.get(m, '') >= notebook]
    if (n := len(file.read_text(encoding='utf-8').splitlines())) > 500: problems.append(f'rift/{module}.py has {n} lines, more than 500: split {notebook}')
if problems: sys.exit('\n'.join(problems))
print(f'order: {len(rooms)} modules ok')
