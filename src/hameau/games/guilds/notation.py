"""Moves as text and back, and why a move is refused, with the number of its rule."""

import re
from functools import lru_cache
from itertools import pairwise

from hameau.engine.answers import Refusal, unread
from hameau.engine.state import State
from hameau.games.guilds.box import BORIS, SIDES
from hameau.games.guilds.cards import CHOICE
from hameau.games.guilds.city import CELLS, COLUMNS, GUILDHALL
from hameau.games.guilds.content import Opened
from hameau.games.guilds.effects import (
    BRIBE,
    BRIBE_COIN,
    CODES,
    COIN,
    CROWN,
    DONE,
    END,
    FROM,
    HIRE_WITH,
    KEEP,
    LIMIT,
    MAYOR,
    MOVE_TO,
    NEUTRAL_FOR,
    NUMBER,
    OUST_FROM,
    PAY,
    PLAY,
    SOLITAIRE,
    SPEND_FOR_MOVE,
    SWAP,
    TAKE,
    THROW,
    TO,
)
from hameau.games.guilds.judgement import Guilds

LETTERS = "abcdef"
CELL_NAMES = tuple(f"{LETTERS[cell % COLUMNS]}{cell // COLUMNS + 1}" for cell in range(CELLS))
CELL_NAMED = {name: cell for cell, name in enumerate(CELL_NAMES)}
HALL = "hall"
WITH_CARD = {
    "hire": HIRE_WITH,
    "play": PLAY,
    "pay": PAY,
    "discard": THROW,
    "take": TAKE,
    "neutral": NEUTRAL_FOR,
}
WITH_CELL = {"move": MOVE_TO, "to": TO, "from": FROM, "crown": CROWN}
ALONE = {"end": END, "done": DONE, "pass": DONE}
MOST_AT_ONCE = KEEP - NUMBER - 1
VERBS = (
    (END, "end"),
    (DONE, "done"),
    (HIRE_WITH, "hire"),
    (PLAY, "play"),
    (PAY, "pay"),
    (THROW, "discard"),
    (TAKE, "take"),
    (NEUTRAL_FOR, "neutral"),
    (MOVE_TO, "move"),
    (TO, "to"),
    (FROM, "from"),
    (CROWN, "crown"),
    (NUMBER, "number"),
    (KEEP, "keep"),
    (OUST_FROM, "oust"),
    (CODES, ""),
)
VERB_OF = tuple(
    (first, verb) for (first, verb), (end, _) in pairwise(VERBS) for _ in range(first, end)
)  # by move
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
FORMS = {
    "hire": ("hire Y1", "4.3"),
    "play": ("play Y1", "4.8"),
    "pay": ("pay Y1", "4.9"),
    "discard": ("discard Y1", "4.13"),
    "take": ("take Y1", "8.28"),
    "neutral": ("neutral Y1", "5.5"),
    "move": ("move c3", "4.4"),
    "to": ("to c3", "4.4"),
    "from": ("from hall", "4.4"),
    "crown": ("crown c3", "10.3"),
    "number": ("number 2", "4.10"),
    "keep": ("keep M03", "8.5"),
    "oust": ("oust c3 2", "8.17"),
}  # an example of each verb that needs more, and its rule
TEXT = re.compile(r"([a-z]+)(?: ([a-z0-9]+))?(?: ([1-4]|boris))?")


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


def verb_of(move: int) -> tuple[int, str]:
    """The verb of a move and its first code."""
    return VERB_OF[move]


def write(content: Opened, state: State, move: int) -> str:
    """`end`, `hire Y1`, `move c3`, `pay Y1r`, `from hall`, `keep M03`, `oust c3 2`, …"""
    first, verb = verb_of(move)
    rest = move - first
    if verb in WITH_CARD:
        return f"{verb} {content.page.card[rest].id}"
    if verb in WITH_CELL:
        return f"{verb} {place_name(rest)}"
    if verb == "number":
        return f"number {rest}"
    if verb == "keep":
        return f"keep {content.page.mayor[rest].id}"
    if verb == "oust":
        return f"oust {cell_name(rest % CELLS)} {owner_name(rest // CELLS)}"
    return verb


def owner_name(side: int) -> str:
    """Players are counted from 1."""
    return "boris" if side == BORIS else str(side + 1)


def read(content: Opened, state: Guilds, seat: int, text: str) -> int | None:
    """The move, legal or not."""
    found = TEXT.fullmatch(" ".join(text.lower().split()))
    if not found:
        return None
    verb, what, owner = found.groups()
    if verb == "oust":
        return read_oust(what, owner)
    if owner is not None:
        return None
    if what is None:
        return ALONE.get(verb)
    return read_object(content, verb, what)


def read_object(content: Opened, verb: str, what: str) -> int | None:
    number: int | None = None
    first = 0
    if verb in WITH_CARD:
        first, number = WITH_CARD[verb], content.card_named.get(what)
    elif verb == "from" and what == HALL:
        first, number = FROM, GUILDHALL
    elif verb in WITH_CELL:
        first, number = WITH_CELL[verb], CELL_NAMED.get(what)
    elif verb == "keep":
        first, number = KEEP, content.mayor_named.get(what)
    elif verb == "number" and re.fullmatch("[1-9][0-9]?", what) and int(what) <= MOST_AT_ONCE:
        first, number = NUMBER, int(what)
    return None if number is None else first + number


def read_oust(what: str | None, owner: str | None) -> int | None:
    cell = CELL_NAMED.get(what or "")
    if cell is None or owner is None:
        return None
    side = BORIS if owner == "boris" else int(owner) - 1
    return OUST_FROM + CELLS * side + cell if side < SIDES else None


# -- why not -----------------------------------------------------------------------------------------------


def refusal(content: Opened, state: Guilds, seat: int, text: str) -> Refusal | None:
    """Why a waiting seat may not play this; None exactly if it may."""
    move = read(content, state, seat, text)
    if move is None:
        return unread(text, FORMS, (write(content, state, one) for one in state.legal_moves(seat)))
    legal = state.legal_moves(seat)
    if move in legal:
        return None
    verb = verb_of(move)[1]
    facts: dict[str, str | int] = {"text": write(content, state, move), "@asked": f"ask-{question_of(state)}"}
    if state.phase != CHOICE and not state.depth:
        return refuse_use(content, state, seat, move, facts)
    if verb not in {verb_of(other)[1] for other in legal}:
        return refuse_verb(state, facts)
    return refuse_choice(state, facts)


def question_of(state: Guilds) -> str:
    """What is asked now, in one word."""
    if state.phase == CHOICE:
        return "keep"
    return QUESTIONS[state.asked[state.depth - 1]] if state.depth else QUESTIONS[0]


def newest(state: Guilds) -> int:
    return state.asked[state.depth - 1] if state.depth else 0


def refuse_verb(state: Guilds, facts: dict[str, str | int]) -> Refusal:
    """Something else is asked."""
    question = newest(state)
    if state.phase == CHOICE:
        return Refusal("answer-first", "2.4", facts)
    if question == LIMIT:
        return Refusal("answer-first", "4.13", facts)
    if question == MAYOR:
        return Refusal("answer-first", "8.5", facts)
    if question in (BRIBE, BRIBE_COIN):
        return Refusal("answer-first", "5.5", facts)
    if question == SOLITAIRE:
        return Refusal("answer-first", "10.6", facts)
    return Refusal("answer-first", "4.2", facts)


def refuse_use(content: Opened, state: Guilds, seat: int, move: int, facts: dict[str, str | int]) -> Refusal:
    """At a turn: why a card cannot be used like that."""
    first, verb = verb_of(move)
    rest = move - first
    if verb == "hire" and not state.supply[seat]:
        return Refusal("supply-empty", "4.3")
    if verb in ("hire", "play") and not state.hand[seat][rest]:
        return Refusal("not-in-hand", "4.2", {"card": content.page.card[rest].id})
    if verb == "play":
        card = content.page.card[rest]
        return Refusal("too-dear", "4.8", {"card": card.id, "cost": card.cost})
    if verb == "crown":
        return Refusal("not-a-choice", "10.3", facts)
    if verb != "move":
        return Refusal("your-turn", "4.2", facts)
    if not state.open >> rest & 1:
        return Refusal("not-open", "4.7", {"cell": cell_name(rest)})
    return Refusal("no-card-for-tile", "4.4", {"cell": cell_name(rest)})


def refuse_choice(state: Guilds, facts: dict[str, str | int]) -> Refusal:
    """The right kind of answer, but not one of those that are open."""
    question = newest(state)
    if state.phase == CHOICE:
        return Refusal("not-a-choice", "2.4", facts)
    if question == SPEND_FOR_MOVE:
        return Refusal("not-a-choice", "4.4", facts)
    if question in (COIN, SWAP):
        return Refusal("not-a-choice", "4.9", facts)
    if question == LIMIT:
        return Refusal("not-a-choice", "4.13", facts)
    if question == MAYOR:
        return Refusal("not-a-choice", "8.5", facts)
    if question in (BRIBE, BRIBE_COIN):
        return Refusal("not-a-choice", "5.5", facts)
    if question == SOLITAIRE:
        return Refusal("not-a-choice", "10.3", facts)
    return Refusal("not-a-choice", "4.10", facts)
