"""How a thoughtful player of BUTTONS plays: by the chances to win, with rows and rivals in sight.

The search imagines such players where its tree ends. They cost twice the time of greedy ones and beat them.
"""

from math import exp
from typing import Final

from hameau.engine.machine import bit, i64, lowest_bit, popcount
from hameau.games.buttons import rules
from hameau.games.buttons.box import COLOURS, Box
from hameau.games.buttons.observation import Observation

# MISSED[k][fields]: the chance that none of k dice shows one of these columns
MISSED: Final = tuple(
    tuple(((rules.SIDE - fields.bit_count()) / rules.SIDE) ** dice for fields in range(1 << rules.SIDE))
    for dice in range(rules.BLACK_DICE + 2)
)
WINDOWS: Final = tuple(0b11111 << (6 * row + first) for row in range(6) for first in range(2)) + tuple(
    sum(1 << (6 * (first + i) + column) for i in range(5)) for column in range(6) for first in range(2)
)  # where five stars in a row can lie
IN_A_ROW: Final = 5
BY_A_ROW: Final = rules.FIELDS + 1  # what a row adds to a standing

# What a board promises at the start of a round: logistic regression on the winners of 48,000 matches between
# thoughtful players, checked on 12,000 others. Who begins, and stars that lie otherwise, hardly mattered.
FOR_A_STAR: Final = 0.32
FOR_A_THREAT: Final = 0.41  # there is a field whose star would complete a row
FOR_HITTING: Final = 3.5  # times the chance that a roll of all dice shows such a field
FOR_A_PAIR: Final = 0.13  # two fields that would complete a row and can get buttons in one round
FOR_A_TRIPLE: Final = 0.085  # three of them
# Chances while a round goes on; these and the worths below were tuned in matches against greedy players.
PER_STAR_EARNED: Final = 0.42  # a star not put yet: it can still be put where it does most
FADES: Final = tuple(exp(-0.42 * earned) for earned in range(37))
STILL_TO_COME: Final = 0.5  # what a rival who is in may still earn
NEARLY_WON: Final = 8.0  # the promise of a rival who needs only to opt out
HOPE_OF_A_COLOUR: Final = 0.014  # the chance to win that a button on a colour not complete adds
# What a button is worth by how many fields its colour still needs, itself included.
FOR_PROGRESS: Final = (0.7, 10.0, 2.5, 1.5)
FOR_AN_OWN_CARD: Final = 1.8
FOR_A_BLOCKED_FIELD: Final = 0.5
BESIDE_STARS: Final = (0.0, 0.0, 0.2, 0.7, 3.0, 0.0)  # for each window of five, by the stars that lie in it
FOR_FILLING_A_ROW: Final = 1.0
FOR_A_ROW: Final = 20.0  # if enough stars are earned to complete it


class Foresight(Observation):
    """The rules with a look at what may come."""

    def __init__(self, box: Box, seats: i64, boards: i64) -> None:
        super().__init__(box, seats, boards)

    def thoughtful_move(self, seat: i64) -> i64:
        """What a thoughtful player does."""
        count: i64 = self.find_moves(seat)
        if count == 1:
            return self.moves[0]
        if self.phase == rules.TURN:
            return rules.ROLL if self.should_roll(seat) else rules.OUT
        if self.phase == rules.LAY:
            return self.best_button(seat, count)
        if self.phase == rules.STARS:
            row: i64 = self.row_under_buttons(seat, self.due[seat])
            if row:
                return rules.STAR + lowest_bit(row)
        return self.sensible_move(seat, 0)

    # -- what a board promises -----------------------------------------------------------------------------

    def outlook(self, seat: i64) -> float:
        """The chances to win at the start of a round, as they were in matches between thoughtful players."""
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
        worth: float = FOR_A_STAR * float(popcount(stars))
        threats: i64 = 0  # fields whose star would complete a row
        for window in range(24):
            missing: i64 = WINDOWS[window] & ~stars
            needed: i64 = popcount(missing)
            if needed == 1:
                threats |= missing
            elif needed <= 3 and not missing & self.beside(missing):
                worth += FOR_A_PAIR if needed == 2 else FOR_A_TRIPLE
        if threats:
            worth += FOR_A_THREAT + FOR_HITTING * (1.0 - self.missed(threats, rules.BLACK_DICE))
        return worth

    def missed(self, fields: i64, dice: i64) -> float:
        """The chance that a roll with so many black dice shows none of these fields."""
        chance: float = 0.0
        for row in range(rules.SIDE):
            chance += MISSED[dice + 1][fields >> (row * rules.SIDE) & rules.ROW]
        return chance / 6.0

    # -- roll or opt out -----------------------------------------------------------------------------------

    def should_roll(self, seat: i64) -> bool:
        """Is the chance to win greater after one more roll than now? When in doubt, out."""
        earned: i64 = self.stars_earned(seat)
        standing: i64 = self.standing_in_hand(seat)
        to_beat: i64 = self.standing_to_beat(seat)
        odds: float = self.odds_against(seat)
        now: float = self.chance(standing, earned, odds, to_beat)
        if now == 1.0:
            return False
        free: i64 = self.free(seat)
        bust: float = self.missed(free, self.dice)
        worth: float = self.chance(popcount(self.stars[seat]), 0, odds, to_beat) * bust
        # what the button may bring, the best first: a row, a colour on an own card, a colour, hope
        fields: i64 = self.row_fields(seat, earned)
        unseen: float = self.missed(fields, self.dice)
        worth += self.chance(standing + BY_A_ROW, earned, odds, to_beat) * (1.0 - unseen)
        fields |= self.fields_completing(seat, self.cards[seat]) & free
        rest: float = self.missed(fields, self.dice)
        gain: i64 = self.box.stars_a_colour + self.box.bonus
        worth += self.chance(standing + gain, earned + gain, odds, to_beat) * (unseen - rest)
        fields |= self.fields_completing(seat, ~self.cards[seat]) & free
        unseen = self.missed(fields, self.dice)
        gain = self.box.stars_a_colour
        worth += self.chance(standing + gain, earned + gain, odds, to_beat) * (rest - unseen)
        rest = self.missed(fields | self.fields_continuing(seat) & free, self.dice)
        worth += now * (unseen - bust) + HOPE_OF_A_COLOUR * (unseen - rest)
        return worth > now

    def chance(self, standing: i64, earned: i64, odds: float, to_beat: i64) -> float:
        """The chance to win with a standing: certain if it ends the match, unless a rival did so before."""
        if to_beat:
            return 1.0 if standing > to_beat else 0.5 if standing == to_beat else 0.0
        if standing >= self.box.stars_to_end:
            return 1.0
        return 1.0 / (1.0 + odds * FADES[earned])

    def standing_to_beat(self, seat: i64) -> i64:
        """The best standing of the others who are safe and end the match with it; 0 if there is none."""
        highest: i64 = 0
        for other in range(self.seats):
            if other != seat and self.safe & bit(other):
                highest = max(highest, self.standing_in_hand(other))
        return highest if highest >= self.box.stars_to_end else 0

    def standing_in_hand(self, seat: i64) -> i64:
        """The standing of a seat that opts out now."""
        earned: i64 = self.stars_earned(seat)
        standing: i64 = popcount(self.stars[seat]) + earned
        return standing + BY_A_ROW if self.row_under_buttons(seat, earned) else standing

    def odds_against(self, seat: i64) -> float:
        """How many times likelier the others win than the seat with its stars of earlier rounds."""
        mine: float = self.strength(seat)
        odds: float = 0.0
        for other in range(self.seats):
            if other != seat:
                odds += exp(self.prospect(other) - mine)
        return odds

    def prospect(self, seat: i64) -> float:
        """The strength that a rival may have after this round."""
        strength: float = self.strength(seat)
        if not (self.inside | self.safe) & bit(seat):
            return strength
        in_hand: float = PER_STAR_EARNED * float(self.stars_earned(seat))
        if self.safe & bit(seat):
            return strength + in_hand
        if self.standing_in_hand(seat) >= self.box.stars_to_end:
            return NEARLY_WON
        return strength + max(STILL_TO_COME, in_hand + 0.5 * STILL_TO_COME)

    # -- fields that bring something -----------------------------------------------------------------------

    def fields_completing(self, seat: i64, colours: i64) -> i64:
        """Fields that complete one of these colours, open or not."""
        fields: i64 = 0
        for colour in range(COLOURS):
            if colours & bit(colour) and self.covered(seat, colour) == self.box.fields_a_colour - 1:
                fields |= self.box.fields[self.face[seat]][colour]
        return fields

    def fields_continuing(self, seat: i64) -> i64:
        """Fields of colours that need more than one of them, open or not."""
        fields: i64 = 0
        for colour in range(COLOURS):
            if self.covered(seat, colour) < self.box.fields_a_colour - 1:
                fields |= self.box.fields[self.face[seat]][colour]
        return fields

    def row_fields(self, seat: i64, earned: i64) -> i64:
        """Open fields that, together with so many stars on buttons, complete a row."""
        stars: i64 = self.stars[seat]
        fields: i64 = 0
        if popcount(stars) + earned < IN_A_ROW:
            return 0
        for window in range(24):
            missing: i64 = WINDOWS[window] & ~stars
            if popcount(missing) <= earned and popcount(missing & ~self.buttons[seat]) == 1:
                fields |= missing & ~self.buttons[seat]
        return fields & self.free(seat)

    def row_under_buttons(self, seat: i64, earned: i64) -> i64:
        """The fields on which so many stars complete a row now; 0 if there are none."""
        stars: i64 = self.stars[seat]
        if popcount(stars) + earned < IN_A_ROW:
            return 0
        for window in range(24):
            missing: i64 = WINDOWS[window] & ~stars
            if missing and popcount(missing) <= earned and not missing & ~self.buttons[seat]:
                return missing
        return 0

    # -- where to lay a button -----------------------------------------------------------------------------

    def best_button(self, seat: i64, count: i64) -> i64:
        """Of the moves just found."""
        best: i64 = self.moves[0]
        highest: float = self.worth_of_laying(seat, best)
        for i in range(1, count):
            worth: float = self.worth_of_laying(seat, self.moves[i])
            if worth > highest:
                highest = worth
                best = self.moves[i]
        return best

    def worth_of_laying(self, seat: i64, move: i64) -> float:
        """Progress of the field's colour and of rows through it, less the fields that get blocked."""
        if move == rules.SKIP:
            return 0.0
        spot: i64 = bit(move - rules.BUTTON)
        blocked: i64 = popcount((spot | self.beside(spot)) & self.free(seat))
        worth: float = self.worth_for_rows(seat, spot) - FOR_A_BLOCKED_FIELD * float(blocked)
        for colour in range(COLOURS):
            if spot & self.box.fields[self.face[seat]][colour]:
                missing: i64 = self.box.fields_a_colour - self.covered(seat, colour)
                progress: float = FOR_PROGRESS[max(0, min(missing, 3))]
                if missing > 0 and self.cards[seat] & bit(colour):
                    progress *= FOR_AN_OWN_CARD
                worth += progress
        return worth

    def worth_for_rows(self, seat: i64, spot: i64) -> float:
        """Windows of five through the field: the more stars lie there, and whether buttons fill the rest."""
        stars: i64 = self.stars[seat]
        worth: float = 0.0
        if not stars:
            return worth
        for window in range(24):
            if WINDOWS[window] & spot:
                missing: i64 = WINDOWS[window] & ~stars
                worth += BESIDE_STARS[IN_A_ROW - popcount(missing)]
                if not missing & ~(self.buttons[seat] | spot):
                    earned: i64 = self.stars_with(seat, spot)
                    worth += FOR_A_ROW if popcount(missing) <= earned else FOR_FILLING_A_ROW
        return worth

    def stars_with(self, seat: i64, spot: i64) -> i64:
        """Stars earned with one more button there."""
        before: i64 = self.buttons[seat]
        self.buttons[seat] = before | spot
        earned: i64 = self.stars_earned(seat)
        self.buttons[seat] = before
        return earned
