"""Dark rounds and debates: what is sealed, what time is left, and what may still be taken back.

A dark round has a fixed length. Who sealed a move may seal another one until its end, the beat; then all
moves are played at once, and only then is anything told. docs/adr/0008 says why.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from hameau.engine.match import Match
from hameau.tables import entries, wire
from hameau.tables.span import Span, moment_of

if TYPE_CHECKING:
    from hameau.tables.table import Table


class Rounds:
    """How far a match is through its nights and debates. Empty for games that have none."""

    def __init__(self, rhythm: wire.Rhythm | None = None) -> None:
        self.rhythm = rhythm
        self.dark: Span | None = None
        self.debate: Span | None = None
        self.sealed: dict[int, entries.Sealed] = {}
        self.owing = 0  # seats whose move of this dark round is not played yet, as bits
        self.told = 0  # moves of the match when the last beat was: what is older cannot be taken back

    def spans(self) -> Iterator[Span]:
        """What passes now."""
        return (span for span in (self.dark, self.debate) if span is not None)

    def seal(self, entry: entries.Sealed) -> None:
        self.sealed[entry.seat] = entry

    def played(self, seat: int, match: Match) -> None:
        """A move was played."""
        if self.dark is not None:
            self.owing &= ~(1 << seat)
            self.told = len(match.history)

    def go_on(self, match: Match, now: int) -> None:
        """Is it dark now, do all talk? A round begins when somebody is asked who was not before."""
        rhythm, game, state = self.rhythm, match.game, match.state
        if rhythm is None:
            return
        if not (state.waiting and game.is_dark and game.is_dark(game.content, state)):
            self.dark, self.owing, self.sealed = None, 0, {}
        elif self.dark is None or state.waiting & ~self.owing:
            self.dark, self.owing, self.sealed = Span(rhythm.beat, now), state.waiting, {}
        if not (rhythm.debate and game.is_debate and game.is_debate(game.content, state)):
            self.debate = None
        elif self.debate is None:
            self.debate = Span(rhythm.debate, now)

    def may_end(self) -> bool:
        """Everybody has sealed, and the table does not wait for the beat then."""
        early = self.dark is not None and self.rhythm is not None and self.rhythm.early
        return early and all(
            self.owing >> seat & 1 <= (seat in self.sealed) for seat in range(wire.MOST_SEATS)
        )


def beat(table: Table, now: int, at_first_sight: Callable[[int], str | None]) -> list[entries.Played]:
    """The end of a dark round: what everybody sealed, else the default, in the order of seats."""
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


def default_move(table: Table, seat: int, at: int) -> entries.Played:
    """The move that the game names for somebody whose time is up."""
    game, state = table.game, table.playing.state
    return entries.Played(
        at, seat, game.write(game.content, state, game.default(state, seat)), "clock", "clock"
    )


def end_of_debate(table: Table, now: int) -> entries.Played | None:
    """For the first who has not had enough when the debate is over."""
    debate = table.rounds.debate
    if debate is None or not debate.is_over(now):
        return None
    return default_move(table, table.playing.waiting[0], now)
