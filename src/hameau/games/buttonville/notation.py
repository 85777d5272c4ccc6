"""How the numbers of the rules are written: villagers, sets, cards; and what refusals name.

    draw   take jade   play jade x4   buy jade x2   use dimitri   pick jade.2   add jade x3   name bob   done

A set is called by its villager, the second one from the left of the same villager `jade.2`.
"""

import re
from typing import Literal

from hameau.engine.answers import Refusal
from hameau.engine.border import Doubt, Fact, Word, named_in
from hameau.games.buttonville.content import Opened
from hameau.games.buttonville.rules.box import COPIES
from hameau.games.buttonville.rules.course import Rules
from hameau.games.buttonville.rules.verbs import BUY_SET

MOVE = re.compile(r"([a-z]+) ([a-z]+)(\.[0-9]{1,2})?(?: ?x ?([0-9]{1,2}))?")
PLACES = ("pile", "forum", "hand", "set", "discard", "revealed")


def tidy(state: Rules, text: str) -> str:
    """Of many cards one is meant where no number stands: `play jade` is `play jade x1`."""
    found = MOVE.fullmatch(text)
    if not found or found[1] not in ("play", "buy", "add"):
        return text
    return f"{found[1]} {found[2]}{found[3] or ''} x{int(found[4] or 1)}"


# -- villagers, and their sets -----------------------------------------------------------------------------


def names_of(content: Opened, state: Rules) -> list[str]:
    """The villagers that take part, by slot."""
    return [content.page.villager[state.villager[slot]].id for slot in range(state.slots)]


def card_name(content: Opened, state: Rules, slot: int) -> str:
    return content.page.villager[state.villager[slot]].id


def card_named(content: Opened, state: Rules, seat: int, name: str) -> int | None:
    return next((slot for slot in range(state.slots) if card_name(content, state, slot) == name), None)


def set_name(content: Opened, state: Rules, place: int) -> str:
    """`jade`, or `jade.2` for the second set of Jades from the left."""
    slots = [state.set_slot[state.active][other] for other in range(place + 1)]
    earlier = slots[:-1].count(slots[-1])
    return card_name(content, state, slots[-1]) + (f".{earlier + 1}" if earlier else "")


def set_named(content: Opened, state: Rules, seat: int, text: str) -> int | None:
    name, _, ordinal = text.partition(".")
    slot, number = card_named(content, state, seat, name), int(ordinal or 1)
    places = [place for place in range(state.sets[seat]) if state.set_slot[seat][place] == slot]
    return places[number - 1] if 1 <= number <= len(places) else None


def someone(content: Opened, state: Rules, _: int) -> str:
    """For examples: a villager of this match, or of the box while none takes part."""
    return content.page.villager[state.villager[0] if state.slots else 0].id


def cards_named(text: str) -> int | None:
    return int(text) if 1 <= int(text) <= COPIES else None


def copies_named(text: str) -> int | None:
    cards = cards_named(text)
    return None if cards is None else cards - 1


def missing(content: Opened, state: Rules, seat: int, text: str) -> Refusal | None:
    """Does what is no move call a set that is not there?"""
    found = MOVE.fullmatch(" ".join(text.lower().split()))
    number = content.number(found[2]) if found and calls_a_set(found) else None
    if number is None:
        return None
    slots = [state.set_slot[seat][place] for place in range(state.sets[seat])]
    sets = sum(state.villager[slot] == number for slot in slots)
    return Refusal("no-such-set", "5.17", {"@villager": content.page.villager[number].id, "sets": sets})


def calls_a_set(found: re.Match[str]) -> bool:
    """Is it written as a move with one of the own sets?"""
    if found[3] and int(found[3][1:]) == 0:
        return False
    if found[1] == "add":
        return cards_named(found[4] or "1") is not None
    return found[1] in ("use", "pick") and not found[4]


# -- what refusals name ------------------------------------------------------------------------------------


def acting(doubt: Doubt) -> int:
    """The slot of the villager whose ACTION is meant: of that set, or of the first that sells one more."""
    state, seat = doubt.state, doubt.seat
    place = doubt.numbers[0]
    if doubt.verb.first == BUY_SET:
        places = range(state.sets[seat])
        place = next(one for one in places if state.is_extra(one) and not state.set_used[seat][one])
    return int(state.set_slot[seat][place])


def answer(doubt: Doubt, usual: str = "done") -> str:
    """A move that says more than to draw or to stop."""
    return next((text for text in doubt.legal if text not in ("draw", "done")), usual)


WORDS: dict[str, Word] = {
    "card": Word(card_name, card_named, pattern="[a-z]+", mark="@"),
    "set": Word(set_name, set_named, pattern=r"[a-z]+(?:\.[0-9]{1,2})?"),
    "villager": named_in(lambda content: [villager.id for villager in content.page.villager], mark="@"),
    "someone": Word(someone),
    "cards": Word(lambda c, s, cards: cards, lambda c, s, seat, text: cards_named(text), type=int),
    "copies": Word(lambda c, s, copies: copies + 1, lambda c, s, seat, text: copies_named(text), type=int),
    "turn": Word(lambda c, state, turn: turn // state.seats + 1, type=int),
    "player": Word(lambda c, s, seat: seat, type=int, mark="#"),
    "origin": Word(names=PLACES, type=Literal["forum", "discard", "revealed"]),
}
FACTS: dict[str, Fact] = {
    "held": lambda doubt: int(doubt.state.hand[doubt.seat][doubt.numbers[0]]),
    "acting": lambda doubt: card_name(doubt.content, doubt.state, acting(doubt)),
    "price": lambda doubt: int(doubt.content.box.price[doubt.state.villager[acting(doubt)]]),
    "purchase": lambda doubt: next(text for text in doubt.legal if text.startswith("buy ")),
    "answer": answer,
    "recruit": lambda doubt: answer(doubt, f"take {someone(doubt.content, doubt.state, 0)}"),
}
