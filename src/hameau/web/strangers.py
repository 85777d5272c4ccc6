"""People who do not know each other: tables that anybody may find, and a seat at the first that fits."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from hameau.tables import wire
from hameau.tables.deciding import Asker, No
from hameau.tables.table import Table
from hameau.web.live import LiveTable
from hameau.web.models import Looking, NewTable, OpenTable, SeatMe

if TYPE_CHECKING:
    from hameau.web.hall import Hall

FRESH = 1.0  # seconds for which a list is good: many pages ask for it again and again
MOST = 60  # tables that are listed
COMING = 15_000  # milliseconds: the page of whoever just sat down may still be loading
PATIENCE = 5.0  # seconds, for a table to answer


class Strangers:
    """Who is looked for at the tables of a hall. Nothing of it is written down but what hosts decided."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.listed: list[OpenTable] = []
        self.made = float("-inf")
        self.coming: dict[str, int] = {}  # tables at which somebody was seated, and when; the page is loading

    @property
    def welcome(self) -> bool:
        """May strangers meet on this server?"""
        return self.hall.settings.strangers

    def may_find(self, table: Table) -> bool:
        return self.welcome and bool(table.listed) and table.phase != "playing"

    def looking(self) -> Looking:
        """The tables that look for people, those where most are there already first."""
        now = asyncio.get_running_loop().time()
        if now - self.made >= FRESH:
            self.made, self.listed = now, [open_table(live) for live in self.tables()][:MOST]
        return Looking(self.welcome, self.listed)

    def tables(self, game: str = "", language: str = "") -> list[LiveTable]:
        """With free seats and somebody there; of a game and a language, if these are given."""
        found = [
            live
            for live in self.hall.live.values()
            if self.may_find(live.table)
            and (not game or live.table.game.key == game)
            and (not language or live.table.listed == language)
            and free_seats(live.table)
            and self.is_attended(live)
        ]
        return sorted(found, key=lambda live: (len(free_seats(live.table)), live.table.id))

    def is_attended(self, live: LiveTable) -> bool:
        """Somebody who sits there looks at it, or is about to."""
        since = self.hall.now() - self.coming.get(live.table.id, 0)
        return live.somebody_sits() or (since < COMING and not live.guests)

    def expect(self, live: LiveTable) -> LiveTable:
        """Somebody was seated there, and will be there in a moment."""
        now = self.hall.now()
        self.coming = {id: when for id, when in self.coming.items() if now - when < COMING}
        self.coming[live.table.id] = now
        return live

    async def seat(self, wanted: SeatMe, holder: str) -> LiveTable | None:
        """A seat at the first table that fits; None if there is none. Raises No if the name is none."""
        for live in self.tables(wanted.game, wanted.language):
            if holder in live.table.blocked or live.broken:
                continue
            if live.table.seats_of(holder):
                return live
            for seat in free_seats(live.table):
                no = await asked(live, Asker(holder, stranger=True), wire.Sit("", seat, wanted.name))
                if no is None:
                    return self.expect(live)
                if no.code in ("name-needed", "name-too-long"):
                    raise no
        return None

    def new_table(self, wanted: SeatMe) -> NewTable:
        """One that looks for people, where this person sits: as small as the game allows."""
        game = self.hall.find_game(wanted.game)
        seats = next((many for many in game.seats if many > 1), None)
        return NewTable(wanted.game, seats, name=wanted.name, listed=wanted.language)


def free_seats(table: Table) -> list[int]:
    return [seat for seat, chair in enumerate(table.chairs) if chair.kind == "free"]


async def asked(live: LiveTable, asker: Asker, ask: wire.Asked) -> No | None:
    """What the table answers, when it is on disk."""
    answer: asyncio.Future[No | None] = asyncio.get_running_loop().create_future()
    live.ask(asker, ask, lambda no: None if answer.done() else answer.set_result(no))
    try:
        return await asyncio.wait_for(answer, PATIENCE)
    except TimeoutError:  # it stopped, or the disk is slow
        return No("not-written")


def open_table(live: LiveTable) -> OpenTable:
    """What strangers may know of it: who looks for whom, and how it would be played."""
    table = live.table
    people = [chair.name for chair in table.chairs if chair.holder]
    free = len(free_seats(table))
    return OpenTable(
        table.id, table.game.key, table.listed, len(table.chairs), free, people, table.options, table.clock
    )
