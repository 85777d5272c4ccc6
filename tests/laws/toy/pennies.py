"""Matching pennies: both put a coin face down; the second wins if they are equal, unless the wind turns one.

The wind is the only luck in it.
"""

from typing import Final

from hameau.engine.machine import bit, i64
from hameau.engine.state import State

COINS: Final = 2
WINDY: Final = 10  # one match in ten


class Pennies(State):
    """Both choose at the same time."""

    def __init__(self) -> None:
        super().__init__(2)
        self.coin: list[i64] = [0] * 2  # 1 or 2, 0 before
        self.wind: i64 = 0

    def set_up(self) -> None:
        self.waiting = 3

    def find_moves(self, seat: i64) -> i64:
        if not self.waiting & bit(seat):
            return 0
        for move in range(COINS):
            self.moves[move] = move
        return COINS

    def apply(self, seat: i64, move: i64) -> None:
        self.coin[seat] = move + 1
        self.waiting &= ~bit(seat)
        if self.waiting == 0:
            self.wind = int(self.below(WINDY) == 0)

    def imagine(self, seat: i64) -> None:
        if self.coin[1 - seat] > 0:
            self.coin[1 - seat] = self.below(COINS) + 1

    def result(self, seat: i64) -> float:
        matched: i64 = int(self.coin[0] == self.coin[1]) ^ self.wind
        return 1.0 if matched == seat else -1.0

    def sight(self, observer: i64, seat: i64, move: i64) -> i64:
        return seat * 4 + (move if observer == seat else COINS)


class OpenPennies(Pennies):
    """The search sees every coin."""

    def sight(self, observer: i64, seat: i64, move: i64) -> i64:
        return seat * 4 + move


class NaivePennies(Pennies):
    """A bot gets the true state."""

    def imagine(self, seat: i64) -> None:
        self.below(2)
