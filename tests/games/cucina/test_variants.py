"""Different boards, and connected building; series stand in test_end."""

import pytest

from hameau.engine.errors import Refused
from tests.games.cucina.tables import EMPTY, fresh, rest, seated
from tests.rules import rule

NEAR = {"a1": "b1 a2", "b2": "b1 a2 c2 b3", "d4": "c4 d3", "c1": "b1 d1 c2"}


@rule("7.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_different_boards_no_two_have_the_same(seats: int) -> None:
    orders = set()
    for seed in range(20):
        layouts = [kitchen.layout for kitchen in fresh(seats, seed, layouts="different").look().kitchens]
        assert len(set(layouts)) == seats
        orders.add("".join(layouts))
    assert len(orders) > 5


@rule("7.1")
def test_alone_there_is_nothing_to_differ_from() -> None:
    with pytest.raises(Refused):
        fresh(1, layouts="different")


@rule("7.2")
def test_connected_building_begins_at_the_entrance() -> None:
    table = seated(EMPTY, EMPTY, tile="bend", building="connected")
    assert table.may("Ann") == [f"place b4 {way}" for way in "nesw"]
    refused = table.refuses("Ben", "place b3 n")
    assert (refused.code, refused.rule) == ("at-the-entrance", "7.2")


@rule("7.3")
@pytest.mark.parametrize("space", NEAR)
def test_every_further_tile_lies_beside_an_earlier_one(space: str) -> None:
    spaces = [f"{column}{row}" for row in range(1, 5) for column in "abcd"]
    drawn = ["nook_bone:n" if one == space else "." for one in spaces]
    drawing = " / ".join(" ".join(drawn[first : first + 4]) for first in range(0, 16, 4))
    table = seated(drawing, tile="cross", building="connected")
    assert {move.split()[1] for move in table.may("Ann")} == set(NEAR[space].split())
    far = next(one for one in spaces if one != space and one not in NEAR[space].split())
    assert table.refuses("Ann", f"place {far} n").rule == "7.3"
    assert table.refuses("Ann", f"place {space} n").rule == "4.6"


@rule("7.3")
def test_connected_corridors_need_not_match() -> None:
    table = seated(". . . . / . . . . / . . . . / . lane:n . .", tile="lane", building="connected")
    assert {"place a4 n", "place b3 e", "place c4 n"} <= set(table.may("Ann"))


@rule("7.3")
def test_on_every_board_by_itself() -> None:
    table = seated(
        ". . . . / . . . . / . . . . / . lane:n . .",
        ". . . . / . . . . / . . . . / lane:n . . .",
        tile="lane",
        building="connected",
    )
    assert "place c4 n" in table.may("Ann")
    assert "place c4 n" not in table.may("Ben")


def test_a_connected_kitchen_is_filled_to_the_last_space() -> None:
    table = fresh(2, seed=3, building="connected")
    rest(table)
    assert [len(kitchen.tiles) for kitchen in table.look().kitchens] == [16, 16]
