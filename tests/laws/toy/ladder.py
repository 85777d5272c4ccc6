"""A ladder: alone, one takes either side, then one of eight rungs, of which one holds."""

from typing import Final

from hameau.engine.machine import i64
from hameau.engine.state import State

SIDES: Final = 2
RUNGS: Final = 8
GOOD: Final = 5


class Ladder(State):
    """Who imagines players knows which rung holds, and the search tries every one all the same."""

    def __init__(self) -> None:
        super().__init__(1)
        self.side: i64 = 0  # 1 or 2, 0 before
        self.rung: i64 = 0

    def set_up(self) -> None:
        self.waiting = 1

    def find_moves(self, seat: i64) -> i64:
        count: i64 = RUNGS if self.side else SIDES
        for move in range(count):
            self.moves[move] = move
        return count

    def apply(self, seat: i64, move: i64) -> None:
        if self.side == 0:
            self.side = move + 1
        else:
            self.rung = move
            self.waiting = 0

    def result(self, seat: i64) -> float:
        return 1.0 if self.rung == GOOD else -1.0

    def foresee(self, seat: i64, move: i64) -> float:
        return 1.0 if move == GOOD else 0.0


class TrustedLadder(Ladder):
    """The search trusts those players."""

    def has_policy(self) -> bool:
        return True


class WrongLadder(TrustedLadder):
    """They are wrong: the rung that holds is the last that they would take."""

    def foresee(self, seat: i64, move: i64) -> float:
        return -1.0 if move == GOOD else 0.0


class UnsureLadder(TrustedLadder):
    """To them all rungs look alike; they go by the weights."""

    def foresee(self, seat: i64, move: i64) -> float:
        return 0.0

    def feature(self, seat: i64, move: i64) -> i64:
        return move

    def look_ahead(self) -> None:
        while self.waiting:
            best: i64 = 0
            for move in range(1, self.find_moves(0)):
                if self.prefer(0, move) > self.prefer(0, best):
                    best = move
            self.apply(0, best)
