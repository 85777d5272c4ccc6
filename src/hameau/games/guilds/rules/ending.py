"""The end of Guilds of London: mayoral cards, masters beside each other, and who has won. Chapter 7."""

from typing import Final

from hameau.engine.machine import i64, lowest_bit, popcount
from hameau.engine.state import EVERYONE
from hameau.games.guilds.rules import city
from hameau.games.guilds.rules.boris import Boris
from hameau.games.guilds.rules.box import (
    BORIS,
    BUILDING,
    BY_ALL_COLOURS,
    BY_BUILDING,
    BY_COLOUR,
    BY_COLUMN,
    BY_CORNER,
    BY_EDGE,
    BY_GROUP,
    BY_GROUPS,
    BY_GUILDHALL,
    BY_GUILDHALL_TILES,
    BY_HAND,
    BY_HIGH_NUMBERS,
    BY_LOW_NUMBERS,
    BY_ONE_COLOUR,
    BY_ROW,
    BY_TWO_COLOURS,
    BY_UNRESOLVED,
    COLOURS,
    SOLO,
    Box,
)
from hameau.games.guilds.rules.cards import OVER

ROW: Final = 0b111111
COLUMN: Final = sum(1 << 6 * row for row in range(5))
HIGH: Final = 21  # from this number on a guild tile is a high one

MAYOR_SCORED: Final = city.EVENTS.add("mayor-scored", a="mayor", b="points")
NEIGHBOURS_SCORED: Final = city.EVENTS.add("neighbours-scored", a="points")
ENDED: Final = city.EVENTS.add("ended")


class Ending(Boris):
    """Final scoring."""

    def __init__(self, box: Box, seats: i64, wanted_side: i64, resources: i64, solitaire: i64) -> None:
        super().__init__(box, seats, wanted_side, resources, solitaire)

    def score_all(self) -> None:
        """7.2, 7.3."""
        for seat in range(self.seats):
            cards: i64 = self.mayors[seat]
            while cards:
                card: i64 = lowest_bit(cards)
                cards &= cards - 1
                points: i64 = self.mayor_worth(seat, card)
                self.points[seat] += points
                self.note(MAYOR_SCORED, seat, card, points, EVERYONE)
            bonus: i64 = self.neighbours(seat)
            self.points[seat] += bonus
            self.note(NEIGHBOURS_SCORED, seat, bonus, 0, EVERYONE)
        self.phase = OVER
        self.note(ENDED, 0, 0, 0, EVERYONE)

    def neighbours(self, seat: i64) -> i64:
        """7.3, 7.4: for each master, one point for each own master beside it."""
        masters: i64 = self.masters[seat]
        pairs: i64 = popcount(masters & masters >> 1 & ~(COLUMN << 5)) + popcount(
            masters & masters >> city.COLUMNS
        )
        return 2 * pairs * self.box.adjacent

    # -- mayoral cards -------------------------------------------------------------------------------------

    def mayor_worth(self, seat: i64, card: i64) -> i64:
        """What a mayoral card would score if it ended now."""
        return self.mayor_worth_with(seat, card, self.masters[seat])

    def mayor_worth_with(self, seat: i64, card: i64, masters: i64) -> i64:
        """What it would score with these masters."""
        worth: i64 = self.box.mayor_points[card]
        if self.box.mayor_counts[card] == BY_ALL_COLOURS:
            colours: i64 = popcount(self.colours_of(masters))
            worth = (
                worth if colours == COLOURS else self.box.mayor_less[card] if colours == COLOURS - 1 else 0
            )
        else:
            worth *= self.mayor_count(seat, card, masters) // self.box.mayor_per[card]
        return min(worth, self.box.mayor_cap[card])

    def mayor_count(self, seat: i64, card: i64, masters: i64) -> i64:
        """How many of what the card counts."""
        counts: i64 = self.box.mayor_counts[card]
        if counts == BY_COLOUR:
            return popcount(masters & self.shows[self.box.mayor_colour[card]])
        if counts == BY_GUILDHALL_TILES:
            return popcount(masters & city.AROUND_HALLS[self.layout])
        if counts == BY_EDGE:
            return popcount(masters & city.EDGE[self.layout])
        if counts == BY_CORNER:
            return popcount(masters & city.CORNERS[self.layout])
        if counts == BY_ROW:
            return self.most_in_line(masters, ROW, city.COLUMNS, city.ROWS)
        if counts == BY_COLUMN:
            return self.most_in_line(masters, COLUMN, 1, city.COLUMNS)
        if counts == BY_GROUP or counts == BY_GROUPS:
            return self.count_groups(masters, counts == BY_GROUP)
        if counts == BY_GUILDHALL:
            return self.hall[seat]
        if counts == BY_UNRESOLVED:
            return self.standing_pawns(seat)
        if counts == BY_HAND:
            return self.cards[seat]
        return self.count_tiles(masters, counts)

    def most_in_line(self, masters: i64, line: i64, step: i64, lines: i64) -> i64:
        most: i64 = 0
        for i in range(lines):
            most = max(most, popcount(masters & line << (i * step)))
        return most

    def count_groups(self, masters: i64, largest: bool) -> i64:
        """How many connected groups there are, or how many masters the largest has."""
        groups: i64 = 0
        most: i64 = 0
        left: i64 = masters
        while left:
            group: i64 = left & -left
            before: i64 = 0
            while group != before:
                before = group
                group |= self.beside(group) & masters
            groups += 1
            most = max(most, popcount(group))
            left &= ~group
        return most if largest else groups

    def beside(self, cells: i64) -> i64:
        """All cells that touch these across or down."""
        touched: i64 = 0
        while cells:
            touched |= city.BESIDE[lowest_bit(cells)]
            cells &= cells - 1
        return touched

    def standing_pawns(self, seat: i64) -> i64:
        count: i64 = 0
        cells: i64 = self.stands[seat]
        while cells:
            count += self.pawns[seat][lowest_bit(cells)]
            cells &= cells - 1
        return count

    def count_tiles(self, masters: i64, counts: i64) -> i64:
        """Masters on tiles of a kind."""
        count: i64 = 0
        while masters:
            if self.is_of_kind(self.tile[lowest_bit(masters)], counts):
                count += 1
            masters &= masters - 1
        return count

    def is_of_kind(self, tile: i64, counts: i64) -> bool:
        if tile >= BUILDING:
            return counts == BY_BUILDING
        if counts == BY_TWO_COLOURS:
            return popcount(self.box.colours[tile]) == 2
        if counts == BY_ONE_COLOUR:
            return popcount(self.box.colours[tile]) == 1
        return (counts == BY_LOW_NUMBERS and tile < HIGH) or (counts == BY_HIGH_NUMBERS and tile >= HIGH)

    # -- who has won ---------------------------------------------------------------------------------------

    def score(self, seat: i64) -> i64:
        return self.points[seat]

    def standing(self, seat: i64) -> i64:
        """7.5: points, then masters, then cards in hand."""
        return (self.points[seat] * 64 + popcount(self.masters[seat])) * 128 + self.cards[seat]

    def result(self, seat: i64) -> float:
        if self.mode() == SOLO:  # 9.34
            return 1.0 if self.points[0] > self.points[BORIS] else -1.0
        mine: i64 = self.standing(seat)
        winners: i64 = 0
        for other in range(self.seats):
            theirs: i64 = self.standing(other)
            if theirs > mine:
                return -1.0
            if theirs == mine:
                winners += 1
        return 2.0 / float(winners) - 1.0
