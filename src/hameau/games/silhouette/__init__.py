"""Silhouette: turn up two black pictures, and make a word of both that the others let pass."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from hameau.engine.capabilities import Levels, Manners, Studied
from hameau.engine.game import Game, Option
from hameau.engine.state import State
from hameau.games.silhouette import catalogue, content, drawing, position, views
from hameau.games.silhouette.bots.judgement import Silhouette
from hameau.games.silhouette.bots.players import LEVELS
from hameau.games.silhouette.content import CODES
from hameau.games.silhouette.rules.course import DOUBTED, LEAVE, PASS, SAYING, VOTE, VOTING, YIELD

if TYPE_CHECKING:
    from hameau.engine.survey import Survey

LANGUAGE = Option("language", choices=CODES, default="en")
NAMES = Option("names", choices=position.NAMES, default="shown")


def build(opened: content.Opened, seats: int, options: Mapping[str, str]) -> State:
    """A state before its set-up."""
    return Silhouette(
        opened.box, seats, CODES.index(options["language"]), position.NAMES.index(options["names"])
    )


def polite(opened: content.Opened, state: Silhouette, seat: int) -> int | None:
    """6.7, 7.4: programs leave judging to people, and never insist."""
    return {VOTING: VOTE + LEAVE - 1, DOUBTED: YIELD}.get(state.phase)


def default(state: Silhouette, seat: int) -> int:
    """4.10: whose time is up has no word, and leaves judging to the others."""
    if state.phase == SAYING:
        return PASS
    if state.phase == VOTING:
        return VOTE + LEAVE - 1
    moves: list[int] = state.legal_moves(seat)
    return max(moves, key=lambda move: float(state.judge(seat, move)))


def open_survey() -> "Survey":
    """For those who study it."""
    from hameau.games.silhouette.survey import SURVEY  # with NumPy, which nobody else needs

    return SURVEY


GAME = Game(
    key="silhouette",
    title="Silhouette",
    version=1,
    seats=(2, 3, 4, 5, 6),
    minutes=25,
    credits="Horst Pöppel, Horst Pöppel Spieleverlag, 2011; Noris, 2015",
    border=views.BORDER,
    options=(LANGUAGE, NAMES),
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
    capabilities=(Studied(open_survey), Levels(LEVELS), Manners(polite)),
)
