"""Moves as text and back, and why a move is refused, with the number of its rule.

    draw   take jade   play jade x4   buy jade x2   use dimitri   pick jade.2   add jade x3   name bob   done

A set is called by its villager, the second one from the left of the same villager `jade.2`.
"""

import re

from msgspec.structs import replace

from hameau.engine.answers import Refusal, unread
from hameau.games.buttonville.box import ACTION, COPIES, EXTRA, PAY, TAKE
from hameau.games.buttonville.content import Opened
from hameau.games.buttonville.judgement import Buttonville
from hameau.games.buttonville.rules import PLAY, RECRUIT
from hameau.games.buttonville.verbs import (
    ADD_CARDS,
    BUY_SET,
    CHOOSE,
    DISCARD_CARD,
    DRAW_CARD,
    FEED_FORUM,
    FEED_HAND,
    GIVE_CARD,
    NAME_ONE,
    PASS,
    PICK_SET,
    PLAY_SET,
    TAKE_CARD,
    USE_SET,
)
from hameau.games.buttonville.views import QUESTIONS, names_of

WORDS = {"done": PASS, "draw": DRAW_CARD, "feed hand": FEED_HAND, "feed forum": FEED_FORUM}
WORD_OF = {code: word for word, code in WORDS.items()}
OF_A_CARD = {"take": TAKE_CARD, "give": GIVE_CARD, "discard": DISCARD_CARD, "name": NAME_ONE}
OF_A_SET = {"use": USE_SET, "pick": PICK_SET}
OF_MANY = {"play": PLAY_SET, "buy": BUY_SET}
MOVE = re.compile(r"([a-z]+) ([a-z]+)(?:\.([0-9]{1,2}))?(?: ?x ?([0-9]{1,2}))?")
# what each question asks for, and where the rules say so
ASKED = {
    "choose": Refusal("asked-choose", "2.9"),
    "recruit": Refusal("asked-recruit", "3.2"),
    "play": Refusal("asked-play", "3.5"),
    "end-order": Refusal("asked-end-order", "5.14"),
    "hand-limit": Refusal("asked-hand-limit", "3.11"),
    "set-limit": Refusal("asked-set-limit", "3.13"),
    "sweep": Refusal("asked-sweep", "6.2"),
    "take": Refusal("asked-take", "5.3"),
    "give": Refusal("asked-give", "6.4"),
    "burn": Refusal("asked-burn", "6.9"),
    "discard": Refusal("asked-discard", "5.11"),
    "shrink": Refusal("asked-shrink", "6.16"),
    "grow": Refusal("asked-grow", "6.25"),
    "join": Refusal("asked-join", "6.27"),
    "sort": Refusal("asked-sort", "6.23"),
    "keep": Refusal("asked-keep", "6.11"),
    "gamble": Refusal("asked-gamble", "6.49"),
    "name": Refusal("asked-name", "6.36"),
    "copy": Refusal("asked-copy", "6.40"),
    "fish": Refusal("asked-fish", "6.48"),
    "swap": Refusal("asked-swap", "6.55"),
    "swap-for": Refusal("asked-swap-for", "6.55"),
    "feed": Refusal("asked-feed", "6.44"),
}

WITHOUT_EXAMPLE = ("asked-gamble", "asked-feed")  # whose sentence has all answers
FORMS = {
    "choose": ("choose {}", "2.9"),
    "take": ("take {}", "3.3"),
    "play": ("play {} x2", "3.5"),
    "use": ("use {}", "5.6"),
    "buy": ("buy {} x2", "6.20"),
    "pick": ("pick {}", "5.14"),
    "add": ("add {} x1", "6.25"),
    "give": ("give {}", "6.4"),
    "discard": ("discard {}", "3.11"),
    "name": ("name {}", "6.36"),
    "feed": ("feed forum", "6.44"),
}  # an example of each verb that needs more, and its rule


def write(content: Opened, state: Buttonville, move: int) -> str:
    """The move as text."""
    if move in WORD_OF:
        return WORD_OF[move]
    if CHOOSE <= move < ADD_CARDS:
        return f"choose {content.page.villager[move - CHOOSE].id}"
    names = names_of(content, state)
    for word, first in OF_A_CARD.items():
        if first <= move < first + 16:
            return f"{word} {names[move - first]}"
    for word, first in OF_A_SET.items():
        if first <= move < first + 32:
            return f"{word} {set_name(names, state, move - first)}"
    if move < PLAY_SET:
        return f"add {set_name(names, state, (move - ADD_CARDS) // 16)} x{(move - ADD_CARDS) % 16}"
    word, first = ("buy", BUY_SET) if move >= BUY_SET else ("play", PLAY_SET)
    return f"{word} {names[(move - first) // COPIES]} x{(move - first) % COPIES + 1}"


def set_name(names: list[str], state: Buttonville, place: int) -> str:
    """`jade`, or `jade.2` for the second set of Jades from the left."""
    slots = [state.set_slot[state.active][other] for other in range(place + 1)]
    earlier = slots[:-1].count(slots[-1])
    return names[slots[-1]] + (f".{earlier + 1}" if earlier else "")


def read(content: Opened, state: Buttonville, seat: int, text: str) -> int | None:
    """The move, legal or not; None if it is none, or names what is not there."""
    text = tidy(text)
    if text in WORDS:
        return WORDS[text]
    found = MOVE.fullmatch(text)
    if not found:
        return None
    word, name, cards = found[1], found[2], int(found[4] or 1)
    if word == "choose" and not found[3] and not found[4]:
        number = content.number(name)
        return None if number is None else CHOOSE + number
    names = names_of(content, state)
    if name not in names:
        return None
    slot = names.index(name)
    if word in OF_A_CARD and not found[3] and not found[4]:
        return OF_A_CARD[word] + slot
    if word in OF_MANY and not found[3] and 1 <= cards <= COPIES:
        return OF_MANY[word] + COPIES * slot + cards - 1
    place = find_set(state, seat, slot, int(found[3] or 1)) if calls_a_set(found) else None
    if place is None:
        return None
    return ADD_CARDS + 16 * place + cards if word == "add" else OF_A_SET[word] + place


def tidy(text: str) -> str:
    return " ".join(text.lower().split())


def calls_a_set(found: re.Match[str]) -> bool:
    """Is it written as a move with one of the own sets?"""
    if found[3] and int(found[3]) == 0:
        return False
    return not found[4] if found[1] in OF_A_SET else found[1] == "add" and 1 <= int(found[4] or 1) <= COPIES


def find_set(state: Buttonville, seat: int, slot: int, ordinal: int) -> int | None:
    places = [place for place in range(state.sets[seat]) if state.set_slot[seat][place] == slot]
    return places[ordinal - 1] if 1 <= ordinal <= len(places) else None


def refusal(content: Opened, state: Buttonville, seat: int, text: str) -> Refusal | None:
    """Why a waiting seat may not play this; None exactly if it may."""
    move = read(content, state, seat, text)
    legal = state.legal_moves(seat)
    texts = [write(content, state, one) for one in legal]
    if move is None:
        return refuse_missing(content, state, seat, text) or unread(text, forms(content, state), texts)
    if move in legal:
        return None
    names = names_of(content, state)
    asked = ASKED[QUESTIONS[state.asked[state.depth - 1]]]
    usual = forms(content, state)["take"][0] if asked.code == "asked-recruit" else "done"
    example = next((one for one in texts if one not in ("draw", "done")), usual)
    return (
        refuse_card(content, names, state, seat, move)
        or refuse_set(content, names, state, seat, move, texts)
        or (asked if asked.code in WITHOUT_EXAMPLE else replace(asked, facts={"example": example}))
    )


def forms(content: Opened, state: Buttonville) -> dict[str, tuple[str, str]]:
    """An example of each verb, with a villager of this match, and its rule."""
    name = (names_of(content, state) or [content.page.villager[0].id])[0]
    return {verb: (form.format(name), rule) for verb, (form, rule) in FORMS.items()}


def refuse_missing(content: Opened, state: Buttonville, seat: int, text: str) -> Refusal | None:
    """Does what is no move call a set that is not there?"""
    found = MOVE.fullmatch(tidy(text))
    number = content.number(found[2]) if found and calls_a_set(found) else None
    if number is None:
        return None
    slots = [state.set_slot[seat][place] for place in range(state.sets[seat])]
    sets = sum(state.villager[slot] == number for slot in slots)
    return Refusal("no-such-set", "5.17", {"@villager": content.page.villager[number].id, "sets": sets})


def refuse_card(
    content: Opened, names: list[str], state: Buttonville, seat: int, move: int
) -> Refusal | None:
    """Is the card there?"""
    question = state.asked[state.depth - 1]
    if question == RECRUIT and TAKE_CARD <= move < GIVE_CARD:
        return Refusal("not-in-forum", "3.3", {"@villager": names[move - TAKE_CARD]})
    if move >= PLAY_SET and question in (PLAY, RECRUIT):
        first = BUY_SET if move >= BUY_SET else PLAY_SET
        slot, cards = (move - first) // COPIES, (move - first) % COPIES + 1
        held = state.hand[seat][slot]
        if cards > held:
            return Refusal("too-few-cards", "3.5", {"@villager": names[slot], "cards": held})
        if first == PLAY_SET and question == PLAY:
            return Refusal("one-set-a-turn", "3.8")
        if first == BUY_SET:
            return refuse_extra_set(content, names, state, seat)
    return None


def refuse_extra_set(content: Opened, names: list[str], state: Buttonville, seat: int) -> Refusal:
    """One more set: is there an ACTION left that allows it, and can it be paid?"""
    for place in range(state.sets[seat]):
        slot = state.set_slot[seat][place]
        villager = state.villager[slot]
        if EXTRA in content.box.verb[villager] and not state.set_used[seat][place]:
            facts: dict[str, str | int] = {"@villager": names[slot], "buttons": content.box.price[villager]}
            return Refusal("too-few-buttons", "5.11", facts)
    return Refusal("nobody-sells", "6.20")


def refuse_set(
    content: Opened, names: list[str], state: Buttonville, seat: int, move: int, texts: list[str]
) -> Refusal | None:
    """Can this ACTION be used?"""
    if not USE_SET <= move < PICK_SET or state.asked[state.depth - 1] not in (PLAY, RECRUIT):
        return None
    place = move - USE_SET
    slot = state.set_slot[seat][place]
    villager = state.villager[slot]
    facts: dict[str, str | int] = {"@villager": names[slot]}
    if state.when(slot) != ACTION:
        return Refusal("no-action", "5.6", facts)
    if state.set_used[seat][place]:
        return Refusal("action-used", "5.6", facts)
    price = content.box.price[villager]
    if state.buttons[seat] < price:
        return Refusal("too-few-buttons", "5.11", {**facts, "buttons": price})
    if content.box.verb[villager][0] == PAY and state.is_usable(place):
        example = next(text for text in texts if text.startswith("buy "))
        return Refusal("buy-instead", "6.20", {**facts, "example": example})
    verbs = content.box.verb[villager]
    if TAKE in verbs and state.forum_size == 0:
        return Refusal("cannot-use", "5.12", facts)
    if EXTRA in verbs:
        return Refusal("cannot-use", "6.21", facts)
    return Refusal("cannot-use", "5.11", facts)
