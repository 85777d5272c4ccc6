"""The honest planner: knows what a player knows, and looks a few cards ahead.

It tries what the open card can do, keeps what costs least, and for each of these averages over the cards that
may come next what the best answer to them would be worth, and so on to some depth. There it estimates the
chance that all wishes will be met in time.
"""

from math import exp
from typing import Final

from hameau.engine.machine import bit, grid, i64, popcount, released
from hameau.games.chevoux.bots.judgement import Chevoux
from hameau.games.chevoux.bots.sketch import DEEPEST, WISH, Sketch
from hameau.games.chevoux.rules.box import CARDS
from hameau.games.chevoux.rules.course import ALL_CARDS, NOTHING, POPULATE
from hameau.games.chevoux.rules.village import ROWS

ROOT: Final = 7  # the look at the decision itself
WIDEST: Final = 64


class Planner:
    """Thinks about one decision."""

    def __init__(self) -> None:
        self.depth: i64 = 2  # cards ahead
        self.width: list[i64] = [0] * DEEPEST  # moves kept, so many cards before the end of the look ahead
        self.a_wish: float = 2.2
        self.a_card: float = 0.25
        self.a_point: float = 0.02
        self.kept: list[list[i64]] = grid(DEEPEST, WIDEST)
        self.best: i64 = 0
        self.value: float = 0.0

    def think(self, state: Chevoux, village: Sketch) -> None:
        """Find the best move of the open card; other threads run meanwhile."""
        with released:
            self.decide(state, village)

    def decide(self, state: Chevoux, village: Sketch) -> None:
        village.learn(state)
        village.visit(state)
        rounds: i64 = state.last_round() - state.round
        self.best = NOTHING
        self.value = -1.0
        village.look(state.card, ROOT)
        kept: i64 = self.keep(village, ROOT, self.width[self.depth + 1])
        for place in range(kept):
            move: i64 = self.kept[ROOT][place]
            village.make(move)
            hope: float = self.hope(village, state.deck, rounds, self.depth)
            village.unmake(move)
            if hope > self.value:
                self.value = hope
                self.best = move
        self.consider_people(state, village, rounds)

    def consider_people(self, state: Chevoux, village: Sketch, rounds: i64) -> None:
        coming: i64 = min(state.box.people[state.card], state.supply)
        if coming == 0:
            return
        before: i64 = village.taken
        for cell in range(state.rows * 6):
            if state.may_settle(state.card, cell):
                village.taken = before | bit(cell)
                hope: float = self.hope(village, state.deck, rounds, self.depth)
                village.taken = before
                gain: i64 = coming if state.people[cell] else coming + 2
                hope *= 1.0 + self.a_point * float(gain)
                if hope > self.value:
                    self.value = hope
                    self.best = POPULATE + cell

    def keep(self, village: Sketch, depth: i64, most: i64) -> i64:
        """The moves of a look that cost least, in order; how many."""
        kept: i64 = 0
        count: i64 = village.count[depth]
        while kept < most and kept < count:
            best: i64 = 0
            least: i64 = village.worth[depth][0]
            for place in range(1, count):
                if village.worth[depth][place] < least:
                    least = village.worth[depth][place]
                    best = place
            self.kept[depth][kept] = village.move[depth][best]
            village.worth[depth][best] = bit(30)
            kept += 1
        return kept

    def hope(self, village: Sketch, deck: i64, rounds: i64, depth: i64) -> float:
        """What the village is worth before the next card is turned up."""
        left: i64 = popcount(deck) - 1
        if village.rows == ROWS and village.open == 0:
            return 1.0
        if left == 0:
            if rounds == 0:
                return 0.0
            if village.rows < ROWS:
                return self.estimate(village.open, 5 * rounds)
            deck = ALL_CARDS
            rounds -= 1
            left = 5
        if depth == 0:
            return self.estimate(village.open, left + 5 * rounds)
        total: float = 0.0
        for card in range(CARDS):
            if deck & bit(card):
                total += self.answer(village, card, deck & ~bit(card), rounds, depth)
        return total / float(left + 1)

    def answer(self, village: Sketch, card: i64, deck: i64, rounds: i64, depth: i64) -> float:
        """What the village is worth with this card open."""
        village.look(card, depth)
        after: i64 = popcount(deck) - 1 + 5 * rounds
        least: i64 = village.worth[depth][0]
        for place in range(village.count[depth]):
            least = min(least, village.worth[depth][place])
        if village.rows == ROWS and least == 0:
            return 1.0
        if after == 0:
            return 0.0
        if depth == 1:
            return self.estimate(least, after)
        best: float = 0.0
        kept: i64 = self.keep(village, depth, self.width[depth])
        for place in range(kept):
            move: i64 = self.kept[depth][place]
            village.make(move)
            hope: float = self.hope(village, deck, rounds, depth - 1)
            village.unmake(move)
            if hope > best:
                best = hope
        return best

    def estimate(self, cost: i64, cards: i64) -> float:
        """The chance to meet all wishes with so many cards to come."""
        return exp(-self.a_wish * float(cost) / float(WISH) / (1.0 + self.a_card * float(cards)))
