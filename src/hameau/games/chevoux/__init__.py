"""Chévoux: a solo puzzle of thirty tiles by a river, each with a wish of its own."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from hameau.engine.answers import Setup
from hameau.engine.capabilities import Daily, Judging, Lesson, Levels, Lookback, Solver, Studied
from hameau.engine.game import Game, Option
from hameau.engine.state import State
from hameau.games.chevoux import (
    catalogue,
    content,
    daily,
    drawing,
    judging,
    position,
    solving,
    views,
)
from hameau.games.chevoux.bots.judgement import Chevoux
from hameau.games.chevoux.rules.course import NOTHING

if TYPE_CHECKING:
    from hameau.engine.survey import Survey

# a first swap that contents four tiles, then a card that can populate; the guide of the board relies on both
LESSON = Setup({"mode": "normal"}, "3fdb65a5fb0cd62568f1913e43f059b12b340ce4475d9515280dc87dd478056e")
LEVELS = {"beginner": "random", "steady": "greedy", "strong": "search:0.2s", "master": "expert"}
MODE = Option("mode", choices=position.MODES, default="normal")


def build(opened: content.Opened, seats: int, options: Mapping[str, str]) -> State:
    """A state before its set-up."""
    return Chevoux(opened.box, seats, position.MODES.index(options["mode"]))


def default(state: Chevoux, seat: int) -> int:
    """For somebody whose time is up: the card is let go."""
    return NOTHING


def open_survey() -> "Survey":
    """What is counted for those who study it."""
    from hameau.games.chevoux.survey import SURVEY  # with NumPy, which nobody else needs

    return SURVEY


GAME = Game(
    key="chevoux",
    title="Chévoux",
    version=1,
    seats=(1,),
    minutes=15,
    credits="The mayor of Chévoux; the rulebook names nobody",
    border=views.BORDER,
    options=(MODE,),
    read_content=content.open_content,
    remarks=content.remarks,
    build=build,
    write_position=position.write,
    read_position=position.read,
    view=views.view,
    outcome=views.outcome,
    draw=drawing.draw,
    default=default,
    catalogue=catalogue.catalogue,
    capabilities=(
        Studied(open_survey),
        Levels(LEVELS),
        Lesson(LESSON),
        Judging(judging.judge_file),
        Daily(daily.daily),
        Lookback(points_alone=True, to_the_end=True),
        Solver(solving.advise, solving.solve, solving.trial, solving.CHORES, solving.explain),
    ),
)
