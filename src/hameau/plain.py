"""`HAMEAU_PURE=1` runs the plain .py files although compiled ones lie beside them."""

import importlib.machinery
import importlib.util
import os
import re
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

COMPILABLE = re.compile(
    r"^from hameau\.engine\.machine import (?:\([^)]*\bi64\b|[^(\n]*\bi64\b)", re.MULTILINE
)


class PlainFinder(MetaPathFinder):
    """Finds the .py file of every module of Hameau."""

    def find_spec(
        self,
        name: str,
        path: Sequence[str] | None,
        target: ModuleType | None = None,  # noqa: ARG002  # Python passes it
    ) -> ModuleSpec | None:
        if not name.startswith("hameau.") or path is None:
            return None
        loaders = (importlib.machinery.SourceFileLoader, importlib.machinery.SOURCE_SUFFIXES)
        for folder in path:
            spec = importlib.machinery.FileFinder(folder, loaders).find_spec(name)
            if spec is not None:
                return spec
        return None


def is_asked() -> bool:
    return os.environ.get("HAMEAU_PURE", "") not in ("", "0")


def install_if_asked() -> None:
    """Called before the first import of anything that may be compiled."""
    if is_asked():
        sys.meta_path.insert(0, PlainFinder())


def is_built() -> bool:
    """Is there a compiled engine, so that C will run unless plain Python is asked for? Imports nothing."""
    engine = home() / "engine"
    return any((engine / f"state{suffix}").exists() for suffix in importlib.machinery.EXTENSION_SUFFIXES)


def is_compiled() -> bool:
    """Does the engine run as C?"""
    from hameau.engine import state

    return not str(state.__file__).endswith(".py")


def home() -> Path:
    return Path(__file__).parent
