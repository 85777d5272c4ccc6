"""The door: what a connection and an address may send, before it is parsed far, and how many may come in.

Frames, headers, pings and garbage all cost processor time, and all of them are bytes: so bytes are counted.
An address that is trusted, a proxy, is many people, and only its connections are bounded.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from hameau.web.limits import Bucket, Buckets
from hameau.web.settings import Settings

HEAVY = 0.5  # of its allowance: who has used up more is cut off when the whole address sends too much
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Door:
    """All connections of a server, by address."""

    def __init__(self, settings: Settings, trusted: str = "") -> None:
        self.settings = settings
        self.trusted = trusted
        self.inside: dict[str, list[asyncio.BaseTransport]] = {}
        self.knocks = Buckets(settings.connections_a_second, settings.most_connections)
        self.bytes = Buckets(settings.bytes_of_address, 8 * settings.bytes_of_address)

    def enter(self, transport: asyncio.BaseTransport) -> Visit | None:
        """A connection comes in; None if its address has too many, or comes too often."""
        address = address_of(transport)
        visit = Visit(self, address)
        if address == self.trusted or not address:
            return visit
        there = [one for one in self.inside.get(address, ()) if not one.is_closing()]
        self.inside[address] = there
        if len(there) >= self.settings.most_connections or not self.knocks.take(address, time.monotonic()):
            return None
        there.append(transport)
        return visit

    def sweep(self) -> None:
        """Forget who has left."""
        for address, those in list(self.inside.items()):
            self.inside[address] = [one for one in those if not one.is_closing()]
            if not self.inside[address]:
                del self.inside[address]


class Visit:
    """What one connection may still send."""

    def __init__(self, door: Door, address: str) -> None:
        self.door = door
        self.address = address
        burst = door.settings.bytes_at_once
        self.own = Bucket(door.settings.bytes_a_second, burst, time.monotonic())
        self.light = burst * HEAVY

    def may_send(self, size: int) -> bool:
        """So many bytes came. False: it sends too much, and is to be cut off."""
        now = time.monotonic()
        if not self.own.take(now, size):
            return False
        if self.address == self.door.trusted or not self.address:
            return True
        return self.door.bytes.take(self.address, now, size) or self.own.left > self.light


def address_of(transport: asyncio.BaseTransport) -> str:
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if isinstance(peer, tuple) else ""


# -- HTTP --------------------------------------------------------------------------------------------------


def guarded_http(door: Door) -> type[HttpToolsProtocol]:
    """Requests of bounded heads, that come within bounded time."""
    settings = door.settings

    class Guarded(HttpToolsProtocol):
        visit: Visit | None = None
        in_head = True
        head = 0  # bytes of the request's head so far
        refused = False
        deadline: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's
            super().connection_made(transport)
            self.visit = door.enter(transport)
            if self.visit is None:
                transport.abort()
            else:
                self.await_request()

        def connection_lost(self, exc: Exception | None) -> None:
            self.request_came()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            if self.refused or self.visit is None:
                return
            if not self.visit.may_send(len(data)):
                self.cut_off()
                return
            super().data_received(data)
            if self.in_head:
                self.head += len(data)
                if self.head > settings.largest_head:
                    self.refuse()

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self.in_head = True
            self.head = 0
            if self.deadline is None:
                self.await_request()

        def on_headers_complete(self) -> None:
            self.in_head = False
            size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
            if size > settings.largest_head:
                self.refuse()
            else:
                super().on_headers_complete()

        def on_body(self, body: bytes) -> None:
            if not self.refused:
                super().on_body(body)

        def on_message_complete(self) -> None:
            self.request_came()
            if not self.refused:
                super().on_message_complete()
            self.in_head = False  # until the next one begins

        def handle_websocket_upgrade(self) -> None:
            self.request_came()
            super().handle_websocket_upgrade()

        def await_request(self) -> None:
            self.deadline = self.loop.call_later(settings.seconds_to_ask, self.cut_off)

        def request_came(self) -> None:
            if self.deadline is not None:
                self.deadline.cancel()
                self.deadline = None

        def refuse(self) -> None:
            """Too large a head: say so, and hang up."""
            self.refused = True
            self.request_came()
            self.transport.write(TOO_LARGE)
            self.transport.close()

        def cut_off(self) -> None:
            self.refused = True
            self.transport.abort()

    return Guarded


# -- sockets -----------------------------------------------------------------------------------------------


def guarded_sockets(door: Door) -> type[WebSocketsSansIOProtocol]:
    """Sockets by websockets, whose bytes are counted before they are frames."""

    class Guarded(WebSocketsSansIOProtocol):
        visit: Visit
        cut = False

        def connection_made(self, transport: Any) -> None:
            self.visit = Visit(door, address_of(transport))
            super().connection_made(transport)

        def data_received(self, data: bytes) -> None:
            if self.cut:
                return
            if self.visit.may_send(len(data)):
                super().data_received(data)
            else:
                self.cut = True
                self.transport.abort()

    return Guarded
