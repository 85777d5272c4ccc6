"""Malformed, oversized, stale, repeated and forged messages are refused, answered, and change nothing."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from hameau.tables import entries
from hameau.tables.wire import PROTOCOL
from hameau.web.settings import Settings
from tests.web import disk
from tests.web.gatherings import done, gathered, refused, welcomed, whose_turn
from tests.web.people import Message, Person, run
from tests.web.serving import Served

WRONG_SECRET = "A" * 22
NOWHERE = "a" * 12


@asynccontextmanager
async def nothing_changes(server: Served) -> AsyncIterator[None]:
    before = disk.rows(server.data)
    yield
    assert disk.rows(server.data) == before


async def refused_and_unchanged(server: Served, person: Person, **message: Any) -> str:
    """The code with which it is refused, once, and nothing has changed."""
    async with nothing_changes(server):
        answer = await person.ask(**message)
        code = refused(answer)
        await person.ask(type="ping")
    assert sum(answer["key"] in str(one) for one in map(json.loads, person.heard[-2:])) == 1
    return code


# -- malformed ---------------------------------------------------------------------------------------------

MALFORMED = [
    b"",
    b" ",
    b"{",
    b"[]",
    b"null",
    b"17",
    b'"ping"',
    b"\x00",
    b"\xff\xfe\x00",
    b"\xef\xbb\xbf{}",
    b'{"type":"ping","key":"\xff"}',
    b'{"type":"ping"}',
    b'{"key":"k"}',
    b'{"type":"PING","key":"k"}',
    b'{"type":["ping"],"key":"k"}',
    b'{"type":"ping","key":"k"} {"type":"ping","key":"l"}',
    b'{"type":"ping","key":"k","more":1}',
    b'{"type":"ping","key":""}',
    b'{"type":"ping","key":7}',
    b'{"type":"ping","key":null}',
    b'{"type":"ping","key":"' + b"k" * 41 + b'"}',
    b'{"type":"ping","key":"\\ud800"}',
    b'{"type":"sit","key":"k","seat":-1,"name":"Ann"}',
    b'{"type":"sit","key":"k","seat":32,"name":"Ann"}',
    b'{"type":"sit","key":"k","seat":0.5,"name":"Ann"}',
    b'{"type":"sit","key":"k","seat":"0","name":"Ann"}',
    b'{"type":"sit","key":"k","seat":true,"name":"Ann"}',
    b'{"type":"sit","key":"k","seat":1e999,"name":"Ann"}',
    b'{"type":"sit","key":"k","seat":0,"name":7}',
    b'{"type":"sit","key":"k","seat":0,"name":"' + b"x" * 81 + b'"}',
    b'{"type":"sit","key":"k","seat":' + b"9" * 6000 + b',"name":"Ann"}',
    b'{"type":"hello","key":"k","table":"aaaaaaaaaaaa","protocol":' + b"9" * 6000 + b"}",
    b'{"type":"move","key":"k","seat":0,"match":1,"number":2147483648,"move":"roll"}',
    b'{"type":"move","key":"k","seat":0,"match":1,"number":-1,"move":"roll"}',
    b'{"type":"move","key":"k","seat":0,"match":1,"number":NaN,"move":"roll"}',
    b'{"type":"move","key":"k","seat":0,"match":1,"number":0,"move":"' + b"r" * 81 + b'"}',
    b'{"type":"move","key":"k","seat":0,"match":1,"number":0,"move":null}',
    b'{"type":"arrange","key":"k","seats":2,"options":[],"clock":null}',
    b'{"type":"arrange","key":"k","seats":2,"options":{"boards":1},"clock":null}',
    b'{"type":"arrange","key":"k","seats":2,"options":{},"clock":{"bank":-1,"bonus":0}}',
    b'{"type":"arrange","key":"k","seats":2,"options":{},"clock":{"bank":86401,"bonus":0}}',
    b'{"type":"arrange","key":"k","seats":2,"options":{},"clock":{"bank":1,"bonus":0,"more":0}}',
    b'{"type":"answer-undo","key":"k","seat":0,"agree":"yes"}',
    b'{"type":"say","key":"k","seat":0,"text":"' + b"x" * 1601 + b'"}',
    b'{"type":"hello","key":"k","protocol":1,"table":"../../etc"}',
    b'{"type":"played","key":"k","seat":0,"move":"roll","at":0}',
    b'{"type":"welcome","key":"k"}',
    b'{"key":' * 1000 + b"1" + b"}" * 1000,
    b"[" * 8000,
]


@pytest.mark.parametrize("binary", [True, False], ids=["binary", "text"])
def test_what_is_not_understood_is_answered_once(patient: Served, binary: bool) -> None:
    async def story() -> None:
        async with gathered(patient, "Ann", bots=["beginner"], start=False) as (ann,):
            for data in MALFORMED:
                if binary or is_text(data):
                    await answered_once(patient, ann, data, binary)

    run(story())


def is_text(data: bytes) -> bool:
    """A text frame that is no text ends the connection: that is tried below."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


async def answered_once(server: Served, person: Person, data: bytes, binary: bool) -> None:
    heard = len(person.heard)
    async with nothing_changes(server):
        await person.send_raw(data if binary else data.decode())
        await person.until(lambda: len(person.heard) > heard or person.closing)
        done(await person.ask(type="ping"))
    answers = [json.loads(one) for one in person.heard[heard:]][:-1]
    assert [answer["code"] for answer in answers] == ["not-understood"], (data[:80], answers)
    assert answers[0]["key"] in ("", "k"), data[:80]


def test_the_key_of_a_message_that_is_not_understood_is_given_back(either: Served) -> None:
    async def story() -> None:
        async with gathered(either, "Ann", bots=["beginner"], start=False) as (ann,):
            assert refused(await ann.ask(type="fly", key="mine")) == "not-understood"
            assert refused(await ann.ask(type="move", key="other", seat=0)) == "not-understood"

    run(story())


@pytest.mark.parametrize("binary", [True, False], ids=["binary", "text"])
def test_an_oversized_message_ends_the_connection_and_nothing_else(either: Served, binary: bool) -> None:
    async def story() -> None:
        async with gathered(either, "Ann", "Ben") as (ann, ben):
            text = json.dumps({"type": "say", "key": "k", "seat": 0, "text": "x" * Settings.largest_message})
            async with nothing_changes(either):
                await ann.send_raw(text.encode() if binary else text)
                await ann.until(lambda: ann.closing)
                await ann.line.wait_closed()
                done(await ben.ask(type="ping"))
            assert ann.line.close_code == 1009, ann.line.close_code
            async with Person(either.socket, ann.table_id, device=ann.device) as again:
                assert welcomed(await again.hello())["scene"]["seat"] == 0

    run(story())


def test_the_largest_message_is_still_understood(either: Served) -> None:
    async def story() -> None:
        async with gathered(either, "Ann", bots=["beginner"]) as (ann,):
            text = json.dumps({"type": "ping", "key": "k"})
            await ann.send_raw(text + " " * (Settings.largest_message - len(text)))
            await ann.until(lambda: "k" in ann.answers)
            done(ann.answers.pop("k"))

    run(story())


def test_a_message_may_come_in_pieces(either: Served) -> None:
    async def story() -> None:
        async with gathered(either, "Ann", bots=["beginner"]) as (ann,):
            await ann.line.send(['{"type":', '"ping",', '"key":"pieces"}'])
            await ann.until(lambda: "pieces" in ann.answers)
            done(ann.answers.pop("pieces"))

    run(story())


# -- before hello ------------------------------------------------------------------------------------------


def test_nothing_can_be_asked_before_hello(either: Served) -> None:
    async def story() -> None:
        async with gathered(either, "Ann", "Ben") as (ann, _), newcomer(either, ann) as eve:
            for message in ({"type": "ping"}, {"type": "start"}, {"type": "look", "seat": 0}):
                assert await refused_and_unchanged(either, eve, **message) == "hello-first"

    run(story())


def newcomer(server: Served, host: Person, secret: str = "", device: str | None = None) -> Person:
    """Somebody else who knows the address of the table."""
    return Person(server.socket, host.table_id, secret, device)


def test_hello_is_said_once(either: Served) -> None:
    async def story() -> None:
        async with gathered(either, "Ann", bots=["beginner"]) as (ann,):
            assert refused(await ann.hello()) == "hello-again"
            assert refused(await ann.hello(table=NOWHERE)) == "hello-again"
            assert refused(await ann.hello(protocol=PROTOCOL + 1)) == "hello-again"
            done(await ann.ask(type="ping"))

    run(story())


def test_two_hellos_at_once_are_one(either: Served) -> None:
    async def story() -> None:
        async with (
            gathered(either, "Ann", bots=["beginner"]) as (ann,),
            newcomer(either, ann, ann.secret) as eve,
        ):
            hello = {"type": "hello", "protocol": PROTOCOL, "table": ann.table_id, "secret": ann.secret}
            await eve.send_raw(json.dumps({**hello, "key": "a"}))
            await eve.send_raw(json.dumps({**hello, "key": "b"}))
            await eve.until(lambda: len(eve.answers) == 2)
            assert sorted(answer["type"] for answer in eve.answers.values()) == ["refused", "welcome"]

    run(story())


@pytest.mark.parametrize("protocol", [0, -1, PROTOCOL + 1, 10**18])
def test_another_protocol_is_told_so(either: Served, protocol: int) -> None:
    async def story() -> None:
        async with Person(either.socket, NOWHERE) as ann:
            assert refused(await ann.hello(protocol=protocol)) == "old-protocol"
            await ann.until(lambda: ann.closing)
            assert ann.closing == "old-protocol"

    run(story())


def test_a_table_that_one_may_not_see_does_not_exist(either: Served) -> None:
    async def story() -> None:
        async with gathered(either, "Ann", "Ben") as (ann, _), gathered(either, "Eve", "Dan") as (eve, _):
            links = ann.table["links"]
            nowhere = await heard_at(either, NOWHERE, "")
            for secret in (
                "",
                "join=",
                "watch=",
                f"join={WRONG_SECRET}",
                f"watch={WRONG_SECRET}",
                f"join={links['watch']}",
                f"watch={links['join']}",
                f"share={links['join']}",
                links["join"],
                f"JOIN={links['join']}",
                f"join={links['join']} ",
                f"join={eve.table['links']['join']}",
                f"watch={eve.table['links']['watch']}",
                "join=é\u0000★",
            ):
                async with nothing_changes(either):
                    assert await heard_at(either, ann.table_id, secret) == nowhere, secret

    run(story())


async def heard_at(server: Served, table: str, secret: str, device: str | None = None) -> list[bytes]:
    """All that somebody hears who says hello."""
    async with Person(server.socket, table, secret, device) as person:
        assert refused(await person.hello()) == "no-such-table"
        await person.until(lambda: person.closing == "not-found")
        await person.line.wait_closed()
    return person.heard


@pytest.mark.parametrize("secret", [f"seat={WRONG_SECRET}", "seat=", "seat=é"])
def test_a_wrong_link_of_a_seat_is_refused(either: Served, secret: str) -> None:
    async def story() -> None:
        async with gathered(either, "Ann", "Ben") as (ann, _), newcomer(either, ann, secret) as eve:
            async with nothing_changes(either):
                assert refused(await eve.hello()) == "link-used"
            await eve.until(lambda: eve.closing)

    run(story())


def test_the_link_of_a_seat_moves_it_once(either: Served) -> None:
    async def story() -> None:
        async with gathered(either, "Ann", "Ben") as (ann, ben):
            link = f"seat={done(await ben.ask(type='hand-over', seat=1))['link']}"
            async with newcomer(either, ann, link) as phone:
                assert welcomed(await phone.hello())["table"]["yours"] == [1]
                async with nothing_changes(either), newcomer(either, ann, link) as eve:
                    assert refused(await eve.hello()) == "link-used"
                async with nothing_changes(either), newcomer(either, ann, "", ben.device) as old:
                    assert refused(await old.hello()) == "no-such-table"

    run(story())


# -- forged ------------------------------------------------------------------------------------------------

PLAYING: list[tuple[Message, str]] = [  # what Ann may not do during a match with Ben, and the code
    ({"type": "move", "seat": 1, "match": 1, "number": 0, "move": "roll"}, "not-yours"),
    ({"type": "move", "seat": 2, "match": 1, "number": 0, "move": "roll"}, "no-such-seat"),
    ({"type": "move", "seat": 31, "match": 1, "number": 0, "move": "roll"}, "no-such-seat"),
    ({"type": "move", "seat": 0, "match": 1, "number": 1, "move": "roll"}, "stale"),
    ({"type": "move", "seat": 0, "match": 0, "number": 0, "move": "roll"}, "stale"),
    ({"type": "move", "seat": 0, "match": 2, "number": 0, "move": "roll"}, "stale"),
    ({"type": "move", "seat": 0, "match": 2**31 - 1, "number": 2**31 - 1, "move": "roll"}, "stale"),
    ({"type": "look", "seat": 1}, "not-yours"),
    ({"type": "look", "seat": 2}, "not-yours"),
    ({"type": "hand-over", "seat": 1}, "not-yours"),
    ({"type": "hand-over", "seat": 9}, "not-yours"),
    ({"type": "say", "seat": 1, "text": "I am Ben"}, "not-yours"),
    ({"type": "say", "seat": 5, "text": "I am nobody"}, "no-such-seat"),
    ({"type": "say", "seat": 0, "text": " \t\n "}, "nothing-said"),
    ({"type": "say", "seat": 0, "text": "a\u0000b"}, "nothing-said"),
    ({"type": "say", "seat": 0, "text": "x" * 401}, "said-too-much"),
    ({"type": "ask-undo", "seat": 1}, "not-yours"),
    ({"type": "ask-undo", "seat": 0}, "nothing-to-undo"),
    ({"type": "answer-undo", "seat": 0, "agree": True}, "nobody-asks"),
    ({"type": "answer-undo", "seat": 1, "agree": True}, "not-yours"),
    ({"type": "come-back", "seat": 1}, "not-yours"),
    ({"type": "stand-in", "seat": 1, "level": "steady"}, "still-here"),
    ({"type": "stand-in", "seat": 0, "level": "divine"}, "no-such-level"),
    ({"type": "stand-in", "seat": 4, "level": "steady"}, "no-such-seat"),
    ({"type": "sit", "seat": 1, "name": "Ann"}, "already-started"),
    ({"type": "sit", "seat": 0, "name": "Eve"}, "already-started"),
    ({"type": "sit", "seat": 2, "name": "Ann"}, "no-such-seat"),
    ({"type": "get-up", "seat": 0}, "already-started"),
    ({"type": "get-up", "seat": 1}, "already-started"),
    ({"type": "seat-bot", "seat": 1, "level": "steady"}, "already-started"),
    ({"type": "arrange", "seats": 3, "options": {}, "clock": None}, "already-started"),
    ({"type": "start"}, "already-started"),
]


def test_what_one_may_not_do_during_a_match(patient: Served) -> None:
    async def story() -> None:
        async with gathered(patient, "Ann", "Ben") as (ann, _):
            for message, code in PLAYING:
                assert await refused_and_unchanged(patient, ann, **message) == code, message

    run(story())


def test_only_who_waits_moves_and_only_by_the_rules(either: Served) -> None:
    async def story() -> None:
        async with gathered(either, "Ann", "Ben") as people:
            mover = await whose_turn(people)
            other = people[people[0] is mover]
            for text in ("", "fly", "roll\u0000", "star a1", "é★", "0", "x" * 80):
                async with nothing_changes(either):
                    answer = await mover.play(text)
                    assert refused(answer) == "no-such-move" or answer["rule"], answer
            async with nothing_changes(either):
                assert refused(await other.play(mover.moves[0])) == "not-your-turn"
            done(await mover.play(mover.moves[0]))

    run(story())


def test_who_asks_why_not_is_told_the_rule_and_nothing_changes(either: Served) -> None:
    async def story() -> None:
        async with gathered(either, "Ann", "Ben") as people:
            mover = await whose_turn(people)
            other = people[people[0] is mover]

            async def why(person: Person, move: str, **changes: Any) -> Message:
                assert person.scene is not None
                asked = {name: person.scene[name] for name in ("seat", "match", "number")} | changes
                heard = [len(one.heard) for one in people]
                async with nothing_changes(either):
                    answer = await person.ask(type="ask-why", move=move, **asked)
                for one in people:
                    done(await one.ask(type="ping"))
                news = [len(one.heard) - before - 1 for one, before in zip(people, heard, strict=True)]
                assert news == [int(one is person) for one in people], "nobody else hears of it"
                return answer

            answer = await why(mover, "c3")
            assert (refused(answer), answer["rule"]) == ("roll-or-out", "4.2")
            assert refused(await why(mover, "fly")) == "no-such-move"
            assert refused(await why(mover, "c3", number=7)) == "stale"
            assert refused(await why(other, "c3")) == "not-your-turn"
            done(await why(mover, "roll"))  # it may be played, and is not
            done(await mover.play("roll"))

    run(story())


LOOKING_ON: list[tuple[Message, str]] = [  # what a spectator may not do
    ({"type": "sit", "seat": 2, "name": "Eve"}, "not-invited"),
    ({"type": "sit", "seat": 0, "name": "Eve"}, "not-invited"),
    ({"type": "get-up", "seat": 0}, "not-the-host"),
    ({"type": "get-up", "seat": 1}, "not-the-host"),
    ({"type": "seat-bot", "seat": 2, "level": "steady"}, "not-the-host"),
    ({"type": "seat-bot", "seat": 1, "level": "steady"}, "not-the-host"),
    ({"type": "arrange", "seats": 2, "options": {}, "clock": None}, "not-the-host"),
    ({"type": "start"}, "not-the-host"),
    ({"type": "say", "seat": 0, "text": "hello"}, "not-yours"),
    ({"type": "say", "seat": 2, "text": "hello"}, "not-yours"),
    ({"type": "look", "seat": 0}, "not-yours"),
    ({"type": "look", "seat": 1}, "not-yours"),
    ({"type": "look", "seat": 2}, "not-yours"),
    ({"type": "hand-over", "seat": 0}, "not-yours"),
    ({"type": "hand-over", "seat": 1}, "not-yours"),
    ({"type": "move", "seat": 0, "match": 0, "number": 0, "move": "roll"}, "not-yours"),
    ({"type": "move", "seat": 1, "match": 0, "number": 0, "move": "roll"}, "not-yours"),
    ({"type": "ask-why", "seat": 1, "match": 0, "number": 0, "move": "roll"}, "not-yours"),
    ({"type": "ask-undo", "seat": 1}, "not-yours"),
    ({"type": "come-back", "seat": 1}, "not-yours"),
    ({"type": "stand-in", "seat": 0, "level": "steady"}, "not-started"),
]


@pytest.mark.parametrize("device", [None, ""], ids=["with a cookie", "without"])
def test_a_spectator_changes_nothing(either: Served, device: str | None) -> None:
    """Ann's table, with a bot on the second seat and nobody on the third."""

    async def story() -> None:
        async with gathered(either, "Ann", bots=["beginner"], start=False, seats=3) as (ann,):
            watch = f"watch={ann.table['links']['watch']}"
            async with newcomer(either, ann, watch, device) as eve:
                welcomed(await eve.hello())
                for message, code in LOOKING_ON:
                    assert await refused_and_unchanged(either, eve, **message) == code, message

    run(story())


def test_who_has_no_device_cannot_sit_down(either: Served) -> None:
    async def story() -> None:
        async with (
            gathered(either, "Ann", bots=["beginner"], start=False, seats=3) as (ann,),
            newcomer(either, ann, ann.secret, "") as eve,
        ):
            welcomed(await eve.hello())
            code = await refused_and_unchanged(either, eve, type="sit", seat=2, name="Eve")
            assert code == "not-invited"

    run(story())


def test_who_is_not_the_host_arranges_nothing(either: Served) -> None:
    async def story() -> None:
        async with gathered(either, "Ann", "Ben", bots=["beginner"], start=False, seats=4) as (_, ben):
            for message in (
                {"type": "start"},
                {"type": "get-up", "seat": 0},
                {"type": "get-up", "seat": 2},
                {"type": "seat-bot", "seat": 3, "level": "steady"},
                {"type": "seat-bot", "seat": 2, "level": "steady"},
                {"type": "arrange", "seats": 2, "options": {}, "clock": None},
            ):
                assert await refused_and_unchanged(either, ben, **message) == "not-the-host", message

    run(story())


@pytest.mark.parametrize(
    "origin", ["https://elsewhere.example", "http://127.0.0.1", "null", "http://[", "é", "http://"]
)
def test_a_page_of_another_site_gets_no_socket(either: Served, origin: str) -> None:
    async def story() -> None:
        with pytest.raises(InvalidStatus) as error:
            await connect(either.socket, additional_headers={"origin": origin}, compression=None)
        assert error.value.response.status_code == 403

    run(story())


def test_a_page_of_this_server_gets_its_socket(either: Served) -> None:
    async def story() -> None:
        headers = {"origin": either.address}
        async with connect(either.socket, additional_headers=headers, compression=None) as line:
            await line.send('{"type":"ping","key":"k"}')
            assert json.loads(await line.recv())["code"] == "hello-first"

    run(story())


@pytest.mark.parametrize("path", ["/sockets", "/socket/", "/", "/api/games", "/socket/../socket"])
def test_other_addresses_have_no_socket(either: Served, path: str) -> None:
    async def story() -> None:
        with pytest.raises(InvalidStatus):
            await connect(either.socket.removesuffix("/socket") + path, compression=None)

    run(story())


# -- repeated ----------------------------------------------------------------------------------------------


def test_a_move_that_is_sent_again_is_played_once(either: Served) -> None:
    async def story() -> None:
        async with gathered(either, "Ann", "Ben") as people:
            mover = await whose_turn(people)
            assert mover.scene is not None
            scene, move = mover.scene, mover.moves[0]
            first = {"seat": scene["seat"], "match": scene["match"], "number": scene["number"], "move": move}
            done(await mover.ask(type="move", key="once", **first))
            async with nothing_changes(either):
                done(await mover.ask(type="move", key="once", **first))
                done(await mover.ask(type="move", key="once", **{**first, "move": f" {move.upper()} "}))
                another = await mover.ask(type="move", key="once", **{**first, "move": "another"})
                assert refused(another) == "key-used"
                done(await mover.ask(type="move", key="once", **{**first, "number": 99}))
                assert refused(await mover.ask(type="move", key="twice", **first)) == "stale"

    run(story())


def test_the_same_move_sent_many_times_at_once_is_played_once(either: Served) -> None:
    async def story() -> None:
        async with gathered(either, "Ann", "Ben") as people:
            mover = await whose_turn(people)
            assert mover.scene is not None
            before = len(disk.rows(either.data))
            seat, match, number = (mover.scene[name] for name in ("seat", "match", "number"))
            move = {"type": "move", "seat": seat, "match": match, "number": number, "move": mover.moves[0]}
            heard = len(mover.heard)
            for _ in range(10):
                await mover.send_raw(json.dumps({**move, "key": "same"}))
            done(await mover.ask(type="ping"))
            await mover.until(lambda: count_answers(mover.heard[heard:], "same") == 10)
            assert all(json.loads(one)["type"] == "done" for one in mover.heard[heard:] if b'"same"' in one)
            assert len(disk.rows(either.data)) == before + 1

    run(story())


def count_answers(heard: list[bytes], key: str) -> int:
    return sum(json.loads(one).get("key") == key for one in heard)


@pytest.mark.parametrize("key", ["bot", "clock", "person", "k"])
def test_no_key_is_taken_before_it_was_used(either: Served, key: str) -> None:
    """A bot played for Ann before: her own move with any key is still a move."""

    async def story() -> None:
        async with gathered(either, "Ann", bots=["beginner"]) as (ann,):
            await ann.until(lambda: ann.moves)
            done(await ann.ask(type="stand-in", seat=0, level="beginner"))
            number = ann.scene["number"] if ann.scene else 0
            await ann.until(lambda: ann.scene and ann.scene["number"] > number + 1)
            done(await ann.ask(type="come-back", seat=0))
            await ann.until(lambda: ann.moves or ann.table["phase"] == "over")
            if ann.moves:
                done(await ann.play(ann.moves[0], key=key))
                played = disk.entries_of(either.data, ann.table_id, entries.Played)
                assert any(one.key == key and one.who == "person" for one in played), "it was not played"

    run(story())


# -- too fast ----------------------------------------------------------------------------------------------


def test_who_is_too_fast_is_told_so(either: Served) -> None:
    async def story() -> None:
        async with gathered(either, "Ann", "Ben") as (ann, ben):
            keys = [f"fast-{number}" for number in range(85)]
            for key in keys[:50]:  # questions count as well
                asked = {"type": "ask-why", "seat": 0, "match": 1, "number": 9, "move": "c3"}
                await ann.send_raw(json.dumps({**asked, "key": key}))
            for key in keys[50:]:
                await ann.send_raw(json.dumps({"type": "ping", "key": key}))
            await ann.until(lambda: keys[-1] in ann.answers)
            said = [answer for answer in map(json.loads, ann.heard) if answer.get("key") in set(keys)]
            assert [answer["key"] for answer in said] == keys, "each was answered once, in order"
            assert {answer.get("code") for answer in said[:40]} == {"stale"}
            assert said[-1]["code"] == "too-fast"
            done(await ben.ask(type="ping"))

    run(story())


def test_who_does_not_slow_down_is_sent_away(either: Served) -> None:
    async def story() -> None:
        async with gathered(either, "Ann", "Ben") as (ann, ben):
            for _ in range(2000):
                if (await ann.ask(type="ping"))["type"] == "closing" or ann.closing:
                    break
            assert ann.closing == "too-fast"
            done(await ben.ask(type="ping"))

    run(story())


def test_a_table_has_room_for_so_many_devices(either: Served) -> None:
    async def story() -> None:
        async with gathered(either, "Ann", bots=["beginner"], start=False) as (ann,):
            others = [newcomer(either, ann, ann.secret) for _ in range(Settings.most_sockets)]
            try:
                for other in others[:-1]:
                    await other.__aenter__()
                    welcomed(await other.hello())
                await others[-1].__aenter__()
                assert refused(await others[-1].hello()) == "table-full"
            finally:
                for other in others:
                    if hasattr(other, "reading"):
                        await other.__aexit__(None, None, None)

    run(story())


# -- whatever comes ----------------------------------------------------------------------------------------

Usual = settings(
    max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture], database=None
)
seats = some.integers(0, 4) | some.integers(0, 31)
texts = some.text(max_size=60) | some.sampled_from(["Ann", "Ben", "roll", "out", "skip", "a1", "star a1"])
levels = some.sampled_from(["beginner", "steady", "strong", "", "★"])
counts = some.integers(0, 3) | some.integers(0, 2**31 - 1)
clocks = some.none() | some.fixed_dictionaries(
    {"bank": some.integers(0, 86_400), "bonus": some.integers(0, 3600)}
)


def saying(kind: str, **fields: some.SearchStrategy[Any]) -> some.SearchStrategy[Message]:
    return some.fixed_dictionaries({"type": some.just(kind), **fields})


well_typed = some.one_of(
    saying("ping"),
    saying("start"),
    saying("look", seat=some.none() | seats),
    saying("sit", seat=seats, name=some.text(max_size=30) | some.sampled_from(["Ann", "Ben"])),
    saying("get-up", seat=seats),
    saying("seat-bot", seat=seats, level=levels),
    saying(
        "arrange",
        seats=seats,
        options=some.dictionaries(some.sampled_from(["boards", "x"]), some.sampled_from(["random", "y"])),
        clock=clocks,
    ),
    saying("move", seat=seats, match=counts, number=counts, move=texts),
    saying("ask-why", seat=seats, match=counts, number=counts, move=texts),
    saying("ask-undo", seat=seats),
    saying("answer-undo", seat=seats, agree=some.booleans()),
    saying("stand-in", seat=seats, level=levels),
    saying("come-back", seat=seats),
    saying("hand-over", seat=seats),
    saying("say", seat=seats, text=texts),
    saying("hello", protocol=some.integers(0, 2), table=some.just(NOWHERE), secret=some.text(max_size=64)),
)
fields = some.sampled_from(["type", "key", "seat", "move", "match", "number", "name", "text", "options"])
documents = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text(max_size=20),
    lambda inner: (
        some.lists(inner, max_size=4) | some.dictionaries(some.text(max_size=8) | fields, inner, max_size=6)
    ),
    max_leaves=20,
)
nonsense = (
    some.binary(max_size=300)
    | some.text(max_size=300).map(lambda text: text.encode())
    | documents.map(lambda value: json.dumps(value).encode())
)


@Usual
@given(messages=some.lists(well_typed, min_size=10, max_size=60))
def test_every_well_typed_message_gets_one_answer(patient: Served, messages: list[Message]) -> None:
    async def story() -> None:
        async with gathered(patient, "Ann", "Ben", start=False, seats=3) as (ann, ben):
            for number, message in enumerate(messages):
                person = (ann, ben)[number % 2]
                await person.send_raw(json.dumps({**message, "key": f"m{number}"}))
            for person in (ann, ben):
                done(await person.ask(type="ping"))
            await ann.until(lambda: answered(ann, len(messages), 0))
            await ben.until(lambda: answered(ben, len(messages), 1))
            for person in (ann, ben):
                done(await person.ask(type="ping"))
                assert person.closing is None
                for number in range(len(messages)):
                    assert count_answers(person.heard, f"m{number}") == (person is (ann, ben)[number % 2])
            assert disk.table_of(patient.data, ann.table_id).sequence == len(
                disk.logs(patient.data)[ann.table_id]
            )

    run(story())


def answered(person: Person, messages: int, first: int) -> bool:
    return all(f"m{number}" in person.answers for number in range(first, messages, 2))


@Usual
@given(messages=some.lists(nonsense, min_size=20, max_size=80))
def test_whatever_bytes_come_each_message_gets_one_answer(patient: Served, messages: list[bytes]) -> None:
    async def story() -> None:
        async with gathered(patient, "Ann", "Ben") as (ann, _):
            async with nothing_changes(patient):
                heard = len(ann.heard)
                for data in messages:
                    await ann.send_raw(data)
                done(
                    await ann.ask(type="ping")
                )  # answered after all of them; the table may have news meanwhile
            answers = [told for told in map(json.loads, ann.heard[heard:]) if told["type"] == "refused"]
            assert [answer["code"] for answer in answers] == ["not-understood"] * len(messages)

    run(story())


@pytest.mark.parametrize("data", [b"\xff\xfe", b'{"type":"ping","key":"\xff"}', b"\xed\xa0\x80"])
def test_a_text_frame_that_is_no_text_ends_the_connection(either: Served, data: bytes) -> None:
    async def story() -> None:
        async with gathered(either, "Ann", "Ben") as (ann, ben):
            await ann.line.send(data, text=True)
            await ann.until(lambda: ann.closing)
            done(await ben.ask(type="ping"))

    run(story())
