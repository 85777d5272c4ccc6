"""What a study of Cucina Curiosa counts, counted again event by event."""

from typing import Any

import pytest

from hameau import plain
from hameau.games.cucina import survey
from hameau.games.cucina.rules import course
from hameau.games.cucina.views import BORDER, Scored
from tests.games.counting import Counted, count, won
from tests.games.cucina.tables import CONTENT, CUCINA

MATCHES = 40 if plain.is_compiled() else 6
Took = BORDER.kinds[course.TOOK]
SETTINGS = [(1, {}), (3, {"layouts": "different"}), (2, {"series": "three"})]


@pytest.fixture(scope="module", params=SETTINGS, ids=str)
def counted(request: pytest.FixtureRequest) -> Counted:
    seats, options = request.param
    return count(CUCINA, seats, MATCHES, CUCINA.check_options(options))


def test_points_lobsters_and_bones_are_those_of_every_game(counted: Counted) -> None:
    scored = counted.all_of(Scored)
    assert counted.above(survey.POINTS) == sum(one.points for one in scored)
    assert counted.below(survey.POINTS) == len(scored)
    assert counted.above(survey.LOBSTERS) == sum(one.lobsters for one in scored)
    assert counted.above(survey.BONES) == sum(one.bones for one in scored)


def test_grades_add_up(counted: Counted) -> None:
    scored = counted.all_of(Scored)
    for grade in CONTENT.page.grade:
        mine = [one for one in scored if CONTENT.grade(one.points) is grade]
        assert counted.above(survey.GRADES, f"grade-{grade.id}") == len(mine)
        assert counted.below(survey.GRADES, f"grade-{grade.id}") == len(scored)


def test_layouts_are_those_of_the_boards_that_were_scored(counted: Counted) -> None:
    for layout in CONTENT.page.layout:
        points, shares = [], []
        for match in counted.matches:
            boards = zip(in_turn(match.of(Took)), in_turn(match.of(Scored)), strict=True)
            mine = [(took.seat, scored.points) for took, scored in boards if took.layout == layout.id]
            points += [score for _, score in mine]
            shares += [match.share(seat) for seat in {seat for seat, _ in mine}]
        assert counted.above(survey.LAYOUT_POINTS, "study-layout", layout=layout.id) == sum(points)
        assert counted.below(survey.LAYOUT_POINTS, "study-layout", layout=layout.id) == len(points)
        assert counted.wins(survey.LAYOUT_WINS, "study-layout", layout=layout.id) == won(shares)


def in_turn(events: list[Any]) -> list[Any]:
    """Seat by seat, the games of each in their order."""
    return sorted(events, key=lambda event: event.seat)


def test_tiles_and_spaces_are_those_one_walks_over_in_the_end(counted: Counted) -> None:
    kitchens = [kitchen for match in counted.matches for kitchen in match.view.kitchens]
    for tile in CONTENT.page.tile:
        there = [lying.space for kitchen in kitchens for lying in kitchen.tiles if lying.tile == tile.id]
        assert counted.below(survey.TILES, f"tile-{tile.id}") == len(there)
    walked = [{step.space for step in kitchen.walk} for kitchen in kitchens]
    for space in ("b4", "a1", "d3"):
        found = counted.above(survey.SPACES_REACHED, "study-space", space=space)
        assert found == sum(space in one for one in walked)
        assert counted.below(survey.SPACES_REACHED, "study-space", space=space) == len(kitchens)
    lit = sum(counted.above(survey.TILES, f"tile-{tile.id}") for tile in CONTENT.page.tile)
    assert lit == sum(map(len, walked))
