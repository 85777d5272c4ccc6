"""What changed in what a seat sees: told instead of the whole scene, where that is shorter.

It is made from two views of the same eyes and from nothing else, so it says nothing that these eyes did not
see. At tables with dark rounds scenes have one size for all, and stay whole.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from hameau.tables import wire

encode = msgspec.json.Encoder().encode
Path = tuple[str | int, ...]


def news(scene: wire.Scene, before: Struct) -> bytes:
    """The scene as a message to somebody who sees `before` so far."""
    return encode(
        wire.News(
            scene.match,
            scene.number,
            scene.seat,
            list(changes(before, scene.view, ())),
            scene.moves,
            scene.lines,
            scene.waiting,
            scene.may_undo,
            scene.clock,
        )
    )


def may_be_news(scene: wire.Scene) -> bool:
    """Does it say nothing that news have no room for?"""
    return not (scene.whole or scene.dark or scene.debate or scene.said or scene.prompt)


def changes(old: Any, new: Any, path: Path) -> Iterator[wire.Change]:
    """Where they differ, as far down as both have the same form."""
    if old is new:
        return
    if type(old) is type(new) and isinstance(new, Struct) and not new.__struct_config__.omit_defaults:
        for name, told in zip(new.__struct_fields__, new.__struct_encode_fields__, strict=True):
            yield from changes(getattr(old, name), getattr(new, name), (*path, told))
    elif is_list_of_parts(new) and is_list_of_parts(old) and len(old) == len(new):
        for place, pair in enumerate(zip(old, new, strict=True)):
            yield from changes(*pair, (*path, place))
    elif old != new:
        yield wire.Change(list(path), new)


def is_list_of_parts(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], Struct)
