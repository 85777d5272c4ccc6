"""The day: morning, debate with its powers, evening (chapters 7, 8 and 11)."""

from typing import Final

from hameau.engine.machine import bit, i64, lowest_bit, popcount
from hameau.games.werewolves.rules import people
from hameau.games.werewolves.rules.box import CHURCH, HOVEL, SHOP, Box
from hameau.games.werewolves.rules.statements import CLAIM, Statements
from hameau.games.werewolves.rules.village import HOUSE

CONFESS: Final = people.MOVES.add("confess {player}", people.SEATS, first=448, rule="8.7")
RESTORE: Final = people.MOVES.add("restore {player}", people.SEATS, first=480, rule="8.8")
RAZOR: Final = people.MOVES.add("razor {player}", people.SEATS, first=512, rule="8.9")
WITHDRAW: Final = people.MOVES.add("withdraw {player}", people.SEATS, first=576, rule="11.18")

NOTHING_TO_RESTORE: Final = people.LAWS.add("nothing-to-restore", "8.8", "player")
NOT_ABSENT: Final = people.LAWS.add("not-absent", "11.18", "player")

DEBATED: Final = people.EVENTS.add("debated")
CONFESSED: Final = people.EVENTS.add("confessed", a="other")
TOLD: Final = people.EVENTS.add("heard-card", a="other", b="card:shown")  # for the Confessor
RESTORED: Final = people.EVENTS.add("restored", a="other")
RAZED: Final = people.EVENTS.add("used-razor", a="other")
ASKED_OUT: Final = people.EVENTS.add("asked-out", a="other")
STALLED: Final = people.EVENTS.add("stalled", a="turns")


class Day(Statements):
    """From the cock's crow to nightfall."""

    def __init__(self, box: Box, seats: i64) -> None:
        super().__init__(box, seats)
        self.window: i64 = 0  # DEBATE or EVENING, to return to after the razor
        self.silent: i64 = 0  # those who still talked when the razor was used
        self.confessed: i64 = 0  # seat + 1: who showed a card last
        self.asked_out: list[i64] = [0] * people.SEATS  # who wants a seat withdrawn
        self.quiet: i64 = 0  # turns without a death

    def go_on(self) -> None:
        """After a cascade nobody won: 8.15, whose home is empty now?"""
        if self.after == people.AFTER_DAWN or not self.option[people.DAWN_HOUSING]:
            self.open_housing()
            self.house()
        else:
            self.leave_housing()

    def house(self) -> None:
        """8.15: one vacancy after the other."""
        self.waiting = 0
        if not self.next_vacancy():
            self.leave_housing()

    def settle_offer(self, bailiff: i64, move: i64) -> None:
        """8.16: to a Vagabond, or to nobody."""
        if move == people.NO or move == people.AWAY:
            self.decline_to_house(bailiff)
            self.house()
        else:
            self.offer_home(move - HOUSE)

    def leave_housing(self) -> None:
        if self.after == people.AFTER_DAWN:
            self.call_election()
        elif self.after == people.AFTER_RAZOR:
            self.reopen(self.window, self.silent & self.alive)
        else:
            self.start_evening()

    # -- 7.1 to 7.3: who elects a Captain, and when --------------------------------------------------------

    def call_election(self) -> None:
        if not self.is_election_due():
            self.start_debate()
        elif self.farmers_rule and popcount(self.farmers()) == 1:
            self.make_captain(lowest_bit(self.farmers()))
            self.start_debate()
        elif self.farmers_rule:
            self.clear_ballots()
            self.open_ballots(people.ELECTION, self.farmers(), self.farmers())
        else:
            self.clear_ballots()
            self.open_ballots(people.ELECTION, self.alive & ~self.teacher(), self.alive)

    def is_election_due(self) -> bool:
        if self.option[people.CAPTAIN] == 0 or self.captain or self.closed:
            return False
        if self.farmers_rule:
            return self.night >= 2 and self.farmers() != 0
        return self.night >= self.option[people.CAPTAIN_DAY]

    # -- 8.6 to 8.9, 11.18:  what may be done while all talk -----------------------------------------------

    def start_debate(self) -> None:
        self.reopen(people.DEBATE, self.alive)

    def reopen(self, window: i64, talking: i64) -> None:
        if talking:
            self.ask(window, talking)
        else:
            self.phase = window
            self.close_window()

    def find_day_moves(self, seat: i64) -> i64:
        self.moves[0] = people.DONE
        self.moves[1] = people.AWAY
        count: i64 = 2
        if self.holds(CHURCH) & bit(seat):
            count = self.list_seats(count, CONFESS, self.others(CONFESS, seat))
        if self.holds(HOVEL) & bit(seat):
            count = self.list_seats(count, RESTORE, self.restorable(seat))
        if self.holds(SHOP) & bit(seat):
            count = self.list_seats(count, RAZOR, self.targets_of_razor(seat))
        if self.phase == people.DEBATE and self.option[people.WITHDRAWING]:
            count = self.list_seats(count, WITHDRAW, self.absent(seat))
        return self.find_statements(count, seat) if self.phase == people.DEBATE else count

    def restorable(self, seat: i64) -> i64:
        """8.8: others whose single use is spent."""
        return self.only(NOTHING_TO_RESTORE, RESTORE, self.others(RESTORE, seat), self.spent_powers())

    def targets_of_razor(self, seat: i64) -> i64:
        """8.9, 8.14"""
        return self.without_vagabonds(RAZOR, self.without_lover(RAZOR, self.others(RAZOR, seat), seat))

    def absent(self, seat: i64) -> i64:
        """11.18: who missed several decisions in a row, and was not yet named by this seat."""
        absent: i64 = self.box.absent
        found: i64 = 0
        for other in range(self.seats):
            if self.missed[other] >= absent and not self.asked_out[other] & bit(seat):
                found |= bit(other)
        return self.only(NOT_ABSENT, WITHDRAW, self.others(WITHDRAW, seat), found)

    def act_by_day(self, seat: i64, move: i64) -> None:
        if move == people.DONE or move == people.AWAY:
            self.waiting &= ~bit(seat)
            if self.waiting == 0:
                self.close_window()
        elif move >= CLAIM:
            self.state_something(seat, move)
        elif move < RESTORE:
            self.confess(seat, move - CONFESS)
        elif move < RAZOR:
            self.restore_token(seat, move - RESTORE)
        elif move < WITHDRAW:
            self.use_razor(seat, move - RAZOR)
        else:
            self.ask_out(seat, move - WITHDRAW)

    def close_window(self) -> None:
        self.waiting = 0
        if self.phase == people.DEBATE:
            self.tell_all(DEBATED, 0, 0, 0)
            self.fall_silent()
            self.start_trial()
        else:
            self.fall_dusk()

    def confess(self, confessor: i64, seat: i64) -> None:
        """8.7: all see who goes to confession, one sees the card."""
        self.spent |= bit(CHURCH)
        self.confessed = seat + 1
        self.seen[confessor] |= bit(seat)
        self.tell_all(CONFESSED, confessor, seat, 0)
        self.note(TOLD, confessor, seat, self.card[seat], bit(confessor))

    def restore_token(self, healer: i64, seat: i64) -> None:
        self.spent |= bit(HOVEL)
        self.spent &= ~bit(self.home[seat] - 1)
        self.tell_all(RESTORED, healer, seat, 0)

    def use_razor(self, barber: i64, seat: i64) -> None:
        """8.9: the Barber lives if it was a wolf."""
        self.spent |= bit(SHOP)
        self.interrupt()
        self.tell_all(RAZED, barber, seat, 0)
        if not self.is_wolf(seat):
            self.push(barber)  # dies when the death of the victim is worked off
        self.kill_one(seat, people.BY_RAZOR)
        self.work_off()

    def interrupt(self) -> None:
        self.window = self.phase
        self.silent = self.waiting
        self.after = people.AFTER_RAZOR
        self.waiting = 0

    def ask_out(self, seat: i64, other: i64) -> None:
        """11.18: more than half of the others."""
        self.asked_out[other] |= bit(seat)
        self.tell_all(ASKED_OUT, seat, other, 0)
        if 2 * popcount(self.asked_out[other] & self.alive) > popcount(self.alive) - 1:
            self.interrupt()
            self.withdraw(other)

    # -- the evening ---------------------------------------------------------------------------------------

    def end_trial(self) -> None:
        self.start_evening()

    def start_evening(self) -> None:
        """11.16: where a day power is left, it may be used once more."""
        self.poster = 0
        if self.day_powers() and not self.option[people.ONE_WINDOW]:
            self.reopen(people.EVENING, self.alive)
        else:
            self.phase = people.EVENING
            self.fall_dusk()

    def fall_dusk(self) -> None:
        """12.1, 12.11: a last look, and three turns without a death are enough."""
        self.waiting = 0
        self.condemned = 0
        self.banned = 0
        self.named_by_inn = 0
        self.confessed = 0
        self.quiet = self.quiet + 1 if self.deaths == self.deaths_before else 0
        self.deaths_before = self.deaths
        self.look_for_winner()
        if self.winner == people.NOT_YET and self.quiet >= self.option[people.STALL]:
            self.tell_all(STALLED, 0, self.quiet, 0)
            self.stall()
        elif self.winner == people.NOT_YET:
            self.fall_asleep()
