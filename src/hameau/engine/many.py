"""Many matches in one call: playouts from one position, and a batch of matches stepped side by side."""

from typing import Final

from hameau.engine.machine import (
    bit,
    i64,
    load_position,
    lowest_bit,
    peek,
    poke,
    poke_real,
    popcount,
    released,
    save_position,
)
from hameau.engine.state import LOW_WORD, MULTIPLIER, NEVER_ZERO, WORKSPACE, State

WORD: Final = 8  # bytes
SHORT: Final = 2
OVER: Final = -1  # nobody decides
ALL: Final = -1  # every seat is played from outside
SAME_LUCK: Final = 12345  # a seat that knows the same imagines the same

# what becomes of a match that is over
STAYS: Final = 0
AT_ONCE: Final = 1  # it starts anew in the same step
NEXT: Final = 2  # it starts anew in the next step, whatever is chosen for it


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
    """Steps the matches `first` to `end` of a batch: arrays that the caller owns, one entry or row a match.

    Arrays are given as addresses. Several steppers may work on parts of one batch at the same time, each with
    states of its own.
    """

    def __init__(self) -> None:
        self.first: i64 = 0
        self.end: i64 = 0
        self.blank: i64 = 0  # a position before its set-up
        self.positions: i64 = 0  # rows of `state.size()` words
        self.seat: i64 = 0  # words: whose decision is shown; OVER when the match is over
        self.count: i64 = 0  # words: how many moves that seat has
        self.masks: i64 = 0  # rows of `mask_words` words: which, as bits
        self.mask_words: i64 = 0
        self.chosen: i64 = 0  # words: the moves to play
        self.ended: i64 = 0  # words: 1 if the last step ended the match
        self.results: i64 = 0  # rows of floats by seat: the result where it ended, else 0
        self.scores: i64 = 0  # rows of words by seat: points as they stand
        self.seen: i64 = 0  # rows of `seen_width` 16-bit numbers: what the deciding seat knows; 0: not wanted
        self.last_seen: i64 = 0  # the same where it ended, before it started anew, of `watcher`
        self.seen_width: i64 = 0
        self.declared: i64 = 0  # 1: the game writes observations itself
        self.watcher: i64 = ALL  # the only seat that is played from outside; the others play sensibly
        self.roam: i64 = 0  # of the others: so many moves in 1024 at random
        self.restarts: i64 = STAYS
        self.played: i64 = 0  # decisions in the last step
        self.luck: i64 = NEVER_ZERO  # of seeds and of `choose`, not of the matches

    def next_luck(self) -> i64:
        self.luck = MULTIPLIER * (self.luck & LOW_WORD) + (self.luck >> 32)
        return self.luck

    # -- starting -----------------------------------------------------------------------------------------

    def start(self, state: State, mind: State, seeds: i64) -> None:
        """Set up every match whose seed is not -1."""
        with released:
            self.start_all(state, mind, seeds)

    def start_all(self, state: State, mind: State, seeds: i64) -> None:
        for match in range(self.first, self.end):
            if peek(seeds, match) >= 0:
                self.set_up(state, peek(seeds, match))
                self.end_step(state, match, 0)
                self.show(state, mind, match)
                self.keep(state, match)

    def set_up(self, state: State, seed: i64) -> None:
        state.load(self.blank)
        state.reseed(seed)
        state.set_up()
        self.play_others(state)

    def keep(self, state: State, match: i64) -> None:
        save_position(state, self.positions + match * state.size() * WORD, WORKSPACE, state.contents)

    def fetch(self, state: State, match: i64) -> None:
        load_position(state, self.positions + match * state.size() * WORD, WORKSPACE, state.contents)

    # -- stepping -----------------------------------------------------------------------------------------

    def show_again(self, state: State, mind: State) -> None:
        """Show the next decision of every match, after positions were written from outside."""
        with released:
            for match in range(self.first, self.end):
                self.fetch(state, match)
                self.show(state, mind, match)

    def illegal(self) -> i64:
        """The first match whose chosen move is not legal; -1 if there is none."""
        for match in range(self.first, self.end):
            move: i64 = peek(self.chosen, match)
            if peek(self.count, match) > 0 and not self.is_legal(match, move):
                return match
        return -1

    def is_legal(self, match: i64, move: i64) -> bool:
        if move < 0 or move >= self.mask_words * 64:
            return False
        return (peek(self.masks, match * self.mask_words + (move >> 6)) >> (move & 63) & 1) != 0

    def step(self, state: State, mind: State) -> None:
        """Play the chosen move in every match that is not over, and show the next decision of each."""
        with released:
            self.step_all(state, mind)

    def step_all(self, state: State, mind: State) -> None:
        self.played = 0
        for match in range(self.first, self.end):
            seat: i64 = peek(self.seat, match)
            if seat != OVER:
                self.played += 1
                self.fetch(state, match)
                state.apply(seat, peek(self.chosen, match))
                self.play_others(state)
                self.go_on(state, mind, match)
            elif self.restarts == NEXT:
                self.set_up(state, self.next_luck())
                self.end_step(state, match, 0)
                self.show(state, mind, match)
                self.keep(state, match)
            else:
                self.end_step(state, match, 0)

    def go_on(self, state: State, mind: State, match: i64) -> None:
        """After a move: note whether it ended the match, and show what comes."""
        ended: i64 = 0 if state.waiting else 1
        self.end_step(state, match, ended)
        if ended and self.restarts == AT_ONCE:
            if self.last_seen:
                self.see(state, mind, max(self.watcher, 0), self.last_seen + match * self.seen_width * SHORT)
            self.set_up(state, self.next_luck())
        self.show(state, mind, match)
        self.keep(state, match)

    def play_others(self, state: State) -> None:
        """If only one seat is played from outside, the others move until it decides."""
        if self.watcher != ALL:
            while state.waiting and not state.waiting & bit(self.watcher):
                seat: i64 = lowest_bit(state.waiting)
                move: i64 = state.sensible_move(seat, self.roam)
                state.apply(seat, move)

    def end_step(self, state: State, match: i64, ended: i64) -> None:
        poke(self.ended, match, ended)
        row: i64 = match * state.seats
        for seat in range(state.seats):
            poke_real(self.results, row + seat, state.result(seat) if ended else 0.0)

    def count_points(self, state: State) -> None:
        """Write the scores of every match, as they stand."""
        with released:
            for match in range(self.first, self.end):
                self.fetch(state, match)
                for seat in range(state.seats):
                    poke(self.scores, match * state.seats + seat, state.score(seat))

    def settle(self, state: State) -> None:
        """Write the results of every match that is over."""
        with released:
            for match in range(self.first, self.end):
                if peek(self.seat, match) == OVER:
                    self.fetch(state, match)
                    self.end_step(state, match, 1)

    # -- showing ------------------------------------------------------------------------------------------

    def show(self, state: State, mind: State, match: i64) -> None:
        seat: i64 = OVER
        count: i64 = 0
        if state.waiting:
            seat = self.watcher if self.watcher != ALL else lowest_bit(state.waiting)
            count = state.find_moves(seat)
        self.mask(state, match, count)
        poke(self.seat, match, seat)
        poke(self.count, match, count)
        if self.seen:
            who: i64 = max(seat, 0) if self.watcher == ALL else self.watcher
            self.see(state, mind, who, self.seen + match * self.seen_width * SHORT)

    def mask(self, state: State, match: i64, count: i64) -> None:
        place: i64 = match * self.mask_words
        for i in range(self.mask_words):
            poke(self.masks, place + i, 0)
        for i in range(count):
            at: i64 = place + (state.moves[i] >> 6)
            poke(self.masks, at, peek(self.masks, at) | bit(state.moves[i] & 63))

    def see(self, state: State, mind: State, seat: i64, at: i64) -> None:
        """What the seat knows; where a game declares nothing, the words of an imagined position."""
        if self.declared:
            state.observe(seat, at)
        else:
            mind.copy_from(state)
            mind.reseed(SAME_LUCK)
            mind.imagine(seat)
            mind.luck = 0
            mind.save(at)

    # -- players that are here ----------------------------------------------------------------------------

    def choose(self) -> None:
        """Choose uniformly at random in every match that is not over."""
        for match in range(self.first, self.end):
            count: i64 = peek(self.count, match)
            if count > 0:
                luck: i64 = self.next_luck()
                choice: i64 = ((luck & LOW_WORD) * count) >> 32
                poke(self.chosen, match, self.move_at(match, choice))

    def move_at(self, match: i64, choice: i64) -> i64:
        """One of the moves shown, by its place among them."""
        place: i64 = match * self.mask_words
        word: i64 = peek(self.masks, place)
        passed: i64 = 0
        while popcount(word) <= choice:
            choice -= popcount(word)
            passed += 1
            word = peek(self.masks, place + passed)
        for _ in range(choice):
            word &= word - 1
        return passed * 64 + lowest_bit(word)

    def choose_sensibly(self, state: State, roam: i64) -> None:
        """Choose as the greedy bot does, so many moves in 1024 at random."""
        with released:
            for match in range(self.first, self.end):
                if peek(self.count, match) > 0:
                    self.fetch(state, match)
                    state.reseed(self.next_luck())
                    move: i64 = state.sensible_move(peek(self.seat, match), roam)
                    poke(self.chosen, match, move)
