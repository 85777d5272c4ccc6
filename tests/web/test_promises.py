"""What docs/protocol.md promises about coming, looking and being cut off, on a real server."""

import asyncio
import json
import socket as sockets
from contextlib import suppress
from secrets import token_hex
from urllib.parse import urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from hameau import shelf
from hameau.engine.record import Verdict, verify
from hameau.web.devices import COOKIE, new_device
from tests.web.asking import get, open_table
from tests.web.gatherings import done, gathered, play_on, refused, welcomed
from tests.web.people import Person, run
from tests.web.serving import Served

PATIENCE = 60.0
FLOOD = 6000  # whole stories, more than all buffers on the way can hold


def test_the_first_message_at_a_table_is_the_welcome(server: Served) -> None:
    async def come_back() -> None:
        async with gathered(server, "Ann", "Ben", start=False) as (ann, ben):
            await ben.line.close()
            await ann.until(lambda: not ann.table["seats"][1]["here"])
            async with Person(server.socket, ben.table_id, device=ben.device) as again:
                welcome = welcomed(await again.hello())
                assert json.loads(again.heard[0])["type"] == "welcome"
                assert welcome["table"]["seats"][1]["here"]
                await ann.until(lambda: ann.table["seats"][1]["here"])

    run(come_back())


def test_who_has_no_cookie_looks_on_and_takes_no_seat(server: Served) -> None:
    async def try_to_sit() -> None:
        table, secret = open_table(server.address, new_device())
        async with Person(server.socket, table, secret, device="") as nobody:
            assert not welcomed(await nobody.hello())["table"]["yours"]
            assert refused(await nobody.ask(type="sit", seat=0, name="Eve")) == "not-invited"
            assert nobody.table["seats"][0]["name"] == ""

    run(try_to_sit())


def test_a_big_screen_shows_no_seat_although_its_device_holds_one(server: Served) -> None:
    async def watch() -> None:
        async with gathered(server, "Ann", start=False, seats=2) as (ann,):
            secret = f"watch={ann.table['links']['watch']}"
            async with Person(server.socket, ann.table_id, secret, ann.device) as screen:
                welcomed(await screen.hello())
                done(await ann.ask(type="seat-bot", seat=1, level="beginner"))
                done(await ann.ask(type="sit", seat=0, name="Anna"))
                done(await ann.ask(type="start"))
                await screen.until(lambda: screen.scene)
                assert screen.scene is not None
                assert screen.scene["seat"] is None

    run(watch())


def test_who_sits_down_between_two_matches_sees_through_that_seat(server: Served) -> None:
    async def sit_down_late() -> None:
        async with gathered(server, "Ann", bots=["beginner"]) as (ann,):
            done(await ann.ask(type="stand-in", seat=0, level="beginner"))
            await ann.until_over()
            done(await ann.ask(type="come-back", seat=0))
            async with Person(server.socket, ann.table_id, f"join={ann.table['links']['join']}") as ben:
                welcomed(await ben.hello())
                done(await ann.ask(type="get-up", seat=1))
                done(await ben.ask(type="sit", seat=1, name="Ben"))
                done(await ann.ask(type="start"))
                await ben.until(lambda: ben.scene and ben.scene["match"] == 2)
                assert ben.scene is not None
                assert ben.scene["seat"] == 1

    run(sit_down_late())


def test_what_devices_add_is_in_the_luck_of_each_match(server: Served) -> None:
    async def play_twice() -> None:
        async with gathered(server, "Ann", "Ben", start=False) as people:
            for match in (1, 2):
                shares = [await added(person, seat, match) for seat, person in enumerate(people)]
                promise = people[0].table["next_promise"]
                done(await people[0].ask(type="start"))
                await play_on(people, seed=match)
                for person in people:
                    await person.until_over()
                found = await asyncio.to_thread(verdict, server, people[0], match)
                assert found.promise == promise
                assert [one.hex() for one in found.match.shares] == shares

    run(play_twice())


async def added(person: Person, seat: int, match: int) -> str:
    """What a device adds when it has seen the promise."""
    await person.until(lambda: person.table["match"] == match - 1 and person.table["next_promise"])
    share, asked = token_hex(32), {"type": "share", "seat": seat, "match": match}
    assert refused(await person.ask(**asked, share="no")) == "wrong-share"
    assert refused(await person.ask(**asked, share=share + "00")) == "not-understood"
    done(await person.ask(**asked, share=share))
    assert refused(await person.ask(**asked, share=token_hex(32))) == "already-shared"
    return share


def verdict(server: Served, person: Person, match: int) -> Verdict:
    path = f"/api/tables/{person.table_id}/matches/{match}/record"
    record = get(server.address, path, cookie=f"{COOKIE}={person.device}")
    return verify(record.body.decode(), shelf.game)


def test_who_plays_against_bots_adds_to_the_luck_before_it_starts(server: Served) -> None:
    async def play() -> None:
        device = new_device()
        wanted = {"seats": 3, "name": "Ann", "level": "beginner", "waits": True}
        table, _ = await asyncio.to_thread(open_table, server.address, device, **wanted)
        async with Person(server.socket, table, device=device) as ann:
            welcomed(await ann.hello())
            await ann.until(lambda: ann.table["next_promise"])
            assert ann.table["phase"] == "open"
            done(await ann.ask(type="share", seat=0, match=1, share="ab" * 32))
            done(await ann.ask(type="start"))
            await ann.until(lambda: ann.table["phase"] == "playing")

    run(play())


def test_who_reads_too_slowly_is_cut_off_and_may_come_back(patient: Served) -> None:
    async def listen_to_nothing() -> None:
        device = new_device()
        table, _ = open_table(patient.address, device, seats=2, name="Ann", level="beginner")
        line = await connect(
            patient.socket,
            additional_headers={"cookie": f"{COOKIE}={device}"},
            sock=narrow(patient.address),
            max_queue=1,
            ping_interval=None,
        )
        with suppress(ConnectionClosed):
            await line.send(json.dumps({"type": "hello", "key": "a", "protocol": 1, "table": table}))
            for number in range(FLOOD):
                await line.send(json.dumps({"type": "look", "key": str(number), "seat": 0}))
        async with asyncio.timeout(PATIENCE):
            with suppress(ConnectionClosed):
                while True:  # what was on its way, and then the end
                    await line.recv()
        async with Person(patient.socket, table, device=device) as again:
            welcomed(await again.hello())

    run(listen_to_nothing())


def narrow(address: str) -> sockets.socket:
    """A connection that holds little."""
    line = sockets.socket()
    line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    host = urlsplit(address)
    line.connect((host.hostname, host.port))
    line.setblocking(False)
    return line
