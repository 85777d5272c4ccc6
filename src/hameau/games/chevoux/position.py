"""A position as one line of text.

    hard 2 percee remembrement,deviation | education sante | champ cafe habitation=2 … / … / …

Mode, round, the card that lies open (`-` when it is over), the cards turned up before it in this round (`-`
if none), the axes of Moon and Sun, then the rows of tiles from the river on; `=2` says how many people live
there. What is in the pile and who may still come follows from that.
"""

import re

from hameau.engine.errors import BadPosition
from hameau.games.chevoux.bots.judgement import Chevoux
from hameau.games.chevoux.content import Opened
from hameau.games.chevoux.rules.course import ALL_CARDS, NO_CARD, Rules
from hameau.games.chevoux.rules.village import CELLS, COLUMNS, ROWS
from hameau.games.chevoux.soundness import find_wrong

MODES = ("normal", "hard")
HEAD = re.compile(r"(normal|hard) ([0-9]{1,2}) (-|[a-z0-9_]+) (-|[a-z0-9_,]+)")
TILE = re.compile(r"([a-z0-9_]+)(?:=([1-9][0-9]?))?")


def write(content: Opened, state: Rules) -> str:
    """The position as text."""
    card = content.page.card[state.card].id if state.waiting else "-"
    seen = ",".join(content.page.card[number].id for number in seen_cards(state)) or "-"
    axes = f"{content.axis(state.moon).id} {content.axis(state.sun).id}"
    tiles, people = state.tile, state.people
    names = [
        content.tile(tiles[cell]).id + (f"={people[cell]}" if people[cell] else "")
        for cell in range(state.rows * COLUMNS)
    ]
    rows = " / ".join(" ".join(names[first : first + COLUMNS]) for first in range(0, len(names), COLUMNS))
    return f"{MODES[state.hard]} {state.round} {card} {seen} | {axes} | {rows}"


def seen_cards(state: Rules) -> list[int]:
    """The cards turned up in this round before the one that lies open."""
    seen = ALL_CARDS & ~state.deck
    return [card for card in range(ALL_CARDS.bit_length()) if seen >> card & 1 and card != state.card]


# -- reading -----------------------------------------------------------------------------------------------


def read(content: Opened, text: str) -> Chevoux:
    """The state that the text describes, if a match can lead to it."""
    state = sketch(content, text)
    wrong = find_wrong(content, state)
    if wrong:
        raise BadPosition(wrong)
    return state


def sketch(content: Opened, text: str) -> Chevoux:
    """The state that the text describes, whether or not a match can lead to it: tests draw such ones."""
    parts = text.split(" | ")
    head = HEAD.fullmatch(parts[0])
    if not head or len(parts) != 3:
        raise BadPosition(f"{text[:60]!r} is not mode, round, card, cards seen | two axes | rows of tiles")
    state = Chevoux(content.box, 1, MODES.index(head[1]))
    state.round = int(head[2])
    read_axes(content, state, parts[1])
    state.mark_out()
    state.fill_pile()
    read_rows(content, state, parts[2])
    read_cards(content, state, head[3], head[4])
    return state


def read_axes(content: Opened, state: Rules, text: str) -> None:
    numbers = [content.axis_named(name) for name in text.split(" ")]
    if len(numbers) != 2 or None in numbers or numbers[0] == numbers[1]:
        raise BadPosition(f"{text[:60]!r} is not two axes, of the Moon and of the Sun")
    state.moon, state.sun = (number or 0 for number in numbers)


def read_rows(content: Opened, state: Rules, text: str) -> None:
    rows = [row.split(" ") for row in text.split(" / ")]
    if any(len(row) != COLUMNS for row in rows) or len(rows) != min(state.round + 1, ROWS) or not state.round:
        raise BadPosition(
            f"round {state.round} does not have {len(rows)} rows, or not of {COLUMNS} tiles each"
        )
    pile, people = list(state.pile), [0] * CELLS
    for cell, found in enumerate(map(TILE.fullmatch, (name for row in rows for name in row))):
        kind = content.kind_named(found[1]) if found else None
        if found is None or kind is None:
            raise BadPosition(f"{rows[cell // COLUMNS][cell % COLUMNS][:60]!r} is no tile")
        if not pile[kind]:
            raise BadPosition(f"this village has no {found[1]!r}, or fewer of them")
        pile[kind] -= 1
        state.place(cell, kind)
        people[cell] = int(found[2] or 0)
    state.rows = len(rows)
    state.write("pile", pile)
    state.write("people", people)
    state.supply = content.box.supply - sum(people)


def read_cards(content: Opened, state: Rules, card: str, seen: str) -> None:
    known = [content.card_named(name) for name in ([] if seen == "-" else seen.split(","))]
    if None in known or len(set(known)) < len(known):
        raise BadPosition(f"{seen[:60]!r} are not cards, each once")
    turned = [number for number in known if number is not None]
    if card == "-":
        state.card = NO_CARD
    else:
        number = content.card_named(card)
        if number is None or number in turned or len(turned) > 4:
            raise BadPosition(f"{card[:60]!r} cannot lie open after {seen[:60]!r}")
        state.waiting = 1
        state.card = number
        turned.append(number)
    state.deck = ALL_CARDS & ~sum(1 << number for number in turned)
