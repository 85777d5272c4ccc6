"""One seed: servers die, disks fail, networks lose, clocks jump, and people play on."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import StringIO
from random import Random
from typing import Any

from hameau import shelf
from hameau.engine.game import Game
from hameau.engine.luck import secret_from_seed
from hameau.storage import StoreFailed
from hameau.tables import entries, wire
from hameau.tables.links import Links, device_hash
from hameau.web import opening
from hameau.web.hall import ID_LENGTH, LETTERS, Hall
from hameau.web.live import LiveTable
from hameau.web.logs import Logbook
from hameau.web.models import NewTable
from hameau.web.settings import Settings
from hameau.web.thinkers import Thinkers
from tests.simulation.disk import Disk, SimulatedLog
from tests.simulation.judge import Judge
from tests.simulation.loop import Life, Loop
from tests.simulation.network import NOBODYS, Link
from tests.simulation.people import Page

FAULTS = (
    "crash", "crash-at-commit", "restart", "cut", "late", "doubled", "slow-disk", "full-disk", "unreadable",
    "clock", "second-server", "failing-bot", "forgetful",
)  # fmt: skip
TROUBLE = 12.0  # seconds of simulated time in which faults happen
PATIENCE = 90.0  # seconds after which a table that has not gone on is stuck
ENOUGH = 3  # moves after the last fault
NOON = 1_800_000_000_000_000_000  # nanoseconds
EXPECTED = ("not-written", "not-read")  # what a server may report while its disk fails
KEY = bytes(range(32))
GAMES: dict[str, Game] = {}


class BotFailed(Exception):
    """A bot that cannot think: a fault."""


class SimulatedThinkers(Thinkers):
    """Thoughts take simulated time, and may fail."""

    def __init__(self, world: World) -> None:
        super().__init__(2)
        self.world = world

    async def choose(self, *asked: Any) -> str:
        move = await super().choose(*asked)
        if self.world.bots_fail and self.world.choice.random() < 0.5:
            raise BotFailed
        return move

    def new_seed(self) -> int:
        return self.world.choice.getrandbits(30)


class SimulatedHall(Hall):
    """It is what time the world says; ids and secrets come from the seed."""

    world: World

    def wall_ns(self) -> int:
        return NOON + self.world.wall + int(self.world.loop.time() * 1e9)

    def steady_ns(self) -> int:
        return int(self.world.loop.time() * 1e9)

    def new_id(self) -> str:
        return "".join(self.world.choice.choice(LETTERS) for _ in range(ID_LENGTH))

    def new_secret(self) -> str:
        return secret_from_seed(self.world.choice.getrandbits(40)).hex()

    def report(self, event: str, error: Exception, **facts: str | int) -> None:
        super().report(event, error, **facts)
        self.world.reported(event, error)


class Running:
    """A server process."""

    def __init__(self, world: World, number: int) -> None:
        self.life = Life(number)
        self.log = SimulatedLog(world.disk, world.loop, self.life)
        kind = type("WorldsHall", (SimulatedHall,), {"world": world})
        settings = Settings(pace=0.2, idle=world.idle).unlimited()
        self.hall: Hall = kind(self.log, Links(KEY), find_game, settings, Logbook(StringIO()))
        self.hall.thinkers = SimulatedThinkers(world)
        world.loop.call_soon(self.keep_house, context=self.life.context)

    def keep_house(self) -> None:
        asyncio.get_running_loop().create_task(self.hall.keep_house())


class World:
    """Everything there is, made from one number."""

    def __init__(
        self, seed: int, listener: Callable[[float, str, tuple[Any, ...]], None] | None = None
    ) -> None:
        self.seed = seed
        self.choice = Random(seed)
        self.loop = Loop(self.choice)
        self.disk = Disk(self.loop)
        self.judge = Judge(self)
        self.listener = listener
        self.faults = [fault for fault in FAULTS if self.choice.random() < 0.4]
        self.doubles = "doubled" in self.faults
        self.idle = 3.0 if "forgetful" in self.faults else 300.0
        self.slowness = 0.02  # seconds that a message travels, about
        self.bots_fail = False
        self.wall = 0  # by how many nanoseconds the clock on the wall is wrong
        self.calm = False
        self.had_two_servers = False
        self.lives = 0
        self.tables = 0
        self.servers: list[Running] = []
        self.pages: list[Page] = []
        self.places: dict[str, set[int]] = {}  # of a table: seats for people
        self.doubled: dict[str, int] = {}
        self.counted: dict[str, int] = {}
        self.goals: dict[str, int] = {}

    def tell(self, who: str, *what: Any) -> None:
        if self.listener:
            self.listener(self.loop.time(), who, what)

    def travel(self) -> float:
        return self.choice.expovariate(1 / self.slowness)

    # -- servers -------------------------------------------------------------------------------------------

    def start_server(self) -> None:
        self.lives += 1
        try:
            self.servers.append(Running(self, self.lives))
        except StoreFailed:  # the folder cannot be read: whoever started it tries again
            self.tell("SERVER", "could not start")
            return
        self.tell("SERVER", "starts as life", self.lives)
        self.had_two_servers |= len(self.alive()) > 1

    def alive(self) -> list[Running]:
        return [one for one in self.servers if one.life.alive]

    def some_server(self) -> Running | None:
        alive = self.alive()
        return self.choice.choice(alive) if alive else None

    def bury(self) -> None:
        """Sockets of the dead are cut; somebody starts the server again."""
        for page in self.pages:
            if page.link and not page.link.server.life.alive:
                page.link.cut()
        if not self.alive():
            self.start_server()

    def shut_down(self, server: Running) -> None:
        """As Ctrl-C does."""
        self.tell("SERVER", "life", server.life.number, "stops cleanly")
        server.life.context.run(server.hall.close)
        server.life.alive = False

    def reported(self, event: str, error: Exception) -> None:
        self.tell("SERVER", "reports", event, repr(error))
        if event in EXPECTED or isinstance(error, BotFailed):
            return
        self.judge.find(f"the server reported {event}: {error!r} {error.__cause__!r}")

    # -- tables --------------------------------------------------------------------------------------------

    def open_table(self) -> None:
        """Somebody opens one and tells the others."""
        server = self.some_server()
        if server is None:
            return
        wanted, people = self.wish()
        self.tables += 1
        names = [f"{name}{self.tables}" for name in ("Ann", "Ben", "Eve", "Dan")[:people]]
        holder = device_hash(names[0].ljust(43, "-"))

        async def ask() -> None:
            hall = server.hall
            try:
                found = await hall.setups.find(find_game(wanted.game), wanted.setup) if wanted.setup else None
                live = await hall.open(
                    lambda table: opening.first_entries(table, wanted, found, holder, hall), names[0]
                )
            except StoreFailed:
                return
            self.loop.call_later(self.travel(), self.opened, live, names, context=NOBODYS)

        server.life.context.run(self.loop.create_task, ask())

    def wish(self) -> tuple[NewTable, int]:
        choice = self.choice
        kind = choice.choices(("buttons", "chevoux", "werewolves"), (30, 2, 1))[0]
        clock = wire.Clock(choice.randrange(4, 12), choice.randrange(3)) if choice.random() < 0.4 else None
        if kind == "chevoux":
            return NewTable("chevoux", 1, clock=clock, name="Ann", level="beginner"), 1
        if kind == "werewolves":
            rhythm = wire.Rhythm(3, choice.random() < 0.5, choice.choice((0, 5)))
            return NewTable("werewolves", 8, rhythm=rhythm), choice.randrange(1, 4)
        seats = choice.randrange(2, 4)
        return NewTable("buttons", seats, clock=clock), choice.randrange(1, seats + 1)

    def opened(self, live: LiveTable, names: list[str]) -> None:
        """Its opening is acknowledged."""
        table = live.table.id
        self.tell("TABLE", table, "is open for", names)
        self.judge.opened[table] = 1
        self.places[table] = set(range(len(names)))
        links = Links(KEY)
        for seat, name in enumerate(names):
            self.pages.append(Page(self, name, table, f"join={links.join(table)}", seat))
        if self.choice.random() < 0.3:
            watcher = f"{names[0]}s-watcher"
            self.pages.append(Page(self, watcher, table, f"watch={links.watch(table)}", None))

    def act(self) -> None:
        """People do something, each in their time."""
        lagging = self.stuck() if self.calm else []
        for page in self.pages:
            if page.table in lagging if self.calm else self.choice.random() < 0.5:
                page.act()
        self.loop.call_later(0.1 + self.choice.random() * 0.3, self.act, context=NOBODYS)

    # -- faults --------------------------------------------------------------------------------------------

    def go_wrong(self) -> None:
        """Something happens, and a while later the next thing."""
        if self.calm:
            return
        if self.faults:
            fault = self.choice.choice(self.faults)
            self.counted[fault] = self.counted.get(fault, 0) + 1
            self.tell("FAULT", fault)
            DO[fault](self)
        self.loop.call_later(self.choice.expovariate(1.2), self.go_wrong, context=NOBODYS)

    def for_a_while(self, undo: Callable[[], None]) -> None:
        self.loop.call_later(self.choice.random() * 3, undo, context=NOBODYS)

    def crash(self) -> None:
        """At some step of the loop: at any await, that is."""
        server = self.some_server()
        if server:
            server.life.steps_left = self.choice.randrange(60)

    def crash_at_commit(self) -> None:
        self.disk.dies = self.choice.choice(("before", "after"))

    def restart(self) -> None:
        server = self.some_server()
        if server:
            self.shut_down(server)

    def cut(self) -> None:
        linked = [page for page in self.pages if page.link]
        if linked:
            link = self.choice.choice(linked).link
            assert isinstance(link, Link)
            link.cut()

    def late(self) -> None:
        self.slowness = 1.0
        self.for_a_while(self.in_time)

    def in_time(self) -> None:
        self.slowness = 0.02

    def double(self) -> None:
        """Pages do that by themselves."""

    def slow_disk(self) -> None:
        self.disk.slow = 2.0
        self.for_a_while(self.mend_disk)

    def full_disk(self) -> None:
        self.disk.full = True
        self.for_a_while(self.mend_disk)

    def unreadable(self) -> None:
        self.disk.unreadable = True
        self.for_a_while(self.mend_disk)

    def mend_disk(self) -> None:
        self.disk.slow, self.disk.full, self.disk.unreadable = 0.001, False, False

    def set_clock(self) -> None:
        self.wall += self.choice.randrange(-7200, 7200) * 1_000_000_000

    def second_server(self) -> None:
        if len(self.alive()) < 2:
            self.start_server()

    def bots_stumble(self) -> None:
        self.bots_fail = True
        self.for_a_while(self.bots_mend)

    def bots_mend(self) -> None:
        self.bots_fail = False

    def forget(self) -> None:
        """Tables leave memory after a few seconds, and come back."""

    # -- the whole -----------------------------------------------------------------------------------------

    def run(self) -> None:
        self.start_server()
        for _ in range(self.choice.randrange(1, 3)):
            self.open_table()
        self.loop.call_later(1, self.act, context=NOBODYS)
        self.loop.call_later(2, self.go_wrong, context=NOBODYS)
        self.loop.call_later(0.5, self.watch_over, context=NOBODYS)
        self.loop.run_to(TROUBLE / 2)
        self.open_table_in_trouble()
        self.fall_asleep()
        self.loop.run_to(TROUBLE)
        self.loop.call_soon(self.heal, context=NOBODYS)
        self.loop.run_to(self.loop.time() + 0.01)
        end = self.loop.time() + PATIENCE
        while self.loop.time() < end and not self.is_well() and not self.judge.found:
            self.loop.run_to(self.loop.time() + 1)
        for table in self.stuck():
            self.judge.find(f"{table} is stuck since the faults ended")
        self.judge.conclude()

    def open_table_in_trouble(self) -> None:
        if self.choice.random() < 0.5:
            self.loop.call_soon(self.open_table, context=NOBODYS)

    def watch_over(self) -> None:
        """Whoever keeps the server running."""
        self.bury()
        self.loop.call_later(0.5, self.watch_over, context=NOBODYS)

    def heal(self) -> None:
        """No more faults. One server stays, and every table has to go on."""
        self.tell("FAULT", "none any more")
        self.calm = True
        self.mend_disk()
        self.in_time()
        self.bots_mend()
        self.disk.dies = ""
        for server in self.alive()[1:]:
            self.shut_down(server)
        for server in self.servers:
            server.life.steps_left = None
        self.fall_asleep()
        self.goals = {table: self.moves_of(table) + ENOUGH for table in self.places}

    def fall_asleep(self) -> None:
        for page in self.pages:
            page.sleepy = self.can_sleep(page)

    def can_sleep(self, page: Page) -> bool:
        """Where time passes, it plays for whoever does nothing; a night waits for one person."""
        first = next(iter(self.disk.rows.get(page.table, ())), None)
        together = len(self.places[page.table]) > 1
        timed = isinstance(first, entries.Opened) and (first.clock or (first.rhythm and together))
        return bool(timed) and self.choice.random() < 0.7

    def moves_of(self, table: str) -> int:
        return sum(isinstance(one, entries.Played) for one in self.disk.rows.get(table, ()))

    def stuck(self) -> list[str]:
        return [table for table, goal in self.goals.items() if self.moves_of(table) < goal]

    def is_well(self) -> bool:
        waiting = any(page.link and page.asked for page in self.pages)
        return not waiting and not self.stuck()


DO: dict[str, Callable[[World], None]] = {
    "crash": World.crash,
    "crash-at-commit": World.crash_at_commit,
    "restart": World.restart,
    "cut": World.cut,
    "late": World.late,
    "doubled": World.double,
    "slow-disk": World.slow_disk,
    "full-disk": World.full_disk,
    "unreadable": World.unreadable,
    "clock": World.set_clock,
    "second-server": World.second_server,
    "failing-bot": World.bots_stumble,
    "forgetful": World.forget,
}


def find_game(key: str) -> Game:
    """Opened once for all seeds."""
    if key not in GAMES:
        GAMES[key] = shelf.game(key)
    return GAMES[key]


def simulate(seed: int, listener: Callable[[float, str, tuple[Any, ...]], None] | None = None) -> World:
    """One seed from its beginning to its end; what is wrong is in `judge.found`."""
    with without_collecting():
        world = World(seed, listener)
        try:
            world.run()
        finally:
            world.loop.finish()
            world.disk.database.close()
    return world


@contextmanager
def without_collecting() -> Iterator[None]:
    """When garbage is collected depends on what ran before, and a collected coroutine runs its end."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()
