"""A server on a machine that misbehaves when it is told to."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.web.serving import Served, serving

SOURCE = Path(__file__).parent / "shim.c"


class Machine:
    """Its disk and its clock."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "goes-wrong"
        self.library = folder / "shim.so"
        self.heal()

    def goes_wrong(self, *what: str) -> None:
        """From now on: `full`, `read-only`, `unsynced`, `unreadable`, `later`, `earlier`."""
        part = self.file.with_suffix(".part")
        part.write_text(" ".join(what))
        part.replace(self.file)

    def heal(self) -> None:
        self.goes_wrong()

    @property
    def environment(self) -> dict[str, str]:
        return {"LD_PRELOAD": str(self.library), "SHIM": str(self.file)}

    @contextmanager
    def serves(self, data: Path, *arguments: str) -> Iterator[Served]:
        with serving(data, "--verbose", *arguments, environment=self.environment) as server:
            yield server


@pytest.fixture(scope="session")
def shim(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The compiled library."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None or not hasattr(os, "posix_fadvise"):
        pytest.skip("a C compiler on Linux is needed to make a disk fail")
    library = tmp_path_factory.mktemp("shim") / "shim.so"
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", library, SOURCE, "-ldl"], check=True)
    return library


@pytest.fixture
def machine(shim: Path, tmp_path: Path) -> Machine:
    made = Machine(tmp_path)
    made.library = shim
    return made
