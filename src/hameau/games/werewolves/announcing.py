"""What a moderator tells the table after something happened, line by line and in its order."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from hameau.engine.answers import Event
from hameau.games.werewolves.events import Called
from hameau.games.werewolves.naming import CALLS
from hameau.games.werewolves.rules.box import BAKERY, LITTLE_GIRL
from hameau.games.werewolves.rules.course import Rules
from hameau.games.werewolves.rules.people import CAUSES


class Cue(Struct, frozen=True):
    """A sentence: a message of the board's words, with facts as events have them."""

    message: str
    facts: dict[str, str | int]


class Step(Struct, frozen=True):
    """One screen: what is said aloud, what only the moderator reads, and whose names are meant."""

    key: str
    say: list[Cue]
    do: list[Cue]
    wake: list[int]


def cue(message: str) -> Cue:
    return Cue(message, {})


def announce(state: Rules, told: Sequence[Event]) -> list[Step]:
    """The steps before the one that asks."""
    if not told and state.is_night():  # the cards were dealt by hand: nothing was told yet
        return nightfall(state, 1)
    steps: list[Step] = []
    for event in told:
        tag = str(event.__struct_config__.tag)
        if tag in LOUD:
            say_aloud(state, steps, tag, event)
        elif tag in QUIET:
            steps += [step for step in QUIET[tag](state, event, told) if step.key not in ONCE & keys(steps)]
    return steps


def keys(steps: list[Step]) -> set[str]:
    return {step.key for step in steps}


WAKING = {*CALLS, "lovers", "charmed", "baker"}  # steps at which some open their eyes


def put_to_sleep(steps: Sequence[Step], answered: str) -> None:
    """Nobody sees others wake: before anything else is said, whoever is awake is told to sleep."""
    awake = answered if answered in CALLS else ""
    for step in steps:
        if step.say:
            if awake:
                step.say.insert(0, cue(f"asleep-{awake}"))
            awake = step.key if step.key in WAKING else ""


# -- aloud -------------------------------------------------------------------------------------------------

# what all hear, by the screen on which it stands; each kind that begins a screen of its own is in BEGIN
LOUD = {
    "day-broke": "dawn",
    "died": "deaths",
    "burnt-down": "dawn",
    "posted": "dawn",
    "shot": "deaths",
    "grieved": "deaths",
    "used-razor": "deaths",
    "withdrawn": "deaths",
    "got-votes": "count",
    "tied": "count",
    "broke-tie": "verdict",
    "condemned": "verdict",
    "spared": "verdict",
    "pleaded": "verdict",
    "pardoned": "verdict",
    "denied": "verdict",
    "lost-immunity": "verdict",
    "banned": "bans",
    "became-captain": "captain",
    "no-captain": "captain",
    "housed": "homes",
    "refused-home": "homes",
    "left-empty": "homes",
    "confessed": "powers",
    "restored": "powers",
    "stalled": "over",
    "ended": "over",
}
BEGIN = {"day-broke", "shot", "grieved", "used-razor", "withdrawn", "housed", "confessed"}


def say_aloud(state: Rules, steps: list[Step], tag: str, event: Event) -> None:
    """On the screen that is there, or on a new one."""
    key, said = LOUD[tag], sentence(state, tag, event)
    follows = bool(steps) and (steps[-1].key == key or (tag == "died" and steps[-1].key in AFTER_DEATH))
    if follows and tag not in BEGIN:
        steps[-1].say.append(said)
        steps[-1].wake.extend([event.seat] if tag == "died" else [])
        return
    first = [cue("moderator-dawn")] if tag == "day-broke" else []
    notes = [cue(f"moderator-note-{key}")] if key in ("homes", "over") and tag in ("housed", "ended") else []
    steps.append(Step(key, [*first, said], notes, [event.seat] if tag == "died" else []))


AFTER_DEATH = {"dawn", "verdict", "deaths"}


def sentence(state: Rules, tag: str, event: Event) -> Cue:
    facts = named(event)
    if tag == "died" and not state.option[CAUSES]:
        hidden = facts["@card"] == "hidden-card"
        return Cue("moderator-died-hidden", facts) if hidden else Cue("moderator-died", facts)
    return Cue(tag, facts)


def named(event: Event) -> dict[str, str | int]:
    return {**event.facts(), "#name": event.seat}


# -- for the moderator ---------------------------------------------------------------------------------------


def nightfall(state: Rules, night: int) -> list[Step]:
    girl = state.may_be_alive(LITTLE_GIRL)
    notes = [cue("moderator-note-night"), *([cue("moderator-note-eyes")] if girl else [])]
    falls = Step("night", [Cue("moderator-night", {"night": night})], notes, [])
    return [introductions(state), falls] if night == 1 else [falls]


def introductions(state: Rules) -> Step:
    """2.10: once around the table, as a villager or as who lives where."""
    said = cue("moderator-introductions-village" if state.village else "moderator-introductions")
    return Step("introductions", [said], [cue("moderator-note-introductions")], [])


def on_night(state: Rules, event: Event, told: Sequence[Event]) -> list[Step]:
    return nightfall(state, state.night)


def on_deal(state: Rules, event: Event, told: Sequence[Event]) -> list[Step]:
    return [Step("deal", [], [cue("moderator-note-deal")], [])]


def on_swap(state: Rules, event: Event, told: Sequence[Event]) -> list[Step]:
    return [Step("swapped", [], [Cue("moderator-note-swapped", named(event))], [])]


def on_look(state: Rules, event: Event, told: Sequence[Event]) -> list[Step]:
    """The Seer is shown a card."""
    return [Step("saw", [], [Cue("moderator-note-saw", named(event))], [event.seat])]


def on_confession(state: Rules, event: Event, told: Sequence[Event]) -> list[Step]:
    """The Confessor is."""
    return [Step("heard", [], [Cue("moderator-note-saw", named(event))], [event.seat])]


def on_call(state: Rules, event: Event, told: Sequence[Event]) -> list[Step]:
    """After the second choice of Cupid or the Piper all are walked around, also if nobody was chosen."""
    assert isinstance(event, Called)
    if event.call == "cupid-again":
        both = is_told("paired", told)
        return [touch("lovers", [seat for seat in range(state.seats) if both and state.lover_of(seat)])]
    if event.call == "piper-again":
        charmed = [one.seat for one in told if one.__struct_config__.tag == "charmed"]
        return [touch("charmed", [seat for seat in charmed if state.was_awake(seat)])]
    return []


def touch(key: str, whom: list[int]) -> Step:
    notes = [Cue("moderator-note-touch", {"#name": seat}) for seat in whom]
    return Step(key, [cue(f"moderator-{key}")], notes or [cue("moderator-note-touch-nobody")], whom)


def is_told(tag: str, told: Sequence[Event]) -> bool:
    return any(one.__struct_config__.tag == tag for one in told)


def on_glimpse(state: Rules, event: Event, told: Sequence[Event]) -> list[Step]:
    """At a real table the Baker looks with real eyes, when the pack goes to sleep (8.10)."""
    if state.tenant[BAKERY] != event.seat + 1:
        return []
    note = Cue("moderator-note-baker", {"#name": event.seat})
    return [Step("baker", [cue("moderator-baker")], [note], [event.seat])]


QUIET: dict[str, Callable[[Rules, Event, Sequence[Event]], list[Step]]] = {
    "dealt": on_deal,
    "night-fell": on_night,
    "swapped": on_swap,
    "saw": on_look,
    "heard-card": on_confession,
    "called": on_call,
    "glimpsed": on_glimpse,
    "shadows": on_glimpse,
}
ONCE = {"deal"}
