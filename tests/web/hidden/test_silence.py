"""A seat hears of something only if it changed something for it; what nobody may see makes no sound."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from hameau.engine.luck import secret_from_seed
from tests.web.gatherings import done, gathered, refused, welcomed
from tests.web.hidden.toy_server import serving_toys
from tests.web.people import Message, Person, run
from tests.web.serving import Served

CLOCK = {"bank": 600, "bonus": 5}


@asynccontextmanager
async def party(
    server: Served, game: str, **wanted: Any
) -> AsyncIterator[tuple[Person, Person, Person, Person]]:
    """Ann, Ben and Eve play, Dan looks on."""
    async with gathered(server, "Ann", "Ben", "Eve", game=game, **wanted) as (ann, ben, eve):
        watch = f"watch={ann.table['links']['watch']}"
        async with Person(server.socket, ann.table_id, watch) as dan:
            welcomed(await dan.hello())
            yield ann, ben, eve, dan


async def hears(person: Person, since: int) -> list[Message]:
    """All that a person heard since then."""
    done(await person.ask(type="ping"))
    return [json.loads(one) for one in person.heard[since:]][:-1]


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    secrets = [secret_from_seed(seed).hex() for seed in range(20)]
    with serving_toys(tmp_path_factory.mktemp("toys"), secrets) as server:
        yield server


def test_a_choice_that_nobody_may_notice_is_silent(toys: Served) -> None:
    async def story() -> None:
        async with party(toys, "shy") as (ann, ben, eve, dan):
            before = [len(one.heard) for one in (ann, eve, dan)]
            done(await ben.play(ben.moves[0]))
            for one, since in zip((ann, eve, dan), before, strict=True):
                assert await hears(one, since) == []

    run(story())


def test_it_is_silent_too_for_who_has_chosen(toys: Served) -> None:
    """Ann may take her choice back freely as long as she cannot know whether anybody chose after her."""

    async def story() -> None:
        async with party(toys, "shy") as (ann, ben, _, _):
            done(await ann.play(ann.moves[0]))
            since = len(ann.heard)
            done(await ben.play(ben.moves[0]))
            assert await hears(ann, since) == []

    run(story())


def test_it_is_silent_too_where_clocks_run(toys: Served) -> None:
    async def story() -> None:
        async with party(toys, "shy", clock=CLOCK) as (ann, ben, eve, dan):
            before = [len(one.heard) for one in (ann, eve, dan)]
            done(await ben.play(ben.moves[0]))
            for one, since in zip((ann, eve, dan), before, strict=True):
                assert await hears(one, since) == []

    run(story())


@pytest.mark.parametrize("game", ["toy", "shy"])
def test_a_refusal_is_heard_by_nobody_else(toys: Served, game: str) -> None:
    async def story() -> None:
        async with party(toys, game) as (ann, ben, eve, dan):
            before = [len(one.heard) for one in (ben, eve, dan)]
            refused(await ann.play("fly"))
            refused(await ann.play("pass"))
            refused(await ann.ask(type="look", seat=1))
            refused(await ann.ask(type="start"))
            for one, since in zip((ben, eve, dan), before, strict=True):
                assert await hears(one, since) == []

    run(story())


def test_what_all_may_know_is_heard_by_all_and_what_one_may_know_by_one(toys: Served) -> None:
    async def story() -> None:
        async with party(toys, "toy") as (ann, ben, eve, dan):
            before = [len(one.heard) for one in (ann, ben, eve, dan)]
            done(await ben.play(ben.moves[0]))
            heard = [await hears(one, since) for one, since in zip((ann, ben, eve, dan), before, strict=True)]
            events = [[line["event"] for line in scenes[0]["lines"]] for scenes in heard]
            assert events == [["sealed"], ["chose", "sealed"], ["sealed"], ["sealed"]]

    run(story())


def test_who_does_not_wait_has_no_moves(toys: Served) -> None:
    async def story() -> None:
        async with party(toys, "toy") as (ann, ben, _, dan):
            done(await ben.play(ben.moves[0]))
            assert ben.scene
            assert ben.scene["moves"] == []
            assert dan.scene
            assert dan.scene["moves"] == []
            assert refused(await ben.play("play fig")) == "not-your-turn"
            assert ann.moves

    run(story())


def test_the_clocks_of_others_do_not_tell_who_has_chosen(toys: Served) -> None:
    async def story() -> None:
        async with party(toys, "shy", clock=CLOCK) as (ann, ben, eve, _):
            left = []
            for mover in (None, ben, eve):
                if mover is not None:
                    done(await mover.play(mover.moves[0]))
                async with Person(toys.socket, ann.table_id, device=ann.device) as again:
                    left.append(welcomed(await again.hello())["scene"]["clock"])
            assert left[0] == left[1] == left[2]

    run(story())
