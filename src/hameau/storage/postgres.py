"""The log in a PostgreSQL database: one thread writes, and whatever waits is one statement.

While the database is away, appends are refused at once. One whose answer was lost on the way waits until it
is known whether it was written: the connection that wrote it held the database's lock, so it has ended when
we hold the lock again, and what is there then is what it did.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from queue import Empty
from secrets import token_hex
from threading import Thread
from typing import TypeVar

from hameau.engine.errors import HameauError
from hameau.storage.database import TABLES, Database, Error, NoAnswer, OperationalError, Place, sentence
from hameau.storage.log import Change, Conflict, Lifetime, Row
from hameau.storage.writer import Writer, tell_all

Found = TypeVar("Found")
FOR_A_WRITE = 5.0  # seconds in which an answer must come
FOR_A_READ = 2.0  # the loop waits for it
SHORTEST, LONGEST = 0.05, 1.0  # seconds between two tries to come back


class Away(Exception):
    """The database cannot be reached, so nothing was asked of it."""


LOST = (Error, NoAnswer, Away)


class Stopped(Exception):
    """The server ends while the database is away."""


class PostgresLog(Writer):
    """With synchronous_commit=on a commit is on disk. The key, too, is in the database."""

    refuses = LOST

    def __init__(self, url: str, who: str) -> None:
        self.address = Place(url)
        super().__init__(self.address.name)
        self.who = f"hameau {who} {token_hex(4)}"
        self.away = False
        self.cleaning: list[Thread] = []
        with self.address.explained():
            self.database = self.owned("")
            self.key = self.database.key()
            self.reader = self.reading()
        self.begin_to_write()

    def owned(self, before: str) -> Database:
        connection = self.address.connect(self.who, FOR_A_WRITE)
        try:
            database = Database(connection)
            database.own(self.place, before)
            database.prepare(self.place)
            return database
        except BaseException:
            connection.close()
            raise

    def reading(self) -> Database:
        return Database(self.address.connect(f"{self.who} reads", FOR_A_READ))

    # -- for the loop --------------------------------------------------------------------------------------

    def read(self, table: str) -> list[bytes]:
        return self.ask(lambda reader: reader.read(table))

    def tables_of(self, device: str) -> list[str]:
        return self.ask(lambda reader: reader.tables_of(device))

    def count(self) -> int:
        return self.ask(Database.count)

    def tables(self) -> Iterator[str]:
        for (table,) in self.ask(lambda reader: reader.ask(TABLES)):
            yield table

    def last_server(self) -> Lifetime:
        ((began, alive),) = self.ask(lambda reader: reader.ask("select began, alive from hameau.server"))
        return Lifetime(began, alive)

    def ask(self, question: Callable[[Database], Found]) -> Found:
        """Of the reading connection, or of a new one. While the database is away, nobody waits for it."""
        if self.away:
            raise self.unreadable(Away(self.failing))
        try:
            if not self.reader.connection.closed:
                with suppress(OperationalError):  # it has ended, as after a restart
                    return question(self.reader)
                self.reader.connection.close()
            self.reader = self.reading()
            return question(self.reader)
        except (Error, NoAnswer) as error:
            self.away, self.failing = True, sentence(error)
            raise self.unreadable(error) from error

    def alive(self, began: int, now: int) -> None:
        self.jobs.put(lambda _: self.note(Lifetime(began, now)))

    def close(self) -> None:
        self.hand_over()
        self.jobs.put(None)
        self.thread.join()
        for cleaning in self.cleaning:
            cleaning.join()
        self.reader.connection.close()

    # -- the writing thread --------------------------------------------------------------------------------

    def work(self) -> None:
        with suppress(Stopped):
            while self.work_off(None):
                pass
        self.database.connection.close()

    def put(self, groups: Sequence[Sequence[Row]]) -> Sequence[Conflict | None]:
        self.come_back()
        try:
            answers: Sequence[Conflict | None] = self.database.append(groups)
        except LOST as error:
            if not self.is_lost(error):
                raise  # the disk is full, say: nothing was written
            answers = self.found_out(groups)
        self.away = False
        return answers

    def found_out(self, groups: Sequence[Sequence[Row]]) -> Sequence[Conflict | None]:
        """Whether they were written, as soon as that can be told; if not, they are now."""
        pause = SHORTEST
        while True:
            try:
                self.come_back()
                return self.database.append_again(groups)
            except LOST as error:
                if not self.is_lost(error):
                    raise
                self.refuse_all(pause)
                pause = min(2 * pause, LONGEST)

    def come_back(self) -> None:
        """Own the database again, if the connection was lost."""
        if self.database.connection.closed:
            try:
                self.database = self.owned(self.who)
            except (Error, HameauError) as error:
                raise Away(sentence(error)) from None

    def is_lost(self, error: Exception) -> bool:
        """Was that the end of the connection?"""
        lost = self.database.connection.closed
        if lost:
            self.away, self.failing = True, sentence(error)
        return lost

    def replace(self, table: str, change: Change) -> None:
        self.come_back()
        self.database.rewrite(table, change)
        self.cleaning = [Thread(target=self.clean, name="clean"), *filter(Thread.is_alive, self.cleaning)]
        self.cleaning[0].start()

    def clean(self) -> None:
        """Apart, as nobody has to wait for it; what was left if it fails goes with the next time."""
        with suppress(Error), self.address.connect(f"{self.who} cleans") as connection:
            Database(connection).clean(full=False)

    def note(self, lifetime: Lifetime) -> None:
        """If the database is away, the next time will do."""
        try:
            self.come_back()
            self.database.note(lifetime)
            self.away, self.failing = False, ""
        except LOST as error:
            self.away = self.is_lost(error) or self.away
            self.failing = sentence(error)

    def refuse_all(self, seconds: float) -> None:
        """Whatever is asked for meanwhile."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            try:
                job = self.jobs.get(timeout=left)
            except Empty:
                return
            if job is None:
                raise Stopped
            if isinstance(job, list):
                tell_all(job, [self.unwritten(Away(self.failing))] * len(job))
            else:
                job(None)
