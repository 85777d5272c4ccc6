"""What the mayor may see, and the journal as events. All that is decided lies open; it is named here."""

from typing import Literal

from msgspec import Struct

from hameau.engine.answers import Event
from hameau.engine.border import Border
from hameau.engine.eyes import kept
from hameau.games.chevoux import notation
from hameau.games.chevoux.constraints import SORTS, Clause, Condition
from hameau.games.chevoux.content import Opened
from hameau.games.chevoux.position import MODES, seen_cards
from hameau.games.chevoux.rules import course
from hameau.games.chevoux.rules.box import CARDS
from hameau.games.chevoux.rules.course import Rules
from hameau.games.chevoux.rules.village import AREA, COLUMNS, LOWER, RING, UPPER

KIND = 0b111111  # six bits of a note


class Wish(Struct, frozen=True):
    """One condition of a tile, as it stands: the catalogue says what it asks for."""

    found: int  # tiles that it counts; of a zone 1 or 0
    holds: bool


class Cell(Struct, frozen=True):
    """A tile on the board."""

    cell: str
    tile: str
    family: Literal["field", "dwelling", "violet", "blue", "moon", "sun"]
    people: int
    content: bool  # has all that it wants
    wishes: list[list[Wish]]  # clause by clause, in the order of the catalogue
    looks: list[str]  # the cells that its wishes look at


class Lack(Struct, frozen=True):
    """Something that a tile lacks: one of these conditions, and what each of them found."""

    cell: str
    tile: str
    wants: list[Condition]
    sorts: list[str]  # messages that name what each of them counts
    found: list[int]


class Offer(Struct, frozen=True):
    """What a card would do in this village, as it stands."""

    card: str
    restructure: str  # how it rearranges
    populates: list[str]  # dwellings that it could bring people to
    people: int  # how many


class Rest(Struct, frozen=True):
    """Tiles of one kind that are still in the pile."""

    tile: str
    count: int


class View(Struct, frozen=True):
    """The whole table."""

    me: int | None
    mode: Literal["normal", "hard"]
    phase: Literal["play", "over"]
    waiting: list[int]
    round: int
    rounds: int
    moon: str
    sun: str
    card: str | None  # that lies open
    played: list[str]  # in this round, before it
    unseen: list[str]  # to come in this round; one of them lies aside
    cells: list[Cell]  # row by row from the river
    rows: int
    lacks: list[Lack]
    offers: list[Offer]  # of all six cards
    pile: list[Rest]
    supply: int
    people: int
    empty: int  # dwellings on the board without people
    unhappy: int  # tiles that lack something
    score: int | None  # if the village were valid as it stands; none once it is lost
    named: dict[str, str]  # names that the words lack, by message: of edited content


def view(content: Opened, state: Rules, seat: int | None) -> View:
    """What the seat sees; all see the same."""
    page = content.page
    tiles = tiles_of(content, state)
    cells = [cell for cell, _ in tiles]
    return View(
        me=seat,
        mode=MODES[state.hard],  # type: ignore[arg-type]  # the names are those of the field
        phase="play" if state.waiting else "over",
        waiting=[0] if state.waiting else [],
        round=state.round,
        rounds=state.last_round(),
        moon=content.axis(state.moon).id,
        sun=content.axis(state.sun).id,
        card=page.card[state.card].id if state.waiting else None,
        played=[page.card[card].id for card in seen_cards(state)],
        unseen=[page.card[card].id for card in range(CARDS) if state.deck >> card & 1],
        cells=cells,
        rows=state.rows,
        lacks=[lack for _, lacks in tiles for lack in lacks],
        offers=[offer_of(content, state, card) for card in range(CARDS)],
        pile=[Rest(content.tile(kind).id, count) for kind, count in enumerate(state.pile) if count],
        supply=state.supply,
        people=state.inhabitants(),
        empty=state.empty_dwellings(),
        unhappy=sum(not cell.content for cell in cells),
        score=state.score(0) if state.waiting or state.is_scored(0) else None,
        named=content.named,
    )


def tiles_of(content: Opened, state: Rules) -> list[tuple[Cell, list[Lack]]]:
    """The tiles row by row, and what each of them lacks."""
    box = content.box
    people, first, end, axis = state.people, box.first, box.end, box.axis  # each look copies the whole array
    counted, moon = state.counted, state.moon
    return [
        tile(
            content,
            cell,
            kind,
            axis[kind] == moon,
            people[cell],
            tuple([counted(atom, cell) for atom in range(first[kind], end[kind])]),
        )
        for cell, kind in enumerate(state.tile[: state.rows * COLUMNS])
    ]


@kept
def tile(
    content: Opened, cell: int, kind: int, is_moon: bool, people: int, counts: tuple[int, ...]
) -> tuple[Cell, list[Lack]]:
    """A tile with so many people, whose conditions counted so much."""
    rule = content.rules[kind - 1]
    wishes = wishes_of(rule, counts)
    found = Cell(
        cell=notation.cell_name(cell),
        tile=content.tile(kind).id,
        family=content.tile(kind).family or ("moon" if is_moon else "sun"),
        people=people,
        content=all(any(wish.holds for wish in clause) for clause in wishes),
        wishes=wishes,
        looks=notation.cell_names(looked_at(rule, cell)),
    )
    return found, lacks_of(content, kind, found)


def wishes_of(rule: tuple[Clause, ...], counts: tuple[int, ...]) -> list[list[Wish]]:
    """Each condition of the tile, clause by clause, with what it counted."""
    left = iter(counts)
    return [[Wish(n := next(left), c.least <= n <= c.most) for c in clause] for clause in rule]


def lacks_of(content: Opened, kind: int, cell: Cell) -> list[Lack]:
    """The clauses that do not hold."""
    return [
        Lack(
            cell=cell.cell,
            tile=cell.tile,
            wants=list(clause),
            sorts=[sort_message(content, want) for want in clause],
            found=[wish.found for wish in wishes],
        )
        for clause, wishes in zip(content.rules[kind - 1], cell.wishes, strict=True)
        if not any(wish.holds for wish in wishes)
    ]


def sort_message(content: Opened, want: Condition) -> str:
    """The message that names a sort of tiles, or a zone."""
    if want.place == "zone":
        return f"zone-{want.of}"
    if want.of in SORTS:
        return f"sort-{want.of}"
    return f"axis-{want.of}" if content.axis_named(want.of) else f"tile-{want.of}"


def looked_at(rule: tuple[Clause, ...], cell: int) -> int:
    """All cells that a rule looks at from here, as bits; a zone is the tile's own cell."""
    looked = 0
    for clause in rule:
        for condition in clause:
            looked |= AREA[condition.area][cell]
    return looked


def offer_of(content: Opened, state: Rules, card: int) -> Offer:
    people = min(content.box.people[card], state.supply)
    return offer(content, card, people, state.settling(card) if people else 0)


@kept
def offer(content: Opened, card: int, people: int, fitting: int) -> Offer:
    printed = content.page.card[card]
    return Offer(printed.id, printed.restructure, notation.cell_names(fitting), people)


# -- what happened, where it says more than the numbers of the rules ----------------------------------------


class Drawn(Event, frozen=True, tag="drawn", kw_only=True):
    """The axes of this village."""

    moon: str
    sun: str
    names: dict[str, str | int]

    def facts(self) -> dict[str, str | int]:
        return self.names


class Grew(Event, frozen=True, tag="grew", kw_only=True):
    """A row of tiles was laid."""

    row: int
    tiles: list[str]
    names: dict[str, str | int]

    def facts(self) -> dict[str, str | int]:
        return {"row": self.row, **self.names}


class TurnedUp(Event, frozen=True, tag="turned-up", kw_only=True):
    """The next card."""

    card: str
    names: dict[str, str | int]

    def facts(self) -> dict[str, str | int]:
        return self.names


class Swapped(Event, frozen=True, tag="swapped", kw_only=True):
    """Two tiles changed places."""

    cells: list[str]
    names: dict[str, str | int]

    def facts(self) -> dict[str, str | int]:
        return {"from": self.cells[0], "to": self.cells[1], **self.names}


class Rotated(Event, frozen=True, tag="rotated", kw_only=True):
    """A square of four turned clockwise."""

    cells: list[str]
    quarters: int

    def facts(self) -> dict[str, str | int]:
        return {"from": self.cells[0], "to": self.cells[2], "quarters": self.quarters}


def drawn(content: Opened, state: Rules, seat: int, a: int, b: int) -> Drawn:
    moon, sun = content.axis(a), content.axis(b)
    names = content.word("moon", f"axis-{moon.id}") | content.word("sun", f"axis-{sun.id}")
    return Drawn(seat=seat, moon=moon.id, sun=sun.id, names=names)


def grew(content: Opened, state: Rules, seat: int, kinds: int, row: int) -> Grew:
    tiles = [content.tile(kinds >> 6 * column & KIND).id for column in range(COLUMNS)]
    names: dict[str, str | int] = {}
    for letter, tile in zip(notation.LETTERS, tiles, strict=True):
        names |= content.word(letter, f"tile-{tile}")
    return Grew(seat=seat, row=row + 1, tiles=tiles, names=names)


def turned_up(content: Opened, state: Rules, seat: int, number: int, _: int) -> TurnedUp:
    card = content.page.card[number]
    return TurnedUp(seat=seat, card=card.id, names=content.word("card", f"card-{card.id}"))


def swapped(content: Opened, state: Rules, seat: int, pair: int, kinds: int) -> Swapped:
    one, other = content.tile(kinds & KIND), content.tile(kinds >> 6)
    names = content.word("one", f"tile-{one.id}") | content.word("other", f"tile-{other.id}")
    return Swapped(
        seat=seat, cells=[notation.cell_name(LOWER[pair]), notation.cell_name(UPPER[pair])], names=names
    )


def rotated(content: Opened, state: Rules, seat: int, block: int, quarters: int) -> Rotated:
    return Rotated(seat=seat, cells=[notation.cell_name(cell) for cell in RING[block]], quarters=quarters)


BORDER = Border(
    __name__,
    course.MOVES,
    course.LAWS,
    course.EVENTS,
    words=notation.WORDS,
    facts=notation.FACTS,
    told={
        course.DRAWN: drawn,
        course.GREW: grew,
        course.TURNED_UP: turned_up,
        course.SWAPPED: swapped,
        course.ROTATED: rotated,
    },
    tidy=notation.tidy,
)


def outcome(content: Opened, state: Rules) -> tuple[str, dict[str, str | int]]:
    """Won or lost, and why."""
    unhappy = state.unhappy().bit_count()
    if unhappy:
        return "lost", {"unhappy": unhappy}
    score = state.score(0)
    facts: dict[str, str | int] = {
        "score": score,
        "people": state.inhabitants(),
        "empty": state.empty_dwellings(),
    }
    return "won", facts | content.word("rank", f"rank-{content.rank(score).id}")
