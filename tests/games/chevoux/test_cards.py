"""What cards allow: restructuring and populating."""

import pytest

from tests.games.chevoux.tables import CARDS, THREE_ROWS, TWO_ROWS, VALID, last_card, playing
from tests.rules import rule

FIRST = "clinique creche station_epuration mairie poste habitation"
SECOND = "maison_retraite epicerie ecole habitation boulangerie caserne"


@rule("6.1")
@pytest.mark.parametrize("card", CARDS)
def test_each_card_restructures_or_populates_or_does_nothing_once(card: str) -> None:
    for move in ("nothing", playing(card=card).moves(0)[-1]):
        table = playing(card=card)
        table.does(move)
        assert table.look.card != card
    verbs = {move.split()[0] for move in playing(card=card).moves(0)}
    assert "nothing" in verbs
    assert len(verbs - {"nothing", "populate"}) == 1


@rule("6.1")
def test_what_the_card_does_not_do_is_refused() -> None:
    table = playing(card="deviation")
    refused = table.refuses("swap a1 b1")
    assert refused.rule == "6.1"
    assert refused.sentence.startswith("The card Bypass does not do that")


@rule("6.2")
def test_two_tiles_of_a_row_are_swapped() -> None:
    table = playing(card="remembrement")
    assert table.refuses("swap a1 a2").sentence == "Land consolidation swaps two tiles of the same row."
    table.does("swap a1 f1")
    assert table.row(1) == "habitation creche station_epuration mairie poste clinique"
    assert table.row(2) == SECOND


@rule("6.2")
def test_two_tiles_of_a_column_are_swapped() -> None:
    table = playing(card="percee")
    assert table.refuses("swap a1 b1").rule == "6.2"
    table.does("swap c1 c2")
    assert table.column("c") == "ecole station_epuration"


@rule("6.2")
def test_any_two_tiles_are_swapped() -> None:
    table = playing(card="expropriation")
    table.does("swap b1 e2")
    assert (table.at("b1").tile, table.at("e2").tile) == ("boulangerie", "creche")


@rule("6.3")
def test_a_row_slides_round() -> None:
    table = playing(card="deviation")
    table.does("row 1 by 2")
    assert table.row(1) == "poste habitation clinique creche station_epuration mairie"
    assert table.row(2) == SECOND
    back = playing(card="deviation")
    back.does("row 1 by -1")
    assert back.row(1) == "creche station_epuration mairie poste habitation clinique"
    assert back.history[0].text == "row 1 by 5"


@rule("6.4")
def test_a_column_slides_round_within_the_rows() -> None:
    table = playing(THREE_ROWS, card="grands_travaux")
    table.does("column a by 1")
    assert table.column("a") == "habitation clinique maison_retraite"
    other = playing(THREE_ROWS, card="grands_travaux")
    other.does("column a by 2")
    assert other.column("a") == "maison_retraite habitation clinique"
    refused = playing(THREE_ROWS, card="grands_travaux").refuses("column a by 3")
    assert (refused.rule, refused.sentence) == ("6.4", "A column of 3 tiles slides by fewer than 3 spaces.")


@rule("6.5")
def test_a_square_turns_clockwise_with_the_river_at_the_top() -> None:
    for by, expected in (
        ("1", "maison_retraite clinique epicerie creche"),
        ("2", "epicerie maison_retraite creche clinique"),
        ("3", "creche epicerie clinique maison_retraite"),
    ):
        table = playing(card="rond_point")
        table.does(f"turn a1 by {by}")
        square = [table.at(cell).tile for cell in ("a1", "b1", "a2", "b2")]
        assert " ".join(square) == expected
        assert table.row(1).split()[2:] == FIRST.split()[2:]


@rule("6.6")
def test_a_dwelling_with_people_is_not_moved_on_purpose() -> None:
    table = playing(card="expropriation", people="f1=1")
    assert table.refuses("swap a1 f1").rule == "6.6"
    table = playing(card="rond_point", people="d2=2")
    refused = table.refuses("turn c1 by 2")
    assert (refused.rule, refused.facts) == ("6.6", {"cell": "d2"})
    assert all("c1" not in move and "d1" not in move for move in table.may("turn"))
    assert "turn a1 by 1" in table.may("turn")


@rule("6.6")
def test_an_empty_dwelling_moves_freely() -> None:
    table = playing(card="expropriation", people="d2=1")
    table.does("swap a1 f1")
    assert table.at("a1").tile == "habitation"


@rule("6.7")
def test_a_line_that_slides_takes_people_along() -> None:
    table = playing(card="deviation", people="f1=3")
    table.does("row 1 by 1")
    assert (table.at("a1").tile, table.at("a1").people) == ("habitation", 3)
    table = playing(card="grands_travaux", people="f1=3")
    table.does("column f by 1")
    assert (table.at("f2").tile, table.at("f2").people) == ("habitation", 3)


@rule("6.8")
def test_only_rows_that_have_tiles_take_part() -> None:
    assert playing(card="expropriation").refuses("swap a1 a3").rule == "6.8"
    assert playing(card="deviation").refuses("row 3 by 1").rule == "6.8"
    assert playing(card="rond_point").refuses("turn a2 by 1").rule == "6.8"


@rule("6.8")
@pytest.mark.parametrize(
    ("card", "counts"),
    [
        ("remembrement", [30, 45, 60, 75]),
        ("percee", [6, 18, 36, 60]),
        ("deviation", [10, 15, 20, 25]),
        ("grands_travaux", [6, 12, 18, 24]),
        ("rond_point", [15, 30, 45, 60]),
        ("expropriation", [66, 153, 276, 435]),
    ],
)
def test_how_many_ways_there_are_to_restructure(card: str, counts: list[int]) -> None:
    for rows, count in zip((2, 3, 4, 5), counts, strict=True):
        drawn = "\n".join(VALID.strip().splitlines()[:rows])
        moves = playing(drawn, card=card).moves(0)
        assert len([move for move in moves if move.split()[0] not in ("nothing", "populate")]) == count


@rule("6.9")
def test_people_come_to_a_dwelling_empty_or_not() -> None:
    for people, then in (("", 1), ("f1=4", 5)):
        table = playing(card="percee", people=people)
        table.does("populate f1")
        assert table.at("f1").people == then
    assert playing(card="percee").refuses("populate a1").rule == "6.9"
    assert playing(card="percee").refuses("populate a5").rule == "6.9"


@rule("6.10")
def test_the_condition_is_asked_now_and_never_again() -> None:
    table = playing(card="percee")
    assert table.may("populate") == ["populate f1"]
    assert table.refuses("populate d2").rule == "6.10"
    table.does("populate f1", then="grands_travaux")
    table.does("column f by 1")  # away from the river
    assert table.at("f2").people == 1


@rule("6.11")
def test_all_people_of_a_card_share_a_dwelling() -> None:
    table = playing(card="expropriation", people="f1=9 d2=5")
    before = table.look.people
    table.does("populate f1")
    assert table.at("f1").people == 11
    assert table.look.people == before + 2


@rule("6.12")
def test_when_few_are_left_those_come_and_when_nobody_is_left_nobody_does() -> None:
    table = playing(card="expropriation", people="f1=19")
    table.does("populate f1")
    assert (table.at("f1").people, table.look.supply) == (20, 0)
    table = playing(card="expropriation", people="f1=20")
    assert table.may("populate") == []
    assert table.refuses("populate f1").rule == "6.12"


@rule("6.13")
def test_nobody_leaves() -> None:
    table = playing(card="deviation", people="f1=2 d2=1")
    for move, then in (("row 1 by 3", "expropriation"), ("swap a1 b1", "percee"), ("nothing", "")):
        table.does(move, then)
        assert table.look.people == 3


@rule("6.14")
def test_land_consolidation_wants_two_fields() -> None:
    table = playing(THREE_ROWS.replace("cantine", "champ"), card="remembrement")
    assert table.may("populate") == ["populate e3"]  # between two fields
    table.does("populate e3")
    assert table.at("e3").people == 2


@rule("6.15")
def test_new_street_wants_the_river() -> None:
    table = playing(card="percee")
    assert table.may("populate") == ["populate f1"]
    table.does("populate f1")
    assert table.at("f1").people == 1


@rule("6.16")
def test_bypass_wants_a_sun_building() -> None:
    table = playing(VALID, card="deviation")
    assert table.may("populate") == ["populate a3", "populate e4"]
    table.does("populate a3")
    assert table.at("a3").people == 1


@rule("6.17")
def test_major_works_wants_a_moon_building() -> None:
    table = playing(VALID, card="grands_travaux")
    assert table.may("populate") == ["populate d2", "populate a3"]
    table.does("populate d2")
    assert table.at("d2").people == 1


@rule("6.18")
def test_the_roundabout_wants_both() -> None:
    table = playing(VALID, card="rond_point")
    assert table.may("populate") == ["populate a3"]
    table.does("populate a3")
    assert table.at("a3").people == 3


@rule("6.19")
def test_expropriation_wants_the_town_hall_near() -> None:
    table = playing(VALID, card="expropriation")
    assert table.may("populate") == ["populate f1", "populate d2"]
    table.does("populate d2")
    assert table.at("d2").people == 2


def test_what_each_card_would_allow_is_shown() -> None:
    table = last_card(card="percee")
    offers = {offer.card: offer.populates for offer in table.look.offers}
    assert offers["rond_point"] == ["a3"]
    assert offers["percee"] == [move.split()[1] for move in table.may("populate")]
    for card in CARDS:
        assert offers[card] == [move.split()[1] for move in playing(VALID, card=card).may("populate")]


def test_two_rows_are_as_drawn() -> None:
    assert playing(TWO_ROWS).row(1) == FIRST
