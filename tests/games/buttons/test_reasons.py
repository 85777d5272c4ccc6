"""What a move is good for is what a player can count."""

import pytest

from hameau.engine.speech import LANGUAGES
from hameau.games.buttons.reasons import explain
from tests.games.buttons.tables import BUTTONS, Table, buttons, fields_of, seated


def said(table: Table, move: str) -> tuple[str, dict[str, str | int]] | None:
    state = table.imagined(0, 1)
    number = BUTTONS.read(BUTTONS.content, state, 0, move)
    assert number is not None
    return explain(BUTTONS.content, state, 0, number)  # type: ignore[arg-type]  # of this game


def test_rolling_and_opting_out_tell_the_risk_and_the_stars() -> None:
    table = seated(ann=buttons(" ".join(fields_of("A1", "R")[:3])))
    board = table.of("Ann")
    facts = {"bust": round(100 * board.bust_chance), "stars": board.earns}
    assert board.earns > 0
    assert said(table, "roll") == ("hint-roll", facts)
    assert said(table, "out") == ("hint-out", facts)


def test_a_button_tells_how_many_of_its_colour_are_missing() -> None:
    red = fields_of("A1", "R")
    table = seated()
    assert said(table, red[0]) == ("hint-begins", {"@colour": "red", "missing": 2})
    nearly = seated(ann=buttons(" ".join(red[:2])))
    assert said(nearly, red[-1]) == ("hint-completes", {"@colour": "red", "missing": 0})


def test_a_star_tells_how_many_lie_in_its_row() -> None:
    table = seated(ann=buttons("", "a1 b1 c1 d1"))
    assert said(table, "star e1") == ("hint-five", {})
    assert said(table, "star a2") == ("hint-row", {"stars": 2})


def test_what_cannot_be_counted_has_no_reason() -> None:
    assert said(seated(), "skip") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_said_in_every_language(language: str) -> None:
    table = seated(ann=buttons("a1 b3", "a2 b2 c2"))
    for move in ("roll", "out", "c5", "star d2", "star a6"):
        reason = said(table, move)
        assert reason is not None
        sentence = BUTTONS.speech.say(language, *reason)
        assert reason[0] not in sentence
        assert "{" not in sentence
