"""Buttonville, the effects: step after step. A step acts at once, or asks and goes on with the answer."""

from typing import Final

from hameau.engine.machine import i64
from hameau.games.buttonville.rules import verbs
from hameau.games.buttonville.rules.box import (
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
from hameau.games.buttonville.rules.table import (
    MOST_SETS,
)
from hameau.games.buttonville.rules.verbs import Verbs

OPTIONAL: Final = sum(1 << verb for verb in (SWEEP, BURN, GROW, JOIN, SORT, GAMBLE, FISH, SWAP))


class Effects(Verbs):
    """What a card does, step by step. `active` is always the one who acts and who is asked."""

    def __init__(self, box: Box, seats: i64) -> None:
        super().__init__(box, seats)

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

    # -- what a question accepts ---------------------------------------------------------------------------

    def find_answers(self, question: i64, count: i64) -> i64:
        """Write the answers that say more than PASS behind `count` moves; how many there are now."""
        if question == SWEEP:
            return self.list_forum(count, verbs.DISCARD_CARD)
        if question == TAKE or question == verbs.SWAP_FOR:
            return self.list_forum(count, verbs.TAKE_CARD)
        if question == SWAP and self.forum_size == 0:
            return count
        if question == GIVE or question == SWAP:
            return self.list_hand(count, verbs.GIVE_CARD)
        if question == BURN or question == DISCARD:
            return self.list_hand(count, verbs.DISCARD_CARD)
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
        if move == verbs.PASS:
            self.done()
        elif question == SWEEP:
            self.sweep(move - verbs.DISCARD_CARD)
        elif question == TAKE:
            self.take(move - verbs.TAKE_CARD)
        elif question == GIVE:
            self.give(move - verbs.GIVE_CARD)
        elif question == BURN:
            self.burn(move - verbs.DISCARD_CARD)
        elif question == DISCARD:
            self.answered()
            self.throw_away(move - verbs.DISCARD_CARD)
        elif question == SHRINK:
            self.shrink(move - verbs.PICK_SET)
        elif question == GROW:
            self.grow((move - verbs.ADD_CARDS) // 16, (move - verbs.ADD_CARDS) % 16)
        elif question == JOIN:
            self.join((move - verbs.ADD_CARDS) // 16)
        elif question == SORT:
            self.sort((move - verbs.ADD_CARDS) // 16)
        elif question == KEEP:
            self.answered()
            self.keep(move - verbs.TAKE_CARD)
        elif question == GAMBLE:
            self.gamble()
        elif question == NAME:
            self.name(move - verbs.NAME_ONE)
        elif question == COPY:
            self.copy(move - verbs.PICK_SET)
        elif question == FISH:
            self.fish(move - verbs.TAKE_CARD)
        elif question == SWAP:
            self.offer_swap(move - verbs.GIVE_CARD)
        elif question == verbs.SWAP_FOR:
            self.swap(move - verbs.TAKE_CARD)
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

    # -- 5.11: may an ACTION be used? ----------------------------------------------------------------------

    def can_use(self, seat: i64, place: i64) -> bool:
        """5.11, 5.12: its cost can be paid, and what it takes is there."""
        use: i64 = verbs.USE_SET + place
        villager: i64 = self.villager[self.set_slot[seat][place]]
        for step in range(self.box.steps[villager]):
            verb: i64 = self.box.verb[villager][step]
            amount: i64 = self.box.fixed[villager][step]
            amount += self.box.a_card[villager][step] * self.set_size[seat][place]
            if verb == PAY and self.forbids(verbs.TOO_FEW_BUTTONS, use, self.buttons[seat] < amount):
                self.closes(verbs.TOO_FEW_BUTTONS, verbs.BUY_SET, self.is_extra(place))
                return False
            if verb == DISCARD and self.forbids(verbs.NOTHING_TO_LOSE, use, self.hand_size[seat] < amount):
                return False
            if verb == SHRINK and self.forbids(verbs.NOTHING_TO_LOSE, use, self.cards_before(seat) < amount):
                return False
            if verb == TAKE and self.forbids(verbs.NOTHING_TO_TAKE, use, self.forum_size == 0):
                return False
            if verb == EXTRA and self.forbids(verbs.NOTHING_TO_PLAY, use, not self.has_more(seat)):
                self.closes(verbs.TOO_FEW_CARDS, verbs.BUY_SET, True)
                return False
        return True

    def has_more(self, seat: i64) -> bool:
        """Cards, and room for a column."""
        return self.hand_size[seat] > 0 and self.sets[seat] < MOST_SETS

    def is_extra(self, place: i64) -> bool:
        """Does its ACTION buy an extra set? That is paid and played in one."""
        villager: i64 = self.villager[self.set_slot[self.active][place]]
        return self.box.verb[villager][self.box.steps[villager] - 1] == EXTRA

    def cards_before(self, seat: i64) -> i64:
        """All cards in the sets of a player."""
        cards: i64 = 0
        for place in range(self.sets[seat]):
            cards += self.set_size[seat][place]
        return cards
