"""The toy as a `Game`: content, words, notation, positions, views."""

import json
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from msgspec import Struct, defstruct

from hameau import shelf
from hameau.engine import content
from hameau.engine.answers import Event, Note, Refusal
from hameau.engine.errors import BadPosition
from hameau.engine.game import Game, Option
from hameau.engine.speech import LANGUAGES
from hameau.engine.state import State
from tests.laws.toy.rules import (
    CARD,
    CHOSE,
    DEALT,
    DRAW,
    DREW,
    ENDED,
    KINDS,
    LOOKED,
    OVER,
    PASS,
    PASSED,
    PEEK,
    REVEALED,
    SAW,
    SEAL,
    SEALED,
    SEATS,
    SHOW,
    SHOWED,
    TAKE,
    TOOK,
    WON,
    Cards,
    Toy,
)

FRUIT = ("plum", "pear", "fig", "date", "lime")
WORDS = {"draw": DRAW, "show": SHOW, "peek": PEEK, "pass": PASS}
PHASES = {SEAL: "seal", TAKE: "take", OVER: "over"}
DECKS = {"short": 2, "long": 3}
FIELDS = (
    "waiting",
    "copies",
    "phase",
    "taker",
    "did",
    "deck",
    "out",
    "hand",
    "held",
    "sealed",
    "last",
    "points",
    "known",
)

CONTENT = "\n".join(
    f'[[card]]\nid = "{name}"\nworth = {worth}\nprovenance = "reconstructed"'
    for worth, name in enumerate(FRUIT, 1)
)
SAYINGS = """
dealt = { $name } gets a { $fruit }.
chose = { $name } chooses { $fruit }.
sealed = { $name } has chosen.
revealed = { $name } shows { $fruit }.
won = { $name } wins { $points }.
took = { $name } draws a card.
drew = { $name } draws { $fruit }.
showed = { $name } draws { $fruit } for all to see.
looked = { $name } looks at a hand.
saw = { $name } sees { $cards }.
passed = { $name } passes.
ended = It is over.
most-points = { $names } with { $points } points.
not-in-hand = You have no { $fruit }.
choose-a-card = Choose a card of your hand.
act = Draw, show, peek or pass.
deck-is-empty = The deck is empty.
nothing-to-see = That hand is empty.
"""


class Card(content.Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One kind of card."""

    id: str
    worth: int


class Page(Struct, frozen=True):
    """The content as people read it."""

    card: list[Card]


def read_content(text: str, file: str) -> Cards:
    cards = Cards()
    cards.write("worth", [card.worth for card in content.read(text, Page, file).card])
    return cards


def build(cards: Cards, seats: int, options: Mapping[str, str]) -> State:
    return Toy(cards, seats, DECKS[options["deck"]])


# -- notation ----------------------------------------------------------------------------------------------


def write(cards: Cards, state: Toy, move: int) -> str:
    """`play fig`, `draw`, `show`, `peek`, `pass`."""
    if move < DRAW:
        return f"play {FRUIT[move - CARD]}"
    return next(word for word, code in WORDS.items() if code == move)


def read(cards: Cards, state: Toy, seat: int, text: str) -> int | None:
    if text in WORDS:
        return WORDS[text]
    name = text.removeprefix("play ")
    return CARD + FRUIT.index(name) if text.startswith("play ") and name in FRUIT else None


def refusal(cards: Cards, state: Toy, seat: int, text: str) -> Refusal | None:
    move = read(cards, state, seat, text)
    if move is None:
        return Refusal("no-such-move", None, {"text": text[:40]})
    if state.phase == SEAL:
        if move >= DRAW:
            return Refusal("choose-a-card", None)
        return None if state.hand[seat][move] else Refusal("not-in-hand", None, {"fruit": FRUIT[move]})
    return refuse_act(state, seat, move)


def refuse_act(state: Toy, seat: int, move: int) -> Refusal | None:
    if move < DRAW:
        return Refusal("act", None)
    if move in (DRAW, SHOW) and not state.deck_size():
        return Refusal("deck-is-empty", None)
    if move == PEEK and not state.held[state.left_of(seat)]:
        return Refusal("nothing-to-see", None)
    return None


def write_position(cards: Cards, state: Toy) -> str:
    """All fields but luck, as JSON."""
    return json.dumps({"seats": state.seats} | {name: getattr(state, name) for name in FIELDS})


def read_position(cards: Cards, text: str) -> State:
    try:
        fields = json.loads(text)
        state = Toy(cards, fields["seats"], fields["copies"])
        for name in FIELDS:
            state.write(name, fields[name])
    except (ValueError, KeyError, TypeError):
        raise BadPosition(f"{text[:60]!r} is no position") from None
    return state


# -- what may be seen --------------------------------------------------------------------------------------


class View(Struct, frozen=True):
    """The table as one seat sees it."""

    me: int | None
    phase: str
    taker: int
    did: int
    waiting: list[int]
    deck: int
    out: list[int]
    last: list[int]
    points: list[int]
    held: list[int]
    face_down: list[int]
    hand: list[int]
    chosen: int
    known: list[list[int]]


def view(cards: Cards, state: Toy, seat: int | None) -> View:
    seats = range(state.seats)
    return View(
        me=seat,
        phase=PHASES[state.phase],
        taker=state.taker,
        did=state.did,
        waiting=[s for s in seats if state.waiting >> s & 1],
        deck=state.deck_size(),
        out=list(state.out),
        last=list(state.last),
        points=list(state.points),
        held=list(state.held),
        face_down=[s for s in seats if state.sealed[s]],
        hand=[] if seat is None else list(state.hand[seat]),
        chosen=0 if seat is None else state.sealed[seat],
        known=[] if seat is None else [list(state.known[seat * SEATS + holder]) for holder in seats],
    )


EVENTS = {
    DEALT: "dealt",
    CHOSE: "chose",
    SEALED: "sealed",
    REVEALED: "revealed",
    WON: "won",
    TOOK: "took",
    DREW: "drew",
    SHOWED: "showed",
    LOOKED: "looked",
    SAW: "saw",
    PASSED: "passed",
    ENDED: "ended",
}
WITH_A_CARD = (DEALT, CHOSE, REVEALED, DREW, SHOWED)
FACTS: list[tuple[str, type, Any]] = [("fruit", str, ""), ("points", int, 0), ("cards", str, "")]
HAPPENED = {
    number: defstruct(tag.title(), FACTS, bases=(Event,), tag=tag, frozen=True, kw_only=True)
    for number, tag in EVENTS.items()
}


def tell(cards: Cards, state: Toy, note: Note) -> Event:
    event, seat, a, b, _ = note
    seen = " ".join(f"{b >> 4 * kind & 15} {FRUIT[kind]}" for kind in range(KINDS)) if event == SAW else ""
    fruit = FRUIT[a] if event in WITH_A_CARD else ""
    kind: Any = HAPPENED[event]
    happened: Event = kind(seat=seat, fruit=fruit, points=a if event == WON else 0, cards=seen)
    return happened


def outcome(cards: Cards, state: Toy) -> tuple[str, dict[str, str | int]]:
    return "most-points", {"points": max(state.points)}


def draw(
    view: View, names: Sequence[str], moves: Collection[str], say: Callable[[str], str], width: int = 80
) -> str:
    return ""


def default(state: Toy, seat: int) -> int:
    return state.legal_moves(seat)[-1]


CLOSED = Game(
    key="toy",
    title="Toy",
    version=1,
    seats=(2, 3),
    minutes=1,
    credits="nobody",
    actions=64,
    options=(Option("deck", tuple(DECKS), "long"),),
    read_content=read_content,
    build=build,
    write=write,
    read=read,
    refusal=refusal,
    write_position=write_position,
    read_position=read_position,
    view=view,
    tell=tell,
    outcome=outcome,
    draw=draw,
    default=default,
)


def opened(closed: Game = CLOSED, sayings: str = SAYINGS) -> Game:
    """The toy with its content, and the same words in all languages."""
    return closed.open(CONTENT, "toy.toml", {code: shelf.words("toy", code) + sayings for code in LANGUAGES})
