"""A network that can be cut, and be slow: a proxy on this machine between a browser and the server."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from random import Random


class Network:
    """Carries bytes while it is whole. Cut, it drops every connection and takes no new one.

    Slow, it keeps whatever it is given for a while: mostly short, seldom for the longest time, in seconds.
    """

    def __init__(self, port: int, longest: float = 0) -> None:
        self.behind = port
        self.longest = longest
        self.chance = Random(port)
        self.whole = True
        self.lines: set[asyncio.StreamWriter] = set()
        self.loop = asyncio.new_event_loop()
        self.port = 0
        ready = threading.Event()
        self.thread = threading.Thread(target=self.run, args=(ready,), daemon=True)
        self.thread.start()
        ready.wait()

    def cut(self) -> None:
        self.whole = False
        self.loop.call_soon_threadsafe(self.drop)

    def mend(self) -> None:
        self.whole = True

    def drop(self) -> None:
        for line in self.lines:
            line.transport.abort()

    def run(self, ready: threading.Event) -> None:
        asyncio.set_event_loop(self.loop)
        server = self.loop.run_until_complete(asyncio.start_server(self.carry, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        ready.set()
        self.loop.run_forever()
        server.close()
        self.drop()
        for task in asyncio.all_tasks(self.loop):
            task.cancel()
        self.loop.run_until_complete(asyncio.sleep(0))
        self.loop.close()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self.whole:
            writer.transport.abort()
            return
        there, back = await asyncio.open_connection("127.0.0.1", self.behind)
        self.lines |= {writer, back}
        await asyncio.gather(self.pump(reader, back), self.pump(there, writer))
        self.lines -= {writer, back}

    async def pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.CancelledError):
            while data := await reader.read(65536):
                if self.longest:
                    await asyncio.sleep(self.longest * self.chance.random() ** 3)
                writer.write(data)
                await writer.drain()
        writer.close()

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()


@contextmanager
def network(port: int, longest: float = 0) -> Iterator[Network]:
    made = Network(port, longest)
    try:
        yield made
    finally:
        made.close()
