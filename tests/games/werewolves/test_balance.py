"""What bots won with the compositions, as it was measured, and the estimate that was fitted to it."""

from itertools import pairwise
from typing import Any

import pytest

import hameau
from hameau.engine.survey import Setting
from hameau.games.werewolves.content import COMPOSITIONS
from hameau.games.werewolves.content import SPECIAL as SPECIAL_HOMES
from hameau.games.werewolves.survey import balance
from hameau.lab import sweep

GAME = hameau.game("werewolves")
TABLE = sweep.measured("werewolves")
SHIPPED: list[dict[str, Any]] = [row for row in TABLE["rows"] if len(row["options"]) == 1]

each_row = pytest.mark.parametrize(
    "row", SHIPPED, ids=lambda row: f"{row['options']['composition']}-{row['seats']}"
)


def share(row: dict[str, Any], *sides: str) -> float:
    return float(sum(row["won"].get(side, 0) for side in sides) / row["matches"])


def estimate(seats: int, composition: str, **options: str) -> float:
    setting = Setting(seats, {"composition": composition, **options})
    return balance.estimate(GAME.content, TABLE["weights"], setting)


# -- what was measured -------------------------------------------------------------------------------------


def test_every_composition_was_measured_with_few_and_many_players() -> None:
    found = {(row["options"]["composition"], row["seats"]) for row in SHIPPED}
    assert found == {(name, seats) for name in COMPOSITIONS for seats in balance.SIZES}
    assert min(row["matches"] for row in SHIPPED) >= 2000


@each_row
def test_the_village_wins_about_half(row: dict[str, Any]) -> None:
    assert 0.42 <= share(row, "village") <= 0.58


@each_row
def test_draws_are_rare_and_loners_win_sometimes_but_less_often_than_the_village(row: dict[str, Any]) -> None:
    assert share(row, "draw") <= 0.01
    assert share(row, "pack") > 0.05
    assert share(row, "piper", "white") < share(row, "village")
    loners = GAME.content.characters_for(row["options"]["composition"], row["seats"])
    for card, side in (("piper", "piper"), ("white-werewolf", "white")):
        assert (share(row, side) > 0.01) == (card in loners)


@pytest.mark.parametrize("seats", [12, 20, 29])
def test_bots_find_it_harder_with_every_wolf_more(seats: int) -> None:
    packs = {
        int(row["options"]["wolves"]): share(row, "village")
        for row in TABLE["rows"]
        if row["seats"] == seats and "wolves" in row["options"]
    }
    shares = [packs[wolves] for wolves in sorted(packs)]
    assert len(shares) == 6
    assert shares == sorted(shares, reverse=True)


# -- the estimate ------------------------------------------------------------------------------------------


def test_the_estimate_is_the_one_that_fits_what_was_measured() -> None:
    assert balance.fit(GAME.content, TABLE["rows"]) == pytest.approx(TABLE["weights"], abs=0.002)
    for row in TABLE["rows"]:
        assert estimate(row["seats"], **row["options"]) == pytest.approx(row["estimate"], abs=0.001)


@each_row
def test_the_estimate_comes_near_to_what_was_measured(row: dict[str, Any]) -> None:
    assert estimate(row["seats"], **row["options"]) == pytest.approx(share(row, "village"), abs=0.09)


@pytest.mark.parametrize("composition", COMPOSITIONS)
@pytest.mark.parametrize("seats", GAME.seats)
def test_more_wolves_are_worse_for_the_village_and_the_seer_is_good(seats: int, composition: str) -> None:
    shares = [estimate(seats, composition, wolves=str(wolves)) for wolves in range(1, 7)]
    assert all(more < less for less, more in pairwise(shares))
    seeing, blind = (estimate(seats, composition, seer=seer) for seer in ("in", "out"))
    assert seeing > blind + 0.05


def test_picked_buildings_count_one_by_one() -> None:
    usual = estimate(24, "village")
    assert estimate(24, "village", bakery="out") < usual - 0.05, "a Baker sees wolves"
    for home in SPECIAL_HOMES:
        assert abs(estimate(24, "village", **{home: "out"}) - usual) < 0.2
    bag = estimate(24, "village", tokens="all")
    assert abs(bag - usual) < 0.1, "of all tokens most are in play"
    assert estimate(24, "village", tokens="all", bakery="out") == bag, "then nothing was picked"
