"""What the search does not see, and whom it trusts. Runs in plain Python only."""

from collections.abc import Callable
from typing import TypeVar

import pytest

from hameau.bots.search import Search
from hameau.engine.state import State
from tests.laws.toy.ladder import GOOD, RUNGS, Ladder, TrustedLadder, UnsureLadder, WrongLadder
from tests.laws.toy.pennies import WINDY, NaivePennies, OpenPennies, Pennies

SIMULATIONS = 1500
MATCHES = 60


Toy = TypeVar("Toy", bound=State)


def begun(kind: Callable[[], Toy], seed: int = 0) -> Toy:
    state = kind()
    state.reseed(seed)
    state.set_up()
    return state


def searched(
    state: Toy, seat: int, simulations: int = SIMULATIONS, seed: int = 11, search: Search | None = None
) -> Search:
    search = search or Search()
    search.forget()
    scratch: Callable[[], Toy] = type(state)
    search.think(state, scratch(), seat, simulations, seed)
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


def expected(kind: Callable[[], Ladder], simulations: int) -> float:
    """What who stands before a ladder expects after so many simulations, -1 to 1."""
    search = searched(begun(kind), 0, simulations)
    return search.sum / search.weighed


def test_players_who_are_trusted_are_doubted_slowly() -> None:
    assert expected(Ladder, 16) < 0
    assert expected(TrustedLadder, 16) > 0.7


def test_players_who_are_trusted_and_wrong_are_found_out() -> None:
    assert expected(WrongLadder, 16) == -1
    assert expected(WrongLadder, 20_000) > 0


def test_players_who_are_trusted_learn_what_pays() -> None:
    search = searched(begun(UnsureLadder), 0, 3000)
    weights = list(search.weight)
    assert search.trials == 990
    assert max(weights) == weights[GOOD] > 0.5


def test_nothing_is_learned_of_shifts_that_changed_nothing() -> None:
    """A ladder has eight rungs, and so eight features; shifts of other weights cannot have paid."""
    weights = list(searched(begun(UnsureLadder), 0, 3000).weight)
    assert all(weights[:RUNGS])
    assert not any(weights[RUNGS:])


def test_what_was_learned_is_forgotten_with_the_tree() -> None:
    search = searched(begun(UnsureLadder), 0, 300)
    assert any(search.weight)
    search.forget()
    assert not any(search.weight)


def test_a_game_without_a_policy_has_no_trials() -> None:
    search = searched(begun(Ladder), 0, 300)
    assert search.trials == 0
    assert not any(search.weight)
