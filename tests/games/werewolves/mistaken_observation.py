"""Observations with a mistake each; the law of hiding finds it. In plain Python: see test_observation.py."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from hameau.engine.features import features_of
from hameau.engine.machine import put
from hameau.games.werewolves.bots.judgement import Werewolves
from hameau.games.werewolves.rules.box import WEREWOLF
from hameau.laws import hiding
from hameau.laws.subjects import settings
from tests.games.werewolves.tables import GAME
from tests.laws.subjects import subject


def place_of(state: Werewolves, name: str) -> int:
    place = 0
    for feature in features_of(state):
        if feature.name == name:
            return place
        place += feature.size
    raise AssertionError(f"no feature {name}")


def showing(name: str, secret: Callable[[Werewolves], int]) -> Any:
    """A village whose players observe a secret as if it were theirs."""

    class Leaks(Werewolves):
        def observe(self, seat: int, at: int) -> int:
            written = super().observe(seat, at)
            put(at, place_of(self, name), secret(self))
            return written

    return Leaks


def hiding_from_all(*names: str) -> Any:
    """A village whose players do not observe something that they are told."""

    class Forgets(Werewolves):
        def observe(self, seat: int, at: int) -> int:
            written = super().observe(seat, at)
            for feature in features_of(self):
                if feature.name in names:
                    first = place_of(self, feature.name)
                    for place in range(first, first + feature.size):
                        put(at, place, 0)
            return written

    return Forgets


def bit_of_next(state: Werewolves) -> int:
    return int(state.card[1] == WEREWOLF)


LEAKS = {
    "whose card is a wolf's": showing("wolf", bit_of_next),
    "who is in love": showing("lovers", lambda state: int(state.lover_a == 1)),
    "whom the pack eats": showing("prey", lambda state: int(state.target > 4)),
    "a sealed move": showing("choice", lambda state: int(state.choice[0])),
    "a sealed ballot": showing("ballot", lambda state: int(state.ballot[2] or 0)),
    "what the Witch has left": showing("cure_used", lambda state: int(state.cure_used)),
}
GAPS = {
    "one's card": hiding_from_all("card", "wolf", "camp"),
    "who died": hiding_from_all("alive", "fallen", "cause", "shown", "died_in"),
    "what was said": hiding_from_all("claim", "accuses", "defends", "says_wolf", "says_village", "spoken"),
}


def judge(village: Any) -> None:
    """The law of hiding on a village that is made otherwise."""

    def build(*how: Any) -> Any:
        plain = GAME.build(*how)
        state = village(how[0].box, plain.seats)
        state.copy_from(plain)
        return state

    judged = replace(subject(GAME), game=replace(GAME, build=build))
    for setting in settings(judged)[:3]:
        hiding.law(setting)


@pytest.mark.parametrize("name", LEAKS)
def test_the_law_finds_a_secret_that_is_observed(name: str) -> None:
    with pytest.raises(AssertionError, match=r"it observes what it (cannot know|was not told)|is .* at seat"):
        judge(LEAKS[name])


@pytest.mark.parametrize("name", GAPS)
def test_the_law_finds_knowledge_that_is_not_observed(name: str) -> None:
    with pytest.raises(AssertionError, match="it does not observe what it knows"):
        judge(GAPS[name])
