"""What designers ask about Silhouette: how many pairs find a word, who finds it, and who decides about it."""

import numpy as np

from hameau.engine.figures import Bars, Histogram, Label, Shares, Tile, Topic
from hameau.engine.survey import Played, Sheet, Survey, Words
from hameau.games.silhouette.content import CODES, Opened
from hameau.games.silhouette.rules import course
from hameau.games.silhouette.rules.box import CARDS

PAIRS = Topic("pairs")
FAILED = Topic("failed", "share")
FOUND = Topic("found")
JUDGED = Topic("judged")
INSISTS = Topic("insists")
HELP = Topic("help", "share")
LEFT = Topic("left")
FINDERS = Topic("finders", "share")
DECIDERS = Topic("deciders", "share")
MOTIFS = Topic("motifs", "share", compared=False)
OWN, OTHER = Label("study-own", dye="teal"), Label("study-other", dye="plum")
DECIDED = (
    Label("study-table", dye="green"),
    Label("study-lexicon", dye="slate"),
    Label("study-insist", dye="red"),
)


def count(content: Opened, played: Played, sheet: Sheet) -> None:
    every = np.ones(len(played), np.int64)
    taken, failed = played.heard(course.TAKEN), played.heard(course.TURNED_DOWN)
    found, lost = played.count(taken.match), played.count(failed.match)
    matches = np.arange(len(played))
    sheet.spread(PAIRS, found + lost, matches)
    sheet.ratio(FAILED, lost, found + lost)
    sheet.ratio(FOUND, found, every)
    sheet.ratio(JUDGED, played.count(played.heard(course.JUDGED).match), every)
    sheet.ratio(INSISTS, played.count(played.heard(course.STOOD).match), every)
    sheet.ratio(HELP, played.count(played.heard(course.HELP_ALLOWED).match), every)
    sheet.spread(LEFT, CARDS - 2 * found, matches)
    count_finders(played, sheet, found)
    count_ends(content, played, sheet, found)


def count_finders(played: Played, sheet: Sheet, found: Words) -> None:
    """4.6, 4.7: was it the player who had turned up the cards?"""
    notes = played.notes
    is_turn = notes[:, 1] == course.TURNED
    last_turn = np.maximum.accumulate(np.where(is_turn, np.arange(len(notes)), 0))
    taken = np.flatnonzero(notes[:, 1] == course.TAKEN)
    own = notes[taken, 2] == notes[last_turn[taken], 2]
    sheet.ratio(FINDERS, played.count(notes[taken[own], 0]), found, OWN)
    sheet.ratio(FINDERS, played.count(notes[taken[~own], 0]), found, OTHER)


def count_ends(content: Opened, played: Played, sheet: Sheet, found: Words) -> None:
    """Who decided about words that took a pair, and which pictures were won."""
    decided = np.zeros((len(DECIDED), len(played)), np.int64)
    won = np.zeros((CARDS, len(played)), np.int64)
    language = 0
    for match, state in enumerate(played.states()):
        language = state.language
        for by in list(state.said_by)[: state.taken]:
            decided[by, match] += 1
        won[:, match] = np.array(state.owner) > 0
    for label, row in zip(DECIDED, decided, strict=True):
        sheet.ratio(DECIDERS, row, found, label)
    every = np.ones(len(played), np.int64)
    for number, motif in enumerate(content.page.motif):
        name = getattr(motif, CODES[language])
        sheet.ratio(MOTIFS, won[number], every, Label("study-motif", (("motif", name),)))


SURVEY = Survey(
    hears=(
        course.TURNED,
        course.TAKEN,
        course.TURNED_DOWN,
        course.JUDGED,
        course.STOOD,
        course.HELP_ALLOWED,
    ),
    count=count,
    figures=(
        Tile(topic=PAIRS),
        Tile(topic=FAILED),
        Tile(topic=FOUND),
        Tile(topic=JUDGED),
        Tile(topic=INSISTS),
        Tile(topic=HELP),
        Tile(topic=LEFT),
        Histogram(topic=PAIRS),
        Histogram(topic=LEFT),
        Shares(topic=FINDERS),
        Shares(topic=DECIDERS),
        Bars(topic=MOTIFS, by_value=True),
    ),
)
