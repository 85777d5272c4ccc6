"""What a seat may see, and the journal as events. What others have sealed in this turn is not shown."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from hameau.engine.answers import Event
from hameau.engine.border import Border
from hameau.engine.eyes import for_all_eyes, kept
from hameau.games.cucina import notation
from hameau.games.cucina.catalogue import Area, areas_of
from hameau.games.cucina.content import Opened, looks
from hameau.games.cucina.notation import SPACE_NAMES, WAY_NAMES
from hameau.games.cucina.position import BONUS, BUILDING, LAYOUTS, PHASES
from hameau.games.cucina.rules import course
from hameau.games.cucina.rules.course import NO_TILE, TURNS, Rules
from hameau.games.cucina.rules.kitchen import FOUND, FOUND_BITS, SPACES
from hameau.games.cucina.walking import Step, walk


class Face(Struct, frozen=True):
    """What is printed on a kind of tile, in the content that this match is played with."""

    tile: str
    ways: int  # 1, 2 or 4 orientations look different
    areas: list[Area]


class Lying(Struct, frozen=True):
    """A tile on a board."""

    space: str
    tile: str
    way: Literal["n", "e", "s", "w"]  # where its printed north points


class Kitchen(Struct, frozen=True):
    """One player's board. To its own player it has the tile that is sealed, too."""

    seat: int
    layout: str
    lobsters: list[str]  # niches: n1 … above the columns, e1 … right of the rows
    bones: list[str]
    tiles: list[Lying]  # row by row
    sealed: str | None  # the space of the tile that was chosen in this turn; only its player knows it
    chosen: bool  # this turn, or to go on to the next game
    walk: list[Step]  # what one comes to, in the order in which one walks
    found_lobsters: int
    found_bones: int
    points: int  # of this game, as the kitchen lies
    earlier: int  # points of earlier games of a series
    score: int  # all of that, and the bonus


class Rest(Struct, frozen=True):
    """Tiles of one kind."""

    tile: str
    count: int


class View(Struct, frozen=True):
    """The whole table."""

    me: int | None
    phase: Literal["place", "look", "over"]
    waiting: list[int]
    game: int  # the first is 1
    games: int
    turn: int  # the first is 1
    turns: int
    tile: str | None  # that was called
    twins: int  # tiles alike that are still to be called
    called: list[Rest]  # in this game, the open one among them
    left: list[Rest]  # not called yet
    layouts: Literal["same", "different"]
    building: Literal["free", "connected"]
    bonus: Literal["off", "on"]
    extra: int  # points for tiles left over
    grade: str | None  # alone, when it is over
    kitchens: list[Kitchen]
    faces: list[Face]  # of all kinds of tiles, in their order
    boards: list[str]  # all layouts in the box, in their order
    entrance: str  # s2: below the second column
    named: dict[str, str]  # names that the words lack, by message: of edited content


def view(content: Opened, state: Rules, seat: int | None) -> View:
    """What the seat sees: all boards, and of what is sealed its own choice alone."""
    common = shared(content, state)
    if seat is None:
        return common
    if not state.sealed[seat]:
        return replace(common, me=seat)
    kitchens = [*common.kitchens]
    kitchens[seat] = kitchen(content, state, seat, state.sealed[seat] - 1)
    return replace(common, me=seat, kitchens=kitchens)


@for_all_eyes
def shared(content: Opened, state: Rules) -> View:
    """The view of a spectator."""
    open_tile = state.tile != NO_TILE
    return View(
        me=None,
        phase=PHASES[state.phase],  # type: ignore[arg-type]  # the names are those of the field
        waiting=[seat for seat in range(state.seats) if state.waiting >> seat & 1],
        game=state.game,
        games=state.games,
        turn=state.turn,
        turns=TURNS,
        tile=content.tile(state.tile).id if open_tile else None,
        twins=state.pile[state.tile] if open_tile else 0,
        called=rest(content, [n - left for n, left in zip(state.box.count, state.pile, strict=True)]),
        left=rest(content, list(state.pile)),
        layouts=LAYOUTS[state.layouts],  # type: ignore[arg-type]
        building=BUILDING[state.building],  # type: ignore[arg-type]
        bonus=BONUS[state.bonus],  # type: ignore[arg-type]
        extra=state.extra,
        grade=grade_of(content, state),
        kitchens=[kitchen(content, state, seat, None) for seat in range(state.seats)],
        faces=faces(content),
        boards=[layout.id for layout in content.page.layout],
        entrance=content.page.board.entrance.lower(),
        named=content.named,
    )


@kept
def faces(content: Opened) -> list[Face]:
    return [Face(tile.id, len(looks(tile)), areas_of(tile)) for tile in content.page.tile]


def rest(content: Opened, counts: list[int]) -> list[Rest]:
    return [Rest(content.tile(kind).id, count) for kind, count in enumerate(counts) if count]


def kitchen(content: Opened, state: Rules, seat: int, place: int | None) -> Kitchen:
    """A board, with the tile that its player has sealed if it is shown to that player."""
    lying = list(state.lying[seat])
    if place is not None:
        lying[place >> 2] = 4 * state.tile + (place & 3)
    steps = walk(content, state.layout[seat], tuple(lying))
    lobsters, bones = sum(step.lobsters for step in steps), sum(step.bones for step in steps)
    points = content.box.a_lobster * lobsters + content.box.a_bone * bones
    layout, total = content.page.layout[state.layout[seat]], state.total[seat]
    return Kitchen(
        seat=seat,
        layout=layout.id,
        lobsters=[slot.lower() for slot in layout.lobsters],
        bones=[slot.lower() for slot in layout.bones],
        tiles=[
            Lying(SPACE_NAMES[space], content.tile(lying[space] >> 2).id, WAY_NAMES[lying[space] & 3])  # type: ignore[arg-type]
            for space in range(SPACES)
            if lying[space]
        ],
        sealed=None if place is None else SPACE_NAMES[place >> 2],
        chosen=bool(state.phase != course.OVER and not state.waiting >> seat & 1),
        walk=steps,
        found_lobsters=lobsters,
        found_bones=bones,
        points=points,
        earlier=total,
        score=total + points + state.extra,
    )


def grade_of(content: Opened, state: Rules) -> str | None:
    """8.3: of somebody alone, by the points of a game on average."""
    if state.phase != course.OVER or state.seats > 1:
        return None
    return content.grade(state.earned(0) // state.games).id


# -- what happened, where it says more than the numbers of the rules ----------------------------------------


class Called(Event, frozen=True, tag="called", kw_only=True):
    """A tile was called."""

    tile: str
    turn: int
    names: dict[str, str | int]

    def facts(self) -> dict[str, str | int]:
        return {"turn": self.turn, **self.names}


class Placed(Event, frozen=True, tag="placed", kw_only=True):
    """A tile was placed: its player knows at once, the others when all have chosen."""

    tile: str
    space: str
    way: str

    def facts(self) -> dict[str, str | int]:
        return {"space": self.space, "@way": f"way-{self.way}"}


class Scored(Event, frozen=True, tag="scored", kw_only=True):
    """A kitchen was walked through."""

    points: int
    lobsters: int
    bones: int
    walk: list[Step]

    def facts(self) -> dict[str, str | int]:
        return {"points": self.points, "lobsters": self.lobsters, "bones": self.bones}


def called(content: Opened, state: Rules, seat: int, kind: int, turn: int) -> Called:
    tile = content.tile(kind).id
    return Called(seat=seat, tile=tile, turn=turn, names=content.word("tile", f"tile-{tile}"))


def placed(content: Opened, state: Rules, seat: int, kind: int, place: int) -> Placed:
    return Placed(
        seat=seat, tile=content.tile(kind).id, space=SPACE_NAMES[place >> 2], way=WAY_NAMES[place & 3]
    )


def scored(content: Opened, state: Rules, seat: int, points: int, found: int) -> Scored:
    steps = walk(content, state.layout[seat], tuple(state.lying[seat]))
    return Scored(seat=seat, points=points, lobsters=found & FOUND, bones=found >> FOUND_BITS, walk=steps)


BORDER = Border(
    __name__,
    course.MOVES,
    course.LAWS,
    course.EVENTS,
    words=notation.WORDS,
    facts=notation.FACTS,
    told={course.CALLED: called, course.PLACED: placed, course.SCORED: scored},
    tidy=notation.tidy,
)


def outcome(content: Opened, state: Rules) -> tuple[str, dict[str, str | int]]:
    """Who won, or how well somebody cooked alone."""
    best = max(state.score(seat) for seat in range(state.seats))
    facts: dict[str, str | int] = {"points": best, "games": state.games}
    if state.seats > 1:
        return "most-points", facts
    grade = content.grade(state.earned(0) // state.games)
    facts |= {"goal": content.box.goal * state.games, **content.word("grade", f"grade-{grade.id}")}
    return ("won-alone" if state.result(0) > 0 else "lost-alone"), facts
