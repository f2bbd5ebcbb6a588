"Say how many notebooks passed and failed, over all runs of `nbdev_test`, from what each printed. Use: count.py LOG[=REGEX OF THE NOTEBOOKS]..."
import sys
from pathlib import Path
from nbdev.doclinks import nbglob

def count(log, ran):
    "Failures of one run."
    _, failing, names = log.partition('Tests Failed On The Following Notebooks:')
    if not failing and 'Success.' not in log: return ran      # it never came to the end
    return sum(line.strip().endswith('.ipynb') for line in names.splitlines())

passed = failed = 0
for arg in sys.argv[1:]:
    file, _, only = arg.partition('=')
    ran = len(nbglob(as_path=True, **(dict(file_re=only) if only else {})))
    bad = count(Path(file).read_text() if Path(file).exists() else '', ran)
    passed, failed = passed + ran - bad, failed + bad
print(f'{passed} passed, {failed} failed')
