"""Alone against Boris: his cards, and the beadle's step. Chapter 9 of docs/rules/guilds.md."""

from typing import Final

from hameau.engine.machine import bit, i64
from hameau.engine.state import EVERYONE
from hameau.games.guilds.rules.box import BORIS, Box
from hameau.games.guilds.rules.cards import NO_CARD
from hameau.games.guilds.rules.city import CELLS, EVENTS, NOWHERE
from hameau.games.guilds.rules.growth import Growth

MOST_CARDS: Final = 8

# why a tile: it has the beadle, it comes next, it comes next after the last one; or there is none
AT_THE_BEADLE: Final = 0
AFTER_THE_BEADLE: Final = 1
AROUND: Final = 2
NO_TILE: Final = 3

BORIS_DREW: Final = EVENTS.add("boris-drew", a="card", b="aim")  # why * 32 + cell
BORIS_TOOK: Final = EVENTS.add("boris-took", a="cell", b="points")


class Boris(Growth):
    """What Boris does by himself."""

    def __init__(self, box: Box, seats: i64, wanted_side: i64, resources: i64, solitaire: i64) -> None:
        super().__init__(box, seats, wanted_side, resources, solitaire)
        # his last turn, card by card
        self.boris_turned: i64 = 0
        self.boris_card: list[i64] = [0] * MOST_CARDS
        self.boris_cell: list[i64] = [0] * MOST_CARDS
        self.boris_why: list[i64] = [0] * MOST_CARDS

    def play_boris(self) -> None:
        """9.8, 9.13: three cards, with more resources four, each from the beadle on."""
        for i in range(MOST_CARDS):
            self.boris_card[i] = 0
            self.boris_cell[i] = 0
            self.boris_why[i] = 0
        self.boris_turned = 0
        for _ in range(self.box.boris_more if self.resources else self.box.boris_cards):
            card: i64 = self.draw_card()
            if card != NO_CARD:
                self.used[card] += 1
                self.turn_card(card)
        self.clear_used()

    def turn_card(self, card: i64) -> None:
        """9.9 to 9.12."""
        cell: i64 = self.find_for_boris(self.box.colour[card])
        why: i64 = NO_TILE
        if cell != NOWHERE:
            why = AT_THE_BEADLE if cell == self.beadle else AFTER_THE_BEADLE if cell > self.beadle else AROUND
            self.put_pawn(BORIS, cell)
        self.boris_card[self.boris_turned] = card
        self.boris_cell[self.boris_turned] = max(cell, 0)
        self.boris_why[self.boris_turned] = why
        self.boris_turned += 1
        self.note(BORIS_DREW, 0, card, why * 32 + max(cell, 0), EVERYONE)

    def find_for_boris(self, colour: i64) -> i64:
        """9.14, 9.15: the first unresolved tile that shows the colour, from the beadle on and around."""
        wanted: i64 = self.open & self.shows[colour]
        for step in range(CELLS):
            cell: i64 = (self.beadle + step) % CELLS
            if wanted & bit(cell):
                return cell
        return NOWHERE

    def step_beadle(self) -> None:
        """9.22 to 9.25."""
        cell: i64 = self.beadle
        if cell == NOWHERE:  # 9.32
            return
        points: i64 = self.box.points[self.tile[cell]]
        self.points[BORIS] += points
        self.note(BORIS_TOOK, 0, cell, points, EVERYONE)
        self.neutrals += self.neutral[cell]
        self.neutral[cell] = 0
        self.go_home(cell)
        self.token[cell] = 0
        self.close(cell)
        self.move_beadle()
