"""Chapter 8, first half: tiles and action cards."""

from collections import Counter

import pytest

from hameau.games.guilds.rules.box import BUILDING
from tests.games.guilds.tables import BOX, CARDS, GUILDS, MAYORS, Table, imagined, seated
from tests.rules import rule

PAGE = GUILDS.content.page
COLOURS = ("yellow", "red", "blue", "green", "purple")


def with_card(cards: str, players: int = 2) -> Table:
    """Ann's turn with these cards, four liverymen on the Guildhall and the beadle out of the way."""
    return seated(players).give("Ann", cards).beadle("e5" if players < 3 else "e4")


# -- what is in the box ------------------------------------------------------------------------------------


@rule("8.1")
def test_forty_guild_tiles() -> None:
    assert [guild.number for guild in PAGE.guild] == list(range(1, 41))
    assert Counter(len(guild.standards) for guild in PAGE.guild) == {1: 20, 2: 20}
    assert Counter(guild.threshold for guild in PAGE.guild) == {3: 16, 4: 16, 5: 8}
    assert Counter(colour for guild in PAGE.guild for colour in guild.standards) == dict.fromkeys(COLOURS, 12)
    assert sum(guild.points for guild in PAGE.guild) == 154


@rule("8.2")
def test_five_special_buildings() -> None:
    assert [len(building.standards) for building in PAGE.building] == [4] * 5
    assert {building.threshold for building in PAGE.building} == {6}
    assert len({frozenset(building.standards) for building in PAGE.building}) == 5
    assert not any(hasattr(building, "number") for building in PAGE.building)
    church = GUILDS.content.tiles[BUILDING]
    assert (church.id, church.points, church.effect, church.amount) == ("church", 4, "draw", 4)


@rule("8.7")
def test_a_hundred_and_five_action_cards() -> None:
    assert sum(card.copies for card in PAGE.card) == 105
    colours: Counter[str] = Counter()
    pairs: Counter[frozenset[str]] = Counter()
    for card in PAGE.card:
        colours[card.standards[0]] += card.copies
        pairs[frozenset(card.standards)] += card.copies
    assert colours == dict.fromkeys(COLOURS, 21)
    assert sorted(count for pair, count in pairs.items() if len(pair) == 2) == [2] * 10
    assert {BOX.colour[CARDS.index(name)] for name in ("R1", "R1y", "R6")} == {1}


@rule("8.8")
def test_the_colours_are_called_red_and_purple() -> None:
    assert {colour for card in PAGE.card for colour in card.standards} == set(COLOURS)


# -- effects of tiles --------------------------------------------------------------------------------------


@rule("8.3")
def test_a_free_move_takes_up_to_so_many_to_any_tiles_whatever_their_colours() -> None:
    table = seated(2).at(2).beadle("e5").stand("a1", Ann=4).stand("e1", Ann=1)
    table.does("Ann", "end")
    table.does("Ben", "end")
    assert table.may("Ann")[0] == "done"
    assert "to c2" in table.may("Ann")
    assert "to a1" not in table.may("Ann")  # completed
    table.does("Ann", "to d5")
    assert table.may("Ann") == ["from e1", "from hall"]
    table.does("Ann", "from e1", "to d5")  # only the Guildhall has somebody else
    assert table.on("d5").pawns == [2, 0]
    assert table.look.round == 3


@rule("8.4")
def test_sending_takes_up_to_so_many_to_the_plantation() -> None:
    table = seated(2).at(2).beadle("e5").stand("c5", Ann=4).stand("b1", Ann=1)
    table.does("Ann", "end")
    table.does("Ben", "end")
    assert table.may("Ann") == ["done", "from b1", "from hall"]
    table.does("Ann", "from b1")
    assert (table.of("Ann").plantation, table.look.round) == (1, 3)
    again = seated(2).at(2).beadle("e5").stand("c5", Ann=4)
    again.end_round()
    assert again.of("Ann").plantation == 0  # none is allowed


@rule("8.5")
def test_a_mayoral_draw_keeps_one_of_two_or_none_and_the_rest_goes_under_the_deck() -> None:
    table = with_card("G3 Y1 Y1 P3 Y2 Y2").mayor("Ann", "M01").mayor("Ben", "M02")
    table.does("Ann", "play G3", "pay Y1", "pay Y1")
    offered = [card.mayor for card in table.eyes("Ann").offered]
    assert table.may("Ann") == ["done", *(f"keep {mayor}" for mayor in offered)]
    assert table.refuses("Ann", "end").rule == "8.5"
    assert table.refuses("Ann", "keep M01").rule == "8.5"
    assert table.eyes("Ben").offered == []
    table.does("Ann", f"keep {offered[0]}")
    assert [card.mayor for card in table.eyes("Ann").mayors] == ["M01", offered[0]]
    assert (table.s.unders, MAYORS[table.s.under[0]]) == (1, offered[1])
    table.does("Ann", "play P3", "pay Y2", "pay Y2", "done")
    assert (table.of("Ann").mayor_cards, table.s.unders) == (2, 3)
    assert table.look.mayor_deck == len(MAYORS) - 3


@rule("8.5")
def test_cards_under_the_deck_come_last_in_their_order() -> None:
    table = with_card("G3 Y1 Y1 P3 Y2 Y2").mayor("Ann", "M01").mayor("Ben", "M02")
    table.s.top = 1 << MAYORS.index("M05")
    for card in ("M09", "M03", "M07"):
        table.s.put_under(0, MAYORS.index(card))
    table.does("Ann", "play G3", "pay Y1", "pay Y1")
    assert [card.mayor for card in table.eyes("Ann").offered] == ["M05", "M09"]
    table.does("Ann", "keep M05", "play P3", "pay Y2", "pay Y2")
    assert [card.mayor for card in table.eyes("Ann").offered] == ["M03", "M07"]


@rule("8.6")
def test_an_empty_mayoral_deck_gives_nothing() -> None:
    table = with_card("G3 Y1 Y1")
    table.s.top = 0
    table.does("Ann", "play G3", "pay Y1", "pay Y1")
    assert table.may("Ann") == ["end"]
    assert table.of("Ann").mayor_cards == 1


# -- yellow ------------------------------------------------------------------------------------------------


@rule("8.9")
def test_y1_hires_two_and_y2_three_for_a_coin() -> None:
    table = with_card("Y1 Y2 B1")
    table.does("Ann", "play Y1")
    assert table.of("Ann").guildhall == 6
    table.does("Ann", "play Y2", "pay B1")
    assert table.of("Ann").guildhall == 9


@rule("8.10")
def test_y3_puts_one_from_the_supply_on_any_tile() -> None:
    table = with_card("Y3 B1")
    table.does("Ann", "play Y3", "pay B1")
    assert table.may("Ann") == [f"to {tile.cell}" for tile in table.look.tiles]
    table.does("Ann", "to a2")
    assert (table.on("a2").pawns, table.of("Ann").supply, table.of("Ann").guildhall) == ([1, 0], 11, 4)


@rule("8.11")
def test_y4_puts_two_from_the_supply_on_one_yellow_tile() -> None:
    table = with_card("Y4 B1")
    table.does("Ann", "play Y4", "pay B1")
    assert table.may("Ann") == [
        f"to {cell}" for cell in ["c1", "e1", "b2", "d2", "b3", "d3", "b4", "c4", "a5", "c5"]
    ]
    table.does("Ann", "to c1")
    assert (table.on("c1").pawns, table.of("Ann").supply) == ([2, 0], 10)


@rule("8.12")
def test_y5_lets_every_card_laid_down_to_hire_hire_two() -> None:
    table = with_card("Y5 B1 R1 Y1")
    table.does("Ann", "play Y5", "hire B1", "hire R1")
    assert table.of("Ann").guildhall == 8
    table.does("Ann", "play Y1")
    assert table.of("Ann").guildhall == 10


@rule("8.13")
def test_y6_hires_one_for_each_master_at_most_four() -> None:
    table = with_card("Y6 B1 Y6 B1").master("Ann", "a1", "b1", "c1")
    table.does("Ann", "play Y6", "pay B1")
    assert table.of("Ann").guildhall == 7
    table.master("Ann", "d1", "e1").does("Ann", "play Y6", "pay B1")
    assert table.of("Ann").guildhall == 11


# -- red ---------------------------------------------------------------------------------------------------


@rule("8.14")
def test_r1_moves_up_to_two_to_one_red_tile() -> None:
    table = with_card("R1 R1 R1").stand("e1", Ann=1)
    table.does("Ann", "play R1")
    assert table.may("Ann")[:3] == ["done", "to d1", "to a2"]
    table.does("Ann", "to d1", "from e1")
    assert table.may("Ann") == ["done", "from hall"]
    table.does("Ann", "from hall")
    assert table.on("d1").pawns == [2, 0]
    table.does("Ann", "play R1", "to d1", "done", "play R1", "done")
    assert table.on("d1").pawns == [3, 0]


@rule("8.15")
def test_r2_moves_one_to_any_tile() -> None:
    table = with_card("R2")
    table.does("Ann", "play R2")
    assert table.may("Ann") == [f"to {tile.cell}" for tile in table.look.tiles]
    table.does("Ann", "to b1")
    assert (table.on("b1").pawns, table.of("Ann").guildhall) == ([1, 0], 3)


@rule("8.16")
def test_r3_is_a_free_move_of_three() -> None:
    table = with_card("R3 B1")
    table.does("Ann", "play R3", "pay B1", "to a1", "to a1")
    assert table.may("Ann")[0] == "done"
    table.does("Ann", "to c2", "from hall")
    assert (table.on("a1").pawns, table.on("c2").pawns) == ([2, 0], [1, 0])
    assert table.may("Ann") == ["end"]


@rule("8.17")
def test_r4_returns_a_liveryman_of_an_opponent() -> None:
    table = with_card("R4 B1 R4 B1", players=3).stand("b2", Ben=2, Ann=1).stand("c2", Eve=1)
    table.does("Ann", "play R4", "pay B1")
    assert table.may("Ann") == ["oust b2 2", "oust c2 3"]
    hall = table.of("Ben").guildhall
    table.does("Ann", "oust b2 2")
    assert (table.on("b2").pawns, table.of("Ben").guildhall) == ([1, 1, 0], hall + 1)
    alone = seated(1).give("Ann", "R4 B1").stand("b1", Boris=2).stand("a1", Boris=1)
    alone.does("Ann", "play R4", "pay B1", "oust b1 boris")
    assert alone.on("b1").boris == 1


@rule("8.18")
def test_r5_moves_any_number_to_the_tile_beside() -> None:
    table = with_card("R5 R5p").stand("a1", Ann=3).stand("e5", Ann=1).complete("a2", "d5", "e4")
    table.does("Ann", "play R5")
    assert table.may("Ann") == ["done", "from a1"]  # e5 has no unresolved tile beside it
    table.does("Ann", "from a1")
    assert table.may("Ann") == ["number 1", "number 2", "number 3"]  # b1 is the only one
    table.does("Ann", "number 2")
    assert (table.on("a1").pawns, table.on("b1").pawns) == ([1, 0], [2, 0])
    table.does("Ann", "play R5p", "from b1")
    assert table.may("Ann") == ["to a1", "to c1", "to b2"]
    table.does("Ann", "to c1", "number 2")
    assert table.on("c1").pawns == [2, 0]


@rule("8.19")
def test_r6_lets_every_card_laid_down_to_move_count_as_all_colours() -> None:
    table = with_card("R6 B5 B1 B1")
    assert "move b1" not in table.may("Ann")
    table.does("Ann", "play R6", "pay B5")
    moves = [move for move in table.may("Ann") if move.startswith("move")]
    assert len(moves) == len(table.look.tiles)
    assert table.card("Ann", "B1").moves == [tile.cell for tile in table.look.tiles]
    table.does("Ann", "move b1", "pay B1", "move b1", "pay B1")
    assert table.on("b1").pawns == [2, 0]


# -- blue --------------------------------------------------------------------------------------------------


@rule("8.20")
def test_b1_sends_one_to_the_plantation_and_b2_up_to_two() -> None:
    table = with_card("B1 B2 Y1 B2 Y1").stand("b1", Ann=1)
    table.does("Ann", "play B1")
    assert table.may("Ann") == ["from b1", "from hall"]
    table.does("Ann", "from b1")
    assert table.of("Ann").plantation == 1
    table.does("Ann", "play B2", "pay Y1", "from hall", "from hall")
    assert (table.of("Ann").plantation, table.of("Ann").guildhall) == (3, 2)
    table.does("Ann", "play B2", "pay Y1", "done")
    assert table.of("Ann").plantation == 3


@rule("8.21")
def test_b3_sends_one_and_draws_a_card() -> None:
    table = with_card("B3").stand("b1", Ann=1).draws("P6")
    table.does("Ann", "play B3")
    assert table.of("Ann").cards == 0
    table.does("Ann", "from hall")
    assert (table.of("Ann").plantation, table.hand("Ann")) == (1, "P6")


@rule("8.22")
def test_b4_puts_one_from_the_supply_on_the_plantation() -> None:
    table = with_card("B4")
    table.does("Ann", "play B4")
    assert (table.of("Ann").plantation, table.of("Ann").supply, table.of("Ann").guildhall) == (1, 11, 4)


@rule("8.23")
def test_b5_scores_by_liverymen_on_the_plantation_at_most_four() -> None:
    table = with_card("B5 B5").plant(Ann=3)
    table.does("Ann", "play B5")
    assert (table.points(), table.of("Ann").plantation) == (3, 3)
    table.plant(Ann=6).does("Ann", "play B5")
    assert table.points() == 7


# -- green -------------------------------------------------------------------------------------------------


def cards_after(table: Table, *moves: str) -> int:
    """How many cards Ann has after these moves and the end of the turn."""
    table.does("Ann", *moves, "end")
    return table.of("Ann").cards


@rule("8.24")
def test_g1_draws_three_more_at_the_end() -> None:
    table = with_card("G1 G1")
    table.does("Ann", "play G1")
    assert table.of("Ann").cards == 1
    assert cards_after(table) == 1 + 2 + 3


@rule("8.25")
def test_g2_draws_two_at_once() -> None:
    table = with_card("G2").draws("R1 B1")
    table.does("Ann", "play G2")
    assert table.hand("Ann") == "R1 B1"


@rule("8.26")
@pytest.mark.parametrize("card", ["G3", "P3"])
def test_g3_and_p3_are_mayoral_draws_for_two_coins(card: str) -> None:
    table = with_card(f"{card} Y1 B1")
    table.does("Ann", f"play {card}", "pay Y1", "pay B1")
    assert len(table.eyes("Ann").offered) == 2


@rule("8.27")
def test_g4_draws_one_more_for_each_master_at_most_four() -> None:
    assert cards_after(with_card("G4").master("Ann", "a1", "b1"), "play G4") == 2 + 2
    crowd = with_card("G4").master("Ann", "a1", "b1", "c1", "d1", "e1")
    assert cards_after(crowd, "play G4") == 2 + 4
    assert cards_after(with_card("G4 G4").master("Ann", "a1", "b1"), "play G4", "play G4") == 2 + 2 + 2


@rule("8.28")
def test_g5_takes_a_card_from_the_discard_pile_that_all_know_of() -> None:
    table = with_card("G5 Y1").throw("P1 R6 R6")
    table.does("Ann", "hire Y1", "play G5")
    assert table.may("Ann") == ["take R6", "take P1"]  # neither G5 nor what was used in this turn
    table.does("Ann", "take R6")
    assert (table.hand("Ann"), table.look.discard) == ("R6", ["R6", "P1"])
    assert table.eyes("Ben").players[0].known == ["R6"]
    for seed in range(20):
        assert imagined(table, 1, seed).hand[0][CARDS.index("R6")] == 1
    table.does("Ann", "hire R6")
    assert table.eyes("Ben").players[0].known == []


@rule("8.29")
def test_g6_draws_one_more_and_lifts_the_limit() -> None:
    table = with_card("G6 Y1 Y1 Y1 R1 R1 R1")
    assert cards_after(table, "play G6") == 6 + 3
    assert table.active == "Ben"


# -- purple ------------------------------------------------------------------------------------------------


@rule("8.30")
def test_p1_scores_two_points() -> None:
    table = with_card("P1 Y1")
    table.does("Ann", "play P1", "pay Y1")
    assert table.points() == 2


@rule("8.31")
def test_p2_scores_by_masters_at_most_four() -> None:
    table = with_card("P2 Y1 P2 Y1").master("Ann", "a1", "b1", "c1")
    table.does("Ann", "play P2", "pay Y1")
    assert table.points() == 3
    table.master("Ann", "d1", "e1").does("Ann", "play P2", "pay Y1")
    assert table.points() == 7


@rule("8.32")
def test_p4_puts_a_neutral_that_belongs_to_nobody_where_one_stands() -> None:
    table = with_card("P4 P4").at(2).stand("b1", Ann=1, Ben=2).stand("c1", Ann=1).beadle("e5")
    table.does("Ann", "play P4")
    assert table.may("Ann") == ["to b1", "to c1"]
    table.does("Ann", "to b1")
    tile = table.on("b1")
    assert (tile.neutrals, tile.count, tile.ready, tile.first) == (1, 4, True, 1)
    assert table.look.neutrals == 3
    table.end_round()
    assert (table.on("b1").master, table.on("b1").neutrals, table.look.neutrals) == (1, 0, 4)


@rule("8.33")
def test_p5_discards_any_number_and_draws_as_many() -> None:
    table = with_card("P5 Y1 Y1 R1").draws("G1 G2")
    table.does("Ann", "play P5", "discard Y1", "discard R1")
    assert table.may("Ann") == ["done", "discard Y1"]
    table.does("Ann", "done")
    assert table.hand("Ann") == "Y1 G1 G2"
    assert table.look.used == ["Y1", "R1", "P5"]


@rule("8.34")
def test_p6_scores_by_colours_of_mastered_tiles_at_most_five() -> None:
    table = with_card("P6 Y1 P6g Y1").master("Ann", "b1", "d1")  # green, red
    table.does("Ann", "play P6", "pay Y1")
    assert table.points() == 2
    table.master("Ann", "c2", "c1").does("Ann", "play P6g", "pay Y1")
    assert table.points() == 7


@rule("8.35")
def test_p7_puts_one_from_the_supply_on_a_purple_tile() -> None:
    table = with_card("P7")
    table.does("Ann", "play P7")
    assert table.may("Ann") == [f"to {cell}" for cell in ["c1", "e1", "c2", "e2", "b3", "c4", "e5"]]
    table.does("Ann", "to e2")
    assert (table.on("e2").pawns, table.of("Ann").supply) == ([1, 0], 11)
