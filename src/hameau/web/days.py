"""Matches that last days go on while nobody is there: their tables leave memory, and come back in time."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from hameau.storage import Conflict, Row, StoreFailed
from hameau.tables.table import Broken

if TYPE_CHECKING:
    from hameau.web.hall import Hall
    from hameau.web.live import LiveTable

LOG = "days:tables"
AT_ONCE = 8  # tables that are woken together
encode = msgspec.json.encode


class Lasting(Struct, frozen=True):
    """A match that lasts days began at this table."""

    table: str


class Days:
    """When each of these tables has to be looked at again. What is on disk says only which they are."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.due: dict[str, int] = {}  # those that are not in memory
        self.known = set[str]()  # on disk
        self.writing = asyncio.Lock()

    def remember(self) -> None:
        """The server has started: all are looked at once, one after the other."""
        try:
            rows = self.hall.log.read(LOG)
        except StoreFailed as error:
            self.hall.report("not-read", error)
            return
        self.known = {msgspec.json.decode(row, type=Lasting).table for row in rows}
        self.due |= dict.fromkeys(self.known - set(self.hall.live), 0)

    async def wake(self, now: int) -> None:
        """Bring back those that are due; a clock that has run out plays then."""
        for table in [table for table, at in self.due.items() if at <= now][:AT_ONCE]:
            self.due.pop(table, None)
            try:
                live = await self.hall.find(table)
            except (Broken, StoreFailed) as error:
                self.hall.report("not-read", error, table=table)
                continue
            if live is None or not live.table.lasts_days:
                await self.forget(table)

    def leave(self, live: LiveTable) -> None:
        """A table leaves memory."""
        end = live.clockwork.next_end() if live.table.lasts_days else None
        if end is not None:
            self.due[live.table.id] = end

    def look(self, live: LiveTable) -> None:
        """A match may have begun there, or its table is in memory again."""
        self.due.pop(live.table.id, None)
        if live.table.lasts_days and live.table.id not in self.known:
            self.hall.start(self.keep(live.table.id))

    async def keep(self, table: str) -> None:
        """A match that lasts days has begun there."""
        async with self.writing:
            if table not in self.known:
                self.known.add(table)
                with suppress(Conflict, StoreFailed):  # then it goes on when somebody comes
                    rows = len(self.hall.log.read(LOG))
                    await self.hall.write([Row(LOG, rows, encode(Lasting(table)))])

    async def forget(self, table: str) -> None:
        """It is over; half of the list may be such before it is written anew."""
        async with self.writing:
            self.known.discard(table)
            with suppress(StoreFailed):
                if len(self.hall.log.read(LOG)) > 2 * len(self.known):
                    rows = [encode(Lasting(one)) for one in sorted(self.known)]
                    await self.hall.when_done(lambda then: self.hall.log.rewrite(LOG, lambda _: rows, then))
