"""Plays imagined matches on from one position without leaving C, and keeps what came of each."""

from typing import Final

from hameau.engine.machine import i64, released
from hameau.engine.state import State

MOST_WORLDS: Final = 4096
AS_IT_COMES: Final = -1  # no move is given: the players imagined decide everything


class Prospect:
    """What a seat may hope for, world by world.

    World by world the same luck is used for whatever is asked, so that two moves meet the same hands, dice
    and cards as far as they can: what they are worth differs less by chance than either is uncertain.
    """

    def __init__(self) -> None:
        self.points: i64 = 0  # 1: points count, 0: chances to win
        self.to_the_end: i64 = 0  # 1: whatever `look_ahead` leaves open is played on
        self.outcome: list[float] = [0.0] * MOST_WORLDS

    def look(self, root: State, scratch: State, seat: i64, move: i64, worlds: i64, seed: i64) -> None:
        """Imagine so many worlds, play the move if one is given, look ahead; other threads run meanwhile."""
        with released:
            self.look_at_all(root, scratch, seat, move, worlds, seed)

    def look_at_all(self, root: State, scratch: State, seat: i64, move: i64, worlds: i64, seed: i64) -> None:
        for world in range(worlds):
            scratch.copy_from(root)
            scratch.reseed(seed + world)
            scratch.imagine(seat)
            if move != AS_IT_COMES:
                scratch.apply(seat, move)
            scratch.look_ahead()
            if self.to_the_end:
                scratch.rehearse(0)
            self.outcome[world] = self.worth(scratch, seat)

    def worth(self, state: State, seat: i64) -> float:
        """Where a world has come to: points, which who lost has none of, or the chance to win."""
        if self.points:
            return float(state.score(seat)) if state.is_scored(seat) else 0.0
        if state.waiting:
            return (state.outlook(seat) + 1.0) / 2.0
        return (state.result(seat) + 1.0) / 2.0

    def worth_in(self, world: i64) -> float:
        """For Python: what came of one world."""
        return self.outcome[world]
