"""What must hold whatever happens. Tables are added up anew from the disk, and all that arrived is compared.

Nothing acknowledged is lost or doubled; nothing is told before it is on disk; every message is answered; a
device sees through the eyes of seats that it holds and nothing else; no time is taken from anybody; and when
the faults are over, every table goes on.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from hameau import shelf
from hameau.engine.luck import commitment
from hameau.engine.match import Match
from hameau.tables import entries, seeing
from hameau.tables.table import Broken, Spoken, Table
from tests.simulation.people import Chat, Done, Heard, Page, Refused, Scene, TableHeard, Welcome
from tests.simulation.people import Table as TableTold

if TYPE_CHECKING:
    from tests.simulation.world import World

encode = msgspec.json.Encoder().encode
Eyes = int | None
SLOWEST = 2.5  # seconds after which the slowest disk has written a start


class Arrived(NamedTuple):
    """A message that a page got, and how long the log of its table was when it was sent."""

    page: Page
    said: Heard
    length: int


class Judge:
    """Finds what is wrong; `found` is empty if nothing is."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.found: list[str] = []
        self.heard: dict[str, list[Arrived]] = {}
        self.done: dict[str, list[tuple[Page, dict[str, object]]]] = {}
        self.opened: dict[str, int] = {}  # tables whose opening was acknowledged: entries then

    def find(self, what: str) -> None:
        self.found.append(f"{self.world.loop.time():.3f} s: {what}")
        self.world.tell("JUDGE", what)

    # -- at once -------------------------------------------------------------------------------------------

    def arrived(self, page: Page, said: Heard, length: int) -> None:
        self.heard.setdefault(page.table, []).append(Arrived(page, said, length))
        if not isinstance(said, Done | Refused):
            return
        asked = page.asked.get(said.key)
        if asked is None:
            return
        where = self.world.disk.keys.get((page.table, asked.get("seat", 0), said.key))
        if isinstance(said, Done):
            self.done.setdefault(page.table, []).append((page, asked))
            if asked["type"] == "move" and (where is None or where >= length):
                self.find(f"{page.name}'s move {said.key} was acknowledged and is not on disk")
        elif where is not None and where < length and not self.world.had_two_servers:
            self.find(f"{page.name}'s move {said.key} was played and then refused: {said.code}")

    # -- when it is over -----------------------------------------------------------------------------------

    def conclude(self) -> None:
        world = self.world
        self.found += world.disk.wrong + world.loop.errors
        for page in world.pages:
            if page.link and page.asked:
                self.find(f"{page.name} was never answered: {list(page.asked.values())}")
        for table, length in self.opened.items():
            if world.disk.length(table) < length:
                self.find(f"{table} was opened and is lost")
        for table, rows in world.disk.rows.items():
            self.check_counts(table, rows)
            self.check_luck(table, rows)
            self.check_sights(table, rows)
            self.check_time(table, rows)

    def check_counts(self, table: str, rows: list[entries.AnyEntry]) -> None:
        """Once, and at all."""
        number, moves, said, sat = 0, Counter[object](), Counter[str](), set[tuple[str, str]]()
        for entry in rows:
            number += isinstance(entry, entries.Started)
            if isinstance(entry, entries.Played | entries.Sealed) and entry.who == "person":
                moves[number, type(entry), entry.seat, entry.key] += 1
            elif isinstance(entry, entries.Said):
                said[entry.text] += 1
            elif isinstance(entry, entries.Sat):
                sat.add((entry.name, entry.holder))
        for what, times in (moves + said).items():
            if times > 1:
                self.find(f"{what} stands {times} times in the log of {table}")
        for page, asked in self.done.get(table, ()):
            if asked["type"] == "say" and not said[str(asked["text"])]:
                self.find(f"{asked} was acknowledged and is lost")
            if asked["type"] == "sit" and (asked["name"], page.holder) not in sat:
                self.find(f"{asked} was acknowledged and is lost")

    def check_luck(self, table: str, rows: list[entries.AnyEntry]) -> None:
        """A match has the secret that was promised and every share that was acknowledged before it."""
        promised, started = "", list[entries.Started]()
        for entry in rows:
            if isinstance(entry, entries.Promised):
                if promised:
                    self.find(f"the luck of match {len(started) + 1} of {table} was promised twice")
                promised = entry.secret
            elif isinstance(entry, entries.Started):
                if promised not in ("", entry.secret):
                    self.find(f"match {len(started) + 1} of {table} has other luck than was promised")
                promised = ""
                started.append(entry)
        for page, asked in self.done.get(table, ()):
            if asked["type"] == "share" and 0 < int(str(asked["match"])) <= len(started):
                shares = started[int(str(asked["match"])) - 1].shares
                if asked["share"] not in shares:
                    self.find(f"{page.name}'s share of match {asked['match']} of {table} is lost")

    def check_time(self, table: str, rows: list[entries.AnyEntry]) -> None:
        """A clock plays for nobody who has not had all their time, however clocks on walls were set."""
        bank, began = 0.0, 0.0
        for entry, at in zip(rows, self.world.disk.times[table], strict=True):
            if isinstance(entry, entries.Opened | entries.Arranged):
                bank = float(entry.clock.bank) if entry.clock else 0.0
            elif isinstance(entry, entries.Started):
                began = at
            elif isinstance(entry, entries.Played) and entry.who == "clock" and at - began < bank - SLOWEST:
                self.find(f"seat {entry.seat} of {table} lost its time after {at - began:.1f} of {bank} s")

    def check_sights(self, table: str, rows: list[entries.AnyEntry]) -> None:
        """Each thing that arrived is what its eyes could see at a moment that was on disk."""
        arrived = self.heard.get(table, [])
        eyes = {scene.seat for one in arrived if (scene := scene_of(one.said))}
        try:
            past = Past(table, rows, eyes)
        except Broken as error:
            self.find(f"the log of {table} does not add up: {error}")
            return
        last: dict[Page, int] = {}
        for page, said, length in arrived:
            scene = scene_of(said)
            if isinstance(said, Welcome):
                last[page] = 0
            if scene:
                place = past.place_of(scene, page.holder, length, last.get(page, 0))
                if place is None:
                    self.find(f"{page.name} of {table} was shown what it may not see: {brief(scene)}")
                else:
                    last[page] = place
                self.check_lines(past, page, scene, length)
            if isinstance(said, Welcome | TableTold) and not past.was(said.table, length):
                self.find(f"{page.name} was told of a table that never was: {said.table}")
            if isinstance(said, Chat) and not past.heard(said, length):
                self.find(f"{page.name} heard what nobody said: {said}")

    def check_lines(self, past: Past, page: Page, scene: Scene, length: int) -> None:
        for line in scene.lines:
            if past.lines[scene.seat].get(bytes(line), length + 1) > length:
                self.find(f"{page.name} was told what it may not know: {bytes(line)!r}")
        for said in scene.said or ():
            if not past.heard(said, length, scene.seat):
                self.find(f"{page.name} heard a whisper: {said}")


class Past:
    """A table added up entry by entry: after which of them was what to be seen."""

    def __init__(self, id: str, rows: list[entries.AnyEntry], eyes: set[Eyes]) -> None:
        self.scenes: dict[tuple[object, ...], list[int]] = {}  # what is to be seen: after how many entries
        self.lines: dict[Eyes, dict[bytes, int]] = {one: {} for one in eyes}
        self.tables: dict[tuple[object, ...], int] = {}
        self.holders: list[tuple[str, ...]] = [()]
        self.spoken: dict[tuple[int, str], tuple[int, Spoken]] = {}  # seat and text: when, and who heard it
        table, told = Table(id, shelf.game), 0
        known: Match | None = None
        seen: list[tuple[object, ...]] = []
        for entry in rows:
            table.absorb(entry)
            after, match = table.sequence, table.match
            self.holders.append(tuple(chair.holder for chair in table.chairs))
            self.tables.setdefault(table_key(table), after)
            for line in table.chat[-1:] if isinstance(entry, entries.Said | entries.Played) else ():
                self.spoken.setdefault((line.chat.seat, line.chat.text), (after, line))
            if match is None:
                continue
            if match is not known:
                known, told = match, 0
                seen = [self.look(table, one) for one in eyes]
            elif isinstance(entry, entries.Played):
                seen = [self.look(table, one) for one in eyes]
            if told < len(match.journal):
                for one in eyes:
                    for told_line in seeing.lines(match.journal[told:], seeing.eyes_of(table, one)):
                        self.lines[one].setdefault(encode(told_line), after)
                told = len(match.journal)
            for key in seen:
                self.scenes.setdefault(key, []).append(after)

    def look(self, table: Table, seat: Eyes) -> tuple[object, ...]:
        match = table.playing
        inside = seeing.eyes_of(table, seat)
        moves = [] if inside is None or not match.state.waiting >> inside & 1 else match.moves(inside)
        number = 0 if inside is None else table.decisions[inside]
        return table.number, number, inside, encode(match.view(inside)), tuple(moves)

    def place_of(self, scene: Scene, holder: str, length: int, first: int) -> int | None:
        """The last moment when this was to be seen by a device that held the seat, on disk by then."""
        key = (scene.match, scene.number, scene.seat, bytes(scene.view), tuple(scene.moves))
        places = [place for place in self.scenes.get(key, ()) if first <= place <= length]
        if scene.seat is not None:
            seat = scene.seat
            places = [place for place in places if self.holders[place][seat : seat + 1] == (holder,)]
        return places[0] if places else None

    def was(self, table: TableHeard, length: int) -> bool:
        key = (table.phase, table.match, table.promise, table.next_promise)
        return self.tables.get(key, length + 1) <= length

    def heard(self, said: Chat, length: int, eyes: Eyes | str = "any") -> bool:
        when, spoken = self.spoken.get((said.seat, said.text), (length + 1, None))
        if spoken is None or when > length:
            return False
        return isinstance(eyes, str) or seeing.hears(spoken, eyes)


def table_key(table: Table) -> tuple[object, ...]:
    promised = commitment(bytes.fromhex(table.promised)) if table.promised else ""
    return table.phase, table.number, table.match.commitment if table.match else "", promised


def scene_of(said: Heard) -> Scene | None:
    return said if isinstance(said, Scene) else said.scene if isinstance(said, Welcome) else None


def brief(scene: Scene) -> str:
    return f"match {scene.match}, decision {scene.number}, seat {scene.seat}"
