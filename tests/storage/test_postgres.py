"""The log in PostgreSQL: one owner, and answers that were lost on the way."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import psycopg
import pytest

from hameau.cli import program
from hameau.engine.errors import HameauError
from hameau.storage import Conflict, Row, StoreFailed
from hameau.storage.database import Database, Place
from hameau.storage.postgres import PostgresLog
from tests.storage.postgres import Postgres
from tests.storage.stores import row, told, told_once
from tests.web.people import run

SECRET = b"the fox is red"
WITHOUT = """
import sys
sys.modules["psycopg"] = None
import hameau.cli
sys.exit(hameau.cli.main(["export", "file", "--lang", "en", "--log", "postgresql://hameau@localhost/hameau"]))
"""


@contextmanager
def opened(postgres: Postgres) -> Iterator[PostgresLog]:
    with closing(PostgresLog(postgres.new(), "test")) as log:
        yield log


def test_a_second_server_is_told_who_has_the_database(postgres: Postgres) -> None:
    url = postgres.new()
    first = PostgresLog(url, "port 8000")
    with pytest.raises(HameauError, match="in use by hameau port 8000 on this machine"):
        PostgresLog(url, "port 8001")
    first.close()
    again = PostgresLog(url, "port 8001")
    assert again.key == first.key, "links stay what they were"
    again.close()


def test_a_commit_is_on_disk(postgres: Postgres) -> None:
    with opened(postgres) as log:
        assert log.database.ask("show synchronous_commit") == [("on",)]


def test_what_another_owner_wrote_is_a_conflict_and_the_rest_of_the_group_is_written(
    postgres: Postgres,
) -> None:
    url = postgres.new()
    log = PostgresLog(url, "test")
    assert told(log, [[row("a", 0)]]) == [None]
    with psycopg.connect(url) as other:
        other.execute("insert into hameau.log values('a', 1, 'another')")
    answers = told(log, [[row("b", 0)], [row("a", 1)], [row("c", 0)]])
    assert [type(answer) for answer in answers] == [type(None), Conflict, type(None)]
    assert (log.read("a")[1], log.read("c")) == (b"another", [b"c/0"])
    assert told(log, [[row("a", 2)]]) == [None]
    log.close()


def test_an_answer_that_comes_too_late_is_found_out_and_nothing_is_doubled(postgres: Postgres) -> None:
    """The connection is given up, and the database reads what was sent when it goes on."""

    async def story(log: PostgresLog) -> None:
        assert await told_once(log, [row("a", 0)]) is None
        log.database.connection.patience = 0.2
        with postgres.paused():
            lost = asyncio.ensure_future(told_once(log, [row("a", 1)]))
            await asyncio.sleep(1.0)
            assert log.failing
            with pytest.raises(StoreFailed):
                log.read("a")
        assert await lost is None
        assert log.read("a") == [b"a/0", b"a/1"]
        assert not log.failing

    with opened(postgres) as log:
        run(story(log))


def test_what_a_lost_connection_did_not_write_is_written_by_the_next(postgres: Postgres) -> None:
    with opened(postgres) as log, psycopg.connect(postgres.url("postgres")) as other:
        assert told(log, [[row("a", 0)]]) == [None]
        other.execute("select pg_terminate_backend(%s)", (log.database.connection.info.backend_pid,))
        assert told(log, [[row("a", 1)], [row("b", 0)]]) == [None, None]
        assert (log.read("a"), log.read("b")) == ([b"a/0", b"a/1"], [b"b/0"])


def test_while_the_database_is_away_what_is_asked_for_is_refused_at_once(postgres: Postgres) -> None:
    async def story(log: PostgresLog) -> None:
        assert await told_once(log, [row("a", 0)]) is None
        postgres.kill()
        try:
            first = asyncio.ensure_future(told_once(log, [row("a", 1)]))
            await asyncio.sleep(0.2)
            answer = await asyncio.wait_for(told_once(log, [row("b", 0)]), 2)
            assert isinstance(answer, StoreFailed)
            assert not first.done(), "whether it was written is not known yet"
        finally:
            await asyncio.to_thread(postgres.start)
        assert await first is None
        assert (log.read("a"), log.read("b")) == ([b"a/0", b"a/1"], [])

    with opened(postgres) as log:
        run(story(log))


def test_no_byte_of_a_forgotten_table_is_left_in_the_tables(
    postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    url = postgres.new()
    log = PostgresLog(url, "test")
    told(log, [[Row("a" * 12, number, SECRET + b"%d" % number) for number in range(50)], [row("b", 0)]])
    with pytest.raises(HameauError, match="in use"):
        program.run(["forget", "--lang", "en", "--log", url, "--table", "a" * 12])
    log.close()
    with Place(url).connect("test") as connection:
        connection.execute("checkpoint")
    assert SECRET in bytes_of(postgres.data / "base")
    assert program.run(["forget", "--lang", "en", "--log", url, "--table", "a" * 12]) == 0
    assert SECRET not in bytes_of(postgres.data / "base")
    with Place(url).connect("test") as connection:
        assert Database(connection).read("b") == [b"b/0"]


def bytes_of(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.rglob("*") if file.is_file())


def test_a_name_that_no_text_can_be_has_no_entries(postgres: Postgres) -> None:
    with opened(postgres) as log:
        assert log.read("a\0b") == []


def test_a_database_of_another_version_is_refused(postgres: Postgres) -> None:
    url = postgres.new()
    PostgresLog(url, "test").close()
    with psycopg.connect(url) as other:
        other.execute("update hameau.server set schema = 99")
    with pytest.raises(HameauError, match="another version"):
        PostgresLog(url, "test")


def test_a_database_that_is_not_there_is_named_without_its_password() -> None:
    with pytest.raises(StoreFailed, match="the database none at localhost cannot be used") as error:
        PostgresLog("postgresql://hameau:sesame@localhost:1/none", "test")
    assert "sesame" not in str(error.value)


def test_without_the_driver_it_is_said_what_to_install() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "pip install 'hameau[postgres]'" in done.stderr
    assert "Traceback" not in done.stderr
