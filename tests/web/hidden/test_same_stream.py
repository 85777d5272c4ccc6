"""Two matches that differ only in what a seat may not know send that seat the same bytes."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from hameau.engine.luck import commitment
from tests.laws.toy.box import FRUIT, WORDS
from tests.web.asking import open_table
from tests.web.gatherings import done, welcomed
from tests.web.hidden import games
from tests.web.hidden.toy_server import serving_toys
from tests.web.hidden.worlds import Twins, find_twins
from tests.web.people import Person, run
from tests.web.serving import Served

NAMES = ("Ann", "Ben", "Eve")
TEXTS = [*WORDS, *(f"play {fruit}" for fruit in FRUIT), "fly"]
CLOCK = {"bank": 600, "bonus": 5}
KINDS = [
    ("toy", 2, 0, None),
    ("toy", 3, 1, None),
    ("toy", 3, None, None),
    ("toy", 3, 2, CLOCK),
    ("shy", 3, 0, None),
    ("shy", 3, 2, None),
    ("shy", 2, None, None),
]


EACH = 3  # pairs of worlds

Streams = list[list[list[bytes]]]  # a kind: a pair: messages


@pytest.fixture(scope="module")
def twins() -> list[list[Twins]]:
    return [
        [find_twins(games.find(key), seats, eyes, n) for n in range(EACH)] for key, seats, eyes, _ in KINDS
    ]


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory, twins: list[list[Twins]]) -> tuple[Streams, Streams]:
    first, second = (play_all(tmp_path_factory.mktemp("world"), twins, world) for world in (0, 1))
    return first, second


def play_all(folder: Path, twins: list[list[Twins]], world: int) -> Streams:
    secrets = [one.secrets[world] for pairs in twins for one in pairs]
    with serving_toys(folder, secrets) as server:
        return [
            [run(play(server, key, one, world, clock)) for one in pairs]
            for (key, _, _, clock), pairs in zip(KINDS, twins, strict=True)
        ]


@pytest.mark.parametrize("kind", range(len(KINDS)), ids=map(str, KINDS))
def test_what_a_seat_may_not_know_changes_no_byte(
    twins: list[list[Twins]], worlds: tuple[Streams, Streams], kind: int
) -> None:
    assert all(one.different > 3 for one in twins[kind]), "the worlds hardly differ"
    assert any(one.apart for one in twins[kind]), "everybody plays the same in both"
    for one, first, second in zip(twins[kind], worlds[0][kind], worlds[1][kind], strict=True):
        assert len(first) > len(one.line)
        for number, (here, there) in enumerate(zip(first, second, strict=True)):
            assert here == there, f"message {number} tells the worlds apart"


async def play(server: Served, key: str, twins: Twins, world: int, clock: Any) -> list[bytes]:
    """One world of the twins over sockets; all that the eyes were sent."""
    devices = [name.ljust(43, "-") for name in NAMES]
    wanted = {"game": key, "seats": twins.seats, "clock": clock}
    table, secret = await asyncio.to_thread(open_table, server.address, devices[0], **wanted)
    async with AsyncExitStack() as stack:
        people = [Person(server.socket, table, secret, device) for device in devices[: twins.seats]]
        for seat, person in enumerate(people):
            await stack.enter_async_context(person)
            welcomed(await person.hello())
            done(await person.ask(type="sit", seat=seat, name=NAMES[seat]))
            await person.until(lambda person=person: person.table["next_promise"])  # comes when it is on disk
        watch = f"watch={people[0].table['links']['watch']}"
        spectator = await stack.enter_async_context(
            Person(server.socket, table, watch, "spectator".ljust(43, "-"))
        )
        welcomed(await spectator.hello())
        observer = spectator if twins.eyes is None else people[twins.eyes]
        await look_around(observer, twins.eyes)
        done(await people[0].ask(type="start"))
        for number, step in enumerate(twins.line):
            await look_around(observer, twins.eyes)
            seat, move = (step.first, step.second)[world]
            done(await people[seat].play(move, key=f"move-{number}"))
            await look_around(observer, twins.eyes)
        await come_again(stack, server, observer, twins.eyes)
    promise = commitment(bytes.fromhex(twins.secrets[world])).encode()
    return [one.replace(promise, b"PROMISE") for one in observer.heard]


async def look_around(observer: Person, eyes: int | None) -> None:
    """Try everything that cannot be played: no refusal may tell anything either."""
    done(await observer.ask(type="ping"))
    done(await observer.ask(type="look", seat=eyes))
    for text in TEXTS:
        if text not in observer.moves:
            scene = observer.scene or {"match": 0, "number": 0}
            asked = {"seat": eyes or 0, "match": scene["match"], "number": scene["number"], "move": text}
            for kind in ("move", "ask-why"):
                assert (await observer.ask(type=kind, **asked))["type"] == "refused"
    for seat in range(3):
        if seat != eyes:
            assert (await observer.ask(type="look", seat=seat))["type"] == "refused"
            assert (await observer.ask(type="hand-over", seat=seat))["type"] == "refused"
            assert (await observer.ask(type="ask-undo", seat=seat))["type"] == "refused"


async def come_again(stack: AsyncExitStack, server: Served, observer: Person, eyes: int | None) -> None:
    """Load the page anew, and ask to take back the last move."""
    again = Person(server.socket, observer.table_id, observer.secret, observer.device, eyes)
    await stack.enter_async_context(again)
    welcomed(await again.hello())
    await again.ask(type="ask-undo", seat=eyes or 0)
    done(await again.ask(type="ping"))
    observer.heard += again.heard
