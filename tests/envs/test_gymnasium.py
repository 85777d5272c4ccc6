"""One seat against bots, as Gymnasium knows it, and many matches at once."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from hameau import envs
from hameau.engine.errors import Unknown
from hameau.envs.gymnasium import OneSeat
from hameau.envs.seats import IllegalAction
from hameau.envs.vectors import Vector
from tests.envs.settings import ALL, ONE_EACH

every_setting = pytest.mark.parametrize(("key", "seats"), ALL)
every_game = pytest.mark.parametrize(("key", "seats"), ONE_EACH)


@every_setting
def test_check_env_of_gymnasium_which_samples_without_masks(key: str, seats: int) -> None:
    check_env(OneSeat(key, seats, illegal="end"), skip_render_check=True)


@every_game
def test_every_game_is_registered_with_its_version(key: str, seats: int) -> None:
    env = gymnasium.make(f"hameau/{key.capitalize()}-v0", render_mode="ansi")
    seen, info = env.reset(seed=5)
    luck, over = np.random.default_rng(5), False
    assert env.render()
    while not over:
        assert (seen["action_mask"] == info["action_mask"]).all()
        seen, reward, over, _, info = env.step(int(luck.choice(np.flatnonzero(seen["action_mask"]))))
    assert -1 <= float(reward) <= 1
    assert not seen["action_mask"].any()


@pytest.mark.parametrize("level", ["beginner", "steady", "search:20", "greedy:2", "expert"])
def test_the_others_play_at_a_level(level: str) -> None:
    env, luck = OneSeat("chevoux" if level == "expert" else "buttons", level=level), np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    for _ in range(12):
        seen, _, over, _, _ = env.step(int(luck.choice(np.flatnonzero(seen["action_mask"]))))
        if over:
            break


def test_a_seat_or_level_that_there_is_not_is_refused() -> None:
    with pytest.raises(Unknown, match="no seat 2"):
        OneSeat("buttons", 2, seat=2)
    with pytest.raises(Unknown, match="no bot 'genius'"):
        OneSeat("buttons", 2, level="genius")
    env = OneSeat("buttons", 2)
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="seat 0 may play"):
        env.step(100)


# -- many at once ------------------------------------------------------------------------------------------


def sampled(mask: np.ndarray[Any, Any], luck: np.random.Generator) -> np.ndarray[Any, Any]:
    return np.array([luck.choice(np.flatnonzero(row)) if row.any() else 0 for row in mask])


@every_game
def test_a_vector_plays_as_one_seat_plays_alone(key: str, seats: int) -> None:
    vector, luck = envs.vector(key, seats=seats, matches=3), np.random.default_rng(2)
    seen, _ = vector.reset(seed=2)
    assert vector.observation_space.contains({name: part.copy() for name, part in seen.items()})
    for _ in range(150):
        mask = vector.mask()
        seen, rewards, ended, cut, _ = vector.step(sampled(mask, luck))
        assert not cut.any()
        assert (rewards[~ended] == 0).all()
        unpacked = np.unpackbits(seen["action_mask"], axis=1, bitorder="little")
        assert (unpacked == vector.mask()).all()
        assert (unpacked.any(axis=1) == ~ended).all()


def until_ended(vector: Vector, luck: np.random.Generator) -> tuple[Any, ...]:
    while True:
        found = vector.step(sampled(vector.mask(), luck))
        if found[2].any():
            return found


def test_a_match_that_ended_starts_anew_in_the_next_step_whatever_is_chosen() -> None:
    vector, luck = envs.vector("buttons", matches=4), np.random.default_rng(3)
    vector.reset(seed=3)
    seen, rewards, ended, _, infos = until_ended(vector, luck)
    last = seen["observation"][ended].copy()
    assert (last[:, 4] == 1).all(), "the phase is over"
    assert (rewards[ended] != 0).all()
    assert infos == {}
    seen, rewards, again, _, _ = vector.step(np.where(ended, 127, sampled(vector.mask(), luck)))
    assert not again[ended].any()
    assert (seen["observation"][ended][:, 5] == 1).all(), "round 1"


def test_a_match_that_ended_starts_anew_in_the_same_step_and_shows_its_end() -> None:
    vector = envs.vector("buttons", matches=4, autoreset=AutoresetMode.SAME_STEP)
    luck = np.random.default_rng(3)
    vector.reset(seed=3)
    seen, rewards, ended, _, infos = until_ended(vector, luck)
    assert (infos["_final_obs"] == ended).all()
    assert (infos["final_obs"]["observation"][ended][:, 4] == 1).all(), "the phase is over"
    assert (seen["observation"][ended][:, 5] == 1).all(), "round 1"
    assert (rewards[ended] != 0).all()


def test_matches_that_never_restart_are_reset_by_a_mask() -> None:
    vector = envs.vector("buttons", matches=4, autoreset=AutoresetMode.DISABLED)
    luck = np.random.default_rng(3)
    vector.reset(seed=3)
    *_, ended, _, _ = until_ended(vector, luck)
    before = vector.batch.positions.copy()
    vector.reset(options={"reset_mask": ended})
    assert ((vector.batch.positions != before).any(axis=1) == ended).all()


def test_threads_play_what_one_thread_plays_in_each_of_their_matches() -> None:
    """Each part has luck of its own, so only what does not depend on it is compared: the first decisions."""
    one, two = (envs.vector("guilds", matches=8, threads=threads) for threads in (1, 2))
    first, second = one.reset(seed=7)[0], two.reset(seed=7)[0]
    assert (first["action_mask"].any(axis=1) == second["action_mask"].any(axis=1)).all()
    for _ in range(40):
        two.step(sampled(two.mask(), np.random.default_rng(1)))
    assert (two.batch.seat <= 0).all()


def test_a_list_of_seeds_is_refused() -> None:
    with pytest.raises(Unknown, match="one seed for all"):
        envs.vector("buttons", matches=2).reset(seed=[1, 2])
