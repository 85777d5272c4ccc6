"""A table in memory: one writer, the guests around it, its bots and its clock."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Protocol

import msgspec
from msgspec.structs import replace

from hameau.engine.answers import Told
from hameau.engine.capabilities import Night
from hameau.engine.match import Match
from hameau.storage import Conflict, Row, StoreFailed
from hameau.tables import entries, padding, seeing, wire
from hameau.tables.deciding import Asker, Moment, No, decide, promise
from hameau.tables.marking import mark
from hameau.tables.news import may_be_news, news
from hameau.tables.pace import pace_seen
from hameau.tables.table import Spoken, Table
from hameau.web.clockwork import Clockwork
from hameau.web.hints import Hints
from hameau.web.thinking import Thinking
from hameau.web.turns import Claim

if TYPE_CHECKING:
    from hameau.web.hall import Hall

encode = msgspec.json.Encoder().encode
TRY_AGAIN = 1.0  # seconds after the disk refused something
CHANGE_SEATS = (entries.Sat, entries.GotUp, entries.Blocked, entries.Moved)
END_SEARCH = (entries.Listed, entries.Started)
CHANGE_TIME = (entries.Stopped, entries.Resumed, entries.Began)
Decide = Callable[[], entries.Entry | Sequence[entries.Entry] | None]
Answer = Callable[[No | None], None]


class Line(Protocol):
    """A connection to a device."""

    def send(self, data: bytes) -> None: ...
    def close(self) -> None: ...


class Guest:
    """A connection that said hello at a table."""

    def __init__(
        self, line: Line, asker: Asker, eyes: int | None, watches: bool = False, news: bool = False
    ) -> None:
        self.line = line
        self.asker = asker
        self.eyes = eyes
        self.watches = watches  # wants a spectator's eyes, whatever seats the device holds
        self.news = news  # may be told what changed, instead of whole scenes
        self.view: object = None  # that was last to be seen
        self.shown: int | None = None  # all that was last to be seen, as a number

    def show(self, scene: wire.Scene, data: bytes, standing: int) -> None:
        """Send a scene, unless nothing in it is new to this guest; that a dark round ended is."""
        last, self.shown, self.view = self.shown, standing, scene.view
        if scene.whole or scene.lines or standing != last:
            self.line.send(data)


class LiveTable:
    """Everything that happens at a table happens here, one after another: decided, on disk, applied, told."""

    def __init__(self, hall: Hall, table: Table, group: str = "") -> None:
        self.hall = hall
        self.group = group  # of the address that opened it
        self.table = table
        self.guests: list[Guest] = []
        self.away = [0 if table.is_dark else hall.now()] * wire.MOST_SEATS
        self.jobs: deque[tuple[Decide, Answer]] = deque()
        self.writing = False
        self.broken = False
        self.thinking = Thinking(self)
        self.clockwork = Clockwork(self)
        self.hints = Hints(self)
        self.touched = hall.now()
        self.called = dict[int, int]()  # seats whose people were called for a decision while they were away
        self.views: dict[int | None, msgspec.Struct] = {}  # that guests with these eyes saw last
        self.told_match: Match | None = table.match
        self.told_undo = table.undo
        self.told_dark = table.rounds.dark
        self.told_seats = seeing.seats_seen(table, self.away)  # when this dark round began
        self.told_pace = pace_seen(table)  # the same

    # -- guests --------------------------------------------------------------------------------------------

    def enter(self, guest: Guest, key: str) -> None:
        """A guest is there, and is told everything; the others hear of it."""
        if not self.is_held and self.note_presence(coming=guest):
            self.tell_table(self.guests)
        self.guests.append(guest)
        welcome = self.welcome(guest, key, guest.eyes)
        if welcome.scene:
            guest.shown = seeing.standing(welcome.scene)
            self.note_view(guest, welcome.scene)
        if self.hides_sizes:
            public = len(encode(self.welcome(guest, key, None)))
            guest.line.send(padding.fill(welcome, padding.room_for_story(public)))
        else:
            guest.line.send(encode(welcome))
        self.go_on()

    def welcome(self, guest: Guest, key: str, eyes: int | None) -> wire.Welcome:
        """Everything there is to know for these eyes."""
        now, table = self.hall.now(), self.table
        scene = seeing.story(table, eyes, now) if table.match else None
        return wire.Welcome(key, wire.PROTOCOL, now, self.seen(guest), seeing.heard(table, eyes), scene)

    def leave(self, guest: Guest) -> None:
        """A guest is gone."""
        if guest in self.guests:
            self.guests.remove(guest)
            self.touched = self.hall.now()
            if not self.is_held and self.note_presence():
                self.tell_table(self.guests)
            self.clockwork.rest_if_alone()
            if not self.guests:
                self.mark(rests=True)

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
        if self.table.moderated:
            raise No("moderated")
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
        if isinstance(asked, wire.Publish) and asked.language and not self.hall.strangers.welcome:
            answer(No("no-strangers"))
            return
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
                batch = [entry] if isinstance(entry, entries.Entry) else entry or []
                rows = self.rows_of(batch)
            except No as no:
                answer(no)
                continue
            except StoreFailed as error:
                self.not_written(answer, error)
                continue
            except Exception as error:  # the edge of a table: it stops, the others go on
                self.stop_broken(error)
                return
            if not batch:
                answer(None)
                continue
            self.writing = True
            self.hall.log.append(rows, partial(self.written, batch, answer))

    def rows_of(self, batch: Sequence[entries.Entry]) -> list[Row]:
        """The entries; a start is also noted where others find the set-up that they share."""
        table, setups = self.table, self.hall.setups
        rows = [
            Row(table.id, number, entries.encode(one)) for number, one in enumerate(batch, table.sequence)
        ]
        return rows + [row for one in batch for row in setups.rows_of(table, one, table.number + 1)]

    def written(self, batch: Sequence[entries.Entry], answer: Answer, error: Exception | None) -> None:
        """It is on disk, or not."""
        self.writing = False
        if isinstance(error, Conflict):  # another server has this table: read what it wrote
            self.hall.forget(self, "restarting")
            return
        if error is not None:
            self.not_written(answer, error)
        else:
            try:
                spoken = self.table.spoken
                told = [one for entry in batch for one in self.table.absorb(entry)]
                self.tell(batch[-1], told, spoken)
                answer(None)
                if self.hall.live.get(self.table.id) is self:
                    self.go_on()
                if isinstance(batch[-1], entries.Played):
                    self.mark()
            except Exception as failure:  # the edge of a table: it stops, the others go on
                self.stop_broken(failure)
                return
        self.work()

    def mark(self, rests: bool = False) -> None:
        """Write down where the match stands, if it is time to."""
        if mark(self.table, self.hall.now(), rests) is not None:
            self.submit(lambda: mark(self.table, self.hall.now(), rests), lambda _: None)

    def not_written(self, answer: Answer, error: Exception) -> None:
        """The disk refused it: nothing has changed, and a while later bots and clocks try again."""
        self.hall.report("not-written", error, table=self.table.id)
        answer(No("not-written"))
        asyncio.get_running_loop().call_later(TRY_AGAIN, self.go_on_unless_broken)

    def stop_broken(self, error: Exception) -> None:
        self.broken = True
        self.hall.report("table-broken", error, table=self.table.id, sequence=self.table.sequence)
        self.hall.forget(self, "broken")

    # -- telling -------------------------------------------------------------------------------------------

    @property
    def is_held(self) -> bool:
        """Nothing is told now: the dark round that all know of goes on."""
        dark = self.table.rounds.dark
        return dark is not None and dark is self.told_dark

    @property
    def hides_sizes(self) -> bool:
        """How long a message is must not tell who reads it."""
        return self.table.rhythm is not None and self.table.match is not None

    def tell(self, entry: entries.Entry, told: list[Told], spoken: int) -> None:
        """Everybody gets what they may know; `spoken` lines were said before."""
        if isinstance(entry, entries.Marked):
            return
        self.touched = self.hall.now()
        if isinstance(entry, entries.Shared):
            return  # who adds it knows by the answer, and nobody else needs to
        if isinstance(entry, entries.Promised):
            self.tell_table(self.guests)
            return
        if isinstance(entry, entries.Said):
            self.tell_said(self.table.chat[-1])
            return
        self.see_off(entry)
        if isinstance(entry, entries.Started | entries.Played):
            self.hall.calls.look(self)
        if isinstance(entry, entries.Started):
            self.hall.days.look(self)
        if isinstance(entry, CHANGE_SEATS):
            self.turn_eyes(moved=isinstance(entry, entries.Moved))
        if self.is_held:
            self.hold_back(entry)
        else:
            self.tell_news(entry, told, spoken)

    def see_off(self, entry: entries.Entry) -> None:
        """Whoever was blocked leaves, and strangers without a seat when nobody is looked for any more."""
        if isinstance(entry, entries.Blocked):
            for guest in self.guests[:]:
                if guest.asker.holder == entry.holder:
                    self.dismiss(guest, "blocked")
        if isinstance(entry, END_SEARCH) and not self.table.listed:
            for guest in self.guests[:]:
                if guest.asker.stranger and not self.table.seats_of(guest.asker.holder):
                    self.dismiss(guest, "not-found")

    def hold_back(self, entry: entries.Entry) -> None:
        """In the dark all hear only that time stops or goes on; a seat's own devices hear who plays there."""
        if isinstance(entry, CHANGE_TIME):
            self.tell_scenes([], False, self.table.spoken)
        elif not isinstance(entry, entries.Sealed | entries.Ready):
            holder = self.table.chairs[entry.seat].holder  # type: ignore[attr-defined]  # what else happens in the dark
            self.tell_table([guest for guest in self.guests if guest.asker.holder == holder])

    def tell_news(self, entry: entries.Entry, told: list[Told], spoken: int) -> None:
        table, beat = self.table, self.told_dark is not self.table.rounds.dark
        anew = table.match is not self.told_match
        if beat or isinstance(entry, CHANGE_SEATS):
            self.note_presence()
        seats = seeing.seats_seen(table, self.away) if table.rhythm else self.told_seats
        pace = pace_seen(table)
        around = (beat and seats != self.told_seats) or pace != self.told_pace
        self.told_match, self.told_dark = table.match, table.rounds.dark
        self.told_seats, self.told_pace = seats, pace
        if isinstance(entry, entries.Started) or table.phase == "over":
            self.hall.logbook.note(f"match-{table.phase}", table=table.id, match=table.number)
        played = isinstance(entry, entries.Played)
        if around or not played or table.phase == "over" or table.undo is not self.told_undo:
            self.tell_table(self.guests)
        self.told_undo = table.undo
        if anew or played or isinstance(entry, CHANGE_TIME):
            self.tell_scenes(told, anew, spoken)

    def tell_said(self, spoken: Spoken) -> None:
        data = encode(spoken.chat)
        for guest in self.guests:
            if seeing.hears(spoken, guest.eyes):
                guest.line.send(data)

    def tell_table(self, guests: Sequence[Guest]) -> None:
        for guest in guests:
            guest.line.send(encode(wire.TableChanged(self.seen(guest))))

    def tell_scenes(self, told: list[Told], whole: bool, spoken: int) -> None:
        """Each pair of eyes gets its scene. All are made before the first is sent."""
        table, now, lines = self.table, self.hall.now(), seeing.spread(() if whole else told)

        def look(eyes: int | None) -> wire.Scene:
            if whole:
                return seeing.story(table, eyes, now)
            heard = seeing.audible(lines, seeing.eyes_of(table, eyes))
            return seeing.scene(table, eyes, heard, False, now, spoken)

        scenes = {eyes: look(eyes) for eyes in {guest.eyes: None for guest in self.guests}}
        if self.hides_sizes:
            public = len(encode(scenes.get(None) or look(None)))
            size = padding.room_for_story(public) if whole else padding.room_for_news(public)
            made = {
                eyes: (padding.fill(scene, size), seeing.standing(scene)) for eyes, scene in scenes.items()
            }
        else:
            made = {eyes: seeing.packed(scene) for eyes, scene in scenes.items()}
        news = self.news(scenes)
        for guest in self.guests:
            scene, (data, standing) = scenes[guest.eyes], made[guest.eyes]
            if guest.news and guest.view is self.views.get(guest.eyes, self):
                data = min(data, news.get(guest.eyes, data), key=len)
            guest.show(scene, data, standing)
        self.views = {eyes: scene.view for eyes, scene in scenes.items()}

    def news(self, scenes: dict[int | None, wire.Scene]) -> dict[int | None, bytes]:
        """For whoever saw the last scenes through the same eyes, at tables where sizes need not be hidden."""
        if self.hides_sizes or not any(guest.news for guest in self.guests):
            return {}
        return {
            eyes: news(scene, self.views[eyes])
            for eyes, scene in scenes.items()
            if eyes in self.views and may_be_news(scene)
        }

    def show_story(self, guest: Guest) -> None:
        """All that happened, and was said, to the guest's eyes."""
        now, eyes = self.hall.now(), guest.eyes
        scene = seeing.story(self.table, eyes, now)
        if self.table.game.get(Night):
            scene = replace(scene, said=seeing.heard(self.table, eyes))
        if self.hides_sizes:
            public = replace(seeing.story(self.table, None, now), said=seeing.heard(self.table, None))
            data = padding.fill(scene, padding.room_for_story(len(encode(public))))
        else:
            data = encode(scene)
        guest.show(scene, data, seeing.standing(scene))
        self.note_view(guest, scene)

    def note_view(self, guest: Guest, scene: wire.Scene) -> None:
        """A guest was shown everything. If others with these eyes see the same, their news are its own."""
        if self.views.get(guest.eyes) != scene.view:
            self.views[guest.eyes] = scene.view
        guest.view = self.views[guest.eyes]

    def seen(self, guest: Guest) -> wire.TableSeen:
        """The table as this guest knows it; in the dark others stay as they were when the round began."""
        table, asker = self.table, guest.asker
        seats, pace = seeing.seats_seen(table, self.away_now()), pace_seen(table)
        if self.is_held:
            own = table.seats_of(asker.holder)
            told, pace = enumerate(self.told_seats), self.told_pace
            seats = [seeing.seat_seen(table, seat, 0) if seat in own else then for seat, then in told]
        return seeing.table_seen(table, asker, seats, pace, self.hall.links)

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

    def go_on_unless_broken(self) -> None:
        """What could not be written is tried again, bots and clocks included."""
        if not self.broken and self.hall.live.get(self.table.id) is self:
            self.go_on()

    def go_on(self) -> None:
        """Bots think, clocks run, and the luck of the next match is promised."""
        self.clockwork.run()
        self.thinking.wake()
        if self.table.owes_promise:
            self.submit(lambda: promise(self.table, self.moment()), lambda _: None)

    def claim(self) -> Claim:
        """For whom its bots think."""
        return Claim(self.group or self.table.id, any(chair.holder for chair in self.table.chairs))

    def somebody_sits(self) -> bool:
        return any(self.table.seats_of(guest.asker.holder) for guest in self.guests)

    def may_leave_memory(self, now: int) -> bool:
        """Nobody is there, nothing is being written, no bot thinks, and it has been quiet for a while."""
        idle = self.hall.settings.idle * 1000
        return (
            not (self.guests or self.writing or self.jobs or self.thinking.tasks)
            and now - self.touched >= idle
        )

    def close(self) -> None:
        self.clockwork.cancel()
        self.thinking.close()
