"""What somebody played goes from device to device, and is kept with a passkey, for nobody else."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from hameau.storage.ledger import Ledger, connect
from hameau.web import folder
from hameau.web.devices import COOKIE, new_device
from hameau.web.evenings import MOST, PATIENCE, place
from hameau.web.passkeys import Questions, WrongPasskey
from tests.web.asking import Answer, ask, get
from tests.web.authenticator import Authenticator
from tests.web.disk import logs
from tests.web.serving import Served, serving


def evening(match: int = 1, **other: Any) -> dict[str, Any]:
    return {
        "table": "abcdefghijkl",
        "match": match,
        "game": "buttons",
        "at": 1_795_000_000_000 + match,
        "seat": 0,
        "names": ["Ann", "Ben"],
        "people": 2,
        "won": True,
        "score": 17,
        "counts": True,
        "setup": "",
        "share": "xyz",
        **other,
    }


def send(server: Served, method: str, path: str, device: str, body: Any = None, **headers: str) -> Answer:
    given = {"content-type": "application/json", "cookie": f"{COOKIE}={device}", **headers}
    return ask(server.address, method, path, json.dumps(body).encode() if body else None, given)


def kept(server: Served, device: str) -> dict[str, Any]:
    found: dict[str, Any] = get(server.address, "/api/evenings", cookie=f"{COOKIE}={device}").json()
    return found


def refusal(answer: Answer) -> tuple[int, str]:
    return answer.status, answer.json()["code"]


# -- parcels -------------------------------------------------------------------------------------------------


def test_evenings_move_to_another_device_once(server: Served) -> None:
    packed = send(server, "POST", "/api/parcels", new_device(), {"evenings": [evening(1)]})
    assert packed.status == 201
    code = packed.json()["code"]
    more = send(server, "POST", "/api/parcels", new_device(), {"evenings": [evening(2)], "code": code})
    assert more.json()["code"] == code
    taken = send(server, "POST", "/api/parcels/taken", new_device(), {"code": code})
    assert taken.json()["evenings"] == [evening(1), evening(2)]
    again = send(server, "POST", "/api/parcels/taken", new_device(), {"code": code})
    assert refusal(again) == (409, "no-such-parcel")


def test_a_guessed_code_takes_nothing(server: Served) -> None:
    code = send(server, "POST", "/api/parcels", new_device(), {"evenings": [evening()]}).json()["code"]
    for guess in (code[:-1], code.swapcase(), "x"):
        answer = send(server, "POST", "/api/parcels/taken", new_device(), {"code": guess})
        assert refusal(answer) == (409, "no-such-parcel")
    assert send(server, "POST", "/api/parcels/taken", new_device(), {"code": code}).status == 201


def test_a_parcel_holds_only_so_much(server: Served) -> None:
    code = ""
    for first in range(0, MOST, 100):
        body = {"evenings": [evening(first + number + 1) for number in range(100)], "code": code}
        code = send(server, "POST", "/api/parcels", new_device(), body).json()["code"]
    over = send(server, "POST", "/api/parcels", new_device(), {"evenings": [evening()], "code": code})
    assert refusal(over) == (409, "too-many-evenings")


def test_a_parcel_that_nobody_took_is_deleted(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        code = send(server, "POST", "/api/parcels", new_device(), {"evenings": [evening()]}).json()["code"]
    name = place(code)
    lying = json.loads(logs(tmp_path)[name][0])
    old = json.dumps({**lying, "at": lying["at"] - PATIENCE}).encode()
    with closing(connect(tmp_path / folder.LOG)) as database:
        Ledger(database).rewrite(name, lambda rows: [old, *rows[1:]])
    with serving(tmp_path) as server:
        answer = send(server, "POST", "/api/parcels/taken", new_device(), {"code": code})
        assert refusal(answer) == (409, "no-such-parcel")
    assert name not in logs(tmp_path)


@pytest.mark.parametrize(
    "wrong",
    [
        {"match": 0},
        {"names": ["x" * 999]},
        {"table": "../etc"},
        {"share": "s" * 65},
        {"more": 1},
        {"score": 1.5},
    ],
)
def test_only_evenings_are_moved_and_kept(server: Served, wrong: dict[str, Any]) -> None:
    for path in ("/api/parcels", "/api/evenings/kept"):
        assert send(server, "POST", path, new_device(), {"evenings": [evening(**wrong)]}).status == 400


# -- passkeys ------------------------------------------------------------------------------------------------


def asked(server: Served) -> dict[str, Any]:
    found: dict[str, Any] = send(server, "POST", "/api/passkeys/questions", new_device()).json()
    return found


def made(server: Served, device: str) -> Authenticator:
    """A device with a new passkey."""
    key = Authenticator("127.0.0.1", server.address)
    assert send(server, "POST", "/api/passkeys", device, key.made(asked(server))).status == 204
    return key


def test_a_passkey_brings_evenings_to_another_device(server: Served) -> None:
    first, second = new_device(), new_device()
    key = made(server, first)
    assert kept(server, first) == {"passkey": True, "evenings": []}
    for _ in range(2):  # twice is as once
        body = {"evenings": [evening(1), evening(2)]}
        assert send(server, "POST", "/api/evenings/kept", first, body).status == 204
    assert kept(server, second) == {"passkey": False, "evenings": []}
    assert send(server, "POST", "/api/passkeys/devices", second, key.signed(asked(server))).status == 204
    assert kept(server, second) == {"passkey": True, "evenings": [evening(1), evening(2)]}
    assert send(server, "POST", "/api/evenings/kept", second, {"evenings": [evening(3)]}).status == 204
    assert [one["match"] for one in kept(server, first)["evenings"]] == [1, 2, 3]


def test_a_device_leaves_a_passkey_that_goes_on_keeping(server: Served) -> None:
    device = new_device()
    key = made(server, device)
    send(server, "POST", "/api/evenings/kept", device, {"evenings": [evening()]})
    assert send(server, "DELETE", "/api/passkeys/devices/mine", device).status == 204
    assert kept(server, device) == {"passkey": False, "evenings": []}
    assert refusal(send(server, "POST", "/api/evenings/kept", device, {"evenings": [evening()]})) == (
        409,
        "no-passkey",
    )
    assert send(server, "POST", "/api/passkeys/devices", device, key.signed(asked(server))).status == 204
    assert kept(server, device)["evenings"] == [evening()]


@pytest.mark.parametrize("path", ["/api/passkeys/mine", "/api/mine/traces"])
def test_what_was_deleted_is_gone_for_all_devices(tmp_path: Path, path: str) -> None:
    with serving(tmp_path) as server:
        first, second = new_device(), new_device()
        key = made(server, first)
        send(server, "POST", "/api/evenings/kept", first, {"evenings": [evening(names=["Annabella", "Ben"])]})
        send(server, "POST", "/api/passkeys/devices", second, key.signed(asked(server)))
        assert send(server, "DELETE", path, first).status in (200, 204)
        for device in (first, second):
            assert kept(server, device) == {"passkey": False, "evenings": []}
        answer = send(server, "POST", "/api/passkeys/devices", second, key.signed(asked(server)))
        assert refusal(answer) == (409, "unknown-passkey")
    assert not any(b"Annabella" in file.read_bytes() for file in tmp_path.rglob("*") if file.is_file())


def test_a_wrong_answer_opens_nothing(server: Served) -> None:
    device = new_device()
    key = made(server, device)
    stranger = Authenticator("127.0.0.1", server.address)
    stranger.person, stranger.number = key.person, key.number
    elsewhere = Authenticator("127.0.0.1", "http://elsewhere.example")
    elsewhere.key, elsewhere.person, elsewhere.number = key.key, key.person, key.number
    other_site = Authenticator("elsewhere.example", server.address)
    other_site.key, other_site.person, other_site.number = key.key, key.person, key.number
    foreign = Questions(bytes(32)).ask(1_795_000_000_000)
    wrong = [
        stranger.signed(asked(server)),
        elsewhere.signed(asked(server)),
        other_site.signed(asked(server)),
        key.signed({"question": foreign}),
        {**key.signed(asked(server)), "question": asked(server)["question"]},
        {**key.signed(asked(server)), "signature": "AAAA"},
        {**key.signed(asked(server)), "authenticator": ""},
        {**key.signed(asked(server)), "client": "e30"},
        {**key.signed(asked(server)), "client": "!"},
    ]
    for answer in wrong:
        found = send(server, "POST", "/api/passkeys/devices", new_device(), answer)
        assert refusal(found) == (409, "wrong-passkey")


def test_nobody_takes_the_name_of_another(server: Served) -> None:
    device = new_device()
    key = made(server, device)
    thief = Authenticator("127.0.0.1", server.address)
    answer = send(
        server, "POST", "/api/passkeys", new_device(), thief.made({**asked(server), "person": key.person})
    )
    assert answer.status == 409
    assert kept(server, device)["passkey"]


def test_a_question_is_good_for_minutes() -> None:
    questions = Questions(bytes(32))
    question = questions.ask(1_000_000)
    questions.check(question, 1_000_001)
    for now in (999_999, 1_000_000 + 6 * 60_000):
        with pytest.raises(WrongPasskey):
            questions.check(question, now)


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/api/evenings/kept"),
        ("POST", "/api/parcels"),
        ("POST", "/api/passkeys/questions"),
        ("DELETE", "/api/passkeys/mine"),
        ("DELETE", "/api/passkeys/devices/mine"),
    ],
)
def test_a_page_of_another_site_changes_nothing(server: Served, method: str, path: str) -> None:
    body = {"evenings": [evening()]} if method == "POST" and "questions" not in path else None
    answer = send(server, method, path, new_device(), body, origin="https://elsewhere.example")
    assert refusal(answer) == (403, "foreign-page")
