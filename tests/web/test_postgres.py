"""A server whose log is in PostgreSQL, which dies and stops while people play."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

from hameau.storage.database import Place
from hameau.tables import entries
from tests.storage.postgres import Postgres
from tests.web import disk
from tests.web.asking import get, open_table
from tests.web.people import run
from tests.web.serving import Served, serving
from tests.web.stubborn import Stubborn, Tally, seat
from tests.web.test_crash import BOTS, PEOPLE, check_match, check_moves

KILLS = 3
SOON = 5.0  # seconds after a fault in which every table plays again
PAUSE = 3.0  # shorter than what an answer may take
A_MOMENT = 0.02


class Patient(Stubborn):
    """Tries again when nothing could be written."""

    again = ("too-fast", "not-written")


def test_a_database_that_dies_and_stops_costs_time_and_nothing_else(
    tmp_path: Path, postgres: Postgres
) -> None:
    place = Place(postgres.new())
    with (
        (tmp_path / "errors").open("wb") as errors,
        serving(tmp_path / "none", "--unlimited", "--log", place.url, errors=errors) as server,
    ):
        people = run(play_while_it_is_away(server, postgres))
    assert not (tmp_path / "none").exists(), "a server with a database needs no folder"
    told = [json.loads(line) for line in (tmp_path / "errors").read_text().splitlines()]
    assert {line["event"] for line in told} == {"not-written"}
    logs = disk.logs(place)
    for one in people:
        check_moves(one, [entries.decode(entry) for entry in logs[one.table]])
    for table in {one.table for one in people}:
        check_match(place, table)


async def play_while_it_is_away(server: Served, postgres: Postgres) -> list[Stubborn]:
    tally = Tally()
    people = [one for names in PEOPLE for one in await new_table(server, names, tally)]
    tasks = [asyncio.create_task(one.live()) for one in people]
    faults = asyncio.create_task(make_faults(server, postgres, people))
    await asyncio.wait([faults, *tasks], return_when=asyncio.FIRST_COMPLETED)
    for task in (faults, *tasks):
        if task.done():
            task.result()
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return people


async def new_table(server: Served, names: tuple[str, ...], tally: Tally) -> list[Stubborn]:
    answer = await asyncio.to_thread(open_table, server.address, "", seats=len(names) + BOTS)
    people: list[Stubborn] = [Patient(name, server.socket, answer[0], answer[1], tally) for name in names]
    await seat(people, BOTS)
    return people


async def make_faults(server: Served, postgres: Postgres, people: list[Stubborn]) -> None:
    await all_play(people)
    for _ in range(KILLS):
        postgres.kill()
        await health(server, 503)
        await asyncio.sleep(0.3)
        await asyncio.to_thread(postgres.start)
        await all_play(people)
        await health(server, 200)
    with postgres.paused():
        await asyncio.sleep(PAUSE)
    await all_play(people)
    metrics = (await asyncio.to_thread(get, server.address, "/metrics")).body.decode()
    assert 'hameau_refused_total{code="not-written"}' in metrics
    assert 'hameau_errors_total{event="not-written"}' in metrics


async def all_play(people: list[Stubborn]) -> None:
    """At every table a move is acknowledged, soon."""
    before = {one.table: 0 for one in people}
    for one in people:
        before[one.table] += len(one.acknowledged)
    async with asyncio.timeout(SOON):
        for table, moves in before.items():
            while sum(len(one.acknowledged) for one in people if one.table == table) < moves + 3:
                await asyncio.sleep(A_MOMENT)


async def health(server: Served, status: int) -> None:
    """It says so, soon, and answers at once."""
    until = time.monotonic() + SOON
    while (await asyncio.to_thread(get, server.address, "/health")).status != status:
        assert time.monotonic() < until, f"not {status}"
        await asyncio.sleep(A_MOMENT)
