"""SIGKILL in the middle of a night: what was sealed is played at the beat, and the beat comes back."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

from hameau.tables import entries
from hameau.web.devices import new_device
from tests.web import disk, zygote
from tests.web.asking import open_table, until_answered
from tests.web.gatherings import come, done
from tests.web.people import Person, run
from tests.web.zygote import Zygote

SEATS = 8
RHYTHM = {"beat": 120, "early": True}  # no round ends because this machine is slow


def test_a_sealed_move_survives_and_the_beat_comes_back(tmp_path: Path) -> None:
    with (tmp_path / "errors").open("wb") as errors, zygote.lives(tmp_path, errors=errors) as server:
        table, moves, ends = run(night_with_a_crash(server))
        assert server.stop() == 0
    played = disk.entries_of(tmp_path, table, entries.Played)[:SEATS]
    assert [(one.move, one.who) for one in played] == [(move, "person") for move in moves]
    assert len({one.at for one in played}) == 1, "in one go"
    [begun] = disk.entries_of(tmp_path, table, entries.Started)
    stopped = disk.entries_of(tmp_path, table, entries.Stopped)[0].at
    resumed = disk.entries_of(tmp_path, table, entries.Resumed)[0].at
    assert begun.at < stopped < resumed
    assert ends == begun.at + 120_000 + resumed - stopped, "what the server was not there for is given back"


async def night_with_a_crash(server: Zygote) -> tuple[str, list[str], int]:
    """Seven seal, and one of them again; the server dies; the eighth seals after it."""
    server.start()
    devices = [new_device() for _ in range(SEATS)]
    table, secret = await opened(server, devices[0])
    async with AsyncExitStack() as stack:
        people = [await come(stack, server, table, secret, device) for device in devices]
        for seat, person in enumerate(people):
            done(await person.ask(type="sit", seat=seat, name=f"Guest {seat}"))
        done(await people[0].ask(type="start"))
        await asyncio.gather(*(person.until(lambda person=person: person.scene) for person in people))
        moves = [person.moves[-1] for person in people]
        done(await people[3].play("sleep", key="first"))
        for seat, person in enumerate(people[:-1]):
            done(await person.play(moves[seat], key=f"seal-{seat}"))
        server.kill()
    server.start()
    async with AsyncExitStack() as stack:
        people = [await come(stack, server, table, secret, device) for device in devices]
        for seat, person in enumerate(people):
            assert person.scene
            assert person.scene["dark"]["sealed"] == (moves[seat] if seat < SEATS - 1 else "")
        await people[0].until(lambda: ends_of(people[0]))
        ends = ends_of(people[0])
        done(await people[3].play(moves[3], key="seal-3"))  # sent again: nothing new
        done(await people[-1].play(moves[-1]))
        await people[0].until(lambda: ends_of(people[0]) != ends)
    return table, moves, ends


def ends_of(person: Person) -> int:
    """When the round ends that a person sees; 0 while time stands still."""
    assert person.scene
    return int(person.scene["dark"]["ends"])


async def opened(server: Zygote, device: str) -> tuple[str, str]:
    options = {"cupid": "out"}  # whoever has to choose could not sleep
    wanted = {"game": "werewolves", "seats": SEATS, "rhythm": RHYTHM, "options": options}
    return await asyncio.to_thread(until_answered, lambda: open_table(server.address, device, **wanted))
