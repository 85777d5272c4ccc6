"""What a death without a shot tells about the dead: may it have been the Hunter? (10.3, 10.7, 10.8)

Where every death lets him shoot, whoever died silently was not he. Where some do not, it depends on how
somebody died, and that not everybody knows: the Witch does, the dead have watched, the pack knows its prey.
"""

from typing import Final

from hameau.engine.machine import bit, i64, lowest_bit
from hameau.games.werewolves.rules import people
from hameau.games.werewolves.rules.box import HUNTER, WITCH, Box
from hameau.games.werewolves.rules.course import Rules

ALL_EYES: Final = -1  # somebody who knows what all know, and nothing more


class Mourning(Rules):
    """What is concluded from deaths."""

    def __init__(self, box: Box, seats: i64) -> None:
        super().__init__(box, seats)

    def may_hide_hunter(self, eyes: i64, dead: i64) -> bool:
        """10.8: may the Hunter have died like this without a shot, for all that somebody knows?"""
        how: i64 = self.option[people.HUNTER_SHOOTS]
        cause: i64 = self.cause[dead]
        if how == 0:
            return False
        if cause == people.BY_GRIEF or cause == people.BY_RAZOR:
            return how == 2
        if cause == people.BY_NIGHT:
            return self.may_be_poisoned(eyes, dead)
        return cause == people.BY_POISON

    def may_be_poisoned(self, eyes: i64, dead: i64) -> bool:
        """Nobody said what somebody died of in the night."""
        if self.saw_poison(eyes, dead):
            return self.killed_by_poison == dead + 1
        if self.killed_by_poison and self.saw_poison(eyes, self.killed_by_poison - 1):
            return False  # there is one such potion, and it went to another
        return self.deck[WITCH] > 0 and not self.is_past_witch(dead)

    def is_past_witch(self, dead: i64) -> bool:
        """Did the Witch lie open before the night in which somebody died?"""
        for seat in range(self.seats):
            if self.shown & bit(seat) and self.card[seat] == WITCH:
                return self.died_in[seat] < self.died_in[dead]
        return False

    # -- who knows how somebody died -----------------------------------------------------------------------

    def saw_poison(self, eyes: i64, dead: i64) -> bool:
        """Does somebody know whether it was the poison: as the Witch, or as one of the dead who watched?"""
        return eyes >= 0 and (self.card[eyes] == WITCH or self.has_watched(eyes, dead))

    def saw_prey(self, eyes: i64, dead: i64) -> bool:
        """Does somebody know whether the pack wanted to eat the one who died?"""
        awake: bool = self.is_alive(eyes) or self.died_in[eyes] >= self.died_in[dead]
        return (self.is_wolf(eyes) and awake) or self.has_watched(eyes, dead)

    def has_watched(self, eyes: i64, dead: i64) -> bool:
        """3.8: was somebody dead before the night in which the other one died?"""
        if not self.option[people.GHOSTS] or self.is_alive(eyes):
            return False
        return self.died_in[eyes] < self.died_in[dead]

    # -- for imagined worlds -------------------------------------------------------------------------------

    def forget_deaths(self, seat: i64) -> None:
        """What the seat does not know about how others died."""
        victim: i64 = self.killed_by_poison
        if victim and self.cause[victim - 1] == people.BY_NIGHT and not self.saw_poison(seat, victim - 1):
            self.killed_by_poison = 0
        for dead in range(self.seats):
            if self.fallen_prey & bit(dead) and not self.saw_prey(seat, dead):
                self.fallen_prey &= ~bit(dead)

    def silent_hunter(self) -> i64:
        """Seat + 1 of a Hunter who died in the night, for an unknown reason and without a shot; or 0."""
        hunter: i64 = self.holder(HUNTER) & ~self.alive
        if hunter == 0 or self.shot or not self.option[people.HUNTER_SHOOTS]:
            return 0
        return lowest_bit(hunter) + 1 if self.cause[lowest_bit(hunter)] == people.BY_NIGHT else 0

    def conclude_poison(self) -> None:
        """A Hunter who died in the night and did not shoot was poisoned."""
        hunter: i64 = self.silent_hunter()
        if hunter:
            self.killed_by_poison = hunter

    def explains_silence(self, seat: i64) -> bool:
        """Can the silent Hunter of an imagined world have got the only poison?"""
        hunter: i64 = self.silent_hunter() - 1
        if hunter < 0:
            return True
        witch: i64 = self.holder(WITCH)
        if witch == 0:
            return False
        if not witch & self.alive and self.died_in[lowest_bit(witch)] < self.died_in[hunter]:
            return False
        for dead in range(self.seats):
            if dead != hunter and self.is_eaten(dead):
                if self.saw_prey(seat, dead) and not self.fallen_prey & bit(dead):
                    return False
                for other in range(dead):
                    if other != hunter and self.is_eaten(other) and self.died_in[other] == self.died_in[dead]:
                        return False  # the pack eats one a night
        return True

    def is_eaten(self, dead: i64) -> bool:
        """Without poison left: who else dies in the night and is no wolf was eaten."""
        return not self.is_alive(dead) and self.cause[dead] == people.BY_NIGHT and not self.is_wolf(dead)
