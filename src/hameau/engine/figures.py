"""How a game wants what it counted to be shown: plain descriptions, which the lab turns into pictures.

A figure's title is the message `study-<topic>`, the sentence below it is `study-<topic>-about`.
"""

from typing import Literal

from msgspec import Struct

Unit = Literal["share", "number"]
Dye = Literal["red", "yellow", "green", "blue", "plum", "teal", "slate", "rust"]


class Topic(Struct, frozen=True):
    """One question asked of the matches; each of its items gets an answer."""

    name: str
    unit: Unit = "number"
    compared: bool = True  # between two sets of content; not, if its items are many and only to be ranked


class Label(Struct, frozen=True):
    """A message and its facts, in any language; a fact whose name begins with @ is a message itself."""

    message: str
    facts: tuple[tuple[str, str | int], ...] = ()
    dye: Dye | None = None  # the colour in which it is drawn, beside its name


class Figure(Struct, frozen=True, kw_only=True):
    """Something to look at."""

    topic: Topic


class Tile(Figure, frozen=True, kw_only=True):
    """One number, large, at the head of the page."""


class Bars(Figure, frozen=True, kw_only=True):
    """A bar from zero for each item, with the bounds of its true value."""

    legend: tuple[Label, ...] = ()  # what the dyes mean, if not each item has its own
    by_value: bool = False  # the highest first; else in the order in which they were counted


class Dots(Figure, frozen=True, kw_only=True):
    """A dot with its bounds for each item, where differences count and not amounts."""

    fair: bool = False  # a line where all seats win equally often
    by_value: bool = False  # the highest first; else in the order in which they were counted
    ends: int = 0  # if there are more, only so many of the highest and of the lowest


class Shares(Figure, frozen=True, kw_only=True):
    """One band, divided among the items."""


class Histogram(Figure, frozen=True, kw_only=True):
    """How often each number occurred; one curve for each item."""


class Cells(Figure, frozen=True, kw_only=True):
    """A board, the fields dyed by their values; items come row by row."""

    columns: int


class Scatter(Figure, frozen=True, kw_only=True):
    """A dot for each item: one topic to the right, the other upward."""

    up: Topic
    fair: bool = False  # a line where all seats win equally often
