"""Whole nights on a clock that is turned by hand: what every device is sent, to the byte and the millisecond.

Devices are real connections of a real hall with a real log; only the socket and the wall clock are ours.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from io import StringIO
from pathlib import Path
from typing import Any, NamedTuple

from hameau import shelf
from hameau.engine.luck import secret_from_seed
from hameau.storage import SqliteLog
from hameau.tables.links import Links
from hameau.tables.wire import PROTOCOL, Rhythm
from hameau.web import folder, opening
from hameau.web.connection import Connection
from hameau.web.hall import ID_LENGTH, Hall
from hameau.web.live import LiveTable
from hameau.web.logs import Logbook
from hameau.web.models import NewTable
from hameau.web.settings import Settings
from tests.web.people import PATIENCE

NOON = 1_800_000_000_000
SECOND = 1000


class Sent(NamedTuple):
    """A message to a device."""

    at: int  # milliseconds after noon
    data: bytes

    @property
    def kind(self) -> str:
        return str(json.loads(self.data)["type"])


class HandHall(Hall):
    """It is what time the test says; ids and secrets are always the same."""

    wall = NOON
    seed = 1

    def now(self) -> int:
        return self.wall

    def new_id(self) -> str:
        return "a" * ID_LENGTH

    def new_secret(self) -> str:
        return secret_from_seed(self.seed).hex()


class Device:
    """A phone: it talks to the hall, and keeps all that it is sent and when."""

    def __init__(self, hall: HandHall, name: str, secret: str) -> None:
        self.hall, self.name, self.secret = hall, name, secret
        self.sent: list[Sent] = []
        self.closed = False
        self.keys = 0
        self.connection = Connection(hall, self, name.ljust(43, "-"))

    def send(self, data: bytes) -> None:
        self.sent.append(Sent(self.hall.wall - NOON, bytes(data)))

    def close(self) -> None:
        self.closed = True

    def say(self, **message: Any) -> None:
        self.keys += 1
        self.connection.receive(json.dumps({"key": f"k{self.keys:03}", **message}).encode())

    async def hello(self, seat: int | None = None) -> None:
        known = len(self.sent)
        self.say(type="hello", protocol=PROTOCOL, table="a" * ID_LENGTH, secret=self.secret, seat=seat)
        await until(lambda: len(self.sent) > known)

    async def come_again(self, seat: int | None = None) -> None:
        """The page is loaded anew."""
        self.connection.lost()
        self.connection = Connection(self.hall, self, self.name.ljust(43, "-"))
        await self.hello(seat)

    @property
    def scene(self) -> dict[str, Any]:
        """What it saw last."""
        for one in reversed(self.sent):
            message = json.loads(one.data)
            if message["type"] == "scene":
                return dict(message)
            if message["type"] == "welcome":
                return dict(message["scene"])
        raise AssertionError(f"{self.name} has seen nothing")


class Village:
    """A table in the dark, its devices, and the clock on the wall."""

    def __init__(self, hall: HandHall, live: LiveTable) -> None:
        self.hall, self.live = hall, live
        self.devices: list[Device] = []

    async def settle(self) -> None:
        """All that was asked is done."""
        await until(lambda: not self.live.writing and not self.live.jobs and not self.live.thinking.tasks)

    async def at(self, moment: int) -> None:
        """Turn the clock to so many milliseconds after noon."""
        await self.settle()
        assert NOON + moment >= self.hall.wall
        self.hall.wall = NOON + moment

    async def beat(self) -> None:
        """Turn the clock to the end of the dark round."""
        dark = self.live.table.rounds.dark
        assert dark is not None
        assert dark.ends is not None
        await self.at(dark.ends - NOON)
        self.live.clockwork.time_is_up()
        await self.settle()

    async def begin(self) -> None:
        """Turn the clock to the end of the time in which people read their cards."""
        reading = self.live.table.rounds.reading
        assert reading is not None
        assert reading.ends is not None
        await self.at(reading.ends - NOON)
        self.live.clockwork.time_is_up()
        await self.settle()

    async def play(self, seat: int, move: str, **more: Any) -> None:
        """The seat's device plays or seals a move."""
        table = self.live.table
        asked = {"type": "move", "seat": seat, "match": table.number, "number": table.decisions[seat]}
        self.devices[seat].say(**asked, move=move, **more)
        await self.settle()

    def moves(self, seat: int) -> list[str]:
        return self.live.table.playing.moves(seat)


def open_hall(data: Path, wall: int = NOON) -> HandHall:
    log = SqliteLog(folder.prepare(data))
    hall = HandHall(log, Links(bytes(32)), shelf.game, Settings(pace=0).unlimited(), Logbook(StringIO()))
    hall.wall = wall
    return hall


@asynccontextmanager
async def village(
    data: Path, seats: int = 8, rhythm: Rhythm | None = None, seed: int = 2, bots: int = 0, **options: str
) -> AsyncIterator[Village]:
    """Everybody but the bots sits on a device of their own, and the match has not begun."""
    hall = open_hall(data)
    hall.seed = seed
    try:
        wanted = NewTable("werewolves", seats, options, rhythm=rhythm or Rhythm())
        live = await hall.open(lambda table: opening.first_entries(table, wanted, None, "", hall))
        here = Village(hall, live)
        for seat in range(seats - bots):
            device = Device(hall, f"Guest {seat}", f"join={hall.links.join(live.table.id)}")
            here.devices.append(device)
            await device.hello()
            device.say(type="sit", seat=seat, name=device.name)
            await here.settle()
        for seat in range(seats - bots, seats):
            here.devices[0].say(type="seat-bot", seat=seat, level="steady")
            await here.settle()
        yield here
    finally:
        for device in here.devices:
            device.connection.waiting.cancel()
        hall.close()


async def until(true: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.0005)
