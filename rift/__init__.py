"Robust informative fine-tuning of pre-trained language models."
__version__ = "0.0.1"

from importlib import import_module as _import

_PLACES = dict(attack='robustness', verify='robustness', train='augmentation', recipe='augmentation', load_task='data', RobustClassifier='models')
__all__ = [*_PLACES]

def __getattr__(name):
    "Load the parts that people use most when they are first used, so that `import rift` stays fast."
    if name in _PLACES: return getattr(_import(f'rift.{_PLACES[name]}'), name)
    raise AttributeError(f"module 'rift' has no attribute '{name}'")

def __dir__(): return sorted([*globals(), *_PLACES])
