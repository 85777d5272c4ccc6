"""Chapter 3: rounds."""

import pytest

from hameau.games.guilds.events import Reached
from tests.games.guilds.events import Started, TurnedOver
from tests.games.guilds.tables import seated
from tests.rules import rule


@rule("3.1")
@pytest.mark.parametrize(("players", "rounds"), [(2, 16), (3, 12), (4, 12)])
def test_how_many_rounds_there_are(players: int, rounds: int) -> None:
    table = seated(players).at(rounds - 1)
    table.end_round()
    assert table.look.round == rounds
    assert table.look.last_round
    table.end_round()
    assert table.result is not None


@rule("3.2")
def test_a_round_is_turns_then_activation_then_growth() -> None:
    table = seated(3).at(3).stand("b4", Ann=4).plant(Ben=1)
    told = [type(event).__name__ for event in table.end_round()]
    story = ["Rested", "Rested", "Rested", "Reached", "Won", "Farmed", "TurnedOver", "Started"]
    assert [name for name in told if name in story] == story


@rule("3.3")
def test_the_turn_order_goes_by_points_most_first() -> None:
    table = seated(4).at(1).score(Ann=3, Ben=9, Eve=5, Dan=7)
    assert table.order == "Ann Ben Eve Dan"
    table.end_round()
    assert table.order == "Ben Dan Eve Ann"


@rule("3.4")
def test_of_equals_who_was_earlier_stays_earlier() -> None:
    table = seated(4).at(1, first="Dan").score(Ann=5, Ben=2, Eve=5, Dan=2)
    table.end_round()
    assert table.order == "Ann Eve Dan Ben"


@rule("3.5")
def test_two_players_have_an_activation_in_even_rounds_more_players_in_all() -> None:
    for players, rounds in ((2, [2, 4, 6]), (3, [1, 2, 3, 4, 5, 6])):
        active = []
        for number in range(1, 7):
            table = seated(players).at(number).stand("c4" if players == 3 else "a1", Ann=3, Ben=3)
            table.stand("b2", Ann=4)
            active += [number] if any(isinstance(e, Reached) for e in table.end_round()) else []
        assert active == rounds


@rule("3.6")
@pytest.mark.parametrize(("players", "grey"), [(2, [4, 8, 12, 16]), (3, [3, 6, 9, 12])])
def test_growth_comes_every_fourth_or_third_round(players: int, grey: list[int]) -> None:
    table = seated(players)
    grown = []
    while table.waiting:
        number = table.look.round
        grown += [number] if any(isinstance(event, TurnedOver) for event in table.end_round()) else []
    assert grown == grey


def test_the_first_of_the_order_begins() -> None:
    table = seated(2).at(1).score(Ben=1)
    assert [event.seat for event in table.end_round() if isinstance(event, Started)] == [1]
