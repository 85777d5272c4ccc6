"""What lies in the box, and how a match begins."""

from collections import Counter

import pytest

from hameau.games.cucina.catalogue import catalogue
from hameau.games.cucina.views import Called
from tests.games.cucina.tables import CONTENT, CUCINA, fresh, kitchen, rest, seated
from tests.rules import rule

BOX = catalogue(CONTENT)
SPACES = [f"{column}{row}" for row in range(1, 5) for column in "abcd"]


def corridors(tile: str) -> list[tuple[str, int, int]]:
    """What is printed on a tile."""
    found = next(one for one in BOX.tiles if one.id == tile)
    return [(area.open, area.lobsters, area.bones) for area in found.areas]


def copies(*tiles: str) -> list[int]:
    return [next(one.count for one in BOX.tiles if one.id == tile) for tile in tiles]


@rule("1.1")
def test_all_get_the_same_tiles_in_the_same_order() -> None:
    table = fresh(4, seed=3)
    rest(table)
    kinds = [sorted(one.tile for one in kitchen.tiles) for kitchen in table.look().kitchens]
    assert kinds[0] == kinds[1] == kinds[2] == kinds[3]
    assert len(kinds[0]) == 16


@rule("2.1")
def test_a_board_has_four_columns_and_four_rows() -> None:
    table = fresh()
    assert {move.split()[1] for move in table.may("Ann")} == set(SPACES)
    above = kitchen(". lane:n . . / . . . . / . . . . / . . . .")
    assert [tile.space for tile in above.tiles] == ["b1"], "row 1 is at the top"


@rule("2.2")
def test_the_entrance_lies_below_b4() -> None:
    assert BOX.entrance == "s2"
    for column, space in enumerate(("a4", "b4", "c4", "d4")):
        row = " ".join("lane_lobster:n" if place == column else "." for place in range(4))
        found = kitchen(f". . . . / . . . . / . . . . / {row}")
        assert found.found_lobsters == (1 if space == "b4" else 0)


@rule("2.3")
@pytest.mark.parametrize(
    ("niche", "drawing"),
    [
        ("n2", ". lane:n . . / . lane:n . . / . lane:n . . / . lane:n . ."),
        ("e1", ". bend:e lane:e lane:e / . lane:n . . / . lane:n . . / . lane:n . ."),
        ("s4", ". . . . / . . . . / . bend:e lane:e bend:s / . lane:n . lane:n"),
        ("w3", ". . . . / . . . . / lane:e bend:s . . / . lane:n . ."),
    ],
)
def test_niches_are_named_by_side_and_number(niche: str, drawing: str) -> None:
    """The corridor leads to this niche and to no other, whatever the layout prints there."""
    for layout in BOX.layouts:
        found = [step.niche for step in kitchen(drawing, layout.id).walk if step.niche]
        printed = niche in (*layout.lobsters, *layout.bones)
        assert found == ([niche] if printed else [])


@rule("2.4")
def test_every_layout_has_three_lobsters_and_two_bones() -> None:
    assert [layout.id for layout in BOX.layouts] == ["A", "B", "C", "D"]
    for layout in BOX.layouts:
        assert (len(set(layout.lobsters)), len(set(layout.bones))) == (3, 2)
        assert not set(layout.lobsters) & set(layout.bones)
        assert layout.provenance == "reconstructed"


@rule("2.5")
@rule("2.6")
@rule("2.7")
@rule("2.8")
@pytest.mark.parametrize(
    ("layout", "lobsters", "bones"),
    [
        ("A", ["n2", "e1", "w3"], ["n4", "e3"]),
        ("B", ["n3", "w1", "e4"], ["w4", "n1"]),
        ("C", ["n1", "e2", "w4"], ["n3", "w2"]),
        ("D", ["n4", "w2", "s4"], ["e2", "w1"]),
    ],
)
def test_where_symbols_are_printed(layout: str, lobsters: list[str], bones: list[str]) -> None:
    shown = seated(layouts=layout).of("Ann")
    assert (shown.lobsters, shown.bones) == (lobsters, bones)


@rule("2.9")
def test_a_set_has_twenty_tiles() -> None:
    assert sum(tile.count for tile in BOX.tiles) == 20
    view = fresh(3).look()
    assert sum(one.count for one in view.called) == 1
    assert sum(one.count for one in view.left) == 19
    assert {tile.provenance for tile in BOX.tiles} == {"reconstructed"}


@rule("2.10")
def test_two_corridors_on_a_tile_are_not_connected() -> None:
    in_the_south = ". . . . / . . . . / . nook_lobsters:s . . / . bends_both:n . ."
    assert kitchen(in_the_south).found_lobsters == 0
    assert kitchen(in_the_south).found_bones == 1, "south and west are one corridor, north and east another"
    turned = in_the_south.replace("bends_both:n", "bends_both:e")
    assert (kitchen(turned).found_lobsters, kitchen(turned).found_bones) == (1, 0)


@rule("2.10")
def test_a_side_without_a_corridor_is_a_wall() -> None:
    walled = ". . . . / . . . . / . nook_lobster:n . . / . lane:n . ."
    assert kitchen(walled).found_lobsters == 0
    assert kitchen(walled.replace("nook_lobster:n", "nook_lobster:s")).found_lobsters == 1


@rule("2.11")
@rule("2.12")
@rule("2.13")
@rule("2.14")
@rule("2.15")
@pytest.mark.parametrize(
    ("shape", "sides", "marks"),
    [
        ("cross", "nesw", {"": (1, 0, 0), "_lobster": (1, 1, 0)}),
        ("fork", "nes", {"": (1, 0, 0), "_lobster": (2, 1, 0), "_lobsters": (1, 2, 0), "_bone": (1, 0, 1)}),
        ("lane", "ns", {"": (1, 0, 0), "_lobster": (1, 1, 0), "_bone": (1, 0, 1)}),
        ("bend", "ne", {"": (1, 0, 0), "_lobster": (2, 1, 0), "_bone": (1, 0, 1)}),
        ("nook", "n", {"_lobster": (1, 1, 0), "_lobsters": (1, 2, 0), "_bone": (1, 0, 1)}),
    ],
)
def test_tiles_with_one_corridor(shape: str, sides: str, marks: dict[str, tuple[int, int, int]]) -> None:
    printed = [tile.id for tile in BOX.tiles if len(tile.areas) == 1 and tile.areas[0].open == sides]
    assert sorted(printed) == sorted(shape + mark for mark in marks)
    for mark, (count, lobsters, bones) in marks.items():
        assert copies(shape + mark) == [count]
        assert corridors(shape + mark) == [(sides, lobsters, bones)]


@rule("2.16")
def test_tiles_with_two_corridors() -> None:
    assert corridors("bends_lobsters") == [("ne", 1, 0), ("sw", 1, 0)]
    assert corridors("bends_both") == [("ne", 1, 0), ("sw", 0, 1)]
    assert corridors("lane_nook") == [("ns", 1, 0), ("e", 1, 0)]
    assert copies("bends_lobsters", "bends_both", "lane_nook") == [1, 1, 1]
    assert sum(len(tile.areas) == 2 for tile in BOX.tiles) == 3


@rule("2.17")
def test_of_twins_it_does_not_matter_which_one_is_called() -> None:
    table = seated(tile="bend_lobster")
    assert table.look().twins == 1
    table.does("Ann", "place a1 n", then="bend_lobster")
    assert table.look().twins == 0
    table.does("Ann", "place a2 s", then="bend")
    assert table.tiles("Ann") == {"a1": "bend_lobster:n", "a2": "bend_lobster:s"}
    assert "bend_lobster" not in [one.tile for one in table.look().left]


@rule("3.1")
def test_all_get_a_board_of_one_layout_drawn_at_random() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(120):
        layouts = {kitchen.layout for kitchen in fresh(3, seed).look().kitchens}
        assert len(layouts) == 1
        drawn.update(layouts)
    assert min(drawn[layout] for layout in "ABCD") > 15  # 30 expected


@rule("3.2")
@pytest.mark.parametrize("seats", CUCINA.seats)
def test_boards_are_empty_and_sets_complete(seats: int) -> None:
    view = fresh(seats).look()
    assert [kitchen.tiles for kitchen in view.kitchens] == [[]] * seats
    counts = Counter({one.tile: one.count for one in view.called}) + Counter(
        {one.tile: one.count for one in view.left}
    )
    assert counts == Counter({tile.id: tile.count for tile in BOX.tiles})


@rule("3.3")
def test_what_is_to_come_is_known_but_not_its_order() -> None:
    one, other = fresh(1, seed=1), fresh(1, seed=1)
    other.secret = other.luck_key = bytes(32)  # another order, with the same tile called first
    assert one.look("Ann") == other.look("Ann")
    rest(one)
    rest(other)
    calls = [[event.tile for event in table.events(0) if isinstance(event, Called)] for table in (one, other)]
    assert calls[0][0] == calls[1][0]
    assert calls[0] != calls[1]
