"""Proves by exhaustion whether a village can still be won, when all that comes is known.

Every sequence of rearrangements is tried; people never help to win, so they are left out. One thing is
skipped, and safely: before the last card, a village in which some tile lacks something, looks only at its
neighbours, and would neither move nor get another neighbour, whichever way that card is used.
"""

from typing import Final

from hameau.engine.machine import bit, grid, i64, released
from hameau.games.chevoux.bots.judgement import Chevoux
from hameau.games.chevoux.bots.sketch import DEEPEST, Sketch
from hameau.games.chevoux.rules.box import ROTATE, SLIDE_COLUMN, SLIDE_ROW, SWAP_IN_COLUMN, SWAP_IN_ROW
from hameau.games.chevoux.rules.village import (
    AREA,
    BLOCKS,
    COLUMNS,
    IN_COLUMN,
    IN_ROW,
    LOWER,
    PAIRS_OF_ROWS,
    RING,
    ROWS,
    UPPER,
)

POSSIBLE: Final = 1
IMPOSSIBLE: Final = 0
UNKNOWN: Final = -1  # the limit was reached
CLOSED: Final = tuple(AREA[1][cell] | 1 << cell for cell in range(30))  # a cell and its neighbours
BY_ROW: Final = tuple(sum(63 << 6 * near for near in range(5) if abs(near - row) <= 1) for row in range(5))
BY_COLUMN: Final = tuple(
    sum(1 << cell for cell in range(30) if abs(cell % 6 - column) <= 1) for column in range(6)
)
BY_BLOCK: Final = tuple(
    CLOSED[ring[0]] | CLOSED[ring[1]] | CLOSED[ring[2]] | CLOSED[ring[3]] for ring in RING
)


class Proof:
    """Searches one short future to its end."""

    def __init__(self) -> None:
        self.cards: i64 = 0
        self.card: list[i64] = [0] * DEEPEST
        self.grows: list[i64] = [0] * DEEPEST  # 1: a row is laid before that card
        self.row: list[list[i64]] = grid(DEEPEST, COLUMNS)  # by the number of rows that lie then
        self.thorough: i64 = 0  # 1: skip nothing
        self.limit: i64 = 0  # villages to look at
        self.seen: i64 = 0
        self.plan: list[i64] = [0] * DEEPEST
        self.verdict: i64 = UNKNOWN

    def search(self, state: Chevoux, village: Sketch) -> None:
        """Find the verdict, and a plan if there is one. Other threads run meanwhile."""
        with released:
            village.learn(state)
            village.visit(state)
            self.seen = 0
            self.verdict = self.decide(village, 0)

    def decide(self, village: Sketch, step: i64) -> i64:
        """Can it be won from this card on?"""
        if self.grows[step]:
            self.lay_row(village)
        found: i64 = self.last(village, step) if step == self.cards - 1 else self.try_all(village, step)
        if self.grows[step]:
            self.take_row(village)
        return found

    def last(self, village: Sketch, step: i64) -> i64:
        village.look(self.card[step], step)
        for place in range(village.count[step]):
            if village.worth[step][place] == 0:
                self.plan[step] = village.move[step][place]
                return POSSIBLE
        return IMPOSSIBLE

    def try_all(self, village: Sketch, step: i64) -> i64:
        village.look(self.card[step], step)
        for place in range(village.count[step]):
            self.seen += 1
            if self.seen > self.limit:
                return UNKNOWN
            move: i64 = village.move[step][place]
            village.make(move)
            found: i64 = IMPOSSIBLE
            if step < self.cards - 2 or self.thorough or self.in_reach(village, step + 1):
                found = self.decide(village, step + 1)
            village.unmake(move)
            if found != IMPOSSIBLE:
                self.plan[step] = move
                return found
        return IMPOSSIBLE

    # -- rows to come --------------------------------------------------------------------------------------

    def lay_row(self, village: Sketch) -> None:
        for column in range(COLUMNS):
            cell: i64 = village.rows * COLUMNS + column
            village.tile[cell] = self.row[village.rows][column]
            village.toggle(village.sets[village.tile[cell]], bit(cell))
        village.rows += 1
        village.weigh()

    def take_row(self, village: Sketch) -> None:
        village.rows -= 1
        for column in range(COLUMNS):
            cell: i64 = village.rows * COLUMNS + column
            village.toggle(village.sets[village.tile[cell]], bit(cell))
            village.tile[cell] = 0
        village.weigh()

    # -- what the last card can mend -----------------------------------------------------------------------

    def in_reach(self, village: Sketch, step: i64) -> bool:
        """May one use of this card touch all tiles that lack something and look only at their neighbours?"""
        if self.grows[step]:
            return True
        lacking: i64 = 0
        for cell in range(village.rows * COLUMNS):
            if village.cost[cell]:
                lacking |= bit(cell)
        lacking &= ~village.lookers
        how: i64 = village.how[self.card[step]]
        if lacking == 0:
            return True
        if how == SLIDE_ROW:
            for row in range(ROWS):
                if not lacking & ~BY_ROW[row]:
                    return True
            return False
        if how == SLIDE_COLUMN:
            for column in range(COLUMNS):
                if not lacking & ~BY_COLUMN[column]:
                    return True
            return False
        if how == ROTATE:
            for block in range(BLOCKS):
                if not lacking & ~BY_BLOCK[block]:
                    return True
            return False
        return self.swap_in_reach(village, how, lacking)

    def swap_in_reach(self, village: Sketch, how: i64, lacking: i64) -> bool:
        count: i64 = PAIRS_OF_ROWS[village.rows]
        if how == SWAP_IN_ROW:
            count = 15 * village.rows
        elif how == SWAP_IN_COLUMN:
            count = 3 * village.rows * (village.rows - 1)
        for place in range(count):
            pair: i64 = place
            if how == SWAP_IN_ROW:
                pair = IN_ROW[place]
            elif how == SWAP_IN_COLUMN:
                pair = IN_COLUMN[place]
            if not lacking & ~(CLOSED[LOWER[pair]] | CLOSED[UPPER[pair]]):
                return True
        return False
