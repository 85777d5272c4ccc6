"""People who play on whatever happens: when the server is gone they come again and repeat themselves."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from random import Random
from typing import Any

from websockets.exceptions import WebSocketException

from hameau.web.devices import new_device
from tests.web.people import Message, Person

GONE = (OSError, WebSocketException, TimeoutError, EOFError)
A_MOMENT = 0.005
PATIENCE = 60.0


class Wrong(AssertionError):
    """Something happened that must not happen."""


@dataclass
class Tally:
    """What happened to all of them together."""

    answered: int = 0
    repeated: int = 0  # moves that got no answer and were sent again
    on_disk: int = 0  # and of these, those that had been written
    news: asyncio.Event = field(default_factory=asyncio.Event)

    def count(self) -> None:
        self.answered += 1
        self.news.set()

    async def until(self, answered: int) -> None:
        """Wait for so many answers in all; a server that died by itself gives none."""
        try:
            async with asyncio.timeout(PATIENCE):
                while self.answered < answered:
                    self.news.clear()
                    await self.news.wait()
        except TimeoutError:
            raise Wrong(f"nobody was answered any more after {self.answered} answers") from None


class Stubborn:
    """One device at one table. It keeps a move until it is answered."""

    again: tuple[str, ...] = ("too-fast",)  # what it is told when it may try again

    def __init__(self, name: str, socket: str, table: str, secret: str, tally: Tally) -> None:
        self.name = name
        self.socket = socket
        self.table = table
        self.secret = secret
        self.device = new_device()
        self.tally = tally
        self.choice = Random(name)
        self.sent: dict[str, Message] = {}
        self.acknowledged: list[str] = []  # keys
        self.pending: Message | None = None
        self.said: list[str] = []
        self.match = 0
        self.number = 0
        self.story: list[Message] = []
        self.over = False

    async def live(self) -> None:
        """Come again and again."""
        while True:
            person = Person(self.socket, self.table, self.secret, self.device)
            try:
                async with person:
                    await self.come(person)
            except GONE:
                await asyncio.sleep(A_MOMENT)
            self.keep(person)

    async def come(self, person: Person) -> None:
        answer = await person.hello()
        if answer["type"] == "refused":
            raise Wrong(f"{self.name} came and heard {answer}")
        if answer["type"] == "welcome":
            await self.play_on(person)

    async def play_on(self, person: Person) -> None:
        """Until the connection is lost."""
        self.compare(person)
        if self.pending is not None:
            await self.repeat(person, self.pending)
        while person.closing is None:
            self.keep(person)
            if person.table["phase"] == "over":
                await self.begin_again(person)
            elif person.moves:
                await self.decide(person)
            else:
                await person.until(lambda: person.moves or person.closing or person.table["phase"] == "over")

    def compare(self, person: Person) -> None:
        """Whatever was told before is still true: log first, then tell."""
        scene = person.scene
        if scene is None:
            raise Wrong(f"{self.name} came back to no match")
        if scene["match"] < self.match:
            raise Wrong(f"{self.name} is back in match {scene['match']} after match {self.match}")
        if scene["match"] == self.match:
            if person.story[: len(self.story)] != self.story:
                raise Wrong(f"{self.name} was told what the server has forgotten")
            if scene["number"] < self.number or (self.over and person.table["phase"] != "over"):
                raise Wrong(f"{self.name} is back at an earlier decision")

    def keep(self, person: Person) -> None:
        """Remember what was told."""
        if person.scene is not None:
            self.match, self.number, self.story = person.scene["match"], person.scene["number"], person.story
            self.over = person.table["phase"] == "over"

    async def repeat(self, person: Person, message: Message) -> None:
        """Send the unanswered move again, as it was."""
        assert person.scene is not None
        self.tally.repeated += 1
        same = person.scene["match"] == message["match"]
        self.tally.on_disk += same and person.scene["number"] > message["number"]
        await self.send(person, message)

    async def decide(self, person: Person) -> None:
        assert person.scene is not None
        key = f"{self.name}-{len(self.sent)}"
        seat, match, number = (person.scene[name] for name in ("seat", "match", "number"))
        move = self.choice.choice(person.moves)
        message = {"key": key, "type": "move", "seat": seat, "match": match, "number": number, "move": move}
        self.sent[key] = message
        await self.send(person, message)
        if self.pending is None and self.choice.random() < 0.05:
            await self.chat(person)

    async def send(self, person: Person, message: Message) -> None:
        """The move is pending until it is answered. If the next match has begun meanwhile, it is stale."""
        self.pending = message
        answer = await person.ask(**message)
        while answer["type"] == "refused" and answer["code"] in self.again:
            await asyncio.sleep(A_MOMENT)
            answer = await person.ask(**message)
        if answer["type"] == "done":
            self.acknowledged.append(message["key"])
        elif answer["type"] == "refused":
            gone_on = person.scene is not None and person.scene["match"] > message["match"]
            if not (gone_on and answer["code"] == "stale"):
                raise Wrong(f"{self.name} played {message} and heard {answer}")
        else:
            return
        self.pending = None
        self.tally.count()

    async def chat(self, person: Person) -> None:
        text = f"{self.name} says {len(self.said)} of {len(self.sent)}"
        assert person.scene is not None
        answer = await person.ask(type="say", seat=person.scene["seat"], text=text)
        if answer["type"] == "done":
            self.said.append(text)

    async def begin_again(self, person: Person) -> None:
        """Whoever is first begins the next match; the other one hears that it has begun."""
        answer = await person.ask(type="start")
        while answer["type"] == "refused" and answer["code"] in self.again:
            await asyncio.sleep(A_MOMENT)
            answer = await person.ask(type="start")
        if answer["type"] == "done":
            self.tally.count()
        await person.until(lambda: person.closing or person.table["phase"] == "playing")


async def seat(people: list[Stubborn], bots: int) -> None:
    """Sit down at one table, bots on the last seats, and start."""
    lines: list[Any] = []
    for number, one in enumerate(people):
        line = await Person(one.socket, one.table, one.secret, one.device).__aenter__()
        lines.append(line)
        await line.hello()
        assert (await line.ask(type="sit", seat=number, name=one.name))["type"] == "done"
    for number in range(len(people), len(people) + bots):
        answer = await lines[0].ask(type="seat-bot", seat=number, level="steady")
        assert answer["type"] == "done", answer
    assert (await lines[0].ask(type="start"))["type"] == "done"
    for line in lines:
        await line.__aexit__(None, None, None)
