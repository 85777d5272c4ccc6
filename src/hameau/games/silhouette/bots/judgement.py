"""How a sensible player thinks: turn up what makes a word that is known, and say it."""

from typing import Final

from hameau.engine.machine import bit, i64
from hameau.games.silhouette.rules.box import CARDS
from hameau.games.silhouette.rules.course import INSIST, LEAVE, PASS, SAY, SWAP, TURN, VOTE, YIELD
from hameau.games.silhouette.rules.observation import Observation
from hameau.games.silhouette.rules.table import NO_WORD

ALL_WORDS: Final = 100  # percent of the lexicon
SPREAD: Final = 0x45D9F3B  # an odd number that mixes bits well
MASK: Final = 0xFFFFFFFF
PERCENT: Final = 100

A_PAIR: Final = 2.0  # for which one knows a word
A_HELPED_PAIR: Final = 1.5  # a card of one's own is needed for it
A_NEW_CARD: Final = 0.5
NOT_NOW: Final = -1.0


class Silhouette(Observation):
    """The rules with an opinion."""

    def judge(self, seat: i64, move: i64) -> float:
        """With the whole lexicon and a perfect memory."""
        return self.liking(seat, move, ALL_WORDS, CARDS)

    def liking(self, seat: i64, move: i64, share: i64, memory: i64) -> float:
        """What a player likes who knows this share of the lexicon, and remembers so many cards."""
        if move < SAY:
            return self.like_card(seat, move - TURN, share, memory)
        if move == SAY:
            return 1.0 if self.has_word(seat, self.shown(0), self.shown(1), share) else NOT_NOW
        if move == PASS:
            return 0.0
        if move < VOTE:
            return self.like_help(seat, (move - SWAP) // CARDS, (move - SWAP) % CARDS, share)
        if move < INSIST:
            return 1.0 if move == VOTE + LEAVE - 1 else 0.0
        return 1.0 if move == YIELD else 0.0

    # -- what one knows ------------------------------------------------------------------------------------

    def has_word(self, seat: i64, a: i64, b: i64, share: i64) -> bool:
        """Does the seat know a word for two motifs that may still be said?"""
        return self.knows(seat, a, b, share) and self.known_word(a, b) != NO_WORD

    def knows(self, seat: i64, a: i64, b: i64, share: i64) -> bool:
        """Which pairs a seat knows words for. The first card decides it: so it is new in each match."""
        if share >= ALL_WORDS:
            return True
        mixed: i64 = (min(a, b) * CARDS + max(a, b)) * CARDS + self.first
        mixed = (mixed * CARDS + self.starter * self.seats + seat) * SPREAD & MASK
        mixed = (mixed ^ mixed >> 15) * SPREAD & MASK
        return (mixed ^ mixed >> 13) % PERCENT < share

    def remembers(self, place: i64, memory: i64) -> bool:
        """Is the card among the last so many that were turned up, of those that lie there?"""
        if self.seen[place] == 0 or self.gone & bit(place) != 0:
            return False
        later: i64 = 0
        for other in range(CARDS):
            if self.seen[other] > self.seen[place] and self.gone & bit(other) == 0:
                later += 1
        return later < memory

    # -- what one likes ------------------------------------------------------------------------------------

    def like_card(self, seat: i64, place: i64, share: i64, memory: i64) -> float:
        """A card that makes a word with the open one, or with one that is remembered; else a new one."""
        if not self.remembers(place, memory):
            return A_NEW_CARD
        motif: i64 = self.motif[place] - 1
        if self.open[0] != 0:
            if self.has_word(seat, self.motif[self.open[0] - 1] - 1, motif, share):
                return A_PAIR
        elif self.finds_partner(seat, place, share, memory):
            return A_PAIR
        return A_HELPED_PAIR if self.help != 0 and self.can_help(seat, motif, share) else 0.0

    def finds_partner(self, seat: i64, place: i64, share: i64, memory: i64) -> bool:
        """Is there another card that one remembers, and a word for both?"""
        for other in range(CARDS):
            if other == place or not self.remembers(other, memory):
                continue
            if self.has_word(seat, self.motif[place] - 1, self.motif[other] - 1, share):
                return True
        return False

    def can_help(self, seat: i64, motif: i64, share: i64) -> bool:
        """Has the seat a card that makes a word with this picture?"""
        for own in range(CARDS):
            if self.owner[own] == seat + 1 and self.has_word(seat, own, motif, share):
                return True
        return False

    def like_help(self, seat: i64, card: i64, motif: i64, share: i64) -> float:
        """A card of one's own that makes a word where the open ones make none."""
        if self.has_word(seat, self.shown(0), self.shown(1), share):
            return NOT_NOW
        return A_PAIR if self.has_word(seat, motif, self.shown(1 - card), share) else NOT_NOW
