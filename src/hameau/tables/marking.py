"""Marks: what a match needs to go on when the rules change, written down while they are still at hand.

A mark has the position as text and the record so far. docs/adr/0013 says when it is used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hameau.engine import record
from hameau.engine.errors import HameauError
from hameau.engine.game import Game
from hameau.engine.match import Match
from hameau.tables import entries

if TYPE_CHECKING:
    from hameau.tables.table import Table

EVERY = 50  # moves


class CannotGoOn(Exception):
    """A match was played with other rules and cannot be played with those at hand: why."""


def mark(table: Table, now: int, rests: bool = False) -> entries.Marked | None:
    """What to write down now, if anything: at the end, every so many moves, and when the match rests."""
    match = table.match
    if match is None:
        return None
    last, moves, over = table.marks[-1] if table.marks else None, len(match.history), table.phase == "over"
    if last is not None and last.moves == moves and (last.outcome is not None) == over:
        return None
    if not (over or rests or moves - (last.moves if last else 0) >= EVERY):
        return None
    hints = [len(one) for one in table.hints]
    return entries.Marked(now, moves, match.position(), match.record(), match.result, hints)


def resumption(table: Table, now: int) -> entries.Changed:
    """The match goes on with the rules at hand, from its last mark. Raises CannotGoOn."""
    began, last = table.suspended, table.marks[-1] if table.marks else None
    assert began is not None
    said = f"played with version {began.version} and content {began.digest} of {table.game.key}"
    if last is None:
        raise CannotGoOn(f"{said}; here are other rules, and no position was written down before")
    problem = ""
    for game in games_for(table, began.digest):
        try:
            resumed(last, game)
        except HameauError as error:
            problem = error.sentence
        else:
            return entries.Changed(now, game.version, game.digest)
    raise CannotGoOn(f"{said}; its last position cannot be read with version {table.game.version}: {problem}")


def games_for(table: Table, digest: str) -> list[Game]:
    """With the content it began with, if that was kept and can be read; else with the one at hand."""
    kept = table.find_content(table.game.key, digest) if table.find_content else None
    return [game for game in (kept, table.game) if game is not None]


def resumed(last: entries.Marked, game: Game) -> Match:
    return record.go_on(last.record, last.position, game)
