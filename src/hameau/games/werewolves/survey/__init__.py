"""What designers ask about Werewolves: which camp wins, with which card, how long it lasts, who dies how."""

import numpy as np

from hameau.engine.figures import Bars, Dots, Histogram, Label, Shares, Tile, Topic
from hameau.engine.survey import Played, Sheet, Survey, Sweep, Words
from hameau.games.werewolves.content import CHARACTERS, Opened
from hameau.games.werewolves.rules.deaths import DIED, ENDED
from hameau.games.werewolves.rules.night import NIGHT_FELL
from hameau.games.werewolves.rules.pack import NO_PREY
from hameau.games.werewolves.square import CAUSES, WINNERS
from hameau.games.werewolves.survey import balance

DYES = ("slate", "red", "yellow", "plum", "rust", "green", "teal")  # in the order of the winners
NIGHTS = Topic("nights")
CAMP_WINS = Topic("camp-wins", "share")
CARD_WINS = Topic("card-wins", "share")
DEATHS = Topic("deaths")
SURVIVORS = Topic("survivors")
HUNGRY = Topic("hungry", "share")
WORTH = Topic("worth", "share")


def count(content: Opened, played: Played, sheet: Sheet) -> None:
    count_ends(played, sheet)
    count_cards(played, sheet)
    count_deaths(played, sheet)


def count_ends(played: Played, sheet: Sheet) -> None:
    """How long it lasted, how often the pack went hungry, and who won."""
    nights = played.count(played.heard(NIGHT_FELL).match)
    sheet.spread(NIGHTS, nights, np.arange(len(played)))
    sheet.ratio(HUNGRY, played.count(played.heard(NO_PREY).match), nights)
    ended = played.heard(ENDED)
    ones = np.ones(len(played), np.int64)
    for winner, (name, dye) in enumerate(zip(WINNERS[1:], DYES, strict=True), 1):
        won = played.count(ended.match[ended.a == winner])
        sheet.ratio(CAMP_WINS, won, ones, Label(f"study-won-{name}", dye=dye))  # type: ignore[arg-type]  # a dye each


def count_cards(played: Played, sheet: Sheet) -> None:
    """How often those win who have a card at the end; whoever wins wins whole."""
    cards: Words = np.zeros((len(played), played.seats), np.int64)
    alive: Words = np.zeros(len(played), np.int64)
    for match, state in enumerate(played.states()):
        cards[match] = state.card[: played.seats]
        alive[match] = state.alive.bit_count()
    sheet.spread(SURVIVORS, alive, np.arange(len(played)))
    for kind, name in enumerate(CHARACTERS):
        held = cards == kind
        if held.any():
            label = Label("study-card", (("@card", name),))
            sheet.ratio(CARD_WINS, (played.scores * held).sum(1), held.sum(1), label)


def count_deaths(played: Played, sheet: Sheet) -> None:
    died = played.heard(DIED)
    ones = np.ones(len(played), np.int64)
    for cause, name in enumerate(CAUSES):
        if name and name != "absence":
            dead = played.count(died.match[died.b == cause])
            if dead.any():
                sheet.ratio(DEATHS, dead, ones, Label("study-cause", (("@cause", f"cause-{name}"),)))


SURVEY = Survey(
    hears=(NIGHT_FELL, NO_PREY, DIED, ENDED),
    count=count,
    figures=(
        Tile(topic=NIGHTS),
        Tile(topic=HUNGRY),
        Shares(topic=CAMP_WINS),
        Histogram(topic=NIGHTS),
        Dots(topic=CARD_WINS, by_value=True),
        Bars(topic=DEATHS),
        Histogram(topic=SURVIVORS),
    ),
    sweep=Sweep(
        option="composition",
        seats=balance.SIZES,
        wins=CAMP_WINS,
        side="village",
        lasts=NIGHTS,
        columns=(HUNGRY,),
        figures=(CARD_WINS,),
        variants=balance.variants(),
        fit=balance.fit,
        estimate=balance.estimate,
        worth=WORTH,
        pairs=balance.pairs,
    ),
)
