"""Reads content.toml into the box that all matches share."""

import re
from typing import Annotated, Literal

from msgspec import Meta, Struct

from hameau.engine.content import Entry, read
from hameau.engine.errors import BadContent
from hameau.games.buttonville.learned import ANY_VILLAGER, LEARNED
from hameau.games.buttonville.rules import box as verbs
from hameau.games.buttonville.rules.box import (
    CITIZENS,
    COPIES,
    HABITS,
    MOST_SIZES,
    MOST_STEPS,
    MOST_VILLAGERS,
    SELECTIONS,
    SLOTS,
    Box,
)

GUILD_NAMES = ("artists", "prospectors", "nobles", "artisans", "mages", "citizens")
MOMENTS = ("played", "action", "turn-start", "turn-end", "scoring")
SUGGESTED = ("first-game", "interactions", "trees", "synergy")
SEATS = (2, 3, 4)
Few = Annotated[int, Meta(ge=0, le=20)]
Some = Annotated[int, Meta(ge=1, le=20)]
Name = Annotated[str, Meta(pattern="^[a-z]{2,20}$", description="2 to 20 small letters")]

# how the steps are written: a verb, its amount if it takes one, and a word with a second number
VERBS = {
    "draw": "amount",
    "gain": "amount",
    "pay": "amount",
    "reveal": "amount",
    "prize": "amount",
    "rob": "from",
    "extra": "",
    "sizes": "amount for",
    "outdo": "for",
    "sweep": "",
    "take": "amount",
    "give": "amount",
    "burn": "amount for",
    "discard": "amount",
    "shrink": "amount",
    "grow": "amount",
    "join": "amount",
    "sort": "",
    "keep": "amount",
    "gamble": "",
    "name": "else",
    "copy": "",
    "fish": "amount",
    "swap": "amount",
    "feed": "",
}
CODES = {verb: getattr(verbs, verb.upper()) for verb in VERBS}
VERB_NAMES: dict[int, str] = {code: verb for verb, code in CODES.items()}
COSTS = ("pay", "discard", "shrink")  # of an action
AT_ONCE = {"draw", "gain"}  # what may happen at the start or end of a turn, beside feed
ANY_NUMBER = SLOTS * COPIES
MOST_NUMBER = 20  # in a step
MOST_A_CARD = 4  # times X: what one move does must fit the journal
# cards that an effect draws, at most: one that is played or used, two at the end of that turn and one of each
# villager at the start of the next may all follow from one move, and must fit the journal
MOST_DRAWN = {"played": 68, "action": 68, "turn-start": 30, "turn-end": 30, "scoring": 0}
NUMBER = r"(\d{1,999})"  # int reads no more than a few thousand digits
STEP = re.compile(
    rf"([a-z]+)(?: (?:{NUMBER} )?(X)(?: ?\+ ?{NUMBER})?| {NUMBER})?(?: (from|for|else) {NUMBER})?", re.ASCII
)


class Deck(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    copies: Annotated[int, Meta(ge=1, le=COPIES)]
    cards: Few
    buttons: Few
    forum: Annotated[int, Meta(ge=1, le=10)]
    citizens: Annotated[
        list[Annotated[int, Meta(ge=0, le=SLOTS - CITIZENS)]], Meta(min_length=3, max_length=3)
    ]
    end_pile: Annotated[list[Annotated[int, Meta(ge=0, le=108)]], Meta(min_length=3, max_length=3)]


class Turn(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    recruits: Annotated[int, Meta(ge=1, le=10)]
    hand: Few


class Scoring(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    points: Annotated[
        list[Annotated[int, Meta(ge=-100, le=1000)]], Meta(min_length=1, max_length=MOST_SIZES - 1)
    ]
    buttons_a_point: Some


class Villager(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: Name
    guild: Literal["artists", "prospectors", "nobles", "artisans", "mages", "citizens"]
    when: Literal["played", "action", "turn-start", "turn-end", "scoring"]
    effect: Annotated[list[str], Meta(min_length=1, max_length=MOST_STEPS)]


class Selection(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: Literal["first-game", "interactions", "trees", "synergy"]
    villagers: list[Name]
    more: Name


class Content(Struct, frozen=True, forbid_unknown_fields=True):
    deck: Deck
    turn: Turn
    scoring: Scoring
    villager: Annotated[list[Villager], Meta(max_length=MOST_VILLAGERS)]
    selection: list[Selection]


class Step(Struct, frozen=True):
    """One step of an effect: fixed + a_card * X, and a second number."""

    verb: str
    fixed: int = 1
    a_card: int = 0
    other: int = 0


class Opened(Struct, frozen=True, eq=False):
    """The content twice: as people read it, and as the rules do."""

    page: Content
    steps: list[list[Step]]  # by villager
    box: Box

    def number(self, id: str) -> int | None:
        """The number of a villager in the box."""
        return next((i for i, villager in enumerate(self.page.villager) if villager.id == id), None)


def open_content(text: str, file: str) -> Opened:
    """The box, or an error that says what cannot be."""
    page = read(text, Content, file)
    check_names(page, file)
    steps = [[read_step(file, villager, step) for step in villager.effect] for villager in page.villager]
    for villager, effect in zip(page.villager, steps, strict=True):
        check_effect(file, villager, [step.verb for step in effect])
        check_drawn(file, villager, effect, page.deck.copies)
    check_guilds(page, file)
    check_deck(page, file)
    check_selections(page, file)
    return Opened(page, steps, fill(page, steps))


def check_names(page: Content, file: str) -> None:
    for kind, names in (
        ("villager", [str(one.id) for one in page.villager]),
        ("selection", [str(one.id) for one in page.selection]),
    ):
        twice = next((name for name in names if names.count(name) > 1), None)
        if twice:
            raise BadContent(file, f"{kind} {twice}", "two have this id")


def read_step(file: str, villager: Villager, text: str) -> Step:
    """`burn X for 2` and the like."""
    entry = f"villager {villager.id}, effect"
    found = STEP.fullmatch(" ".join(text.split()))
    verb = text.split()[0] if text.split() else ""
    if verb not in VERBS:
        raise BadContent(file, entry, f"no verb {verb!r} in {text!r}; there are {', '.join(VERBS)}")
    form = VERBS[verb].split()
    if not found or (found[6] or "") != "".join(form[-1:] if form[-1:] != ["amount"] else []):
        raise BadContent(file, entry, f"{text!r} is not written as {example(verb)!r}")
    has_amount = found[3] is not None or found[5] is not None
    if has_amount != ("amount" in form):
        raise BadContent(file, entry, f"{text!r} is not written as {example(verb)!r}")
    other = int(found[7] or 0)
    fixed = int(found[4] or found[5] or 0)
    a_card = int(found[2] or 1) if found[3] else 0
    if a_card and (verb == "pay" or villager.when == "scoring"):
        raise BadContent(file, entry, f"{text!r} cannot use X: prices and scoring know no set")
    if max(fixed, other) > MOST_NUMBER:
        raise BadContent(file, entry, f"{text!r} has a number above {MOST_NUMBER}")
    if a_card > MOST_A_CARD:
        raise BadContent(file, entry, f"{text!r} has more than {MOST_A_CARD} X")
    if not has_amount:
        return Step(
            verb, ANY_NUMBER if verb in ("sweep", "sort") else other if verb == "rob" else 1, 0, other
        )
    return Step(verb, fixed, a_card, other)


def example(verb: str) -> str:
    form = VERBS[verb]
    return " ".join([verb, *form.replace("amount", "X").split()]) + (
        " 2" if form.endswith(("for", "from", "else")) else ""
    )


def check_effect(file: str, villager: Villager, effect: list[str]) -> None:
    """May these steps stand together at this moment?"""
    entry = f"villager {villager.id}, effect"
    for place, verb in enumerate(effect):
        wrong = None
        if (verb in ("sizes", "outdo")) != (villager.when == "scoring"):
            wrong = f"{verb!r} cannot be {villager.when}: sizes and outdo are for scoring, the others are not"
        elif verb == "feed" and (villager.when != "turn-end" or effect != ["feed"]):
            wrong = "'feed' stands alone, at turn-end"
        elif verb == "copy" and (villager.when != "played" or effect != ["copy"]):
            wrong = "'copy' stands alone, when played"
        elif verb == "extra" and (villager.when != "action" or effect != ["pay", "extra"]):
            wrong = "'extra' stands behind 'pay', as an action"
        elif villager.when in ("turn-start", "turn-end") and verb not in AT_ONCE | {"feed"}:
            wrong = f"{verb!r} cannot happen at {villager.when}: only draw, gain and, at its end, feed can"
        elif verb in COSTS and villager.when != "action":
            wrong = f"{verb!r} is what an action costs"
        elif verb in ("prize", "keep", "sort") and "reveal" not in effect[:place]:
            wrong = f"{verb!r} needs 'reveal' before it"
        if wrong:
            raise BadContent(file, entry, wrong)
    if "reveal" in effect and effect[-1] not in ("keep", "sort"):
        raise BadContent(file, entry, "what is revealed must go somewhere: end with 'keep' or 'sort'")
    costs = [verb in COSTS for verb in effect]
    if costs != sorted(costs, reverse=True) or any(effect.count(cost) > 1 for cost in COSTS):
        raise BadContent(file, entry, "an action is paid first, and each kind of cost once")


def check_drawn(file: str, villager: Villager, effect: list[Step], copies: int) -> None:
    """Does what this draws at once, with a set of all its cards, fit the journal?"""
    drawn = sum(step.fixed + step.a_card * copies for step in effect if step.verb == "draw")
    drawn += sum(step.other for step in effect if step.verb == "name")
    most = MOST_DRAWN[villager.when]
    if drawn > most:
        raise BadContent(
            file,
            f"villager {villager.id}, effect",
            f"a set of {copies} draws {drawn} cards at once, and {villager.when} may draw {most}",
        )


def check_guilds(page: Content, file: str) -> None:
    for sourced in (False, True):
        for number, guild in enumerate(GUILD_NAMES):
            there = [
                villager
                for villager in page.villager
                if villager.guild == guild and (not sourced or villager.provenance != "reconstructed")
            ]
            needed = max(page.deck.citizens) if number == CITIZENS else 1
            if len(there) < needed:
                kind = "villagers with a source" if sourced else "villagers"
                raise BadContent(
                    file, "villager", f"{guild}: {len(there)} {kind}, but {needed} may be needed"
                )


def check_deck(page: Content, file: str) -> None:
    for place, seats in enumerate(SEATS):
        cards = (CITIZENS + page.deck.citizens[place]) * page.deck.copies
        needed = page.deck.end_pile[place] + seats * page.deck.cards + page.deck.forum + 1
        if cards < needed:
            raise BadContent(
                file,
                "deck",
                f"copies and citizens give {cards} cards with {seats} players, "
                f"but end_pile, cards and forum need {needed}",
            )


def check_selections(page: Content, file: str) -> None:
    guilds: dict[str, str] = {villager.id: villager.guild for villager in page.villager}
    for name in SUGGESTED:
        if all(selection.id != name for selection in page.selection):
            raise BadContent(file, "selection", f"{name} is missing")
    for selection in page.selection:
        check_known(selection, guilds, file)
        check_kinds(selection, guilds, page.deck, file)


def check_known(selection: Selection, guilds: dict[str, str], file: str) -> None:
    """Everybody is in the box, and nobody twice in the selection."""
    entry = f"selection {selection.id}"
    for field, names in (("villagers", selection.villagers), ("more", [selection.more])):
        unknown = next((name for name in names if name not in guilds), None)
        if unknown is not None:
            raise BadContent(file, f"{entry}, {field}", f"no villager {unknown!r}")
    everyone = [*selection.villagers, selection.more]
    twice = next((name for name in everyone if everyone.count(name) > 1), None)
    if twice is not None:
        raise BadContent(file, entry, f"villager {twice!r} is named twice")


def check_kinds(selection: Selection, guilds: dict[str, str], deck: Deck, file: str) -> None:
    """One of each guild, and as many citizens as there are at most."""
    entry = f"selection {selection.id}"
    least, most = min(deck.citizens), max(deck.citizens)
    wanted = [*GUILD_NAMES[:CITIZENS], *["citizens"] * least]
    if [guilds[name] for name in selection.villagers] != wanted:
        raise BadContent(file, entry, f"villagers must be one of each guild in order, then {least} citizens")
    if most > least + 1 or guilds[selection.more] != "citizens":
        raise BadContent(file, entry, "`more` is one citizen, for the players above two")


def fill(page: Content, steps: list[list[Step]]) -> Box:
    box = Box()
    spare = MOST_VILLAGERS - len(page.villager)
    box.write("villagers", len(page.villager))
    box.write("guild", [GUILD_NAMES.index(one.guild) for one in page.villager] + [0] * spare)
    box.write("sourced", [one.provenance != "reconstructed" for one in page.villager] + [0] * spare)
    box.write("when", [MOMENTS.index(one.when) for one in page.villager] + [0] * spare)
    box.write("steps", [len(effect) for effect in steps] + [0] * spare)
    rows = [[*effect, *[Step("", 0)] * (MOST_STEPS - len(effect))] for effect in steps]
    empty = [[0] * MOST_STEPS for _ in range(spare)]
    box.write("verb", [[CODES.get(step.verb, 0) for step in row] for row in rows] + empty)
    box.write("fixed", [[step.fixed for step in row] for row in rows] + empty)
    box.write("a_card", [[step.a_card for step in row] for row in rows] + empty)
    box.write("other", [[step.other for step in row] for row in rows] + empty)
    box.write("price", [sum(s.fixed for s in effect if s.verb == "pay") for effect in steps] + [0] * spare)
    fill_selections(box, page)
    box.write("citizens", [0, 0, *page.deck.citizens])
    box.write("end_pile", [0, 0, *page.deck.end_pile])
    for name in ("copies", "cards", "buttons", "forum"):
        box.write(name, getattr(page.deck, name))
    box.write("recruits", page.turn.recruits)
    box.write("hand", page.turn.hand)
    points = page.scoring.points
    box.write("points", [0, *points, *[points[-1]] * (MOST_SIZES - 1 - len(points))])
    box.write("buttons_a_point", page.scoring.buttons_a_point)
    box.write("habit", habits(page.villager))
    return box


def habits(villagers: list[Villager]) -> list[tuple[int, ...]]:
    """A row for each villager, empty where nothing was learned about its effect; at last that for all."""
    none = (0,) * HABITS
    rows = [LEARNED.get((str(one.id), one.when, tuple(one.effect)), none) for one in villagers]
    rows += [none] * (MOST_VILLAGERS - len(villagers))
    return [*rows, ANY_VILLAGER]


def fill_selections(box: Box, page: Content) -> None:
    names = [villager.id for villager in page.villager]
    chosen = [[0] * SLOTS for _ in range(SELECTIONS)]
    for place, name in enumerate(SUGGESTED):
        selection = next(one for one in page.selection if one.id == name)
        numbers = [names.index(villager) for villager in [*selection.villagers, selection.more]]
        chosen[place][: len(numbers)] = numbers
    box.write("chosen", chosen)
