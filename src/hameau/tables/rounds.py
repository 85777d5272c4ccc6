"""Dark rounds and debates: what is sealed, what time is left, and what may still be taken back.

A dark round has a fixed length, or follows the only person at the table (pace.py). Who sealed a move may
seal another one until its end, the beat; then all moves are played at once, and only then is anything told.
docs/adr/0008 says why.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from hameau.engine.capabilities import Night
from hameau.engine.match import Match
from hameau.tables import entries, wire
from hameau.tables.pace import pace_of, readers_of, seconds_of
from hameau.tables.span import SECOND, Span, moment_of

if TYPE_CHECKING:
    from hameau.tables.table import Table


STEP = 10 * SECOND  # reading ends after a multiple of this: how long the last one read is not told


class Rounds:
    """How far a match is through its nights and debates. Empty for games that have none."""

    def __init__(self, rhythm: wire.Rhythm | None = None) -> None:
        self.rhythm = rhythm
        self.dark: Span | None = None
        self.debate: Span | None = None
        self.reading: Span | None = None  # before the first dark round: people look at what they hold
        self.unready: set[int] = set()  # seats that the first dark round waits for
        self.alone: int | None = None  # the seat at whose pace this dark round goes
        self.called = False  # that seat has something to choose
        self.sealed: dict[int, entries.Sealed] = {}
        self.owing = 0  # seats whose move of this dark round is not played yet, as bits
        self.told = 0  # moves of the match when the last beat was: what is older cannot be taken back

    def spans(self) -> Iterator[Span]:
        """What passes now."""
        return (span for span in (self.reading, self.dark, self.debate) if span is not None)

    def seal(self, entry: entries.Sealed) -> None:
        self.sealed[entry.seat] = entry
        if entry.who == "person":
            self.ready(entry.seat, entry.at)
        if self.dark and self.called and entry.seat == self.alone and entry.who == "person":
            self.dark.begin(entry.at)

    def stand_in(self, seat: int, now: int) -> None:
        """A bot plays for somebody: the round no longer waits for them."""
        self.ready(seat, now)
        if self.dark and self.dark.waits and seat == self.alone:
            self.dark.begin(now)

    def ready(self, seat: int, now: int) -> None:
        """Somebody knows what they hold. If all do, reading ends; among several people, at the next step."""
        self.unready.discard(seat)
        if self.reading and not self.unready:
            self.reading.pass_time(now)
            passed = self.reading.length - self.reading.left
            rest = 0 if self.alone is not None else -passed % STEP
            self.reading.left = min(self.reading.left, rest)

    def stop_reading(self, now: int) -> None:
        """The first dark round begins; that of a person alone waits on for what they choose."""
        self.reading, self.unready = None, set()
        if self.dark and not self.called:
            self.dark.begin(now)

    def played(self, seat: int, match: Match) -> None:
        """A move was played."""
        if self.dark is not None:
            self.owing &= ~(1 << seat)
            self.told = len(match.history)

    def go_on(self, table: Table, now: int) -> None:
        """Is it dark now, do all talk? A round begins when somebody is asked who was not before."""
        rhythm, game, state = self.rhythm, table.playing.game, table.playing.state
        if rhythm is None:
            return
        night = game.get(Night)
        if not (state.waiting and night and night.is_dark(game.content, state)):
            self.dark, self.owing, self.sealed = None, 0, {}
        elif self.dark is None or state.waiting & ~self.owing:
            self.owing, self.sealed = state.waiting, {}
            self.dark = self.begin(table, rhythm.beat, now)
            if rhythm.reading and not table.playing.past and not table.playing.history:
                self.read_first(table, rhythm.reading, now)
        night = game.get(Night)
        if not (rhythm.debate and night and night.is_debate(game.content, state)):
            self.debate = None
        elif self.debate is None:
            self.debate = Span(rhythm.debate, now)

    def begin(self, table: Table, beat: float, now: int) -> Span:
        """A dark round. Who plays alone and has something to choose may take any time for it."""
        pace, night, match = pace_of(table), table.game.get(Night), table.playing
        self.alone = table.host if pace == "alone" else None
        self.called = bool(
            self.alone in match.waiting
            and night
            and night.is_called(match.game.content, match.state, self.alone)
        )
        return Span(seconds_of(pace, beat), now, waits=self.called)

    def read_first(self, table: Table, seconds: int, now: int) -> None:
        """In the first dark round of a match no time passes until people know what they hold."""
        self.unready = readers_of(table)
        if self.dark and self.unready:
            self.reading = Span(seconds, now)
            self.dark.waits = True

    @property
    def is_early(self) -> bool:
        """The dark round may end before its time."""
        return self.rhythm is not None and self.rhythm.early and self.alone is None

    def may_end(self) -> bool:
        """Everybody has sealed, and the table does not wait for the beat then."""
        return bool(self.dark and self.is_early and not self.reading) and all(
            self.owing >> seat & 1 <= (seat in self.sealed) for seat in range(wire.MOST_SEATS)
        )


def beat(table: Table, now: int, at_first_sight: Callable[[int], str | None]) -> list[entries.Played]:
    """The end of a dark round: what everybody sealed, else the default, in the order of seats.

    In the dark no move of one changes what another may do (law 9), so none of these has lapsed.
    """
    dark = table.rounds.dark
    if dark is None or not (dark.is_over(now) or (table.rounds.may_end() and not dark.stopped)):
        return []
    at = moment_of(dark, now)
    return [move_at_beat(table, seat, at, at_first_sight) for seat in table.playing.waiting]


def move_at_beat(
    table: Table, seat: int, at: int, at_first_sight: Callable[[int], str | None]
) -> entries.Played:
    sealed = table.rounds.sealed.get(seat)
    if sealed is not None:
        return entries.Played(at, seat, sealed.move, sealed.key, sealed.who)
    move = at_first_sight(seat)
    return entries.Played(at, seat, move, "bot", "bot") if move else default_move(table, seat, at)


def end_of_reading(table: Table, now: int) -> entries.Began | None:
    """The first dark round begins, if that is still due when its turn comes."""
    reading = table.rounds.reading
    return entries.Began(moment_of(reading, now)) if reading and reading.is_over(now) else None


def default_move(table: Table, seat: int, at: int) -> entries.Played:
    """The move that the game names for somebody whose time is up."""
    return entries.Played(at, seat, table.playing.default(seat), "clock", "clock")


def end_of_debate(table: Table, now: int) -> entries.Played | None:
    """For the first who has not had enough when the debate is over."""
    debate = table.rounds.debate
    if debate is None or not debate.is_over(now):
        return None
    return default_move(table, table.playing.waiting[0], now)
