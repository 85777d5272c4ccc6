"""The first entries of a new table."""

from __future__ import annotations

from hameau.bots.levels import levels_of
from hameau.engine.answers import Setup
from hameau.engine.capabilities import Moderation, Night
from hameau.engine.errors import Unknown
from hameau.engine.match import Match
from hameau.engine.names import is_name, looks, tidy
from hameau.engine.record import NEWEST
from hameau.tables import entries, wire
from hameau.tables.deciding import Asker, Moment, No, checked_clock, decide, promise
from hameau.tables.levels import name_for_bot
from hameau.tables.pace import USUAL
from hameau.tables.table import Table
from hameau.web.hall import Hall
from hameau.web.models import NewTable

STRONG = "strong"


def first_entries(
    table: Table, wanted: NewTable, setup: Setup | None, holder: str, hall: Hall
) -> list[entries.Entry]:
    """Open the table; with a name and a level also sit down, let bots take the other seats, and start."""
    game = hall.find_game(wanted.game)
    if wanted.moderated:
        return led_entries(table, wanted, holder, hall)
    seats = setup.seats if setup else game.seats[0] if wanted.seats is None else wanted.seats
    level = (setup and setup.level) or wanted.level
    game.check_seats(seats)
    if setup and (wanted.waits or not (level and (wanted.name or wanted.bots))):
        raise Unknown("a set-up is played at once: with a name and a level")
    options = game.check_setting(seats, setup.options if setup else wanted.options)
    rhythm = (wanted.rhythm or USUAL) if game.get(Night) else None
    try:
        clock = checked_clock(wanted.clock, rhythm)
    except No as no:
        raise Unknown(hall.speech.say("en", no.code, no.facts)) from None
    made: list[entries.Entry] = [entries.Opened(hall.now(), game.key, holder, seats, options, clock, rhythm)]
    table.absorb(made[0])
    if wanted.listed:
        moment = Moment(hall.now(), (0,) * seats, hall.new_secret, hall.new_setup)
        asked = wire.Sit("", 0, wanted.name), wire.Publish("", wanted.listed)
        made += [absorbed(table, ask, holder, moment, hall) for ask in asked]
    elif level and (wanted.name or wanted.bots):
        asks: list[wire.Asked] = [] if wanted.bots else [wire.Sit("", 0, wanted.name)]
        asks += [wire.Seat("", seat, level) for seat in range(len(asks), seats)]
        moment = Moment(hall.now(), (0,) * seats, hall.new_secret, hall.new_setup)
        if setup:
            moment = moment._replace(new_secret=lambda: setup.secret, setup=wanted.setup)
        if not wanted.waits:
            asks.append(wire.Start(""))
        made += [absorbed(table, ask, holder, moment, hall) for ask in asks]
        if promised := promise(table, moment):
            table.absorb(promised)
            made.append(promised)
    return made


def led_entries(table: Table, wanted: NewTable, holder: str, hall: Hall) -> list[entries.Entry]:
    """A table for people without devices: the moderator's device has all seats, and it starts at once."""
    game, names = hall.find_game(wanted.game), [tidy(name) for name in wanted.names]
    moderation = game.get(Moderation)
    if moderation is None:
        raise Unknown(f"{game.key} is not led by a moderator")
    game.check_seats(len(names))
    check_names(names)
    now, options = hall.now(), game.check_setting(len(names), wanted.options)
    deal = moderation.deal
    position = deal(game.content, len(names), options, wanted.deal) if wanted.deal else ""
    secret = hall.new_secret()
    made: list[entries.Entry] = [
        entries.Opened(now, game.key, holder, len(names), options, None, None, moderated=True),
        *(entries.Sat(now, seat, name, holder) for seat, name in enumerate(names)),
        entries.Started(now, secret, game.version, game.digest, names, "", position, NEWEST),
    ]
    for entry in made:
        table.absorb(entry)
    return made


def entries_from(
    table: Table, past: Table, match: Match, position: str, seat: int, holder: str, hall: Hall
) -> list[entries.Entry]:
    """A table that goes on where a seat decided something in a match: it plays on, bots play the others."""
    game, now = match.game, hall.now()
    rhythm = (past.rhythm or USUAL) if game.get(Night) else None
    names = [match.names[seat]]
    made: list[entries.Entry] = [
        entries.Opened(now, game.key, holder, match.seats, match.all_options, None, rhythm),
        entries.Sat(now, seat, match.names[seat], holder),
    ]
    for other in range(match.seats):
        if other != seat:
            names.append(name_for_bot(names))
            made.append(entries.BotSat(now, other, names[-1], level_to_play_on(past, other)))
    called = names[1:]
    called.insert(seat, names[0])
    secret, version, digest = hall.new_secret(), game.version, game.digest
    made.append(entries.Started(now, secret, version, digest, called, "", position, NEWEST))
    for entry in made:
        table.absorb(entry)
    return made


def level_to_play_on(past: Table, seat: int) -> str:
    """As good a bot as sat there, and in the place of a person a strong one."""
    chair, levels = past.chairs[seat] if seat < len(past.chairs) else None, levels_of(past.game)
    if chair is not None and not chair.holder and chair.level in levels:
        return chair.level
    return STRONG if STRONG in levels else list(levels)[-1]


def check_names(names: list[str]) -> None:
    for name in names:
        if not is_name(name) or len(name) > wire.LONGEST_NAME:
            raise Unknown(f"{name!r} is no name of at most {wire.LONGEST_NAME} letters")
    if len({looks(name) for name in names}) < len(names):
        raise Unknown("two people have the same name")


def absorbed(table: Table, ask: wire.Asked, holder: str, moment: Moment, hall: Hall) -> entries.Entry:
    try:
        entry = decide(table, Asker(holder), ask, moment)
    except No as no:
        raise Unknown(hall.speech.say("en", no.code, no.facts)) from None
    assert isinstance(entry, entries.Entry)
    table.absorb(entry)
    return entry
