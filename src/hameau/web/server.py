"""The server: pages, the HTTP interface and sockets on one port, with the headers that keep browsers safe."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec

from hameau.tables import wire
from hameau.web import devices
from hameau.web.api import api
from hameau.web.connection import Connection
from hameau.web.door import VISIT
from hameau.web.hall import Hall
from hameau.web.pages import Page, Pages
from hameau.web.previews import Previews

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

SOCKET = "/socket"
FOREIGN = 4403  # the closing code for a page of another site
TOO_SLOW = msgspec.json.encode(wire.Closing("too-slow"))
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
SAFE = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Server:
    """The ASGI application."""

    def __init__(self, hall: Hall, pages: Pages) -> None:
        self.hall = hall
        self.pages = pages
        self.previews = Previews(hall, pages)
        self.api = api(hall)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.live(receive, send)
        elif scope["type"] == "websocket":
            await self.talk(scope, receive, send)
        else:
            await self.answer(scope, receive, send)

    # -- starting and stopping -----------------------------------------------------------------------------

    async def live(self, receive: Receive, send: Send) -> None:
        await receive()
        async with self.housekeeping():
            await send({"type": "lifespan.startup.complete"})
            await receive()
        await send({"type": "lifespan.shutdown.complete"})

    @asynccontextmanager
    async def housekeeping(self) -> AsyncIterator[None]:
        await self.hall.keep_contents()
        keeping = asyncio.create_task(self.hall.keep_house())
        try:
            yield
        finally:
            keeping.cancel()
            self.hall.close()

    # -- HTTP ----------------------------------------------------------------------------------------------

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message["headers"], *SAFE]}
            await send(message)

        door, client = self.hall.door, scope.get("client")
        if door is not None and client and (wait := door.seconds_to_ask(client[0])):
            await asyncio.sleep(wait)
        path = scope["path"]
        page = None if is_api(path) or scope["method"] not in ("GET", "HEAD") else self.find(path, scope)
        if page is None:
            await self.api(scope, receive, send_safely)  # type: ignore[arg-type]  # ASGI, in Litestar's words
        else:
            await send_page(scope, page, send_safely)

    def find(self, path: str, scope: Scope) -> Page | None:
        if self.pages.is_drawn(path):
            return self.previews.page(path, scope["headers"], scope["scheme"])
        return self.pages.files.get(path)

    # -- sockets -------------------------------------------------------------------------------------------

    async def talk(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection: this task reads, another writes, so that a slow reader delays nobody."""
        await receive()
        headers = scope["headers"]
        if scope["path"] != SOCKET or not devices.comes_from_here(headers, self.hall.settings.origins):
            await send({"type": "websocket.close", "code": FOREIGN})
            return
        await send({"type": "websocket.accept"})
        line = AsgiLine(send, self.hall.settings.slowest)
        visit = scope.get("state", {}).get(VISIT)
        connection = Connection(self.hall, line, devices.device_of(headers), visit)
        try:
            while True:
                message = await receive()
                if message["type"] != "websocket.receive":
                    break
                connection.receive(message.get("bytes") or (message.get("text") or "").encode())
        finally:
            connection.lost()
            line.stop()


class AsgiLine:
    """Writes to a socket, in order. Who reads too slowly is dropped, comes back and is told everything."""

    def __init__(self, send: Send, slowest: int) -> None:
        self.put = send
        self.slowest = slowest
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.size = 0
        self.dropped = False
        self.writer = asyncio.create_task(self.write())

    def send(self, data: bytes) -> None:
        self.size += len(data)
        if self.size <= self.slowest:
            self.waiting.put_nowait(data)
        elif not self.dropped:
            self.dropped = True
            while not self.waiting.empty():
                self.waiting.get_nowait()
            self.waiting.put_nowait(TOO_SLOW)
            self.close()

    def close(self) -> None:
        self.waiting.put_nowait(None)

    def stop(self) -> None:
        self.writer.cancel()

    async def write(self) -> None:
        with suppress(OSError, RuntimeError):  # the other end is gone: its reader will hear of it
            while (data := await self.waiting.get()) is not None:
                await self.put({"type": "websocket.send", "text": data.decode()})
                self.size -= len(data)
            await self.put({"type": "websocket.close", "code": 1000})


def is_api(path: str) -> bool:
    return path.startswith(("/api/", "/schema/")) or path in ("/health", "/metrics")


async def send_page(scope: Scope, page: Page, send: Send) -> None:
    """A file of the front end; with the page itself comes the device's cookie, if it has none."""
    headers = scope["headers"]
    fresh = devices.header(headers, b"if-none-match").encode() == page.mark
    is_drawn = page.kind.startswith(b"text/html")
    packed = page.packed and "gzip" in devices.header(headers, b"accept-encoding")
    body = b"" if fresh else page.packed if packed else page.plain
    answer = [
        (b"content-type", page.kind),
        (b"cache-control", page.keep),
        (b"etag", page.mark),
    ]
    if packed:
        answer.append((b"content-encoding", b"gzip"))
    if page.packed:
        answer.append((b"vary", b"accept-encoding, accept-language" if is_drawn else b"accept-encoding"))
    if is_drawn and not devices.device_of(headers):
        cookie = devices.set_cookie(devices.new_device(), scope["scheme"] == "https")
        answer.append((b"set-cookie", cookie.encode()))
    answer.append((b"content-length", str(len(body)).encode()))
    await send({"type": "http.response.start", "status": 304 if fresh else 200, "headers": answer})
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})
