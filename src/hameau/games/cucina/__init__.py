"""Cucina Curiosa: everybody furnishes a kitchen with the same tiles, and walks to the lobsters."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from hameau.engine.capabilities import Daily, Levels, Lookback, Solver, Studied
from hameau.engine.game import Game, Option
from hameau.engine.state import State
from hameau.games.cucina import catalogue, content, daily, drawing, position, solving, views
from hameau.games.cucina.bots.judgement import Cucina

if TYPE_CHECKING:
    from hameau.engine.survey import Survey

LEVELS = {"beginner": "greedy:7", "steady": "greedy:3", "strong": "greedy", "master": "expert"}
LAYOUTS = Option("layouts", choices=position.LAYOUTS, default="same", seats=(2, 3, 4))
BUILDING = Option("building", choices=position.BUILDING, default="free")
SERIES = Option("series", choices=tuple(position.GAMES), default="one")
BONUS = Option("bonus", choices=position.BONUS, default="off", seats=(1,))


def build(opened: content.Opened, seats: int, options: Mapping[str, str]) -> State:
    """A state before its set-up."""
    return Cucina(
        opened.box,
        seats,
        position.LAYOUTS.index(options["layouts"]),
        position.BUILDING.index(options["building"]),
        position.GAMES[options["series"]],
        position.BONUS.index(options["bonus"]),
    )


def open_survey() -> "Survey":
    """For those who study it."""
    from hameau.games.cucina.survey import SURVEY  # with NumPy, which nobody else needs

    return SURVEY


GAME = Game(
    key="cucina",
    title="Cucina Curiosa",
    version=1,
    seats=(1, 2, 3, 4),
    minutes=20,
    credits="Reiner Knizia, Noris, 2015",
    border=views.BORDER,
    options=(LAYOUTS, BUILDING, SERIES, BONUS),
    read_content=content.open_content,
    remarks=content.remarks,
    build=build,
    write_position=position.write,
    read_position=position.read,
    view=views.view,
    outcome=views.outcome,
    draw=drawing.draw,
    catalogue=catalogue.catalogue,
    capabilities=(
        Studied(open_survey),
        Levels(LEVELS),
        Daily(daily.daily),
        Lookback(points_alone=True, to_the_end=True),
        Solver(solving.advise, solving.solve, solving.trial, solving.CHORES, solving.explain),
    ),
)
