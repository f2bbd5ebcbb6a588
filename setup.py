"Packaging for `rift`: every value comes from settings.ini; edit there, not here."
from configparser import ConfigParser
from pathlib import Path
import setuptools

here = Path(__file__).parent
cfg = ConfigParser(delimiters=['='])
cfg.read(here/'settings.ini', encoding='utf-8')
cfg = cfg['DEFAULT']

def reqs(key): return cfg.get(key, '').split()

extras = {k.removesuffix('_requirements'): reqs(k) for k in cfg
          if k.endswith('_requirements') and k not in ('pip_requirements', 'conda_requirements')}

setuptools.setup(
    name=cfg['lib_name'], version=cfg['version'], description=cfg['description'], keywords=cfg['keywords'],
    author=cfg['author'], author_email=cfg['author_email'], url=cfg['git_url'], license='Apache-2.0',
    packages=setuptools.find_packages(include=[cfg['lib_path'], f"{cfg['lib_path']}.*"]),
    package_data={cfg['lib_path']: ['assets/*']}, python_requires=f">={cfg['min_python']}",
    install_requires=reqs('requirements') + reqs('pip_requirements'), extras_require=extras,
    long_description=(here/'README.md').read_text(encoding='utf-8'), long_description_content_type='text/markdown',
    entry_points={'console_scripts': reqs('console_scripts'),
                  'nbdev': [f"{cfg['lib_path']}={cfg['lib_path']}._modidx:d"]},
    zip_safe=False)
