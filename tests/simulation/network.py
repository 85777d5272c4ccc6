"""A connection between a page and a server: in order, late, and cut off at any moment."""

from __future__ import annotations

from contextvars import Context
from typing import TYPE_CHECKING

from hameau.web.connection import Connection

if TYPE_CHECKING:
    from tests.simulation.people import Page
    from tests.simulation.world import Running, World

NOBODYS = Context()  # the network belongs to no server


class Link:
    """One socket. The server's end of it is a `Line`."""

    def __init__(self, world: World, page: Page, server: Running) -> None:
        self.world, self.page, self.server = world, page, server
        self.is_open = True  # for the page
        self.is_known = True  # to the server
        self.there = self.here = world.loop.time()  # when the last message arrives at either end
        life = server.life.context
        self.connection: Connection = life.run(Connection, server.hall, self, page.device)

    # -- from the page -------------------------------------------------------------------------------------

    def say(self, data: bytes) -> None:
        self.there = max(self.there, self.world.loop.time() + self.world.travel())
        self.world.loop.call_at(self.there, self.arrive, data, context=self.server.life.context)

    def arrive(self, data: bytes) -> None:
        if self.is_known:
            self.connection.receive(data)

    # -- from the server -----------------------------------------------------------------------------------

    def send(self, data: bytes) -> None:
        """On its way; how long the log was then is noted with it."""
        length = self.world.disk.length(self.page.table)
        self.here = max(self.here, self.world.loop.time() + self.world.travel())
        self.world.loop.call_at(self.here, self.hear, data, length, context=NOBODYS)

    def close(self) -> None:
        """The server hangs up, after all that it said."""
        self.here = max(self.here, self.world.loop.time() + self.world.travel())
        self.world.loop.call_at(self.here, self.ended, context=NOBODYS)
        self.world.loop.call_at(self.here, self.lost, context=self.server.life.context)

    def hear(self, data: bytes, length: int) -> None:
        if self.is_open:
            self.page.hear(data, length)

    # -- the end -------------------------------------------------------------------------------------------

    def cut(self) -> None:
        """Whatever is on its way is lost; either end notices when it does."""
        if self.is_open:
            self.ended()
        late = self.world.travel() * 5
        self.world.loop.call_later(late, self.lost, context=self.server.life.context)

    def ended(self) -> None:
        if self.is_open:
            self.is_open = False
            self.page.hung_up(self)

    def lost(self) -> None:
        if self.is_known:
            self.is_known = False
            self.connection.lost()
