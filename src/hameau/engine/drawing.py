"""A view as text, for games that draw nothing of their own."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from hameau.engine.game import Say


def draw(view: Any, names: Sequence[str], moves: Collection[str], say: Say, width: int = 80) -> str:
    """What the seat sees, a line for each thing; what each seat has is told by their names."""
    lines = [
        f"{name.replace('_', ' ')}: {told(value, names)}"
        for name, value in msgspec.to_builtins(view).items()
        if name != "me"
    ]
    return "\n".join(line[:width].replace("[", r"\[") for line in lines)


def told(value: Any, names: Sequence[str]) -> str:
    if isinstance(value, list) and len(value) == len(names):
        return ", ".join(f"{name} {one}" for name, one in zip(names, value, strict=True))
    return str(value)
