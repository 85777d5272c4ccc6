"""docs/protocol.md says what wire.py says: every message, every field, every code, every limit."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from hameau.bots.levels import LEVELS
from hameau.tables import padding, table, wire
from hameau.web import analyses, connection, devices, door
from hameau.web.settings import Settings
from tests.words.catalogues import COMMON, TABLES, messages, needs, table_refusals

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
SECTION = re.compile(r"^### `([\w-]+)`\n(.*?)(?=^###? |\Z)", re.MULTILINE | re.DOTALL)
SECTIONS = dict(SECTION.findall(PAGE))
FIELD = re.compile(r"^\| `(\w+)` \|", re.MULTILINE)
BLOCK = re.compile(r"^```json\n(.*?)^```$", re.MULTILINE | re.DOTALL)
REFUSALS, CLOSINGS = "## Why something is refused", "## Why a connection ends"

Kind = type[msgspec.Struct]


def tag(kind: Kind) -> str:
    return str(kind.__struct_config__.tag)


SAID: dict[str, Kind] = {tag(kind): kind for kind in get_args(wire.FromClient)}
HEARD: dict[str, Kind] = {tag(kind): kind for kind in get_args(wire.FromServer)}
PARTS: dict[str, Kind] = {
    name: kind
    for name, kind in vars(wire).items()
    if isinstance(kind, type)
    and issubclass(kind, msgspec.Struct)
    and kind.__module__ == wire.__name__
    and kind.__struct_config__.tag is None
}


def chapter(heading: str) -> str:
    return PAGE.partition(heading + "\n")[2].partition("\n## ")[0]


def rows(text: str) -> list[list[str]]:
    """The rows of tables whose first cell is a code, cell by cell."""
    lines = [line for line in text.splitlines() if line.startswith("| `")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def examples() -> Iterator[dict[str, Any]]:
    """Every JSON value in the page; a block may hold several, one after the other."""
    for block in BLOCK.findall(PAGE):
        rest = block.strip()
        while rest:
            value, end = json.JSONDecoder().raw_decode(rest)
            yield value
            rest = rest[end:].strip()


# -- messages ----------------------------------------------------------------------------------------------


def test_the_page_explains_the_messages_and_their_parts_and_no_others() -> None:
    assert set(SECTIONS) == {*SAID, *HEARD, *PARTS}
    assert len(SECTION.findall(PAGE)) == len(SECTIONS), "a heading twice"


@pytest.mark.parametrize("name", [*HEARD, *PARTS])
def test_every_field_that_the_server_sends_is_explained(name: str) -> None:
    kind = {**HEARD, **PARTS}[name]
    assert FIELD.findall(SECTIONS[name]) == list(kind.__struct_fields__)


@pytest.mark.parametrize("name", SAID)
def test_every_field_that_a_client_sends_is_explained(name: str) -> None:
    assert ["key", *FIELD.findall(SECTIONS[name])] == list(SAID[name].__struct_fields__)


@pytest.mark.parametrize("name", [*SAID, *HEARD])
def test_every_message_has_an_example_in_its_place(name: str) -> None:
    assert f'"type": "{name}"' in "".join(BLOCK.findall(SECTIONS[name]))


def test_every_example_is_a_message_with_all_its_fields() -> None:
    for example in examples():
        kind = {**SAID, **HEARD}[example["type"]]
        assert msgspec.to_builtins(msgspec.convert(example, kind)) == example


def test_words_of_which_one_is_chosen_are_all_named() -> None:
    for name, kind in (*HEARD.items(), *PARTS.items()):
        for field in msgspec.structs.fields(kind):
            for word in get_args(field.type) if "Literal" in str(field.type) else ():
                assert f"`{word}`" in (chapter(CLOSINGS) if kind is wire.Closing else SECTIONS[name])
    assert all(f"`{level}`" in SECTIONS["seat-bot"] for level in LEVELS)


# -- codes -------------------------------------------------------------------------------------------------


def test_every_refusal_is_listed_once_and_no_other() -> None:
    listed = [row[0].strip("`") for row in rows(chapter(REFUSALS))]
    assert sorted(listed) == sorted({*table_refusals(), *messages(TABLES, "en"), *messages(COMMON, "en")})


def test_a_refusal_has_the_facts_that_its_sentence_needs() -> None:
    found = {**messages(COMMON, "en"), **messages(TABLES, "en")}
    for code, facts, _ in rows(chapter(REFUSALS)):
        assert set(re.findall(r"`(\w+)`", facts)) == needs(found, code.strip("`"))[0], code


def test_every_closing_is_listed_once_and_no_other() -> None:
    codes = get_args(msgspec.structs.fields(wire.Closing)[0].type)
    assert sorted(row[0].strip("`") for row in rows(chapter(CLOSINGS))) == sorted(codes)


# -- numbers -----------------------------------------------------------------------------------------------


LIMITS: dict[str, tuple[float, ...]] = {
    "a message": (Settings.largest_message,),
    "messages of a connection": (Settings.messages_a_second, Settings.burst, connection.PATIENCE),
    "connections at a table": (Settings.most_sockets,),
    "connections of an address": (Settings.most_connections, Settings.connections_a_second),
    "hellos of an address": (Settings.hellos_at_once, Settings.hello_after),
    "bytes that a connection sends": (Settings.bytes_a_second, Settings.bytes_at_once),
    "bytes that a socket sends": (
        Settings.bytes_at_once_of_socket,
        Settings.bytes_before_hello,
        door.FRAME,
    ),
    "requests of an address": (
        Settings.requests_a_second,
        Settings.requests_at_once,
        door.MOST_UNANSWERED,
    ),
    "questions what a device did here": (Settings.scans_a_minute, Settings.scans_at_once),
    "changes of what passkeys keep and parcels move, of an address": (
        Settings.changes_a_minute,
        Settings.changes_at_once,
    ),
    "bytes that an address sends": (Settings.bytes_of_address,),
    "a request": (Settings.largest_head, Settings.largest_body, Settings.seconds_to_ask),
    "waiting for a slow reader": (Settings.slowest,),
    "tables opened from an address": (Settings.tables_an_hour,),
    "analyses begun from an address": (Settings.analyses_an_hour, analyses.MOST_AT_ONCE),
    "a key": (40,),
    "a name": (wire.LONGEST_NAME,),
    "chat": (wire.LONGEST_CHAT,),
    "a whisper": (wire.LONGEST_WHISPER,),
    "a move": (wire.LONGEST_MOVE,),
    "seats": (wire.MOST_SEATS,),
}


def test_the_limits_are_those_of_the_code() -> None:
    lines = [line.strip("| ").split(" | ") for line in chapter("## Limits").splitlines()[3:] if line]
    number = re.compile(r"\d+(?:\.\d+)?")
    told = {what: tuple(map(float, number.findall(much))) for what, much in lines}
    assert told == LIMITS


def test_a_key_is_as_long_as_the_page_says() -> None:
    hello = {"type": "ping", "key": "k" * int(LIMITS["a key"][0])}
    msgspec.convert(hello, wire.Ping)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**hello, "key": hello["key"] + "k"}, wire.Ping)


def test_the_page_is_about_the_version_that_is_spoken() -> None:
    assert PAGE.startswith(f"# The protocol, version {wire.PROTOCOL}\n")
    assert f"last {table.KEYS_KEPT} keys" in PAGE
    assert f"cookie `{devices.COOKIE}`" in PAGE
    assert f"a multiple of {padding.BLOCK} bytes" in PAGE
    assert f"by `pad` to {wire.SEALED_BYTES} bytes" in PAGE
