"""What lies in the box, as the browser shows it: each villager with the text of the card, step by step."""

from typing import Literal

from msgspec import Struct

from hameau.games.buttonville.content import VERBS, Opened, Step


class Line(Struct, frozen=True):
    """One sentence of a card: the message `step-<verb>` with these facts."""

    verb: str
    amount: str  # "3", "X", "X + 2", "2 X"; empty if the verb has none
    count: int  # the amount for the plural; many if it depends on X
    other: int  # the second number: buttons or points each, cards needed


class Card(Struct, frozen=True):
    """A villager."""

    id: str
    guild: Literal["artists", "prospectors", "nobles", "artisans", "mages", "citizens"]
    when: Literal["played", "action", "turn-start", "turn-end", "scoring"]
    lines: list[Line]
    provenance: Literal["rulebook", "found", "reconstructed"]
    source: str


class Suggestion(Struct, frozen=True):
    """A selection of villagers."""

    id: str
    villagers: list[str]
    more: str  # joins with 3 and 4 players
    provenance: Literal["rulebook", "found", "reconstructed"]


class Catalogue(Struct, frozen=True):
    """All cards and numbers."""

    cards: list[Card]
    selections: list[Suggestion]
    copies: int
    hand_limit: int
    points: list[int]  # for sets of 1, 2, … cards
    buttons_a_point: int


def catalogue(content: Opened) -> Catalogue:
    page = content.page
    return Catalogue(
        cards=[
            Card(one.id, one.guild, one.when, [line(step) for step in steps], one.provenance, one.source)
            for one, steps in zip(page.villager, content.steps, strict=True)
        ],
        selections=[Suggestion(one.id, one.villagers, one.more, one.provenance) for one in page.selection],
        copies=page.deck.copies,
        hand_limit=page.turn.hand,
        points=page.scoring.points,
        buttons_a_point=page.scoring.buttons_a_point,
    )


def line(step: Step) -> Line:
    many = 9  # plural in every language
    if step.a_card == 0:
        shown = str(step.fixed) if "amount" in VERBS[step.verb] else ""
        return Line(step.verb, shown, min(step.fixed, many), step.other)
    x = "X" if step.a_card == 1 else f"{step.a_card} X"
    return Line(step.verb, f"{x} + {step.fixed}" if step.fixed else x, many, step.other)
