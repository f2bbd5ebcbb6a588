"Say how many notebooks `nbdev_test` passed and failed, from what it printed."
import sys
from pathlib import Path
from nbdev.doclinks import nbglob

log, ran = Path(sys.argv[1]).read_text(), len(nbglob(as_path=True))
_, failing, names = log.partition('Tests Failed On The Following Notebooks:')
bad = sum(line.strip().endswith('.ipynb') for line in names.splitlines())
if not failing and 'Success.' not in log: bad = ran      # it never came to the end
print(f'{ran - bad} passed, {bad} failed')
