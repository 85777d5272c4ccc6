"""What every store of logs promises."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, Protocol


class Row(NamedTuple):
    """One entry of a log: `(table, sequence)` is unique, so two writers cannot both win."""

    table: str  # or, with a colon in it, the name of something else that is kept: `day:…`, `race:…`
    sequence: int
    data: bytes


class Conflict(Exception):
    """Somebody else has written this entry of the table already."""


Then = Callable[[Exception | None], None]


class Log(Protocol):
    """Entries are appended, never changed. What `then` was told is on disk, whatever happens next."""

    def append(self, rows: Sequence[Row], then: Then) -> None:
        """Write the rows, all or none; `then` is called on the loop with what went wrong, or None."""

    def read(self, table: str) -> list[bytes]:
        """The entries of a table, in order."""

    def count(self) -> int:
        """How many tables there are."""

    def tables(self) -> Iterator[str]:
        """All tables."""

    def alive(self, now: int) -> None:
        """Remember that the server runs."""

    def last_alive(self) -> int:
        """When the server ran last, in milliseconds since 1970; 0 if never."""

    def close(self) -> None:
        """Write what is waiting, and stop."""
