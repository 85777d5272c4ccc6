"""Matches for the tests of the engine."""

from random import Random

import hameau
from hameau.engine.match import Match

BUTTONS = hameau.game("buttons")


def played(moves: int | None = None, seats: int = 2, seed: int = 3, boards: str = "random") -> Match:
    """A match after so many moves, or at its end, played at random by a fixed seed."""
    match = BUTTONS.match(seats=seats, seed=seed, options={"boards": boards})
    play_on(match, moves, seed)
    return match


def play_on(match: Match, moves: int | None = None, seed: int = 0) -> Match:
    """Play at random, until there are so many moves or to the end; the same match."""
    choice = Random(seed)
    while match.waiting and (moves is None or len(match.history) < moves):
        seat = choice.choice(match.waiting)
        match.play(seat, choice.choice(match.moves(seat)))
    return match


def everything(match: Match) -> tuple[object, ...]:
    """All that an error must not change."""
    return (
        match.position(),
        match.names,
        dict(match.options),
        tuple(match.history),
        tuple(match.journal),
        match.record(),
        match.state.dump(),
    )
