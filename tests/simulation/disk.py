"""A disk that can be slow, full and unreadable, and on which only what was committed outlives a crash.

The log is the real one with the real SQLite, in memory; only its thread is a callback of the simulated loop.
"""

from __future__ import annotations

import sqlite3
from collections import deque
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, cast

from hameau.storage import SqliteLog
from hameau.storage.ledger import prepare, rows_in
from hameau.storage.writer import Job
from hameau.tables import entries
from tests.simulation.loop import Crash, Life, Loop


class Disk:
    """What is on it, and when it came there."""

    def __init__(self, loop: Loop) -> None:
        self.loop = loop
        self.choice = loop.choice
        self.database = sqlite3.connect(":memory:", isolation_level=None)
        prepare(self.database, Path("simulated"))
        self.rows: dict[str, list[entries.AnyEntry]] = {}  # of tables; the same as in the database
        self.times: dict[str, list[float]] = {}  # when they came there, in simulated seconds
        self.keys: dict[tuple[str, int, str], int] = {}  # table, seat and key of a move: where it stands
        self.slow = 0.0  # seconds that a commit takes at most
        self.full = False
        self.unreadable = False
        self.dies: str = ""  # at the next commit: "before" or "after" it
        self.wrong: list[str] = []

    def note(self, groups: Sequence[bytes]) -> None:
        """These rows are on the disk now."""
        for table, sequence, data in (row for group in groups for row in rows_in(group)):
            if ":" in table:
                continue
            rows = self.rows.setdefault(table, [])
            if sequence != len(rows):
                self.wrong.append(f"entry {sequence} of {table} was written after {len(rows)} others")
            entry = entries.decode(data)
            if isinstance(entry, entries.Played | entries.Sealed):
                self.keys.setdefault((table, entry.seat, entry.key), len(rows))
            rows.append(entry)
            self.times.setdefault(table, []).append(self.loop.time())

    def length(self, table: str) -> int:
        return len(self.rows.get(table, ()))


class Head:
    """What a life has of the database; whatever fails, fails here."""

    def __init__(self, disk: Disk, life: Life) -> None:
        self.disk = disk
        self.life = life
        self.unsaved: list[Any] = []  # of a transaction

    def execute(self, sql: str, values: Sequence[Any] = ()) -> sqlite3.Cursor:
        disk, database = self.disk, self.disk.database
        if sql.startswith("select"):
            if disk.unreadable:
                raise sqlite3.OperationalError("disk I/O error")
            return database.execute(sql, values)
        if disk.full and sql.startswith(("insert", "commit")):
            raise sqlite3.OperationalError("database or disk is full")
        writes = sql.startswith("insert into log")
        if writes:
            self.maybe_die("before")
        done = database.execute(sql, values)
        if writes:
            self.unsaved.append(values[1])
        if not database.in_transaction:  # so it is committed, or rolled back
            saved, self.unsaved = self.unsaved, []
            if saved and sql != "rollback":
                disk.note(saved)
                self.maybe_die("after")
        return done

    def executemany(self, sql: str, rows: Iterable[Sequence[Any]]) -> None:
        for row in rows:
            self.execute(sql, row)

    def maybe_die(self, when: str) -> None:
        if self.disk.dies == when:
            self.disk.dies = ""
            self.life.alive = False
            raise Crash

    @property
    def in_transaction(self) -> bool:
        return self.disk.database.in_transaction

    def close(self) -> None: ...


class Jobs(deque[Job]):
    """The queue of the writing thread."""

    def __init__(self, log: SimulatedLog) -> None:
        super().__init__()
        self.log = log

    def put(self, job: Job) -> None:
        self.append(job)
        self.log.begin()

    def get(self) -> Job:
        return self.popleft()

    def empty(self) -> bool:
        return not self


class SimulatedLog(SqliteLog):
    """One turn of its thread is one callback."""

    def __init__(self, disk: Disk, loop: Loop, life: Life) -> None:
        self.place = "simulated"
        self.commits, self.written, self.failing = 0, 0, ""
        self.waiting = []
        self.disk, self.loop, self.life = disk, loop, life
        self.head: Any = Head(disk, life)
        self.reader = cast(sqlite3.Connection, self.head)
        self.open(self.reader)
        self.jobs = Jobs(self)  # type: ignore[assignment]  # a queue as far as the log knows
        self.busy = False

    def begin(self) -> None:
        """The thread wakes up, and then the disk takes its time."""
        if not self.busy:
            self.busy = True
            takes = 0.0001 + self.disk.choice.random() * self.disk.slow
            self.loop.call_later(takes, self.turn, context=self.life.context)

    def turn(self) -> None:
        self.busy = False
        self.work_off(self.head)
        if not self.jobs.empty():
            self.begin()

    def close(self) -> None:
        """Write what waits, at once."""
        self.hand_over()
        while not self.jobs.empty():
            self.work_off(self.head)
