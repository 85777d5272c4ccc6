"""Small source trees for the tests: the real engine, and modules written in the test."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
ENGINE = ("machine.py", "machine.pxd", "state.py", "declared.py")


def plant(folder: Path, modules: dict[str, str]) -> Path:
    """A source folder with the engine and the given modules of the package hameau.village; which folder."""
    source = folder / "src"
    for package in ("hameau", "hameau/engine", "hameau/village"):
        (source / package).mkdir(parents=True, exist_ok=True)
        (source / package / "__init__.py").write_text("raise ImportError('no __init__ may run')\n")
    for name in ENGINE:
        shutil.copy(ROOT / "src/hameau/engine" / name, source / "hameau/engine" / name)
    for name, text in modules.items():
        (source / "hameau/village" / f"{name}.py").write_text(text, encoding="utf-8")
    return source


def open_packages(source: Path) -> None:
    """Let the planted packages be imported as any other."""
    for file in source.rglob("__init__.py"):
        file.write_text("")


def lend_build(folder: Path) -> None:
    """Give a folder what it needs to build: setup.py and the dialect."""
    dialect = "src/hameau_dialect"
    shutil.copytree(ROOT / dialect, folder / dialect, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "setup.py", folder / "setup.py")


def run_build(folder: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """`python setup.py build_ext` in a folder."""
    return run(folder, "setup.py", "build_ext", *arguments, **environment)


def run(folder: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A Python of its own, in a folder, with nothing of ours in its environment."""
    mine = {k: v for k, v in os.environ.items() if not k.startswith(("HAMEAU_", "PYTHONPATH"))}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env=mine | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def compiled_files(folder: Path) -> list[str]:
    return sorted(f.name.split(".")[0] for f in folder.rglob("*.so"))
