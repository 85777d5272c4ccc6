"""Takes connections from the listening socket, a few at a time, so that many at once delay nobody who plays.

Whoever comes too often is turned away before anything is made for them, and if there are many of them, the
rest wait a moment at the system's expense.
"""

from __future__ import annotations

import asyncio
import socket
import struct
from collections.abc import Callable
from contextlib import suppress

from hameau.web.door import Door

AT_ONCE = 8  # connections that are taken in one turn of the loop
MANY = 4  # of these: so many that were turned away are a flood
REST = 0.0025  # seconds, after a turn of a flood
NO_ROOM = 0.2  # seconds, after the system had no room for another connection
FORGET_AT_ONCE = struct.pack("ii", 1, 0)  # nothing is kept of a connection that is turned away


class Acceptor:
    """One for each listening socket."""

    def __init__(self, door: Door, listening: socket.socket, make: Callable[[], asyncio.Protocol]) -> None:
        self.door = door
        self.listening = listening
        self.make = make
        self.loop = asyncio.get_running_loop()
        self.entering: set[asyncio.Task[object]] = set()
        self.closed = False

    def open(self) -> None:
        if not self.closed:
            self.listening.setblocking(False)
            self.loop.add_reader(self.listening, self.take)

    def close(self) -> None:
        self.closed = True
        self.loop.remove_reader(self.listening)

    def rest(self, seconds: float) -> None:
        self.loop.remove_reader(self.listening)
        self.loop.call_later(seconds, self.open)

    def take(self) -> None:
        turned_away = 0
        for _ in range(AT_ONCE):
            try:
                connection, peer = self.listening.accept()
            except (BlockingIOError, ConnectionAbortedError):
                break
            except OSError:  # too many open files, say
                self.rest(NO_ROOM)
                break
            address = str(peer[0])
            if self.door.may_knock(address):
                self.loop.call_later(self.door.seconds_to_come(address), self.let_in, connection)
            else:
                turn_away(connection)
                turned_away += 1
        if turned_away >= MANY:
            self.rest(REST)

    def let_in(self, connection: socket.socket) -> None:
        connection.setblocking(False)
        entering = self.loop.create_task(self.enter(connection))
        self.entering.add(entering)
        entering.add_done_callback(self.entering.discard)

    async def enter(self, connection: socket.socket) -> None:
        with suppress(OSError):  # it is gone already
            await self.loop.connect_accepted_socket(self.make, connection)


def turn_away(connection: socket.socket) -> None:
    with suppress(OSError):
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, FORGET_AT_ONCE)
    connection.close()
