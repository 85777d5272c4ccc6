"""Votes: ballots that stay sealed until they are counted, ties, and mercy (chapters 7 and 11)."""

from typing import Final

from hameau.engine.machine import bit, i64, lowest_bit, popcount
from hameau.games.werewolves.rules import people
from hameau.games.werewolves.rules.box import MANOR, Box
from hameau.games.werewolves.rules.dawn import Dawn
from hameau.games.werewolves.rules.village import TAVERN_SPARED

VOTE: Final = people.MOVES.add("vote {player}", people.SEATS, first=384, rule="11.2")
BAN: Final = people.MOVES.add("ban {player}", people.SEATS, first=416, rule="8.11")
CHOOSE: Final = people.MOVES.add(
    "choose {player}", people.SEATS, first=640, rule="11.11"
)  # among those who are tied

MIND_MADE_UP: Final = people.LAWS.add("mind-made-up", "11.6", "times:minds")
MUST_VOTE: Final = people.LAWS.add("must-vote", "11.19")
BANNED_ALREADY: Final = people.LAWS.add("banned-already", "8.11", "player")
NOT_RUNNING: Final = people.LAWS.add("not-running", "11.4", "player")
STANDS_THERE: Final = people.LAWS.add("not-again", "11.6", "player")

BANNED: Final = people.EVENTS.add("banned")
CAST: Final = people.EVENTS.add("filled-in", a="other:choice")  # for the seat
VOTED: Final = people.EVENTS.add("voted", a="other:choice")
HANDED_IN: Final = people.EVENTS.add("handed-in")
COUNTED: Final = people.EVENTS.add("got-votes", a="votes")
TIED: Final = people.EVENTS.add("tied", a="players")
DECIDED: Final = people.EVENTS.add("broke-tie", a="other")
CONDEMNED: Final = people.EVENTS.add("condemned")
SPARED: Final = people.EVENTS.add("spared")
PLEADED: Final = people.EVENTS.add("pleaded")
PARDONED: Final = people.EVENTS.add("pardoned")
DENIED: Final = people.EVENTS.add("denied")
LOST_IMMUNITY: Final = people.EVENTS.add("lost-immunity")


class Votes(Dawn):
    """Everybody fills in a ballot, changes it a few times perhaps, and hands it in."""

    def __init__(self, box: Box, seats: i64) -> None:
        super().__init__(box, seats)
        self.ballot: list[i64] = [0] * people.SEATS  # seat + 1; 0 is blank
        self.filled: list[i64] = [0] * people.SEATS  # how often it was filled in
        self.voters: i64 = 0  # who votes in the open ballot; then who voted in the last one
        self.running: i64 = 0  # for whom one can vote in it
        self.tally: list[i64] = [0] * people.SEATS  # of the last count
        self.last_ballot: list[i64] = [0] * people.SEATS  # as shown at the last count
        self.against: list[i64] = [
            0
        ] * people.SEATS  # the set of those for whose death a seat has voted, as shown
        self.tied: i64 = 0
        self.banned: i64 = 0
        self.named_by_inn: i64 = 0  # for whom the immune Innkeeper voted today
        self.condemned: i64 = 0  # seat + 1

    def end_trial(self) -> None:
        """What follows a vote that killed nobody; the chapter of the day says it."""

    def start_debate(self) -> None:
        """What follows an election; the chapter of the day says it."""

    # -- 11.2 to 11.10: ballots ----------------------------------------------------------------------------

    def open_ballots(self, phase: i64, voters: i64, running: i64) -> None:
        self.voters = voters
        self.running = running
        for seat in range(self.seats):
            self.filled[seat] = 0
            if voters & bit(seat):
                self.ballot[seat] = 0
        if voters:
            self.ask(phase, voters)
        else:
            self.phase = phase
            self.count()

    def clear_ballots(self) -> None:
        for seat in range(self.seats):
            self.ballot[seat] = 0
        self.voters = 0
        self.running = 0
        self.tied = 0

    def is_election(self) -> bool:
        return self.phase == people.ELECTION or self.phase == people.ELECTION_AGAIN

    def candidates(self, seat: i64) -> i64:
        """7.1: anybody in an election; 11.3, 11.4: in a trial not oneself, Lover or immune Innkeeper."""
        verb: i64 = CHOOSE if self.phase == people.TIE else VOTE
        some: i64 = self.only(NOT_RUNNING, verb, self.living(verb), self.running)
        if self.is_election():
            return some
        if not self.option[people.SELF_VOTE]:
            some = self.only(people.NOT_YOURSELF, verb, some, ~bit(seat))
        some = self.without_lover(verb, some, seat)
        return self.only(TAVERN_SPARED, verb, some, ~self.innkeeper())

    def find_ballots(self, seat: i64) -> i64:
        """11.6: a ballot can be filled in again until it is handed in, but not for ever."""
        count: i64 = self.find_ways_out(seat)
        if self.filled[seat] >= self.box.minds:
            self.forbids(MIND_MADE_UP, people.NOBODY, True)
            self.closes(MIND_MADE_UP, VOTE, True)
            return count
        others: i64 = self.candidates(seat)
        if self.ballot[seat]:
            others = self.only(STANDS_THERE, VOTE, others, ~bit(self.ballot[seat] - 1))
            if not self.option[people.COMPULSORY]:
                self.moves[count] = people.NOBODY
                count += 1
        return self.list_seats(count, VOTE, others)

    def find_ways_out(self, seat: i64) -> i64:
        """Handing in is one, unless somebody must be named."""
        self.moves[0] = people.DONE
        self.moves[1] = people.AWAY
        if not self.owes_vote(seat):
            return 2
        self.forbids(MUST_VOTE, people.DONE, True)
        self.moves[0] = people.AWAY
        return 1

    def owes_vote(self, seat: i64) -> bool:
        """11.19: must this one still name somebody?"""
        return self.option[people.COMPULSORY] != 0 and self.ballot[seat] == 0 and self.candidates(seat) != 0

    def cast(self, seat: i64, move: i64) -> None:
        """Fill the ballot in, or hand it in as it is."""
        if move == people.DONE or move == people.AWAY:
            if self.owes_vote(seat):
                chosen: i64 = self.any_of(self.candidates(seat))
                self.fill_in(seat, chosen + 1)
            self.waiting &= ~bit(seat)
            self.tell_all(HANDED_IN, seat, 0, 0)
            if self.waiting == 0:
                self.count()
            return
        self.fill_in(seat, 0 if move == people.NOBODY else move - VOTE + 1)

    def fill_in(self, seat: i64, choice: i64) -> None:
        self.ballot[seat] = choice
        self.filled[seat] += 1
        if self.option[people.BALLOTS] == 1:
            self.tell_all(VOTED, seat, self.ballot[seat], 0)
        else:
            self.note(CAST, seat, self.ballot[seat], 0, bit(seat))

    def count(self) -> None:
        """11.8: all at once, the Captain's ballot twice."""
        self.waiting = 0
        for candidate in range(self.seats):
            self.tally[candidate] = 0
            self.last_ballot[candidate] = 0
        for seat in range(self.seats):
            self.filled[seat] = 0
            if self.ballot[seat] and self.may_count(seat):
                weight: i64 = self.box.captains_votes if self.captain == seat + 1 else 1
                self.tally[self.ballot[seat] - 1] += weight
                if self.option[people.BALLOTS] < 2 or not self.voters & bit(seat):
                    self.last_ballot[seat] = self.ballot[seat]
                    if not self.is_election():
                        self.against[seat] |= bit(self.ballot[seat] - 1)
                if self.option[people.BALLOTS] == 0 and self.voters & bit(seat):
                    self.tell_all(VOTED, seat, self.ballot[seat], 0)
        if self.is_election():
            self.settle_election()
            return
        self.count_poster()
        for accused in range(self.seats):
            if self.tally[accused]:
                self.tell_all(COUNTED, accused, self.tally[accused], 0)
        self.settle_trial()

    def may_count(self, seat: i64) -> bool:
        """The ballots of this vote: those just handed in, and the Innkeeper's first one."""
        return (self.voters | self.innkeeper()) & bit(seat) != 0

    def count_poster(self) -> None:
        """11.9: in the first count only."""
        if self.poster == 0 or not self.is_alive(self.poster - 1):
            return
        again: bool = self.option[people.POSTER_AGAIN] != 0 and self.running & bit(self.poster - 1) != 0
        if self.phase == people.BALLOT or again:
            self.tally[self.poster - 1] += self.box.posters_votes

    def most_votes(self) -> i64:
        """Who has the most, as a set; nobody without a vote."""
        best: i64 = 0
        found: i64 = 0
        for seat in range(self.seats):
            if self.tally[seat] > best:
                best = self.tally[seat]
                found = bit(seat)
            elif self.tally[seat] == best and best:
                found |= bit(seat)
        return found

    def burn_ballots(self) -> None:
        """11.7: what is not shown is gone."""
        for seat in range(self.seats):
            self.ballot[seat] = 0

    # -- 7.1 to 7.4: electing a Captain --------------------------------------------------------------------

    def settle_election(self) -> None:
        first: bool = self.phase == people.ELECTION
        best: i64 = self.most_votes()
        self.burn_ballots()
        for seat in range(self.seats):
            if self.tally[seat]:
                self.tell_all(COUNTED, seat, self.tally[seat], 0)
        if first and popcount(best) > 1:
            self.tied = best
            self.tell_all(TIED, lowest_bit(best), popcount(best), 0)
            self.open_ballots(people.ELECTION_AGAIN, self.voters, best)
            return
        if not first and popcount(best) != 1:
            best = bit(self.any_of(best if best else self.running))
        self.tied = 0
        if best:
            self.make_captain(lowest_bit(best))
        self.start_debate()

    # -- 11.1 to 11.15: the trial --------------------------------------------------------------------------

    def start_trial(self) -> None:
        self.clear_ballots()
        self.named_by_inn = 0
        self.condemned = 0
        teacher: i64 = self.teacher()
        if teacher and self.may_be_banned(lowest_bit(teacher)):
            self.ask(people.BANS, teacher)
        else:
            self.call_inn(people.INN_VOTE)

    def may_be_banned(self, teacher: i64) -> i64:
        """8.11: neither a Vagabond nor herself nor her Lover; two at most."""
        if popcount(self.banned) >= self.box.most_bans:
            return 0
        some: i64 = self.without_lover(BAN, self.others(BAN, teacher), teacher)
        return self.only(BANNED_ALREADY, BAN, self.without_vagabonds(BAN, some), ~self.banned)

    def find_bans(self, seat: i64) -> i64:
        self.moves[0] = people.DONE
        self.moves[1] = people.AWAY
        return self.list_seats(2, BAN, self.may_be_banned(seat))

    def ban(self, seat: i64, move: i64) -> None:
        if move >= BAN:
            self.banned |= bit(move - BAN)
            self.tell_all(BANNED, move - BAN, 0, 0)
        if move < BAN or self.may_be_banned(seat) == 0:
            self.call_inn(people.INN_VOTE)

    def all_voters(self) -> i64:
        """11.2: the living, without the Schoolteacher and those she banned."""
        return self.alive & ~self.teacher() & ~self.banned

    def call_inn(self, phase: i64) -> None:
        """8.12: the immune Innkeeper votes alone, first and openly."""
        inn: i64 = self.innkeeper() & self.all_voters()
        if phase == people.INN_VOTE:
            self.running = self.alive
        if inn:
            self.ballot[lowest_bit(inn)] = 0
            self.ask(phase, inn)
        else:
            self.open_ballots(phase + 1, self.all_voters(), self.running)

    def find_inn_votes(self, seat: i64) -> i64:
        count: i64 = self.find_ways_out(seat)
        return self.list_seats(count, VOTE, self.candidates(seat))

    def vote_first(self, seat: i64, move: i64) -> None:
        chosen: i64 = move - VOTE
        if move < VOTE:
            chosen = self.any_of(self.candidates(seat)) if self.owes_vote(seat) else -1
        if chosen >= 0:
            self.ballot[seat] = chosen + 1
            self.named_by_inn |= bit(chosen)
            self.tell_all(VOTED, seat, chosen + 1, 0)
        self.open_ballots(self.phase + 1, self.all_voters() & ~bit(seat), self.running)

    def settle_trial(self) -> None:
        best: i64 = self.most_votes()
        captain: i64 = bit(self.captain - 1) & self.all_voters() if self.captain else 0
        chosen: i64 = self.ballot[self.captain - 1] if captain else 0
        first: bool = self.phase == people.BALLOT
        self.burn_ballots()
        if popcount(best) == 1:
            self.condemn(lowest_bit(best))
        elif best == 0 or not first:
            self.spare(best)
        else:
            self.tied = best
            self.tell_all(TIED, lowest_bit(best), popcount(best), 0)
            if captain == 0:
                self.running = best  # 11.12
                self.call_inn(people.INN_VOTE_AGAIN)
            elif chosen and best & bit(chosen - 1):
                self.tell_all(DECIDED, self.captain - 1, chosen - 1, 0)
                self.condemn(chosen - 1)
            else:
                self.ask_captain(best)

    def ask_captain(self, best: i64) -> None:
        """11.11: he must choose, among those for whom he may vote."""
        self.running = best
        allowed: i64 = self.candidates(self.captain - 1)
        if allowed == 0:
            self.spare(best)
        else:
            self.ask(people.TIE, bit(self.captain - 1))

    def find_choices(self, seat: i64) -> i64:
        self.moves[0] = people.AWAY
        return self.list_seats(1, CHOOSE, self.candidates(seat))

    def break_tie(self, seat: i64, move: i64) -> None:
        target: i64 = move - CHOOSE
        if move == people.AWAY:
            target = self.any_of(self.candidates(seat))
        if self.innkeeper() & bit(seat):
            self.named_by_inn |= bit(target)  # 8.13: that was a vote
        self.tell_all(DECIDED, seat, target, 0)
        self.condemn(target)

    def spare(self, best: i64) -> None:
        """11.13: nobody dies."""
        self.tell_all(SPARED, 0, popcount(best), 0)
        self.end_trial()

    def condemn(self, seat: i64) -> None:
        self.condemned = seat + 1
        self.tell_all(CONDEMNED, seat, 0, 0)
        inn: i64 = self.innkeeper()
        if inn and self.named_by_inn & bit(seat):  # 8.13
            self.immune = 0
            self.tell_all(LOST_IMMUNITY, lowest_bit(inn), 0, 0)
        if self.holds(MANOR):
            self.ask(people.PLEA, bit(seat))
        else:
            self.carry_out_verdict()

    def plead(self, seat: i64, yes: bool) -> None:
        """11.14: only who asks can be pardoned."""
        if yes:
            self.tell_all(PLEADED, seat, 0, 0)
            self.ask(people.PARDON, self.holds(MANOR))
        else:
            self.carry_out_verdict()

    def answer_plea(self, lord: i64, yes: bool) -> None:
        """11.15: no death, no card, and the token is spent."""
        if yes:
            self.spent |= bit(MANOR)
            self.tell_all(PARDONED, self.condemned - 1, 0, 0)
            self.end_trial()
        else:
            self.tell_all(DENIED, self.condemned - 1, 0, 0)
            self.carry_out_verdict()

    def carry_out_verdict(self) -> None:
        self.after = people.AFTER_VERDICT
        self.kill_one(self.condemned - 1, people.BY_VOTE)
        self.work_off()
