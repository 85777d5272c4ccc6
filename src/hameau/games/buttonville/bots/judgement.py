"""How a sensible player of Buttonville thinks: what each move is worth in points, as far as one can guess."""

from typing import Final

from hameau.engine.machine import i64, lowest_bit
from hameau.engine.state import MOVE_CODES
from hameau.games.buttonville.bots.foresight import Foresight
from hameau.games.buttonville.rules import verbs
from hameau.games.buttonville.rules.box import (
    BURN,
    COPIES,
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
    OUTDO,
    PAY,
    PLAYED,
    PRIZE,
    ROB,
    SCORING,
    SHRINK,
    SIZES,
    SORT,
    SWAP,
    SWEEP,
    TAKE,
    Box,
)
from hameau.games.buttonville.rules.course import SET_LIMIT

BUTTON: Final = 0.5
UNSEEN: Final = 0.9  # a card from the pile, beside the average of those that take part
EASY: Final = 0.25  # a card of which a set is not begun, or not better than the one that lies
PATIENCE: Final = 0.45  # how much of what one more card would bring holds a set back
FOR_POINTS: Final = 0.7  # how much of the outlook is the lead in points; the rest is victory
MANY_CARDS: Final = 1_000_003  # spreads what is seen over the numbers
LOW_BITS: Final = (1 << 40) - 1
A_BIG_LEAD: Final = 20.0  # points beyond which more of them do not matter


class Buttonville(Foresight):
    """The rules with an opinion."""

    def __init__(self, box: Box, seats: i64, selection: i64) -> None:
        super().__init__(box, seats, selection)

    # -- for the search ------------------------------------------------------------------------------------

    def sight(self, observer: i64, seat: i64, move: i64) -> i64:
        """The move, and the cards that lie open and that the observer holds: what luck shows of itself.

        A plan that does not tell them apart is made for their average, and more time makes it no better.
        """
        seen: i64 = seat * MOVE_CODES + move
        for slot in range(self.slots):
            cards: i64 = (self.hand[observer][slot] * 16 + self.forum[slot]) * 16 + self.revealed[slot]
            seen = (seen * MANY_CARDS + cards) & LOW_BITS
        return seen

    def look_ahead(self) -> None:
        """To the end, with thoughtful players."""
        while self.waiting:
            seat: i64 = lowest_bit(self.waiting)
            move: i64 = self.thoughtful_move(seat)
            self.apply(seat, move)

    def outlook(self, seat: i64) -> float:
        """Mostly the lead in points: who thinks nearly always beats the players it imagines.

        Victory alone would look the same after most moves, and say little against somebody who thinks too.
        """
        lead: float = max(-1.0, min(1.0, float(self.lead(seat)) / A_BIG_LEAD))
        return (1.0 - FOR_POINTS) * self.result(seat) + FOR_POINTS * lead

    def lead(self, seat: i64) -> i64:
        """Points more than the best of the others."""
        best: i64 = 0
        for other in range(self.seats):
            if other != seat:
                best = max(best, self.score(other))
        return self.score(seat) - best

    # -- for the greedy ------------------------------------------------------------------------------------

    def judge(self, seat: i64, move: i64) -> float:
        if move == verbs.PASS:
            return 0.0
        if move == verbs.DRAW_CARD:
            return (
                self.worth_of_risk(seat) if self.asked[self.depth - 1] == GAMBLE else self.worth_of_draw(seat)
            )
        if move < verbs.TAKE_CARD:  # the own card is better kept for another set
            return 1.0 if move == verbs.FEED_FORUM else 0.0
        if move < verbs.GIVE_CARD:
            return self.worth_of_card(seat, move - verbs.TAKE_CARD)
        if move < verbs.DISCARD_CARD:
            return self.worth_of_giving(seat, move - verbs.GIVE_CARD)
        if move < verbs.NAME_ONE:
            return self.worth_of_discard(seat, move - verbs.DISCARD_CARD)
        if move < verbs.USE_SET:
            return self.worth_of_name(seat, move - verbs.NAME_ONE)
        if move < verbs.PICK_SET:
            return self.worth_of_action(seat, move - verbs.USE_SET)
        if move < verbs.CHOOSE:
            return self.worth_of_pick(seat, move - verbs.PICK_SET)
        if move < verbs.ADD_CARDS:
            return 0.0
        if move < verbs.PLAY_SET:
            return self.worth_of_adding(seat, (move - verbs.ADD_CARDS) // 16, (move - verbs.ADD_CARDS) % 16)
        if move < verbs.BUY_SET:
            return self.worth_of_set(
                seat, (move - verbs.PLAY_SET) // COPIES, (move - verbs.PLAY_SET) % COPIES + 1
            )
        bought: float = self.worth_of_set(
            seat, (move - verbs.BUY_SET) // COPIES, (move - verbs.BUY_SET) % COPIES + 1
        )
        return bought - 2.0 * BUTTON

    # -- cards ---------------------------------------------------------------------------------------------

    def worth_of_card(self, seat: i64, slot: i64) -> float:
        """One more of these in the hand."""
        held: i64 = self.hand[seat][slot]
        more: float = self.gain_of(seat, slot, held + 1) - self.gain_of(seat, slot, held)
        return max(more, EASY) + 0.1 * float(held)

    def loss_of_card(self, seat: i64, slot: i64) -> float:
        """One less of these in the hand."""
        held: i64 = self.hand[seat][slot]
        less: float = self.gain_of(seat, slot, held) - self.gain_of(seat, slot, held - 1)
        return max(less, EASY) + 0.1 * float(held - 1)

    def worth_of_draw(self, seat: i64) -> float:
        """An unseen card: the average."""
        if self.pile + self.end_pile == 0:
            return BUTTON
        worth: float = 0.0
        for slot in range(self.slots):
            worth += self.worth_of_card(seat, slot)
        return UNSEEN * worth / float(self.slots)

    def best_in_forum(self, seat: i64) -> float:
        best: float = 0.0
        for slot in range(self.slots):
            if self.forum[slot] > 0:
                best = max(best, self.worth_of_card(seat, slot))
        return best

    def least_in_hand(self, seat: i64) -> float:
        least: float = 100.0
        for slot in range(self.slots):
            if self.hand[seat][slot] > 0:
                least = min(least, self.loss_of_card(seat, slot))
        return least

    def worth_of_giving(self, seat: i64, slot: i64) -> float:
        """In a swap for the best of the forum, else for nothing."""
        if self.asked[self.depth - 1] == SWAP:
            return self.best_in_forum(seat) - self.loss_of_card(seat, slot) - 0.2
        return -self.loss_of_card(seat, slot)

    def worth_of_discard(self, seat: i64, slot: i64) -> float:
        question: i64 = self.asked[self.depth - 1]
        if question == BURN:
            return BUTTON * float(self.other[self.depth - 1]) - self.loss_of_card(seat, slot)
        if question == SWEEP:  # from the forum
            return 0.5 - self.worth_of_card(seat, slot)
        return -self.loss_of_card(seat, slot)

    def worth_of_name(self, seat: i64, slot: i64) -> float:
        """What the others may hold of it."""
        chance: float = 0.0
        for other in range(self.seats):
            if other != seat:
                unseen: i64 = self.hand_size[other] - self.known_size[other] - self.without[other][slot]
                chance += 1.0 if self.known[other][slot] > 0 else min(0.7, float(unseen) / float(self.slots))
        return chance * self.worth_of_card(seat, slot)

    def worth_of_risk(self, seat: i64) -> float:
        """One more card, against the chance to lose all."""
        cards: float = 0.0
        for slot in range(self.slots):
            cards += float(self.revealed[slot])
        double: float = cards / float(self.slots)
        return (1.0 - double) - double * cards

    # -- sets ----------------------------------------------------------------------------------------------

    def worth_of_set(self, seat: i64, slot: i64, cards: i64) -> float:
        """Its points and its effect, less what patience might bring."""
        held: i64 = self.hand[seat][slot]
        worth: float = self.gain_of(seat, slot, cards) + self.worth_of_effect(seat, slot, cards)
        if self.turns_to_come() >= 1.0:
            after: float = self.points_for(held + 1) - self.points_for(held)
            worth -= PATIENCE * after + 0.3 * float(held - cards)
        return worth

    def worth_of_adding(self, seat: i64, place: i64, cards: i64) -> float:
        size: i64 = self.set_size[seat][place]
        worth: float = self.points_for(size + cards) - self.points_for(size)
        if self.asked[self.depth - 1] == GROW and self.turns_to_come() >= 1.0:
            worth -= 0.2 * float(cards)
        return worth + 0.01

    def worth_of_pick(self, seat: i64, place: i64) -> float:
        """The set that loses a card, goes, or is copied."""
        question: i64 = self.asked[self.depth - 1]
        slot: i64 = self.set_slot[seat][place]
        size: i64 = self.set_size[seat][place]
        if question == COPY:
            return self.worth_of_effect(seat, slot, self.other[self.depth - 1])
        if question == SET_LIMIT:
            return -self.points_for(size)
        return self.points_for(size - 1) - self.points_for(size) - (0.5 if size == 1 else 0.0)

    def worth_of_action(self, seat: i64, place: i64) -> float:
        slot: i64 = self.set_slot[seat][place]
        return self.worth_of_steps(seat, slot, self.set_size[seat][place]) - 0.05

    # -- effects -------------------------------------------------------------------------------------------

    def worth_of_effect(self, seat: i64, slot: i64, x: i64) -> float:
        """Of playing a set of X cards."""
        when: i64 = self.when(slot)
        if when == PLAYED or when == SCORING:
            return self.worth_of_steps(seat, slot, x)
        return 0.5 * min(4.0, self.turns_to_come() + 1.0)

    def worth_of_steps(self, seat: i64, slot: i64, x: i64) -> float:
        villager: i64 = self.villager[slot]
        worth: float = 0.0
        for step in range(self.box.steps[villager]):
            amount: i64 = self.box.fixed[villager][step] + self.box.a_card[villager][step] * x
            worth += self.worth_of_step(
                seat, slot, x, self.box.verb[villager][step], amount, self.box.other[villager][step]
            )
        return worth

    def worth_of_step(self, seat: i64, slot: i64, x: i64, verb: i64, amount: i64, other: i64) -> float:
        n: float = float(amount)
        card: float = 1.2 if self.turns_to_come() >= 1.0 else 0.2
        if verb == DRAW or verb == FISH:
            return card * n
        if verb == GAIN:
            return BUTTON * n
        if verb == PAY:
            return -BUTTON * n
        if verb == PRIZE:
            return BUTTON * n * min(float(x), 4.0) * 0.8
        if verb == ROB:
            return 2.0 * BUTTON * float((self.buttons[self.right_of(seat)] + 1) // 2) if x >= amount else 0.0
        if verb == TAKE:
            return card / 1.2 * n * self.best_in_forum(seat)
        if verb == GIVE or verb == DISCARD:
            return -n * (self.least_in_hand(seat) if self.hand_size[seat] > 0 else 0.0)
        if verb == SHRINK:
            return -n * self.least_of_sets(seat)
        if verb == KEEP or verb == NAME or verb == COPY or verb == EXTRA:
            return card
        if verb == GAMBLE:
            return 2.0 * card
        if verb == SORT:
            return 1.5 * float((x + 2) * self.sets[seat]) / float(self.slots)
        if verb == JOIN:
            return self.worth_of_joining(seat, amount)
        if verb == GROW:
            return self.worth_of_growth(seat, amount)
        if verb == SIZES:
            return 0.5 * float(other)
        if verb == OUTDO:
            return float(other) if x > self.cards_laid(self.right_of(seat), slot) else 0.0
        if verb == SWAP or verb == FEED:
            return 0.3 * n
        return 0.0

    def least_of_sets(self, seat: i64) -> float:
        least: float = 100.0
        for place in range(self.sets[seat]):
            size: i64 = self.set_size[seat][place]
            loss: float = self.points_for(size) - self.points_for(size - 1)
            least = min(least, loss + (0.5 if size == 1 else 0.0))
        return least

    def worth_of_joining(self, seat: i64, most: i64) -> float:
        """Forum cards that fit own sets."""
        worth: float = 0.0
        joined: i64 = 0
        for place in range(self.sets[seat]):
            size: i64 = self.set_size[seat][place]
            if joined < most and self.forum[self.set_slot[seat][place]] > 0:
                worth += self.points_for(size + 1) - self.points_for(size)
                joined += 1
        return worth

    def worth_of_growth(self, seat: i64, most: i64) -> float:
        """Hand cards that fit one own set."""
        best: float = 0.0
        for place in range(self.sets[seat]):
            size: i64 = self.set_size[seat][place]
            cards: i64 = min(most, self.hand[seat][self.set_slot[seat][place]])
            best = max(best, self.points_for(size + cards) - self.points_for(size) - 0.2 * float(cards))
        return best
