"""A person's name, device and words leave the log of a table; the match that others played too stays whole.

Entries keep their number and their time, so the log still adds up. Records are written from the log, so new
ones have the other name, and verify; whoever kept an older one has the old name in it, and that verifies too.
A mark has a record of its own, which is written anew. If its rules are no longer at hand it loses the record,
and the match cannot go on from it.
"""

from __future__ import annotations

from collections.abc import Sequence
from secrets import token_hex

from msgspec.structs import replace

from hameau.engine.errors import HameauError
from hameau.engine.record import FindGame, renamed
from hameau.tables import entries

SOMEONE = "–"  # the name of somebody who is forgotten, in every language


class Forgetting:
    """Goes through the log of one table, and knows who sits where."""

    def __init__(self, device: str, find_game: FindGame) -> None:
        self.device = device
        self.find_game = find_game
        self.names: list[str] = []  # of the match, if they are others now
        self.nobody = token_hex(16)  # holds the seats from now on; no device has this hash
        self.seats: set[int] = set()  # that the device holds now

    def without(self, entry: entries.AnyEntry) -> entries.AnyEntry:
        """The entry as it stays."""
        match entry:
            case entries.Opened() if entry.opener == self.device:
                return replace(entry, opener=self.nobody, group="")
            case entries.Sat():
                return self.sat(entry)
            case entries.Moved():
                self.seats.discard(entry.seat)
                if entry.holder == self.device:
                    self.seats.add(entry.seat)
                    return replace(entry, holder=self.nobody)
            case entries.BotSat() | entries.GotUp():
                self.seats.discard(entry.seat)
            case entries.Blocked():
                self.seats.discard(entry.seat)
                if entry.holder == self.device:
                    return replace(entry, holder=self.nobody)
            case entries.Started():
                names = [SOMEONE if seat in self.seats else name for seat, name in enumerate(entry.names)]
                self.names = names if names != entry.names else []
                return replace(entry, names=names)
            case entries.Marked() if self.names:
                return self.marked(entry)
            case entries.Said() if entry.seat in self.seats:
                return replace(entry, text="", phrase="")
            case entries.Sealed() if entry.seat in self.seats:
                return replace(entry, whisper="")
        return entry

    def marked(self, entry: entries.Marked) -> entries.Marked:
        try:
            match = renamed(entry.record, self.names, self.find_game)
        except HameauError:
            said = entry.outcome
            outcome = said and replace(said, facts={**said.facts, "names": SOMEONE}, why="")
            return replace(entry, record="", outcome=outcome)
        return replace(entry, record=match.record(), outcome=entry.outcome and match.result)

    def sat(self, entry: entries.Sat) -> entries.Sat:
        if entry.holder != self.device:
            self.seats.discard(entry.seat)
            return entry
        self.seats.add(entry.seat)
        return replace(entry, name=SOMEONE, holder=self.nobody)


def forget(log: Sequence[bytes], device: str, find_game: FindGame) -> list[bytes]:
    """The log of a table without a device."""
    going = Forgetting(device, find_game)
    return [entries.encode(going.without(entries.decode(data))) for data in log]


def devices_called(log: Sequence[bytes], name: str) -> set[str]:
    """Who sat down under a name."""
    sat = [entry for data in log if isinstance(entry := entries.decode(data), entries.Sat)]
    return {entry.holder for entry in sat if entry.name == name}
