"""What one comes to, and what it is worth."""

import pytest

from tests.games.cucina.tables import kitchen
from tests.rules import rule

UP = ". . . . / . . . . / . . . . / . {} . ."  # a tile on the entrance


@rule("5.1")
@pytest.mark.parametrize(
    ("lying", "points"),
    [("nook_lobsters:s", 2), ("nook_lobsters:n", 0), ("lane_lobster:n", 1), ("lane_lobster:e", 0), (".", 0)],
)
def test_one_comes_in_where_a_corridor_opens_to_the_entrance(lying: str, points: int) -> None:
    assert kitchen(UP.format(lying)).points == points


@rule("5.1")
def test_behind_a_wall_at_the_entrance_nothing_counts() -> None:
    """A whole kitchen of lobsters, and no way in."""
    row = " ".join(["cross_lobster:n"] * 4)
    full = " / ".join([row] * 4)
    assert kitchen(full).points == 16 + 3 - 2 * 2
    first, _, rest = row.partition(" ")
    walled = f"{row} / {row} / {row} / {first} nook_lobster:n {rest.partition(' ')[2]}"
    assert kitchen(walled).points == 0


@rule("5.2")
@pytest.mark.parametrize(
    ("neighbour", "points"),
    [
        *(("lane_lobster:n", 1), ("nook_lobsters:s", 2), ("fork_lobster:e", 1)),
        *(("lane_lobster:e", 0), ("bend_lobster:n", 0)),
    ],
)
def test_one_goes_on_where_both_are_open(neighbour: str, points: int) -> None:
    assert kitchen(f". . . . / . . . . / . {neighbour} . . / . lane:n . .").points == points


@rule("5.2")
def test_one_goes_round_corners_and_comes_back() -> None:
    around = """
        .    bend_lobster:e lane_lobster:e bend_lobster:s
        .    lane_lobster:n .              lane_lobster:n
        .    bend_lobster:n lane_lobster:e bend_lobster:w
        .    .              .              ."""
    assert kitchen(around).points == 0, "no way in"
    joined = around.replace(".    bend_lobster:n", ".    fork_lobster:n", 1)
    joined = joined.replace("        .    .              .              .", "        .    lane:n . .")
    assert kitchen(joined, "B").points == 8


@rule("5.3")
def test_a_niche_is_reached_through_an_open_corridor() -> None:
    way = ["lane:n", "lane:n", "lane:n", "lane:n"]
    column = " / ".join(f". {lane} . ." for lane in way)
    assert (kitchen(column, "A").points, kitchen(column, "B").points) == (1, 0)
    walled = column.replace(". lane:n . .", ". nook_bone:w . .", 1)
    assert kitchen(walled, "A").points == 0


@rule("5.3")
def test_a_bone_in_a_niche_counts_too() -> None:
    to_n4 = """
        .  .      .         bend:n
        .  .      .         lane:n
        .  bend:e lane:e    bend:w
        .  lane:n .         ."""
    found = kitchen(to_n4.replace("bend:n", "lane:n", 1), "A")
    assert (found.found_lobsters, found.found_bones, found.points) == (0, 1, -2)


@rule("5.4")
def test_corridors_end_at_walls_and_at_the_rim() -> None:
    ends = """
        .             .              .      .
        .             .              .      .
        lane_bone:n   cross:n        lane_bone:n .
        cross:n       cross:n        lane_bone:n ."""
    found = kitchen(ends, "B").walk
    assert [(step.space, step.lobsters, step.bones) for step in found if not step.niche] == [
        ("b4", 0, 0),
        ("b3", 0, 0),
        ("a4", 0, 0),
        ("a3", 0, 1),
    ]


@rule("5.5")
def test_everything_counts_wanted_or_not() -> None:
    """Behind the lobster lies a bone; nobody can stop between them."""
    drawing = ". . . . / . nook_bone:s . . / . lane_lobster:n . . / . lane:n . ."
    assert kitchen(drawing).points == 1 - 2


@rule("5.5")
def test_what_is_reached_from_two_sides_counts_once() -> None:
    ring = """
        .  .               .              .
        .  .               .              .
        .  bend_lobster:e  bend_lobster:s .
        .  fork_lobster:n  bend_lobster:w ."""
    assert kitchen(ring).points == 4


@rule("5.6")
@pytest.mark.parametrize(
    ("lying", "points"),
    [("nook_lobster:s", 1), ("nook_lobsters:s", 2), ("nook_bone:s", -2), ("lane:n", 0)],
)
def test_a_lobster_is_a_point_and_a_bone_costs_two(lying: str, points: int) -> None:
    assert kitchen(UP.format(lying)).points == points


@rule("5.7")
def test_a_bone_stops_nobody() -> None:
    drawing = ". . . . / . nook_lobsters:s . . / . lane_bone:n . . / . lane_lobster:n . ."
    found = kitchen(drawing)
    assert (found.found_lobsters, found.found_bones, found.points) == (3, 1, 1)


@rule("5.8")
def test_a_kitchen_can_be_worth_less_than_nothing() -> None:
    assert kitchen(". . . . / . nook_bone:s . . / . lane_bone:n . . / . lane:n . .").points == -4


def test_the_walk_says_how_far_everything_is() -> None:
    """A board lights up step by step; a niche is as far as the corridor in front of it."""
    column = ". lane_lobster:n . . / . lane:n . . / . fork_bone:n nook_lobster:w . / . lane:n . ."
    steps = [(step.far, step.space, step.sides, step.niche) for step in kitchen(column, "A").walk]
    assert steps == [
        (1, "b4", "ns", ""),
        (2, "b3", "nes", ""),
        (3, "b2", "ns", ""),
        (3, "c3", "w", ""),
        (4, "b1", "ns", ""),
        (4, "b1", "n", "n2"),
    ]
