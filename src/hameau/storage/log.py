"""What every store of logs promises."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, Protocol

from hameau.engine.errors import HameauError


class Row(NamedTuple):
    """One entry of a log: it follows the one before it, so of two writers one hears of a conflict."""

    table: str  # or, with a colon in it, the name of something else that is kept: `day:…`, `race:…`
    sequence: int
    data: bytes


class Lifetime(NamedTuple):
    """When a server began and was last known to run, in milliseconds since 1970; 0 if never."""

    began: int
    alive: int


class Conflict(Exception):
    """This entry is not the next of its table: somebody else has written to it."""


class StoreFailed(HameauError):
    """The disk is full, damaged, read-only or gone: nothing was written, or nothing could be read."""


Then = Callable[[Exception | None], None]
Change = Callable[[list[bytes]], list[bytes]]


class Log(Protocol):
    """Entries are appended, never changed. What `then` was told is on disk, whatever happens next.

    Reading raises StoreFailed, and so is `then` told what could not be written.
    """

    failing: str  # why the last write failed; empty after one that did not

    def append(self, rows: Sequence[Row], then: Then) -> None:
        """Write the rows, all or none; `then` is called on the loop with what went wrong, or None."""

    def read(self, table: str) -> list[bytes]:
        """The entries of a table, in order."""

    def rewrite(self, table: str, change: Change, then: Then) -> None:
        """Replace the entries of a table by what `change` makes of them, or delete it if that is nothing.

        The one exception to appending, for what people want forgotten: no byte of what was there is kept.
        """

    def tables_of(self, device: str) -> list[str]:
        """Where a device sat, or opened the table."""

    def count(self) -> int:
        """How many tables there are."""

    def tables(self) -> Iterator[str]:
        """All tables."""

    def alive(self, began: int, now: int) -> None:
        """Remember that the server that began then still runs; both are written, or neither."""

    def last_server(self) -> Lifetime:
        """The last server that could note that it ran."""

    def close(self) -> None:
        """Write what is waiting, and stop."""


def conflict(
    rows: Sequence[Row], lengths: dict[str, int], length_of: Callable[[str], int]
) -> Conflict | None:
    """Is an entry not the next of its table? If all are, `lengths` grows by them."""
    longer = dict[str, int]()
    for table, sequence, _ in rows:
        length = longer.get(table)
        if length is None:
            length = lengths.get(table)
        if length is None:
            length = length_of(table)
        if sequence != length:
            return Conflict(f"{table} has {length} entries: {sequence} is not the next")
        longer[table] = sequence + 1
    lengths |= longer
    return None
