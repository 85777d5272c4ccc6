"""How a sensible player of Guilds of London thinks: where a liveryman does most, and for which card."""

from math import exp
from typing import Final

from hameau.engine.machine import bit, i64, lowest_bit, popcount
from hameau.games.guilds.bots.worth import CARD, MAYORAL_CARD, ONE_MORE, PROMISE, Worth
from hameau.games.guilds.rules import effects
from hameau.games.guilds.rules.box import (
    ANY_COLOUR,
    DRAW,
    DRAW_LATER,
    DRAW_LATER_BY_MASTERS,
    DRAW_LATER_NO_LIMIT,
    EXCHANGE,
    FREE_MOVE,
    HIRE,
    HIRE_BY_MASTERS,
    HIRE_MORE,
    LAND,
    LAND_ON_COLOUR,
    MAYORAL_DRAW,
    MOVE_ONE,
    NEUTRAL_LIVERYMAN,
    OUST,
    PLANT,
    POINTS,
    POINTS_BY_COLOURS,
    POINTS_BY_MASTERS,
    POINTS_BY_PLANTATION,
    RALLY,
    RECOVER,
    SEND_AND_DRAW,
    SEND_ONE,
    SEND_UP_TO,
    SHIFT,
    SIDES,
    SOLO,
    Box,
)
from hameau.games.guilds.rules.city import BESIDE, CELLS, NOWHERE

# how much a card is missed, by its effect
KEEPING: Final = (
    0.3,  # nothing
    0.55,  # hire
    0.8,  # draw
    1.0,  # free move
    0.7,  # send up to
    0.9,  # mayoral draw
    0.9,
    0.9,  # points
    0.5,
    0.9,  # land
    1.0,  # land on a colour
    0.35,
    0.45,
    0.95,  # rally
    0.8,  # move one
    0.5,
    0.35,
    0.4,
    0.65,  # send one
    0.75,
    0.75,  # plant
    0.6,
    0.8,  # draw later
    0.6,
    0.7,
    0.55,
    0.8,
    0.5,
    0.35,
    0.8,
)
SPREAD: Final = 6.0  # points that make a match nearly decided, and how many more for each round left
SPREAD_A_ROUND: Final = 1.2


class Guilds(Worth):
    """The rules with an opinion."""

    def __init__(self, box: Box, seats: i64, wanted_side: i64, resources: i64, solitaire: i64) -> None:
        super().__init__(box, seats, wanted_side, resources, solitaire)

    # -- for the search ------------------------------------------------------------------------------------

    def sight(self, observer: i64, seat: i64, move: i64) -> i64:
        """Which mayoral card somebody keeps, only the own eyes see."""
        if observer != seat and (move >= effects.KEEP and move < effects.OUST_FROM):
            return seat * 1024 + effects.KEEP
        return seat * 1024 + move

    def look_ahead(self) -> None:
        """To the end of the round with the next activation: it shows what the turns were worth."""
        last: i64 = self.round + self.next_activation()
        while self.waiting and self.round <= last:
            seat: i64 = lowest_bit(self.waiting)
            move: i64 = self.sensible_move(seat, 0)
            self.apply(seat, move)

    def outlook(self, seat: i64) -> float:
        """The chances to win by what everybody has, surer the fewer rounds are left."""
        if not self.waiting:
            return self.result(seat)
        scale: float = SPREAD + SPREAD_A_ROUND * float(max(self.rounds_left(), 0))
        mine: float = self.estate(seat)
        if self.mode() == SOLO:
            return 2.0 / (1.0 + exp((self.boris_estate() - mine) / scale)) - 1.0
        against: float = 0.0
        for other in range(self.seats):
            against += exp((self.estate(other) - mine) / scale)
        return 2.0 / against - 1.0

    # -- for the greedy ------------------------------------------------------------------------------------

    def judge(self, seat: i64, move: i64) -> float:
        if self.depth > 0:
            return self.judge_answer(seat, move)
        if move == effects.END:
            return 0.0 if self.played else 2.0 * self.card_worth(seat)
        if move < effects.PLAY:
            return self.worth_of_hiring(seat, self.hires) - self.missed(seat, move - effects.HIRE_WITH)
        if move < effects.PAY:
            return self.worth_of_ability(seat, move - effects.PLAY)
        if move < effects.TO:
            return self.worth_of_move(seat, move - effects.MOVE_TO)
        if move < effects.KEEP:
            return self.prize(seat, move - effects.CROWN)
        return self.promise(seat, move - effects.KEEP)

    def missed(self, seat: i64, card: i64) -> float:
        """What it costs to give a card away."""
        scale: float = self.card_worth(seat) / CARD
        return KEEPING[self.box.card_effect[card]] * scale

    def cheapest_card(self, seat: i64, colours: i64, without: i64) -> float:
        """What the card costs that one misses least, of those that show one of these colours."""
        best: float = 100.0
        for kind in range(self.box.kinds):
            held: i64 = self.hand[seat][kind] - (1 if kind == without else 0)
            if held > 0 and self.box.standards[kind] & colours:
                cost: float = self.missed(seat, kind)
                best = min(best, cost)
        return best

    def worth_of_hiring(self, seat: i64, amount: i64) -> float:
        """More liverymen on the Guildhall."""
        worth: float = 0.0
        for i in range(min(amount, self.supply[seat])):
            worth += ONE_MORE[min(self.hall[seat] + i, 7)]
        return worth if self.rounds_left() > 0 else 0.3 * worth

    def worth_of_move(self, seat: i64, cell: i64) -> float:
        colours: i64 = 31 if self.any_colour else self.box.colours[self.tile[cell]]
        gain: float = self.gain(seat, cell, 1)
        source: float = self.cheapest_source(seat, cell)
        return gain - source - self.cheapest_card(seat, colours, NOWHERE)

    def best_gain(self, seat: i64, cells: i64, more: i64) -> float:
        """The most that so many liverymen more on one of these tiles bring."""
        best: float = 0.0
        while cells:
            cell: i64 = lowest_bit(cells)
            cells &= cells - 1
            gain: float = self.gain(seat, cell, more)
            best = max(best, gain)
        return best

    # -- abilities -----------------------------------------------------------------------------------------

    def worth_of_ability(self, seat: i64, card: i64) -> float:
        """What the effect brings, less the card and its coins."""
        effect: i64 = self.box.card_effect[card]
        amount: i64 = self.box.card_amount[card]
        cost: float = self.missed(seat, card)
        for _ in range(self.box.cost[card]):
            cost += self.cheapest_card(seat, 31, card) + 0.05
        if effect < LAND:
            return self.worth_of_reward(seat, effect, amount) - cost
        if effect < SEND_ONE:
            return self.worth_of_moving(seat, effect, amount, self.box.colour[card]) - cost
        return self.worth_of_rest(seat, effect, amount) - cost

    def worth_of_reward(self, seat: i64, effect: i64, amount: i64) -> float:
        if effect == HIRE:
            return self.worth_of_hiring(seat, amount)
        if effect == FREE_MOVE:
            gain: float = self.best_gain(seat, self.open, 1)
            gain += 0.5 * self.best_gain(seat, self.open, 2)
            return max(gain - 1.5 * self.cheapest_source(seat, NOWHERE), 0.0)
        if effect == SEND_UP_TO:
            return max(
                self.farm_gain(seat, amount) - float(amount) * self.cheapest_source(seat, NOWHERE), 0.0
            )
        if effect == MAYORAL_DRAW:
            return MAYORAL_CARD if self.top else 0.5
        if effect == DRAW:
            return float(amount) * self.card_worth(seat)
        return float(amount) if effect == POINTS else 0.0

    def worth_of_moving(self, seat: i64, effect: i64, amount: i64, colour: i64) -> float:
        """Yellow and red cards that put liverymen somewhere."""
        if effect == LAND:
            return self.best_gain(seat, self.landing(seat, 0), 1)
        if effect == LAND_ON_COLOUR:
            return self.best_gain(
                seat, self.landing(seat, colour + 1), min(amount, max(self.supply[seat], 1))
            )
        if effect == HIRE_MORE:
            return 0.4 if self.cards[seat] > 3 and self.hall[seat] < 2 else 0.0
        if effect == HIRE_BY_MASTERS:
            return self.worth_of_hiring(seat, min(popcount(self.masters[seat]), amount))
        source: float = self.cheapest_source(seat, NOWHERE)
        if effect == RALLY:
            gain: float = self.best_gain(seat, self.open & self.shows[colour], 2)
            return max(gain - 2.0 * source, 0.0)
        if effect == MOVE_ONE:
            return max(self.best_gain(seat, self.open, 1) - source, 0.0)
        if effect == OUST:
            return self.best_ousting(seat)
        if effect == SHIFT:
            return self.best_shift(seat)
        return 0.3 if effect == ANY_COLOUR and self.cards[seat] > 4 else 0.0

    def best_ousting(self, seat: i64) -> float:
        best: float = 0.0
        cells: i64 = self.stands[seat]
        while cells:
            cell: i64 = lowest_bit(cells)
            cells &= cells - 1
            before: float = self.stake(seat, cell, 0, 0, 0)
            gain: float = self.stake(seat, cell, 0, 0, 1) - before
            best = max(best, gain)
        return best

    def best_shift(self, seat: i64) -> float:
        best: float = 0.0
        cells: i64 = self.stands[seat]
        while cells:
            cell: i64 = lowest_bit(cells)
            cells &= cells - 1
            gain: float = self.shift_gain(seat, cell)
            best = max(best, gain)
        return best

    def shift_gain(self, seat: i64, cell: i64) -> float:
        """All from a tile to the best one beside it."""
        many: i64 = self.pawns[seat][cell]
        before: float = self.stake(seat, cell, 0, 0, 0)
        return self.best_gain(seat, self.open & BESIDE[cell], many) - before

    def worth_of_rest(self, seat: i64, effect: i64, amount: i64) -> float:
        """Blue, green and purple cards."""
        if effect == SEND_ONE or effect == SEND_AND_DRAW:
            gain: float = self.farm_gain(seat, 1) - self.cheapest_source(seat, NOWHERE)
            return gain + (float(amount) * self.card_worth(seat) if effect == SEND_AND_DRAW else 0.0)
        if effect == PLANT:
            return self.farm_gain(seat, min(amount, self.supply[seat]))
        if effect == POINTS_BY_PLANTATION:
            return float(min(self.planted[seat], amount))
        if effect == POINTS_BY_MASTERS:
            return float(min(popcount(self.masters[seat]), amount))
        if effect == POINTS_BY_COLOURS:
            return float(min(popcount(self.colours_of(self.masters[seat])), amount))
        if effect == DRAW_LATER or effect == DRAW_LATER_NO_LIMIT:
            return self.worth_of_later(seat, amount)
        if effect == DRAW_LATER_BY_MASTERS:
            return self.worth_of_later(seat, min(popcount(self.masters[seat]), amount))
        if effect == RECOVER:
            return 1.0 * self.card_worth(seat) / CARD
        if effect == NEUTRAL_LIVERYMAN:
            return self.best_neutral(seat) if self.neutrals > 0 else 0.0
        return 0.3 if effect == EXCHANGE and self.cards[seat] > 3 else 0.0

    def worth_of_later(self, seat: i64, amount: i64) -> float:
        """Cards at the end of the turn, as far as the hand has room for them."""
        room: i64 = self.box.limit - (self.cards[seat] - 1) - self.box.draw - self.later
        if self.unlimited & bit(seat):
            room = amount
        return float(max(min(amount, room), 0)) * self.card_worth(seat)

    def best_neutral(self, seat: i64) -> float:
        best: float = 0.0
        cells: i64 = self.stands[seat]
        while cells:
            cell: i64 = lowest_bit(cells)
            cells &= cells - 1
            before: float = self.stake(seat, cell, 0, 0, 0)
            gain: float = self.stake(seat, cell, 0, 1, 0) - before
            best = max(best, gain)
        return best

    # -- answers -------------------------------------------------------------------------------------------

    def judge_answer(self, seat: i64, move: i64) -> float:
        newest: i64 = self.depth - 1
        question: i64 = self.asked[newest]
        amount: i64 = self.amount[newest]
        place: i64 = self.place[newest]
        if move == effects.DONE:
            return 0.01
        if move < effects.THROW:
            return -self.missed(seat, move - effects.PAY)
        if move < effects.TAKE:
            return (0.5 if question == effects.SWAP else 0.0) - self.missed(seat, move - effects.THROW)
        if move < effects.NEUTRAL_FOR:
            return self.missed(seat, move - effects.TAKE)
        if move < effects.MOVE_TO:
            return self.worth_of_bribe(seat, place) - self.missed(seat, move - effects.NEUTRAL_FOR)
        if move < effects.FROM:
            return self.judge_target(seat, question, amount, place, move - effects.TO)
        if move < effects.CROWN:
            return self.judge_source(seat, question, move - effects.FROM)
        if move < effects.NUMBER:
            return self.prize(seat, move - effects.CROWN)
        if move < effects.KEEP:
            return self.judge_number(seat, move - effects.NUMBER, place, amount)
        if move < effects.OUST_FROM:
            return self.promise(seat, move - effects.KEEP)
        return self.judge_victim(seat, (move - effects.OUST_FROM) % CELLS)

    def judge_target(self, seat: i64, question: i64, amount: i64, place: i64, cell: i64) -> float:
        if question == effects.WHITHER_NEUTRAL:
            before: float = self.stake(seat, cell, 0, 0, 0)
            return self.stake(seat, cell, 0, 1, 0) - before
        if question == effects.WHITHER_LAND:
            return self.gain(seat, cell, min(amount, self.supply[seat]))
        if question == effects.SHIFT_TO:
            return self.gain(seat, cell, self.pawns[seat][place])
        source: float = self.cheapest_source(seat, cell)
        if question == effects.WHITHER_RALLY:
            return self.gain(seat, cell, amount) - 2.0 * source
        return self.gain(seat, cell, 1) - source

    def judge_source(self, seat: i64, question: i64, place: i64) -> float:
        if question == effects.SHIFT_FROM:
            return self.shift_gain(seat, place)
        if question == effects.SENDER_MORE:
            return self.farm_gain(seat, 1) - self.loss(seat, place)
        if question == effects.SHIFT_NUMBER:
            return 0.0
        return 0.2 - self.loss(seat, place)

    def judge_number(self, seat: i64, number: i64, source: i64, target: i64) -> float:
        there: float = self.stake(seat, target, number, 0, 0)
        return there + self.stake(seat, source, -number, 0, 0)

    def judge_victim(self, seat: i64, cell: i64) -> float:
        before: float = self.stake(seat, cell, 0, 0, 0)
        return self.stake(seat, cell, 0, 0, 1) - before

    def worth_of_bribe(self, seat: i64, cell: i64) -> float:
        """What one neutral more changes on the tile that is activated, less the other card."""
        rival: i64 = 0
        for side in range(SIDES):
            if side != seat:
                rival = max(rival, self.strength(side, cell))
        own: i64 = self.strength(seat, cell)
        if own > rival or own + 8 < rival:
            return -1.0
        gain: float = self.prize(seat, cell) - 0.5 * self.consolation(seat, cell)
        if own + 8 == rival:
            gain = 0.3 * gain  # it only ties
        return 0.8 * gain - self.card_worth(seat)

    def promise(self, seat: i64, card: i64) -> float:
        """What a mayoral card may bring: what it would score now, and what cards of its kind bring."""
        now: float = float(self.mayor_worth(seat, card))
        total: float = float(self.box.rounds[self.mode()])
        left: float = float(max(self.rounds_left(), 0)) / total
        worth: float = now + left * max(PROMISE[self.box.mayor_counts[card]] - 0.5 * now, 0.0)
        return min(worth, float(self.box.mayor_cap[card]))
