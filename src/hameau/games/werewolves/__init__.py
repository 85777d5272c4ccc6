"""Werewolves and The Village: by night the wolves eat, by day the village votes."""

from typing import TYPE_CHECKING

from hameau.engine.answers import Setup
from hameau.engine.capabilities import Lesson, Levels, Moderation, Night, Sides, Studied
from hameau.engine.game import Game
from hameau.games.werewolves import (
    by_hand,
    catalogue,
    composing,
    content,
    drawing,
    entering,
    moderating,
    position,
    talking,
    telling,
    views,
)
from hameau.games.werewolves.bots.judgement import Werewolves
from hameau.games.werewolves.conclusions import WHO_IS_A_WOLF
from hameau.games.werewolves.rules.box import CAMP
from hameau.games.werewolves.rules.people import AWAY, MOVES
from hameau.games.werewolves.square import WINNERS

if TYPE_CHECKING:
    from hameau.engine.survey import Survey

# The usual search would think about sealed moves of twenty others and see nothing; it is left out.
LEVELS = {"beginner": "greedy:1", "steady": "greedy:0.3", "strong": "greedy"}
SEATS = tuple(range(position.FEWEST, position.MOST + 1))
# the player is the Seer
LESSON = Setup(
    {"composition": "simple"},
    "0346f4619ae50e5c1cb6a6cbcd6034caf01824f37a92207400234d191a73b42b",
    seats=8,
    level="steady",
)


def default(state: Werewolves, seat: int) -> int:
    """For somebody whose time is up: every decision has a move that means just that (rule 11.17)."""
    return AWAY


def camp(state: Werewolves, seat: int) -> str:
    """The camp of the card that the seat was dealt."""
    return content.CAMPS[CAMP[state.card[seat]]]


SIDES = {"village": "village", "wolves": "pack", "white": "white", "piper": "piper"}  # that win, by camp


def victory(state: Werewolves) -> tuple[str, set[str]]:
    """The side that won, and those that could have: of the cards at the end, and the couple."""
    able = {SIDES[content.CAMPS[CAMP[card]]] for card in state.card[: state.seats]}
    winner = WINNERS[state.winner]
    return winner, able | {winner} | ({"couple"} if state.lover_a else set())


def open_survey() -> "Survey":
    """For those who study it."""
    from hameau.games.werewolves.survey import SURVEY  # with NumPy, which nobody else needs

    return SURVEY


GAME = Game(
    key="werewolves",
    title="Werewolves and The Village",
    version=1,
    seats=SEATS,
    minutes=45,
    credits="Philippe des Pallières and Hervé Marly, after a traditional game",
    actions=MOVES.actions,
    options=composing.CHOICES,
    read_content=content.open_content,
    build=composing.build,
    forbids=composing.forbids,
    write=telling.BORDER.write,
    read=telling.BORDER.read,
    refusal=telling.BORDER.refusal,
    write_position=position.write,
    read_position=position.read,
    view=views.view,
    tell=telling.BORDER.tell,
    outcome=telling.outcome,
    draw=drawing.draw,
    default=default,
    reveal=views.reveal,
    catalogue=catalogue.catalogue,
    capabilities=(
        Night(talking.is_dark, talking.is_called, talking.is_out, talking.is_debate, talking.voice),
        Sides(camp, victory),
        Moderation(moderating.script, moderating.step_name, entering.enter, by_hand.deal),
        Studied(open_survey),
        Levels(LEVELS),
        Lesson(LESSON),
        WHO_IS_A_WOLF,
    ),
)
