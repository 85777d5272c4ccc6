"""At whose pace dark rounds go: everybody's, the only person's, or that of people who only watch bots.

A person here is a seat that a device holds, also while a bot stands in. docs/adr/0012 says why.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hameau.tables import wire

if TYPE_CHECKING:
    from hameau.tables.table import Table

SHORT = 8.0  # seconds of a dark round, if all who play agree
QUICK = 3.0  # the same, and after a decision, if nobody else could notice it
SKIP = 1.0  # the same, if nobody wants to see it
USUAL = wire.Rhythm(reading=60)  # if a table asks for no other


def pace_of(table: Table) -> wire.PaceKind:
    """It follows from what everybody knows: who sits here, who is out, and who agreed."""
    asked = whom_to_ask(table)
    agreed = bool(asked) and all(table.chairs[seat].hastens for seat in asked)
    if only_bots_play(table):
        return "skipped" if agreed else "watched"
    if len(people_of(table)) == 1:
        return "alone"
    return "short" if agreed else "steady"


def pace_seen(table: Table) -> wire.Pace | None:
    return wire.Pace(pace_of(table), whom_to_ask(table)) if table.rhythm else None


def whom_to_ask(table: Table) -> list[int]:
    """Whose consent makes nights shorter: all who play; if only bots do, all who watch them."""
    people, watched = people_of(table), only_bots_play(table)
    if watched and len(people) == 1:
        return people
    chairs = table.chairs
    return [seat for seat in people if not chairs[seat].level and (watched or not chairs[seat].out)]


def only_bots_play(table: Table) -> bool:
    """No person lives, or the only one lets a bot play."""
    chairs = [table.chairs[seat] for seat in people_of(table)]
    if len(chairs) == 1:
        return bool(chairs[0].out or chairs[0].level)
    return all(chair.out for chair in chairs)


def readers_of(table: Table) -> set[int]:
    """Whom the first dark round waits for: people read what they hold, bots know it."""
    return {seat for seat in people_of(table) if not table.chairs[seat].level}


def people_of(table: Table) -> list[int]:
    return [seat for seat, chair in enumerate(table.chairs) if chair.holder]


def seconds_of(pace: wire.PaceKind, beat: float) -> float:
    """How long a dark round lasts; never longer than the table arranged."""
    return min(beat, {"short": SHORT, "alone": QUICK, "watched": QUICK, "skipped": SKIP}.get(pace, beat))
