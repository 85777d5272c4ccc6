"""How the numbers of the rules are written: cells, cards, sides; what is asked; and what refusals name.

end   hire Y1   move c3   pay Y1r   from hall   keep M03   oust c3 2   number 2   done
"""

from functools import lru_cache

from hameau.engine.border import Fact, Word, one_of
from hameau.games.guilds.rules.box import BORIS, SIDES
from hameau.games.guilds.rules.cards import CHOICE
from hameau.games.guilds.rules.city import CELLS, COLUMNS, GUILDHALL
from hameau.games.guilds.rules.course import Rules

LETTERS = "abcdef"
CELL_NAMES = tuple(f"{LETTERS[cell % COLUMNS]}{cell // COLUMNS + 1}" for cell in range(CELLS))
CELL_NAMED = {name: cell for cell, name in enumerate(CELL_NAMES)}
HALL = "hall"
MOST_AT_ONCE = 32
QUESTIONS = (
    "turn",
    "spend",
    "coin",
    "limit",
    "swap",
    "mayor",
    "bribe",
    "bribe-coin",
    "whence",
    "whence-more",
    "whither",
    "free-move",
    "rally",
    "land",
    "neutral",
    "shift-from",
    "shift-to",
    "shift-number",
    "send",
    "send-more",
    "victim",
    "pick-up",
    "solitaire",
    "effect",
    "drawing",
)  # in the order of the rules


def cell_name(cell: int) -> str:
    """`c3` is column 3, row 3, both from the top left."""
    return CELL_NAMES[cell]


def place_name(place: int) -> str:
    return HALL if place == GUILDHALL else CELL_NAMES[place]


def cell_names(cells: int) -> list[str]:
    """The cells of a word, in scan order."""
    return list(names_of(cells))


@lru_cache(4096)  # every scene names the same cells again
def names_of(cells: int) -> tuple[str, ...]:
    return tuple(name for cell, name in enumerate(CELL_NAMES) if cells >> cell & 1)


def owner_name(side: int) -> str:
    """Players are counted from 1."""
    return "boris" if side == BORIS else str(side + 1)


def tidy(state: Rules, text: str) -> str:
    return "done" if text == "pass" else text


def question_of(state: Rules) -> str:
    """What is asked now, in one word."""
    if state.phase == CHOICE:
        return "keep"
    return QUESTIONS[state.asked[state.depth - 1]] if state.depth else QUESTIONS[0]


WORDS: dict[str, Word] = {
    "card": Word(
        lambda content, state, kind: content.page.card[kind].id,
        lambda content, state, seat, text: content.card_named.get(text),
        pattern="[a-z0-9]+",
        lasts=True,
    ),
    "mayor": Word(
        lambda content, state, mayor: content.page.mayor[mayor].id,
        lambda content, state, seat, text: content.mayor_named.get(text),
        pattern="[a-z0-9]+",
        lasts=True,
    ),
    "cell": one_of(CELL_NAMES),
    "place": one_of([*CELL_NAMES, HALL]),
    "many": Word(names=[str(n) for n in range(MOST_AT_ONCE + 1)], is_there=lambda state, n: n > 0),
    "victim": one_of([f"{cell} {owner_name(side)}" for side in range(SIDES) for cell in CELL_NAMES]),
    "rank": Word(lambda content, state, place: place + 1, type=int),
}
FACTS: dict[str, Fact] = {
    "text": lambda doubt: doubt.border.write(doubt.content, doubt.state, doubt.verb.join(doubt.numbers)),
    "asked": lambda doubt: f"ask-{question_of(doubt.state)}",
    "cost": lambda doubt: int(doubt.content.page.card[doubt.numbers[0]].cost),
}
