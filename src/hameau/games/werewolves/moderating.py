"""What a moderator says, does and enters, step by step, from the whole position and what just happened.

Every call is made aloud as the rules make it, also for a card that nobody holds: the table must hear no gap.
"""

from collections.abc import Sequence

from msgspec import Struct

from hameau.engine.answers import Event
from hameau.games.werewolves import square
from hameau.games.werewolves.announcing import Cue, Step, announce, cue, put_to_sleep
from hameau.games.werewolves.content import CHARACTERS, HOMES, Opened
from hameau.games.werewolves.entering import is_gone, prey_of
from hameau.games.werewolves.naming import PHASE_NAMES, call_of
from hameau.games.werewolves.rules import people
from hameau.games.werewolves.rules.box import LITTLE_GIRL
from hameau.games.werewolves.rules.course import Rules
from hameau.games.werewolves.rules.day import CONFESS
from hameau.games.werewolves.rules.night import SLEEP
from hameau.games.werewolves.rules.pack import PEEK, SQUINT
from hameau.games.werewolves.rules.village import HOUSE
from hameau.games.werewolves.telling import BORDER

TOGETHER = ("draft", "debate", "ballot", "evening")  # said to all, whoever is waited for
TWO = ("cupid", "piper")  # calls that choose two
LONE_DUTIES = (people.SHOT, people.HEIR, people.TIE)  # who is there has to name somebody
WAYS_OUT = (SLEEP, people.AWAY, people.DONE, people.NOBODY, SQUINT, PEEK)
POWERS = range(CONFESS, HOUSE)


class Row(Struct, frozen=True):
    """Somebody who decides, and among what."""

    seat: int
    moves: list[str]


class Question(Struct, frozen=True):
    """What is entered: `way` says how it looks, `must` that it cannot be left out."""

    way: str
    rows: list[Row]
    must: bool


class Script(Struct, frozen=True):
    """What to say and do, one after the other; then what to enter. Without a question it is over."""

    call: str  # the phase
    steps: list[Step]
    question: Question | None
    gone: list[int]  # who was said to be away
    may_go: list[int]  # who can be said to be
    middle: list[str]  # the cards that nobody holds


def script(content: Opened, state: Rules, told: Sequence[Event], answered: str) -> Script:
    """Where the moderator stands; `told` is what happened since the step that was `answered` last."""
    steps = announce(state, told)
    over = state.phase == people.OVER
    if not over:
        steps.append(current(content, state))
    put_to_sleep(steps, answered)
    waited = [seat for seat in range(state.seats) if state.waiting >> seat & 1]
    asking = state.is_night() or state.phase in (people.DEBATE, *LONE_DUTIES)
    return Script(
        call=PHASE_NAMES[state.phase],
        steps=steps,
        question=None if over else question(content, state),
        gone=[seat for seat in range(state.seats) if state.is_alive(seat) and is_gone(state, seat)],
        may_go=[seat for seat in waited if asking and not is_gone(state, seat)],
        middle=[CHARACTERS[kind] for kind in state.middle] if state.dealt and state.has_middle() else [],
    )


# -- what is said ------------------------------------------------------------------------------------------


def current(content: Opened, state: Rules) -> Step:
    """The step that asks."""
    if state.is_night():
        return call(state)
    name = PHASE_NAMES[state.phase]
    asked = [seat for seat in range(state.seats) if state.waiting >> seat & 1]
    meant = asked if len(asked) == 1 and name not in TOGETHER else []
    return Step(name, [say_by_day(state, name, asked)], notes_by_day(state, name), meant)


def say_by_day(state: Rules, name: str, asked: list[int]) -> Cue:
    """To one person by name, to the village as a whole."""
    if name in ("housing", "answer"):
        building = HOMES[state.vacancy - 1]
        return Cue(f"moderator-{name}", {"#name": asked[0], "@building": building})
    if len(asked) == 1 and name not in TOGETHER:
        return Cue("moderator-to", {"#name": asked[0], "@call": f"call-{name}"})
    if name in ("election", "election-again") and state.farmers_rule:
        return cue(f"moderator-{name}-farmers")
    return cue(f"moderator-{name}" if name in ("ballot", "election", "draft") else f"call-{name}")


def notes_by_day(state: Rules, name: str) -> list[Cue]:
    silent = state.banned | state.teacher() if name in ("ballot", "ballot-again") else 0
    notes = [Cue("moderator-note-banned", {"#name": seat}) for seat in square.seats_of(silent)]
    if name in ("ballot-again", "election-again"):
        return notes + [
            Cue("moderator-note-tied", {"#name": seat}) for seat in square.seats_of(state.running)
        ]
    if name == "shot" and is_gone(state, shooter := state.waiting.bit_length() - 1):
        return [Cue("moderator-note-no-shot", {"#name": shooter})]
    if name == "ballot" and state.captain:
        notes.append(Cue("moderator-note-captain", {"#name": state.captain - 1}))
    known = ("draft", "debate", "evening", "bans", "shot", "heir", "tie", "housing", "plea", "pardon")
    return notes + ([cue(f"moderator-note-{name}")] if name in known else [])


def call(state: Rules) -> Step:
    """A call of the night."""
    name, awake = call_of(state.phase), awake_at(state)
    notes = notes_for(state, name) if awake else [cue("moderator-note-nobody")]
    return Step(name, [cue(f"moderator-call-{name}")], notes, awake)


def awake_at(state: Rules) -> list[int]:
    """Who wakes up: alive, with the card that is called."""
    if state.is_wolves_round():
        return square.seats_of(state.wolves() & state.alive)
    return square.seats_of(state.holder(state.card_called(state.phase)) & state.alive)


def notes_for(state: Rules, name: str) -> list[Cue]:
    """What only the moderator reads."""
    if name == "thief":
        first, second = (CHARACTERS[kind] for kind in state.middle)
        notes = [Cue("moderator-note-middle", {"@first": first, "@second": second})]
        return notes + ([cue("moderator-note-must-swap")] if state.must_swap() else [])
    if name == "defender" and state.last_protected:
        return [Cue("moderator-note-not-again", {"#name": state.last_protected - 1})]
    if name == "wolves":
        girl = state.deck[LITTLE_GIRL] and state.may_be_alive(LITTLE_GIRL)
        return [cue("moderator-note-wolves"), *([cue("moderator-note-girl")] if girl else [])]
    if name == "witch":
        return notes_for_witch(state)
    return [cue(f"moderator-note-{name}")]


def notes_for_witch(state: Rules) -> list[Cue]:
    if not state.is_shown_victim():
        shown = cue("moderator-note-witch-blind")
    elif state.victim():
        shown = Cue("moderator-note-victim", {"#name": state.victim() - 1})
    else:
        shown = cue("moderator-note-no-victim")
    return [
        shown,
        Cue("moderator-note-potions", {"cure": 1 - state.cure_used, "poison": 1 - state.poison_used}),
    ]


# -- what is entered ---------------------------------------------------------------------------------------


def question(content: Opened, state: Rules) -> Question:
    """One a step. Who sleeps is never asked."""
    if state.is_night():
        return question_by_night(content, state)
    rows = [row(content, state, seat) for seat in range(state.seats) if state.waiting >> seat & 1]
    if state.is_ballot():
        return Question("votes", rows, must=bool(state.option[people.COMPULSORY]))
    if state.phase == people.DRAFT:
        return Question("tokens", drafting(content, state), must=True)
    if state.phase in (people.DEBATE, people.EVENING):
        return Question("talk", powers(content, state), must=False)
    if state.phase in (people.ANSWER, people.PLEA, people.PARDON):
        return Question("yes-no", rows, must=True)
    way = "two" if state.phase == people.BANS else "one"
    rows = [Row(one.seat, [move for move in one.moves if move != "no"]) for one in rows]
    rows = [one for one in rows if one.moves]
    return Question(way, rows, must=state.phase in LONE_DUTIES and is_owed(state, rows))


def question_by_night(content: Opened, state: Rules) -> Question:
    name, awake = call_of(state.phase), awake_at(state)
    if name == "wolves":
        prey = [f"eat {seat + 1}" for seat in prey_of(state)]
        return Question("one", [Row(awake[0], prey)] if awake and prey else [], must=False)
    rows = [row(content, state, seat) for seat in awake]
    way = "witch" if name == "witch" else "two" if name in TWO else "one"
    rows = [one for one in rows if one.moves]
    must = name == "cupid" or (name == "thief" and state.must_swap())
    return Question(way, rows, must and is_owed(state, rows))


def is_owed(state: Rules, rows: list[Row]) -> bool:
    """Is somebody there who has to decide?"""
    return any(not is_gone(state, one.seat) for one in rows)


def row(content: Opened, state: Rules, seat: int) -> Row:
    """What somebody may do, besides nothing."""
    legal = [move for move in state.legal_moves(seat) if move not in WAYS_OUT]
    return Row(seat, [BORDER.write(content, state, move) for move in legal])


def drafting(content: Opened, state: Rules) -> list[Row]:
    """All who have no token yet, clockwise."""
    first = state.waiting.bit_length() - 1
    count = state.seats - (first - state.first) % state.seats
    moves = row(content, state, first).moves
    return [Row((first + n) % state.seats, moves) for n in range(count)]


def powers(content: Opened, state: Rules) -> list[Row]:
    """Confessor, Healer and Barber; and who has been away for too long, whom the first one can withdraw."""
    found: list[Row] = []
    for seat in range(state.seats):
        if state.waiting >> seat & 1:
            legal = [move for move in state.legal_moves(seat) if move in POWERS]
            found.append(Row(seat, [BORDER.write(content, state, move) for move in legal]))
    absent = [
        seat for seat in range(state.seats) if state.phase == people.DEBATE and withdrawable(state, seat)
    ]
    asker = next((seat for seat in range(state.seats) if is_asking(state, seat)), -1)
    if absent and asker >= 0:
        found.append(Row(asker, [f"withdraw {seat + 1}" for seat in absent if seat != asker]))
    return [one for one in found if one.moves]


def is_asking(state: Rules, seat: int) -> bool:
    return bool(state.waiting >> seat & 1) and not is_gone(state, seat)


def withdrawable(state: Rules, seat: int) -> bool:
    """11.18"""
    asked = state.option[people.WITHDRAWING] and state.is_alive(seat)
    return bool(asked and state.missed[seat] >= state.box.absent)


def step_name(content: Opened, state: Rules) -> str:
    """By which the moderator finds a step again."""
    return call_of(state.phase) if state.is_night() else PHASE_NAMES[state.phase]
