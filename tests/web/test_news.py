"""Pages are told what changed, and know what others know who are told everything."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.web.gatherings import again, done, gathered, play_on, welcomed
from tests.web.people import PATIENCE, Message, Person, run
from tests.web.serving import Served, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("data"), "--unlimited") as one:
        yield one


def kinds(person: Person) -> set[str]:
    return {json.loads(one)["type"] for one in person.heard} & {"scene", "news"}


def without_time(scene: Message | None) -> Message:
    assert scene is not None
    return {**scene, "clock": None, "lines": [], "whole": False}


@pytest.mark.parametrize(
    ("game", "names"),
    [
        ("buttons", ["Ann", "Ben"]),
        ("buttonville", ["Ann", "Ben"]),
        ("guilds", ["Ann", "Ben"]),
        ("chevoux", ["Ann"]),
    ],
)
def test_news_and_scenes_tell_the_same(server: Served, game: str, names: list[str]) -> None:
    """Every seat has a second page; one of the two asks for news."""

    async def story() -> None:
        async with gathered(server, *names, game=game, seats=len(names)) as people:
            for seat, person in enumerate(people):
                async with again(server, person, seat) as page:
                    welcomed(await page.hello(news=True))
                    for _ in range(12):
                        await play_on(people, moves=3)
                        done(await page.ask(type="ping"))
                        done(await person.ask(type="ping"))
                        assert without_time(page.scene) == without_time(person.scene)
                        assert page.story == person.story
                    assert "news" in kinds(page)
                    assert kinds(person) == {"scene"}
                    heard = sum(map(len, page.heard[1:]))
                    assert heard < sum(map(len, person.heard[-len(page.heard) + 1 :]))

    run(story())


def test_who_looks_through_other_eyes_is_told_everything_once(server: Served) -> None:
    async def story() -> None:
        async with (
            gathered(server, "Ann", "Ben", game="guilds") as people,
            again(server, people[0]) as page,
        ):
            welcomed(await page.hello(news=True))
            await play_on(people, moves=4)
            done(await page.ask(type="look", seat=None))
            assert page.scene is not None
            assert (page.scene["seat"], page.scene["whole"]) == (None, True)
            await play_on(people, moves=4)
            done(await page.ask(type="ping"))
            assert page.scene["view"]["hand"] == []
            done(await page.ask(type="look", seat=0))
            await play_on(people, moves=4)
            done(await page.ask(type="ping"))
            done(await people[0].ask(type="ping"))
            assert without_time(page.scene) == without_time(people[0].scene)

    run(story())


def test_where_sizes_are_hidden_scenes_stay_whole(server: Served) -> None:
    async def story() -> None:
        village: dict[str, Any] = {
            "bots": ["beginner"] * 7,
            "game": "werewolves",
            "rhythm": {"beat": 0.5, "early": True},
        }
        async with gathered(server, "Ann", **village) as (ann,), again(server, ann) as page:
            welcomed(await page.hello(news=True))
            scenes, chosen = 0, -1
            async with asyncio.timeout(PATIENCE):
                while scenes < 4:
                    if ann.scene and ann.moves and ann.scene["number"] != chosen:
                        chosen = ann.scene["number"]  # whoever chooses again and again holds the round up
                        done(await ann.play(ann.moves[0]))
                    await asyncio.sleep(0.05)
                    scenes = sum(json.loads(one)["type"] == "scene" for one in page.heard)
            assert kinds(page) == {"scene"}

    run(story())


def test_a_client_of_before_hears_scenes(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        async with gathered(server, "Ann", "Ben") as people:
            await play_on(people, moves=6)
            assert all(kinds(one) == {"scene"} for one in people)

    with serving(tmp_path) as server:
        run(story(server))
