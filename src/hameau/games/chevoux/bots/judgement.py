"""How a sensible mayor thinks: as few wishes open as can be, then people."""

from math import exp
from typing import Final

from hameau.engine.machine import i64, popcount
from hameau.games.chevoux.rules.box import Box
from hameau.games.chevoux.rules.course import NOTHING, POPULATE, SWAP
from hameau.games.chevoux.rules.observation import Observation
from hameau.games.chevoux.rules.village import ROWS

# read off 8,400 matches of greedy players: how often a village with so many open wishes was won
A_WISH: Final = 2.2
A_CARD: Final = 0.25
A_ROW_TO_COME: Final = 0.35
FOR_WINNING: Final = 0.8  # of all that can be had; the rest is for the score
FROM_WORST: Final = 12.0
TO_BEST: Final = 32.0


class Chevoux(Observation):
    """The rules with an opinion."""

    def __init__(self, box: Box, seats: i64, hard: i64) -> None:
        super().__init__(box, seats, hard)

    def judge(self, seat: i64, move: i64) -> float:
        """What mends anything is best; then people, empty dwellings first; then nothing."""
        if move == NOTHING:
            return 0.1 - float(self.broken_clauses())
        if move < SWAP:
            return (0.2 if self.people[move - POPULATE] else 0.3) - float(self.broken_clauses())
        self.restructure(move)
        open_wishes: i64 = self.broken_clauses()
        self.undo_restructuring(move)
        return float(-open_wishes)

    def look_ahead(self) -> None:
        """The village as it stands tells enough."""

    def outlook(self, seat: i64) -> float:
        """The chance that all wishes will be met, and a little for people."""
        score: float = (float(self.score(seat)) + FROM_WORST) / TO_BEST
        worth: float = FOR_WINNING + (1.0 - FOR_WINNING) * min(max(score, 0.0), 1.0)
        return 2.0 * self.chance() * worth - 1.0

    def chance(self) -> float:
        """That a mayor who thinks no further meets all wishes."""
        wishes: float = float(self.broken_clauses())
        if not self.waiting:
            return 0.0 if wishes > 0.0 else 1.0
        to_come: float = float(ROWS - self.rows)
        return exp(-A_WISH * wishes / (1.0 + A_CARD * float(self.cards_left())) - A_ROW_TO_COME * to_come)

    def cards_left(self) -> i64:
        """That can still be used, the open one included."""
        return 5 * (self.last_round() - self.round) + popcount(self.deck)
