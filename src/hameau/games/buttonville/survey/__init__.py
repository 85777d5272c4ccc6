"""What designers ask about Buttonville: who is played, in what sets, what it earns, who wins with whom."""

from itertools import combinations

import numpy as np

from hameau.engine.figures import Bars, Dots, Dye, Histogram, Label, Scatter, Shares, Tile, Topic
from hameau.engine.survey import Played, Sheet, Survey, Words
from hameau.games.buttonville.content import Opened
from hameau.games.buttonville.rules import table
from hameau.games.buttonville.rules.box import SLOTS

ROUNDS = Topic("rounds")
SHORTAGE = Topic("shortage", "share")
STARTER_WINS = Topic("starter-wins", "share")
OWNERS = Topic("owners", "share")
VILLAGER_WINS = Topic("villager-wins", "share")
PLAYS = Topic("plays")
SET_SIZES = Topic("set-sizes")
EARNED_POINTS = Topic("earned-points")
EARNED_BUTTONS = Topic("earned-buttons")
USES = Topic("uses")
PAIR_WINS = Topic("pair-wins", "share", compared=False)
SOURCES = Topic("sources", "share")
FINAL_SETS = Topic("final-sets")
FINAL_CARDS = Topic("final-cards")

DYES: dict[str, Dye] = {
    "artists": "plum",
    "prospectors": "yellow",
    "nobles": "red",
    "artisans": "rust",
    "mages": "blue",
    "citizens": "green",
}
GUILDS = tuple(Label(f"guild-{guild}", dye=dye) for guild, dye in DYES.items())
ABOUT_BUTTONS = {"gain", "prize", "burn", "pay", "rob"}  # verbs that give or take buttons


class Village:
    """The matches by villager: who takes part in each, and what lies before the players at the end."""

    def __init__(self, content: Opened, played: Played) -> None:
        matches, villagers = len(played), len(content.page.villager)
        self.played = played
        self.cast = cast_of(played)  # (matches, slots)
        self.takes_part = np.zeros((matches, villagers), np.int64)
        chose = played.heard(table.CHOSE)
        self.takes_part[chose.match, chose.a] = 1
        self.owned = np.zeros((matches, played.seats, villagers), np.int64)  # 1: a set of it at the end
        self.points = np.zeros((matches, villagers), np.int64)  # for its sets, END included
        self.sets, self.ends, self.buttons, self.rounds = np.zeros((4, matches), np.int64)
        self.first = np.zeros((matches, played.seats), np.int64)  # 1: this seat began
        self.sizes: list[tuple[int, int]] = []  # match and cards of every set at the end
        self.look_at_ends()

    def look_at_ends(self) -> None:
        seats = range(self.played.seats)
        for match, state in enumerate(self.played.states()):
            villager, sets, slots, sizes = state.villager, state.sets, state.set_slot, state.set_size
            self.rounds[match] = state.turn // self.played.seats
            self.first[match, state.first] = 1
            self.buttons[match] = sum(state.buttons[seat] // state.box.buttons_a_point for seat in seats)
            for seat in seats:
                for place in range(sets[seat]):
                    who = villager[slots[seat][place]]
                    points, bonus = state.points_of(seat, place), state.bonus_of(seat, place)
                    self.owned[match, seat, who] = 1
                    self.points[match, who] += points + bonus
                    self.sets[match] += points
                    self.ends[match] += bonus
                    self.sizes.append((match, sizes[seat][place]))

    def plays(self) -> tuple[Words, Words]:
        """(matches, seats, villagers): sets that were played; (matches, villagers): cards in them."""
        laid = self.played.heard(table.PLAYED_SET)
        who = self.cast[laid.match, laid.a]
        times, cards = np.zeros_like(self.owned), np.zeros_like(self.points)
        np.add.at(times, (laid.match, laid.seat, who), 1)
        np.add.at(cards, (laid.match, who), laid.b)
        return times, cards

    def counted(self, event: int) -> Words:
        """(matches, villagers): how often each is named, `a` being its slot."""
        found = self.played.heard(event)
        times = np.zeros_like(self.points)
        np.add.at(times, (found.match, self.cast[found.match, found.a]), 1)
        return times

    def net_buttons(self, robbers: Words) -> Words:
        """(matches, villagers): buttons that each brought, less those it cost."""
        net = np.zeros_like(self.points)
        for event, sign in ((table.GAINED, 1), (table.PAID, -1)):
            found = self.played.heard(event)
            np.add.at(net, (found.match, self.cast[found.match, found.a]), sign * found.b)
        robbed = self.played.heard(table.ROBBED)
        thief = np.argmax(self.takes_part[robbed.match] * robbers, axis=1)  # at most one of them takes part
        np.add.at(net, (robbed.match, thief), robbed.b)
        return net


def cast_of(played: Played) -> Words:
    """(matches, slots): the villagers of each match; they are noted in the order of their slots."""
    chose = played.heard(table.CHOSE)
    slot = np.arange(len(chose.match)) - np.searchsorted(chose.match, chose.match)
    cast = np.zeros((len(played), SLOTS), np.int64)
    cast[chose.match, slot] = chose.a
    return cast


def labels(content: Opened) -> list[Label]:
    """The villagers, each in the colour of its guild."""
    return [Label(villager.id, dye=DYES[villager.guild]) for villager in content.page.villager]


# -- counting ----------------------------------------------------------------------------------------------


def count(content: Opened, played: Played, sheet: Sheet) -> None:
    village = Village(content, played)
    count_matches(village, sheet)
    count_villagers(content, village, sheet)
    count_effects(content, village, sheet)
    count_pairs(content, village, sheet)


def count_matches(village: Village, sheet: Sheet) -> None:
    played = village.played
    each, ones = np.arange(len(played)), np.ones(len(played), np.int64)
    sheet.spread(ROUNDS, village.rounds, each)
    sheet.ratio(SHORTAGE, played.count(played.heard(table.MISSED).match) > 0, ones)
    sheet.wins(STARTER_WINS, played, village.first)
    all_points = village.sets + village.ends + village.buttons
    sheet.ratio(SOURCES, village.sets, all_points, Label("study-from-sets", dye="blue"))
    sheet.ratio(SOURCES, village.ends, all_points, Label("study-from-ends", dye="plum"))
    sheet.ratio(SOURCES, village.buttons, all_points, Label("study-from-buttons", dye="yellow"))
    match, cards = np.array(village.sizes, np.int64).reshape(-1, 2).T
    sheet.spread(FINAL_CARDS, cards, match)
    before = village.owned.sum(2)  # different villagers before each player
    sheet.spread(FINAL_SETS, before.ravel(), np.repeat(each, played.seats))


def count_villagers(content: Opened, village: Village, sheet: Sheet) -> None:
    times, cards = village.plays()
    players = village.takes_part * village.played.seats
    for who, label in enumerate(labels(content)):
        owners = village.owned[:, :, who]
        sheet.ratio(OWNERS, owners.sum(1), players[:, who], label)
        sheet.wins(VILLAGER_WINS, village.played, owners, label)
        sheet.ratio(PLAYS, times[:, :, who].sum(1), players[:, who], label)
        sheet.ratio(SET_SIZES, cards[:, who], times[:, :, who].sum(1), label)
        sheet.ratio(EARNED_POINTS, village.points[:, who], owners.sum(1), label)


def count_effects(content: Opened, village: Village, sheet: Sheet) -> None:
    """For each player who played it at all."""
    users = (village.plays()[0] > 0).sum(1)
    used = village.counted(table.USED)
    robbers = np.array([any(step.verb == "rob" for step in steps) for steps in content.steps], np.int64)
    net = village.net_buttons(robbers)
    for who, label in enumerate(labels(content)):
        if ABOUT_BUTTONS & {step.verb for step in content.steps[who]}:
            sheet.ratio(EARNED_BUTTONS, net[:, who], users[:, who], label)
        if content.page.villager[who].when == "action":
            sheet.ratio(USES, used[:, who], users[:, who], label)


def count_pairs(content: Opened, village: Village, sheet: Sheet) -> None:
    """Two villagers before the same player at the end."""
    names = [villager.id for villager in content.page.villager]
    for one, other in combinations(range(len(names)), 2):
        both = village.owned[:, :, one] * village.owned[:, :, other]
        if both.any():
            label = Label("study-pair", (("@one", names[one]), ("@other", names[other])))
            sheet.wins(PAIR_WINS, village.played, both, label)


SURVEY = Survey(
    hears=(table.CHOSE, table.MISSED, table.PLAYED_SET, table.USED, table.GAINED, table.PAID, table.ROBBED),
    count=count,
    figures=(
        Tile(topic=ROUNDS),
        Tile(topic=SHORTAGE),
        Scatter(topic=OWNERS, up=VILLAGER_WINS, fair=True),
        Dots(topic=VILLAGER_WINS, fair=True, by_value=True),
        Bars(topic=PLAYS, by_value=True, legend=GUILDS),
        Bars(topic=SET_SIZES, by_value=True, legend=GUILDS),
        Bars(topic=EARNED_POINTS, by_value=True, legend=GUILDS),
        Bars(topic=EARNED_BUTTONS, by_value=True, legend=GUILDS),
        Bars(topic=USES, by_value=True, legend=GUILDS),
        Dots(topic=PAIR_WINS, fair=True, by_value=True, ends=12),
        Shares(topic=SOURCES),
        Histogram(topic=FINAL_CARDS),
        Histogram(topic=FINAL_SETS),
        Histogram(topic=ROUNDS),
        Dots(topic=STARTER_WINS, fair=True),
    ),
)
