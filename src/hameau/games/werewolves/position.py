"""A position as one line of text: what is not usual, each as `name=value`.

    seats=12 phase=seer night=2 waiting=4095 alive=4063 card=wvsvvhvwicgv place=0,1,2,… deck=5,2,1,…

Sets of seats and buildings are numbers whose bits they are. A list ends with its last entry that is not 0.
"""

import re
from functools import lru_cache

from hameau.engine.errors import BadPosition
from hameau.games.werewolves.bots.judgement import Werewolves
from hameau.games.werewolves.content import Opened
from hameau.games.werewolves.naming import PHASE_NAMES, PHASE_OF
from hameau.games.werewolves.rules.box import BUILDINGS, CAMP, KINDS, TOKENS
from hameau.games.werewolves.rules.course import Rules
from hameau.games.werewolves.rules.people import OPTIONS, SEATS
from hameau.games.werewolves.soundness import find_wrong

LETTERS = "vwstchigWradp"  # a card each
FEWEST, MOST = 8, 29

# what a field can hold
YES_NO, SEAT, HOME, SOME, HOMES, COUNT = 1, 2, 3, 4, 5, 6
ONES = {
    "night": COUNT,
    "waiting": SOME,
    "village": YES_NO,
    "dealt": YES_NO,
    "met": YES_NO,
    "alive": SOME,
    "deaths": COUNT,
    "shown": SOME,
    "camp_shown": SOME,
    "withdrawn": SOME,
    "thief": SEAT,
    "lover_a": SEAT,
    "lover_b": SEAT,
    "grieved": YES_NO,
    "charmed": SOME,
    "watched": SOME,
    "saw_pack": SOME,
    "winner": COUNT,
    "first": COUNT,
    "standing": HOMES,
    "burnt": HOMES,
    "spent": HOMES,
    "immune": YES_NO,
    "farmers_rule": YES_NO,
    "captain": SEAT,
    "closed": YES_NO,
    "vacancy": HOME,
    "offered": SEAT,
    "turned_down": SOME,
    "left": HOMES,
    "after": COUNT,
    "depth": COUNT,
    "shooting": SEAT,
    "shot": YES_NO,
    "killed_by_poison": SEAT,
    "fallen_prey": SOME,
    "picked": SEAT,
    "protected": SEAT,
    "last_protected": SEAT,
    "noticed": SOME,
    "target": SEAT,
    "bitten": SEAT,
    "fire": HOME,
    "cured": YES_NO,
    "poisoned": SEAT,
    "cure_used": YES_NO,
    "poison_used": YES_NO,
    "poster": SEAT,
    "looked_at": SEAT,
    "told_victim": SEAT,
    "voters": SOME,
    "running": SOME,
    "tied": SOME,
    "banned": SOME,
    "named_by_inn": SOME,
    "condemned": SEAT,
    "window": COUNT,
    "silent": SOME,
    "confessed": SEAT,
    "deaths_before": COUNT,
    "quiet": COUNT,
}
MANY = {
    "option": (OPTIONS, COUNT),
    "deck": (KINDS, COUNT),
    "middle": (2, COUNT),
    "pool": (TOKENS, COUNT),
    "tenant": (BUILDINGS, SEAT),
    "place": (SEATS, COUNT),
    "fallen": (SEATS, COUNT),
    "cause": (SEATS, COUNT),
    "died_in": (SEATS, COUNT),
    "missed": (SEATS, COUNT),
    "seen": (SEATS, SOME),
    "seen_camp": (SEATS, SOME),
    "glimpsed": (SEATS, SOME),
    "glimpse": (SEATS, SOME),
    "home": (SEATS, HOME),
    "dying": (SEATS, COUNT),
    "choice": (SEATS, COUNT),
    "point": (SEATS, SEAT),
    "earlier": (SEATS, SEAT),
    "ballot": (SEATS, SEAT),
    "filled": (SEATS, COUNT),
    "tally": (SEATS, COUNT),
    "last_ballot": (SEATS, SEAT),
    "against": (SEATS, SOME),
    "asked_out": (SEATS, SOME),
    "spoken": (SEATS, COUNT),
    "claimed": (SEATS, COUNT),
    "accuses": (SEATS, SOME),
    "defends": (SEATS, SOME),
    "says_wolf": (SEATS, SOME),
    "says_village": (SEATS, SOME),
}
ENTRY = re.compile(r"([a-z_]+)=([A-Za-z0-9,-]{1,400})")
NUMBER = re.compile(r"[0-9]{1,10}")


def write(content: Opened, state: Rules) -> str:
    """The position as text."""
    cards = "".join(LETTERS[kind] for kind in state.card[: state.seats])
    parts = [f"seats={state.seats}", f"phase={PHASE_NAMES[state.phase]}"]
    if state.dealt:
        parts.append(f"card={cards}")
    parts += [f"{name}={value}" for name in ONES if (value := getattr(state, name))]
    parts += [f"{name}={text}" for name in MANY if (text := listed(tuple(getattr(state, name))))]
    return " ".join(parts)


@lru_cache(8192)  # every check of a record writes the position, and a move changes few lists
def listed(values: tuple[int, ...]) -> str:
    """The list up to its last entry that is not 0; empty if there is none."""
    last = max((place for place, value in enumerate(values) if value), default=-1)
    return ",".join(map(str, values[: last + 1]))


# -- reading -----------------------------------------------------------------------------------------------


def read(content: Opened, text: str) -> Werewolves:
    """The state that the text describes, if a match can lead to it."""
    state = sketch(content, text)
    wrong = find_wrong(content, state)
    if wrong:
        raise BadPosition(wrong)
    return state


def sketch(content: Opened, text: str) -> Werewolves:
    """The state that the text describes, whether or not a match can lead to it: tests draw such ones."""
    entries: dict[str, str] = {}
    for part in text.split(" "):
        found = ENTRY.fullmatch(part)
        if not found or found[1] in entries:
            raise BadPosition(f"{part[:60]!r} is no entry, or stands there twice")
        entries[found[1]] = found[2]
    seats = number(entries.pop("seats", "0"))
    if not FEWEST <= seats <= MOST:
        raise BadPosition(f"{seats} seats; there are {FEWEST} to {MOST}")
    state = Werewolves(content.box, seats)
    phase = entries.pop("phase", "")
    if phase not in PHASE_OF:
        raise BadPosition(f"no phase {phase[:30]!r}")
    state.phase = PHASE_OF[phase]
    read_cards(state, entries.pop("card", ""))
    for name, value in entries.items():
        read_entry(state, name, value)
    return state


def number(text: str) -> int:
    if not NUMBER.fullmatch(text):
        raise BadPosition(f"{text[:30]!r} is no number")
    return int(text)


def read_cards(state: Rules, cards: str) -> None:
    if not cards:
        return
    if len(cards) != state.seats or set(cards) - set(LETTERS):
        raise BadPosition(f"card: {cards[:40]!r} is not a letter of {LETTERS} for each seat")
    kinds = [LETTERS.index(letter) for letter in cards]
    state.write("card", kinds + [0] * (SEATS - state.seats))


def read_entry(state: Rules, name: str, text: str) -> None:
    if name in ONES:
        setattr(state, name, fitting(state, name, text, ONES[name]))
    elif name in MANY:
        length, kind = MANY[name]
        values = [fitting(state, name, part, kind) for part in text.split(",")]
        room = state.seats if length == SEATS and name != "dying" else length
        if len(values) > room:
            raise BadPosition(f"{name}: {len(values)} entries, and there is room for {room}")
        state.write(name, values + [0] * (length - len(values)))
    else:
        raise BadPosition(f"no entry {name!r}")


def fitting(state: Rules, name: str, text: str, kind: int) -> int:
    value = number(text)
    most = {
        YES_NO: 1,
        SEAT: state.seats,
        HOME: BUILDINGS,
        SOME: (1 << state.seats) - 1,
        HOMES: (1 << BUILDINGS) - 1,
        COUNT: 1023,
    }[kind]
    if value > most:
        raise BadPosition(f"{name}: {value} is too large")
    return value


assert len(LETTERS) == KINDS == len(CAMP)
