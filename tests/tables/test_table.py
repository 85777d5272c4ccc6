"""A table is what its entries add up to."""

from __future__ import annotations

import pytest

from hameau import shelf
from hameau.engine.record import verify
from hameau.tables import entries, wire
from hameau.tables.deciding import may_undo, others_concerned
from hameau.tables.table import CHAT_KEPT, KEYS_KEPT, Broken, Table
from tests.tables.party import SECOND, Party, everything, village
from tests.tables.test_marking import an_update, the_end_of_the_road

CLOCK = wire.Clock(600, 5)


def shared_luck() -> Party:
    """Somebody adds to the luck of the match that comes."""
    party = Party("Ann", "Ben", start=False)
    party.write(entries.Promised(party.now, "ab" * 32))
    party.ask("Ann", wire.Share("k", 0, 1, "1" * 64))
    return party


def a_long_evening() -> Party:
    """Everything that can happen at a table."""
    party = Party("Ann", "Ben", "Eve", clock=CLOCK, start=False)
    party.ask("Eve", wire.GetUp("k", 2))
    party.ask("Ann", wire.Arrange("k", 4, {"boards": "same"}, wire.Clock(300, 2)))
    party.ask("Ann", wire.Seat("k", 3, "steady"))
    party.ask("Ann", wire.GetUp("k", 3))
    party.ask("Ann", wire.Arrange("k", 3, {}, CLOCK))
    party.ask("Eve", wire.Sit("k", 2, "Eve"))
    party.ask("Eve", wire.Sit("k", 2, "Eva"))
    party.names = ("Ann", "Ben", "Eve")
    party.ask("Ann", wire.Start("k"))
    party.play_on(moves=7)
    party.write(entries.Stopped(party.now))
    party.now += 900 * SECOND
    party.write(entries.Resumed(party.now, party.now))
    party.ask("Ann", wire.Say("k", 0, " Good  evening "))
    take_back(party, "ask")
    party.play_on(moves=9, seed=2)
    take_back(party, "free")
    party.write(entries.Hinted(party.now, 0, party.table.decisions[0], "roll"))
    party.ask("Ben", wire.StandIn("k", 1, "strong"))
    party.ask("Ben", wire.ComeBack("k", 1))
    party.write(entries.Moved(party.now, 2, "device of Dan"))
    party.names = ("Ann", "Ben", "Dan")
    party.play_on()
    party.ask("Dan", wire.Start("k"))
    party.play_on(moves=5)
    return party


def a_long_night() -> Party:
    """What happens only in the dark."""
    party = village(rhythm=wire.Rhythm(beat=10, debate=60, reading=30), start=False)
    for seat, name in enumerate(party.names):
        party.ask(name, wire.Hasten("k", seat, seat != 3))
    party.ask("Guest 0", wire.Start("k"))
    for seat, name in enumerate(party.names[:6]):
        party.ask(name, wire.Ready("k", seat))
    party.now += 30 * SECOND
    party.write(entries.Began(party.now))
    party.play_on(moves=13)
    party.write(entries.Stopped(party.now))
    party.now += 900 * SECOND
    party.write(entries.Resumed(party.now, party.now))
    party.play_on(moves=100)
    return party


def a_search() -> Party:
    """A host looks for strangers, and sends one of them away."""
    party = Party("Ann", seats=3, start=False)
    party.ask("Ann", wire.Publish("k", "fr"))
    party.ask("Eve", wire.Sit("k", 1, "Eve"))
    party.ask("Ann", wire.Block("k", 1))
    party.ask("Ann", wire.Publish("k", ""))
    return party


def a_quiet_hour() -> Party:
    """What happens only to who plays alone."""
    party = Party("Ann", game="chevoux")
    party.write(entries.Hinted(party.now, 0, 0, "nothing"))
    party.play_on(moves=3)
    return party


def take_back(party: Party, how: str) -> None:
    """The next move that can be taken back so."""
    while how_to_take_back(party) != how:
        party.play_on(moves=1, seed=party.now)
    mover = party.table.playing.history[-1].seat
    party.ask(party.names[mover], wire.AskUndo("k", mover))
    for seat in sorted(party.table.undo.asked if party.table.undo else ()):
        party.now += SECOND
        party.ask(party.names[seat], wire.AnswerUndo("k", seat, True))


def how_to_take_back(party: Party) -> str:
    """The last move: "free", "ask" or "no"."""
    seat, kept = party.table.playing.history[-1].seat, len(party.table.playing.history) - 1
    found = may_undo(party.table, seat)
    return "free" if found == "ask" and not others_concerned(party.table, seat, kept) else found


def test_what_the_rules_forbid_cannot_be_arranged() -> None:
    party = Party(*(f"Guest {seat}" for seat in range(8)), game="werewolves", start=False)
    before = party.table.options
    for options, code in (
        ({"arsonist": "in"}, "arsonist-needs-buildings"),  # the words of the game, so in every language
        ({"wolves": "6"}, "too-few-players"),
        ({"arsonist": "perhaps"}, "wrong-option"),
    ):
        assert party.no("Guest 0", wire.Arrange("k", 8, options, None)) == code
    assert party.table.options == before


def test_the_entries_read_again_make_the_same_table() -> None:
    parties = [
        a_long_evening(),
        a_long_night(),
        a_quiet_hour(),
        a_search(),
        an_update(Party("Ann", "Ben")),
        the_end_of_the_road(),
        shared_luck(),
    ]
    kinds = {type(entries.decode(entry)) for party in parties for entry in party.log}
    assert kinds == set(entries.AnyEntry.__args__), "everything has happened"
    for party in parties:
        assert everything(party.again()) == everything(party.table)


def test_at_every_moment_the_log_so_far_is_the_table_so_far() -> None:
    party, table = a_long_evening(), Table("a" * 12, shelf.game)
    for number, entry in enumerate(party.log):
        assert table.sequence == number
        table.absorb(entries.decode(entry))
    assert everything(table) == everything(party.table)


def test_an_entry_survives_being_written() -> None:
    for data in a_long_evening().log:
        assert entries.encode(entries.decode(data)) == data


def test_a_match_that_is_over_leaves_its_record() -> None:
    party = a_long_evening()
    [record] = party.table.records
    assert verify(record, shelf.game).over
    assert party.table.number == 2


def test_who_takes_back_a_roll_rolls_other_dice() -> None:
    """Nobody profits from having seen what comes; the record says so, and verifies."""
    party = Party("Ann", "Ben")
    [first] = party.table.playing.waiting
    seen = set()
    for turn in range(5):
        party.play(first, "roll", key=str(turn))
        seen.add(party.table.playing.position())
        party.write(entries.Undone(party.now, first, 0))
    assert len(seen) > 1
    party.play_on()
    [record] = party.table.records
    assert [line.split(" #")[0] for line in record.split("\n") if "back" in line] == ["back 0"] * 5
    assert verify(record, shelf.game).over
    assert everything(party.again()) == everything(party.table)


def test_what_is_taken_back_before_any_luck_leaves_no_trace() -> None:
    party = Party("Ann", "Ben")
    table = party.table
    while not table.playing.lots or table.playing.lots[-1].drew:
        party.play_on(moves=1)
    kept = len(table.playing.history) - 1
    seat, move = table.playing.history[-1]
    before = table.playing.record()
    party.write(entries.Undone(party.now, seat, kept))
    party.play(seat, move, key="again")
    assert table.playing.record() == before
    assert table.playing.branch == 0


def test_a_match_of_before_keeps_its_luck_after_a_take_back() -> None:
    """Its log was written so, and its record has no word for anything else."""
    party = Party("Ann", "Ben", start=False)
    game = party.table.game
    names = ["Ann", "Ben"]
    party.write(entries.Started(party.now, "5a" * 32, game.version, game.digest, names))
    [first] = party.table.playing.waiting
    party.play(first, "roll")
    before = party.table.playing.position()
    party.write(entries.Undone(party.now, first, 0))
    party.play(first, "roll", key="again")
    assert party.table.playing.position() == before
    assert verify(party.table.playing.record(), shelf.game).promise


def test_after_a_take_back_all_that_was_sent_before_is_stale() -> None:
    party = Party("Ann", "Ben")
    [first] = party.table.playing.waiting
    numbers = party.table.decisions[:]
    party.play(first, "roll")
    party.write(entries.Undone(party.now, first, 0))
    assert all(now > then for now, then in zip(party.table.decisions, numbers, strict=True))
    assert party.no(party.names[first], wire.Move("new", first, 1, numbers[first], "roll")) == "stale"


def test_a_key_is_known_for_so_many_moves_of_the_seat() -> None:
    party = Party("Ann", "Ben")
    for number in range(KEYS_KEPT + 1):
        party.table.remember(entries.Played(party.now, 0, "roll", f"key {number}"))
    assert not party.table.knows_key(0, "key 0")
    assert party.table.knows_key(0, "key 1")
    assert party.table.knows_key(0, f"key {KEYS_KEPT}")
    assert not party.table.knows_key(1, "key 1")
    assert not party.table.knows_key(5, "key 1")


@pytest.mark.parametrize("who", ["bot", "clock"])
def test_a_move_that_nobody_sent_takes_no_key(who: entries.Who) -> None:
    party = Party("Ann", "Ben")
    [first] = party.table.playing.waiting
    party.write(entries.Played(party.now, first, "roll", who, who))
    assert not party.table.knows_key(first, who)


def test_the_turn_of_a_seat_never_comes_again() -> None:
    """Its link is computed from it: a link that was given out before must not fit somebody else."""
    party = Party("Ann", "Ben", "Eve", start=False)
    seen = [party.table.chairs[2].turn]
    for name in ("Dan", "Flo", "Gus"):
        party.ask("Ann", wire.GetUp("k", 2))
        party.ask("Ann", wire.Arrange("k", 2, {}, None))
        party.ask("Ann", wire.Arrange("k", 3, {}, None))
        party.ask(name, wire.Sit("k", 2, name))
        assert party.table.chairs[2].turn > max(seen)
        seen.append(party.table.chairs[2].turn)
    party.write(entries.Moved(party.now, 2, "device of Ida"))
    assert party.table.chairs[2].turn > max(seen)


def test_only_the_last_of_what_was_said_is_kept() -> None:
    party = Party("Ann", "Ben")
    for number in range(CHAT_KEPT + 5):
        party.ask("Ann", wire.Say("k", 0, str(number)))
    assert [said.chat.text for said in party.table.chat] == [
        str(number) for number in range(5, CHAT_KEPT + 5)
    ]


@pytest.mark.parametrize(
    "entry",
    [
        entries.Played(0, 0, "fly", "k"),
        entries.Played(0, 9, "roll", "k"),
        entries.Played(0, 1, "star a1", "k"),
    ],
)
def test_a_log_that_does_not_add_up_breaks_the_table(entry: entries.Entry) -> None:
    with pytest.raises(Broken):
        Party("Ann", "Ben").table.absorb(entry)


def test_a_move_before_the_start_breaks_the_table() -> None:
    with pytest.raises(Broken):
        Party("Ann", "Ben", start=False).table.absorb(entries.Played(0, 0, "roll", "k"))
