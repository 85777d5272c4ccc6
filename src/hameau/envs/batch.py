"""Many matches stepped at once over NumPy arrays, for those who train or measure.

batch = Batch(hameau.game("buttons"), matches=1024, seats=4)
while not batch.over.all():
    batch.step(batch.random_moves())
batch.results()
"""

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from hameau.engine.errors import Unknown
from hameau.engine.features import Feature, features_of
from hameau.engine.game import Game
from hameau.engine.given import whole
from hameau.engine.many import ALL, AT_ONCE, NEXT, STAYS, Stepper
from hameau.engine.state import State

Words = NDArray[np.int64]
LEAVE = -1  # no seed: this match is not started anew
WORD_BITS = 64
ALWAYS = 1024  # of 1024 moves
RESTARTS = {"never": STAYS, "same-step": AT_ONCE, "next-step": NEXT}
OTHERS = {"greedy": 0, "random": ALWAYS}


class Part(NamedTuple):
    """Some of the matches, with all that one thread needs to step them."""

    stepper: Stepper
    state: State
    mind: State  # imagines what a seat knows, for games that declare no features


class Batch:
    """N matches of one game, a row of each array for each. The arrays are the matches.

    `positions` may be copied, saved and written back, in whole rows and for the same game, seats and content;
    then call `show_again`. The other arrays show one decision of each match, that of its first waiting seat,
    and every step renews them in place. Moves are the engine's numbers, below `game.actions`.

    With `seat` only that seat is played from outside; the `others` play "greedy" or at "random", in C.
    `restarts` says when a match that is over starts anew: "never" until `reset`, in the "same-step", or in
    the "next-step", whatever is chosen for it then. `threads` share the matches out.

    Whoever holds a batch holds all secrets of its matches; `seen` is what may be shown to a player.
    """

    def __init__(
        self,
        game: Game,
        matches: int = 1024,
        seats: int = 4,
        seed: int = 0,
        options: Mapping[str, str] | None = None,
        *,
        observations: bool = False,
        restarts: str = "never",
        threads: int = 1,
        seat: int | None = None,
        others: str = "greedy",
    ) -> None:
        chosen = game.check_setting(seats, {} if options is None else options)
        self.game = game
        self.matches = matches = whole(matches, "the number of matches", least=1)
        self.seats = seats
        blank = game.build(game.content, seats, chosen)
        self.features: list[Feature] = features_of(blank)
        self._blank = np.frombuffer(blank.dump(), np.int64).copy()
        self._seeds = np.random.PCG64(whole(seed, "a seed", least=0))
        self._positions: Words = np.zeros((matches, len(self._blank)), np.int64)
        self._seat: Words = np.full(matches, -1, np.int64)
        self._count: Words = np.zeros(matches, np.int64)
        self._masks: Words = np.zeros((matches, game.actions // WORD_BITS), np.int64)
        self._chosen: Words = np.zeros(matches, np.int64)
        self._ended: Words = np.zeros(matches, np.int64)
        self._results: NDArray[np.float64] = np.zeros((matches, seats))
        self._scores: Words = np.zeros((matches, seats), np.int64)
        rows = matches if observations else 0
        self._seen: NDArray[np.int16] = np.zeros((rows, sum(part.size for part in self.features)), np.int16)
        self._last_seen = np.zeros_like(self._seen)
        self._parts = [
            Part(Stepper(), game.build(game.content, seats, chosen), game.build(game.content, seats, chosen))
            for _ in range(min(whole(threads, "the number of threads", least=1), matches))
        ]
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None
        watcher = ALL if seat is None else whole(seat, "a seat", least=0)
        if watcher >= seats:
            raise Unknown(f"no seat {seat}: there are the seats 0 to {seats - 1}")
        ways = {"restarts": (restarts, RESTARTS), "others": (others, OTHERS)}
        for name, (given, known) in ways.items():
            if given not in known:
                raise Unknown(f"{name} is one of {', '.join(known)}, not {given!r}")
        for number, part in enumerate(self._parts):
            self._tell(part.stepper, number)
            part.stepper.watcher = watcher
            part.stepper.restarts, part.stepper.roam = RESTARTS[restarts], OTHERS[others]
            part.stepper.declared = int(bool(blank.features()))
        self.reset(np.ones(matches, np.bool_))

    def _tell(self, stepper: Stepper, number: int) -> None:
        """Which matches are its own, and where everything lies."""
        bounds = np.linspace(0, self.matches, len(self._parts) + 1).astype(int).tolist()
        stepper.first, stepper.end = bounds[number], bounds[number + 1]
        stepper.luck |= int(self._seeds.random_raw()) >> 3
        stepper.blank = address(self._blank)
        stepper.positions, stepper.seat = address(self._positions), address(self._seat)
        stepper.count, stepper.chosen = address(self._count), address(self._chosen)
        stepper.masks, stepper.mask_words = address(self._masks), self._masks.shape[1]
        stepper.ended, stepper.results = address(self._ended), address(self._results)
        stepper.scores = address(self._scores)
        if len(self._seen):
            stepper.seen, stepper.last_seen = address(self._seen), address(self._last_seen)
        stepper.seen_width = self._seen.shape[1]

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
    def packed_mask(self) -> Words:
        """(matches, game.actions / 64): which moves are legal, as bits."""
        return self._masks

    @property
    def seen(self) -> NDArray[np.int16]:
        """(matches, width): what the deciding seat knows, as `features` says. Empty unless asked for."""
        return self._seen

    @property
    def last_seen(self) -> NDArray[np.int16]:
        """(matches, width): where a match ended and started anew in one step, the end as its seat knew it."""
        return self._last_seen

    @property
    def ended(self) -> NDArray[np.bool_]:
        """(matches,): which matches ended in the last step."""
        return np.not_equal(self._ended, 0)

    @property
    def rewards(self) -> NDArray[np.float64]:
        """(matches, seats): the results of matches that ended in the last step; 0 elsewhere."""
        return self._results

    @property
    def over(self) -> NDArray[np.bool_]:
        """(matches,): which matches are over."""
        return self._seat < 0

    def mask(self) -> NDArray[np.bool_]:
        """(matches, game.actions): which numbers are legal moves."""
        return np.unpackbits(self._masks.view(np.uint8), axis=1, bitorder="little").astype(np.bool_)

    def moves(self, match: int) -> list[int]:
        """The legal moves of one match."""
        found: list[int] = np.flatnonzero(self.mask()[match]).tolist()
        return found

    # -- playing ------------------------------------------------------------------------------------------

    def step(self, chosen: ArrayLike, check: bool = True) -> int:
        """Play one move in every match that is not over, and show the next decisions; how many were played.

        Entries of matches that are over are ignored. An illegal move is refused and nothing changes.
        `check=False` saves the look at every move; then an illegal one may do anything.
        """
        self._take(chosen)
        if check:
            self._refuse_illegal()
        self._each(lambda part: part.stepper.step(part.state, part.mind))
        return sum(part.stepper.played for part in self._parts)

    def random_moves(self) -> Words:
        """(matches,): a legal move of each match, uniformly at random. The same array every time."""
        for part in self._parts:
            part.stepper.choose()
        return self._chosen

    def greedy_moves(self, roam: float = 0.0) -> Words:
        """(matches,): what the greedy bot plays in each match, a share of it at random."""
        self._each(lambda part: part.stepper.choose_sensibly(part.state, int(roam * ALWAYS)))
        return self._chosen

    def show_again(self) -> None:
        """Show the decisions again, after `positions` was written."""
        self._each(lambda part: part.stepper.show_again(part.state, part.mind))

    def reset(self, which: ArrayLike | None = None) -> None:
        """Start matches anew with fresh luck: those that are over, or those marked in an array of bools."""
        marked = self.over if which is None else np.asarray(which)
        if marked.shape != (self.matches,) or marked.dtype != np.bool_:
            raise ValueError(f"reset takes {self.matches} bools, not {marked.dtype} {marked.shape}")
        seeds = np.full(self.matches, LEAVE, np.int64)
        seeds[marked] = self._seeds.random_raw(int(np.count_nonzero(marked))) >> np.uint64(2)
        self._each(lambda part: part.stepper.start(part.state, part.mind, address(seeds)))

    # -- the end ------------------------------------------------------------------------------------------

    def scores(self) -> Words:
        """(matches, seats): the points of each seat, final where the match is over.

        As the rules count them: those of a lost village of Chévoux are what it would have scored.
        """
        self._each(lambda part: part.stepper.count_points(part.state))
        return self._scores

    def results(self) -> NDArray[np.float64]:
        """(matches, seats): 1 for the only winner, -1 for a loser, else a shared win; NaN before the end."""
        self._each(lambda part: part.stepper.settle(part.state))
        return np.where(self.over[:, None], self._results, np.nan)

    # -- small steps --------------------------------------------------------------------------------------

    def _each(self, work: Callable[[Part], Any]) -> None:
        """Every part at its work, side by side if there are several."""
        if self._pool is None:
            work(self._parts[0])
        else:
            for done in [self._pool.submit(work, part) for part in self._parts]:
                done.result()

    def _take(self, chosen: ArrayLike) -> None:
        given = np.asarray(chosen)
        if given.shape != (self.matches,):
            raise ValueError(f"step takes one move a match, shape ({self.matches},), not {given.shape}")
        if given.dtype.kind not in "iu":
            raise TypeError(f"moves are whole numbers, not {given.dtype}")
        if given is not self._chosen:
            np.copyto(self._chosen, given, casting="same_kind")

    def _refuse_illegal(self) -> None:
        match = max(part.stepper.illegal() for part in self._parts)
        if match >= 0:
            raise ValueError(
                f"match {match}: seat {self._seat[match]} may play {self.moves(match)}, "
                f"not {self._chosen[match]}; nothing was played"
            )


def address(array: NDArray[Any]) -> int:
    return int(array.ctypes.data)
