"""Many matches stepped at once over NumPy arrays, for those who train or measure.

batch = Batch(hameau.game("buttons"), matches=1024, seats=4)
while not batch.over.all():
    batch.step(batch.random_moves())
batch.results()
"""

from collections.abc import Iterator, Mapping

import numpy as np
from numpy.typing import ArrayLike, NDArray

from hameau.engine.game import Game
from hameau.engine.given import whole
from hameau.engine.many import Stepper
from hameau.engine.state import MOVE_CODES, State

Words = NDArray[np.int64]
FIRST_WIDTH = 16  # moves of a decision there is room for; it grows when a game offers more
LEAVE = -1  # no seed: this match is not started anew


class Batch:
    """N matches of one game, a row of each array for each. The arrays are the matches.

    `positions` may be copied, saved and written back, in whole rows and for the same game, seats and content;
    then call `observe`. `seat`, `count` and `moves` show one decision of each match, that of its first
    waiting seat, and every step renews them. Moves are the engine's numbers; beyond `count` they are void.

    Who holds a batch holds all secrets of its matches.
    """

    def __init__(
        self,
        game: Game,
        matches: int = 1024,
        seats: int = 4,
        seed: int = 0,
        options: Mapping[str, str] | None = None,
    ) -> None:
        chosen = game.check_setting(seats, {} if options is None else options)
        self.game = game
        self.matches = matches = whole(matches, "the number of matches", least=1)
        self.seats = seats
        self._state = game.build(game.content, seats, chosen)
        self._blank = np.frombuffer(self._state.dump(), np.int64).copy()
        self._seeds = np.random.PCG64(whole(seed, "a seed", least=0))
        self._positions: Words = np.zeros((matches, len(self._blank)), np.int64)
        self._seat: Words = np.full(matches, -1, np.int64)
        self._count: Words = np.zeros(matches, np.int64)
        self._moves: Words = np.zeros((matches, FIRST_WIDTH), np.int64)
        self._chosen: Words = np.zeros(matches, np.int64)
        self._stepper = Stepper()
        self._stepper.luck |= int(self._seeds.random_raw()) >> 3
        self._tell_addresses()
        self.reset(np.ones(matches, np.bool_))

    # -- the arrays ---------------------------------------------------------------------------------------

    @property
    def positions(self) -> Words:
        """(matches, words): all there is to know of each match."""
        return self._positions

    @property
    def seat(self) -> Words:
        """(matches,): whose decision is shown; -1 when the match is over."""
        return self._seat

    @property
    def count(self) -> Words:
        """(matches,): how many moves that seat has; 0 when the match is over."""
        return self._count

    @property
    def moves(self) -> Words:
        """(matches, width): which moves. Ask again after a step: a wider decision brings a wider array."""
        return self._moves

    @property
    def over(self) -> NDArray[np.bool_]:
        """(matches,): which matches are over."""
        return self._seat < 0

    def mask(self, codes: int = MOVE_CODES) -> NDArray[np.bool_]:
        """(matches, codes): which numbers are legal moves. Fewer columns do for a game with small numbers."""
        shown = np.arange(self._moves.shape[1]) < self._count[:, None]
        legal = self._moves[shown]
        if legal.size and legal.max() >= codes:
            raise ValueError(f"move {legal.max()} is legal, a mask of {codes} columns has no place for it")
        mask = np.zeros((self.matches, codes), np.bool_)
        mask[np.nonzero(shown)[0], legal] = True
        return mask

    # -- playing ------------------------------------------------------------------------------------------

    def step(self, chosen: ArrayLike, check: bool = True) -> int:
        """Play one move in every match that is not over, and show the next decisions; how many were played.

        Entries of matches that are over are ignored. An illegal move is refused and nothing changes.
        `check=False` saves the look at every move; then an illegal one may do anything.
        """
        self._take(chosen)
        if check:
            self._refuse_illegal()
        played = int(np.count_nonzero(self._count))
        self._stepper.step(self._state)
        self._widen()
        return played

    def random_moves(self) -> Words:
        """(matches,): a legal move of each match, uniformly at random. The same array every time."""
        self._stepper.choose()
        return self._chosen

    def observe(self) -> None:
        """Show the decisions again, after `positions` was written."""
        self._stepper.observe(self._state)
        self._widen()

    def reset(self, which: ArrayLike | None = None) -> None:
        """Start matches anew with fresh luck: those that are over, or those marked in an array of bools."""
        marked = self.over if which is None else np.asarray(which)
        if marked.shape != (self.matches,) or marked.dtype != np.bool_:
            raise ValueError(f"reset takes {self.matches} bools, not {marked.dtype} {marked.shape}")
        restarted = int(np.count_nonzero(marked))
        if restarted == 0:
            return
        seeds = np.full(self.matches, LEAVE, np.int64)
        seeds[marked] = self._seeds.random_raw(restarted) >> np.uint64(2)
        self._stepper.start(self._state, address(self._blank), address(seeds))
        self._widen()

    # -- the end ------------------------------------------------------------------------------------------

    def scores(self) -> Words:
        """(matches, seats): the points of each seat, final where the match is over.

        As the rules count them: those of a lost village of Chévoux are what it would have scored.
        """
        return np.array([[state.score(s) for s in range(self.seats)] for state in self._each()], np.int64)

    def results(self) -> NDArray[np.float64]:
        """(matches, seats): 1 for the only winner, -1 for a loser, else a shared win; NaN before the end."""
        nothing = [np.nan] * self.seats
        rows = (
            nothing if state.waiting else [state.result(s) for s in range(self.seats)]
            for state in self._each()
        )
        return np.array(list(rows), np.float64)

    # -- small steps --------------------------------------------------------------------------------------

    def _each(self) -> Iterator[State]:
        """The state, as each match in turn."""
        row = self._positions.strides[0]
        for match in range(self.matches):
            self._state.load(address(self._positions) + match * row)
            yield self._state

    def _take(self, chosen: ArrayLike) -> None:
        given = np.asarray(chosen)
        if given.shape != (self.matches,):
            raise ValueError(f"step takes one move a match, shape ({self.matches},), not {given.shape}")
        if given.dtype.kind not in "iu":
            raise TypeError(f"moves are whole numbers, not {given.dtype}")
        if given is not self._chosen:
            np.copyto(self._chosen, given, casting="same_kind")

    def _refuse_illegal(self) -> None:
        match = self._stepper.illegal()
        if match >= 0:
            legal = self._moves[match, : self._count[match]].tolist()
            raise ValueError(
                f"match {match}: seat {self._seat[match]} may play {legal}, not {self._chosen[match]}; "
                "nothing was played"
            )

    def _widen(self) -> None:
        """Make room for a decision with more moves than any before."""
        if self._stepper.most > self._moves.shape[1]:
            width = 1 << (self._stepper.most - 1).bit_length()
            self._moves = np.zeros((self.matches, width), np.int64)
            self._tell_addresses()
            self._stepper.observe(self._state)

    def _tell_addresses(self) -> None:
        stepper = self._stepper
        stepper.matches = self.matches
        stepper.positions = address(self._positions)
        stepper.seat = address(self._seat)
        stepper.count = address(self._count)
        stepper.moves = address(self._moves)
        stepper.width = self._moves.shape[1]
        stepper.chosen = address(self._chosen)


def address(array: Words) -> int:
    return int(array.ctypes.data)
