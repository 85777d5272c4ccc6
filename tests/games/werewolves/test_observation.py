"""What a seat observes: secrets for those who know them."""

import os
import random
import subprocess
import sys
from typing import cast

from hameau import Match
from hameau.engine.features import features_of
from hameau.games.werewolves.bots.judgement import Werewolves
from hameau.games.werewolves.content import CHARACTERS
from hameau.games.werewolves.rules.box import KINDS, WEREWOLF
from hameau.laws import hiding
from tests.games.werewolves.tables import fresh
from tests.laws.subjects import ROOT

MISTAKES = "tests/games/werewolves/mistaken_observation.py"
Parts = dict[str, list[int]]


def seen(match: Match, seat: int) -> Parts:
    """The observation of a seat, by feature."""
    numbers, parts, place = hiding.observed(match, match.state, seat), {}, 0
    for feature in features_of(match.state):
        parts[feature.name] = numbers[place : place + feature.size]
        place += feature.size
    return parts


def cards(match: Match, seat: int) -> list[str]:
    """Which cards the seat knows, by seat; empty for one that it does not."""
    row, count = seen(match, seat)["card"], match.seats
    known = [row[step * KINDS : (step + 1) * KINDS] for step in range(count)]
    names = [CHARACTERS[one.index(1)] if 1 in one else "" for one in known]
    return [names[(other - seat) % count] for other in range(count)]


def village(match: Match) -> Werewolves:
    return cast(Werewolves, match.state)


def play(match: Match, moves: int) -> None:
    luck = random.Random(4)
    for _ in range(moves):
        if match.waiting:
            seat = luck.choice(match.waiting)
            match.play(seat, luck.choice(match.moves(seat)))


def test_everybody_observes_their_own_card_and_no_other() -> None:
    match = fresh(8)
    for seat in range(8):
        known = cards(match, seat)
        assert [bool(card) for card in known] == [other == seat for other in range(8)]
        assert known[seat] == CHARACTERS[village(match).card[seat]]


def test_at_the_end_all_observe_all_cards() -> None:
    match = fresh(8)
    play(match, 10_000)
    assert all(all(cards(match, seat)) for seat in range(8))


def test_wolves_observe_each_other_once_they_have_met_and_nobody_else_does() -> None:
    match = fresh(8, 3)
    while not village(match).met:
        play(match, 1)
    wolves = [village(match).card[seat] == WEREWOLF for seat in range(8)]
    for seat in range(8):
        row = seen(match, seat)["wolf"]
        known = [bool(row[(other - seat) % 8]) for other in range(8)]
        assert known == (wolves if wolves[seat] else [False] * 8)


def test_whoever_observes_comes_first() -> None:
    match = fresh(8)
    play(match, 90)
    alive = [village(match).alive >> seat & 1 for seat in range(8)]
    for seat in range(8):
        parts = seen(match, seat)
        assert parts["alive"] == alive[seat:] + alive[:seat]
        assert parts["seat"].index(1) == seat


def test_a_sealed_move_is_observed_by_who_made_it() -> None:
    match = fresh(8)
    seat = match.waiting[0]
    match.play(seat, "sleep" if "sleep" in match.moves(seat) else match.moves(seat)[0])
    chosen = [seen(match, other)["choice"][0] for other in range(8)]
    assert [bool(choice) for choice in chosen] == [other == seat for other in range(8)]


def test_the_law_of_hiding_finds_mistakes_in_an_observation() -> None:
    """A Python class cannot derive from compiled rules, so these are judged in plain Python."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", MISTAKES]
    plain = os.environ | {"HAMEAU_PURE": "1"}
    done = subprocess.run(command, cwd=ROOT, env=plain, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
