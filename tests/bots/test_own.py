"""Bots that somebody else wrote, by where their class stands."""

from pathlib import Path

import numpy as np
import pytest

import hameau
from hameau import bots, shelf
from hameau.bots.levels import levels_of, with_bots
from hameau.bots.own import Decision
from hameau.engine.errors import Unknown
from hameau.engine.match import Match
from hameau.envs.seats import Seats
from hameau.games import GAMES
from hameau.lab import duel, simulation, study

LAST = """
class Bot:
    def __init__(self, seed):
        self.asked = 0

    def choose(self, decision):
        self.asked += 1
        return decision.actions[-1] if self.asked % 2 else decision.moves[-1]


class Careless(Bot):
    def choose(self, decision):
        return "jump"


class Lucky(Bot):
    def choose(self, decision):
        return decision.actions[decision.luck % len(decision.actions)]


class Silent:
    pass
"""


def told_to(match: Match, seat: int, seed: int) -> Decision:
    return Decision(match.game, match.all_options, seat, match.imagined(seat, seed), seed)


@pytest.fixture
def mine(tmp_path: Path) -> str:
    (tmp_path / "mine.py").write_text(LAST)
    return str(tmp_path / "mine.py")


@pytest.mark.parametrize("key", [game.key for game in GAMES])
def test_a_bot_of_ones_own_plays_whole_matches_of_every_game(key: str, mine: str) -> None:
    game = hameau.game(key)
    played = simulation.simulate(game, seats=game.seats[0], matches=1, bots=[f"{mine}:Bot"])
    assert played.decisions > 0


@pytest.mark.parametrize("key", [game.key for game in GAMES])
def test_it_is_told_what_its_seat_knows_and_nothing_else(key: str) -> None:
    game = hameau.game(key)
    match = game.match(seed=3)
    greedy = bots.make("greedy", 1)
    while match.waiting and len(match.history) < 40:
        seat = match.waiting[0]
        told = [told_to(match, seat, seed) for seed in (1, 2)]
        for decision in told:
            assert decision.view == match.view(seat)
            assert decision.moves == match.moves(seat)
            assert decision.mask.nonzero()[0].tolist() == sorted(decision.actions)
            world = Decision(match.game, match.all_options, seat, decision.imagined(9), 0)
            assert np.array_equal(world.observation, decision.observation)
        assert np.array_equal(told[0].observation, told[1].observation)
        match.play(seat, greedy.choose(match, seat))


def test_its_observation_is_the_one_of_the_environments() -> None:
    table = Seats("buttonville", 2)
    table.start(np.random.default_rng(4))
    match = hameau.game("buttonville").match(2, seed=1)
    match.state.copy_from(table.state)
    seat = table.deciding()
    assert np.array_equal(told_to(match, seat, 5).observation, table.observe(seat))


def test_a_duel_hands_it_to_other_processes(mine: str) -> None:
    found = duel.duel(shelf.game("buttons"), f"{mine}:Bot", "random", matches=4, workers=2)
    assert found.matches == 4


def test_a_study_of_it_is_the_same_in_one_process_and_in_two(mine: str) -> None:
    planned = study.plan(shelf.game("buttons"), 2, [f"{mine}:Lucky", "greedy"], 5, {})
    one, two = (study.study(planned, 6, workers=workers).tally for workers in (1, 2))
    assert one.matches == 6
    assert one.sums == two.sums


def test_a_module_is_named_like_a_file(mine: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(mine).parent))
    assert bots.make("mine:Bot").name == "mine:Bot"


@pytest.mark.parametrize(
    ("description", "sentence"),
    [
        ("{mine}:Silent", "has no class Silent with a method choose"),
        ("{mine}:Nobody", "has no class Nobody"),
        ("{mine}/other.py:Bot", "there is no file"),
        ("no.such.module:Bot", "there is no module no.such.module"),
        ("{mine}", "FILE.py:CLASS or MODULE:CLASS"),
        ("greedy:much", "no bot 'greedy:much'"),
    ],
)
def test_what_is_no_bot_is_said_before_anything_is_played(description: str, sentence: str, mine: str) -> None:
    with pytest.raises(Unknown, match=sentence):
        bots.check(description.format(mine=mine))


def test_a_move_that_is_not_legal_is_said_with_those_that_are(mine: str) -> None:
    match = hameau.game("buttons").match(2, seed=1)
    with pytest.raises(Unknown, match=r"Careless chose 'jump' for seat 0, which may play roll"):
        bots.make(f"{mine}:Careless").choose(match, match.waiting[0])


def test_a_server_offers_it_beside_the_usual_levels(mine: str) -> None:
    game = with_bots(shelf.game("buttons"), [f"{mine}:Bot"])
    assert list(levels_of(game)) == [*levels_of(shelf.game("buttons")), "mine.py:Bot"]
    assert levels_of(game)["mine.py:Bot"] == f"{mine}:Bot"
    with pytest.raises(Unknown):
        with_bots(shelf.game("buttons"), ["nobody"])
