"""Chapter 4 of the rules: a round."""

from itertools import permutations

import pytest

from hameau.testing import PLAYERS
from tests.games.buttons.tables import FULL_OF_STARS, all_fields, buttons, fresh, seated
from tests.rules import rule

# -- 4.1 to 4.4: rolling or opting out ---------------------------------------------------------------------


@rule("4.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_holder_of_the_red_card_begins_with_all_six_dice(players: int) -> None:
    table = fresh(players, seed=3)
    assert table.of(table.active).cards[0] == "red"
    assert table.look.dice == 4
    assert len(table.roll("1 1 1 1 1 1").black) == 4  # and the white and the gold one


@rule("4.2")
def test_the_active_player_either_rolls_or_opts_out() -> None:
    table = seated(ann=buttons("a1"))
    assert (table.owing, table.may("Ann")) == ("Ann", ["roll", "out"])
    for move in ("skip", "a3", "star a1", "board A1"):
        error = table.refuses("Ann", move)
        assert (error.code, error.rule) == ("roll-or-out", "4.2")


@rule("4.3")
def test_opting_out_needs_a_button() -> None:
    table = seated(ann=buttons("", stars="a1 b1 c1"))
    assert table.may("Ann") == ["roll"]
    error = table.refuses("Ann", "out")
    assert (error.code, error.rule) == ("out-needs-a-button", "4.3")


@rule("4.3")
def test_the_button_of_somebody_elses_roll_is_enough_to_opt_out() -> None:
    table = seated()
    table.roll("3 2 5 5 5 5")
    table.does("Ben", "b3")
    table.does("Eve", "skip")
    table.does("Dan", "skip")
    table.does("Ann", "e3")
    assert (table.owing, table.may("Ben")) == ("Ben", ["roll", "out"])
    table.does("Ben", "out")
    assert table.of("Ben").status == "safe"
    assert (table.owing, table.may("Eve")) == ("Eve", ["roll"])  # without a button one must roll


@rule("4.4")
def test_the_buttons_of_who_opts_out_stay_until_the_round_is_scored() -> None:
    table = seated(ann=buttons("a1 c1"))
    table.does("Ann", "out")
    assert (table.of("Ann").status, table.of("Ann").buttons) == ("safe", ["a1", "c1"])
    table.roll("6 6 6 6 6")
    table.skip_all()
    assert (table.of("Ann").status, table.of("Ann").buttons) == ("safe", ["a1", "c1"])


# -- 4.5 to 4.7: a roll ------------------------------------------------------------------------------------


@rule("4.5")
def test_all_dice_that_are_not_in_a_depot_are_rolled() -> None:
    for out, black in (("", 4), ("Ben", 3), ("Ben Eve", 2), ("Ben Eve Dan", 1)):
        table = seated(bust=out)
        assert table.look.dice == black
        assert len(table.roll("1 1" + " 1" * black).black) == black


@rule("4.5")
def test_three_players_have_four_to_two_black_dice_and_two_players_four_or_two() -> None:
    for players, out, black in ((3, "", 4), (3, "Ben", 3), (3, "Ben Eve", 2), (2, "", 4), (2, "Ben", 2)):
        table = seated(players=players, bust=out)
        assert table.look.dice == black
        table.roll("1 1" + " 1" * black)


@rule("4.5")
@pytest.mark.parametrize("white", range(1, 7))
def test_the_white_die_names_the_row_for_everybody(white: int) -> None:
    table = seated()
    table.roll(f"{white} 2 4 4 4 4")
    assert table.may("Ann") == [f"b{white}", f"d{white}"]
    for name in ("Ben", "Eve", "Dan"):
        assert table.may(name) == ["skip", f"b{white}"]


@rule("4.6")
def test_the_others_may_lay_at_the_gold_die_only() -> None:
    table = seated()
    table.roll("5 6 1 2 3 4")
    for field in all_fields():
        if field != "f5":
            error = table.refuses("Ben", field)
            assert (error.code, error.rule) == ("lay-or-skip", "4.6")
    table.does("Ben", "f5")
    assert table.of("Ben").buttons == ["f5"]


@rule("4.6")
def test_the_others_may_leave_it() -> None:
    table = seated()
    table.roll("5 6 1 2 3 4")
    table.does("Ben", "skip")
    assert (table.owing, table.of("Ben").buttons) == ("Ann Eve Dan", [])


@rule("4.6")
def test_who_cannot_lay_at_the_gold_die_is_not_asked() -> None:
    table = seated(ben=buttons("f5"), eve=buttons("f4"), dan=buttons("", stars="f5"))
    table.roll("5 6 1 2 3 4")
    assert table.owing == "Ann"
    error = table.refuses("Ben", "skip")
    assert (error.code, error.rule) == ("not-your-turn", None)


@rule("4.7")
def test_the_active_player_must_lay() -> None:
    table = seated(ann=buttons("a1"))
    table.roll("5 6 1 2 3 4")
    for move in ("skip", "roll", "out", "star a1"):
        error = table.refuses("Ann", move)
        assert (error.code, error.rule) == ("must-lay", "4.7")
        assert error.facts == {"fields": "a5 b5 c5 d5 f5"}


@rule("4.7")
def test_the_active_player_uses_any_one_black_die() -> None:
    for column in "abcd":
        table = seated()
        table.roll("5 6 1 2 3 4")
        table.does("Ann", f"{column}5")
        assert table.of("Ann").buttons == [f"{column}5"]


@rule("4.7")
def test_the_gold_die_counts_for_the_active_player_too() -> None:
    table = seated()
    table.roll("5 6 1 1 1 1")
    table.does("Ann", "f5")
    assert table.of("Ann").buttons == ["f5"]


@rule("4.7")
def test_the_active_player_lays_in_the_row_of_the_white_die_only() -> None:
    table = seated()
    table.roll("5 6 1 1 1 1")
    for row in (1, 2, 3, 4, 6):
        error = table.refuses("Ann", f"a{row}")
        assert (error.code, error.rule, error.facts["row"]) == ("wrong-row", "4.7", 5)


@rule("4.7")
def test_the_active_player_lays_in_the_column_of_a_black_die_only() -> None:
    table = seated()
    table.roll("5 6 1 1 1 1")
    for column in "bcde":
        error = table.refuses("Ann", f"{column}5")
        assert (error.code, error.rule) == ("wrong-column", "4.7")


@rule("4.7")
def test_the_active_player_lays_only_one_button() -> None:
    table = seated()
    table.roll("5 6 1 2 3 4")
    table.does("Ann", "a5")
    assert table.refuses("Ann", "c5").code == "not-your-turn"


@rule("4.7")
def test_equal_dice_open_one_field_only() -> None:
    table = seated()
    table.roll("5 3 3 3 3 3")
    assert table.may("Ann") == ["c5"]


# -- 4.8, 4.9: bust ----------------------------------------------------------------------------------------


@rule("4.8")
def test_who_cannot_lay_is_bust_loses_the_buttons_and_keeps_the_stars() -> None:
    table = seated(ann=buttons("b5 d1 f1", stars="f5 a6"))
    table.roll("5 2 3 6 1 2")
    ann = table.of("Ann")
    assert (ann.status, ann.buttons, ann.stars) == ("bust", [], ["f5", "a6"])
    assert "Ann" not in table.owing.split()


@rule("4.8")
def test_one_open_field_is_enough_not_to_be_bust() -> None:
    table = seated(ann=buttons("b5 d1 f1", stars="f5 a6"))
    table.roll("5 2 3 6 1 4")
    assert (table.of("Ann").status, table.may("Ann")) == ("in", ["d5"])


@rule("4.8")
def test_who_has_no_button_can_be_bust_too() -> None:
    table = seated(ann=buttons("", stars="a1"), bust="Ben Eve Dan")
    table.roll("1 1 1")
    assert (table.of("Ann").status, table.look.round) == ("in", 2)  # she was the last: the next round began
    assert table.of("Ann").stars == ["a1"]


@rule("4.8")
def test_a_player_whose_fields_are_all_blocked_still_plays_and_is_bust_at_every_roll() -> None:
    drawing = FULL_OF_STARS.replace("*", ".", 1)
    table = seated(ann=drawing, bust="Ben Dan")
    assert table.may("Ann") == ["roll"]
    assert table.of("Ann").bust_chance == pytest.approx(1 - (1 / 6) * (1 - (5 / 6) ** 3), abs=0.0001)
    table.roll("2 1 1 1")
    assert (table.of("Ann").status, len(table.of("Ann").stars)) == ("bust", 35)
    assert table.owing == "Eve"


@rule("4.9")
def test_a_bust_does_not_touch_what_the_others_lay_after_the_same_roll() -> None:
    table = seated(ann=buttons("", stars="f5"), ben=buttons("a1"))
    table.roll("5 6 6 6 6 6")
    assert (table.of("Ann").status, table.owing) == ("bust", "Ben Eve Dan")
    table.does("Dan", "f5")
    table.does("Ben", "f5")
    table.does("Eve", "skip")
    assert [board.buttons for board in table.look.boards] == [[], ["a1", "f5"], [], ["f5"]]
    assert table.owing == "Ben"


# -- 4.10: any order ---------------------------------------------------------------------------------------


@rule("4.10")
def test_the_order_in_which_they_lay_makes_no_difference() -> None:
    choices = {"Ann": "b3", "Ben": "e3", "Eve": "skip", "Dan": "e3"}
    ends = set()
    for order in permutations(PLAYERS):
        table = seated(ann=buttons("a1"), dan=buttons("", stars="d3"))
        table.roll("3 5 2 2 2 2")
        assert table.owing == "Ann Ben Eve Dan"
        for name in order:
            table.does(name, choices[name])
        ends.add(table.position())
    assert len(ends) == 1


@rule("4.10")
def test_each_decides_once() -> None:
    table = seated()
    table.roll("3 5 2 2 2 2")
    table.does("Eve", "e3")
    assert table.owing == "Ann Ben Dan"
    error = table.refuses("Eve", "skip")
    assert (error.code, error.facts) == ("not-your-turn", {"waiting": "Ann, Ben, Dan", "number": 3})


@rule("4.10")
def test_the_dice_are_passed_only_when_all_have_decided() -> None:
    table = seated()
    table.roll("3 5 2 2 2 2")
    for name in ("Ann", "Dan", "Ben"):
        table.does(name, "e3")
        assert (table.look.phase, table.active) == ("lay", "Ann")
    table.does("Eve", "e3")
    assert (table.look.phase, table.active) == ("turn", "Ben")


# -- 4.11: the depots --------------------------------------------------------------------------------------


@rule("4.11")
@pytest.mark.parametrize(("players", "left"), [(4, 3), (3, 3), (2, 2)])
def test_who_opts_out_puts_one_black_die_into_the_depot_and_with_two_players_two(
    players: int, left: int
) -> None:
    table = seated(ann=buttons("a1"), players=players)
    table.does("Ann", "out")
    assert table.look.dice == left
    table.roll("1 1" + " 1" * left)


@rule("4.11")
@pytest.mark.parametrize(("players", "left"), [(4, 3), (3, 3), (2, 2)])
def test_who_is_bust_puts_as_many_dice_into_the_depot(players: int, left: int) -> None:
    table = seated(ann=buttons("a1"), players=players)
    table.roll("1 1 1 1 1 1")
    assert (table.of("Ann").status, table.look.dice) == ("bust", left)


@rule("4.11")
def test_there_is_always_a_die_to_take_for_the_last_one() -> None:
    for players, left in ((4, 0), (3, 1), (2, 0)):
        others = " ".join(PLAYERS[1:players])
        table = seated(ann=buttons("a1"), players=players, bust=others)
        table.does("Ann", "out")
        assert (table.look.phase, table.look.dice) == ("stars", left)


@rule("4.11")
def test_dice_stay_in_the_depots_until_the_round_ends() -> None:
    table = seated(ann=buttons("a1"), ben=buttons("a1"))
    table.does("Ann", "out")
    table.does("Ben", "out")
    for _ in range(3):
        assert table.look.dice == 2
        table.roll("6 6 6 6" if not table.of(table.active).buttons else "4 4 4 4")
        table.skip_all()


# -- 4.12 to 4.15: passing the dice ------------------------------------------------------------------------


@rule("4.12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_dice_go_clockwise_after_a_roll(players: int) -> None:
    table = seated(players=players)
    order = []
    for turn in range(players + 1):
        order.append(table.active)
        table.roll(f"{turn + 1} {turn + 1} 1 1 1 1")
        table.skip_all()
    assert order == [*PLAYERS[:players], "Ann"]


@rule("4.12")
def test_the_dice_pass_over_those_who_are_out() -> None:
    table = seated(ann=buttons("a1"), safe="Ben", ben=buttons("a1"), bust="Eve")
    table.roll("5 5 5 5")
    table.skip_all()
    assert table.active == "Dan"
    table.roll("6 1 1 1")
    table.skip_all()
    assert table.active == "Ann"


@rule("4.12")
def test_the_dice_go_on_after_opting_out_and_after_a_bust() -> None:
    table = seated(ann=buttons("a1"), ben=buttons("c3"))
    table.does("Ann", "out")
    assert table.active == "Ben"
    table.roll("3 3 3 3 3")
    table.skip_all()
    assert (table.of("Ben").status, table.active) == ("bust", "Eve")


@rule("4.13")
def test_the_last_player_who_is_in_goes_on_alone() -> None:
    table = seated(ann=buttons("a1"), bust="Ben Eve Dan")
    for roll, field in (("3 1 2", "a3"), ("5 1 2", "a5"), ("1 3 1", "c1")):
        assert (table.owing, table.may("Ann")) == ("Ann", ["roll", "out"])
        table.roll(roll)
        assert table.owing == "Ann"
        table.does("Ann", field)
    assert table.of("Ann").buttons == ["a1", "c1", "a3", "a5"]
    table.does("Ann", "out")
    assert table.look.phase == "stars"


@rule("4.13")
def test_the_last_player_with_two_or_three_players_rolls_three_black_dice_and_the_white_one() -> None:
    # the gold one and two others
    for players in (2, 3):
        table = seated(players=players, bust=" ".join(PLAYERS[1:players]))
        table.roll("3 1 2 3")
        assert table.may("Ann") == ["a3", "b3", "c3"]


@rule("4.13")
def test_the_last_player_can_still_be_bust() -> None:
    table = seated(ann=buttons("a1"), bust="Ben Eve Dan", cards="y r g b")
    table.roll("1 1 2")
    assert (table.look.round, table.of("Ann").stars) == (2, [])


@rule("4.14")
def test_who_is_out_lays_no_more_buttons() -> None:
    table = seated(ben=buttons("a1"), safe="Ben", bust="Eve")
    table.roll("5 5 5 5")
    assert table.owing == "Ann Dan"
    for name in ("Ben", "Eve"):
        assert table.refuses(name, "e5").code == "not-your-turn"
    table.skip_all()
    assert [table.of(name).buttons for name in ("Ben", "Eve")] == [["a1"], []]


@rule("4.15")
def test_the_round_ends_as_soon_as_everybody_is_out_by_choice() -> None:
    table = seated(*[buttons("a1")] * 4)
    for name in PLAYERS:
        assert (table.look.phase, table.owing) == ("turn", name)
        table.does(name, "out")
    assert (table.look.phase, table.owing) == ("stars", "Ann Ben Eve Dan")


@rule("4.15")
def test_the_round_ends_as_soon_as_everybody_is_out_by_bad_luck() -> None:
    table = seated(*[buttons("a1")] * 3, players=3)
    for dice in ("1 1 1 1 1 1", "1 1 1 1 1", "1 1 1 1"):
        assert table.look.round == 1
        table.roll(dice)
    assert (table.look.round, table.look.phase) == (2, "turn")
    assert [board.status for board in table.look.boards] == ["in", "in", "in"]


def test_the_bust_chance_that_is_shown_is_the_chance_of_all_dice() -> None:
    # P = (1/6) sum over rows of ((6 - open fields of the row) / 6) ^ dice, the gold one included
    for seed in range(20):
        table = fresh(4, seed)
        for _ in range(seed * 3):
            if table.waiting:
                table.play(table.waiting[0], table.moves(table.waiting[0])[0])
        if table.look.phase == "turn":
            for board in table.look.boards:
                chance = counted_bust_chance(board.buttons, board.stars, table.look.dice + 1)
                assert board.bust_chance == pytest.approx(chance if board.status == "in" else 0, abs=0.0001)


def counted_bust_chance(laid: list[str], stars: list[str], dice: int) -> float:
    closed = {*laid, *stars, *(n for field in laid for n in neighbours(field))}
    misses = [sum(f"{column}{row}" in closed for column in "abcdef") / 6 for row in range(1, 7)]
    return float(sum(miss**dice for miss in misses) / 6)


def neighbours(field: str) -> list[str]:
    column, row = ord(field[0]), int(field[1])
    return [
        f"{chr(c)}{r}"
        for c, r in ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1))
    ]
