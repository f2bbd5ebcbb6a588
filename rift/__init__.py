"Robust informative fine-tuning of pre-trained language models."
__version__ = "0.0.1"

from importlib import import_module as _import

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
    "Load the parts that people use most when they are first used."
    if name in _PLACES: return _documented(getattr(_import(f'rift.{_PLACES[name]}'), name))
    raise AttributeError(f"module 'rift' has no attribute '{name}'")

def __dir__(): return sorted([*globals(), *_PLACES])

_import('rift.serving')       # makes saved models known to the Auto classes of `transformers`
