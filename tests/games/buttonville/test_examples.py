"""The examples of the rulebook and the test vectors of our source of rules (section 1.9), as printed."""

import pytest

from tests.games.buttonville.tables import columns, fresh, seated
from tests.referees.buttonville import score
from tests.rules import rule

FORTY_SEVEN = "triboulet4 dimitri1 phil3 corbac3 bob5 soulange8"


@rule("8.1")
@rule("8.2")
@rule("8.3")
@rule("6.34")
def test_five_buttons_and_six_sets_are_47_points() -> None:
    """2 + 7 + 1 + 5 + 5 + 10 + 17; Soulange adds nothing, for no set has exactly two cards."""
    table = seated(f"sets {FORTY_SEVEN}; buttons 5")
    ann = table.of("Ann")
    assert ann.points == 47
    assert ann.button_points == 2
    assert [column.points for column in ann.sets] == [7, 1, 5, 5, 10, 17]
    assert [column.bonus for column in ann.sets] == [0] * 6


def test_the_47_points_by_the_rules_written_a_second_time() -> None:
    sets = [(name, cards) for name, cards, _ in columns(FORTY_SEVEN)]
    assert score(sets, buttons=5, neighbours_floras=0) == 47


@rule("6.34")
def test_one_more_set_of_two_would_have_brought_soulanges_points() -> None:
    table = seated(f"sets {FORTY_SEVEN} jade2; buttons 5")
    assert table.of("Ann").points == 47 + 3 + 5


@rule("6.12")
def test_a_set_of_four_jades_is_four_buttons() -> None:
    table = seated("hand jade4; buttons 0", asked="play")
    table.does("Ann", "play jade x4")
    assert table.buttons("Ann") == 4


@rule("6.29")
@pytest.mark.parametrize(("theirs", "taken"), [(5, 3), (1, 1), (0, 0)])
def test_three_corbacs_take_half_rounded_up(theirs: int, taken: int) -> None:
    table = seated("hand corbac3; buttons 0", f"buttons {theirs}", asked="play")
    table.does("Ann", "play corbac x3")
    assert (table.buttons("Ann"), table.buttons("Ben")) == (taken, theirs - taken)


@rule("6.30")
def test_two_corbacs_take_nothing() -> None:
    table = seated("hand corbac2; buttons 0", "buttons 5", asked="play")
    table.does("Ann", "play corbac x2")
    assert (table.buttons("Ann"), table.buttons("Ben")) == (0, 5)


@rule("2.10")
@rule("2.11")
@pytest.mark.parametrize(
    ("players", "deck", "end_pile", "before", "first_turn"),
    [(2, 96, 40, 56, 43), (3, 108, 20, 88, 71), (4, 108, 20, 88, 67)],
)
def test_the_piles_by_number_of_players(
    players: int, deck: int, end_pile: int, before: int, first_turn: int
) -> None:
    table = fresh(players)
    assert table.piles == (first_turn, end_pile)
    assert first_turn + 4 * players + 5 == before
    assert before + end_pile == deck
