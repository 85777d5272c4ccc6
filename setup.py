"""Compiles the rules where there is a C compiler. All else about the package is in pyproject.toml."""

import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT / "src"))  # what builds Hameau is part of it, and builds games from elsewhere

from hameau_dialect.build import Build, extensions  # noqa: E402  # see above


class BuildPages(build_py):
    """`build_py`, which also packs the numbered rules that a refused move cites."""

    def run(self) -> None:
        super().run()
        for page in () if self.editable_mode else (ROOT / "docs" / "rules").glob("*.md"):
            place = Path(self.build_lib) / "hameau" / "rules" / page.name
            self.mkpath(str(place.parent))
            self.copy_file(str(page), str(place))


setup(
    package_dir={"": "src"}, ext_modules=extensions(), cmdclass={"build_ext": Build, "build_py": BuildPages}
)
