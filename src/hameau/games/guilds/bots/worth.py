"""What things are worth in Guilds of London, in points: tiles, tokens, liverymen, cards. No rule is here."""

from typing import Final

from hameau.engine.machine import bit, i64, lowest_bit, popcount
from hameau.games.guilds.rules.box import (
    BORIS,
    BUILDING,
    DRAW,
    FREE_MOVE,
    HIRE,
    MAYORAL_DRAW,
    NO_LIMIT,
    POINTS,
    SEND_UP_TO,
    SIDES,
    SOLO,
    TOP_MAYORAL,
    Box,
)
from hameau.games.guilds.rules.city import BESIDE, CELLS
from hameau.games.guilds.rules.observation import Observation

CARD: Final = 0.7  # a card in hand
FULL_HAND: Final = 5  # with more than so many a card may be lost at the end of the turn
ONE_MORE: Final = (1.3, 0.9, 0.5, 0.3, 0.2, 0.15, 0.1, 0.1)  # one more on the Guildhall, by those there
ONE_FEWER: Final = (0.0, 0.5, 0.3, 0.2, 0.15, 0.1, 0.1, 0.1)  # one fewer, by those there
MAYORAL_CARD: Final = 3.2  # a mayoral card chosen of two
TOKEN_SHARE: Final = 0.8  # how surely the second gets the token
# the chance that a tile is activated while one still cares, by how many are missing
REACHED_SOON: Final = (1.0, 0.62, 0.38, 0.22, 0.12, 0.07, 0.04)
# the chance to be first when it is, by the lead in liverymen, from -2 to 3
WINNING: Final = (0.05, 0.2, 0.45, 0.78, 0.92, 0.97)
TIE: Final = 2  # the place of no lead in WINNING
# what a mayoral card brings in the end, by what it counts
PROMISE: Final = (4.2, 3.2, 3.0, 3.4, 3.8, 3.6, 3.2, 2.6, 2.6, 2.6, 2.6, 4.2, 2.4, 2.2, 2.4, 3.2, 3.2)


class Worth(Observation):
    """The rules with a sense of value."""

    def __init__(self, box: Box, seats: i64, wanted_side: i64, resources: i64, solitaire: i64) -> None:
        super().__init__(box, seats, wanted_side, resources, solitaire)

    # -- time ----------------------------------------------------------------------------------------------

    def rounds_left(self) -> i64:
        return self.box.rounds[self.mode()] - self.round

    def next_activation(self) -> i64:
        """In how many rounds the next activation is; 0 is this one."""
        every: i64 = self.box.activation_every[self.mode()]
        return (every - self.round % every) % every

    def is_in_time(self, cell: i64) -> bool:
        """Can the tile still be activated before the game ends, or the beadle closes it?"""
        soon: i64 = self.next_activation()
        if soon > self.rounds_left():
            return False
        if self.mode() != SOLO or soon == 0 or self.tile[cell] >= BUILDING:
            return True
        return self.closing_rank(cell) >= soon

    def closing_rank(self, cell: i64) -> i64:
        """How many guild tiles the beadle closes before this one."""
        rank: i64 = 0
        for other in range(CELLS):
            if self.is_open_guild(other) and self.tile[other] < self.tile[cell]:
                rank += 1
        return rank

    def card_worth(self, seat: i64) -> float:
        """One card more or less in hand."""
        left: i64 = self.rounds_left()
        if left <= 0:
            return 0.05
        worth: float = CARD if left > 1 else 0.5 * CARD
        return worth if self.cards[seat] <= FULL_HAND else 0.4 * worth

    # -- rewards -------------------------------------------------------------------------------------------

    def effect_worth(self, seat: i64, effect: i64, amount: i64) -> float:
        """What tiles and tokens give beside points."""
        n: float = float(amount)
        if effect == HIRE:
            return n * 0.4
        if effect == DRAW:
            return n * CARD * (1.0 if self.rounds_left() > 0 else 0.1)
        if effect == FREE_MOVE:
            return n * 0.8
        if effect == SEND_UP_TO:
            return n * 0.9
        if effect == MAYORAL_DRAW or effect == TOP_MAYORAL:
            return MAYORAL_CARD
        if effect == POINTS:
            return n
        return 1.5 if effect == NO_LIMIT else 0.0

    def prize(self, seat: i64, cell: i64) -> float:
        """What the first place of a tile brings to a seat, its master and the mayoral cards included."""
        tile: i64 = self.tile[cell]
        worth: float = float(self.box.points[tile])
        worth += self.effect_worth(seat, self.box.effect[tile], self.box.amount[tile])
        if seat == BORIS:
            return float(self.box.points[tile])
        worth += float(2 * self.box.adjacent * popcount(self.masters[seat] & BESIDE[cell]))
        return worth + self.promised_by_master(seat, cell)

    def promised_by_master(self, seat: i64, cell: i64) -> float:
        """What one master more adds to the own mayoral cards."""
        cards: i64 = self.mayors[seat]
        masters: i64 = self.masters[seat]
        gain: float = 0.0
        while cards:
            card: i64 = lowest_bit(cards)
            cards &= cards - 1
            more: i64 = self.mayor_worth_with(seat, card, masters | bit(cell))
            gain += float(more - self.mayor_worth_with(seat, card, masters))
        return gain

    def consolation(self, seat: i64, cell: i64) -> float:
        """What the second place brings."""
        token: i64 = self.token[cell] - 1
        if token < 0:
            return 0.0
        worth: float = float(self.box.token_points[token])
        if seat == BORIS:
            return worth
        return worth + self.effect_worth(seat, self.box.token_effect[token], self.box.token_amount[token])

    # -- a place on a tile ---------------------------------------------------------------------------------

    def stake(self, seat: i64, cell: i64, more: i64, neutral: i64, fewer: i64) -> float:
        """What it is worth to stand there, with so many more own liverymen, neutrals, and fewer rivals."""
        mine: i64 = self.pawns[seat][cell] + more
        if mine <= 0 or not self.is_in_time(cell):
            return 0.0
        rival: i64 = 0
        rivals: i64 = 0
        for side in range(SIDES):
            if side != seat and self.pawns[side][cell] > 0:
                strength: i64 = self.strength(side, cell) - 8 * fewer
                rival = max(rival, strength)
                rivals += 1
        own: i64 = 8 * mine + self.masters_beside(seat, cell)
        missing: i64 = self.threshold(cell) - self.count(cell) - more - neutral + fewer
        chance: float = REACHED_SOON[min(max(missing, 0), 6)]
        lead: i64 = mine - rival // 8
        first: float = WINNING[min(max(lead + TIE, 0), 5)]
        if lead == 0 and own > rival:
            first = 0.65
        elif lead == 0 and own < rival:
            first = 0.3
        if rivals == 0 and missing <= 0:
            first = 0.95
        worth: float = first * self.prize(seat, cell)
        if rivals > 0:
            worth += (1.0 - first) * TOKEN_SHARE * self.consolation(seat, cell)
        return chance * worth

    def gain(self, seat: i64, cell: i64, more: i64) -> float:
        """What so many liverymen more on a tile are worth."""
        before: float = self.stake(seat, cell, 0, 0, 0)
        return self.stake(seat, cell, more, 0, 0) - before

    def loss(self, seat: i64, place: i64) -> float:
        """What it costs that one liveryman leaves a place; the Guildhall is the place after all cells."""
        if place >= CELLS:
            return ONE_FEWER[min(self.hall[seat], 7)]
        before: float = self.stake(seat, place, 0, 0, 0)
        return before - self.stake(seat, place, -1, 0, 0) + 0.02

    def cheapest_source(self, seat: i64, target: i64) -> float:
        """What the liveryman costs whom one misses least."""
        best: float = 100.0
        if self.hall[seat] > 0:
            best = ONE_FEWER[min(self.hall[seat], 7)]
        if self.hall[seat] > 2:  # nearly always the best, and quickly found
            return best
        cells: i64 = self.stands[seat]
        while cells:
            cell: i64 = lowest_bit(cells)
            cells &= cells - 1
            if cell != target:
                cost: float = self.loss(seat, cell)
                best = min(best, cost)
        return best

    # -- the plantation ------------------------------------------------------------------------------------

    def farm_stake(self, seat: i64, more: i64) -> float:
        """What so many more liverymen on the plantation make it worth."""
        every: i64 = self.box.growth_every[self.mode()]
        wait: i64 = (every - self.round % every) % every
        if wait > self.rounds_left():
            return 0.0
        mine: i64 = self.planted[seat] + more
        soon: float = 1.0 - 0.15 * float(wait)
        first: float = float(self.box.farm_points[self.side][0])
        first += self.effect_worth(
            seat, self.box.farm_effect[self.side][0], self.box.farm_amount[self.side][0]
        )
        if self.mode() == SOLO:
            denied: float = float(self.box.farm_boris[self.side][0])
            saved: float = denied - float(self.box.farm_boris[self.side][1])
            return soon * (0.0 if mine == 0 else saved + 0.4 if mine == 1 else first + denied)
        if mine == 0:
            return 0.0
        second: float = float(self.box.farm_points[self.side][1])
        second += self.effect_worth(
            seat, self.box.farm_effect[self.side][1], self.box.farm_amount[self.side][1]
        )
        rival: i64 = 0
        for other in range(self.seats):
            if other != seat:
                rival = max(rival, self.planted[other])
        lead: i64 = mine - rival
        win: float = WINNING[min(max(lead + TIE, 0), 5)]
        return soon * (win * first + (1.0 - win) * 0.7 * second)

    def farm_gain(self, seat: i64, more: i64) -> float:
        before: float = self.farm_stake(seat, 0)
        return self.farm_stake(seat, more) - before

    # -- a whole position ----------------------------------------------------------------------------------

    def estate(self, seat: i64) -> float:
        """All that a seat has, as points it may expect."""
        worth: float = float(self.points[seat] + self.neighbours(seat))
        cards: i64 = self.mayors[seat]
        done: float = 1.0 - float(max(self.rounds_left(), 0)) / float(self.box.rounds[self.mode()])
        while cards:
            card: i64 = lowest_bit(cards)
            cards &= cards - 1
            now: float = float(self.mayor_worth(seat, card))
            promise: float = PROMISE[self.box.mayor_counts[card]]
            worth += max(now, promise * (1.0 - done) + now * done)
        cells: i64 = self.stands[seat]
        while cells:
            cell: i64 = lowest_bit(cells)
            cells &= cells - 1
            worth += self.stake(seat, cell, 0, 0, 0)
        left: i64 = self.rounds_left()
        if left >= 0:
            worth += CARD * float(min(self.cards[seat], 7)) * (1.0 if left > 1 else 0.5 if left == 1 else 0.1)
            for i in range(min(self.hall[seat], 7)):
                worth += ONE_MORE[i] * (0.6 if left > 0 else 0.1)
        return worth + self.farm_stake(seat, 0)

    def boris_estate(self) -> float:
        """What Boris has, and what his liverymen may bring him."""
        worth: float = float(self.points[BORIS])
        cells: i64 = self.stands[BORIS]
        while cells:
            cell: i64 = lowest_bit(cells)
            cells &= cells - 1
            worth += self.stake(BORIS, cell, 0, 0, 0)
        return worth
