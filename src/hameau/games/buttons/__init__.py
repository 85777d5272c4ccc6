"""BUTTONS: throw the dice, sew on buttons, and stop before the luck runs out."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from hameau.engine.answers import Setup
from hameau.engine.capabilities import Lesson, Reasons, Studied
from hameau.engine.game import Game, Option
from hameau.engine.state import State
from hameau.games.buttons import content, drawing, position, reasons, views
from hameau.games.buttons.judgement import Buttons
from hameau.games.buttons.rules import LAY, OUT, ROLL, SKIP, TURN

if TYPE_CHECKING:
    from hameau.engine.survey import Survey

BOARDS = Option("boards", choices=position.WAYS, default="random")
# the player holds the red card and begins; a round of careful rolls earns stars, and a greedy one is lost
LESSON = Setup(
    {"boards": "random"},
    "8936d70126d0318688338cc285c9a0cd9495738c3a5174a19554f32c338f7981",
    seats=2,
    level="steady",
)


def build(opened: content.Opened, seats: int, options: Mapping[str, str]) -> State:
    """A state before its set-up."""
    return Buttons(opened.box, seats, position.WAYS.index(options["boards"]))


def default(state: Buttons, seat: int) -> int:
    """For somebody whose time is up: out if possible, nothing optional, else the sensible move."""
    if state.phase == TURN:
        return OUT if state.buttons[seat] else ROLL
    if state.phase == LAY and seat != state.active:
        return SKIP
    return max(state.legal_moves(seat), key=lambda move: state.judge(seat, move))  # takes no luck


def open_survey() -> "Survey":
    """For those who study it."""
    from hameau.games.buttons.survey import SURVEY  # with NumPy, which nobody else needs

    return SURVEY


GAME = Game(
    key="buttons",
    title="BUTTONS",
    version=1,
    seats=(2, 3, 4),
    minutes=30,
    credits="Benjamin Schwer, Noris, 2015",
    border=views.BORDER,
    options=(BOARDS,),
    read_content=content.open_content,
    remarks=content.remarks,
    build=build,
    write_position=position.write,
    read_position=position.read,
    view=views.view,
    outcome=views.outcome,
    draw=drawing.draw,
    default=default,
    capabilities=(
        Studied(open_survey),
        Lesson(LESSON),
        Reasons(reasons.explain),
    ),
)
