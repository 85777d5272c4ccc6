"""What a server has on disk, read past it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TypeVar

from hameau import shelf
from hameau.storage import Row
from hameau.storage.database import Place
from hameau.storage.ledger import Ledger, connect, everything, put_after, transaction
from hameau.tables import entries
from hameau.tables.table import Table
from hameau.web import folder
from hameau.web.hall import rebuild

Entry = TypeVar("Entry", bound=entries.Entry)


Data = Path | Place  # a folder, or a database


def rows(data: Data) -> list[Row]:
    """Every entry of the log, tables and sequences in order."""
    if isinstance(data, Place):
        with data.seen() as moment:
            return list(moment.rows)
    with closing(sqlite3.connect(data / folder.LOG)) as database:
        return sorted(everything(database)[1])


def logs(data: Data) -> dict[str, list[bytes]]:
    """The entries of each table; without gaps, or this fails."""
    found: dict[str, list[bytes]] = {}
    for table, sequence, entry in rows(data):
        assert sequence == len(found.setdefault(table, [])), f"{table} has no entry {len(found[table])}"
        found[table].append(entry)
    return found


def entries_of(data: Path, table: str, kind: type[Entry]) -> list[Entry]:
    """The entries of one kind."""
    return [one for one in map(entries.decode, logs(data).get(table, [])) if isinstance(one, kind)]


def table_of(data: Data, table: str) -> Table:
    """The table that its log adds up to."""
    return rebuild(table, logs(data)[table], lambda key: shelf.game(key))


@contextmanager
def changing(data: Path) -> Iterator[sqlite3.Connection]:
    """The log, to be changed while no server has it."""
    with closing(connect(data / folder.LOG)) as database, transaction(database):
        yield database


def add(data: Path, table: str, *entries: bytes) -> None:
    """Entries that follow those of the table, as another server would write them."""
    with closing(connect(data / folder.LOG)) as database:
        ledger = Ledger(database)
        first = ledger.length(table)
        ledger.write([Row(table, number, entry) for number, entry in enumerate(entries, first)])


def put_all(data: Path, rows: list[Row]) -> None:
    """All that there is from now on."""
    with changing(data) as database:
        for name in ("log", "places", "tables", "devices"):
            database.execute(f"delete from {name}")
        put_after(database, rows)
