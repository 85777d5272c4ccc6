"""The types that values have in the dialect, and how C spells them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from hameau_dialect.source import Class

INT = "i64"
FLOAT = "float"
BOOL = "bool"
NOTHING = "None"
UNKNOWN = "?"  # already refused: says nothing more
ANYTHING = "object"  # a parameter of a hand-written twin
SCALARS = (INT, FLOAT, BOOL)
ELEMENTS = (INT, FLOAT)

C_TYPES = {INT: "long long", FLOAT: "double", BOOL: "bint", NOTHING: "void"}
C_NAMES = {INT: "cython.longlong", FLOAT: "cython.double", BOOL: "cython.bint"}


@dataclass(frozen=True)
class Array:
    """`list[i64]`: a field, a row of a grid, a parameter, or (fixed) a table of constants or content."""

    element: str
    length: int | None = None
    fixed: bool = False


@dataclass(frozen=True)
class Grid:
    """`list[list[i64]]`, all rows equally long."""

    element: str
    rows: int
    columns: int
    fixed: bool = False


@dataclass(frozen=True)
class Thing:
    """An object of a compiled class."""

    cls: Class


Kind: TypeAlias = str | Array | Grid | Thing


def words(kind: Kind) -> int:
    """How many words of memory a field takes."""
    if isinstance(kind, Array):
        return kind.length or 0
    return kind.rows * kind.columns if isinstance(kind, Grid) else 1


def fixed(kind: Kind) -> Kind:
    """The same, but nobody may change it."""
    if isinstance(kind, Array):
        return Array(kind.element, kind.length, True)
    return Grid(kind.element, kind.rows, kind.columns, True) if isinstance(kind, Grid) else kind


def described(kind: Kind) -> str:
    """A kind in words, for refusals."""
    if isinstance(kind, Array):
        return f"an array of {kind.element}"
    if isinstance(kind, Grid):
        return f"a grid of {kind.element}"
    if isinstance(kind, Thing):
        return f"a {kind.cls.name}"
    return {INT: "an i64", FLOAT: "a float", BOOL: "a bool", NOTHING: "nothing"}.get(kind, kind)


def parameter(kind: Kind) -> str:
    """How C declares a parameter; its name follows."""
    if isinstance(kind, Array):
        return f"{C_TYPES[kind.element]} *"
    return f"{kind.cls.name} " if isinstance(kind, Thing) else f"{C_TYPES[str(kind)]} "
