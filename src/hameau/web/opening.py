"""The first entries of a new table."""

from __future__ import annotations

from hameau.engine.answers import Setup
from hameau.engine.errors import Unknown
from hameau.tables import entries, wire
from hameau.tables.deciding import Asker, Moment, No, decide
from hameau.tables.table import Table
from hameau.web.hall import Hall
from hameau.web.models import NewTable


def first_entries(
    table: Table, wanted: NewTable, setup: Setup | None, holder: str, hall: Hall
) -> list[entries.Entry]:
    """Open the table; with a name and a level also sit down, let bots take the other seats, and start."""
    game = hall.find_game(wanted.game)
    seats = game.seats[0] if wanted.seats is None else wanted.seats
    if seats not in game.seats:
        raise Unknown(f"{game.key} is for {game.seats[0]} to {game.seats[-1]} players, not {seats}")
    if setup and not (wanted.level and (wanted.name or wanted.bots)):
        raise Unknown("a set-up is played at once: with a name and a level")
    options = game.check_setting(seats, setup.options if setup else wanted.options)
    rhythm = (wanted.rhythm or wire.Rhythm()) if game.is_dark else None
    made: list[entries.Entry] = [
        entries.Opened(hall.now(), game.key, holder, seats, options, wanted.clock, rhythm)
    ]
    table.absorb(made[0])
    if wanted.level and (wanted.name or wanted.bots):
        asks: list[wire.Asked] = [] if wanted.bots else [wire.Sit("", 0, wanted.name)]
        asks += [wire.Seat("", seat, wanted.level) for seat in range(len(asks), seats)]
        moment = Moment(hall.now(), (0,) * seats, hall.new_secret, hall.new_setup)
        if setup:
            moment = moment._replace(new_secret=lambda: setup.secret, new_setup=lambda: wanted.setup)
        made += [absorbed(table, ask, holder, moment, hall) for ask in [*asks, wire.Start("")]]
    return made


def absorbed(table: Table, ask: wire.Asked, holder: str, moment: Moment, hall: Hall) -> entries.Entry:
    try:
        entry = decide(table, Asker(holder), ask, moment)
    except No as no:
        raise Unknown(hall.speech.say("en", no.code, no.facts)) from None
    assert entry is not None
    table.absorb(entry)
    return entry
