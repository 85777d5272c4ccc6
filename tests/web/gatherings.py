"""People gathered around a table of a real server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any, Protocol

from hameau.web.devices import new_device
from tests.web.asking import open_table
from tests.web.people import PATIENCE, Message, Person


class Serves(Protocol):
    """A server that can be reached."""

    @property
    def address(self) -> str: ...
    @property
    def socket(self) -> str: ...


@asynccontextmanager
async def gathered(
    server: Serves, *names: str, bots: Iterable[str] = (), start: bool = True, **wanted: Any
) -> AsyncIterator[list[Person]]:
    """Each on a device of its own, the first one opened the table; bots of these levels sit behind them."""
    levels, device = list(bots), new_device()
    seats = len(names) + len(levels)
    table, secret = await asyncio.to_thread(open_table, server.address, device, **{"seats": seats, **wanted})
    async with AsyncExitStack() as stack:
        people: list[Person] = []
        for seat, name in enumerate(names):
            person = Person(server.socket, table, secret, None if people else device)
            people.append(await stack.enter_async_context(person))
            welcomed(await person.hello())
            done(await person.ask(type="sit", seat=seat, name=name))
        for seat, level in enumerate(levels, len(names)):
            done(await people[0].ask(type="seat-bot", seat=seat, level=level))
        if start:
            done(await people[0].ask(type="start"))
            for person in people:
                await person.until(lambda person=person: person.scene)
        yield people


def again(server: Serves, person: Person, seat: int | None = None) -> Person:
    """The same device once more."""
    return Person(server.socket, person.table_id, device=person.device, seat=seat)


def done(answer: Message) -> Message:
    assert answer["type"] == "done", answer
    return answer


def welcomed(answer: Message) -> Message:
    assert answer["type"] == "welcome", answer
    return answer


def refused(answer: Message) -> str:
    """With which code."""
    assert answer["type"] == "refused", answer
    assert answer["sentence"]
    return str(answer["code"])


async def whose_turn(people: list[Person]) -> Person:
    """The first one who may move; waits until somebody may."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for person in people:
                if person.moves:
                    return person
            await asyncio.sleep(0.002)


async def play_on(people: list[Person], moves: int | None = None, seed: int = 1) -> int:
    """Play at random, so many moves of people or to the end; how many were played."""
    choice, played = Random(seed), 0
    while people[0].table["phase"] == "playing" and (moves is None or played < moves):
        for person in people:
            if person.moves and (moves is None or played < moves):
                done(await person.play(choice.choice(person.moves)))
                played += 1
        await asyncio.sleep(0.001)
    return played


async def come(stack: AsyncExitStack, server: Serves, table: str, secret: str, device: str) -> Person:
    """Knock until the server is there."""
    async with asyncio.timeout(PATIENCE):
        while True:
            person = Person(server.socket, table, secret, device)
            try:
                await stack.enter_async_context(person)
            except OSError:
                await asyncio.sleep(0.01)
                continue
            welcomed(await person.hello())
            return person
