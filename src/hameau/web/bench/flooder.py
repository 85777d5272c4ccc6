"""A flood: a process that sends a server as much as it takes, from one address of this machine.

It is driven by lines of JSON. `{"kind": "pings", "seconds": 2, "source": "127.66.0.1"}` floods for so long
and answers with what was sent. It talks to loopback addresses only, stops by itself, and runs at the lowest
priority (nice 19): a real flood is computed on other machines, so it must not take the server's cores. On a
busy machine it therefore sends less than it could; the first run in docs/reliability.md was made at nice 10.
"""

from __future__ import annotations

import asyncio
import base64
import os
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from ipaddress import ip_address
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from hameau.tables.wire import PROTOCOL
from hameau.web.devices import COOKIE, new_device

LINES = 8  # connections at a time
PIECE = 65_536  # bytes of a write
MOST_BYTES = 200_000_000  # of one flood
MOST_CONNECTIONS = 20_000
MOST_SECONDS = 60.0
AT_ONCE = 20_000  # messages
PATIENCE = 5.0  # seconds for an answer

FRAGMENT_BEGINS, FRAGMENT = b"\x01\x80abcd", b"\x00\x80abcd"
PING = b"\x89\x80abcd"
GARBAGE = b"\xff\x00" * (PIECE // 2)
OPEN = b'{"game":"buttons","seats":2}'


class Order(Struct, frozen=True):
    """What a line asks for."""

    kind: str
    seconds: float
    source: str


class Flooded(Struct):
    """What was sent."""

    bytes: int = 0
    connections: int = 0
    refused: int = 0  # connections that could not even be made


class Flood:
    """One flood, from its beginning to its end."""

    def __init__(self, host: str, port: int, order: Order) -> None:
        if not (ip_address(host).is_loopback and ip_address(order.source).is_loopback):
            raise ValueError(f"a flood stays on this machine: {host} from {order.source}")
        self.host, self.port, self.source = host, port, order.source
        self.end = time.monotonic() + min(order.seconds, MOST_SECONDS)
        self.sent = Flooded()
        self.table = ""  # of the flooder, and the device that opened it
        self.device = new_device()

    @property
    def goes_on(self) -> bool:
        sent = self.sent
        return time.monotonic() < self.end and sent.bytes < MOST_BYTES and sent.connections < MOST_CONNECTIONS

    async def run(self, kind: Kind) -> Flooded:
        """Several lines at a time, each again and again."""
        await asyncio.gather(*(self.again_and_again(kind) for _ in range(LINES)))
        return self.sent

    async def again_and_again(self, kind: Kind) -> None:
        while self.goes_on:
            with suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
                async with asyncio.timeout_at(self.at(self.end) + PATIENCE):
                    await self.once(kind)
            await asyncio.sleep(0)

    def at(self, moment: float) -> float:
        """By the clock of the loop."""
        return asyncio.get_running_loop().time() + moment - time.monotonic()

    async def once(self, kind: Kind) -> None:
        """One connection, until it is cut off."""
        try:
            line = await Connected.to(self)
        except OSError:
            self.sent.refused += 1
            await asyncio.sleep(0.01)
            raise
        self.sent.connections += 1
        reading = asyncio.ensure_future(line.read_on())
        try:
            await kind(self, line)
        finally:
            reading.cancel()
            line.writer.transport.abort()


class Connected:
    """A connection, whose answers are thrown away."""

    def __init__(self, flood: Flood, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.flood, self.reader, self.writer = flood, reader, writer
        self.heard = b""  # the beginning
        self.more = asyncio.Event()

    @staticmethod
    async def to(flood: Flood) -> Connected:
        reader, writer = await asyncio.open_connection(flood.host, flood.port, local_addr=(flood.source, 0))
        return Connected(flood, reader, writer)

    async def read_on(self) -> None:
        with suppress(OSError):
            while data := await self.reader.read(PIECE):
                if len(self.heard) < PIECE:
                    self.heard += data
                self.more.set()
        self.more.set()

    async def answered(self, wanted: bytes) -> None:
        """Until this was heard, or the line is cut."""
        while wanted not in self.heard:
            self.more.clear()
            async with asyncio.timeout(PATIENCE):
                await self.more.wait()
            if self.reader.at_eof() and wanted not in self.heard:
                raise ConnectionResetError

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        self.flood.sent.bytes += len(data)
        await self.writer.drain()

    async def pour(self, data: bytes) -> None:
        """As much of it as is taken."""
        while self.flood.goes_on and not self.reader.at_eof():
            await self.send(data)
            await asyncio.sleep(0)

    async def shake_hands(self) -> None:
        await self.send(handshake(self.flood))
        await self.answered(b" 101 ")


Kind = Callable[[Flood, Connected], Awaitable[None]]


def handshake(flood: Flood) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    return (
        f"GET /socket HTTP/1.1\r\nhost: {flood.host}:{flood.port}\r\ncookie: {COOKIE}={flood.device}\r\n"
        "connection: upgrade\r\nupgrade: websocket\r\n"
        f"sec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n\r\n"
    ).encode()


def masked(data: bytes) -> bytes:
    """A text frame; the mask is zero."""
    head = bytes((0x81, 0x80 | len(data))) if len(data) < 126 else b"\x81\xfe" + len(data).to_bytes(2, "big")
    return head + bytes(4) + data


# -- kinds of floods ---------------------------------------------------------------------------------------


async def connections(_: Flood, line: Connected) -> None:
    """Come, and go."""


async def handshakes(_: Flood, line: Connected) -> None:
    """Open a socket, and go."""
    await line.shake_hands()


async def requests(flood: Flood, line: Connected) -> None:
    """Ask for something that is computed, again when it is answered."""
    while flood.goes_on and not line.reader.at_eof():
        line.heard = b""
        await line.send(a_request(flood))
        await line.answered(b"HTTP/1.1 ")


async def impatience(flood: Flood, line: Connected) -> None:
    """Ask without waiting for any answer."""
    await line.pour(a_request(flood) * 100)


def a_request(flood: Flood) -> bytes:
    return f"GET /api/games HTTP/1.1\r\nhost: {flood.host}\r\n\r\n".encode()


async def garbage(_: Flood, line: Connected) -> None:
    await line.pour(GARBAGE)


async def fragments(_: Flood, line: Connected) -> None:
    """A message that never ends, in empty pieces."""
    await line.shake_hands()
    await line.send(FRAGMENT_BEGINS)
    await line.pour(FRAGMENT * (PIECE // len(FRAGMENT)))


async def pings(_: Flood, line: Connected) -> None:
    await line.shake_hands()
    await line.pour(PING * (PIECE // len(PING)))


async def messages(flood: Flood, line: Connected) -> None:
    """Somebody at a table of their own says 20,000 things at once."""
    if not flood.table:
        head = f"POST /api/tables HTTP/1.1\r\nhost: {flood.host}\r\ncookie: {COOKIE}={flood.device}\r\n"
        kind = f"content-type: application/json\r\ncontent-length: {len(OPEN)}\r\n\r\n"
        await line.send((head + kind).encode() + OPEN)
        await line.answered(b"}")
        flood.table = msgspec.json.decode(line.heard.partition(b"\r\n\r\n")[2], type=dict[str, str])["table"]
        return
    await line.shake_hands()
    hello = {
        "type": "hello",
        "key": "h",
        "protocol": PROTOCOL,
        "table": flood.table,
        "secret": "",
        "seat": None,
    }
    await line.send(masked(msgspec.json.encode(hello)))
    await line.answered(b'"welcome"')
    await line.send(masked(b'{"type":"ping","key":"k"}') * AT_ONCE)


KINDS: dict[str, Kind] = {
    "connections": connections,
    "handshakes": handshakes,
    "requests": requests,
    "impatience": impatience,
    "garbage": garbage,
    "fragments": fragments,
    "pings": pings,
    "messages": messages,
}


async def listen(host: str, port: int) -> None:
    """Obey line after line until there are no more."""
    while line := await asyncio.to_thread(sys.stdin.readline):
        order = msgspec.json.decode(line, type=Order)
        sent = await Flood(host, port, order).run(KINDS[order.kind])
        print(msgspec.json.encode(sent).decode(), flush=True)


def main() -> None:
    """`python -m hameau.web.bench.flooder http://127.0.0.1:8000`"""
    import uvloop

    if hasattr(os, "nice"):
        os.nice(19)
    where = urlsplit(sys.argv[1])
    uvloop.run(listen(where.hostname or "", where.port or 0))


if __name__ == "__main__":
    main()
