"""Plants a mistake into the rules of a game, as plain Python, to see whether its referee notices.

`tests/referees/<key>.toml` has the mistakes: what is wrong, in which file, and which text becomes which.
"""

import importlib
import tomllib
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import msgspec

from hameau.engine.declared import Events, Laws, Moves


class Mistake(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One wrong line."""

    what: str  # what players would see
    file: str  # a module of the game: "rules.votes"
    right: str
    wrong: str


def mistakes(key: str) -> list[Mistake]:
    return listed(Path(__file__).with_name(f"{key}.toml"))


def listed(file: Path) -> list[Mistake]:
    return msgspec.convert(tomllib.loads(file.read_text("utf-8"))["mistake"], list[Mistake])


def planted(key: str, mistake: Mistake) -> AbstractContextManager[None]:
    """Inside, the methods of the game's file are those of the wrong text."""
    return planted_in(f"hameau.games.{key}.{mistake.file}", mistake)


@contextmanager
def planted_in(name: str, mistake: Mistake) -> Iterator[None]:
    """The same for any module of plain Python."""
    module = importlib.import_module(name)
    text = Path(str(module.__file__)).read_text("utf-8")
    assert text.count(mistake.right) == 1, (
        f"{text.count(mistake.right)} times in {mistake.file}: {mistake.right}"
    )
    names = dict(vars(module))
    with declared_before():
        exec(compile(text.replace(mistake.right, mistake.wrong), str(module.__file__), "exec"), names)
    kept = exchange(module, names)
    try:
        yield
    finally:
        for owner, name, old in kept:
            setattr(owner, name, old)


@contextmanager
def declared_before() -> Iterator[None]:
    """Inside, what a chapter declares again in the registry of an earlier one has the number that it has."""
    adding: dict[type[Any], Callable[..., int]] = {kind: kind.add for kind in (Moves, Laws, Events)}
    found: dict[type[Any], Callable[..., Iterator[int]]] = {
        Moves: lambda registry, text, *rest: (verb.first for verb in registry.verbs if verb.text == text),
        Laws: lambda registry, code, rule, *rest: (
            number for number, law in enumerate(registry.all, 1) if (law.code, law.rule) == (code, rule)
        ),
        Events: lambda registry, tag, *rest: (
            number for number, one in enumerate(registry.all, 1) if one.tag == tag
        ),
    }

    def again(kind: type[Any]) -> Callable[..., int]:
        def add(registry: Any, *given: Any, **named: Any) -> int:
            number = next(found[kind](registry, *given), None)
            return adding[kind](registry, *given, **named) if number is None else number

        return add

    for kind in adding:
        kind.add = again(kind)
    try:
        yield
    finally:
        for kind, add in adding.items():
            kind.add = add


def exchange(module: ModuleType, names: dict[str, object]) -> list[tuple[object, str, object]]:
    """Put new methods into the classes of a module and new code into its functions; what was there."""
    kept: list[tuple[object, str, object]] = []
    for name, function in vars(module).items():
        if isinstance(function, FunctionType) and function.__module__ == module.__name__:
            kept.append((function, "__code__", function.__code__))  # others have imported the object itself
            function.__code__ = names[name].__code__  # type: ignore[attr-defined]  # the same one, read again
    for cls in [c for c in vars(module).values() if isinstance(c, type) and c.__module__ == module.__name__]:
        for name, method in list(vars(cls).items()):
            if isinstance(method, FunctionType) and not name.startswith("__"):
                kept.append((cls, name, method))
                setattr(cls, name, vars(names[cls.__name__])[name])
    return kept
