"""What a sensible player does, and never does."""

from hameau import bots
from tests.games.werewolves.tables import NAMES, Village, day, night, numbered


def prefers(village: Village, name: str, seed: int = 1) -> str:
    return bots.make("greedy", seed).choose(village, NAMES.index(name))


def test_wolves_follow_the_finger_of_the_others() -> None:
    village = night("werewolf werewolf seer").during("wolves", Ann="eat Dan")
    assert prefers(village, "Ben") == numbered("eat Dan")


def test_a_seer_votes_against_the_wolf_she_saw() -> None:
    village = night("werewolf werewolf seer").during("seer", Eve="look Ben").to("ballot")
    assert prefers(village, "Eve") == numbered("vote Ben")


def test_wolves_do_not_vote_for_wolves() -> None:
    village = day("werewolf werewolf seer").to("ballot")
    for seed in range(10):
        assert prefers(village, "Ann", seed) != numbered("vote Ben")


def test_a_witch_saves_herself() -> None:
    assert prefers(night("werewolf werewolf witch").pack("Eve").to("witch"), "Eve").startswith("cure")


def test_nobody_plays_the_move_of_the_clock() -> None:
    village = night("werewolf werewolf seer")
    for seed in range(5):
        assert prefers(village, "Dan", seed) == "sleep"
