"""A position as one line of text, as FEN is for chess.

    2 lay 1 5:6+2352 03 random | A1 6/6/2o3/6/4*1/6 in r 0 | B2 6/6/6/6/6/6 safe yg 0 | …

Round, phase, active seat, last roll (white:gold+black, `-` before the first), who is waited for, how boards
were given out; then for each seat its face (`-` if not chosen yet), its board row by row (`o` a button, `*`
a star, digits for empty fields), `in`, `safe` or `bust`, its cards (r, y, g, b), and how many stars it
still has to put.
"""

import re
from functools import cache, lru_cache

from hameau.engine.errors import BadPosition
from hameau.games.buttons.content import LETTERS, Opened
from hameau.games.buttons.judgement import Buttons
from hameau.games.buttons.rules import (
    BLACK_DICE,
    ROW,
    SEATS,
    SIDE,
)
from hameau.games.buttons.soundness import PHASES, find_wrong, has_board

WAYS = ("random", "choose", "same")
ROWS = range(0, SIDE * SIDE, SIDE)  # the first field of each
HEAD = re.compile(
    r"([0-9]{1,5}) (boards|turn|lay|stars|over) ([0-3]) "
    r"(-|[1-6]:[1-6]\+[1-6]{0,4}) (-|[0-3]+) (random|choose|same)"
)
SEAT = re.compile(r"(-|[A-Z][0-9]) ([o*1-6/]+) (in|safe|bust) (-|[rygb]+) ([0-9]{1,2})")


def write(content: Opened, state: Buttons) -> str:
    """The position as text."""
    moment = f"{state.round} {PHASES[state.phase]} {state.active}"
    head = f"{moment} {write_dice(state)} {write_waiting(state)} {WAYS[state.boards]}"
    return " | ".join([head, *[write_seat(content, state, seat) for seat in range(state.seats)]])


def write_dice(state: Buttons) -> str:
    if not state.columns:
        return "-"
    return f"{state.white + 1}:{state.gold + 1}+{''.join(map(str, black_pips(state.black)))}"


def black_pips(black: int) -> list[int]:
    """The pips of the black dice that were rolled; the rules keep them in one word."""
    return [pips for die in range(BLACK_DICE) if (pips := black >> 3 * die & 7)]


def write_waiting(state: Buttons) -> str:
    waiting = state.waiting
    return "".join([str(seat) for seat in range(state.seats) if waiting >> seat & 1]) or "-"


def write_seat(content: Opened, state: Buttons, seat: int) -> str:
    face = content.page.face[state.face[seat]].id if has_board(state, seat) else "-"
    status = "in" if state.inside >> seat & 1 else "safe" if state.safe >> seat & 1 else "bust"
    return seat_text(face, state.buttons[seat], state.stars[seat], status, state.cards[seat], state.due[seat])


@lru_cache(4096)  # every check of a record writes the position, and a move changes one seat at most
def seat_text(face: str, buttons: int, stars: int, status: str, cards: int, due: int) -> str:
    rows = [write_row(buttons >> first & ROW, stars >> first & ROW) for first in ROWS]
    held = "".join(letter.lower() for colour, letter in enumerate(LETTERS) if cards >> colour & 1)
    return f"{face} {'/'.join(rows)} {status} {held or '-'} {due}"


@cache  # 729 rows
def write_row(buttons: int, stars: int) -> str:
    marks = "".join("o" if buttons >> f & 1 else "*" if stars >> f & 1 else "." for f in range(SIDE))
    return re.sub(r"\.+", lambda gap: str(len(gap[0])), marks)


# -- reading -----------------------------------------------------------------------------------------------


def read(content: Opened, text: str) -> Buttons:
    """The state that the text describes, if a match can lead to it."""
    state = sketch(content, text)
    wrong = find_wrong(content, state)
    if wrong:
        raise BadPosition(wrong)
    return state


def sketch(content: Opened, text: str) -> Buttons:
    """The state that the text describes, whether or not a match can lead to it: tests draw such ones."""
    parts = text.split(" | ")
    head = HEAD.fullmatch(parts[0])
    if not head:
        raise BadPosition(
            f"{parts[0][:60]!r} is not round, phase, active seat, dice, waiting seats and boards"
        )
    if not 2 <= len(parts) - 1 <= SEATS:
        raise BadPosition(f"{len(parts) - 1} seats; BUTTONS has 2 to {SEATS}")
    state = Buttons(content.box, len(parts) - 1, WAYS.index(head[6]))
    read_head(state, head)
    read_seats(content, state, parts[1:])
    return state


def read_head(state: Buttons, head: re.Match[str]) -> None:
    state.round = int(head[1])
    state.phase = PHASES.index(head[2])
    state.active = int(head[3])
    if head[4] != "-":
        white, gold, black = re.split("[:+]", head[4])
        state.white, state.gold = int(white) - 1, int(gold) - 1
        state.black = sum(int(pips) << 3 * die for die, pips in enumerate(black))
        for pips in gold + black:
            state.columns |= 1 << int(pips) - 1
    state.waiting = sum(1 << int(seat) for seat in set(head[5]) - {"-"})


def read_seats(content: Opened, state: Buttons, seats: list[str]) -> None:
    faces, cards, buttons, stars, due = ([0] * SEATS for _ in range(5))
    for seat, text in enumerate(seats):
        found = SEAT.fullmatch(text)
        if not found:
            raise BadPosition(
                f"seat {seat}: {text[:60]!r} is not face, board, in/safe/bust, cards and stars due"
            )
        faces[seat] = read_face(content, state, seat, found[1])
        buttons[seat], stars[seat] = read_board(found[2], seat)
        state.inside |= (found[3] == "in") << seat
        state.safe |= (found[3] == "safe") << seat
        cards[seat] = sum(1 << LETTERS.index(letter.upper()) for letter in set(found[4]) - {"-"})
        due[seat] = int(found[5])
    for name, words in (
        ("face", faces),
        ("cards", cards),
        ("buttons", buttons),
        ("stars", stars),
        ("due", due),
    ):
        state.write(name, words)
    if state.round:
        state.dice = BLACK_DICE - (2 if state.seats == 2 else 1) * (state.seats - state.inside.bit_count())


def read_face(content: Opened, state: Buttons, seat: int, name: str) -> int:
    if not has_board(state, seat):
        if name != "-":
            raise BadPosition(f"seat {seat}: has face {name}, but has not chosen yet")
        return 0
    face = content.face_named(name)
    if face is None:
        raise BadPosition(
            f"seat {seat}: no face {name!r}; there are {', '.join(f.id for f in content.page.face)}"
        )
    return face


def read_board(text: str, seat: int) -> tuple[int, int]:
    rows = [re.sub(r"[1-6]", lambda gap: "." * int(gap[0]), row) for row in text.split("/")]
    if len(rows) != SIDE or any(len(row) != SIDE for row in rows):
        raise BadPosition(f"seat {seat}: {text!r} is not six rows of six fields")
    marks = "".join(rows)
    return tuple(sum(1 << field for field, mark in enumerate(marks) if mark == kind) for kind in "o*")  # type: ignore[return-value]  # two kinds
