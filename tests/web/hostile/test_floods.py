"""Whoever sends too much, or nothing at all, is cut off; everybody else goes on. All of it is bounded."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import uvicorn
from uvicorn.server import ServerState

from hameau import shelf
from hameau.storage import SqliteLog
from hameau.tables.links import Links
from hameau.web import folder
from hameau.web.acceptor import AT_ONCE, Acceptor
from hameau.web.connection import Connection
from hameau.web.door import FRAME, Door, guarded_http
from hameau.web.hall import Hall
from hameau.web.logs import Logbook
from hameau.web.settings import Settings
from tests.web.asking import get
from tests.web.gatherings import done, gathered
from tests.web.people import run
from tests.web.serving import Served, serving

MOST = 30_000_000  # bytes that a flood of these tests sends; the system keeps up to ten of them by itself
PIECE = 65_536
EMPTY = {
    "continuation": b"\x00\x80abcd",
    "ping": b"\x89\x80abcd",
    "pong": b"\x8a\x80abcd",
    "garbage": b"\xff" * 6,
}
MESSAGE = b'{"type":"ping","key":"k"}'


async def pour(address: str, first: bytes, again: bytes, most: int = MOST) -> tuple[int, bytes]:
    """Send the first bytes, then the others again and again: how many were taken, and what came back."""
    where = urlsplit(address)
    sent, answer = 0, b""
    try:
        reader, writer = await asyncio.open_connection(where.hostname, where.port)
    except OSError:  # turned away
        return 0, b""
    try:
        writer.write(first)
        while sent < most:
            writer.write(again)
            sent += len(again)
            await writer.drain()
            await asyncio.sleep(0)  # others get their turn
    except OSError:
        pass
    with suppress(OSError, TimeoutError):
        async with asyncio.timeout(30):
            answer = await reader.read(PIECE)
    writer.close()
    with suppress(OSError):
        await writer.wait_closed()
    return sent, answer


def handshake(address: str) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    return (
        f"GET /socket HTTP/1.1\r\nhost: {urlsplit(address).netloc}\r\n"
        "connection: upgrade\r\nupgrade: websocket\r\n"
        f"sec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n\r\n"
    ).encode()


def masked(data: bytes) -> bytes:
    """A text frame; the mask is zero."""
    return bytes((0x81, 0x80 | len(data))) + bytes(4) + data


HEADS = {
    "headers": (b"GET / HTTP/1.1\r\n", b"x-more: " + b"x" * 1000 + b"\r\n"),
    "one header": (b"GET / HTTP/1.1\r\nx-long: ", b"x" * PIECE),
    "address": (b"GET /", b"x" * PIECE),
    "garbage": (b"", b"\x00\xff" * 1000),
    "body": (b"POST /api/tables HTTP/1.1\r\ncontent-length: 9000000\r\n\r\n", b"x" * PIECE),
    "body in chunks": (
        b"POST /api/tables HTTP/1.1\r\ntransfer-encoding: chunked\r\n\r\n",
        b"fff\r\n" + b"x" * 0xFFF + b"\r\n",
    ),
}


@pytest.mark.parametrize("kind", HEADS)
def test_a_request_without_end_is_cut_off(either: Served, kind: str) -> None:
    async def story() -> None:
        first, again = HEADS[kind]
        sent, _ = await pour(either.address, first, again)
        assert sent < MOST, "all of it was taken"
        assert (await asyncio.to_thread(get, either.address, "/health")).status == 200

    run(story())


@pytest.mark.parametrize("kind", [*EMPTY, "message"])
def test_a_socket_that_floods_is_cut_off_and_others_go_on(either: Served, kind: str) -> None:
    async def story() -> None:
        frame = EMPTY.get(kind, masked(MESSAGE))
        async with gathered(either, "Ann", "Ben") as (ann, ben):
            flood = asyncio.create_task(
                pour(either.address, handshake(either.address), frame * (PIECE // len(frame)))
            )
            for _ in range(5):
                done(await ann.ask(type="ping"))
                done(await ben.ask(type="ping"))
            sent, _ = await flood
            assert sent < MOST, "all of it was taken"
            done(await ann.ask(type="ping"))

    run(story())


def test_memory_stays_small_whatever_is_sent(tmp_path: Path) -> None:
    """30 bodies of 9 MB took 728 MB, and one head of a request 472."""

    async def story(server: Served) -> None:
        for first, again in HEADS.values():
            await asyncio.gather(*(pour(server.address, first, again, 9_000_000) for _ in range(10)))
        for frame in EMPTY.values():
            first, again = handshake(server.address), frame * (PIECE // len(frame))
            await asyncio.gather(*(pour(server.address, first, again, 9_000_000) for _ in range(10)))
        status = Path(f"/proc/{server.process.pid}/status").read_text()
        assert int(status.partition("VmHWM:")[2].split()[0]) < 150_000, "kilobytes, at most"

    with serving(tmp_path) as server:
        run(story(server))


def test_silent_connections_shut_nobody_out(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        where = urlsplit(server.address)
        silent = [
            await asyncio.open_connection(where.hostname, where.port)
            for _ in range(Settings().most_connections)
        ]
        assert await status(where.port or 0, "127.0.0.2") == b"200"
        for _, writer in silent:
            writer.close()

    with serving(tmp_path) as server:
        run(story(server))


def test_what_comes_after_a_socket_is_gone_is_not_worked_off(tmp_path: Path) -> None:
    async def story() -> None:
        log = SqliteLog(folder.prepare(tmp_path))
        hall = Hall(log, Links(bytes(32)), shelf.game, Settings(), Logbook(StringIO()))
        line = Heard()
        connection = Connection(hall, line, "Ann's device")
        connection.receive(MESSAGE)
        assert len(line.heard) == 1
        connection.lost()
        for _ in range(20_000):
            connection.receive(MESSAGE)
        assert len(line.heard) == 1
        assert hall.metrics.busy.messages == 1
        hall.close()

    run(story())


class Heard:
    """A line that keeps what is sent."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def send(self, data: bytes) -> None:
        self.heard.append(data)

    def close(self) -> None: ...


def test_a_socket_that_has_not_said_hello_gets_next_to_nothing(either: Served) -> None:
    """It is cut off after a few messages, long before somebody at a table would be."""

    async def story() -> None:
        where = urlsplit(either.address)
        reader, writer = await asyncio.open_connection(where.hostname, where.port)
        writer.write(handshake(either.address))
        await reader.readuntil(b"\r\n\r\n")
        for _ in range(Settings().bytes_before_hello // (len(masked(MESSAGE)) + FRAME) + 1):
            writer.write(masked(MESSAGE))
        assert await ends(reader)
        writer.close()

    run(story())


async def ends(reader: asyncio.StreamReader) -> bool:
    """The other end hangs up, whatever it said before."""
    async with asyncio.timeout(60):
        try:
            while await reader.read(PIECE):
                pass
        except ConnectionResetError:
            pass
        return True


def test_a_person_whose_browser_sends_a_long_head_is_let_in(either: Served) -> None:
    """With two kilobytes, as with cookies of other programs on this machine, there was no socket."""

    async def story() -> None:
        where = urlsplit(either.address)
        reader, writer = await asyncio.open_connection(where.hostname, where.port)
        asked = handshake(either.address)[:-2] + b"cookie: other=" + b"x" * 6000 + b"\r\n\r\n"
        writer.write(asked)
        assert b" 101 " in await reader.readline()
        writer.close()

    run(story())


def test_a_ping_is_answered(either: Served) -> None:
    async def story() -> None:
        where = urlsplit(either.address)
        reader, writer = await asyncio.open_connection(where.hostname, where.port)
        writer.write(handshake(either.address))
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"\x89\x83" + bytes(4) + b"abc")
        assert await reader.readexactly(5) == b"\x8a\x03abc"
        writer.close()

    run(story())


# -- with other settings -------------------------------------------------------------------------------------


async def hello(scope: Any, receive: Any, send: Any) -> None:
    """An application that answers everything."""
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


@asynccontextmanager
async def guarded(**settings: Any) -> AsyncIterator[int]:
    """The port of a server whose door is set so."""
    door = Door(replace(Settings(), **settings))
    config, state, made = uvicorn.Config(hello), ServerState(), guarded_http(door)
    server = await asyncio.get_running_loop().create_server(lambda: made(config, state, {}), "127.0.0.1", 0)
    async with server:
        yield server.sockets[0].getsockname()[1]


async def closes(reader: asyncio.StreamReader) -> bool:
    """The other end hangs up without a word."""
    async with asyncio.timeout(60):
        try:
            return await reader.read(1) == b""
        except ConnectionResetError:
            return True


@pytest.mark.parametrize("began", [b"", b"GET / HT", b"POST / HTTP/1.1\r\ncontent-length: 5\r\n\r\nab"])
def test_a_connection_that_falls_silent_is_cut_off(began: bytes) -> None:
    async def story() -> None:
        async with guarded(seconds_to_ask=0.2) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(began)
            if began.startswith(b"POST"):
                assert (await reader.readline()).startswith(b"HTTP/1.1 200")  # it did not want the rest
                await reader.readuntil(b"ok")
            assert await closes(reader)
            writer.close()

    run(story())


def test_a_request_in_several_pieces_and_two_on_one_connection_are_answered() -> None:
    async def story() -> None:
        async with guarded() as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            for _ in range(2):
                for piece in (b"GET / HTTP/1.1\r\n", b"host: here\r\n", b"\r\n"):
                    writer.write(piece)
                    await writer.drain()
                    await asyncio.sleep(0.01)
                assert b" 200 " in await reader.readuntil(b"ok")
            writer.close()

    run(story())


def test_an_address_has_only_so_many_connections_and_gets_new_ones_when_some_end() -> None:
    async def story() -> None:
        async with guarded(most_connections=3, connections_a_second=1_000.0) as port:
            open_ones = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            assert await closes(reader)
            writer.close()
            open_ones[0][1].close()
            await open_ones[0][1].wait_closed()
            async with asyncio.timeout(60):
                while not await is_answered(port):  # the server hears of the end a little later
                    await asyncio.sleep(0.02)
            for _, line in open_ones[1:]:
                line.close()

    run(story())


def test_an_address_asks_only_so_often_and_another_one_is_answered() -> None:
    async def story() -> None:
        async with guarded(requests_at_once=3, requests_a_second=0.001) as port:
            answers = [await status(port, "127.0.0.1") for _ in range(5)]
            assert answers == [b"200", b"200", b"200", b"429", b"429"]
            assert await status(port, "127.0.0.2") == b"200"

    run(story())


async def status(port: int, source: str) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
    writer.write(b"GET / HTTP/1.1\r\n\r\n")
    line = await reader.readline()
    writer.close()
    return line.split()[1]


def test_requests_that_do_not_wait_for_answers_are_not_worked_off() -> None:
    async def story() -> None:
        async with guarded() as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET / HTTP/1.1\r\n\r\n" * 100)
            answered = b""
            with suppress(ConnectionResetError):
                while some := await reader.read(PIECE):
                    answered += some
            assert answered.count(b" 200 ") < 10
            writer.close()

    run(story())


@pytest.mark.parametrize("coming", [1, 3 * AT_ONCE])
def test_who_comes_too_often_is_turned_away_and_others_are_let_in(coming: int) -> None:
    async def story() -> None:
        door = Door(replace(Settings(), most_connections=2, connections_a_second=0.001))
        config, state, made = uvicorn.Config(hello), ServerState(), guarded_http(door)
        with socket.create_server(("127.0.0.1", 0), backlog=200) as listening:
            acceptor = Acceptor(door, listening, lambda: made(config, state, {}))
            acceptor.open()
            port = listening.getsockname()[1]
            assert [await is_answered(port) for _ in range(2)] == [True, True]
            assert not any(await asyncio.gather(*(is_answered(port) for _ in range(coming))))
            assert await status(port, "127.0.0.2") == b"200"
            acceptor.close()

    run(story())


def test_many_connections_of_one_address_follow_one_another() -> None:
    door = Door(replace(Settings(), at_once=2, one_after=0.5))
    waits = [door.seconds_to_come("127.0.0.1") for _ in range(4)]
    assert waits[:2] == [0, 0]
    assert 0 < waits[2] <= 0.5 < waits[3] <= 1
    assert door.seconds_to_come("127.0.0.2") == 0


def test_many_hellos_of_one_address_follow_one_another() -> None:
    door = Door(replace(Settings(), hellos_at_once=2, hello_after=0.5))
    waits = [door.seconds_to_greet("127.0.0.1") for _ in range(4)]
    assert waits[:2] == [0, 0]
    assert 0 < waits[2] <= 0.5 < waits[3] <= 1
    assert door.seconds_to_greet("127.0.0.2") == 0


def test_a_proxy_says_hello_for_many_people_at_once() -> None:
    door = Door(replace(Settings(), hellos_at_once=1, hello_after=0.5), trusted="127.0.0.1")
    assert [door.seconds_to_greet("127.0.0.1") for _ in range(4)] == [0, 0, 0, 0]


async def is_answered(port: int) -> bool:
    """Whether a request on a new connection gets its answer; refused at the door, it gets nothing."""
    found = b""
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        return False
    with suppress(OSError):
        writer.write(b"GET / HTTP/1.1\r\n\r\n")
        found = await reader.readline()
    writer.close()
    with suppress(OSError):
        await writer.wait_closed()
    return b" 200 " in found
