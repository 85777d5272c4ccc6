"""One thread that writes: whatever waits is committed together, and each hears its own answer."""

from __future__ import annotations

import asyncio
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from typing import Any, NamedTuple

from hameau.storage.log import Change, Row, StoreFailed, Then

MOST_JOBS = 64  # turns of the loop in one commit


class Waiting(NamedTuple):
    """An append that is not on disk yet, and the loop that wants to hear of it."""

    rows: Sequence[Row]
    then: Then
    loop: asyncio.AbstractEventLoop


Job = list[Waiting] | Callable[[Any], None] | None  # what is called gets the connection that writes


class Writer(ABC):
    """What all logs do before they write."""

    refuses: type[Exception] | tuple[type[Exception], ...]  # what it raises when nothing was written

    def __init__(self, place: str) -> None:
        self.place = place
        self.commits = 0
        self.written = 0
        self.failing = ""
        self.jobs: SimpleQueue[Job] = SimpleQueue()
        self.waiting: list[Waiting] = []  # until this turn of the loop ends

    def begin_to_write(self) -> None:
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

    def rewrite(self, table: str, change: Change, then: Then) -> None:
        loop = asyncio.get_running_loop()
        self.hand_over()

        def job(_: object) -> None:
            tell(loop, [(then, self.rewritten(table, change))])

        self.jobs.put(job)

    def unreadable(self, error: Exception) -> StoreFailed:
        return StoreFailed(f"{self.place} cannot be read: {error}")

    def unwritten(self, error: Exception) -> StoreFailed:
        self.failing = str(error)
        return StoreFailed(f"{self.place} cannot be written: {error}")

    # -- the writing thread --------------------------------------------------------------------------------

    @abstractmethod
    def work(self) -> None:
        """Work off what comes, until that says no."""

    @abstractmethod
    def put(self, groups: Sequence[Sequence[Row]]) -> Sequence[Exception | None]:
        """Write them together; those of which a row is not the next of its table, are not written."""

    @abstractmethod
    def replace(self, table: str, change: Change) -> None:
        """The entries of a table by others."""

    def work_off(self, database: Any) -> bool:
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
        if group:
            tell_all(group, self.commit(group))

    def commit(self, group: list[Waiting]) -> Sequence[Exception | None]:
        try:
            answers = self.put([waiting.rows for waiting in group])
        except self.refuses as error:  # the disk is full, say: whoever waits is told so
            return [self.unwritten(error)] * len(group)
        self.failing = ""
        self.commits += 1
        self.written += sum(
            len(waiting.rows) for waiting, no in zip(group, answers, strict=True) if no is None
        )
        return answers

    def rewritten(self, table: str, change: Change) -> Exception | None:
        try:
            self.replace(table, change)
        except self.refuses as error:
            return self.unwritten(error)
        except Exception as error:  # whoever asked for it hears of it, and the thread goes on
            return error
        return None


def tell_all(group: Sequence[Waiting], answers: Sequence[Exception | None]) -> None:
    for loop in {waiting.loop for waiting in group}:
        mine = [
            (waiting.then, answer)
            for waiting, answer in zip(group, answers, strict=True)
            if waiting.loop is loop
        ]
        tell(loop, mine)


def tell(loop: asyncio.AbstractEventLoop, answers: list[tuple[Then, Exception | None]]) -> None:
    """Call back on the loop, once for the whole group. A loop that is closed hears nothing any more."""

    def call() -> None:
        for then, error in answers:
            then(error)

    if not loop.is_closed():
        loop.call_soon_threadsafe(call)
