"""Copies of the whole tree, to build in another way than the one under test."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.laws.subjects import ROOT

NEEDED = (
    "build",
    "src",
    "docs",
    "setup.py",
    "pyproject.toml",
    "README.md",
    "LICENSE",
    "NOTICE.md",
)


def copy_tree(folder: Path) -> None:
    """What a build and the laws need, with what was built already: only what differs is built anew."""
    for name in NEEDED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns("*.egg-info", "__pycache__"))
        elif source.exists():
            shutil.copy2(source, folder / name)
    shutil.copytree(ROOT / "tests", folder / "tests", ignore=shutil.ignore_patterns("__pycache__"))


def build_in(folder: Path, **environment: str) -> None:
    """Compile in place."""
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    mine = os.environ | {"HAMEAU_PURE": "", "HAMEAU_COMPILED": "1"} | environment
    done = subprocess.run(command, cwd=folder, env=mine, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
