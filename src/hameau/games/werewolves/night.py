"""The night, call by call (chapters 3 to 6 and 9).

In every round everybody alive owes exactly one move, which stays sealed until all have moved: who is called,
who is not and who is dead cannot be told apart by who is waited for.
"""

from hameau.engine.machine import bit, i64, lowest_bit, popcount
from hameau.games.werewolves.box import (
    ARSONIST,
    BAKERY,
    BUILDINGS,
    CAMP,
    CUPID,
    DEFENDER,
    KINDS,
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
from hameau.games.werewolves.deaths import Deaths
from hameau.games.werewolves.people import (
    AGREEMENT,
    AWAY,
    BAKER_SLEEPS,
    BIND,
    BIT,
    BITE,
    BURN,
    CALL_ARSONIST,
    CALL_CUPID,
    CALL_CUPID_AGAIN,
    CALL_DEFENDER,
    CALL_PIPER,
    CALL_PIPER_AGAIN,
    CALL_RAVEN,
    CALL_SEER,
    CALL_THIEF,
    CALL_WHITE,
    CALL_WITCH,
    CALL_WOLVES,
    CALL_WOLVES_AGAIN,
    CALL_WOLVES_LAST,
    CHARM,
    CHARMED,
    CURE,
    CURE_AND_POISON,
    CURED,
    DAWN,
    EAT,
    GIRL,
    GLIMPSED,
    GUARDED,
    LIT,
    LOOK,
    LOOKED,
    MET,
    MIDDLE,
    MOVES,
    NIGHT_FELL,
    NO_PREY,
    NOBODY,
    NONE_SHOWN,
    NOTICED,
    PAIRED,
    PEEK,
    POINTED,
    POISON,
    POISONED,
    POST,
    PREY,
    PROTECT,
    RAVEN_OTHERS,
    SAW,
    SEATS,
    SEER_CAMP,
    SHADOWS,
    SHOWN,
    SLEEP,
    SQUINT,
    STUCK,
    SWAPPED,
    TAKE,
    WHITE_FIRST,
    WITCH_BLIND,
    WOKE,
)


class Night(Deaths):
    """What is chosen in the dark, and seen in it."""

    def __init__(self, box: Box, seats: i64) -> None:
        super().__init__(box, seats)
        self.choice: list[i64] = [0] * SEATS  # move + 1 of this round, sealed
        self.picked: i64 = 0  # seat + 1: the first that Cupid or the Piper picked
        self.protected: i64 = 0  # seat + 1
        self.last_protected: i64 = 0
        self.point: list[i64] = [0] * SEATS  # seat + 1 at whom a wolf points
        self.earlier: list[i64] = [0] * SEATS  # the same, before the Little Girl was noticed
        self.noticed: i64 = 0  # wolves who noticed her tonight
        self.target: i64 = 0  # seat + 1 on whom the pack agreed
        self.bitten: i64 = 0  # seat + 1
        self.fire: i64 = 0  # building + 1
        self.cured: i64 = 0
        self.poisoned: i64 = 0  # seat + 1
        self.cure_used: i64 = 0
        self.poison_used: i64 = 0
        self.poster: i64 = 0  # seat + 1
        self.looked_at: i64 = 0  # seat + 1: by the Seer
        self.told_victim: i64 = 0  # seat + 1: whom the Witch was shown

    def break_day(self) -> None:
        """What the night leads to; the chapter of the dawn says it."""

    # -- 3.1 to 3.5: rounds --------------------------------------------------------------------------------

    def fall_asleep(self) -> None:
        self.night += 1
        self.forget_last_night()
        self.tell_all(NIGHT_FELL, 0, self.night, 0)
        self.phase = CALL_THIEF - 1
        self.next_round()

    def next_round(self) -> None:
        """3.2: always in the same order."""
        self.phase += 1
        while self.phase < DAWN and not self.is_called(self.phase):
            self.phase += 1
        if self.phase == DAWN:
            self.break_day()
            return
        self.ask(self.phase, self.alive)
        if self.phase == CALL_THIEF:
            self.show_middle(self.holder(THIEF))
        elif self.phase == CALL_WOLVES:
            self.meet()
        elif self.phase == CALL_WITCH:
            self.show_victim()

    def show_middle(self, thief: i64) -> None:
        if thief:
            self.note(MIDDLE, lowest_bit(thief), self.middle[0], self.middle[1], thief)

    def is_called(self, call: i64) -> bool:
        """3.3, 3.4: everybody could know this, so that no silence tells anything."""
        if call <= CALL_CUPID_AGAIN:
            return self.night == 1 and self.deck[THIEF if call == CALL_THIEF else CUPID] > 0
        if call == CALL_WOLVES or call == CALL_WOLVES_AGAIN:
            return True
        if call == CALL_WHITE and (self.night + self.option[WHITE_FIRST]) % 2:
            return False  # 5.14
        if call == CALL_ARSONIST and self.burnt:
            return False  # 5.17: all have seen that the match is used
        if call == CALL_WOLVES_LAST and self.option[GIRL] == 2:
            return False
        return self.may_be_alive(self.card_called(call))

    def card_called(self, call: i64) -> i64:
        """Whose round it is. In the last round of the wolves the Little Girl may have been seen."""
        if call == CALL_THIEF:
            return THIEF
        if call == CALL_CUPID or call == CALL_CUPID_AGAIN:
            return CUPID
        if call == CALL_DEFENDER:
            return DEFENDER
        if call == CALL_SEER:
            return SEER
        if call == CALL_WOLVES_LAST:
            return LITTLE_GIRL
        if call == CALL_WHITE:
            return WHITE_WEREWOLF
        if call == CALL_ARSONIST:
            return ARSONIST
        if call == CALL_WITCH:
            return WITCH
        if call == CALL_PIPER or call == CALL_PIPER_AGAIN:
            return PIPER
        return RAVEN if call == CALL_RAVEN else WEREWOLF

    def is_wolves_round(self) -> bool:
        return CALL_WOLVES <= self.phase <= CALL_WOLVES_LAST

    def is_night(self) -> bool:
        return CALL_THIEF <= self.phase < DAWN

    # -- what may be done in a round -----------------------------------------------------------------------

    def find_night_moves(self, seat: i64) -> i64:
        """Everybody may sleep; who is called may do something."""
        self.moves[0] = SLEEP
        self.moves[1] = AWAY
        kind: i64 = self.card[seat]
        if self.is_wolves_round():
            if self.is_wolf(seat):
                return self.find_prey(seat)
            if kind == LITTLE_GIRL and self.phase == CALL_WOLVES and self.option[GIRL] < 2:
                self.moves[2] = SQUINT
                self.moves[3] = PEEK
                return 4
            return 2
        if kind != self.card_called(self.phase):
            return 2
        if self.phase == CALL_THIEF:
            return self.find_swaps()
        if self.phase == CALL_ARSONIST:
            return self.find_fires(seat)
        if self.phase == CALL_WITCH:
            return self.find_potions(seat)
        return self.list_seats(2, self.move_called(), self.targets_of_call(seat))

    def list_seats(self, count: i64, move: i64, some: i64) -> i64:
        """Adds a move for each seat of a set to the `count` that are there; how many then."""
        while some:
            self.moves[count] = move + lowest_bit(some)
            some &= some - 1
            count += 1
        return count

    def move_called(self) -> i64:
        """What the called one does to somebody."""
        if self.phase == CALL_CUPID or self.phase == CALL_CUPID_AGAIN:
            return BIND
        if self.phase == CALL_DEFENDER:
            return PROTECT
        if self.phase == CALL_SEER:
            return LOOK
        if self.phase == CALL_WHITE:
            return BITE
        return CHARM if self.phase == CALL_PIPER or self.phase == CALL_PIPER_AGAIN else POST

    def targets_of_call(self, seat: i64) -> i64:
        picked: i64 = bit(self.picked - 1) if self.picked else 0
        if self.phase == CALL_CUPID:
            return self.alive  # 6.1
        if self.phase == CALL_CUPID_AGAIN:
            return self.alive & ~picked if picked else 0
        if self.phase == CALL_DEFENDER:
            return self.alive & ~bit(self.last_protected - 1) if self.last_protected else self.alive  # 5.11
        if self.phase == CALL_SEER:
            return self.alive & ~bit(seat)  # 5.4
        if self.phase == CALL_WHITE:
            return self.without_lover(self.alive & self.holder(WEREWOLF), seat)
        if self.phase == CALL_RAVEN:
            return self.targets_of_poster(seat)
        return self.alive & ~self.charmed & ~bit(seat) & ~picked  # 5.18

    def targets_of_poster(self, seat: i64) -> i64:
        """5.22: not a Vagabond, not the Lover."""
        some: i64 = self.without_lover(self.alive & ~self.vagabonds(), seat)
        return some & ~bit(seat) if self.option[RAVEN_OTHERS] else some

    def find_swaps(self) -> i64:
        """4.2, 4.3: two wolves in the middle force the Thief."""
        count: i64 = 2
        if self.must_swap():
            self.moves[0] = AWAY
            count = 1
        self.moves[count] = TAKE
        self.moves[count + 1] = TAKE + 1
        return count + 2

    def must_swap(self) -> bool:
        return self.is_wolf_card(self.middle[0]) and self.is_wolf_card(self.middle[1])

    def is_wolf_card(self, kind: i64) -> bool:
        return kind == WEREWOLF or kind == WHITE_WEREWOLF

    def find_prey(self, seat: i64) -> i64:
        """5.5, 5.6: a wolf who sleeps on keeps pointing where he pointed."""
        count: i64 = 2
        if self.point[seat]:
            self.moves[2] = NOBODY
            count = 3
        return self.list_seats(count, EAT, self.edible(seat))

    def edible(self, seat: i64) -> i64:
        return self.without_lover(self.alive & ~self.wolves() & ~self.innkeeper(), seat)

    def find_fires(self, seat: i64) -> i64:
        """5.16: any building that stands, but not the Lover's home."""
        count: i64 = 2
        if not self.burnt:
            for building in range(BUILDINGS):
                if self.standing & bit(building) and not self.is_home_of_lover(building, seat):
                    self.moves[count] = BURN + building
                    count += 1
        return count

    def is_home_of_lover(self, building: i64, seat: i64) -> bool:
        lover: i64 = self.lover_of(seat)
        return lover > 0 and self.home[lover - 1] == building + 1

    def find_potions(self, seat: i64) -> i64:
        count: i64 = 2
        cure: bool = not self.cure_used and self.victim() > 0
        if cure:
            self.moves[2] = CURE
            count = 3
        if not self.poison_used:
            others: i64 = self.without_lover(self.alive, seat)
            count = self.list_seats(count, POISON, others)
            if cure:
                count = self.list_seats(count, CURE_AND_POISON, others)
        return count

    # -- the end of a round --------------------------------------------------------------------------------

    def seal(self, seat: i64, move: i64) -> None:
        self.choice[seat] = move + 1
        self.waiting &= ~bit(seat)
        if self.waiting == 0:
            self.end_round()

    def end_round(self) -> None:
        if self.is_wolves_round():
            self.end_wolves_round()
        else:
            self.show_ghosts(self.holder(self.card_called(self.phase)) & self.alive)
            for seat in range(self.seats):
                if self.is_alive(seat):
                    self.carry_out(seat, self.choice[seat] - 1)
            if self.phase == CALL_PIPER_AGAIN:
                if self.picked:
                    self.charmed |= bit(self.picked - 1)
                self.gather_charmed()
            if self.phase != CALL_CUPID and self.phase != CALL_PIPER:
                self.picked = 0
        for player in range(self.seats):
            self.choice[player] = 0
        self.next_round()

    def show_ghosts(self, awake: i64) -> None:
        """3.8: the dead who watch see who is awake."""
        told: i64 = 0
        for ghost in range(self.seats):
            if self.watched_night(ghost) and awake & ~self.seen[ghost]:
                self.seen[ghost] |= awake
                told |= bit(ghost)
        if told:
            self.note(WOKE, lowest_bit(awake), self.card[lowest_bit(awake)], 0, told)

    def carry_out(self, seat: i64, move: i64) -> None:
        """One move of the round; whoever slept does nothing."""
        if self.phase == CALL_THIEF:
            self.swap(seat, move)
        elif move >= MOVES or move < CURE:
            return
        elif self.phase == CALL_CUPID or self.phase == CALL_PIPER:
            self.picked = (move & 31) + 1
        elif self.phase == CALL_CUPID_AGAIN:
            self.pair(seat, self.picked - 1, move - BIND)
        elif self.phase == CALL_DEFENDER:
            self.protected = move - PROTECT + 1
            self.wake(GUARDED, seat, move - PROTECT, 0, bit(seat))
        elif self.phase == CALL_SEER:
            self.look_at(seat, move - LOOK)
        elif self.phase == CALL_WHITE:
            self.bitten = move - BITE + 1
            self.wake(BIT, seat, move - BITE, 0, bit(seat))
        elif self.phase == CALL_ARSONIST:
            self.fire = move - BURN + 1
            self.wake(LIT, seat, move - BURN, 0, bit(seat))
        elif self.phase == CALL_WITCH:
            self.use_potions(seat, move)
        elif self.phase == CALL_PIPER_AGAIN:
            self.charmed |= bit(move - CHARM)
        else:
            self.poster = move - POST + 1
            self.note(STUCK, seat, move - POST, 0, bit(seat))

    def swap(self, seat: i64, move: i64) -> None:
        """4.4: from now on the Thief is who is on the card that was taken."""
        if self.card[seat] != THIEF:
            return
        self.thief = seat + 1
        taken: i64 = move - TAKE
        if move == AWAY and self.must_swap():
            taken = self.below(2)
        if taken == 0 or taken == 1:
            self.card[seat] = self.middle[taken]
            self.middle[taken] = THIEF
            self.wake(SWAPPED, seat, self.card[seat], 0, bit(seat))

    def pair(self, cupid: i64, first: i64, second: i64) -> None:
        """6.1, 6.2: the Lovers learn who they are, not what."""
        self.lover_a = min(first, second) + 1
        self.lover_b = max(first, second) + 1
        both: i64 = bit(first) | bit(second)
        self.wake(PAIRED, self.lover_a - 1, self.lover_b - 1, 0, both | bit(cupid))

    def look_at(self, seer: i64, seat: i64) -> None:
        """5.4; the dead see at whom she looks, not what she sees."""
        kind: i64 = self.card[seat]
        self.looked_at = seat + 1
        if self.option[SEER_CAMP]:
            self.seen_camp[seer] |= bit(seat)
            kind = KINDS + CAMP[kind]
        else:
            self.seen[seer] |= bit(seat)
        self.note(SAW, seer, seat, kind, bit(seer))
        if self.ghosts():
            self.note(LOOKED, seer, seat, 0, self.ghosts())

    # -- 5.5 to 5.10: the wolves ---------------------------------------------------------------------------

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
        if self.phase == CALL_WOLVES:
            self.let_girl_peek(pack)
            for pointer in range(self.seats):
                self.earlier[pointer] = self.point[pointer]
        elif self.phase == CALL_WOLVES_LAST or not self.is_called(CALL_WOLVES_LAST):
            self.agree(pack)

    def turn_finger(self, seat: i64, move: i64) -> None:
        if move == NOBODY:
            self.point[seat] = 0
        elif EAT <= move < BITE:
            self.point[seat] = move - EAT + 1

    def let_girl_peek(self, pack: i64) -> None:
        """5.8, 5.9: each wolf may be seen, and each may see her."""
        girl: i64 = self.girl()
        if girl == 0:
            return
        seat: i64 = lowest_bit(girl)
        level: i64 = 1 if self.choice[seat] - 1 == SQUINT else 2 if self.choice[seat] - 1 == PEEK else 0
        if level == 0:
            return
        bold: bool = self.option[GIRL] == 1
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
        """5.7, 5.10: without agreement nobody is eaten; a change to the Little Girl that fails counts not."""
        self.target = self.agreement(pack, 0)
        if self.target == 0 and self.noticed:
            self.target = self.agreement(pack, self.girl())
        if self.target:
            self.wake(PREY, self.target - 1, 0, 0, pack)
        else:
            self.wake(NO_PREY, 0, 0, 0, pack)
        self.noticed = 0
        for wolf in range(self.seats):
            self.earlier[wolf] = 0
        self.let_baker_look(pack)

    def finger(self, wolf: i64, ignored: i64) -> i64:
        """Seat + 1 at whom the wolf points; where that is ignored, at whom he pointed before."""
        if self.point[wolf] and ignored & bit(self.point[wolf] - 1):
            return self.earlier[wolf]
        return self.point[wolf]

    def agreement(self, pack: i64, ignored: i64) -> i64:
        """Seat + 1 of the prey, or 0."""
        best: i64 = 0
        votes: i64 = 0
        tied: bool = False
        pointing: i64 = 0
        for prey in range(self.seats):
            count: i64 = 0
            for wolf in range(self.seats):
                if pack & bit(wolf) and self.finger(wolf, ignored) == prey + 1:
                    count += 1
            pointing += count
            if count > votes:
                best = prey + 1
                votes = count
                tied = False
            elif count == votes and count > 0:
                tied = True
        size: i64 = popcount(pack)
        if self.option[AGREEMENT] == 2:
            return 0 if tied else best
        if self.option[AGREEMENT] == 1:
            return best if 2 * votes > size else 0
        return best if votes == pointing and 2 * votes >= size else 0

    def let_baker_look(self, pack: i64) -> None:
        """8.10: the Baker may catch one wolf still moving; a Baker who is a wolf catches none."""
        baker: i64 = self.lives_in(BAKERY)
        if baker == 0 or self.option[BAKER_SLEEPS]:
            return
        seat: i64 = lowest_bit(baker)
        if not pack & baker and self.happens(self.box.glimpse):
            wolf: i64 = self.any_of(pack)
            self.glimpse[seat] |= bit(wolf)
            self.glimpsed[seat] |= bit(wolf)
            self.note(GLIMPSED, seat, wolf, 0, baker)
        else:
            self.note(SHADOWS, seat, 0, 0, baker)

    # -- the Witch -----------------------------------------------------------------------------------------

    def victim(self) -> i64:
        """Seat + 1 of whom the pack would eat: nobody if the fire drives them off (9.6)."""
        if self.target and self.fire and self.home[self.target - 1] == self.fire:
            return 0
        return self.target

    def is_shown_victim(self) -> bool:
        """5.13: every night, the potion used or not."""
        return not (self.cure_used and self.option[WITCH_BLIND])

    def show_victim(self) -> None:
        witch: i64 = self.holder(WITCH) & self.alive
        victim: i64 = self.victim()
        if not self.is_shown_victim():
            return
        self.told_victim = victim
        if victim:
            self.note(SHOWN, victim - 1, 0, 0, witch)
        else:
            self.note(NONE_SHOWN, 0, 0, 0, witch)

    def use_potions(self, witch: i64, move: i64) -> None:
        if move == CURE or move >= CURE_AND_POISON:
            self.cured = 1
            self.cure_used = 1
            self.wake(CURED, witch, self.victim() - 1, 0, bit(witch))
        if move >= POISON:
            self.poisoned = (move & 31) + 1
            self.poison_used = 1
            self.wake(POISONED, witch, self.poisoned - 1, 0, bit(witch))

    # -- the Piper -----------------------------------------------------------------------------------------

    def gather_charmed(self) -> None:
        """5.19: old and new, they see each other."""
        self.watched |= self.ghosts()
        piper: i64 = self.holder(PIPER) & self.alive
        for seat in range(self.seats):
            if self.charmed & bit(seat):
                self.wake(CHARMED, seat, 0, 0, self.charmed | piper)

    def forget_last_night(self) -> None:
        """Who knew something of it knew it until the next one."""
        self.last_protected = self.protected
        self.looked_at = 0
        self.told_victim = 0
        for seat in range(self.seats):
            self.glimpse[seat] = 0
            self.point[seat] = 0
        self.protected = 0
        self.target = 0
        self.bitten = 0
        self.cured = 0
        self.poisoned = 0
