"""A village to think about: tries rearrangements far faster than playing them, for the solvers.

Each wish that is open costs something: a whole wish, and a little more the more tiles are missing. A village
is valid exactly if nothing is open. Trying a swap looks only at the tiles that could notice it.
"""

from typing import Final

from hameau.engine.machine import bit, grid, i64, lowest_bit, popcount, released
from hameau.games.chevoux.bots.judgement import Chevoux
from hameau.games.chevoux.rules import box, village
from hameau.games.chevoux.rules.course import COLUMN, NOTHING, ROW, SWAP, TURN

WISH: Final = 8  # the cost of an open wish; each missing tile adds 1
DEEPEST: Final = 8  # looks that are kept at once
MOST: Final = 512  # moves of a card
SQUARE: Final = 0b11000011
NOT_FIRST: Final = 0b111110_111110_111110_111110_111110
NOT_LAST: Final = 0b011111_011111_011111_011111_011111


class Sketch:
    """Holds one village, and what each rearrangement of a card would cost."""

    def __init__(self) -> None:
        # the rules, copied from the box
        self.first: list[i64] = [0] * box.RULES
        self.end: list[i64] = [0] * box.RULES
        self.area: list[i64] = [0] * box.ATOMS
        self.set: list[i64] = [0] * box.ATOMS
        self.least: list[i64] = [0] * box.ATOMS
        self.most: list[i64] = [0] * box.ATOMS
        self.closes: list[i64] = [0] * box.ATOMS
        self.sets: list[i64] = [0] * box.KINDS  # those that a tile belongs to, with these axes
        self.watches: list[i64] = [0] * box.KINDS  # the sets that a tile's wishes count
        self.far: list[i64] = [0] * box.KINDS  # 1: it looks farther than to its neighbours
        self.how: list[i64] = [0] * box.CARDS
        # the village
        self.rows: i64 = 0
        self.taken: i64 = 0  # cells where people live
        self.tile: list[i64] = [0] * village.CELLS
        self.cells: list[i64] = [0] * box.SETS
        self.cost: list[i64] = [0] * village.CELLS
        self.lookers: i64 = 0  # cells of tiles that look far
        self.open: i64 = 0  # the cost of all
        self.ring: list[i64] = [0] * village.COLUMNS  # cells whose tiles move on
        self.held: list[i64] = [0] * village.COLUMNS
        self.moved: i64 = 0
        # what was found
        self.count: list[i64] = [0] * DEEPEST
        self.move: list[list[i64]] = grid(DEEPEST, MOST)
        self.worth: list[list[i64]] = grid(DEEPEST, MOST)  # the cost after that move
        self.tried: i64 = 0  # rearrangements, ever

    # -- taking a village in -------------------------------------------------------------------------------

    def learn(self, state: Chevoux) -> None:
        """The rules, and what each kind of tile is in a village of these axes."""
        for rule in range(box.RULES):
            self.first[rule] = state.box.first[rule]
            self.end[rule] = state.box.end[rule]
        for atom in range(box.ATOMS):
            self.area[atom] = state.box.area[atom]
            self.set[atom] = state.box.set[atom]
            self.least[atom] = state.box.least[atom]
            self.most[atom] = state.box.most[atom]
            self.closes[atom] = state.box.closes[atom]
        for card in range(box.CARDS):
            self.how[card] = state.box.restructure[card]
        for kind in range(box.KINDS):
            self.sets[kind] = state.sets_of(kind)
            self.watches[kind] = 0
            self.far[kind] = 0
            for atom in range(state.box.first[kind], state.box.end[kind]):
                self.watches[kind] |= bit(self.set[atom])
                if self.area[atom] != village.HERE and self.area[atom] != village.ADJACENT:
                    self.far[kind] = 1

    def visit(self, state: Chevoux) -> None:
        """Take its village in."""
        self.rows = state.rows
        self.taken = state.inhabited()
        for cell in range(village.CELLS):
            self.tile[cell] = state.tile[cell]
        for number in range(box.SETS):
            self.cells[number] = state.cells[number]
        self.weigh()

    def weigh(self) -> None:
        """Count all costs anew."""
        self.open = 0
        self.lookers = 0
        for cell in range(self.rows * village.COLUMNS):
            kind: i64 = self.tile[cell]
            self.cost[cell] = self.grief(kind, cell)
            self.open += self.cost[cell]
            self.lookers |= self.far[kind] << cell

    def weigh_often(self, times: i64) -> None:
        """For measuring; other threads run meanwhile."""
        with released:
            for _ in range(times):
                self.weigh()

    def grief(self, kind: i64, cell: i64) -> i64:
        """What is open of the wishes of a tile of that kind on that cell."""
        total: i64 = 0
        nearest: i64 = village.CELLS
        for atom in range(self.first[kind], self.end[kind]):
            found: i64 = popcount(village.AREA[self.area[atom]][cell] & self.cells[self.set[atom]])
            lacking: i64 = max(self.least[atom] - found, found - self.most[atom])
            if lacking < nearest:
                nearest = lacking
            if self.closes[atom]:
                if nearest > 0:
                    total += WISH + nearest
                nearest = village.CELLS
        return total

    # -- moving tiles --------------------------------------------------------------------------------------

    def toggle(self, sets: i64, cells: i64) -> None:
        while sets:
            self.cells[lowest_bit(sets)] ^= cells
            sets &= sets - 1

    def put(self, cell: i64, kind: i64, lived_in: i64) -> i64:
        """Another tile on a cell, without counting anew; which sets change."""
        changed: i64 = self.sets[self.tile[cell]] ^ self.sets[kind]
        self.toggle(changed, bit(cell))
        self.tile[cell] = kind
        self.taken ^= ((self.taken >> cell ^ lived_in) & 1) << cell
        return changed

    def shift(self, move: i64, back: bool) -> i64:
        """Carry a move out, or take it back, without counting anew; which sets change."""
        if move == NOTHING:
            return 0
        if move < ROW:
            self.ring[0] = village.LOWER[move - SWAP]
            self.ring[1] = village.UPPER[move - SWAP]
            return self.turn(2, 1)
        if move < COLUMN:
            for column in range(village.COLUMNS):
                self.ring[column] = (move - ROW) // 5 * village.COLUMNS + column
            spaces: i64 = (move - ROW) % 5 + 1
            return self.turn(village.COLUMNS, village.COLUMNS - spaces if back else spaces)
        if move < TURN:
            for row in range(self.rows):
                self.ring[row] = (move - COLUMN) // 4 + row * village.COLUMNS
            steps: i64 = (move - COLUMN) % 4 + 1
            return self.turn(self.rows, self.rows - steps if back else steps)
        for corner in range(4):
            self.ring[corner] = village.RING[(move - TURN) // 3][corner]
        quarters: i64 = (move - TURN) % 3 + 1
        return self.turn(4, 4 - quarters if back else quarters)

    def turn(self, length: i64, steps: i64) -> i64:
        """Move the tiles of a ring of cells on by some steps; which sets change."""
        lived_in: i64 = self.taken
        for place in range(length):
            self.held[place] = self.tile[self.ring[place]]
        changed: i64 = 0
        origin: i64 = length - steps
        self.moved = 0
        for place in range(length):
            changed |= self.put(self.ring[place], self.held[origin], lived_in >> self.ring[origin])
            self.moved |= bit(self.ring[place])
            origin = origin + 1 if origin + 1 < length else 0
        return changed

    def make(self, move: i64) -> None:
        """Carry a move out."""
        self.shift(move, False)
        self.weigh()

    def unmake(self, move: i64) -> None:
        """Take it back."""
        self.shift(move, True)
        self.weigh()

    # -- trying --------------------------------------------------------------------------------------------

    def try_swap(self, a: i64, b: i64) -> i64:
        """What would be open after exchanging two tiles of different kinds."""
        kind: i64 = self.tile[a]
        other: i64 = self.tile[b]
        changed: i64 = self.sets[kind] ^ self.sets[other]
        both: i64 = bit(a) | bit(b)
        self.toggle(changed, both)
        after: i64 = self.open - self.cost[a] - self.cost[b] + self.grief(other, a) + self.grief(kind, b)
        around: i64 = (
            village.AREA[village.ADJACENT][a] | village.AREA[village.ADJACENT][b] | self.lookers
        ) & ~both
        while around:
            cell: i64 = lowest_bit(around)
            around &= around - 1
            if self.watches[self.tile[cell]] & changed:
                after += self.grief(self.tile[cell], cell) - self.cost[cell]
        self.toggle(changed, both)
        return after

    def try_shift(self, move: i64) -> i64:
        """What would be open after another rearrangement."""
        changed: i64 = self.shift(move, False)
        after: i64 = self.open
        beside: i64 = self.moved << village.COLUMNS | self.moved >> village.COLUMNS
        beside |= (self.moved & NOT_LAST) << 1 | (self.moved & NOT_FIRST) >> 1
        watching: i64 = (beside | self.lookers) & (bit(self.rows * village.COLUMNS) - 1) & ~self.moved
        concerned: i64 = self.moved
        while concerned:
            cell: i64 = lowest_bit(concerned)
            concerned &= concerned - 1
            after += self.grief(self.tile[cell], cell) - self.cost[cell]
        while watching:
            looker: i64 = lowest_bit(watching)
            watching &= watching - 1
            if self.watches[self.tile[looker]] & changed:
                after += self.grief(self.tile[looker], looker) - self.cost[looker]
        self.shift(move, True)
        return after

    def look(self, card: i64, depth: i64) -> None:
        """Try all that the card can rearrange; staying as it is comes first."""
        self.count[depth] = 0
        self.found(depth, NOTHING, self.open)
        if self.how[card] == box.SLIDE_ROW:
            for number in range(5 * self.rows):
                self.found(depth, ROW + number, self.try_shift(ROW + number))
        elif self.how[card] == box.SLIDE_COLUMN:
            for column in range(village.COLUMNS):
                for steps in range(self.rows - 1):
                    slide: i64 = COLUMN + 4 * column + steps
                    self.found(depth, slide, self.try_shift(slide))
        elif self.how[card] == box.ROTATE:
            self.look_at_squares(depth)
        else:
            self.look_at_pairs(self.how[card], depth)

    def look_at_pairs(self, how: i64, depth: i64) -> None:
        """Swaps in a row, in a column, or anywhere."""
        if how == box.SWAP_IN_ROW:
            for place in range(15 * self.rows):
                self.look_at_pair(village.IN_ROW[place], depth)
        elif how == box.SWAP_IN_COLUMN:
            for place in range(3 * self.rows * (self.rows - 1)):
                self.look_at_pair(village.IN_COLUMN[place], depth)
        else:
            for pair in range(village.PAIRS_OF_ROWS[self.rows]):
                self.look_at_pair(pair, depth)

    def look_at_pair(self, pair: i64, depth: i64) -> None:
        """Nobody may live there, and it must change something."""
        a: i64 = village.LOWER[pair]
        b: i64 = village.UPPER[pair]
        if self.tile[a] != self.tile[b] and not self.taken & (bit(a) | bit(b)):
            self.found(depth, SWAP + pair, self.try_swap(a, b))

    def look_at_squares(self, depth: i64) -> None:
        for block in range(village.BLOCKS):
            if (
                village.RING[block][2] < self.rows * village.COLUMNS
                and not self.taken & SQUARE << village.RING[block][0]
            ):
                for quarters in range(3):
                    turn: i64 = TURN + 3 * block + quarters
                    self.found(depth, turn, self.try_shift(turn))

    def found(self, depth: i64, move: i64, cost: i64) -> None:
        place: i64 = self.count[depth]
        self.move[depth][place] = move
        self.worth[depth][place] = cost
        self.count[depth] = place + 1
        self.tried += 1
