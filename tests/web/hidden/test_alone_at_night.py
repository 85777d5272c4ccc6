"""One person among eleven bots: how long a round lasts tells neither who is what nor what bots do.

Two villages differ only in who is what, and in both the same one dies. Bots seal by their own cards, at other
times and more than once; by day they do nothing. The person's page does the same in both.
"""

from __future__ import annotations

import json
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from hameau.games.werewolves.rules.box import SEER, VILLAGER
from hameau.tables import entries
from hameau.tables.pace import QUICK
from hameau.tables.wire import Rhythm
from hameau.web.clockwork import ignore
from hameau.web.hall import Hall
from tests.web.hidden.nights import NOON, SECOND, Device, Sent, Village, open_hall, village
from tests.web.hidden.test_night import (
    KINDLY,
    NIGHTS,
    OBSERVER,
    OPTIONS,
    SEATS,
    Pair,
    cards_of,
    fail,
    find_pair,
)
from tests.web.people import run

PACE = round(QUICK * SECOND)
THINKING = 4_321  # milliseconds that the person takes to decide


class World(NamedTuple):
    """One of the two villages, and all that was sent in it."""

    person: list[Sent]
    onlooker: list[Sent]
    rounds: list[tuple[bool, int]]  # was the person called, and how long it lasted
    cards: list[int]


async def live_through(data: Path, number: int, pair: Pair) -> World:
    async with village(data, SEATS, Rhythm(), pair.seed, SEATS - 1, **OPTIONS) as here:
        here.live.thinking.wake = lambda: None  # type: ignore[method-assign]  # bots do as the test says
        onlooker = Device(here.hall, "Onlooker", f"watch={here.hall.links.watch('a' * 12)}")
        await onlooker.hello()
        here.devices[OBSERVER].say(type="start")
        await here.settle()
        match = here.live.table.playing
        if number:
            match.state.copy_from(match.imagined(OBSERVER, pair.imagined))
        cards, rounds, noise = cards_of(match.state), [], Random(number)
        for night in range(NIGHTS):
            while here.live.table.is_dark:
                rounds.append(await one_round(here, noise, pair.prey[night], pair))
            while not here.live.table.is_dark:
                await one_decision(here)
        onlooker.connection.waiting.cancel()
        return World(here.devices[OBSERVER].sent, onlooker.sent, rounds, cards)


async def one_round(here: Village, noise: Random, prey: int, pair: Pair) -> tuple[bool, int]:
    dark = here.live.table.rounds.dark
    assert dark is not None
    begin, called = dark.since, len(here.moves(OBSERVER)) > 2
    deeds = [
        (noise.randrange(100, PACE - 100), seat) for seat in bots(here) for _ in range(noise.randrange(3))
    ]
    for at, seat in sorted(deeds):
        await here.at(begin - NOON + at)
        await seal(here, seat, "sleep")
    for seat in bots(here):
        await seal(here, seat, deed_of(here, seat, prey, pair, noise))
    assert (dark.waits, dark.ends) == (called, None if called else begin + PACE)
    if called:
        await here.at(begin - NOON + THINKING)
        await here.play(OBSERVER, f"look {pair.known + 1}")
    await here.beat()
    return called, here.hall.wall - begin


def bots(here: Village) -> list[int]:
    return [seat for seat in here.live.table.playing.waiting if seat != OBSERVER]


def deed_of(here: Village, seat: int, prey: int, pair: Pair, noise: Random) -> str:
    moves = here.moves(seat)
    if f"eat {prey + 1}" in moves:
        return f"eat {prey + 1}"
    spared = {f"{verb} {seat + 1}" for verb in ("protect", "bind") for seat in (*pair.prey, OBSERVER)}
    return noise.choice([one for one in moves if one.split()[0] in KINDLY and one not in spared] or ["sleep"])


async def seal(here: Village, seat: int, move: str) -> None:
    entry = entries.Sealed(here.hall.wall, seat, move, "bot", "", "bot")
    here.live.submit(lambda: entry, ignore)
    await here.settle()


async def one_decision(here: Village) -> None:
    """Nobody has anything to say by day."""
    await here.at(here.hall.wall - NOON + SECOND)
    seat = here.live.table.playing.waiting[0]
    move = "done" if "done" in here.moves(seat) else "away"
    if seat == OBSERVER:
        await here.play(seat, move)
        return
    here.live.submit(lambda: entries.Played(here.hall.wall, seat, move, "bot", "bot"), ignore)
    await here.settle()


@pytest.fixture(scope="module", params=[VILLAGER, SEER])
def worlds(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> list[World]:
    folder, pair = tmp_path_factory.mktemp("alone"), find_pair(request.param, fewest=8)
    found = [run(live_through(folder / str(number), number, pair)) for number in (0, 1)]
    assert sum(one != two for one, two in zip(found[0].cards, found[1].cards, strict=True)) >= 8
    assert {world.cards[OBSERVER] for world in found} == {request.param}
    return found


@pytest.mark.parametrize("who", ["person", "onlooker"])
def test_alone_with_bots_everything_comes_in_the_same_bytes_at_the_same_times(
    worlds: list[World], who: str
) -> None:
    streams: list[list[Sent]] = [getattr(world, who) for world in worlds]
    for number, (here, there) in enumerate(zip(*streams, strict=True)):
        assert here == there or fail(number, here, there)
    assert len(streams[0]) > 20


def test_a_round_lasts_as_long_as_the_persons_own_decision_says(worlds: list[World]) -> None:
    for world in worlds:
        called = world.cards[OBSERVER] == SEER
        expected = {(False, PACE), (True, THINKING + PACE)} if called else {(False, PACE)}
        assert set(world.rounds) == expected


def test_a_night_with_real_bots_has_the_same_beats_in_both_villages(tmp_path: Path) -> None:
    """They think and seal as they like; only what day brings may differ."""

    async def story(number: int, pair: Pair) -> list[tuple[int, int]]:
        async with village(tmp_path / str(number), SEATS, Rhythm(), pair.seed, SEATS - 1, **OPTIONS) as here:
            wake, here.live.thinking.wake = here.live.thinking.wake, lambda: None  # type: ignore[method-assign]  # not before the cards are changed
            here.devices[OBSERVER].say(type="start")
            await here.settle()
            if number:
                match = here.live.table.playing
                match.state.copy_from(match.imagined(OBSERVER, pair.imagined))
            here.live.thinking.wake = wake  # type: ignore[method-assign]  # now they think
            wake()
            while (here.devices[OBSERVER].scene["view"]["night"], here.live.table.is_dark) == (1, True):
                await here.beat()
            scenes = [
                (one, json.loads(one.data)) for one in here.devices[OBSERVER].sent if one.kind == "scene"
            ]
            nights = [one for one, scene in scenes if scene["dark"] and scene["view"]["night"] == 1]
            return [(one.at, len(one.data)) for one in nights]

    pair = find_pair()
    first, second = (run(story(number, pair)) for number in (0, 1))
    assert first == second
    assert len(first) > 5
    assert {later[0] - sooner[0] for sooner, later in pairwise(first)} == {PACE}


def test_after_a_restart_the_round_still_waits_for_the_only_person(tmp_path: Path) -> None:
    async def before() -> None:
        pair = find_pair(SEER, fewest=0)
        async with village(tmp_path, SEATS, Rhythm(), pair.seed, SEATS - 1, **OPTIONS) as here:
            here.devices[OBSERVER].say(type="start")
            await here.settle()
            while len(here.moves(OBSERVER)) <= 2:
                await here.beat()
            await here.at(here.hall.wall - NOON + 50 * SECOND)
            here.hall.log.alive(here.hall.began, here.hall.wall)
            here.hall.close = partial(here.hall.log.close)  # type: ignore[method-assign]  # it ends without a word

    async def after() -> None:
        hall = open_hall(tmp_path, NOON + 3600 * SECOND)
        try:
            live = await hall.find("a" * 12)
            assert live is not None
            here = Village(hall, live)
            here.devices = [Device(hall, "Guest 0", "")]
            await here.devices[0].hello()
            await here.settle()
            assert here.devices[0].scene["dark"]["waits"]
            await here.play(0, "sleep")
            dark = live.table.rounds.dark
            assert dark is not None
            assert dark.ends == hall.wall + PACE
            here.devices[0].connection.waiting.cancel()
        finally:
            Hall.close(hall)

    run(before())
    run(after())
