"""The oracle: knows the pile and every card to come, and looks for a plan that meets all wishes.

A beam: of all villages that can be reached with a card the most promising are kept, each once, and the next
card is tried on them. What it finds is a plan, which the rules can check; that it finds none proves nothing.
"""

from typing import Final

from hameau.engine.machine import bit, grid, i64, popcount, released
from hameau.engine.state import LOW_WORD, MULTIPLIER
from hameau.games.chevoux.bots.judgement import Chevoux
from hameau.games.chevoux.bots.sketch import Sketch
from hameau.games.chevoux.rules.box import CARD_RULE, CARDS, KINDS, SETS, SUN
from hameau.games.chevoux.rules.course import POPULATE, SWAP
from hameau.games.chevoux.rules.village import CELLS, COLUMNS

WIDEST: Final = 1024  # villages that are kept
MOST_CARDS: Final = 128
MOST_ROWS: Final = 8
CANDIDATES: Final = 1 << 19
NONE: Final = -1
KEYS: Final = 1 << 13
SLOTS: Final = 1 << 12
A_COST: Final = 4  # against the points; an open wish costs 8 or more
NO_COST: Final = 2048  # the key of a village without cost and points


class Oracle:
    """Searches one future."""

    def __init__(self) -> None:
        # the future, the open card first
        self.cards: i64 = 0
        self.card: list[i64] = [0] * MOST_CARDS
        self.grows: list[i64] = [0] * MOST_CARDS  # 1: a row is laid before that card
        self.row: list[list[i64]] = grid(MOST_ROWS, COLUMNS)  # by the number of rows that lie then
        # worth of people
        self.people: list[i64] = [0] * CARDS
        self.dwelling: i64 = 0
        self.a_person: i64 = 0
        self.a_home: i64 = 0  # a dwelling that is no longer empty
        # two layers of villages, in hand and to come; the second begins at WIDEST
        self.tile: list[list[i64]] = grid(2 * WIDEST, CELLS)
        self.taken: list[i64] = [0] * (2 * WIDEST)
        self.points: list[i64] = [0] * (2 * WIDEST)
        self.supply: list[i64] = [0] * (2 * WIDEST)
        self.size: i64 = 0
        # how each village came about
        self.came_by: list[list[i64]] = grid(MOST_CARDS, WIDEST)
        self.came_from: list[list[i64]] = grid(MOST_CARDS, WIDEST)
        # what can be reached with a card
        self.candidates: i64 = 0
        self.parent: list[i64] = [0] * CANDIDATES
        self.move: list[i64] = [0] * CANDIDATES
        self.after: list[i64] = [0] * CANDIDATES  # the next one of the same key
        self.first: list[i64] = [0] * KEYS  # the first one of each key
        # villages met in this layer
        self.mark: list[list[i64]] = grid(KINDS, CELLS)
        self.slot: list[i64] = [0] * SLOTS
        self.moment: list[i64] = [0] * SLOTS
        self.now: i64 = 0
        # what was found
        self.solved: i64 = 0
        self.best_points: i64 = 0
        self.plan: list[i64] = [0] * MOST_CARDS

    def search(self, state: Chevoux, village: Sketch, width: i64, a_point: i64) -> None:
        """Look for a plan from here on; a point is worth so much, an open wish 36 or more."""
        with released:
            self.follow(state, village, width, a_point)

    def follow(self, state: Chevoux, village: Sketch, width: i64, a_point: i64) -> None:
        self.begin(state, village)
        half: i64 = 0
        for step in range(self.cards):
            if self.grows[step]:
                self.grow(village, half)
            self.clear_candidates()
            for number in range(self.size):
                self.enter(village, half + number)
                self.reach(village, half + number, self.card[step], a_point)
            self.choose(village, step, half, width)
            half = WIDEST - half
        self.finish(village, half)

    # -- the villages in hand ------------------------------------------------------------------------------

    def begin(self, state: Chevoux, village: Sketch) -> None:
        village.learn(state)
        village.visit(state)
        self.dwelling = state.box.dwelling
        self.a_person = state.box.point_a_person
        self.a_home = -state.box.points_an_empty
        for card in range(CARDS):
            self.people[card] = state.box.people[card]
        for cell in range(CELLS):
            self.tile[0][cell] = state.tile[cell]
        self.taken[0] = village.taken
        self.supply[0] = state.supply
        self.points[0] = self.a_person * state.inhabitants() + self.a_home * popcount(village.taken)
        self.size = 1
        self.solved = 0
        self.draw_marks()

    def draw_marks(self) -> None:
        """A random word for each tile on each cell; together they tell villages apart."""
        word: i64 = MULTIPLIER
        for kind in range(KINDS):
            for cell in range(CELLS):
                word = MULTIPLIER * (word & LOW_WORD) + (word >> 32)
                self.mark[kind][cell] = word

    def grow(self, village: Sketch, half: i64) -> None:
        """The next row, in every village."""
        for number in range(self.size):
            for column in range(COLUMNS):
                self.tile[half + number][village.rows * COLUMNS + column] = self.row[village.rows][column]
        village.rows += 1

    def enter(self, village: Sketch, node: i64) -> None:
        """Stand in one of the villages."""
        for number in range(SUN, SETS):
            village.cells[number] = 0
        for cell in range(village.rows * COLUMNS):
            kind: i64 = self.tile[node][cell]
            village.tile[cell] = kind
            village.toggle(village.sets[kind], bit(cell))
        village.taken = self.taken[node]
        village.weigh()

    # -- what a card reaches -------------------------------------------------------------------------------

    def reach(self, village: Sketch, node: i64, card: i64, a_point: i64) -> None:
        """Everything that can be done with the card in the village that was entered."""
        village.look(card, 0)
        points: i64 = a_point * self.points[node]
        for place in range(village.count[0]):
            self.note(node, village.move[0][place], NO_COST + A_COST * village.worth[0][place] - points)
        coming: i64 = min(self.people[card], self.supply[node])
        if coming == 0 or a_point == 0:
            return
        for cell in range(village.rows * COLUMNS):
            if village.tile[cell] == self.dwelling and village.grief(CARD_RULE + card, cell) == 0:
                gain: i64 = a_point * self.gain(coming, village.taken >> cell & 1)
                self.note(node, POPULATE + cell, NO_COST + A_COST * village.open - points - gain)

    def gain(self, coming: i64, lived_in: i64) -> i64:
        """Points for people who come."""
        return self.a_person * coming + (0 if lived_in else self.a_home)

    def clear_candidates(self) -> None:
        self.candidates = 0
        for key in range(KEYS):
            self.first[key] = NONE

    def note(self, node: i64, move: i64, key: i64) -> None:
        place: i64 = self.candidates
        if place < CANDIDATES:
            list_of: i64 = min(max(key, 0), KEYS - 1)
            self.parent[place] = node
            self.move[place] = move
            self.after[place] = self.first[list_of]
            self.first[list_of] = place
            self.candidates = place + 1

    # -- what is kept --------------------------------------------------------------------------------------

    def choose(self, village: Sketch, step: i64, half: i64, width: i64) -> None:
        """The most promising candidates become the villages to come, each arrangement once."""
        self.now += 1
        self.size = 0
        for key in range(KEYS):
            place: i64 = self.first[key]
            while place != NONE and self.size < width:
                self.take(village, step, half, place)
                place = self.after[place]

    def take(self, village: Sketch, step: i64, half: i64, place: i64) -> None:
        """Add a village, if it is a new one."""
        old: i64 = self.parent[place]
        new: i64 = WIDEST - half + self.size
        move: i64 = self.move[place]
        self.enter(village, old)
        self.points[new] = self.points[old]
        self.supply[new] = self.supply[old]
        if move < POPULATE or move >= SWAP:
            village.shift(move, False)
        else:
            coming: i64 = min(self.people[self.card[step]], self.supply[old])
            self.points[new] += self.gain(coming, village.taken >> (move - POPULATE) & 1)
            self.supply[new] -= coming
            village.taken |= bit(move - POPULATE)
        if self.is_new(village):
            for cell in range(village.rows * COLUMNS):
                self.tile[new][cell] = village.tile[cell]
            self.taken[new] = village.taken
            self.came_by[step][self.size] = move
            self.came_from[step][self.size] = old - half
            self.size += 1

    def is_new(self, village: Sketch) -> bool:
        """Not met in this layer; arrangements that differ only in how many live where are the same."""
        word: i64 = village.taken * MULTIPLIER
        for cell in range(village.rows * COLUMNS):
            word ^= self.mark[village.tile[cell]][cell]
        place: i64 = (word ^ word >> 20 ^ word >> 40) & (SLOTS - 1)
        while self.moment[place] == self.now:
            if self.slot[place] == word:
                return False
            place = (place + 1) & (SLOTS - 1)
        self.moment[place] = self.now
        self.slot[place] = word
        return True

    # -- the plan ------------------------------------------------------------------------------------------

    def finish(self, village: Sketch, half: i64) -> None:
        """The best of the villages that lack nothing, and how it came about."""
        best: i64 = -1
        for number in range(self.size):
            self.enter(village, half + number)
            if village.open == 0 and (best < 0 or self.points[half + number] > self.best_points):
                best = number
                self.best_points = self.points[half + number]
        if best < 0:
            return
        self.solved = 1
        for back in range(self.cards):
            step: i64 = self.cards - 1 - back
            self.plan[step] = self.came_by[step][best]
            best = self.came_from[step][best]
