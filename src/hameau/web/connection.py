"""One connection of a device: says hello once, then every message is answered. Knows no transport."""

from __future__ import annotations

import asyncio
import time

import msgspec

from hameau.storage import StoreFailed
from hameau.tables import entries, padding, wire
from hameau.tables.deciding import Asker, No
from hameau.tables.links import device_hash, same
from hameau.tables.table import Broken, Table
from hameau.web.door import Visit
from hameau.web.hall import Hall
from hameau.web.limits import Bucket
from hameau.web.live import Guest, Line, LiveTable

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(wire.FromClient).decode
HELLO_WITHIN = 20.0  # seconds
PATIENCE = 30  # messages beyond the limit, after which a connection is ended


class Nobody:
    """The other end of a connection that is lost."""

    def send(self, data: bytes) -> None: ...
    def close(self) -> None: ...


NOBODY = Nobody()


class KeyOnly(msgspec.Struct):
    """What can be read of a message that is not understood."""

    key: wire.Key = ""


class Connection:
    """A device that talks to the hall."""

    def __init__(self, hall: Hall, line: Line, device: str, visit: Visit | None = None) -> None:
        self.hall = hall
        self.line = line
        self.visit = visit
        self.holder = device_hash(device)
        self.live: LiveTable | None = None
        self.guest: Guest | None = None
        self.greeting: asyncio.Task[None] | None = None
        settings = hall.settings
        self.now = asyncio.get_running_loop().time
        self.bucket = Bucket(settings.messages_a_second, settings.burst, self.now())
        self.too_many = 0
        self.gone = False
        self.parted = False
        self.waiting = asyncio.get_running_loop().call_later(HELLO_WITHIN, self.hang_up)
        hall.metrics.sockets.inc()

    def receive(self, data: bytes) -> None:
        """A message; it is answered now or when it is done."""
        if self.parted:
            return  # a flood is not worked off
        came = time.perf_counter()
        self.hall.metrics.busy.messages += 1
        if not self.bucket.take(self.now()):
            self.slow_down(data)
            return
        try:
            said = decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self.refuse(key_of(data), No("not-understood"))
            return
        if isinstance(said, wire.Hello):
            self.hear_hello(said)
        elif self.live is None or self.guest is None:
            self.refuse(said.key, No("hello-first"))
        else:
            self.hear(said, self.live, self.guest, came)

    def hang_up(self) -> None:
        """Nobody said hello."""
        if self.guest is None and self.greeting is None:
            self.line.send(encode(wire.Closing("no-hello")))
            self.line.close()

    def lost(self) -> None:
        """The connection ended."""
        self.gone = self.parted = True
        self.waiting.cancel()
        self.hall.metrics.sockets.dec()
        if self.greeting is not None:
            self.greeting.cancel()
        if self.live is not None and self.guest is not None:
            self.live.leave(self.guest)
        self.live, self.guest, self.greeting = None, None, None  # they leave memory now, not some day
        self.line = NOBODY

    # -- hello ---------------------------------------------------------------------------------------------

    def hear_hello(self, hello: wire.Hello) -> None:
        if self.guest is not None or self.greeting is not None:
            self.refuse(hello.key, No("hello-again"))
        elif hello.protocol != wire.PROTOCOL:
            self.part(hello.key, No("old-protocol"), "old-protocol")
        else:
            self.greeting = asyncio.get_running_loop().create_task(self.greet(hello))

    async def greet(self, hello: wire.Hello) -> None:
        """Find the table and the right to be there. A table that one may not see does not exist."""
        kind, _, secret = hello.secret.partition("=")
        unknown = No(
            "link-used" if kind == "seat" else "no-such-table"
        )  # whether there is such a table or not
        if self.visit is not None:
            await asyncio.sleep(self.visit.door.seconds_to_greet(self.visit.address))
        try:
            live = await self.hall.find(hello.table)
        except Broken as error:
            self.hall.report("table-broken", error, table=hello.table)
            known = error.table is not None and self.asker(error.table, kind, secret) is not None
            self.part(hello.key, *((No("table-broken"), "broken") if known else (unknown, "not-found")))
            return
        except StoreFailed as error:
            self.hall.report("not-read", error, table=hello.table)
            self.part(hello.key, No("not-read"), "broken")
            return
        except Exception as error:  # the edge of a connection: whatever it was, it is answered
            self.hall.report("connection-failed", error, table=hello.table)
            self.part(hello.key, No("mistake"), "broken")
            return
        if live is None:
            self.part(hello.key, unknown, "not-found")
            return
        if kind == "seat":
            self.take_seat(hello, live, secret)
            return
        asker = self.asker(live.table, kind, secret)
        if asker is None:
            self.part(hello.key, unknown, "not-found")
        else:
            self.enter(live, asker, hello)

    def asker(self, table: Table, kind: str, secret: str) -> Asker | None:
        """What the device may do here; None if nothing."""
        id, links = table.id, self.hall.links
        if self.holder in table.blocked:
            return None
        if kind == "join" and same(secret, links.join(id)):
            return Asker(self.holder, may_sit=True)
        watches = kind == "watch" and same(secret, links.watch(id))
        belongs = bool(table.seats_of(self.holder)) or (self.holder and self.holder == table.opener)
        if watches or belongs:
            return Asker(self.holder)
        return Asker(self.holder, stranger=True) if self.hall.strangers.may_find(table) else None

    def take_seat(self, hello: wire.Hello, live: LiveTable, secret: str) -> None:
        """A seat's link: the seat comes to this device, once."""

        def move() -> entries.Entry | None:
            table = live.table
            for seat, chair in enumerate(table.chairs):
                right = self.hall.links.seat(table.id, seat, chair.turn)
                may_come = self.holder and self.holder not in table.blocked
                if chair.holder and may_come and same(secret, right):
                    return entries.Moved(self.hall.now(), seat, self.holder)
            if table.seats_of(self.holder):
                return None
            raise No("link-used")

        def then(no: No | None) -> None:
            if no is not None:
                self.part(hello.key, no, "not-found")
            elif not self.gone:
                self.enter(live, Asker(self.holder), hello)

        live.submit(move, then)

    def enter(self, live: LiveTable, asker: Asker, hello: wire.Hello) -> None:
        if len(live.guests) >= self.hall.settings.most_sockets:
            self.part(hello.key, No("table-full"), "too-fast")
            return
        if self.visit is not None:
            self.visit.is_welcome()
        own = live.table.seats_of(self.holder)
        eyes = hello.seat if hello.seat in own else own[0] if own else None
        watches = hello.secret.startswith("watch=")
        self.live, self.guest = live, Guest(self.line, asker, None if watches else eyes, watches, hello.news)
        live.enter(self.guest, hello.key)

    # -- everything else -----------------------------------------------------------------------------------

    def hear(self, said: wire.Asked, live: LiveTable, guest: Guest, came: float) -> None:
        def answer(no: No | None) -> None:
            if no is None and isinstance(said, wire.Move):
                self.hall.metrics.busy.moved(time.perf_counter() - came)
            message = wire.Done(said.key) if no is None else self.refusal(said.key, no)
            alike = isinstance(said, wire.Move | wire.AskWhy | wire.Ready) and live.hides_sizes
            self.line.send(padding.answer(message) if alike else encode(message))

        if isinstance(said, wire.Ping):
            answer(None)
        elif isinstance(said, wire.Look | wire.HandOver):
            self.hear_look(said, live, guest)
        elif isinstance(said, wire.AskHint):
            self.hear_hint(said, live, guest)
        else:
            live.ask(guest.asker, said, answer)

    def hear_look(self, said: wire.Look | wire.HandOver, live: LiveTable, guest: Guest) -> None:
        try:
            link = "" if isinstance(said, wire.Look) else live.link_of(guest, said.seat)
            if isinstance(said, wire.Look):
                live.look(guest, said.seat)
        except No as no:
            self.refuse(said.key, no)
        else:
            self.line.send(encode(wire.Done(said.key, link)))

    def hear_hint(self, said: wire.AskHint, live: LiveTable, guest: Guest) -> None:
        def answer(no: No | None, hint: wire.HintSeen) -> None:
            if no is not None:
                self.refuse(said.key, no)
            else:
                self.line.send(encode(wire.Done(said.key, "", hint)))

        try:
            live.hints.ask(guest.asker, said, answer)
        except No as no:
            self.refuse(said.key, no)

    def refuse(self, key: str, no: No) -> None:
        self.line.send(encode(self.refusal(key, no)))

    def refusal(self, key: str, no: No) -> wire.Refused:
        self.hall.metrics.refused.labels(no.code).inc()
        sentence = self.hall.sentence(no, self.live.table.game if self.live else None)
        return wire.Refused(key, no.code, no.facts, no.rule, sentence)

    def part(self, key: str, no: No, code: str) -> None:
        """Refuse, say goodbye and hang up."""
        self.parted = True
        self.refuse(key, no)
        self.line.send(encode(wire.Closing(code)))  # type: ignore[arg-type]  # one of its words
        self.line.close()

    def slow_down(self, data: bytes) -> None:
        self.too_many += 1
        if self.too_many > PATIENCE:
            self.part(key_of(data), No("too-fast"), "too-fast")
        else:
            self.refuse(key_of(data), No("too-fast"))


def key_of(data: bytes) -> str:
    """The key of a message that is not understood, for its answer; empty if it has none."""
    try:
        return msgspec.json.decode(data, type=KeyOnly).key
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
