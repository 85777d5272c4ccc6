"""What a device asks for becomes an entry, or is refused; the socket's tests try the rest."""

from __future__ import annotations

import pytest

import hameau
from hameau import bots
from hameau.bots.levels import LEVELS, levels_of
from hameau.tables import entries, wire
from hameau.tables.deciding import AWAY_AFTER, may_undo
from hameau.tables.levels import NAMES, bot_for, name_for_bot
from tests.tables.party import Party


def first_of(party: Party) -> int:
    return party.table.playing.waiting[0]


# -- standing in ---------------------------------------------------------------------------------------------


def test_a_bot_stands_in_for_somebody_who_has_been_away_for_a_while() -> None:
    party = Party("Ann", "Ben")
    asked = wire.StandIn("k", 1, "steady")
    assert party.no("Ann", asked) == "still-here"
    party.away["Ben"] = party.now
    party.now += AWAY_AFTER - 1
    assert party.no("Ann", asked) == "still-here"
    party.now += 1
    assert isinstance(party.ask("Ann", asked), entries.StoodIn)
    assert party.table.chairs[1].kind == "person"
    assert isinstance(party.ask("Ben", wire.ComeBack("k", 1)), entries.CameBack)


def test_who_does_not_sit_here_lets_no_bot_stand_in() -> None:
    party = Party("Ann", "Ben")
    party.away["Ben"] = 1
    assert party.no("Eve", wire.StandIn("k", 1, "steady")) == "not-yours"
    assert party.no("", wire.StandIn("k", 1, "steady")) == "not-yours"


def test_for_a_bot_nobody_stands_in() -> None:
    party = Party("Ann", start=False, seats=2)
    party.ask("Ann", wire.Seat("k", 1, "steady"))
    party.ask("Ann", wire.Start("k"))
    assert party.no("Ann", wire.StandIn("k", 1, "strong")) == "bot-plays"
    assert party.no("", wire.ComeBack("k", 1)) == "not-yours"
    assert party.no("Ann", wire.ComeBack("k", 1)) == "not-yours"


def test_a_stand_in_agreed_for_who_was_away() -> None:
    """And the other one took back what both had seen. What was learned stays learned."""
    party = Party("Ann", "Ben")
    first = first_of(party)
    party.play(first, "roll")
    party.ask(party.names[first], wire.AskUndo("k", first))
    assert party.table.undo is not None
    party.ask(party.names[1 - first], wire.StandIn("k", 1 - first, "steady"))
    assert party.table.undo is None
    assert len(party.table.playing.history) == 1
    assert may_undo(party.table, first) == "no"
    assert party.no(party.names[first], wire.AskUndo("k", first)) == "absent-cannot-agree"
    party.ask(party.names[1 - first], wire.ComeBack("k", 1 - first))
    assert may_undo(party.table, first) == "ask"


# -- taking back ---------------------------------------------------------------------------------------------


def test_only_people_on_other_devices_are_asked() -> None:
    party = Party("Ann", "Ben", "Eve", start=False)
    party.ask("Ann", wire.GetUp("k", 1))
    party.ask("Ann", wire.Sit("k", 1, "Ann's brother"))
    party.ask("Ann", wire.Start("k"))
    party.names = ("Ann", "Ann", "Eve")
    first = first_of(party)
    party.play(first, "roll")
    asked = party.ask(party.names[first], wire.AskUndo("k", first))
    assert isinstance(asked, entries.UndoAsked)
    assert asked.asked == ([0, 1] if first == 2 else [2])


def test_who_rolled_must_ask_and_who_did_not_play_has_nothing_to_take_back() -> None:
    party = Party("Ann", "Ben")
    first = first_of(party)
    assert [may_undo(party.table, seat) for seat in (0, 1, None)] == ["no", "no", "no"]
    party.play(first, "roll")
    assert may_undo(party.table, first) == "ask"
    assert may_undo(party.table, 1 - first) == "no"


def test_a_move_that_told_nobody_anything_is_taken_back_freely() -> None:
    """Laying a button draws no luck, and nothing is hidden in BUTTONS."""
    party = Party("Ann", "Ben")
    for _ in range(200):
        seat = first_of(party)
        moves = party.table.playing.moves(seat)
        party.play(seat, moves[0])
        if moves[0] not in ("roll", "out", "skip") and not party.table.playing.drew:
            break
    assert may_undo(party.table, seat) == "ask", "whether they learned anything is found out when it is asked"
    before = len(party.table.playing.history)
    assert isinstance(party.ask(party.names[seat], wire.AskUndo("k", seat, free=True)), entries.Undone)
    assert len(party.table.playing.history) == before - 1


# -- small things --------------------------------------------------------------------------------------------


def test_nobody_is_not_the_holder_of_a_seat_without_one() -> None:
    """A device without a token and a seat without a person have the same empty name; they must not meet."""
    party = Party("Ann", start=False, seats=3)
    party.ask("Ann", wire.Seat("k", 1, "steady"))
    for seat in (1, 2):
        for asked in (wire.GetUp("k", seat), wire.Sit("k", seat, "Eve"), wire.Say("k", seat, "hello")):
            party.no("", asked, may_sit=True)
    assert party.no("", wire.Start("k")) == "not-the-host"


@pytest.mark.parametrize("level", list(LEVELS))
def test_bots_have_names_of_their_own(level: str) -> None:
    party = Party(NAMES[0], start=False, seats=3)
    party.ask(NAMES[0], wire.Seat("k", 1, level))
    party.ask(NAMES[0], wire.Seat("k", 2, level))
    assert [chair.name for chair in party.table.chairs] == list(NAMES[:3])


def test_a_game_may_have_levels_of_its_own() -> None:
    for game in hameau.games():
        levels = levels_of(game)
        assert set(levels) <= set(LEVELS), "the pages have words for these"
        assert "steady" in levels
        for description in levels.values():
            bots.check(description)
    assert bot_for(hameau.game("werewolves"), "master") == LEVELS["master"], "a table from before"


def test_there_are_names_for_all_bots_of_the_largest_table() -> None:
    taken: list[str] = []
    for _ in range(wire.MOST_SEATS - 1):
        taken.append(name_for_bot(taken))
    assert len(set(taken)) == wire.MOST_SEATS - 1


def test_another_level_for_a_bot_keeps_its_name() -> None:
    party = Party("Ann", start=False, seats=2)
    party.ask("Ann", wire.Seat("k", 1, "steady"))
    name = party.table.chairs[1].name
    party.ask("Ann", wire.Seat("k", 1, "strong"))
    assert (party.table.chairs[1].name, party.table.chairs[1].level) == (name, "strong")


def test_a_move_is_written_as_the_game_writes_it() -> None:
    party = Party("Ann", "Ben")
    first = first_of(party)
    played = party.play(first, "roll")
    assert isinstance(played, entries.Played)
    assert played.move == "roll"
    assert played.who == "person"
