"""Buttonville on the table: piles, forum, hands and sets, and what everybody knows of them.

A villager has a number in the box, and a slot among those who take part; arrays of cards count by slot.
"""

from typing import Final

from hameau.engine.declared import Events
from hameau.engine.machine import bit, grid, i64
from hameau.engine.state import EVERYONE, State
from hameau.games.buttonville.rules.box import SLOTS, Box

SEATS: Final = 4
MOST_SETS: Final = 24  # columns before one player
NOTHING: Final = -1
TRIES: Final = 40  # deals before luck is helped to find one that nobody denied
MOST_TRIES: Final = 10_000  # before that is given up: only a position typed by hand contradicts itself
MANY_PLACES: Final = 1000  # more than a hand has

# where cards come from and go to, in events
PILE: Final = 0
FORUM: Final = 1
HAND: Final = 2
SET: Final = 3
DISCARDS: Final = 4
REVEALED: Final = 5

EVENTS: Final = Events()
FIRST: Final = EVENTS.add("starts")
CHOSE: Final = EVENTS.add("chose", a="villager")
BEGAN: Final = EVENTS.add("began", a="round:turn")
REFILLED: Final = EVENTS.add("refilled", a="villager:card")
DREW: Final = EVENTS.add("drew", a="villager:card")  # the own card
DREW_HIDDEN: Final = EVENTS.add("drew-hidden")  # somebody else's
MISSED: Final = EVENTS.add("missed")  # a button instead of a card
TOOK: Final = EVENTS.add("took", a="villager:card", b="origin")
GAVE: Final = EVENTS.add("gave", a="villager:card")
PLAYED_SET: Final = EVENTS.add("played", a="villager:card", b="cards")
USED: Final = EVENTS.add("used", a="villager:card", b="place")
GAINED: Final = EVENTS.add("gained", a="villager:card", b="buttons")
PAID: Final = EVENTS.add("paid", a="villager:card", b="buttons")
ROBBED: Final = EVENTS.add("robbed", a="victim:player", b="buttons")
DISCARDED: Final = EVENTS.add(
    "discarded", a="villager:card", b="moved"
)  # from where + 8 * cards + 256 * place
ADDED: Final = EVENTS.add("added", a="villager:card", b="moved")  # the same
TURNED_UP: Final = EVENTS.add("turned-up", a="villager:card")
DOUBLED: Final = EVENTS.add("doubled")  # the gamble is lost
NAMED: Final = EVENTS.add("named", a="villager:card")
HANDED: Final = EVENTS.add("handed", a="villager:card", b="to:player")  # the seat gives
HAS_NONE: Final = EVENTS.add("has-none", a="villager:card")
COPIED: Final = EVENTS.add("copied", a="villager:card", b="place")
SHOWED: Final = EVENTS.add("showed", a="villager:card")  # of the own hand, before it is swapped
WITHERED: Final = EVENTS.add("withered", a="villager:card", b="place")  # from a set to the forum
LAST_ROUND: Final = EVENTS.add("last-round")
SCORED: Final = EVENTS.add("scored", a="points", b="parts")  # buttons << 16 | points of END effects
ENDED: Final = EVENTS.add("ended")


class Table(State):
    """Cards and buttons. Both piles are one deck that is only counted; their sizes are kept apart."""

    def __init__(self, box: Box, seats: i64) -> None:
        super().__init__(seats)
        self.box: Box = box
        self.slots: i64 = 0  # villagers that take part
        self.villager: list[i64] = [0] * SLOTS  # the number in the box
        self.first: i64 = 0  # who began
        self.turn: i64 = 0  # turns played
        self.last_turn: i64 = 0  # turns of the whole game; 0 while the draw pile lasts
        self.active: i64 = 0
        self.pile: i64 = 0  # cards in the draw pile
        self.end_pile: i64 = 0
        self.deck: list[i64] = [0] * SLOTS  # cards of both piles
        self.forum: list[i64] = [0] * SLOTS
        self.forum_size: i64 = 0
        self.discard: list[i64] = [0] * SLOTS
        self.revealed: list[i64] = [0] * SLOTS
        self.buttons: list[i64] = [0] * SEATS
        self.hand: list[list[i64]] = grid(SEATS, SLOTS)
        self.hand_size: list[i64] = [0] * SEATS
        self.known: list[list[i64]] = grid(SEATS, SLOTS)  # cards that all saw enter the hand
        self.known_size: list[i64] = [0] * SEATS
        self.without: list[list[i64]] = grid(SEATS, SLOTS)  # so many unseen cards are certainly not this
        self.denials: i64 = 0  # 1 as soon as `without` matters
        self.sets: list[i64] = [0] * SEATS
        self.set_slot: list[list[i64]] = grid(SEATS, MOST_SETS)
        self.set_size: list[list[i64]] = grid(SEATS, MOST_SETS)
        self.set_used: list[list[i64]] = grid(SEATS, MOST_SETS)  # 1: its ACTION, or its end of turn, is done
        self.set_fresh: list[list[i64]] = grid(SEATS, MOST_SETS)  # 1: played in this turn

    # -- the piles and the forum ---------------------------------------------------------------------------

    def turn_up(self) -> i64:
        """The top card of the piles leaves them (4.3, 7.1 to 7.3); NOTHING if both are empty."""
        slot: i64 = self.draw(self.deck, self.slots)
        if slot == NOTHING:
            return NOTHING
        if self.pile > 0:
            self.pile -= 1
            if self.pile == 0:
                self.last_turn = (self.turn // self.seats + 2) * self.seats
                self.note(LAST_ROUND, self.active, 0, 0, EVERYONE)
        else:
            self.end_pile -= 1
        return slot

    def refill_forum(self) -> None:
        """4.1, 4.6: as long as there are cards."""
        while self.forum_size < self.box.forum and self.pile + self.end_pile > 0:
            slot: i64 = self.turn_up()
            self.to_forum(slot)
            self.note(REFILLED, self.active, slot, 0, EVERYONE)

    def to_forum(self, slot: i64) -> None:
        self.forum[slot] += 1
        self.forum_size += 1

    def from_forum(self, slot: i64) -> None:
        self.forum[slot] -= 1
        self.forum_size -= 1

    def draw_card(self, seat: i64) -> None:
        """An unseen card, or a button instead (4.5)."""
        slot: i64 = self.turn_up()
        if slot == NOTHING:
            self.buttons[seat] += 1
            self.note(MISSED, seat, 0, 0, EVERYONE)
        else:
            self.hand[seat][slot] += 1
            self.hand_size[seat] += 1
            self.note(DREW, seat, slot, 0, bit(seat))
            self.note(DREW_HIDDEN, seat, 0, 0, ~bit(seat))

    # -- hands, and what everybody knows of them -----------------------------------------------------------

    def take_openly(self, seat: i64, slot: i64) -> None:
        """A card that all saw joins a hand."""
        self.hand[seat][slot] += 1
        self.hand_size[seat] += 1
        self.known[seat][slot] += 1
        self.known_size[seat] += 1

    def leave_hand(self, seat: i64, slot: i64, cards: i64) -> None:
        """Cards leave a hand for a place where all see them."""
        seen: i64 = min(cards, self.known[seat][slot])
        self.hand[seat][slot] -= cards
        self.hand_size[seat] -= cards
        self.known[seat][slot] -= seen
        self.known_size[seat] -= seen
        self.loosen(seat, slot, cards - seen)

    def admit(self, seat: i64, slot: i64) -> None:
        """All learn that the seat holds at least one of these."""
        if self.known[seat][slot] == 0:
            self.known[seat][slot] = 1
            self.known_size[seat] += 1
            self.loosen(seat, slot, 1)

    def deny(self, seat: i64, slot: i64) -> None:
        """All learn that the seat holds none of these."""
        self.without[seat][slot] = self.hand_size[seat] - self.known_size[seat]
        self.denials = 1

    def loosen(self, seat: i64, slot: i64, cards: i64) -> None:
        """Unseen cards were seen; they may have been the oldest, as far as those can be of this kind."""
        if self.denials:
            least: i64 = self.without[seat][slot]
            for other in range(self.slots):
                if self.without[seat][other] > least:
                    self.without[seat][other] = max(least, self.without[seat][other] - cards)

    # -- sets ----------------------------------------------------------------------------------------------

    def lay_set(self, seat: i64, slot: i64, cards: i64) -> None:
        """3.7: always a new column."""
        place: i64 = self.sets[seat]
        self.set_slot[seat][place] = slot
        self.set_size[seat][place] = cards
        self.set_used[seat][place] = 0
        self.set_fresh[seat][place] = 1
        self.sets[seat] += 1

    def remove_set(self, seat: i64, place: i64) -> None:
        self.sets[seat] -= 1
        last: i64 = self.sets[seat]
        for i in range(place, last):
            self.set_slot[seat][i] = self.set_slot[seat][i + 1]
            self.set_size[seat][i] = self.set_size[seat][i + 1]
            self.set_used[seat][i] = self.set_used[seat][i + 1]
            self.set_fresh[seat][i] = self.set_fresh[seat][i + 1]
        self.set_slot[seat][last] = 0
        self.set_size[seat][last] = 0
        self.set_used[seat][last] = 0
        self.set_fresh[seat][last] = 0

    def shrink_set(self, seat: i64, place: i64) -> None:
        """5.19: a set without cards is gone."""
        self.set_size[seat][place] -= 1
        if self.set_size[seat][place] == 0:
            self.remove_set(seat, place)

    def when(self, slot: i64) -> i64:
        """When the effect of a villager happens."""
        return self.box.when[self.villager[slot]]

    def right_of(self, seat: i64) -> i64:
        """6.31: who moves directly before."""
        return self.seats - 1 if seat == 0 else seat - 1

    # -- 9: what is hidden ---------------------------------------------------------------------------------

    def imagine(self, seat: i64) -> None:
        """The others' unseen cards go back into the deck and are dealt anew, as far as all may know."""
        self.collect_unseen(seat)
        tries: i64 = 0
        while not self.deal_unseen(seat, tries):
            self.collect_unseen(seat)
            tries += 1

    def collect_unseen(self, seat: i64) -> None:
        for other in range(self.seats):
            if other != seat:
                for slot in range(self.slots):
                    self.deck[slot] += self.hand[other][slot] - self.known[other][slot]
                    self.hand[other][slot] = self.known[other][slot]

    def deal_unseen(self, seat: i64, tries: i64) -> bool:
        """Whole hands, the one denied most first. False if what fell to somebody was denied.

        That one hand is chosen among those that fit, the others only judged: so all deals that fit are
        equally likely. If that does not succeed soon, all are chosen, which finds one before long.
        """
        first: i64 = self.most_denied(seat)
        if not self.deal_hand(first, tries < MOST_TRIES, True):
            return False
        for other in range(self.seats):
            if other == seat or other == first:
                continue
            if not self.deal_hand(other, tries < MOST_TRIES, tries >= TRIES):
                return False
        return True

    def most_denied(self, seat: i64) -> i64:
        """Whose unseen cards are known best to be none of something."""
        found: i64 = 1 if seat == 0 else 0
        most: i64 = 0
        for other in range(self.seats):
            denied: i64 = 0
            for slot in range(self.slots):
                denied += self.without[other][slot]
            if other != seat and denied > most:
                most = denied
                found = other
        return found

    def deal_hand(self, seat: i64, strictly: bool, choosing: bool) -> bool:
        """The unseen cards of a hand. False if one was denied that is not avoided by `choosing`."""
        for place in range(self.hand_size[seat] - self.known_size[seat]):
            slot: i64 = self.pick_unseen(seat, place if strictly and choosing else MANY_PLACES)
            if slot == NOTHING or (strictly and self.without[seat][slot] > place):
                return False
            self.deck[slot] -= 1
            self.hand[seat][slot] += 1
        return True

    def pick_unseen(self, seat: i64, place: i64) -> i64:
        """A card of the deck for a place of a hand. Of the first `without` places something was denied."""
        cards: i64 = 0
        for slot in range(self.slots):
            if self.without[seat][slot] <= place:
                cards += self.deck[slot]
        if cards == 0:
            return NOTHING
        card: i64 = self.below(cards)
        for slot in range(self.slots):
            if self.without[seat][slot] <= place:
                if card < self.deck[slot]:
                    return slot
                card -= self.deck[slot]
        return NOTHING
