"""The log in one SQLite file: one thread writes, and whatever waits is committed together."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple

from hameau.storage.ledger import TABLES_OF, Ledger, connect, prepare, transaction
from hameau.storage.log import Change, Lifetime, Row, StoreFailed, Then

NOTE = "insert or replace into notes values('began', ?), ('alive', ?)"
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
        database = connect(path)
        prepare(database, path)
        self.open(database)
        self.reader = connect(path)
        self.thread = threading.Thread(target=self.work, name="log", daemon=True)
        self.thread.start()

    def open(self, database: sqlite3.Connection) -> None:
        """For the writing thread, and for nobody else."""
        try:
            self.ledger = Ledger(database)
        except sqlite3.Error as error:
            raise self.unreadable(error) from error

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
        try:
            return self.ledger.read(self.reader, table)
        except sqlite3.Error as error:  # a damaged page, or a disk that does not answer
            raise self.unreadable(error) from error

    def rewrite(self, table: str, change: Change, then: Then) -> None:
        loop = asyncio.get_running_loop()
        self.hand_over()

        def job(_: sqlite3.Connection) -> None:
            tell(loop, [(then, self.rewritten(table, change))])

        self.jobs.put(job)

    def tables_of(self, device: str) -> list[str]:
        return [table for (table,) in self.select(TABLES_OF, device)]

    def count(self) -> int:
        return int(self.select("select count(*) from tables")[0][0])

    def tables(self) -> Iterator[str]:
        for (table,) in self.select('select "table" from tables order by "table"'):
            yield table

    def select(self, query: str, *given: str) -> list[tuple[Any, ...]]:
        try:
            return self.reader.execute(query, given).fetchall()
        except sqlite3.Error as error:
            raise self.unreadable(error) from error

    def unreadable(self, error: sqlite3.Error) -> StoreFailed:
        return StoreFailed(f"{self.path} cannot be read: {error}")

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
        with closing(self.ledger.database) as database:
            while self.work_off(database):
                pass
            self.ledger.settle()

    def work_off(self, database: sqlite3.Connection) -> bool:
        """Do what waits; False if that was the last."""
        jobs, group = self.take(), list[Waiting]()
        for job in jobs:
            if isinstance(job, list):
                group += job
            elif job is not None:
                self.write(group)  # what was asked for before it comes first
                group = []
                job(database)
        self.write(group)
        return None not in jobs

    def take(self) -> list[Job]:
        """What waits, at least one job."""
        jobs = [self.jobs.get()]
        while len(jobs) < MOST_JOBS and not self.jobs.empty():
            jobs.append(self.jobs.get())
        return jobs

    def write(self, group: list[Waiting]) -> None:
        """Commit the group together; each hears its own answer."""
        if not group:
            return
        answers = self.commit(group)
        for loop in {waiting.loop for waiting in group}:
            mine = [
                (waiting.then, answer)
                for waiting, answer in zip(group, answers, strict=True)
                if waiting.loop is loop
            ]
            tell(loop, mine)

    def commit(self, group: list[Waiting]) -> Sequence[Exception | None]:
        try:
            answers = self.ledger.append([waiting.rows for waiting in group])
        except sqlite3.Error as error:  # the disk is full, say: whoever waits is told so
            return [self.unwritten(error)] * len(group)
        self.failing = ""
        self.commits += 1
        self.written += sum(
            len(waiting.rows) for waiting, no in zip(group, answers, strict=True) if no is None
        )
        return answers

    def unwritten(self, error: sqlite3.Error) -> StoreFailed:
        self.failing = str(error)
        return StoreFailed(f"{self.path} cannot be written: {error}")

    def rewritten(self, table: str, change: Change) -> Exception | None:
        try:
            self.ledger.rewrite(table, change)
        except sqlite3.Error as error:
            return self.unwritten(error)
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


def tell(loop: asyncio.AbstractEventLoop, answers: list[tuple[Then, Exception | None]]) -> None:
    """Call back on the loop, once for the whole group. A loop that is closed hears nothing any more."""

    def call() -> None:
        for then, error in answers:
            then(error)

    if not loop.is_closed():
        loop.call_soon_threadsafe(call)
