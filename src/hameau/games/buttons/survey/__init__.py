"""What designers ask about BUTTONS: who dares too much, which colours and fields bring stars, how it ends."""

import numpy as np

from hameau.engine.figures import Bars, Cells, Dots, Histogram, Label, Shares, Tile, Topic
from hameau.engine.survey import Played, Sheet, Survey, Words
from hameau.games.buttons import rules
from hameau.games.buttons.content import LETTERS, Opened
from hameau.games.buttons.notation import FIELD_NAMES

COLOURS = (
    Label("study-red", dye="red"),
    Label("study-yellow", dye="yellow"),
    Label("study-green", dye="green"),
    Label("study-blue", dye="blue"),
)
ROUNDS = Topic("rounds")
STARTER_WINS = Topic("starter-wins", "share")
ENDS = Topic("ends", "share")
EXITS = Topic("exits", "share")
LOST_BUTTONS = Topic("lost-buttons")
EARNED_STARS = Topic("earned-stars")
COLOUR_STARS = Topic("colour-stars")
COMPLETED = Topic("completed", "share")
FIELD_STARS = Topic("field-stars", "share")
FACE_WINS = Topic("face-wins", "share")


def count(content: Opened, played: Played, sheet: Sheet) -> None:
    count_rounds(played, sheet)
    count_ends(played, sheet)
    count_exits(played, sheet)
    faces = faces_of(played)
    count_faces(content, played, sheet, faces)
    count_stars(content, played, sheet, faces)


def count_rounds(played: Played, sheet: Sheet) -> None:
    started = played.heard(rules.STARTED)
    sheet.spread(ROUNDS, played.count(started.match), np.arange(len(played)))
    first = started.a == 1
    sheet.wins(STARTER_WINS, played, played.count_seats(started.match[first], started.seat[first]))


def count_ends(played: Played, sheet: Sheet) -> None:
    """By a row, by enough stars, or because the rounds were used up."""
    row, enough = np.zeros((2, len(played)), np.int64)
    for match, state in enumerate(played.states()):
        row[match] = any(state.has_row(seat) for seat in range(played.seats))
        enough[match] = max(played.scores[match]) >= state.box.stars_to_end
    stars = enough & ~row & 1
    ones = np.ones(len(played), np.int64)
    sheet.ratio(ENDS, row, ones, Label("study-by-row", dye="plum"))
    sheet.ratio(ENDS, stars, ones, Label("study-by-stars", dye="yellow"))
    sheet.ratio(ENDS, ones - row - stars, ones, Label("study-by-rounds", dye="slate"))


def count_exits(played: Played, sheet: Sheet) -> None:
    """How players leave a round."""
    left, busted, earned = played.heard(rules.LEFT), played.heard(rules.BUSTED), played.heard(rules.EARNED)
    safe, bust = played.count(left.match), played.count(busted.match)
    sheet.ratio(EXITS, safe, safe + bust, Label("study-safe", dye="green"))
    sheet.ratio(EXITS, bust, safe + bust, Label("study-bust", dye="red"))
    sheet.spread(LOST_BUTTONS, busted.a, busted.match)
    sheet.spread(EARNED_STARS, earned.a, earned.match)
    for colour, label in enumerate(COLOURS):
        sheet.ratio(COMPLETED, played.count(earned.match[earned.b >> colour & 1 == 1]), safe, label)


def faces_of(played: Played) -> Words:
    """(matches, seats): the face before each player."""
    took = played.heard(rules.TOOK)
    faces = np.zeros((len(played), played.seats), np.int64)
    faces[took.match, took.seat] = took.a
    return faces


def count_faces(content: Opened, played: Played, sheet: Sheet, faces: Words) -> None:
    for number, face in enumerate(content.page.face):
        sheet.wins(FACE_WINS, played, faces == number, Label("study-face", (("face", face.id),)))


def count_stars(content: Opened, played: Played, sheet: Sheet, faces: Words) -> None:
    starred = played.heard(rules.STARRED)
    players = np.full(len(played), played.seats)
    printed = np.array([[LETTERS.index(c) for c in "".join(face.rows)] for face in content.page.face])
    colours = printed[faces[starred.match, starred.seat], starred.a]
    for colour, label in enumerate(COLOURS):
        sheet.ratio(COLOUR_STARS, played.count(starred.match[colours == colour]), players, label)
    for field in range(rules.FIELDS):
        stars = played.count(starred.match[starred.a == field])
        sheet.ratio(FIELD_STARS, stars, players, Label("study-field", (("field", FIELD_NAMES[field]),)))


SURVEY = Survey(
    hears=(rules.TOOK, rules.STARTED, rules.LEFT, rules.BUSTED, rules.EARNED, rules.STARRED),
    count=count,
    figures=(
        Tile(topic=ROUNDS),
        Shares(topic=ENDS),
        Shares(topic=EXITS),
        Histogram(topic=ROUNDS),
        Dots(topic=STARTER_WINS, fair=True),
        Dots(topic=FACE_WINS, fair=True, by_value=True),
        Bars(topic=COLOUR_STARS),
        Bars(topic=COMPLETED),
        Cells(topic=FIELD_STARS, columns=rules.SIDE),
        Histogram(topic=EARNED_STARS),
        Histogram(topic=LOST_BUTTONS),
    ),
)
