"""A table that one person leads for people without devices: what is entered, seen and corrected there.

docs/adr/0009 says why it is so.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from hameau.engine.answers import Event, Played, Refusal
from hameau.engine.capabilities import Moderation
from hameau.engine.match import Match
from hameau.tables import entries, wire

if TYPE_CHECKING:
    from hameau.tables.table import Table

ENTERED: entries.Who = "person"  # what the moderator said that somebody did
IMPLIED: entries.Who = "clock"  # what the table added for those who did nothing


def moderation_of(match: Match) -> Moderation:
    moderation = match.game.get(Moderation)
    assert moderation is not None, "only such games are opened as moderated tables"
    return moderation


def moves_for(match: Match, did: Sequence[wire.Entered]) -> list[Played] | Refusal:
    """The moves of all seats up to the next question, tried on a copy; or why not."""
    game, copy = match.game, match.fresh_state()
    copy.copy_from(match.state)
    said = [Played(one.seat, one.move) for one in did]
    return moderation_of(match).enter(game.content, copy, said)


def entries_for(
    moves: Sequence[Played], did: Sequence[wire.Entered], key: str, now: int
) -> list[entries.Played]:
    """One batch for the log, on disk as a whole or not at all. All have the key of what was entered."""
    mine = {(one.seat, " ".join(one.move.lower().split())) for one in did}
    return [
        entries.Played(now, seat, text, key, ENTERED if (seat, text) in mine else IMPLIED)
        for seat, text in moves
    ]


def note_step(table: Table, entry: entries.Played) -> None:
    """Moves with the same key belong to one step."""
    match, steps = table.playing, table.steps
    if not table.step_key or table.step_key != entry.key:
        name = moderation_of(match).step(match.game.content, match.state)
        steps.append(wire.Step(len(match.history), name, []))
        table.step_key = entry.key
        table.stage += 1
    last, did = steps[-1], wire.Entered(entry.seat, entry.move)
    if entry.who == ENTERED and did not in last.did:
        steps[-1] = replace(last, did=[*last.did, did])


def prompt(table: Table) -> wire.Prompt:
    """Where the moderator stands."""
    match = table.playing
    since, answered = (table.steps[-1].kept, table.steps[-1].step) if table.steps else (-1, "")
    told: list[Event] = [one.event for one in match.journal if one.move > since]
    script: Any = moderation_of(match).script(match.game.content, match.state, told, answered)
    return wire.Prompt(table.stage, script, table.steps)


def led(table: Table, seat: int, public: wire.Scene) -> wire.Scene:
    """What the moderator sees: everything, and what to do about it. The story is the public one.

    It has a seat, so that no page takes it for what a spectator may see.
    """
    match = table.playing
    reveal = match.game.reveal
    assert reveal is not None, "only such games are opened as moderated tables"
    return replace(public, seat=seat, view=reveal(match.game.content, match.state), prompt=prompt(table))
