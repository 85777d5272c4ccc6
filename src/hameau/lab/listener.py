"""Plays whole matches between simple bots without leaving C, and keeps what was noted in them."""

from typing import Final

from hameau.engine.machine import bit, i64, lowest_bit, poke, released
from hameau.engine.state import EVENT_WORDS, MOST_SEATS, State

NOTE_WORDS: Final = 5  # match, event, seat, a, b
WORD: Final = 8  # bytes


class Listener:
    """Fills arrays of words that the caller owns, given as addresses, one entry or row a match.

    A seat plays `roam` moves in 1024 at random: 1024 is the random bot, 0 greedy.
    """

    def __init__(self) -> None:
        self.roam: list[i64] = [0] * MOST_SEATS
        self.hears: i64 = 0  # bit e: event e is kept
        self.whole: i64 = 0  # a victory, in parts
        self.notes: i64 = 0  # rows of NOTE_WORDS
        self.room: i64 = 0  # for so many notes
        self.decisions: i64 = 0
        self.scores: i64 = 0  # rows of `seats` words
        self.scored: i64 = 0  # 1 where the points count
        self.wins: i64 = 0
        self.positions: i64 = 0  # rows of `state.size()` words
        self.played: i64 = 0  # matches
        self.noted: i64 = 0
        self.full: i64 = 0  # 1: the last match found no room, and is to be played again
        self.lost: i64 = 0  # notes that a state's own journal had no room for

    def give_roam(self, seat: i64, roam: i64) -> None:
        self.roam[seat] = roam

    def play(self, start: State, scratch: State, matches: i64, seed: i64) -> None:
        """Play on until so many matches are played, or the notes are full; other threads run meanwhile."""
        with released:
            self.play_all(start, scratch, matches, seed)

    def play_all(self, start: State, scratch: State, matches: i64, seed: i64) -> None:
        while self.played < matches and not self.full:
            self.begin(start, scratch, seed + self.played)
            before: i64 = self.noted
            made: i64 = 0
            self.collect(scratch)
            while scratch.waiting:
                seat: i64 = lowest_bit(scratch.waiting)
                move: i64 = scratch.sensible_move(seat, self.roam[seat])
                scratch.apply(seat, move)
                made += 1
                self.collect(scratch)
            self.finish(scratch, made, before)

    def begin(self, start: State, scratch: State, seed: i64) -> None:
        """Set a match up."""
        scratch.copy_from(start)
        scratch.reseed(seed)
        scratch.listening = 1
        scratch.noted = 0
        scratch.set_up()

    def collect(self, state: State) -> None:
        """Keep what was noted since the last time."""
        at: i64 = 0
        while at < state.noted:
            if self.hears & bit(state.journal[at]):
                self.keep(state, at)
            at += EVENT_WORDS
        state.noted = 0
        self.lost += state.overflow
        state.overflow = 0

    def keep(self, state: State, at: i64) -> None:
        if self.noted >= self.room:
            self.full = 1
            return
        place: i64 = self.noted * NOTE_WORDS
        poke(self.notes, place, self.played)
        for word in range(4):
            poke(self.notes, place + 1 + word, state.journal[at + word])
        self.noted += 1

    def finish(self, state: State, made: i64, before: i64) -> None:
        """Count a match that is over; without room for its notes it did not happen."""
        if self.full:
            self.noted = before
            return
        row: i64 = self.played * state.seats
        poke(self.decisions, self.played, made)
        for seat in range(state.seats):
            part: float = (state.result(seat) + 1.0) / 2.0 * float(self.whole)
            poke(self.scores, row + seat, state.score(seat))
            poke(self.scored, row + seat, 1 if state.is_scored(seat) else 0)
            poke(self.wins, row + seat, int(part + 0.5))
        state.save(self.positions + self.played * state.size() * WORD)
        self.played += 1
