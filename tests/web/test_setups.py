"""Set-ups that many play, and hints: over a real server, with what nobody may learn from them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from hameau.plain import is_compiled
from hameau.storage import SqliteLog
from hameau.web.devices import new_device
from tests.web.asking import get, post_table
from tests.web.gatherings import done, gathered, refused, welcomed
from tests.web.people import Person, run
from tests.web.serving import Served, serving

ALONE = {"game": "chevoux", "name": "Ann", "level": "master"}
SETUPS = "/api/games/chevoux/setups"
compiled = pytest.mark.skipif(not is_compiled(), reason="plain Python thinks too slowly for a day")


def today(later: int = 0) -> str:
    return (datetime.now(UTC) + timedelta(later)).date().isoformat()


def opened(server: Served, device: str, **more: Any) -> dict[str, Any]:
    answer = post_table(server.address, device, {**ALONE, **more})
    assert answer.status == 201, answer
    found: dict[str, Any] = answer.json()
    return found


def seen(server: Served, word: str, device: str = "") -> dict[str, Any]:
    answer = get(server.address, f"{SETUPS}/{word}", cookie=f"hameau={device}")
    assert answer.status == 200, answer
    found: dict[str, Any] = answer.json()
    return found


async def let_go(person: Person, greeted: bool = False) -> None:
    """Play to the end, letting every card go."""
    if not greeted:
        welcomed(await person.hello())
    while person.table["phase"] == "playing":
        done(await person.play("nothing"))
        await person.until(lambda: person.moves or person.table["phase"] == "over")


async def first_view(server: Served, table: str, device: str) -> dict[str, Any]:
    async with Person(server.socket, table, device=device) as person:
        welcomed(await person.hello())
        assert person.scene is not None
        view: dict[str, Any] = person.scene["view"]
        return view


# -- days --------------------------------------------------------------------------------------------------


@compiled
def test_everybody_gets_the_same_village_of_the_day_also_after_a_restart(tmp_path: Path) -> None:
    day = today()
    with serving(tmp_path, "--unlimited") as server:
        told = seen(server, day)
        ann, ben = new_device(), new_device()
        tables = [opened(server, device, setup=day, options={"mode": "hard"}) for device in (ann, ben)]
        views = [
            run(first_view(server, table["table"], device))
            for table, device in zip(tables, (ann, ben), strict=True)
        ]
        assert views[0] == views[1]
        assert views[0]["mode"] == told["options"]["mode"] == "normal", "a day has its own options"
        assert told["par"] <= told["best"]
        assert [table["setup"] for table in tables] == [day, day]
    log = SqliteLog(tmp_path / "hameau.db")
    assert len([name for name in log.tables() if ":" in name]) == 0, "what else is kept is no table"
    assert log.count() == 2
    log.close()
    with serving(tmp_path) as server:
        assert seen(server, day) == told


@pytest.mark.parametrize("word", ["2026-02-30", "1999-01-01", today(3), today(-40), "nobody", "x" * 12])
def test_a_day_that_is_far_and_a_word_that_nobody_plays_are_no_setup(server: Served, word: str) -> None:
    assert get(server.address, f"{SETUPS}/{word}").status == 404
    answer = post_table(server.address, new_device(), {**ALONE, "setup": word})
    assert (answer.status, answer.json()["code"]) == (404, "no-such-setup")


def test_games_without_days_have_none(server: Served) -> None:
    assert get(server.address, f"/api/games/buttons/setups/{today()}").status == 404
    assert get(server.address, "/api/games/nothing/setups/lesson").status == 404


# -- races -------------------------------------------------------------------------------------------------


def test_a_friend_and_a_bot_play_the_same_village_and_see_how_it_went_when_they_have_played(
    server: Served,
) -> None:
    ann, ben = new_device(), new_device()
    first = opened(server, ann, options={"mode": "hard"})
    code = first["setup"]
    second = opened(server, ben, setup=code, name="Ben")
    assert second["setup"] == code
    views = [
        run(first_view(server, t["table"], d)) for t, d in ((first, ann), (second, ben))
    ]  # the same tiles, cards and mode
    assert views[0] == views[1]
    assert views[0]["mode"] == "hard"

    async def play(table: str, device: str) -> None:
        async with Person(server.socket, table, device=device) as person:
            await let_go(person)

    run(play(first["table"], ann))
    opened(server, ben, setup=code, name="", bots=True, level="steady")
    spoilt = seen(server, code, ben)["runs"]
    assert [(one["name"], one["mine"], one["over"]) for one in spoilt[:2]] == [
        ("Ann", False, True),
        ("Ben", True, False),
    ]
    assert not any(one["result"] or one["table"] or one["share"] for one in spoilt), (
        "not before one has played"
    )
    run(play(second["table"], ben))
    told = seen(server, code, ben)["runs"]
    assert [one["result"]["reason"] for one in told[:2]] == ["lost", "lost"]
    shown = get(
        server.address,
        f"/api/tables/{first['table']}/matches/1/replay",
        x_hameau_secret=f"share={told[0]['share']}",
    )
    assert shown.status == 200, "with the link of the replay"
    assert told[2]["level"] == "steady"

    async def again() -> None:  # another match at the first table: the race stays what it was
        async with Person(server.socket, first["table"], device=ann) as person:
            welcomed(await person.hello())
            done(await person.ask(type="start"))
            await person.until(lambda: person.table["phase"] == "playing")
            assert person.table["setup"] == ""

    run(again())
    assert seen(server, code, ben)["runs"][0]["result"] == told[0]["result"]


def test_who_watches_a_match_for_one_cannot_play_it_elsewhere_before_it_is_over(server: Served) -> None:
    """Its word was told to everybody who saw it; whoever finished it first elsewhere knew what came."""
    ann = new_device()
    first = opened(server, ann)

    async def story() -> None:
        async with Person(server.socket, first["table"], device=ann) as player:
            welcome = welcomed(await player.hello())
            watch = f"watch={welcome['table']['links']['watch']}"
            async with Person(server.socket, first["table"], watch) as watcher:
                welcomed(await watcher.hello())
                assert first["setup"].encode() not in b"".join(watcher.heard + player.heard)
                await let_go(player, greeted=True)
                await watcher.until(lambda: watcher.table["phase"] == "over")
                assert watcher.table["setup"] == first["setup"], "now anybody may try to do better"
            done(await player.ask(type="start"))
            await player.until(lambda: player.table["phase"] == "playing")
            assert player.table["setup"] == "", "the next match has a word of its own, untold"

    run(story())


def test_at_a_table_for_several_nobody_else_gets_the_luck(server: Served) -> None:
    async def story() -> None:
        async with gathered(server, "Ann", "Ben") as (ann, _):
            assert ann.table["setup"] == ""

    run(story())


def test_a_setup_is_played_at_once(server: Served) -> None:
    answer = post_table(server.address, new_device(), {"game": "chevoux", "setup": "lesson"})
    assert answer.status == 400


@pytest.mark.parametrize(
    ("game", "seats"), [("buttons", 2), ("buttonville", 2), ("guilds", 3), ("werewolves", 8)]
)
def test_a_lesson_for_several_brings_its_bots_and_is_played_once(
    server: Served, game: str, seats: int
) -> None:
    device = new_device()
    asked = {"game": game, "setup": "lesson", "name": "Ann"}
    answer = post_table(server.address, device, asked)
    assert answer.status == 201, answer
    assert answer.json()["setup"] == "lesson"

    async def story() -> None:
        async with Person(server.socket, answer.json()["table"], device=device) as ann:
            welcomed(await ann.hello())
            kinds = [seat["kind"] for seat in ann.table["seats"]]
            assert kinds == ["person"] + ["bot"] * (seats - 1)
            assert ann.table["setup"] == "lesson"

    run(story())


# -- hints -------------------------------------------------------------------------------------------------


@compiled
def test_who_plays_alone_is_advised_and_it_is_counted_once_a_decision(server: Served) -> None:
    device = new_device()
    table = opened(server, device, setup="lesson")["table"]

    async def story() -> None:
        async with Person(server.socket, table, device=device) as ann:
            welcomed(await ann.hello())
            ask = {"type": "ask-hint", "seat": 0, "match": 1}
            hint = done(await ann.ask(**ask, number=0))["hint"]
            assert hint["move"] in ann.moves
            assert hint["reason"].startswith("hint-")
            assert done(await ann.ask(**ask, number=0))["hint"] == hint
            assert ann.table["hints"] == [1]
            done(await ann.play(hint["move"]))
            assert refused(await ann.ask(**ask, number=0)) == "stale"
            done(await ann.ask(**ask, number=1))
            assert ann.table["hints"] == [2]
        async with Person(server.socket, table, device=device) as ann:
            welcomed(await ann.hello())
            assert ann.table["hints"] == [2], "it is in the log"

    run(story())


def test_no_hints_where_others_play(server: Served) -> None:
    ask = {"type": "ask-hint", "seat": 0, "match": 1, "number": 0}

    async def story() -> None:
        async with gathered(server, "Ann", "Ben") as (ann, ben):
            assert refused(await ann.ask(**ask)) == "no-hints"
            assert refused(await ben.ask(**ask)) == "not-yours"

    run(story())
