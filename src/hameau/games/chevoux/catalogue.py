"""What lies in the box, as the browser shows it: facts that no match changes.

Names are the messages `tile-<id>`, `axis-<id>`, `card-<id>` and `rank-<id>`, unless `name` is given.
"""

from msgspec import Struct

from hameau.games.chevoux.constraints import Condition
from hameau.games.chevoux.content import Opened


class Tile(Struct, frozen=True):
    """A kind of tile and what it wants: all clauses, of each at least one condition."""

    id: str
    name: str
    family: str  # field, dwelling, violet, blue; of a specialised tile ""
    axis: str  # of a specialised tile
    count: int  # in a village that has it
    wants: list[list[Condition]]
    provenance: str


class Card(Struct, frozen=True):
    """A card and its two sides."""

    id: str
    name: str
    restructure: str
    people: int
    condition: list[list[Condition]]
    provenance: str


class Axis(Struct, frozen=True):
    """A development axis."""

    id: str
    name: str
    provenance: str


class Rank(Struct, frozen=True):
    """The title from a score on."""

    id: str
    name: str
    score: int


class Catalogue(Struct, frozen=True):
    """The box."""

    tiles: list[Tile]
    cards: list[Card]
    axes: list[Axis]
    ranks: list[Rank]
    supply: int
    rounds: dict[str, int]  # by mode
    point_a_person: int
    points_an_empty_dwelling: int


def catalogue(content: Opened) -> Catalogue:
    """All of it."""
    page = content.page
    return Catalogue(
        tiles=[
            Tile(t.id, t.name, t.family, t.axis, t.count, [list(clause) for clause in rule], t.provenance)
            for t, rule in zip(page.tile, content.rules, strict=True)
        ],
        cards=[
            Card(c.id, c.name, c.restructure, c.populate, [list(clause) for clause in rule], c.provenance)
            for c, rule in zip(page.card, content.conditions, strict=True)
        ],
        axes=[Axis(a.id, a.name, a.provenance) for a in page.axis],
        ranks=[Rank(r.id, r.name, r.score) for r in page.rank],
        supply=page.supply.inhabitants,
        rounds={"normal": page.rounds.normal, "hard": page.rounds.hard},
        point_a_person=page.scoring.an_inhabitant,
        points_an_empty_dwelling=page.scoring.an_empty_dwelling,
    )
