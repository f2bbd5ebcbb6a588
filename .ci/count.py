"Say how many notebooks `nbdev_test` passed and failed, from what it printed."
import re, sys
from pathlib import Path
from nbdev.doclinks import nbglob

log = Path(sys.argv[1]).read_text()
ran = [nb.name for nb in nbglob(as_path=True)]
timed = [n for n in ran if f'{n} ' in log or n in log]      # --timing names each notebook that ran
bad = [n for n in ran if re.search(rf'^\s*{re.escape(Path(n).stem)}\s*$', log.partition('Tests Failed')[2], re.M)] if 'Tests Failed' in log else []
if not timed: print('no notebook was tested'); sys.exit(1)
print(f'{len(timed) - len(bad)} passed, {len(bad)} failed')
