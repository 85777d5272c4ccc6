"""How a sensible player of BUTTONS thinks: what one more roll is worth, where buttons and stars do most."""

from math import exp
from typing import Final

from hameau.engine.machine import bit, i64, lowest_bit, popcount
from hameau.games.buttons.box import COLOURS, Box
from hameau.games.buttons.rules import (
    BLACK_DICE,
    BUTTON,
    FACE,
    LAY,
    OUT,
    ROLL,
    ROW,
    SIDE,
    SKIP,
    STAR,
    Rules,
)

# MISSED[k][fields]: the chance that none of k dice shows one of these columns
MISSED: Final = tuple(
    tuple(((SIDE - fields.bit_count()) / SIDE) ** dice for fields in range(1 << SIDE))
    for dice in range(BLACK_DICE + 2)
)
HOPE: Final = 0.12  # what a field that starts or continues a colour is worth, in stars
WINDOWS: Final = tuple(0b11111 << (6 * row + first) for row in range(6) for first in range(2)) + tuple(
    sum(1 << (6 * (first + i) + column) for i in range(5)) for column in range(6) for first in range(2)
)  # where five stars in a row can lie
ROUNDS_AHEAD: Final = 2  # the present round and the next: enough to see the rows that stars prepare
# fitted to the winners of 20,000 matches between greedy players
FOR_STARS: Final = tuple(0.355 * n + 0.16 * (n >= 9) + 0.30 * (n >= 11) for n in range(37))
FOR_A_PAIR: Final = 0.08  # two fields that would complete a row and can get buttons in one round
FOR_THREATS: Final = tuple(0.2 * min(n, 1) + 0.24 * min(n, 5) for n in range(37))  # one field would do
IN_A_WINDOW: Final = (0.0, 4.0, 16.0, 64.0, 256.0, 1024.0)


class Buttons(Rules):
    """The rules with an opinion."""

    def __init__(self, box: Box, seats: i64, boards: i64) -> None:
        super().__init__(box, seats, boards)

    def look_ahead(self) -> None:
        """To the end of the next round: what follows depends on the stars that lie by then."""
        first: i64 = self.round
        while self.waiting and self.round < first + ROUNDS_AHEAD:
            seat: i64 = lowest_bit(self.waiting)
            move: i64 = self.sensible_move(seat, 0)
            self.apply(seat, move)

    def outlook(self, seat: i64) -> float:
        """The chances to win at the start of a round, as they were in matches between greedy players."""
        if not self.waiting:
            return self.result(seat)
        mine: float = self.strength(seat)
        against: float = 0.0
        for other in range(self.seats):
            against += exp(self.strength(other) - mine)
        return 2.0 / against - 1.0

    def strength(self, seat: i64) -> float:
        """How good a board is, on a scale on which the chances to win are as exp(strength)."""
        stars: i64 = self.stars[seat]
        worth: float = FOR_STARS[popcount(stars)]
        threats: i64 = 0  # fields whose star would complete a row
        for window in range(24):
            missing: i64 = WINDOWS[window] & ~stars
            if popcount(missing) == 1:
                threats |= missing
            elif popcount(missing) == 2 and not missing & self.beside(missing):
                worth += FOR_A_PAIR
        return worth + FOR_THREATS[popcount(threats)]

    def judge(self, seat: i64, move: i64) -> float:
        if move == ROLL:
            return self.worth_of_rolling(seat)
        if move == OUT:
            return float(self.stars_earned(seat)) + 0.000001  # when in doubt, out
        if move == SKIP:
            return 0.0
        if move < STAR:
            return self.worth_of_button(seat, move - BUTTON)
        if move < FACE:
            return self.worth_of_star(seat, move - STAR)
        return 0.0

    def sight(self, observer: i64, seat: i64, move: i64) -> i64:
        """A roll shows each player only the fields it opens to that player."""
        if move != ROLL:
            return seat * 1024 + move
        if self.phase != LAY:
            return 0
        if observer == self.active:
            return self.open_to_active()
        return bit(self.gold_field())

    def bust_chance(self, seat: i64) -> float:
        """The chance that the seat's next roll opens no field to it."""
        free: i64 = self.free(seat)
        chance: float = 0.0
        for row in range(SIDE):
            chance += MISSED[self.dice + 1][free >> (row * SIDE) & ROW]
        return chance / 6.0

    def worth_of_rolling(self, seat: i64) -> float:
        """Stars expected after one more roll: what is kept, what is completed, what is begun."""
        dice: i64 = self.dice + 1
        free: i64 = self.free(seat)
        single: i64 = 0  # fields that complete a colour
        double: i64 = 0  # the same for a colour on an own card
        begun: i64 = 0
        for colour in range(COLOURS):
            fields: i64 = free & self.box.fields[self.face[seat]][colour]
            missing: i64 = self.box.fields_a_colour - self.covered(seat, colour)
            if missing == 1 and self.cards[seat] & bit(colour):
                double |= fields
            elif missing == 1:
                single |= fields
            elif missing > 1:
                begun |= fields
        kept: float = float(self.stars_earned(seat))
        worth: float = 0.0
        for row in range(SIDE):
            shift: i64 = row * SIDE
            gain: float = 2.0 if double >> shift & ROW else 1.0
            worth += kept * (1.0 - MISSED[dice][free >> shift & ROW])
            worth += gain * (1.0 - MISSED[dice][(single | double) >> shift & ROW])
            worth += HOPE * (1.0 - MISSED[dice][begun >> shift & ROW])
        return worth / 6.0

    def worth_of_button(self, seat: i64, field: i64) -> float:
        """Progress of the field's colour, less the fields that get blocked."""
        spot: i64 = bit(field)
        blocked: i64 = popcount((spot | self.beside(spot)) & self.free(seat))
        worth: float = 0.0
        for colour in range(COLOURS):
            if spot & self.box.fields[self.face[seat]][colour]:
                missing: i64 = self.box.fields_a_colour - self.covered(seat, colour)
                worth = 10.0 if missing == 1 else 3.0 - 0.5 * float(missing) if missing > 1 else 0.7
                if missing > 0 and self.cards[seat] & bit(colour):
                    worth *= 1.5
        return worth - 0.5 * float(blocked)

    def worth_of_star(self, seat: i64, field: i64) -> float:
        """Rows of five that grow: each star in the same window makes the next one dearer."""
        spot: i64 = bit(field)
        stars: i64 = self.stars[seat] | spot
        worth: float = 0.0
        for window in range(24):
            if WINDOWS[window] & spot:
                worth += IN_A_WINDOW[popcount(stars & WINDOWS[window])]
        return worth
