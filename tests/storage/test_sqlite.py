"""The log in an SQLite file."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from hameau.engine.errors import HameauError
from hameau.storage import Conflict, Row, SqliteLog, StoreFailed
from hameau.storage.ledger import MOST_BEHIND
from tests.storage.stores import ignore, row, told


@contextmanager
def opened(path: Path) -> Iterator[SqliteLog]:
    log = SqliteLog(path)
    try:
        yield log
    finally:
        log.close()


SCHEMA_1 = """
create table log(
    "table" text not null, sequence integer not null, data blob not null, primary key ("table", sequence)
) without rowid;
create table notes(key text primary key, value integer not null) without rowid;
insert into notes values('began', 3), ('alive', 7);
pragma user_version = 1;
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "hameau.db"


def test_many_groups_are_found_in_order_and_again_after_a_crash(path: Path) -> None:
    """Places are written down now and then; the rest is read from the groups when a log is opened."""
    tables = [f"t{number}" for number in range(7)]
    entries = 3 * MOST_BEHIND // len(tables)
    with opened(path) as log:
        for number in range(entries):
            assert told(log, [[row(table, number)] for table in tables]) == [None] * len(tables)
            if number % 50 == 0:
                assert len(log.read("t3")) == number + 1
        (indexed,) = log.select("select value from notes where key = 'indexed'")[0]
        assert entries - 2 * MOST_BEHIND // len(tables) < indexed < entries
        with opened(path) as after:  # what another process finds while this one has told nobody where it is
            for table in tables:
                assert after.read(table) == [f"{table}/{number}".encode() for number in range(entries)]
            assert told(after, [[row("t3", entries)]]) == [None]
        assert log.read("t3")[-1] == f"t3/{entries}".encode()


def test_a_log_of_schema_1_is_taken_over(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.executescript(SCHEMA_1)
        old = [("a", 0, b'{"holder":"aa"}'), ("a", 1, b"a/1"), ("race:x", 0, b"x"), ("b", 0, b"b/0")]
        database.executemany("insert into log values(?, ?, ?)", old)
        database.commit()
    with opened(path) as log:
        assert (log.read("a"), log.read("b"), log.read("race:x")) == ([old[0][2], b"a/1"], [b"b/0"], [b"x"])
        assert (list(log.tables()), log.tables_of("aa"), log.last_server()) == (["a", "b"], ["a"], (3, 7))
        assert told(log, [[row("a", 2)], [row("b", 0)]])[0] is None
    with opened(path) as log:
        assert len(log.read("a")) == 3


def test_what_was_told_can_be_read_by_somebody_else_at_once(path: Path) -> None:
    with opened(path) as log, closing(sqlite3.connect(path)) as other:
        for number in range(5):
            told(log, [[row("a", number)]])
            assert other.execute("select count(*) from log").fetchone() == (number + 1,)


def test_a_commit_is_on_disk(path: Path) -> None:
    """WAL with synchronous=FULL: what was told survives the loss of power."""
    with opened(path) as log:
        found: list[object] = []
        ready = threading.Event()

        def look(database: sqlite3.Connection) -> None:
            found.extend(database.execute("pragma synchronous").fetchone())
            found.extend(database.execute("pragma journal_mode").fetchone())
            ready.set()

        log.jobs.put(look)
        assert ready.wait(20)
        assert found == [2, "wal"]


def test_two_logs_of_one_file_cannot_both_write_an_entry(path: Path) -> None:
    with opened(path) as one, opened(path) as other:
        assert told(one, [[row("a", 0)]]) == [None]
        [answer] = told(other, [[Row("a", 0, b"other")]])
        assert isinstance(answer, Conflict)
        assert other.read("a") == [b"a/0"]
        assert told(other, [[row("a", 1)], [row("b", 0)]]) == [None, None]
        assert len(one.read("a")) == 2
        assert told(one, [[row("a", 2)]]) == [None], "it has read what the other one wrote"
        [answer] = told(one, [[row("b", 0)]])
        assert isinstance(answer, Conflict)


def test_when_the_disk_takes_nothing_whoever_waits_is_told_and_later_it_goes_on(path: Path) -> None:
    with opened(path) as log:
        told(log, [[row("a", 0)]])
        log.jobs.put(lambda database: ignore(database.execute("pragma query_only = on")))
        [answer] = told(log, [[row("a", 1)]])
        assert isinstance(answer, StoreFailed)
        log.alive(1, 7)
        [answer] = told(log, [[row("a", 1)]])
        assert isinstance(answer, StoreFailed), "the writing thread is still there"
        log.jobs.put(lambda database: ignore(database.execute("pragma query_only = off")))
        assert told(log, [[row("a", 1)]]) == [None]
        assert len(log.read("a")) == 2


@pytest.mark.parametrize(
    "content", [b"no database " * 9, b"SQLite format 3\0" + bytes(50)], ids=["text", "torn"]
)
def test_a_file_that_is_none_is_refused_by_its_name(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(HameauError, match=str(path)):
        SqliteLog(path)
    assert path.read_bytes() == content


def test_the_database_of_another_program_is_refused_and_left_alone(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("create table bookmarks(address text)")
    before = path.read_bytes()
    with pytest.raises(HameauError, match="no log of Hameau"):
        SqliteLog(path)
    assert path.read_bytes() == before


def test_a_log_of_another_version_is_refused(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("pragma user_version = 99")
    with pytest.raises(HameauError, match="another version"):
        SqliteLog(path)
