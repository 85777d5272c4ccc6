"""Disks fill up, forget, tear and fail. Every message is answered all the same, and nothing is lost by it."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from hameau.tables import entries
from hameau.web import folder
from hameau.web.devices import new_device
from tests.web import disk
from tests.web.asking import get, post_table
from tests.web.gatherings import again, done, gathered, refused, welcomed, whose_turn
from tests.web.hostile.shim import Machine
from tests.web.people import Person, run
from tests.web.serving import Served, serving

TWO: dict[str, Any] = {"game": "buttons", "seats": 2}
MIDDLE = b"20" * 40  # of what is said at a table below: its page holds nothing of other tables


@asynccontextmanager
async def two_at_a_table(server: Served) -> AsyncIterator[list[Person]]:
    async with gathered(server, "Ann", "Ben", **TWO) as people:
        yield people


async def health(server: Served) -> int:
    return (await asyncio.to_thread(get, server.address, "/health")).status


async def until_healthy(server: Served) -> None:
    async with asyncio.timeout(60):
        while await health(server) != 200:
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("trouble", ["full", "read-only", "unsynced"])
def test_a_move_that_cannot_be_written_is_answered_and_can_be_made_again(
    machine: Machine, tmp_path: Path, trouble: str
) -> None:
    async def story(server: Served) -> None:
        async with two_at_a_table(server) as people:
            mover = await whose_turn(people)
            machine.goes_wrong(trouble)
            assert refused(await mover.play(mover.moves[0], key="first")) == "not-written"
            assert await health(server) == 503
            opened = await asyncio.to_thread(post_table, server.address, new_device(), TWO)
            assert (opened.status, opened.json()["code"]) == (503, "not-written")
            machine.heal()
            await until_healthy(server)  # by itself: nobody has to move for it
            done(await mover.play(mover.moves[0], key="second"))
            played = disk.entries_of(server.data, mover.table_id, entries.Played)
            assert [one.key for one in played] == ["second"]

    with machine.serves(tmp_path / "data") as server:
        run(story(server))


def test_a_bot_and_a_clock_go_on_when_the_disk_does(machine: Machine, tmp_path: Path) -> None:
    """Nobody asks for their moves, so nobody would make them again."""

    async def story(server: Served) -> None:
        clock = {"bank": 1, "bonus": 0}
        async with gathered(server, "Ann", bots=["beginner"], game="buttons", clock=clock) as (ann,):
            machine.goes_wrong("full")
            await asyncio.sleep(2)  # the time of whoever is waited for is up meanwhile
            machine.heal()
            await ann.until_over()

    with machine.serves(tmp_path / "data") as server:
        run(story(server))


def test_a_table_that_cannot_be_read_is_answered(machine: Machine, tmp_path: Path) -> None:
    """`hello` was left without an answer, and nothing was logged."""

    async def story(server: Served) -> None:
        async with two_at_a_table(server) as (eve, _):
            other = eve
        async with two_at_a_table(server) as (ann, _):
            gone = ann
            for line in range(40):  # enough to fill pages of its own
                done(await ann.ask(type="say", seat=0, text=f"{line}" * 100))
                await asyncio.sleep(0.05)  # no faster than people may talk
        async with asyncio.timeout(60):
            while (
                "hameau_tables_live 0.0"
                not in (await asyncio.to_thread(get, server.address, "/metrics")).body.decode()
            ):
                await asyncio.sleep(0.05)
        damage(server.data)
        async with again(server, gone) as back:
            assert refused(await back.hello()) == "not-read"
            assert back.closing in (None, "broken")
        counted = (await asyncio.to_thread(get, server.address, "/metrics")).body.decode()
        assert 'hameau_errors_total{event="not-read"} 1.0' in counted
        async with again(server, other) as there:  # the others go on
            welcomed(await there.hello())

    with machine.serves(tmp_path / "data", "--idle", "0") as server:
        run(story(server))


def damage(data: Path) -> None:
    """Overwrite a page in the middle of the table, as a dying disk would; the rest is as it was."""
    file = data / folder.LOG
    with closing(sqlite3.connect(file)) as database:
        database.execute("pragma wal_checkpoint(truncate)")
        (size,) = database.execute("pragma page_size").fetchone()
    pages = bytearray(file.read_bytes())
    found = [at for at in range(size, len(pages), size) if MIDDLE in pages[at : at + size]]
    assert found, "the table is not there"
    for at in found:
        pages[at : at + 64] = b"\xff" * 64
    with file.open("r+b") as out:
        out.write(pages)


@pytest.mark.parametrize("trouble", ["full", "unreadable"])
def test_a_start_on_such_a_disk_says_so(machine: Machine, tmp_path: Path, trouble: str) -> None:
    with machine.serves(tmp_path / "data") as server:
        assert welcome(server)
    machine.goes_wrong(trouble)
    told = start(tmp_path / "data", machine.environment)
    assert "hameau.db cannot be used: " in told
    assert "no log of Hameau" not in told


def test_a_read_only_folder_says_so(machine: Machine, tmp_path: Path) -> None:
    with machine.serves(tmp_path / "data") as server:
        assert welcome(server)
    machine.goes_wrong("read-only")
    assert "cannot be written" in start(tmp_path / "data", machine.environment)


@pytest.mark.parametrize(
    ("name", "content", "told"),
    [
        (folder.LOG, b"no database at all" * 100, "is no log of Hameau"),
        (folder.KEY, b"not hex", "is no key of a server"),
        (folder.KEY, b"ab" * 5, "is no key of a server"),
    ],
    ids=["log", "key", "short key"],
)
def test_a_damaged_file_says_so_at_the_start(tmp_path: Path, name: str, content: bytes, told: str) -> None:
    with serving(tmp_path) as server:
        assert welcome(server)
    for file in tmp_path.glob(f"{name}*"):
        file.unlink()
    (tmp_path / name).write_bytes(content)
    assert told in start(tmp_path)


def test_a_file_that_was_cut_off_says_so(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        async with two_at_a_table(server) as people:
            mover = await whose_turn(people)
            done(await mover.play(mover.moves[0]))

    with serving(tmp_path) as server:
        run(story(server))
    file = tmp_path / folder.LOG
    with file.open("r+b") as out:
        out.truncate(file.stat().st_size // 2)
    assert "hameau.db" in start(tmp_path)


def start(data: Path, environment: dict[str, str] | None = None) -> str:
    """Start a server that cannot start: what it says."""
    command = [sys.executable, "-m", "hameau", "serve", "--lang", "en", "--host", "127.0.0.1", "--port", "0"]
    done = subprocess.run(
        [*command, "--data", str(data)],
        env=os.environ | (environment or {}),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode != 0, done.stdout
    assert "Traceback" not in done.stderr, done.stderr
    return done.stdout + done.stderr


# -- one folder, one server ----------------------------------------------------------------------------------


def test_a_second_server_on_the_same_folder_is_told_who_has_it(tmp_path: Path) -> None:
    with serving(tmp_path) as first:
        told = start(tmp_path)
        assert f"process {first.process.pid}" in told
        assert "in use" in told
        assert welcome(first)
    with serving(tmp_path) as second:  # the lock ends with the server
        assert welcome(second)


def test_the_lock_of_a_killed_server_is_free(tmp_path: Path) -> None:
    first = subprocess.Popen(
        [sys.executable, "-m", "hameau", "serve", "--host", "127.0.0.1", "--port", "0", "--data", tmp_path],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert first.stdout is not None
    first.stdout.readline()
    first.kill()
    first.wait()
    first.stdout.close()
    with serving(tmp_path) as second:
        assert welcome(second)


def welcome(server: Served) -> bool:
    return bool(get(server.address, "/health").json()["status"] == "ok")


# -- the clock on the wall -----------------------------------------------------------------------------------


@pytest.mark.parametrize("jump", ["later", "earlier"])
def test_a_clock_that_jumps_an_hour_changes_nobodys_time(machine: Machine, tmp_path: Path, jump: str) -> None:
    async def story(server: Served) -> None:
        clock = {"bank": 600, "bonus": 0}
        async with gathered(server, "Ann", "Ben", clock=clock, **TWO) as people:
            mover = await whose_turn(people)
            machine.goes_wrong(jump)
            done(await mover.play(mover.moves[0]))
            other = people[1] if mover is people[0] else people[0]
            async with again(server, other) as back:
                left = welcomed(await back.hello())["scene"]["clock"]["left"]
            assert min(left) > 540_000
            assert max(left) <= 600_000
            async with again(server, mover) as third:
                welcomed(await third.hello())
                answer = await third.ask(type="stand-in", seat=people.index(other), level="beginner")
                assert refused(answer) == "still-here"

    with machine.serves(tmp_path / "data") as server:
        run(story(server))
