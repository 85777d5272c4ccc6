"""Chapter 3 of the rules: where a button may lie."""

import pytest

from hameau.testing import PLAYERS
from tests.games.buttons.tables import (
    EMPTY,
    FULL_OF_STARS,
    all_fields,
    at,
    board_text,
    buttons,
    seated,
)
from tests.rules import rule


@rule("3.1")
def test_a_field_holds_at_most_one_button() -> None:
    table = seated(
        ann="""
        . . . . . .
        . . . . . .
        . o . . . .
        . . . . . .
        . . . . . .
        . . . . . ."""
    )
    table.roll("3 2 2 5 5 5")
    error = table.refuses("Ann", "b3")
    assert (error.code, error.rule) == ("on-a-button", "3.1")
    assert table.may("Ann") == ["e3"]


@rule("3.1")
def test_another_player_cannot_lay_on_an_own_button_either() -> None:
    table = seated(ben=buttons("b3"))
    table.roll("3 2 2 5 5 5")
    assert "Ben" not in table.owing.split()


@rule("3.2")
def test_no_button_lies_beside_a_button_across() -> None:
    table = seated(
        ann="""
        . . . . . .
        . . . . . .
        . . o . . .
        . . . . . .
        . . . . . .
        . . . . . ."""
    )
    table.roll("3 2 4 6 6 6")
    for field in ("b3", "d3"):
        error = table.refuses("Ann", field)
        assert (error.code, error.rule) == ("beside-a-button", "3.2")
    assert table.may("Ann") == ["f3"]


@rule("3.2")
@pytest.mark.parametrize("row", [2, 4])
def test_no_button_lies_beside_a_button_down(row: int) -> None:
    table = seated(ann=buttons("c3"))
    table.roll(f"{row} 3 6 6 6 6")
    error = table.refuses("Ann", f"c{row}")
    assert (error.code, error.rule) == ("beside-a-button", "3.2")


@rule("3.2")
def test_the_end_of_one_row_is_not_beside_the_start_of_the_next() -> None:
    table = seated(ann=buttons("f3 a6"))
    table.roll("4 1 1 1 1 1")
    assert table.may("Ann") == ["a4"]
    table = seated(ann=buttons("a4"))
    table.roll("3 6 6 6 6 6")
    assert table.may("Ann") == ["f3"]


@rule("3.2")
def test_the_top_row_is_not_beside_the_bottom_row() -> None:
    table = seated(ann=buttons("a1 f6"))
    table.roll("6 1 1 1 1 1")
    assert table.may("Ann") == ["a6"]


@rule("3.3")
def test_buttons_may_touch_at_the_corners() -> None:
    table = seated(
        ann="""
        . . . . . .
        . o . o . .
        . . . . . .
        . o . o . .
        . . . . . .
        . . . . . ."""
    )
    table.roll("3 3 1 2 4 5")
    assert table.may("Ann") == ["a3", "c3", "e3"]
    table.does("Ann", "c3")
    assert table.of("Ann").buttons == ["b2", "d2", "c3", "b4", "d4"]


@rule("3.4")
def test_no_button_lies_on_a_star() -> None:
    table = seated(ann=buttons("", stars="b3"))
    table.roll("3 2 2 5 5 5")
    error = table.refuses("Ann", "b3")
    assert (error.code, error.rule) == ("on-a-star", "3.4")


@rule("3.4")
def test_another_player_lays_no_button_on_a_star_either() -> None:
    table = seated(ben=buttons("", stars="b3"), eve=buttons("", stars="b2 b4 a3 c3"))
    table.roll("3 2 5 5 5 5")
    assert table.owing == "Ann Eve Dan"


@rule("3.5")
def test_a_button_may_lie_beside_a_star() -> None:
    table = seated(
        ann="""
        . . . . . .
        . * . . . .
        * . * . . .
        . * . . . .
        . . . . . .
        . . . . . ."""
    )
    table.roll("3 2 2 2 2 2")
    table.does("Ann", "b3")
    assert table.of("Ann").buttons == ["b3"]


@rule("3.6")
def test_the_buttons_and_stars_of_another_player_never_matter() -> None:
    for field in all_fields():
        column, row = "abcdef".index(field[0]) + 1, field[1]
        table = seated(ben=FULL_OF_STARS, eve=buttons(field), bust="Ben Dan")
        table.roll(f"{row} {column} {column} {column}")
        assert table.may("Ann") == [field]
        assert table.owing == "Ann"


@rule("3.6")
def test_a_button_lies_on_the_board_of_the_player_who_laid_it() -> None:
    table = seated()
    table.roll("3 2 5 5 5 5")
    table.does("Eve", "b3")
    assert [board.buttons for board in table.look.boards] == [[], [], ["b3"], []]


@rule("3.7")
def test_more_than_fifty_buttons_may_lie_at_once() -> None:
    # eighteen buttons are the most that fit on a board, and three boards hold more than the box
    chequered = "o . o . o .\n. o . o . o\n" * 3
    but_one = chequered.replace("o", ".", 1)
    table = seated(ann=but_one, ben=chequered, eve=chequered, dan=EMPTY, safe="Ben Eve")
    table.roll("1 1 1 1")
    table.does("Ann", "a1")
    table.does("Dan", "a1")
    assert sum(len(board.buttons) for board in table.look.boards) == 18 * 3 + 1 > 50


@rule("3.7")
def test_more_than_sixty_stars_may_lie_at_once() -> None:
    drawing = board_text("""
        * . * . * .
        . * . * . *
        o . o . o .
        . * . * . .
        * . * . * .
        . o . o . .""")
    seats = [
        f"{face} {drawing} safe {card} 5" for face, card in zip(("A1", "B1", "C1", "D1"), "rygb", strict=True)
    ]
    table = at(" | ".join(["9 stars 0 1:1+11 0123 random", *seats]))
    for name in PLAYERS:
        table.does(name, *(f"star {field}" for field in ("a3", "c3", "e3", "b6", "d6")))
    assert table.result is not None
    assert sum(score or 0 for score in table.result.scores) == 4 * 16 > 60
