"""Guilds of London: send your liverymen across the city, win its guilds, and become the next Lord Mayor."""

from collections.abc import Mapping

from hameau.engine.answers import Setup
from hameau.engine.capabilities import Lesson, Reasons
from hameau.engine.game import Game, Option
from hameau.engine.state import State
from hameau.games.guilds import content, drawing, position, reasons, telling, views
from hameau.games.guilds.bots.judgement import Guilds
from hameau.games.guilds.catalogue import catalogue
from hameau.games.guilds.rules.effects import DONE, END

SOLITAIRE = Option("solitaire", choices=position.SOLITAIRE, default="without", seats=(1,))
SIDE = Option("side", choices=position.SIDE_CHOICES, default="random")
RESOURCES = Option("resources", choices=position.RESOURCES, default="three", seats=(1,))
# the player begins, with cards to hire, to move and to send across the sea
LESSON = Setup(
    {"side": "virginia"},
    "c6ea772b5e956fc0fa1bc2f1c30aefdd9df077976e746d1299d3e86e870e85e0",
    seats=3,
    level="steady",
)


def build(opened: content.Opened, seats: int, options: Mapping[str, str]) -> State:
    """A state before its set-up."""
    return Guilds(
        opened.box,
        seats,
        position.SIDE_CHOICES.index(options["side"]),
        position.RESOURCES.index(options["resources"]),
        position.SOLITAIRE.index(options["solitaire"]),
    )


def default(state: Guilds, seat: int) -> int:
    """For somebody whose time is up: nothing that is optional, else the sensible answer."""
    moves = state.legal_moves(seat)
    if END in moves:
        return END
    return DONE if DONE in moves else max(moves, key=lambda move: state.judge(seat, move))


GAME = Game(
    key="guilds",
    title="Guilds of London",
    version=1,
    seats=(1, 2, 3, 4),
    minutes=60,
    credits="Tony Boydell, Surprised Stare Games, 2016",
    border=telling.BORDER,
    options=(SOLITAIRE, SIDE, RESOURCES),
    read_content=content.open_content,
    remarks=content.remarks,
    build=build,
    write_position=position.write,
    read_position=position.read,
    view=views.view,
    outcome=telling.outcome,
    draw=drawing.draw,
    default=default,
    reveal=views.reveal,
    catalogue=catalogue,
    look_up=drawing.look_up,
    capabilities=(Lesson(LESSON), Reasons(reasons.explain)),
)
