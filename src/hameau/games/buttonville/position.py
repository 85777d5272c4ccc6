"""A position as one line of text, as FEN is for chess.

    7 1 - 1 20+40 random | menestra jade … | set-limit:1 … play:1 | 9,… | 1,… | … | 3 2,… 1,… 0,… jade4u | …

Turns played, first seat, turns of the whole game (`-` while the draw pile lasts), active seat, both piles,
how the villagers were chosen (with `!` once somebody has shown to lack one); the villagers; what is pending,
the newest last, each with its numbers (amount, other, memory, source, place; zeros at the end left out); by
villager the cards of the piles, the forum, the discard pile and those revealed; for each seat buttons, hand,
cards of it that all know, unseen cards that are certainly not this villager, sets (`u` used, `f` fresh).
"""

import re

from hameau.engine.errors import BadPosition
from hameau.games.buttonville.bots.judgement import Buttonville
from hameau.games.buttonville.content import SUGGESTED, Opened
from hameau.games.buttonville.notation import names_of
from hameau.games.buttonville.rules.box import COPIES, SLOTS
from hameau.games.buttonville.rules.course import Rules
from hameau.games.buttonville.rules.table import MOST_SETS, SEATS
from hameau.games.buttonville.rules.verbs import EFFECT, STACK
from hameau.games.buttonville.soundness import find_wrong
from hameau.games.buttonville.views import QUESTIONS

WAYS = ("random", "sourced", "choose", *SUGGESTED)
FRAMES = {**QUESTIONS, EFFECT: "effect"}
FRAME_CODES = {name: code for code, name in FRAMES.items()}
FRAME_PARTS = ("amount", "other", "memory", "source", "place")
HEAD = re.compile(r"([0-9]{1,4}) ([0-3]) (-|[0-9]{1,4}) ([0-3]) ([0-9]{1,3})\+([0-9]{1,3}) ([a-z-]+)(!?)")
COUNTS = re.compile(r"[0-9]{1,3}(?:,[0-9]{1,3})*|-")
COLUMN = re.compile(r"([a-z]+)([0-9]{1,2})(u?)(f?)")


def write(content: Opened, state: Rules) -> str:
    """The position as text."""
    names = names_of(content, state)
    head = (
        f"{state.turn} {state.first} {state.last_turn or '-'} {state.active} "
        f"{state.pile}+{state.end_pile} {WAYS[state.selection]}{'!' if state.denials else ''}"
    )
    slots = range(state.slots)
    return " | ".join(
        [
            head,
            " ".join(names) or "-",
            " ".join(write_frame(state, place) for place in range(state.depth)) or "-",
            counts([state.deck[slot] for slot in slots]),
            counts([state.forum[slot] for slot in slots]),
            counts([state.discard[slot] for slot in slots]),
            counts([state.revealed[slot] for slot in slots]),
            *[write_seat(names, state, seat) for seat in range(state.seats)],
        ]
    )


def counts(numbers: list[int]) -> str:
    return ",".join(map(str, numbers)) or "-"


def write_frame(state: Rules, place: int) -> str:
    parts = [
        state.amount[place],
        state.other[place],
        state.memory[place],
        state.source[place],
        state.place[place],
    ]
    while parts and parts[-1] == 0:
        parts.pop()
    return ":".join([FRAMES[state.asked[place]], *map(str, parts)])


def write_seat(names: list[str], state: Rules, seat: int) -> str:
    slots = range(state.slots)
    columns = [
        f"{names[state.set_slot[seat][place]]}{state.set_size[seat][place]}"
        f"{'u' if state.set_used[seat][place] else ''}{'f' if state.set_fresh[seat][place] else ''}"
        for place in range(state.sets[seat])
    ]
    return " ".join(
        [
            str(state.buttons[seat]),
            counts([state.hand[seat][slot] for slot in slots]),
            counts([state.known[seat][slot] for slot in slots]),
            counts([state.without[seat][slot] for slot in slots]),
            *columns,
        ]
    )


# -- reading -----------------------------------------------------------------------------------------------


def read(content: Opened, text: str) -> Buttonville:
    """The state that the text describes, if a match can lead to it."""
    state = sketch(content, text)
    wrong = find_wrong(content, state)
    if wrong:
        raise BadPosition(wrong)
    return state


def sketch(content: Opened, text: str) -> Buttonville:
    """The state that the text describes, whether or not a match can lead to it: tests draw such ones."""
    parts = text.split(" | ")
    head = HEAD.fullmatch(parts[0])
    if not head or head[7] not in WAYS:
        raise BadPosition(f"{parts[0][:60]!r} is not turn, first, last, active, piles and selection")
    seats = len(parts) - 7
    if not 2 <= seats <= SEATS:
        raise BadPosition(f"{max(seats, 0)} seats; Buttonville has 2 to {SEATS}")
    state = Buttonville(content.box, seats, WAYS.index(head[7]))
    read_head(state, head)
    slots = read_villagers(content, state, parts[1])
    read_frames(state, parts[2])
    for name, part in zip(("deck", "forum", "discard", "revealed"), parts[3:7], strict=True):
        state.write(name, read_counts(part, slots, name))
    state.forum_size = sum(state.forum[slot] for slot in range(slots))
    read_seats(content, state, parts[7:])
    state.waiting = 1 << state.active if state.depth else 0
    return state


def read_head(state: Rules, head: re.Match[str]) -> None:
    state.turn = int(head[1])
    state.first = int(head[2])
    state.last_turn = 0 if head[3] == "-" else int(head[3])
    state.active = int(head[4])
    state.pile = int(head[5])
    state.end_pile = int(head[6])
    state.denials = 1 if head[8] else 0
    if max(state.first, state.active) >= state.seats:
        raise BadPosition(f"a seat is named that is not there: the seats are 0 to {state.seats - 1}")


def read_villagers(content: Opened, state: Rules, text: str) -> int:
    names = text.split() if text != "-" else []
    numbers = []
    for name in names:
        number = content.number(name)
        if number is None:
            raise BadPosition(f"no villager {name!r}")
        numbers.append(number)
    if len(numbers) > state.needed() or len(set(numbers)) < len(numbers):
        raise BadPosition("too many villagers, or one twice")
    state.slots = len(numbers)
    state.write("villager", numbers + [0] * (SLOTS - len(numbers)))
    return len(numbers)


def read_frames(state: Rules, text: str) -> None:
    frames = [frame.split(":") for frame in text.split()] if text != "-" else []
    if len(frames) > STACK - 8:
        raise BadPosition("more is pending than can be")
    rows: list[list[int]] = []
    for name, *numbers in frames:
        if name not in FRAME_CODES or len(numbers) > len(FRAME_PARTS) or not all(map(is_number, numbers)):
            raise BadPosition(f"{name[:30]!r} is nothing that can be pending")
        rows.append([FRAME_CODES[name], *map(int, numbers), *[0] * (len(FRAME_PARTS) - len(numbers))])
    state.depth = len(rows)
    rows += [[0] * (len(FRAME_PARTS) + 1)] * (STACK - len(rows))
    for column, part in enumerate(("asked", *FRAME_PARTS)):
        state.write(part, [row[column] for row in rows])


def is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 9


def read_counts(text: str, slots: int, what: str) -> list[int]:
    numbers = [int(number) for number in text.split(",")] if COUNTS.fullmatch(text) and text != "-" else []
    if len(numbers) != slots or not COUNTS.fullmatch(text):
        raise BadPosition(f"{what}: {text[:40]!r} is not a number for each of {slots} villagers")
    return numbers + [0] * (SLOTS - slots)


def read_seats(content: Opened, state: Rules, seats: list[str]) -> None:
    names = names_of(content, state)
    rows: dict[str, list[list[int]]] = {
        name: [[0] * SLOTS for _ in range(SEATS)] for name in ("hand", "known", "without")
    }
    columns = {
        name: [[0] * MOST_SETS for _ in range(SEATS)]
        for name in ("set_slot", "set_size", "set_used", "set_fresh")
    }
    buttons, sets = [0] * SEATS, [0] * SEATS
    for seat, text in enumerate(seats):
        parts = text.split()
        if len(parts) < 4 or not is_number(parts[0]) or len(parts) - 4 > MOST_SETS:
            raise BadPosition(f"seat {seat}: {text[:40]!r} is not buttons, hand, known, lacking and sets")
        buttons[seat] = int(parts[0])
        for name, part in zip(("hand", "known", "without"), parts[1:4], strict=True):
            rows[name][seat] = read_counts(part, state.slots, f"seat {seat}, {name}")
        sets[seat] = len(parts) - 4
        for place, part in enumerate(parts[4:]):
            found = COLUMN.fullmatch(part)
            if not found or found[1] not in names or not 1 <= int(found[2]) <= COPIES:
                raise BadPosition(f"seat {seat}: {part[:30]!r} is no set")
            columns["set_slot"][seat][place] = names.index(found[1])
            columns["set_size"][seat][place] = int(found[2])
            columns["set_used"][seat][place] = int(bool(found[3]))
            columns["set_fresh"][seat][place] = int(bool(found[4]))
    for name, grid in {**rows, **columns}.items():
        state.write(name, grid)
    state.write("buttons", buttons)
    state.write("sets", sets)
    state.write("hand_size", [sum(row) for row in rows["hand"]])
    state.write("known_size", [sum(row) for row in rows["known"]])
