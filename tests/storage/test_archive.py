"""All data in one file: whole, or refused."""

import asyncio
import gzip
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from hameau.storage import Row, SqliteLog, file
from hameau.storage.archive import BadArchive, export, restore
from tests.storage.stores import Store, in_file

KEY = bytes(range(32))
ROWS = [Row(table, n, b'{"entry":"said","text":"%d \xc3\xa9"}' % n) for table in ("a", "b") for n in range(5)]


def nothing(_: int) -> None:
    """No bar."""


def filled(path: Path, rows: list[Row]) -> SqliteLog:
    log = SqliteLog(path)

    async def fill() -> None:
        done = asyncio.get_running_loop().create_future()
        log.append(rows, lambda error: done.set_result(error))
        assert await done is None

    with ThreadPoolExecutor(1) as apart:
        apart.submit(asyncio.run, fill()).result()
    return log


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    log = filled(tmp_path / "from.db", ROWS)
    seen = file.seen(tmp_path / "from.db", KEY)  # while it is open
    assert export(seen, tmp_path / "all.gz", nothing) == len(ROWS)
    log.close()
    return tmp_path / "all.gz"


def test_everything_comes_back(archive: Path, tmp_path: Path) -> None:
    keys: list[bytes] = []
    assert restore(archive, file.filled(tmp_path / "to.db", keys.append), nothing) == len(ROWS)
    assert keys == [KEY]
    log = SqliteLog(tmp_path / "to.db")
    assert {table: log.read(table) for table in log.tables()} == {
        table: [row.data for row in ROWS if row.table == table] for table in ("a", "b")
    }
    log.close()


def test_an_archive_is_for_its_owner_alone(archive: Path) -> None:
    assert archive.stat().st_mode & 0o077 == 0


def cut(lines: list[bytes]) -> list[bytes]:
    return lines[:-3]


def shortened(lines: list[bytes]) -> list[bytes]:
    return lines[:3] + lines[4:]


def altered(lines: list[bytes]) -> list[bytes]:
    return [line.replace(b"3 ", b"4 ") for line in lines]


def doubled(lines: list[bytes]) -> list[bytes]:
    return [*lines, lines[-1]]


def newer(lines: list[bytes]) -> list[bytes]:
    return [lines[0].replace(b'"version":1', b'"version":2'), *lines[1:]]


def garbled(lines: list[bytes]) -> list[bytes]:
    return [lines[0], b"{]\n", *lines[1:]]


@pytest.mark.parametrize("harm", [cut, shortened, altered, doubled, newer, garbled])
def test_a_harmed_archive_is_refused_and_nothing_of_it_taken(
    archive: Path, tmp_path: Path, harm: Callable[[list[bytes]], list[bytes]]
) -> None:
    lines = gzip.decompress(archive.read_bytes()).splitlines(keepends=True)
    archive.write_bytes(gzip.compress(b"".join(harm(lines))))
    with pytest.raises(BadArchive):
        restore(archive, in_file(tmp_path / "to.db").filled(), nothing)
    log = SqliteLog(tmp_path / "to.db")
    assert log.count() == 0
    log.close()


def test_a_file_that_is_cut_off_or_no_archive_is_refused(archive: Path, tmp_path: Path) -> None:
    whole = archive.read_bytes()
    for data in (whole[: len(whole) // 2], b"no archive", b""):
        archive.write_bytes(data)
        with pytest.raises(BadArchive):
            restore(archive, in_file(tmp_path / "to.db").filled(), nothing)


def test_a_log_with_tables_is_not_overwritten(archive: Path, tmp_path: Path) -> None:
    with pytest.raises(BadArchive):
        restore(archive, in_file(tmp_path / "from.db").filled(), nothing)


def test_everything_moves_to_postgresql_and_back_while_a_server_runs(
    archive: Path, tmp_path: Path, store: Store
) -> None:
    assert restore(archive, store.filled(), nothing) == len(ROWS)
    with store.opened() as log:
        assert {table: log.read(table) for table in log.tables()} == {
            table: [row.data for row in ROWS if row.table == table] for table in ("a", "b")
        }
        assert export(store.seen(KEY), tmp_path / "again.gz", nothing) == len(ROWS)
    assert (tmp_path / "again.gz").read_bytes() == archive.read_bytes()
    with pytest.raises(BadArchive):
        restore(archive, store.filled(), nothing)
