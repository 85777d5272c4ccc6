"""What designers ask about Cucina Curiosa: points, which layouts and tiles are hard, and where one walks."""

import numpy as np

from hameau.engine.figures import Bars, Cells, Dots, Histogram, Label, Shares, Tile, Topic
from hameau.engine.survey import Notes, Played, Sheet, Survey
from hameau.games.cucina.content import Opened
from hameau.games.cucina.notation import SPACE_NAMES
from hameau.games.cucina.rules import course
from hameau.games.cucina.rules.kitchen import EDGES_OF, FOUND, FOUND_BITS, SIDE, SPACES

POINTS = Topic("points")
LOBSTERS = Topic("lobsters")
BONES = Topic("bones")
GRADES = Topic("grades", "share")
LAYOUT_POINTS = Topic("layout-points")
LAYOUT_WINS = Topic("layout-wins", "share")
TILES = Topic("tiles-reached", "share")
SPACES_REACHED = Topic("spaces-reached", "share")
DYES = ("slate", "teal", "green", "yellow", "red")


def count(content: Opened, played: Played, sheet: Sheet) -> None:
    scored = played.heard(course.SCORED)
    sheet.spread(POINTS, scored.a, scored.match)
    sheet.spread(LOBSTERS, scored.b & FOUND, scored.match)
    sheet.spread(BONES, scored.b >> FOUND_BITS, scored.match)
    count_grades(content, played, sheet, scored)
    count_layouts(content, played, sheet, scored)
    count_kitchens(content, played, sheet)


def count_grades(content: Opened, played: Played, sheet: Sheet, scored: Notes) -> None:
    """How good a single game of each player was."""
    every, earned = played.count(scored.match), grades_of(content, scored)
    for number, grade in enumerate(content.page.grade):
        dye = DYES[number] if number < len(DYES) else None
        label = Label(f"grade-{grade.id}", dye=dye)  # type: ignore[arg-type]  # one of them
        sheet.ratio(GRADES, played.count(scored.match[earned == number]), every, label)


def grades_of(content: Opened, scored: Notes) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    numbers = {grade.id: number for number, grade in enumerate(content.page.grade)}
    return np.array([numbers[content.grade(int(points)).id] for points in scored.a], np.int64)


def count_layouts(content: Opened, played: Played, sheet: Sheet, scored: Notes) -> None:
    """Points by layout, and victories; a board is taken before it is scored, game by game."""
    took = played.heard(course.TOOK)
    order = np.lexsort((np.arange(len(took.match)), took.seat, took.match))
    other = np.lexsort((np.arange(len(scored.match)), scored.seat, scored.match))
    layout, match, points = took.a[order], scored.match[other], scored.a[other]
    for number, one in enumerate(content.page.layout):
        label, mine = Label("study-layout", (("layout", one.id),)), layout == number
        brought = np.bincount(match[mine], points[mine], len(played))
        sheet.ratio(LAYOUT_POINTS, brought, played.count(match[mine]), label)
        held = played.count_seats(match[mine], took.seat[order][mine])
        sheet.wins(LAYOUT_WINS, played, held > 0, label)


def count_kitchens(content: Opened, played: Played, sheet: Sheet) -> None:
    """Of the last game: which tiles and spaces one comes to."""
    kinds = len(content.page.tile) + 1
    laid, lit = np.zeros((2, kinds, len(played)), np.int64)
    walked = np.zeros((SPACES, len(played)), np.int64)
    for match, state in enumerate(played.states()):
        boards = state.lying
        for seat in range(played.seats):
            reached = state.reach(seat)
            for space, lying in enumerate(boards[seat]):
                sides = content.box.sides[lying][: content.box.areas[lying]]
                there = any(EDGES_OF[space][one] & reached for one in sides)
                laid[lying >> 2, match] += 1
                lit[lying >> 2, match] += there
                walked[space, match] += there
    for kind, tile in enumerate(content.page.tile, 1):
        sheet.ratio(TILES, lit[kind], laid[kind], Label(f"tile-{tile.id}"))
    every = np.full(len(played), played.seats, np.int64)
    for space, name in enumerate(SPACE_NAMES):
        sheet.ratio(SPACES_REACHED, walked[space], every, Label("study-space", (("space", name),)))


SURVEY = Survey(
    hears=(course.TOOK, course.SCORED),
    count=count,
    figures=(
        Tile(topic=POINTS),
        Tile(topic=LOBSTERS),
        Tile(topic=BONES),
        Histogram(topic=POINTS),
        Shares(topic=GRADES),
        Dots(topic=LAYOUT_POINTS),
        Dots(topic=LAYOUT_WINS),
        Bars(topic=TILES, by_value=True),
        Cells(topic=SPACES_REACHED, columns=SIDE),
        Histogram(topic=LOBSTERS),
        Histogram(topic=BONES),
    ),
)
