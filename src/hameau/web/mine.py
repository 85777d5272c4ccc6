"""What a device did here, for the person before it: to look at and to keep."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from hameau.storage import Log
from hameau.tables import entries
from hameau.tables.traces import traces
from hameau.web.models import Trace, Traces


def seen(log: Log, tables: list[str], device: str) -> Traces:
    """In short."""
    found = [trace(table, read(log, table), device) for table in tables]
    return Traces(sorted(found, key=lambda one: one.opened, reverse=True))


def export(log: Log, tables: list[str], device: str, now: int) -> dict[str, Any]:
    """All of it, entry by entry, as it is written down; nothing that others did."""
    found = [
        {"table": table, "did": [to_builtins(one) for one in traces(read(log, table), device)]}
        for table in tables
    ]
    return {"hameau": "export 1", "device": device, "at": now, "tables": found}


def read(log: Log, table: str) -> list[entries.AnyEntry]:
    return [entries.decode(data) for data in log.read(table)]


def trace(table: str, log: list[entries.AnyEntry], device: str) -> Trace:
    opened = log[0]
    assert isinstance(opened, entries.Opened)
    did = list(traces(log, device))
    moves = [one for one in did if isinstance(one, entries.Played) and one.who == "person"]
    return Trace(
        table,
        opened.game,
        opened.at,
        opened.opener == device,
        list(dict.fromkeys(one.name for one in did if isinstance(one, entries.Sat) and one.holder == device)),
        len(moves),
        sum(isinstance(one, entries.Said) for one in did),
    )
