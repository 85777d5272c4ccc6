"""Deletes tables and people from the file of a server, so that no byte of them is left in it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from hameau.engine.errors import HameauError
from hameau.engine.record import FindGame
from hameau.storage.ledger import TABLES_OF, Ledger, connect, prepare
from hameau.tables import forgetting


def forget_table(log: Path, table: str) -> int:
    """Delete a table; how many entries it had."""
    with opened(log) as ledger:
        entries = known(ledger, table)
        ledger.rewrite(table, lambda _: [])
        return len(entries)


def forget_device(log: Path, device: str, find_game: FindGame) -> int:
    """Take a device out of all tables; at how many it was."""
    with opened(log) as ledger:
        found = ledger.database.execute(TABLES_OF, (device,)).fetchall()
        for (table,) in found:
            ledger.rewrite(table, lambda data: forgetting.forget(data, device, find_game))
        return len(found)


def device_called(log: Path, table: str, name: str) -> str:
    """The only device that sat at a table under a name."""
    with opened(log) as ledger:
        found = forgetting.devices_called(known(ledger, table), name)
    if len(found) != 1:
        raise HameauError(f"{len(found)} devices sat at {table} as {name!r}, not one")
    return found.pop()


def known(ledger: Ledger, table: str) -> list[bytes]:
    data = ledger.read(ledger.database, table) if ":" not in table else []
    if not data:
        raise HameauError(f"there is no table {table!r}")
    return data


@contextmanager
def opened(log: Path) -> Iterator[Ledger]:
    """The file, to delete something in it. Afterwards it is written anew, without leftovers."""
    with closing(connect(log)) as database:
        prepare(database, log)
        yield Ledger(database)
        database.execute("vacuum")
        database.execute("pragma wal_checkpoint(truncate)")
