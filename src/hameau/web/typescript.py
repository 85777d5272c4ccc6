"""The browser's types, made from the Python models: `python -m hameau.web.typescript`."""

import sys
from collections.abc import Iterable
from inspect import signature
from pathlib import Path
from types import ModuleType
from typing import Any, TypeGuard, get_args

import msgspec.inspect as kinds
from msgspec import NODEFAULT, Struct

from hameau.engine.answers import Event
from hameau.engine.border import border_of
from hameau.engine.capabilities import Moderation
from hameau.engine.game import Game
from hameau.games import GAMES
from hameau.tables import wire
from hameau.web import models

HOME = Path(__file__).parents[3] / "frontend" / "src"
HEAD = "// Made from the Python models by `make types`. Do not edit.\n"
SIMPLE: dict[type[kinds.Type], str] = {
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.StrType: "string",
    kinds.BoolType: "boolean",
    kinds.NoneType: "null",
    kinds.AnyType: "unknown",
}


def main() -> None:
    """Write the files, or with `--check` only say which are not as they should be."""
    stale = [path for path, text in files().items() if not path.exists() or path.read_text("utf-8") != text]
    if "--check" in sys.argv:
        sys.exit(f"run `make types`: {', '.join(path.name for path in stale)}" if stale else 0)
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(files()[path], "utf-8")


def files() -> dict[Path, str]:
    """What stands in which file."""
    made = {HOME / "wire.ts": wire_types()}
    for game in GAMES:
        made[HOME / "games" / game.key / "wire.ts"] = game_types(game)
    return made


def wire_types() -> str:
    client, server = union_of(wire.FromClient), union_of(wire.FromServer)
    answers = [value for value in vars(models).values() if is_struct_of(models, value)]
    parts = interfaces([*client, *server, *answers], given=set(client) | set(models.ASKED))
    constants = (
        f"export const PROTOCOL = {wire.PROTOCOL}\n"
        f"export const LONGEST_NAME = {wire.LONGEST_NAME}\nexport const LONGEST_CHAT = {wire.LONGEST_CHAT}\n"
        f"export const LONGEST_WHISPER = {wire.LONGEST_WHISPER}\n"
        f"export const SEALED_BYTES = {wire.SEALED_BYTES}\n"
        f"export const PHRASES = [{', '.join(map(repr, filter(None, get_args(wire.Phrase))))}] as const\n"
    )
    unions = f"export type FromClient = {names(client)}\n\nexport type FromServer = {names(server)}\n"
    return "\n".join([HEAD, constants, *parts, unions])


def game_types(game: Game) -> str:
    """The view of a game, its events, what lies in its box and what a moderator is told."""
    moderation = game.get(Moderation)
    led = moderation.script if moderation else None
    shown = [signature(show).return_annotation for show in (game.view, game.catalogue, led) if show]
    events = events_of(game)
    return "\n".join(
        [HEAD, *interfaces([*shown, *events], given=set()), f"export type Events = {names(events)}\n"]
    )


def events_of(game: Game) -> list[type[Event]]:
    """Every kind of event that the game tells."""
    border = border_of(game)
    if border is not None:
        return border.all_kinds
    return [value for value in vars(sys.modules[game.tell.__module__]).values() if is_event(value)]


def is_event(value: object) -> TypeGuard[type[Event]]:
    """A kind of event that is told, not one that others are made from."""
    return isinstance(value, type) and issubclass(value, Event) and not value.__subclasses__()


def is_struct_of(module: ModuleType, value: object) -> bool:
    return isinstance(value, type) and issubclass(value, Struct) and value.__module__ == module.__name__


def union_of(union: Any) -> list[type[Struct]]:
    return list(union.__args__)


def names(types: Iterable[type[Struct]]) -> str:
    return " | ".join(kind.__name__ for kind in types)


def interfaces(roots: list[type[Struct]], given: set[type[Struct]]) -> list[str]:
    """An interface for each struct, and for those that they are made of, each once."""
    found: dict[type[Struct], str] = {}
    waiting = list(roots)
    while waiting:
        kind = waiting.pop(0)
        if kind not in found:
            described = kinds.type_info(kind)
            assert isinstance(described, kinds.StructType)
            found[kind] = interface(described, kind in given)
            waiting += [inner for field in described.fields for inner in structs_in(field.type)]
    return list(found.values())


def interface(described: kinds.StructType, given: bool) -> str:
    """What we send has every field but those that are unset; what we are given may leave out defaults."""
    lines = []
    if described.tag_field is not None:
        lines.append(f"  {described.tag_field}: '{described.tag}'")
    for field in described.fields:
        mark = "?" if not field.required and (given or is_unset(field)) else ""
        lines.append(f"  {field.encode_name}{mark}: {typescript(field.type)}")
    return "\n".join([f"export interface {described.cls.__name__} {{", *lines, "}", ""])


def is_unset(field: kinds.Field) -> bool:
    """It may be left out, but has no value then."""
    return field.default is NODEFAULT and field.default_factory is NODEFAULT


def typescript(kind: kinds.Type) -> str:
    """A type in TypeScript's words. Kinds that the wire does not use are not known here."""
    if isinstance(kind, kinds.Metadata):
        return typescript(kind.type)
    if isinstance(kind, kinds.UnionType):
        return " | ".join(typescript(one) for one in kind.types)
    if isinstance(kind, kinds.LiteralType):
        return " | ".join(f"'{value}'" for value in kind.values)
    if isinstance(kind, kinds.ListType):
        inner = typescript(kind.item_type)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if isinstance(kind, kinds.DictType):
        return f"Record<string, {typescript(kind.value_type)}>"
    if isinstance(kind, kinds.StructType):
        return kind.cls.__name__
    return SIMPLE[type(kind)]


def structs_in(kind: kinds.Type) -> list[type[Struct]]:
    if isinstance(kind, kinds.StructType):
        return [kind.cls]
    if isinstance(kind, kinds.UnionType):
        return [found for one in kind.types for found in structs_in(one)]
    if isinstance(kind, kinds.ListType):
        return structs_in(kind.item_type)
    if isinstance(kind, kinds.DictType):
        return structs_in(kind.value_type)
    if isinstance(kind, kinds.Metadata):
        return structs_in(kind.type)
    return []


if __name__ == "__main__":
    main()
