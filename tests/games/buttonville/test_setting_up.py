"""Chapters 1 and 2 of the rules: the aim, the villagers that take part, and what lies on the table."""

from collections import Counter
from itertools import pairwise

import pytest

from hameau.testing import PLAYERS
from tests.games.buttonville.events import Chose, Refilled, Starts
from tests.games.buttonville.tables import BUTTONVILLE, GUILDS, fresh, seated
from tests.rules import rule

SEEDS = range(60)
NON_CITIZENS = ["artists", "prospectors", "nobles", "artisans", "mages"]
SOURCED = ["triboulet", "menestra", "jade", "dimitri", "phil", "chapi", "corbac", "soulange", "bob", "flora"]
SELECTIONS = {
    "first-game": "menestra jade dimitri tictac chapi marty soulange lucky corbac",
    "interactions": "triboulet lancelot dina turbo celeste hyppolite corbac flora bob",
    "trees": "pablo firmin dimitri phil jack alienor laurent soulange corbac",
    "synergy": "menestra jade vlad tictac chapi marty triton bob lucky",
}


def check_selection(name: str) -> None:
    villagers = SELECTIONS[name].split()
    assert fresh(2, villagers=name).look.villagers == villagers[:8]
    assert fresh(3, villagers=name).look.villagers == villagers
    assert fresh(4, villagers=name).look.villagers == villagers


# -- 1: the aim --------------------------------------------------------------------------------------------


@rule("1.1")
def test_points_come_from_sets_buttons_and_end_effects_and_most_of_them_win() -> None:
    table = seated("sets flora2; buttons 4", "sets jade4; buttons 3", active="Ben", piles="", last_turn=2)
    assert (table.of("Ann").points, table.of("Ben").points) == (3 + 2 + 5, 7 + 1)
    table.goes_on()
    assert table.result is not None
    assert (table.winners, table.result.scores) == ("Ann", [10, 9])  # Ben got two buttons for recruits


# -- 2.1 to 2.9: who takes part ----------------------------------------------------------------------------


@rule("2.1")
def test_there_are_25_villagers_in_six_guilds() -> None:
    assert len(GUILDS) == 25
    assert Counter(GUILDS.values()) == {**dict.fromkeys(NON_CITIZENS, 3), "citizens": 10}


@rule("2.2")
@pytest.mark.parametrize("villagers", ["first-game", "random", "sourced", "interactions", "trees", "synergy"])
@pytest.mark.parametrize(("players", "citizens"), [(2, 3), (3, 4), (4, 4)])
def test_one_villager_of_each_guild_and_three_or_four_citizens(
    players: int, citizens: int, villagers: str
) -> None:
    chosen = fresh(players, villagers=villagers).look.villagers
    assert [GUILDS[name] for name in chosen] == NON_CITIZENS + ["citizens"] * citizens
    assert len(set(chosen)) == len(chosen)


@rule("2.3")
def test_the_selection_for_a_first_game_is_the_usual_one() -> None:
    check_selection("first-game")
    assert BUTTONVILLE.check_options({}) == {"villagers": "first-game"}


@rule("2.4")
def test_chance_picks_every_villager_now_and_then() -> None:
    chosen = [name for seed in range(150) for name in fresh(2, seed, "random").look.villagers]
    assert set(chosen) == set(GUILDS)
    counts = Counter(chosen)
    assert all(30 <= counts[name] <= 70 for name in GUILDS if GUILDS[name] != "citizens")  # 50 each
    assert all(25 <= counts[name] <= 65 for name in GUILDS if GUILDS[name] == "citizens")  # 45 each


@rule("2.5")
def test_sourced_takes_only_villagers_whose_effect_is_known() -> None:
    found = {frozenset(fresh(2, seed, "sourced").look.villagers) for seed in SEEDS}
    assert set().union(*found) == set(SOURCED)
    assert len(found) == 8  # either artist, and any three of four citizens
    assert all({"jade", "dimitri", "phil", "chapi"} <= chosen for chosen in found)
    for players in (3, 4):
        four = {frozenset(fresh(players, seed, "sourced").look.villagers[5:]) for seed in range(5)}
        assert four == {frozenset({"corbac", "soulange", "bob", "flora"})}


def test_sourced_are_the_villagers_that_the_content_does_not_call_reconstructed() -> None:
    page = BUTTONVILLE.content.page
    known = {one.id: one.provenance for one in page.villager if one.provenance != "reconstructed"}
    assert set(known) == set(SOURCED)
    assert {name for name, provenance in known.items() if provenance == "found"} == {"menestra", "chapi"}


@rule("2.6")
def test_the_selection_interactions() -> None:
    check_selection("interactions")


@rule("2.7")
def test_the_selection_trees() -> None:
    check_selection("trees")


@rule("2.8")
def test_the_selection_synergy() -> None:
    check_selection("synergy")


@rule("2.9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_players_choose_in_turn_guild_by_guild(players: int) -> None:
    table = fresh(players, seed=players, villagers="choose")
    first, chosen = table.look.first, []
    for place in range(8 if players == 2 else 9):
        assert (table.look.phase, table.question) == ("choose", "choose")
        assert table.look.active == (first + place) % players
        guild = NON_CITIZENS[place] if place < 5 else "citizens"
        free = [name for name in GUILDS if GUILDS[name] == guild and name not in chosen]
        assert table.may(table.active) == [f"choose {name}" for name in free]
        assert table.look.offers == free
        chosen.append(free[-1])
        table.does(table.active, f"choose {free[-1]}")
    assert table.look.villagers == chosen
    assert (table.look.phase, table.look.active) == ("turn", first)
    assert [event.facts()["@villager"] for event in table.heard(None, Chose)] == chosen


# -- 2.10 to 2.15: the table -------------------------------------------------------------------------------


@rule("2.10")
@pytest.mark.parametrize(("players", "cards"), [(2, 96), (3, 108), (4, 108)])
def test_twelve_cards_of_each_villager_are_the_deck(players: int, cards: int) -> None:
    table = fresh(players)
    dealt = table.forum + Counter(dict.fromkeys(table.look.villagers, 0))
    for name in PLAYERS[:players]:
        dealt.update(table.hand(name))
    state = table.own
    assert [state.deck[slot] + dealt[name] for slot, name in enumerate(table.look.villagers)] == [12] * (
        cards // 12
    )
    assert sum(table.piles) + dealt.total() == cards


@rule("2.11")
@rule("2.12")
@rule("2.14")
@pytest.mark.parametrize(("players", "pile", "end_pile"), [(2, 43, 40), (3, 71, 20), (4, 67, 20)])
def test_the_end_pile_is_split_off_and_hands_and_forum_come_from_the_draw_pile(
    players: int, pile: int, end_pile: int
) -> None:
    table = fresh(players)
    assert table.piles == (pile, end_pile)
    assert pile + end_pile == (96 if players == 2 else 108) - 4 * players - 5


@rule("2.12")
def test_each_player_is_dealt_four_cards() -> None:
    for players in (2, 3, 4):
        table = fresh(players)
        assert [sum(table.hand(name).values()) for name in PLAYERS[:players]] == [4] * players
        assert [player.hand for player in table.look.players] == [4] * players


@rule("2.13")
def test_each_player_begins_with_two_buttons() -> None:
    for players in (2, 3, 4):
        assert [player.buttons for player in fresh(players).look.players] == [2] * players


@rule("2.14")
def test_five_cards_are_revealed_as_the_forum() -> None:
    table = fresh(3)
    assert len(table.look.forum) == 5
    assert Counter(str(event.facts()["@villager"]) for event in table.heard(None, Refilled)) == table.forum


@rule("2.15")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_chance_says_who_is_first(players: int) -> None:
    firsts = Counter(fresh(players, seed).look.first for seed in SEEDS)
    assert set(firsts) == set(range(players))
    assert min(firsts.values()) >= 60 // players - 12
    table = fresh(players)
    assert [event.seat for event in table.heard(None, Starts)] == [table.look.first] == [table.look.active]


def test_no_two_matches_are_dealt_alike() -> None:
    positions = [fresh(2, seed).position() for seed in SEEDS]
    assert all(a != b for a, b in pairwise(sorted(positions)))
