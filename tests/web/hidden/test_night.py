"""Two villages that differ only in who is what: who knows nothing is sent the same, to the byte and in time.

The other village is imagined with the eyes of a plain villager. In each of them everybody acts by the own
card, at other times, with other mistakes, and some load their page anew; in both the same one dies. It is so
with the usual beat and with the short one that all have agreed to.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from hameau import shelf
from hameau.games.werewolves.rules.box import VILLAGER, WEREWOLF, WHITE_WEREWOLF
from hameau.tables import padding
from hameau.tables.wire import SEALED_BYTES, Rhythm
from tests.web.hidden.nights import NOON, SECOND, Device, Sent, Village, village
from tests.web.people import run

SEATS = 12
OBSERVER = 0
BEATS = {"steady": 20 * SECOND, "short": 8 * SECOND}
OPTIONS = {
    "composition": "classic",
    "death-shows": "nothing",
    "captain": "no",
    "hunter": "out",
    "defender": "in",
    "thief": "out",
    "girl": "asleep",
}
KINDLY = ("look", "protect", "bind", "squint")  # what shows to nobody by day
NIGHTS = 2
WOLVES = {WEREWOLF, WHITE_WEREWOLF}


class Pair(NamedTuple):
    """Two villages: the seed of the first, which imagined one is the second, and who is eaten in both."""

    seed: int
    imagined: int
    prey: list[int]
    known: int  # the same in both villages: whoever looks there learns the same


def find_pair(card: int = VILLAGER, fewest: int = 9) -> Pair:
    """In which the observer has this card, and most others are not what they were, but not all."""
    game = shelf.game("werewolves")
    for seed in range(99):
        match = game.match(SEATS, seed, OPTIONS)
        truth = cards_of(match.state)
        for number in range(1, 20):
            other = cards_of(match.imagined(OBSERVER, number))
            moved = sum(one != two for one, two in zip(truth, other, strict=True))
            harmless = [seat for seat in range(1, SEATS) if not WOLVES & {truth[seat], other[seat]}]
            prey = harmless[:NIGHTS]
            known = [seat for seat in range(1, SEATS) if truth[seat] == other[seat] and seat not in prey]
            if truth[OBSERVER] == card and moved >= fewest and len(prey) == NIGHTS and known:
                return Pair(seed, number, prey, known[0])
    raise AssertionError("no two villages differ so much")


def cards_of(state: Any) -> list[int]:
    return list(state.card[:SEATS])


class World:
    """One of the two villages, and all that was sent in it."""

    def __init__(self, here: Village, number: int, beat: int) -> None:
        self.here, self.number, self.beat = here, number, beat
        self.noise = Random(number)
        self.spectator = Device(here.hall, "Onlooker", f"watch={here.hall.links.watch('a' * 12)}")
        self.prey: list[int] = []
        self.choices: list[tuple[int, str]] = []
        self.cards: list[str] = []


async def live_through(data: Path, number: int, pair: Pair, pace: str) -> World:
    async with village(data, SEATS, Rhythm(reading=60), pair.seed, 0, **OPTIONS) as here:
        world = World(here, number, BEATS[pace])
        world.prey = pair.prey
        await world.spectator.hello()
        for seat, device in enumerate(here.devices):
            device.say(type="hasten", seat=seat, agree=pace == "short")
            await here.settle()
        here.devices[OBSERVER].say(type="start")
        await here.settle()
        if number:
            match = here.live.table.playing
            match.state.copy_from(match.imagined(OBSERVER, pair.imagined))
        match = here.live.table.playing
        world.cards = [match.view(seat).people[seat].card for seat in range(SEATS)]  # type: ignore[attr-defined]  # the view of this game
        await read_cards(world)
        for night in range(NIGHTS):
            while here.live.table.is_dark:
                await one_round(world, pair.prey[night])
            await one_day(world)
        world.spectator.connection.waiting.cancel()
        return world


async def read_cards(world: World) -> None:
    """Everybody reads for some time of their own, and all are ready within the same ten seconds."""
    here, noise = world.here, world.noise
    begin, own = here.hall.wall - NOON, here.devices[OBSERVER]
    deeds: list[tuple[int, Callable[[], object]]] = [
        (begin + 2_000, lambda: own.say(type="ready", seat=OBSERVER)),
        (begin + 2_500, lambda: own.say(type="ready", seat=OBSERVER)),  # once more changes nothing
        (begin + 3_000, lambda: own.say(type="ready", seat=4)),  # nor for somebody else
        (begin + 3_500, lambda: own.come_again(OBSERVER)),
        (begin + 9_990, lambda: own.come_again(OBSERVER)),
        (begin + 9_995, lambda: world.spectator.come_again()),
    ]
    for seat in range(1, SEATS):
        device, at = here.devices[seat], begin + noise.randrange(100, 9_900)
        deeds.append((at, partial(device.say, type="ready", seat=seat)))
        if noise.random() < 0.3:
            deeds.append((begin + noise.randrange(100, 9_900), partial(device.come_again, seat)))
        if noise.random() < 0.2:
            deeds.append((at - 50, partial(device.say, type="stand-in", seat=seat, level="steady")))
            deeds.append((at - 40, partial(device.say, type="come-back", seat=seat)))
    for at, deed in sorted(deeds, key=lambda one: one[0]):
        await here.at(at)
        done = deed()
        if done is not None:
            await done  # type: ignore[misc]  # what takes its time
    await here.begin()
    assert here.hall.wall - NOON == begin + 10 * SECOND


async def one_round(world: World, prey: int) -> None:
    """Everybody does something at some time; the observer's page does what it always does."""
    here = world.here
    dark = here.live.table.rounds.dark
    assert dark is not None
    assert dark.length == world.beat
    begin = dark.since - NOON
    deeds: list[tuple[int, Callable[[], object]]] = []
    for seat in here.live.table.playing.waiting:
        if seat != OBSERVER:
            deeds += deeds_of(world, seat, prey, begin)
    deeds += observer_deeds(world, begin)
    for at, deed in sorted(deeds, key=lambda one: one[0]):
        await here.at(at)
        done = deed()
        if done is not None:
            await done  # type: ignore[misc]  # what takes its time
    await here.beat()


def deeds_of(world: World, seat: int, prey: int, begin: int) -> list[tuple[int, Callable[[], object]]]:
    """By its own card, at times of its own; some err, try again, whisper or come back."""
    here, noise, beat = world.here, world.noise, world.beat
    device = here.devices[seat]

    def some_time() -> int:
        return begin + noise.randrange(100, beat - 100)

    deeds: list[tuple[int, Callable[[], object]]] = []
    for _ in range(noise.randrange(3)):
        deeds.append((some_time(), lambda: here.play(seat, noise.choice(["eat 40", "fly", "take 2"]))))
    if noise.random() < 0.3:
        deeds.append((some_time(), lambda: device.come_again(seat)))
    if noise.random() < 0.3:
        deeds.append((some_time(), lambda: device.say(type="say", seat=seat, text="hello?")))
        deeds.append((some_time(), lambda: device.say(type="ask-undo", seat=seat)))
        deeds.append((some_time(), lambda: device.say(type="look", seat=seat)))
        deeds.append((some_time(), lambda: device.say(type="hasten", seat=seat, agree=False)))
    if noise.random() < 0.2:
        at = noise.randrange(100, beat - 300)
        deeds.append((begin + at, lambda: device.say(type="stand-in", seat=seat, level="steady")))
        deeds.append((begin + at + 1, lambda: device.say(type="come-back", seat=seat)))
    for at in sorted(some_time() for _ in range(noise.randrange(1, 4))):
        deeds.append((at, lambda: here.play(seat, "sleep", whisper=noise.choice(["", "hush", "not him"]))))
    deeds.append((begin + beat - 50 + noise.randrange(40), lambda: act(world, seat, prey)))
    return deeds


async def act(world: World, seat: int, prey: int) -> None:
    """The last word of the round."""
    moves = world.here.moves(seat)
    choices = [move for move in moves if move.split()[0] in KINDLY] or ["sleep"]
    if f"eat {prey + 1}" in moves:
        choices = [f"eat {prey + 1}"]
    spared = {f"{verb} {seat + 1}" for verb in ("protect", "bind") for seat in (*world.prey, OBSERVER)}
    choice = world.noise.choice([one for one in choices if one not in spared])
    world.choices.append((seat, choice))
    await world.here.play(seat, choice)


def observer_deeds(world: World, begin: int) -> list[tuple[int, Callable[[], object]]]:
    """The same in both worlds: everything that one may try, and the page's own message."""
    here, own = world.here, world.here.devices[OBSERVER]
    onlooker = world.spectator
    tries: list[Callable[[], object]] = [
        lambda: own.say(type="ping"),
        lambda: here.play(OBSERVER, "eat 5"),
        lambda: here.play(OBSERVER, "sleep", pad="x" * 300, whisper="who is awake?"),
        lambda: own.say(type="say", seat=OBSERVER, text="hello?"),
        lambda: own.say(type="look", seat=OBSERVER),
        lambda: own.say(type="look", seat=4),
        lambda: own.say(type="ask-undo", seat=OBSERVER),
        lambda: own.say(type="stand-in", seat=4, level="steady"),
        lambda: own.say(type="hand-over", seat=5),
        lambda: own.say(type="ask-why", **question(world, "eat 5")),
        lambda: own.say(type="hasten", seat=OBSERVER, agree=False),
        lambda: own.come_again(OBSERVER),
        lambda: onlooker.come_again(),
        lambda: onlooker.say(type="look", seat=None),
    ]
    return [(begin + world.beat // 20 * number + 500, one) for number, one in enumerate(tries)]


def question(world: World, move: str) -> dict[str, Any]:
    """Of the observer: why may this not be played?"""
    scene = world.here.devices[OBSERVER].scene
    return {"seat": OBSERVER, "match": scene["match"], "number": scene["number"], "move": move}


async def one_day(world: World) -> None:
    """Nobody has anything to say, and nobody is voted for. The observer asks what may not be done."""
    here = world.here
    for verb in ("vote", "look", "eat", "claim", "shoot", "ban"):
        for seat in range(SEATS):
            here.devices[OBSERVER].say(type="ask-why", **question(world, f"{verb} {seat + 1}"))
    await here.settle()
    while not here.live.table.is_dark and here.live.table.phase == "playing":
        await here.at(here.hall.wall - NOON + SECOND)
        waiting = here.live.table.playing.waiting
        await here.play(waiting[0], "done" if "done" in here.moves(waiting[0]) else "away")


@pytest.fixture(scope="module", params=BEATS)
def worlds(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> list[World]:
    folder = tmp_path_factory.mktemp("nights")
    pair = find_pair()
    return [run(live_through(folder / str(number), number, pair, request.param)) for number in (0, 1)]


def test_the_two_villages_differ(worlds: list[World]) -> None:
    first, second = worlds
    assert first.cards[OBSERVER] == second.cards[OBSERVER] == "villager"
    assert Counter(first.cards) == Counter(second.cards)
    assert sum(one != other for one, other in zip(first.cards, second.cards, strict=True)) >= 9
    for world in worlds:
        verbs = {choice.split()[0] for _, choice in world.choices}
        assert {"eat", "look", "sleep"} <= verbs, "the called ones act"
    assert first.choices != second.choices


@pytest.mark.parametrize("who", ["villager", "spectator"])
def test_who_knows_nothing_is_sent_the_same_bytes_at_the_same_times(worlds: list[World], who: str) -> None:
    streams = [
        (world.spectator if who == "spectator" else world.here.devices[OBSERVER]).sent for world in worlds
    ]
    for number, (here, there) in enumerate(zip(*streams, strict=True)):
        assert here == there or fail(number, here, there)
    assert len(streams[0]) > 80


def fail(number: int, here: Sent, there: Sent) -> bool:
    """Say where two messages differ, which should be the same."""
    pairs = enumerate(zip(here.data, there.data, strict=False))
    at = max(0, next((place for place, (one, two) in pairs if one != two), 0) - 60)
    shown = [one.data[at : at + 160].decode(errors="replace") for one in (here, there)]
    pytest.fail(f"message {number} tells the villages apart: {here.at} {shown[0]}, {there.at} {shown[1]}")


def test_in_the_dark_every_seat_is_sent_as_much_at_the_same_time(worlds: list[World]) -> None:
    """Only the scene of the beat comes unasked, and it has one size for all."""
    for world in worlds:
        beats = [beats_of(device) for device in [*world.here.devices[:1], world.spectator]]
        assert beats[0] == beats[1]
        for device in world.here.devices:
            assert beats_of(device) == beats[0]


def beats_of(device: Device) -> list[tuple[int, int]]:
    """When the scenes of beats came, and how large they were; whose page was not being loaded."""
    scenes = [one for one in device.sent if one.kind == "scene" and not json.loads(one.data)["whole"]]
    return [(one.at, len(one.data)) for one in scenes if is_at_night(one)]


def is_at_night(one: Sent) -> bool:
    scene = json.loads(one.data)
    return scene["dark"] is not None or any(line["event"] == "day-broke" for line in scene["lines"])


def test_sizes_tell_nothing(worlds: list[World]) -> None:
    for world in worlds:
        for device in world.here.devices:
            for one in device.sent:
                message = json.loads(one.data)
                if one.kind in ("scene", "welcome") and (one.kind == "scene" or message["scene"]):
                    assert len(one.data) % padding.BLOCK == 0
                if one.kind in ("done", "refused") and "pad" in message:
                    assert len(one.data) == SEALED_BYTES


def test_welcomes_of_one_moment_have_one_size(worlds: list[World]) -> None:
    """Between two beats a page that is loaded anew is as large for every seat."""
    for world in worlds:
        sizes: dict[int, set[int]] = {}
        for device in world.here.devices:
            for one in device.sent:
                message = json.loads(one.data)
                if one.kind == "welcome" and message["scene"] and message["scene"]["dark"]:
                    sizes.setdefault(message["scene"]["dark"]["ends"], set()).add(len(one.data))
        assert len(sizes) > 5
        assert all(len(found) == 1 for found in sizes.values())
