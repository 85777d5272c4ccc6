"""The log in one SQLite file: one thread writes, and whatever waits is committed together."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

from hameau.engine.errors import HameauError
from hameau.storage.log import Conflict, Row, Then

SCHEMA = 1
CREATE = """
create table if not exists log(
    "table" text not null, sequence integer not null, data blob not null, primary key ("table", sequence)
) without rowid;
create table if not exists notes(key text primary key, value integer not null) without rowid;
"""
INSERT = "insert into log values(?, ?, ?)"
LARGEST_GROUP = 512  # appends in one commit


class Waiting(NamedTuple):
    """An append that is not on disk yet, and the loop that wants to hear of it."""

    rows: Sequence[Row]
    then: Then
    loop: asyncio.AbstractEventLoop


Job = Waiting | Callable[[sqlite3.Connection], None] | None


class SqliteLog:
    """WAL mode with synchronous=FULL: a commit is on disk. Many appends share one."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.commits = 0
        self.written = 0
        self.jobs: SimpleQueue[Job] = SimpleQueue()
        with closing(connect(path)) as database:
            prepare(database, path)
        self.reader = connect(path)
        self.thread = threading.Thread(target=self.work, name="log", daemon=True)
        self.thread.start()

    # -- for the loop --------------------------------------------------------------------------------------

    def append(self, rows: Sequence[Row], then: Then) -> None:
        self.jobs.put(Waiting(rows, then, asyncio.get_running_loop()))

    def read(self, table: str) -> list[bytes]:
        found = self.reader.execute('select data from log where "table" = ? order by sequence', (table,))
        return [data for (data,) in found]

    def count(self) -> int:
        return int(self.reader.execute("select count(*) from log where sequence = 0").fetchone()[0])

    def tables(self) -> Iterator[str]:
        for (table,) in self.reader.execute('select "table" from log where sequence = 0 order by "table"'):
            yield table

    def alive(self, now: int) -> None:
        self.jobs.put(lambda database: note(database, "alive", now))

    def last_alive(self) -> int:
        found = self.reader.execute("select value from notes where key = 'alive'").fetchone()
        return int(found[0]) if found else 0

    def close(self) -> None:
        self.jobs.put(None)
        self.thread.join()
        self.reader.close()

    # -- the writing thread --------------------------------------------------------------------------------

    def work(self) -> None:
        with closing(connect(self.path)) as database:
            going = True
            while going:
                jobs = self.take()
                going = None not in jobs
                for job in jobs:
                    if job is not None and not isinstance(job, Waiting):
                        job(database)
                self.write(database, [job for job in jobs if isinstance(job, Waiting)])

    def take(self) -> list[Job]:
        """What waits, at least one job."""
        jobs = [self.jobs.get()]
        while len(jobs) < LARGEST_GROUP and not self.jobs.empty():
            jobs.append(self.jobs.get())
        return jobs

    def write(self, database: sqlite3.Connection, group: list[Waiting]) -> None:
        """Commit the group together; if that fails, one by one, so that each hears its own answer."""
        if not group:
            return
        error = self.commit(database, [row for waiting in group for row in waiting.rows])
        if error is None or len(group) == 1:
            answers = [(waiting, error) for waiting in group]
        else:
            answers = [(waiting, self.commit(database, waiting.rows)) for waiting in group]
        for loop in {waiting.loop for waiting in group}:
            mine = [(waiting.then, error) for waiting, error in answers if waiting.loop is loop]
            tell(loop, mine)

    def commit(self, database: sqlite3.Connection, rows: Sequence[Row]) -> Exception | None:
        try:
            with transaction(database):
                database.executemany(INSERT, rows)
        except sqlite3.IntegrityError:
            return Conflict(f"{rows[0].table} has an entry {rows[0].sequence} already")
        except (
            sqlite3.Error
        ) as error:  # the disk is full, say: whoever waits is told that nothing was written
            return error
        self.commits += 1
        self.written += len(rows)
        return None


def tell(loop: asyncio.AbstractEventLoop, answers: list[tuple[Then, Exception | None]]) -> None:
    """Call back on the loop, once for the whole group. A loop that is closed hears nothing any more."""

    def call() -> None:
        for then, error in answers:
            then(error)

    if not loop.is_closed():
        loop.call_soon_threadsafe(call)


@contextmanager
def transaction(database: sqlite3.Connection) -> Iterator[None]:
    database.execute("begin immediate")
    try:
        yield
        database.execute("commit")
    finally:
        if database.in_transaction:
            database.execute("rollback")


def connect(path: Path) -> sqlite3.Connection:
    database = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
    database.execute("pragma synchronous = full")
    return database


def prepare(database: sqlite3.Connection, path: Path) -> None:
    try:
        database.execute("pragma journal_mode = wal")
        (version,) = database.execute("pragma user_version").fetchone()
        if version not in (0, SCHEMA):
            raise HameauError(
                f"{path} was written by another version of Hameau (schema {version}, not {SCHEMA})"
            )
        database.executescript(CREATE)
        database.execute(f"pragma user_version = {SCHEMA}")
    except sqlite3.DatabaseError as error:
        raise HameauError(f"{path} is no log of Hameau: {error}") from None


def note(database: sqlite3.Connection, key: str, value: int) -> None:
    with transaction(database):
        database.execute("insert or replace into notes values(?, ?)", (key, value))
