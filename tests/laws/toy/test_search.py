"""The search does not see what another seat has sealed. Runs in plain Python only."""

import pytest

from hameau.bots.search import Search
from tests.laws.toy.pennies import WINDY, NaivePennies, OpenPennies, Pennies

SIMULATIONS = 1500
MATCHES = 60


def begun(kind: type[Pennies], seed: int = 0) -> Pennies:
    state = kind()
    state.reseed(seed)
    state.set_up()
    return state


def searched(
    state: Pennies, seat: int, simulations: int = SIMULATIONS, seed: int = 11, search: Search | None = None
) -> Search:
    search = search or Search()
    search.forget()
    search.think(state, type(state)(), seat, simulations, seed)
    return search


def worth(search: Search) -> float:
    """What the seat expects."""
    return sum(search.total_of(move) for move in range(2)) / SIMULATIONS


def test_a_seat_does_not_expect_that_the_other_sees_its_coin() -> None:
    for seat in range(2):
        assert worth(searched(begun(Pennies), seat)) > -0.5


def test_a_sight_that_shows_the_coin_makes_the_first_believe_he_loses() -> None:
    certain = -1.0 + 2.0 / WINDY
    assert worth(searched(begun(OpenPennies), 0)) == pytest.approx(certain, abs=0.1)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_coin_that_lies_already_teaches_nothing(seat: int) -> None:
    trees = []
    for sealed in range(2):
        state = begun(Pennies)
        state.apply(1 - seat, sealed)
        search = searched(state, seat)
        trees.append([(search.visits_of(move), search.total_of(move)) for move in range(2)])
    assert trees[0] == trees[1]


def won_by_the_second(kind: type[Pennies]) -> int:
    """Matches in which the seat that chooses after the other has won."""
    won = 0
    tree = Search()
    for seed in range(MATCHES):
        state = begun(kind, seed)
        for seat in range(2):
            state.apply(seat, searched(state, seat, 100, seed * 2 + seat, tree).best_move())
        won += state.result(1) > 0
    return won


def test_who_chooses_second_wins_no_more_than_its_share() -> None:
    """It may win less: both trees explore in step, so the first one's guess is no fair coin."""
    assert won_by_the_second(Pennies) < 0.65 * MATCHES


def test_without_imagining_the_second_would_win() -> None:
    assert won_by_the_second(NaivePennies) > 0.8 * MATCHES
