"""Deletes tables and people from the data of a server, so that no byte of them is left in it."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Protocol

from hameau.engine.errors import HameauError
from hameau.engine.record import FindGame
from hameau.storage.log import Change
from hameau.tables import forgetting


class Past(Protocol):
    """What is written, while no server has it. Afterwards what was deleted is cleaned away."""

    def read(self, table: str) -> list[bytes]: ...

    def tables_of(self, device: str) -> list[str]: ...

    def rewrite(self, table: str, change: Change) -> None: ...


Opened = AbstractContextManager[Past]


def forget_table(opened: Opened, table: str) -> int:
    """Delete a table; how many entries it had."""
    with opened as past:
        entries = known(past, table)
        past.rewrite(table, lambda _: [])
        return len(entries)


def forget_device(opened: Opened, device: str, find_game: FindGame) -> int:
    """Take a device out of all tables; at how many it was."""
    with opened as past:
        found = past.tables_of(device)
        for table in found:
            past.rewrite(table, lambda data: forgetting.forget(data, device, find_game))
        return len(found)


def device_called(opened: Opened, table: str, name: str) -> str:
    """The only device that sat at a table under a name."""
    with opened as past:
        found = forgetting.devices_called(known(past, table), name)
    if len(found) != 1:
        raise HameauError(f"{len(found)} devices sat at {table} as {name!r}, not one")
    return found.pop()


def known(past: Past, table: str) -> list[bytes]:
    data = past.read(table) if ":" not in table else []
    if not data:
        raise HameauError(f"there is no table {table!r}")
    return data
