"""How the numbers of the rules are written: places, motifs, votes; and how what somebody meant is read.

turn b3   say "catfish"   pass   swap b3 moon   accept   insist
"""

import re
from typing import Any

from hameau.engine.border import Doubt, Fact, Word, one_of
from hameau.games.silhouette.content import Opened
from hameau.games.silhouette.rules.box import CARDS
from hameau.games.silhouette.rules.course import TURNING, Rules

COLUMNS = "abcdefgh"
ROWS = CARDS // len(COLUMNS)
PLACES = tuple(f"{column}{row}" for row in range(1, ROWS + 1) for column in COLUMNS)
VOTES = ("accept", "reject", "cover", "leave")
PLACE = re.compile(r"[a-h][1-6]")


def tidy(state: Rules, text: str) -> str:
    """`b3` turns up a card, too."""
    return f"turn {text}" if state.phase == TURNING and PLACE.fullmatch(text) else text


def write_card(content: Opened, state: Rules, number: int) -> str:
    """The place of one of the two open cards."""
    return PLACES[state.open[number] - 1] if state.open[number] else "-"


def read_card(content: Opened, state: Rules, seat: int, text: str) -> int | None:
    return next((card for card in range(2) if write_card(content, state, card) == text), None)


def write_motif(content: Opened, state: Any, number: int) -> str:
    return content.motif(number)


def read_motif(content: Opened, state: Any, seat: int, text: str) -> int | None:
    """By its id, or as the match calls it."""
    return content.motif_named(text)


WORDS: dict[str, Word] = {
    "place": one_of(PLACES, example=PLACES.index("b3")),
    "first": one_of(PLACES),
    "second": one_of(PLACES),
    "card": Word(write_card, read_card),
    "motif": Word(write_motif, read_motif, lasts=True, pattern=r"[^\W][\w '-]*"),
    "vote": one_of(VOTES, mark="@vote-"),
}


def called(doubt: Doubt) -> str:
    """What the match calls the picture of a help card."""
    content: Opened = doubt.content
    return content.name(doubt.state.language, doubt.numbers[1])


FACTS: dict[str, Fact] = {"called": called}
