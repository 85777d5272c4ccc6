"""Dawn: who does not rise, what burnt, and whose door has a poster (chapter 9)."""

from typing import Final

from hameau.engine.machine import bit, i64, popcount
from hameau.games.werewolves.rules import people
from hameau.games.werewolves.rules.box import LITTLE_GIRL, Box
from hameau.games.werewolves.rules.night import Night

DAY_BROKE: Final = people.EVENTS.add("day-broke", a="day", b="deaths")
BURNT: Final = people.EVENTS.add("burnt-down", a="building", b="homeless")
POSTED: Final = people.EVENTS.add("posted")


class Dawn(Night):
    """The night is added up."""

    def __init__(self, box: Box, seats: i64) -> None:
        super().__init__(box, seats)
        self.order: list[i64] = [0] * people.SEATS  # in which the dead are named; empty after dawn

    def break_day(self) -> None:
        """9.1 to 9.3: all who die are dead before anything else happens."""
        self.phase = people.DAWN
        self.after = people.AFTER_DAWN
        self.waiting = 0
        doomed: i64 = self.doomed()
        dead: i64 = popcount(doomed)
        self.tell_all(DAY_BROKE, 0, self.night, dead)
        self.name_the_dead(doomed)
        for place in range(dead):  # the first named is worked off first
            self.push(self.order[dead - 1 - place])
        for named in range(dead):
            self.order[named] = 0
        self.see_fire_and_poster()
        self.work_off()

    def name_the_dead(self, doomed: i64) -> None:
        """9.3: in any order, so that it tells nothing."""
        count: i64 = 0
        left: i64 = doomed
        while left:
            seat: i64 = self.any_of(left)
            left &= ~bit(seat)
            self.order[count] = seat
            count += 1
        self.alive &= ~doomed
        for place in range(count):
            self.kill(self.order[place], self.cause_of(self.order[place]))
        if self.target and self.option[people.HUNTER_SHOOTS]:
            self.fallen_prey |= bit(self.target - 1) & doomed

    def doomed(self) -> i64:
        """9.1, 9.2: who dies tonight."""
        found: i64 = 0
        if self.bitten:
            found |= bit(self.bitten - 1)
        if self.poisoned:
            found |= bit(self.poisoned - 1)
        return found | self.burnt_wolf() | self.eaten()

    def eaten(self) -> i64:
        """9.4, 9.5: the prey, unless the fire, the Witch or the Defender saved it."""
        victim: i64 = self.victim()
        if victim == 0 or self.cured or self.is_guarded(victim - 1):
            return 0
        return bit(victim - 1)

    def is_guarded(self, seat: i64) -> bool:
        if self.protected != seat + 1:
            return False
        return self.card[seat] != LITTLE_GIRL or self.option[people.COVERS_GIRL] != 0

    def burnt_wolf(self) -> i64:
        """9.6, 9.7: the first wolf to the right of the prey whose home burns; Vagabonds do not burn."""
        if self.target == 0 or self.victim():
            return 0
        seat: i64 = self.right_of(self.target - 1)
        while seat != self.target - 1:
            if self.is_alive(seat) and self.is_wolf(seat) and self.can_burn(seat):
                return bit(seat)
            seat = self.right_of(seat)
        return 0

    def can_burn(self, seat: i64) -> bool:
        if self.bitten == seat + 1:
            return False
        return not self.is_vagabond(seat) or self.option[people.FIRE_TAKES_ALL] != 0

    def cause_of(self, seat: i64) -> i64:
        if self.bitten == seat + 1:
            return people.BY_BITE
        if self.poisoned == seat + 1:
            return people.BY_POISON
        return people.BY_FANGS if self.victim() == seat + 1 else people.BY_FIRE

    # -- 9.8 to 9.10: what all see when the dead are counted -----------------------------------------------

    def see_fire_and_poster(self) -> None:
        if self.fire:
            building: i64 = self.fire - 1
            tenant: i64 = self.lives_in(building)
            self.burn_down(building)
            self.fire = 0
            self.tell_all(BURNT, 0, building, popcount(tenant))
            if self.poster and tenant & bit(self.poster - 1):
                self.poster = 0
        if self.poster and not self.is_alive(self.poster - 1):
            self.poster = 0
        if self.poster:
            self.tell_all(POSTED, self.poster - 1, 0, 0)
