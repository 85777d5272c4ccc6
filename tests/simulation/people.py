"""People at pages: they come back when the line is lost, and send unanswered moves again with their keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Raw, Struct

from hameau.tables.links import device_hash
from hameau.tables.wire import PROTOCOL
from tests.simulation.network import NOBODYS, Link

if TYPE_CHECKING:
    from tests.simulation.world import World

Message = dict[str, Any]
encode = msgspec.json.Encoder().encode


class Scene(Struct, tag_field="type", tag="scene"):
    """As it arrives: what is compared later is kept as it was sent."""

    match: int
    number: int
    seat: int | None
    view: Raw
    moves: list[str]
    lines: list[Raw]
    waiting: list[int]
    said: list[Chat] | None
    clock: Running | None
    dark: Dark | None
    debate: Running | None


class Running(Struct):
    """Time that passes."""


class Dark(Struct):
    """It is dark."""

    waits: bool


class Chat(Struct, tag_field="type", tag="chat"):
    seat: int
    text: str
    channel: str


class SeatHeard(Struct):
    kind: str
    name: str
    level: str


class TableHeard(Struct):
    phase: str
    match: int
    promise: str
    next_promise: str
    seats: list[SeatHeard]
    yours: list[int]
    undo: UndoHeard | None


class UndoHeard(Struct):
    seat: int
    asked: list[int]


class Welcome(Struct, tag_field="type", tag="welcome"):
    key: str
    table: TableHeard
    chat: list[Chat]
    scene: Scene | None


class Table(Struct, tag_field="type", tag="table"):
    table: TableHeard


class Done(Struct, tag_field="type", tag="done"):
    key: str


class Refused(Struct, tag_field="type", tag="refused"):
    key: str
    code: str


class Closing(Struct, tag_field="type", tag="closing"):
    code: str


Heard = Scene | Chat | Welcome | Table | Done | Refused | Closing
decode = msgspec.json.Decoder(Heard).decode


class Page:
    """A device at a table, and the person before it."""

    def __init__(self, world: World, name: str, table: str, secret: str, seat: int | None) -> None:
        self.world, self.name, self.table, self.secret, self.seat = world, name, table, secret, seat
        self.device = name.ljust(43, "-")
        self.holder = device_hash(self.device)
        self.link: Link | None = None
        self.welcome = False
        self.seen: TableHeard | None = None
        self.scene: Scene | None = None
        self.asked: dict[str, Message] = {}  # on this connection, without an answer so far
        self.moving: Message | None = None  # a move that nobody has answered
        self.keys = 0
        self.decided = (0, 0)  # match and number of the last decision
        self.shares: dict[int, str] = {}  # chosen for the luck of a match
        self.shared: set[int] = set()  # of these, answered
        self.sleepy = False  # does nothing where time does it
        self.later(0, self.connect)

    def later(self, delay: float, do: Callable[[], None]) -> None:
        self.world.loop.call_later(delay, do, context=NOBODYS)

    # -- the line ------------------------------------------------------------------------------------------

    def connect(self) -> None:
        server = self.world.some_server()
        if self.link is not None:
            return
        if server is None:
            self.later(0.5, self.connect)
            return
        self.asked = {}
        self.link = Link(self.world, self, server)
        self.say(type="hello", protocol=PROTOCOL, table=self.table, secret=self.secret, seat=self.seat)

    def hung_up(self, link: Link) -> None:
        if self.link is link:
            self.world.tell(self.name, "the line is lost")
            self.link, self.welcome = None, False
            self.later(0.05 + self.world.choice.random(), self.connect)

    def say(self, **message: Any) -> Message:
        if "key" not in message:
            self.keys += 1
            message["key"] = f"{self.name}-{self.keys}"
        if self.link is not None:
            self.world.tell(self.name, "says", message)
            self.asked[message["key"]] = message
            self.link.say(encode(message))
        return message

    # -- what arrives --------------------------------------------------------------------------------------

    def hear(self, data: bytes, length: int) -> None:
        said = decode(data)
        self.world.judge.arrived(self, said, length)
        self.world.tell(self.name, "hears", said)
        match said:
            case Welcome():
                self.welcome, self.seen = True, said.table
                self.answered(said)
                if said.scene:
                    self.scene = said.scene
                if self.moving:
                    self.say(**self.moving)
            case Table():
                self.seen = said.table
            case Scene():
                self.scene = said
            case Done() | Refused():
                self.answered(said)
            case Closing():
                self.welcome = False

    def answered(self, answer: Welcome | Done | Refused) -> None:
        asked = self.asked.pop(answer.key, None)
        if asked is None:
            twice = answer.key.startswith(f"{self.name}-")
            if not (twice and self.world.doubled.get(answer.key, 0) > 0):
                self.world.judge.find(f"{self.name} was answered {answer} without having asked")
            else:
                self.world.doubled[answer.key] -= 1
            return
        if self.moving and self.moving["key"] == answer.key:
            self.moving = None
            if isinstance(answer, Refused):
                self.decided = (0, 0)
        if asked["type"] == "share" and getattr(answer, "code", "") != "not-written":
            self.shared.add(asked["match"])

    # -- what the person does ------------------------------------------------------------------------------

    def act(self) -> None:
        """Something that a person might do now."""
        if not self.welcome or self.seen is None or self.link is None or self.asked:
            return
        if self.may_share(self.seen):
            self.share(self.seen)
        elif self.seen.phase == "open":
            self.prepare(self.seen)
        elif self.seen.phase == "playing" and self.seat is not None:
            self.play(self.seen, self.seat)
        elif self.seat == 0 and self.world.choice.random() < 0.3:
            self.say(type="start")

    def may_share(self, table: TableHeard) -> bool:
        """The promise of the next match is seen, and nothing is added yet. Not everybody does it at once."""
        new = self.seat in table.yours and (table.match + 1) not in self.shared
        return bool(table.next_promise) and new and self.world.choice.random() < 0.7

    def share(self, table: TableHeard) -> None:
        """What was chosen once is sent again until it is answered."""
        match = table.match + 1
        share = self.shares.setdefault(match, f"{self.world.choice.getrandbits(256):064x}")
        self.say(type="share", seat=self.seat, match=match, share=share)

    def prepare(self, table: TableHeard) -> None:
        if self.seat is not None and self.seat not in table.yours:
            self.say(type="sit", seat=self.seat, name=self.name)
        elif self.seat == 0:
            free = [seat for seat, one in enumerate(table.seats) if one.kind == "free"]
            bots = [seat for seat in free if seat not in self.world.places[self.table]]
            if bots:
                self.say(type="seat-bot", seat=bots[0], level="beginner")
            elif not free:
                self.say(type="start")

    def play(self, table: TableHeard, seat: int) -> None:
        choice, chance = self.world.choice, self.world.choice.random()
        if seat < len(table.seats) and table.seats[seat].level:
            self.say(type="come-back", seat=seat)
        elif table.undo and seat in table.undo.asked:
            self.say(type="answer-undo", seat=seat, agree=choice.random() < 0.5)
        elif self.sleepy and self.scene and goes_on_without_us(self.scene):
            return
        elif self.scene and self.scene.seat != seat and (self.world.calm or chance < 0.5):
            self.say(type="look", seat=seat)
        elif self.world.calm or chance < 0.75:
            self.move(seat)
        else:
            self.fidget(seat)

    def move(self, seat: int, **changes: Any) -> None:
        scene = self.scene
        if scene is None or scene.seat != seat or not scene.moves or self.moving:
            return
        decision = (scene.match, scene.number)
        if self.world.calm and scene.dark and decision == self.decided:
            return  # sealed already; who seals again and again holds up a round that waits for them
        self.decided = decision
        asked = {"type": "move", "seat": seat, "match": scene.match, "number": scene.number}
        self.moving = self.say(**asked, move=self.world.choice.choice(scene.moves), **changes)
        if self.world.doubles and self.world.choice.random() < 0.2 and self.link:
            self.world.doubled[self.moving["key"]] = 1
            self.link.say(encode(self.moving))

    def fidget(self, seat: int) -> None:
        """What people do beside playing."""
        choice = self.world.choice
        match choice.randrange(9):
            case 0 | 1:
                self.say(type="say", seat=seat, text=f"{self.name} says {self.keys}")
            case 2 | 3:
                self.say(type="ask-undo", seat=seat)
            case 4:
                self.say(type="look", seat=choice.choice([None, seat]))
            case 5:
                self.say(type="stand-in", seat=seat, level="beginner")
            case 6:
                self.say(type="ping")
            case 7:
                if self.scene:
                    stale = {"seat": seat, "match": self.scene.match, "number": self.scene.number + 1}
                    self.say(type="move", move="nonsense", **stale)
            case 8:
                if self.link:
                    self.link.cut()


def goes_on_without_us(scene: Scene) -> bool:
    """A clock, a beat or the end of a debate plays for whoever sleeps; votes by day wait."""
    return bool(scene.clock or scene.debate or (scene.dark and not scene.dark.waits))
