"""Chévoux: rounds, cards and moves, in the rulebook's order. Numbers are those of docs/rules/chevoux.md.

The pile is only counted and drawn from when a row is laid, the cards when one is turned up: no order exists
that could be spied out. The card laid aside is then the one that a round leaves over.
"""

from typing import Final

from hameau.engine.declared import Events, Laws, Moves
from hameau.engine.machine import bit, i64, lowest_bit, popcount
from hameau.engine.state import EVERYONE
from hameau.games.chevoux.rules import village
from hameau.games.chevoux.rules.box import (
    KINDS,
    ROTATE,
    SLIDE_COLUMN,
    SLIDE_ROW,
    SWAP_IN_COLUMN,
    SWAP_IN_ROW,
    Box,
)
from hameau.games.chevoux.rules.village import Village

NO_CARD: Final = -1  # it is over
ALL_CARDS: Final = 0b111111

MOVES: Final = Moves()
NOTHING: Final = MOVES.add("nothing")
POPULATE: Final = MOVES.add("populate {cell}", village.CELLS, rule="6.9", example="populate c2")
SWAP: Final = MOVES.add("swap {pair}", village.PAIRS, rule="6.2", example="swap a1 c1")
ROW: Final = MOVES.add(
    "row {row} by {spaces}", village.ROWS, village.COLUMNS - 1, rule="6.3", example="row 2 by 3"
)
COLUMN: Final = MOVES.add(
    "column {column} by {spaces}", village.COLUMNS, village.ROWS - 1, rule="6.4", example="column c by 1"
)
TURN: Final = MOVES.add("turn {block} by {quarters}", village.BLOCKS, 3, rule="6.5", example="turn b2 by 1")

LAWS: Final = Laws()
NOBODY_LEFT: Final = LAWS.add("nobody-left", "6.12")
NOT_THERE: Final = LAWS.add("not-there", "6.10", "card", "cell")
NO_DWELLING: Final = LAWS.add("no-dwelling", "6.9", "card", "cell")
NO_TILE: Final = LAWS.add("no-tile", "6.8", "cell:bare")
TOO_FAR: Final = LAWS.add("too-far", "6.4", "rows")
LIVED_IN: Final = LAWS.add("lived-in", "6.6", "cell:home")
NOT_IN_A_ROW: Final = LAWS.add("not-in-a-row", "6.2", "card")
NOT_IN_A_COLUMN: Final = LAWS.add("not-in-a-column", "6.2", "card")
OTHER_CARD: Final = LAWS.add("other-card", "6.1", "card")

EVENTS: Final = Events()
DRAWN: Final = EVENTS.add("drawn", a="moon", b="sun")
GREW: Final = EVENTS.add("grew", a="kinds", b="line")  # 6 bits a kind
BEGAN: Final = EVENTS.add("began", a="round", b="rounds")
TURNED_UP: Final = EVENTS.add("turned-up", a="card")
DID_NOTHING: Final = EVENTS.add("did-nothing")
POPULATED: Final = EVENTS.add("populated", a="cell", b="people")
SWAPPED: Final = EVENTS.add("swapped", a="pair", b="kinds")  # both before, 6 bits each
SLID_ROW: Final = EVENTS.add("slid-row", a="row:line", b="spaces:number")
SLID_COLUMN: Final = EVENTS.add("slid-column", a="column", b="spaces:number")
ROTATED: Final = EVENTS.add("rotated", a="block", b="quarters")
ENDED: Final = EVENTS.add("ended", a="unhappy")


class Rules(Village):
    """One match of Chévoux."""

    def __init__(self, box: Box, seats: i64, hard: i64) -> None:
        super().__init__(box, seats)
        self.hard: i64 = hard  # 1: a round fewer
        self.round: i64 = 0  # the first is 1
        self.card: i64 = NO_CARD  # that lies open now
        self.deck: i64 = 0  # cards not turned up in this round, the one laid aside among them, as bits
        self.supply: i64 = 0  # people who may still come
        self.pile: list[i64] = [0] * KINDS

    # -- 4: setting up -------------------------------------------------------------------------------------

    def set_up(self) -> None:
        moon: i64 = 1 + self.below(self.box.axes)  # 4.1
        sun: i64 = 1 + self.below(self.box.axes - 1)
        if sun >= moon:
            sun += 1
        self.lay_out(moon, sun)

    def lay_out(self, moon: i64, sun: i64) -> None:
        """4.1 to 4.5: with these axes."""
        self.moon = moon
        self.sun = sun
        self.note(DRAWN, 0, moon, sun, EVERYONE)
        self.mark_out()
        self.fill_pile()
        self.supply = self.box.supply
        self.grow()
        self.waiting = 1
        self.start_round()

    def fill_pile(self) -> None:
        """4.2: all tiles without an axis, and those of the two axes."""
        for kind in range(1, self.box.kinds + 1):
            axis: i64 = self.box.axis[kind]
            if axis == 0 or axis == self.moon or axis == self.sun:
                self.pile[kind] = self.box.count[kind]

    def grow(self) -> None:
        """4.4, 5.2: six tiles from the pile onto the next row, in the order in which they are drawn."""
        first: i64 = self.rows * village.COLUMNS
        drawn: i64 = 0
        for column in range(village.COLUMNS):
            kind: i64 = self.draw(self.pile, self.box.kinds + 1)
            self.place(first + column, kind)
            drawn |= kind << (6 * column)
        self.note(GREW, 0, drawn, self.rows, EVERYONE)
        self.rows += 1

    # -- 5: a round ----------------------------------------------------------------------------------------

    def last_round(self) -> i64:
        """5.1: one fewer in hard mode."""
        return self.box.rounds_hard if self.hard else self.box.rounds

    def start_round(self) -> None:
        self.round += 1
        self.note(BEGAN, 0, self.round, self.last_round(), EVERYONE)
        if self.rows < village.ROWS:
            self.grow()
        self.deck = ALL_CARDS  # 5.4, 5.5: one of them is laid aside, the one left over
        self.turn_up()

    def turn_up(self) -> None:
        """5.6: the next card."""
        skipped: i64 = self.below(popcount(self.deck))
        cards: i64 = self.deck
        for _ in range(skipped):
            cards &= cards - 1
        self.card = lowest_bit(cards)
        self.deck &= ~bit(self.card)
        self.note(TURNED_UP, 0, self.card, 0, EVERYONE)

    def next_card(self) -> None:
        """5.7: five cards a round; then the next round, or the end."""
        if popcount(self.deck) > 1:
            self.turn_up()
        elif self.round < self.last_round():
            self.start_round()
        else:
            self.card = NO_CARD
            self.waiting = 0
            self.note(ENDED, 0, popcount(self.unhappy()), 0, EVERYONE)

    # -- 6: what a card allows -----------------------------------------------------------------------------

    def find_moves(self, seat: i64) -> i64:
        if not self.waiting & bit(seat):
            return 0
        self.expect(OTHER_CARD)
        self.moves[0] = NOTHING  # 6.1
        return self.list_restructurings(self.list_dwellings(1))

    def list_dwellings(self, count: i64) -> i64:
        """6.9 to 6.12."""
        if self.closes(NOBODY_LEFT, POPULATE, self.supply == 0):
            return count
        self.closes(NO_DWELLING, POPULATE, True)  # but these
        for cell in range(self.rows * village.COLUMNS):
            if self.tile[cell] == self.box.dwelling:
                self.moves[count] = POPULATE + cell
                count += 0 if self.forbids(NOT_THERE, POPULATE + cell, not self.suits(self.card, cell)) else 1
        return count

    def list_restructurings(self, count: i64) -> i64:
        how: i64 = self.box.restructure[self.card]
        if how == SLIDE_ROW:
            self.closes(NO_TILE, ROW, True)  # but where tiles lie
            return self.list_slides(count, ROW, self.rows, village.COLUMNS, village.COLUMNS - 1)
        if how == SLIDE_COLUMN:
            self.closes(TOO_FAR, COLUMN, True)  # but so far
            return self.list_slides(count, COLUMN, village.COLUMNS, self.rows, village.ROWS - 1)
        if how == ROTATE:
            return self.list_turns(count)
        return self.list_swaps(count, how)

    def list_swaps(self, count: i64, how: i64) -> i64:
        """6.2, 6.6, 6.8: two tiles in one row, in one column or anywhere, and nobody lives there."""
        lived_in: i64 = self.inhabited()
        pairs: i64 = self.within(NO_TILE, SWAP, village.PAIRS_OF_ROWS[self.rows])
        if how == SWAP_IN_ROW:
            self.closes(NOT_IN_A_ROW, SWAP, True)  # but these
            for place in range(15 * self.rows):
                count = self.list_swap(count, village.IN_ROW[place], lived_in)
        elif how == SWAP_IN_COLUMN:
            self.closes(NOT_IN_A_COLUMN, SWAP, True)  # but these
            for place in range(3 * self.rows * (self.rows - 1)):
                count = self.list_swap(count, village.IN_COLUMN[place], lived_in)
        else:
            self.closes(LIVED_IN, SWAP, True)  # or nobody lives there
            for pair in range(pairs):
                self.moves[count] = SWAP + pair
                count += 0 if lived_in & village.PAIR_CELLS[pair] else 1
        return count

    def list_swap(self, count: i64, pair: i64, lived_in: i64) -> i64:
        self.moves[count] = SWAP + pair
        return count + (
            0 if self.forbids(LIVED_IN, SWAP + pair, lived_in & village.PAIR_CELLS[pair] != 0) else 1
        )

    def inhabited(self) -> i64:
        """The cells where people live, as bits."""
        found: i64 = 0
        if self.supply == self.box.supply:
            return found
        for cell in range(village.CELLS):
            if self.people[cell]:
                found |= bit(cell)
        return found

    def list_slides(self, count: i64, move: i64, lines: i64, length: i64, codes: i64) -> i64:
        """6.3, 6.4, 6.7: any line of tiles by any number of spaces, whoever lives there."""
        for line in range(lines):
            for spaces in range(1, length):
                self.moves[count] = move + codes * line + spaces - 1
                count += 1
        return count

    def list_turns(self, count: i64) -> i64:
        """6.5, 6.6: a square of four tiles where nobody lives."""
        lived_in: i64 = self.inhabited()
        self.closes(LIVED_IN, TURN, True)  # or nobody lives there
        blocks: i64 = self.within(NO_TILE, TURN, 3 * (village.COLUMNS - 1) * (self.rows - 1)) // 3
        for block in range(blocks):
            if not lived_in & self.block_cells(block):
                for quarters in range(3):
                    self.moves[count] = TURN + 3 * block + quarters
                    count += 1
        return count

    def block_cells(self, block: i64) -> i64:
        return (bit(7) | bit(6) | bit(1) | 1) << village.RING[block][0]

    # -- 6: what it does -----------------------------------------------------------------------------------

    def apply(self, seat: i64, move: i64) -> None:
        if move == NOTHING:
            self.note(DID_NOTHING, seat, 0, 0, EVERYONE)
        elif move < SWAP:
            self.populate(seat, move - POPULATE)
        else:
            self.tell_restructuring(seat, move)
            self.restructure(move)
        self.next_card()

    def populate(self, seat: i64, cell: i64) -> None:
        """6.11, 6.12: as many as the card says, or all that are left."""
        coming: i64 = min(self.box.people[self.card], self.supply)
        self.supply -= coming
        self.people[cell] += coming
        self.note(POPULATED, seat, cell, coming, EVERYONE)

    def restructure(self, move: i64) -> None:
        """Rearrange the tiles; the card stays as it is."""
        if move < ROW:
            self.swap(village.LOWER[move - SWAP], village.UPPER[move - SWAP])
        elif move < COLUMN:
            self.slide_row((move - ROW) // 5, (move - ROW) % 5 + 1)
        elif move < TURN:
            self.slide_column((move - COLUMN) // 4, (move - COLUMN) % 4 + 1)
        else:
            self.rotate((move - TURN) // 3, (move - TURN) % 3 + 1)

    def undo_restructuring(self, move: i64) -> None:
        """The same line or square on, until all is where it was."""
        if move < ROW:
            self.swap(village.LOWER[move - SWAP], village.UPPER[move - SWAP])
        elif move < COLUMN:
            self.slide_row((move - ROW) // 5, village.COLUMNS - 1 - (move - ROW) % 5)
        elif move < TURN:
            self.slide_column((move - COLUMN) // 4, self.rows - 1 - (move - COLUMN) % 4)
        else:
            self.rotate((move - TURN) // 3, 3 - (move - TURN) % 3)

    def tell_restructuring(self, seat: i64, move: i64) -> None:
        if move < ROW:
            pair: i64 = move - SWAP
            kinds: i64 = self.tile[village.LOWER[pair]] | self.tile[village.UPPER[pair]] << 6
            self.note(SWAPPED, seat, pair, kinds, EVERYONE)
        elif move < COLUMN:
            self.note(SLID_ROW, seat, (move - ROW) // 5, (move - ROW) % 5 + 1, EVERYONE)
        elif move < TURN:
            self.note(SLID_COLUMN, seat, (move - COLUMN) // 4, (move - COLUMN) % 4 + 1, EVERYONE)
        else:
            self.note(ROTATED, seat, (move - TURN) // 3, (move - TURN) % 3 + 1, EVERYONE)

    def imagine(self, seat: i64) -> None:
        """What nobody knows is not decided yet: the pile and the cards are drawn when they are turned up."""

    def sight(self, observer: i64, seat: i64, move: i64) -> i64:
        """The move, the card that came up, and the row that grew last."""
        seen: i64 = 0
        for column in range(village.COLUMNS):
            seen = seen << 6 | self.tile[(self.rows - 1) * village.COLUMNS + column]
        return (seen << 4 | self.card + 1) << 10 | move

    # -- 10: the end ----------------------------------------------------------------------------------------

    def inhabitants(self) -> i64:
        """All who came."""
        return self.box.supply - self.supply

    def empty_dwellings(self) -> i64:
        """10.2: on the board, without people."""
        empty: i64 = 0
        for cell in range(village.CELLS):
            if self.tile[cell] == self.box.dwelling and self.people[cell] == 0:
                empty += 1
        return empty

    def score(self, seat: i64) -> i64:
        """10.2, 10.3: what a valid village is worth."""
        return (
            self.box.point_a_person * self.inhabitants() + self.box.points_an_empty * self.empty_dwellings()
        )

    def is_scored(self, seat: i64) -> bool:
        """10.4: a lost village has no score."""
        return self.unhappy() == 0

    def result(self, seat: i64) -> float:
        """10.1: won exactly if no tile lacks anything."""
        return -1.0 if self.unhappy() else 1.0
