"""Every secret is searched for in every byte that goes to somebody who may not know it."""

from __future__ import annotations

import asyncio
import json
import shutil
from base64 import b64encode, urlsafe_b64encode
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

import pytest

from hameau.engine.luck import secret_from_seed
from hameau.tables.links import Links, device_hash
from hameau.web import folder
from hameau.web.devices import COOKIE, new_device
from tests.web import disk
from tests.web.asking import Answer, ask, get, post_table
from tests.web.gatherings import done, gathered, play_on, refused, welcomed
from tests.web.hidden.games import canary
from tests.web.hidden.toy_server import KEY, serving_toys
from tests.web.people import Person, run
from tests.web.serving import Served
from tests.web.test_messages import MALFORMED

ADMIN = "the-operators-own-token-4711"
CHAT = "nobody-else-reads-this"
SECRETS = [secret_from_seed(seed).hex() for seed in range(5)]
TURNS = range(6)  # how often a seat changes hands here, at most
SEATS = 3


@dataclass
class Evening:
    """All that was sent to whom during a match, and what lies on disk."""

    table: str
    devices: list[str]  # of the seats
    phone: str  # to which the last seat moved
    heard: dict[str, bytes] = field(default_factory=dict)
    answers: dict[str, bytes] = field(default_factory=dict)
    errors: bytes = b""
    data: Path = Path()
    link: str = ""  # that moved the seat
    links: dict[str, str] = field(default_factory=dict)


# -- one evening, with everything that can be done -----------------------------------------------------------


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    data = tmp_path_factory.mktemp("evening")
    with watched(data) as server:
        lived = run(live(server))
    lived.data = data
    spoiled = tmp_path_factory.mktemp("spoiled")
    shutil.copytree(data, spoiled, dirs_exist_ok=True)
    spoil(spoiled, lived.table)
    with watched(spoiled) as server:
        run(meet_a_broken_table(server, lived))
    lived.errors = b"".join((place / "errors").read_bytes() for place in (data, spoiled))
    return lived


@contextmanager
def watched(data: Path) -> Iterator[Served]:
    with (data / "errors").open("wb") as errors, serving_toys(data, SECRETS, errors, ADMIN) as server:
        yield server


async def live(server: Served) -> Evening:
    async with gathered(server, "Ann", "Ben", "Eve", game="canary") as people:
        ann, ben, eve = people
        lived = Evening(ann.table_id, [person.device for person in people], new_device())
        lived.links = dict(ann.table["links"])
        watch = f"watch={lived.links['watch']}"
        async with Person(server.socket, lived.table, watch) as dan:
            welcomed(await dan.hello())
            await misbehave([*people, dan])
            await play_on(people, moves=4)
            await take_back(people)
            done(await ann.ask(type="say", seat=0, text=CHAT))
            lived.answers["before the end"] = await knock(server, lived)
            lived.link = done(await eve.ask(type="hand-over", seat=2))["link"]
            async with Person(server.socket, lived.table, f"seat={lived.link}", lived.phone) as phone:
                phone.keys = map(str, count(1000))  # a device knows no other's keys
                welcomed(await phone.hello())
                lived.heard["Eve"] = b"\n".join(eve.heard)
                await misbehave([phone])
                await play_on([ann, ben, phone])
                await asyncio.sleep(0)
                lived.answers["after the end"] = await knock(server, lived)
                lived.heard["phone"] = b"\n".join(phone.heard)
            lived.heard["Dan"] = b"\n".join(dan.heard)
        lived.links |= ann.table["links"]
        lived.heard |= {"Ann": b"\n".join(ann.heard), "Ben": b"\n".join(ben.heard)}
        return lived


async def misbehave(people: Iterable[Person]) -> None:
    """Whatever is wrong is answered: the answers are listened to, too."""
    for person in people:
        for data in MALFORMED:
            await person.send_raw(data)
        for seat in range(SEATS + 1):
            for kind in ("look", "hand-over", "ask-undo", "come-back", "get-up"):
                if seat not in person.table["yours"]:
                    refused(await person.ask(type=kind, seat=seat))
            for text in ("fly", "pass", "play fig"):
                await person.ask(type="move", seat=seat, match=9, number=9, move=text)
        if person.scene and person.scene["seat"] is not None:
            refused(await person.play("fly"))


async def take_back(people: list[Person]) -> None:
    """One asks, all others agree."""
    asker = next(person for person in people if person.scene and person.scene["may_undo"] != "no")
    done(await asker.ask(type="ask-undo", seat=people.index(asker)))
    for seat in (asker.table["undo"] or {"asked": []})["asked"]:
        done(await people[seat].ask(type="answer-undo", seat=seat, agree=True))


async def knock(server: Served, lived: Evening) -> bytes:
    """What strangers are answered."""
    return await asyncio.to_thread(lambda: b"\n".join(map(in_full, strangers(server.address, lived.table))))


def strangers(address: str, table: str) -> Iterator[Answer]:
    for path in (
        "/health",
        "/metrics",
        "/api/games",
        "/api/admin",
        "/api/nothing",
        "/schema/openapi.json",
        "/api/games/canary/rules",
        f"/api/tables/{table}",
        f"/api/tables/{table}/matches/1/replay?eyes=all",
        f"/api/tables/{table}/matches/1/record",
        f"/api/tables/{table}/matches/0/record",
        f"/api/tables/{table}/matches/x/record",
    ):
        yield get(address, path)
        yield get(address, path, x_hameau_secret="share=" + "A" * 22, authorization="Bearer nothing")
    yield post_table(address, "", {"game": "canary", "seats": 99})
    yield post_table(address, "", {"game": "none"})
    yield ask(address, "POST", "/api/tables", b"{", {"content-type": "application/json"})
    yield ask(address, "DELETE", f"/api/tables/{table}")


def in_full(answer: Answer) -> bytes:
    return json.dumps(answer.headers).encode() + answer.body


def spoil(data: Path, table: str) -> None:
    """A move that cannot be played stands in the log."""
    entry = f'{{"entry":"played","at":0,"seat":1,"move":"{canary(1)}","key":"k","who":"person"}}'
    disk.add(data, table, entry.encode())


async def meet_a_broken_table(server: Served, lived: Evening) -> None:
    async with Person(server.socket, lived.table, device=lived.devices[0]) as ann:
        assert refused(await ann.hello()) == "table-broken"
    lived.heard["broken"] = b"\n".join(ann.heard)
    lived.answers["broken"] = await knock(server, lived)


# -- what nobody may find ------------------------------------------------------------------------------------


def forms(secret: bytes) -> list[bytes]:
    """A secret as it might be written."""
    coded = (b64encode(secret), urlsafe_b64encode(secret))
    return [
        secret,
        secret.hex().encode(),
        secret.hex().upper().encode(),
        *(one.rstrip(b"=") for one in coded),
    ]


def tokens(evening: Evening) -> list[bytes]:
    """Of devices, and how they are written down."""
    devices = [*evening.devices, evening.phone]
    return [one.encode() for device in devices for one in (device, device_hash(device))]


def seat_links(evening: Evening) -> list[bytes]:
    links = Links(KEY)
    return [links.seat(evening.table, seat, turn).encode() for seat in range(SEATS) for turn in TURNS]


def for_nobody(evening: Evening) -> list[bytes]:
    """What is sent to no one at all."""
    keys = [form for secret in (KEY, *map(bytes.fromhex, SECRETS)) for form in forms(secret)]
    return [*keys, *tokens(evening), ADMIN.encode()]


def leaks(where: bytes, secrets: Iterable[bytes]) -> list[bytes]:
    return [secret for secret in secrets if secret in where]


def test_the_evening_was_worth_listening_to(evening: Evening) -> None:
    """Each canary sang for whom it may, so that its silence elsewhere means something."""
    for seat, name in ((0, "Ann"), (1, "Ben"), (2, "Eve"), (2, "phone")):
        assert canary(seat).encode() in evening.heard[name]
    assert b'"type":"refused"' in evening.heard["Dan"]
    assert b'"phase":"over"' in evening.heard["phone"]
    assert evening.link.encode() in seat_links(evening)
    assert b"table-broken" in evening.errors
    log = b"".join(entry for _, _, entry in disk.rows(evening.data))
    assert SECRETS[0].encode() in log
    assert len(leaks(log, tokens(evening))) == len(evening.devices) + 1, "devices are known by their hash"


@pytest.mark.parametrize("name", ["Ann", "Ben", "Eve", "phone", "Dan", "broken"])
def test_no_secret_of_the_server_goes_over_a_socket(evening: Evening, name: str) -> None:
    assert leaks(evening.heard[name], for_nobody(evening)) == []


@pytest.mark.parametrize("name", ["Ann", "Ben", "phone", "Dan", "broken"])
def test_the_link_of_a_seat_goes_only_to_who_asked_for_it(evening: Evening, name: str) -> None:
    assert leaks(evening.heard[name], seat_links(evening)) == []
    assert leaks(evening.heard["Eve"], seat_links(evening)) == [evening.link.encode()]


@pytest.mark.parametrize("name", ["Dan", "broken"])
def test_spectators_get_no_link(evening: Evening, name: str) -> None:
    links = [evening.links[kind].encode() for kind in ("join", "watch", "share")]
    assert all(links)
    assert leaks(evening.heard[name], links) == []


@pytest.mark.parametrize(("name", "own"), [("Ann", 0), ("Ben", 1), ("Eve", 2), ("phone", 2), ("Dan", None)])
def test_what_a_seat_alone_may_know_goes_to_no_other(evening: Evening, name: str, own: int | None) -> None:
    others = [canary(seat).encode() for seat in range(SEATS) if seat != own]
    assert leaks(evening.heard[name], others) == []


@pytest.mark.parametrize("when", ["before the end", "after the end", "broken"])
def test_strangers_are_told_nothing(evening: Evening, when: str) -> None:
    hidden = [canary(seat).encode() for seat in range(SEATS)]
    links = [link.encode() for link in evening.links.values() if link]
    found = leaks(evening.answers[when], [*for_nobody(evening), *seat_links(evening), *hidden, *links])
    assert found == []
    assert CHAT.encode() not in evening.answers[when]


def test_the_logs_of_the_server_contain_no_secret(evening: Evening) -> None:
    hidden = [canary(seat).encode() for seat in range(SEATS)]
    links = [link.encode() for link in evening.links.values() if link]
    secrets = [*for_nobody(evening), *seat_links(evening), *hidden, *links, CHAT.encode()]
    assert leaks(evening.errors, secrets) == []


def test_what_lies_on_disk_lets_nobody_sit_down(evening: Evening) -> None:
    """Tokens are hashed, links are not stored, and the operator's token is not there at all."""
    written = b"".join(file.read_bytes() for file in evening.data.iterdir() if file.name != folder.KEY)
    links = [link.encode() for link in evening.links.values() if link]
    devices = [device.encode() for device in (*evening.devices, evening.phone)]
    assert (
        leaks(written, [*devices, *links, *seat_links(evening), ADMIN.encode(), KEY, KEY.hex().encode()])
        == []
    )


def test_only_its_owner_reads_the_key(evening: Evening) -> None:
    assert (evening.data / folder.KEY).stat().st_mode & 0o077 == 0


def test_a_device_gets_its_token_back_in_no_body(tmp_path: Path) -> None:
    """Only in the cookie, which no script can read."""
    with serving_toys(tmp_path, SECRETS) as server:
        device = new_device()
        given = post_table(server.address, device, {"game": "canary"})
        fresh = post_table(server.address, "", {"game": "canary"})
        assert device.encode() not in given.body
        token = fresh.headers["set-cookie"].split(";")[0].removeprefix(f"{COOKIE}=")
        assert token.encode() not in fresh.body
        assert "HttpOnly" in fresh.headers["set-cookie"]
