"""Werewolves and The Village: the contract, phase by phase. The chapters before this one hold the rules."""

from typing import Final

from hameau.engine.machine import bit, i64, popcount
from hameau.games.werewolves.rules import people
from hameau.games.werewolves.rules.box import Box
from hameau.games.werewolves.rules.day import Day

MISSED: Final = people.EVENTS.add("missed", a="times")


class Rules(Day):
    """One match."""

    def __init__(self, box: Box, seats: i64) -> None:
        super().__init__(box, seats)

    # -- 2: setting up -------------------------------------------------------------------------------------

    def set_up(self) -> None:
        self.alive = self.all_seats()
        for seat in range(self.seats):
            self.place[seat] = seat
        if not self.option[people.TOKENS_FIRST]:
            self.deal()
        if self.village:
            self.give_tokens()
        if self.waiting == 0:
            self.begin()

    def begin(self) -> None:
        if not self.dealt:
            self.deal()
        self.fall_asleep()

    # -- what may be done ----------------------------------------------------------------------------------

    def find_moves(self, seat: i64) -> i64:
        if not self.waiting & bit(seat):
            return 0
        if self.is_night():
            return self.find_night_moves(seat)
        self.expect(people.DECIDE_THIS)
        if self.is_ballot():
            return self.find_ballots(seat)
        if self.phase == people.DEBATE or self.phase == people.EVENING:
            return self.find_day_moves(seat)
        return self.find_lone_moves(seat)

    def is_ballot(self) -> bool:
        if self.phase == people.BALLOT or self.phase == people.BALLOT_AGAIN:
            return True
        return self.phase == people.ELECTION or self.phase == people.ELECTION_AGAIN

    def find_lone_moves(self, seat: i64) -> i64:
        """The decisions of one player, while all others watch."""
        if self.phase == people.BANS:
            return self.find_bans(seat)
        if self.phase == people.INN_VOTE or self.phase == people.INN_VOTE_AGAIN:
            return self.find_inn_votes(seat)
        if self.phase == people.TIE:
            return self.find_choices(seat)
        if self.phase == people.SHOT:
            return self.find_shots(seat)
        if self.phase == people.HEIR:
            return self.find_heirs()
        if self.phase == people.DRAFT:
            return self.find_picks()
        if self.phase == people.HOUSING:
            return self.find_homeless()
        self.moves[0] = people.AWAY
        self.moves[1] = people.NO
        self.moves[2] = people.YES
        return 3

    # -- what it does --------------------------------------------------------------------------------------

    def forget_thoughts(self) -> None:
        """What was thought of the position is void; the chapter of suspicion says it."""

    def apply(self, seat: i64, move: i64) -> None:
        self.forget_thoughts()
        self.count_absence(seat, move)
        if self.is_night():
            self.seal(seat, move)
        elif self.is_ballot():
            self.cast(seat, move)
        elif self.phase == people.DEBATE or self.phase == people.EVENING:
            self.act_by_day(seat, move)
        elif self.phase == people.BANS:
            self.ban(seat, move)
        elif self.phase == people.INN_VOTE or self.phase == people.INN_VOTE_AGAIN:
            self.vote_first(seat, move)
        elif self.phase == people.TIE:
            self.break_tie(seat, move)
        elif self.phase == people.SHOT:
            self.shoot(seat, move)
        elif self.phase == people.HEIR:
            self.name_heir(move)
        elif self.phase == people.DRAFT:
            self.draft(seat, move)
        elif self.phase == people.HOUSING:
            self.settle_offer(seat, move)
        elif self.phase == people.ANSWER:
            self.answer_offer(seat, move == people.YES)
            self.house()
        elif self.phase == people.PLEA:
            self.plead(seat, move == people.YES)
        elif self.phase == people.PARDON:
            self.answer_plea(seat, move == people.YES)

    def count_absence(self, seat: i64, move: i64) -> None:
        """11.17: a decision that somebody's clock made is missed; who decides is there."""
        if move == people.AWAY and not (self.is_ballot() and self.ballot[seat]):
            self.missed[seat] += 1
            self.tell_all(MISSED, seat, self.missed[seat], 0)
        else:
            self.missed[seat] = 0
            self.asked_out[seat] = 0

    def draft(self, seat: i64, move: i64) -> None:
        self.pick(seat, move)
        if self.waiting == 0:
            self.begin()

    # -- 12: how it ended ----------------------------------------------------------------------------------

    def score(self, seat: i64) -> i64:
        if self.waiting == 0 and self.has_won(seat):
            return 1
        return 0

    def result(self, seat: i64) -> float:
        winners: i64 = self.winners()
        if self.waiting or not winners & bit(seat):
            return -1.0
        return 2.0 / float(popcount(winners)) - 1.0
