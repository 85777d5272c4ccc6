"""What a study of Buttonville counts, counted again event by event and set by set."""

from collections import Counter

import pytest

import hameau
from hameau import plain
from hameau.games.buttonville import survey
from tests.games.buttonville.events import Began, Chose, Gained, Missed, Paid, Played, Robbed, Starts, Used
from tests.games.counting import Counted, Followed, count, won

GAME = hameau.game("buttonville")
MATCHES = 60 if plain.is_compiled() else 6
NAMES = [villager.id for villager in GAME.content.page.villager]


@pytest.fixture(scope="module", params=[2, 4])
def counted(request: pytest.FixtureRequest) -> Counted:
    return count(GAME, request.param, MATCHES, {"villagers": "random"})


def owners(match: Followed, name: str) -> list[int]:
    """Who has a set of this villager at the end."""
    return [player.seat for player in match.view.players if name in [one.villager for one in player.sets]]


def cast(match: Followed) -> set[str]:
    return {chose.villager for chose in match.of(Chose)}


def seats_with(counted: Counted, name: str) -> int:
    """All seats of the matches in which the villager takes part."""
    return sum(counted.seats for match in counted.matches if name in cast(match))


def test_rounds_and_who_begins(counted: Counted) -> None:
    assert counted.above(survey.ROUNDS) == sum(match.of(Began)[-1].round for match in counted.matches)
    shares = [match.share(match.of(Starts)[0].seat) for match in counted.matches]
    assert counted.wins(survey.STARTER_WINS) == won(shares)


def test_matches_in_which_cards_run_out(counted: Counted) -> None:
    assert counted.above(survey.SHORTAGE) == sum(bool(match.of(Missed)) for match in counted.matches)


@pytest.mark.parametrize("name", NAMES)
def test_who_owns_a_villager_and_wins_with_it(counted: Counted, name: str) -> None:
    shares = [match.share(seat) for match in counted.matches for seat in owners(match, name)]
    assert counted.wins(survey.VILLAGER_WINS, name) == won(shares)
    assert counted.above(survey.OWNERS, name) == len(shares)
    assert counted.below(survey.OWNERS, name) == seats_with(counted, name)


@pytest.mark.parametrize("name", NAMES)
def test_how_often_it_is_played_and_in_what_sets(counted: Counted, name: str) -> None:
    sets = [played for played in counted.all_of(Played) if played.villager == name]
    assert counted.above(survey.PLAYS, name) == len(sets)
    assert counted.below(survey.PLAYS, name) == seats_with(counted, name)
    assert counted.above(survey.SET_SIZES, name) == sum(played.cards for played in sets)


@pytest.mark.parametrize("name", NAMES)
def test_what_it_earns(counted: Counted, name: str) -> None:
    points = sum(
        one.points + one.bonus
        for match in counted.matches
        for player in match.view.players
        for one in player.sets
        if one.villager == name
    )
    assert counted.above(survey.EARNED_POINTS, name) == points


def test_buttons_that_effects_bring_and_cost(counted: Counted) -> None:
    buttons: Counter[str] = Counter()
    for event in counted.all_of(Gained):
        buttons[event.villager] += event.buttons
    for event in counted.all_of(Paid):
        buttons[event.villager] -= event.buttons
    buttons["corbac"] += sum(event.buttons for event in counted.all_of(Robbed))
    told = {
        item.message: sums for (of, item), sums in counted.tally.sums.items() if of == survey.EARNED_BUTTONS
    }
    assert set(told) == {"firmin", "lancelot", "jade", "turbo", "phil", "tictac", "corbac", "alienor"}
    assert {name: sums.above for name, sums in told.items()} == {name: buttons[name] for name in told}
    assert sum(buttons.values()) == sum(sums.above for sums in told.values())


def test_actions_used_by_those_who_play_them(counted: Counted) -> None:
    for name in ("dina", "tictac", "turbo"):
        assert counted.above(survey.USES, name) == sum(used.villager == name for used in counted.all_of(Used))
        users = {
            (number, played.seat)
            for number, match in enumerate(counted.matches)
            for played in match.of(Played)
            if played.villager == name
        }
        assert counted.below(survey.USES, name) == len(users)


def test_pairs_win_what_the_owners_of_both_win(counted: Counted) -> None:
    for (of, item), _ in list(counted.tally.sums.items()):
        if of == survey.PAIR_WINS:
            one, other = (str(value) for _, value in item.facts)
            shares = [
                match.share(seat)
                for match in counted.matches
                for seat in set(owners(match, one)) & set(owners(match, other))
            ]
            told = counted.wins(survey.PAIR_WINS, "study-pair", one=one, other=other)
            assert told == won(shares)


def test_points_come_from_sets_end_effects_and_buttons(counted: Counted) -> None:
    players = [player for match in counted.matches for player in match.view.players]
    assert counted.above(survey.SOURCES, "study-from-sets") == sum(s.points for p in players for s in p.sets)
    assert counted.above(survey.SOURCES, "study-from-ends") == sum(s.bonus for p in players for s in p.sets)
    assert counted.above(survey.SOURCES, "study-from-buttons") == sum(p.button_points for p in players)
    assert counted.below(survey.SOURCES, "study-from-sets") == sum(p.points for p in players)
    assert counted.above(survey.FINAL_SETS) == sum(len(player.sets) for player in players)
    assert counted.above(survey.FINAL_CARDS) == sum(one.cards for player in players for one in player.sets)
