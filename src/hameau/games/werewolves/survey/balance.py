"""How often the village wins with a deck: an estimate fitted to what was measured.

The logarithm of its odds is taken as a sum: so much for each card, each building and the Captain, and less
the more wolves there are for so many. The page of the game computes the same from the same weights
(frontend/src/games/werewolves/balance.ts).
"""

from itertools import permutations
from math import exp
from typing import Any

import numpy as np

from hameau.engine.figures import Label
from hameau.engine.survey import Pair, Row, Setting
from hameau.games.werewolves import composing
from hameau.games.werewolves.content import CHARACTERS, HOMES, Opened
from hameau.games.werewolves.content import SPECIAL as SPECIAL_HOMES
from hameau.games.werewolves.rules.people import CAPTAIN

LIGHT = ("school", "manor", "church")
SIZES = (8, 10, 12, 15, 18, 24, 29)
RIDGE = 0.02  # pulls weights to zero about which the matches say little


def variants() -> tuple[Setting, ...]:
    """One card or building more or less than the compositions have, so that the worth of each can be told."""
    cards: list[dict[str, str]] = [
        {"composition": "simple", card: "in"}
        for card in composing.SPECIAL
        if card not in ("seer", "arsonist")
    ]
    cards += [{"composition": "village", card: "out"} for card in ("raven", "cupid", "seer")]
    cards += [{"composition": "classic", "village": village} for village in ("light", "thirds")]
    cards += [{"composition": "simple", "captain": "yes"}]
    packs = [
        {"composition": "simple", "wolves": str(wolves)} for wolves in range(1, composing.MOST_WOLVES + 1)
    ]
    light = [{"composition": "first-village", home: "in"} for home in SPECIAL_HOMES if home not in LIGHT]
    light += [{"composition": "first-village", home: "out"} for home in LIGHT]
    whole = [{"composition": "village", home: "out"} for home in SPECIAL_HOMES]
    whole += [{"composition": "village", "farms": farms} for farms in ("0", "3")]
    whole += [{"composition": "village", "arsonist": "out"}]
    sizes = (((12, 20), cards), ((12, 20, 29), packs), ((15,), light), ((24,), whole))
    return tuple(Setting(seats, options) for some, found in sizes for seats in some for options in found)


def features(content: Opened, setting: Setting) -> dict[str, float]:
    """What the estimate adds up."""
    options = {option.key: option.default for option in composing.CHOICES} | setting.options
    deck = dict(zip(CHARACTERS, map(float, composing.compose(content, setting.seats, options)), strict=True))
    wolves = deck["werewolf"] + deck["white-werewolf"]
    return {
        "even": 1.0,
        **{card: count for card, count in deck.items() if card not in ("villager", "werewolf")},
        "captain": float(composing.numbers(content, options)[CAPTAIN]),
        **homes(content, setting.seats, options),
        "seats": float(setting.seats),
        "wolves": wolves,
        "share": wolves * wolves / setting.seats,
    }


def homes(content: Opened, seats: int, options: dict[str, str]) -> dict[str, float]:
    """How many farms and which special buildings are in play; of a bag of all tokens a part (8.2)."""
    found = dict.fromkeys(("farms", *SPECIAL_HOMES), 0.0)
    if composing.village_of(content, options) == "none":
        return found
    offered = composing.tokens(content, seats, options)
    for name, count in zip(HOMES, offered[1:], strict=True):
        found[name if name in SPECIAL_HOMES else "farms"] += count * min(1.0, seats / sum(offered))
    return found


def fit(content: Opened, rows: list[Row]) -> dict[str, float]:
    """The weights that come closest, with a little doubt about each."""
    told = [features(content, Setting(row["seats"], row["options"])) for row in rows]
    names = [name for name in told[0] if any(row[name] for row in told)]
    matrix = np.array([[row[name] for name in names] for row in told])
    wins = np.array([row["won"].get("village", 0) for row in rows], float)
    matches = np.array([row["matches"] for row in rows], float)
    share = (wins + 0.5) / (matches + 1)
    weight = np.sqrt(share * (1 - share))  # where it is one-sided a point of odds means little
    left = np.vstack([matrix * weight[:, None], RIDGE * np.eye(len(names))])
    right = np.concatenate([np.log(share / (1 - share)) * weight, np.zeros(len(names))])
    found: Any = np.linalg.lstsq(left, right, rcond=None)[0]
    return {name: round(float(value), 3) for name, value in zip(names, found, strict=True)}


def estimate(content: Opened, weights: dict[str, float], setting: Setting) -> float:
    """The share of matches that the village wins, by these weights."""
    told = features(content, setting)
    return 1 / (1 + exp(-sum(weight * told[name] for name, weight in weights.items())))


def pairs(content: Opened, rows: list[Row]) -> list[Pair]:
    """Decks that differ in one card or building, for as many players; with the Captain likewise."""
    told: dict[tuple[float, ...], Row] = {}
    names: list[str] = []
    for row in rows:
        found = features(content, Setting(row["seats"], row["options"]))
        names = list(found)
        told.setdefault(tuple(found.values()), row)  # the same deck may have been measured twice
    return [
        Pair(Label("study-card", (("@card", label_of(names[at])),)), told[more], told[less])
        for more, less in permutations(told, 2)
        if (at := only_difference(more, less)) is not None and more[at] - less[at] == 1
    ]


def only_difference(one: tuple[float, ...], other: tuple[float, ...]) -> int | None:
    """Where two decks differ, if they do so in one place."""
    found = [at for at, (a, b) in enumerate(zip(one, other, strict=True)) if a != b]
    return found[0] if len(found) == 1 else None


def label_of(feature: str) -> str:
    return {"captain": "option-captain", "farms": "farm"}.get(feature, feature)
