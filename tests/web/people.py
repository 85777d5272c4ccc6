"""People at a table, for tests: each has a device of its own and talks to a real server over its socket."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from copy import deepcopy
from itertools import count
from types import TracebackType
from typing import Any, Self, TypeVar

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from hameau.tables.wire import PROTOCOL
from hameau.web.devices import COOKIE, new_device

Message = dict[str, Any]
T = TypeVar("T")
PATIENCE = 60.0


def run(story: Coroutine[Any, Any, T]) -> T:
    """Let people do something; on a thread of its own, since a browser may keep a loop on this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, story).result()


class Person:
    """A device at a table. `heard` keeps every byte that the server sent."""

    def __init__(
        self, socket: str, table: str, secret: str = "", device: str | None = None, seat: int | None = None
    ) -> None:
        self.socket = socket
        self.table_id = table
        self.secret = secret
        self.device = new_device() if device is None else device  # empty: no cookie
        self.wanted = seat
        self.keys = map(str, count(1))
        self.heard: list[bytes] = []
        self.answers: dict[str, Message] = {}
        self.table: Message = {}
        self.scene: Message | None = None
        self.story: list[Message] = []
        self.chat: list[Message] = []
        self.closing: str | None = None
        self.news = asyncio.Event()
        self.line: ClientConnection

    async def __aenter__(self) -> Self:
        headers = {"cookie": f"{COOKIE}={self.device}"} if self.device else {}
        self.line = await connect(
            self.socket,
            additional_headers=headers,
            compression=None,
            open_timeout=PATIENCE,
            ping_interval=None,  # a machine may be busy for longer than a ping waits
        )
        self.reading = asyncio.create_task(self.read())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.line.close()
        await self.reading

    # -- talking -------------------------------------------------------------------------------------------

    async def hello(self, **changes: Any) -> Message:
        """Come to the table: the welcome, or the refusal."""
        said = {"type": "hello", "protocol": PROTOCOL, "table": self.table_id, "secret": self.secret}
        return await self.ask(**{**said, "seat": self.wanted, **changes})

    async def ask(self, **message: Any) -> Message:
        """Say something; the answer."""
        key = str(message.setdefault("key", f"k{next(self.keys)}"))
        with suppress(ConnectionClosed):  # then `closing` says so
            await self.line.send(json.dumps(message))
        await self.until(lambda: key in self.answers or self.closing is not None)
        return self.answers.pop(key, {"type": "closing", "code": self.closing})

    async def play(self, move: str, **changes: Any) -> Message:
        """Play a move with the seat whose eyes this device has."""
        assert self.scene is not None
        seat, match, number = (self.scene[name] for name in ("seat", "match", "number"))
        return await self.ask(
            type="move", **{"seat": seat, "match": match, "number": number, "move": move, **changes}
        )

    async def send_raw(self, data: bytes | str) -> None:
        await self.line.send(data)

    async def until(self, true: Any) -> None:
        """Wait until something is true."""
        async with asyncio.timeout(PATIENCE):
            while not true():
                self.news.clear()
                await self.news.wait()

    async def until_over(self) -> None:
        """Wait until the match is over and its last scene is here: the table says so before it comes."""
        await self.until(lambda: self.table["phase"] == "over" and self.scene and not self.scene["waiting"])

    @property
    def moves(self) -> list[str]:
        return self.scene["moves"] if self.scene else []

    # -- listening -----------------------------------------------------------------------------------------

    async def read(self) -> None:
        with suppress(ConnectionClosed):
            async for data in self.line:
                self.heard.append(data.encode() if isinstance(data, str) else data)
                self.hear(json.loads(data))
                self.news.set()
        self.closing = self.closing or "lost"
        self.news.set()

    def hear(self, message: Message) -> None:
        kind = message["type"]
        if kind == "welcome":
            self.table, self.chat = message["table"], message["chat"]
            if message["scene"]:
                self.see(message["scene"])
        elif kind == "table":
            self.table = message["table"]
        elif kind == "news":
            self.see(renewed(self.scene or {}, message))
        elif kind == "scene":
            self.see(message)
        elif kind == "chat":
            self.chat.append(message)
        elif kind == "closing":
            self.closing = message["code"]
        if "key" in message:
            self.answers[message["key"]] = message

    def see(self, scene: Message) -> None:
        self.scene = scene
        self.story = scene["lines"] if scene["whole"] else self.story + scene["lines"]


def renewed(scene: Message, news: Message) -> Message:
    """The scene after the news, as a page makes it."""
    view = deepcopy(scene["view"])
    for change in news["changes"]:
        *path, last = change["at"]
        place = view
        for name in path:
            place = place[name]
        place[last] = change["to"]
    told = {name: value for name, value in news.items() if name not in ("type", "changes")}
    return {**scene, **told, "view": view, "whole": False, "said": None}
