"""Deletes tables and people from the file of a server, so that no byte of them is left in it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from hameau.engine.errors import HameauError
from hameau.engine.record import FindGame
from hameau.storage.sqlite import OF_TABLE, WHERE_IT_WAS, connect, prepare, rewrite
from hameau.tables import forgetting


def forget_table(log: Path, table: str) -> int:
    """Delete a table; how many entries it had."""
    with opened(log) as database:
        entries = known(database, table)
        rewrite(database, table, lambda _: [])
        return len(entries)


def forget_device(log: Path, device: str, find_game: FindGame) -> int:
    """Take a device out of all tables; at how many it was."""
    with opened(log) as database:
        found = database.execute(WHERE_IT_WAS, (device.encode(),)).fetchall()
        for (table,) in found:
            rewrite(database, table, lambda data: forgetting.forget(data, device, find_game))
        return len(found)


def device_called(log: Path, table: str, name: str) -> str:
    """The only device that sat at a table under a name."""
    with closing(connect(log)) as database:
        found = forgetting.devices_called(known(database, table), name)
    if len(found) != 1:
        raise HameauError(f"{len(found)} devices sat at {table} as {name!r}, not one")
    return found.pop()


def known(database: sqlite3.Connection, table: str) -> list[bytes]:
    data = [one for (one,) in database.execute(OF_TABLE, (table,))] if ":" not in table else []
    if not data:
        raise HameauError(f"there is no table {table!r}")
    return data


@contextmanager
def opened(log: Path) -> Iterator[sqlite3.Connection]:
    """The file, to delete something in it. Afterwards it is written anew, without leftovers."""
    with closing(connect(log)) as database:
        prepare(database, log)
        yield database
        database.execute("vacuum")
        database.execute("pragma wal_checkpoint(truncate)")
