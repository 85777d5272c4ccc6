"""Tree search with imagined hands, for any game (information-set Monte Carlo, one tree a seat).

Each simulation first imagines what the searching seat cannot see, then walks down: a seat's node is all that
this seat has seen since the start of the search, kept as one running number a seat. So a sealed choice of
another seat never shows, and what luck shows splits the tree as far as the game's `sight` says. Where the
tree ends the game looks ahead, with players as sensible as its `judge`, and says what each seat may expect.

Where a game's imagined players are good, trying every move at every node would put worse ones in their
place and the tree would learn to expect those. Such a game brings a rollout policy (`has_policy`): below the
decision asked about, its nodes begin with the move foreseen as best, and doubt it only slowly.

No policy suits every position, so the search fits its weights while it thinks. Every third simulation is a
trial: after the move that looks best so far, the weights of all imagined players are shifted by chance, and
those shifts that went with better outcomes are kept in part. Nothing but chance made them, so nothing else
explains the outcome; a shift that cannot have turned a choice is left out, since nothing came of it. The
longer the search, the better the players it imagines.
"""

from math import log, sqrt
from typing import Final

from hameau.engine.machine import i64, lowest_bit, released
from hameau.engine.state import (
    FEATURES,
    LOW_WORD,
    MOST_MOVES,
    MOST_SEATS,
    MOVE_CODES,
    MULTIPLIER,
    WEIGHTS,
    State,
)

NODES: Final = 200_000
EDGES: Final = 800_000
SLOTS: Final = 1 << 19
DEEPEST: Final = 200
NONE: Final = -1
ENOUGH: Final = 1000  # simulations before a choice can be clear
A_FEW: Final = 50  # outcomes whose spread says something
LEAST_SPREAD: Final = 0.01
DOUBT: Final = 4.0  # standard deviations
CURIOSITY: Final = 1.4  # in units of the spread of outcomes
LITTLE_CURIOSITY: Final = 0.3  # where a policy is trusted
WIDENING: Final = 0.15  # there as many moves are weighed as this times the root of the visits
TRIALS: Final = 3  # one simulation in so many
BEFORE_TRIALS: Final = 30  # simulations
SHIFT: Final = 1.2  # in the units of `foresee`
RATE: Final = 0.04  # of a shift that is kept, for each unit of outlook above the mean
COINS: Final = 30  # that one random number tosses
HEADS: Final = 1 << COINS


class Search:
    """Thinks about one decision at a time; `forget` before the next."""

    def __init__(self) -> None:
        self.spread: float = 1.0
        self.sum: float = 0.0  # of the searching seat's outcomes
        self.squares: float = 0.0
        self.simulations: i64 = 0
        self.weighed: i64 = 0  # those that were no trials
        self.settled: i64 = NONE  # the move that the decision asked about is taken to be
        # a node is one decision of a seat, found by all that the seat has seen
        self.key: list[i64] = [0] * NODES
        self.home: list[i64] = [0] * NODES  # its slot
        self.first: list[i64] = [0] * NODES  # its first edge
        self.came: list[i64] = [0] * NODES  # how often it was visited
        self.nodes: i64 = 0
        self.slot: list[i64] = [0] * SLOTS  # the node there, if that node calls it home
        # an edge is a move tried there
        self.move: list[i64] = [0] * EDGES
        self.mover: list[i64] = [0] * EDGES
        self.next: list[i64] = [0] * EDGES
        self.visits: list[i64] = [0] * EDGES
        self.offers: list[i64] = [0] * EDGES  # how often it was legal when its node was visited
        self.total: list[float] = [0.0] * EDGES  # of results, for the mover
        self.edges: i64 = 0
        # one walk
        self.path: list[i64] = [0] * DEEPEST
        self.seen: list[i64] = [0] * MOST_SEATS  # what each seat has seen on this walk, as one number
        self.outcome: list[float] = [0.0] * MOST_SEATS
        self.legal: list[i64] = [0] * MOVE_CODES  # when a move was last legal
        self.moment: i64 = 0
        self.grown: i64 = 0  # nodes added on this walk
        # the rollout policy, by seat and feature
        self.weight: list[float] = [0.0] * WEIGHTS
        self.shift: list[float] = [0.0] * WEIGHTS  # of this simulation
        self.mattered: list[i64] = [0] * WEIGHTS  # the last trial in which a shift may have turned a choice
        self.promise: list[float] = [0.0] * MOST_MOVES  # of the moves of a decision
        self.outcomes: list[float] = [0.0] * MOST_SEATS  # sums of the outcomes of trials
        self.trials: i64 = 0

    def forget(self) -> None:
        """Drop the tree."""
        self.nodes = 0
        self.edges = 0
        self.simulations = 0
        self.weighed = 0
        self.settled = NONE
        self.spread = 1.0
        self.sum = 0.0
        self.squares = 0.0
        self.trials = 0
        for i in range(WEIGHTS):
            self.weight[i] = 0.0
            self.mattered[i] = 0
        for seat in range(MOST_SEATS):
            self.outcomes[seat] = 0.0

    def think(self, root: State, scratch: State, seat: i64, simulations: i64, seed: i64) -> None:
        """Grow the tree from the seat's decision; other threads run meanwhile."""
        with released:
            self.simulate(root, scratch, seat, simulations, seed)

    def simulate(self, root: State, scratch: State, seat: i64, simulations: i64, seed: i64) -> None:
        scratch.reseed(seed)
        stream: i64 = scratch.luck
        self.give_weights(scratch, 0.0)
        for _ in range(simulations):
            scratch.copy_from(root)
            scratch.luck = stream
            scratch.imagine(seat)
            if self.is_trial(scratch):
                self.run_trial(scratch, seat)
            else:
                self.weigh(scratch, seat)
            stream = scratch.luck
            self.simulations += 1

    # -- one simulation ------------------------------------------------------------------------------------

    def weigh(self, state: State, seat: i64) -> None:
        """Walk down, look ahead, and count for every choice on the way what came of it."""
        mover: i64 = seat
        if self.settled != NONE:
            state.apply(seat, self.settled)
            mover = lowest_bit(state.waiting) if state.waiting else NONE
        depth: i64 = self.walk(state, mover)
        state.look_ahead()
        self.learn(state, depth)
        self.measure_spread(self.outcome[seat])

    def walk(self, state: State, mover: i64) -> i64:
        """Follow the trees until one of them has grown by a node; how many choices were made."""
        for seat in range(state.seats):
            self.seen[seat] = seat + 1
        self.grown = 0
        depth: i64 = 0
        while state.waiting and self.grown == 0 and depth < DEEPEST:
            count: i64 = state.find_moves(mover)
            move: i64 = state.moves[0]
            if count > 1:
                edge: i64 = self.choose(state, mover, count)
                if edge == NONE:  # no room for more
                    return depth
                self.path[depth] = edge
                depth += 1
                move = self.move[edge]
            state.apply(mover, move)
            self.watch(state, mover, move)
            if state.waiting:
                mover = lowest_bit(state.waiting)
        return depth

    def watch(self, state: State, mover: i64, move: i64) -> None:
        """Every seat adds what it saw to what it has seen."""
        for observer in range(state.seats):
            sight: i64 = state.sight(observer, mover, move)
            self.seen[observer] = self.mix(self.mix(self.seen[observer], sight & LOW_WORD), sight >> 32)

    def mix(self, seen: i64, sight: i64) -> i64:
        return MULTIPLIER * ((seen ^ sight) & LOW_WORD) + (seen >> 32) + 1

    def find_node(self, key: i64) -> i64:
        """The node of what a seat has seen, a new one if there is none; NONE if there is no room."""
        place: i64 = (key ^ key >> 20 ^ key >> 40) & (SLOTS - 1)
        while True:
            node: i64 = self.slot[place]
            if node >= self.nodes or self.home[node] != place:
                break
            if self.key[node] == key:
                return node
            place = (place + 1) & (SLOTS - 1)
        if self.nodes == NODES:
            return NONE
        node = self.nodes
        self.nodes += 1
        self.grown = 1
        self.key[node] = key
        self.home[node] = place
        self.slot[place] = node
        self.first[node] = NONE
        self.came[node] = 0
        return node

    def choose(self, state: State, mover: i64, count: i64) -> i64:
        """Of the moves not tried yet the one foreseen as best, else the most promising of those legal now."""
        node: i64 = self.find_node(self.seen[mover])
        if node == NONE or self.edges + count > EDGES:
            return NONE
        self.came[node] += 1
        self.moment += 2
        for i in range(count):
            self.legal[state.moves[i]] = self.moment
        trusts: bool = node > 0 and state.has_policy()
        curiosity: float = self.spread * (LITTLE_CURIOSITY if trusts else CURIOSITY)
        tried: i64 = 0
        best: i64 = NONE
        best_value: float = -1000.0
        edge: i64 = self.first[node]
        while edge != NONE:
            if self.legal[self.move[edge]] == self.moment:
                self.legal[self.move[edge]] = self.moment + 1  # legal and tried
                tried += 1
                self.offers[edge] += 1
                visits: float = float(self.visits[edge])
                value: float = self.total[edge] / visits + curiosity * sqrt(
                    log(float(self.offers[edge])) / visits
                )
                if value > best_value:
                    best_value = value
                    best = edge
            edge = self.next[edge]
        if tried == 0 or (tried < count and (not trusts or self.may_widen(node, tried))):
            return self.try_new(state, node, mover, count)
        return best

    def may_widen(self, node: i64, tried: i64) -> bool:
        """Is so much known of the moves tried that a single bad outcome of one means little?"""
        return float(tried) < WIDENING * sqrt(float(self.came[node]))

    def try_new(self, state: State, node: i64, mover: i64, count: i64) -> i64:
        best: i64 = NONE
        best_value: float = 0.0
        for i in range(count):
            if self.legal[state.moves[i]] == self.moment:
                value: float = state.foresee(mover, state.moves[i])
                if self.is_fitted(state):
                    value += self.weight[mover * FEATURES + state.feature(mover, state.moves[i])]
                if best == NONE or value > best_value:
                    best_value = value
                    best = state.moves[i]
        edge: i64 = self.edges
        self.edges += 1
        self.move[edge] = best
        self.mover[edge] = mover
        self.next[edge] = self.first[node]
        self.first[node] = edge
        self.visits[edge] = 0
        self.offers[edge] = 1
        self.total[edge] = 0.0
        return edge

    def learn(self, state: State, depth: i64) -> None:
        self.see_outcome(state)
        for i in range(depth):
            self.visits[self.path[i]] += 1
            self.total[self.path[i]] += self.outcome[self.mover[self.path[i]]]

    def see_outcome(self, state: State) -> None:
        for seat in range(state.seats):
            self.outcome[seat] = state.outlook(seat)

    def measure_spread(self, outcome: float) -> None:
        """How far the outcomes lie apart: the noise in which the better move must be found."""
        self.sum += outcome
        self.squares += outcome * outcome
        self.weighed += 1
        if self.weighed >= A_FEW:
            mean: float = self.sum / float(self.weighed)
            self.spread = sqrt(max(self.squares / float(self.weighed) - mean * mean, LEAST_SPREAD))

    # -- trials: fitting the rollout policy ----------------------------------------------------------------

    def is_trial(self, state: State) -> bool:
        if not self.is_fitted(state) or self.simulations < BEFORE_TRIALS:
            return False
        return self.simulations % TRIALS == 0

    def is_fitted(self, state: State) -> bool:
        return state.has_policy() and state.seats * FEATURES <= WEIGHTS

    def run_trial(self, state: State, seat: i64) -> None:
        """Weights follow their shifts as far as the outcome was above the mean, and flee them if below."""
        self.trials += 1
        move: i64 = self.likely_move(state, seat)
        state.apply(seat, move)
        self.toss(state)
        self.give_weights(state, 1.0)
        while state.waiting:
            mover: i64 = lowest_bit(state.waiting)
            move = self.follow(state, mover)
            state.apply(mover, move)
        self.see_outcome(state)
        for other in range(state.seats):
            self.outcomes[other] += self.outcome[other]
            surprise: float = self.outcome[other] - self.outcomes[other] / float(self.trials)
            for i in range(other * FEATURES, (other + 1) * FEATURES):
                if self.mattered[i] == self.trials:
                    self.weight[i] += RATE * surprise * self.shift[i]
        self.give_weights(state, 0.0)

    def follow(self, state: State, seat: i64) -> i64:
        """What a player with shifted weights prefers; notes which shifts may have turned the choice."""
        count: i64 = state.find_moves(seat)
        if count == 1:
            return state.moves[0]
        best: i64 = 0
        for i in range(count):
            self.promise[i] = state.prefer(seat, state.moves[i])
            if self.promise[i] > self.promise[best]:
                best = i
        best_feature: i64 = seat * FEATURES + state.feature(seat, state.moves[best])
        near: float = self.promise[best] - 2.0 * SHIFT  # what the other side of one coin could make the best
        for i in range(count):
            feature: i64 = seat * FEATURES + state.feature(seat, state.moves[i])
            if feature != best_feature and self.promise[i] >= near:
                if self.shift[best_feature] > 0.0:
                    self.mattered[best_feature] = self.trials
                if self.shift[feature] < 0.0:
                    self.mattered[feature] = self.trials
        return state.moves[best]

    def likely_move(self, state: State, seat: i64) -> i64:
        """What will probably be decided; node 0 is that decision, if there is a choice."""
        if self.settled != NONE:
            return self.settled
        count: i64 = state.find_moves(seat)
        return self.best_move() if count > 1 else state.moves[0]

    def toss(self, state: State) -> None:
        tossed: i64 = 0
        for i in range(state.seats * FEATURES):
            if i % COINS == 0:
                tossed = state.below(HEADS)
            self.shift[i] = SHIFT if tossed & 1 else -SHIFT
            tossed = tossed >> 1

    def give_weights(self, state: State, shifts: float) -> None:
        """To all imagined players, with so much of the shifts."""
        if self.is_fitted(state):
            for i in range(state.seats * FEATURES):
                state.weight[i] = self.weight[i] + shifts * self.shift[i]

    # -- what was found: the edges of node 0, the decision asked about -------------------------------------

    def best_move(self) -> i64:
        """The move visited most."""
        best: i64 = self.first[0]
        edge: i64 = best
        while edge != NONE:
            if self.visits[edge] > self.visits[best]:
                best = edge
            edge = self.next[edge]
        return self.move[best]

    def lead(self) -> i64:
        """By how many visits the most visited move leads the second."""
        first: i64 = 0
        second: i64 = 0
        edge: i64 = self.first[0]
        while edge != NONE:
            if self.visits[edge] > first:
                second = first
                first = self.visits[edge]
            elif self.visits[edge] > second:
                second = self.visits[edge]
            edge = self.next[edge]
        return first - second

    def is_clear(self) -> bool:
        """Is the most visited move better than every other one beyond reasonable doubt?"""
        best: i64 = self.find_edge(self.best_move())
        if self.simulations < ENOUGH:
            return False
        edge: i64 = self.first[0]
        while edge != NONE:
            if edge != best:
                gap: float = self.mean(best) - self.mean(edge)
                if gap < DOUBT * sqrt(self.doubt(best) + self.doubt(edge)):
                    return False
            edge = self.next[edge]
        return True

    def mean(self, edge: i64) -> float:
        return self.total[edge] / float(self.visits[edge])

    def doubt(self, edge: i64) -> float:
        """The variance of its mean."""
        return self.spread * self.spread / float(self.visits[edge])

    def find_edge(self, move: i64) -> i64:
        """The edge of a move of the decision."""
        edge: i64 = self.first[0]
        while edge != NONE and self.move[edge] != move:
            edge = self.next[edge]
        return edge

    def visits_of(self, move: i64) -> i64:
        """How often a move of the decision was tried."""
        edge: i64 = self.find_edge(move)
        return 0 if edge == NONE else self.visits[edge]

    def total_of(self, move: i64) -> float:
        """The sum of results after that move."""
        edge: i64 = self.find_edge(move)
        return 0.0 if edge == NONE else self.total[edge]
