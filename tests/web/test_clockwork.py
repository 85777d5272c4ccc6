"""A hall without sockets and with a clock that is turned by hand: what happens at the same moment."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from io import StringIO
from pathlib import Path

from hameau import shelf
from hameau.storage import SqliteLog
from hameau.tables import entries
from hameau.tables.links import Links
from hameau.tables.wire import Clock
from hameau.web import folder, opening
from hameau.web.clockwork import ignore
from hameau.web.hall import Hall
from hameau.web.live import LiveTable
from hameau.web.logs import Logbook
from hameau.web.models import NewTable
from hameau.web.settings import Settings
from tests.web import disk
from tests.web.people import PATIENCE, run

BANK = 10
SECOND = 1000


class WallHall(Hall):
    """Its time is what the clock on the wall shows."""

    wall = 1_000_000

    def now(self) -> int:
        return self.wall


def with_a_table(
    data: Path, story: Callable[[WallHall, LiveTable], Awaitable[None]], gained: int = 0
) -> None:
    """Ann plays against a bot, with ten seconds and what a move gains; it is her turn."""

    async def live() -> None:
        hall = WallHall(
            SqliteLog(folder.prepare(data)),
            Links(bytes(32)),
            shelf.game,
            Settings(pace=0),
            Logbook(StringIO()),
        )
        try:
            wanted = NewTable("buttons", 2, clock=Clock(BANK, gained), name="Ann", level="beginner")
            table = await hall.open(
                lambda table: opening.first_entries(table, wanted, None, "Ann's device", hall)
            )
            await until(
                lambda: table.table.playing.waiting == (0,) and not table.writing and not table.thinking.tasks
            )
            await story(hall, table)
        finally:
            hall.close()

    run(live())


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.001)


def played_by_the_clock(hall: Hall, data: Path, live: LiveTable) -> bool:
    return any(one.who == "clock" for one in disk.entries_of(data, live.table.id, entries.Played))


def test_who_leaves_in_the_last_second_keeps_it(tmp_path: Path) -> None:
    """While it is written down that the clocks stand still, the alarm rings: too late."""

    async def story(hall: WallHall, live: LiveTable) -> None:
        hall.wall += (BANK - 1) * SECOND
        live.submit(live.clockwork.stop, ignore)
        assert live.writing
        hall.wall += 5 * SECOND
        live.clockwork.time_is_up()
        await until(lambda: not live.writing and not live.jobs)
        assert live.table.clocks is not None
        assert live.table.clocks.stopped
        assert live.table.clocks.left[0] == SECOND
        assert not played_by_the_clock(hall, tmp_path, live)

    with_a_table(tmp_path, story)


def test_when_the_alarm_rings_the_usual_move_is_played_once(tmp_path: Path) -> None:
    async def story(hall: WallHall, live: LiveTable) -> None:
        hall.wall += 60 * SECOND
        live.clockwork.time_is_up()
        live.clockwork.time_is_up()
        await until(lambda: not live.writing and not live.jobs and not live.thinking.tasks)
        log = disk.entries_of(tmp_path, live.table.id, entries.Played)
        assert [one.seat for one in log if one.who == "clock"] == [0]

    with_a_table(tmp_path, story, gained=5)


class LaterHall(Hall):
    """A server that was started at a given moment; the wall clock shows only that."""

    moment = NOON = 1_800_000_000_000

    def now(self) -> int:
        return self.moment


def test_an_outage_is_given_back_also_if_another_server_ran_in_between(tmp_path: Path) -> None:
    """The other one never had the table; all the time until it stopped was taken from whoever was to move."""

    def later(seconds: int) -> Hall:
        kind = type("LaterHall", (LaterHall,), {"moment": LaterHall.NOON + seconds * SECOND})
        log = SqliteLog(folder.prepare(tmp_path))
        hall: Hall = kind(log, Links(bytes(32)), shelf.game, Settings(pace=0), Logbook(StringIO()))
        return hall

    async def story() -> None:
        first = later(0)
        wanted = NewTable("buttons", 2, clock=Clock(BANK, 0), name="Ann", level="beginner")
        live = await first.open(lambda table: opening.first_entries(table, wanted, None, "Ann's", first))
        await until(lambda: live.table.playing.waiting == (0,) and not live.writing)
        first.close()
        later(3600).close()
        third = later(3601)
        again = await third.find(live.table.id)
        assert again is not None
        assert again.table.clocks is not None
        assert again.table.clocks.stopped
        assert again.table.clocks.left == [BANK * SECOND] * 2
        third.close()

    run(story())


def test_whose_tables_share_the_bots_time_is_known_after_a_restart_and_no_address_is_kept(
    tmp_path: Path,
) -> None:
    """After a restart each table of an address had a share of its own."""
    address = "203.0.113.77"

    def hall() -> Hall:
        log = SqliteLog(folder.prepare(tmp_path))
        return Hall(log, Links(bytes(32)), shelf.game, Settings(pace=0), Logbook(StringIO()))

    async def story() -> None:
        first, wanted = hall(), NewTable("buttons", 2)

        async def opened(address: str) -> LiveTable:
            return await first.open(lambda t: opening.first_entries(t, wanted, None, "", first), address)

        here, there, elsewhere = [await opened(one) for one in (address, address, "203.0.113.78")]
        assert here.claim().group == there.claim().group != elsewhere.claim().group
        first.close()
        second = hall()
        again = [await second.find(live.table.id) for live in (here, there, elsewhere)]
        assert [live and live.claim() for live in again] == [x.claim() for x in (here, there, elsewhere)]
        second.close()

    run(story())
    assert not any(address.encode() in file.read_bytes() for file in tmp_path.iterdir())
