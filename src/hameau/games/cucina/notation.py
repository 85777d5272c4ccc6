"""How the numbers of the rules are written: spaces, orientations, tiles; and what refusals name.

place b4 n   place c2 e   next
"""

import re

from hameau.engine.border import Doubt, Fact, Word, one_of
from hameau.games.cucina.content import LETTERS, Opened
from hameau.games.cucina.rules.course import NO_TILE, Rules
from hameau.games.cucina.rules.kitchen import SIDE

COLUMNS = "abcd"
SPACE_NAMES = tuple(f"{column}{row}" for row in range(1, SIDE + 1) for column in COLUMNS)
WAY_NAMES = tuple(LETTERS.lower())  # where the side of the tile points that is printed as its north
MOVE = re.compile(r"(?:place )?([a-d][1-4])(?: ([nesw]))?")


def tidy(state: Rules, text: str) -> str:
    """`b4 e` and `b4` place a tile, too; of orientations that look alike the first is written."""
    found = MOVE.fullmatch(text)
    if not found or state.tile == NO_TILE:
        return text
    way = WAY_NAMES.index(found[2] or "n") % state.box.ways[state.tile]
    return f"place {found[1]} {WAY_NAMES[way]}"


def tile_fact(doubt: Doubt) -> dict[str, str | int]:
    """The name of the tile that was called."""
    content: Opened = doubt.content
    return content.word("tile", f"tile-{content.tile(doubt.state.tile).id}")


WORDS: dict[str, Word] = {
    "space": one_of(SPACE_NAMES, example=SPACE_NAMES.index("b4")),
    "way": one_of(WAY_NAMES),
    "layout": Word(lambda content, state, number: content.page.layout[number].id),
}
FACTS: dict[str, Fact] = {
    "tile": tile_fact,
    "doorstep": lambda doubt: SPACE_NAMES[doubt.state.box.doorstep],
}
