"""Which parts of Hameau can be compiled, and what of them runs."""

import importlib
from functools import cache
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Literal, NamedTuple

from hameau import outside, plain, shelf

DIGEST = 16

Runs = Literal["compiled", "plain"]
# what the compiled file is worth: made of this source or of another; not there; there, but not what runs
Build = Literal["fresh", "stale", "absent", "unused", "broken"]


class Module(NamedTuple):
    """One file that can run as C."""

    name: str
    runs: Runs
    build: Build


@cache
def modules() -> tuple[Module, ...]:
    """All of them."""
    home = plain.home()
    found = (path for path in sorted(home.rglob("*.py")) if plain.COMPILABLE.search(path.read_text("utf-8")))
    return tuple(examine(path, home) for path in found)


def examine(path: Path, home: Path) -> Module:
    name = ".".join((home.name, *path.relative_to(home).with_suffix("").parts))
    built = any(path.with_name(path.stem + suffix).exists() for suffix in EXTENSION_SUFFIXES)
    try:
        module = importlib.import_module(name)
    except ImportError:
        return Module(name, "plain", "broken")
    if str(module.__file__).endswith(".py"):
        return Module(name, "plain", "unused" if built else "absent")
    digest = blake2b(path.read_bytes(), digest_size=DIGEST).hexdigest()
    return Module(name, "compiled", "fresh" if getattr(module, "__source__", None) == digest else "stale")


def is_game_compiled(key: str) -> bool:
    """Do the rules of a game run as C?"""
    if not shelf.is_own(key):
        package = next(one for one in outside.packages() if one.folder == shelf.place(key))
        files = [str(importlib.import_module(name).__file__) for name in package.compilable()]
        return bool(files) and not any(file.endswith(".py") for file in files)
    own = [module for module in modules() if module.name.startswith(f"hameau.games.{key}.")]
    return bool(own) and all(module.runs == "compiled" for module in own)
