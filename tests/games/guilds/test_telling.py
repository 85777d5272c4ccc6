"""Events that whole matches bring rarely are told in every language here."""

from collections.abc import Callable

import pytest

from hameau.laws.matches import tag
from hameau.laws.words import check_event
from tests.games.guilds.tables import GUILDS, Table, seated


def ousted() -> Table:
    table = seated(2).give("Ann", "R4 B1").stand("b1", Ben=1)
    table.does("Ann", "play R4", "pay B1")
    return table


def boris_ousted() -> Table:
    table = seated(1).give("Ann", "R4 B1").stand("b1", Boris=1)
    table.does("Ann", "play R4", "pay B1")
    return table


def boris_farmed() -> Table:
    table = seated(1).at(4)
    table.end_round()
    return table


@pytest.mark.parametrize(
    ("story", "name", "sentence"),
    [
        (ousted, "ousted", "A liveryman of Ben has to leave b1 (Bakers) for the Guildhall."),
        (boris_ousted, "ousted", "A liveryman of Boris has to leave b1 (Bakers)."),
        (boris_farmed, "boris-farmed", "Boris gets the plantation: 7 points."),
    ],
)
def test_what_happens_rarely_is_told(story: Callable[[], Table], name: str, sentence: str) -> None:
    table = story()
    event = next(event for event in table.events() if tag(event) == name)
    assert table.sentence(event) == sentence
    check_event(GUILDS, event, "Ann")
