"""Before the first night people read their cards: no time passes for the round until all have."""

from __future__ import annotations

from hameau.tables import entries, seeing, wire
from hameau.tables.rounds import end_of_reading
from tests.tables.party import SECOND, Party, everything, village

RHYTHM = wire.Rhythm(reading=60)
LEVEL = "steady"
NAMES = tuple(f"Guest {seat}" for seat in range(8))


def ready(party: Party, *seats: int) -> None:
    for seat in seats:
        party.ask(party.names[seat], wire.Ready("k", seat))


def alone(cupid: str = "out") -> Party:
    """Ann among bots."""
    party = village("Ann", seats=8, start=False, rhythm=RHYTHM, options={"cupid": cupid})
    for seat in range(1, 8):
        party.ask("Ann", wire.Seat("k", seat, LEVEL))
    party.ask("Ann", wire.Start("k"))
    return party


def dark(party: Party, seat: int | None = 0) -> wire.Dark:
    found = seeing.scene(party.table, seat, [], False, party.now).dark
    assert found is not None
    return found


def begins(party: Party) -> int:
    """After how many seconds the round begins, if nobody says anything more; it has begun then."""
    reading = party.table.rounds.reading
    assert reading is not None
    assert reading.ends is not None
    began = (reading.ends - 1_000_000) // SECOND
    assert end_of_reading(party.table, reading.ends - 1) is None
    party.now = max(party.now, reading.ends)
    entry = end_of_reading(party.table, party.now)
    assert entry is not None
    party.write(entry)
    return began


def test_no_time_passes_before_people_have_read_their_cards() -> None:
    party = village(rhythm=RHYTHM)
    assert dark(party) == wire.Dark(0, 20_000, False, False, "", reading=True, ready=False)
    ready(party, 0)
    assert dark(party) == wire.Dark(0, 20_000, False, False, "", reading=True, ready=True)
    assert dark(party, 1) == wire.Dark(0, 20_000, False, False, "", reading=True, ready=False)


def test_nobody_is_waited_for_longer_than_the_table_arranged() -> None:
    party = village(rhythm=RHYTHM)
    ready(party, 0, 1, 2)
    assert begins(party) == 60
    assert dark(party).ends == party.now + 20_000
    assert not dark(party, 5).reading


def test_the_round_begins_at_the_next_ten_seconds_after_the_last_one_is_ready() -> None:
    """Else all would know to the second how long the last one had to read."""
    for last, begin in ((4, 10), (9, 10), (11, 20), (58, 60)):
        party = village(rhythm=RHYTHM)
        ready(party, *range(7))
        party.now += last * SECOND
        ready(party, 7)
        assert begins(party) == begin


def test_who_is_alone_with_bots_begins_when_they_are_ready() -> None:
    party = alone()
    assert dark(party).reading
    party.now += 4 * SECOND
    ready(party, 0)
    assert begins(party) == 4


def test_a_round_that_waits_for_the_only_person_goes_on_waiting() -> None:
    party = alone("in")
    while not is_cupid(party):
        party = alone_again(party)
    assert not dark(party).waits
    ready(party, 0)
    assert begins(party) == 0
    assert dark(party).waits
    assert dark(party).ends == 0


def is_cupid(party: Party) -> bool:
    return len(party.table.playing.moves(0)) > 2


def alone_again(party: Party) -> Party:
    """With other luck."""
    seed = next(party.seeds)
    fresh = village("Ann", seats=8, start=False, rhythm=RHYTHM, options={"cupid": "in"})
    fresh.seeds = iter(range(seed, 200))
    for seat in range(1, 8):
        fresh.ask("Ann", wire.Seat("k", seat, LEVEL))
    fresh.ask("Ann", wire.Start("k"))
    return fresh


def test_a_bot_that_stands_in_is_not_waited_for() -> None:
    party = village(rhythm=RHYTHM)
    ready(party, *range(7))
    party.ask(NAMES[7], wire.StandIn("k", 7, LEVEL))
    assert begins(party) == 0


def test_a_table_of_bots_reads_nothing() -> None:
    party = village("Ann", seats=8, start=False, rhythm=RHYTHM)
    for seat in range(1, 8):
        party.ask("Ann", wire.Seat("k", seat, LEVEL))
    party.write(entries.GotUp(party.now, 0))
    party.write(entries.BotSat(party.now, 0, "Odile", LEVEL))
    party.write(
        entries.Started(party.now, "1" * 64, party.table.game.version, party.table.game.digest, ["x"] * 8)
    )
    assert party.table.rounds.reading is None
    assert party.table.rounds.dark is not None
    assert party.table.rounds.dark.ends is not None


def test_an_early_end_waits_until_all_are_ready() -> None:
    party = village(rhythm=wire.Rhythm(early=True, reading=60))
    for seat in range(8):
        party.write(entries.Sealed(party.now, seat, "sleep", "bot", "", "bot"))
    assert not party.table.rounds.may_end()
    ready(party, *range(8))
    begins(party)
    assert party.table.rounds.may_end()


def test_whoever_has_decided_has_read() -> None:
    party = village(rhythm=RHYTHM)
    ready(party, *range(7))
    party.play(7, "sleep")
    assert begins(party) == 0


def test_ready_is_said_once_and_by_oneself() -> None:
    party = village(rhythm=RHYTHM)
    assert party.ask(NAMES[0], wire.Ready("k", 0)) is not None
    assert party.ask(NAMES[0], wire.Ready("k", 0)) is None
    assert party.no(NAMES[0], wire.Ready("k", 1)) == "not-yours"
    assert party.ask(NAMES[1], wire.Ready("k", 1)) is not None


def test_it_is_the_same_after_a_restart_at_any_moment() -> None:
    party = village(rhythm=RHYTHM)
    for seat in range(8):
        party.now += SECOND
        ready(party, seat)
        assert everything(party.again()) == everything(party.table)
        assert party.again().rounds.unready == party.table.rounds.unready
    begins(party)
    assert everything(party.again()) == everything(party.table)


def test_time_to_read_stands_still_while_nobody_is_there() -> None:
    party = village(rhythm=RHYTHM)
    party.now += 20 * SECOND
    party.write(entries.Stopped(party.now))
    party.now += 500 * SECOND
    party.write(entries.Resumed(party.now, party.now))
    assert begins(party) == 560


def test_a_second_night_and_a_table_without_reading_begin_at_once() -> None:
    party = village()
    assert not dark(party).reading
    assert dark(party).ends
    read = village(rhythm=RHYTHM)
    ready(read, *range(8))
    begins(read)
    read.beat()
    while read.table.is_dark:
        read.beat()
        assert not read.table.rounds.reading
