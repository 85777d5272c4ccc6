"""The HTTP interface: it does what it describes, keeps its limits, and protects the browser."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from websockets.asyncio.client import connect

from hameau import shelf
from hameau.engine.record import verify
from hameau.web.devices import COOKIE, TOKEN, new_device
from hameau.web.models import NewTable
from hameau.web.settings import ADMIN, Settings
from tests.samples import sample
from tests.web.asking import Answer, ask, get, open_table, post_table
from tests.web.gatherings import done, gathered, play_on, welcomed
from tests.web.people import Person, run
from tests.web.serving import Served, serving

OPERATOR = "operators-token"
described = schemathesis.pytest.from_fixture("interface")


@pytest.fixture
def interface(server: Served) -> Any:
    return schemathesis.openapi.from_url(f"{server.address}/schema/openapi.json")


@described.parametrize()
@settings(max_examples=sample(8, 25), deadline=None, suppress_health_check=list(HealthCheck), database=None)
def test_the_interface_does_what_it_describes(case: schemathesis.Case[Any]) -> None:
    case.call_and_validate()


def test_the_interface_says_how_long_words_may_be(server: Served) -> None:
    described = get(server.address, "/schema/openapi.json").json()["components"]["schemas"]["NewTable"]
    own = msgspec.json.schema_components([NewTable])[1]["NewTable"]["properties"]
    fields = described["properties"]
    for field in ("names", "deal"):
        assert fields[field]["items"] == own[field]["items"]
    assert fields["options"]["additionalProperties"] == own["options"]["additionalProperties"]
    assert fields["options"]["propertyNames"]["maxLength"] == own["options"]["propertyNames"]["maxLength"]
    too_long = "x" * (own["deal"]["items"]["maxLength"] + 1)
    assert post_table(server.address, "", {"game": "buttons", "deal": [too_long]}).status == 400


# -- safe in a browser ---------------------------------------------------------------------------------------

PLACES = [
    "/",
    "/tables/aaaaaaaaaaaa",
    "/api/games",
    "/api/nothing",
    "/health",
    "/schema/openapi.json",
    "/assets/x",
]


@pytest.mark.parametrize("path", PLACES)
def test_every_answer_keeps_the_browser_safe(server: Served, path: str) -> None:
    headers = get(server.address, path).headers
    policy = dict(rule.split(" ", 1) for rule in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_a_device_gets_its_cookie_once(server: Served) -> None:
    for answer in (post_table(server.address, "", {"game": "buttons"}), get(server.address, "/")):
        if answer.status in (200, 201):
            cookie, *flags = answer.headers["set-cookie"].split("; ")
            token = cookie.removeprefix(f"{COOKIE}=")
            assert TOKEN.fullmatch(token)
            assert {"HttpOnly", "SameSite=Strict", "Path=/"} <= set(flags)
            assert "set-cookie" not in get(server.address, "/", cookie=cookie).headers
    device = new_device()
    kept = post_table(server.address, device, {"game": "buttons"})
    assert kept.headers["set-cookie"].startswith(f"{COOKIE}={device};")


@pytest.mark.parametrize("token", ["x", "x" * 42, "x" * 44, "x" * 42 + "!", "é" * 43])
def test_a_cookie_that_is_none_of_ours_is_replaced(server: Served, token: str) -> None:
    answer = post_table(server.address, token.encode().decode("latin-1"), {"game": "buttons"})
    assert answer.status == 201
    assert f"={token};" not in answer.headers["set-cookie"]


@pytest.mark.parametrize(
    "others", ["a=b", 'prefs={"a":1,"b":"c"}', "x=[1]; y=@:", "bad key=1", "a=b;;; c", 'q="unclosed']
)
def test_a_device_is_known_among_cookies_of_others(server: Served, others: str) -> None:
    """Other programs on this machine may set cookies, too: browsers do not tell ports apart."""
    device = new_device()
    table, _ = open_table(server.address, device)

    async def story() -> None:
        for cookies in (f"{others}; {COOKIE}={device}", f"{COOKIE}={device}; {others}"):
            headers = {"cookie": cookies}
            async with connect(server.socket, additional_headers=headers, compression=None) as line:
                await line.send(json.dumps({"type": "hello", "key": "k", "protocol": 1, "table": table}))
                welcomed(json.loads(await line.recv()))

    run(story())


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://[", "http://127.0.0.1"])
def test_a_page_of_another_site_opens_no_table(server: Served, origin: str) -> None:
    answer = post_table(server.address, "", {"game": "buttons"}, origin=origin)
    assert (answer.status, answer.json()["code"]) == (403, "foreign-page")
    assert "set-cookie" not in answer.headers


def test_pages_of_sites_that_the_operator_named_may_connect(tmp_path: Path) -> None:
    friend = "https://friend.example"

    async def story(server: Served) -> None:
        async with connect(server.socket, additional_headers={"origin": friend}, compression=None) as line:
            await line.send('{"type":"ping","key":"k"}')
            assert json.loads(await line.recv())["code"] == "hello-first"

    with serving(tmp_path, "--origin", friend) as server:
        assert post_table(server.address, "", {"game": "buttons"}, origin=server.address).status == 201
        assert post_table(server.address, "", {"game": "buttons"}, origin=friend).status == 201
        assert post_table(server.address, "", {"game": "buttons"}, origin=friend + ".example").status == 403
        run(story(server))


# -- opening tables ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wanted", "status"),
    [
        ({"game": "chess"}, 404),
        ({"game": "../etc"}, 400),
        ({}, 400),
        ({"game": "buttons", "seats": 9}, 400),
        ({"game": "buttons", "seats": 0}, 400),
        ({"game": "buttons", "options": {"boards": "none"}}, 400),
        ({"game": "buttons", "options": {"none": "none"}}, 400),
        ({"game": "buttons", "clock": {"bank": -1, "bonus": 0}}, 400),
        ({"game": "buttons", "more": 1}, 400),
        ({"game": "buttons", "name": "x" * 81, "level": "steady"}, 400),
        ({"game": "buttons", "name": "x" * 30, "level": "steady"}, 400),
        ({"game": "buttons", "name": "Ann", "level": "divine"}, 400),
        ({"game": "buttons", "name": "\u0007", "level": "steady"}, 400),
    ],
)
def test_a_table_that_cannot_be_is_not_opened(server: Served, wanted: dict[str, Any], status: int) -> None:
    answer = post_table(server.address, "", wanted)
    assert answer.status == status
    assert answer.json()["sentence"]


def test_what_the_rules_forbid_is_said_in_the_words_of_the_game(server: Served) -> None:
    answer = post_table(server.address, "", {"game": "werewolves", "options": {"arsonist": "in"}})
    assert answer.status == 400
    assert answer.json() == {
        "code": "arsonist-needs-buildings",
        "facts": {},
        "sentence": "The Arsonist needs buildings: choose a village.",
    }


@pytest.mark.parametrize(
    "body", [b"", b"{", b"null", b"[]", b"\xff", b"[" * 5000, b'{"game":' + b"9" * 5000 + b"}"]
)
def test_what_is_no_table_at_all_is_answered(server: Served, body: bytes) -> None:
    answer = ask(server.address, "POST", "/api/tables", body, {"content-type": "application/json"})
    assert answer.status == 400
    assert answer.json()["code"] == "not-understood"


def test_an_address_opens_only_so_many_tables(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        answers = [
            post_table(server.address, "", {"game": "buttons"}) for _ in range(Settings.tables_an_hour + 3)
        ]
        statuses = [answer.status for answer in answers]
        assert statuses[: Settings.tables_an_hour] == [201] * Settings.tables_an_hour
        assert statuses[-1] == 429
        assert answers[-1].json()["code"] == "too-many-tables"
        assert get(server.address, "/health").status == 200


def test_a_forwarded_address_counts_only_behind_a_proxy(tmp_path: Path) -> None:
    """Nobody gets more tables by writing a header."""

    def opened(server: Served) -> list[int]:
        return [
            post_table(server.address, "", {"game": "buttons"}, **{"x-forwarded-for": f"192.0.2.{n}"}).status
            for n in range(Settings.tables_an_hour + 3)
        ]

    with serving(tmp_path / "alone") as server:
        assert opened(server)[-1] == 429
    with serving(tmp_path / "behind", "--proxy", "127.0.0.1") as server:
        assert opened(server)[-1] == 201


# -- matches that are over -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def over(server: Served) -> Person:
    """Ann, after a match with Ben."""

    async def story() -> Person:
        async with gathered(server, "Ann", "Ben") as people:
            await play_on(people)
            ann = people[0]
            await ann.until_over()
            ann.other = people[1].device  # type: ignore[attr-defined]  # Ben's
            done(await ann.ask(type="start"))  # a second match has begun
            return ann

    return run(story())


def see(server: Served, ann: Person, what: str, number: int = 1, **headers: str) -> Answer:
    return get(server.address, f"/api/tables/{ann.table_id}/matches/{number}/{what}", **headers)


@pytest.mark.parametrize("what", ["record", "replay", "replay?eyes=all", "replay?eyes=0", "replay?eyes=1"])
def test_a_match_that_is_over_is_seen_by_who_has_the_right(server: Served, over: Person, what: str) -> None:
    links = over.table["links"]
    rights = [{"cookie": f"{COOKIE}={device}"} for device in (over.device, over.other)]  # type: ignore[attr-defined]  # as above
    rights += [{"x_hameau_secret": f"{kind}={links[kind]}"} for kind in ("share", "watch", "join")]
    bodies = {see(server, over, what, 1, **right).body for right in rights}
    assert len(bodies) == 1
    for wrong in (
        {},
        {"cookie": f"{COOKIE}={new_device()}"},
        {"x_hameau_secret": f"share={links['join']}"},
        {"x_hameau_secret": links["share"]},
        {"x_hameau_secret": "share="},
        {"x_hameau_secret": "share=\xe9"},
    ):
        answer = see(server, over, what, 1, **wrong)
        assert (answer.status, answer.json()["code"]) == (404, "no-such-match"), wrong


def test_the_link_of_one_match_shows_no_other(server: Served, over: Person) -> None:
    share = f"share={over.table['links']['share']}"
    for number in (2, 3, 1_000_000):
        assert see(server, over, "record", number, x_hameau_secret=share).status == 404
        assert see(server, over, "record", number, cookie=f"{COOKIE}={over.device}").status == 404


def test_a_record_can_be_verified_and_a_replay_shows_the_same(server: Served, over: Person) -> None:
    cookie = f"{COOKIE}={over.device}"
    record = see(server, over, "record", cookie=cookie)
    assert record.headers["content-type"].startswith("text/plain")
    match = verify(record.body.decode(), shelf.game).match
    replay = see(server, over, "replay?eyes=all", cookie=cookie).json()
    assert [frame["move"] for frame in replay["frames"][1:]] == [played.text for played in match.history]
    assert replay["secret"] == match.secret.hex()
    assert replay["promise"] == match.commitment


def test_a_replay_with_the_operators_content_can_be_seen(tmp_path: Path) -> None:
    """The content of the box, with another comment."""
    content = (Path(shelf.__file__).parent / "games" / "buttons" / "content.toml").read_text("utf-8")
    (tmp_path / "content").mkdir()
    (tmp_path / "content" / "buttons.toml").write_text(f"# mine\n{content}", "utf-8")

    async def story(server: Served) -> Person:
        async with gathered(server, "Ann", bots=["beginner"]) as (ann,):
            await play_on([ann])
            await ann.until_over()
            return ann

    with serving(tmp_path / "data", "--unlimited", "--content", str(tmp_path / "content")) as server:
        ann = run(story(server))
        assert see(server, ann, "replay?eyes=all", cookie=f"{COOKIE}={ann.device}").status == 200


def test_the_catalogue_is_that_of_the_operators_content(tmp_path: Path) -> None:
    content = (Path(shelf.__file__).parent / "games" / "buttonville" / "content.toml").read_text("utf-8")
    (tmp_path / "content").mkdir()
    changed = content.replace("copies = 12 ", "copies = 11 ")
    (tmp_path / "content" / "buttonville.toml").write_text(changed, "utf-8")
    with serving(tmp_path / "data", "--content", str(tmp_path / "content")) as server:
        assert ask(server.address, "GET", "/api/games/buttonville/catalogue").json()["copies"] == 11
        assert ask(server.address, "GET", "/api/games/chess/catalogue").status == 404


def test_eyes_that_are_not_there_see_nothing(server: Served, over: Person) -> None:
    cookie = f"{COOKIE}={over.device}"
    assert see(server, over, "replay?eyes=2", cookie=cookie).status == 404
    for eyes in ("-1", "32", "none", "0x0", "٣"):
        assert (
            see(
                server,
                over,
                f"replay?eyes={eyes.encode().hex() if not eyes.isascii() else eyes}",
                cookie=cookie,
            ).status
            == 400
        )


# -- for operators -------------------------------------------------------------------------------------------


def test_without_a_token_there_is_no_operators_page(server: Served) -> None:
    for given in ({}, {"authorization": "Bearer "}, {"authorization": "Bearer x"}, {"authorization": ""}):
        assert get(server.address, "/api/admin", **given).status == 404


@pytest.fixture(scope="module")
def operated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("operated"), environment={ADMIN: OPERATOR}) as served:
        yield served


def test_with_its_token_the_operator_sees_what_goes_on(operated: Served) -> None:
    table, _ = open_table(operated.address, "", seats=3)
    seen = get(operated.address, "/api/admin", authorization=f"Bearer {OPERATOR}").json()
    assert {
        "table": table,
        "game": "buttons",
        "phase": "open",
        "moves": 0,
        "people": 0,
        "sockets": 0,
    } in seen["live"]
    assert seen["tables"] >= 1
    for given in (
        "",
        "Bearer",
        "Bearer ",
        "Bearer operators-toke",
        "Bearer é",
        f"Basic {OPERATOR}",
        OPERATOR + "x",
    ):
        answer = get(operated.address, "/api/admin", authorization=given.encode().decode("latin-1"))
        assert answer.status == 404, given


def test_what_prometheus_asks_for(server: Served) -> None:
    async def story() -> None:
        async with gathered(server, "Ann", "Ben") as people:
            await play_on(people, moves=3)

    before = figure(server, "hameau_moves_total")
    run(story())
    assert figure(server, "hameau_moves_total") == before + 3
    assert figure(server, "hameau_errors_total", missing=0) == 0


def figure(server: Served, name: str, missing: float | None = None) -> float:
    lines = get(server.address, "/metrics").body.decode().splitlines()
    found = [float(line.rsplit(" ", 1)[1]) for line in lines if line.startswith(name)]
    return sum(found) if found or missing is None else missing


def test_health(server: Served) -> None:
    assert get(server.address, "/health").json()["status"] == "ok"


def test_nothing_went_wrong_in_the_server(server: Served) -> None:
    """After all that was asked above."""
    assert figure(server, "hameau_errors_total", missing=0) == 0


# -- pages ---------------------------------------------------------------------------------------------------


def test_pages_are_packed_for_who_can_unpack_them(server: Served) -> None:
    plain, packed = get(server.address, "/"), get(server.address, "/", accept_encoding="gzip")
    if plain.status == 200:  # where the pages were built
        assert packed.headers["content-encoding"] == "gzip"
        assert gzip.decompress(packed.body) == plain.body
        assert get(server.address, "/", if_none_match=plain.headers["etag"]).status == 304


@pytest.mark.parametrize(
    "path", ["/../key", "/..%2fkey", "/assets/../../key", "/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd"]
)
def test_no_file_of_the_machine_is_a_page(server: Served, path: str) -> None:
    key = (server.data / "key").read_bytes().strip()
    answer = get(server.address, path)
    assert key not in answer.body
    assert b"root:" not in answer.body
