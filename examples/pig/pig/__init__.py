"""Pig: roll on, or hold before the one."""

from collections.abc import Mapping

from msgspec import Struct

from hameau.engine.border import Border
from hameau.engine.game import Game
from pig.rules import EVENTS, GOAL, LAWS, MOVES, Pig


class View(Struct, frozen=True):
    """What a seat may see: here all, since nothing is hidden. What is not named is not shown."""

    active: int
    turn: int
    kept: list[int]


def build(content: None, seats: int, options: Mapping[str, str]) -> Pig:
    """A state before its set-up."""
    return Pig(seats)


def view(content: None, state: Pig, seat: int | None) -> View:
    return View(state.active, state.turn, list(state.kept)[: state.seats])


def outcome(content: None, state: Pig) -> tuple[str, dict[str, str | int]]:
    """Why it ended: a message, and its facts."""
    return "won", {"points": max(state.kept)}


def find_wrong(content: None, state: Pig) -> str | None:
    """Why no match can lead to this position; None if one can."""
    won = [seat for seat in range(state.seats) if state.kept[seat] >= GOAL]
    if not 0 <= state.active < state.seats or state.turn < 0 or min(state.kept) < 0:
        return "a number is out of bounds"
    if state.waiting != (0 if won else 1 << state.active) or won not in ([], [state.active]):
        return "only the active seat is waited for, until it has won"
    return "who has won holds no die" if won and state.turn else None


GAME = Game(
    key="pig",
    title="Pig",
    version=1,
    seats=(2, 3, 4, 5, 6),
    minutes=10,
    credits="traditional",
    build=build,
    border=Border(__name__, MOVES, LAWS, EVENTS),
    view=view,
    outcome=outcome,
    find_wrong=find_wrong,
)
