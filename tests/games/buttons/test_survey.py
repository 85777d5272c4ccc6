"""What a study of BUTTONS counts, counted again event by event."""

import pytest

from hameau import plain
from hameau.engine.figures import Label
from hameau.games.buttons import survey
from hameau.games.buttons.rules import BUSTED, LEFT, STARRED, STARTED, TOOK
from hameau.games.buttons.views import BORDER, Earned
from tests.games.buttons.tables import BUTTONS, fields_of
from tests.games.counting import Counted, Followed, count, won

MATCHES = 60 if plain.is_compiled() else 10
COLOURS = ("red", "yellow", "green", "blue")
Busted, Left, Starred, Started, Took = (BORDER.kinds[n] for n in (BUSTED, LEFT, STARRED, STARTED, TOOK))


@pytest.fixture(scope="module", params=BUTTONS.seats)
def counted(request: pytest.FixtureRequest) -> Counted:
    return count(BUTTONS, request.param, MATCHES)


def face(match: Followed, seat: int) -> str:
    return next(str(took.face) for took in match.of(Took) if took.seat == seat)


def test_rounds_are_counted(counted: Counted) -> None:
    rounds = [max(started.round for started in match.of(Started)) for match in counted.matches]
    assert counted.above(survey.ROUNDS) == sum(rounds)
    assert counted.tally.spreads[survey.ROUNDS, Label("")] == {
        n: rounds.count(n) for n in sorted(set(rounds))
    }


def test_whoever_starts_wins_so_often(counted: Counted) -> None:
    shares = [match.share(match.of(Started)[0].seat) for match in counted.matches]
    assert counted.wins(survey.STARTER_WINS) == won(shares)


def test_how_a_match_ends_is_what_its_outcome_says(counted: Counted) -> None:
    reasons = [BUTTONS.outcome(BUTTONS.content, match.state)[0] for match in counted.matches]
    for reason in ("row", "stars", "rounds"):
        assert counted.above(survey.ENDS, f"study-by-{reason}") == reasons.count(f"won-by-{reason}")
    assert len(set(reasons)) > 1


def test_how_players_leave_a_round(counted: Counted) -> None:
    left, busted = counted.all_of(Left), counted.all_of(Busted)
    assert counted.above(survey.EXITS, "study-safe") == len(left)
    assert counted.above(survey.EXITS, "study-bust") == len(busted)
    assert counted.below(survey.EXITS, "study-bust") == len(left) + len(busted)
    assert counted.above(survey.LOST_BUTTONS) == sum(event.buttons for event in busted)


def test_what_being_safe_brings(counted: Counted) -> None:
    earned = counted.all_of(Earned)
    assert counted.above(survey.EARNED_STARS) == sum(event.stars for event in earned)
    for colour in COLOURS:
        complete = sum(colour in event.colours for event in earned)
        assert counted.above(survey.COMPLETED, f"study-{colour}") == complete
        assert counted.below(survey.COMPLETED, f"study-{colour}") == len(earned)


def test_stars_by_colour_are_those_of_the_face_they_lie_on(counted: Counted) -> None:
    printed = {
        (side.id, colour): set(fields_of(side.id, colour[0].upper()))
        for side in BUTTONS.content.page.face
        for colour in COLOURS
    }
    for colour in COLOURS:
        stars = sum(
            star.field in printed[face(match, star.seat), colour]
            for match in counted.matches
            for star in match.of(Starred)
        )
        assert counted.above(survey.COLOUR_STARS, f"study-{colour}") == stars
        assert counted.below(survey.COLOUR_STARS, f"study-{colour}") == MATCHES * counted.seats


def test_stars_by_field(counted: Counted) -> None:
    for field in ("a1", "c5", "f6"):
        stars = sum(star.field == field for star in counted.all_of(Starred))
        assert counted.above(survey.FIELD_STARS, "study-field", field=field) == stars


def test_faces_win_what_their_players_win(counted: Counted) -> None:
    for side in BUTTONS.content.page.face:
        shares = [
            match.share(seat)
            for match in counted.matches
            for seat in range(counted.seats)
            if face(match, seat) == side.id
        ]
        told = counted.wins(survey.FACE_WINS, "study-face", face=side.id)
        assert told == won(shares)
