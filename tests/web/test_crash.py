"""After SIGKILL at any instant, whatever anybody was told is there when the server is back, and once."""

from __future__ import annotations

import asyncio
import json
import shutil
import signal
import time
from collections import Counter
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path
from random import Random

import pytest

from hameau import shelf
from hameau.engine.record import verify
from hameau.storage import Row
from hameau.storage.database import Place
from hameau.tables import entries
from hameau.web import folder
from hameau.web.devices import new_device
from tests.samples import sample
from tests.web import disk, zygote
from tests.web.asking import A_MOMENT, PATIENCE, open_table, post_table, until_answered
from tests.web.gatherings import done, gathered, play_on, welcomed
from tests.web.people import Message, Person, run
from tests.web.serving import Served, serving
from tests.web.stubborn import GONE, Stubborn, Tally, Wrong, seat
from tests.web.zygote import Zygote

KILLS = sample(15, 200)
MOST_KILLS = 10 * KILLS  # until kills have hit every phase
BOTS = 1
PEOPLE = (("Ann", "Ben"), ("Eve", "Dan"), ("Flo", "Gus"))  # a table each
AT_ONCE = {"game": "buttons", "seats": 3, "name": "Kim", "level": "beginner"}
FIRST_ENTRIES = 5  # of such a table: opened, one person and two bots sat, started
WHILE_STARTING = 0.15  # the share of lives that end before or while the server begins to listen


class Openings:
    """Somebody who opens tables all the time."""

    def __init__(self, address: str, tally: Tally) -> None:
        self.address = address
        self.tally = tally
        self.opened: list[str] = []

    async def live(self) -> None:
        while True:
            try:
                answer = await asyncio.to_thread(post_table, self.address, new_device(), AT_ONCE)
                if answer.status != 201:
                    raise Wrong(f"a table was not opened: {answer}")
                self.opened.append(answer.json()["table"])
                self.tally.count()
            except (*GONE, HTTPException):
                await asyncio.sleep(0.005)
            await asyncio.sleep(0.02)


# -- the test ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("store", ["folder", "database"])
def test_no_acknowledged_move_is_lost_and_none_is_doubled(
    tmp_path: Path, store: str, request: pytest.FixtureRequest
) -> None:
    data: disk.Data = tmp_path
    arguments: tuple[str, ...] = ()
    if store == "database":
        data = Place(request.getfixturevalue("postgres").new())
        arguments = ("--log", data.url)
    with (
        (tmp_path / "errors").open("wb") as errors,
        zygote.lives(tmp_path, *arguments, errors=errors) as server,
    ):
        people, openings, tally = run(play_while_it_dies(server))
    assert not (tmp_path / "errors").read_bytes(), (tmp_path / "errors").read_text()
    logs = disk.logs(data)
    assert server.lives > KILLS
    assert has_hit_all(tally), f"kills missed a phase: {tally}"
    for one in people:
        check_moves(one, [entries.decode(entry) for entry in logs[one.table]])
    for table in {one.table for one in people}:
        check_match(data, table)
    assert set(openings.opened) <= set(logs), "a table that was opened is gone"
    for table in {name for name in logs if ":" not in name} - {one.table for one in people}:
        assert len(logs[table]) >= FIRST_ENTRIES, "a table was written by half"


async def play_while_it_dies(server: Zygote) -> tuple[list[Stubborn], Openings, Tally]:
    tally = Tally()
    server.start()
    people = [one for names in PEOPLE for one in await new_table(server, names, tally)]
    openings = Openings(server.address, tally)
    tasks = [asyncio.create_task(one) for one in (openings.live(), *(one.live() for one in people))]
    killing = asyncio.create_task(kill_again_and_again(server, tally))
    done, _ = await asyncio.wait([killing, *tasks], return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()
    assert server.stop() == 0
    return people, openings, tally


async def new_table(server: Zygote, names: tuple[str, ...], tally: Tally) -> list[Stubborn]:
    answer = await asyncio.to_thread(ready_table, server, len(names) + BOTS)
    people = [Stubborn(name, server.socket, answer[0], answer[1], tally) for name in names]
    await seat(people, BOTS)
    return people


def ready_table(server: Zygote, seats: int) -> tuple[str, str]:
    """Open a table as soon as the server answers."""
    return until_answered(lambda: open_table(server.address, "", seats=seats))


async def kill_again_and_again(server: Zygote, tally: Tally) -> None:
    """At random instants: while it starts, or after a few answers more."""
    choice = Random(7)
    for killed in range(MOST_KILLS):
        if killed >= KILLS and has_hit_all(tally):
            break
        if choice.random() < WHILE_STARTING:
            await asyncio.sleep(choice.uniform(0, 0.2))
        else:
            await tally.until(tally.answered + choice.randrange(1, 8))
            await asyncio.sleep(choice.uniform(0, 0.005))
        assert server.kill() == -signal.SIGKILL
        server.start()
    await tally.until(tally.answered + 20)  # the last life goes on


def has_hit_all(tally: Tally) -> bool:
    """Before a move was written, and after that but before it was answered."""
    return min(tally.on_disk, tally.repeated - tally.on_disk) > 0


def check_moves(one: Stubborn, log: list[entries.AnyEntry]) -> None:
    """Every acknowledged move stands in the log once, and nothing that was not sent."""
    played = Counter((e.key, e.move) for e in log if isinstance(e, entries.Played) and e.key in one.sent)
    for key in one.acknowledged:
        assert played[key, one.sent[key]["move"]] == 1, f"{key} was acknowledged and is lost"
    for (key, move), times in played.items():
        assert times == 1, f"{key} was played {times} times"
        assert move == one.sent[key]["move"], f"{key} was played as another move"
    said = {e.text for e in log if isinstance(e, entries.Said)}
    assert said >= set(one.said)
    assert len(one.acknowledged) > KILLS / 20, f"{one.name} hardly played"


def check_match(data: disk.Data, table: str) -> None:
    """The log adds up, and the records of what is over can be verified."""
    rebuilt = disk.table_of(data, table)
    assert rebuilt.sequence == len(disk.logs(data)[table])
    match = rebuilt.playing
    assert match.take_back(0).record() == match.record()
    for record in rebuilt.records:
        assert verify(record, shelf.game).over


# -- the first write, a torn log ---------------------------------------------------------------------------


def test_a_table_is_there_once_its_opening_is_acknowledged(tmp_path: Path) -> None:
    """The server dies the moment after it answered, or before; each time in a new folder."""
    with zygote.lives(tmp_path) as server:
        for _ in range(3):
            shutil.rmtree(tmp_path)
            server.start()
            table, secret = ready_table(server, seats=2)
            assert server.kill() == -signal.SIGKILL
            server.start()
            welcome = run(first_welcome(server, table, secret))
            assert welcome["table"]["phase"] == "open"
            assert server.kill() == -signal.SIGKILL


async def first_welcome(server: Zygote, table: str, secret: str, device: str | None = None) -> Message:
    """Of a server that may not listen yet."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(OSError):
                async with Person(server.socket, table, secret, device) as person:
                    return welcomed(await person.hello())
            await asyncio.sleep(A_MOMENT)


def test_a_server_that_dies_before_its_folder_is_ready_starts_again(tmp_path: Path) -> None:
    choice = Random(3)
    with zygote.lives(tmp_path / "data") as server:
        for _ in range(8):
            shutil.rmtree(tmp_path / "data", ignore_errors=True)
            server.start()
            time.sleep(choice.uniform(0, 0.05))
            assert server.kill() == -signal.SIGKILL
            server.start()
            ready_table(server, seats=2)
            assert server.kill() == -signal.SIGKILL


def test_a_torn_log_is_the_log_up_to_some_entry(tmp_path: Path) -> None:
    """Whatever end of the file a failing disk has lost, the table is as it once was."""
    whole = tmp_path / "whole"
    with zygote.lives(whole) as server:
        server.start()
        ready_table(server, seats=2)
        table = run(play_a_little(server))
        assert server.kill() == -signal.SIGKILL
    torn, choice, lengths = tmp_path / "torn", Random(5), set()
    for _ in range(20):
        shutil.rmtree(torn, ignore_errors=True)
        shutil.copytree(whole, torn)
        tail = torn / f"{folder.LOG}-wal"
        with tail.open("r+b") as file:
            file.truncate(choice.randrange(tail.stat().st_size))
        log = disk.logs(torn).get(table, [])
        assert log == disk.logs(copy_of(whole, tmp_path / "copy"))[table][: len(log)]
        lengths.add(len(log))
    assert len(lengths) > 3, "nothing was torn off"
    with zygote.lives(torn) as server:
        server.start()
        ready_table(server, seats=2)
        assert server.stop() == 0


def copy_of(data: Path, place: Path) -> Path:
    """Reading a log brings its files into order: only a copy is read."""
    shutil.rmtree(place, ignore_errors=True)
    shutil.copytree(data, place)
    return place


async def play_a_little(server: Zygote) -> str:
    async with gathered(server, "Ann", "Ben") as people:
        await play_on(people, moves=40)
        return people[0].table_id


# -- Ctrl-C ------------------------------------------------------------------------------------------------


def test_after_ctrl_c_it_starts_again_where_it_was(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        left = run(leave_a_match(server))
    assert left.closing == "restarting"
    with serving(tmp_path) as server:
        run(come_back_to(server, left))


async def leave_a_match(server: Served) -> Person:
    async with gathered(server, "Ann", "Ben", bots=["steady"]) as people:
        ann, ben = people
        await play_on(people, moves=20)
        done(await ben.ask(type="say", seat=1, text="See you"))
        async with Person(server.socket, ann.table_id, device=ann.device) as ann_again:
            welcomed(await ann_again.hello())
            server.process.send_signal(signal.SIGINT)
            await ann_again.until(lambda: ann_again.closing)
        return ann_again


async def come_back_to(server: Served, left: Person) -> None:
    async with Person(server.socket, left.table_id, device=left.device) as ann:
        welcome = welcomed(await ann.hello())
        assert left.scene is not None
        assert welcome["scene"]["number"] == left.scene["number"]
        assert welcome["scene"]["lines"][: len(left.story)] == left.story
        assert [said["text"] for said in welcome["chat"]] == ["See you"]
        assert welcome["table"]["yours"] == [0]
        assert welcome["table"]["links"] == left.table["links"]


# -- clocks ------------------------------------------------------------------------------------------------

HOUR = 3_600_000
BANK = 600


def test_the_time_of_an_outage_is_given_back(tmp_path: Path) -> None:
    """The server dies during Ann's or Ben's turn and is away for an hour; each has ten minutes."""
    began = time.time_ns()
    with zygote.lives(tmp_path) as server:
        server.start()
        ready_table(server, seats=2)
        table, device = run(play_with_clocks(server))
        assert server.kill() == -signal.SIGKILL
        make_older(tmp_path, HOUR)
        server.start()
        welcome = run(first_welcome(server, table, "", device))
        lasted = (time.time_ns() - began) // 1_000_000
        assert server.kill() == -signal.SIGKILL
    for left in welcome["scene"]["clock"]["left"]:
        assert left >= BANK * 1000 - lasted, f"{left} ms are left: the outage was charged"
    assert all(played.who == "person" for played in disk.entries_of(tmp_path, table, entries.Played))
    log = [entries.decode(entry) for entry in disk.logs(tmp_path)[table]]
    stopped = next(one for one in log if isinstance(one, entries.Stopped))
    played = max(one.at for one in log if isinstance(one, entries.Played))
    assert played <= stopped.at < played + HOUR / 2, "the clocks stand still since the server died"


async def play_with_clocks(server: Zygote) -> tuple[str, str]:
    async with gathered(server, "Ann", "Ben", clock={"bank": BANK, "bonus": 0}) as people:
        await play_on(people, moves=5)
        server.kill()
        server.start()
        return people[0].table_id, people[0].device


def make_older(data: Path, milliseconds: int) -> None:
    """As if all that has happened so long ago."""
    rows = []
    for table, sequence, entry in disk.rows(data):
        fields = json.loads(entry)
        for name in {"at", "since"} & set(fields):
            fields[name] -= milliseconds
        rows.append(Row(table, sequence, json.dumps(fields).encode()))
    disk.put_all(data, rows)
    with disk.changing(data) as database:
        database.execute("update notes set value = value - ? where key = 'alive'", (milliseconds,))
