"""The night, call by call (chapters 3 to 6 and 9).

In every round everybody alive owes exactly one move, which stays sealed until all have moved: who is called,
who is not and who is dead cannot be told apart by who is waited for.
"""

from typing import Final

from hameau.engine.machine import bit, i64, lowest_bit
from hameau.games.werewolves.rules import people
from hameau.games.werewolves.rules.box import (
    BUILDINGS,
    CAMP,
    CUPID,
    KINDS,
    LITTLE_GIRL,
    PIPER,
    THIEF,
    WEREWOLF,
    WHITE_WEREWOLF,
    WITCH,
    Box,
)
from hameau.games.werewolves.rules.dealing import MIDDLE
from hameau.games.werewolves.rules.pack import PEEK, SQUINT, Pack
from hameau.games.werewolves.rules.village import NOT_THERE

SLEEP: Final = people.MOVES.add("sleep", first=0)
CURE: Final = people.MOVES.add("cure", first=3)
TAKE: Final = people.MOVES.add("take {spare}", 2, first=9, rule="4.2")  # a card of the middle
LOOK: Final = people.MOVES.add("look {player}", people.SEATS, first=32, rule="5.4")
BITE: Final = people.MOVES.add("bite {player}", people.SEATS, first=96, rule="5.14")
POISON: Final = people.MOVES.add("poison {player}", people.SEATS, first=128, rule="5.13")
CURE_AND_POISON: Final = people.MOVES.add("cure and poison {player}", people.SEATS, first=160, rule="5.13")
PROTECT: Final = people.MOVES.add("protect {player}", people.SEATS, first=192, rule="5.11")
BIND: Final = people.MOVES.add("bind {player}", people.SEATS, first=224, rule="6.1")
CHARM: Final = people.MOVES.add("charm {player}", people.SEATS, first=256, rule="5.18")
POST: Final = people.MOVES.add("poster {player}", people.SEATS, first=288, rule="5.21")
BURN: Final = people.MOVES.add("burn {building}", BUILDINGS, first=608, rule="5.16")

MUST_SWAP: Final = people.LAWS.add("must-swap", "4.3")
MUST_BIND: Final = people.LAWS.add("must-bind", "6.1")
BOUND_ALREADY: Final = people.LAWS.add("not-again", "6.1", "player")
NOT_TWICE: Final = people.LAWS.add("not-twice", "5.11", "player")
ONLY_WOLVES: Final = people.LAWS.add("only-wolves", "5.14", "player")
CHARMED_ALREADY: Final = people.LAWS.add("not-again", "5.18", "player")
SLEEP_ON: Final = people.LAWS.add("sleep-on", "3.3")

NIGHT_FELL: Final = people.EVENTS.add("night-fell", a="night")
SWAPPED: Final = people.EVENTS.add("swapped", a="card")  # for the Thief
GUARDED: Final = people.EVENTS.add("guarded", a="other")
SAW: Final = people.EVENTS.add("saw", a="other", b="card:shown")  # for the Seer
LOOKED: Final = people.EVENTS.add("looked", a="other")  # for the dead who watch
BIT: Final = people.EVENTS.add("bit", a="other")
LIT: Final = people.EVENTS.add("lit-fire", a="building")
SHOWN: Final = people.EVENTS.add("shown-victim")  # to the Witch
NONE_SHOWN: Final = people.EVENTS.add("no-victim")
CURED: Final = people.EVENTS.add("cured", a="other")
POISONED: Final = people.EVENTS.add("poisoned", a="other")
CHARMED: Final = people.EVENTS.add("charmed")
STUCK: Final = people.EVENTS.add("stuck-poster", a="other")  # for the Raven


class Night(Pack):
    """What is chosen in the dark, and seen in it."""

    def __init__(self, box: Box, seats: i64) -> None:
        super().__init__(box, seats)
        self.picked: i64 = 0  # seat + 1: the first that Cupid or the Piper picked
        self.protected: i64 = 0  # seat + 1
        self.last_protected: i64 = 0
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
        self.phase = people.CALL_THIEF - 1
        self.next_round()

    def next_round(self) -> None:
        """3.2: always in the same order."""
        self.phase += 1
        while self.phase < people.DAWN and not self.is_called(self.phase):
            self.phase += 1
        if self.phase == people.DAWN:
            self.break_day()
            return
        self.ask(self.phase, self.alive)
        if self.phase == people.CALL_THIEF:
            self.show_middle(self.holder(THIEF))
        elif self.phase == people.CALL_WOLVES:
            self.meet()
        elif self.phase == people.CALL_WITCH:
            self.show_victim()

    def show_middle(self, thief: i64) -> None:
        if thief:
            self.note(MIDDLE, lowest_bit(thief), self.middle[0], self.middle[1], thief)

    # -- what may be done in a round -----------------------------------------------------------------------

    def find_night_moves(self, seat: i64) -> i64:
        """Who is not called sleeps; who is called may do something, or has to."""
        count: i64 = self.find_calls(seat)
        self.expect(people.DECIDE_THIS if count > 2 else SLEEP_ON)
        return count

    def find_calls(self, seat: i64) -> i64:
        self.moves[0] = SLEEP
        self.moves[1] = people.AWAY
        kind: i64 = self.card[seat]
        if self.is_wolves_round():
            if self.is_wolf(seat):
                return self.find_prey(seat)
            if kind == LITTLE_GIRL and self.phase == people.CALL_WOLVES and self.option[people.GIRL] < 2:
                self.moves[2] = SQUINT
                self.moves[3] = PEEK
                return 4
            return 2
        if kind != self.card_called(self.phase):
            return 2
        if self.phase == people.CALL_THIEF:
            return self.find_swaps()
        if self.phase == people.CALL_ARSONIST:
            return self.find_fires(seat)
        if self.phase == people.CALL_WITCH:
            return self.find_potions(seat)
        if kind == CUPID:
            return self.find_hearts()
        if self.phase == people.CALL_DEFENDER:
            return self.list_seats(2, PROTECT, self.targets_of_defender())
        if self.phase == people.CALL_SEER:
            return self.list_seats(2, LOOK, self.others(LOOK, seat))  # 5.4
        if self.phase == people.CALL_WHITE:
            return self.list_seats(2, BITE, self.targets_of_bite(seat))
        if self.phase == people.CALL_RAVEN:
            return self.list_seats(2, POST, self.targets_of_poster(seat))
        return self.list_seats(2, CHARM, self.targets_of_flute(seat))

    def targets_of_defender(self) -> i64:
        """5.11"""
        last: i64 = bit(self.last_protected - 1) if self.last_protected else 0
        return self.only(NOT_TWICE, PROTECT, self.living(PROTECT), ~last)

    def targets_of_bite(self, seat: i64) -> i64:
        """5.14"""
        some: i64 = self.without_lover(BITE, self.others(BITE, seat), seat)
        return self.only(ONLY_WOLVES, BITE, some, self.holder(WEREWOLF))

    def targets_of_flute(self, seat: i64) -> i64:
        """5.18"""
        picked: i64 = bit(self.picked - 1) if self.picked else 0
        return self.only(CHARMED_ALREADY, CHARM, self.others(CHARM, seat), ~(self.charmed | picked))

    def targets_of_poster(self, seat: i64) -> i64:
        """5.22: not a Vagabond's, not the Lover's."""
        some: i64 = self.others(POST, seat) if self.option[people.RAVEN_OTHERS] else self.living(POST)
        return self.without_vagabonds(POST, self.without_lover(POST, some, seat))

    def find_hearts(self) -> i64:
        """6.1: Cupid has to choose; after a first round that was missed there is no second heart."""
        if self.phase == people.CALL_CUPID_AGAIN and self.picked == 0:
            return 2
        self.forbids(MUST_BIND, SLEEP, True)
        self.moves[0] = people.AWAY
        picked: i64 = bit(self.picked - 1) if self.picked else 0
        return self.list_seats(1, BIND, self.only(BOUND_ALREADY, BIND, self.living(BIND), ~picked))

    def find_swaps(self) -> i64:
        """4.2, 4.3: two wolves in the middle force the Thief."""
        count: i64 = 2
        if self.forbids(MUST_SWAP, SLEEP, self.must_swap()):
            self.moves[0] = people.AWAY
            count = 1
        self.moves[count] = TAKE
        self.moves[count + 1] = TAKE + 1
        return count + 2

    def must_swap(self) -> bool:
        return self.is_wolf_card(self.middle[0]) and self.is_wolf_card(self.middle[1])

    def is_wolf_card(self, kind: i64) -> bool:
        return kind == WEREWOLF or kind == WHITE_WEREWOLF

    def find_fires(self, seat: i64) -> i64:
        """5.16: any building that stands, but not the Lover's home."""
        some: i64 = self.only(NOT_THERE, BURN, bit(BUILDINGS) - 1, self.standing)
        lover: i64 = self.lover_of(seat)
        if lover and self.home[lover - 1]:
            some = self.only(people.NOT_YOUR_LOVER, BURN, some, ~bit(self.home[lover - 1] - 1))
        return self.list_seats(2, BURN, some)

    def find_potions(self, seat: i64) -> i64:
        count: i64 = 2
        cure: bool = not self.cure_used and self.victim() > 0
        if cure:
            self.moves[2] = CURE
            count = 3
        if not self.poison_used:
            count = self.find_poison(count, POISON, seat)
            if cure:
                count = self.find_poison(count, CURE_AND_POISON, seat)
        return count

    def find_poison(self, count: i64, verb: i64, seat: i64) -> i64:
        return self.list_seats(count, verb, self.without_lover(verb, self.living(verb), seat))

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
            if self.phase == people.CALL_PIPER_AGAIN:
                if self.picked:
                    self.charmed |= bit(self.picked - 1)
                self.gather_charmed()
            if self.phase != people.CALL_CUPID and self.phase != people.CALL_PIPER:
                self.picked = 0
        for player in range(self.seats):
            self.choice[player] = 0
        self.next_round()

    def carry_out(self, seat: i64, move: i64) -> None:
        """One move of the round; whoever slept does nothing."""
        if self.phase == people.CALL_THIEF:
            self.swap(seat, move)
        elif move < CURE:
            return
        elif self.phase == people.CALL_CUPID or self.phase == people.CALL_PIPER:
            self.picked = (move & 31) + 1
        elif self.phase == people.CALL_CUPID_AGAIN:
            self.pair(seat, self.picked - 1, move - BIND)
        elif self.phase == people.CALL_DEFENDER:
            self.protected = move - PROTECT + 1
            self.wake(GUARDED, seat, move - PROTECT, 0, bit(seat))
        elif self.phase == people.CALL_SEER:
            self.look_at(seat, move - LOOK)
        elif self.phase == people.CALL_WHITE:
            self.bitten = move - BITE + 1
            self.wake(BIT, seat, move - BITE, 0, bit(seat))
        elif self.phase == people.CALL_ARSONIST:
            self.fire = move - BURN + 1
            self.wake(LIT, seat, move - BURN, 0, bit(seat))
        elif self.phase == people.CALL_WITCH:
            self.use_potions(seat, move)
        elif self.phase == people.CALL_PIPER_AGAIN:
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
        if move == people.AWAY and self.must_swap():
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
        self.wake(people.PAIRED, self.lover_a - 1, self.lover_b - 1, 0, both | bit(cupid))

    def look_at(self, seer: i64, seat: i64) -> None:
        """5.4; the dead see at whom she looks, not what she sees."""
        kind: i64 = self.card[seat]
        self.looked_at = seat + 1
        if self.option[people.SEER_CAMP]:
            self.seen_camp[seer] |= bit(seat)
            kind = KINDS + CAMP[kind]
        else:
            self.seen[seer] |= bit(seat)
        self.note(SAW, seer, seat, kind, bit(seer))
        if self.ghosts():
            self.note(LOOKED, seer, seat, 0, self.ghosts())

    # -- the Witch -----------------------------------------------------------------------------------------

    def victim(self) -> i64:
        """Seat + 1 of whom the pack would eat: nobody if the fire drives them off (9.6)."""
        if self.target and self.fire and self.home[self.target - 1] == self.fire:
            return 0
        return self.target

    def is_shown_victim(self) -> bool:
        """5.13: every night, the potion used or not."""
        return not (self.cure_used and self.option[people.WITCH_BLIND])

    def show_victim(self) -> None:
        witch: i64 = self.holder(WITCH) & self.alive
        victim: i64 = self.victim()
        if witch == 0 or not self.is_shown_victim():
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
