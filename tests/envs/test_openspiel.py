"""The games as OpenSpiel plays them: its own tests, its own searches, and what a researcher relies on."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation

import hameau.envs.openspiel
from hameau.engine.errors import Unknown
from tests.envs import playthroughs
from tests.envs.settings import ALL, ONE_EACH
from tests.samples import sample

FEW = [(key, seats) for key, seats in ALL if key != "werewolves" or seats in (8, 9)]  # many take minutes
every_setting = pytest.mark.parametrize(("key", "seats"), sample(FEW, ALL))
every_game = pytest.mark.parametrize(("key", "seats"), ONE_EACH)


def load(key: str, seats: int) -> Any:
    return pyspiel.load_game(f"hameau_{key}(players={seats})")


def walk(state: Any, luck: np.random.Generator, most: int = 10_000) -> Any:
    """Play on at random, so many nodes at most."""
    for _ in range(most):
        if state.is_terminal():
            break
        state.apply_action(int(luck.choice(state.legal_actions())))
    return state


@every_setting
def test_random_sim_test_of_openspiel(key: str, seats: int) -> None:
    pyspiel.random_sim_test(load(key, seats), num_sims=1, serialize=False, verbose=False)


@every_game
def test_random_sim_test_of_openspiel_with_serialisation(key: str, seats: int) -> None:
    pyspiel.random_sim_test(load(key, seats), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("key", "seats"), sample([("buttons", 2), ("chevoux", 1)], ONE_EACH))
def test_a_playthrough_of_openspiel_is_the_same_twice(key: str, seats: int) -> None:
    name = f"hameau_{key}(players={seats})"
    first, second = (generate_playthrough.playthrough(name, [], seed=5) for _ in range(2))
    assert first == second
    assert "IsTerminal() = True" in first


@every_game
def test_a_short_playthrough_is_what_it_was(key: str, seats: int) -> None:
    assert playthroughs.played(key, seats) == (playthroughs.FOLDER / f"{key}.txt").read_text("utf-8")


@every_game
def test_copies_go_on_by_themselves(key: str, seats: int) -> None:
    luck = np.random.default_rng(1)
    state = walk(load(key, seats).new_initial_state(), luck, 60)
    for made in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert str(made) == str(state)
        assert made.history() == state.history()
        before = str(state)
        walk(made, luck, 5)
        assert str(state) == before


@every_game
def test_a_player_sees_the_same_in_every_world_it_cannot_tell_apart(key: str, seats: int) -> None:
    luck = np.random.default_rng(2)
    state = walk(load(key, seats).new_initial_state(), luck, 80)
    while state.is_chance_node():
        walk(state, luck, 1)
    for player in range(seats):
        other = state.resample_from_infostate(player, luck.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)


def test_information_states_remember_what_positions_forget() -> None:
    """Two ways to one position: BUTTONS looks the same, and what was seen differs."""
    luck = np.random.default_rng(3)
    state = walk(load("buttons", 2).new_initial_state(), luck, 120)
    assert len(state.information_state_string(0)) > len(state.observation_string(0)) + 20


def test_an_observation_has_the_features_of_the_game() -> None:
    game = load("buttons", 2)
    state = walk(game.new_initial_state(), np.random.default_rng(1), 20)
    while state.is_chance_node():
        walk(state, np.random.default_rng(1), 1)
    seen = make_observation(game)
    seen.set_from(state, state.current_player())
    assert seen.dict["stars"].shape == (2, 36)
    assert seen.dict["waits"][0] == 1


def test_chance_is_even_and_rolls_are_dice() -> None:
    state = load("buttons", 2).new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    state.apply_action(state.legal_actions()[0])
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(face, 1 / 6) for face in range(6)]


def test_two_players_share_nothing_but_the_sum_of_zero() -> None:
    assert load("buttons", 2).get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert load("buttons", 3).get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    state = walk(load("buttons", 2).new_initial_state(), np.random.default_rng(6))
    assert sum(state.returns()) == 0


def mcts_bot(game: Any, luck: Any) -> Any:
    return mcts.MCTSBot(game, 1.0, 20, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)


def ismcts_bot(game: Any, luck: Any) -> Any:
    return ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, luck), 1.0, 20, random_state=luck)


@pytest.mark.parametrize(("key", "make"), [("buttons", mcts_bot), ("buttonville", ismcts_bot)])
def test_searches_of_openspiel_play(key: str, make: Callable[[Any, Any], Any]) -> None:
    game, luck = load(key, 2), np.random.default_rng(1)
    bot, state = make(game, np.random.RandomState(1)), game.new_initial_state()
    for _ in range(3):
        while state.is_chance_node():
            walk(state, luck, 1)
        move = bot.step(state)
        assert move in state.legal_actions()
        state.apply_action(move)


def test_options_are_part_of_the_name() -> None:
    game = pyspiel.load_game("hameau_buttons(players=2,options=boards:same)")
    assert game.table.options == {"boards": "same"}
    with pytest.raises(Unknown, match="options are written key:value"):
        hameau.envs.openspiel.read_options("boards")
