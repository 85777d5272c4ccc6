"""Chapter 5 of the rules: stars, and the next round."""

from itertools import combinations

import pytest

from hameau.games.buttons.views import Earned
from hameau.testing import PLAYERS
from tests.games.buttons.tables import Table, buttons, fields_of, seated
from tests.rules import rule

# Face A1, on which Ann plays here:
#       a b c d e f
#    1  B Y B Y G R
#    2  R G Y R B Y
#    3  B R B G Y R
#    4  Y B G B R G
#    5  G R Y G Y B
#    6  R G R Y B G
RED = " ".join(fields_of("A1", "R"))  # f1 a2 d2 b3 f3 e4 b5 a6 c6
THREE_RED = "f1 a2 d2"
THREE_YELLOW = "b1 e3 a4"
THREE_BLUE = "c3 d4 f5"
TWO_RED_TWO_GREEN = "f1 a2 d3 c4"


def stars_for(drawing: str, card: str, players: int = 4) -> int:
    """What Ann earns if she opts out as the last player with this board and these cards."""
    return due(last_out(drawing, card, players))


def last_out(drawing: str, card: str, players: int = 4) -> Table:
    rest = [colour for colour in "rygb" if colour not in card]
    others = ["".join(rest)] if players == 2 else rest[: players - 1]
    if players == 3 and "r" not in card:
        others = ["r", next(colour for colour in rest if colour != "r")]
    names = " ".join(PLAYERS[1:players])
    table = seated(ann=drawing, players=players, cards=" ".join([card, *others]), bust=names)
    table.does("Ann", "out")
    return table


def due(table: Table) -> int:
    assert table.look.phase == "stars"
    return table.of("Ann").due


# -- 5.1 to 5.4: how many ----------------------------------------------------------------------------------


@rule("5.1")
def test_who_is_safe_gets_one_star() -> None:
    assert stars_for(buttons("f1"), card="r") == 1
    assert stars_for(buttons(TWO_RED_TWO_GREEN), card="r") == 1


@rule("5.2")
@pytest.mark.parametrize("colour", "RYGB")
def test_three_covered_fields_of_a_colour_give_a_star(colour: str) -> None:
    other = "r" if colour != "R" else "y"
    fields = fields_of("A1", colour)
    assert stars_for(buttons(" ".join(fields[:2])), card=other) == 1
    assert stars_for(buttons(" ".join(fields[:3])), card=other) == 2


@rule("5.2")
def test_six_or_nine_covered_fields_of_a_colour_give_no_more() -> None:
    fields = RED.split()
    for count in range(3, 10):
        assert stars_for(buttons(" ".join(fields[:count])), card="y") == 2
        assert stars_for(buttons(" ".join(fields[:count])), card="r") == 3


@rule("5.2")
def test_each_complete_colour_gives_a_star() -> None:
    assert stars_for(buttons(f"{THREE_RED} {THREE_YELLOW}"), card="g") == 3
    assert stars_for(buttons(f"{THREE_RED} {THREE_YELLOW} {THREE_BLUE}"), card="g") == 4


@rule("5.2")
def test_stars_of_earlier_rounds_cover_nothing() -> None:
    assert stars_for(buttons("f1 a2", stars="d2 b3 f3"), card="r") == 1


@rule("5.3")
def test_the_colour_of_the_own_card_gives_another_star() -> None:
    assert stars_for(buttons(THREE_RED), card="r") == 3
    assert stars_for(buttons(THREE_RED), card="b") == 2
    assert stars_for(buttons("f1 a2"), card="r") == 1


@rule("5.3")
def test_the_cards_of_the_others_give_nothing() -> None:
    assert stars_for(buttons(f"{THREE_RED} {THREE_YELLOW}"), card="g", players=3) == 3


@rule("5.3")
def test_with_two_cards_both_can_count() -> None:
    both = buttons(f"{THREE_RED} {THREE_YELLOW}")
    assert stars_for(both, card="ry", players=2) == 5
    assert stars_for(both, card="rg", players=2) == 4
    assert stars_for(both, card="gb", players=2) == 3


@rule("5.3")
def test_the_table_hears_what_the_stars_are_for() -> None:
    table = last_out(buttons(f"{THREE_RED} {THREE_YELLOW}"), card="ry", players=2)
    earned = next(event for event in table.events(1) if isinstance(event, Earned))
    assert (earned.seat, earned.stars, earned.colours, earned.bonus) == (0, 5, ["red", "yellow"], 2)


@rule("5.4")
def test_who_is_bust_gets_nothing() -> None:
    table = seated(ann=buttons(RED), ben=buttons("a1"), bust="Eve Dan", safe="Ben", cards="r y g b")
    table.roll("5 2 2")  # b5 carries a button
    assert (table.look.phase, table.owing) == ("stars", "Ben")
    assert [board.due for board in table.look.boards] == [0, 1, 0, 0]
    assert not [event for event in table.events(0) if isinstance(event, Earned) and event.seat != 1]


@rule("5.4")
def test_a_round_in_which_all_are_bust_gives_no_star_at_all() -> None:
    table = seated(ann=buttons(RED), bust="Ben Eve Dan")
    table.roll("5 2 2")
    assert table.look.round == 2
    assert all(board.stars == [] for board in table.look.boards)


# -- 5.5: where --------------------------------------------------------------------------------------------


@rule("5.5")
def test_stars_replace_buttons_of_the_players_choice() -> None:
    for chosen in combinations(THREE_RED.split(), 2):
        table = last_out(buttons(THREE_RED, stars="c5"), card="b")
        assert due(table) == 2
        table.does("Ann", *(f"star {field}" for field in chosen))
        assert sorted(table.of("Ann").stars) == sorted([*chosen, "c5"])


@rule("5.5")
def test_a_star_lies_only_on_an_own_button_of_this_round() -> None:
    table = last_out(buttons("f1 a2", stars="c5"), card="b")
    for field in ("a1", "c5", "f6"):
        error = table.refuses("Ann", f"star {field}")
        assert (error.code, error.rule, error.facts) == ("star-needs-a-button", "5.5", {"field": field})


@rule("5.5")
def test_one_star_a_field() -> None:
    table = last_out(buttons(THREE_RED), card="b")
    table.does("Ann", "star f1")
    assert table.may("Ann") == ["star a2", "star d2"]
    assert table.refuses("Ann", "star f1").code == "star-needs-a-button"


@rule("5.5")
def test_all_stars_must_be_put() -> None:
    table = last_out(buttons(f"{THREE_RED} {THREE_YELLOW}"), card="r")
    for left, field in ((4, "f1"), (3, "a2"), (2, "d2")):
        for move in ("skip", "roll", "out"):
            error = table.refuses("Ann", move)
            assert (error.code, error.rule, error.facts) == ("stars-first", "5.5", {"stars": left})
        table.does("Ann", f"star {field}")
    assert table.refuses("Ann", "skip").facts == {"stars": 1}
    assert (table.look.round, table.of("Ann").due) == (1, 1)
    table.does("Ann", "star a4")
    assert table.look.round == 2


@rule("5.5")
def test_no_more_stars_than_earned_can_be_put() -> None:
    table = seated(ann=buttons("f1 a2"), ben=buttons("a1"), safe="Ben", bust="Eve Dan")
    table.does("Ann", "out", "star f1")
    assert (table.owing, table.look.phase) == ("Ben", "stars")
    assert table.refuses("Ann", "star a2").code == "not-your-turn"


@rule("5.5")
def test_the_players_put_their_stars_in_any_order() -> None:
    ends = set()
    for order in ("Ann Ann Ben", "Ann Ben Ann", "Ben Ann Ann"):
        table = seated(ann=buttons(THREE_RED), ben=buttons("a1"), bust="Eve Dan", safe="Ben", cards="b r g y")
        table.does("Ann", "out")
        assert table.owing == "Ann Ben"
        places = {"Ann": ["star f1", "star d2"], "Ben": ["star a1"]}
        for name in order.split():
            table.does(name, places[name].pop(0))
        ends.add(table.position())
    assert len(ends) == 1


@rule("5.5")
def test_where_stars_are_due_a_bare_field_means_a_star() -> None:
    table = last_out(buttons("f1 a2"), card="b")
    table.does("Ann", "f1")
    assert table.of("Ann").stars == ["f1"]
    assert table.history[-1].text == "star f1"


@rule("5.5")
def test_there_is_a_button_for_every_star() -> None:
    # 1 + complete colours + bonus never passes the buttons, with one card or two
    for cards in ("r", "y", "g", "b"):
        for drawing in (
            "f1",
            THREE_RED,
            f"{THREE_RED} {THREE_YELLOW}",
            f"{THREE_RED} {THREE_YELLOW} {THREE_BLUE}",
        ):
            assert stars_for(buttons(drawing), card=cards) <= len(drawing.split())


# -- 5.6 to 5.8: the next round ----------------------------------------------------------------------------


@rule("5.6")
def test_all_other_buttons_leave_and_stars_stay() -> None:
    table = seated(
        ann=buttons("f1 a2 c4", stars="f6"), ben=buttons("a1 c1"), bust="Eve Dan", safe="Ben", cards="r y g b"
    )
    table.does("Ann", "out")
    table.does("Ben", "star c1")
    assert table.of("Ben").buttons == ["a1"]  # until all have put their stars
    table.does("Ann", "star a2")
    assert [board.buttons for board in table.look.boards] == [[], [], [], []]
    assert [board.stars for board in table.look.boards] == [["a2", "f6"], ["c1"], [], []]


@rule("5.6")
def test_stars_stay_for_the_rest_of_the_game() -> None:
    table = seated(ann=buttons("f1"), bust="Ben Eve Dan", cards="b r y g")
    table.does("Ann", "out", "star f1")
    for _ in range(4):  # one bust after the other
        table.roll("1 6" + " 6" * table.look.dice)
        table.skip_all()
    assert table.of("Ann").stars == ["f1"]


@rule("5.7")
def test_the_cards_go_to_the_left_neighbour() -> None:
    # clockwise, as the dice do
    table = seated(ann=buttons("a1"), bust="Ben Eve Dan", cards="r y g b")
    table.does("Ann", "out", "star a1")
    assert [board.cards for board in table.look.boards] == [["blue"], ["red"], ["yellow"], ["green"]]


@rule("5.7")
def test_three_players_pass_their_cards_round() -> None:
    table = seated(ann=buttons("a1"), players=3, bust="Ben Eve", cards="g r b")
    table.does("Ann", "out", "star a1")
    assert [board.cards for board in table.look.boards] == [["blue"], ["green"], ["red"]]


@rule("5.7")
def test_two_players_exchange_both_cards() -> None:
    table = seated(ann=buttons("a1"), players=2, bust="Ben", cards="rg yb")
    table.does("Ann", "out", "star a1")
    assert [board.cards for board in table.look.boards] == [["yellow", "blue"], ["red", "green"]]


@rule("5.7")
def test_the_cards_are_passed_only_after_the_stars() -> None:
    table = last_out(buttons(THREE_RED), card="r")
    assert table.of("Ann").cards == ["red"]


@rule("5.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_depots_are_emptied_and_the_new_holder_of_the_red_card_begins(players: int) -> None:
    starters = []
    table = seated(ann=buttons("a1"), players=players, bust=" ".join(PLAYERS[1:players]))
    table.does("Ann", "out", "star a1")
    for number in range(2, players + 2):
        starters.append(table.active)
        assert (table.look.round, table.look.dice) == (number, 4)
        assert [board.status for board in table.look.boards] == ["in"] * players
        assert (table.owing, table.may(table.active)) == (table.active, ["roll"])
        all_bust(table)
    assert starters == [*PLAYERS[1:players], "Ann"]


def all_bust(table: Table) -> None:
    """Each player in turn is bust: the same roll twice, and nobody lays at the gold die."""
    number = table.look.round
    while table.look.round == number:
        table.roll("6 6" + " 6" * table.look.dice)
        table.skip_all()
