"Robust informative fine-tuning of pre-trained language models."
__version__ = "0.0.1"

import sys as _sys
from importlib import import_module as _import
from importlib.util import find_spec as _find_spec

_PLACES = dict(attack='robustness', verify='robustness', train='augmentation', recipe='augmentation', load_task='data', RobustClassifier='models')
__all__ = [*_PLACES]

def _documented(f):
    "Add the comments of a function's parameters to its docstring, where `help` shows them."
    import inspect, re
    from fastcore.docments import docments
    if 'Parameters:' in (f.__doc__ or ''): return f
    about = {name: entry.docment or '' for name, entry in docments(f, full=True).items() if name != 'self'}
    more = re.search(r'\*\*(\w+), *# (.*)', inspect.getsource(f))        # `docments` takes this comment for that of the result
    returns = about.pop('return', '')
    if more: about[more[1]], returns = more[2], '' if returns == more[2] else returns
    lines = [f'  {name}: {text}' for name, text in about.items()] + (['', f'Returns: {returns}'] if returns else [])
    f.__doc__ = '\n'.join([f.__doc__ or '', '', 'Parameters:', *lines])
    return f

def __getattr__(name):
    "Load the parts that people use most when they are first used, so that `import rift` stays fast."
    if name in _PLACES: return _documented(getattr(_import(f'rift.{_PLACES[name]}'), name))
    raise AttributeError(f"module 'rift' has no attribute '{name}'")

def __dir__(): return sorted([*globals(), *_PLACES])

class _Register:
    "Registers the saved models with the Auto classes, as soon as somebody imports these (see 14_serving)."
    modules, due = {f'transformers.models.auto.{m}_auto' for m in ('modeling', 'tokenization')}, False

    def find_spec(self, name, path=None, target=None):
        if self.due and not self.busy(): self.run()
        if name not in self.modules: return None
        self.modules.discard(name)
        spec = _find_spec(name)
        load = spec.loader.exec_module
        def then_register(module): load(module); self.run()
        spec.loader.exec_module = then_register
        return spec

    def busy(self): # `rift.models` itself is being imported: registration follows with the next import
        return 'rift.models' in _sys.modules and not hasattr(_sys.modules['rift.models'], 'as_frame')

    def run(self):
        self.due = self.busy()
        if not self.due: _import('rift.serving')

if _Register.modules & _sys.modules.keys(): _import('rift.serving')
else: _sys.meta_path.insert(0, _Register())
