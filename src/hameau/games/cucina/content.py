"""Reads content.toml into the box that all matches share."""

from collections.abc import Iterator, Sequence
from typing import Annotated

from msgspec import Meta, Struct

from hameau.engine.content import Entry, Remark, read
from hameau.engine.errors import BadContent
from hameau.games.cucina.rules.box import KINDS, LAYOUTS, LYING, SIDES, Box
from hameau.games.cucina.rules.course import TURNS
from hameau.games.cucina.rules.kitchen import EDGE, SEATS, SIDE

LETTERS = "NESW"  # the sides, clockwise
SLOTS = tuple(f"{letter}{number}" for letter in LETTERS for number in range(1, SIDE + 1))
MOST_SYMBOLS = 9
TILES = 20  # 2.9: in a set of the box
NICHES = (3, 2)  # 2.4: lobsters and fish bones around a board of the box
# what words/*.ftl has names for; an entry of another id brings its own name
WORDED = {
    "tile": [
        *("cross", "cross_lobster", "fork", "fork_lobster", "fork_bone", "fork_lobsters"),
        *("lane", "lane_lobster", "lane_bone", "bend", "bend_lobster", "bend_bone"),
        *("nook_lobster", "nook_lobsters", "nook_bone", "bends_lobsters", "bends_both", "lane_nook"),
    ],
    "grade": ["dishwasher", "commis", "souschef", "chef", "starchef"],
}
Id = Annotated[
    str,
    Meta(
        pattern="^[a-z][a-z0-9_]{0,39}$",
        description="up to 40 small letters, digits and underscores, a letter first",
    ),
]
Name = Annotated[
    str,
    Meta(
        pattern="^([A-Za-zÀ-ÖØ-öø-ÿ0-9 '’.-]{1,40})?$",
        description="up to 40 letters, digits, spaces, apostrophes, dots and hyphens",
    ),
]
Slot = Annotated[str, Meta(pattern="^[NESW][1-4]$", description="a side and a number, such as N2")]
Few = Annotated[int, Meta(ge=0, le=MOST_SYMBOLS)]


class Named(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something with a name: the words of its id, or its own in all languages."""

    id: Id
    name: Name = ""


class Scoring(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    lobster: Annotated[int, Meta(ge=0, le=99)]
    bone: Annotated[int, Meta(ge=-99, le=0)]


class Board(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    entrance: Slot


class Alone(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    goal: Annotated[int, Meta(ge=-99, le=999)]
    spare_lobster: Annotated[int, Meta(ge=0, le=99)]


class Grade(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    points: int


class Layout(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: Annotated[str, Meta(pattern="^[A-Z]$", description="a capital letter")]
    lobsters: list[Slot]
    bones: list[Slot]


class Area(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One corridor of a tile."""

    open: Annotated[
        str, Meta(pattern="^(?=.)N?E?S?W?$", description="one to four of the sides N, E, S, W, in this order")
    ]
    lobsters: Few = 0
    bones: Few = 0


class Tile(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    count: Annotated[int, Meta(ge=1, le=99)] = 1
    areas: Annotated[list[Area], Meta(min_length=1, max_length=SIDES)]


class Content(Struct, frozen=True, forbid_unknown_fields=True):
    scoring: Scoring
    board: Board
    alone: Alone
    grade: Annotated[list[Grade], Meta(min_length=1)]
    layout: Annotated[list[Layout], Meta(min_length=SEATS, max_length=LAYOUTS)]
    tile: Annotated[list[Tile], Meta(min_length=1, max_length=KINDS - 1)]


class Opened(Struct, frozen=True, eq=False):
    """The content twice: as people read it, and as the rules do. Kinds of tiles count from 1."""

    page: Content
    box: Box
    named: dict[str, str]  # names that no language has words for, by message

    def tile(self, kind: int) -> Tile:
        return self.page.tile[kind - 1]

    def kind_named(self, name: str) -> int | None:
        return next((kind for kind, tile in enumerate(self.page.tile, 1) if tile.id == name), None)

    def layout_named(self, name: str) -> int | None:
        return next((number for number, one in enumerate(self.page.layout) if one.id == name), None)

    def word(self, fact: str, message: str) -> dict[str, str | int]:
        """A fact that names something in a sentence: by a message of all languages, or by its own name."""
        own = self.named.get(message)
        return {fact: own} if own else {f"@{fact}": message}

    def grade(self, points: int) -> Grade:
        """The grade for so many points."""
        earned = [grade for grade in self.page.grade if grade.points <= points]
        return max(earned, key=lambda grade: grade.points, default=self.page.grade[0])


def open_content(text: str, file: str) -> Opened:
    """The box, or an error that says what cannot be."""
    page = read(text, Content, file)
    check_names(page, file)
    check_layouts(page, file)
    check_tiles(page, file)
    return Opened(page, fill(page), own_names(page))


def remarks(content: Opened) -> list[Remark]:
    """What is not as in the box."""
    found, page = [], content.page
    tiles = sum(tile.count for tile in page.tile)
    if tiles != TILES:
        found.append(Remark("tile", f"a set of {tiles}; that of the box has {TILES} (rule 2.9)"))
    for layout in page.layout:
        counts = len(layout.lobsters), len(layout.bones)
        if counts != NICHES:
            said = "{} lobsters and {} fish bones; a board of the box has {} and {} (rule 2.4)"
            found.append(Remark(f"layout {layout.id}", said.format(*counts, *NICHES)))
    return found


# -- what must be so ---------------------------------------------------------------------------------------


def check_names(page: Content, file: str) -> None:
    """Each id once, and a name for it."""
    groups: dict[str, Sequence[Named]] = {"tile": page.tile, "grade": page.grade}
    for kind, entries in groups.items():
        ids = [entry.id for entry in entries]
        for entry in entries:
            if ids.count(entry.id) > 1:
                raise BadContent(file, f"{kind} {entry.id}", "two have this id")
            if not entry.name and entry.id not in WORDED[kind]:
                raise BadContent(
                    file, f"{kind} {entry.id}", "no language has a word for this id: give a name"
                )
    letters = [layout.id for layout in page.layout]
    for letter in letters:
        if letters.count(letter) > 1:
            raise BadContent(file, f"layout {letter}", "two have this id")


def check_layouts(page: Content, file: str) -> None:
    """One symbol in a niche, and none at the entrance."""
    for layout in page.layout:
        slots = [*layout.lobsters, *layout.bones]
        for slot in slots:
            if slots.count(slot) > 1:
                raise BadContent(file, f"layout {layout.id}", f"two symbols are printed at {slot}")
            if slot == page.board.entrance:
                raise BadContent(file, f"layout {layout.id}", f"{slot} is the entrance, and has no niche")


def check_tiles(page: Content, file: str) -> None:
    """Enough tiles for a game, and corridors that do not cross."""
    for tile in page.tile:
        opened = "".join(area.open for area in tile.areas)
        for side in opened:
            if opened.count(side) > 1:
                raise BadContent(file, f"tile {tile.id}, areas", f"two areas open to {side}")
    tiles = sum(tile.count for tile in page.tile)
    if tiles < TURNS:
        raise BadContent(file, "tile", f"a set of {tiles} tiles; a game takes {TURNS}")


def own_names(page: Content) -> dict[str, str]:
    named = [(f"tile-{tile.id}", tile.name) for tile in page.tile]
    named += [(f"grade-{grade.id}", grade.name) for grade in page.grade]
    return {message: name for message, name in named if name}


# -- the box -----------------------------------------------------------------------------------------------


def fill(page: Content) -> Box:
    box = Box()
    box.kinds = len(page.tile)
    box.write("count", padded([0, *(tile.count for tile in page.tile)], KINDS))
    box.write("ways", padded([0, *(len(looks(tile)) for tile in page.tile)], KINDS))
    on_tile = [sum(area.lobsters for area in tile.areas) for tile in page.tile]
    box.write("on_tile", padded([0, *on_tile], KINDS))
    fill_tiles(page, box)
    box.layouts = len(page.layout)
    box.write("niche_lobsters", padded([edges(one.lobsters) for one in page.layout], LAYOUTS))
    box.write("niche_bones", padded([edges(one.bones) for one in page.layout], LAYOUTS))
    box.entrance = edge_of(page.board.entrance)
    box.doorstep = space_at(page.board.entrance)
    box.a_lobster, box.a_bone = page.scoring.lobster, page.scoring.bone
    box.a_spare, box.goal = page.alone.spare_lobster, page.alone.goal
    return box


def fill_tiles(page: Content, box: Box) -> None:
    """Every tile in each of its four orientations."""
    opens, sides, lobsters, bones = ([[0] * SIDES for _ in range(LYING)] for _ in range(4))
    areas = [0] * LYING
    for kind, tile in enumerate(page.tile, 1):
        for way in range(SIDES):
            lying = 4 * kind + way
            areas[lying] = len(tile.areas)
            for number, (opened, area) in enumerate(turned(tile, way)):
                sides[lying][number] = sum(1 << side for side in opened)
                lobsters[lying][number], bones[lying][number] = area.lobsters, area.bones
                for side in opened:
                    opens[lying][side] = sides[lying][number]
    box.write("areas", areas)
    for name, rows in (("opens", opens), ("sides", sides), ("lobsters", lobsters), ("bones", bones)):
        box.write(name, rows)


def turned(tile: Tile, way: int) -> Iterator[tuple[list[int], Area]]:
    """The areas of a tile, turned clockwise so many quarters: the sides they open to, and what is there."""
    for area in tile.areas:
        yield sorted((LETTERS.index(letter) + way) % SIDES for letter in area.open), area


def looks(tile: Tile) -> list[frozenset[tuple[object, ...]]]:
    """Its orientations that do not look alike: one, two or four."""
    found: list[frozenset[tuple[object, ...]]] = []
    for way in range(SIDES):
        look = frozenset((*sides, "has", area.lobsters, area.bones) for sides, area in turned(tile, way))
        if look not in found:
            found.append(look)
    return found


def edge_of(slot: str) -> int:
    """The edge of the board where a niche or the entrance lies."""
    return EDGE[space_at(slot)][LETTERS.index(slot[0])]


def space_at(slot: str) -> int:
    """The space behind it."""
    number = int(slot[1]) - 1
    row, column = {"N": (0, number), "S": (SIDE - 1, number), "W": (number, 0), "E": (number, SIDE - 1)}[
        slot[0]
    ]
    return SIDE * row + column


def edges(slots: Sequence[str]) -> int:
    return sum(1 << edge_of(slot) for slot in slots)


def padded(numbers: Sequence[int], size: int) -> list[int]:
    return [*numbers, *[0] * (size - len(numbers))]
