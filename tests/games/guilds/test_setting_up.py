"""Chapters 1 and 2: the aim, and setting up."""

from collections import Counter
from typing import cast

import pytest

from hameau.games.guilds.views import Tile, View
from tests.games.guilds.tables import GUILDS, MAYORS, fresh, seated
from tests.rules import rule

SEEDS = range(12)
TOUCHING = ("c2", "b3", "d3", "c4")  # the Guildhall tile of two players


def look(players: int, seed: int = 0, eyes: int | None = None, **options: str) -> View:
    return cast(View, fresh(players, seed, **options).view(eyes))


def tiles(view: View) -> dict[str, Tile]:
    return {tile.cell: tile for tile in view.tiles}


@rule("1.1")
def test_most_points_at_the_end_win() -> None:
    table = seated(2).at(16).score(Ann=30, Ben=31).mayor("Ann", "M08").mayor("Ben", "M11")
    table.end_round()
    assert table.result is not None
    assert (table.result.scores, table.result.winners) == ([30, 31], [1])


@rule("1.2")
def test_points_come_from_tiles_tokens_plantation_cards_mayors_and_neighbours() -> None:
    table = seated(2).at(16).give("Ann", "P1 Y1").mayor("Ann", "M12").mayor("Ben", "M11")
    table.master("Ann", "a1", "b1").stand("c1", Ann=3, Ben=1).token("c1", "K2").plant(Ann=1)
    table.does("Ann", "play P1", "pay Y1")
    assert table.points() == 2
    events = table.end_round()
    assert [type(event).__name__ for event in events if hasattr(event, "points") and event.points] == [
        *("Won", "CameSecond", "Farmed", "MayorScored", "NeighboursScored")
    ]
    assert table.result is not None
    assert table.result.scores == [2 + 4 + 7 + 3 + 4, 2]  # card, tile, plantation, row of three, two pairs


@rule("2.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_each_has_sixteen_liverymen_four_of_them_on_the_guildhall(players: int) -> None:
    for player in look(players).players:
        assert (player.guildhall, player.supply, player.plantation) == (4, 12, 0)


@rule("2.2")
def test_the_first_turn_order_is_random() -> None:
    orders = {tuple(look(3, seed).order) for seed in range(60)}
    assert len(orders) == 6


@rule("2.3")
def test_each_is_dealt_six_action_cards() -> None:
    view = look(4, eyes=2)
    assert [player.cards for player in view.players] == [6, 6, 6, 6]
    assert sum(card.copies for card in view.hand) == 6
    assert view.deck == 105 - 24


@rule("2.4")
def test_each_keeps_one_of_three_mayoral_cards_at_the_same_time() -> None:
    match = fresh(3)
    assert list(match.waiting) == [0, 1, 2]
    offered = [card.mayor for card in cast(View, match.view(1)).offered]
    assert len(offered) == 3
    assert match.moves(1) == [f"keep {mayor}" for mayor in offered]
    match.play(1, f"keep {offered[2]}")
    assert list(match.waiting) == [0, 2]
    assert [card.mayor for card in cast(View, match.view(1)).mayors] == [offered[2]]
    for eyes in (0, None):
        seen = cast(View, match.view(eyes)).players[1]
        assert (seen.mayors, seen.mayor_cards) == ([], 1)


@rule("2.5")
def test_mayoral_cards_that_nobody_kept_go_back_into_their_deck() -> None:
    match = fresh(2)
    for seat in (0, 1):
        match.play(seat, match.moves(seat)[0])
    assert cast(View, match.view()).mayor_deck == len(MAYORS) - 2


@rule("2.6")
def test_hands_are_secret_but_not_their_size_and_the_discard_pile_lies_open() -> None:
    table = seated(2).give("Ann", "Y1 R2 B1").throw("G1 G1")
    seen = table.eyes("Ben")
    assert (seen.players[0].cards, seen.hand, seen.discard) == (3, [], ["G1", "G1"])


@rule("2.7")
def test_the_plantation_starts_on_either_side_or_as_the_option_says() -> None:
    assert {look(2, seed).plantation for seed in SEEDS} == {"virginia", "ulster"}
    for side in ("virginia", "ulster"):
        assert {look(2, seed, side=side).plantation for seed in SEEDS} == {side}


@rule("2.8")
@pytest.mark.parametrize(("players", "neutrals"), [(2, 4), (3, 6), (4, 8)])
def test_two_neutrals_a_player(players: int, neutrals: int) -> None:
    assert look(players).neutrals == neutrals


@rule("2.9")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_token_on_every_tile(players: int) -> None:
    tokens = [[tile.token for tile in look(players, seed).tiles] for seed in (0, 1)]
    assert all(tokens[0])
    assert tokens[0] != tokens[1]


@rule("2.10")
@pytest.mark.parametrize("players", [3, 4])
def test_more_players_begin_with_four_by_three_cells(players: int) -> None:
    view = look(players)
    assert ("".join(view.columns), view.rows, view.guildhall) == ("bcde", [2, 3, 4], ["c3", "d3"])


@rule("2.11")
def test_the_church_is_right_of_the_guildhall_and_another_building_left() -> None:
    left = set()
    for seed in range(40):
        found = tiles(look(3, seed))
        assert found["e3"].tile == "church"
        left.add(found["b3"].tile)
    assert left == {"gog-and-magog", "livery-hall", "parade-ground", "university"}
    rows = [tile for seed in range(40) for tile in look(3, seed).tiles if tile.cell[1] != "3"]
    assert any(tile.number > 40 for tile in rows), "the other three are in the pile"
    assert all(tile.tile != "church" for tile in rows)


@rule("2.12")
def test_four_tiles_lie_above_and_four_below() -> None:
    cells = [tile.cell for tile in look(4).tiles]
    assert cells == ["b2", "c2", "d2", "e2", "b3", "e3", "b4", "c4", "d4", "e4"]
    assert len(cells) == 10


@rule("2.13")
@pytest.mark.parametrize("players", [1, 2])
def test_two_players_begin_with_five_by_five_cells(players: int) -> None:
    view = look(players)
    assert ("".join(view.columns), view.rows, view.guildhall) == ("abcde", [1, 2, 3, 4, 5], ["c3"])


@rule("2.14")
def test_four_buildings_touch_the_guildhall_the_church_in_the_east() -> None:
    missing: Counter[str] = Counter()
    for seed in range(40):
        found = tiles(look(2, seed))
        here = {found[cell].tile for cell in TOUCHING}
        assert found["d3"].tile == "church"
        assert all(found[cell].number > 40 for cell in TOUCHING)
        missing.update({"gog-and-magog", "livery-hall", "parade-ground", "university"} - here)
    assert len(missing) == 4
    assert sum(missing.values()) == 40


@rule("2.15")
def test_the_other_twenty_cells_get_guild_tiles_at_random() -> None:
    numbers = [[tile.number for tile in look(2, seed).tiles if tile.number <= 40] for seed in SEEDS]
    assert {len(set(found)) for found in numbers} == {20}
    assert len(set(map(tuple, numbers))) == len(numbers)
    assert {number for found in numbers for number in found} == set(range(1, 41))


@rule("2.16")
def test_two_players_never_get_another_tile() -> None:
    table = seated(2).at(4)
    before = [tile.cell for tile in table.look.tiles]
    for _ in range(5):
        table.end_round()
    assert [tile.cell for tile in table.look.tiles] == before
    assert not any(table.s.pile)


@rule("2.17")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_beadle_starts_on_the_lowest_number_and_never_on_a_building(players: int) -> None:
    for seed in SEEDS:
        view = look(players, seed)
        guilds = [tile for tile in view.tiles if tile.number <= 40]
        assert view.beadle == min(guilds, key=lambda tile: tile.number).cell
    table = seated(2).complete_all_but("c2", "d3")
    assert table.look.beadle == ""


def test_the_game_is_for_one_to_four() -> None:
    assert GUILDS.seats == (1, 2, 3, 4)
