"""What a study of BUTTONS counts, counted again event by event."""

from typing import Any, NamedTuple

import pytest

from hameau import plain
from hameau.engine.answers import Event
from hameau.engine.figures import Label, Topic
from hameau.engine.survey import WIN
from hameau.games.buttons import survey
from hameau.games.buttons.views import Busted, Earned, Left, Starred, Started, Took
from hameau.lab import study
from hameau.lab.sums import Sums, Tally
from tests.games.buttons.tables import BUTTONS, fields_of

MATCHES = 60 if plain.is_compiled() else 10


class Played(NamedTuple):
    """A match with all that happened in it."""

    events: list[Event]
    state: Any

    def of(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]

    def face(self, seat: int) -> str:
        return next(str(took.face) for took in self.of(Took) if took.seat == seat)


class Counted(NamedTuple):
    """A study, and its matches one by one."""

    tally: Tally
    matches: list[Played]
    seats: int

    def above(self, topic: Topic, message: str = "", **facts: str | int) -> int:
        return self.sums(topic, message, facts).above

    def below(self, topic: Topic, message: str = "", **facts: str | int) -> int:
        return self.sums(topic, message, facts).below

    def sums(self, topic: Topic, message: str, facts: dict[str, str | int]) -> Sums:
        """Whatever its dye."""
        found = [
            sums
            for (of, item), sums in self.tally.sums.items()
            if (of, item.message, dict(item.facts)) == (topic, message, facts)
        ]
        assert len(found) == 1
        return found[0]

    def all_of(self, kind: type[Event]) -> list[Any]:
        return [event for match in self.matches for event in match.of(kind)]


def play(seats: int, seed: int) -> Played:
    state: Any = BUTTONS.build(BUTTONS.content, seats, BUTTONS.check_options({}))
    state.reseed(seed)
    state.listening = 1
    state.set_up()
    events = [BUTTONS.tell(BUTTONS.content, state, note) for note in state.take_notes()]
    while state.waiting:
        seat = (state.waiting & -state.waiting).bit_length() - 1
        state.apply(seat, state.sensible_move(seat, 0))
        events += [BUTTONS.tell(BUTTONS.content, state, note) for note in state.take_notes()]
    return Played(events, state)


@pytest.fixture(scope="module", params=BUTTONS.seats)
def counted(request: pytest.FixtureRequest) -> Counted:
    seats: int = request.param
    tally = study.study(study.plan(BUTTONS, seats, ["greedy"], seed=7), MATCHES).tally
    return Counted(tally, [play(seats, (7 << 32) + number) for number in range(MATCHES)], seats)


def test_rounds_are_counted(counted: Counted) -> None:
    rounds = [max(started.round for started in match.of(Started)) for match in counted.matches]
    assert counted.above(survey.ROUNDS) == sum(rounds)
    assert counted.tally.spreads[survey.ROUNDS, Label("")] == {
        n: rounds.count(n) for n in sorted(set(rounds))
    }


def test_whoever_starts_wins_so_often(counted: Counted) -> None:
    shares = [(m.state.result(m.of(Started)[0].seat) + 1) / 2 for m in counted.matches]
    assert counted.above(survey.STARTER_WINS) == round(sum(shares) * WIN)
    assert counted.below(survey.STARTER_WINS) == MATCHES * WIN


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
    for colour in ("red", "yellow", "green", "blue"):
        complete = sum(colour in event.colours for event in earned)
        assert counted.above(survey.COMPLETED, f"study-{colour}") == complete
        assert counted.below(survey.COMPLETED, f"study-{colour}") == len(earned)


def test_stars_by_colour_are_those_of_the_face_they_lie_on(counted: Counted) -> None:
    for colour in ("red", "yellow", "green", "blue"):
        stars = sum(
            star.field in fields_of(match.face(star.seat), colour[0].upper())
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
    for face in BUTTONS.content.page.face:
        shares = [
            (match.state.result(seat) + 1) / 2
            for match in counted.matches
            for seat in range(counted.seats)
            if match.face(seat) == face.id
        ]
        assert counted.above(survey.FACE_WINS, "study-face", face=face.id) == round(sum(shares) * WIN)
        assert counted.below(survey.FACE_WINS, "study-face", face=face.id) == len(shares) * WIN
