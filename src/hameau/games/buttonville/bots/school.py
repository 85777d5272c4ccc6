"""Where habits are learned: whole matches in which players have whims, and whims that paid become habits.

In each match every player likes each habit's moves somewhat more or less, by the toss of a coin. When it is
over, a whim moves its habit as far as the outcome was above the mean; but only a whim that may have turned a
choice, since of all others it is known that they changed nothing.
"""

from typing import Final

from hameau.engine.machine import i64, lowest_bit, released
from hameau.engine.state import MOST_MOVES
from hameau.games.buttonville.bots.habits import HABIT_BITS, HABIT_MASK
from hameau.games.buttonville.bots.judgement import Buttonville
from hameau.games.buttonville.rules.box import GENERAL, HABITS
from hameau.games.buttonville.rules.table import SEATS

PLACES: Final = (GENERAL + 1) * HABITS
WHIM: Final = 0.8
COINS: Final = 30  # that one random number tosses
HEADS: Final = 1 << COINS
FORGETTING: Final = 0.001  # how fast the mean of outcomes follows


class School:
    """Learns one table of habits for all seats."""

    def __init__(self) -> None:
        self.habit: list[float] = [0.0] * PLACES
        self.growth: float = 0.0  # of a habit, by its whim, for each unit of outlook above the mean
        self.mean: list[float] = [0.0] * PLACES  # of the habits so far, since `average` was first called
        self.averaged: i64 = 0
        self.whim: list[float] = [0.0] * (SEATS * PLACES)  # of this match
        self.mattered: list[i64] = [0] * (SEATS * PLACES)  # the last match in which a whim turned a choice
        self.matches: i64 = 0
        self.usual: list[float] = [0.0] * SEATS  # the mean outcome, by the order of turns
        self.value: list[float] = [0.0] * MOST_MOVES
        self.victories: float = 0.0  # in the exam
        self.lead: float = 0.0

    def teach(self, before: Buttonville, state: Buttonville, matches: i64, seed: i64) -> None:
        """So many matches, from a state before its set-up; other threads run meanwhile."""
        with released:
            self.play_lessons(before, state, matches, seed)

    def play_lessons(self, before: Buttonville, state: Buttonville, matches: i64, seed: i64) -> None:
        state.reseed(seed)
        stream: i64 = state.luck
        for _ in range(matches):
            state.copy_from(before)
            state.luck = stream
            state.set_up()
            self.toss_whims(state)
            self.matches += 1
            self.play_out(state)
            for seat in range(state.seats):
                self.learn(state, seat)
            stream = state.luck

    def play_out(self, state: Buttonville) -> None:
        while state.waiting:
            mover: i64 = lowest_bit(state.waiting)
            move: i64 = self.choose(state, mover)
            state.apply(mover, move)

    def toss_whims(self, state: Buttonville) -> None:
        """For the villagers that take part, and for moves with any villager."""
        tossed: i64 = 0
        coins: i64 = 0
        for seat in range(state.seats):
            for slot in range(state.slots + 1):
                first: i64 = self.first_of(state, slot)
                for place in range(first, first + HABITS):
                    if coins == 0:
                        tossed = state.below(HEADS)
                        coins = COINS
                    self.whim[seat * PLACES + place] = WHIM if tossed & 1 else -WHIM
                    tossed = tossed >> 1
                    coins -= 1

    def first_of(self, state: Buttonville, slot: i64) -> i64:
        """Where the row of a slot begins; behind the last slot that for any villager."""
        return (state.villager[slot] if slot < state.slots else GENERAL) * HABITS

    def choose(self, state: Buttonville, seat: i64) -> i64:
        """The move that promises most with all whims; notes which whims turned the choice."""
        count: i64 = state.find_moves(seat)
        if count == 1:
            return state.moves[0]
        best: i64 = 0
        for i in range(count):
            self.value[i] = self.weigh(state, seat, state.moves[i])
            if self.value[i] > self.value[best]:
                best = i
        near: float = self.value[best] - 2.0 * WHIM  # what the other side of one coin could make the best
        for i in range(count):
            if i != best and self.value[i] > near:
                self.note(state, seat, state.moves[i], -1.0)
                self.note(state, seat, state.moves[best], 1.0)
        return state.moves[best]

    def weigh(self, state: Buttonville, seat: i64, move: i64) -> float:
        worth: float = state.promise_of(seat, move)
        found: i64 = state.habits_of(seat, move)
        while found:
            place: i64 = (found & HABIT_MASK) - 1
            worth += self.habit[place] + self.whim[seat * PLACES + place]
            found = found >> HABIT_BITS
        return worth

    def note(self, state: Buttonville, seat: i64, move: i64, side: float) -> None:
        """Whims for a move that was chosen, or against one that was not: without them it may be otherwise."""
        found: i64 = state.habits_of(seat, move)
        while found:
            place: i64 = seat * PLACES + (found & HABIT_MASK) - 1
            if self.whim[place] * side > 0.0:
                self.mattered[place] = self.matches
            found = found >> HABIT_BITS

    def learn(self, state: Buttonville, seat: i64) -> None:
        turn: i64 = (seat - state.first + state.seats) % state.seats
        outcome: float = state.outlook(seat)
        self.usual[turn] += FORGETTING * (outcome - self.usual[turn])
        surprise: float = outcome - self.usual[turn]
        for slot in range(state.slots + 1):
            first: i64 = self.first_of(state, slot)
            for place in range(first, first + HABITS):
                if self.mattered[seat * PLACES + place] == self.matches:
                    self.habit[place] += self.growth * surprise * self.whim[seat * PLACES + place]

    def average(self) -> None:
        """The mean of habits at many moments is better than those of any moment: chance pushes them about."""
        self.averaged += 1
        for place in range(PLACES):
            self.mean[place] += (self.habit[place] - self.mean[place]) / float(self.averaged)

    # -- what it was good for ------------------------------------------------------------------------------

    def examine(self, before: Buttonville, state: Buttonville, matches: i64, seed: i64, mine: i64) -> None:
        """In a school that has taught nobody: `mine` plays by the mean, and the others without habits."""
        with released:
            self.play_exam(before, state, matches, seed, mine)

    def play_exam(self, before: Buttonville, state: Buttonville, matches: i64, seed: i64, mine: i64) -> None:
        state.reseed(seed)
        stream: i64 = state.luck
        self.victories = 0.0
        self.lead = 0.0
        for place in range(PLACES):
            for seat in range(state.seats):
                self.whim[seat * PLACES + place] = self.mean[place] if seat == mine else 0.0
        for _ in range(matches):
            state.copy_from(before)
            state.luck = stream
            state.set_up()
            self.play_out(state)
            self.victories += 0.5 + 0.5 * state.result(mine)
            self.lead += float(state.lead(mine))
            stream = state.luck
