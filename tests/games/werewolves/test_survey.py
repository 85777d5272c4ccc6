"""What a study of Werewolves counts, counted again match by match."""

import pytest

import hameau
from hameau import plain
from hameau.games.werewolves import survey
from tests.games.counting import Counted, count
from tests.games.werewolves.events import Died, Ended, NightFell

GAME = hameau.game("werewolves")
MATCHES = 40 if plain.is_compiled() else 4


@pytest.fixture(scope="module")
def counted() -> Counted:
    return count(GAME, 9, MATCHES, {"composition": "classic"})


def test_nights_and_survivors(counted: Counted) -> None:
    assert counted.above(survey.NIGHTS) == sum(len(match.of(NightFell)) for match in counted.matches)
    alive = [sum(person.alive for person in match.view.people) for match in counted.matches]
    assert counted.above(survey.SURVIVORS) == sum(alive)


@pytest.mark.parametrize("winner", ["village", "pack", "nobody"])
def test_who_wins(counted: Counted, winner: str) -> None:
    wins = [match.of(Ended)[0].winner == winner for match in counted.matches]
    assert counted.above(survey.CAMP_WINS, f"study-won-{winner}") == sum(wins)


@pytest.mark.parametrize("card", ["seer", "werewolf"])
def test_wins_by_card(counted: Counted, card: str) -> None:
    holders = [
        (match, person.seat)
        for match in counted.matches
        for person in match.view.people
        if person.card == card
    ]
    won = sum(match.state.score(seat) for match, seat in holders)
    assert counted.above(survey.CARD_WINS, "study-card", card=card) == won
    assert counted.below(survey.CARD_WINS, "study-card", card=card) == len(holders)


@pytest.mark.parametrize("cause", ["night", "vote"])
def test_deaths_by_cause(counted: Counted, cause: str) -> None:
    deaths = sum(died.cause == cause for match in counted.matches for died in match.of(Died))
    assert counted.above(survey.DEATHS, "study-cause", cause=f"cause-{cause}") == deaths
