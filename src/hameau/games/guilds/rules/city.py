"""The city of Guilds of London: tiles, liverymen and where they stand. Chapter 2 of docs/rules/guilds.md."""

from typing import Final

from hameau.engine.declared import Events
from hameau.engine.machine import bit, grid, i64, lowest_bit, popcount
from hameau.engine.state import EVERYONE, State
from hameau.games.guilds.rules.box import (
    BORIS,
    BUILDING,
    BUILDINGS,
    COLOURS,
    MORE,
    MOST_TOKENS,
    SEATS,
    SIDES,
    SOLO,
    TILES,
    TWO,
    Box,
)

COLUMNS: Final = 6
ROWS: Final = 5
CELLS: Final = 30  # 6 * row + column, both from 0; the scan goes from 0 up
NOWHERE: Final = -1
GUILDHALL: Final = 30  # as a place that a liveryman comes from

# the layouts, as they grow
SQUARE: Final = 0  # two players and solo: 5 x 5
SMALL: Final = 1  # three and four: 4 x 3, then 6 x 3, 6 x 4, 6 x 5
LARGEST: Final = 4
TOP: Final = (0, 1, 1, 0, 0)
BOTTOM: Final = (4, 3, 3, 3, 4)
LEFT: Final = (0, 1, 0, 0, 0)
RIGHT: Final = (4, 4, 5, 5, 5)
HALLS: Final = (1 << 14, 3 << 14, 3 << 14, 3 << 14, 3 << 14)  # c3; c3 and d3
LAYOUT: Final = tuple(
    sum(
        1 << 6 * row + column
        for row in range(TOP[i], BOTTOM[i] + 1)
        for column in range(LEFT[i], RIGHT[i] + 1)
    )
    for i in range(5)
)
EDGE: Final = tuple(
    sum(
        1 << 6 * row + column
        for row in range(TOP[i], BOTTOM[i] + 1)
        for column in range(LEFT[i], RIGHT[i] + 1)
        if row in (TOP[i], BOTTOM[i]) or column in (LEFT[i], RIGHT[i])
    )
    for i in range(5)
)
CORNERS: Final = tuple(
    sum(1 << 6 * row + column for row in (TOP[i], BOTTOM[i]) for column in (LEFT[i], RIGHT[i]))
    for i in range(5)
)
AROUND_HALLS: Final = tuple(
    sum(1 << 6 * row + column for row in (1, 2, 3) for column in range(1, 4 if i == SQUARE else 5))
    & ~HALLS[i]
    for i in range(5)
)
BESIDE: Final = tuple(
    sum(
        1 << 6 * row + column
        for row in range(5)
        for column in range(6)
        if abs(row - cell // 6) + abs(column - cell % 6) == 1
    )
    for cell in range(30)
)  # the cells that touch a cell across or down
CHURCH_OF: Final = (15, 16)  # d3 beside one Guildhall tile, e3 beside two
OTHERS_OF_TWO: Final = (8, 20, 13)  # c2, c4, b3
OTHER_OF_MORE: Final = 13  # b3

EVENTS: Final = Events()  # later chapters add theirs
PLACED: Final = EVENTS.add("placed", a="cell", b="tile")
BEADLE_CAME: Final = EVENTS.add("beadle-came", a="cell")


class City(State):
    """The tiles and all that stands on them."""

    def __init__(self, box: Box, seats: i64, wanted_side: i64, resources: i64, solitaire: i64) -> None:
        super().__init__(seats)
        self.box: Box = box
        self.wanted_side: i64 = wanted_side  # VIRGINIA, ULSTER, or 2: at random
        self.resources: i64 = resources  # 1: Boris draws one card more
        self.solitaire: i64 = solitaire  # 1: with the solitaire players' guild
        self.side: i64 = 0  # of the plantation
        self.layout: i64 = 0
        self.round: i64 = 0  # the first is 1
        self.beadle: i64 = NOWHERE
        self.neutrals: i64 = 0  # on the scoreboard
        self.open: i64 = 0  # bit c: the tile on cell c is unresolved
        self.done: i64 = 0  # completed
        self.barred: i64 = 0  # solo: a neutral raises the threshold
        self.tile: list[i64] = [0] * CELLS  # its number; 0: none, or the Guildhall
        self.token: list[i64] = [0] * CELLS  # its kind + 1; 0: none
        self.neutral: list[i64] = [0] * CELLS  # put there by a card
        self.shows: list[i64] = [0] * COLOURS  # the cells that show a colour
        self.pawns: list[list[i64]] = grid(SIDES, CELLS)  # liverymen on unresolved tiles
        self.stands: list[i64] = [0] * SIDES  # the cells where there are some
        self.masters: list[i64] = [0] * SEATS  # bits of cells
        self.hall: list[i64] = [0] * SEATS  # liverymen on the Guildhall
        self.supply: list[i64] = [0] * SEATS
        self.planted: list[i64] = [0] * SEATS  # liverymen on the plantation
        self.points: list[i64] = [0] * SIDES
        self.pile: list[i64] = [0] * TILES  # 1: this tile can still come
        self.bag: list[i64] = [0] * MOST_TOKENS  # tokens that can still come

    # -- 2: setting up -------------------------------------------------------------------------------------

    def mode(self) -> i64:
        return SOLO if self.seats == 1 else TWO if self.seats == 2 else MORE

    def lay_out(self) -> None:
        """The first tiles, the liverymen and the beadle."""
        self.side = self.wanted_side
        if self.wanted_side > 1:
            self.side = self.below(2)  # 2.7
        for tile in range(1, TILES):
            self.pile[tile] = 1 if tile <= self.box.guilds or tile >= BUILDING else 0
        for kind in range(self.box.token_kinds):
            self.bag[kind] = self.box.token_copies[kind]
        self.neutrals = self.box.neutrals * self.seats  # 2.8
        for seat in range(self.seats):
            self.hall[seat] = self.box.in_guildhall  # 2.1
            self.supply[seat] = self.box.liverymen - self.box.in_guildhall
        if self.seats <= 2:
            self.lay_square()
        else:
            self.lay_small()
        self.move_beadle()

    def lay_square(self) -> None:
        """2.13 to 2.16: one Guildhall tile among 24 others, and nothing comes later."""
        self.layout = SQUARE
        self.place_tile(CHURCH_OF[0], BUILDING)
        for i in range(3):
            building: i64 = self.draw_building()
            self.place_tile(OTHERS_OF_TWO[i], building)
        for tile in range(BUILDING, TILES):
            self.pile[tile] = 0
        self.fill(LAYOUT[SQUARE])
        for tile in range(1, TILES):
            self.pile[tile] = 0

    def lay_small(self) -> None:
        """2.10 to 2.12: two Guildhall tiles among ten others; the rest is the pile."""
        self.layout = SMALL
        self.place_tile(CHURCH_OF[1], BUILDING)
        building: i64 = self.draw_building()
        self.place_tile(OTHER_OF_MORE, building)
        self.fill(LAYOUT[SMALL])

    def draw_building(self) -> i64:
        """A special building but the Church, at random."""
        left: i64 = 0
        for tile in range(BUILDING + 1, BUILDING + BUILDINGS):
            left += self.pile[tile]
        place: i64 = self.below(left)
        for tile in range(BUILDING + 1, BUILDING + BUILDINGS):
            if self.pile[tile]:
                if place == 0:
                    return tile
                place -= 1
        return NOWHERE  # there is always one left

    def fill(self, cells: i64) -> None:
        """Tiles from the pile to all cells that are empty, in scan order."""
        empty: i64 = cells & ~(self.open | self.done | HALLS[self.layout])
        while empty:
            tile: i64 = self.draw(self.pile, TILES)
            if tile < 0:
                return
            self.pile[tile] = 1  # place_tile takes it out
            self.place_tile(lowest_bit(empty), tile)
            empty &= empty - 1

    def place_tile(self, cell: i64, tile: i64) -> None:
        """A tile with its token; 2.9."""
        self.pile[tile] = 0
        self.tile[cell] = tile
        self.open |= bit(cell)
        for colour in range(COLOURS):
            if self.box.colours[tile] & bit(colour):
                self.shows[colour] |= bit(cell)
        token: i64 = self.draw(self.bag, self.box.token_kinds)
        self.token[cell] = token + 1
        if self.round > 0:
            self.note(PLACED, 0, cell, tile, EVERYONE)

    def bar(self) -> None:
        """9.4, 9.5: solo, neutrals on the lowest guild tiles (Virginia) or the highest (Ulster)."""
        for _ in range(self.box.barred):
            best: i64 = NOWHERE
            for cell in range(CELLS):
                free: bool = self.is_open_guild(cell) and not self.barred & bit(cell)
                if free and (best == NOWHERE or (self.tile[cell] < self.tile[best]) == (self.side == 0)):
                    best = cell
            if best != NOWHERE:
                self.barred |= bit(best)

    # -- the beadle ----------------------------------------------------------------------------------------

    def move_beadle(self) -> None:
        """2.17, 5.16: to the unresolved guild tile with the lowest number, or off the board."""
        best: i64 = NOWHERE
        for cell in range(CELLS):
            if self.is_open_guild(cell) and (best == NOWHERE or self.tile[cell] < self.tile[best]):
                best = cell
        self.beadle = best
        if best != NOWHERE and self.round > 0:
            self.note(BEADLE_CAME, 0, best, 0, EVERYONE)

    def is_open_guild(self, cell: i64) -> bool:
        return self.open & bit(cell) != 0 and self.tile[cell] < BUILDING

    # -- liverymen -----------------------------------------------------------------------------------------

    def put_pawn(self, side: i64, cell: i64) -> None:
        self.pawns[side][cell] += 1
        self.stands[side] |= bit(cell)

    def take_pawn(self, side: i64, cell: i64) -> None:
        self.pawns[side][cell] -= 1
        if self.pawns[side][cell] == 0:
            self.stands[side] &= ~bit(cell)

    def take_from(self, seat: i64, place: i64) -> None:
        """A liveryman leaves the Guildhall or a tile."""
        if place == GUILDHALL:
            self.hall[seat] -= 1
        else:
            self.take_pawn(seat, place)

    def go_home(self, cell: i64) -> None:
        """All liverymen of a tile return to the Guildhall; those of Boris are without number."""
        for seat in range(self.seats):
            self.hall[seat] += self.pawns[seat][cell]
            self.pawns[seat][cell] = 0
            self.stands[seat] &= ~bit(cell)
        self.pawns[BORIS][cell] = 0
        self.stands[BORIS] &= ~bit(cell)

    def free_pawns(self, seat: i64, place: i64) -> bool:
        """Has the seat a liveryman elsewhere than on this place, that can move?"""
        if self.hall[seat] > 0 and place != GUILDHALL:
            return True
        return self.stands[seat] & ~bit(place) != 0

    # -- looking -------------------------------------------------------------------------------------------

    def threshold(self, cell: i64) -> i64:
        """9.6: a neutral from the start raises it."""
        return self.box.threshold[self.tile[cell]] + (self.barred >> cell & 1)

    def count(self, cell: i64) -> i64:
        """5.3: liverymen, neutrals put by cards, and the beadle."""
        sum_: i64 = self.neutral[cell] + (1 if self.beadle == cell else 0)
        for side in range(SIDES):
            sum_ += self.pawns[side][cell]
        return sum_

    def present(self, cell: i64) -> i64:
        """Bits of those who have a liveryman on the tile."""
        who: i64 = 0
        for side in range(SIDES):
            who |= (self.stands[side] >> cell & 1) << side
        return who

    def is_reached(self, cell: i64) -> bool:
        """5.3, 5.4: enough on it, and somebody to win it."""
        return self.present(cell) != 0 and self.count(cell) >= self.threshold(cell)

    def masters_beside(self, side: i64, cell: i64) -> i64:
        """9.20: Boris has no masters."""
        return 0 if side == BORIS else popcount(self.masters[side] & BESIDE[cell])

    def colours_of(self, cells: i64) -> i64:
        """Bits of the colours that these tiles show."""
        seen: i64 = 0
        for colour in range(COLOURS):
            if self.shows[colour] & cells:
                seen |= bit(colour)
        return seen
