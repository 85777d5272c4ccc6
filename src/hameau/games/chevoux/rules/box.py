"""What lies in the box of Chévoux: tiles, cards, and their conditions as words of bits."""

from typing import Final

from hameau.engine.machine import i64, write_field

KINDS: Final = 64  # of tiles; kind 0 is bare ground
SETS: Final = 32  # of cells: zones of the board, and where tiles of some sort lie
CARDS: Final = 6
RULES: Final = 72  # what a tile of each kind wants, then what each card wants
ATOMS: Final = 256
CARD_RULE: Final = 64  # + card: the rule of its Populate side

# sets that every village has: the zones of the board, and what depends on the axes that were drawn
RIVER: Final = 0
EDGE: Final = 1
LAST_ROW: Final = 2
SUN: Final = 3
MOON: Final = 4
FIRST_OWN_SET: Final = 5  # the others are those that the content names

# how a card rearranges
SWAP_IN_ROW: Final = 0
SWAP_IN_COLUMN: Final = 1
SLIDE_ROW: Final = 2
SLIDE_COLUMN: Final = 3
ROTATE: Final = 4
SWAP_ANY: Final = 5


class Box:
    """Filled from `content.toml`, shared by all matches that use it, never changed.

    A rule is a line of atoms, `first[rule]` to `end[rule]`. An atom counts the tiles of one set in one area
    around a cell, and holds if they are `least` to `most`. Each `closes` marks the last atom of a clause; a
    clause holds if one of its atoms does, a rule if all of its clauses do.
    """

    def __init__(self) -> None:
        self.kinds: i64 = 0
        self.axes: i64 = 0
        self.dwelling: i64 = 0  # the kind that people live in
        self.count: list[i64] = [0] * KINDS
        self.axis: list[i64] = [0] * KINDS  # 0 for a tile of no axis, the first axis is 1
        self.member: list[i64] = [0] * KINDS  # bit s: tiles of this kind belong to set s
        self.first: list[i64] = [0] * RULES
        self.end: list[i64] = [0] * RULES
        self.area: list[i64] = [0] * ATOMS
        self.set: list[i64] = [0] * ATOMS
        self.least: list[i64] = [0] * ATOMS
        self.most: list[i64] = [0] * ATOMS
        self.closes: list[i64] = [0] * ATOMS
        self.restructure: list[i64] = [0] * CARDS
        self.people: list[i64] = [0] * CARDS  # whom its Populate side brings
        self.supply: i64 = 0
        self.point_a_person: i64 = 0
        self.points_an_empty: i64 = 0  # dwelling, below 0
        self.rounds: i64 = 0
        self.rounds_hard: i64 = 0

    def write(self, name: str, value: object) -> None:
        """Set a number or an array as a whole."""
        write_field(self, name, value)
