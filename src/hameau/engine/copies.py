"""Copies that leave the process: states, matches and games can be pickled and deep-copied.

A compiled state cannot say which game it belongs to, but for its class and its content; so opened games are
remembered by these.
"""

from __future__ import annotations

import copyreg
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hameau.engine.game import Game
    from hameau.engine.state import State

MOST = 256  # opened games that are remembered
OPENED: dict[tuple[type, int], tuple[Any, Game]] = {}


def remember(game: Game) -> None:
    """Let states of this game, with this content, be pickled."""
    state: Any = game.build(game.content, game.seats[0], game.check_options({}))
    copyreg.pickle(type(state), reduced)
    OPENED[owner(state)] = (content_of(state), game)
    if len(OPENED) > MOST:
        del OPENED[next(iter(OPENED))]


def owner(state: Any) -> tuple[type, int]:
    return type(state), id(content_of(state))


def content_of(state: Any) -> Any:
    """The content that its rules read."""
    return getattr(state, "box", None)


def reduced(state: State) -> tuple[Any, ...]:
    found = OPENED.get(owner(state))
    if found is None:
        raise TypeError(
            f"a {type(state).__name__} can be pickled while its game is open, and it no longer is"
        )
    return revived, (found[1], state.seats, state.dump())


def revived(game: Game, seats: int, data: bytes) -> State:
    """A state of that game in that position; its options are part of the position."""
    state = game.build(game.content, seats, game.check_options({}))
    state.restore(data)
    return state
