"""The first entries of a new table."""

from __future__ import annotations

from hameau.engine.errors import Unknown
from hameau.tables import entries, wire
from hameau.tables.deciding import Asker, Moment, No, decide
from hameau.tables.table import Table
from hameau.web.hall import Hall
from hameau.web.models import NewTable


def first_entries(table: Table, wanted: NewTable, holder: str, hall: Hall) -> list[entries.Entry]:
    """Open the table; with a name and a level also sit down, let bots take the other seats, and start."""
    game = hall.find_game(wanted.game)
    seats = game.seats[0] if wanted.seats is None else wanted.seats
    if seats not in game.seats:
        raise Unknown(f"{game.key} is for {game.seats[0]} to {game.seats[-1]} players, not {seats}")
    options = game.check_setting(seats, wanted.options)
    rhythm = (wanted.rhythm or wire.Rhythm()) if game.is_dark else None
    made: list[entries.Entry] = [
        entries.Opened(hall.now(), game.key, holder, seats, options, wanted.clock, rhythm)
    ]
    table.absorb(made[0])
    if wanted.name and wanted.level:
        asks: list[wire.Asked] = [wire.Sit("", 0, wanted.name)]
        asks += [wire.Seat("", seat, wanted.level) for seat in range(1, seats)]
        made += [absorbed(table, ask, holder, hall) for ask in [*asks, wire.Start("")]]
    return made


def absorbed(table: Table, ask: wire.Asked, holder: str, hall: Hall) -> entries.Entry:
    moment = Moment(hall.now(), (0,) * len(table.chairs), hall.new_secret)
    try:
        entry = decide(table, Asker(holder), ask, moment)
    except No as no:
        raise Unknown(hall.speech.say("en", no.code, no.facts)) from None
    assert entry is not None
    table.absorb(entry)
    return entry
