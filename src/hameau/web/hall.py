"""The hall: all tables of this server that are in memory, and what they share."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from secrets import choice, token_hex

from hameau import plain
from hameau.engine.game import Game
from hameau.engine.speech import LANGUAGES, Speech
from hameau.storage import Conflict, Log, Row
from hameau.tables import entries
from hameau.tables.deciding import No
from hameau.tables.links import Links
from hameau.tables.table import Broken, Table
from hameau.web.limits import Buckets
from hameau.web.live import LiveTable
from hameau.web.logs import Logbook
from hameau.web.metrics import Metrics
from hameau.web.settings import Settings
from hameau.web.thinkers import Thinkers

LETTERS = "abcdefghijklmnopqrstuvwxyz234567"
ID_LENGTH = 12
HEARTBEAT = 2.0


class Hall:
    """Opens tables, finds them again, and lets those go that nobody uses."""

    def __init__(
        self, log: Log, links: Links, find_game: Callable[[str], Game], settings: Settings, logbook: Logbook
    ) -> None:
        self.log = log
        self.links = links
        self.find_game = find_game
        self.settings = settings
        self.logbook = logbook
        self.metrics = Metrics()
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Future[LiveTable | None]] = {}
        self.thinkers = Thinkers()
        self.speech = Speech({language: words(language) for language in LANGUAGES})
        self.openings = Buckets(settings.tables_an_hour / 3600, settings.tables_an_hour)
        self.closing = False
        self.began = self.now()
        self.last_alive = log.last_alive()
        logbook.note("server-started", version=settings.version)

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def new_id(self) -> str:
        """For a table."""
        return "".join(choice(LETTERS) for _ in range(ID_LENGTH))

    def new_secret(self) -> str:
        """For the luck of a match."""
        return token_hex(32)

    def sentence(self, no: No, game: Game | None) -> str:
        """A refusal in English: what tables say, or what the game says."""
        ours = game is None or self.speech.knows(no.code)
        return (self.speech if ours or game is None else game.speech).say("en", no.code, no.facts)

    # -- tables --------------------------------------------------------------------------------------------

    def may_open(self, address: str) -> bool:
        """Has this address opened few enough tables?"""
        return self.openings.take(address, time.monotonic())

    async def open(self, make: Callable[[Table], Sequence[entries.Entry]]) -> LiveTable:
        """A new table with its first entries, on disk."""
        table = Table(self.new_id(), self.find_game)
        first = make(table)
        rows = [Row(table.id, number, entries.encode(entry)) for number, entry in enumerate(first)]
        await self.write(rows)
        live = self.live[table.id] = LiveTable(self, table)
        self.logbook.note("table-opened", table=table.id, game=table.game.key)
        live.go_on()
        return live

    async def write(self, rows: list[Row]) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def then(error: Exception | None) -> None:
            if not done.done():
                done.set_result(None) if error is None else done.set_exception(error)

        self.log.append(rows, then)
        await done

    async def find(self, id: str) -> LiveTable | None:
        """The table, from memory or from its log; None if there is none. Raises Broken."""
        if id in self.live:
            return self.live[id]
        if id not in self.loading:
            self.loading[id] = asyncio.ensure_future(self.load(id))
            self.loading[id].add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(self.loading[id])

    async def load(self, id: str) -> LiveTable | None:
        data = self.log.read(id)
        if not data:
            return None
        table = await asyncio.get_running_loop().run_in_executor(None, rebuild, id, data, self.find_game)
        try:
            await self.give_back(table)
        except Conflict:  # another server has this table: read what it wrote
            return await self.load(id)
        live = self.live[id] = LiveTable(self, table)
        live.go_on()
        return live

    async def give_back(self, table: Table) -> None:
        """After an outage: the clocks stand still since the server was last alive, until somebody comes."""
        if table.time_runs():
            entry = entries.Stopped(min(self.now(), max(self.last_alive, table.last)))
            await self.write([Row(table.id, table.sequence, entries.encode(entry))])
            table.absorb(entry)

    def forget(self, live: LiveTable, code: str) -> None:
        """Let a table go; whoever is there is told why, and may come again."""
        live.close()
        if self.live.get(live.table.id) is live:
            del self.live[live.table.id]
        for guest in live.guests[:]:
            live.dismiss(guest, code)

    # -- housekeeping --------------------------------------------------------------------------------------

    async def keep_house(self) -> None:
        """Forget idle tables, and note that the server is alive while clocks run."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            now = self.now()
            if any(live.table.time_runs() for live in self.live.values()):
                self.log.alive(now)
            for live in [live for live in self.live.values() if live.may_leave_memory(now)]:
                live.close()
                del self.live[live.table.id]

    def report(self, event: str, error: Exception, **facts: str | int) -> None:
        """Something of ours went wrong."""
        self.metrics.errors.labels(event).inc()
        self.logbook.error(event, error, **facts)

    def say_goodbye(self) -> None:
        """The server stops: everybody at a table is told."""
        self.closing = True
        for live in list(self.live.values()):
            self.forget(live, "restarting")

    def close(self) -> None:
        """The server has stopped: what waits is written."""
        self.logbook.note("server-stopped", tables=len(self.live))
        self.log.alive(self.now())
        self.say_goodbye()
        self.thinkers.close()
        self.log.close()


def words(language: str) -> str:
    """What every game says, and what tables say."""
    files = (plain.home() / folder / f"{language}.ftl" for folder in ("words", "tables/words"))
    return "\n".join(file.read_text("utf-8") for file in files)


def rebuild(id: str, data: list[bytes], find_game: Callable[[str], Game]) -> Table:
    """A table from its log."""
    table = Table(id, find_game)
    for one in data:
        try:
            table.absorb(entries.decode(one))
        except Exception as error:  # the edge of a table: it stops, the others go on
            raise Broken(f"entry {table.sequence} of {id}: {error}") from error
    return table
