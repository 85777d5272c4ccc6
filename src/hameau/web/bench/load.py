"""The load: a process that plays a game at many tables of a server, one socket a seat, as fast as it is let.

It is driven by lines of JSON. `{"tables": 100}` opens tables until there are so many and starts their
matches. `{"seconds": 5, "rate": 0, "among": 0}` plays: each side answers as soon as it is its turn, or, with
a rate, so many moves a second are played by whoever's turn it is; at all tables, or at the first few. The
load of the peer, peer_load.mjs, understands these two. `{"leave": true}` hangs up, `{"come": true}` comes
back, `{"bots": 4}` opens tables where strong bots play each other.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections import deque
from http.client import HTTPConnection
from random import Random
from typing import Any
from urllib.parse import urlsplit

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from hameau import shelf
from hameau.bots.levels import LEVELS
from hameau.engine.capabilities import Night
from hameau.engine.declared import OPEN
from hameau.engine.game import Game
from hameau.tables.wire import PROTOCOL
from hameau.web.bench.figures import Window
from hameau.web.devices import COOKIE, new_device

PATIENCE = 60.0  # seconds for an answer
TICK = 0.001  # seconds between two looks at the pace
TOGETHER = 20  # tables that are opened at once
STRONGEST = list(LEVELS)[-1]
encode = msgspec.json.Encoder().encode


class Phase(msgspec.Struct):
    """What the load wants to know of a table."""

    phase: str


class Heard(msgspec.Struct):
    """What the load wants to know of a message; the rest is not read."""

    type: str
    key: str = ""
    code: str = ""
    match: int = 0
    number: int = 0
    moves: list[str] = []
    table: Phase | None = None


decode = msgspec.json.Decoder(Heard).decode


class Load:
    """All players of this process, and the window in which their moves count."""

    def __init__(self, address: str, game: str) -> None:
        self.address = address
        self.game = shelf.game(game)
        self.seats = seats_of(self.game)
        self.players: list[Player] = []
        self.hosts: list[Player] = []  # of tables where bots play
        self.gone: list[Player] = []  # who left
        self.playing = False
        self.paced = False
        self.ready: deque[Player] = deque()
        self.latencies: list[float] = []
        self.chance = Random(1)

    async def obey(self, order: dict[str, Any]) -> dict[str, Any]:
        """Do what a line says; the answer."""
        if "tables" in order:
            await self.open(order["tables"])
            return {"tables": len(self.players) // self.seats}
        if "leave" in order:
            self.leave()
            return {}
        if "come" in order:
            return {"waits": await self.come_back()}
        if "bots" in order:
            for _ in range(order["bots"]):
                await self.open_for_bots()
            return {}
        window = await self.play(order["seconds"], order.get("rate", 0), order.get("among", 0))
        return dict(msgspec.to_builtins(window))

    # -- tables --------------------------------------------------------------------------------------------

    async def open(self, tables: int) -> None:
        """Open tables, some at a time."""
        missing = tables - len(self.players) // self.seats
        while missing > 0:
            some = min(missing, TOGETHER)
            for players in await asyncio.gather(*(self.open_one() for _ in range(some))):
                self.players += players
            missing -= some

    async def open_one(self) -> list[Player]:
        """A table: people sit down, and their match begins."""
        device = new_device()
        opened = await asyncio.to_thread(open_table, self, device)
        host = Player(self, opened["table"], device, "", 0)
        join = f"join={opened['join']}"
        guests = [Player(self, opened["table"], new_device(), join, seat) for seat in range(1, self.seats)]
        for player in (host, *guests):
            await player.come()
            await player.ask(type="sit", seat=player.seat, name=f"Player {player.seat + 1}")
        await host.ask(type="start")
        return [host, *guests]

    async def open_for_bots(self) -> None:
        """A table where the strongest bots play each other, so that it is always a bot's turn."""
        device = new_device()
        opened = await asyncio.to_thread(open_table, self, device)
        host = Player(self, opened["table"], device, "", 0)
        await host.come()
        for seat in range(self.seats):
            await host.ask(type="seat-bot", seat=seat, level=STRONGEST)
        await host.ask(type="start")
        self.hosts.append(host)

    def leave(self) -> None:
        """Everybody hangs up."""
        for player in self.players:
            player.line.disconnect()
        self.gone, self.players = self.players, []

    async def come_back(self) -> list[float]:
        """One of each table that was left comes again; how long each waited for the welcome."""
        return [await player.come() for player in self.gone[:: self.seats]]

    # -- playing -------------------------------------------------------------------------------------------

    async def play(self, seconds: float, rate: float, among: int) -> Window:
        """Play for so long at the first `among` tables, or at all, and until a move was made; how it went."""
        for number, player in enumerate(self.players):
            player.plays = not among or number < self.seats * among
        self.playing, self.paced = True, rate > 0
        self.latencies = []
        self.ready.clear()
        start, cpu = time.perf_counter(), time.process_time()
        for player in self.players:
            player.go_on()
        if self.paced:
            await self.keep_pace(rate, start + seconds)
        else:
            await asyncio.sleep(seconds)
            while not self.latencies and time.perf_counter() < start + PATIENCE:
                await asyncio.sleep(TICK)
        took, worked = time.perf_counter() - start, time.process_time() - cpu
        window = Window.of(self.latencies, took, worked)
        self.playing = False
        for player in self.ready:
            player.sent = 0.0
        await self.finish()
        return msgspec.structs.replace(window, answered=len(self.latencies))

    async def keep_pace(self, rate: float, end: float) -> None:
        """Let so many moves go a second, one by one. What nobody could play then is not made up for."""
        owed, before = 1.0, time.perf_counter()
        while before < end or (not self.latencies and before < end + PATIENCE):
            await asyncio.sleep(TICK)
            now = time.perf_counter()
            owed += (now - before) * rate
            before = now
            while owed >= 1 and self.ready:
                owed -= 1
                self.ready.popleft().play()
            owed = min(owed, 1.0)

    async def finish(self) -> None:
        """Wait for the answers to the last moves."""
        end = time.perf_counter() + PATIENCE
        while any(player.sent for player in self.players):
            await asyncio.sleep(0.01)
            if time.perf_counter() > end:
                raise TimeoutError("a move was not answered")


class Player(WSListener):
    """One side of a table: plays any legal move."""

    def __init__(self, load: Load, table: str, device: str, secret: str, seat: int) -> None:
        self.load = load
        self.table = table
        self.device = device
        self.secret = secret
        self.seat = seat
        self.scene = Heard("scene")
        self.line: WSTransport
        self.sent = 0.0  # when the move was sent that is not answered yet
        self.played_in = Heard("scene")  # the scene of the last move
        self.plays = False
        self.count = 0
        self.key = ""
        self.waiting: asyncio.Future[Heard] | None = None

    # -- coming and asking ---------------------------------------------------------------------------------

    async def come(self) -> float:
        """Connect and say hello; how long the welcome took."""
        address = self.load.address.replace("http://", "ws://") + "/socket"
        headers = {"Cookie": f"{COOKIE}={self.device}"}
        self.line, _ = await ws_connect(lambda: self, address, extra_headers=headers)
        start = time.perf_counter()
        await self.ask(type="hello", protocol=PROTOCOL, table=self.table, secret=self.secret, seat=self.seat)
        return time.perf_counter() - start

    async def ask(self, **message: Any) -> Heard:
        """Say something outside the play, and wait for the answer."""
        self.waiting = asyncio.get_running_loop().create_future()
        self.line.send(WSMsgType.TEXT, encode({**message, "key": self.next_key()}))
        answer = await asyncio.wait_for(self.waiting, PATIENCE)
        if answer.type == "refused":
            raise RuntimeError(f"{message['type']} was refused: {answer.code}")
        return answer

    def next_key(self) -> str:
        self.count += 1
        self.key = f"{self.seat}-{self.count}"
        return self.key

    # -- playing -------------------------------------------------------------------------------------------

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        heard = decode(frame.get_payload_as_memoryview())
        if heard.type == "scene":
            self.scene = heard
            self.go_on()
        elif heard.key == self.key and heard.key:
            self.hear_answer(heard)
        elif heard.table is not None and heard.table.phase == "over" and self.seat == 0:
            transport.send(WSMsgType.TEXT, encode({"type": "start", "key": "again"}))

    def hear_answer(self, heard: Heard) -> None:
        """The answer to the last move, or to what was asked."""
        if self.waiting is not None:
            self.waiting.set_result(heard)
            self.waiting = None
            return
        if heard.type == "done":
            self.load.latencies.append(time.perf_counter() - self.sent)
        elif self.scene is self.played_in:
            raise RuntimeError(f"a legal move was refused: {heard.code}")
        else:  # where several decide at once, somebody else's move came first
            self.played_in = Heard("scene")
        self.sent = 0.0
        self.go_on()

    @property
    def has_decided(self) -> bool:
        """In the dark a scene stays when a move is sealed, so that the number tells."""
        return (self.scene.match, self.scene.number) == (self.played_in.match, self.played_in.number)

    def go_on(self) -> None:
        """Play, if it is one's turn and the last move is answered."""
        load = self.load
        if not load.playing or not self.plays or self.sent or not self.scene.moves:
            return
        if self.has_decided:
            return
        if load.paced:
            self.sent = -1.0  # it is in the queue
            load.ready.append(self)
        else:
            self.play()

    def play(self) -> None:
        scene = self.scene
        move = scene.moves[int(self.load.chance.random() * len(scene.moves))]
        key = self.next_key()
        move = move.replace(OPEN, f"word {self.seat} {key}")  # that nobody has said before
        self.played_in = scene
        self.sent = time.perf_counter()
        self.line.send(
            WSMsgType.TEXT,
            encode(
                {
                    "type": "move",
                    "key": key,
                    "seat": self.seat,
                    "match": scene.match,
                    "number": scene.number,
                    "move": move,
                }
            ),
        )


def seats_of(game: Game) -> int:
    """Two where the game is for two, else as few as it may be."""
    return 2 if 2 in game.seats else min(game.seats)


def open_table(load: Load, device: str) -> dict[str, str]:
    """A new table. A dark round ends when all have sealed a move: no clock is to slow the load down."""
    wanted: dict[str, Any] = {"game": load.game.key, "seats": load.seats}
    if load.game.get(Night):
        wanted["rhythm"] = {"early": True}
    line = HTTPConnection(urlsplit(load.address).netloc, timeout=PATIENCE)
    headers = {"content-type": "application/json", "cookie": f"{COOKIE}={device}"}
    line.request("POST", "/api/tables", encode(wanted), headers)
    answer = line.getresponse()
    text = answer.read()
    line.close()
    if answer.status != 201:
        raise RuntimeError(f"no table: {text.decode()}")
    return msgspec.json.decode(text, type=dict[str, str])


async def listen(load: Load) -> None:
    """Obey line after line until there are no more."""
    while line := await asyncio.to_thread(sys.stdin.readline):
        answer = await load.obey(msgspec.json.decode(line))
        print(msgspec.json.encode(answer).decode(), flush=True)


def main() -> None:
    """`python -m hameau.web.bench.load buttons http://127.0.0.1:8000`"""
    import uvloop

    uvloop.run(listen(Load(sys.argv[2], sys.argv[1])))


if __name__ == "__main__":
    main()
