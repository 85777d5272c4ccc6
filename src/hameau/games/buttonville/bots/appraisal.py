"""What the cards and effects of Buttonville promise, about in points: the numbers behind its judgement.

All of them were tuned together, in matches against players who counted the points of the next card only.
"""

from typing import Final

from hameau.engine.machine import i64
from hameau.games.buttonville.rules.box import (
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
    MOST_SIZES,
    NAME,
    OUTDO,
    PAY,
    PLAYED,
    PRIZE,
    REVEAL,
    ROB,
    SCORING,
    SHRINK,
    SIZES,
    SORT,
    SWAP,
    TAKE,
    TURN_END,
    TURN_START,
    Box,
)
from hameau.games.buttonville.rules.course import PLAY
from hameau.games.buttonville.rules.observation import Observation

CARDS_A_TURN: Final = 3.2  # by which the pile sinks
TURN_PLAY: Final = 3  # where a turn's right to play a set lies on the stack of questions

# one more card of a villager in the hand
FOR_A_POINT: Final = 1.67  # for each point by which it betters the set one could play
FOR_HELD: Final = 0.76  # for each that one holds
BY_HELD: Final = (-0.1, -1.31, -1.27, -0.85)  # beside that, with none, one, two, three or more of them
UNNEEDED: Final = -0.53  # while a set at least as large lies
UNNEEDED_HELD: Final = 0.34

# what a step of an effect is worth
CARD: Final = 2.3  # any card, early
LATE_CARD: Final = 1.44  # in the last turns but one
CARD_TOO_MANY: Final = 0.09  # one that the limit of the hand will cost
BUTTON_GAINED: Final = 1.08
BUTTON_PAID: Final = 0.63
FOR_ROBBING: Final = 2.5  # a button, with the rival's loss
FOR_TAKING: Final = 0.43  # a card of choice, beside any card, for each point of the best
FOR_DISCARDING: Final = 1.51
FOR_NAMING: Final = 2.8  # beside any card; so the next
FOR_KEEPING: Final = 1.32
FOR_GAMBLING: Final = 2.2
FOR_COPYING: Final = 0.64
FOR_SORTING: Final = 0.73
FOR_GROWING: Final = 0.59  # a point
FOR_A_CARD_GROWN: Final = 0.98  # a card less in the hand
FOR_SIZES: Final = 0.41
FOR_OUTDOING: Final = 0.55
FOR_SWAPPING: Final = 0.83
FED_BY_FORUM: Final = 2.4  # for each such card in the forum, up to two

# what an effect is worth that comes again each turn
EACH_TURN: Final = 1.83
PAID_ACTION: Final = 2.5
DISCARD_ACTION: Final = 3.4
SHRINK_ACTION: Final = 1.3
EXTRA_ACTION: Final = 3.5
DRAW_ACTION: Final = 1.39  # more if it draws
MOST_TURNS: Final = 3.5  # that an ACTION is counted for

# what a set loses with a card
SHRUNK: Final = 0.68  # for each of its cards
LAST_OF_ACTION: Final = 4.6  # and so its effect


class Appraisal(Observation):
    """The rules with a sense of what things are worth."""

    def __init__(self, box: Box, seats: i64, selection: i64) -> None:
        super().__init__(box, seats, selection)

    # -- time, points and what is known --------------------------------------------------------------------

    def turns_to_come(self) -> float:
        """Turns that the active player has after this one, about."""
        if self.last_turn:
            return float((self.last_turn - self.turn - 1) // self.seats)
        return 1.0 + float(self.pile) / (CARDS_A_TURN * float(self.seats))

    def plays_now(self) -> i64:
        """Sets that may still be played in this turn."""
        return self.amount[TURN_PLAY] if self.asked[TURN_PLAY] == PLAY else 0

    def points_for(self, cards: i64) -> float:
        return float(self.box.points[min(cards, MOST_SIZES - 1)])

    def points_more(self, cards: i64) -> float:
        """What one card more than so many brings to a set."""
        return self.points_for(cards + 1) - self.points_for(cards)

    def largest(self, seat: i64, slot: i64) -> i64:
        """Cards in the largest own set of a villager."""
        most: i64 = 0
        for place in range(self.sets[seat]):
            if self.set_slot[seat][place] == slot:
                most = max(most, self.set_size[seat][place])
        return most

    def gain_of(self, seat: i64, slot: i64, cards: i64) -> float:
        """Points that a new set of so many cards brings: the old one goes."""
        return max(0.0, self.points_for(cards) - self.points_for(self.largest(seat, slot)))

    def unseen(self, seat: i64, slot: i64) -> i64:
        """Cards of a villager that may be anywhere, for all that the seat knows."""
        cards: i64 = self.deck[slot]
        for other in range(self.seats):
            if other != seat:
                cards += self.hand[other][slot] - self.known[other][slot]
        return cards

    def all_unseen(self, seat: i64) -> i64:
        """Of all villagers."""
        cards: i64 = self.pile + self.end_pile
        for other in range(self.seats):
            if other != seat:
                cards += self.hand_size[other] - self.known_size[other]
        return cards

    # -- cards in the hand, for their points ---------------------------------------------------------------

    def progress(self, seat: i64, slot: i64, held: i64) -> float:
        """From so many of a villager in the hand to one more."""
        if self.largest(seat, slot) > held:
            return UNNEEDED + UNNEEDED_HELD * float(held)
        return FOR_A_POINT * self.points_more(held) + FOR_HELD * float(held) + BY_HELD[min(held, 3)]

    def most_in_forum(self, seat: i64) -> float:
        best: float = 0.0
        for slot in range(self.slots):
            if self.forum[slot] > 0:
                best = max(best, self.progress(seat, slot, self.hand[seat][slot]))
        return best

    def least_progress_in_hand(self, seat: i64) -> float:
        least: float = 100.0
        for slot in range(self.slots):
            if self.hand[seat][slot] > 0:
                least = min(least, self.progress(seat, slot, self.hand[seat][slot] - 1))
        return least if self.hand_size[seat] > 0 else 0.0

    def any_card(self, seat: i64) -> float:
        """A card that comes by an effect: nothing in the last turn, little if the hand is full."""
        turns: float = self.turns_to_come()
        if turns < 1.0:
            return 0.0
        if self.hand_size[seat] >= self.box.hand and self.plays_now() == 0:
            return CARD_TOO_MANY
        return CARD if turns >= 2.0 else LATE_CARD

    # -- effects -------------------------------------------------------------------------------------------

    def promise_of_effect(self, seat: i64, slot: i64, x: i64) -> float:
        """Of playing a set of X cards. What comes again each turn counts once, and the more the earlier."""
        when: i64 = self.when(slot)
        if when == PLAYED or when == SCORING:
            return self.promise_of_steps(seat, slot, x)
        if self.largest(seat, slot) > 0:
            return 0.0
        turns: float = self.turns_to_come()
        if when == TURN_START:
            return EACH_TURN * turns * self.promise_of_steps(seat, slot, x)
        if when == TURN_END:
            return EACH_TURN * (turns + 1.0) * self.promise_of_steps(seat, slot, x)
        return self.promise_of_owning(seat, slot) * min(MOST_TURNS, turns + 1.0)

    def promise_of_owning(self, seat: i64, slot: i64) -> float:
        """An ACTION, each turn: by what it costs and whether it draws."""
        villager: i64 = self.villager[slot]
        cost: i64 = self.box.verb[villager][0]
        last: i64 = self.box.verb[villager][self.box.steps[villager] - 1]
        if last == EXTRA:
            return EXTRA_ACTION
        worth: float = PAID_ACTION
        if cost == DISCARD:
            worth = DISCARD_ACTION
        elif cost == SHRINK:
            worth = SHRINK_ACTION
        return worth + DRAW_ACTION if last == DRAW else worth

    def promise_of_steps(self, seat: i64, slot: i64, x: i64) -> float:
        villager: i64 = self.villager[slot]
        worth: float = 0.0
        shown: i64 = 0
        for step in range(self.box.steps[villager]):
            verb: i64 = self.box.verb[villager][step]
            amount: i64 = self.box.fixed[villager][step] + self.box.a_card[villager][step] * x
            if verb == REVEAL:
                shown = amount
            elif verb == SORT:
                worth += FOR_SORTING * float(shown) * self.promise_of_sorting(seat, slot, x)
            elif verb == PRIZE:
                worth += BUTTON_GAINED * float(amount * min(shown, self.slots))
            else:
                worth += self.promise_of_step(seat, slot, x, verb, amount, self.box.other[villager][step])
        return worth

    def promise_of_step(self, seat: i64, slot: i64, x: i64, verb: i64, amount: i64, other: i64) -> float:
        n: float = float(amount)
        if verb == DRAW:
            return n * self.any_card(seat)
        if verb == GAIN:
            return BUTTON_GAINED * n
        if verb == PAY:
            return -BUTTON_PAID * n
        if verb == ROB:
            return FOR_ROBBING * float((self.buttons[self.right_of(seat)] + 1) // 2) if x >= amount else 0.0
        if verb == TAKE:
            return FOR_TAKING * n * self.any_card(seat) * self.most_in_forum(seat)
        if verb == FISH:
            return float(min(amount, self.different_discarded())) * self.any_card(seat)
        if verb == GIVE:
            return -n * self.least_progress_in_hand(seat)
        if verb == DISCARD:
            return -FOR_DISCARDING * n * self.least_progress_in_hand(seat)
        if verb == SHRINK:
            return -n * self.least_loss_of_sets(seat)
        if verb == KEEP:
            return FOR_KEEPING * self.any_card(seat)
        if verb == NAME:
            return FOR_NAMING * self.any_card(seat)
        if verb == GAMBLE:
            return FOR_GAMBLING * self.any_card(seat)
        if verb == COPY:
            return FOR_COPYING * self.best_to_copy(seat, x)
        if verb == JOIN:
            return self.promise_of_joining(seat, slot, x, amount)
        if verb == GROW:
            return self.promise_of_growth(seat, slot, amount)
        if verb == SIZES:
            return FOR_SIZES * float(other) if self.can_complete(seat, x, amount) else 0.0
        if verb == OUTDO:
            return FOR_OUTDOING * float(other) if x > self.cards_laid(self.right_of(seat), slot) else 0.0
        if verb == SWAP:
            return FOR_SWAPPING * n
        if verb == FEED:
            return FED_BY_FORUM * float(min(self.forum[slot], 2))
        return 0.0

    def different_discarded(self) -> i64:
        different: i64 = 0
        for slot in range(self.slots):
            if self.discard[slot] > 0:
                different += 1
        return different

    def loss_of_shrinking(self, seat: i64, place: i64) -> float:
        """A card of an own set."""
        size: i64 = self.set_size[seat][place]
        loss: float = self.points_more(size - 1) + SHRUNK * float(size)
        if size == 1 and self.when(self.set_slot[seat][place]) != PLAYED:
            loss += LAST_OF_ACTION
        return loss

    def least_loss_of_sets(self, seat: i64) -> float:
        least: float = 100.0
        for place in range(self.sets[seat]):
            least = min(least, self.loss_of_shrinking(seat, place))
        return least

    def best_to_copy(self, seat: i64, x: i64) -> float:
        best: float = 0.0
        for place in range(self.sets[seat]):
            slot: i64 = self.set_slot[seat][place]
            if self.when(slot) == PLAYED and self.box.verb[self.villager[slot]][0] != COPY:
                best = max(best, self.promise_of_steps(seat, slot, x))
        return best

    def promise_of_sorting(self, seat: i64, slot: i64, x: i64) -> float:
        """What an unseen card adds on average to the own sets, with this one of X cards."""
        worth: float = float(self.unseen(seat, slot)) * self.points_more(x)
        for place in range(self.sets[seat]):
            kind: i64 = self.set_slot[seat][place]
            if kind != slot:
                worth += float(self.unseen(seat, kind)) * self.points_more(self.set_size[seat][place])
        return worth / float(max(1, self.all_unseen(seat)))

    def promise_of_joining(self, seat: i64, slot: i64, x: i64, most: i64) -> float:
        """Forum cards that fit own sets, this one of X cards first."""
        joined: i64 = 1 if self.forum[slot] > 0 else 0
        worth: float = self.points_more(x) if joined else 0.0
        for place in range(self.sets[seat]):
            kind: i64 = self.set_slot[seat][place]
            if kind != slot and joined < most and self.forum[kind] > 0:
                worth += self.points_more(self.set_size[seat][place])
                joined += 1
        return worth

    def promise_of_growth(self, seat: i64, slot: i64, most: i64) -> float:
        """Hand cards that fit one own set: they score, and need no turn of their own."""
        best: float = 0.0
        for place in range(self.sets[seat]):
            kind: i64 = self.set_slot[seat][place]
            if kind != slot:
                size: i64 = self.set_size[seat][place]
                cards: i64 = min(most, self.hand[seat][kind])
                points: float = self.points_for(size + cards) - self.points_for(size)
                best = max(best, FOR_GROWING * points + FOR_A_CARD_GROWN * float(cards))
        return best

    def can_complete(self, seat: i64, x: i64, sizes: i64) -> bool:
        """Is there time for sets of all these sizes, with one of X cards?"""
        missing: i64 = 0
        for size in range(1, sizes + 1):
            if size != x and not self.has_size(seat, size):
                missing += 1
        return self.turns_to_come() >= float(missing)

    def has_size(self, seat: i64, cards: i64) -> bool:
        for place in range(self.sets[seat]):
            if self.set_size[seat][place] == cards:
                return True
        return False
