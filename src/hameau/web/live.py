"""A table in memory: one writer, the guests around it, its bots and its clock."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Protocol

import msgspec

from hameau.engine.answers import Told
from hameau.engine.match import Match
from hameau.storage import Conflict, Row
from hameau.tables import entries, seeing, wire
from hameau.tables.deciding import Asker, Moment, No, decide
from hameau.tables.table import Table
from hameau.web.hints import Hints

if TYPE_CHECKING:
    from hameau.web.hall import Hall

encode = msgspec.json.Encoder().encode
CHANGE_SEATS = (entries.Sat, entries.GotUp, entries.Moved)
CHANGE_SCENES = (entries.Played, entries.Stopped, entries.Resumed)
Decide = Callable[[], entries.Entry | None]
Answer = Callable[[No | None], None]


class Line(Protocol):
    """A connection to a device."""

    def send(self, data: bytes) -> None: ...
    def close(self) -> None: ...


class Guest:
    """A connection that said hello at a table."""

    def __init__(self, line: Line, asker: Asker, eyes: int | None, watches: bool = False) -> None:
        self.line = line
        self.asker = asker
        self.eyes = eyes
        self.watches = watches  # wants a spectator's eyes, whatever seats the device holds
        self.shown: wire.Scene | None = None  # what was last to be seen

    def show(self, scene: wire.Scene, data: bytes) -> None:
        """Send a scene, unless nothing in it is new to this guest."""
        last, self.shown = self.shown, seeing.standing(scene)
        if scene.whole or scene.lines or self.shown != last:
            self.line.send(data)


class LiveTable:
    """Everything that happens at a table happens here, one after another: decided, on disk, applied, told."""

    def __init__(self, hall: Hall, table: Table) -> None:
        self.hall = hall
        self.table = table
        self.guests: list[Guest] = []
        self.away = [hall.now()] * wire.MOST_SEATS
        self.jobs: deque[tuple[Decide, Answer]] = deque()
        self.writing = False
        self.broken = False
        self.thinking: set[asyncio.Task[None]] = set()
        self.thought_of: set[tuple[int, int, int]] = set()  # match, seat, decision
        self.hints = Hints(self)
        self.timer: asyncio.TimerHandle | None = None
        self.touched = hall.now()
        self.told_match: Match | None = table.match
        self.told_undo = table.undo

    # -- guests --------------------------------------------------------------------------------------------

    def enter(self, guest: Guest, key: str) -> None:
        """A guest is there, and is told everything; the others hear of it."""
        if self.note_presence(coming=guest):
            self.tell_table()
        self.guests.append(guest)
        guest.line.send(encode(self.welcome(guest, key)))
        self.go_on()

    def welcome(self, guest: Guest, key: str) -> wire.Welcome:
        now = self.hall.now()
        scene = seeing.story(self.table, guest.eyes, now) if self.table.match else None
        guest.shown = seeing.standing(scene) if scene else None
        return wire.Welcome(key, wire.PROTOCOL, now, self.seen(guest), self.table.chat, scene)

    def leave(self, guest: Guest) -> None:
        """A guest is gone."""
        if guest in self.guests:
            self.guests.remove(guest)
            self.touched = self.hall.now()
            if self.note_presence():
                self.tell_table()
            self.rest_if_alone()

    def note_presence(self, coming: Guest | None = None) -> bool:
        """Who is there, and has that changed?"""
        present = {guest.asker.holder for guest in [*self.guests, *([coming] if coming else [])]}
        before, now = self.away[:], self.hall.now()
        for seat, chair in enumerate(self.table.chairs):
            here = bool(chair.holder) and chair.holder in present
            self.away[seat] = 0 if here else self.away[seat] or now
        return self.away != before

    def look(self, guest: Guest, seat: int | None) -> None:
        """See through other eyes."""
        if seat is not None and seat not in self.table.seats_of(guest.asker.holder):
            raise No("not-yours")
        guest.eyes, guest.watches = seat, seat is None
        if self.table.match:
            self.show_story(guest)

    def link_of(self, guest: Guest, seat: int) -> str:
        """The link that moves a seat to another device."""
        if seat not in self.table.seats_of(guest.asker.holder):
            raise No("not-yours")
        return self.hall.links.seat(self.table.id, seat, self.table.chairs[seat].turn)

    def away_now(self) -> tuple[int, ...]:
        return tuple(self.away[: len(self.table.chairs)])

    def moment(self) -> Moment:
        return Moment(self.hall.now(), self.away_now(), self.hall.new_secret, self.hall.new_setup)

    # -- one writer ----------------------------------------------------------------------------------------

    def ask(self, asker: Asker, asked: wire.Asked, answer: Answer) -> None:
        """What a device asks for."""
        self.submit(lambda: decide(self.table, asker, asked, self.moment()), answer)

    def submit(self, decided: Decide, answer: Answer) -> None:
        """Decide when all before it is done; the answer comes when it is on disk."""
        self.jobs.append((decided, answer))
        self.work()

    def work(self) -> None:
        while self.jobs and not self.writing and not self.broken:
            decided, answer = self.jobs.popleft()
            try:
                entry = decided()
            except No as no:
                answer(no)
                continue
            except Exception as error:  # the edge of a table: it stops, the others go on
                self.stop_broken(error)
                return
            if entry is None:
                answer(None)
                continue
            self.writing = True
            self.hall.log.append(self.rows_of(entry), partial(self.written, entry, answer))

    def rows_of(self, entry: entries.Entry) -> list[Row]:
        """The entry; a start is also noted where others find the set-up that they share."""
        table = self.table
        row = Row(table.id, table.sequence, entries.encode(entry))
        return [row, *self.hall.setups.rows_of(table, entry, table.number + 1)]

    def written(self, entry: entries.Entry, answer: Answer, error: Exception | None) -> None:
        """It is on disk, or not."""
        self.writing = False
        if isinstance(error, Conflict):  # another server has this table: read what it wrote
            self.hall.forget(self, "restarting")
            return
        if error is not None:
            self.hall.report("not-written", error, table=self.table.id)
            answer(No("not-written"))
        else:
            try:
                self.tell(entry, self.table.absorb(entry))
                answer(None)
                self.go_on()
            except Exception as failure:  # the edge of a table: it stops, the others go on
                self.stop_broken(failure)
                return
        self.work()

    def stop_broken(self, error: Exception) -> None:
        self.broken = True
        self.hall.report("table-broken", error, table=self.table.id, sequence=self.table.sequence)
        self.hall.forget(self, "broken")

    # -- telling -------------------------------------------------------------------------------------------

    def tell(self, entry: entries.Entry, told: list[Told]) -> None:
        """Everybody gets what they may know."""
        table = self.table
        self.touched = self.hall.now()
        if isinstance(entry, entries.Said):
            self.send_all(encode(table.chat[-1]))
            return
        if isinstance(entry, CHANGE_SEATS):
            self.turn_eyes(moved=isinstance(entry, entries.Moved))
            self.note_presence()
        anew = table.match is not self.told_match
        self.told_match = table.match
        if isinstance(entry, entries.Started) or table.phase == "over":
            self.hall.logbook.note(f"match-{table.phase}", table=table.id, match=table.number)
        if not isinstance(entry, entries.Played) or table.phase == "over" or table.undo is not self.told_undo:
            self.tell_table()
        self.told_undo = table.undo
        if anew or isinstance(entry, CHANGE_SCENES):
            self.tell_scenes(told, anew)

    def tell_table(self) -> None:
        for guest in self.guests:
            guest.line.send(encode(wire.TableChanged(self.seen(guest))))

    def tell_scenes(self, told: list[Told], whole: bool) -> None:
        now = self.hall.now()
        shared = None if whole else seeing.shared_lines(told)
        made: dict[int | None, tuple[wire.Scene, bytes]] = {}
        for guest in self.guests:
            eyes = guest.eyes
            if eyes not in made:
                if whole:
                    scene = seeing.story(self.table, eyes, now)
                else:
                    lines = seeing.lines(told, eyes) if shared is None else shared
                    scene = seeing.scene(self.table, eyes, lines, False, now)
                made[eyes] = (scene, encode(scene))
            guest.show(*made[eyes])

    def show_story(self, guest: Guest) -> None:
        scene = seeing.story(self.table, guest.eyes, self.hall.now())
        guest.show(scene, encode(scene))

    def send_all(self, data: bytes) -> None:
        for guest in self.guests:
            guest.line.send(data)

    def seen(self, guest: Guest) -> wire.TableSeen:
        return seeing.table_seen(self.table, guest.asker, self.away_now(), self.hall.links)

    def turn_eyes(self, moved: bool) -> None:
        """A guest looks only through a seat of its own; whose last seat went elsewhere is told so."""
        for guest in self.guests[:]:
            own = self.table.seats_of(guest.asker.holder)
            if guest.eyes is not None and guest.eyes not in own:
                guest.eyes = own[0] if own else None
                if not own and moved and self.table.phase != "open":
                    self.dismiss(guest, "moved")
                    continue
            elif guest.eyes is None and own and not guest.watches:
                guest.eyes = own[0]
            else:
                continue
            if self.table.match:
                self.show_story(guest)

    def dismiss(self, guest: Guest, code: str) -> None:
        """Say goodbye and hang up."""
        guest.line.send(encode(wire.Closing(code)))  # type: ignore[arg-type]  # one of its words
        if guest in self.guests:
            self.guests.remove(guest)
        guest.line.close()

    # -- what goes on by itself ----------------------------------------------------------------------------

    def go_on(self) -> None:
        """Bots think, clocks run."""
        self.run_clock()
        self.wake_bots()

    def wake_bots(self) -> None:
        table = self.table
        if table.undo is not None or self.hall.closing:
            return
        for seat in table.bots_waited_for():
            mark = (table.number, seat, table.decisions[seat])
            if mark not in self.thought_of:
                self.thought_of.add(mark)
                task = asyncio.get_running_loop().create_task(self.think(mark))
                self.thinking.add(task)
                task.add_done_callback(self.thinking.discard)

    async def think(self, mark: tuple[int, int, int]) -> None:
        """Let a bot decide, and play it if the decision is still the same."""
        _, seat, _ = mark
        try:
            await asyncio.sleep(self.hall.settings.pace if self.has_people() else 0)
            if self.is_open(mark):
                level = self.table.chairs[seat].level
                move = await self.hall.thinkers.choose(self.table.playing, seat, level)
                self.submit(lambda: self.bot_plays(mark, move), self.look_again)
        except Exception as error:  # the edge of a table: it stops, the others go on
            self.stop_broken(error)
        finally:
            self.thought_of.discard(mark)

    def has_people(self) -> bool:
        """Somebody plays here who wants to follow."""
        return any(chair.holder for chair in self.table.chairs)

    def is_open(self, mark: tuple[int, int, int]) -> bool:
        number, seat, decision = mark
        table = self.table
        return (
            not self.broken
            and table.undo is None
            and table.number == number
            and seat in table.bots_waited_for()
            and table.decisions[seat] == decision
        )

    def bot_plays(self, mark: tuple[int, int, int], move: str) -> entries.Entry | None:
        if not self.is_open(mark) or move not in self.table.playing.moves(mark[1]):
            return None
        return entries.Played(self.hall.now(), mark[1], move, "bot", "bot")

    def look_again(self, _: No | None) -> None:
        """Played or not, a bot may be waited for now."""
        asyncio.get_running_loop().call_soon(self.wake_bots)

    def run_clock(self) -> None:
        """Look again when the next clock reaches zero."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        clocks = self.table.clocks
        if clocks is None or self.table.phase != "playing":
            return
        if clocks.stopped:
            if self.somebody_sits():
                self.submit(self.resume, ignore)
            return
        end = clocks.next_end()
        if end is not None:
            wait = max(0.0, (end - self.hall.now()) / 1000)
            self.timer = asyncio.get_running_loop().call_later(wait, self.time_is_up)

    def time_is_up(self) -> None:
        self.timer = None
        clocks = self.table.clocks
        for seat in clocks.ended(self.hall.now()) if clocks else ():
            self.submit(partial(self.clock_plays, seat, self.table.decisions[seat]), ignore)
        if self.timer is None and not self.writing:
            self.run_clock()

    def clock_plays(self, seat: int, decision: int) -> entries.Entry | None:
        """The move that the game names for somebody whose time is up."""
        table, clocks = self.table, self.table.clocks
        if table.phase != "playing" or table.decisions[seat] != decision or seat not in table.playing.waiting:
            return None
        if clocks is None or seat not in clocks.ended(self.hall.now()):
            return None  # time was given back while this waited for its turn
        game, state = table.game, table.playing.state
        move = game.write(game.content, state, game.default(state, seat))
        return entries.Played(self.hall.now(), seat, move, "clock", "clock")

    def rest_if_alone(self) -> None:
        """While nobody sits at the table, its clocks stand still."""
        if self.table.clocks and self.table.phase == "playing" and not self.somebody_sits():
            self.submit(self.stop_clock, ignore)

    def stop_clock(self) -> entries.Entry | None:
        clocks = self.table.clocks
        return (
            None
            if clocks is None or clocks.stopped or self.somebody_sits()
            else entries.Stopped(self.hall.now())
        )

    def resume(self) -> entries.Entry | None:
        clocks, now = self.table.clocks, self.hall.now()
        return entries.Resumed(now, now) if clocks and clocks.stopped else None

    def somebody_sits(self) -> bool:
        return any(self.table.seats_of(guest.asker.holder) for guest in self.guests)

    def may_leave_memory(self, now: int) -> bool:
        """Nobody is there, nothing is being written, no bot thinks, and it has been quiet for a while."""
        idle = self.hall.settings.idle * 1000
        return not (self.guests or self.writing or self.jobs or self.thinking) and now - self.touched >= idle

    def close(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        for task in self.thinking:
            task.cancel()


def ignore(_: No | None) -> None:
    """For what nobody waits for."""
