"""The log in one SQLite file: one thread writes, and whatever waits is committed together."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from hameau.storage.ledger import TABLES_OF, Ledger, connect, prepare, transaction
from hameau.storage.log import Change, Lifetime, Row
from hameau.storage.writer import Writer

NOTE = "insert or replace into notes values('began', ?), ('alive', ?)"


class SqliteLog(Writer):
    """WAL mode with synchronous=FULL: a commit is on disk. Many appends share one."""

    refuses = sqlite3.Error

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        database = connect(path)
        prepare(database, path)
        self.open(database)
        self.reader = connect(path)
        self.begin_to_write()

    def open(self, database: sqlite3.Connection) -> None:
        """For the writing thread, and for nobody else."""
        try:
            self.ledger = Ledger(database)
        except sqlite3.Error as error:
            raise self.unreadable(error) from error

    # -- for the loop --------------------------------------------------------------------------------------

    def read(self, table: str) -> list[bytes]:
        try:
            return self.ledger.read(self.reader, table)
        except sqlite3.Error as error:  # a damaged page, or a disk that does not answer
            raise self.unreadable(error) from error

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

    def put(self, groups: Sequence[Sequence[Row]]) -> Sequence[Exception | None]:
        return self.ledger.append(groups)

    def replace(self, table: str, change: Change) -> None:
        self.ledger.rewrite(table, change)

    def note(self, database: sqlite3.Connection, lifetime: Lifetime) -> None:
        """Write down both moments at once; if the disk is full, the next time will do."""
        try:
            with transaction(database):
                database.execute(NOTE, lifetime)
            self.failing = ""
        except sqlite3.Error as error:
            self.failing = str(error)
