"""The table of Silhouette: cards, piles, and the words that were said.

The numbers in comments are those of docs/rules/silhouette.md.

Which picture a card shows is drawn when it is turned up for the first time: before, it is nowhere written,
and nobody can spy it out. Whoever takes part has seen all that was turned up.
"""

from typing import Final

from hameau.engine.machine import bit, grid, i64, popcount
from hameau.engine.state import TEXT_WORDS, State
from hameau.games.silhouette.rules.box import CARDS, Box

SEATS: Final = 6
PAIRS: Final = 24  # that can be taken
SAID: Final = PAIRS + SEATS  # words that took a pair, and those rejected in this turn
ALL_CARDS: Final = 0xFFFFFFFFFFFF
NOBODY: Final = -1
NO_WORD: Final = -1

# who decided about a word
TABLE: Final = 0
LEXICON: Final = 1
INSISTED: Final = 2


class Table(State):
    """What lies there, and what was said."""

    def __init__(self, box: Box, seats: i64, language: i64) -> None:
        super().__init__(seats)
        self.box: Box = box
        self.language: i64 = language
        self.motif: list[i64] = [0] * CARDS  # by place, plus 1; 0 while nobody has seen it
        self.seen: list[i64] = [0] * CARDS  # by place: which turning up was the last; 0: none
        self.turnings: i64 = 0  # cards that were turned up so far
        self.gone: i64 = 0  # places whose card was taken, as bits
        self.owner: list[i64] = [0] * CARDS  # by motif: the seat that has it, plus 1
        self.open: list[i64] = [0] * 2  # the places that lie open, plus 1, in the order of turning
        self.swapped: i64 = 0  # which of the two is replaced, plus 1
        self.helper: i64 = 0  # the motif that replaces it, plus 1
        # the words: first those that took a pair, in their order; from PAIRS on those rejected in this turn
        self.taken: i64 = 0
        self.tried: i64 = 0
        self.said_seat: list[i64] = [0] * SAID
        self.said_a: list[i64] = [0] * SAID  # the motifs
        self.said_b: list[i64] = [0] * SAID
        self.said_by: list[i64] = [0] * SAID  # who decided
        self.said_hidden: list[i64] = [0] * SAID  # 1: somebody covered it
        self.said_code: list[i64] = [0] * SAID
        self.said_text: list[list[i64]] = grid(SAID, TEXT_WORDS)

    # -- cards ---------------------------------------------------------------------------------------------

    def unseen(self) -> i64:
        """The motifs that nobody has seen yet, as bits."""
        left: i64 = ALL_CARDS
        for place in range(CARDS):
            if self.motif[place] != 0:
                left &= ~bit(self.motif[place] - 1)
        return left

    def lies_open(self, place: i64) -> bool:
        return self.open[0] == place + 1 or self.open[1] == place + 1

    def left(self) -> i64:
        """How many cards still lie there."""
        return CARDS - popcount(self.gone)

    def shown(self, card: i64) -> i64:
        """8.3: the motif that counts for the first or the second open card."""
        if self.swapped == card + 1:
            return self.helper - 1
        return self.motif[self.open[card] - 1] - 1

    def pile(self, seat: i64) -> i64:
        """How many cards a seat has."""
        cards: i64 = 0
        for motif in range(CARDS):
            if self.owner[motif] == seat + 1:
                cards += 1
        return cards

    # -- words ---------------------------------------------------------------------------------------------

    def was_said(self, code: i64) -> bool:
        """5.5: has the word taken a pair in this match?"""
        for row in range(self.taken):
            if self.said_code[row] == code:
                return True
        return False

    def was_tried(self, code: i64) -> bool:
        """5.6: was it rejected in this turn?"""
        for row in range(PAIRS, PAIRS + self.tried):
            if self.said_code[row] == code:
                return True
        return False

    def is_plain(self, code: i64, a: i64, b: i64) -> bool:
        """5.4: is it what one of the two pictures is called?"""
        return code == self.box.name[self.language][a] or code == self.box.name[self.language][b]

    def may_say(self, code: i64, a: i64, b: i64) -> bool:
        return not (self.was_said(code) or self.was_tried(code) or self.is_plain(code, a, b))

    def known_word(self, a: i64, b: i64) -> i64:
        """5.7: the first word of the lexicon for two motifs that may still be said, or NO_WORD."""
        word: i64 = self.box.entry[self.language][CARDS * a + b]
        while word != 0:
            if self.may_say(self.box.code[word - 1], a, b):
                return word - 1
            word = self.box.following[word - 1]
        return NO_WORD

    def in_lexicon(self, code: i64, a: i64, b: i64) -> bool:
        """7.1: does the lexicon have this word for these motifs?"""
        word: i64 = self.box.entry[self.language][CARDS * a + b]
        while word != 0:
            if self.box.code[word - 1] == code:
                return True
            word = self.box.following[word - 1]
        return False
