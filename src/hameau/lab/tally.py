"""Whole matches between simple bots, played and counted without leaving C."""

from typing import Final

from hameau.engine.machine import i64, lowest_bit, released
from hameau.engine.state import MOST_SEATS, State

SLIPS: Final = 1 << 30  # sizes of an error that are told apart


class Tally:
    """Counts what happened. A seat plays `roam` moves in 1024 at random: 1024 is the random bot, 0 greedy.

    With an `error` its judgement of each move is off by up to so much instead, as that of `greedy:2`.
    """

    def __init__(self) -> None:
        self.roam: list[i64] = [0] * MOST_SEATS
        self.error: list[float] = [0.0] * MOST_SEATS
        self.wins: list[float] = [0.0] * MOST_SEATS  # a shared win counts for each its part
        self.score: list[i64] = [0] * MOST_SEATS
        self.scored: list[i64] = [0] * MOST_SEATS  # matches in which the seat had a score
        self.matches: i64 = 0
        self.shared: i64 = 0  # matches with several winners
        self.decisions: i64 = 0

    def give_roam(self, seat: i64, roam: i64) -> None:
        self.roam[seat] = roam

    def give_error(self, seat: i64, error: float) -> None:
        self.error[seat] = error

    def wins_of(self, seat: i64) -> float:
        return self.wins[seat]

    def score_of(self, seat: i64) -> i64:
        return self.score[seat]

    def scored_of(self, seat: i64) -> i64:
        return self.scored[seat]

    def play(self, start: State, scratch: State, matches: i64, seed: i64) -> None:
        """Play matches from before their set-up; other threads run meanwhile."""
        with released:
            self.play_all(start, scratch, matches, seed)

    def play_all(self, start: State, scratch: State, matches: i64, seed: i64) -> None:
        for i in range(matches):
            scratch.copy_from(start)
            scratch.reseed(seed + i)
            scratch.set_up()
            while scratch.waiting:
                seat: i64 = lowest_bit(scratch.waiting)
                move: i64 = self.choose(scratch, seat)
                scratch.apply(seat, move)
                self.decisions += 1
            self.count(scratch)

    def choose(self, state: State, seat: i64) -> i64:
        if self.error[seat] > 0.0:
            return self.erring_move(state, seat)
        return state.sensible_move(seat, self.roam[seat])

    def erring_move(self, state: State, seat: i64) -> i64:
        """The move that a judgement with errors likes best."""
        count: i64 = state.find_moves(seat)
        best: i64 = state.moves[0]
        most: float = 0.0
        for i in range(count):
            slip: i64 = state.below(SLIPS)
            worth: float = state.judge(seat, state.moves[i])
            worth += self.error[seat] * float(slip) / float(SLIPS)
            if i == 0 or worth > most:
                most = worth
                best = state.moves[i]
        return best

    def count(self, state: State) -> None:
        winners: i64 = 0
        for seat in range(state.seats):
            if state.is_scored(seat):
                self.score[seat] += state.score(seat)
                self.scored[seat] += 1
            if state.result(seat) > -1.0:
                winners += 1
                self.wins[seat] += (state.result(seat) + 1.0) / 2.0
        self.matches += 1
        if winners > 1:
            self.shared += 1
