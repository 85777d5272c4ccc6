"""A position as one line of text: what is not usual, each as `name=value`.

    seats=12 phase=seer night=2 waiting=4095 alive=4063 card=wvsvvhvwicgv place=0,1,2,… deck=5,2,1,…

Sets of seats and buildings are numbers whose bits they are. A list ends with its last entry that is not 0.
"""

import re
from functools import lru_cache

from hameau.engine.errors import BadPosition
from hameau.games.werewolves.box import BUILDINGS, CAMP, CUPID, HUNTER, KINDS, PIPER, TAVERN, THIEF, TOKENS
from hameau.games.werewolves.content import Opened
from hameau.games.werewolves.judgement import Werewolves
from hameau.games.werewolves.people import (
    AFTER_VERDICT,
    ANSWER,
    BANS,
    CALL_THIEF,
    CALL_WOLVES,
    CAPTAIN,
    DEBATE,
    DRAFT,
    EVENING,
    GIVING,
    HEIR,
    HOUSING,
    INN_VOTE,
    INN_VOTE_AGAIN,
    NOT_YET,
    OPTIONS,
    OVER,
    PARDON,
    PLEA,
    SEATS,
    SHOT,
    STALL,
    TIE,
)

PHASE_NAMES = {
    1: "draft",
    10: "thief",
    11: "cupid",
    12: "cupid-again",
    13: "defender",
    14: "seer",
    15: "wolves",
    16: "wolves-again",
    17: "wolves-last",
    18: "white-werewolf",
    19: "arsonist",
    20: "witch",
    21: "piper",
    22: "piper-again",
    23: "raven",
    30: "shot",
    31: "heir",
    32: "housing",
    33: "answer",
    34: "election",
    35: "election-again",
    36: "debate",
    37: "bans",
    38: "inn-vote",
    39: "ballot",
    40: "tie",
    41: "inn-vote-again",
    42: "ballot-again",
    43: "plea",
    44: "pardon",
    45: "evening",
    46: "over",
}
PHASE_OF = {name: phase for phase, name in PHASE_NAMES.items()}
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
    "asked_out": (SEATS, SOME),
}
ENTRY = re.compile(r"([a-z_]+)=([A-Za-z0-9,-]{1,400})")
NUMBER = re.compile(r"[0-9]{1,10}")


def write(content: Opened, state: Werewolves) -> str:
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
    """The state that the text describes."""
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
    wrong = find_wrong(content, state)
    if wrong:
        raise BadPosition(wrong)
    return state


def number(text: str) -> int:
    if not NUMBER.fullmatch(text):
        raise BadPosition(f"{text[:30]!r} is no number")
    return int(text)


def read_cards(state: Werewolves, cards: str) -> None:
    if not cards:
        return
    if len(cards) != state.seats or set(cards) - set(LETTERS):
        raise BadPosition(f"card: {cards[:40]!r} is not a letter of {LETTERS} for each seat")
    kinds = [LETTERS.index(letter) for letter in cards]
    state.write("card", kinds + [0] * (SEATS - state.seats))


def read_entry(state: Werewolves, name: str, text: str) -> None:
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


def fitting(state: Werewolves, name: str, text: str, kind: int) -> int:
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


# -- is it a position of a match? ----------------------------------------------------------------------------


def find_wrong(content: Opened, state: Werewolves) -> str | None:
    """What no match can lead to, as far as playing on needs it."""
    for check in (wrong_cards, wrong_circle, wrong_homes, wrong_secrets, wrong_phase, wrong_choices):
        wrong = check(content, state)
        if wrong:
            return wrong
    return None


def wrong_cards(content: Opened, state: Werewolves) -> str | None:
    deck, cards = state.deck, state.card[: state.seats]
    if sum(deck) != state.seats + (2 if deck[THIEF] else 0):
        return "the deck has not a card for each seat, and two more with the thief"
    if any(deck[kind] > 1 for kind in range(2, KINDS)) or not any(deck[k] for k in (1, 8)):
        return "a special character is there twice, or there is no wolf"
    if not state.dealt:
        drafting = state.phase == DRAFT and not any(cards)
        return None if drafting else "cards are dealt before the first night"
    middle = state.middle if deck[THIEF] else []
    if any(kind >= KINDS for kind in state.middle) or (not middle and any(state.middle)):
        return "the middle has cards that are not there"
    together = [cards.count(kind) + middle.count(kind) for kind in range(KINDS)]
    return None if together == deck else "the cards on the table are not those of the deck"


def wrong_circle(content: Opened, state: Werewolves) -> str | None:
    """Places, the dead and the order in which they fell."""
    seats = range(state.seats)
    if sorted(state.place[: state.seats]) != list(seats):
        return "place: not every place has one seat"
    fallen = [state.fallen[seat] for seat in seats if not state.alive >> seat & 1]
    if sorted(fallen) != list(range(1, state.deaths + 1)):
        return "fallen: the dead are not numbered from 1"
    if any(state.fallen[seat] for seat in seats if state.alive >> seat & 1):
        return "fallen: somebody is dead and alive"
    if (state.shown | state.camp_shown | state.withdrawn) & state.alive or any(c > 10 for c in state.cause):
        return "a living player lies open"
    if state.deaths_before > state.deaths or state.quiet > state.option[STALL] - (state.phase != OVER):
        return "more turns without a death than the match allows"
    wrong = [n for n, value in enumerate(state.option) if value > (9 if n == STALL else 3)]
    if wrong or state.option[GIVING] > 2 or not state.option[STALL] or state.option[CAPTAIN] > 1:
        return "option: a choice that is not there"
    return None


def wrong_homes(content: Opened, state: Werewolves) -> str | None:
    """Each building that stands has a tenant, dead or alive, and the tenant lives there."""
    if state.standing & state.burnt or (state.standing and not state.village):
        return "a building stands that is not there"
    for building in range(BUILDINGS):
        tenant, stands = state.tenant[building], state.standing >> building & 1
        if bool(tenant) != bool(stands):
            return f"tenant: building {building} and its tenant do not fit"
        if tenant and state.home[tenant - 1] != building + 1:
            return f"home: seat {tenant - 1} does not live in building {building}"
    for seat, home in enumerate(state.home):
        if home and state.tenant[home - 1] != seat + 1:
            return f"home: somebody else lives in the home of seat {seat}"
    if state.spent & ~state.standing & ~state.burnt or any(n > 29 for n in state.pool):
        return "spent: a building that is not there"
    if state.immune and not state.standing >> TAVERN & 1:
        return "immune: there is no tavern"
    return None


def wrong_secrets(content: Opened, state: Werewolves) -> str | None:
    couple = (state.lover_a, state.lover_b)
    if (0 in couple and any(couple)) or (any(couple) and couple[0] >= couple[1]):
        return "lover: two Lovers, the lower seat first, or none"
    if state.grieved and not any(couple):
        return "grieved: there are no Lovers"
    if any(couple) and (state.night == 0 or not state.deck[CUPID]):
        return "lover: nobody was there to bind them"
    if state.charmed and not state.deck[PIPER]:
        return "charmed: there is no Piper"
    if state.captain and not state.option[CAPTAIN]:
        return "captain: there is none in this match"
    if state.is_night():
        return wrong_night(state)
    if state.fire or state.picked or any(state.earlier) or state.noticed:
        return "a choice of the night, by day"
    return None


def wrong_night(state: Werewolves) -> str | None:
    pack = [s for s in range(state.seats) if state.alive >> s & 1 and state.is_wolf(s)]
    if not pack:
        return "no wolf is alive, so there is no night"
    for name in ("protected", "target", "bitten", "poisoned", "picked"):
        chosen = getattr(state, name)
        if chosen and not state.alive >> chosen - 1 & 1:
            return f"{name}: not a living player"
    if state.target and state.is_wolf(state.target - 1):
        return "target: wolves eat no wolf"
    if state.fire and not state.standing >> state.fire - 1 & 1:
        return "fire: the building does not stand"
    fingers = zip(state.point, state.earlier, strict=True)
    pointing = [seat for seat, (now, before) in enumerate(fingers) if now or before]
    if pointing and state.phase < CALL_WOLVES:
        return "point: before the wolves' round"
    if set(pointing) - set(pack) or any(f and not state.alive >> f - 1 & 1 for f in state.point):
        return "point: only living wolves point, at the living"
    if state.poster or (state.cured and not state.victim()):
        return "a choice of the night that cannot have been made"
    return None


def wrong_phase(content: Opened, state: Werewolves) -> str | None:
    """Does the game wait for those who have something to decide?"""
    if state.phase == OVER:
        ended = state.winner and not state.waiting and state.winner <= 7
        return None if ended else "it is over, so somebody has won and nobody is waited for"
    if state.winner != NOT_YET or not state.waiting or (state.night == 0) != (state.phase == DRAFT):
        return "it is not over, so somebody is waited for and nobody has won"
    if state.depth > state.seats + 1 or any(seat >= state.seats for seat in state.dying):
        return "dying: more than there are"
    if any(state.dying[state.depth :]) or (state.depth and state.phase != SHOT):
        return "dying: nobody is, now"
    if state.after > AFTER_VERDICT or state.window not in (0, DEBATE, EVENING):
        return "no such moment of the day"
    if state.phase in (SHOT, HEIR, HOUSING, ANSWER) and not state.after:
        return "nothing happened that would ask for this"
    if state.after == 2 and not state.window:
        return "window: nothing was interrupted"
    if state.is_night() and (state.waiting & ~state.alive or not state.is_called(state.phase)):
        return "this call is not made now"
    if not state.is_night() and state.phase not in (SHOT, HEIR) and state.find_winner() != NOT_YET:
        return "somebody has won already"
    if state.is_ballot() and (state.waiting & ~state.voters or state.voters & ~state.alive):
        return "voters: the wrong players are waited for"
    if state.phase in (DEBATE, EVENING) and state.waiting & ~state.alive:
        return "the dead do not talk"
    return wrong_question(state)


def wrong_question(state: Werewolves) -> str | None:
    """The decisions of one player: is it the right one, with something to decide?"""
    asked = {
        DRAFT: 1 << (state.waiting.bit_length() - 1) if state.village and any(state.pool) else 0,
        SHOT: 1 << state.shooting - 1 if state.shooting and state.depth else 0,
        HEIR: 1 << state.captain - 1 if state.captain and state.must_pass_medal() else 0,
        HOUSING: state.lives_in(8) if state.vacancy and state.is_vacant(state.vacancy - 1) else 0,
        ANSWER: 1 << state.offered - 1 if state.offered and state.vacancy else 0,
        BANS: state.teacher(),
        INN_VOTE: state.innkeeper(),
        INN_VOTE_AGAIN: state.innkeeper(),
        TIE: 1 << state.captain - 1 if state.captain and state.candidates(state.captain - 1) else 0,
        PLEA: 1 << state.condemned - 1 if state.condemned and state.holds(9) else 0,
        PARDON: state.holds(9) if state.condemned else 0,
    }
    if state.phase in asked and state.waiting != asked[state.phase]:
        return f"somebody else decides in the phase {PHASE_NAMES[state.phase]}"
    if state.phase == SHOT:
        return None if is_hunter(state, state.shooting - 1) else "shooting: only a dead Hunter shoots"
    if state.shooting:
        return "shooting: nobody does, now"
    if state.phase == HEIR and state.heirs().bit_count() < 2:
        return "heir: there is nothing to choose"
    if state.phase in (PLEA, PARDON) and not state.is_alive(state.condemned - 1):
        return "condemned: is dead already"
    if state.phase == ANSWER:
        homeless = state.candidates_for_home() >> state.offered - 1 & 1 and state.is_vacant(state.vacancy - 1)
        return None if homeless and state.lives_in(8) else "offered: not a Vagabond, or no empty home"
    if state.phase == DRAFT:
        return wrong_draft(state)
    return None


def is_hunter(state: Werewolves, seat: int) -> bool:
    """A Hunter whose death is being worked off."""
    dead = state.card[seat] == HUNTER and not state.is_alive(seat) and bool(state.shown >> seat & 1)
    return dead and state.dying[state.depth - 1] == seat and bool(state.shot)


def wrong_draft(state: Werewolves) -> str | None:
    """Who has picked is who sits between the first and the one who is asked."""
    seat = state.waiting.bit_length() - 1
    left = state.seats - (seat - state.first) % state.seats
    if state.first >= state.seats or state.option[GIVING] != 2 or sum(state.pool) < left:
        return "pool: too few tokens for those who have none"
    for token, count in enumerate(state.pool):
        if token and (count > 1 or (count and state.standing >> token - 1 & 1)):
            return "pool: a token twice"
    unpicked = [(seat + n) % state.seats for n in range(left)]
    return "home: picked before the own turn" if any(state.home[s] for s in unpicked) else None


def wrong_choices(content: Opened, state: Werewolves) -> str | None:
    """Sealed moves and ballots: legal, and only of those who have decided."""
    waiting = state.waiting
    for seat in range(state.seats):
        decided = state.is_night() and state.alive >> seat & 1 and not waiting >> seat & 1
        choice = state.choice[seat]
        if bool(choice) != bool(decided):
            return f"choice: seat {seat} has decided, or has not"
        if decided and not is_legal_for(state, seat, choice - 1):
            return f"choice: seat {seat} cannot have chosen this"
        if state.filled[seat] > content.box.minds or (state.filled[seat] and not state.is_ballot()):
            return f"filled: seat {seat} filled in no ballot so often"
    for seat, chosen in enumerate(state.ballot):
        if chosen and not state.is_night() and chosen - 1 == seat and not state.option[15]:
            return f"ballot: seat {seat} votes for itself"
    if state.is_night() and (state.banned or state.condemned or any(state.ballot)):
        return "a trial at night"
    if state.phase < CALL_THIEF and any(state.ballot):
        return "ballots before the first day"
    return None


def is_legal_for(state: Werewolves, seat: int, move: int) -> bool:
    state.waiting |= 1 << seat
    legal = state.legal_moves(seat)
    state.waiting &= ~(1 << seat)
    return move in legal


assert len(LETTERS) == KINDS == len(CAMP)
