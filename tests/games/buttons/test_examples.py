"""The worked examples of the rulebook, as printed. Emma is Ann here."""

from tests.games.buttons.tables import seated
from tests.rules import rule


@rule("4.6")
@rule("4.7")
def test_first_example_white_5_gold_6() -> None:
    """The others may lay on the sixth field of the fifth row; Emma on the second, third, fifth or sixth."""
    table = seated()
    table.roll("5 6 2 3 5 2")
    for name in ("Ben", "Eve", "Dan"):
        assert table.may(name) == ["skip", "f5"]
    assert table.may("Ann") == ["b5", "c5", "e5", "f5"]


@rule("4.8")
def test_second_example_emma_has_gambled_her_chances_away() -> None:
    """A button on the second field, the third beside one, a star on the sixth: bust, and the stars stay."""
    table = seated(
        ann="""
        . . . * . .
        . . * . . .
        . . . . o .
        . . o . . .
        . o . . . *
        . . . o . ."""
    )
    table.roll("5 6 2 3 3 2")
    ann = table.of("Ann")
    assert ann.status == "bust"
    assert ann.buttons == []
    assert ann.stars == ["d1", "c2", "f5"]
    assert table.look.dice == 3  # one black die lies in her depot
    assert table.owing == "Ben Eve Dan"  # and the others may still lay


@rule("4.7")
def test_second_example_with_one_more_column_she_could_lay() -> None:
    table = seated(
        ann="""
        . . . * . .
        . . * . . .
        . . . . o .
        . . o . . .
        . o . . . *
        . . . o . ."""
    )
    table.roll("5 6 2 3 3 5")
    assert table.may("Ann") == ["e5"]
    reasons = {field: table.refuses("Ann", field).rule for field in ("b5", "c5", "f5")}
    assert reasons == {"b5": "3.1", "c5": "3.2", "f5": "3.4"}


@rule("4.11")
def test_two_players_the_other_has_only_four_dice_left() -> None:
    table = seated(ann=". . . . . .\n" * 5 + "o . . . . .", players=2)
    table.does("Ann", "out")
    rolled = table.roll("1 2 3 4")
    assert 2 + len(rolled.black) == 4
