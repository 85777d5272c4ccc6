"""The PettingZoo environments: its own tests for every game, and what a researcher relies on."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

import hameau
from hameau import envs
from hameau.engine.errors import Unknown
from hameau.envs.seats import IllegalAction
from tests.envs.settings import ALL, ONE_EACH

every_setting = pytest.mark.parametrize(("key", "seats"), ALL)
every_game = pytest.mark.parametrize(("key", "seats"), ONE_EACH)


@every_setting
@pytest.mark.filterwarnings("ignore:Observation")  # that it has two parts, as PettingZoo's own with a mask
def test_api_test_of_pettingzoo(key: str, seats: int) -> None:
    api_test(envs.aec(key, seats=seats), num_cycles=60)


@every_setting
def test_parallel_api_test_of_pettingzoo(key: str, seats: int) -> None:
    parallel_api_test(envs.parallel(key, seats=seats), num_cycles=60)


@every_setting
def test_seed_tests_of_pettingzoo_which_sample_without_masks(key: str, seats: int) -> None:
    seed_test(lambda: envs.aec(key, seats=seats, illegal="end"), num_cycles=60)
    parallel_seed_test(lambda: envs.parallel(key, seats=seats, illegal="end"), num_cycles=20)


@every_game
def test_render_test_of_pettingzoo(key: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    svg = {"svg": lambda drawn: drawn.startswith("<svg")}
    render_test(lambda render_mode: envs.aec(key, seats=seats, render_mode=render_mode), svg)
    assert capsys.readouterr().out.count("\n") > 10


def test_all_at_once_is_drawn_as_spectators_see_it() -> None:
    env = envs.parallel("werewolves", render_mode="ansi")
    env.reset(seed=1)
    assert "Ann" in (env.render() or "")


# -- what both promise -------------------------------------------------------------------------------------


def legal(mask: np.ndarray[Any, Any], luck: np.random.Generator) -> int:
    return int(luck.choice(np.flatnonzero(mask)))


@every_game
def test_a_match_is_played_to_its_end_and_rewards_are_the_results(key: str, seats: int) -> None:
    luck, env = np.random.default_rng(4), envs.aec(key, seats=seats)
    env.reset(seed=4)
    for agent in env.agent_iter():
        seen, _, over, _, info = env.last()
        assert over == (not seen["action_mask"].any())
        assert over or (info["action_mask"] == seen["action_mask"]).all()
        env.step(None if over else legal(seen["action_mask"], luck))
        if over:
            assert env.table.reward(int(agent[5:])) == env.table.state.result(int(agent[5:]))


def test_moves_of_one_step_are_played_in_the_order_of_seats() -> None:
    env, luck = envs.parallel("buttons", seats=3), np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    alone = env.table.build()
    alone.copy_from(env.table.state)
    together = 0
    while env.agents:
        chosen = {agent: legal(one["action_mask"], luck) for agent, one in seen.items()}
        asked = [seat for seat, move in enumerate(chosen.values()) if move != env.wait]
        together += len(asked) > 1
        for seat in asked:
            alone.apply(seat, chosen[f"seat_{seat}"])
        seen, *_ = env.step(chosen)
        assert env.table.state.dump() == alone.dump()
    assert together > 3


def test_an_illegal_action_is_refused_with_what_is_legal_and_changes_nothing() -> None:
    env = envs.aec("buttons", seats=2)
    env.reset(seed=1)
    before = env.table.state.dump()
    with pytest.raises(IllegalAction, match=r"seat \d may play \[0\], not 7: sample with the action mask"):
        env.step(7)
    assert env.table.state.dump() == before
    together = envs.parallel("buttons", seats=2)
    together.reset(seed=1)
    with pytest.raises(IllegalAction, match="may play"):
        together.step({"seat_0": 7, "seat_1": 7})
    assert together.table.state.dump() == before


def test_an_illegal_action_ends_the_match_if_that_was_asked_for() -> None:
    env = envs.aec("buttons", seats=2, illegal="end")
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(7)
    assert env.terminations == dict.fromkeys(env.possible_agents, True)
    assert env.rewards[loser] == -1
    assert sum(env.rewards.values()) == -1


def test_a_decision_that_lapses_becomes_what_the_game_plays_by_default() -> None:
    """In a debate of Werewolves the move of one can end what another was asked."""
    luck, env = np.random.default_rng(2), envs.parallel("werewolves", seats=8)
    for seed in range(3):
        seen, _ = env.reset(seed=seed)
        for _ in range(400):
            if not env.agents:
                break
            seen, *_ = env.step(
                {agent: legal(one["action_mask"], luck) for agent, one in seen.items() if agent in env.agents}
            )


@pytest.mark.parametrize(
    ("how", "says"),
    [
        ({"key": "chess"}, "no game 'chess'"),
        ({"seats": 9}, "2 to 4 players, not 9"),
        ({"options": {"boards": "green"}}, "option boards of buttons is one of"),
        ({"illegal": "ignore"}, "illegal is one of refuse, end, not 'ignore'"),
        ({"render_mode": "video"}, "render_mode is one of human, ansi, svg or None, not 'video'"),
    ],
)
def test_what_a_caller_gets_wrong_is_said_in_a_sentence(how: dict[str, Any], says: str) -> None:
    with pytest.raises(Unknown, match=says):
        envs.aec(**{"key": "buttons", **how})


def test_observations_have_the_features_of_their_game() -> None:
    env = envs.aec("buttons", seats=4)
    env.reset(seed=1)
    names = [feature.name for feature in env.table.features]
    assert names[:2] == ["phase", "round"]
    assert sum(feature.size for feature in env.table.features) == len(env.observe("seat_0")["observation"])
    assert {game.key for game in hameau.games()} == {key for key, _ in ONE_EACH}
