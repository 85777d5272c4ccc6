"""Villages from a file, judged: which cells lack something.

The file is TOML. Each `[[village]]` names its axes and its rows from the river on:

    [[village]]
    moon = "education"
    sun = "sante"
    rows = [["clinique", "creche", …], …]

Each `[[perturbation]]` names a village of the file by its axes, two cells to swap, `[row, column]` from 1,
and which cells should then lack something.
"""

from collections import Counter
from typing import Annotated

from msgspec import Meta, Struct

from hameau.engine.answers import Judged, Said
from hameau.engine.content import read
from hameau.engine.errors import BadContent
from hameau.games.chevoux.bots.judgement import Chevoux
from hameau.games.chevoux.content import Opened
from hameau.games.chevoux.notation import cell_names
from hameau.games.chevoux.rules.village import CELLS, COLUMNS, ROWS

Place = Annotated[list[int], Meta(min_length=2, max_length=2)]
Row = Annotated[list[str], Meta(min_length=COLUMNS, max_length=COLUMNS)]


class Drawn(Struct, frozen=True):
    """A village as the file has it."""

    moon: str
    sun: str
    rows: Annotated[list[Row], Meta(min_length=1, max_length=ROWS)]


class Perturbation(Struct, frozen=True):
    """Two tiles of a village to swap."""

    moon: str
    sun: str
    a: Place
    b: Place
    violations: list[Place] | None = None


class Villages(Struct, frozen=True):
    """The file."""

    village: list[Drawn] = []
    perturbation: list[Perturbation] = []


class Verdict(Struct, frozen=True, omit_defaults=True):
    """One village."""

    moon: str
    sun: str
    valid: bool
    violations: list[list[int]]  # row and column from 1, row 1 at the river
    cells: list[str]  # the same in notation
    tiles: list[str]  # that lie there
    swapped: list[list[int]] = []  # of a perturbation
    as_expected: bool | None = None


class Verdicts(Struct, frozen=True):
    """All villages of a file, in its order."""

    villages: list[Verdict]
    perturbations: list[Verdict]


def judge_file(content: Opened, text: str, file: str) -> Judged:
    """Judge every village of a file."""
    drawn = read(text, Villages, file)
    if not drawn.village:
        raise BadContent(file, "", "no village stands in it; one begins with [[village]]")
    villages = [
        judge(content, drawn_village(content, one, f"village number {n}", file), one)
        for n, one in enumerate(drawn.village, 1)
    ]
    perturbations = [
        judge_swapped(content, one, drawn, f"perturbation number {n}", file)
        for n, one in enumerate(drawn.perturbation, 1)
    ]
    told = [said(content, verdict) for verdict in [*villages, *perturbations]]
    return Judged(Verdicts(villages, perturbations), told)


def drawn_village(content: Opened, one: Drawn, entry: str, file: str) -> Chevoux:
    """The village with its tiles laid."""
    state = Chevoux(content.box, 1, 0)
    state.moon, state.sun = (axis_of(content, name, entry, file) for name in (one.moon, one.sun))
    if state.moon == state.sun:
        raise BadContent(file, entry, f"{one.moon!r} is both Moon and Sun")
    state.mark_out()
    for row, names in enumerate(one.rows):
        for column, name in enumerate(names):
            kind = content.kind_named(name)
            if kind is None or content.box.axis[kind] not in (0, state.moon, state.sun):
                where = f"{entry}, row {row + 1}, column {column + 1}"
                raise BadContent(file, where, f"{name!r} is no tile of this village")
            state.place(row * COLUMNS + column, kind)
    check_copies(content, one, entry, file)
    state.rows = len(one.rows)
    return state


def check_copies(content: Opened, one: Drawn, entry: str, file: str) -> None:
    """No more of a tile than the box has."""
    laid = Counter(name for row in one.rows for name in row)
    for tile in content.page.tile:
        if laid[tile.id] > tile.count:
            there = f"the box has {tile.count}" if tile.count > 1 else "the box has one"
            raise BadContent(file, entry, f"{laid[tile.id]} times {tile.id!r}; {there}")


def axis_of(content: Opened, name: str, entry: str, file: str) -> int:
    number = content.axis_named(name)
    if number is None:
        axes = ", ".join(axis.id for axis in content.page.axis)
        raise BadContent(file, entry, f"no axis {name!r}; there are {axes}")
    return number


def judge(content: Opened, state: Chevoux, one: Drawn | Perturbation) -> Verdict:
    unhappy = state.unhappy()
    cells = [cell for cell in range(CELLS) if unhappy >> cell & 1]
    return Verdict(
        moon=one.moon,
        sun=one.sun,
        valid=not cells,
        violations=[[cell // COLUMNS + 1, cell % COLUMNS + 1] for cell in cells],
        cells=cell_names(unhappy),
        tiles=[content.tile(state.tile[cell]).id for cell in cells],
    )


def judge_swapped(content: Opened, one: Perturbation, drawn: Villages, entry: str, file: str) -> Verdict:
    """The named village with two tiles swapped, and whether it lacks what it should."""
    base = next((v for v in drawn.village if (v.moon, v.sun) == (one.moon, one.sun)), None)
    if base is None:
        raise BadContent(file, entry, f"the file has no village of {one.moon!r} and {one.sun!r}")
    state = drawn_village(content, base, entry, file)
    for row, column in (one.a, one.b):
        if not (1 <= row <= len(base.rows) and 1 <= column <= COLUMNS):
            raise BadContent(file, entry, f"[{row}, {column}] is no cell of that village")
    state.swap(*((row - 1) * COLUMNS + column - 1 for row, column in (one.a, one.b)))
    found = judge(content, state, one)
    return Verdict(
        moon=found.moon,
        sun=found.sun,
        valid=found.valid,
        violations=found.violations,
        cells=found.cells,
        tiles=found.tiles,
        swapped=[one.a, one.b],
        as_expected=None if one.violations is None else sorted(one.violations) == found.violations,
    )


def said(content: Opened, verdict: Verdict) -> Said:
    """A verdict in words."""
    facts = (
        content.word("moon", f"axis-{verdict.moon}")
        | content.word("sun", f"axis-{verdict.sun}")
        | {"cells": ", ".join(verdict.cells), "count": len(verdict.cells)}
    )
    if verdict.as_expected is False:
        return Said("not-as-expected", facts)
    return Said("village-lacks" if verdict.cells else "village-is-valid", facts)
