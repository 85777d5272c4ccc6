"""Pig, sentence by sentence; and the laws that every game obeys."""

import pytest

from hameau import laws
from hameau.testing import Table, table


def pig(position: str = "seats=2 waiting=1 active=0 turn=0 kept=0,0,0,0,0,0") -> Table:
    return table("pig", position)


def test_1_2_the_points_of_a_turn_add_up() -> None:
    match = pig()
    match.dice("5 3")
    match.does("Ann", "roll", "roll")
    assert match.position() == "seats=2 waiting=1 active=0 turn=8 kept=0,0,0,0,0,0"


def test_1_3_a_one_takes_the_points_of_the_turn_and_1_5_the_die_goes_on() -> None:
    match = pig("seats=2 waiting=1 active=0 turn=8 kept=7,0,0,0,0,0")
    match.dice("1")
    match.does("Ann", "roll")
    assert match.position() == "seats=2 waiting=2 active=1 turn=0 kept=7,0,0,0,0,0"


def test_1_4_nobody_holds_nothing() -> None:
    refused = pig().refuses("Ann", "hold")
    assert (refused.code, refused.rule) == ("nothing-to-hold", "1.4")


def test_2_1_a_hundred_points_win() -> None:
    match = pig("seats=2 waiting=1 active=0 turn=5 kept=95,99,0,0,0,0")
    match.does("Ann", "hold")
    assert match.winners == "Ann"


@pytest.mark.parametrize("law", laws.ALL, ids=str)
def test_every_game_obeys(law: laws.Law) -> None:
    law.check("pig")
