"""Reads content.toml into the box that all matches share."""

from collections.abc import Iterator
from itertools import combinations
from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from hameau.engine.content import Entry, Remark, read
from hameau.engine.errors import BadContent
from hameau.games.chevoux.constraints import (
    FAMILIES,
    SORTS,
    Atom,
    Clause,
    Condition,
    Misspelt,
    compiled,
    parse,
    spelt,
)
from hameau.games.chevoux.rules.box import (
    ATOMS,
    CARD_RULE,
    CARDS,
    EDGE,
    FIRST_OWN_SET,
    KINDS,
    LAST_ROW,
    MOON,
    RIVER,
    RULES,
    SETS,
    SUN,
    Box,
)
from hameau.games.chevoux.rules.village import AREA, CELLS

WAYS = ("swap in row", "swap in column", "slide row", "slide column", "rotate", "swap any")
# what words/*.ftl has names for; an entry of another id brings its own name
WORDED = {
    "tile": [
        *("champ", "habitation", "boulangerie", "cafe", "epicerie", "ferme"),
        *("mairie", "poste", "caserne", "station_epuration"),
        *("ecole", "creche", "college", "cantine"),
        *("cabinet_medical", "pharmacie", "clinique", "maison_retraite"),
        *("theatre", "musee", "mediatheque", "salle_fetes"),
        *("halle", "supermarche", "galerie", "banque"),
        *("parc", "rucher", "compostage", "eolienne"),
        *("usine", "scierie", "entrepot", "dechetterie"),
        *("hotel", "camping", "office_tourisme", "belvedere"),
    ],
    "axis": ["education", "sante", "culture", "commerce", "nature", "industrie", "tourisme"],
    "card": ["remembrement", "percee", "deviation", "grands_travaux", "rond_point", "expropriation"],
    "rank": ["leaving", "caretaker", "mayor", "reelected", "honorary", "legend"],
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
Line = Annotated[str, Meta(max_length=400)]
Few = Annotated[int, Meta(ge=0, le=99)]


class Named(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something with a name: the words of its id, or its own in all languages."""

    id: Id
    name: Name = ""


class Supply(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    inhabitants: Few


class Rounds(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    normal: Annotated[int, Meta(ge=4, le=20)]
    hard: Annotated[int, Meta(ge=4, le=20)]


class Scoring(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    an_inhabitant: Annotated[int, Meta(ge=0, le=99)]
    an_empty_dwelling: Annotated[int, Meta(ge=-99, le=0)]


class Rank(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    score: int


class Card(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    restructure: Literal["swap in row", "swap in column", "slide row", "slide column", "rotate", "swap any"]
    populate: Few
    condition: list[Line]


class Axis(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    pass


class Tile(Named, frozen=True, forbid_unknown_fields=True, kw_only=True):
    family: Literal["field", "dwelling", "violet", "blue", ""] = ""
    axis: str = ""
    count: Annotated[int, Meta(ge=1, le=CELLS)] = 1
    rule: list[Line]


class Content(Struct, frozen=True, forbid_unknown_fields=True):
    supply: Supply
    rounds: Rounds
    scoring: Scoring
    rank: Annotated[list[Rank], Meta(min_length=1)]
    card: Annotated[list[Card], Meta(min_length=CARDS, max_length=CARDS)]
    axis: Annotated[list[Axis], Meta(min_length=2)]
    tile: Annotated[list[Tile], Meta(max_length=KINDS - 1)]


class Opened(Struct, frozen=True, eq=False):
    """The content twice: as people read it, and as the rules do. Kinds and axes count from 1."""

    page: Content
    rules: list[tuple[Clause, ...]]  # what each tile wants
    conditions: list[tuple[Clause, ...]]  # what each card wants
    box: Box
    named: dict[str, str]  # names that no language has words for, by message

    def tile(self, kind: int) -> Tile:
        return self.page.tile[kind - 1]

    def axis(self, number: int) -> Axis:
        return self.page.axis[number - 1]

    def kind_named(self, name: str) -> int | None:
        """The kind of a tile."""
        return next((kind for kind, tile in enumerate(self.page.tile, 1) if tile.id == name), None)

    def axis_named(self, name: str) -> int | None:
        return next((number for number, axis in enumerate(self.page.axis, 1) if axis.id == name), None)

    def card_named(self, name: str) -> int | None:
        return next((number for number, card in enumerate(self.page.card) if card.id == name), None)

    def word(self, fact: str, message: str) -> dict[str, str | int]:
        """A fact that names something in a sentence: by a message of all languages, or by its own name."""
        own = self.named.get(message)
        return {fact: own} if own else {f"@{fact}": message}

    def rank(self, score: int) -> Rank:
        """The title for a score."""
        earned = [rank for rank in self.page.rank if rank.score <= score]
        return max(earned, key=lambda rank: rank.score, default=self.page.rank[0])


def open_content(text: str, file: str) -> Opened:
    """The box, or an error that says what cannot be."""
    page = read(text, Content, file)
    check_names(page, file)
    check_counts(page, file)
    sorts = dict.fromkeys([*SORTS, *(t.id for t in page.tile), *(a.id for a in page.axis)])
    rules = [rule_of(file, f"tile {tile.id}, rule", tile.rule, sorts, tile.axis) for tile in page.tile]
    conditions = [rule_of(file, f"card {c.id}, condition", c.condition, sorts, "") for c in page.card]
    check_wishes(page, rules, file)
    return Opened(page, rules, conditions, fill(page, rules, conditions, file), own_names(page))


# -- what must be so ---------------------------------------------------------------------------------------


def groups(page: Content) -> dict[str, list[Named]]:
    """Everything with a name, by what it is."""
    return {"tile": [*page.tile], "axis": [*page.axis], "card": [*page.card], "rank": [*page.rank]}


def check_names(page: Content, file: str) -> None:
    """Each id once, and a name for it."""
    for kind, entries in groups(page).items():
        ids = [entry.id for entry in entries]
        for entry in entries:
            if ids.count(entry.id) > 1:
                raise BadContent(file, f"{kind} {entry.id}", "two have this id")
            if not entry.name and entry.id not in WORDED[kind]:
                raise BadContent(
                    file, f"{kind} {entry.id}", "no language has a word for this id: give a name"
                )
    taken = {*SORTS, *(axis.id for axis in page.axis)}
    for tile in page.tile:
        if tile.id in taken:
            raise BadContent(file, f"tile {tile.id}", "rules use this word for something else")


def own_names(page: Content) -> dict[str, str]:
    return {f"{kind}-{e.id}": e.name for kind, entries in groups(page).items() for e in entries if e.name}


def check_counts(page: Content, file: str) -> None:
    """A village of 30 tiles, whichever axes are drawn."""
    axes = [axis.id for axis in page.axis]
    for tile in page.tile:
        if bool(tile.family) == bool(tile.axis):
            raise BadContent(file, f"tile {tile.id}", "a tile has either a family or an axis")
        if tile.axis and tile.axis not in axes:
            raise BadContent(
                file, f"tile {tile.id}, axis", f"no axis {tile.axis!r}; there are {', '.join(axes)}"
            )
    if sum(tile.family == "dwelling" for tile in page.tile) != 1:
        raise BadContent(file, "tile", "exactly one kind of tile is the dwelling")
    base = sum(tile.count for tile in page.tile if not tile.axis)
    for axis in axes:
        own = sum(tile.count for tile in page.tile if tile.axis == axis)
        if base + 2 * own != CELLS:
            raise BadContent(
                file,
                f"axis {axis}",
                f"{base} tiles of no axis and two axes of {own} tiles make {base + 2 * own}, not {CELLS}",
            )


def rule_of(file: str, entry: str, lines: list[str], sorts: dict[str, None], axis: str) -> tuple[Clause, ...]:
    try:
        rule = parse(lines, sorts)
    except Misspelt as error:
        raise BadContent(file, entry, str(error)) from None
    for word in (condition.of for clause in rule for condition in clause):
        if word in ("same_axis", "other_axis") and not axis:
            raise BadContent(file, entry, f"{word!r} means nothing without an axis")
    return rule


def check_wishes(page: Content, rules: list[tuple[Clause, ...]], file: str) -> None:
    """A tile whose wish can never come true would make every village with it a lost one."""
    for tile, rule in zip(page.tile, rules, strict=True):
        for wrong in impossible(page, rule, tile):
            raise BadContent(file, f"tile {tile.id}, rule", f"{wrong}: no village with this tile can be won")


def remarks(content: Opened) -> list[Remark]:
    """Cards that bring nobody, and nobody to bring."""
    page, found = content.page, []
    if not page.supply.inhabitants:
        found.append(Remark("supply, inhabitants", "nobody can ever come"))
    for card, rule in zip(page.card, content.conditions, strict=True):
        if not card.populate:
            found.append(Remark(f"card {card.id}, populate", "this card brings nobody"))
        dwelling = content.tile(content.box.dwelling)
        for wrong in impossible(page, rule, dwelling):
            found.append(Remark(f"card {card.id}, condition", f"{wrong}: this card brings nobody"))
    return found


def impossible(page: Content, rule: tuple[Clause, ...], tile: Tile) -> Iterator[str]:
    """What of a rule can never hold around that tile."""
    needed = [clause[0] for clause in rule if len(clause) == 1]
    for clause in rule:
        if all(one.least > most_there(page, one, tile) for one in clause):
            yield f"{' or '.join(map(spelt, clause))!r} can never hold"
    for one, other in combinations(needed, 2):
        same = (one.place, one.of, one.spaces) == (other.place, other.of, other.spaces)
        if same and max(one.least, other.least) > min(one.most, other.most):
            yield f"{spelt(one)!r} and {spelt(other)!r} can never hold together"


def most_there(page: Content, condition: Condition, tile: Tile) -> int:
    """How many tiles of its sort a condition can find at most: so many there are, and so many have room."""
    room = max(area.bit_count() for area in AREA[condition.area])
    if condition.place == "zone":
        return room
    others = [(one, one.count - (one is tile)) for one in page.tile]
    by_axis = {axis.id: 0 for axis in page.axis}
    base = 0
    for one, count in others:
        if sorted_as(one, condition.of, tile):
            if one.axis:
                by_axis[one.axis] += count
            else:
                base += count
    two = sorted(by_axis.values())[-2:]  # a village has two axes
    if condition.of in ("sun", "moon"):
        two = two[-1:]
    return min(room, base + sum(two))


def sorted_as(one: Tile, sort: str, seen_from: Tile) -> bool:
    """Is it a tile of that sort, as seen from another?"""
    if sort in ("sun", "moon"):
        return bool(one.axis)
    words = {"same_axis": seen_from.axis, "other_axis": f"not {seen_from.axis}"}
    return belongs(one, words.get(sort, sort))


# -- the box -----------------------------------------------------------------------------------------------


def fill(
    page: Content, rules: list[tuple[Clause, ...]], conditions: list[tuple[Clause, ...]], file: str
) -> Box:
    sets = Sets(page)
    lines: list[list[Atom]] = [[] for _ in range(RULES)]
    for kind, (tile, rule) in enumerate(zip(page.tile, rules, strict=True), 1):
        lines[kind] = list(compiled(rule, sets.seen_from(tile.axis, rule)))
    for card, rule in enumerate(conditions):
        lines[CARD_RULE + card] = list(compiled(rule, sets.seen_from("", rule)))
    if len(sets.members) + FIRST_OWN_SET > SETS:
        raise BadContent(
            file,
            "tile",
            f"the rules name {len(sets.members)} sorts of tiles; there is room for {SETS - FIRST_OWN_SET}",
        )
    if sum(map(len, lines)) > ATOMS:
        raise BadContent(file, "tile", f"the rules have more than {ATOMS} conditions")
    box = Box()
    write_rules(box, lines)
    write_tiles(box, page, list(sets.members.values()))
    write_numbers(box, page)
    return box


class Sets:
    """Numbers the sets of cells that rules name; a sort of tiles gets one when it is first named."""

    FIXED: ClassVar = {"river": RIVER, "edge": EDGE, "last_row": LAST_ROW, "sun": SUN, "moon": MOON}

    def __init__(self, page: Content) -> None:
        self.page = page
        self.members: dict[str, list[int]] = {}  # sort: the kinds in it

    def seen_from(self, axis: str, rule: tuple[Clause, ...]) -> dict[str, int]:
        """The numbers of all sorts in a rule of a tile of that axis."""
        named = dict.fromkeys(condition.of for clause in rule for condition in clause)
        return {word: self.number(word, axis) for word in named}

    def number(self, word: str, axis: str) -> int:
        if word in self.FIXED:
            return self.FIXED[word]
        sort = axis if word == "same_axis" else f"not {axis}" if word == "other_axis" else word
        if sort not in self.members:
            self.members[sort] = [kind for kind, tile in enumerate(self.page.tile, 1) if belongs(tile, sort)]
        return FIRST_OWN_SET + list(self.members).index(sort)


def belongs(tile: Tile, sort: str) -> bool:
    if sort == "building":
        return tile.family != "field"
    if sort in FAMILIES:
        return tile.family == sort
    if sort.startswith("not "):
        return tile.axis not in ("", sort.removeprefix("not "))
    return sort in (tile.id, tile.axis)


def write_rules(box: Box, lines: list[list[Atom]]) -> None:
    atoms = [atom for line in lines for atom in line]
    ends = [sum(len(line) for line in lines[: rule + 1]) for rule in range(RULES)]
    box.write("end", ends)
    box.write("first", [0, *ends[:-1]])
    spare = [0] * (ATOMS - len(atoms))
    for field in Atom._fields:
        box.write(field, [getattr(atom, field) for atom in atoms] + spare)


def write_tiles(box: Box, page: Content, members: list[list[int]]) -> None:
    axes = ["", *(axis.id for axis in page.axis)]
    spare = [0] * (KINDS - 1 - len(page.tile))
    box.write("kinds", len(page.tile))
    box.write("axes", len(page.axis))
    box.write("dwelling", next(k for k, tile in enumerate(page.tile, 1) if tile.family == "dwelling"))
    box.write("count", [0, *(tile.count for tile in page.tile), *spare])
    box.write("axis", [0, *(axes.index(tile.axis) for tile in page.tile), *spare])
    box.write(
        "member",
        [
            sum(1 << FIRST_OWN_SET + s for s, kinds in enumerate(members) if kind in kinds)
            for kind in range(KINDS)
        ],
    )


def write_numbers(box: Box, page: Content) -> None:
    box.write("restructure", [WAYS.index(card.restructure) for card in page.card])
    box.write("people", [card.populate for card in page.card])
    box.write("supply", page.supply.inhabitants)
    box.write("point_a_person", page.scoring.an_inhabitant)
    box.write("points_an_empty", page.scoring.an_empty_dwelling)
    box.write("rounds", page.rounds.normal)
    box.write("rounds_hard", page.rounds.hard)
