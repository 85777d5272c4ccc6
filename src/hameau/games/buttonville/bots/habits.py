"""Which habits a move of Buttonville goes by: numbers that were learned in matches, not thought out.

Each villager has a row of them, and one row is for moves with any villager. `learned.py` has the numbers, in
hundredths of what a move promises; `school.py` learns them.
"""

from typing import Final

from hameau.engine.machine import i64
from hameau.games.buttonville.bots.appraisal import Appraisal
from hameau.games.buttonville.rules import verbs
from hameau.games.buttonville.rules.box import COPIES, GENERAL, HABITS, Box

# the stages of a match, by turns to come
STAGES: Final = 4
LONG: Final = 5.0
SOME: Final = 3.0
FEW: Final = 1.5

# how finely things are told apart: up to so many, then "or more"
HELD: Final = 4  # of a villager, from none
LOST: Final = 3  # of which one goes, from one
ON_TABLE: Final = 3  # cards in a set that is used, from one
LAID: Final = 5  # cards in a set that is played, from one
KNOWN: Final = 3  # cards that the next player is known to hold, from one
KEPT: Final = 6  # cards in the hand of who passes, from three
FILLED: Final = 4  # of who draws, from two in twos
CROWD: Final = 5  # of who plays a set, from four
ROOMS: Final = 3  # for more cards before the limit of the hand, from none

# a villager's row
ON_TAKING: Final = 0  # by stage and cards held
ON_TAKING_MORE: Final = ON_TAKING + STAGES * HELD  # while a set of it lies, by stage
ON_TAKING_NEW: Final = ON_TAKING_MORE + STAGES  # while none does
ON_LOSING: Final = ON_TAKING_NEW + 1  # by cards held
ON_NAMING: Final = ON_LOSING + LOST
ON_USING: Final = ON_NAMING + 1  # by stage, and whether a set may still be played
ON_USING_SIZE: Final = ON_USING + STAGES * 2
ON_PLAYING: Final = ON_USING_SIZE + ON_TABLE  # by stage and cards
ON_PLAYING_NEW: Final = ON_PLAYING + STAGES * LAID  # while no set of it lies, else the next
ON_PLAYING_SOME: Final = ON_PLAYING_NEW + 2  # and keep others of it, else the next
ROW: Final = ON_PLAYING_SOME + 2

# the row for any villager
ON_PASSING: Final = 0  # by stage and cards in the hand
ON_DRAWING: Final = ON_PASSING + STAGES * KEPT  # by stage and cards in the hand
ON_DENYING: Final = ON_DRAWING + STAGES * FILLED  # by stage and what the next player is known to hold
ON_ANY_PLAY: Final = ON_DENYING + STAGES * KNOWN  # by cards in the hand
ON_ANY_USE: Final = ON_ANY_PLAY + CROWD  # when no set may be played any more, by room in the hand
GENERAL_ROW: Final = ON_ANY_USE + ROOMS

# up to four habits in one number; each is its place among all rows, plus one
HABIT_BITS: Final = 12
HABIT_MASK: Final = (1 << HABIT_BITS) - 1


class Habits(Appraisal):
    """The rules with a sense of what usually turned out well."""

    def __init__(self, box: Box, seats: i64, selection: i64) -> None:
        super().__init__(box, seats, selection)

    def habit(self, seat: i64, move: i64) -> float:
        """What all habits that the move goes by say of it."""
        worth: i64 = 0
        found: i64 = self.habits_of(seat, move)
        while found:
            place: i64 = (found & HABIT_MASK) - 1
            worth += self.box.habit[place // HABITS][place % HABITS]
            found = found >> HABIT_BITS
        return 0.01 * float(worth)

    def habits_of(self, seat: i64, move: i64) -> i64:
        """Their places, one in each twelve bits from the lowest; 0 for none."""
        if move == verbs.PASS:
            kept: i64 = max(0, min(self.hand_size[seat] - 3, KEPT - 1))
            return self.any_habit(ON_PASSING + self.stage() * KEPT + kept)
        if move == verbs.DRAW_CARD:
            drawing: i64 = max(0, min((self.hand_size[seat] - 2) // 2, FILLED - 1))
            return self.any_habit(ON_DRAWING + self.stage() * FILLED + drawing)
        if move < verbs.TAKE_CARD:
            return 0
        if move < verbs.GIVE_CARD:
            return self.habits_of_taking(seat, move - verbs.TAKE_CARD)
        if move < verbs.NAME_ONE:
            slot: i64 = move - verbs.GIVE_CARD if move < verbs.DISCARD_CARD else move - verbs.DISCARD_CARD
            return self.own_habit(slot, ON_LOSING + max(0, min(self.hand[seat][slot], LOST) - 1))
        if move < verbs.USE_SET:
            return self.own_habit(move - verbs.NAME_ONE, ON_NAMING)
        if move < verbs.PICK_SET:
            return self.habits_of_using(seat, move - verbs.USE_SET)
        if move < verbs.PLAY_SET:
            return 0
        played: i64 = move - verbs.PLAY_SET if move < verbs.BUY_SET else move - verbs.BUY_SET
        return self.habits_of_playing(seat, played // COPIES, played % COPIES + 1)

    def habits_of_taking(self, seat: i64, slot: i64) -> i64:
        stage: i64 = self.stage()
        held: i64 = min(self.hand[seat][slot], HELD - 1)
        lying: i64 = ON_TAKING_MORE + stage if self.largest(seat, slot) > 0 else ON_TAKING_NEW
        found: i64 = self.own_habit(slot, ON_TAKING + stage * HELD + held)
        found |= self.own_habit(slot, lying) << HABIT_BITS
        known: i64 = self.known[seat + 1 if seat + 1 < self.seats else 0][slot]
        if known > 0:
            found |= self.any_habit(ON_DENYING + stage * KNOWN + min(known, KNOWN) - 1) << 2 * HABIT_BITS
        return found

    def habits_of_using(self, seat: i64, place: i64) -> i64:
        slot: i64 = self.set_slot[seat][place]
        before: i64 = 1 if self.plays_now() > 0 else 0
        size: i64 = min(self.set_size[seat][place], ON_TABLE) - 1
        found: i64 = self.own_habit(slot, ON_USING + self.stage() * 2 + before)
        found |= self.own_habit(slot, ON_USING_SIZE + size) << HABIT_BITS
        if not before:
            room: i64 = max(0, min(self.box.hand - self.hand_size[seat], ROOMS - 1))
            found |= self.any_habit(ON_ANY_USE + room) << 2 * HABIT_BITS
        return found

    def habits_of_playing(self, seat: i64, slot: i64, cards: i64) -> i64:
        again: i64 = 1 if self.largest(seat, slot) > 0 else 0
        whole: i64 = 0 if self.hand[seat][slot] > cards else 1
        crowd: i64 = max(0, min(self.hand_size[seat] - 4, CROWD - 1))
        found: i64 = self.own_habit(slot, ON_PLAYING + self.stage() * LAID + min(cards, LAID) - 1)
        found |= self.own_habit(slot, ON_PLAYING_NEW + again) << HABIT_BITS
        found |= self.own_habit(slot, ON_PLAYING_SOME + whole) << 2 * HABIT_BITS
        return found | self.any_habit(ON_ANY_PLAY + crowd) << 3 * HABIT_BITS

    def own_habit(self, slot: i64, number: i64) -> i64:
        """Of the villager in a slot."""
        return self.villager[slot] * HABITS + number + 1

    def any_habit(self, number: i64) -> i64:
        """Of no villager."""
        return GENERAL * HABITS + number + 1

    def stage(self) -> i64:
        turns: float = self.turns_to_come()
        if turns >= LONG:
            return 0
        if turns >= SOME:
            return 1
        return 2 if turns >= FEW else 3
