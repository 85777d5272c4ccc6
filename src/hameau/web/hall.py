"""The hall: all tables of this server that are in memory, and what they share."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from datetime import UTC, date, datetime
from functools import partial
from secrets import choice, token_hex
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from hameau import plain
from hameau.engine.errors import HameauError
from hameau.engine.game import Game
from hameau.engine.record import FindContent
from hameau.engine.speech import LANGUAGES, Speech
from hameau.shelf import every_key, game_with
from hameau.storage import Conflict, Log, Row, StoreFailed
from hameau.storage.log import Change, Then
from hameau.tables import entries, forgetting
from hameau.tables.deciding import No
from hameau.tables.links import Links
from hameau.tables.marking import CannotGoOn, resumption
from hameau.tables.table import Broken, Table
from hameau.web.analyses import Analyses
from hameau.web.calls import Calls
from hameau.web.days import Days
from hameau.web.door import Door
from hameau.web.evenings import Evenings
from hameau.web.limits import Buckets
from hameau.web.live import LiveTable
from hameau.web.logs import Logbook
from hameau.web.metrics import Metrics
from hameau.web.settings import Settings
from hameau.web.setups import Setups
from hameau.web.strangers import Strangers
from hameau.web.thinkers import Thinkers

encode = msgspec.json.encode
LETTERS = "abcdefghijklmnopqrstuvwxyz234567"
ID_LENGTH = 12
HEARTBEAT = 2.0
SWEEP = 600_000
A_DAY = 86_400_000  # milliseconds
STEADY: int | None = getattr(time, "CLOCK_BOOTTIME", None)


class Content(Struct, frozen=True):
    """What a game was played with."""

    game: str
    text: str


class Hall:
    """Opens tables, finds them again, and lets those go that nobody uses."""

    def __init__(
        self, log: Log, links: Links, find_game: Callable[[str], Game], settings: Settings, logbook: Logbook
    ) -> None:
        self.log = log
        self.links = links
        self.find_game = find_game
        self.contents: dict[tuple[str, str], Game | None] = {}  # by key and digest: content of before
        self.settings = settings
        self.logbook = logbook
        self.metrics = Metrics()
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Future[LiveTable | None]] = {}
        self.thinkers = Thinkers()
        self.analyses = Analyses(self)
        self.setups = Setups(self)
        self.strangers = Strangers(self)
        self.evenings = Evenings(self)
        self.days = Days(self)
        self.calls = Calls(self)
        self.speech = Speech({language: words(language) for language in LANGUAGES})
        self.openings = Buckets(settings.tables_an_hour / 3600, settings.tables_an_hour)
        self.scans = Buckets(settings.scans_a_minute / 60, settings.scans_at_once)
        self.changes = Buckets(settings.changes_a_minute / 60, settings.changes_at_once)
        self.sifting = asyncio.Lock()  # one reads or changes the past at a time
        self.changing: dict[str, asyncio.Future[None]] = {}  # tables whose past is being changed
        self.tasks = set[asyncio.Task[None]]()
        self.closing = False
        self.door: Door | None = None
        self.wall = self.wall_ns() - self.steady_ns()
        self.last = log.last_server()
        self.wall += clock_set_back(max(self.last) - self.now()) * 1_000_000
        self.began = self.now()
        log.alive(self.began, self.began)
        logbook.note("server-started", version=settings.version)

    def now(self) -> int:
        """Milliseconds since 1970, as the clock on the wall showed when the server started.

        That clock may be set while people play: only time that has truly passed counts.
        """
        return (self.wall + self.steady_ns()) // 1_000_000

    def today(self) -> date:
        """By the clock on the wall."""
        return datetime.fromtimestamp(self.wall_ns() // 1_000_000_000, UTC).date()

    def wall_ns(self) -> int:
        """Nanoseconds since 1970, by a clock that may be set."""
        return time.time_ns()

    def steady_ns(self) -> int:
        """Nanoseconds that pass however clocks are set, while the machine sleeps too if that can be told."""
        return time.clock_gettime_ns(STEADY) if STEADY is not None else time.monotonic_ns()

    def new_id(self) -> str:
        """For a table."""
        return "".join(choice(LETTERS) for _ in range(ID_LENGTH))

    def new_secret(self) -> str:
        """For the luck of a match."""
        return token_hex(32)

    def new_setup(self) -> str:
        """The word by which others play what somebody plays alone."""
        return self.new_id()

    def sentence(self, no: No, game: Game | None) -> str:
        """A refusal in English: what tables say, or what the game says."""
        ours = game is None or self.speech.knows(no.code)
        return (self.speech if ours or game is None else game.speech).say("en", no.code, no.facts)

    # -- tables --------------------------------------------------------------------------------------------

    def may_open(self, address: str) -> bool:
        """Has this address opened few enough tables?"""
        return self.openings.take(address, asyncio.get_running_loop().time())

    async def open(self, make: Callable[[Table], Sequence[entries.Entry]], address: str = "") -> LiveTable:
        """A new table with its first entries, on disk."""
        table = Table(self.new_id(), self.find_game, self.find_content)
        opened, *others = make(table)
        group = self.links.group(address)
        first = [replace(opened, group=group), *others]
        rows = [Row(table.id, number, entries.encode(entry)) for number, entry in enumerate(first)]
        await self.write_first(rows, lambda: self.setups.rows_of(table, first[-1], 1))
        live = self.live[table.id] = LiveTable(self, table, group)
        self.logbook.note("table-opened", table=table.id, game=table.game.key)
        self.days.look(live)
        live.go_on()
        return live

    async def write_first(self, rows: list[Row], joined: Callable[[], list[Row]]) -> None:
        """The first entries, and that they play a set-up: many may join the same one at once."""
        while True:
            beside = joined()
            try:
                await self.write([*rows, *beside])
                return
            except Conflict:
                if not beside:
                    raise

    async def write(self, rows: list[Row]) -> None:
        await self.when_done(lambda then: self.log.append(rows, then))

    async def when_done(self, ask: Callable[[Then], None]) -> None:
        """Ask the log for something, and wait until it is on disk; raises what went wrong."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def then(error: Exception | None) -> None:
            if not done.done():
                done.set_result(None) if error is None else done.set_exception(error)

        ask(then)
        await done

    async def keep(self, row: Row) -> None:
        """Write something down that is the same whoever writes it."""
        with suppress(Conflict):
            await self.write([row])

    async def find(self, id: str) -> LiveTable | None:
        """The table, from memory or from its log; None if there is none. Raises Broken."""
        while id in self.changing:
            await asyncio.shield(self.changing[id])
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
        self.prepare_contents(data)
        build = partial(rebuild, id, data, self.find_game, self.find_content)
        table = await asyncio.get_running_loop().run_in_executor(None, build)
        try:
            await self.change_rules(table)
            await self.give_back(table)
        except Conflict:  # another server has this table: read what it wrote
            return await self.load(id)
        live = self.live[id] = LiveTable(self, table, group_of(data[0]))
        self.days.look(live)
        live.go_on()
        return live

    async def keep_contents(self) -> None:
        """A match goes on with the content it began with, whatever is installed later."""
        try:
            for game in map(self.find_game, every_key()):
                if not self.log.read(content_name(game.digest)):
                    kept = encode(Content(game.key, game.text))
                    await self.keep(Row(content_name(game.digest), 0, kept))
        except StoreFailed as error:  # the disk is full, say: nothing can be started either
            self.report("not-written", error)

    def prepare_contents(self, data: list[bytes]) -> None:
        """Read what the matches of a table began with here: the table is built on another thread."""
        opened, *others = map(entries.decode, (data[0], *filter(is_start, data)))
        for entry in others:
            if isinstance(opened, entries.Opened) and isinstance(entry, entries.Started):
                self.find_content(opened.game, entry.digest)

    def find_content(self, key: str, digest: str) -> Game | None:
        """The game with content that was kept; None if it was not, or can no longer be read."""
        if (key, digest) not in self.contents:
            installed = self.find_game(key)
            same = installed.digest == digest
            self.contents[key, digest] = installed if same else self.read_content(key, digest)
        return self.contents[key, digest]

    def read_content(self, key: str, digest: str) -> Game | None:
        rows = self.log.read(content_name(digest))
        kept = msgspec.json.decode(rows[0], type=Content) if rows else None
        if kept is None or kept.game != key:
            return None
        try:
            return game_with(key, kept.text)
        except HameauError as error:
            self.report("content-not-read", error, game=key, content=digest)
            return None

    async def change_rules(self, table: Table) -> None:
        """A match whose rules are no longer at hand goes on with those that are, or ends here."""
        if table.suspended is None or table.is_over_unplayed:
            return
        entry: entries.Changed | entries.Dropped
        now = max(self.now(), table.last)
        try:
            entry = resumption(table, now)
        except CannotGoOn as error:
            entry = entries.Dropped(now, str(error))
            self.report("match-dropped", error, table=table.id)
        await self.write([Row(table.id, table.sequence, entries.encode(entry))])
        table.absorb(entry)
        self.logbook.note("rules-changed", table=table.id, version=table.game.version)

    async def give_back(self, table: Table) -> None:
        """After an outage: the clocks stand still since the server was last alive, until somebody comes.

        That is known of the last server only; at a table that it never had, since the last entry. Where a
        match lasts days they go on at once.
        """
        if table.time_runs():
            alive = self.last.alive if table.last >= self.last.began else 0
            stopped = min(self.now(), max(alive, table.last))
            if not table.lasts_days:
                await self.add(table, entries.Stopped(stopped))
            elif stopped < self.began:
                await self.add(table, entries.Stopped(stopped), entries.Resumed(self.began, stopped))

    async def add(self, table: Table, *more: entries.Entry) -> None:
        """Entries to a table that is being loaded."""
        numbered = enumerate(more, table.sequence)
        await self.write([Row(table.id, number, entries.encode(one)) for number, one in numbered])
        for one in more:
            table.absorb(one)

    # -- what people want forgotten -------------------------------------------------------------------------

    def may_scan(self, address: str) -> bool:
        """Has this address asked seldom enough for what its devices did?"""
        return self.scans.take(address, asyncio.get_running_loop().time())

    def may_change(self, address: str) -> bool:
        """Has this address seldom enough kept or moved evenings?"""
        return self.changes.take(address, asyncio.get_running_loop().time())

    async def tables_of(self, device: str) -> list[str]:
        """Where a device was, by its hash."""
        async with self.sifting:
            return self.log.tables_of(device) if device else []

    async def delete(self, id: str) -> None:
        """A table is gone, for everybody."""
        await self.rewrite(id, lambda _: [], "not-found")
        self.logbook.note("table-deleted", table=id)

    async def forget_device(self, device: str) -> int:
        """A device was never here; matches of others stay whole. At how many tables it was."""
        await self.evenings.delete(device)
        await self.calls.unsubscribe(device)
        found = await self.tables_of(device)
        for id in found:
            await self.rewrite(id, lambda log: forgetting.forget(log, device, self.find_game), "restarting")
        self.logbook.note("device-forgotten", tables=len(found))
        return len(found)

    async def rewrite(self, id: str, change: Change, code: str) -> None:
        """Change what is written of a table. Whoever is there has to come again."""
        loop = asyncio.get_running_loop()
        async with self.sifting:
            done = self.changing[id] = loop.create_future()
            try:
                if id in self.loading:
                    await asyncio.wait([self.loading[id]])
                if live := self.live.get(id):
                    live.broken = True  # it writes nothing any more
                    self.forget(live, code)
                self.analyses.forget(id)
                await self.when_done(lambda then: self.log.rewrite(id, change, then))
            finally:
                del self.changing[id]
                done.set_result(None)

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
        swept = self.now()
        await self.evenings.sweep()
        self.days.remember()
        while True:
            await asyncio.sleep(HEARTBEAT)
            now = self.now()
            if now - swept > SWEEP:
                swept = now
                await self.evenings.sweep()
            running = self.days.due or any(live.table.time_runs() for live in self.live.values())
            if self.log.failing or running:
                self.log.alive(self.began, now)
            await self.days.wake(now)
            if self.door is not None:
                self.door.sweep()
            for live in [live for live in self.live.values() if live.may_leave_memory(now)]:
                self.days.leave(live)
                live.close()
                del self.live[live.table.id]

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that nobody waits for."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def report(self, event: str, error: Exception, **facts: str | int) -> None:
        """Something of ours went wrong."""
        self.metrics.errors.labels(event).inc()
        self.logbook.error(event, error, **facts)

    def say_goodbye(self) -> None:
        """The server stops: everybody at a table is told."""
        self.closing = True
        self.analyses.close()
        for live in list(self.live.values()):
            live.mark(rests=True)
            self.forget(live, "restarting")

    def close(self) -> None:
        """The server has stopped: what waits is written."""
        self.logbook.note("server-stopped", tables=len(self.live))
        self.log.alive(self.began, self.now())
        self.say_goodbye()
        for task in self.tasks:
            task.cancel()
        self.thinkers.close()
        self.log.close()


def clock_set_back(milliseconds: int) -> int:
    """By how much the clock on the wall was set back while the server was down: tables do not wait for it.

    More than a day is no correction: then it was wrong before.
    """
    return milliseconds if 0 < milliseconds < A_DAY else 0


def words(language: str) -> str:
    """What every game says, what tables say, and what links say in a chat."""
    files = (plain.home() / folder / f"{language}.ftl" for folder in ("words", "tables/words", "web/words"))
    return "\n".join(file.read_text("utf-8") for file in files)


def group_of(first: bytes) -> str:
    """Whose table it is when bots share their time, by its first entry."""
    opened = entries.decode(first)
    return opened.group if isinstance(opened, entries.Opened) else ""


def is_start(entry: bytes) -> bool:
    return entry.startswith(b'{"entry":"started"')


def content_name(digest: str) -> str:
    """Of the log that keeps it."""
    return f"content:{digest}"


def rebuild(
    id: str, data: list[bytes], find_game: Callable[[str], Game], find_content: FindContent | None = None
) -> Table:
    """A table from its log."""
    table = Table(id, find_game, find_content)
    for one in data:
        try:
            table.absorb(entries.decode(one))
        except Exception as error:  # the edge of a table: it stops, the others go on
            broken = Broken(f"entry {table.sequence} of {id}: {error}")
            broken.table = table
            raise broken from error
    return table
