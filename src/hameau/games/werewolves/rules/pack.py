"""The calls of a night, and the pack: fingers, agreement, the Little Girl and the Baker (chapters 3, 5)."""

from typing import Final

from hameau.engine.machine import bit, i64, lowest_bit, popcount
from hameau.games.werewolves.rules import people
from hameau.games.werewolves.rules.box import (
    ARSONIST,
    BAKERY,
    CUPID,
    DEFENDER,
    LITTLE_GIRL,
    PIPER,
    RAVEN,
    SEER,
    THIEF,
    WEREWOLF,
    WHITE_WEREWOLF,
    WITCH,
    Box,
)
from hameau.games.werewolves.rules.deaths import Deaths
from hameau.games.werewolves.rules.village import TAVERN_SPARED

SQUINT: Final = people.MOVES.add("squint", first=4)
PEEK: Final = people.MOVES.add("peek", first=5)
EAT: Final = people.MOVES.add("eat {player}", people.SEATS, first=64, rule="5.5")

NO_WOLF: Final = people.LAWS.add("no-wolf", "5.6", "player")

MET: Final = people.EVENTS.add("met-wolf")  # for the wolves: the seat is one
POINTED: Final = people.EVENTS.add("pointed", a="other")
PREY: Final = people.EVENTS.add("became-prey")
NO_PREY: Final = people.EVENTS.add("no-prey")
GLIMPSED: Final = people.EVENTS.add("glimpsed", a="other")  # a wolf
SHADOWS: Final = people.EVENTS.add("shadows")  # or nothing
NOTICED: Final = people.EVENTS.add("noticed-girl")
WOKE: Final = people.EVENTS.add("woke", a="card")  # for the dead who watch


class Pack(Deaths):
    """The wolves awake, and who sees them."""

    def __init__(self, box: Box, seats: i64) -> None:
        super().__init__(box, seats)
        self.choice: list[i64] = [0] * people.SEATS  # move + 1 of this round, sealed
        self.point: list[i64] = [0] * people.SEATS  # seat + 1 at whom a wolf points
        self.earlier: list[i64] = [
            0
        ] * people.SEATS  # the same, before a finger turned to the noticed Little Girl
        self.noticed: i64 = 0  # wolves who noticed her tonight
        self.target: i64 = 0  # seat + 1 on whom the pack agreed

    # -- 3.2 to 3.4: calls ---------------------------------------------------------------------------------

    def is_called(self, call: i64) -> bool:
        """3.3, 3.4: everybody could know this, so that no silence tells anything."""
        if call <= people.CALL_CUPID_AGAIN:
            return self.night == 1 and self.deck[THIEF if call == people.CALL_THIEF else CUPID] > 0
        if call == people.CALL_WOLVES or call == people.CALL_WOLVES_AGAIN:
            return True
        if call == people.CALL_WHITE and (self.night + self.option[people.WHITE_FIRST]) % 2:
            return False  # 5.14
        if call == people.CALL_ARSONIST and self.burnt:
            return False  # 5.17: all have seen that the match is used
        if call == people.CALL_WOLVES_LAST and self.option[people.GIRL] == 2:
            return False
        return self.may_be_alive(self.card_called(call))

    def card_called(self, call: i64) -> i64:
        """Whose round it is. In the last round of the wolves the Little Girl may have been seen."""
        if call == people.CALL_THIEF:
            return THIEF
        if call == people.CALL_CUPID or call == people.CALL_CUPID_AGAIN:
            return CUPID
        if call == people.CALL_DEFENDER:
            return DEFENDER
        if call == people.CALL_SEER:
            return SEER
        if call == people.CALL_WOLVES_LAST:
            return LITTLE_GIRL
        if call == people.CALL_WHITE:
            return WHITE_WEREWOLF
        if call == people.CALL_ARSONIST:
            return ARSONIST
        if call == people.CALL_WITCH:
            return WITCH
        if call == people.CALL_PIPER or call == people.CALL_PIPER_AGAIN:
            return PIPER
        return RAVEN if call == people.CALL_RAVEN else WEREWOLF

    def is_wolves_round(self) -> bool:
        return people.CALL_WOLVES <= self.phase <= people.CALL_WOLVES_LAST

    def is_night(self) -> bool:
        return people.CALL_THIEF <= self.phase < people.DAWN

    # -- 5.5, 5.6: pointing --------------------------------------------------------------------------------

    def find_prey(self, seat: i64) -> i64:
        """5.5, 5.6: a wolf who sleeps on keeps pointing where he pointed."""
        count: i64 = 2
        if self.point[seat]:
            self.moves[2] = people.NOBODY
            count = 3
        return self.list_seats(count, EAT, self.edible(seat))

    def edible(self, seat: i64) -> i64:
        some: i64 = self.without_lover(EAT, self.others(EAT, seat), seat)
        some = self.only(TAVERN_SPARED, EAT, some, ~self.innkeeper())
        return self.only(NO_WOLF, EAT, some, ~self.wolves())

    def show_ghosts(self, awake: i64) -> None:
        """3.8: the dead who watch see who is awake."""
        told: i64 = 0
        for ghost in range(self.seats):
            if self.watched_night(ghost) and awake & ~self.seen[ghost]:
                self.seen[ghost] |= awake
                told |= bit(ghost)
        if told:
            self.note(WOKE, lowest_bit(awake), self.card[lowest_bit(awake)], 0, told)

    # -- 5.5 to 5.10: the wolves' rounds -------------------------------------------------------------------

    def meet(self) -> None:
        """The wolves see each other; in the first night for the first time."""
        pack: i64 = self.wolves() & self.alive
        told: i64 = 0 if self.met else pack
        for ghost in range(self.seats):
            if self.watched_night(ghost) and pack & ~self.glimpsed[ghost]:
                self.glimpsed[ghost] |= pack
                told |= bit(ghost)
        self.saw_pack |= self.ghosts()
        self.met = 1
        for seat in range(self.seats):
            if told and pack & bit(seat):
                self.note(MET, seat, 0, 0, told)

    def end_wolves_round(self) -> None:
        pack: i64 = self.wolves() & self.alive
        for seat in range(self.seats):
            if pack & bit(seat):
                self.turn_finger(seat, self.choice[seat] - 1)
                if self.point[seat]:
                    self.wake(POINTED, seat, self.point[seat] - 1, 0, pack)
        if self.phase == people.CALL_WOLVES:
            self.let_girl_peek(pack)
            self.remember_fingers()
        elif self.phase == people.CALL_WOLVES_LAST or not self.is_called(people.CALL_WOLVES_LAST):
            self.agree(pack)
        elif not self.has_turned_to_girl():
            self.remember_fingers()

    def turn_finger(self, seat: i64, move: i64) -> None:
        if move == people.NOBODY:
            self.point[seat] = 0
        elif EAT <= move < EAT + people.SEATS:
            self.point[seat] = move - EAT + 1

    def remember_fingers(self) -> None:
        for wolf in range(self.seats):
            self.earlier[wolf] = self.point[wolf]

    def has_turned_to_girl(self) -> bool:
        """5.10: does a finger point at the noticed Little Girl that pointed elsewhere before?"""
        if self.noticed == 0:
            return False
        girl: i64 = lowest_bit(self.girl()) + 1
        for wolf in range(self.seats):
            if self.point[wolf] == girl and self.earlier[wolf] != girl:
                return True
        return False

    def let_girl_peek(self, pack: i64) -> None:
        """5.8, 5.9: each wolf may be seen, and each may see her."""
        girl: i64 = self.girl()
        if girl == 0:
            return
        seat: i64 = lowest_bit(girl)
        level: i64 = 1 if self.choice[seat] - 1 == SQUINT else 2 if self.choice[seat] - 1 == PEEK else 0
        if level == 0:
            return
        bold: bool = self.option[people.GIRL] == 1
        for wolf in range(self.seats):
            if pack & bit(wolf):
                if self.happens(self.box.bold_see[level] if bold else self.box.see[level]):
                    self.glimpse[seat] |= bit(wolf)
                    self.note(GLIMPSED, seat, wolf, 0, girl)
                if self.happens(self.box.bold_noticed[level] if bold else self.box.noticed[level]):
                    self.noticed |= bit(wolf)
                    self.seen[wolf] |= girl
                    self.note(NOTICED, seat, 0, 0, bit(wolf))
        self.glimpsed[seat] |= self.glimpse[seat]
        if self.glimpse[seat] == 0:
            self.note(SHADOWS, seat, 0, 0, girl)
        self.show_ghosts(girl)

    def happens(self, chance: i64) -> bool:
        return self.below(1000) < chance

    def agree(self, pack: i64) -> None:
        """5.7, 5.10: without agreement nobody is eaten, or whom all meant before they turned to the girl."""
        self.target = self.agreement(pack, False)
        if self.target == 0 and self.has_turned_to_girl():
            self.target = self.agreement(pack, True)
        if self.target:
            self.wake(PREY, self.target - 1, 0, 0, pack)
        else:
            self.wake(NO_PREY, 0, 0, 0, pack)
        self.noticed = 0
        for wolf in range(self.seats):
            self.earlier[wolf] = 0
        self.let_baker_look(pack)

    def agreement(self, pack: i64, before: bool) -> i64:
        """Seat + 1 on whom the fingers agree, or did before one turned to the Little Girl; or 0."""
        best: i64 = 0
        votes: i64 = 0
        tied: bool = False
        pointing: i64 = 0
        for prey in range(self.seats):
            count: i64 = 0
            for wolf in range(self.seats):
                finger: i64 = self.earlier[wolf] if before else self.point[wolf]
                if pack & bit(wolf) and finger == prey + 1:
                    count += 1
            pointing += count
            if count > votes:
                best = prey + 1
                votes = count
                tied = False
            elif count == votes and count > 0:
                tied = True
        size: i64 = popcount(pack)
        if self.option[people.AGREEMENT] == 2:
            return 0 if tied else best
        if self.option[people.AGREEMENT] == 1:
            return best if 2 * votes > size else 0
        return best if votes == pointing and 2 * votes >= size else 0

    def let_baker_look(self, pack: i64) -> None:
        """8.10: the Baker may catch one wolf still moving; a Baker who is a wolf catches none."""
        baker: i64 = self.lives_in(BAKERY)
        if baker == 0 or self.option[people.BAKER_SLEEPS]:
            return
        seat: i64 = lowest_bit(baker)
        if not pack & baker and self.happens(self.box.glimpse):
            wolf: i64 = self.any_of(pack)
            self.glimpse[seat] |= bit(wolf)
            self.glimpsed[seat] |= bit(wolf)
            self.note(GLIMPSED, seat, wolf, 0, baker)
        else:
            self.note(SHADOWS, seat, 0, 0, baker)
