"""What a refused move says: each code once, with its rule and a sentence."""

import pytest

from tests.games.guilds.tables import Table, seated


def turn() -> Table:
    return seated(2).give("Ann", "P3 R1").complete("a1")


@pytest.mark.parametrize(
    ("move", "code", "rule", "sentence"),
    [
        ("hire Y1", "not-in-hand", "4.2", "You do not have Y1 in hand."),
        ("play P3", "too-dear", "4.8", "P3 costs 2 coins: more cards than you have."),
        ("move a1", "not-open", "4.7", "No unresolved tile lies on a1."),
        ("move b1", "no-card-for-tile", "4.4", "None of your cards moves a liveryman to b1."),
        ("pay R1", "your-turn", "4.2", "“pay R1” is not possible now."),
        ("crown a1", "not-a-choice", "10.3", "“crown a1” is not possible here."),
        ("sing", "no-such-move", None, "“sing” is no move of this game."),
        ("oust c1", "wrong-form", "8.17", "“oust c1” is not a whole move: it is written like “oust c3 2”."),
        (
            "number 99",
            "wrong-form",
            "4.10",
            "“number 99” is not a whole move: it is written like “number 2”.",
        ),
    ],
)
def test_at_a_turn(move: str, code: str, rule: str | None, sentence: str) -> None:
    refused = turn().refuses("Ann", move)
    assert (refused.code, refused.rule) == (code, rule)
    assert refused.sentence.startswith(sentence)


def test_nobody_is_hired_from_an_empty_supply() -> None:
    refused = turn().wait("Ann", 16).refuses("Ann", "hire R1")
    assert (refused.code, refused.rule) == ("supply-empty", "4.3")


def test_while_something_is_asked() -> None:
    table = turn()
    table.does("Ann", "move d1")
    assert (table.refuses("Ann", "pay P3").code, table.refuses("Ann", "pay P3").rule) == (
        "not-a-choice",
        "4.4",
    )
    assert (table.refuses("Ann", "end").code, table.refuses("Ann", "end").rule) == ("answer-first", "4.2")
    assert table.refuses("Ann", "end").sentence.endswith("Which card do you lay down for the move?")


def test_moves_may_be_typed_carelessly() -> None:
    table = turn()
    table.does("Ann", "  MOVE   D1 ", "PAY r1")
    assert table.on("d1").pawns == [1, 0]
