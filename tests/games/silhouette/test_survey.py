"""What a study of Silhouette counts, counted again event by event."""

import pytest

from hameau import plain
from hameau.games.silhouette import survey
from hameau.games.silhouette.views import Judged, Taken, Turned, TurnedDown
from tests.games.counting import Counted, count
from tests.games.silhouette.tables import CONTENT, SILHOUETTE, tags

MATCHES = 40 if plain.is_compiled() else 4
SETTINGS = [(2, {}), (4, {"language": "de"})]


@pytest.fixture(scope="module", params=SETTINGS, ids=str)
def counted(request: pytest.FixtureRequest) -> Counted:
    seats, options = request.param
    return count(SILHOUETTE, seats, MATCHES, SILHOUETTE.check_options(options))


def test_pairs_are_those_that_were_taken_or_turned_down(counted: Counted) -> None:
    taken, failed = counted.all_of(Taken), counted.all_of(TurnedDown)
    assert len(counted.all_of(Turned)) == 2 * (len(taken) + len(failed))
    assert counted.above(survey.PAIRS) == len(taken) + len(failed) == counted.below(survey.FAILED)
    assert counted.above(survey.FAILED) == len(failed)
    assert counted.above(survey.FOUND) == len(taken)
    assert counted.below(survey.FOUND) == MATCHES


def test_words_and_help_are_those_of_the_matches(counted: Counted) -> None:
    assert counted.above(survey.JUDGED) == len(counted.all_of(Judged))
    heard = [tags(match.events) for match in counted.matches]
    assert counted.above(survey.HELP) == sum("help-allowed" in one for one in heard)
    assert counted.above(survey.INSISTS) == sum(one.count("insisted") for one in heard) == 0
    assert counted.above(survey.LEFT) == sum(match.view.left for match in counted.matches)


def test_finders_are_told_apart_by_who_turned_up_the_cards(counted: Counted) -> None:
    own = other = 0
    for match in counted.matches:
        turner = None
        for event in match.events:
            if isinstance(event, Turned):
                turner = event.seat
            elif isinstance(event, Taken):
                own += event.seat == turner
                other += event.seat != turner
    assert counted.above(survey.FINDERS, "study-own") == own > 0
    assert counted.above(survey.FINDERS, "study-other") == other > 0


def test_programs_leave_the_decision_to_the_lexicon(counted: Counted) -> None:
    taken = len(counted.all_of(Taken))
    assert counted.above(survey.DECIDERS, "study-lexicon") == taken
    assert counted.above(survey.DECIDERS, "study-table") == 0
    assert counted.below(survey.DECIDERS, "study-insist") == taken


def test_motifs_are_named_in_the_language_of_the_matches(counted: Counted) -> None:
    names = counted.matches[0].view.motifs
    for motif in CONTENT.page.motif:
        won = sum(motif.id in pile.motifs for match in counted.matches for pile in match.view.piles)
        assert counted.above(survey.MOTIFS, "study-motif", motif=names[motif.id]) == won
