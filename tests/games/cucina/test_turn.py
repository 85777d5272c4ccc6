"""Turns: calling, choosing in secret, placing."""

from collections import Counter

import pytest

from hameau.games.cucina.views import Called, Placed
from tests.games.cucina.tables import BOX_TILES, fresh, kitchen, rest, seated
from tests.rules import rule


@rule("4.1")
def test_a_tile_is_called_that_was_not_called_before() -> None:
    table = fresh(2, seed=8)
    rest(table)
    called = Counter(event.tile for event in table.events(0) if isinstance(event, Called))
    assert sum(called.values()) == 16
    assert all(count <= BOX_TILES[tile] for tile, count in called.items())


@rule("4.1")
def test_every_tile_is_called_first_now_and_then() -> None:
    first = Counter(str(fresh(1, seed).look().tile) for seed in range(400))
    assert set(first) == set(BOX_TILES)
    assert first["fork_lobster"] > 20, "there are two of them: 40 expected"


@rule("4.2")
def test_all_place_the_tile_on_any_free_space_of_their_board() -> None:
    table = seated(
        "lane:n . . . / . . . . / . . . . / . . . .",
        ". . . . / . . . . / . . . . / . . . lane:n",
        tile="bend",
    )
    assert table.waiting == (0, 1)
    assert {move.split()[1] for move in table.may("Ann")} == {
        f"{c}{r}" for r in range(1, 5) for c in "abcd"
    } - {"a1"}
    assert "place a1 n" in table.may("Ben")
    assert table.refuses("Ben", "place d4 n").rule == "4.6"
    table.does("Ann", "place d1 e")
    table.does("Ben", "place a1 w")
    assert table.tiles("Ann") == {"a1": "lane:n", "d1": "bend:e"}
    assert table.tiles("Ben") == {"d4": "lane:n", "a1": "bend:w"}


@rule("4.3")
@pytest.mark.parametrize(
    ("tile", "ways"),
    [("cross", "n"), ("lane", "ne"), ("bends_lobsters", "ne"), ("bends_both", "nesw"), ("lane_nook", "nesw"),
     ("fork", "nesw"), ("bend_bone", "nesw"), ("nook_lobster", "nesw")],
)  # fmt: skip
def test_orientations_that_look_alike_are_one_move(tile: str, ways: str) -> None:
    table = seated(tile=tile)
    assert [move for move in table.may("Ann") if " c3 " in move] == [f"place c3 {way}" for way in ways]
    for number, typed in enumerate("nesw"):
        other = seated(tile=tile)
        other.does("Ann", f"place c3 {typed}")
        assert other.history[0].text == f"place c3 {ways[number % len(ways)]}"


@rule("4.3")
@pytest.mark.parametrize(
    ("lying", "sides"),
    [
        *(("bend:n", None), ("bend:e", "es"), ("bend:s", "sw"), ("bend:w", None)),
        *(("lane_nook:n", "ns"), ("lane_nook:e", "s"), ("lane_nook:s", "ns"), ("lane_nook:w", None)),
        *(("fork:n", "nes"), ("fork:e", "esw"), ("fork:s", "nsw"), ("fork:w", None)),
    ],
)
def test_a_tile_is_turned_clockwise(lying: str, sides: str | None) -> None:
    """On the entrance one comes to the corridor that is open to the south."""
    walk = kitchen(f". . . . / . . . . / . . . . / . {lying} . .").walk
    assert [step.sides for step in walk if step.space == "b4"] == ([sides] if sides else [])


@rule("4.4")
def test_corridors_need_not_match() -> None:
    table = seated(". . . . / . . . . / . . . . / . lane:n . .", tile="lane")
    assert "place b3 e" in table.may("Ann"), "across the corridor below it"
    table.does("Ann", "place b3 e")
    assert table.of("Ann").walk[-1].space == "b4"


@rule("4.5")
def test_what_is_chosen_stays_secret_until_the_last_has_chosen() -> None:
    table = fresh(3, seed=2)
    before = table.look()
    tile = before.tile
    table.does("Ann", "b4")
    assert table.tiles("Ann", seen_by="Ann") == {"b4": f"{tile}:n"}
    assert table.of("Ann", seen_by="Ann").sealed == "b4"
    for eyes in ("Ben", "Eve", ""):
        assert table.tiles("Ann", seen_by=eyes) == {}
        assert table.of("Ann", seen_by=eyes).sealed is None
        assert table.of("Ann", seen_by=eyes).chosen
        assert table.look(eyes).waiting == [1, 2]
    table.does("Ben", "a1")
    assert not any(isinstance(event, Placed) for event in table.events())
    assert [event.seat for event in table.events(0) if isinstance(event, Placed)] == [0]
    table.does("Eve", "c2")
    placed = {event.seat: event.space for event in table.events() if isinstance(event, Placed)}
    assert placed == {0: "b4", 1: "a1", 2: "c2"}
    for seat in range(3):
        told = [event.seat for event in table.events(seat) if isinstance(event, Placed)]
        assert sorted(told) == [0, 1, 2], "each is told of each tile once"
    assert table.look().turn == 2
    assert table.waiting == (0, 1, 2)


@rule("4.5")
def test_the_order_of_choosing_changes_nothing() -> None:
    one, other = fresh(2, seed=5), fresh(2, seed=5)
    one.does("Ann", "b4")
    one.does("Ben", "d1")
    other.does("Ben", "d1")
    other.does("Ann", "b4")
    assert one.position() == other.position()


@rule("4.6")
def test_a_tile_stays_where_it_is() -> None:
    table = seated(". . . . / . . . . / . . . . / . bend_bone:w . .", tile="cross")
    refused = table.refuses("Ann", "place b4 n")
    assert (refused.code, refused.rule) == ("taken", "4.6")
    assert "place b4 n" not in table.may("Ann")


@rule("4.7")
def test_sixteen_turns_and_four_tiles_left_over() -> None:
    table = fresh(2, seed=4)
    for turn in range(1, 17):
        assert table.look().turn == turn
        assert sum(one.count for one in table.look().left) == 20 - turn
        rest(table, 1)
    view = table.look()
    assert not table.waiting
    assert (view.phase, view.tile) == ("over", None)
    assert sum(one.count for one in view.left) == 4
    assert [len(kitchen.tiles) for kitchen in view.kitchens] == [16, 16]
