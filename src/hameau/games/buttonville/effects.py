"""Buttonville, the effects: what each verb of a card does, or what it asks.

A pending effect or question is a frame on a stack; the newest comes first. An effect runs its steps one after
the other: a step acts at once, or asks, and goes on when that is answered. Each verb that asks has its place
below, with the answers it accepts (`find_…`) and what they do.
"""

from typing import Final

from hameau.engine.machine import bit, i64
from hameau.engine.state import EVERYONE
from hameau.games.buttonville.box import (
    BURN,
    COPY,
    DISCARD,
    DRAW,
    EXTRA,
    FEED,
    FISH,
    GAIN,
    GAMBLE,
    GIVE,
    GROW,
    JOIN,
    KEEP,
    NAME,
    PAY,
    PLAYED,
    PRIZE,
    REVEAL,
    ROB,
    SHRINK,
    SORT,
    SWAP,
    SWEEP,
    TAKE,
    Box,
)
from hameau.games.buttonville.table import (
    ADDED,
    COPIED,
    DISCARDED,
    DISCARDS,
    DOUBLED,
    FORUM,
    GAINED,
    GAVE,
    HAND,
    HANDED,
    HAS_NONE,
    MOST_SETS,
    NAMED,
    NOTHING,
    PAID,
    REVEALED,
    ROBBED,
    SET,
    SHOWED,
    TOOK,
    TURNED_UP,
    WITHERED,
    Table,
)

STACK: Final = 32

# frames beside the verbs of box.py
EFFECT: Final = 30  # amount: X, memory: the next step
SWAP_FOR: Final = 31  # memory: the card that is given

# moves
PASS: Final = 0  # no more, none, stop
DRAW_CARD: Final = 1
FEED_HAND: Final = 2
FEED_FORUM: Final = 3
TAKE_CARD: Final = 16  # + slot
GIVE_CARD: Final = 32  # + slot
DISCARD_CARD: Final = 48  # + slot
NAME_ONE: Final = 64  # + slot
USE_SET: Final = 80  # + place
PICK_SET: Final = 112  # + place
CHOOSE: Final = 144  # + villager in the box
ADD_CARDS: Final = 192  # + 16 * place + cards
PLAY_SET: Final = 576  # + 12 * slot + cards - 1
BUY_SET: Final = 704  # the same, for an extra set

OPTIONAL: Final = sum(1 << verb for verb in (SWEEP, BURN, GROW, JOIN, SORT, GAMBLE, FISH, SWAP))


class Effects(Table):
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

    # -- 5: effects ----------------------------------------------------------------------------------------

    def take_step(self) -> None:
        """The next step of the newest effect."""
        top: i64 = self.depth - 1
        slot: i64 = self.source[top]
        villager: i64 = self.villager[slot]
        step: i64 = self.memory[top]
        if step == self.box.steps[villager]:
            self.pop()
            return
        self.memory[top] += 1
        x: i64 = self.amount[top]
        amount: i64 = self.box.fixed[villager][step] + self.box.a_card[villager][step] * x
        self.perform(self.box.verb[villager][step], amount, self.box.other[villager][step], x, slot)

    def perform(self, verb: i64, amount: i64, other: i64, x: i64, slot: i64) -> None:
        if verb == DRAW:
            for _ in range(amount):
                self.draw_card(self.active)
        elif verb == GAIN:
            self.gain(amount, slot)
        elif verb == PAY:
            self.pay(amount, slot)
        elif verb == REVEAL:
            for _ in range(amount):
                self.reveal()
        elif verb == PRIZE:
            self.gain(amount * self.different_revealed(), slot)
        elif verb == ROB:
            if x >= amount:
                self.rob(self.right_of(self.active))
        elif verb == FEED:
            self.feed(slot, self.place[self.depth - 1])
        elif verb >= SWEEP:
            if verb == GAMBLE:
                self.reveal()
            self.push(verb, amount, slot, 0)
            self.other[self.depth - 1] = x if verb == COPY else other

    def gain(self, buttons: i64, slot: i64) -> None:
        self.buttons[self.active] += buttons
        if buttons > 0:
            self.note(GAINED, self.active, buttons, slot, EVERYONE)

    def pay(self, buttons: i64, slot: i64) -> None:
        self.buttons[self.active] -= buttons
        self.note(PAID, self.active, buttons, slot, EVERYONE)

    def rob(self, victim: i64) -> None:
        """Half of the buttons, rounded up."""
        taken: i64 = (self.buttons[victim] + 1) // 2
        self.buttons[victim] -= taken
        self.buttons[self.active] += taken
        self.note(ROBBED, self.active, victim, taken, EVERYONE)

    # -- cards that are revealed ---------------------------------------------------------------------------

    def reveal(self) -> None:
        """As long as there are cards."""
        slot: i64 = self.turn_up()
        if slot != NOTHING:
            self.revealed[slot] += 1
            self.note(TURNED_UP, self.active, slot, 0, EVERYONE)

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
                self.note(DISCARDED, self.active, slot, REVEALED + 8 * self.revealed[slot], EVERYONE)
                self.discard[slot] += self.revealed[slot]
                self.revealed[slot] = 0

    def take_revealed(self) -> None:
        for slot in range(self.slots):
            while self.revealed[slot] > 0:
                self.keep(slot)

    def keep(self, slot: i64) -> None:
        self.revealed[slot] -= 1
        self.take_openly(self.active, slot)
        self.note(TOOK, self.active, slot, REVEALED, EVERYONE)

    # -- what a question accepts ---------------------------------------------------------------------------

    def find_answers(self, question: i64, count: i64) -> i64:
        """Write the answers that say more than PASS behind `count` moves; how many there are now."""
        if question == SWEEP:
            return self.list_forum(count, DISCARD_CARD)
        if question == TAKE or question == SWAP_FOR:
            return self.list_forum(count, TAKE_CARD)
        if question == SWAP and self.forum_size == 0:
            return count
        if question == GIVE or question == SWAP:
            return self.list_hand(count, GIVE_CARD)
        if question == BURN or question == DISCARD:
            return self.list_hand(count, DISCARD_CARD)
        if question == SHRINK:
            return self.list_sets(count)
        if question == GROW:
            return self.find_growths(count)
        if question == JOIN:
            return self.find_joins(count)
        if question == SORT:
            return self.find_sorted(count)
        if question == KEEP:
            return self.find_kept(count)
        if question == GAMBLE:
            return self.find_gamble(count)
        if question == NAME:
            return self.find_names(count)
        if question == COPY:
            return self.find_copies(count)
        if question == FISH:
            return self.find_fish(count)
        if question == FEED:
            return self.find_food(count)
        return count

    def answer(self, question: i64, move: i64) -> None:
        if move == PASS:
            self.done()
        elif question == SWEEP:
            self.sweep(move - DISCARD_CARD)
        elif question == TAKE:
            self.take(move - TAKE_CARD)
        elif question == GIVE:
            self.give(move - GIVE_CARD)
        elif question == BURN:
            self.burn(move - DISCARD_CARD)
        elif question == DISCARD:
            self.answered()
            self.throw_away(move - DISCARD_CARD)
        elif question == SHRINK:
            self.shrink(move - PICK_SET)
        elif question == GROW:
            self.grow((move - ADD_CARDS) // 16, (move - ADD_CARDS) % 16)
        elif question == JOIN:
            self.join((move - ADD_CARDS) // 16)
        elif question == SORT:
            self.sort((move - ADD_CARDS) // 16)
        elif question == KEEP:
            self.answered()
            self.keep(move - TAKE_CARD)
        elif question == GAMBLE:
            self.gamble()
        elif question == NAME:
            self.name(move - NAME_ONE)
        elif question == COPY:
            self.copy(move - PICK_SET)
        elif question == FISH:
            self.fish(move - TAKE_CARD)
        elif question == SWAP:
            self.offer_swap(move - GIVE_CARD)
        elif question == SWAP_FOR:
            self.swap(move - TAKE_CARD)
        elif question == FEED:
            self.eat(move)

    def close(self, question: i64) -> None:
        """What happens when a question has all its answers, or none is possible."""
        if question == SWEEP:
            self.refill_forum()
        elif question == SORT or question == KEEP:
            self.discard_revealed()
        elif question == GAMBLE:
            self.take_revealed()
        self.pop()

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
        self.note(DISCARDED, self.active, slot, FORUM + 8, EVERYONE)

    # -- take: forum cards to the hand ---------------------------------------------------------------------

    def take(self, slot: i64) -> None:
        self.answered()
        self.from_forum(slot)
        self.take_openly(self.active, slot)
        self.note(TOOK, self.active, slot, FORUM, EVERYONE)
        self.refill_forum()

    # -- give: hand cards to the forum ---------------------------------------------------------------------

    def give(self, slot: i64) -> None:
        self.answered()
        self.leave_hand(self.active, slot, 1)
        self.to_forum(slot)
        self.note(GAVE, self.active, slot, 0, EVERYONE)

    # -- discard and burn: hand cards away, the latter for buttons -----------------------------------------

    def throw_away(self, slot: i64) -> None:
        self.leave_hand(self.active, slot, 1)
        self.discard[slot] += 1
        self.note(DISCARDED, self.active, slot, HAND + 8, EVERYONE)

    def burn(self, slot: i64) -> None:
        self.answered()
        self.throw_away(slot)
        self.gain(self.other[self.depth - 1], self.source[self.depth - 1])

    # -- shrink: a card of an own set away -----------------------------------------------------------------

    def shrink(self, place: i64) -> None:
        self.answered()
        slot: i64 = self.set_slot[self.active][place]
        self.discard[slot] += 1
        self.note(DISCARDED, self.active, slot, SET + 8 + 256 * place, EVERYONE)
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
        self.add_to_set(place, cards, HAND)

    def add_to_set(self, place: i64, cards: i64, source: i64) -> None:
        """5.4: cards added to a set never have their effect."""
        self.set_size[self.active][place] += cards
        slot: i64 = self.set_slot[self.active][place]
        self.note(ADDED, self.active, slot, source + 8 * cards + 256 * place, EVERYONE)

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
        self.add_to_set(place, 1, FORUM)
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
        self.add_to_set(place, 1, REVEALED)

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
            self.note(DOUBLED, self.active, 0, 0, EVERYONE)
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
        self.note(NAMED, self.active, slot, 0, EVERYONE)
        received: i64 = 0
        for place in range(1, self.seats):
            seat: i64 = (self.active + place) % self.seats
            if self.hand[seat][slot] > 0:
                self.leave_hand(seat, slot, 1)
                self.take_openly(self.active, slot)
                self.note(HANDED, seat, slot, self.active, EVERYONE)
                received += 1
            else:
                self.deny(seat, slot)
                self.note(HAS_NONE, seat, slot, 0, EVERYONE)
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
        self.note(COPIED, self.active, slot, place, EVERYONE)
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
        self.note(TOOK, self.active, slot, DISCARDS, EVERYONE)

    # -- swap: a hand card for a forum card ----------------------------------------------------------------

    def offer_swap(self, slot: i64) -> None:
        """The card is shown, then the forum card is chosen."""
        self.answered()
        self.admit(self.active, slot)
        self.note(SHOWED, self.active, slot, 0, EVERYONE)
        self.push(SWAP_FOR, 1, self.source[self.depth - 1], 0)
        self.memory[self.depth - 1] = slot

    def swap(self, slot: i64) -> None:
        given: i64 = self.memory[self.depth - 1]
        self.answered()
        self.leave_hand(self.active, given, 1)
        self.to_forum(given)
        self.note(GAVE, self.active, given, 0, EVERYONE)
        self.from_forum(slot)
        self.take_openly(self.active, slot)
        self.note(TOOK, self.active, slot, FORUM, EVERYONE)

    # -- feed: a card of this villager joins this set, else one leaves it for the forum --------------------

    def feed(self, slot: i64, place: i64) -> None:
        if self.forum[slot] > 0:  # asked even without one in the hand, which stays hidden so
            self.push(FEED, 1, slot, place)
        elif self.hand[self.active][slot] > 0:
            self.leave_hand(self.active, slot, 1)
            self.add_to_set(place, 1, HAND)
        else:
            self.deny(self.active, slot)
            self.note(WITHERED, self.active, slot, place, EVERYONE)
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
            self.add_to_set(place, 1, HAND)
        else:
            self.from_forum(slot)
            self.add_to_set(place, 1, FORUM)
            self.refill_forum()

    # -- 5.11: may an ACTION be used? ----------------------------------------------------------------------

    def can_use(self, seat: i64, place: i64) -> bool:
        """5.11, 5.12: its cost can be paid, and what it takes is there."""
        villager: i64 = self.villager[self.set_slot[seat][place]]
        for step in range(self.box.steps[villager]):
            verb: i64 = self.box.verb[villager][step]
            amount: i64 = self.box.fixed[villager][step]
            amount += self.box.a_card[villager][step] * self.set_size[seat][place]
            if verb == PAY and self.buttons[seat] < amount:
                return False
            if verb == DISCARD and self.hand_size[seat] < amount:
                return False
            if verb == SHRINK and self.cards_before(seat) < amount:
                return False
            if verb == TAKE and self.forum_size == 0:
                return False
            if verb == EXTRA and (self.hand_size[seat] == 0 or self.sets[seat] == MOST_SETS):
                return False
        return True

    def cards_before(self, seat: i64) -> i64:
        """All cards in the sets of a player."""
        cards: i64 = 0
        for place in range(self.sets[seat]):
            cards += self.set_size[seat][place]
        return cards
