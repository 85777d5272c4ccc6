"""How the tables stand at which a device sits: where it is waited for, and until when."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from hameau.storage import StoreFailed
from hameau.tables.table import Broken, Table
from hameau.web.models import Turn

if TYPE_CHECKING:
    from hameau.web.hall import Hall

NEVER = 1 << 62


async def turns_of(hall: Hall, tables: Iterable[str], device: str) -> list[Turn]:
    """Only where it sits; other tables are as if they were not there."""
    found = []
    for id in tables:
        try:
            live = await hall.find(id)
        except (Broken, StoreFailed):
            continue
        if live is not None and device and (seats := live.table.seats_of(device)):
            found.append(turn_of(live.table, seats, hall.now()))
    return sorted(found, key=lambda one: (not one.mine, one.ends or NEVER))


def turn_of(table: Table, seats: list[int], now: int) -> Turn:
    """In the dark nobody is waited for more than others."""
    playing = table.phase == "playing" and table.match is not None
    waiting = table.playing.waiting if playing and not table.is_dark else ()
    waited = [seat for seat in seats if seat in waiting]
    ends = 0
    if waited and table.clocks and not table.clocks.stopped:
        left = table.clocks.at(now)
        ends = now + min(left[seat] for seat in waited)
    return Turn(
        table=table.id,
        game=table.game.key,
        phase=table.phase,  # type: ignore[arg-type]  # one of its words
        mine=bool(waited),
        ends=ends,
        days=table.clock.days if table.clock else 0,
        names=[chair.name for chair in table.chairs],
    )
