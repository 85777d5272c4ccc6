"""Matches that last days: time goes on while nobody is there, tables come back in time, people are called."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from io import StringIO
from pathlib import Path
from queue import Queue
from typing import Any, NamedTuple

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from hameau import shelf
from hameau.storage import SqliteLog
from hameau.tables import entries
from hameau.tables.clock import DAY, Clocks
from hameau.tables.links import Links, device_hash
from hameau.tables.wire import Clock
from hameau.web import calls, folder, opening
from hameau.web.devices import COOKIE, new_device
from hameau.web.hall import Hall
from hameau.web.live import LiveTable
from hameau.web.logs import Logbook
from hameau.web.models import NewTable
from hameau.web.settings import NEAR, Settings
from tests.web import disk
from tests.web.asking import Answer, ask, get, post_table
from tests.web.gatherings import done, gathered, refused, whose_turn
from tests.web.people import PATIENCE, run
from tests.web.serving import Served, serving
from tests.web.test_clockwork import until

DAYS = {"bank": 0, "bonus": 0, "days": 3}


def test_every_decision_has_the_same_days() -> None:
    clocks = Clocks(Clock(0, 0, 3), 2, now=0)
    clocks.run([0], now=0)
    assert clocks.next_end() == 3 * DAY
    clocks.decided(0, now=2 * DAY)
    clocks.run([1], now=2 * DAY)
    assert clocks.left == [3 * DAY, 3 * DAY]
    assert clocks.next_end() == 5 * DAY


# -- a push service on this machine --------------------------------------------------------------------------


class Delivered(NamedTuple):
    """A notification, as a push service gets it."""

    path: str
    headers: dict[str, str]
    body: bytes


class Browser:
    """What a browser gives a page that may notify, and how it reads what comes."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.point = calls.point_of(self.key.public_key())
        self.auth = bytes(range(16))

    def subscription(self, endpoint: str) -> dict[str, str]:
        return {"endpoint": endpoint, "p256dh": text(self.point), "auth": text(self.auth), "language": "de"}

    def read(self, body: bytes) -> Any:
        """Written anew from RFC 8291 and RFC 8188."""
        salt, size, key_size = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, sealed = body[21 : 21 + key_size], body[21 + key_size :]
        assert len(sealed) <= size
        shared = self.key.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        )
        info = b"WebPush: info\0" + self.point + theirs
        secret = HKDF(SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        said = AESGCM(key).decrypt(nonce, sealed, None)
        assert said.endswith(b"\2")
        return json.loads(said[:-1])


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def data(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@contextmanager
def service(status: int = 201) -> Iterator[tuple[str, Queue[Delivered]]]:
    """A push service: its address, and what came."""
    came = Queue[Delivered]()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            came.put(Delivered(self.path, {name.lower(): one for name, one in self.headers.items()}, body))
            self.send_response(status)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Nothing."""

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}", came
        server.shutdown()
        thread.join()


def send(server: Served, method: str, path: str, device: str, body: Any = None) -> Answer:
    given = {"content-type": "application/json", "cookie": f"{COOKIE}={device}"}
    return ask(server.address, method, path, json.dumps(body).encode() if body else None, given)


@pytest.fixture
def near(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path, "--unlimited", environment={NEAR: "1"}) as server:
        yield server


# -- calls ---------------------------------------------------------------------------------------------------


def test_who_is_away_is_called_when_it_is_their_turn(near: Served) -> None:
    browser = Browser()

    async def story(endpoint: str, came: Queue[Delivered]) -> None:
        async with gathered(near, "Ann", "Ben", clock=DAYS) as people:
            first = await whose_turn(people)
            other = next(one for one in people if one is not first)
            wanted = browser.subscription(f"{endpoint}/for-one")
            subscribed = await asyncio.to_thread(
                send, near, "POST", "/api/push/devices", other.device, wanted
            )
            assert subscribed.status == 204
            await other.line.close()
            while first.moves:
                done(await first.play(first.moves[0]))
            found = await asyncio.to_thread(came.get, True, PATIENCE)
            name = "Ann" if other is people[0] else "Ben"
            assert browser.read(found.body) == {
                "title": "BUTTONS",
                "body": f"Du bist dran, {name}.",
                "path": f"/tables/{other.table_id}",
                "tag": other.table_id,
            }
            assert found.path == "/for-one"
            assert name.encode() not in found.body
            check_signature(near, endpoint, found.headers)
            await asyncio.sleep(0)
            assert came.empty()

    with service() as (endpoint, came):
        run(story(endpoint, came))


def check_signature(server: Served, endpoint: str, headers: dict[str, str]) -> None:
    """Written anew from RFC 8292."""
    kind, _, rest = headers["authorization"].partition(" ")
    assert (kind, headers["content-encoding"]) == ("vapid", "aes128gcm")
    given = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert given["k"] == get(server.address, "/api/push").json()["key"]
    head, claims, signature = given["t"].split(".")
    assert json.loads(data(claims))["aud"] == endpoint
    raw = data(signature)
    whole = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data(given["k"]))
    public.verify(whole, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))


def test_a_browser_that_wants_no_more_is_forgotten(near: Served) -> None:
    async def story(endpoint: str, came: Queue[Delivered]) -> None:
        async with gathered(near, "Ann", "Ben", clock=DAYS) as people:
            first = await whose_turn(people)
            other = next(one for one in people if one is not first)
            wanted = Browser().subscription(f"{endpoint}/gone")
            await asyncio.to_thread(send, near, "POST", "/api/push/devices", other.device, wanted)
            await other.line.close()
            while first.moves:
                done(await first.play(first.moves[0]))
            await asyncio.to_thread(came.get, True, PATIENCE)
            async with asyncio.timeout(PATIENCE):
                while f"push:{device_hash(other.device)}" in disk.logs(near.data):
                    await asyncio.sleep(0.05)

    with service(410) as (endpoint, came):
        run(story(endpoint, came))


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/x",
        "https://127.0.0.1/x",
        "https://localhost/x",
        "https://10.0.0.7/x",
        "https://192.168.1.1:8443/x",
        "https://[::1]/x",
        "https://169.254.169.254/latest",
        "file:///etc/passwd",
        "https://",
        "nonsense",
    ],
)
def test_nobody_makes_the_server_knock_at_its_own_house(server: Served, endpoint: str) -> None:
    answer = send(server, "POST", "/api/push/devices", new_device(), Browser().subscription(endpoint))
    assert (answer.status, answer.json()["code"]) == (409, "no-push")


def test_keys_that_are_none_are_refused(near: Served) -> None:
    wanted = {**Browser().subscription("http://127.0.0.1:9/x"), "p256dh": "AAAA"}
    assert send(near, "POST", "/api/push/devices", new_device(), wanted).status == 409


def test_everything_of_a_device_is_deleted_with_it(near: Served) -> None:
    device = new_device()
    wanted = Browser().subscription("http://127.0.0.1:9/x")
    assert send(near, "POST", "/api/push/devices", device, wanted).status == 204
    assert f"push:{device_hash(device)}" in disk.logs(near.data)
    assert send(near, "DELETE", "/api/mine/traces", device).status == 200
    assert f"push:{device_hash(device)}" not in disk.logs(near.data)


# -- turns ---------------------------------------------------------------------------------------------------


def turns(server: Served, device: str, *tables: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = send(server, "POST", "/api/turns", device, {"tables": tables}).json()[
        "turns"
    ]
    return found


def test_a_device_sees_where_it_is_waited_for_and_until_when(server: Served) -> None:
    async def story() -> None:
        async with gathered(server, "Ann", "Ben", clock=DAYS) as people:
            first = await whose_turn(people)
            other = next(one for one in people if one is not first)
            table = first.table_id
            [mine] = await asyncio.to_thread(turns, server, first.device, table, table)
            assert (mine["mine"], mine["days"], mine["phase"]) == (True, 3, "playing")
            left = mine["ends"] - time.time() * 1000
            assert 3 * DAY - 60_000 < left < 3 * DAY + 60_000
            [theirs] = await asyncio.to_thread(turns, server, other.device, table)
            assert (theirs["mine"], theirs["ends"]) == (False, 0)
            assert await asyncio.to_thread(turns, server, new_device(), table) == []

    run(story())


def test_nobody_puts_a_bot_in_the_seat_of_who_has_days(server: Served) -> None:
    async def story() -> None:
        async with gathered(server, "Ann", "Ben", clock=DAYS) as people:
            await people[1].line.close()
            code = refused(await people[0].ask(type="stand-in", seat=1, level="beginner"))
            assert code == "days-of-time"

    run(story())


def test_a_game_with_nights_is_not_played_over_days(server: Served) -> None:
    answer = post_table(server.address, new_device(), {"game": "werewolves", "clock": DAYS})
    assert answer.status == 400


# -- time ----------------------------------------------------------------------------------------------------


class DayHall(Hall):
    """A server whose clock is turned by hand."""

    moment = NOON = 1_800_000_000_000

    def now(self) -> int:
        return self.moment


def with_a_hall(
    data: Path, story: Callable[[DayHall], Coroutine[Any, Any, None]], begins: int = DayHall.NOON
) -> None:

    async def live() -> None:
        kind = type("DayHall", (DayHall,), {"moment": begins})
        hall: DayHall = kind(
            SqliteLog(folder.prepare(data)),
            Links(bytes(32)),
            shelf.game,
            Settings(pace=0, idle=0),
            Logbook(StringIO()),
        )
        try:
            hall.days.remember()
            await story(hall)
        finally:
            hall.close()

    run(live())


async def opened(hall: DayHall) -> LiveTable:
    """Ann plays against a bot over days, and is waited for; nobody is at the table."""
    wanted = NewTable("buttons", 2, clock=Clock(0, 0, 3), name="Ann", level="beginner")
    live = await hall.open(lambda table: opening.first_entries(table, wanted, None, "Ann's device", hall))
    await until(lambda: is_anns_turn(live))
    await until(lambda: live.table.id in hall.days.known)
    return live


def is_anns_turn(live: LiveTable) -> bool:
    busy = live.writing or live.jobs or live.thinking.tasks
    return not busy and live.table.phase == "playing" and 0 in live.table.playing.waiting


def leave_memory(hall: DayHall, live: LiveTable) -> None:
    hall.days.leave(live)
    live.close()
    del hall.live[live.table.id]


def by_the_clock(data: Path, table: str) -> int:
    return sum(one.who == "clock" for one in disk.entries_of(data, table, entries.Played))


def test_a_table_that_nobody_visits_comes_back_when_time_is_up(tmp_path: Path) -> None:
    async def story(hall: DayHall) -> None:
        live = await opened(hall)
        table = live.table.id
        leave_memory(hall, live)
        await hall.days.wake(hall.now())
        assert table not in hall.live
        hall.moment += 2 * DAY
        await hall.days.wake(hall.now())
        assert table not in hall.live
        hall.moment += DAY + 1000
        await hall.days.wake(hall.now())
        again = hall.live[table]
        await until(lambda: by_the_clock(tmp_path, table) > 0 and is_anns_turn(again))
        assert again.table.clocks is not None
        assert again.table.clocks.left[0] > 2 * DAY

    with_a_hall(tmp_path, story)


def test_what_a_server_was_down_for_is_given_back_and_the_rest_goes_on(tmp_path: Path) -> None:
    tables = list[str]()

    async def before(hall: DayHall) -> None:
        tables.append((await opened(hall)).table.id)
        hall.moment += DAY

    async def after(hall: DayHall) -> None:
        assert hall.days.due == {tables[0]: 0}
        await hall.days.wake(hall.now())
        live = hall.live[tables[0]]
        assert live.table.clocks is not None
        assert not live.table.clocks.stopped
        left = live.table.clocks.at(hall.now())[0]
        assert 2 * DAY - 60_000 < left <= 2 * DAY

    with_a_hall(tmp_path, before)
    with_a_hall(tmp_path, after, begins=DayHall.NOON + 5 * DAY)


def test_a_match_that_is_over_is_looked_at_no_more(tmp_path: Path) -> None:
    async def story(hall: DayHall) -> None:
        live = await opened(hall)
        table = live.table.id
        await hall.delete(table)
        hall.days.due = {table: 0}
        await hall.days.wake(hall.now())
        assert table not in hall.days.known
        assert f'"{table}"' not in str(disk.logs(tmp_path).get("days:tables"))

    with_a_hall(tmp_path, story)
