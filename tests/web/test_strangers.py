"""Strangers meet: a table that anybody may find, a seat at the first that fits, and who may not come back."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from hameau.web.devices import COOKIE, new_device
from tests.web.asking import Answer, ask, get
from tests.web.gatherings import done, gathered, play_on, refused, welcomed
from tests.web.people import Person, run
from tests.web.serving import Served, serving


async def looked_for(server: Served, game: str) -> list[dict[str, Any]]:
    """The tables of a game that look for people; a list is good for a second."""
    await asyncio.sleep(1.05)
    found = (await asyncio.to_thread(get, server.address, "/api/open")).json()
    assert found["welcome"]
    return [one for one in found["tables"] if one["game"] == game]


def seat(server: Served, device: str, game: str, name: str, language: str = "de") -> Answer:
    body = json.dumps({"game": game, "name": name, "language": language}).encode()
    headers = {"content-type": "application/json", "cookie": f"{COOKIE}={device}"}
    return ask(server.address, "POST", "/api/seats", body, headers)


@asynccontextmanager
async def seated(server: Served, game: str, name: str) -> AsyncIterator[Person]:
    """Whoever asked for a seat, at the table where it is."""
    device = new_device()
    answer = await asyncio.to_thread(seat, server, device, game, name)
    assert answer.status == 200, answer.body
    async with Person(server.socket, answer.json()["table"], device=device) as person:
        welcomed(await person.hello())
        yield person


def test_two_strangers_meet_and_play_to_the_end(server: Served) -> None:
    async def story() -> None:
        async with seated(server, "buttons", "Ann") as ann:
            (found,) = await looked_for(server, "buttons")
            assert (found["people"], found["free"], found["language"]) == (["Ann"], 1, "de")
            async with seated(server, "buttons", "Ben") as ben:
                assert ben.table_id == ann.table_id
                assert await looked_for(server, "buttons") == [], "it is full"
                done(await ann.ask(type="start"))
                for person in (ann, ben):
                    await person.until(lambda person=person: person.scene)
                await play_on([ann, ben])
                for person in (ann, ben):
                    await person.until_over()

    run(story())


def test_who_finds_a_table_sits_down_without_a_link(server: Served) -> None:
    async def story() -> None:
        async with gathered(server, "Ann", bots=["steady"], game="buttons", seats=3, start=False) as (ann,):
            assert await looked_for(server, "buttons") == []
            done(await ann.ask(type="publish", language="en"))
            (found,) = await looked_for(server, "buttons")
            async with Person(server.socket, found["table"]) as eve:
                welcomed(await eve.hello())
                assert eve.table["may_sit"]
                assert eve.table["links"]["join"] == "", "whoever is not seated passes no invitation on"
                done(await eve.ask(type="sit", seat=2, name="Eve"))
                assert eve.table["links"]["join"]

    run(story())


def test_a_table_that_looks_for_nobody_is_not_there_for_strangers(server: Served) -> None:
    async def story() -> None:
        async with gathered(server, "Ann", seats=2, start=False) as (ann,):
            async with Person(server.socket, ann.table_id) as eve:
                assert refused(await eve.hello()) == "no-such-table"
            done(await ann.ask(type="publish", language="en"))
            async with Person(server.socket, ann.table_id) as eve:
                welcomed(await eve.hello())
                done(await ann.ask(type="publish", language=""))
                await eve.until(lambda: eve.closing)
                assert eve.closing == "not-found"

    run(story())


def test_whoever_did_not_sit_down_leaves_when_the_match_begins(server: Served) -> None:
    async def story() -> None:
        async with gathered(server, "Ann", "Ben", start=False) as (ann, _):
            done(await ann.ask(type="publish", language="it"))
            async with Person(server.socket, ann.table_id) as eve:
                welcomed(await eve.hello())
                done(await ann.ask(type="start"))
                await eve.until(lambda: eve.closing)
                assert eve.scene is None, "nothing of the match was shown"

    run(story())


def test_who_was_sent_away_does_not_come_back(server: Served) -> None:
    async def story() -> None:
        async with seated(server, "buttonville", "Ann") as ann, seated(server, "buttonville", "Eve") as eve:
            join = ann.table["links"]["join"]
            done(await ann.ask(type="block", seat=1))
            await eve.until(lambda: eve.closing)
            assert eve.closing == "blocked"
            for secret in ("", f"join={join}", f"watch={ann.table['links']['watch']}"):
                async with Person(server.socket, ann.table_id, secret, eve.device) as again:
                    assert refused(await again.hello()) == "no-such-table"
            answer = await asyncio.to_thread(seat, server, eve.device, "buttonville", "Eve")
            assert answer.json()["table"] != ann.table_id, "there are other tables"

    run(story())


def test_a_table_whose_people_left_is_listed_no_longer(server: Served) -> None:
    async def story() -> None:
        async with gathered(server, "Ann", game="guilds", seats=3, start=False) as (ann,):
            done(await ann.ask(type="publish", language="fr"))
            assert len(await looked_for(server, "guilds")) == 1
        await asyncio.sleep(0.1)
        assert await looked_for(server, "guilds") == []

    run(story())


def test_names_that_are_taken_lead_to_another_table(server: Served) -> None:
    async def story() -> None:
        async with seated(server, "guilds", "Ann") as ann:
            device = new_device()
            answer = await asyncio.to_thread(seat, server, device, "guilds", "\u0410nn")
            assert answer.status == 200
            assert answer.json()["table"] != ann.table_id
            nobody = await asyncio.to_thread(seat, server, new_device(), "guilds", "\u3164")
            assert (nobody.status, nobody.json()["code"]) == (400, "name-needed")

    run(story())


def test_on_a_private_server_strangers_do_not_meet(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        found = (await asyncio.to_thread(get, server.address, "/api/open")).json()
        assert found == {"welcome": False, "tables": []}
        answer = await asyncio.to_thread(seat, server, new_device(), "buttons", "Ann")
        assert (answer.status, answer.json()["code"]) == (404, "no-strangers")
        async with gathered(server, "Ann", seats=2, start=False) as (ann,):
            assert refused(await ann.ask(type="publish", language="en")) == "no-strangers"

    with serving(tmp_path, "--private") as server:
        run(story(server))
