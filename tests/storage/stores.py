"""Both stores for tests, and how a test asks them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import NamedTuple

from hameau.storage import Row, SqliteLog, file
from hameau.storage.archive import Empty, Moment
from hameau.storage.database import Place
from hameau.storage.log import Change
from hameau.storage.postgres import PostgresLog
from hameau.storage.writer import Writer
from tests.storage.postgres import Postgres
from tests.web.people import PATIENCE, run

AnyLog = SqliteLog | PostgresLog


class Store(NamedTuple):
    """Where a log lies."""

    log: Callable[[], AnyLog]
    seen: Callable[[bytes], AbstractContextManager[Moment]]
    filled: Callable[[], AbstractContextManager[Empty]]

    @contextmanager
    def opened(self) -> Iterator[AnyLog]:
        log = self.log()
        try:
            yield log
        finally:
            log.close()


def in_file(path: Path) -> Store:
    return Store(
        lambda: SqliteLog(path),
        lambda key: file.seen(path, key),
        lambda: file.filled(path, lambda _: None),
    )


def in_database(server: Postgres) -> Store:
    place = Place(server.new())
    return Store(lambda: PostgresLog(place.url, "test"), lambda _: place.seen(), place.filled)


def told(log: Writer, appends: list[list[Row]]) -> list[Exception | None]:
    """What each append hears, all of them asked for at once."""

    async def story() -> list[Exception | None]:
        async with asyncio.timeout(PATIENCE):
            return await asyncio.gather(*(told_once(log, rows) for rows in appends))

    return run(story())


def told_once(log: Writer, rows: list[Row]) -> Awaitable[Exception | None]:
    heard: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
    log.append(rows, heard.set_result)
    return heard


def row(table: str, sequence: int) -> Row:
    return Row(table, sequence, f"{table}/{sequence}".encode())


def rewritten(log: Writer, table: str, change: Change) -> Exception | None:
    async def story() -> Exception | None:
        heard: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
        log.rewrite(table, change, heard.set_result)
        return await heard

    return run(story())


def ignore(_: object) -> None:
    """A job answers nothing."""
