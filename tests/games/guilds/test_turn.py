"""Chapter 4: a turn."""

import pytest

from hameau.games.guilds.events import Moved
from tests.games.guilds.events import Drew
from tests.games.guilds.tables import seated
from tests.rules import rule

UNIVERSITY = "c4"


@rule("4.1")
def test_one_uses_as_many_cards_as_one_likes_or_none() -> None:
    table = seated(2).give("Ann", "Y1 Y1 R1 B1")
    table.does("Ann", "hire Y1", "hire Y1", "hire R1", "hire B1")
    assert table.of("Ann").guildhall == 8
    assert seated(2).give("Ann", "Y1").may("Ann")[0] == "end"


@rule("4.2")
def test_a_card_is_used_in_one_of_four_ways_and_finished_before_the_next() -> None:
    table = seated(2).give("Ann", "P1 Y1 R2 G2")
    assert {move.split()[0] for move in table.may("Ann")} == {"end", "hire", "play", "move"}
    table.does("Ann", "play P1")
    assert table.may("Ann") == ["pay Y1", "pay R2", "pay G2"]
    refused = table.refuses("Ann", "hire Y1")
    assert (refused.rule, refused.code) == ("4.2", "answer-first")
    table.does("Ann", "pay Y1")
    assert table.hand("Ann") == "R2 G2"
    assert table.look.used == ["Y1", "P1"]
    assert table.refuses("Ann", "hire P1").code == "not-in-hand"
    assert table.refuses("Ann", "pay R2").code == "your-turn"


@rule("4.3")
def test_any_card_hires_one_liveryman_from_the_supply() -> None:
    table = seated(2).give("Ann", "B5 P6 Y1")
    table.does("Ann", "hire P6")
    assert (table.of("Ann").guildhall, table.of("Ann").supply) == (5, 11)
    table.wait("Ann", 16)
    assert table.refuses("Ann", "hire Y1").rule == "4.3"
    assert not [move for move in table.may("Ann") if move.startswith("hire")]


@rule("4.4")
def test_a_card_moves_one_own_liveryman_to_an_unresolved_tile_of_its_colour() -> None:
    table = seated(2).give("Ann", "R1 R1").stand("a2", Ann=1)
    assert [move for move in table.may("Ann") if move.startswith("move")] == [
        f"move {cell}" for cell in ["d1", "a2", "c2", "d3", "a4", "b4", "c4", "d4", "d5", "e5"]
    ]
    table.does("Ann", "move d1", "pay R1")
    assert table.may("Ann") == ["from a2", "from hall"]
    table.does("Ann", "from hall")
    assert (table.on("d1").pawns, table.of("Ann").guildhall) == ([1, 0], 3)
    table.does("Ann", "move d1", "pay R1", "from a2")
    assert (table.on("d1").pawns, table.on("a2").pawns) == ([2, 0], [0, 0])


@rule("4.4")
def test_who_stands_on_a_tile_already_cannot_move_there() -> None:
    table = seated(2).give("Ann", "R1").stand("d1", Ann=3).wait("Ann", 0)
    assert "move d1" not in table.may("Ann")
    assert table.refuses("Ann", "move d1").rule == "4.4"
    assert table.refuses("Ann", "move a1").code == "no-card-for-tile"


@rule("4.5")
def test_distance_does_not_matter() -> None:
    table = seated(2).give("Ann", "R1").stand("a2", Ann=1).wait("Ann", 0)
    events = table.does("Ann", "move e5", "pay R1")
    assert [(e.source, e.cell) for e in events if isinstance(e, Moved)] == [("a2", "e5")]


@rule("4.6")
def test_a_card_with_two_standards_uses_either_for_a_single_move() -> None:
    table = seated(2).give("Ann", "R1y")
    assert {"move a2", "move d2"} <= set(table.may("Ann"))  # red and blue; yellow
    table.does("Ann", "move d2", "pay R1y")
    assert table.on("d2").pawns == [1, 0]
    assert table.hand("Ann") == ""
    assert table.may("Ann") == ["end"]


@rule("4.7")
def test_masters_and_planted_liverymen_stay_and_completed_tiles_are_no_target() -> None:
    table = seated(2).give("Ann", "R1 B1").master("Ann", "a2").plant(Ann=2).wait("Ann", 0)
    assert not [move for move in table.may("Ann") if move.startswith("move")]
    table.wait("Ann", 1)
    assert "move d1" in table.may("Ann")
    for target in ("a2", "c3"):
        assert table.refuses("Ann", f"move {target}").rule == "4.7"


@rule("4.8")
def test_an_ability_is_played_then_paid_then_done() -> None:
    table = seated(2).give("Ann", "Y1 Y2 P3 B1 R1").draws("G1 G1")
    table.does("Ann", "play Y1")
    assert table.of("Ann").guildhall == 6
    table.does("Ann", "play Y2")
    assert table.of("Ann").guildhall == 6
    table.does("Ann", "pay B1")
    assert table.of("Ann").guildhall == 9
    assert table.hand("Ann") == "R1 P3"
    assert (table.refuses("Ann", "play P3").rule, table.refuses("Ann", "play P3").code) == ("4.8", "too-dear")


@rule("4.9")
def test_a_coin_is_any_other_card_of_the_hand_and_is_seen() -> None:
    table = seated(2).give("Ann", "P3 P3 G6 B5")
    table.does("Ann", "play P3")
    assert table.may("Ann") == ["pay B5", "pay G6", "pay P3"]
    assert table.refuses("Ann", "pay Y1").rule == "4.9"
    table.does("Ann", "pay P3", "pay B5")
    assert table.eyes("Ben").used == ["B5", "P3", "P3"]


@rule("4.10")
def test_one_does_as_much_as_possible_and_may_play_a_card_without_effect() -> None:
    table = seated(2).give("Ann", "Y1 B1 P2 Y3 R3 R3 B1").wait("Ann", 15)
    table.does("Ann", "play Y1")
    assert (table.of("Ann").guildhall, table.of("Ann").supply) == (16, 0)
    table.does("Ann", "play P2", "pay Y3")  # no master
    assert table.points() == 0
    table.does("Ann", "play B1")  # must send: only the Guildhall has somebody
    assert table.of("Ann").plantation == 1
    table.does("Ann", "play R3", "pay R3")
    assert "done" in table.may("Ann")
    assert table.refuses("Ann", "to c3").rule == "4.10"
    table.does("Ann", "to a1", "done")
    assert table.on("a1").pawns == [1, 0]


@rule("4.11")
def test_used_cards_lie_in_front_and_are_discarded_before_one_draws() -> None:
    table = seated(2).give("Ann", "Y1 R1").empty_deck()
    table.does("Ann", "hire Y1", "hire R1")
    assert (table.look.used, table.look.discard) == (["Y1", "R1"], [])
    table.does("Ann", "end")
    assert (table.look.used, sorted(table.hand("Ann").split())) == ([], ["R1", "Y1"])


@rule("4.12")
@pytest.mark.parametrize(("moves", "drawn"), [(["hire Y1"], 2), ([], 4)])
def test_one_draws_two_cards_or_four_if_one_used_none(moves: list[str], drawn: int) -> None:
    table = seated(2).give("Ann", "Y1")
    events = table.does("Ann", *moves, "end")
    assert [event.cards for event in events if isinstance(event, Drew)] == [drawn]


@rule("4.13")
def test_then_one_discards_down_to_seven() -> None:
    table = seated(2).give("Ann", "Y1 Y1 Y1 R1 R1 R1 B1")
    table.draws("G1 G1 G1 G1").does("Ann", "end")
    assert table.active == "Ann"
    assert table.may("Ann") == ["discard Y1", "discard R1", "discard B1", "discard G1"]
    assert table.refuses("Ann", "done").rule == "4.13"
    assert table.refuses("Ann", "discard P1").rule == "4.13"
    table.does("Ann", "discard B1", "discard Y1", "discard Y1", "discard R1")
    assert table.hand("Ann") == "Y1 R1 R1 G1 G1 G1 G1"
    assert table.active == "Ben"


@rule("4.13")
def test_the_master_of_the_university_has_no_limit() -> None:
    table = seated(2).at(2).stand(UNIVERSITY, Ann=6)
    table.end_round()
    assert table.on(UNIVERSITY).master == 0
    table.give("Ann", "Y1 Y1 Y1 R1 R1 R1 B1").does("Ann", "end")
    assert table.of("Ann").cards == 11
    assert table.of("Ann").unlimited
    assert table.active == "Ben"


@rule("4.14")
def test_an_empty_deck_is_made_of_the_discard_pile_else_one_draws_fewer() -> None:
    table = seated(2).throw("P1 P1 P1").empty_deck("G1")
    table.does("Ann", "end")
    assert sorted(table.hand("Ann").split()) == ["G1", "P1", "P1", "P1"]
    assert (table.look.deck, table.look.discard) == (0, [])
    table.does("Ben", "end")
    assert table.of("Ben").cards == 0


@rule("4.15")
def test_the_limit_is_checked_only_at_the_end_of_the_own_turn() -> None:
    table = seated(2).at(2).give("Ann", "Y1 Y1 R1 R1 B1 B1 G1").stand("e1", Ann=4)
    table.does("Ann", "hire Y1", "end", "discard Y1")
    table.does("Ben", "end")
    assert table.look.round == 3
    assert table.of("Ann").cards == 10  # seven, and three by the Bottle Makers


@rule("4.16")
def test_what_lasts_for_the_turn_ends_with_it() -> None:
    table = seated(2).give("Ann", "Y5 R6 G1 G6 Y1 B1").give("Ben", "Y1 Y1 B1").draws("P1 P1 P1 P2 P2 P5")
    table.does("Ann", "play Y5", "play R6", "pay B1", "play G1", "play G6")
    table.does("Ann", "hire Y1")
    assert table.of("Ann").guildhall == 6
    table.does("Ann", "end")
    assert table.of("Ann").cards == 2 + 3 + 1
    table.loaded = []
    table.does("Ben", "hire Y1")
    assert table.of("Ben").guildhall == 5
    table.does("Ben", "hire B1")
    assert not {"move a1", "move d1"} & set(table.may("Ben"))  # Y1 is yellow only
    table.does("Ben", "end")
    assert table.of("Ben").cards == 1 + 2
