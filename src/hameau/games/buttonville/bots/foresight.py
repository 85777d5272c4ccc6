"""How a thoughtful player of Buttonville plays: by what each move promises, for rivals too.

The search imagines such players where its tree ends, and tries moves in their order. They beat greedy ones.
"""

from typing import Final

from hameau.engine.machine import i64
from hameau.games.buttonville.bots.appraisal import BUTTON_GAINED
from hameau.games.buttonville.bots.habits import Habits
from hameau.games.buttonville.rules import verbs
from hameau.games.buttonville.rules.box import (
    BURN,
    COPIES,
    COPY,
    GAMBLE,
    PLAYED,
    SCORING,
    SLOTS,
    SWAP,
    SWEEP,
    Box,
)
from hameau.games.buttonville.rules.course import SET_LIMIT

# cards
FROM_PILE: Final = 1.45  # a card from the pile, beside the average of those that may come
DENIED: Final = 2.0  # a point that the next player does not get
FIRST_A_TURN: Final = 0.26  # the first card of a villager, for each turn to come
FIRST_TURNS: Final = 3.0  # and for so many of them at most
IN_FORUM: Final = 0.22  # for each such card in the forum: more may follow
ITS_EFFECT: Final = 0.36  # how much of what a set's effect promises goes to its next card
LATE: Final = 0.16  # how much all that still counts when at most two sets are to be played
LATE_POINT: Final = 2.7  # what a point counts then
RISK: Final = 3.6  # a card that may be lost

# sets
PATIENCE_A_TURN: Final = 0.39  # of what the next card would bring holds a set back, for each turn to come
PATIENT_TURNS: Final = 2.0  # for so many at most
PATIENCE_FOR_FORUM: Final = 0.7  # the same, if that card lies in the forum
FOR_HOLDING: Final = 2.1  # for each card that one holds
LEFT: Final = 3.1  # a card that stays behind alone
ROOM: Final = 2  # cards of the hand limit that one would like to keep free
CROWDED: Final = 0.53  # for each card played, times each in the hand that takes up this room
HURRY: Final = 0.79  # for each kind in the hand for which there is no turn any more
BOUGHT: Final = 1.91  # the price of an extra set, and the set that cannot be played later
ACTION_FIRST: Final = 7.8  # an ACTION that pays goes before the set

# features of moves for the rollout policy; each villager has its own, but of PICKING and ADDING
TAKING: Final = 4  # behind PASS, DRAW_CARD, FEED_HAND and FEED_FORUM
LOSING: Final = TAKING + SLOTS
NAMING: Final = LOSING + SLOTS
USING: Final = NAMING + SLOTS
PICKING: Final = USING + SLOTS
ADDING: Final = PICKING + 1
PLAYING: Final = ADDING + 1  # small sets, then large ones
LARGE: Final = 3  # cards


class Foresight(Habits):
    """The rules with a look at what a move promises."""

    def __init__(self, box: Box, seats: i64, selection: i64) -> None:
        super().__init__(box, seats, selection)

    def thoughtful_move(self, seat: i64) -> i64:
        """The move that promises most; of equals, any."""
        count: i64 = self.find_moves(seat)
        best: i64 = self.moves[0]
        if count == 1:
            return best
        most: float = self.prefer(seat, best)
        equals: i64 = 1
        for i in range(1, count):
            promise: float = self.prefer(seat, self.moves[i])
            if promise > most:
                most = promise
                best = self.moves[i]
                equals = 1
            elif promise == most:
                equals += 1
                if self.below(equals) == 0:
                    best = self.moves[i]
        return best

    def has_policy(self) -> bool:
        return True

    def feature(self, seat: i64, move: i64) -> i64:
        """What is done with which villager; of sets also whether they are large."""
        if move < verbs.TAKE_CARD:
            return move
        if move < verbs.GIVE_CARD:
            return TAKING + move - verbs.TAKE_CARD
        if move < verbs.DISCARD_CARD:
            return LOSING + move - verbs.GIVE_CARD
        if move < verbs.NAME_ONE:
            return LOSING + move - verbs.DISCARD_CARD
        if move < verbs.USE_SET:
            return NAMING + move - verbs.NAME_ONE
        if move < verbs.PICK_SET:
            return USING + self.set_slot[seat][move - verbs.USE_SET]
        if move < verbs.PLAY_SET:
            return PICKING if move < verbs.ADD_CARDS else ADDING
        played: i64 = move - verbs.PLAY_SET if move < verbs.BUY_SET else move - verbs.BUY_SET
        return PLAYING + played // COPIES + (SLOTS if played % COPIES + 1 >= LARGE else 0)

    def foresee(self, seat: i64, move: i64) -> float:
        """What it promises, and what habit says."""
        promise: float = self.promise_of(seat, move)
        return promise + self.habit(seat, move)

    def promise_of(self, seat: i64, move: i64) -> float:
        if move == verbs.PASS:
            return 0.0
        if move == verbs.DRAW_CARD:
            return (
                self.promise_of_risk(seat)
                if self.asked[self.depth - 1] == GAMBLE
                else self.promise_of_draw(seat)
            )
        if move < verbs.TAKE_CARD:  # the own card is better kept for another set
            return 1.0 if move == verbs.FEED_FORUM else 0.0
        if move < verbs.GIVE_CARD:
            return self.promise_of_taking(seat, move - verbs.TAKE_CARD)
        if move < verbs.DISCARD_CARD:
            return self.promise_of_giving(seat, move - verbs.GIVE_CARD)
        if move < verbs.NAME_ONE:
            return self.promise_of_discard(seat, move - verbs.DISCARD_CARD)
        if move < verbs.USE_SET:
            return self.promise_of_name(seat, move - verbs.NAME_ONE)
        if move < verbs.PICK_SET:
            return self.promise_of_action(seat, move - verbs.USE_SET)
        if move < verbs.CHOOSE:
            return self.promise_of_pick(seat, move - verbs.PICK_SET)
        if move < verbs.ADD_CARDS:
            return 0.0
        if move < verbs.PLAY_SET:
            return self.promise_of_adding(seat, (move - verbs.ADD_CARDS) // 16, (move - verbs.ADD_CARDS) % 16)
        if move < verbs.BUY_SET:
            return self.promise_of_set(
                seat, (move - verbs.PLAY_SET) // COPIES, (move - verbs.PLAY_SET) % COPIES + 1
            )
        return (
            self.promise_of_set(seat, (move - verbs.BUY_SET) // COPIES, (move - verbs.BUY_SET) % COPIES + 1)
            - BOUGHT
        )

    # -- cards ---------------------------------------------------------------------------------------------

    def promise_of_card(self, seat: i64, slot: i64) -> float:
        """One more of these in the hand."""
        return self.promise_of_next(seat, slot, self.hand[seat][slot])

    def loss_with_card(self, seat: i64, slot: i64) -> float:
        """One less of these in the hand."""
        return self.promise_of_next(seat, slot, self.hand[seat][slot] - 1)

    def promise_of_next(self, seat: i64, slot: i64, held: i64) -> float:
        """From so many of a villager in the hand to one more: its points, its effect, and what may follow."""
        worth: float = self.progress(seat, slot, held) + IN_FORUM * float(self.forum[slot])
        worth += ITS_EFFECT * self.promise_of_effect(seat, slot, held + 1)
        if held == 0:
            worth += FIRST_A_TURN * min(self.turns_to_come(), FIRST_TURNS)
        if self.last_turn:
            plays: i64 = (self.last_turn - self.turn - 1) // self.seats + self.plays_now()
            if plays <= 2:
                return LATE * worth + LATE_POINT * self.late_gain(seat, slot, held, plays)
        return worth

    def late_gain(self, seat: i64, slot: i64, held: i64, plays: i64) -> float:
        """What one more card adds to the one or two best sets, when no more can be played."""
        if plays == 0:
            return 0.0
        first: float = 0.0
        second: float = 0.0
        for kind in range(self.slots):
            worth: float = self.promise_now(seat, kind, self.hand[seat][kind])
            if worth > first:
                second = first
                first = worth
            elif worth > second:
                second = worth
        before: float = max(self.promise_now(seat, slot, held), first if plays == 1 else second)
        return max(0.0, self.promise_now(seat, slot, held + 1) - before)

    def promise_now(self, seat: i64, slot: i64, cards: i64) -> float:
        """A set of so many cards, with the effect that it has at once."""
        if cards == 0:
            return 0.0
        when: i64 = self.when(slot)
        worth: float = self.gain_of(seat, slot, cards)
        if when == PLAYED or when == SCORING:
            worth += self.promise_of_steps(seat, slot, cards)
        return worth

    def promise_to_next(self, seat: i64, slot: i64) -> float:
        """Points that the card adds to what the next player is known to hold."""
        other: i64 = seat + 1 if seat + 1 < self.seats else 0
        held: i64 = self.known[other][slot]
        return self.points_more(held) if self.largest(other, slot) <= held else 0.0

    def promise_of_draw(self, seat: i64) -> float:
        """An unseen card: the average."""
        if self.pile + self.end_pile == 0:
            return BUTTON_GAINED
        worth: float = 0.0
        for slot in range(self.slots):
            worth += float(self.unseen(seat, slot)) * self.promise_of_card(seat, slot)
        return FROM_PILE * worth / float(max(1, self.all_unseen(seat)))

    def promise_of_taking(self, seat: i64, slot: i64) -> float:
        """Also what the next player cannot take any more."""
        return self.promise_of_card(seat, slot) + DENIED * self.promise_to_next(seat, slot)

    def promise_of_giving(self, seat: i64, slot: i64) -> float:
        """In a swap for the best of the forum, else for nothing; the next player may take it."""
        loss: float = self.loss_with_card(seat, slot) + DENIED * self.promise_to_next(seat, slot)
        return self.most_in_forum(seat) - loss if self.asked[self.depth - 1] == SWAP else -loss

    def promise_of_discard(self, seat: i64, slot: i64) -> float:
        question: i64 = self.asked[self.depth - 1]
        if question == BURN:
            return BUTTON_GAINED * float(self.other[self.depth - 1]) - self.loss_with_card(seat, slot)
        if question == SWEEP:  # from the forum: what the next player wants more
            return DENIED * self.promise_to_next(seat, slot) - self.promise_of_card(seat, slot)
        return -self.loss_with_card(seat, slot)

    def promise_of_name(self, seat: i64, slot: i64) -> float:
        """What the others may hold of it."""
        chance: float = 0.0
        for other in range(self.seats):
            if other != seat:
                unseen: i64 = self.hand_size[other] - self.known_size[other] - self.without[other][slot]
                chance += 1.0 if self.known[other][slot] > 0 else min(0.7, float(unseen) / float(self.slots))
        return chance * self.promise_of_card(seat, slot)

    def promise_of_risk(self, seat: i64) -> float:
        """One more card, against the chance to lose all."""
        cards: float = 0.0
        for slot in range(self.slots):
            cards += float(self.revealed[slot])
        double: float = cards / float(self.slots)
        return (1.0 - double) - RISK * double * cards

    # -- sets ----------------------------------------------------------------------------------------------

    def promise_of_set(self, seat: i64, slot: i64, cards: i64) -> float:
        """Its points and its effect, less what patience might bring, and more in a hurry."""
        worth: float = self.gain_of(seat, slot, cards) + self.promise_of_effect(seat, slot, cards)
        turns: float = self.turns_to_come()
        if turns < 1.0:
            return worth
        held: i64 = self.hand[seat][slot]
        patience: float = PATIENCE_A_TURN * min(turns, PATIENT_TURNS)
        if self.forum[slot] > 0:
            patience += PATIENCE_FOR_FORUM
        worth -= patience * self.points_more(held) + FOR_HOLDING * float(held) + LEFT * float(held - cards)
        crowd: i64 = max(0, self.hand_size[seat] - self.box.hand + ROOM)
        late: float = max(0.0, float(self.kinds_held(seat)) - turns)
        return worth + CROWDED * float(crowd * cards) + HURRY * late

    def kinds_held(self, seat: i64) -> i64:
        kinds: i64 = 0
        for slot in range(self.slots):
            if self.hand[seat][slot] > 0:
                kinds += 1
        return kinds

    def promise_of_adding(self, seat: i64, place: i64, cards: i64) -> float:
        size: i64 = self.set_size[seat][place]
        return self.points_for(size + cards) - self.points_for(size) + 0.01

    def promise_of_pick(self, seat: i64, place: i64) -> float:
        """The set that loses a card, goes, or is copied."""
        question: i64 = self.asked[self.depth - 1]
        if question == COPY:
            return self.promise_of_steps(seat, self.set_slot[seat][place], self.other[self.depth - 1])
        if question == SET_LIMIT:
            return -self.points_for(self.set_size[seat][place])
        return -self.loss_of_shrinking(seat, place)

    def promise_of_action(self, seat: i64, place: i64) -> float:
        worth: float = self.promise_of_steps(seat, self.set_slot[seat][place], self.set_size[seat][place])
        return worth + ACTION_FIRST if worth > 0.0 and self.plays_now() > 0 else worth
