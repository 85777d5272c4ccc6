"""HTTP requests for tests, and what was answered."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

from hameau.web.devices import COOKIE

PATIENCE = 60.0
A_MOMENT = 0.01
Answered = TypeVar("Answered")


class Answer(NamedTuple):
    """What came back; names of headers in small letters."""

    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


def ask(
    address: str, method: str, path: str, body: bytes | None = None, headers: Mapping[str, str] | None = None
) -> Answer:
    """One request on a connection of its own."""
    connection = HTTPConnection(urlsplit(address).netloc, timeout=PATIENCE)
    try:
        connection.request(method, path, body, dict(headers or {}))
        response = connection.getresponse()
        found = {name.lower(): value for name, value in response.getheaders()}
        return Answer(response.status, found, response.read())
    finally:
        connection.close()


def get(address: str, path: str, **headers: str) -> Answer:
    """Names of headers with _ for -."""
    return ask(
        address, "GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()}
    )


def post_table(address: str, device: str, wanted: Mapping[str, Any], **headers: str) -> Answer:
    """Ask for a table."""
    given = {"content-type": "application/json", **headers}
    if device:
        given["cookie"] = f"{COOKIE}={device}"
    return ask(address, "POST", "/api/tables", json.dumps(wanted).encode(), given)


def open_table(address: str, device: str, **wanted: Any) -> tuple[str, str]:
    """Open a table: its id, and the secret of its invitation as it goes into `hello`."""
    answer = post_table(address, device, {"game": "buttons", **wanted})
    assert answer.status == 201, answer
    opened = answer.json()
    return opened["table"], f"join={opened['join']}"


def until_answered(question: Callable[[], Answered]) -> Answered:
    """Ask a server that may not listen yet until it does."""
    late = time.monotonic() + PATIENCE
    while time.monotonic() < late:
        with suppress(OSError, HTTPException):
            return question()
        time.sleep(A_MOMENT)
    raise AssertionError("the server does not start")
