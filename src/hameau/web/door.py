"""The door: what a connection and an address may send, before it is parsed far, and how many may come in.

Frames, headers, pings and garbage all cost processor time, and all of them are bytes: so bytes are counted,
and small frames as if they were larger. An address that is trusted, a proxy, is many people, and only its
connections are bounded.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from hameau.web.limits import Bucket, Buckets
from hameau.web.settings import Settings

HEAVY = 0.5  # of its allowance: who has used up more is cut off when the whole address sends too much
VISIT = "visit"  # where an application finds it
FRAME = 64  # bytes that every frame counts beyond its own: an empty one is work too
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
TOO_MANY = b"HTTP/1.1 429 Too Many Requests\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
MOST_UNANSWERED = 4  # requests on one connection; browsers wait for each answer


class Refused(Exception):
    """A request that is not answered ends its connection."""


class Door:
    """All connections of a server, by address."""

    def __init__(self, settings: Settings, trusted: str = "") -> None:
        self.settings = settings
        self.trusted = trusted
        self.inside: dict[str, list[asyncio.BaseTransport]] = {}
        self.knocks = Buckets(settings.connections_a_second, settings.most_connections)
        self.coming = Buckets(1 / settings.one_after, settings.at_once)
        self.asking = Buckets(1 / settings.one_after, settings.at_once)
        self.greeting = Buckets(1 / settings.hello_after, settings.hellos_at_once)
        self.requests = Buckets(settings.requests_a_second, settings.requests_at_once)
        self.bytes = Buckets(settings.bytes_of_address, 8 * settings.bytes_of_address)

    def counts(self, address: str) -> bool:
        """Is this an address whose limits are its own?"""
        return address != self.trusted and bool(address)

    def may_knock(self, address: str) -> bool:
        """One more connection of this address: does it not come too often?"""
        return not self.counts(address) or self.knocks.take(address, time.monotonic())

    def seconds_to_come(self, address: str) -> float:
        """After which a connection is let in: many of one address follow one another, between other work."""
        return self.coming.wait(address, time.monotonic()) if self.counts(address) else 0.0

    def seconds_to_ask(self, address: str) -> float:
        """The same for a request."""
        return self.asking.wait(address, time.monotonic()) if self.counts(address) else 0.0

    def seconds_to_greet(self, address: str) -> float:
        """The same for a hello."""
        return self.greeting.wait(address, time.monotonic()) if self.counts(address) else 0.0

    def enter(self, transport: asyncio.BaseTransport) -> Visit | None:
        """A connection comes in; None if its address has too many."""
        address, settings = address_of(transport), self.settings
        if self.counts(address):
            there = [one for one in self.inside.get(address, ()) if not one.is_closing()]
            self.inside[address] = there
            if len(there) >= settings.most_connections:
                return None
            there.append(transport)
        return Visit(self, address, settings.bytes_a_second, settings.bytes_at_once)

    def upgrade(self, transport: asyncio.BaseTransport) -> Visit:
        """A connection that came in becomes a socket: until its hello it may send next to nothing."""
        return Visit(self, address_of(transport), 0.0, self.settings.bytes_before_hello)

    def may_request(self, address: str) -> bool:
        return not self.counts(address) or self.requests.take(address, time.monotonic())

    def sweep(self) -> None:
        """Forget who has left."""
        for address, those in list(self.inside.items()):
            self.inside[address] = [one for one in those if not one.is_closing()]
            if not self.inside[address]:
                del self.inside[address]


class Visit:
    """What one connection may still send."""

    def __init__(self, door: Door, address: str, rate: float, burst: int) -> None:
        self.door = door
        self.address = address
        self.own = Bucket(rate, burst, time.monotonic())

    def is_welcome(self) -> None:
        """Its hello was right: a socket of somebody at a table."""
        settings = self.door.settings
        self.own = Bucket(settings.bytes_a_second, settings.bytes_at_once_of_socket, time.monotonic())

    def may_send(self, size: int) -> bool:
        """So many bytes came. False: it sends too much, and is to be cut off."""
        now = time.monotonic()
        if not self.own.take(now, size):
            return False
        if not self.door.counts(self.address):
            return True
        return self.door.bytes.take(self.address, now, size) or self.own.left > self.own.burst * HEAVY


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
                    self.refuse(TOO_LARGE)

        def on_message_begin(self) -> None:
            super().on_message_begin()
            if self.refused or self.visit is None or not self.may_request(self.visit.address):
                self.refuse(TOO_MANY)
                raise Refused  # nothing of what follows is read
            self.in_head = True
            self.head = 0
            if self.deadline is None:
                self.await_request()

        def may_request(self, address: str) -> bool:
            return len(self.pipeline) < MOST_UNANSWERED and door.may_request(address)

        def send_400_response(self, msg: str) -> None:
            if not self.refused:
                super().send_400_response(msg)

        def on_headers_complete(self) -> None:
            self.in_head = False
            size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
            if size > settings.largest_head:
                self.refuse(TOO_LARGE)
            elif not self.refused:
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

        def refuse(self, answer: bytes) -> None:
            """Say so, and hang up."""
            if not self.refused:
                self.refused = True
                self.request_came()
                self.transport.write(answer)
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
            self.visit = door.upgrade(transport)
            self.app_state = {**self.app_state, VISIT: self.visit}  # for our application
            super().connection_made(transport)

        def data_received(self, data: bytes) -> None:
            if self.cut:
                return
            if not self.handshake_initiated or self.visit.may_send(len(data)):  # the request was counted
                super().data_received(data)
            else:
                self.cut_off()

        def handle_events(self) -> None:
            """Every frame counts; what is left of a flood is not worked off."""
            frames = sum(isinstance(event, Frame) for event in self.conn.events)
            if self.visit.may_send(FRAME * frames):
                super().handle_events()
            else:
                self.cut_off()

        def cut_off(self) -> None:
            self.cut = True
            self.transport.abort()

    return Guarded
