"""What a device did at a table, by its log: for the person who wants to see, keep or delete it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hameau.tables import entries


def traces(log: Sequence[entries.AnyEntry], device: str) -> Iterator[entries.AnyEntry]:
    """The entries that this device made, or that were made on a seat while it held it."""
    seats: set[int] = set()
    for entry in log:
        match entry:
            case entries.Opened():
                if entry.opener == device:
                    yield entry
                continue
            case entries.Sat() | entries.Moved():
                seats.discard(entry.seat)
                if entry.holder == device:
                    seats.add(entry.seat)
        seat = getattr(entry, "seat", None)
        if seat in seats:
            yield entry
        if isinstance(entry, entries.BotSat | entries.GotUp | entries.Blocked):
            seats.discard(entry.seat)
