"""Villages that were found valid elsewhere, and broken ones with the cells that lack something."""

from typing import Any

import pytest

from tests.games.chevoux.tables import FIXTURES, village
from tests.referees.chevoux import Village
from tests.rules import rule

ROWS = {(one["moon"], one["sun"]): one["rows"] for one in FIXTURES["village"]}


def drawn(rows: list[list[str]]) -> str:
    return "\n".join(" ".join(row) for row in rows)


def cells(unhappy: int) -> list[list[int]]:
    return [[cell // 6 + 1, cell % 6 + 1] for cell in range(30) if unhappy >> cell & 1]


@rule("10.1")
@pytest.mark.parametrize("axes", ROWS, ids="-".join)
def test_a_valid_village_lacks_nothing(axes: tuple[str, str]) -> None:
    state = village(drawn(ROWS[axes]), *axes)
    assert cells(state.unhappy()) == []
    assert state.broken_clauses() == 0


@rule("10.1")
@pytest.mark.parametrize("broken", FIXTURES["perturbation"], ids=lambda one: f"{one['moon']}-{one['sun']}")
def test_a_broken_village_lacks_exactly_that(broken: dict[str, Any]) -> None:
    axes = (broken["moon"], broken["sun"])
    rows = [row[:] for row in ROWS[axes]]
    (r, c), (s, d) = broken["a"], broken["b"]
    rows[r - 1][c - 1], rows[s - 1][d - 1] = rows[s - 1][d - 1], rows[r - 1][c - 1]
    assert cells(village(drawn(rows), *axes).unhappy()) == broken["violations"]


def test_the_rules_written_a_second_time_agree() -> None:
    for axes, rows in ROWS.items():
        board = {(r, c): tile for r, row in enumerate(rows, 1) for c, tile in enumerate(row, 1)}
        assert Village(board, *axes).unhappy() == set()
