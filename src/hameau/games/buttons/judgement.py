"""How a sensible player of BUTTONS thinks: what one more roll is worth, where buttons and stars do most."""

from typing import Final

from hameau.engine.machine import bit, i64, lowest_bit, popcount
from hameau.games.buttons import rules
from hameau.games.buttons.box import COLOURS, Box
from hameau.games.buttons.foresight import MISSED, WINDOWS, Foresight

HOPE: Final = 0.12  # what a field that starts or continues a colour is worth, in stars
ROUNDS_AHEAD: Final = 1  # the present round only: what follows is in the strength of a board
IN_A_WINDOW: Final = (0.0, 4.0, 16.0, 64.0, 256.0, 1024.0)


class Buttons(Foresight):
    """The rules with an opinion."""

    def __init__(self, box: Box, seats: i64, boards: i64) -> None:
        super().__init__(box, seats, boards)

    def look_ahead(self) -> None:
        """To the end of the round: what follows depends on the stars that lie by then."""
        first: i64 = max(self.round, 1)
        while self.waiting and self.round < first + ROUNDS_AHEAD:
            seat: i64 = lowest_bit(self.waiting)
            move: i64 = self.thoughtful_move(seat)
            self.apply(seat, move)

    def judge(self, seat: i64, move: i64) -> float:
        if move == rules.ROLL:
            return self.worth_of_rolling(seat)
        if move == rules.OUT:
            return float(self.stars_earned(seat)) + 0.000001  # when in doubt, out
        if move == rules.SKIP:
            return 0.0
        if move < rules.STAR:
            return self.worth_of_button(seat, move - rules.BUTTON)
        if move < rules.FACE:
            return self.worth_of_star(seat, move - rules.STAR)
        return 0.0

    def sight(self, observer: i64, seat: i64, move: i64) -> i64:
        """Of a roll only who is asked for a button, and whether it was a bust.

        The fields it opens show in the moves that are legal. Once a button lies, the other ones that might
        have been laid matter no more; so all rolls share one branch, and the tree grows deep instead of wide.
        """
        if move != rules.ROLL:
            return seat * 1024 + move
        return self.phase * 4 + (self.inside >> seat & 1) * 2 + (self.waiting >> observer & 1)

    def bust_chance(self, seat: i64) -> float:
        """The chance that the seat's next roll opens no field to it."""
        return self.missed(self.free(seat), self.dice)

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
        for row in range(rules.SIDE):
            shift: i64 = row * rules.SIDE
            gain: float = 2.0 if double >> shift & rules.ROW else 1.0
            worth += kept * (1.0 - MISSED[dice][free >> shift & rules.ROW])
            worth += gain * (1.0 - MISSED[dice][(single | double) >> shift & rules.ROW])
            worth += HOPE * (1.0 - MISSED[dice][begun >> shift & rules.ROW])
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
