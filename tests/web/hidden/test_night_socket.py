"""Over real sockets too, two villages that differ only in who is what send a plain villager the same bytes.

Time is real here, so that instants are blotted out; when messages come is looked at in test_night.py.
"""

from __future__ import annotations

import asyncio
import re
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from hameau import shelf
from hameau.engine.luck import secret_from_seed
from hameau.games.werewolves.rules.box import VILLAGER, WEREWOLF
from tests.web.asking import open_table
from tests.web.gatherings import done, refused, welcomed
from tests.web.hidden.toy_server import serving_module
from tests.web.people import Person, run
from tests.web.serving import Served

SEATS, OBSERVER = 9, 0
OPTIONS = {"death-shows": "nothing", "captain": "no", "hunter": "out", "girl": "asleep", "cupid": "out"}
RHYTHM = {"beat": 120, "early": True}  # no round ends because this machine is slow
INSTANT = re.compile(rb'"(ends|now|at|away)":\d{13}')
PROMISE = re.compile(rb'promise":"[0-9a-f]{64}"')


class Pair(NamedTuple):
    """The seeds of two villages, and who is eaten in both."""

    seeds: tuple[int, int]
    prey: int


def find_pair() -> Pair:
    """The observer is a villager in both, the prey is no wolf in both, and no wolf is one in both."""
    game = shelf.game("werewolves")
    found: list[tuple[int, set[int]]] = []
    for seed in range(400):
        cards = list(game.match(SEATS, seed, OPTIONS).state.card[:SEATS])  # type: ignore[attr-defined]  # the state of this game
        wolves = {seat for seat in range(SEATS) if cards[seat] == WEREWOLF}
        if cards[OBSERVER] == VILLAGER:
            for other, their_wolves in found:
                if not wolves & their_wolves:
                    prey = next(seat for seat in range(1, SEATS) if seat not in wolves | their_wolves)
                    return Pair((other, seed), prey)
            found.append((seed, wolves))
    raise AssertionError("no two villages differ so much")


@pytest.fixture(scope="module")
def streams(tmp_path_factory: pytest.TempPathFactory) -> list[list[bytes]]:
    pair = find_pair()
    return [stream(tmp_path_factory.mktemp("night"), pair.seeds[world], pair.prey, world) for world in (0, 1)]


def stream(folder: Path, seed: int, prey: int, world: int) -> list[bytes]:
    """All that the observer was sent, instants and promise blotted out."""
    secrets = [secret_from_seed(seed).hex()]
    with serving_module("tests.web.hidden.night_server", folder, secrets, {}) as server:
        heard = run(one_night(server, prey, Random(world)))
    blotted = [INSTANT.sub(rb'"\1":0000000000000', one) for one in heard]
    return [PROMISE.sub(b'promise":"' + b"0" * 64 + b'"', one) for one in blotted]


async def one_night(server: Served, prey: int, noise: Random) -> list[bytes]:
    devices = [f"Guest-{seat}".ljust(43, "-") for seat in range(SEATS)]
    wanted = {"game": "werewolves", "seats": SEATS, "options": OPTIONS, "rhythm": RHYTHM}
    table, secret = await asyncio.to_thread(open_table, server.address, devices[0], **wanted)
    async with AsyncExitStack() as stack:
        people = [Person(server.socket, table, secret, device) for device in devices]
        for seat, person in enumerate(people):
            await stack.enter_async_context(person)
            welcomed(await person.hello())
            done(await person.ask(type="sit", seat=seat, name=f"Guest {seat}"))
            await person.until(lambda person=person: person.table["next_promise"])  # comes when it is on disk
        done(await people[0].ask(type="start"))
        for person in people:
            await person.until(lambda person=person: person.scene)
        while people[0].scene and people[0].scene["dark"]:
            await one_round(people, prey, noise)
        assert people[0].scene
        assert people[0].scene["view"]["people"][prey]["alive"] is False
        await one_day(people)
        done(await people[OBSERVER].ask(type="ping"))
        return people[OBSERVER].heard


async def one_round(people: list[Person], prey: int, noise: Random) -> None:
    """The observer tries everything and seals; then the others act by their cards, in any order."""
    observer = people[OBSERVER]
    await look_around(observer)
    ends = [person.scene["dark"]["ends"] for person in people if person.scene]
    others = people[1:]
    noise.shuffle(others)
    for person in others:
        for _ in range(noise.randrange(3)):
            refused(await person.play(noise.choice(["eat 40", "fly", "take 1"])))
        if noise.random() < 0.3:
            async with Person(person.socket, person.table_id, person.secret, person.device) as again:
                welcomed(await again.hello())
        for _ in range(noise.randrange(2)):
            if person is not others[-1]:  # whose move ends the round
                done(await person.play("sleep", whisper="hush"))
        done(await person.play(choice_of(person, prey, noise)))
    for person, before in zip(people, ends, strict=True):
        await person.until(lambda person=person, before=before: is_later(person, before))


def is_later(person: Person, before: int) -> bool:
    dark = person.scene["dark"] if person.scene else None
    return dark is None or bool(dark["ends"] != before)


def choice_of(person: Person, prey: int, noise: Random) -> str:
    if f"eat {prey + 1}" in person.moves:
        return f"eat {prey + 1}"
    looks = [move for move in person.moves if move.startswith("look ")]
    return noise.choice(looks or ["sleep"])


async def look_around(observer: Person) -> None:
    """What cannot be played is refused alike, and what was played is answered alike."""
    for move in ("eat 4", "look 4", "fly", "cure"):
        refused(await observer.play(move))
    refused(await observer.ask(type="say", seat=OBSERVER, text="who is awake?"))
    refused(await observer.ask(type="look", seat=4))
    refused(await observer.ask(type="ask-undo", seat=OBSERVER))
    refused(await observer.ask(type="stand-in", seat=4, level="steady"))
    done(await observer.ask(type="look", seat=OBSERVER))
    done(await observer.play("sleep", whisper="is anybody there?", pad="x" * 200))


async def one_day(people: list[Person]) -> None:
    """Nobody votes."""
    while people[0].scene and not people[0].scene["dark"]:
        for person in people:
            if "done" in person.moves and not (person.scene and person.scene["dark"]):
                number = person.scene["number"] if person.scene else 0
                done(await person.play("done"))
                await person.until(lambda person=person, number=number: person.scene["number"] > number)
        await people[0].until(lambda: people[0].moves)


def test_a_villager_is_sent_the_same_bytes(streams: list[list[bytes]]) -> None:
    assert len(streams[0]) > 60
    for number, (here, there) in enumerate(zip(*streams, strict=True)):
        assert here == there, f"message {number} tells the villages apart"


def test_the_worlds_differ() -> None:
    game, pair = shelf.game("werewolves"), find_pair()
    first, second = (game.match(SEATS, seed, OPTIONS) for seed in pair.seeds)
    assert first.position() != second.position()
    assert [first.view(OBSERVER), first.moves(OBSERVER)] == [second.view(OBSERVER), second.moves(OBSERVER)]
