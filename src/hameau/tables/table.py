"""A table: a match and the people around it, the sum of its entries. It knows no file, socket or clock."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from hameau.engine.answers import Outcome, Told, Voice
from hameau.engine.capabilities import Night
from hameau.engine.errors import HameauError
from hameau.engine.game import Game
from hameau.engine.match import Match
from hameau.engine.record import FindContent
from hameau.engine.state import EVERYONE, SPECTATORS
from hameau.tables import entries, wire
from hameau.tables.clock import Clocks
from hameau.tables.marking import resumed
from hameau.tables.moderating import note_step
from hameau.tables.pace import people_of
from hameau.tables.rounds import Rounds
from hameau.tables.span import Span

CHAT_KEPT = 200  # lines that newcomers are told; all of them stay in the log
WHISPERS_KEPT = 24  # the same, of a channel that not everybody hears
KEYS_KEPT = 64  # of a seat: a move that is sent again after longer than this is a new one


class Broken(Exception):
    """The log of a table does not add up. That table stops; its log is kept."""

    table: Table | None = None  # as far as its log does


class Chair:
    """A place at the table."""

    def __init__(self, turn: int) -> None:
        self.holder = ""  # the hash of the device; empty if no person sits here
        self.name = ""
        self.level = ""  # of the bot that sits here, or stands in for the person
        self.order = 0  # persons: who sat down first
        self.hastens = False  # persons: agree to shorter nights, or want to skip ahead
        self.out = False  # takes no part in dark rounds any more, as everybody knows
        self.rests = False  # a bot stands in, as everybody knows
        self.share = ""  # what its device added to the luck of the next match
        self.turn = turn  # changes with its holder, and never goes back, also if the chair is another one

    @property
    def kind(self) -> str:
        return "person" if self.holder else "bot" if self.level else "free"

    def clear(self) -> None:
        self.holder, self.name, self.level, self.hastens, self.rests = "", "", "", False, False
        self.share = ""
        self.turn += 1


class End(NamedTuple):
    """How a match at this table ended."""

    outcome: Outcome
    setup: str
    moves: int
    hints: list[int]
    holders: list[str]  # who played each seat, or has taken it over since


class Undo:
    """Somebody asked to take moves back, and these have not agreed yet."""

    def __init__(self, seat: int, kept: int, asked: Iterable[int]) -> None:
        self.seat = seat
        self.kept = kept
        self.asked = set(asked)


class Spoken(NamedTuple):
    """Something that was said, and who heard it, as bits."""

    chat: wire.Chat
    hears: int


class Table:
    """All that is known about a table, secrets included. Devices get only what `seeing` shows them."""

    def __init__(
        self, id: str, find_game: Callable[[str], Game], find_content: FindContent | None = None
    ) -> None:
        self.id = id
        self.find_game = find_game
        self.find_content = find_content  # that matches began with and that is no longer the one at hand
        self.game: Game  # as it is at hand; a match goes on with the content it began with
        self.opener = ""
        self.options: dict[str, str] = {}
        self.clock: wire.Clock | None = None
        self.rhythm: wire.Rhythm | None = None
        self.moderated = False  # the opener enters what people do, and sees everything
        self.listed = ""  # the language of the people who may find it; empty: only those who are invited
        self.blocked: set[str] = set()  # devices that may not come back
        self.chairs: list[Chair] = []
        self.sequence = 0  # entries so far
        self.sat = 0
        self.chat: list[Spoken] = []
        self.spoken = 0  # lines so far
        self.match: Match | None = None
        self.number = 0  # of the match
        self.promised = ""  # the secret of the next match; shown is only its hash
        self.records: list[str] = []  # of the matches that are over
        self.ends: list[End] = []  # of the same
        self.undo: Undo | None = None
        self.clocks: Clocks | None = None
        self.rounds = Rounds()  # what is dark, sealed and debated
        self.last = 0  # when the last entry was written
        self.decisions: list[int] = []  # a seat: its own moves and all undos so far
        self.keys: list[dict[str, str]] = []  # a seat: keys of its last moves, and what they played
        self.before: bytes | None = None  # the position before the last move
        self.marks: list[entries.Marked] = []  # of the match
        self.suspended: entries.Started | None = None  # a match whose rules are not at hand
        self.dropped = False  # the last match could not go on
        self.setup = ""  # of the match: the word by which others play the same
        self.is_trial = False  # the match began where somebody wanted to try something else
        self.steps: list[wire.Step] = []  # what was entered at a moderated table
        self.step_key = ""  # of the last of them
        self.stage = 0  # entries and corrections so far
        self.hints: list[dict[int, str]] = []  # a seat: what it was advised, by the number of its decision

    # -- what one may ask ----------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        if self.match is None:
            return "open"
        return "playing" if self.match.state.waiting else "over"

    @property
    def host(self) -> int | None:
        """Who arranges and starts: the person who sat down first."""
        people = [(chair.order, seat) for seat, chair in enumerate(self.chairs) if chair.holder]
        return min(people)[1] if people else None

    def seats_of(self, holder: str) -> list[int]:
        """The seats that a device holds."""
        return [seat for seat, chair in enumerate(self.chairs) if holder and chair.holder == holder]

    @property
    def takes_shares(self) -> bool:
        """Devices may add to the luck. What one plays alone has the same luck for all who play it too."""
        return len(self.chairs) > 1 and not self.moderated and not self.suspended

    @property
    def owes_promise(self) -> bool:
        """Somebody could add to the luck of the next match, and its secret is not drawn yet."""
        if self.promised or self.phase == "playing":
            return False
        sits = any(chair.holder for chair in self.chairs)
        return self.takes_shares and sits

    def bots_waited_for(self) -> list[int]:
        """Seats that a bot plays and that owe a decision; who has sealed one owes nothing."""
        bots = [seat for seat, chair in enumerate(self.chairs) if chair.level]
        if not bots or self.match is None:
            return []
        waiting = self.match.state.waiting
        bots = [seat for seat in bots if waiting >> seat & 1]
        return [seat for seat in bots if seat not in self.rounds.sealed]

    @property
    def is_dark(self) -> bool:
        """Nothing that anybody does may be told now."""
        return self.rounds.dark is not None

    def voice_of(self, seat: int) -> Voice | None:
        """Who hears what a seat says; in the dark, what it whispers."""
        match, night = self.match, self.game.get(Night)
        if night is None or match is None or seat >= match.seats:
            return Voice("", EVERYONE)
        return night.voice(match.game.content, match.state, seat)

    def time_runs(self) -> bool:
        """Something ends by itself if nobody decides."""
        return any(not one.stopped for one in self.timers())

    def time_stands(self) -> bool:
        return any(one.stopped for one in self.timers())

    @property
    def lasts_days(self) -> bool:
        """Time goes on while nobody is there."""
        return self.clock is not None and self.clock.days > 0 and self.phase == "playing"

    def timers(self) -> list[Clocks | Span]:
        """All that time passes for, while the match is played."""
        if self.phase != "playing":
            return []
        return [*([self.clocks] if self.clocks else []), *self.rounds.spans()]

    def knows_key(self, seat: int, key: str) -> bool:
        """This move was played already."""
        return seat < len(self.keys) and key in self.keys[seat]

    def was_played(self, seat: int, key: str, move: str) -> bool:
        """With this key, this move, however it was typed."""
        return "".join(self.keys[seat][key].split()).casefold() == "".join(move.split()).casefold()

    # -- the entries ---------------------------------------------------------------------------------------

    def absorb(self, entry: entries.Entry) -> list[Told]:
        """Become what the table is after the entry; what was told because of it."""
        self.last = entry.at
        told = ABSORB[type(entry)](self, entry)
        self.sequence += 1
        return told or []

    def opened(self, entry: entries.Opened) -> None:
        self.game = self.find_game(entry.game)
        self.opener = entry.opener
        self.moderated = entry.moderated
        self.arranged(entry)

    def arranged(self, entry: entries.Opened | entries.Arranged) -> None:
        self.chairs = (self.chairs + [Chair(self.sequence) for _ in range(entry.seats)])[: entry.seats]
        self.options = dict(entry.options)
        self.clock = entry.clock
        dark = self.game.get(Night) and not self.moderated  # at a real table people close their eyes
        self.rhythm = (entry.rhythm or wire.Rhythm()) if dark else None

    def person_sat(self, entry: entries.Sat) -> None:
        chair = self.chairs[entry.seat]
        if not chair.holder:
            chair.clear()
            self.sat += 1
            chair.order = self.sat
        chair.holder, chair.name = entry.holder, entry.name

    def bot_sat(self, entry: entries.BotSat) -> None:
        chair = self.chairs[entry.seat]
        chair.clear()
        chair.name, chair.level = entry.name, entry.level

    def got_up(self, entry: entries.GotUp) -> None:
        self.chairs[entry.seat].clear()

    def be_listed(self, entry: entries.Listed) -> None:
        self.listed = entry.language

    def block(self, entry: entries.Blocked) -> None:
        self.chairs[entry.seat].clear()
        self.blocked.add(entry.holder)

    def moved(self, entry: entries.Moved) -> None:
        chair = self.chairs[entry.seat]
        for end in self.ends:
            if end.holders[entry.seat : entry.seat + 1] == [chair.holder]:
                end.holders[entry.seat] = entry.holder
        chair.holder = entry.holder
        chair.turn += 1

    def promise(self, entry: entries.Promised) -> None:
        self.promised = entry.secret

    def shared(self, entry: entries.Shared) -> None:
        self.chairs[entry.seat].share = entry.share

    def stood_in(self, entry: entries.StoodIn) -> None:
        self.chairs[entry.seat].level = entry.level
        self.rounds.stand_in(entry.seat, entry.at)
        self.note_standing_in()
        if self.undo and entry.seat in self.undo.asked:
            self.undo = None  # a bot cannot agree for somebody who has seen what would be taken back

    def came_back(self, entry: entries.CameBack) -> None:
        self.chairs[entry.seat].level = ""
        self.note_standing_in()

    def hastened(self, entry: entries.Hastened) -> None:
        self.chairs[entry.seat].hastens = entry.agree

    def ready(self, entry: entries.Ready) -> None:
        self.rounds.ready(entry.seat, entry.at)

    def began(self, entry: entries.Began) -> None:
        self.rounds.stop_reading(entry.at)

    def hinted(self, entry: entries.Hinted) -> None:
        self.hints[entry.seat][entry.decision] = entry.move

    def said(self, entry: entries.Said) -> None:
        self.speak(entry.seat, entry.text, entry.at, entry.phrase)

    def speak(self, seat: int, text: str, at: int, phrase: wire.Phrase = "") -> None:
        """Said or whispered. A channel forgets its own oldest lines: none may show how much another has."""
        voice = self.voice_of(seat)
        unknown = self.suspended and self.game.get(Night)  # nobody knows who heard it then
        if voice is None or unknown or not (text or phrase):  # nobody hears it, or it was deleted later
            return
        said = wire.Chat(seat, self.chairs[seat].name, text, at, voice.channel, phrase)
        self.chat.append(Spoken(said, voice.hears))
        self.spoken += 1
        alike = [one for one in self.chat if one.chat.channel == voice.channel]
        if len(alike) > (CHAT_KEPT if voice.hears == EVERYONE else WHISPERS_KEPT):
            self.chat.remove(alike[0])

    def started(self, entry: entries.Started) -> list[Told]:
        if self.phase == "playing":
            raise Broken(f"match {self.number} is still being played")
        game = self.game_of(entry.version, entry.digest)
        self.number += 1
        self.promised = self.listed = ""
        for chair in self.chairs:
            chair.share = ""
        self.setup, self.marks, self.suspended, self.dropped = entry.setup, [], None, False
        self.is_trial = bool(entry.position) and not self.moderated
        if game is None:
            self.suspend(entry)
            return []
        seats, secret = len(self.chairs), bytes.fromhex(entry.secret)
        shares = [bytes.fromhex(share) for share in entry.shares]
        if entry.position:
            self.match = game.position(entry.position, secret=secret, shares=shares, format=entry.format)
        else:
            self.match = game.match(
                seats, options=self.options, secret=secret, shares=shares, format=entry.format
            )
        self.match.call(entry.names)
        self.begin(entry.at)
        return self.match.journal[:]

    def begin(self, now: int) -> None:
        """Around the match that was started, or goes on with other rules."""
        seats = self.playing.seats
        self.steps, self.step_key = [], ""
        self.undo, self.before = None, None
        self.hints = [{} for _ in range(seats)]
        self.decisions = [self.sequence if self.playing.past else 0] * seats  # what was sent before is stale
        self.keys = [{} for _ in range(seats)]
        self.clocks = Clocks(self.clock, seats, now) if self.clock else None
        self.rounds = Rounds(self.rhythm)
        self.wait(now)

    def suspend(self, entry: entries.Started) -> None:
        """The rules of this match are not at hand: what was played is passed over, up to where it goes on."""
        self.suspended, self.match, self.undo, self.clocks = entry, None, None, None
        self.rounds = Rounds(self.rhythm)
        self.hints = [{} for _ in entry.names]

    @property
    def is_over_unplayed(self) -> bool:
        """A match that cannot be replayed with the rules at hand has ended."""
        return bool(self.suspended and self.marks and self.marks[-1].outcome)

    def marked(self, entry: entries.Marked) -> None:
        self.marks.append(entry)
        if self.suspended and entry.outcome:
            self.records.append(entry.record)
            self.ends.append(End(entry.outcome, self.setup, entry.moves, entry.hints, self.holders()))

    def changed(self, entry: entries.Changed) -> list[Told]:
        game = self.game_of(entry.version, entry.digest)
        if self.suspended is None or game is None:
            return []
        self.match, self.suspended = resumed(self.marks[-1], game), None
        self.begin(entry.at)
        return self.match.journal[:]

    def drop(self, entry: entries.Dropped) -> None:
        """Its record, as far as it was written down, is open to those who played: its luck is known now."""
        last = self.marks[-1] if self.marks else None
        nobody = Outcome([None] * len(self.chairs), [], "cannot-go-on", {}, entry.why)
        self.records.append(last.record if last else "")
        self.ends.append(End(nobody, self.setup, last.moves if last else 0, [0] * len(self.chairs), []))
        self.match, self.suspended, self.undo, self.clocks, self.dropped = None, None, None, None, True
        self.rounds = Rounds(self.rhythm)

    def game_of(self, version: int, digest: str) -> Game | None:
        """The game that a match is played with: the content is kept, the rules are those at hand."""
        game = self.game
        if version == game.version and digest != game.digest and self.find_content is not None:
            game = self.find_content(game.key, digest) or game
        return game if (version, digest) == (game.version, game.digest) else None

    def played(self, entry: entries.Played) -> list[Told]:
        if self.suspended:
            return []
        match, seat = self.playing, entry.seat
        known = len(match.journal)
        if self.moderated:
            note_step(self, entry)
        self.before = match.state.dump()
        dark, sealed = self.is_dark, self.rounds.sealed.get(seat)
        if sealed and sealed.whisper:
            self.speak(seat, sealed.whisper, entry.at)
        try:
            match.play(seat, entry.move)
        except HameauError as error:
            raise Broken(f"{entry.move!r} of seat {seat} cannot be played: {error.sentence}") from error
        if entry.who == "bot" and len(self.chairs) == 1 and self.chairs[seat].holder:
            self.hints[seat].setdefault(self.decisions[seat], entry.move)  # the best of advice
        self.decisions[seat] += 1
        if entry.who == "person":
            self.remember(entry)
        self.undo = None
        if self.clocks and not dark:
            self.clocks.decided(seat, entry.at)
        self.rounds.played(seat, match)
        told = match.journal[known:]
        self.wait(entry.at, told)
        if not match.state.waiting:
            self.records.append(match.record())
            assert match.result is not None
            hints = [len(one) for one in self.hints]
            self.ends.append(End(match.result, self.setup, len(match.history), hints, self.holders()))
            for chair in self.chairs:
                chair.hastens, chair.out, chair.rests = False, False, False
        return told

    def sealed(self, entry: entries.Sealed) -> None:
        if self.suspended:
            return
        self.rounds.seal(entry)
        if entry.who == "person":
            self.remember(entry)

    def undo_asked(self, entry: entries.UndoAsked) -> None:
        self.undo = Undo(entry.seat, entry.kept, entry.asked)

    def undo_answered(self, entry: entries.UndoAnswered) -> None:
        if self.undo is not None:
            if entry.agree:
                self.agree(entry.seat)
            else:
                self.undo = None

    def agree(self, seat: int) -> None:
        assert self.undo is not None
        self.undo.asked.discard(seat)
        if not self.undo.asked:
            self.take_back(self.undo.kept)

    def undone(self, entry: entries.Undone) -> None:
        self.take_back(entry.kept)

    def take_back(self, kept: int) -> None:
        if self.is_over_unplayed:
            self.records.pop()
            self.ends.pop()
        self.marks = [one for one in self.marks if one.moves <= kept and not one.outcome]
        if self.suspended:
            self.undo = None
            return
        if not self.playing.state.waiting:  # a moderator corrects the end
            self.records.pop()
            self.ends.pop()
        if self.clocks:
            for played in self.playing.history[kept:]:
                self.clocks.undecided(played.seat)
        if self.moderated:  # a correction: at the real table nothing was drawn again
            self.match = self.playing.take_back(len(self.playing.history) - kept)
        else:
            self.match = self.playing.back_to(kept)
        self.steps, self.step_key = [step for step in self.steps if step.kept < kept], ""
        self.stage += 1
        self.undo, self.before = None, None
        self.decisions = [count + 1 for count in self.decisions]
        self.wait(self.last)

    def stopped(self, entry: entries.Stopped) -> None:
        for one in self.timers():
            one.stop(entry.at)

    def resumed(self, entry: entries.Resumed) -> None:
        for one in self.timers():
            one.resume(entry.since, entry.at)

    # -- small steps ---------------------------------------------------------------------------------------

    def holders(self) -> list[str]:
        return [chair.holder for chair in self.chairs]

    @property
    def playing(self) -> Match:
        if self.match is None:
            raise Broken("no match was started")
        return self.match

    def wait(self, now: int, told: Iterable[Told] | None = None) -> None:
        """From now on, after what was told. In the dark the beat is everybody's clock."""
        self.note_people()
        self.rounds.go_on(self, now)
        if self.clocks:
            waiting = [] if self.is_dark else list(self.playing.waiting)
            seen = self.playing.awaited(self.playing.view(None))
            heard = told is None or all_heard(told, self.playing.seats)
            self.clocks.run(waiting, now, heard, seen == waiting)

    def note_standing_in(self) -> None:
        if not self.is_dark or len(people_of(self)) == 1:
            self.note_people()

    def note_people(self) -> None:
        """Who is out or lets a bot play? What they agreed to before does not count from then on.

        In the dark this waits for the beat: who lets a bot play for a moment must not be noticed by it.
        """
        night = self.game.get(Night)
        if self.rhythm is None or night is None or self.phase != "playing":
            return
        for seat, chair in enumerate(self.chairs):
            out = bool(chair.holder) and night.is_out(self.playing.game.content, self.playing.state, seat)
            rests = bool(chair.holder and chair.level)
            if (out and not chair.out) or rests != chair.rests:
                chair.hastens = False
            chair.out, chair.rests = out, rests

    def remember(self, entry: entries.Played | entries.Sealed) -> None:
        keys = self.keys[entry.seat]
        keys[entry.key] = entry.move
        if len(keys) > KEYS_KEPT:
            del keys[next(iter(keys))]


def all_heard(told: Iterable[Told], seats: int) -> bool:
    """Of what happened everybody was told something."""
    heard = 0
    for one in told:
        heard |= one.audience
    everybody = (1 << seats) - 1 | 1 << SPECTATORS
    return heard & everybody == everybody


ABSORB: dict[type[entries.Entry], Callable[[Table, Any], list[Told] | None]] = {
    entries.Opened: Table.opened,
    entries.Arranged: Table.arranged,
    entries.Sat: Table.person_sat,
    entries.BotSat: Table.bot_sat,
    entries.GotUp: Table.got_up,
    entries.Listed: Table.be_listed,
    entries.Blocked: Table.block,
    entries.Moved: Table.moved,
    entries.Promised: Table.promise,
    entries.Shared: Table.shared,
    entries.Started: Table.started,
    entries.Played: Table.played,
    entries.Sealed: Table.sealed,
    entries.UndoAsked: Table.undo_asked,
    entries.UndoAnswered: Table.undo_answered,
    entries.Undone: Table.undone,
    entries.StoodIn: Table.stood_in,
    entries.CameBack: Table.came_back,
    entries.Hastened: Table.hastened,
    entries.Ready: Table.ready,
    entries.Began: Table.began,
    entries.Hinted: Table.hinted,
    entries.Said: Table.said,
    entries.Marked: Table.marked,
    entries.Changed: Table.changed,
    entries.Dropped: Table.drop,
    entries.Stopped: Table.stopped,
    entries.Resumed: Table.resumed,
}
