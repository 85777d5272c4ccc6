"""What strangers try, and what they must not learn from how they are refused."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from hameau.web.devices import new_device
from tests.web import disk
from tests.web.asking import get, post_table
from tests.web.gatherings import done, gathered, refused, welcomed
from tests.web.people import Message, Person, run
from tests.web.serving import Served, serving

NOWHERE = "aaaaaaaaaaaa"
KINDS = ["", "join=x", "watch=x", "seat=x", "share=x", "nonsense"]


async def stranger(server: Served, table: str, secret: str) -> Message:
    """The refusal that somebody gets who has no right to be there, without its key."""
    async with Person(server.socket, table, secret) as person:
        answer = await person.hello(key="k")
        refused(answer)
        return answer


@pytest.mark.parametrize("secret", KINDS)
def test_a_bad_link_tells_nothing_about_a_table(server: Served, secret: str) -> None:
    async def story() -> None:
        async with gathered(server, "Ann", "Ben") as (ann, _):
            assert await stranger(server, ann.table_id, secret) == await stranger(server, NOWHERE, secret)

    run(story())


def test_a_broken_table_says_so_only_to_those_who_belong_there(tmp_path: Path) -> None:
    async def open_one(server: Served) -> Person:
        async with gathered(server, "Ann", "Ben") as (ann, _):
            return ann

    async def story(server: Served, ann: Person) -> None:
        async with Person(server.socket, ann.table_id, device=ann.device) as back:
            assert refused(await back.hello()) == "table-broken"
        for secret in KINDS:
            assert await stranger(server, ann.table_id, secret) == await stranger(server, NOWHERE, secret)

    with serving(tmp_path) as server:
        ann = run(open_one(server))
    rows = [one._replace(data=b"{}") if one.sequence == 3 else one for one in disk.rows(tmp_path)]
    disk.put_all(tmp_path, rows)
    with serving(tmp_path) as server:
        run(story(server, ann))


def test_ten_who_join_one_race_at_once_are_all_served(server: Served) -> None:
    """Nine of them got a 500."""

    async def story() -> None:
        solo = {"game": "chevoux", "seats": 1, "name": "Ann", "level": "steady"}
        first = await asyncio.to_thread(post_table, server.address, new_device(), solo)
        word = first.json()["setup"]
        assert word
        opened = await asyncio.gather(
            *(
                asyncio.to_thread(post_table, server.address, new_device(), {**solo, "setup": word})
                for _ in range(10)
            )
        )
        assert [one.status for one in opened] == [201] * 10
        seen = await asyncio.to_thread(get, server.address, f"/api/games/chevoux/setups/{word}")
        assert len(seen.json()["runs"]) == 11

    run(story())


@pytest.mark.parametrize(
    ("host", "status"), [("localhost", 200), ("127.0.0.1:80", 200), ("evil.example", 404), ("", 404)]
)
def test_metrics_are_not_for_a_page_whose_name_leads_here(server: Served, host: str, status: int) -> None:
    assert get(server.address, "/metrics", host=host).status == status


def test_nobody_sits_down_under_a_name_that_looks_like_anothers(server: Served) -> None:
    async def story() -> None:
        async with gathered(server, "Ann", start=False, seats=2) as (ann,):
            link = f"join={ann.table['links']['join']}"
            async with Person(server.socket, ann.table_id, link) as other:
                welcomed(await other.hello())
                for name in ("ann", "Аnn", "Ａｎｎ", "A\u200dnn", "\u3164"):
                    assert refused(await other.ask(type="sit", seat=1, name=name)) in (
                        "name-taken",
                        "name-needed",
                    )
                done(await other.ask(type="sit", seat=1, name="👩‍🌾 Anne"))

    run(story())
