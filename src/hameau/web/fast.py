"""Sockets by picows, under the same port as the rest: frames go straight from and to the connections."""

from __future__ import annotations

import asyncio
import logging
from functools import cache
from struct import pack
from typing import Any

from msgspec.json import encode
from picows import (
    WSAutoPingStrategy,
    WSCloseCode,
    WSFrame,
    WSListener,
    WSMsgType,
    WSTransport,
    WSUpgradeRequest,
    WSUpgradeResponse,
    WSUpgradeResponseWithListener,
)
from picows.picows import WSProtocol  # type: ignore[attr-defined]  # compiled, and not in its stubs

from hameau.tables import wire
from hameau.web import devices
from hameau.web.connection import Connection
from hameau.web.door import FRAME, Door, Visit
from hameau.web.hall import Hall

SOCKET = b"/socket"
FORBIDDEN = 403
SECONDS_TO_UPGRADE = 5
SECONDS_BETWEEN_PINGS = 20
FIRST_BUFFER = 2048  # bytes of a connection; it grows with what is sent
TEXT, BINARY, CONTINUATION = WSMsgType.TEXT, WSMsgType.BINARY, WSMsgType.CONTINUATION
CLOSE, PING = WSMsgType.CLOSE, WSMsgType.PING
PONG = 0x8A  # the first byte of its frame

TOO_SLOW = encode(wire.Closing("too-slow"))
RESTARTING = encode(wire.Closing("restarting"))

quiet = logging.getLogger("hameau.sockets")
quiet.setLevel(logging.CRITICAL + 1)  # what clients do wrong is answered to them; ours goes to the logbook


class Outbox:
    """Lines that have something to say: each says it in one piece when this turn of the loop is over."""

    def __init__(self) -> None:
        self.lines: list[FastLine] = []

    def add(self, line: FastLine) -> None:
        if not self.lines:
            asyncio.get_running_loop().call_soon(self.empty)
        self.lines.append(line)

    def empty(self) -> None:
        lines, self.lines = self.lines, []
        for line in lines:
            line.flush()


class FastLine(WSListener):
    """A socket and its connection. Who reads too slowly is dropped, comes back and is told everything."""

    def __init__(self, hall: Hall, outbox: Outbox, device: str, visit: Visit) -> None:
        self.hall = hall
        self.outbox = outbox
        self.out: list[bytes] = []  # frames that are not written yet
        self.size = 0  # of these
        self.paused = False  # the system takes no more for now
        self.farewell: WSCloseCode | None = None  # what is said after them
        self.parts: bytearray | None = None  # of a message that comes in several frames
        self.text = False  # and whether it is text
        self.wire: WSTransport
        self.visit = visit
        self.connection = Connection(hall, self, device, visit)

    # -- for the connection --------------------------------------------------------------------------------

    def send(self, data: bytes) -> None:
        if self.farewell is None:
            self.write(head(len(data)), data)

    def write(self, first: bytes, data: bytes) -> None:
        if not self.out:
            self.outbox.add(self)
        self.out += (first, data)
        self.size += len(data)
        if self.size > self.hall.settings.slowest:
            self.out = [head(len(TOO_SLOW)), TOO_SLOW]
            self.close()

    def close(self) -> None:
        self.hang_up(WSCloseCode.OK)

    def hang_up(self, code: WSCloseCode) -> None:
        """Say what is left to say, and part."""
        if self.farewell is None:
            self.farewell = code
            self.flush()

    def cut_off(self) -> None:
        """Part without a word."""
        self.farewell = WSCloseCode.POLICY_VIOLATION
        self.out = []
        self.wire.underlying_transport.abort()

    def flush(self) -> None:
        if self.paused or self.wire.is_disconnected:
            return
        if self.out:
            self.wire.underlying_transport.write(b"".join(self.out))
            self.out, self.size = [], 0
        if self.farewell is not None and not self.wire.is_close_frame_sent:
            self.wire.send_close(self.farewell)
            self.wire.disconnect()

    # -- for picows ----------------------------------------------------------------------------------------

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.wire = transport

    def on_ws_frame(self, _: WSTransport, frame: WSFrame) -> None:
        if self.farewell is not None:
            return
        if not self.visit.may_send(FRAME):
            self.cut_off()
            return
        kind = frame.msg_type
        if kind == TEXT and frame.fin and self.parts is None and not frame.rsv1:
            self.receive(frame.get_payload_as_bytes(), True)
        elif kind == CLOSE:
            self.hang_up(frame.get_close_code() or WSCloseCode.OK)
        elif kind == PING:
            payload = frame.get_payload_as_bytes()
            self.write(bytes((PONG, len(payload))), payload)
        elif kind in (TEXT, BINARY, CONTINUATION):
            self.join(frame)

    def on_ws_disconnected(self, _: WSTransport) -> None:
        self.connection.lost()

    def pause_writing(self) -> None:
        self.paused = True

    def resume_writing(self) -> None:
        self.paused = False
        self.flush()

    # -- messages ------------------------------------------------------------------------------------------

    def join(self, frame: WSFrame) -> None:
        """A message may come in several frames, one after the other."""
        goes_on = frame.msg_type == CONTINUATION
        if goes_on != (self.parts is not None) or frame.rsv1 or frame.rsv2 or frame.rsv3:
            self.hang_up(WSCloseCode.PROTOCOL_ERROR)
            return
        if self.parts is None:
            self.parts, self.text = bytearray(), frame.msg_type == TEXT
        self.parts += frame.get_payload_as_bytes()
        if len(self.parts) > self.hall.settings.largest_message:
            self.hang_up(WSCloseCode.MESSAGE_TOO_BIG)
        elif frame.fin:
            whole, self.parts = bytes(self.parts), None
            self.receive(whole, self.text)

    def receive(self, data: bytes, text: bool) -> None:
        if text and not data.isascii() and not is_utf8(data):
            self.hang_up(WSCloseCode.INVALID_TEXT)
            return
        try:
            self.connection.receive(data)
        except Exception as error:  # the edge of a connection: it ends, the others go on
            self.hall.report("connection-failed", error)
            self.hang_up(WSCloseCode.INTERNAL_ERROR)


@cache  # as many as messages have lengths
def head(size: int) -> bytes:
    """The first bytes of a frame that holds a whole text."""
    if size < 126:
        return pack("!BB", 0x81, size)
    return pack("!BBH", 0x81, 126, size) if size < 1 << 16 else pack("!BBQ", 0x81, 127, size)


def is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def sockets(hall: Hall, door: Door) -> type[WSProtocol]:
    """The protocol that uvicorn hands a connection to, once its request asks for a socket."""

    outbox = Outbox()

    def accept(request: WSUpgradeRequest, visit: Visit) -> FastLine | WSUpgradeResponseWithListener:
        headers = [
            (name.lower().encode("latin-1"), value.encode("latin-1", "replace"))
            for name, value in request.headers.items()
        ]
        if request.path.partition(b"?")[0] != SOCKET or not devices.comes_from_here(
            headers, hall.settings.origins
        ):
            return WSUpgradeResponseWithListener(WSUpgradeResponse.create_error_response(FORBIDDEN), None)
        return FastLine(hall, outbox, devices.device_of(headers), visit)

    class Sockets(WSProtocol):  # type: ignore[misc]  # picows is compiled
        """One connection, as uvicorn knows it."""

        def __init__(self, server_state: Any, **_: Any) -> None:
            super().__init__(
                None, None, False, self.accept, quiet, True, SECONDS_TO_UPGRADE,
                True, SECONDS_BETWEEN_PINGS, SECONDS_BETWEEN_PINGS, WSAutoPingStrategy.PING_WHEN_IDLE,
                False, hall.settings.largest_message, None, FIRST_BUFFER,
            )  # fmt: skip
            self.connections = server_state.connections

        def accept(self, request: WSUpgradeRequest) -> FastLine | WSUpgradeResponseWithListener:
            return accept(request, self.visit)

        def connection_made(self, transport: Any) -> None:
            self.connections.add(self)
            self.raw = transport
            self.visit = door.upgrade(transport)
            super().connection_made(transport)

        def buffer_updated(self, size: int) -> None:
            """Bytes came; they are counted before they are frames."""
            if self.visit.may_send(size):
                super().buffer_updated(size)
            else:
                self.raw.abort()

        def connection_lost(self, error: Exception | None) -> None:
            self.connections.discard(self)
            super().connection_lost(error)

        def data_received(self, data: bytes) -> None:
            """The request, which uvicorn has read, and counted, already."""
            while data:
                room = self.get_buffer(len(data))
                some = data[: len(room)]
                room[: len(some)] = some
                super().buffer_updated(len(some))
                data = data[len(some) :]

        def shutdown(self) -> None:
            """The server stops."""
            if self.listener is not None:
                self.listener.send(RESTARTING)
                self.listener.hang_up(WSCloseCode.SERVICE_RESTART)
            else:
                self.transport.disconnect()

    return Sockets
