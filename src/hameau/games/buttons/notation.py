"""Moves as text and back, and why a move is refused, with the number of its rule."""

import re
from functools import lru_cache

from hameau.engine.answers import Refusal, unread
from hameau.engine.state import State
from hameau.games.buttons.content import Opened
from hameau.games.buttons.judgement import Buttons
from hameau.games.buttons.rules import (
    BOARDS,
    BUTTON,
    FACE,
    LAY,
    OUT,
    ROLL,
    SIDE,
    SKIP,
    STAR,
    STARS,
    TURN,
)

COLUMNS = "abcdef"
FIELD_NAMES = tuple(f"{column}{row}" for row in range(1, SIDE + 1) for column in COLUMNS)
WORDS = {"roll": ROLL, "out": OUT, "skip": SKIP}
WORD_OF = {code: word for word, code in WORDS.items()}
FORMS = {"star": ("star c5", "5.5"), "board": ("board A1", "2.7")}
FIELD = re.compile(r"(star )?([a-f])([1-6])")


def field_name(field: int) -> str:
    """`c5` is column 3, row 5."""
    return FIELD_NAMES[field]


def field_named(name: str) -> int:
    return (int(name[1]) - 1) * SIDE + COLUMNS.index(name[0])


def field_names(fields: int) -> list[str]:
    """The fields of a board word, row by row."""
    return list(names_of(fields))


@lru_cache(4096)  # every scene names the same fields again
def names_of(fields: int) -> tuple[str, ...]:
    return tuple(name for field, name in enumerate(FIELD_NAMES) if fields >> field & 1)


def write(content: Opened, state: State, move: int) -> str:
    """`roll`, `out`, `skip`, `c5`, `star c5`, `board A1`."""
    if move >= FACE:
        return f"board {content.page.face[move - FACE].id}"
    if move >= STAR:
        return f"star {field_name(move - STAR)}"
    if move >= BUTTON:
        return field_name(move - BUTTON)
    return WORD_OF[move]


def read(content: Opened, state: Buttons, seat: int, text: str) -> int | None:
    """The move, legal or not. Where stars are due, a bare field means a star."""
    text = " ".join(text.lower().split())
    if text in WORDS:
        return WORDS[text]
    if text.startswith("board "):
        face = content.face_named(text.removeprefix("board ").upper())
        return None if face is None else FACE + face
    found = FIELD.fullmatch(text)
    if not found:
        return None
    field = field_named(found[2] + found[3])
    return (STAR if found[1] or state.phase == STARS else BUTTON) + field


def refusal(content: Opened, state: Buttons, seat: int, text: str) -> Refusal | None:
    """Why a waiting seat may not play this; None exactly if it may."""
    move = read(content, state, seat, text)
    if move is None:
        return unread(text, FORMS, (write(content, state, one) for one in state.legal_moves(seat)))
    return BY_PHASE[state.phase](content, state, seat, move)


def refuse_board(content: Opened, state: Buttons, seat: int, move: int) -> Refusal | None:
    if move < FACE:
        return Refusal("choose-a-board", "2.7")
    if state.is_taken(content.box.board[move - FACE], seat):
        return Refusal("board-taken", "2.2", {"board": content.page.face[move - FACE].board})
    return None


def refuse_turn(content: Opened, state: Buttons, seat: int, move: int) -> Refusal | None:
    if move == OUT and not state.buttons[seat]:
        return Refusal("out-needs-a-button", "4.3")
    return None if move in (ROLL, OUT) else Refusal("roll-or-out", "4.2")


def refuse_lay(content: Opened, state: Buttons, seat: int, move: int) -> Refusal | None:
    if seat != state.active:
        field = state.gold_field()
        return (
            None
            if move in (SKIP, BUTTON + field)
            else Refusal("lay-or-skip", "4.6", {"field": field_name(field)})
        )
    if not BUTTON <= move < STAR:
        return Refusal("must-lay", "4.7", {"fields": " ".join(field_names(state.open_to_active()))})
    return refuse_field(state, seat, move - BUTTON)


def refuse_field(state: Buttons, seat: int, field: int) -> Refusal | None:
    """The first law that a button of the active player would break on this field."""
    facts: dict[str, str | int] = {"field": field_name(field), "row": state.white + 1}
    if field // SIDE != state.white:
        return Refusal("wrong-row", "4.7", facts)
    if not state.columns >> field % SIDE & 1:
        return Refusal("wrong-column", "4.7", facts)
    if state.buttons[seat] >> field & 1:
        return Refusal("on-a-button", "3.1", facts)
    if state.stars[seat] >> field & 1:
        return Refusal("on-a-star", "3.4", facts)
    if state.beside(state.buttons[seat]) >> field & 1:
        return Refusal("beside-a-button", "3.2", facts)
    return None


def refuse_star(content: Opened, state: Buttons, seat: int, move: int) -> Refusal | None:
    if not STAR <= move < FACE:
        return Refusal("stars-first", "5.5", {"stars": state.due[seat]})
    if not state.buttons[seat] >> (move - STAR) & 1:
        return Refusal("star-needs-a-button", "5.5", {"field": field_name(move - STAR)})
    return None


BY_PHASE = {BOARDS: refuse_board, TURN: refuse_turn, LAY: refuse_lay, STARS: refuse_star}
