"""People around a table, over sockets: from sitting down to the next match."""

from __future__ import annotations

import asyncio
import json
import signal
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from hameau import shelf
from hameau.engine.record import verify
from hameau.tables import entries
from hameau.web.devices import new_device
from tests.web import disk
from tests.web.asking import get, open_table
from tests.web.gatherings import again, done, gathered, play_on, refused, welcomed, whose_turn
from tests.web.people import PATIENCE, Person, run
from tests.web.serving import Served, serving


def spectator(server: Served, host: Person, device: str | None = None) -> Person:
    return Person(server.socket, host.table_id, f"watch={host.table['links']['watch']}", device)


def newcomer(server: Served, host: Person) -> Person:
    return Person(server.socket, host.table_id, f"join={host.table['links']['join']}")


# -- a whole match -------------------------------------------------------------------------------------------


def test_two_people_and_a_bot_play_a_match_to_its_end(server: Served) -> None:
    async def story() -> None:
        async with gathered(server, "Ann", "Ben", bots=["steady"]) as people:
            ann, ben = people
            assert await play_on(people) > 10
            for person in people:
                await person.until_over()
            assert ann.table["result"] == ben.table["result"]
            assert ann.story == ben.story, "where nothing is hidden all are told the same"
            assert ann.table["matches"] == 1
            record = get(
                server.address,
                f"/api/tables/{ann.table_id}/matches/1/record",
                x_hameau_secret=f"share={ann.table['links']['share']}",
            )
            found = verify(record.body.decode(), shelf.game)
            assert found.over
            assert found.promise == ann.table["promise"]
            assert found.match.names[:2] == ("Ann", "Ben")

    run(story())


def test_whoever_opens_a_table_with_a_name_and_a_level_plays_at_once(server: Served) -> None:
    async def story() -> None:
        device = new_device()
        table, _ = open_table(server.address, device, seats=3, name=" Ann  Lee ", level="beginner")
        async with Person(server.socket, table, device=device) as ann:
            welcome = welcomed(await ann.hello())
            assert welcome["table"]["phase"] == "playing"
            assert [seat["kind"] for seat in welcome["table"]["seats"]] == ["person", "bot", "bot"]
            assert welcome["table"]["seats"][0]["name"] == "Ann Lee"
            await play_on([ann], moves=5)

    run(story())


def test_many_tables_of_bots_play_on_without_a_mistake(tmp_path: Path) -> None:
    """Bots of all tables share few threads, and wait for each other."""

    async def story(server: Served) -> None:
        device = new_device()
        tables = [
            open_table(server.address, device, seats=4, name="Ann", level="beginner")[0] for _ in range(15)
        ]
        people = [Person(server.socket, table, device=device) for table in tables]
        for ann in people:
            await ann.__aenter__()
            welcomed(await ann.hello())
            done(await ann.ask(type="stand-in", seat=0, level="beginner"))
        for ann in people:
            await ann.until(lambda ann=ann: ann.table["phase"] == "over" or ann.closing)
            assert ann.closing is None
            await ann.__aexit__(None, None, None)

    with (tmp_path / "errors").open("wb") as errors, serving(tmp_path, errors=errors) as server:
        run(story(server))
    assert (tmp_path / "errors").read_bytes() == b""


# -- the lobby -----------------------------------------------------------------------------------------------


def test_a_name_is_told_apart_and_tidied(server: Served) -> None:
    async def story() -> None:
        async with gathered(server, "Ann", start=False, seats=3) as (ann,), newcomer(server, ann) as ben:
            welcomed(await ben.hello())
            for name, code in (
                ("", "name-needed"),
                (" \t ", "name-needed"),
                ("a\u0007b", "name-needed"),
                ("\u202eneb", "name-needed"),
                ("x" * 21, "name-too-long"),
                ("ANN", "name-taken"),
                (" ann ", "name-taken"),
            ):
                assert refused(await ben.ask(type="sit", seat=1, name=name)) == code, name
            done(await ben.ask(type="sit", seat=1, name="  Bén \n Ö. "))
            assert ben.table["seats"][1]["name"] == "Bén Ö."
            assert refused(await ben.ask(type="sit", seat=0, name="Ben")) == "seat-taken"
            done(await ben.ask(type="sit", seat=1, name="Ben"))
            assert ben.table["seats"][1]["name"] == "Ben"

    run(story())


def test_the_first_to_sit_down_is_the_host(server: Served) -> None:
    async def story() -> None:
        async with gathered(server, "Ann", "Ben", start=False, seats=3) as (ann, ben):
            assert ann.table["host"] == ben.table["host"] == 0
            done(await ann.ask(type="get-up", seat=1))
            await ben.until(lambda: ben.table["seats"][1]["kind"] == "free")
            assert ben.table["yours"] == []
            done(await ben.ask(type="sit", seat=2, name="Ben"))
            done(await ann.ask(type="get-up", seat=0))
            await ben.until(lambda: ben.table["host"] == 2)
            done(await ben.ask(type="seat-bot", seat=0, level="beginner"))

    run(story())


def test_when_the_host_is_away_the_others_arrange(server: Served) -> None:
    async def story() -> None:
        table, join = open_table(server.address, "", seats=2)
        async with Person(server.socket, table, join) as ben:
            async with Person(server.socket, table, join) as ann:
                for seat, person in enumerate((ann, ben)):
                    welcomed(await person.hello())
                    done(await person.ask(type="sit", seat=seat, name="AnnBen"[3 * seat :][:3]))
                assert refused(await ben.ask(type="start")) == "not-the-host"
            await ben.until(lambda: not ben.table["seats"][0]["here"])
            done(await ben.ask(type="start"))

    run(story())


def test_seats_options_and_clock_are_arranged_before_the_start(server: Served) -> None:
    async def story() -> None:
        async with gathered(server, "Ann", "Ben", start=False) as (ann, ben):
            options = {"boards": "choose"}
            for seats, chosen, code in (
                (1, {}, "wrong-seats"),
                (5, {}, "wrong-seats"),
                (3, {"boards": "none"}, "wrong-option"),
                (3, {"colour": "red"}, "wrong-option"),
            ):
                answer = await ann.ask(type="arrange", seats=seats, options=chosen, clock=None)
                assert refused(answer) == code
            clock = {"bank": 300, "bonus": 5, "days": 0}
            done(await ann.ask(type="arrange", seats=4, options=options, clock=clock))
            await ben.until(lambda: len(ben.table["seats"]) == 4)
            assert (ben.table["options"], ben.table["clock"]) == (options, clock)
            done(await ben.ask(type="sit", seat=3, name="Ben too"))
            answer = await ann.ask(type="arrange", seats=3, options={}, clock=None)
            assert refused(answer) == "seat-taken"
            assert refused(await ann.ask(type="start")) == "seats-missing"
            done(await ann.ask(type="seat-bot", seat=2, level="steady"))
            assert refused(await ann.ask(type="seat-bot", seat=1, level="steady")) == "seat-taken"
            done(await ann.ask(type="start"))
            assert ann.table["phase"] == "playing"

    run(story())


def test_one_device_may_hold_several_seats(server: Served) -> None:
    """Hot seat: the device looks through one seat at a time."""

    async def story() -> None:
        async with gathered(server, "Ann", start=False, seats=2) as (ann,):
            done(await ann.ask(type="sit", seat=1, name="Ben"))
            done(await ann.ask(type="start"))
            await ann.until(lambda: ann.scene)
            assert ann.table["yours"] == [0, 1]
            for _ in range(6):
                assert ann.scene is not None
                seat = ann.scene["waiting"][0]
                done(await ann.ask(type="look", seat=seat))
                assert ann.scene["seat"] == seat
                done(await ann.play(ann.moves[0]))
            done(await ann.ask(type="look", seat=None))
            assert ann.scene is not None
            assert (ann.scene["seat"], ann.scene["moves"]) == (None, [])

    run(story())


# -- taking back ---------------------------------------------------------------------------------------------


def test_alone_with_bots_taking_back_is_free(server: Served) -> None:
    async def story() -> None:
        async with gathered(server, "Ann", bots=["beginner"]) as (ann,):
            await ann.until(lambda: ann.moves)
            assert refused(await ann.ask(type="ask-undo", seat=0)) == "nothing-to-undo"
            await ann.until(lambda: ann.scene and ann.scene["waiting"] == [0])
            assert ann.scene is not None
            before = ann.scene
            done(await ann.play(ann.moves[0]))
            done(await ann.ask(type="ask-undo", seat=0))
            await ann.until(lambda: ann.scene and ann.scene["whole"])
            assert ann.moves == before["moves"]
            assert ann.scene["view"] == before["view"]
            assert ann.scene["number"] > before["number"], "what was sent before is stale"

    run(story())


async def roll_and_ask(people: list[Person]) -> tuple[Person, Person]:
    """Somebody rolls and wants it back; the other one saw the dice."""
    mover = await whose_turn(people)
    other = people[people[0] is mover]
    assert mover.scene is not None
    done(await mover.play(mover.moves[0]))
    done(await mover.ask(type="ask-undo", seat=people.index(mover)))
    await other.until(lambda: other.table["undo"])
    return mover, other


def test_what_others_saw_is_taken_back_if_they_agree(server: Served) -> None:
    async def story() -> None:
        async with gathered(server, "Ann", "Ben") as people:
            first = await whose_turn(people)
            assert first.scene is not None
            before = first.scene
            mover, other = await roll_and_ask(people)
            asked = people.index(other)
            assert other.table["undo"] == {"seat": people.index(mover), "moves": 1, "asked": [asked]}
            assert refused(await mover.ask(type="ask-undo", seat=people.index(mover))) == "undo-pending"
            answer = await mover.ask(type="answer-undo", seat=people.index(mover), agree=True)
            assert refused(answer) == "not-asked"
            done(await other.ask(type="answer-undo", seat=asked, agree=True))
            await mover.until(lambda: mover.table["undo"] is None and mover.moves)
            assert mover.scene is not None
            assert mover.scene["view"] == before["view"]
            assert mover.moves == before["moves"]

    run(story())


@pytest.mark.parametrize("by", ["who is asked", "who asked"])
def test_a_wish_to_take_back_is_refused_or_withdrawn(server: Served, by: str) -> None:
    async def story() -> None:
        async with gathered(server, "Ann", "Ben") as people:
            mover, other = await roll_and_ask(people)
            assert mover.scene is not None
            before = mover.scene["view"]
            speaker = other if by == "who is asked" else mover
            done(await speaker.ask(type="answer-undo", seat=people.index(speaker), agree=False))
            await mover.until(lambda: mover.table["undo"] is None)
            assert mover.scene["view"] == before
            answer = await other.ask(type="answer-undo", seat=people.index(other), agree=True)
            assert refused(answer) == "nobody-asks"

    run(story())


def test_a_wish_to_take_back_ends_with_the_next_move(server: Served) -> None:
    async def story() -> None:
        async with gathered(server, "Ann", "Ben") as people:
            mover, other = await roll_and_ask(people)
            await play_on(people, moves=1)
            for person in (mover, other):
                await person.until(lambda person=person: person.table["undo"] is None)
            answer = await other.ask(type="answer-undo", seat=people.index(other), agree=True)
            assert refused(answer) == "nobody-asks"

    run(story())


# -- standing in ---------------------------------------------------------------------------------------------


def test_a_bot_stands_in_until_the_person_comes_back(server: Served) -> None:
    async def story() -> None:
        async with gathered(server, "Ann", "Ben", bots=["beginner"]) as people:
            ann, ben = people
            done(await ann.ask(type="stand-in", seat=0, level="beginner"))
            await ben.until(lambda: ben.table["seats"][0]["level"] == "beginner")
            assert ben.table["seats"][0]["kind"] == "person"
            assert refused(await ann.ask(type="stand-in", seat=0, level="steady")) == "bot-plays"
            assert refused(await ann.play("roll")) in ("bot-plays", "stale")
            await play_on([ben], moves=12)
            done(await ann.ask(type="come-back", seat=0))
            assert ann.table["seats"][0]["level"] == ""
            done(await ann.ask(type="come-back", seat=0))
            await play_on(people)
            log = disk.entries_of(server.data, ann.table_id, entries.Played)
            assert {(played.seat, played.who) for played in log} >= {(0, "bot"), (0, "person")}

    run(story())


# -- the next match ------------------------------------------------------------------------------------------


def test_the_next_match_keeps_people_and_options(server: Served) -> None:
    async def story() -> None:
        async with gathered(server, "Ann", "Ben", options={"boards": "same"}) as people:
            ann, ben = people
            await play_on(people)
            await ben.until_over()
            first = ann.table["promise"]
            async with spectator(server, ann) as dan:
                welcomed(await dan.hello())
                assert refused(await dan.ask(type="start")) == "not-yours"
            done(await ben.ask(type="start"))
            await ann.until(lambda: ann.table["match"] == 2 and ann.table["phase"] == "playing")
            assert [seat["name"] for seat in ann.table["seats"]] == ["Ann", "Ben"]
            assert ann.table["options"] == {"boards": "same"}
            assert ann.table["promise"] != first
            await play_on(people, moves=5)
            assert refused(await ben.play("roll", match=1, key="of the first match")) == "stale"

    run(story())


def test_between_matches_somebody_may_join(server: Served) -> None:
    """A third seat is added after a match of two; Eve sits down there, and all play on."""

    async def story() -> None:
        async with gathered(server, "Ann", "Ben") as people:
            ann, _ = people
            await play_on(people)
            await ann.until_over()
            done(await ann.ask(type="arrange", seats=3, options={}, clock=None))
            async with newcomer(server, ann) as eve:
                welcomed(await eve.hello())
                done(await eve.ask(type="sit", seat=2, name="Eve"))
                await eve.ask(type="look", seat=2)
                async with again(server, eve) as page:
                    assert welcomed(await page.hello())["table"]["yours"] == [2]
                done(await ann.ask(type="start"))
                await eve.until(lambda: eve.scene and eve.scene["match"] == 2)
                assert eve.scene is not None
                assert eve.scene["seat"] == 2
                await play_on([*people, eve], moves=8)

    run(story())


def test_between_matches_somebody_may_leave(server: Served) -> None:
    async def story() -> None:
        async with gathered(server, "Ann", "Ben", "Eve") as people:
            ann, ben, eve = people
            await play_on(people)
            await ann.until_over()
            done(await eve.ask(type="get-up", seat=2))
            done(await ann.ask(type="arrange", seats=2, options={}, clock=None))
            done(await ann.ask(type="start"))
            await ben.until(lambda: ben.table["match"] == 2)
            await play_on([ann, ben], moves=4)

    run(story())


# -- devices -------------------------------------------------------------------------------------------------


def test_a_seat_moves_to_another_device(server: Served) -> None:
    async def story() -> None:
        async with gathered(server, "Ann", "Ben") as people:
            ann, ben = people
            await play_on(people, moves=6)
            link = done(await ben.ask(type="hand-over", seat=1))["link"]
            async with Person(server.socket, ann.table_id, f"seat={link}") as phone:
                phone.keys = map(str, count(1000))  # a device knows no other's keys
                welcome = welcomed(await phone.hello())
                assert welcome["table"]["yours"] == [1]
                assert welcome["scene"]["seat"] == 1
                assert welcome["scene"]["lines"] == ben.story
                await ben.until(lambda: ben.closing)
                assert ben.closing == "moved"
                await play_on([ann, phone], moves=4)
            async with again(server, phone) as phone_again:
                assert welcomed(await phone_again.hello())["table"]["yours"] == [1]

    run(story())


def test_an_old_link_of_a_seat_never_works_again(server: Served) -> None:
    """Not even when its seat was taken away and put there anew, for somebody else."""

    async def story() -> None:
        async with gathered(server, "Ann", "Ben", "Eve", start=False) as (ann, ben, eve):
            link = done(await eve.ask(type="hand-over", seat=2))["link"]
            done(await eve.ask(type="get-up", seat=2))
            done(await ann.ask(type="arrange", seats=2, options={}, clock=None))
            done(await ann.ask(type="arrange", seats=3, options={}, clock=None))
            done(await ben.ask(type="sit", seat=2, name="Dan"))
            async with Person(server.socket, ann.table_id, f"seat={link}") as thief:
                assert refused(await thief.hello()) == "link-used"

    run(story())


def test_a_page_that_is_loaded_again_shows_everything(server: Served) -> None:
    async def story() -> None:
        async with gathered(server, "Ann", "Ben") as people:
            ann, ben = people
            await play_on(people, moves=9)
            done(await ben.ask(type="say", seat=1, text="Hello ★ 😀"))
            async with again(server, ann) as page:
                welcome = welcomed(await page.hello())
                assert ann.scene is not None
                assert welcome["scene"]["lines"] == ann.story
                assert welcome["scene"]["view"] == ann.scene["view"]
                assert [said["text"] for said in welcome["chat"]] == ["Hello ★ 😀"]
                mover = await whose_turn([page, ben])
                done(await mover.play(mover.moves[0]))
                await page.until(lambda: len(page.story) > len(welcome["scene"]["lines"]))
                done(await page.ask(type="ping"))
                done(await ann.ask(type="ping"))
                assert ann.story == page.story

    run(story())


def test_all_see_who_is_there(server: Served) -> None:
    async def story() -> None:
        async with gathered(server, "Ann", "Ben") as (ann, ben):
            assert ann.table["seats"][1] == {
                "kind": "person", "name": "Ben", "level": "", "here": True, "away": 0, "hastens": False,
            }  # fmt: skip
            async with again(server, ben) as page:
                welcomed(await page.hello())
                await ben.line.close()
                done(await ann.ask(type="ping"))
                assert ann.table["seats"][1]["here"], "another page of the same device is there"
            await ann.until(lambda: not ann.table["seats"][1]["here"])
            assert ann.table["seats"][1]["away"] > 0
            async with again(server, ben) as back:
                welcomed(await back.hello())
                await ann.until(lambda: ann.table["seats"][1]["here"])

    run(story())


def test_who_leaves_while_a_seat_moves_is_not_there(server: Served) -> None:
    async def story() -> None:
        async with gathered(server, "Ann", "Ben") as (ann, ben):
            link = done(await ben.ask(type="hand-over", seat=1))["link"]
            phone = Person(server.socket, ann.table_id, f"seat={link}")
            await phone.__aenter__()
            hello = {
                "type": "hello",
                "key": "k",
                "protocol": 1,
                "table": ann.table_id,
                "secret": f"seat={link}",
            }
            await phone.send_raw(json.dumps(hello))
            phone.line.transport.abort()
            await phone.__aexit__(None, None, None)
            await ann.until(lambda: not ann.table["seats"][1]["here"])
            done(await ann.ask(type="ping"))
            assert not ann.table["seats"][1]["here"]

    run(story())


# -- looking on ----------------------------------------------------------------------------------------------


def test_spectators_see_the_public_view(server: Served) -> None:
    async def story() -> None:
        async with gathered(server, "Ann", "Ben") as people, spectator(server, people[0]) as dan:
            welcome = welcomed(await dan.hello())
            assert welcome["table"]["yours"] == []
            assert not welcome["table"]["may_sit"]
            assert welcome["table"]["links"] == {"join": "", "watch": "", "share": ""}
            await play_on(people, moves=7)
            done(await dan.ask(type="ping"))
            assert dan.scene is not None
            assert (dan.scene["seat"], dan.scene["moves"], dan.scene["may_undo"]) == (None, [], "no")
            assert dan.story == people[0].story

    run(story())


def test_the_big_screen_stays_public_on_a_device_that_plays(server: Served) -> None:
    """Ann's device shows the table on a screen, too; people sit down, and the match begins."""

    async def story() -> None:
        async with (
            gathered(server, "Ann", start=False, seats=2) as (ann,),
            spectator(server, ann, ann.device) as screen,
            newcomer(server, ann) as ben,
        ):
            welcomed(await screen.hello(seat=0))
            welcomed(await ben.hello())
            done(await ben.ask(type="sit", seat=1, name="Ben"))
            done(await ann.ask(type="sit", seat=0, name="Anna"))
            done(await ann.ask(type="start"))
            await screen.until(lambda: screen.scene)
            await play_on([ann, ben], moves=3)
            done(await screen.ask(type="ping"))
            assert screen.scene is not None
            assert (screen.scene["seat"], screen.scene["moves"]) == (None, [])

    run(story())


def test_what_is_said_is_heard_by_all(server: Served) -> None:
    async def story() -> None:
        async with gathered(server, "Ann", "Ben") as (ann, ben), spectator(server, ann) as dan:
            welcomed(await dan.hello())
            done(await ann.ask(type="say", seat=0, text="  one \n two <b>  "))
            for person in (ann, ben, dan):
                await person.until(lambda person=person: person.chat)
                assert [(said["seat"], said["name"], said["text"]) for said in person.chat] == [
                    (0, "Ann", "one two <b>")
                ]

    run(story())


# -- idle and broken tables ----------------------------------------------------------------------------------


def test_an_idle_table_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        async with gathered(server, "Ann", "Ben", clock={"bank": 600, "bonus": 0}) as people:
            await play_on(people, moves=8)
            ann, _ = people
        await asyncio.to_thread(until_forgotten, server)
        async with again(server, ann) as page:
            welcome = welcomed(await page.hello())
            assert welcome["scene"]["lines"][: len(ann.story)] == ann.story
            await page.until(lambda: page.scene and page.scene["clock"]["running"])

    with serving(tmp_path, "--idle", "0", environment={"HAMEAU_ADMIN_TOKEN": "operator"}) as server:
        run(story(server))


def until_forgotten(server: Served) -> None:
    """The operator sees which tables are in memory."""

    async def wait() -> None:
        async with asyncio.timeout(PATIENCE):
            while live_tables(server):
                await asyncio.sleep(0.1)

    run(wait())


def live_tables(server: Served) -> list[Any]:
    live: list[Any] = get(server.address, "/api/admin", authorization="Bearer operator").json()["live"]
    return live


SPOILED = [
    b"",
    b"{",
    b"[]",
    b'{"entry":"unknown","at":0}',
    b'{"entry":"got-up","at":0,"seat":9}',
    b'{"entry":"played","at":0,"seat":0,"move":"fly","key":"k"}',
    b'{"entry":"played","at":0,"seat":7,"move":"roll","key":"k"}',
    b'{"entry":"opened","at":0,"game":"none","opener":"","seats":2,"options":{},"clock":null}',
    b'{"entry":"started","at":0,"secret":"xx","version":1,"digest":"","names":[]}',
    b'{"entry":"undone","at":0,"seat":0,"kept":-9}',
]


def test_a_broken_table_says_so_and_the_others_go_on(tmp_path: Path) -> None:
    async def fill(server: Served) -> list[Person]:
        hosts = []
        for _ in range(len(SPOILED) + 1):
            async with gathered(server, "Ann", "Ben") as people:
                await play_on(people, moves=3)
                hosts.append(people[0])
        return hosts

    async def visit(server: Served, hosts: list[Person]) -> None:
        for host, entry in zip(hosts, SPOILED, strict=False):
            async with again(server, host) as ann:
                assert refused(await ann.hello()) == "table-broken", entry
                await ann.until(lambda ann=ann: ann.closing)
                assert ann.closing == "broken"
            address = f"/api/tables/{host.table_id}/matches/1/record"
            assert get(server.address, address).status == 404
        async with again(server, hosts[-1]) as ann:
            welcomed(await ann.hello())

    with serving(tmp_path) as server:
        hosts = run(fill(server))
    for host, entry in zip(hosts, SPOILED, strict=False):
        disk.add(tmp_path, host.table_id, entry)
    with (tmp_path / "errors").open("wb") as errors, serving(tmp_path, errors=errors) as server:
        run(visit(server, hosts))
    for line in (tmp_path / "errors").read_text().splitlines():
        assert json.loads(line)["event"] == "table-broken"


def test_a_table_written_elsewhere_is_read_again(tmp_path: Path) -> None:
    """Somebody else writes to the log: the server asks its guests to come again, and nothing is lost."""

    async def story(server: Served) -> None:
        async with gathered(server, "Ann", "Ben") as (ann, _):
            table = disk.table_of(server.data, ann.table_id)
            written = entries.encode(entries.Said(table.last, 1, "from elsewhere"))
            disk.add(server.data, ann.table_id, written)
            answer = await ann.ask(type="say", seat=0, text="Hello")
            assert answer == {"type": "closing", "code": "restarting"}
            async with again(server, ann) as back:
                told = welcomed(await back.hello())
                assert [line["text"] for line in told["chat"]] == ["from elsewhere"]

    with serving(tmp_path) as server:
        run(story(server))


# -- clocks --------------------------------------------------------------------------------------------------


def test_when_time_is_up_the_usual_move_is_played(server: Served) -> None:
    async def story() -> None:
        async with gathered(server, "Ann", "Ben", clock={"bank": 0, "bonus": 0}) as (ann, ben):
            await ann.until_over()
            await ben.until_over()
            log = disk.entries_of(server.data, ann.table_id, entries.Played)
            assert {played.who for played in log} == {"clock"}

    run(story())


def test_clocks_stand_still_while_nobody_is_there(server: Served) -> None:
    async def story() -> None:
        async with gathered(server, "Ann", "Ben", clock={"bank": 600, "bonus": 0}) as people:
            ann, ben = people
            assert ann.scene is not None
            assert ann.scene["clock"]["running"] == ann.scene["waiting"]
        async with spectator(server, ann) as dan:
            await dan.hello()
            await dan.until(lambda: dan.scene and dan.scene["clock"]["running"] == [])
            async with again(server, ben) as back:
                welcomed(await back.hello())
                await dan.until(lambda: dan.scene and dan.scene["clock"]["running"])
        log = disk.logs(server.data)[ann.table_id]
        kinds = [json.loads(entry)["entry"] for entry in log]
        assert kinds.index("stopped") < kinds.index("resumed")

    run(story())


# -- the end of a server -------------------------------------------------------------------------------------


@pytest.mark.parametrize("sockets", ["picows", "websockets"])
def test_whoever_is_there_is_told_that_the_server_stops(tmp_path: Path, sockets: str) -> None:
    async def story(server: Served) -> None:
        async with gathered(server, "Ann", "Ben", bots=["master"]) as (ann, _):
            server.process.send_signal(signal.SIGINT)
            await ann.until(lambda: ann.closing)
            assert ann.closing == "restarting"

    with serving(tmp_path, "--sockets", sockets) as server:
        run(story(server))
