"""How a sensible player of Werewolves thinks, with nothing but what the own seat knows."""

from hameau.engine.machine import bit, i64, popcount
from hameau.games.werewolves.box import LITTLE_GIRL, SEER, Box
from hameau.games.werewolves.imagining import Imagining
from hameau.games.werewolves.people import (
    AWAY,
    BALLOT_AGAIN,
    BAN,
    BIND,
    BITE,
    BURN,
    CHOOSE,
    CLAIM,
    CONFESS,
    CURE,
    CURE_AND_POISON,
    DONE,
    EAT,
    HOUSE,
    LOOK,
    NAME,
    NO,
    NOBODY,
    PARDON,
    PEEK,
    PICK,
    POISON,
    POST,
    PROTECT,
    RAZOR,
    RESTORE,
    SHOOT,
    SLEEP,
    SQUINT,
    TAKE,
    VOTE,
    WITHDRAW,
    YES,
)


class Werewolves(Imagining):
    """The rules with an opinion."""

    def __init__(self, box: Box, seats: i64) -> None:
        super().__init__(box, seats)

    def judge(self, seat: i64, move: i64) -> float:
        if move == AWAY:
            return -100.0
        if move >= CLAIM:
            return 0.0
        if move < LOOK:
            return self.worth_of_word(seat, move)
        if move >= PICK:
            return self.dislike(seat, move - CHOOSE) if move >= CHOOSE else 0.0
        if move >= BURN:
            return -0.5 + 0.05 * float(self.night)
        return self.worth_of_target(seat, move, move & 31)

    def worth_of_word(self, seat: i64, move: i64) -> float:
        """Moves that aim at nobody; 0 is doing nothing."""
        if move == SLEEP or move == NO:
            return 0.0
        if move == DONE:
            return 0.2 if self.is_ballot() and self.ballot[seat] == 0 else 40.0
        if move == CURE:
            return self.worth_of_cure(seat)
        if move == SQUINT or move == PEEK:
            return 0.5 if popcount(self.glimpsed[seat] & self.alive) == 0 else -0.5
        if move == YES:
            return self.worth_of_mercy(seat)
        if move == NOBODY:
            return -10.0
        return 0.5 if self.middle[move - TAKE] == SEER else 0.1

    def worth_of_cure(self, seat: i64) -> float:
        """The own life always; another one's rather early."""
        if self.victim() == seat + 1:
            return 20.0
        return 1.0 if self.trust(seat, self.victim() - 1) >= 0.0 and self.night < 3 else -0.5

    def worth_of_mercy(self, seat: i64) -> float:
        """A home and mercy are welcome; a Lord grants it to whom he does not suspect."""
        if self.phase != PARDON:
            return 5.0
        return 5.0 if self.condemned == seat + 1 else self.trust(seat, self.condemned - 1) - 0.5

    def worth_of_target(self, seat: i64, move: i64, target: i64) -> float:
        doubt: float = self.dislike(seat, target)
        if move < EAT:
            return 1.0 if not self.knows_card(seat, target) else -1.0
        if move < BITE:
            return self.worth_of_prey(seat, target)
        if move < POISON:
            return 0.3 if popcount(self.alive) < 2 * popcount(self.wolves() & self.alive) + 2 else -0.3
        if move < CURE_AND_POISON:
            return doubt - 3.0
        if move < PROTECT:
            return doubt - 3.0 + self.worth_of_cure(seat)
        if move < BIND:
            return 1.0 - doubt if target != seat else 1.2
        if move < POST:
            return 1.0  # binding and charming
        if move < SHOOT:
            return doubt if target != seat else -5.0
        if move < NAME:
            return 10.0 + doubt
        if move < VOTE:
            return 10.0 - doubt
        return self.worth_by_day(seat, move, target)

    def worth_by_day(self, seat: i64, move: i64, target: i64) -> float:
        doubt: float = self.dislike(seat, target)
        if move < BAN:
            return self.worth_of_vote(seat, target)
        if move < CONFESS:
            return 41.0 if doubt > 2.0 else 0.0
        if move < RESTORE:
            return 41.0 if doubt < 1.5 and not self.knows_card(seat, target) else 0.0
        if move < RAZOR:
            return 41.0
        if move < HOUSE:
            return 41.0 if doubt > 3.0 else 0.0
        return 1.0 if move < WITHDRAW else 41.0

    def worth_of_prey(self, seat: i64, target: i64) -> float:
        """The finger of the others, then who is known to be dangerous."""
        worth: float = 1.0
        for wolf in range(self.seats):
            if wolf != seat and self.point[wolf] == target + 1:
                worth += 3.0 - 0.01 * float(target)
        if self.point[seat] == target + 1:
            worth += 1.5
        if self.seen[seat] & bit(target) and self.card[target] == LITTLE_GIRL:
            worth += 4.0
        return worth

    def worth_of_vote(self, seat: i64, target: i64) -> float:
        """For a Captain whom one trusts, against whom one suspects; a filled ballot is left alone."""
        if self.ballot[seat]:
            return -1.0
        doubt: float = self.dislike(seat, target)
        if self.phase == BALLOT_AGAIN:
            return 1.0 + doubt + 0.3 * float(self.tally[target])
        return 1.0 - doubt if self.is_election() else 1.0 + doubt

    # -- what the seat thinks of another -------------------------------------------------------------------

    def dislike(self, seat: i64, other: i64) -> float:
        """0 for a stranger; wolves dislike all others, and everybody dislikes a known wolf."""
        if self.are_lovers(seat, other) or seat == other:
            return -5.0
        if self.is_packmate(seat, other):
            return -2.0
        if self.knows_wolf(seat, other):
            return 4.0
        if self.is_wolf(seat):
            return 1.0 + (0.4 if self.captain == other + 1 else 0.0)
        if self.knows_card(seat, other) or self.knows_camp(seat, other):
            return -2.0
        if self.poster == other + 1 and not self.is_night():
            return 0.2
        return 0.0

    def trust(self, seat: i64, other: i64) -> float:
        return -self.dislike(seat, other)
