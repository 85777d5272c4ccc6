"""Pig: the rules, in the order of rules.md, whose numbers stand in the comments. Compiled to C."""

from typing import Final

from hameau.engine.declared import Events, Laws, Moves
from hameau.engine.machine import bit, i64
from hameau.engine.state import EVERYONE, State

SEATS: Final = 6
PIPS: Final = 6
GOAL: Final = 100
ENOUGH: Final = 20  # points of a turn for which a sensible player holds

MOVES: Final = Moves()
ROLL: Final = MOVES.add("roll")
HOLD: Final = MOVES.add("hold")

LAWS: Final = Laws()
NOTHING_TO_HOLD: Final = LAWS.add("nothing-to-hold", "1.4")

EVENTS: Final = Events()
ROLLED: Final = EVENTS.add("rolled", a="pips")
LOST: Final = EVENTS.add("lost", a="turn")
HELD: Final = EVENTS.add("held", a="turn", b="score")


class Pig(State):
    """One match. Its fields are the position; all that happens goes through them."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.active: i64 = 0  # whose turn it is
        self.turn: i64 = 0  # points of this turn
        self.kept: list[i64] = [0] * SEATS

    def set_up(self) -> None:
        self.waiting = bit(self.active)  # 1.1

    def find_moves(self, seat: i64) -> i64:
        if not self.waiting & bit(seat):
            return 0
        self.moves[0] = ROLL
        if self.forbids(NOTHING_TO_HOLD, HOLD, self.turn == 0):  # 1.4
            return 1
        self.moves[1] = HOLD
        return 2

    def apply(self, seat: i64, move: i64) -> None:
        if move == ROLL:
            self.roll(seat)
        else:
            self.hold(seat)

    def roll(self, seat: i64) -> None:
        pips: i64 = self.below(PIPS)
        pips += 1
        self.note(ROLLED, seat, pips, 0, EVERYONE)
        if pips > 1:  # 1.2
            self.turn += pips
            return
        self.note(LOST, seat, self.turn, 0, EVERYONE)  # 1.3
        self.pass_die()

    def hold(self, seat: i64) -> None:
        self.kept[seat] += self.turn  # 1.4
        self.note(HELD, seat, self.turn, self.kept[seat], EVERYONE)
        if self.kept[seat] < GOAL:
            self.pass_die()
            return
        self.turn = 0
        self.waiting = 0  # 2.1

    def pass_die(self) -> None:
        """1.5"""
        self.turn = 0
        self.active = self.clockwise(self.active, 1)
        self.waiting = bit(self.active)

    def score(self, seat: i64) -> i64:
        return self.kept[seat]

    def result(self, seat: i64) -> float:
        return 1.0 if self.kept[seat] >= GOAL else -1.0

    def judge(self, seat: i64, move: i64) -> float:
        """Hold at twenty, or when that wins."""
        wins: bool = self.kept[seat] + self.turn >= GOAL
        return 1.0 if (move == HOLD) == (wins or self.turn >= ENOUGH) else 0.0
