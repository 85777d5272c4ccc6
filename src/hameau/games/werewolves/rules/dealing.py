"""Cards are dealt, and some may be put back into the box before (chapter 2)."""

from typing import Final

from hameau.engine.machine import bit, i64
from hameau.games.werewolves.rules.box import KINDS, WEREWOLF, WHITE_WEREWOLF, Box
from hameau.games.werewolves.rules.people import EVENTS, People

DEALT: Final = EVENTS.add("dealt", a="card")  # for the seat
MIDDLE: Final = EVENTS.add("saw-middle", a="first:card", b="second:card")  # for the Thief

ALL_CARDS: Final = (1 << KINDS) - 1
WOLF_CARDS: Final = 1 << WEREWOLF | 1 << WHITE_WEREWOLF


class Dealing(People):
    """From the deck to everybody's hand."""

    def __init__(self, box: Box, seats: i64) -> None:
        super().__init__(box, seats)
        # for a moment only; always empty otherwise
        self.rest: list[i64] = [0] * KINDS  # cards that are not dealt yet

    def deal(self) -> None:
        """2.5, 2.6: a card each, and with the Thief two in the middle."""
        for kind in range(KINDS):
            self.rest[kind] = self.deck[kind]
        self.put_back()
        for seat in range(self.seats):
            drawn: i64 = self.draw(self.rest, KINDS)
            self.card[seat] = drawn
            self.note(DEALT, seat, drawn, 0, bit(seat))
        if self.has_middle():
            for i in range(2):
                spare: i64 = self.draw(self.rest, KINDS)
                self.middle[i] = spare
        for left in range(KINDS):
            self.rest[left] = 0
        self.dealt = 1

    def unused(self) -> i64:
        """2.8: how many cards were put back into the box."""
        cards: i64 = 0
        for kind in range(KINDS):
            cards += self.deck[kind]
        return cards - self.seats - 2 if self.has_middle() else cards - self.seats

    def unused_wolves(self) -> i64:
        """2.9: one of them is a wolf, where the White Werewolf may be in play."""
        return 1 if self.unused() > 0 and self.deck[WHITE_WEREWOLF] > 0 else 0

    def put_back(self) -> None:
        """2.8, 2.9: out of the rest, unseen."""
        wolves: i64 = self.unused_wolves()
        for place in range(self.unused()):
            self.draw_among(WOLF_CARDS if place < wolves else ALL_CARDS & ~WOLF_CARDS)

    def draw_among(self, kinds: i64) -> i64:
        """One of the rest, of these kinds; -1 if there is none."""
        cards: i64 = 0
        for kind in range(KINDS):
            if kinds & bit(kind):
                cards += self.rest[kind]
        if cards == 0:
            return -1
        place: i64 = self.below(cards)
        for drawn in range(KINDS):
            if kinds & bit(drawn):
                if place < self.rest[drawn]:
                    self.rest[drawn] -= 1
                    return drawn
                place -= self.rest[drawn]
        return -1
