"""Learning from a match, over a real server: for its player alone, in turns, from nothing hidden."""

from __future__ import annotations

import asyncio
import json
from io import StringIO
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hameau import shelf
from hameau.engine.record import replay
from hameau.lab.analysis import analyse
from hameau.plain import is_compiled
from hameau.storage import SqliteLog
from hameau.tables.links import Links
from hameau.web import folder
from hameau.web.analyses import MOST_AT_ONCE, Analyses, Subject, TooMany
from hameau.web.devices import COOKIE, new_device
from hameau.web.hall import Hall
from hameau.web.logs import Logbook
from hameau.web.settings import Settings
from hameau.web.turns import Claim
from tests.tables.party import Party
from tests.web.asking import Answer, ask, get, open_table
from tests.web.gatherings import done, gathered, play_on, refused, welcomed
from tests.web.people import Person, run
from tests.web.serving import Served

compiled = pytest.mark.skipif(not is_compiled(), reason="plain Python imagines for minutes")


def post(server: Served, path: str, device: str, body: Any = None, **headers: str) -> Answer:
    given = {"content-type": "application/json", "cookie": f"{COOKIE}={device}"} | headers
    data = b"" if body is None else json.dumps(body).encode()
    return ask(server.address, "POST", f"/api/tables/{path}", data, given)


def look_back(server: Served, table: str, device: str, seat: int = 0, match: int = 1) -> Answer:
    return post(server, f"{table}/matches/{match}/seats/{seat}/analysis", device)


def learned(server: Served, table: str, device: str, seat: int = 0) -> dict[str, Any]:
    """Ask until it is done; progress only grows."""
    done_so_far = 0
    while True:
        answer = look_back(server, table, device, seat)
        assert answer.status == 200, answer
        found: dict[str, Any] = answer.json()
        assert found["done"] >= done_so_far
        assert not found["steps"] or found["done"] <= found["steps"]
        done_so_far = found["done"]
        if found["told"]:
            return found


@pytest.fixture(scope="module")
def over(server: Served) -> tuple[Person, Person]:
    """Ann and Ben have played BUTTONS to its end."""

    async def story() -> tuple[Person, Person]:
        async with gathered(server, "Ann", "Ben") as (ann, ben):
            await play_on([ann, ben])
            await ann.until_over()
            return ann, ben

    return run(story())


# -- whose it is -------------------------------------------------------------------------------------------


@compiled
def test_a_player_learns_from_the_own_seat_what_follows_from_the_record(
    server: Served, over: tuple[Person, Person]
) -> None:
    ann, _ = over
    path = f"/api/tables/{ann.table_id}/matches/1"
    cookie = f"{COOKIE}={ann.device}"
    assert get(server.address, f"{path}/seats", cookie=cookie).json() == {"seats": [0]}
    found = learned(server, ann.table_id, ann.device)
    match = replay(get(server.address, f"{path}/record", cookie=cookie).body.decode(), shelf.game)
    assert found["told"] == json.loads(msgspec.json.encode(analyse(match, 0)))
    assert found["done"] == found["steps"] > 10
    moments = found["told"]["moments"]
    assert len(moments) == 3
    assert found["heard"], "nobody heard anything at the moments that mattered"
    for line in found["heard"]:
        assert any(moment["since"] < line["move"] <= moment["until"] for moment in moments)
        assert line in ann.story
    assert look_back(server, ann.table_id, ann.device).json() == found, "it is kept"


def test_nobody_else_gets_it(server: Served, over: tuple[Person, Person]) -> None:
    ann, ben = over
    share = {"x-hameau-secret": f"share={ann.table['links']['share']}"}
    for device, seat in ((ben.device, 0), (ann.device, 1), (new_device(), 0), ("", 0), (ann.device, 2)):
        for what, body in (("analysis", None), ("tries", {"number": 0})):
            answer = post(server, f"{ann.table_id}/matches/1/seats/{seat}/{what}", device, body, **share)
            assert (answer.status, answer.json()["code"]) == (404, "no-such-match"), (device, seat, what)
    path = f"/api/tables/{ann.table_id}/matches/1/seats"
    assert get(server.address, path).status == 404
    assert get(server.address, path, x_hameau_secret=share["x-hameau-secret"]).json() == {"seats": []}
    assert look_back(server, ann.table_id, ann.device, match=2).status == 404


def test_another_page_cannot_ask_for_it(server: Served, over: tuple[Person, Person]) -> None:
    ann, _ = over
    answer = post(
        server, f"{ann.table_id}/matches/1/seats/0/analysis", ann.device, origin="http://elsewhere.example"
    )
    assert (answer.status, answer.json()["code"]) == (403, "foreign-page")


def test_while_a_match_is_played_nobody_looks_back(server: Served) -> None:
    async def story() -> None:
        async with gathered(server, "Ann", "Ben") as (ann, ben):
            playing = await asyncio.to_thread(look_back, server, ann.table_id, ann.device)
            assert (playing.status, playing.json()["code"]) == (404, "no-such-match")
            await play_on([ann, ben])
            await ann.until_over()
            done(await ann.ask(type="start"))
            answer = await asyncio.to_thread(look_back, server, ann.table_id, ann.device)
            assert (answer.status, answer.json()["code"]) == (409, "not-while-playing")

    run(story())


def test_the_analysis_goes_with_the_seat_to_another_phone_and_not_to_who_sits_down_later(
    server: Served,
) -> None:
    async def story() -> None:
        async with gathered(server, "Ann", "Ben") as (ann, ben):
            await play_on([ann, ben])
            await ann.until_over()
            link = done(await ann.ask(type="hand-over", seat=0))["link"]
            phone = Person(server.socket, ann.table_id, f"seat={link}")
            async with phone:
                welcomed(await phone.hello())
                assert (await asyncio.to_thread(look_back, server, ann.table_id, ann.device)).status == 404
                assert (await asyncio.to_thread(look_back, server, ann.table_id, phone.device)).status == 200
            done(await ben.ask(type="get-up", seat=1))
            async with Person(server.socket, ann.table_id, ann.secret) as eve:
                welcomed(await eve.hello())
                done(await eve.ask(type="sit", seat=1, name="Eve"))
                assert (await asyncio.to_thread(look_back, server, ann.table_id, eve.device, 1)).status == 404
                assert (await asyncio.to_thread(look_back, server, ann.table_id, ben.device, 1)).status == 200

    run(story())


# -- trying it from there ----------------------------------------------------------------------------------

TRIED = [("buttonville", 3), ("guilds", 2), ("buttons", 2), ("cucina", 2), ("chevoux", 1), ("werewolves", 8)]


@compiled
@pytest.mark.parametrize(("key", "seats"), TRIED)
def test_a_seat_plays_on_from_there_in_a_world_as_it_knew_it(server: Served, key: str, seats: int) -> None:
    device = new_device()
    wanted = {"game": key, "seats": seats, "name": "Ann", "level": "beginner"}
    if key == "werewolves":
        wanted["rhythm"] = {"beat": 0.1, "early": True}
    table, _ = open_table(server.address, device, **wanted)

    async def story() -> None:
        async with Person(server.socket, table, device=device) as ann:
            welcomed(await ann.hello())
            done(await ann.ask(type="stand-in", seat=0, level="steady"))
            if key == "werewolves":
                await ann.ask(type="hasten", seat=0, agree=True)
            await ann.until_over()
        path = f"/api/tables/{table}/matches/1/replay?eyes=0"
        cookie = f"{COOKIE}={device}"
        frames = (await asyncio.to_thread(get, server.address, path, cookie=cookie)).json()["frames"]
        own = [frame["number"] - 1 for frame in frames[1:] if frame["seat"] == 0]
        # where others decide at the same time, bots may have done so before anybody looks
        alone = [number for number in own if frames[number]["view"].get("waiting", [0]) == [0]]
        number = (alone or own)[len(alone or own) // 2]
        tables = [await asyncio.to_thread(tried, server, table, device, number) for _ in range(2)]
        views = []
        for new in tables:
            async with Person(server.socket, new, device=device) as ann:
                welcomed(await ann.hello())
                assert ann.scene is not None
                assert (ann.scene["seat"], ann.table["trial"]) == (0, True)
                assert ann.scene["moves"]
                views.append(ann.scene["view"])
                done(await ann.play(ann.moves[0]))
        if alone:
            assert views[0] == views[1] == frames[number]["view"]
        else:
            assert key in ("cucina", "werewolves")

    run(story())


def tried(server: Served, table: str, device: str, number: int) -> str:
    answer = post(server, f"{table}/matches/1/seats/0/tries", device, {"number": number})
    assert answer.status == 201, answer
    return str(answer.json()["table"])


@compiled
def test_a_try_is_no_spyglass(server: Served) -> None:
    """What the others hold is dealt anew each time, and the luck is another one."""
    device = new_device()
    table, _ = open_table(server.address, device, game="buttonville", seats=2, name="Ann", level="beginner")

    async def over_by_bots(table: str) -> None:
        async with Person(server.socket, table, device=device) as ann:
            welcomed(await ann.hello())
            done(await ann.ask(type="stand-in", seat=0, level="beginner"))
            await ann.until_over()

    def record(table: str) -> str:
        path = f"/api/tables/{table}/matches/1/record"
        return get(server.address, path, cookie=f"{COOKIE}={device}").body.decode()

    run(over_by_bots(table))
    original = replay(record(table), shelf.game)
    number = [n for n, played in enumerate(original.history) if played.seat == 0][8]
    then = original.take_back(len(original.history) - number)
    found = []
    for _ in range(3):
        new = tried(server, table, device, number)
        run(over_by_bots(new))
        found.append(replay(record(new), shelf.game))
    assert all(match.again().view(0) == then.view(0) for match in found)
    assert len({match.again().position() for match in found} | {then.position()}) == 4
    assert len({match.secret for match in (*found, original)}) == 4


def test_one_plays_on_only_where_the_own_seat_decided(server: Served, over: tuple[Person, Person]) -> None:
    ann, _ = over
    path = f"{ann.table_id}/matches/1/seats/0/tries"
    cookie = f"{COOKIE}={ann.device}"
    replayed = get(server.address, f"/api/tables/{ann.table_id}/matches/1/replay", cookie=cookie)
    frames = replayed.json()["frames"]
    bens = next(frame["number"] - 1 for frame in frames[1:] if frame["seat"] == 1)
    for number in (bens, len(frames) - 1, len(frames) + 5):
        assert post(server, path, ann.device, {"number": number}).status == 404
    for wrong in ({"number": -1}, {"number": "one"}, {}, {"number": 0, "seat": 1}):
        assert post(server, path, ann.device, wrong).status == 400


# -- bounds ------------------------------------------------------------------------------------------------


def hall_in(path: Path, **settings: Any) -> Hall:
    log = SqliteLog(folder.prepare(path))
    return Hall(log, Links(bytes(32)), shelf.game, Settings(**settings), Logbook(StringIO()))


def finished(game: str = "buttons", *names: str) -> Party:
    party = Party(*(names or ("Ann", "Ben")), game=game)
    party.play_on()
    return party


def ask_for(analyses: Analyses, party: Party, table: str, address: str = "1.2.3.4", seat: int = 0) -> Any:
    return analyses.ask(party.table, Subject(table, 1, seat), address, Claim("group"))


def test_an_address_waits_for_few_at_once_and_begins_few_an_hour(tmp_path: Path) -> None:
    async def story() -> None:
        hall, party = hall_in(tmp_path, analyses_an_hour=3), finished()
        for number in range(MOST_AT_ONCE):
            ask_for(hall.analyses, party, f"table {number}")
        with pytest.raises(TooMany):
            ask_for(hall.analyses, party, "one more")
        ask_for(hall.analyses, party, "of others", "5.6.7.8")
        assert ask_for(hall.analyses, party, "table 0").told is None, "to ask again costs nothing"
        hall.analyses.forget("table 0")
        ask_for(hall.analyses, party, "the third")
        hall.analyses.forget("the third")
        with pytest.raises(TooMany):
            ask_for(hall.analyses, party, "the fourth in this hour")
        hall.close()

    run(story())


@compiled
def test_what_nobody_asks_about_any_more_is_given_up(tmp_path: Path) -> None:
    async def story() -> None:
        hall, party = hall_in(tmp_path), finished("buttonville")
        hall.analyses.patience = 0.0
        ask_for(hall.analyses, party, "table")
        while hall.analyses.working:
            await asyncio.sleep(0.01)
        assert not hall.analyses.kept
        hall.analyses.patience = 60.0
        while (seen := ask_for(hall.analyses, party, "table")).told is None:
            await asyncio.sleep(0.01)
        assert seen.done == seen.steps
        hall.close()

    run(story())


@compiled
def test_bots_never_wait_for_more_than_one_step(tmp_path: Path) -> None:
    """While two analyses are worked out a bot that is waited for thinks at the next change of turns."""

    async def story() -> None:
        hall, party = hall_in(tmp_path), finished("buttonville")
        for table in ("one", "two"):
            ask_for(hall.analyses, party, table)
        works = list(hall.analyses.working.values())
        while not all(work.steps for work in works):
            await asyncio.sleep(0.001)
        playing = shelf.game("buttons").match(2, seed=1)
        for _ in range(5):
            before = sum(work.done for work in works)
            await hall.thinkers.choose(playing, playing.waiting[0], "beginner", Claim("bots", watched=False))
            assert sum(work.done for work in works) - before <= 2
        hall.close()

    run(story())


def test_what_is_forgotten_about_a_table_is_forgotten_here(tmp_path: Path) -> None:
    async def story() -> None:
        hall, party = hall_in(tmp_path), finished()
        while ask_for(hall.analyses, party, "table").told is None:
            await asyncio.sleep(0.01)
        hall.analyses.forget("table")
        assert not hall.analyses.kept
        hall.close()

    if is_compiled():
        run(story())


# -- hints -------------------------------------------------------------------------------------------------

HINTED = ["buttons", "buttonville", "guilds", "cucina", "werewolves"]


@compiled
@pytest.mark.parametrize("key", HINTED)
def test_who_plays_with_bots_is_advised_in_every_game(server: Served, key: str) -> None:
    device = new_device()
    seats = 8 if key == "werewolves" else 2
    table, _ = open_table(server.address, device, game=key, seats=seats, name="Ann", level="beginner")

    async def story() -> None:
        async with Person(server.socket, table, device=device) as ann:
            welcomed(await ann.hello())
            for _ in range(3):
                await ann.until(lambda: ann.moves)
                assert ann.scene is not None
                asked = {"seat": 0, "match": 1, "number": ann.scene["number"]}
                hint = done(await ann.ask(type="ask-hint", **asked))["hint"]
                assert hint["move"] in ann.moves
                assert hint["reason"] == "advice-of-a-bot" or shelf.game(key).speech.knows(hint["reason"])
                done(await ann.play(hint["move"]))
                if key == "werewolves":
                    break  # the next decision comes at the beat
                number = asked["number"]
                await ann.until(lambda number=number: ann.scene and ann.scene["number"] > number)

    run(story())


def test_where_people_play_against_each_other_nobody_is_advised(server: Served) -> None:
    async def story() -> None:
        async with gathered(server, "Ann", "Ben", bots=["beginner"]) as (ann, ben):
            for seat, person in enumerate((ann, ben)):
                asked = {"type": "ask-hint", "seat": seat, "match": 1, "number": 0}
                assert refused(await person.ask(**asked)) == "no-hints"

    run(story())
