"""An SQLite file for the commands that work on a whole log: export, import, forget."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from hameau.engine.errors import HameauError
from hameau.storage.archive import BadArchive, Empty, Moment
from hameau.storage.ledger import TABLES_OF, Ledger, connect, everything, prepare, put_after, transaction
from hameau.storage.log import Change


@contextmanager
def seen(log: Path, key: bytes) -> Iterator[Moment]:
    """Also while the server runs: one read sees one moment."""
    try:
        with closing(connect(log)) as database:
            database.execute("begin")  # all reads below see the same moment
            yield Moment(key, *everything(database))
            database.execute("rollback")
    except sqlite3.Error as error:
        raise HameauError(f"{log} cannot be read: {error}") from None


@contextmanager
def filled(log: Path, keep: Callable[[bytes], None]) -> Iterator[Empty]:
    """What is put there, is there when the block has ended well."""
    with closing(connect(log)) as database:
        prepare(database, log)
        if database.execute("select count(*) from log").fetchone()[0]:
            raise BadArchive(f"{log} has tables already; import into an empty folder")
        with transaction(database):
            yield Empty(lambda rows: put_after(database, rows), keep)


class Past:
    """A log of which something is deleted."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self.ledger = Ledger(database)

    def read(self, table: str) -> list[bytes]:
        return self.ledger.read(self.ledger.database, table)

    def tables_of(self, device: str) -> list[str]:
        return [table for (table,) in self.ledger.database.execute(TABLES_OF, (device,)).fetchall()]

    def rewrite(self, table: str, change: Change) -> None:
        self.ledger.rewrite(table, change)


@contextmanager
def past(log: Path) -> Iterator[Past]:
    """Afterwards the file is written anew, without leftovers."""
    with closing(connect(log)) as database:
        prepare(database, log)
        yield Past(database)
        database.execute("vacuum")
        database.execute("pragma wal_checkpoint(truncate)")
