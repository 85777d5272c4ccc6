"""The village of Chévoux: where tiles lie, what each wants around it, and how tiles change places.

The numbers in comments are those of docs/rules/chevoux.md. Cell 6 * row + column, both counted from 0; row 0
lies at the river. A set of cells is a word of 30 bits.
"""

from typing import Final

from hameau.engine.machine import bit, i64, lowest_bit, popcount
from hameau.engine.state import State
from hameau.games.chevoux.rules.box import CARD_RULE, EDGE, LAST_ROW, MOON, RIVER, SETS, SUN, Box

COLUMNS: Final = 6
ROWS: Final = 5
CELLS: Final = 30
GROUND: Final = 0  # the kind of a cell without a tile

# areas around a cell: 0 the cell itself, 1 to 9 up to so many spaces from it, 10 its row and column
HERE: Final = 0
ADJACENT: Final = 1
FARTHEST: Final = 9
IN_LINE: Final = 10
AREA: Final = (
    tuple(1 << cell for cell in range(30)),
    *(
        tuple(
            sum(1 << b for b in range(30) if 0 < abs(a // 6 - b // 6) + abs(a % 6 - b % 6) <= spaces)
            for a in range(30)
        )
        for spaces in range(1, 10)
    ),
    tuple(
        sum(1 << b for b in range(30) if a != b and (a // 6 == b // 6 or a % 6 == b % 6)) for a in range(30)
    ),
)
RIVER_CELLS: Final = 0b111111
EDGE_CELLS: Final = sum(1 << c for c in range(30) if c // 6 in (0, 4) or c % 6 in (0, 5))
LAST_ROW_CELLS: Final = 0b111111 << 24

# pairs of cells, the earlier ones nearer to the river: pair b * (b - 1) / 2 + a for a < b
PAIRS: Final = 435
LOWER: Final = tuple(a for b in range(30) for a in range(b))
UPPER: Final = tuple(b for b in range(30) for a in range(b))
PAIRS_OF_ROWS: Final = tuple(6 * rows * (6 * rows - 1) // 2 for rows in range(6))
IN_ROW: Final = tuple(
    pair for row in range(5) for pair in range(435) if LOWER[pair] // 6 == UPPER[pair] // 6 == row
)
IN_COLUMN: Final = tuple(pair for pair in range(435) if LOWER[pair] % 6 == UPPER[pair] % 6)
PAIR_CELLS: Final = tuple(1 << a | 1 << b for b in range(30) for a in range(b))
# the cells of a 2 x 2 block clockwise, from the corner nearest to the river and the first column
BLOCKS: Final = 20  # block 5 * row + column
RING: Final = tuple(
    (6 * row + column, 6 * row + column + 1, 6 * row + column + 7, 6 * row + column + 6)
    for row in range(4)
    for column in range(5)
)


class Village(State):
    """The board with its tiles and people."""

    def __init__(self, box: Box, seats: i64) -> None:
        super().__init__(seats)
        self.box: Box = box
        self.moon: i64 = 0  # the axes of this village
        self.sun: i64 = 0
        self.rows: i64 = 0  # that have tiles
        self.tile: list[i64] = [0] * CELLS  # its kind
        self.people: list[i64] = [0] * CELLS
        self.cells: list[i64] = [0] * SETS  # the cells of each set

    # -- 3: tiles and sets ---------------------------------------------------------------------------------

    def mark_out(self) -> None:
        """The zones of the board."""
        self.cells[RIVER] = RIVER_CELLS
        self.cells[EDGE] = EDGE_CELLS
        self.cells[LAST_ROW] = LAST_ROW_CELLS

    def sets_of(self, kind: i64) -> i64:
        """The sets that a tile belongs to; bit s: set s."""
        sets: i64 = self.box.member[kind]
        axis: i64 = self.box.axis[kind]
        if axis:
            if axis == self.moon:
                sets |= bit(MOON)
            if axis == self.sun:
                sets |= bit(SUN)
        return sets

    def place(self, cell: i64, kind: i64) -> None:
        """Put a tile on a bare cell."""
        self.tile[cell] = kind
        self.toggle(self.sets_of(kind), bit(cell))

    def toggle(self, sets: i64, cells: i64) -> None:
        """Add the cells to these sets, or take them away where they are in."""
        while sets:
            self.cells[lowest_bit(sets)] ^= cells
            sets &= sets - 1

    # -- 3, 7: what a tile wants ---------------------------------------------------------------------------

    def counted(self, atom: i64, cell: i64) -> i64:
        """How many tiles an atom finds around a cell."""
        return popcount(AREA[self.box.area[atom]][cell] & self.cells[self.box.set[atom]])

    def unmet(self, rule: i64, cell: i64) -> i64:
        """How many clauses of a rule do not hold at a cell."""
        broken: i64 = 0
        met: i64 = 0
        for atom in range(self.box.first[rule], self.box.end[rule]):
            count: i64 = popcount(AREA[self.box.area[atom]][cell] & self.cells[self.box.set[atom]])
            if self.box.least[atom] <= count and count <= self.box.most[atom]:
                met = 1
            if self.box.closes[atom]:
                broken += 1 - met
                met = 0
        return broken

    def broken_clauses(self) -> i64:
        """Over the whole village."""
        broken: i64 = 0
        for cell in range(self.rows * COLUMNS):
            broken += self.unmet(self.tile[cell], cell)
        return broken

    def unhappy(self) -> i64:
        """The cells whose tiles lack something, as bits."""
        found: i64 = 0
        for cell in range(self.rows * COLUMNS):
            if self.unmet(self.tile[cell], cell):
                found |= bit(cell)
        return found

    def may_settle(self, card: i64, cell: i64) -> bool:
        """6.9: a dwelling that suits the card."""
        return self.tile[cell] == self.box.dwelling and self.suits(card, cell)

    def settling(self, card: i64) -> i64:
        """6.9: all dwellings that suit the card, as bits."""
        found: i64 = 0
        for cell in range(self.rows * COLUMNS):
            if self.may_settle(card, cell):
                found |= bit(cell)
        return found

    def suits(self, card: i64, cell: i64) -> bool:
        """6.10: does the card's condition hold there now?"""
        return self.unmet(CARD_RULE + card, cell) == 0

    # -- 6: how tiles change places ------------------------------------------------------------------------

    def swap(self, a: i64, b: i64) -> None:
        """Exchange two tiles, and who lives there."""
        kind: i64 = self.tile[a]
        other: i64 = self.tile[b]
        self.tile[a] = other
        self.tile[b] = kind
        living: i64 = self.people[a]
        self.people[a] = self.people[b]
        self.people[b] = living
        if kind != other:
            self.toggle(self.sets_of(kind) ^ self.sets_of(other), bit(a) | bit(b))

    def slide_row(self, row: i64, spaces: i64) -> None:
        """6.3: away from the first column; what leaves at the end comes in at the beginning."""
        first: i64 = row * COLUMNS
        for _ in range(spaces):
            for step in range(COLUMNS - 1):
                self.swap(first + COLUMNS - 2 - step, first + COLUMNS - 1 - step)

    def slide_column(self, column: i64, spaces: i64) -> None:
        """6.4: away from the river, within the rows that have tiles."""
        for _ in range(spaces):
            for step in range(self.rows - 1):
                upper: i64 = column + (self.rows - 1 - step) * COLUMNS
                self.swap(upper - COLUMNS, upper)

    def rotate(self, block: i64, quarters: i64) -> None:
        """6.5: clockwise, as seen with the river at the top."""
        for _ in range(quarters):
            for step in range(3):
                self.swap(RING[block][2 - step], RING[block][3 - step])
