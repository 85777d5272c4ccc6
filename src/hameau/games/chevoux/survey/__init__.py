"""What designers ask about Chévoux: which axes are hard, which tiles lack something, what cards are for."""

from itertools import permutations

import numpy as np

from hameau.engine.figures import Bars, Dots, Histogram, Label, Shares, Tile, Topic
from hameau.engine.survey import WIN, Played, Sheet, Survey, Words
from hameau.games.chevoux.content import Opened
from hameau.games.chevoux.rules import course
from hameau.games.chevoux.rules.village import CELLS

WON = Topic("villages-won", "share")
AXIS_WINS = Topic("axis-wins", "share")
PAIR_WINS = Topic("pair-wins", "share", compared=False)
AXIS_SCORES = Topic("axis-scores")
PAIR_SCORES = Topic("pair-scores", compared=False)
LACKING = Topic("lacking", "share")
UNHAPPY = Topic("unhappy")
PEOPLE = Topic("people")
USES = Topic("uses", "share")
CARD_MOVES = Topic("card-moves", "share")
CARD_PEOPLE = Topic("card-people")
MOVES = Label("study-restructured", dye="blue")
POPULATING = Label("study-populated", dye="yellow")
NO_USE = Label("study-nothing", dye="slate")
REARRANGED = (course.SWAPPED, course.SLID_ROW, course.SLID_COLUMN, course.ROTATED)


def count(content: Opened, played: Played, sheet: Sheet) -> None:
    won = played.wins[:, 0] // WIN
    sheet.ratio(WON, won, np.ones_like(won))
    ended = played.heard(course.ENDED)
    sheet.spread(UNHAPPY, ended.a, ended.match)
    count_axes(content, played, sheet, won)
    count_ends(content, played, sheet)
    count_cards(content, played, sheet)


def count_axes(content: Opened, played: Played, sheet: Sheet, won: Words) -> None:
    """Victories, and what they scored, by axis and by ordered pair."""
    drawn = played.heard(course.DRAWN)
    moon, sun = drawn.a, drawn.b
    for number, axis in enumerate(content.page.axis, 1):
        there = ((moon == number) | (sun == number)).astype(np.int64)
        sheet.ratio(AXIS_WINS, won * there, there, Label(f"axis-{axis.id}"))
        sheet.ratio(AXIS_SCORES, played.scores[:, 0] * won * there, won * there, Label(f"axis-{axis.id}"))
    for one, other in permutations(range(1, len(content.page.axis) + 1), 2):
        there = ((moon == one) & (sun == other)).astype(np.int64)
        names = (("@moon", f"axis-{content.axis(one).id}"), ("@sun", f"axis-{content.axis(other).id}"))
        sheet.ratio(PAIR_WINS, won * there, there, Label("study-pair", names))
        sheet.ratio(PAIR_SCORES, played.scores[:, 0] * won * there, won * there, Label("study-pair", names))


def count_ends(content: Opened, played: Played, sheet: Sheet) -> None:
    """Which tiles lack something in the end, and how many people came."""
    kinds = len(content.page.tile) + 1
    lying, lacking = np.zeros((2, kinds, len(played)), np.int64)
    people = np.zeros(len(played), np.int64)
    for match, state in enumerate(played.states()):
        tiles, unhappy = state.tile, state.unhappy()
        people[match] = state.inhabitants()
        for cell in range(CELLS):
            lying[tiles[cell], match] += 1
            lacking[tiles[cell], match] += unhappy >> cell & 1
    sheet.spread(PEOPLE, people, np.arange(len(played)))
    for kind, tile in enumerate(content.page.tile, 1):
        if tile.rule:
            sheet.ratio(LACKING, lacking[kind], lying[kind], Label(f"tile-{tile.id}"))


def count_cards(content: Opened, played: Played, sheet: Sheet) -> None:
    """What each card was used for; a card that is turned up is answered before the next one."""
    shown, answer = (
        in_turn(played.notes, course.TURNED_UP),
        in_turn(played.notes, course.DID_NOTHING, course.POPULATED, *REARRANGED),
    )
    match, card = shown[:, 0], shown[:, 3]
    event, brought = answer[:, 1], answer[:, 4]
    moved = np.isin(event, REARRANGED)
    each = played.count(match)
    for label, used in (
        (MOVES, moved),
        (POPULATING, event == course.POPULATED),
        (NO_USE, event == course.DID_NOTHING),
    ):
        sheet.ratio(USES, played.count(match[used]), each, label)
    for number, printed in enumerate(content.page.card):
        mine = card == number
        seen = played.count(match[mine])
        people = np.bincount(match, brought * (mine & (event == course.POPULATED)), len(played))
        sheet.ratio(CARD_MOVES, played.count(match[mine & moved]), seen, Label(f"card-{printed.id}"))
        sheet.ratio(CARD_PEOPLE, people, seen, Label(f"card-{printed.id}"))


def in_turn(notes: Words, *events: int) -> Words:
    """The notes of these events, match by match, each match in its order."""
    found = notes[np.isin(notes[:, 1], events)]
    return found[np.argsort(found[:, 0], kind="stable")]


SURVEY = Survey(
    hears=(course.DRAWN, course.TURNED_UP, course.DID_NOTHING, course.POPULATED, *REARRANGED, course.ENDED),
    count=count,
    figures=(
        Tile(topic=WON),
        Tile(topic=PEOPLE),
        Tile(topic=UNHAPPY),
        Dots(topic=AXIS_WINS, by_value=True),
        Dots(topic=PAIR_WINS, by_value=True, ends=8),
        Dots(topic=AXIS_SCORES, by_value=True),
        Dots(topic=PAIR_SCORES, by_value=True, ends=8),
        Bars(topic=LACKING, by_value=True),
        Histogram(topic=UNHAPPY),
        Shares(topic=USES),
        Bars(topic=CARD_MOVES),
        Bars(topic=CARD_PEOPLE),
        Histogram(topic=PEOPLE),
    ),
)
