"""What the tests of the dialect share: a compiler, if there is one, and one compiled village."""

import importlib.util
import shutil
import sysconfig
from pathlib import Path

import pytest

from tests.dialect.trees import lend_build, open_packages, plant, run_build
from tests.dialect.village import MODULES


@pytest.fixture(scope="session")
def compiler() -> str:
    """The C compiler; a test that asks for it is skipped where there is none."""
    command = shutil.which((sysconfig.get_config_var("CC") or "cc").split()[0])
    if command is None:
        pytest.skip("no C compiler")
    if importlib.util.find_spec("Cython") is None or importlib.util.find_spec("setuptools") is None:
        pytest.skip("no Cython or no setuptools")
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        pytest.skip("no Python.h")
    return command


@pytest.fixture(scope="session")
def plain_village(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The village as plain Python."""
    folder = tmp_path_factory.mktemp("plain")
    open_packages(plant(folder, MODULES))
    return folder


@pytest.fixture(scope="session")
def compiled_village(tmp_path_factory: pytest.TempPathFactory, compiler: str) -> Path:
    """The same village, compiled in place."""
    assert compiler
    folder = tmp_path_factory.mktemp("compiled")
    open_packages(plant(folder, MODULES))
    lend_build(folder)
    done = run_build(folder, "--inplace")
    assert done.returncode == 0, done.stderr
    return folder
