"""What all see alike of a position: made once for all eyes, and its parts once for as long as they last.

A part of a view is made by a function that is given every number it shows, and never a state: whoever asks
for the same numbers again may get the same part again, whatever else has changed and at whatever table. Only
what all may see is kept so: how long a view takes must not tell what somebody holds.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeVar

from hameau.engine.state import State

Content = TypeVar("Content")
Position = TypeVar("Position", bound=State)
Made = TypeVar("Made")
Kept = Any  # an lru_cache, which has no type of its own
KEPT: list[Kept] = []  # all functions whose parts are kept


def kept(make: Callable[..., Made]) -> Callable[..., Made]:
    """Keep the parts that a function made last, by all that it was given."""
    found = lru_cache(8192)(make)
    KEPT.append(found)
    return found


def for_all_eyes(make: Callable[[Content, Position], Made]) -> Callable[[Content, Position], Made]:
    """Keep what was made for the position that somebody looked at last: usually others look at it next."""
    last: tuple[Content, bytes, Made] | None = None

    def seen(content: Content, state: Position) -> Made:
        nonlocal last
        known, position = last, state.dump()
        if known is None or known[0] is not content or known[1] != position:
            known = last = content, position, make(content, state)
        return known[2]

    return seen
