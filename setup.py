"""Compiles the rules where there is a C compiler. All else about the package is in pyproject.toml."""

import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).parent))  # `dialect` builds Hameau and is not installed with it

from dialect.build import Build, extensions

setup(package_dir={"": "src"}, ext_modules=extensions(), cmdclass={"build_ext": Build})
