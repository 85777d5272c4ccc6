"""What a server has on disk, read past it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TypeVar

from hameau import shelf
from hameau.tables import entries
from hameau.tables.table import Table
from hameau.web import folder
from hameau.web.hall import rebuild

Entry = TypeVar("Entry", bound=entries.Entry)
ALL = 'select "table", sequence, data from log order by "table", sequence'


def rows(data: Path) -> list[tuple[str, int, bytes]]:
    """Every row of the log, tables and sequences in order."""
    with closing(sqlite3.connect(data / folder.LOG)) as database:
        return [(table, sequence, bytes(entry)) for table, sequence, entry in database.execute(ALL)]


def logs(data: Path) -> dict[str, list[bytes]]:
    """The entries of each table; without gaps, or this fails."""
    found: dict[str, list[bytes]] = {}
    for table, sequence, entry in rows(data):
        assert sequence == len(found.setdefault(table, [])), f"{table} has no entry {len(found[table])}"
        found[table].append(entry)
    return found


def entries_of(data: Path, table: str, kind: type[Entry]) -> list[Entry]:
    """The entries of one kind."""
    return [one for one in map(entries.decode, logs(data).get(table, [])) if isinstance(one, kind)]


def table_of(data: Path, table: str) -> Table:
    """The table that its log adds up to."""
    return rebuild(table, logs(data)[table], lambda key: shelf.game(key))


def change(data: Path, sql: str, *values: object) -> None:
    """Change the log while no server has it."""
    with closing(sqlite3.connect(data / folder.LOG)) as database, database:
        database.execute(sql, values)
