"""Chapter 8, second half: tokens and mayoral cards."""

import pytest

from tests.games.guilds.tables import GUILDS, MAYORS, Table, seated
from tests.rules import rule

PAGE = GUILDS.content.page


def worth(table: Table, card: str) -> int:
    """What Ann would score by a mayoral card now."""
    return int(table.s.mayor_worth(0, MAYORS.index(card)))


@rule("8.36")
def test_thirty_tokens() -> None:
    assert sum(token.copies for token in PAGE.token) == 30
    assert {(token.points, token.effect, token.amount) for token in PAGE.token} == {
        *((points, "nothing", 0) for points in (1, 2, 3)),
        *((0, "draw", 2), (0, "draw", 3), (0, "hire", 2), (0, "send-up-to", 1), (0, "top-mayoral", 0)),
        *((0, "free-move", 1), (1, "draw", 1)),
    }


@rule("8.37")
@pytest.mark.parametrize(
    ("card", "cells"),
    [("M01", "c1 e1"), ("M02", "d1 a2"), ("M03", "a1 a2"), ("M04", "a1 b1"), ("M05", "c1 e2")],
)
def test_masters_on_a_colour(card: str, cells: str) -> None:
    table = seated(2).master("Ann", *cells.split())
    assert [worth(table, f"M0{n}") for n in range(1, 6)].count(4) >= 1
    assert worth(table, card) == 4


@rule("8.38")
def test_masters_on_guilds_of_two_colours_or_one() -> None:
    table = seated(2).master("Ann", "a1", "c1", "b1", "c2")  # two, two, one, a building
    assert (worth(table, "M06"), worth(table, "M07")) == (2, 1)


@rule("8.39")
def test_masters_on_special_buildings() -> None:
    assert worth(seated(2).master("Ann", "c2", "b3", "b1"), "M08") == 6


@rule("8.40")
def test_masters_on_tiles_that_touch_the_guildhall_also_at_corners() -> None:
    assert worth(seated(2).master("Ann", "b2", "d3", "a3", "c1"), "M09") == 4
    assert worth(seated(3).master("Ann", "b2", "e4", "d2"), "M09") == 6


@rule("8.41")
def test_masters_on_the_edge_and_on_corners() -> None:
    table = seated(2).master("Ann", "a1", "c1", "e3", "b2")
    assert (worth(table, "M10"), worth(table, "M11")) == (3, 4)
    table = seated(3).master("Ann", "b2", "c2")
    assert (worth(table, "M10"), worth(table, "M11")) == (2, 4)
    table.at(3).end_round()
    assert (worth(table, "M10"), worth(table, "M11")) == (2, 0)  # the city has grown


@rule("8.42")
def test_masters_in_the_best_row_and_column() -> None:
    table = seated(2).master("Ann", "a1", "c1", "e1", "a2", "b4")
    assert (worth(table, "M12"), worth(table, "M13")) == (3, 2)


@rule("8.43")
def test_the_largest_group_and_the_number_of_groups() -> None:
    table = seated(2).master("Ann", "a1", "b1", "b2", "d1", "e2", "e5")
    assert (worth(table, "M14"), worth(table, "M15")) == (3, 4)
    table.master("Ann", "c1")
    assert (worth(table, "M14"), worth(table, "M15")) == (5, 3)


@rule("8.44")
def test_all_five_colours_or_four() -> None:
    table = seated(2).master("Ann", "a2", "b1")  # red, blue, green
    assert worth(table, "M16") == 0
    table.master("Ann", "d2")
    assert worth(table, "M16") == 3
    table.master("Ann", "e2")
    assert worth(table, "M16") == 6


@rule("8.45")
def test_liverymen_in_the_guildhall_and_on_unresolved_tiles() -> None:
    table = seated(2).wait("Ann", 7).stand("a1", Ann=2).stand("b1", Ann=1)
    assert (worth(table, "M17"), worth(table, "M18")) == (3, 3)


@rule("8.46")
def test_cards_left_in_hand() -> None:
    assert worth(seated(2).give("Ann", "Y1 Y1 R1 R1 B1"), "M19") == 2


@rule("8.47")
def test_masters_on_low_and_high_numbers() -> None:
    table = seated(2).lay(a1=20, b1=21, c1=40).master("Ann", "a1", "b1", "c1", "c2")
    assert (worth(table, "M20"), worth(table, "M21")) == (1, 2)


@rule("8.48")
def test_no_mayoral_card_scores_more_than_its_cap() -> None:
    table = seated(2)
    for cell in [tile.cell for tile in table.look.tiles][:15]:
        table.complete(cell)
        table.put("masters", 0, table.s.masters[0] | 1 << ord(cell[0]) - 97 + 6 * (int(cell[1]) - 1))
    table.give("Ann", "Y1 Y1 Y1 Y1 Y2 Y2 Y2 R1 R1 R1")
    table.put("hall", 0, 16)
    for number, mayor in enumerate(PAGE.mayor):
        assert table.s.mayor_worth(0, number) <= mayor.cap
    assert (worth(table, "M01"), worth(table, "M10"), worth(table, "M19")) == (8, 6, 4)
