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
from hameau.games.buttonville.box import CITIZENS, COPIES, FEED, SLOTS
from hameau.games.buttonville.content import MOST_NUMBER, SUGGESTED, Opened
from hameau.games.buttonville.judgement import Buttonville
from hameau.games.buttonville.rules import CHOOSING, ENDING, HAND_LIMIT, PLAY, RECRUIT, SET_LIMIT
from hameau.games.buttonville.table import MOST_SETS, SEATS
from hameau.games.buttonville.verbs import EFFECT, STACK, SWAP_FOR
from hameau.games.buttonville.views import QUESTIONS, names_of

WAYS = ("random", "sourced", "choose", *SUGGESTED)
FRAMES = {**QUESTIONS, EFFECT: "effect"}
FRAME_CODES = {name: code for code, name in FRAMES.items()}
FRAME_PARTS = ("amount", "other", "memory", "source", "place")
TURN = [SET_LIMIT, HAND_LIMIT, ENDING, PLAY, RECRUIT]  # the frames of a turn, from its bottom
HEAD = re.compile(r"([0-9]{1,4}) ([0-3]) (-|[0-9]{1,4}) ([0-3]) ([0-9]{1,3})\+([0-9]{1,3}) ([a-z-]+)(!?)")
MOST_AMOUNT = MOST_NUMBER * (COPIES + 1)  # fixed, and for each card
COUNTS = re.compile(r"[0-9]{1,3}(?:,[0-9]{1,3})*|-")
COLUMN = re.compile(r"([a-z]+)([0-9]{1,2})(u?)(f?)")


def write(content: Opened, state: Buttonville) -> str:
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


def write_frame(state: Buttonville, place: int) -> str:
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


def write_seat(names: list[str], state: Buttonville, seat: int) -> str:
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
    """The state that the text describes."""
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
    check(state)
    return state


def read_head(state: Buttonville, head: re.Match[str]) -> None:
    state.turn = int(head[1])
    state.first = int(head[2])
    state.last_turn = 0 if head[3] == "-" else int(head[3])
    state.active = int(head[4])
    state.pile = int(head[5])
    state.end_pile = int(head[6])
    state.denials = 1 if head[8] else 0
    if max(state.first, state.active) >= state.seats:
        raise BadPosition(f"a seat is named that is not there: the seats are 0 to {state.seats - 1}")


def read_villagers(content: Opened, state: Buttonville, text: str) -> int:
    names = text.split() if text != "-" else []
    numbers = []
    for name in names:
        number = content.number(name)
        if number is None:
            raise BadPosition(f"no villager {name!r}")
        numbers.append(number)
    if len(numbers) > state.needed() or len(set(numbers)) < len(numbers):
        raise BadPosition("too many villagers, or one twice")
    guilds = [content.box.guild[number] for number in numbers]
    if guilds != [min(place, CITIZENS) for place in range(len(guilds))]:
        raise BadPosition("the villagers are one of each guild in order, then citizens (rule 2.2)")
    state.slots = len(numbers)
    state.write("villager", numbers + [0] * (SLOTS - len(numbers)))
    return len(numbers)


def read_frames(state: Buttonville, text: str) -> None:
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


def read_seats(content: Opened, state: Buttonville, seats: list[str]) -> None:
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


def check(state: Buttonville) -> None:
    """Refuse what no match can lead to, as far as the rules need it."""
    wrong = wrong_cards(state) or wrong_frames(state)
    if wrong:
        raise BadPosition(wrong)
    if state.depth:
        state.waiting = 1 << state.active
        if not state.is_open(state.asked[state.depth - 1]):
            raise BadPosition(f"nothing answers {FRAMES[state.asked[state.depth - 1]]!r}")


def wrong_cards(state: Buttonville) -> str | None:
    if state.depth and state.asked[0] == CHOOSING:
        return "cards are there before the villagers are chosen" if state.pile + state.end_pile else None
    for slot in range(state.slots):
        hands = sum(state.hand[seat][slot] + state.cards_laid(seat, slot) for seat in range(state.seats))
        lying = state.deck[slot] + state.forum[slot] + state.discard[slot] + state.revealed[slot]
        if hands + lying != state.box.copies:
            return f"{hands + lying} cards of villager {slot + 1}, not {state.box.copies}"
        for seat in range(state.seats):
            unseen = state.hand_size[seat] - state.known_size[seat]
            if state.known[seat][slot] > state.hand[seat][slot] or state.without[seat][slot] > unseen:
                return f"seat {seat}: more is known of the hand than it holds"
            hidden = state.hand[seat][slot] - state.known[seat][slot]
            if hidden > unseen - state.without[seat][slot] or (
                unseen and state.without[seat][slot] and not state.denials
            ):
                return f"seat {seat}: the hand holds what it has shown to lack"
    if sum(state.deck[slot] for slot in range(state.slots)) != state.pile + state.end_pile:
        return "the piles are not as high as their cards"
    return None


def feeds(state: Buttonville, frame: int) -> bool:
    """Are the set that is to be fed and a card of the forum there?"""
    place, slot = state.place[frame], state.source[frame]
    if place >= state.sets[state.active] or state.forum[slot] == 0:
        return False
    return state.set_slot[state.active][place] == slot


def exceeds(state: Buttonville, frame: int) -> bool:
    """Is a number of what is pending greater than it can be?"""
    question, amount, memory = state.asked[frame], state.amount[frame], state.memory[frame]
    if question in TURN:
        return amount > (state.box.recruits if question == RECRUIT else 1)
    if question == EFFECT:
        return amount > COPIES or memory > state.box.steps[state.villager[state.source[frame]]]
    if question == SWAP_FOR and (memory >= state.slots or state.hand[state.active][memory] == 0):
        return True
    return amount > MOST_AMOUNT or state.other[frame] > MOST_NUMBER


def wrong_frames(state: Buttonville) -> str | None:
    """Is what is pending a turn, with effects of villagers that are there on top?"""
    asked = [state.asked[place] for place in range(state.depth)]
    if asked == [CHOOSING]:
        chosen = state.amount[0] == state.needed() - state.slots > 0
        return (
            None
            if chosen and state.active == (state.first + state.slots) % state.seats
            else "villagers are chosen in turn"
        )
    if state.slots != state.needed():
        return "villagers are missing"
    if not asked:
        return None if state.turn == state.last_turn > 0 else "nothing is pending, but it is not over"
    if state.last_turn and state.turn >= state.last_turn:
        return "the last turn is over"
    if state.active != (state.first + state.turn) % state.seats:
        return "it is not that seat's turn"
    if bool(state.last_turn) != (state.pile == 0):
        return "the last turns are counted exactly when the draw pile is empty (rule 7.1)"
    if state.last_turn and (
        state.last_turn % state.seats or state.last_turn > (state.turn // state.seats + 2) * state.seats
    ):
        return "the last turn is the last of a round (rule 7.2)"
    turn = next((i for i, frame in enumerate(asked) if frame not in TURN), len(asked))
    if asked[:turn] != TURN[:turn] or turn == 0:
        return "what is pending is no turn"
    for place in range(turn, state.depth):
        if asked[place] in (*TURN, CHOOSING) or state.source[place] >= state.slots:
            return "what is pending is no effect"
        if state.place[place] >= MOST_SETS or (asked[place] == FEED and not feeds(state, place)):
            return "a set is named that is not there"
    if any(exceeds(state, place) for place in range(state.depth)):
        return "more is pending than can be"
    return "an effect is pending that asks nothing" if asked[-1] == EFFECT else None
