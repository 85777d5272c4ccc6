"""The laws hold for the toy, and each mutant is found by the law that it breaks. In plain Python only."""

import pytest

from hameau import Match
from hameau.bots import Bot, Random, make
from hameau.laws import ending, hiding, keeping, lapsing, playing, refusing, repeating, surviving
from hameau.laws.subjects import Setting, settings
from tests.laws.subjects import ROOT
from tests.laws.toy.mutants import MUTANTS
from tests.laws.toy.subjects import toy

LAWS = {
    "1": ending.law,
    "2": refusing.law,
    "3": repeating.law,
    "4": surviving.law,
    "5": hiding.law,
    "6": keeping.law,
    "7": playing.law,
    "9": lapsing.law,
}
SETTINGS = settings(toy())


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_the_toy_obeys(law: str, setting: Setting) -> None:
    LAWS[law](setting)


@pytest.mark.parametrize("name", MUTANTS)
def test_a_mutant_is_found(name: str) -> None:
    mutant = MUTANTS[name]
    with pytest.raises(AssertionError, match=mutant.says):
        judge_all(mutant.law, settings(mutant.subject))


def judge_all(law: object, judged: list[Setting]) -> None:
    assert callable(law)
    for setting in judged:
        law(setting)


def test_another_order_of_sets_is_found() -> None:
    where = "tests.laws.toy.mutants:order_of_a_set"
    one = repeating.fingerprint(True, 1, where, root=ROOT)
    with pytest.raises(AssertionError, match="the next is not"):
        repeating.check_same(one, repeating.fingerprint(True, 2, where, root=ROOT))


def test_the_toy_is_the_same_in_another_process() -> None:
    where = "tests.laws.toy.subjects:honest"
    repeating.check_same(
        repeating.fingerprint(True, 1, where, root=ROOT),
        repeating.fingerprint(True, 2, where, root=ROOT),
    )


# -- bots that break law 7 ---------------------------------------------------------------------------------


class Spy(Random):
    """Reads the true state."""

    def choose(self, match: Match, seat: int) -> str:
        return match.game.write(match.game.content, match.state, match.state.sensible_move(seat, 0))


class Neighbour(Random):
    """Looks at what another seat sees."""

    def choose(self, match: Match, seat: int) -> str:
        match.view(1 - seat)
        return super().choose(match, seat)


class Historian(Random):
    """Reads the moves of the match, sealed ones too."""

    def choose(self, match: Match, seat: int) -> str:
        assert match.history is not None
        return super().choose(match, seat)


class Cheat(Random):
    """Plays what it likes."""

    def choose(self, match: Match, seat: int) -> str:
        return "win"


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        (Spy, "a bot reads state"),
        (Neighbour, "the bot of seat . looks at seat"),
        (Historian, "a bot reads history"),
        (Cheat, "plays 'win'"),
    ],
)
def test_a_bot_that_cheats_is_found(bot: type[Random], says: str) -> None:
    def make_cheating(kind: str, seed: int) -> Bot:
        return bot(seed) if kind == "random" else make(kind, seed)

    with pytest.raises(AssertionError, match=says):
        playing.law(SETTINGS[0], make_cheating)
