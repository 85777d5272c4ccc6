"""How soon everybody sees a vote: many full tables whose ballots are all sealed but the last one.

Each table has as many sockets as seats. Nobody does anything at night; by day all end the debate, fill in a
ballot and hand it in, and the last one of each table waits. Then the last ballots come, one after the other
at a pace, or all at once, and it is measured how long it takes until the whole table has been told.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from http.client import HTTPConnection
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from hameau import shelf
from hameau.engine.capabilities import Night
from hameau.games import GAMES
from hameau.tables.wire import PROTOCOL
from hameau.web.bench.contestants import cpu_of, serving
from hameau.web.bench.figures import quantile
from hameau.web.bench.report import Row
from hameau.web.devices import COOKIE, new_device

SEATS = 18
PACE = 10  # last ballots a second
BEAT = (
    20.0  # seconds of a dark round, as usual: what goes on at the other tables meanwhile is part of the load
)
LONGEST = 180.0  # seconds that anything may take
A_MOMENT = 0.01
TOGETHER = 10  # tables that are opened at once
PLAIN = {"composition": "simple", "captain": "no", "seer": "out"}  # short nights, and a vote every day
END, FILL = "done", "vote "
encode = msgspec.json.Encoder().encode

Tick = Callable[[float], None]  # hears which share of the work is done


class Seen(Struct):
    """Of a view: who owes a decision."""

    waiting: list[int] = []


class Heard(Struct):
    """What the load wants to know of a message; the rest is not read."""

    type: str
    key: str = ""
    code: str = ""
    match: int = 0
    number: int = 0
    moves: list[str] = []
    dark: dict[str, Any] | None = None
    view: Seen | None = None
    scene: Heard | None = None

    @property
    def is_ballot(self) -> bool:
        return any(move.startswith(FILL) for move in self.moves)


decode = msgspec.json.Decoder(Heard).decode


class Screens(Struct, frozen=True):
    """How long it took from a last ballot until the last of its table was told."""

    ballots: int
    p50_ms: float
    p99_ms: float
    most_ms: float

    @staticmethod
    def of(waits: list[float]) -> Screens:
        found = [round(1e3 * one, 1) for one in (quantile(waits, 0.5), quantile(waits, 0.99), max(waits))]
        return Screens(len(waits), *found)


class Report(Struct, frozen=True):
    """One run."""

    tables: int
    seats: int
    paced: Screens  # so many last ballots a second
    pace: int
    server_ms: float  # that the server worked for each of these
    at_once: Screens  # all last ballots in the same moment

    def as_json(self) -> dict[str, Any]:
        """As plain values."""
        return dict(msgspec.to_builtins(self))

    def rows(self) -> list[Row]:
        """For people."""
        facts: dict[str, str | int] = {"tables": self.tables, "seats": self.seats, "pace": self.pace}
        return [
            ("bench-ballots-paced", facts, figures(self.paced)),
            ("bench-ballots-server", facts, f"{self.server_ms:.1f} ms"),
            ("bench-ballots-at-once", facts, figures(self.at_once)),
        ]


def figures(found: Screens) -> str:
    return f"{found.p50_ms:.1f}, {found.p99_ms:.1f}, {found.most_ms:.1f} ms"


def ballots(tables: int = 100, days: int = 2, tick: Tick = lambda share: None, beat: float = BEAT) -> Report:
    """Measure on so many days at a pace, and on one more all at once."""
    with (
        TemporaryDirectory(prefix="hameau-bench-") as name,
        serving(Path(name), "--unlimited") as (address, server),
    ):
        villages = [Village(address, beat) for _ in range(tables)]
        return asyncio.run(measure(villages, days, tick, lambda: cpu_of(server)))


async def measure(villages: list[Village], days: int, tick: Tick, cpu: Callable[[], float]) -> Report:
    tables = len(villages)
    for first in range(0, tables, TOGETHER):
        await asyncio.gather(*(one.open() for one in villages[first : first + TOGETHER]))
        tick(0.3 * first / tables)
    paced: list[float] = []
    worked = 0.0
    for day in range(days):
        await asyncio.gather(*(one.vote() for one in villages))
        before = cpu()
        paced += await at_pace([one.last_ballot for one in villages])
        worked += cpu() - before
        tick(0.3 + 0.6 * (day + 1) / (days + 1))
    await asyncio.gather(*(one.vote() for one in villages))
    at_once = await asyncio.gather(*(one.last_ballot() for one in villages))
    tick(1.0)
    for one in villages:
        await one.leave()
    cost = round(1e3 * worked / len(paced), 1)
    return Report(tables, SEATS, Screens.of(paced), PACE, cost, Screens.of(list(at_once)))


async def at_pace(ballots: list[Callable[[], Awaitable[float]]]) -> list[float]:
    """Start so many a second; how long each took."""
    begin, tasks = time.perf_counter(), []
    for number, ballot in enumerate(ballots):
        await asyncio.sleep(max(0.0, begin + number / PACE - time.perf_counter()))
        tasks.append(asyncio.ensure_future(ballot()))
    return list(await asyncio.gather(*tasks))


class Village:
    """A table and everybody around it."""

    def __init__(self, address: str, beat: float) -> None:
        self.address = address
        self.beat = beat
        self.voters: list[Voter] = []
        self.last: Voter

    async def open(self) -> None:
        device = new_device()
        opened = await asyncio.to_thread(open_table, self.address, device, self.beat)
        for seat in range(SEATS):
            voter = Voter(seat, new_device() if seat else device)
            self.voters.append(voter)
            await voter.come(self.address, opened["table"], f"join={opened['join']}")
            await voter.ask(type="sit", seat=seat, name=f"Player {seat + 1}")
        await self.voters[0].ask(type="start")

    async def vote(self) -> None:
        """Until all ballots of the day are in but one, and everybody has been told so."""
        while not (voters := await self.asked_to_vote()):
            for voter in self.voters:
                if END in voter.scene.moves and not voter.scene.is_ballot:
                    await voter.play(END)
        for voter in voters:
            await voter.play(next(move for move in voter.scene.moves if move.startswith(FILL)))
        for voter in voters[:-1]:
            await voter.play(END)
        self.last = voters[-1]
        async with asyncio.timeout(LONGEST):
            while any(voter.waited != {self.last.seat} for voter in self.voters):
                await asyncio.sleep(A_MOMENT)

    async def leave(self) -> None:
        for voter in self.voters:
            voter.line.disconnect()
            await voter.line.wait_disconnected()

    async def asked_to_vote(self) -> list[Voter]:
        """All who vote, once each of them has been told; nobody if it is day and there is no ballot yet."""
        async with asyncio.timeout(LONGEST):
            while True:
                asked = [voter for voter in self.voters if voter.scene.moves and not voter.scene.dark]
                voting = [voter for voter in asked if voter.scene.is_ballot]
                if asked and not voting:
                    return []
                if voting and {voter.seat for voter in voting} >= voting[0].waited:
                    return voting
                await asyncio.sleep(A_MOMENT)

    async def last_ballot(self) -> float:
        """Hand it in; how long it takes until everybody has been told."""
        begin = time.perf_counter()
        told = [voter.next_scene() for voter in self.voters]
        await self.last.play(END)
        await asyncio.wait_for(asyncio.gather(*told), LONGEST)
        return max(voter.told for voter in self.voters) - begin


class Voter(WSListener):
    """A person at a table."""

    def __init__(self, seat: int, device: str) -> None:
        self.seat = seat
        self.device = device
        self.line: WSTransport
        self.scene = Heard("scene")
        self.told = 0.0  # when the last scene came
        self.count = 0
        self.answer: asyncio.Future[Heard] | None = None
        self.news: asyncio.Future[None] | None = None

    async def come(self, address: str, table: str, secret: str) -> None:
        headers = {"Cookie": f"{COOKIE}={self.device}"}
        socket = address.replace("http://", "ws://") + "/socket"
        self.line, _ = await ws_connect(lambda: self, socket, extra_headers=headers)
        await self.ask(type="hello", protocol=PROTOCOL, table=table, secret=secret)

    @property
    def waited(self) -> set[int]:
        """Who owes a decision, as far as this one has been told."""
        return set(self.scene.view.waiting) if self.scene.view else set()

    async def play(self, move: str) -> None:
        """As soon as it may be played; the answer may come before the next scene."""
        async with asyncio.timeout(LONGEST):
            while move not in self.scene.moves:
                await asyncio.sleep(A_MOMENT)
        scene = self.scene
        self.scene = msgspec.structs.replace(scene, moves=[])
        await self.ask(type="move", seat=self.seat, match=scene.match, number=scene.number, move=move)

    async def ask(self, **message: Any) -> Heard:
        """Say something, and wait for the answer."""
        self.count += 1
        self.answer = asyncio.get_running_loop().create_future()
        self.line.send(WSMsgType.TEXT, encode({**message, "key": f"{self.seat}-{self.count}"}))
        answer = await asyncio.wait_for(self.answer, LONGEST)
        if answer.type == "refused":
            raise RuntimeError(f"{message} was refused: {answer.code}")
        return answer

    def next_scene(self) -> asyncio.Future[None]:
        self.news = asyncio.get_running_loop().create_future()
        return self.news

    def on_ws_frame(self, _: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        came = time.perf_counter()
        heard = decode(frame.get_payload_as_memoryview())
        if heard.type == "scene":
            self.scene, self.told = heard, came
            if self.news is not None and not self.news.done():
                self.news.set_result(None)
        elif heard.key and self.answer is not None and not self.answer.done():
            self.answer.set_result(heard)


def open_table(address: str, device: str, beat: float) -> dict[str, str]:
    """A new full table of a game that has dark rounds and votes."""
    game = next(game for game in (shelf.game(one.key) for one in GAMES) if game.get(Night))
    wanted = {"game": game.key, "seats": SEATS, "options": PLAIN, "rhythm": {"beat": beat}}
    line = HTTPConnection(urlsplit(address).netloc, timeout=LONGEST)
    headers = {"content-type": "application/json", "cookie": f"{COOKIE}={device}"}
    line.request("POST", "/api/tables", encode(wanted), headers)
    answer = line.getresponse()
    text = answer.read()
    line.close()
    if answer.status != 201:
        raise RuntimeError(f"no table: {text.decode()}")
    return msgspec.json.decode(text, type=dict[str, str])
