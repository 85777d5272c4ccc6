"""Chapter 9: alone against Boris, sentence by sentence of the rulebook's two pages."""

from typing import cast

import pytest

from hameau.engine.answers import Event
from hameau.games.guilds.events import BeadleCame, BorisDrew, BorisTook, Reached, Tied, Won
from hameau.games.guilds.rules.box import BORIS
from hameau.games.guilds.views import View
from tests.games.guilds.events import BorisFarmed, Farmed, TurnedOver
from tests.games.guilds.tables import Table, fresh, seated
from tests.rules import rule


def alone(round: int = 1, side: str = "virginia", **options: str) -> Table:
    """Ann's turn, with a hand that needs no discarding."""
    return seated(1, side=side, **options).at(round)


def turn(table: Table, cards: str) -> list[BorisDrew]:
    """Ann draws four blue cards, Boris these."""
    table.draws(f"B1 B1 B1 B1 {cards}")
    return [event for event in table.does("Ann", "end") if isinstance(event, BorisDrew)]


def quiet(table: Table) -> list[Event]:
    """A round in which Boris reaches no threshold; all that happened."""
    known = len(table.journal)
    turn(table, "G1 Y2 R1")
    table.loaded = []
    return [told.event for told in table.journal[known:]]


def where(events: list[BorisDrew]) -> list[tuple[str, str]]:
    return [(event.cell, event.why) for event in events]


# -- setting up --------------------------------------------------------------------------------------------


@rule("9.1")
def test_one_is_always_first_and_boris_second_whatever_the_points() -> None:
    for points in (0, 50):
        table = alone().score(Boris=points, Ann=7)
        for number in (1, 2, 3):
            assert (table.look.round, table.active) == (number, "Ann")
            told = [type(event).__name__ for event in table.end_round()]
            assert told.index("Rested") < told.index("BorisDrew")


@rule("9.2")
def test_the_city_of_two_with_two_neutrals_and_no_cards_for_boris() -> None:
    view = cast(View, fresh(1).view(0))
    assert (view.columns, view.neutrals, view.guildhall) == (list("abcde"), 2, ["c3"])
    assert (view.deck, view.mayor_deck) == (105 - 6, 21 - 3)
    assert len(view.players) == 1


@rule("9.3")
def test_boris_never_runs_out_of_liverymen() -> None:
    table = alone().stand("a1", Boris=30)
    turn(table, "G1 G1 G1")
    assert sum(tile.boris for tile in table.look.tiles) + (30 + 3) * table.on("a1").done == 33


@rule("9.4")
@rule("9.5")
@pytest.mark.parametrize("side", ["virginia", "ulster"])
def test_neutrals_on_the_six_lowest_or_highest_guild_tiles(side: str) -> None:
    for seed in range(8):
        view = cast(View, fresh(1, seed, side=side).view())
        numbers = sorted(tile.number for tile in view.tiles if tile.number <= 40)
        barred = sorted(tile.number for tile in view.tiles if tile.barred)
        assert barred == (numbers[:6] if side == "virginia" else numbers[-6:])


@rule("9.6")
def test_such_a_neutral_raises_the_threshold_and_is_not_counted() -> None:
    table = alone().lay(b1=2)
    assert (table.on("b1").barred, table.on("b1").threshold, table.on("b1").count) == (True, 5, 0)
    table = alone(2).stand("b1", Ann=4).beadle("e5")
    assert not table.on("b1").ready
    table.stand("b1", Ann=1)
    assert table.on("b1").ready


# -- turns -------------------------------------------------------------------------------------------------


@rule("9.7")
def test_one_takes_turns_as_usual_and_boris_follows() -> None:
    table = alone().give("Ann", "Y1 R2")
    table.does("Ann", "hire Y1", "play R2", "to e5")
    assert table.look.boris is not None
    assert table.look.boris.turned == []
    events = table.does("Ann", "end")
    assert sum(isinstance(event, BorisDrew) for event in events) == 3


@rule("9.8")
def test_boris_draws_three_cards_and_puts_a_liveryman_for_each() -> None:
    table = alone().beadle("e5").stand("a1", Ann=1)
    events = turn(table, "G1 Y1 R1")
    assert where(events) == [("a1", "around"), ("c1", "around"), ("e5", "beadle")]
    assert (table.on("a1").boris, table.on("c1").boris) == (1, 1)
    assert table.look.boris is not None
    assert [(one.card, one.cell, one.why) for one in table.look.boris.turned] == [
        ("G1", "a1", "around"),
        ("Y1", "c1", "around"),
        ("R1", "e5", "beadle"),
    ]


@rule("9.9")
def test_if_the_beadles_tile_shows_the_colour_he_puts_it_there() -> None:
    table = alone().beadle("b2")  # yellow and green
    assert where(turn(table, "G1 Y1 G2")) == [("b2", "beadle")] * 3


@rule("9.10")
def test_otherwise_on_the_next_tile_of_that_colour_in_the_order_of_the_scan() -> None:
    table = alone().beadle("b2")
    assert where(turn(table, "R1 P1 B2")) == [("c2", "next"), ("c2", "next"), ("c2", "next")]
    table = alone().beadle("b2").complete("c2").beadle("b2")
    assert where(turn(table, "R1 P1 B2")) == [("d3", "next"), ("e2", "next"), ("a3", "next")]


@rule("9.11")
def test_after_the_bottom_right_he_goes_on_from_the_top_left() -> None:
    table = alone().beadle("e5")  # red and purple
    assert where(turn(table, "B2 Y1 P1")) == [("a1", "around"), ("c1", "around"), ("e5", "beadle")]


@rule("9.12")
def test_without_a_tile_of_the_colour_the_card_is_discarded_and_nobody_is_put() -> None:
    table = alone().complete_all_but("b1", "e4").beadle("b1")  # only green
    assert where(turn(table, "R1 P1 G1")) == [("", "none"), ("", "none"), ("b1", "beadle")]
    assert {"R1", "P1", "G1"} <= set(table.look.discard)
    assert table.on("e4").boris == 0


@rule("9.13")
def test_each_card_begins_at_the_beadle_and_what_it_says_is_ignored() -> None:
    table = alone().beadle("b4")  # yellow and red
    events = turn(table, "G3 G3 Y2")
    assert where(events) == [("d4", "next"), ("d4", "next"), ("b4", "beadle")]
    assert table.look.mayor_deck == 20
    assert sorted(table.look.discard) == ["G3", "G3", "Y2"]
    assert table.look.used == []


@rule("9.14")
def test_boris_uses_the_first_standard_and_any_standard_of_a_tile() -> None:
    table = alone().beadle("d2")  # yellow
    assert where(turn(table, "R1y R1 R2b")) == [("d3", "next"), ("d3", "next"), ("d3", "next")]
    assert {"red", "yellow", "blue", "green"} == set(table.on("d3").standards)


@rule("9.15")
def test_boris_goes_only_to_unresolved_tiles_special_buildings_included() -> None:
    table = alone().complete("d1", "a2").beadle("b1")  # green; the next red ones are completed
    assert where(turn(table, "R1 R1 R2")) == [("c2", "next")] * 3
    assert table.on("c2").number == 42


# -- activation --------------------------------------------------------------------------------------------


@rule("9.16")
def test_only_even_rounds_have_an_activation() -> None:
    active = []
    for number in range(1, 10):
        table = alone(number).stand("e4", Ann=6)
        active += [number] if any(isinstance(event, Reached) for event in table.end_round()) else []
    assert active == [2, 4, 6, 8]


@rule("9.17")
def test_the_neutral_from_the_start_goes_to_the_box_and_later_ones_raise_nothing() -> None:
    table = alone(2).stand("b1", Ann=4).beadle("e5").give("Ann", "P4")
    table.does("Ann", "play P4")
    assert (table.on("b1").threshold, table.on("b1").count, table.look.neutrals) == (5, 5, 1)
    table.end_round()
    assert (table.on("b1").done, table.on("b1").barred, table.look.neutrals) == (True, False, 2)


@rule("9.18")
def test_boris_takes_first_and_second_place_but_only_the_points() -> None:
    table = alone(2).beadle("e5").stand("d4", Boris=2, Ann=1).token("d4", "K6")  # four points
    table.end_round()
    assert table.points("Boris") == 4 + 7  # and the Fish Salters of the beadle
    assert table.of("Ann").guildhall == 4 + 1 + 2  # back from the tile, and the token hires two
    for token, points in (("K2", 2), ("K10", 1), ("K7", 0)):
        table = alone(2).beadle("e5").stand("d4", Boris=1, Ann=2).token("d4", token)
        table.end_round()
        assert table.points("Boris") == points + 7
    table = alone(2).beadle("e5").stand("c5", Boris=4)  # sends one to the plantation
    table.end_round()
    assert (table.points("Boris"), table.s.planted) == (4 + 7, [0, 0, 0, 0])


@rule("9.19")
def test_boris_leaves_no_master() -> None:
    table = alone(2).beadle("e5").stand("d4", Boris=3)
    table.end_round()
    assert (table.on("d4").done, table.on("d4").master, table.on("d4").boris) == (True, None, 0)


@rule("9.20")
def test_boris_never_wins_a_tie_by_masters_but_oneself_can() -> None:
    table = alone(2).beadle("e5").stand("d4", Boris=2, Ann=2).master("Ann", "e4")
    assert table.on("d4").first == 0
    table.end_round()
    assert table.on("d4").master == 0
    assert table.s.masters_beside(BORIS, 20) == 0
    table = alone(10).score(Boris=20)
    table.end_round()
    assert table.result is not None
    assert table.result.facts["boris"] == 20 + 4  # the beadle's tile, and nothing else


@rule("9.21")
def test_boris_never_hires_neutrals() -> None:
    table = alone(2).beadle("e5").stand("d4", Boris=2, Ann=1)
    table.draws("B1 B1 B1 B1 B2 B2 B2").does("Ann", "end")
    table.loaded = []
    assert table.active == "Ann"  # only one is asked
    table.give("Ann", "R1 R1 G1 G1")
    table.does("Ann", "neutral R1", "pay R1", "neutral G1", "pay G1")
    assert table.on("d4").master == 0  # one and two neutrals against two


# -- the step of the beadle --------------------------------------------------------------------------------


@rule("9.22")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_at_the_end_of_every_round_the_beadles_tile_is_completed(number: int) -> None:
    table = alone(number).beadle("e5")
    table.end_round()
    assert table.on("e5").done


@rule("9.23")
def test_boris_gets_its_points_and_ones_own_liverymen_return() -> None:
    table = alone().stand("a1", Ann=3).wait("Ann", 1).token("a1", "K3")
    turn(table, "Y1 Y1 Y1")
    assert (table.points("Boris"), table.points()) == (4, 0)
    assert (table.of("Ann").guildhall, table.on("a1").pawns, table.on("a1").master) == (4, [0], None)


@rule("9.24")
def test_all_else_leaves_the_tile_too() -> None:
    table = alone().stand("a1", Boris=2, Ann=1).give("Ann", "P4")
    table.does("Ann", "play P4")
    turn(table, "G1 Y1 Y1")
    tile = table.on("a1")
    assert (tile.boris, tile.token, tile.barred, tile.neutrals) == (0, "", False, 0)
    assert table.look.neutrals == 2


@rule("9.25")
def test_then_the_beadle_goes_to_the_lowest_unresolved_number() -> None:
    table = alone().complete("b1")
    events = table.end_round()
    assert [event.cell for event in events if isinstance(event, BeadleCame)] == ["c1"]


@rule("9.26")
def test_a_tile_completed_under_the_beadle_sends_it_on_and_the_next_falls_too() -> None:
    table = alone(2).stand("a1", Ann=5)
    events = [event for event in table.end_round() if isinstance(event, (Won, BeadleCame, BorisTook))]
    assert [(type(event).__name__, event.cell) for event in events] == [
        *(("Won", "a1"), ("BeadleCame", "b1"), ("BorisTook", "b1"), ("BeadleCame", "c1"))
    ]


# -- growth ------------------------------------------------------------------------------------------------


@rule("9.27")
def test_growth_adds_no_tile_and_comes_every_four_rounds_after_the_beadle() -> None:
    grown = []
    for number in range(1, 10):
        table = alone(number)
        before = len(table.look.tiles)
        names = [type(event).__name__ for event in table.end_round()]
        assert len(table.look.tiles) == before
        if "TurnedOver" in names:
            grown.append(number)
            assert names.index("BorisTook") < names.index("TurnedOver")
    assert grown == [4, 8]


@rule("9.28")
@rule("9.29")
@pytest.mark.parametrize(
    ("side", "yours", "points"), [("virginia", 0, 7), ("ulster", 0, 3), ("virginia", 1, 3), ("ulster", 1, 3)]
)
def test_with_none_or_one_there_boris_scores(side: str, yours: int, points: int) -> None:
    table = alone(4, side=side).plant(Ann=yours)
    events = [event for event in quiet(table) if isinstance(event, (BorisFarmed, Farmed))]
    assert [(type(event).__name__, event.points) for event in events] == [("BorisFarmed", points)]
    assert table.points("Boris") == points + 4
    assert table.points() == 0


@rule("9.30")
def test_with_two_or_more_there_one_takes_the_first_reward() -> None:
    table = alone(4).plant(Ann=2)
    quiet(table)
    assert (table.points(), table.points("Boris")) == (7, 4)
    table = alone(4, side="ulster").plant(Ann=3)
    quiet(table)
    assert table.eyes("Ann").asked.question == "mayor"
    assert (table.points(), table.points("Boris")) == (3, 4)


@rule("9.31")
def test_then_they_go_to_the_supply_and_the_plantation_is_turned_over() -> None:
    for yours in (0, 1, 2):
        table = alone(4).plant(Ann=yours)
        supply = table.of("Ann").supply
        events = table.end_round()
        assert [event.side for event in events if isinstance(event, TurnedOver)] == ["ulster"]
        assert (table.of("Ann").plantation, table.of("Ann").supply) == (0, supply + yours)


# -- the end -----------------------------------------------------------------------------------------------


@rule("9.32")
def test_it_ends_after_round_ten_or_without_a_tile_for_the_beadle() -> None:
    table = alone(9)
    table.end_round()
    assert (table.look.round, table.look.last_round) == (10, True)
    table.end_round()
    assert table.result is not None
    table = alone(3).complete_all_but("e5", "c2", "d3")  # only buildings are left after this round
    table.end_round()
    assert table.result is not None
    table = alone(2).complete_all_but("e5", "c2").stand("e5", Ann=6).token("e5", "K6")
    table.end_round()  # completed in the activation
    assert table.result is not None
    assert table.points("Boris") == 0
    table = alone(3).complete_all_but("e4", "e5")
    table.end_round()
    assert table.result is None


@rule("9.33")
def test_the_own_score_is_points_mayoral_cards_and_neighbours() -> None:
    table = alone(10).score(Ann=20, Boris=11).mayor("Ann", "M08").master("Ann", "c2", "d2")
    table.end_round()
    assert table.result is not None
    assert (table.result.scores, table.points("Boris")) == ([20 + 3 + 2], 11 + 4)


@rule("9.34")
@pytest.mark.parametrize(("yours", "result"), [(16, 1.0), (15, -1.0), (14, -1.0)])
def test_one_wins_with_more_points_than_boris(yours: int, result: float) -> None:
    table = alone(10).score(Ann=yours, Boris=11).mayor("Ann", "M08")
    table.end_round()
    assert table.result is not None
    assert (table.points("Boris"), table.s.result(0)) == (15, result)
    assert table.result.winners == ([0] if result > 0 else [])
    assert table.result.reason == ("beat-boris" if result > 0 else "lost-to-boris")


@rule("9.35")
def test_a_tie_without_an_own_master_beside_leaves_everybody_there() -> None:
    table = alone(2).beadle("e5").stand("d4", Boris=2, Ann=2)
    table.draws("B1 B1 B1 B1 B2 B2 B2").does("Ann", "end")
    table.loaded = []
    events = table.does("Ann", "pass")
    assert any(isinstance(event, Tied) for event in events)
    assert (table.on("d4").done, table.on("d4").pawns, table.on("d4").boris) == (False, [2], 2)


@rule("9.36")
def test_the_beadle_counts_against_boris_too() -> None:
    table = alone(2).stand("a1", Ann=4)
    assert (table.on("a1").count, table.on("a1").threshold) == (5, 5)
    table.end_round()
    assert table.on("a1").master == 0
