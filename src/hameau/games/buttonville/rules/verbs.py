"""Buttonville, the verbs: what each word of a card's effect does, with the answers it accepts (`find_…`).

A pending effect or question is a frame on a stack; the newest comes first.
"""

from typing import Final

from hameau.engine.declared import Laws, Moves
from hameau.engine.machine import bit, i64
from hameau.engine.state import EVERYONE
from hameau.games.buttonville.rules import table
from hameau.games.buttonville.rules.box import (
    COPIES,
    COPY,
    FEED,
    PLAYED,
    SLOTS,
    Box,
)
from hameau.games.buttonville.rules.table import Table

STACK: Final = 32

# frames beside the verbs of box.py
EFFECT: Final = 30  # amount: X, memory: the next step
SWAP_FOR: Final = 31  # memory: the card that is given

MOVES: Final = Moves()
PASS: Final = MOVES.add("done")  # no more, none, stop
DRAW_CARD: Final = MOVES.add("draw")
FEED_HAND: Final = MOVES.add("feed hand")
FEED_FORUM: Final = MOVES.add("feed forum", rule="6.44")
TAKE_CARD: Final = MOVES.add("take {card}", 16, first=16, rule="3.3", example="take {someone}")
GIVE_CARD: Final = MOVES.add("give {card}", 16, rule="6.4", example="give {someone}")
DISCARD_CARD: Final = MOVES.add("discard {card}", 16, rule="3.11", example="discard {someone}")
NAME_ONE: Final = MOVES.add("name {card}", 16, rule="6.36", example="name {someone}")
USE_SET: Final = MOVES.add("use {set}", 32, rule="5.6", example="use {someone}")
PICK_SET: Final = MOVES.add("pick {set}", 32, rule="5.14", example="pick {someone}")
CHOOSE: Final = MOVES.add("choose {villager}", 48, rule="2.9", example="choose {someone}")
ADD_CARDS: Final = MOVES.add(
    "add {set} x{cards}", table.MOST_SETS, 16, rule="6.25", example="add {someone} x1"
)
PLAY_SET: Final = MOVES.add("play {card} x{copies}", SLOTS, COPIES, rule="3.5", example="play {someone} x2")
BUY_SET: Final = MOVES.add(  # an extra set
    "buy {card} x{copies}", SLOTS, COPIES, first=704, rule="6.20", example="buy {someone} x2"
)

LAWS: Final = Laws()
NOT_IN_FORUM: Final = LAWS.add("not-in-forum", "3.3", "@villager:card")
ONE_SET_A_TURN: Final = LAWS.add("one-set-a-turn", "3.8")
TOO_FEW_CARDS: Final = LAWS.add("too-few-cards", "3.5", "@villager:card", "cards:held")
NO_ACTION: Final = LAWS.add("no-action", "5.6", "@villager:acting")
ACTION_USED: Final = LAWS.add("action-used", "5.6", "@villager:acting")
TOO_FEW_BUTTONS: Final = LAWS.add("too-few-buttons", "5.11", "@villager:acting", "buttons:price")
NOBODY_SELLS: Final = LAWS.add("nobody-sells", "6.20")
BUY_INSTEAD: Final = LAWS.add("buy-instead", "6.20", "@villager:acting", "example:purchase")
NOTHING_TO_TAKE: Final = LAWS.add("cannot-use", "5.12", "@villager:acting")
NOTHING_TO_PLAY: Final = LAWS.add("cannot-use", "6.21", "@villager:acting")
NOTHING_TO_LOSE: Final = LAWS.add("cannot-use", "5.11", "@villager:acting")


class Verbs(Table):
    """The verbs. `active` is always the one who acts and who is asked."""

    def __init__(self, box: Box, seats: i64) -> None:
        super().__init__(box, seats)
        self.depth: i64 = 0
        self.asked: list[i64] = [0] * STACK  # a verb that asks, EFFECT, or a part of the turn
        self.amount: list[i64] = [0] * STACK  # answers still owed
        self.other: list[i64] = [0] * STACK  # the second number of the step; for COPY its X
        self.memory: list[i64] = [0] * STACK
        self.source: list[i64] = [0] * STACK  # the slot of the villager whose effect this is
        self.place: list[i64] = [0] * STACK  # the set whose effect this is

    # -- frames --------------------------------------------------------------------------------------------

    def push(self, question: i64, amount: i64, source: i64, place: i64) -> None:
        self.asked[self.depth] = question
        self.amount[self.depth] = amount
        self.other[self.depth] = 0
        self.memory[self.depth] = 0
        self.source[self.depth] = source
        self.place[self.depth] = place
        self.depth += 1

    def pop(self) -> None:
        self.depth -= 1
        self.asked[self.depth] = 0
        self.amount[self.depth] = 0
        self.other[self.depth] = 0
        self.memory[self.depth] = 0
        self.source[self.depth] = 0
        self.place[self.depth] = 0

    def answered(self) -> None:
        """One answer less is owed."""
        self.amount[self.depth - 1] -= 1

    def done(self) -> None:
        """No more answers are owed."""
        self.amount[self.depth - 1] = 0

    # -- buttons -------------------------------------------------------------------------------------------

    def gain(self, buttons: i64, slot: i64) -> None:
        self.buttons[self.active] += buttons
        if buttons > 0:
            self.note(table.GAINED, self.active, slot, buttons, EVERYONE)

    def pay(self, buttons: i64, slot: i64) -> None:
        self.buttons[self.active] -= buttons
        self.note(table.PAID, self.active, slot, buttons, EVERYONE)

    def rob(self, victim: i64) -> None:
        """Half of the buttons, rounded up."""
        taken: i64 = (self.buttons[victim] + 1) // 2
        self.buttons[victim] -= taken
        self.buttons[self.active] += taken
        self.note(table.ROBBED, self.active, victim, taken, EVERYONE)

    # -- cards that are revealed ---------------------------------------------------------------------------

    def reveal(self) -> None:
        """As long as there are cards."""
        slot: i64 = self.turn_up()
        if slot != table.NOTHING:
            self.revealed[slot] += 1
            self.note(table.TURNED_UP, self.active, slot, 0, EVERYONE)

    def different_revealed(self) -> i64:
        different: i64 = 0
        for slot in range(self.slots):
            if self.revealed[slot] > 0:
                different += 1
        return different

    def has_doubled(self) -> bool:
        for slot in range(self.slots):
            if self.revealed[slot] > 1:
                return True
        return False

    def discard_revealed(self) -> None:
        for slot in range(self.slots):
            if self.revealed[slot] > 0:
                self.note(
                    table.DISCARDED, self.active, slot, table.REVEALED + 8 * self.revealed[slot], EVERYONE
                )
                self.discard[slot] += self.revealed[slot]
                self.revealed[slot] = 0

    def take_revealed(self) -> None:
        for slot in range(self.slots):
            while self.revealed[slot] > 0:
                self.keep(slot)

    def keep(self, slot: i64) -> None:
        self.revealed[slot] -= 1
        self.take_openly(self.active, slot)
        self.note(table.TOOK, self.active, slot, table.REVEALED, EVERYONE)

    # -- cards to choose from ------------------------------------------------------------------------------

    def list_forum(self, count: i64, move: i64) -> i64:
        for slot in range(self.slots):
            if self.forum[slot] > 0:
                self.moves[count] = move + slot
                count += 1
        return count

    def list_hand(self, count: i64, move: i64) -> i64:
        for slot in range(self.slots):
            if self.hand[self.active][slot] > 0:
                self.moves[count] = move + slot
                count += 1
        return count

    def list_sets(self, count: i64) -> i64:
        for place in range(self.sets[self.active]):
            self.moves[count] = PICK_SET + place
            count += 1
        return count

    # -- sweep: discard forum cards, then refill -----------------------------------------------------------

    def sweep(self, slot: i64) -> None:
        self.answered()
        self.from_forum(slot)
        self.discard[slot] += 1
        self.note(table.DISCARDED, self.active, slot, table.FORUM + 8, EVERYONE)

    # -- take: forum cards to the hand ---------------------------------------------------------------------

    def take(self, slot: i64) -> None:
        self.answered()
        self.from_forum(slot)
        self.take_openly(self.active, slot)
        self.note(table.TOOK, self.active, slot, table.FORUM, EVERYONE)
        self.refill_forum()

    # -- give: hand cards to the forum ---------------------------------------------------------------------

    def give(self, slot: i64) -> None:
        self.answered()
        self.leave_hand(self.active, slot, 1)
        self.to_forum(slot)
        self.note(table.GAVE, self.active, slot, 0, EVERYONE)

    # -- discard and burn: hand cards away, the latter for buttons -----------------------------------------

    def throw_away(self, slot: i64) -> None:
        self.leave_hand(self.active, slot, 1)
        self.discard[slot] += 1
        self.note(table.DISCARDED, self.active, slot, table.HAND + 8, EVERYONE)

    def burn(self, slot: i64) -> None:
        self.answered()
        self.throw_away(slot)
        self.gain(self.other[self.depth - 1], self.source[self.depth - 1])

    # -- shrink: a card of an own set away -----------------------------------------------------------------

    def shrink(self, place: i64) -> None:
        self.answered()
        slot: i64 = self.set_slot[self.active][place]
        self.discard[slot] += 1
        self.note(table.DISCARDED, self.active, slot, table.SET + 8 + 256 * place, EVERYONE)
        self.shrink_set(self.active, place)

    # -- grow: hand cards to one own set -------------------------------------------------------------------

    def find_growths(self, count: i64) -> i64:
        """Asked even if nothing fits: a question that is left out would show the hand."""
        for place in range(self.sets[self.active]):
            held: i64 = self.hand[self.active][self.set_slot[self.active][place]]
            for cards in range(1, min(held, self.amount[self.depth - 1]) + 1):
                self.moves[count] = ADD_CARDS + 16 * place + cards
                count += 1
        return count

    def grow(self, place: i64, cards: i64) -> None:
        self.done()
        slot: i64 = self.set_slot[self.active][place]
        self.leave_hand(self.active, slot, cards)
        self.add_to_set(place, cards, table.HAND)

    def add_to_set(self, place: i64, cards: i64, source: i64) -> None:
        """5.4: cards added to a set never have their effect."""
        self.set_size[self.active][place] += cards
        slot: i64 = self.set_slot[self.active][place]
        self.note(table.ADDED, self.active, slot, source + 8 * cards + 256 * place, EVERYONE)

    # -- join: forum cards to own sets, one each -----------------------------------------------------------

    def find_joins(self, count: i64) -> i64:
        for place in range(self.sets[self.active]):
            joined: i64 = self.memory[self.depth - 1] & bit(place)
            if joined == 0 and self.forum[self.set_slot[self.active][place]] > 0:
                self.moves[count] = ADD_CARDS + 16 * place + 1
                count += 1
        return count

    def join(self, place: i64) -> None:
        self.answered()
        self.memory[self.depth - 1] |= bit(place)
        self.from_forum(self.set_slot[self.active][place])
        self.add_to_set(place, 1, table.FORUM)
        self.refill_forum()

    # -- sort: revealed cards to own sets, the rest away ---------------------------------------------------

    def find_sorted(self, count: i64) -> i64:
        for place in range(self.sets[self.active]):
            if self.revealed[self.set_slot[self.active][place]] > 0:
                self.moves[count] = ADD_CARDS + 16 * place + 1
                count += 1
        return count

    def sort(self, place: i64) -> None:
        self.revealed[self.set_slot[self.active][place]] -= 1
        self.add_to_set(place, 1, table.REVEALED)

    # -- keep: revealed cards to the hand, the rest away ---------------------------------------------------

    def find_kept(self, count: i64) -> i64:
        for slot in range(self.slots):
            if self.revealed[slot] > 0:
                self.moves[count] = TAKE_CARD + slot
                count += 1
        return count

    # -- gamble: one more card, or keep them all; a villager twice, and all are lost -----------------------

    def find_gamble(self, count: i64) -> i64:
        if self.pile + self.end_pile == 0:
            return count
        self.moves[count] = DRAW_CARD
        return count + 1

    def gamble(self) -> None:
        self.reveal()
        if self.has_doubled():
            self.note(table.DOUBLED, self.active, 0, 0, EVERYONE)
            self.discard_revealed()
            self.done()

    # -- name: each other player who has that villager hands one over; if nobody does, draw ----------------

    def find_names(self, count: i64) -> i64:
        for slot in range(self.slots):
            self.moves[count] = NAME_ONE + slot
            count += 1
        return count

    def name(self, slot: i64) -> None:
        self.answered()
        self.note(table.NAMED, self.active, slot, 0, EVERYONE)
        received: i64 = 0
        for place in range(1, self.seats):
            seat: i64 = (self.active + place) % self.seats
            if self.hand[seat][slot] > 0:
                self.leave_hand(seat, slot, 1)
                self.take_openly(self.active, slot)
                self.note(table.HANDED, seat, slot, self.active, EVERYONE)
                received += 1
            else:
                self.deny(seat, slot)
                self.note(table.HAS_NONE, seat, slot, 0, EVERYONE)
        if received == 0:
            for _ in range(self.other[self.depth - 1]):
                self.draw_card(self.active)

    # -- copy: the effect of another own set, with this set's X --------------------------------------------

    def find_copies(self, count: i64) -> i64:
        for place in range(self.sets[self.active]):
            slot: i64 = self.set_slot[self.active][place]
            if self.when(slot) == PLAYED and self.box.verb[self.villager[slot]][0] != COPY:
                self.moves[count] = PICK_SET + place
                count += 1
        return count

    def copy(self, place: i64) -> None:
        x: i64 = self.other[self.depth - 1]
        slot: i64 = self.set_slot[self.active][place]
        self.done()
        self.note(table.COPIED, self.active, slot, place, EVERYONE)
        self.push(EFFECT, x, slot, place)

    # -- fish: different villagers of the discard pile -----------------------------------------------------

    def find_fish(self, count: i64) -> i64:
        for slot in range(self.slots):
            fished: i64 = self.memory[self.depth - 1] & bit(slot)
            if fished == 0 and self.discard[slot] > 0:
                self.moves[count] = TAKE_CARD + slot
                count += 1
        return count

    def fish(self, slot: i64) -> None:
        self.answered()
        self.memory[self.depth - 1] |= bit(slot)
        self.discard[slot] -= 1
        self.take_openly(self.active, slot)
        self.note(table.TOOK, self.active, slot, table.DISCARDS, EVERYONE)

    # -- swap: a hand card for a forum card ----------------------------------------------------------------

    def offer_swap(self, slot: i64) -> None:
        """The card is shown, then the forum card is chosen."""
        self.answered()
        self.admit(self.active, slot)
        self.note(table.SHOWED, self.active, slot, 0, EVERYONE)
        self.push(SWAP_FOR, 1, self.source[self.depth - 1], 0)
        self.memory[self.depth - 1] = slot

    def swap(self, slot: i64) -> None:
        given: i64 = self.memory[self.depth - 1]
        self.answered()
        self.leave_hand(self.active, given, 1)
        self.to_forum(given)
        self.note(table.GAVE, self.active, given, 0, EVERYONE)
        self.from_forum(slot)
        self.take_openly(self.active, slot)
        self.note(table.TOOK, self.active, slot, table.FORUM, EVERYONE)

    # -- feed: a card of this villager joins this set, else one leaves it for the forum --------------------

    def feed(self, slot: i64, place: i64) -> None:
        if self.forum[slot] > 0:  # asked even without one in the hand, which stays hidden so
            self.push(FEED, 1, slot, place)
        elif self.hand[self.active][slot] > 0:
            self.leave_hand(self.active, slot, 1)
            self.add_to_set(place, 1, table.HAND)
        else:
            self.deny(self.active, slot)
            self.note(table.WITHERED, self.active, slot, place, EVERYONE)
            self.to_forum(slot)
            self.shrink_set(self.active, place)

    def find_food(self, count: i64) -> i64:
        slot: i64 = self.source[self.depth - 1]
        self.moves[count] = FEED_FORUM
        if self.hand[self.active][slot] == 0:
            return count + 1
        self.moves[count + 1] = FEED_HAND
        return count + 2

    def eat(self, move: i64) -> None:
        slot: i64 = self.source[self.depth - 1]
        place: i64 = self.place[self.depth - 1]
        self.answered()
        if move == FEED_HAND:
            self.leave_hand(self.active, slot, 1)
            self.add_to_set(place, 1, table.HAND)
        else:
            self.from_forum(slot)
            self.add_to_set(place, 1, table.FORUM)
            self.refill_forum()
