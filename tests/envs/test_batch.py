"""The batch: the same matches as one by one, in arrays that are really the matches."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import hameau
from hameau.engine.errors import Unknown
from hameau.engine.game import Game
from hameau.engine.state import State
from hameau.envs.batch import Batch

GAMES = [(game.key, seats) for game in hameau.games() for seats in game.seats]
FEW = 12


def first_mover(state: State) -> int:
    return (state.waiting & -state.waiting).bit_length() - 1


def one_by_one(batch: Batch) -> list[State]:
    """Every match of a batch as a state of its own."""
    states = []
    for row in batch.positions:
        state = batch.game.build(batch.game.content, batch.seats, batch.game.check_options({}))
        state.restore(row.tobytes())
        states.append(state)
    return states


@pytest.fixture
def game() -> Game:
    return hameau.games()[0]


@pytest.fixture
def batch(game: Game) -> Batch:
    return Batch(game, matches=FEW, seats=game.seats[-1], seed=5)


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_a_batch_plays_what_single_states_play(key: str, seats: int) -> None:
    batch = Batch(hameau.game(key), matches=FEW, seats=seats, seed=3)
    states = one_by_one(batch)
    while not batch.over.all():
        chosen = batch.random_moves().copy()
        for match, state in enumerate(states):
            if not state.waiting:
                assert (batch.seat[match], batch.count[match]) == (-1, 0)
                continue
            mover = first_mover(state)
            assert batch.seat[match] == mover
            assert batch.moves(match) == sorted(state.legal_moves(mover))
            assert batch.count[match] == len(batch.moves(match))
            state.apply(mover, int(chosen[match]))
        batch.step(chosen)
        assert [row.tobytes() for row in batch.positions] == [state.dump() for state in states]
    assert batch.scores().tolist() == [[state.score(seat) for seat in range(seats)] for state in states]
    assert batch.results().tolist() == [[state.result(seat) for seat in range(seats)] for state in states]


def test_the_same_seed_gives_the_same_matches_and_another_seed_others(game: Game) -> None:
    one, same, other = Batch(game, FEW, seed=1), Batch(game, FEW, seed=1), Batch(game, FEW, seed=2)
    for batch in (one, same, other):
        for _ in range(20):
            batch.step(batch.random_moves())
    assert (one.positions == same.positions).all()
    assert (one.positions != other.positions).any(axis=1).all()


def test_matches_of_a_batch_differ_from_each_other(batch: Batch) -> None:
    assert len({row.tobytes() for row in batch.positions}) == FEW


def test_a_match_that_is_over_stays_over_and_its_entry_is_ignored(batch: Batch) -> None:
    while not batch.over.all():
        batch.step(batch.random_moves())
    before = batch.positions.copy()
    assert batch.step(np.full(FEW, 999)) == 0
    assert (batch.positions == before).all()
    assert (batch.seat == -1).all()
    assert (batch.count == 0).all()
    assert not batch.mask().any()


def test_step_says_how_many_decisions_it_played(batch: Batch) -> None:
    while not batch.over.any():
        assert batch.step(batch.random_moves()) == FEW
    assert batch.step(batch.random_moves()) == FEW - 1


def test_reset_starts_what_is_over_anew_and_leaves_the_rest(batch: Batch) -> None:
    while not batch.over.any():
        batch.step(batch.random_moves())
    over, before = batch.over, batch.positions.copy()
    batch.reset()
    assert not batch.over.any()
    assert (batch.positions[~over] == before[~over]).all()
    assert (batch.positions[over] != before[over]).any(axis=1).all()


def test_reset_of_chosen_matches_gives_them_fresh_luck(batch: Batch) -> None:
    before = batch.positions.copy()
    which = np.arange(FEW) < 3
    batch.reset(which)
    assert ((batch.positions != before).any(axis=1) == which).all()


def test_positions_are_the_memory_of_the_matches(batch: Batch) -> None:
    saved = batch.positions.copy()
    moves = batch.random_moves().copy()
    batch.step(moves)
    later = batch.positions.copy()
    assert (saved != later).any()
    batch.positions[:] = saved
    batch.show_again()
    batch.step(moves)
    assert (batch.positions == later).all()


def test_one_match_can_be_copied_over_all_others(batch: Batch) -> None:
    batch.positions[:] = batch.positions[0]
    batch.show_again()
    assert (batch.seat == batch.seat[0]).all()
    batch.step(np.repeat(batch.random_moves()[:1], FEW))
    assert (batch.positions == batch.positions[0]).all()


def test_the_mask_marks_exactly_the_legal_moves(batch: Batch) -> None:
    for _ in range(30):
        batch.step(batch.random_moves())
        mask = batch.mask()
        for match in range(FEW):
            assert np.flatnonzero(mask[match]).tolist() == batch.moves(match)


def test_results_of_unfinished_matches_are_not_numbers(batch: Batch) -> None:
    assert np.isnan(batch.results()).all()


def test_an_illegal_move_is_refused_and_nothing_changes(batch: Batch) -> None:
    before = batch.positions.copy()
    chosen = batch.random_moves().copy()
    chosen[4] = 999
    with pytest.raises(ValueError, match=r"match 4: seat \d may play \[.*\], not 999; nothing was played"):
        batch.step(chosen)
    assert (batch.positions == before).all()


@pytest.mark.parametrize("shape", [(FEW - 1,), (FEW, 1), ()])
def test_moves_of_a_wrong_shape_are_refused(batch: Batch, shape: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="one move a match"):
        batch.step(np.zeros(shape, np.int64))


def test_moves_that_are_no_whole_numbers_are_refused(batch: Batch) -> None:
    with pytest.raises(TypeError, match="whole numbers, not float64"):
        batch.step(np.zeros(FEW))


def test_moves_of_other_whole_types_and_lists_are_taken(batch: Batch) -> None:
    batch.step(batch.random_moves().astype(np.uint8))
    batch.step(batch.random_moves().tolist())


@pytest.mark.parametrize("which", [np.ones(FEW - 1, np.bool_), np.ones(FEW, np.int64)])
def test_reset_takes_one_bool_a_match(batch: Batch, which: NDArray[Any]) -> None:
    with pytest.raises(ValueError, match=f"reset takes {FEW} bools"):
        batch.reset(which)


def test_a_batch_of_nothing_or_for_too_many_is_refused(game: Game) -> None:
    with pytest.raises(Unknown, match="number of matches is a whole number, 1 or more, not 0"):
        Batch(game, matches=0)
    with pytest.raises(Unknown, match="players, not 99"):
        Batch(game, seats=99)
    with pytest.raises(Unknown, match="no option 'colour'"):
        Batch(game, options={"colour": "red"})
