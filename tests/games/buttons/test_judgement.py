"""The opinions of BUTTONS: what a board promises, and that they fit the rules."""

from itertools import pairwise
from typing import cast

import pytest

from hameau.games.buttons.judgement import Buttons
from hameau.games.buttons.notation import field_named
from tests.games.buttons.tables import BUTTONS


def boards(*stars: int) -> Buttons:
    """The start of a round with these stars."""
    state = cast(Buttons, BUTTONS.match(seats=len(stars), seed=1).state)
    state.write("stars", [*stars, 0, 0, 0, 0][:4])
    return state


def chances(state: Buttons) -> list[float]:
    return [(state.outlook(seat) + 1) / 2 for seat in range(state.seats)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_equal_boards_promise_the_same_and_all_chances_make_one(seats: int) -> None:
    assert chances(boards(*[0] * seats)) == pytest.approx([1 / seats] * seats)
    assert sum(chances(boards(*[0b1, 0b10101, 0b111 << 12, 0b1000001][:seats]))) == pytest.approx(1)


def test_every_star_makes_a_board_better() -> None:
    row_by_row = [chances(boards(0b010101010101010101 >> 2 * missing, 0b10101))[0] for missing in range(9)]
    assert all(more > fewer for more, fewer in pairwise(row_by_row))


def test_stars_in_a_row_promise_more_than_scattered_ones() -> None:
    scattered = sum(1 << field_named(name) for name in ("a1", "c2", "e3", "b5"))
    assert chances(boards(0b1111, scattered))[0] > 0.5


def test_at_the_end_the_outlook_is_the_result() -> None:
    match = BUTTONS.match(seats=3, seed=5)
    match.state.rehearse(0)
    assert [match.state.outlook(s) for s in range(3)] == [match.state.result(s) for s in range(3)]


def test_a_look_ahead_sees_this_round_or_the_end() -> None:
    for seed in range(20):
        state = cast(Buttons, BUTTONS.match(seats=2, seed=seed).state)
        while state.waiting:
            before = state.round
            state.look_ahead()
            assert not state.waiting or state.round == before + 1


def test_the_bust_chance_is_what_dice_give() -> None:
    state = boards(0, 0)
    state.write("stars", [(1 << 36) - 1 - 0b1, 0, 0, 0])  # one open field: a1
    missed = 1 - (1 / 6) * (1 - (5 / 6) ** (state.dice + 1))
    assert state.bust_chance(0) == pytest.approx(missed)
    assert state.bust_chance(1) == 0
