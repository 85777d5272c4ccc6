"""How the numbers of the rules are written: fields, faces, cards; and what refusals name."""

import re
from functools import lru_cache

from hameau.engine.border import Fact, Word, named_in, one_of
from hameau.games.buttons.box import COLOURS
from hameau.games.buttons.judgement import Buttons
from hameau.games.buttons.rules import SIDE, STARS

COLUMNS = "abcdef"
FIELD_NAMES = tuple(
    f"{column}{row}" for row in range(1, SIDE + 1) for column in COLUMNS
)  # c5: column 3, row 5
FIELD = re.compile(r"[a-f][1-6]")
NAMES = ("red", "yellow", "green", "blue")
NAMES_OF = tuple([NAMES[c] for c in range(COLOURS) if some >> c & 1] for some in range(1 << COLOURS))


def field_named(name: str) -> int:
    return FIELD_NAMES.index(name)


def field_names(fields: int) -> list[str]:
    """The fields of a board word, row by row."""
    return list(names_of(fields))


@lru_cache(4096)  # every scene names the same fields again
def names_of(fields: int) -> tuple[str, ...]:
    return tuple(name for field, name in enumerate(FIELD_NAMES) if fields >> field & 1)


def colour_names(colours: int) -> list[str]:
    return NAMES_OF[colours][:]


def tidy(state: Buttons, text: str) -> str:
    """Where stars are due, a bare field means a star."""
    return f"star {text}" if state.phase == STARS and FIELD.fullmatch(text) else text


WORDS: dict[str, Word] = {
    "field": one_of(FIELD_NAMES, example=field_named("c5")),
    "face": named_in(lambda content: [face.id for face in content.page.face]),
    "cards": Word(lambda content, state, colours: colour_names(colours), type=list[str]),
}
FACTS: dict[str, Fact] = {
    "board": lambda doubt: str(doubt.content.page.face[doubt.numbers[0]].board),
    "gold": lambda doubt: FIELD_NAMES[doubt.state.gold_field()],
    "fields": lambda doubt: " ".join(field_names(doubt.state.open_to_active())),
    "row": lambda doubt: int(doubt.state.white) + 1,
    "stars": lambda doubt: int(doubt.state.due[doubt.seat]),
}
