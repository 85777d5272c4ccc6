"""Chapter 6: growth."""

import pytest

from tests.games.guilds.events import Farmed
from tests.games.guilds.tables import Table, seated
from tests.rules import rule


def growth(players: int = 3, side: str = "virginia", round: int = 12) -> Table:
    return seated(players, side=side).at(round)


def farmed(table: Table) -> list[tuple[str, int]]:
    events = table.end_round()
    return [(("Ann", "Ben", "Eve", "Dan")[e.seat], e.place) for e in events if isinstance(e, Farmed)]


@rule("6.1")
def test_most_on_the_plantation_get_the_first_reward_next_most_the_second() -> None:
    assert farmed(growth().plant(Ann=1, Ben=3, Eve=2)) == [("Ben", 1), ("Eve", 2)]


@rule("6.2")
def test_several_with_most_get_the_second_reward_and_nobody_else_anything() -> None:
    assert farmed(growth().plant(Ann=2, Ben=1, Eve=2)) == [("Ann", 2), ("Eve", 2)]


@rule("6.3")
def test_several_with_next_most_get_the_second_reward_each() -> None:
    assert farmed(growth(4).plant(Ann=1, Ben=3, Eve=1)) == [("Ben", 1), ("Ann", 2), ("Eve", 2)]


@rule("6.4")
def test_nobody_there_gets_nothing() -> None:
    assert farmed(growth()) == []
    assert farmed(growth().plant(Eve=1)) == [("Eve", 1)]


@rule("6.5")
def test_all_go_back_to_the_supply_and_the_plantation_is_turned_over() -> None:
    table = growth(2, round=4).plant(Ann=3, Ben=1)
    supply = table.of("Ann").supply
    table.end_round()
    assert (table.of("Ann").plantation, table.of("Ann").supply) == (0, supply + 3)
    assert table.look.plantation == "ulster"


@rule("6.6")
def test_virginia_gives_seven_and_three_points() -> None:
    table = growth(2, round=4).plant(Ann=3, Ben=1)
    table.end_round()
    assert (table.points("Ann"), table.points("Ben")) == (7, 3)


@rule("6.7")
def test_ulster_gives_three_points_and_a_mayoral_draw_and_two_cards() -> None:
    table = growth(2, side="ulster", round=4).plant(Ann=3, Ben=1)
    table.does("Ann", "end")
    table.does("Ben", "end")
    assert table.active == "Ann"
    assert len(table.eyes("Ann").offered) == 2
    table.does("Ann", table.may("Ann")[1])
    assert (table.points("Ann"), table.points("Ben")) == (3, 0)
    assert (table.of("Ann").mayor_cards, table.of("Ben").cards) == (2, 4 + 2)


def cells(table: Table) -> set[str]:
    return {tile.cell for tile in table.look.tiles}


@rule("6.8")
@rule("6.9")
@rule("6.10")
@pytest.mark.parametrize("players", [3, 4])
def test_the_city_grows_in_rounds_three_six_and_nine(players: int) -> None:
    table = seated(players).at(3)
    before = cells(table)
    table.end_round()
    assert cells(table) - before == {"a2", "a3", "a4", "f2", "f3", "f4"}
    before = cells(table.at(6))
    table.end_round()
    assert cells(table) - before == {"a1", "b1", "c1", "d1", "e1", "f1"}
    before = cells(table.at(9))
    table.end_round()
    assert cells(table) - before == {"a5", "b5", "c5", "d5", "e5", "f5"}
    before = cells(table.at(12))
    assert len(before) == 28
    table.end_round()
    assert cells(table) == before


@rule("6.11")
def test_each_new_tile_gets_a_token() -> None:
    table = seated(3).at(3)
    before = cells(table)
    table.end_round()
    assert all(tile.token for tile in table.look.tiles if tile.cell not in before)


@rule("6.12")
def test_the_beadle_stays_unless_it_is_off_the_board() -> None:
    for _ in range(3):
        table = seated(3).at(3).lay(b2=40).complete_all_but("b2")
        assert table.look.beadle == "b2"
        table.end_round()
        assert table.look.beadle == "b2"
    table = seated(3).at(3).complete_all_but("b3")
    assert table.look.beadle == ""
    old = cells(table)
    table.end_round()
    new = [tile for tile in table.look.tiles if tile.cell not in old and tile.number <= 40]
    assert table.look.beadle == min(new, key=lambda tile: tile.number).cell
