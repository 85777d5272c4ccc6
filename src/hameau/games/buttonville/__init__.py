"""Buttonville: recruit villagers, play them in sets, and let their effects work for you."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from hameau.engine.answers import Setup
from hameau.engine.capabilities import Learning, Lesson, Reasons, Studied
from hameau.engine.game import Game, Option
from hameau.engine.state import State
from hameau.games.buttonville import catalogue, content, drawing, learning, position, reasons, views
from hameau.games.buttonville.bots.judgement import Buttonville
from hameau.games.buttonville.rules.verbs import DRAW_CARD, PASS

if TYPE_CHECKING:
    from hameau.engine.survey import Survey

VILLAGERS = Option(
    "villagers",
    choices=("first-game", "random", "sourced", "interactions", "trees", "synergy", "choose"),
    default="first-game",
)
# the player begins, and can lay down a set in the first turn
LESSON = Setup(
    {"villagers": "first-game"},
    "d96f41a34ff0110d2febff0672f410cd6c8135473aea573f9410c5e509e2a786",
    seats=2,
    level="steady",
)


def build(opened: content.Opened, seats: int, options: Mapping[str, str]) -> State:
    """A state before its set-up."""
    return Buttonville(opened.box, seats, position.WAYS.index(options["villagers"]))


def default(state: Buttonville, seat: int) -> int:
    """For somebody whose time is up: a card from the pile, nothing optional, else the sensible move."""
    moves = state.legal_moves(seat)
    for usual in (PASS, DRAW_CARD):
        if usual in moves:
            return usual
    return max(moves, key=lambda move: state.judge(seat, move))  # takes no luck


def open_survey() -> "Survey":
    """For those who study it."""
    from hameau.games.buttonville.survey import SURVEY  # with NumPy, which nobody else needs

    return SURVEY


GAME = Game(
    key="buttonville",
    title="The Glorious Guilds of Buttonville",
    version=1,
    seats=(2, 3, 4),
    minutes=30,
    credits="Christian Kudahl & Erik Andersson Sundén, Ravensburger, 2025",
    border=views.BORDER,
    options=(VILLAGERS,),
    read_content=content.open_content,
    build=build,
    write_position=position.write,
    read_position=position.read,
    view=views.view,
    outcome=views.outcome,
    draw=drawing.draw,
    default=default,
    reveal=views.reveal,
    catalogue=catalogue.catalogue,
    capabilities=(
        Studied(open_survey),
        Lesson(LESSON),
        Reasons(reasons.explain),
        Learning("learned.py", 4_000_000, learning.CLASS, learning.learn, learning.write_file, learning.exam),
    ),
)
