"""Alone at a table for one: what was turned up stays turned up, and advice is for nobody else."""

from __future__ import annotations

import pytest

from hameau import shelf
from hameau.bots.levels import LEVELS
from hameau.tables import entries, wire
from hameau.tables.deciding import Asker, No, may_hint, may_undo
from hameau.tables.levels import bot_for
from tests.tables.party import Party, device


def test_a_move_that_turned_something_up_is_not_taken_back() -> None:
    party = Party("Ann", game="chevoux")
    assert may_undo(party.table, 0) == "no", "nothing was played"
    party.ask("Ann", wire.Move("m", 0, 1, 0, "nothing"))
    assert may_undo(party.table, 0) == "no"
    assert party.no("Ann", wire.AskUndo("k", 0)) == "already-shown"


@pytest.mark.parametrize(
    ("who", "match", "number", "code"),
    [("Ann", 1, 0, None), ("Ben", 1, 0, "not-yours"), ("Ann", 2, 0, "stale"), ("Ann", 1, 1, "stale")],
)
def test_advice_is_for_the_one_who_decides(who: str, match: int, number: int, code: str | None) -> None:
    party = Party("Ann", game="chevoux")
    assert refusal(party, who, match, number) == code


def test_no_advice_where_a_bot_plays_where_others_sit_and_after_the_end() -> None:
    party = Party("Ann", game="chevoux")
    party.ask("Ann", wire.StandIn("k", 0, "steady"))
    assert refusal(party, "Ann", 1, 0) == "bot-plays"
    assert refusal(Party("Ann", "Ben"), "Ann", 1, 0) == "no-hints"
    over = Party("Ann", game="chevoux")
    for number in range(25):
        over.ask("Ann", wire.Move(f"m{number}", 0, 1, number, "nothing"))
    assert refusal(over, "Ann", 1, 25) == "match-is-over"
    assert [(end.moves, end.hints) for end in over.table.ends] == [(25, [0])]


def test_a_decision_that_was_advised_twice_counts_once() -> None:
    party = Party("Ann", game="chevoux")
    for move in ("nothing", "nothing"):
        party.write(entries.Hinted(party.now, 0, 0, move))
    assert [len(advised) for advised in party.table.hints] == [1]


def test_what_a_bot_played_for_somebody_counts_as_advice() -> None:
    party = Party("Ann", game="chevoux")
    party.ask("Ann", wire.StandIn("k", 0, "steady"))
    party.write(entries.Played(party.now, 0, "nothing", "bot", "bot"))
    party.ask("Ann", wire.ComeBack("k", 0))
    party.ask("Ann", wire.Move("m", 0, 1, 1, "nothing"))
    assert party.table.hints == [{0: "nothing"}]
    several = Party("Ann", "Ben")
    several.ask("Ann", wire.StandIn("k", 0, "steady"))
    several.write(entries.Played(several.now, 0, "roll", "bot", "bot"))
    assert several.table.hints == [{}, {}], "where others play, nobody compares scores"


def test_where_a_game_has_a_specialist_it_is_the_master() -> None:
    chevoux, buttons = shelf.game("chevoux"), shelf.game("buttons")
    assert [bot_for(chevoux, level) for level in LEVELS] == [*list(LEVELS.values())[:-1], "expert"]
    assert [bot_for(buttons, level) for level in LEVELS] == list(LEVELS.values())


def refusal(party: Party, who: str, match: int, number: int) -> str | None:
    try:
        may_hint(party.table, Asker(device(who)), wire.AskHint("k", 0, match, number))
    except No as no:
        return no.code
    return None
