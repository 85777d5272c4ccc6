"""Deaths and what they cause, and who has won (chapters 10 and 12)."""

from typing import Final

from hameau.engine.machine import bit, i64, lowest_bit, popcount
from hameau.games.werewolves.rules import people
from hameau.games.werewolves.rules.box import CAMP, CUPID, HUNTER, KINDS, PIPER, VILLAGE, WEREWOLF, Box
from hameau.games.werewolves.rules.dealing import MIDDLE
from hameau.games.werewolves.rules.village import NAME, Village

SHOOT: Final = people.MOVES.add("shoot {player}", people.SEATS, first=320, rule="10.3")

DIED: Final = people.EVENTS.add("died", a="card:shown", b="cause")
SHOT_AT: Final = people.EVENTS.add("shot", a="other")
GRIEVED: Final = people.EVENTS.add("grieved", a="other")
WITHDRAWN: Final = people.EVENTS.add("withdrawn", a="card")
TURNED_UP: Final = people.EVENTS.add("turned-up", a="card")
ENDED: Final = people.EVENTS.add("ended", a="winner")

HIDDEN: Final = KINDS + 4  # what DIED shows when nothing is shown


class Deaths(Village):
    """A death works itself off: the Hunter's shot, then the Lover's grief; at the end the Captain's medal."""

    def __init__(self, box: Box, seats: i64) -> None:
        super().__init__(box, seats)
        self.after: i64 = 0  # what the last cascade interrupted: AFTER_DAWN …
        self.depth: i64 = 0
        self.dying: list[i64] = [0] * people.SEATS  # a stack: whose death is being worked off
        self.shooting: i64 = 0  # seat + 1 of a Hunter who has not shot yet
        self.shot: i64 = 0  # 1: the Hunter has had the shot
        # where the Hunter does not always shoot (10.7)
        self.died_in: list[i64] = [0] * people.SEATS  # the turn of the death
        self.killed_by_poison: i64 = 0  # seat + 1
        self.fallen_prey: i64 = 0  # who died in the night in which the pack wanted to eat them

    def go_on(self) -> None:
        """What follows when all is worked off; the chapter of the day says it."""

    # -- 10.1, 10.2: dying ---------------------------------------------------------------------------------

    def kill(self, seat: i64, cause: i64) -> None:
        """The card is shown, as far as the table wants it; what follows from it waits on the stack."""
        self.alive &= ~bit(seat)
        self.deaths += 1
        self.fallen[seat] = self.deaths
        self.cause[seat] = self.told_cause(cause)
        if self.option[people.HUNTER_SHOOTS]:
            self.died_in[seat] = self.night
            if cause == people.BY_POISON:
                self.killed_by_poison = seat + 1
        self.show_card(seat)
        self.tell_all(DIED, seat, self.what_is_shown(seat), self.cause[seat])

    def told_cause(self, cause: i64) -> i64:
        """9.3: by night nobody is told who did it."""
        by_night: bool = (
            cause == people.BY_FANGS
            or cause == people.BY_BITE
            or cause == people.BY_FIRE
            or cause == people.BY_POISON
        )
        return people.BY_NIGHT if by_night and not self.option[people.CAUSES] else cause

    def show_card(self, seat: i64) -> None:
        if self.option[people.REVEAL] == 0:
            self.shown |= bit(seat)
        elif self.option[people.REVEAL] == 1:
            self.camp_shown |= bit(seat)

    def what_is_shown(self, seat: i64) -> i64:
        if self.shown & bit(seat):
            return self.card[seat]
        return KINDS + CAMP[self.card[seat]] if self.camp_shown & bit(seat) else HIDDEN

    def push(self, seat: i64) -> None:
        self.dying[self.depth] = seat
        self.depth += 1

    def kill_one(self, seat: i64, cause: i64) -> None:
        self.kill(seat, cause)
        self.push(seat)

    # -- 10.3 to 10.6: what a death causes -----------------------------------------------------------------

    def work_off(self) -> None:
        """Depth first: the newest death causes first what it causes."""
        while self.depth > 0:
            seat: i64 = self.dying[self.depth - 1]
            if self.is_alive(seat):
                self.kill(seat, people.BY_RAZOR)  # a Barber whose victim was no wolf
            if self.card[seat] == HUNTER and not self.shot and self.lets_shoot(seat):
                self.shot = 1
                if self.targets_of_shot(seat):
                    self.ask_hunter(seat)
                    return
            lover: i64 = self.lover_of(seat)
            if lover > 0 and self.is_alive(lover - 1):
                self.grieved = 1
                self.tell_all(GRIEVED, lover - 1, seat, 0)
                self.kill_one(lover - 1, people.BY_GRIEF)
            else:
                self.depth -= 1
                self.dying[self.depth] = 0
        self.pass_medal()

    def lets_shoot(self, seat: i64) -> bool:
        """10.3, 10.7: does this death let the Hunter shoot?"""
        how: i64 = self.option[people.HUNTER_SHOOTS]
        if how == 0:
            return True
        if self.killed_by_poison == seat + 1:
            return False
        return how == 1 or self.cause[seat] == people.BY_VOTE or self.cause[seat] <= people.BY_FIRE

    def find_shots(self, seat: i64) -> i64:
        self.moves[0] = people.AWAY
        return self.list_seats(1, SHOOT, self.targets_of_shot(seat))

    def targets_of_shot(self, seat: i64) -> i64:
        return self.without_lover(SHOOT, self.living(SHOOT), seat)

    def ask_hunter(self, seat: i64) -> None:
        """10.3; the shot shows who he was, whatever the table hides."""
        self.shown |= bit(seat)
        self.shooting = seat + 1
        self.ask(people.SHOT, bit(seat))

    def shoot(self, seat: i64, move: i64) -> None:
        """10.3"""
        target: i64 = move - SHOOT
        self.shooting = 0
        self.waiting = 0
        if move != people.AWAY:
            self.tell_all(SHOT_AT, seat, target, 0)
            self.kill_one(target, people.BY_SHOT)
        self.work_off()

    def pass_medal(self) -> None:
        """10.5: asked once, when all who die are dead."""
        self.waiting = 0
        if self.must_pass_medal() and not self.pass_medal_alone():
            self.ask(people.HEIR, bit(self.captain - 1))
            return
        self.finish_cascade()

    def name_heir(self, move: i64) -> None:
        heir: i64 = move - NAME
        if move == people.AWAY:
            heir = self.any_of(self.heirs())
        self.make_captain(heir)
        self.waiting = 0
        self.finish_cascade()

    def finish_cascade(self) -> None:
        """10.6: only now it is looked who has won."""
        self.close_office()
        self.look_for_winner()
        if self.winner == people.NOT_YET:
            self.go_on()

    def withdraw(self, seat: i64) -> None:
        """11.18: dead for all counting, without shot, grief or heir."""
        self.alive &= ~bit(seat)
        self.withdrawn |= bit(seat)
        self.deaths += 1
        self.fallen[seat] = self.deaths
        self.cause[seat] = people.BY_ABSENCE
        if self.option[people.HUNTER_SHOOTS]:
            self.died_in[seat] = self.night
        self.shown |= bit(seat)
        self.tell_all(WITHDRAWN, seat, self.card[seat], 0)
        if self.lover_of(seat) > 0:
            self.lover_a = 0
            self.lover_b = 0
            self.grieved = 0
        if self.captain == seat + 1:
            self.captain = 0
        self.finish_cascade()

    # -- 12: victory ---------------------------------------------------------------------------------------

    def look_for_winner(self) -> None:
        found: i64 = self.find_winner()
        if found != people.NOT_YET:
            self.end(found)

    def end(self, winner: i64) -> None:
        self.winner = winner
        self.phase = people.OVER
        self.waiting = 0
        self.tell_all(ENDED, 0, winner, 0)
        self.turn_all_up()

    def turn_all_up(self) -> None:
        """3.9: nothing stays hidden."""
        for seat in range(self.seats):
            if not self.shown & bit(seat):
                self.tell_all(TURNED_UP, seat, self.card[seat], 0)
        if self.lover_a and not self.grieved:
            self.tell_all(people.PAIRED, self.lover_a - 1, self.lover_b - 1, 0)
        if self.has_middle():
            self.tell_all(MIDDLE, 0, self.middle[0], self.middle[1])

    def find_winner(self) -> i64:
        """12.2: the first line that holds."""
        wolves: i64 = self.wolves() & self.alive
        others: i64 = self.alive & ~wolves
        if self.alive == 0:
            return people.NO_ONE
        if self.is_mixed() and self.alive == bit(self.lover_a - 1) | bit(self.lover_b - 1):
            return people.COUPLE
        piper: i64 = self.holder(PIPER) & self.alive
        if piper and self.alive & ~piper & ~self.charmed == 0:
            return people.THE_PIPER
        pack: i64 = wolves & self.holder(WEREWOLF)
        if others == 0 and pack == 0:
            return people.THE_WHITE
        if pack and self.pack_has_won(wolves, others):
            return people.THE_PACK
        return people.THE_VILLAGE if wolves == 0 else people.NOT_YET

    def pack_has_won(self, wolves: i64, others: i64) -> bool:
        """12.6, 12.8; there is no parity rule unless the table wants one."""
        if others and not (self.option[people.PARITY] and popcount(wolves) >= popcount(others)):
            return False
        white: bool = wolves & ~self.holder(WEREWOLF) != 0
        return not (white and self.option[people.WHITE_BLOCKS])

    def has_won(self, seat: i64) -> bool:
        """12.3 to 12.10: the dead win with their camp; not loners, not a mixed couple, not the withdrawn."""
        if self.withdrawn & bit(seat):
            return False
        kind: i64 = self.card[seat]
        in_love: bool = self.is_mixed() and self.lover_of(seat) > 0
        if self.winner == people.COUPLE:
            return in_love or (kind == CUPID and self.option[people.CUPID_WINS] != 0)
        if self.winner == people.THE_PIPER:
            piper: i64 = self.holder(PIPER)
            return kind == PIPER or (piper != 0 and self.are_lovers(seat, lowest_bit(piper)))
        if self.winner == people.THE_WHITE:
            return self.is_alive(seat)
        if in_love:
            return False
        if self.winner == people.THE_PACK:
            return kind == WEREWOLF
        return self.winner == people.THE_VILLAGE and CAMP[kind] == VILLAGE

    def winners(self) -> i64:
        found: i64 = 0
        for seat in range(self.seats):
            if self.has_won(seat):
                found |= bit(seat)
        return found

    def stall(self) -> None:
        self.end(people.A_DRAW)
