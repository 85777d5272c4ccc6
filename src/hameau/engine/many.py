"""Many matches in one call: playouts from one position, and a batch of matches stepped side by side."""

from typing import Final

from hameau.engine.machine import i64, load_position, lowest_bit, peek, poke, released, save_position
from hameau.engine.state import LOW_WORD, MULTIPLIER, NEVER_ZERO, WORKSPACE, State

WORD: Final = 8  # bytes


class Playouts:
    """Plays whole matches from one position."""

    def __init__(self) -> None:
        self.decisions: i64 = 0

    def play(self, root: State, scratch: State, matches: i64, seed: i64) -> None:
        """Random matches; `decisions` is how many decisions they took. Other threads run meanwhile."""
        with released:
            self.play_all(root, scratch, matches, seed)

    def play_all(self, root: State, scratch: State, matches: i64, seed: i64) -> None:
        self.decisions = 0
        for i in range(matches):
            scratch.copy_from(root)
            scratch.reseed(seed + i)
            made: i64 = scratch.playout()
            self.decisions += made


class Stepper:
    """Steps a batch: arrays of words that the caller owns, given as addresses, one entry or row a match."""

    def __init__(self) -> None:
        self.matches: i64 = 0
        self.positions: i64 = 0  # rows of `state.size()` words
        self.seat: i64 = 0  # whose decision is shown; -1 when the match is over
        self.count: i64 = 0  # how many moves that seat has
        self.moves: i64 = 0  # rows of `width` words: which
        self.width: i64 = 0
        self.chosen: i64 = 0  # the moves to play
        self.most: i64 = 0  # moves of the widest decision shown; beyond `width` they were left out
        self.luck: i64 = NEVER_ZERO  # of `choose`, not of the matches

    # -- starting -----------------------------------------------------------------------------------------

    def start(self, state: State, blank: i64, seeds: i64) -> None:
        """Set up every match whose seed is not -1; at `blank` lies a position before its set-up."""
        with released:
            self.start_all(state, blank, seeds)

    def start_all(self, state: State, blank: i64, seeds: i64) -> None:
        row: i64 = state.size() * WORD
        for match in range(self.matches):
            if peek(seeds, match) >= 0:
                state.load(blank)
                state.reseed(peek(seeds, match))
                state.set_up()
                self.show(state, match)
                save_position(state, self.positions + match * row, WORKSPACE, state.contents)

    # -- stepping -----------------------------------------------------------------------------------------

    def observe(self, state: State) -> None:
        """Show the next decision of every match."""
        with released:
            self.observe_all(state)

    def observe_all(self, state: State) -> None:
        row: i64 = state.size() * WORD
        for match in range(self.matches):
            load_position(state, self.positions + match * row, WORKSPACE, state.contents)
            self.show(state, match)

    def illegal(self) -> i64:
        """The first match whose chosen move is not among those shown; -1 if there is none."""
        for match in range(self.matches):
            count: i64 = peek(self.count, match)
            move: i64 = peek(self.chosen, match)
            place: i64 = match * self.width
            end: i64 = place + count
            while place < end and peek(self.moves, place) != move:
                place += 1
            if count > 0 and place == end:
                return match
        return -1

    def step(self, state: State) -> None:
        """Play the chosen move in every match that is not over, and show the next decision of each."""
        with released:
            self.step_all(state)

    def step_all(self, state: State) -> None:
        row: i64 = state.size() * WORD
        for match in range(self.matches):
            seat: i64 = peek(self.seat, match)
            if seat >= 0:
                load_position(state, self.positions + match * row, WORKSPACE, state.contents)
                state.apply(seat, peek(self.chosen, match))
                self.show(state, match)
                save_position(state, self.positions + match * row, WORKSPACE, state.contents)

    def show(self, state: State, match: i64) -> None:
        seat: i64 = -1
        count: i64 = 0
        if state.waiting:
            seat = lowest_bit(state.waiting)
            count = state.find_moves(seat)
            self.most = max(self.most, count)
            place: i64 = match * self.width
            for i in range(min(count, self.width)):
                poke(self.moves, place + i, state.moves[i])
        poke(self.seat, match, seat)
        poke(self.count, match, count)

    # -- a random player ----------------------------------------------------------------------------------

    def choose(self) -> None:
        """Choose uniformly at random in every match that is not over."""
        for match in range(self.matches):
            count: i64 = peek(self.count, match)
            if count > 0:
                self.luck = MULTIPLIER * (self.luck & LOW_WORD) + (self.luck >> 32)
                choice: i64 = ((self.luck & LOW_WORD) * count) >> 32
                poke(self.chosen, match, peek(self.moves, match * self.width + choice))
