"""Won or lost, and what it is worth."""

from functools import partial

import pytest

import hameau
from hameau.games.chevoux.drawing import draw
from tests.games.chevoux.tables import CONTENT, VALID, fresh, last_card, rest
from tests.rules import rule


@rule("10.1")
def test_won_exactly_if_no_tile_lacks_anything() -> None:
    table = last_card()
    table.does("nothing")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("won", [0])
    table = last_card(card="expropriation")
    table.does("swap c3 d5")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("lost", [])
    assert table.result.facts["unhappy"] == 5


@rule("10.1")
def test_only_the_village_after_the_last_card_counts() -> None:
    spoilt = VALID.replace("cantine    champ              champ ", "champ champ cantine ", 1)
    table = last_card(spoilt, card="remembrement")
    before = table.look.unhappy
    table.does("swap b3 d3")
    assert before > 0
    assert table.result is not None
    assert table.result.reason == "won"


@rule("10.2")
def test_a_point_a_person_and_two_less_an_empty_dwelling() -> None:
    for people, score in (("", -12), ("f1=1", -9), ("f1=5 d2=3 a3=1 e3=1 d4=1 e4=1", 12), ("f1=20", 10)):
        table = last_card(people=people)
        table.does("nothing")
        assert table.result is not None
        assert table.result.scores == [score]


@rule("10.3")
def test_a_score_below_zero_is_a_victory() -> None:
    table = last_card(people="f1=1")
    table.does("nothing")
    assert table.result is not None
    assert table.result.scores == [-9]
    assert table.result.winners == [0]


@rule("10.4")
def test_a_lost_village_shows_what_it_lacks() -> None:
    table = fresh(1)
    rest(table)
    assert table.result is not None
    assert table.result.why == f"The village is lost: {table.look.unhappy} tiles lack something."
    assert len({lack.cell for lack in table.look.lacks}) == table.look.unhappy


@rule("10.4")
def test_a_lost_village_has_no_score_in_result_view_drawing_and_record() -> None:
    table = fresh(1)
    rest(table)
    assert table.result is not None
    assert table.result.scores == [None]
    assert table.look.score is None
    assert "score –" in draw(table.look, table.names, [], partial(hameau.game("chevoux").speech.say, "en"))
    played = hameau.game("chevoux").match(seed=1)
    while played.waiting:
        played.play(0, "nothing")
    assert " scores [null] winners [] " in played.record()
    assert hameau.verify(played.record()).over


@rule("10.4")
def test_a_village_shows_what_it_would_score_until_it_is_lost() -> None:
    table = fresh(1)
    assert table.look.unhappy > 0
    assert table.look.score is not None


@rule("10.5")
@pytest.mark.parametrize(
    ("score", "title"), [(-12, "leaving"), (-1, "leaving"), (0, "caretaker"), (8, "mayor"), (20, "legend")]
)
def test_a_title_goes_with_the_score(score: int, title: str) -> None:
    assert CONTENT.rank(score).id == title


@rule("10.5")
def test_the_title_is_told() -> None:
    table = last_card(people="f1=5 d2=3 a3=1 e3=1 d4=1 e4=1")
    table.does("nothing")
    assert table.result is not None
    assert (
        table.result.why
        == "The village thrives: 12 people, no empty dwelling, 12 points (mayor for another term)."
    )
