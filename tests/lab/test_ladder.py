"""The ladder of bots: the fit, its bounds, and matches of every kind."""

import numpy as np
import pytest

import hameau
from hameau.bots.levels import levels_of, steps_of
from hameau.engine.errors import Unknown
from hameau.games import GAMES
from hameau.lab import ladder
from hameau.lab.ladder import Group
from hameau.lab.page import laddered


def test_strengths_of_two_are_as_their_victories() -> None:
    """Three of four victories are 191 points of Elo; half a victory more for each pulls them together."""
    won = np.array([[[0.25, 0.75], [0.25, 0.75]]] * 400)
    ratings, low, high = ladder.rated([Group((0, 1), np.ones((2, 2)), won)], 2, seed=1)
    assert ratings[0] == low[0] == high[0] == 0
    assert ratings[1] == pytest.approx(400 * np.log10(3), abs=1.5)


def test_a_bot_that_has_two_of_three_seats_must_win_more() -> None:
    seats = np.array([[2.0, 1.0], [1.0, 2.0]])
    won = np.array([[[2 / 3, 1 / 3], [1 / 3, 2 / 3]]] * 300)
    ratings, _, _ = ladder.rated([Group((0, 1), seats, won)], 2, seed=1)
    assert ratings[1] == pytest.approx(0, abs=0.5)


def test_bounds_hold_the_truth_as_often_as_they_say() -> None:
    dice, truth, held = np.random.default_rng(5), 400 * np.log10(2), 0
    for trial in range(60):
        one = (dice.random((150, 2)) < 2 / 3).astype(float)
        won = np.stack([1 - one, one], axis=2)
        _, low, high = ladder.rated([Group((0, 1), np.ones((2, 2)), won)], 2, seed=trial)
        held += bool(low[1] <= truth <= high[1])
    assert 50 <= held <= 60


def test_whoever_never_loses_is_not_endlessly_strong() -> None:
    won = np.array([[[0.0, 1.0], [0.0, 1.0]]] * 10)
    ratings, _, high = ladder.rated([Group((0, 1), np.ones((2, 2)), won)], 2, seed=1)
    assert 300 < ratings[1] <= high[1] < 2000


@pytest.mark.parametrize("key", [game.key for game in GAMES])
def test_greedy_stands_above_random_in_every_game(key: str) -> None:
    found = ladder.ladder(hameau.game(key), ["random", "greedy"], matches=60, seed=2)
    assert [rung.bot for rung in found.rungs] == ["greedy", "random"]
    assert found.matches == found.matches_each == found.rungs[0].matches == 60
    assert found.shares["greedy"]["random"] == pytest.approx(1 - found.shares["random"]["greedy"], abs=0.001)


def test_three_seats_are_filled_by_two_bots_or_by_three() -> None:
    game = hameau.game("buttons")
    two = ladder.ladder(game, ["random", "greedy"], matches=6, seats=3)
    three = ladder.ladder(game, ["random", "greedy", "greedy:2"], matches=6, seats=3)
    assert (two.matches, three.matches) == (6, 6)
    assert three.rungs[-1].bot == "random"
    assert ladder.planned(game, ["random", "greedy", "greedy:2"], 6, 3) == 6


def test_two_processes_find_what_one_finds() -> None:
    game = hameau.game("buttons")
    one, two = (ladder.ladder(game, ["random", "greedy"], matches=24, workers=workers) for workers in (1, 2))
    assert (one.rungs, one.shares) == (two.rungs, two.shares)


def test_one_bot_is_no_ladder() -> None:
    with pytest.raises(Unknown, match="two bots or more"):
        ladder.ladder(hameau.game("buttons"), ["greedy", "greedy"])


@pytest.mark.parametrize("language", ["en", "fr", "de", "it"])
def test_the_page_names_every_bot_and_how_to_make_it_again(language: str) -> None:
    found = ladder.ladder(hameau.game("buttons"), ["random", "greedy"], matches=8, seed=3)
    page = laddered.write(found, language)
    assert "hameau ladder buttons --bots random,greedy --seats 2 --matches 8 --seed 3" in page
    assert page.count("greedy") > 3


@pytest.mark.parametrize("key", [game.key for game in GAMES])
def test_what_is_kept_of_a_game_is_about_the_levels_that_it_has(key: str) -> None:
    levels = dict(levels_of(hameau.game(key)))
    for step in steps_of(key):
        assert levels[step.level] == step.bot
        assert list(levels).index(step.below) == list(levels).index(step.level) - 1
        assert step.low <= step.share <= step.high
