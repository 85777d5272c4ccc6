"""Hints: honest, and with a reason that is true. The lesson: as its guide tells it."""

from typing import cast

import pytest

from hameau.engine.answers import Said
from hameau.engine.match import Match
from hameau.games.chevoux import LESSON
from hameau.games.chevoux.bots.judgement import Chevoux
from hameau.games.chevoux.solving import advise, explain, play_honestly
from hameau.games.chevoux.views import View
from hameau.plain import is_compiled
from tests.games.chevoux.tables import CHEVOUX

compiled = pytest.mark.skipif(not is_compiled(), reason="plain Python thinks too slowly for whole matches")


@compiled
def test_advice_uses_nothing_that_the_player_cannot_know() -> None:
    """The same village with another pile order and other cards to come: the same advice, the same reason."""
    position = CHEVOUX.match(seed=7).position()
    worlds = [CHEVOUX.position(position, seed=seed) for seed in (1, 2, 3)]
    assert len({world.secret for world in worlds}) == len(worlds)
    given: list[tuple[int, Said]] = []
    for world in worlds:
        state = imagined(world, len(given))
        move = advise(CHEVOUX.content, state, 0)
        given.append((move, explain(CHEVOUX.content, state, 0, move)))
    assert given[0] == given[1] == given[2]


def test_a_hint_says_what_can_be_counted_at_once() -> None:
    lesson = CHEVOUX.match(secret=bytes.fromhex(LESSON.secret))
    assert why(lesson, "swap a1 f1") == ("hint-fewer", {"before": 5, "after": 1})
    assert why(lesson, "nothing") == ("hint-later", {"cards": 2})
    lesson.play(0, "swap a1 f1")
    assert why(lesson, "populate e1") == ("hint-first-people", {"people": 1, "cell": "e1"})
    while lesson.waiting and "populate e1" not in lesson.moves(0):
        lesson.play(0, "nothing")
    lesson.play(0, "populate e1")
    while lesson.waiting and "populate e1" not in lesson.moves(0):
        lesson.play(0, "nothing")
    message, _ = why(lesson, "populate e1")
    assert message == "hint-more-people"


def imagined(match: Match, seed: int) -> Chevoux:
    """A world in which who plays alone may be."""
    return cast(Chevoux, match.imagined(0, seed))


def why(match: Match, move: str) -> Said:
    number = CHEVOUX.read(CHEVOUX.content, match.state, 0, move)
    assert number is not None
    return explain(CHEVOUX.content, imagined(match, 1), 0, number)


@compiled
def test_the_lesson_begins_as_its_guide_tells_it() -> None:
    lesson = CHEVOUX.match(secret=bytes.fromhex(LESSON.secret), options=LESSON.options)
    shown = []
    for move in ("swap a1 f1", "populate e1"):
        shown.append(cast(View, lesson.view(0)).card)
        assert move in lesson.moves(0)
        lesson.play(0, move)
    assert shown == ["remembrement", "percee"]
    honest = play_honestly(lesson).result
    assert honest is not None
    assert honest.winners == [0], "a first village can be won"
