"""A position as one line that follows from the fields of a state: `waiting=1 pot=5 kept=12,40`.

For games that write none of their own. Whoever can hand in such a line can write any number into a field, so
what no match can lead to is refused only as far as the game's `find_wrong` knows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hameau.engine.errors import BadPosition
from hameau.engine.given import shown

if TYPE_CHECKING:
    from hameau.engine.game import Game
    from hameau.engine.state import State

MOST = 1 << 63


def write(content: Any, state: State) -> str:
    """All fields of the position but luck."""
    return " ".join(f"{name}={spell(getattr(state, name))}" for name in state.named_fields())


def spell(value: Any) -> str:
    """A number, an array or a grid."""
    if not isinstance(value, list):
        return repr(value)
    return ("/" if isinstance(value[0], list) else ",").join(map(spell, value))


def read(game: Game, content: Any, text: str) -> State:
    """The position that `write` wrote."""
    given = dict(part.partition("=")[::2] for part in text.split())
    seats = game.seats[0]
    if given.get("seats", "").isdecimal():
        seats = int(given["seats"][:4])
    if seats not in game.seats:
        raise BadPosition(f"a position of {game.key} for {seats} seats, and there are {game.seats}")
    state = game.build(content, seats, game.check_options({}))
    names = state.named_fields()
    if list(given) != names:
        raise BadPosition(f"a position of {game.key} is written {' '.join(f'{n}=…' for n in names)}")
    for name in names:
        state.write(name, numbers(name, given[name], getattr(state, name)))
    if state.waiting >> seats:
        raise BadPosition(f"waiting={state.waiting} names a seat that is not there")
    wrong = game.find_wrong(content, state) if game.find_wrong else None
    if wrong is not None:
        raise BadPosition(wrong)
    return state


def numbers(name: str, text: str, old: Any) -> Any:
    """What the text says, in the shape that the field has."""
    if isinstance(old, list):
        parts = text.split("/" if isinstance(old[0], list) else ",")
        if len(parts) != len(old):
            raise BadPosition(f"{name} has {len(old)} parts, not {len(parts)}")
        return [numbers(name, part, one) for part, one in zip(parts, old, strict=True)]
    try:
        number = type(old)(text)
    except ValueError:
        raise BadPosition(f"{name} is a number, not {shown(text)}") from None
    if not -MOST <= number < MOST:
        raise BadPosition(f"{name} is {text}, which no word of the machine holds")
    return number
