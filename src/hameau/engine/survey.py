"""What a game counts in matches that were played, for those who study it.

A survey hears of some events, and for a heap of finished matches fills a sheet: for each match and each
question two whole numbers, one above and one below a line. The lab adds them up; whole numbers give the same
sums in any order.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hameau.engine.figures import Figure, Label, Topic
from hameau.engine.state import State

Words = NDArray[np.int64]
WIN = 720720  # a victory, in parts that up to 16 winners share evenly
THE_ONLY = Label("")  # the item of a topic that has but one


class Notes(NamedTuple):
    """All notes of one event: in which match, about whom, and what."""

    match: Words
    seat: Words
    a: Words
    b: Words


@dataclass(frozen=True, eq=False)
class Played:
    """A heap of finished matches, one row of each array for each."""

    seats: int
    decisions: Words  # (matches,)
    scores: Words  # (matches, seats); what they are where `scored` is 0 means nothing
    scored: Words  # (matches, seats): 1 where the rules give the seat a score
    wins: Words  # (matches, seats), in parts of WIN
    notes: Words  # (notes, 5): match, event, seat, a, b
    positions: Words  # (matches, words)
    scratch: State

    def __len__(self) -> int:
        return len(self.decisions)

    def heard(self, event: int) -> Notes:
        """The notes of one event, in the order in which they were written."""
        rows = self.notes[self.notes[:, 1] == event]
        return Notes(rows[:, 0], rows[:, 2], rows[:, 3], rows[:, 4])

    def count(self, match: Words) -> Words:
        """(matches,): how often each match is named."""
        return np.bincount(match, minlength=len(self)).astype(np.int64)

    def count_seats(self, match: Words, seat: Words) -> Words:
        """(matches, seats): how often each seat of each match is named."""
        cells = np.bincount(match * self.seats + seat, minlength=len(self) * self.seats)
        return cells.astype(np.int64).reshape(len(self), self.seats)

    def states(self) -> Iterator[Any]:
        """The end of each match in turn; one object, so look at it before asking for the next."""
        row = self.positions.strides[0]
        for match in range(len(self)):
            self.scratch.load(int(self.positions.ctypes.data) + match * row)
            yield self.scratch


class Column(NamedTuple):
    """The answer to one question, match by match: the sum of `above` by the sum of `below`."""

    above: Words
    below: Words


class Sheet:
    """What was counted in a heap of matches."""

    def __init__(self, matches: int) -> None:
        self.matches = matches
        self.columns: dict[tuple[Topic, Label], Column] = {}
        self.spreads: dict[tuple[Topic, Label], dict[int, int]] = {}

    def ratio(self, topic: Topic, above: NDArray[Any], below: NDArray[Any], item: Label = THE_ONLY) -> None:
        """One number above and one below for each match."""
        self.columns[topic, item] = Column(above.astype(np.int64), below.astype(np.int64))

    def wins(self, topic: Topic, played: Played, holders: NDArray[Any], item: Label = THE_ONLY) -> None:
        """How often those win who hold something; (matches, seats), true or a number of times."""
        held = holders.astype(np.int64)
        self.ratio(topic, (played.wins * held).sum(1), WIN * held.sum(1), item)

    def spread(self, topic: Topic, values: Words, match: Words, item: Label = THE_ONLY) -> None:
        """All values, each with the match it comes from: how they are spread, and their mean."""
        sums = np.bincount(match, values, self.matches).astype(np.int64)
        self.ratio(topic, sums, np.bincount(match, minlength=self.matches), item)
        found, times = np.unique(values, return_counts=True)
        self.spreads[topic, item] = dict(zip(found.tolist(), times.tolist(), strict=True))


class Setting(NamedTuple):
    """With how many and with which options a match is played."""

    seats: int
    options: dict[str, str]


Row = dict[str, Any]  # of a table of measurements: `seats`, `options`, `matches`, `won` and `nights`


class Pair(NamedTuple):
    """Two rows of a table that differ in one thing only."""

    item: Label
    present: Row
    absent: Row


@dataclass(frozen=True, eq=False)
class Sweep:
    """A study of several settings at once: every choice of an option, with so many players."""

    option: str
    seats: tuple[int, ...]
    wins: Topic  # who wins together
    side: str  # the one whose share of wins is estimated
    lasts: Topic  # how long it takes
    columns: tuple[Topic, ...]  # with one answer each, shown setting by setting
    figures: tuple[Topic, ...]  # with an answer for each item, over all settings of a choice
    variants: tuple[Setting, ...] = ()  # measured for the fit, not shown
    fit: Callable[[Any, list[Row]], dict[str, float]] = lambda content, rows: {}  # an estimate, as weights
    estimate: Callable[[Any, dict[str, float], Setting], float] | None = None  # by these weights
    worth: Topic | None = None  # what one thing is worth to the side
    pairs: Callable[[Any, list[Row]], list[Pair]] = lambda content, rows: []  # which tell it


@dataclass(frozen=True, eq=False)
class Survey:
    """What a game offers to those who study it."""

    hears: tuple[int, ...]  # events
    count: Callable[[Any, Played, Sheet], None]  # content
    figures: tuple[Figure, ...]
    sweep: Sweep | None = None
