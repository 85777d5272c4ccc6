"""The oracle: knows every tile to come, and looks for the kitchen that is worth most.

Simulated annealing: all tiles lie somewhere, one is turned or two change places, and what is worse is kept
the less often the longer it goes on. What it finds can be played and checked by the rules; that it finds
nothing better proves nothing, unless all lobsters are found and no bone.
"""

from math import exp, log
from typing import Final

from hameau.engine.machine import bit, i64, lowest_bit, popcount, released
from hameau.games.cucina.bots.judgement import Cucina
from hameau.games.cucina.rules.course import CONNECTED, TURNS
from hameau.games.cucina.rules.kitchen import ALL_SPACES, BESIDE, SPACES

CHANCES: Final = 1 << 30
A_REACHED_EDGE: Final = 0.04  # of a point; so that ways grow where nothing lies yet


class Oracle:
    """Fills one kitchen again and again."""

    def __init__(self) -> None:
        # the task: what is called, in this order; from a board on which some tiles lie
        self.calls: i64 = 0
        self.call: list[i64] = [0] * TURNS
        self.bound: i64 = 0  # no kitchen is worth more
        self.hot: float = 1.0
        self.cold: float = 0.15
        # the kitchen in hand
        self.space: list[i64] = [0] * TURNS
        self.way: list[i64] = [0] * TURNS
        self.before: i64 = 0  # spaces where tiles lay already
        # the best one
        self.best: i64 = 0
        self.best_space: list[i64] = [0] * TURNS
        self.best_way: list[i64] = [0] * TURNS
        self.rounds: i64 = 0  # that were needed

    def search(self, state: Cucina, seat: i64, rounds: i64, steps: i64) -> None:
        """Fill the seat's board; the state is a copy that nobody needs afterwards."""
        with released:
            self.anneal_often(state, seat, rounds, steps)

    def anneal_often(self, state: Cucina, seat: i64, rounds: i64, steps: i64) -> None:
        self.before = ALL_SPACES & ~state.free(seat)
        self.best = -CHANCES
        self.rounds = 0
        while self.rounds < rounds and self.best < self.bound:
            self.rounds += 1
            self.scatter(state, seat)
            self.anneal(state, seat, steps)

    def scatter(self, state: Cucina, seat: i64) -> None:
        """Lay all tiles anywhere, as far as the rules allow."""
        for space in range(SPACES):
            if not self.before & bit(space):
                state.lying[seat][space] = 0
        for number in range(self.calls):
            spaces: i64 = state.allowed(seat, state.free(seat))
            skipped: i64 = state.below(popcount(spaces))
            for _ in range(skipped):
                spaces &= spaces - 1
            self.space[number] = lowest_bit(spaces)
            self.way[number] = state.below(state.box.ways[self.call[number]])
            self.lay(state, seat, number)

    def lay(self, state: Cucina, seat: i64, number: i64) -> None:
        state.lying[seat][self.space[number]] = 4 * self.call[number] + self.way[number]

    def anneal(self, state: Cucina, seat: i64, steps: i64) -> None:
        energy: float = self.measure(state, seat)
        cooling: float = exp(log(self.cold / self.hot) / float(steps))
        heat: float = self.hot
        for _ in range(steps):
            heat *= cooling
            one: i64 = state.below(self.calls)
            other: i64 = state.below(self.calls)
            old_way: i64 = self.way[one]
            if one == other:
                self.way[one] = state.below(state.box.ways[self.call[one]])
                self.lay(state, seat, one)
            elif not self.exchange(state, seat, one, other):
                continue
            found: float = self.measure(state, seat)
            if found >= energy or float(state.below(CHANCES)) < exp((found - energy) / heat) * float(CHANCES):
                energy = found
                if self.best >= self.bound:
                    return
            elif one == other:
                self.way[one] = old_way
                self.lay(state, seat, one)
            else:
                self.exchange(state, seat, one, other)

    def exchange(self, state: Cucina, seat: i64, one: i64, other: i64) -> bool:
        """Two tiles change places, if both can have come where they lie then."""
        space: i64 = self.space[one]
        self.space[one] = self.space[other]
        self.space[other] = space
        if state.building == CONNECTED and not self.has_grown(state):
            self.space[other] = self.space[one]
            self.space[one] = space
            return False
        self.lay(state, seat, one)
        self.lay(state, seat, other)
        return True

    def has_grown(self, state: Cucina) -> bool:
        """Connected building: does each tile lie beside earlier ones, the first at the entrance?"""
        near: i64 = bit(state.box.doorstep)
        for space in range(SPACES):
            if self.before & bit(space):
                near |= BESIDE[space]
        for number in range(self.calls):
            if not near & bit(self.space[number]):
                return False
            near |= BESIDE[self.space[number]]
        return True

    def measure(self, state: Cucina, seat: i64) -> float:
        """Points and a little for every edge; keeps the best kitchen."""
        reached: i64 = state.reach(seat)
        points: i64 = state.worth(state.found(seat, reached))
        if points > self.best:
            self.best = points
            for number in range(self.calls):
                self.best_space[number] = self.space[number]
                self.best_way[number] = self.way[number]
        return float(points) + A_REACHED_EDGE * float(popcount(reached))
