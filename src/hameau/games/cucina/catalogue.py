"""What lies in the box, as the browser shows it: facts that no match changes.

Names are the messages `tile-<id>` and `grade-<id>`, unless `name` is given.
"""

from msgspec import Struct

from hameau.games.cucina.content import Opened, looks
from hameau.games.cucina.content import Tile as Entry
from hameau.games.cucina.rules.course import TURNS


class Area(Struct, frozen=True):
    """One corridor of a tile, as it is printed."""

    open: str  # of "nesw", the sides it opens to
    lobsters: int
    bones: int


class Tile(Struct, frozen=True):
    """A kind of tile; sides that no area names are walls."""

    id: str
    name: str
    count: int  # in the set of each player
    areas: list[Area]
    ways: int  # 1, 2 or 4 orientations look different; a move names the first of those that look alike
    provenance: str


class Layout(Struct, frozen=True):
    """Where symbols are printed around a board: n1 … above the columns, e1 … right of the rows."""

    id: str
    lobsters: list[str]
    bones: list[str]
    provenance: str


class Grade(Struct, frozen=True):
    """The grade from so many points on."""

    id: str
    name: str
    points: int


class Catalogue(Struct, frozen=True):
    """The box."""

    tiles: list[Tile]
    layouts: list[Layout]
    grades: list[Grade]
    entrance: str  # s2: below the second column
    turns: int
    lobster: int  # points
    bone: int
    goal: int  # points with which somebody alone has won


def catalogue(content: Opened) -> Catalogue:
    """Everything that lies in the box."""
    page = content.page
    return Catalogue(
        tiles=[
            Tile(
                tile.id,
                tile.name,
                tile.count,
                areas_of(tile),
                len(looks(tile)),
                tile.provenance,
            )
            for tile in page.tile
        ],
        layouts=[
            Layout(one.id, lowered(one.lobsters), lowered(one.bones), one.provenance) for one in page.layout
        ],
        grades=[Grade(grade.id, grade.name, grade.points) for grade in page.grade],
        entrance=page.board.entrance.lower(),
        turns=TURNS,
        lobster=page.scoring.lobster,
        bone=page.scoring.bone,
        goal=page.alone.goal,
    )


def areas_of(tile: Entry) -> list[Area]:
    return [Area(area.open.lower(), area.lobsters, area.bones) for area in tile.areas]


def lowered(slots: list[str]) -> list[str]:
    return [slot.lower() for slot in slots]
