"""What somebody played: kept on their device, and here only if they want it.

A parcel takes evenings from one device to another: it lies here for minutes, until it is taken. A passkey
keeps them for good. Both are logs beside those of tables.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from secrets import token_hex, token_urlsafe
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from hameau.storage import Conflict, Row
from hameau.tables.deciding import No
from hameau.web.models import Answered, Evening
from hameau.web.passkeys import Passkey, Questions, Site, WrongPasskey

if TYPE_CHECKING:
    from hameau.web.hall import Hall

PLACES = 256  # for parcels; where one lies, another may be put when its time is over
PATIENCE = 10 * 60_000  # milliseconds until a parcel is taken
MOST = 2_000  # evenings that are kept of a person, or lie in a parcel
encode = msgspec.json.encode


class Parcel(Struct, frozen=True):
    """The first entry of a parcel; the others are lists of evenings."""

    code: str  # its hash
    at: int


class Held(Struct, frozen=True):
    """A device belongs to a person."""

    person: str  # empty: to nobody any more


class Evenings:
    """Parcels, and what is kept with passkeys."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.questions = Questions(hall.links.key)

    # -- from one device to another ------------------------------------------------------------------------

    async def pack(self, code: str, evenings: list[Evening]) -> str:
        """Put them into a new parcel, or into that of the code; the code by which it is taken."""
        now = self.hall.now()
        if not code:
            code = token_urlsafe(18)
            name, entry = place(code), encode(Parcel(hashed(code), now))
            if (lying := self.parcel(name)) and now - lying.at < PATIENCE:
                raise No("parcels-full")
            if lying:
                await self.rewrite(name, lambda _: [])
            await self.append(name, 0, entry, encode(evenings))
            return code
        rows = self.open_parcel(code)
        if sum(map(len, map(read, rows[1:]))) + len(evenings) > MOST:
            raise No("too-many-evenings")
        await self.append(place(code), len(rows), encode(evenings))
        return code

    async def unpack(self, code: str) -> list[Evening]:
        """What lies in a parcel, which is gone then."""
        rows = self.open_parcel(code)
        await self.rewrite(place(code), lambda _: [])
        return [one for row in rows[1:] for one in read(row)]

    def open_parcel(self, code: str) -> list[bytes]:
        name = place(code)
        found = self.parcel(name)
        if not found or found.code != hashed(code) or self.hall.now() - found.at >= PATIENCE:
            raise No("no-such-parcel")
        return self.hall.log.read(name)

    def parcel(self, name: str) -> Parcel | None:
        rows = self.hall.log.read(name)
        return msgspec.json.decode(rows[0], type=Parcel) if rows else None

    async def sweep(self) -> None:
        """Nobody came for these in time."""
        now = self.hall.now()
        for number in range(PLACES):
            name = f"parcel:{number}"
            if (found := self.parcel(name)) and now - found.at >= PATIENCE:
                await self.rewrite(name, lambda _: [])

    # -- with a passkey ------------------------------------------------------------------------------------

    async def join(self, site: Site, device: str, answer: Answered) -> None:
        """A new person, with this passkey and this device."""
        try:
            passkey = self.questions.made(site, answer, self.hall.now())
        except WrongPasskey:
            raise No("wrong-passkey") from None
        await self.append(name_of(answer.person), 0, encode(passkey))
        await self.hold(device, answer.person)

    async def come(self, site: Site, device: str, answer: Answered) -> None:
        """A person whom the server knows, perhaps with another device."""
        rows = self.hall.log.read(name_of(answer.person))
        if not rows:
            raise No("unknown-passkey")
        passkey = msgspec.json.decode(rows[0], type=Passkey)
        try:
            self.questions.known(site, answer, passkey, self.hall.now())
        except WrongPasskey:
            raise No("wrong-passkey") from None
        await self.hold(device, answer.person)

    def person(self, device: str) -> str:
        """To whom a device belongs; empty if to nobody."""
        rows = self.hall.log.read(holds(device)) if device else []
        found = msgspec.json.decode(rows[-1], type=Held).person if rows else ""
        return found if found and self.hall.log.read(name_of(found)) else ""

    def kept(self, device: str) -> list[Evening]:
        person = self.person(device)
        rows = self.hall.log.read(name_of(person))[1:] if person else []
        return [one for row in rows for one in read(row)]

    async def keep(self, device: str, evenings: list[Evening]) -> None:
        """Those that are not kept yet; when there are too many, the oldest go."""
        person = self.person(device)
        if not person:
            raise No("no-passkey")
        rows = self.hall.log.read(name_of(person))
        before = [one for row in rows[1:] for one in read(row)]
        here = {(one.table, one.match) for one in before}
        new = [one for one in evenings if (one.table, one.match) not in here]
        if not new:
            return
        if len(before) + len(new) <= MOST:
            await self.append(name_of(person), len(rows), encode(new))
            return
        last = sorted([*before, *new], key=lambda one: one.at)[-MOST // 2 :]
        await self.rewrite(name_of(person), lambda rows: [*rows[:1], encode(last)])

    async def let_go(self, device: str) -> None:
        """The device belongs to nobody any more; what is kept stays."""
        if self.person(device):
            await self.hold(device, "")

    async def delete(self, device: str) -> None:
        """The passkey, and all that was kept with it."""
        if person := self.person(device):
            await self.rewrite(name_of(person), lambda _: [])
            await self.rewrite(holds(device), lambda _: [])

    async def hold(self, device: str, person: str) -> None:
        await self.append(holds(device), len(self.hall.log.read(holds(device))), encode(Held(person)))

    # -- the log -------------------------------------------------------------------------------------------

    async def append(self, name: str, sequence: int, *data: bytes) -> None:
        try:
            await self.hall.write([Row(name, sequence + number, one) for number, one in enumerate(data)])
        except Conflict:
            raise No("stale") from None

    async def rewrite(self, name: str, change: Callable[[list[bytes]], list[bytes]]) -> None:
        await self.hall.when_done(lambda then: self.hall.log.rewrite(name, change, then))


def new_person() -> str:
    return token_hex(16)


def read(row: bytes) -> list[Evening]:
    return msgspec.json.decode(row, type=list[Evening])


def hashed(code: str) -> str:
    return blake2b(code.encode(), digest_size=16, person=b"hameau parcel").hexdigest()


def place(code: str) -> str:
    return f"parcel:{int(hashed(code)[:8], 16) % PLACES}"


def holds(device: str) -> str:
    return f"device:{device}"


def name_of(person: str) -> str:
    return f"person:{person}"
