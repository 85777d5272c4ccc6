"""The log in one SQLite file: one thread writes, and whatever waits is committed together."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple

from hameau.engine.errors import HameauError
from hameau.storage.log import Change, Conflict, Lifetime, Row, StoreFailed, Then

SCHEMA = 1
CREATE = """
create table if not exists log(
    "table" text not null, sequence integer not null, data blob not null, primary key ("table", sequence)
) without rowid;
create table if not exists notes(key text primary key, value integer not null) without rowid;
"""
FOREIGN = (
    "select 1 from sqlite_master "
    "where type = 'table' and name not in ('log', 'notes') and name not glob 'sqlite_*'"
)
NOTE = "insert or replace into notes values('began', ?), ('alive', ?)"
INSERT = "insert into log values(?, ?, ?)"
TABLES = """from log where sequence = 0 and instr("table", ':') = 0"""
OF_TABLE = 'select data from log where "table" = ? order by sequence'
WHERE_IT_WAS = """select distinct "table" from log where instr("table", ':') = 0 and instr(data, ?)"""
PATIENCE = 30  # seconds, for another connection to the same file
AT_ONCE = 64  # rows of one statement: the thread gets its turn with the interpreter once for all of them
MOST_JOBS = 64  # turns of the loop in one commit


class Waiting(NamedTuple):
    """An append that is not on disk yet, and the loop that wants to hear of it."""

    rows: Sequence[Row]
    then: Then
    loop: asyncio.AbstractEventLoop


Job = list[Waiting] | Callable[[sqlite3.Connection], None] | None


class SqliteLog:
    """WAL mode with synchronous=FULL: a commit is on disk. Many appends share one."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.commits = 0
        self.written = 0
        self.failing = ""
        self.jobs: SimpleQueue[Job] = SimpleQueue()
        self.waiting: list[Waiting] = []  # until this turn of the loop ends
        with closing(connect(path)) as database:
            prepare(database, path)
        self.reader = connect(path)
        self.thread = threading.Thread(target=self.work, name="log", daemon=True)
        self.thread.start()

    # -- for the loop --------------------------------------------------------------------------------------

    def append(self, rows: Sequence[Row], then: Then) -> None:
        loop = asyncio.get_running_loop()
        if not self.waiting:
            loop.call_soon(self.hand_over)
        self.waiting.append(Waiting(rows, then, loop))

    def hand_over(self) -> None:
        """What this turn of the loop appended goes to the writing thread in one piece."""
        if self.waiting:
            self.jobs.put(self.waiting)
            self.waiting = []

    def read(self, table: str) -> list[bytes]:
        found = self.select(OF_TABLE, table)
        return [data for (data,) in found]

    def rewrite(self, table: str, change: Change, then: Then) -> None:
        loop = asyncio.get_running_loop()
        self.hand_over()

        def job(database: sqlite3.Connection) -> None:
            tell(loop, [(then, self.rewritten(database, table, change))])

        self.jobs.put(job)

    def tables_of(self, device: str) -> list[str]:
        try:
            with closing(connect(self.path)) as database:
                return [table for (table,) in database.execute(WHERE_IT_WAS, (device.encode(),))]
        except sqlite3.Error as error:
            raise StoreFailed(f"{self.path} cannot be read: {error}") from error

    def count(self) -> int:
        return int(self.select(f"select count(*) {TABLES}")[0][0])

    def tables(self) -> Iterator[str]:
        for (table,) in self.select(f'select "table" {TABLES} order by "table"'):
            yield table

    def select(self, query: str, *given: str) -> list[tuple[Any, ...]]:
        try:
            return self.reader.execute(query, given).fetchall()
        except sqlite3.Error as error:  # a damaged page, or a disk that does not answer
            raise StoreFailed(f"{self.path} cannot be read: {error}") from error

    def alive(self, began: int, now: int) -> None:
        self.jobs.put(lambda database: self.note(database, Lifetime(began, now)))

    def last_server(self) -> Lifetime:
        noted = dict(self.select("select key, value from notes"))
        return Lifetime(noted.get("began", 0), noted.get("alive", 0))

    def close(self) -> None:
        self.hand_over()
        self.jobs.put(None)
        self.thread.join()
        self.reader.close()

    # -- the writing thread --------------------------------------------------------------------------------

    def work(self) -> None:
        with closing(connect(self.path)) as database:
            while self.work_off(database):
                pass

    def work_off(self, database: sqlite3.Connection) -> bool:
        """Do what waits; False if that was the last."""
        jobs, group = self.take(), list[Waiting]()
        for job in jobs:
            if isinstance(job, list):
                group += job
            elif job is not None:
                self.write(database, group)  # what was asked for before it comes first
                group = []
                job(database)
        self.write(database, group)
        return None not in jobs

    def take(self) -> list[Job]:
        """What waits, at least one job."""
        jobs = [self.jobs.get()]
        while len(jobs) < MOST_JOBS and not self.jobs.empty():
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
            insert(database, rows)
        except sqlite3.IntegrityError:
            return Conflict(f"{rows[0].table} has an entry {rows[0].sequence} already")
        except sqlite3.Error as error:  # the disk is full, say: whoever waits is told so
            self.failing = str(error)
            return StoreFailed(f"{self.path} cannot be written: {error}")
        self.failing = ""
        self.commits += 1
        self.written += len(rows)
        return None

    def rewritten(self, database: sqlite3.Connection, table: str, change: Change) -> Exception | None:
        try:
            rewrite(database, table, change)
        except sqlite3.Error as error:
            self.failing = str(error)
            return StoreFailed(f"{self.path} cannot be written: {error}")
        except Exception as error:  # whoever asked for it hears of it, and the thread goes on
            return error
        return None

    def note(self, database: sqlite3.Connection, lifetime: Lifetime) -> None:
        """Write down both moments at once; if the disk is full, the next time will do."""
        try:
            with transaction(database):
                database.execute(NOTE, lifetime)
            self.failing = ""
        except sqlite3.Error as error:
            self.failing = str(error)


def insert(database: sqlite3.Connection, rows: Sequence[Row]) -> None:
    """All rows or none; few rows are one statement, and that is a transaction by itself."""
    if len(rows) <= AT_ONCE:
        database.execute(insert_many(len(rows)), [value for row in rows for value in row])
        return
    with transaction(database):
        for first in range(0, len(rows), AT_ONCE):
            some = rows[first : first + AT_ONCE]
            database.execute(insert_many(len(some)), [value for row in some for value in row])


def rewrite(database: sqlite3.Connection, table: str, change: Change) -> None:
    """What is deleted is overwritten, in the file and in the journal beside it."""
    database.execute("pragma secure_delete = on")
    with transaction(database):
        changed = change([data for (data,) in database.execute(OF_TABLE, (table,))])
        database.execute('delete from log where "table" = ?', (table,))
        database.executemany(INSERT, [(table, number, data) for number, data in enumerate(changed)])
    database.execute("pragma busy_timeout = 1000")  # whoever reads all of it must not hold up the others
    database.execute("pragma wal_checkpoint(truncate)")
    database.execute(f"pragma busy_timeout = {1000 * PATIENCE}")


@cache
def insert_many(rows: int) -> str:
    return INSERT + ", (?, ?, ?)" * (rows - 1)


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
    database: sqlite3.Connection | None = None
    try:
        database = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=PATIENCE)
        database.execute("pragma synchronous = full")
    except sqlite3.DatabaseError as error:
        if database is not None:
            database.close()
        raise unusable(path, error) from None
    return database


def prepare(database: sqlite3.Connection, path: Path) -> None:
    try:
        (version,) = database.execute("pragma user_version").fetchone()
        if database.execute(FOREIGN).fetchone():
            raise HameauError(f"{path} is no log of Hameau: other tables are in it")
        database.execute("pragma journal_mode = wal")
        if version not in (0, SCHEMA):
            raise HameauError(
                f"{path} was written by another version of Hameau (schema {version}, not {SCHEMA})"
            )
        database.executescript(CREATE)
        if not version:
            database.execute(f"pragma user_version = {SCHEMA}")
    except sqlite3.DatabaseError as error:
        raise unusable(path, error) from None


def unusable(path: Path, error: sqlite3.DatabaseError) -> HameauError:
    """Why it cannot be opened: the disk, or what lies there."""
    if isinstance(error, sqlite3.OperationalError):  # full, read-only, locked, gone
        return StoreFailed(f"{path} cannot be used: {error}")
    return HameauError(f"{path} is no log of Hameau: {error}")
