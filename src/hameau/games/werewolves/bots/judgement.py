"""How a sensible player of Werewolves thinks, with nothing but what the own seat knows.

What somebody thinks of the others is in suspicion.py; here it becomes moves. The wolves lie: they accuse
whom the village suspects anyway, and who is found out claims to be the Seer and turns the report round.
"""

from typing import Final

from hameau.engine.machine import bit, i64, lowest_bit, popcount
from hameau.games.werewolves.bots.suspicion import Suspicion
from hameau.games.werewolves.rules import night, people
from hameau.games.werewolves.rules.box import SEER, VILLAGER, Box
from hameau.games.werewolves.rules.day import CONFESS, RAZOR, RESTORE, WITHDRAW
from hameau.games.werewolves.rules.deaths import SHOOT
from hameau.games.werewolves.rules.pack import EAT, PEEK, SQUINT
from hameau.games.werewolves.rules.statements import ACCUSE, CLAIM, DEFEND, REPORT_VILLAGE, REPORT_WOLF
from hameau.games.werewolves.rules.village import HOUSE, NAME, PICK
from hameau.games.werewolves.rules.votes import BAN, CHOOSE, VOTE

ENOUGH_SAID: Final = 40.0  # what it is worth to be done
LOYALTY: Final = 1.0  # a wolf gives up a brother who is blamed by a quarter more than any villager
SURE: Final = 4.0  # how much one dislikes a known wolf
AGREED: Final = 20.0  # what agreeing is worth to a wolf: no other wish outweighs it
SEVERAL: Final = 2  # accusers against whom one says something
TRUSTED: Final = 0.7  # who is suspected less than so much of the average is worth a good word
LIKING: Final = 0.4  # so much of the average is left to likes and dislikes that change every day
IMMUNITY: Final = 3.4  # what it is worth to an Innkeeper: who is a wolf with 6 chances in 10 is worth as much


class Werewolves(Suspicion):
    """The rules with an opinion."""

    def __init__(self, box: Box, seats: i64) -> None:
        super().__init__(box, seats)

    def look_ahead(self) -> None:
        """At random: a whole match of players who weigh everything takes a hundred times as long."""
        self.playout()

    def judge(self, seat: i64, move: i64) -> float:
        if move == people.AWAY:
            return -100.0
        if move < night.LOOK:
            return self.worth_of_word(seat, move)
        if self.is_ballot() and self.ballot[seat]:
            return -1.0  # a filled ballot is left alone
        if move >= night.BURN and move < CHOOSE:
            return -0.5 + 0.05 * float(self.night) if move < PICK else 0.0
        self.consider(seat)
        if move >= CLAIM:
            return self.worth_of_statement(seat, move, move & 31)
        if move >= CHOOSE:
            return self.dislike(seat, move - CHOOSE)
        return self.worth_of_target(seat, move, move & 31)

    def worth_of_word(self, seat: i64, move: i64) -> float:
        """Moves that aim at nobody; 0 is doing nothing."""
        if move == night.SLEEP or move == people.NO:
            return 0.0
        if move == people.DONE:
            return self.worth_of_silence(seat)
        if move == SQUINT or move == PEEK:
            return 0.5 if popcount(self.glimpsed[seat] & self.alive) == 0 else -0.5
        self.consider(seat)
        if move == people.NOBODY:
            return self.worth_of_fist(seat) if self.is_wolves_round() else -10.0
        if move == night.CURE:
            return self.worth_of_cure(seat)
        if move == people.YES:
            return self.worth_of_mercy(seat)
        return 0.5 if self.middle[move - night.TAKE] == SEER else 0.1

    def worth_of_cure(self, seat: i64) -> float:
        """The own life always; another one's unless it may well be a wolf."""
        if self.victim() == seat + 1:
            return 20.0
        return 1.0 - self.dislike(seat, self.victim() - 1)

    def worth_of_mercy(self, seat: i64) -> float:
        """A home and mercy are welcome; a Lord grants it to whom he does not suspect."""
        if self.phase != people.PARDON:
            return 5.0
        return 5.0 if self.condemned == seat + 1 else 1.0 - self.dislike(seat, self.condemned - 1)

    def worth_of_target(self, seat: i64, move: i64, target: i64) -> float:
        dislike: float = self.dislike(seat, target)
        if move < EAT:
            return self.worth_of_look(seat, target)
        if move < night.BITE:
            return self.worth_of_prey(seat, target)
        if move < night.POISON:
            return 0.3 if popcount(self.alive) < 2 * popcount(self.wolves() & self.alive) + 2 else -0.3
        if move < night.CURE_AND_POISON:
            return dislike - 2.8
        if move < night.PROTECT:
            return dislike - 2.8 + self.worth_of_cure(seat)
        if move < night.BIND:
            return 3.0 * self.belief[target][SEER] - dislike + (1.0 if target != seat else 1.2)
        if move < night.POST:
            return 1.0  # binding and charming
        if move < SHOOT:
            return dislike if target != seat else -5.0
        if move < NAME:
            return 10.0 + dislike
        if move < VOTE:
            return 10.0 - dislike
        return self.worth_by_day(seat, move, target)

    def worth_of_look(self, seat: i64, target: i64) -> float:
        """Best is who could as well be a wolf as not."""
        if self.knows_card(seat, target) or self.knows_wolf(seat, target):
            return -1.0
        return 1.0 + self.doubt[target] * (1.0 - self.doubt[target])

    def worth_by_day(self, seat: i64, move: i64, target: i64) -> float:
        dislike: float = self.dislike(seat, target)
        if move < BAN:
            return self.worth_of_vote(seat, target)
        if move < CONFESS:
            return ENOUGH_SAID + dislike - 2.0
        if move < RESTORE:
            return ENOUGH_SAID - 0.1 + self.worth_of_look(seat, target) if self.night > 1 else 0.0
        if move < RAZOR:
            return ENOUGH_SAID + 1.0
        if move < HOUSE:
            return ENOUGH_SAID + dislike - 3.0
        return 2.0 - dislike if move < WITHDRAW else ENOUGH_SAID + 1.0

    # -- wolves at night -----------------------------------------------------------------------------------

    def worth_of_prey(self, seat: i64, target: i64) -> float:
        """Who can hurt the pack, and whom the village trusts; once fingers are seen, all on the same one."""
        worth: float = 1.0 + self.danger(target) - self.taste_of(target)
        if self.phase > people.CALL_WOLVES and self.common_prey(seat) == target + 1:
            worth += AGREED
        return worth

    def taste_of(self, target: i64) -> float:
        """Little enough to decide only between equals, and the same for the whole pack."""
        return 0.01 * self.whim(0, target)

    def worth_of_fist(self, seat: i64) -> float:
        """5.7: who cannot follow the others takes the finger back, so that they agree without him."""
        prey: i64 = self.common_prey(seat)
        return AGREED if prey and self.are_lovers(seat, prey - 1) else -10.0

    def common_prey(self, seat: i64) -> i64:
        """Seat + 1 of whom the pack agrees on, as every wolf works it out from the fingers that all saw.

        At first where most point. Who does not join them has a reason, a Lover or the Little Girl, and holds
        on to it; so in a last round the others join him.
        """
        girl: i64 = self.girl() & self.edible(seat)
        if self.noticed & bit(seat) and girl:
            return lowest_bit(girl) + 1
        own: i64 = self.point[seat]
        last: bool = self.phase == people.CALL_WOLVES_LAST
        prey: i64 = self.most_fingers(own if last else 0)
        if prey == 0:
            return own
        if self.are_lovers(seat, prey - 1) and (last or self.is_called(people.CALL_WOLVES_LAST)):
            return own
        return prey

    def most_fingers(self, passed_over: i64) -> i64:
        """Seat + 1 of whom most point at, 0 if nobody does; of equals who counts least in the village.

        The pack would rather eat the others, so whoever points there has a reason.
        """
        found: i64 = 0
        most: float = 0.0
        for target in range(self.seats):
            fingers: i64 = 0
            for wolf in range(self.seats):
                if self.is_alive(wolf) and self.point[wolf] == target + 1:
                    fingers += 1
            weight: float = 10.0 * float(fingers) - self.fame(target) + self.taste_of(target)
            if fingers and target + 1 != passed_over and weight > most:
                found = target + 1
                most = weight
        return found

    def danger(self, target: i64) -> float:
        """For the pack: a Seer most of all, any power a little; and who is trusted leads the village."""
        plain: float = self.belief[target][VILLAGER]
        return 4.0 * self.belief[target][SEER] + 0.5 * (1.0 - plain) + (1.0 - self.blame[target])

    def fame(self, target: i64) -> float:
        """The same, as everybody sees it: what wolves know besides may differ."""
        return 4.0 * self.renown[target] + (1.0 - self.blame[target])

    # -- votes ---------------------------------------------------------------------------------------------

    def worth_of_silence(self, seat: i64) -> float:
        """Of handing in a ballot, or of having said enough. A blank vote is worth little."""
        if self.phase == people.INN_VOTE or self.phase == people.INN_VOTE_AGAIN:
            return self.worth_of_immunity(seat)
        return 0.2 if self.is_ballot() and self.ballot[seat] == 0 else ENOUGH_SAID

    def worth_of_vote(self, seat: i64, target: i64) -> float:
        """For a Captain whom one trusts, against whom one suspects; where many accuse, one's vote counts."""
        if self.is_election():
            return 5.0 - self.dislike(seat, target) if target != seat else 2.0
        worth: float = 1.0 + self.dislike(seat, target) + 0.2 * self.voices(seat, target)
        if self.is_wolf(seat):
            worth += self.scatter() * self.whim(seat, target)
        return worth + 0.3 * float(self.tally[target]) if self.phase == people.BALLOT_AGAIN else worth

    def worth_of_immunity(self, seat: i64) -> float:
        """A wolf holds on to it. For anybody else waiting only leads to a draw once nobody dies (12.11)."""
        if self.is_wolf(seat):
            return 2.0 * SURE
        return 0.2 if self.quiet or popcount(self.alive) < 3 else IMMUNITY

    def voices(self, seat: i64, target: i64) -> float:
        """How many accuse somebody, each as far as he is believed."""
        voices: float = 0.0
        some: i64 = self.accusers(target) & ~bit(seat)
        while some:
            voices += 1.0 - self.doubt[lowest_bit(some)]
            some &= some - 1
        return voices

    def accusers(self, target: i64) -> i64:
        """The living who accuse somebody."""
        found: i64 = 0
        for other in range(self.seats):
            if self.is_alive(other) and self.accuses[other] & bit(target):
                found |= bit(other)
        return found

    def scatter(self) -> float:
        """How much a wolf follows whims: a pack that always agreed would be found by its votes.

        The fewer wolves are left the less there is to hide, and who votes alone stands out.
        """
        return min(1.0, 0.4 * float(popcount(self.wolves() & self.alive) - 1))

    def whim(self, seat: i64, other: i64) -> float:
        """From 0 to 1, another each day."""
        return float((seat * 7919 + other * 104729 + self.night * 1299709) % 1009) / 1009.0

    # -- what the seat thinks of another -------------------------------------------------------------------

    def dislike(self, seat: i64, other: i64) -> float:
        """0 for somebody surely of the village, 4 for a wolf. A wolf acts as a villager would think."""
        if self.are_lovers(seat, other) or seat == other:
            return -5.0
        if not self.is_wolf(seat):
            return SURE * self.doubt[other]
        if self.is_packmate(seat, other):
            return SURE * self.blame[other] - LOYALTY
        return SURE * self.blame[other] + self.belief[other][SEER]

    # -- statements ----------------------------------------------------------------------------------------

    def worth_of_statement(self, seat: i64, move: i64, other: i64) -> float:
        """More than ENOUGH_SAID if it should be said."""
        if move < ACCUSE:
            return ENOUGH_SAID + self.wish_to_claim(seat, move - CLAIM)
        if move < DEFEND:
            return ENOUGH_SAID + self.wish_to_accuse(seat, other)
        if move < REPORT_WOLF:
            return ENOUGH_SAID + self.wish_to_defend(seat, other)
        if self.is_wolf(seat):
            return ENOUGH_SAID + self.wish_to_lie(seat, other) if move < REPORT_VILLAGE else 0.0
        return ENOUGH_SAID + self.wish_to_report(seat, other, move < REPORT_VILLAGE)

    def wish_to_claim(self, seat: i64, kind: i64) -> float:
        """The Seer, when she has something to say or is in danger; a wolf whom she has found.

        Anybody whom several accuse is a plain villager, until there is more to say: it gives nothing away.
        """
        if kind == VILLAGER:
            return 0.3 if self.claimed[seat] == 0 and popcount(self.accusers(seat)) >= SEVERAL else -1.0
        if kind != SEER or self.claimed[seat] > VILLAGER + 1:
            return -1.0
        if self.card[seat] == SEER:
            return 20.0 if self.known_wolves(seat) or self.is_in_danger(seat) else -1.0
        return 20.0 if self.is_wolf(seat) and self.must_lie(seat) else -1.0

    def known_wolves(self, seat: i64) -> i64:
        """The living whom the seat knows to be wolves, by sight."""
        found: i64 = 0
        for other in range(self.seats):
            if self.is_alive(other) and other != seat and self.knows_wolf(seat, other):
                found |= bit(other)
        return found

    def is_in_danger(self, seat: i64) -> bool:
        """Is nobody blamed more, and the seat clearly more than the average?"""
        for other in range(self.seats):
            if self.is_alive(other) and self.blame[other] > self.blame[seat]:
                return False
        return self.blame[seat] > 0.4

    def must_lie(self, seat: i64) -> bool:
        """Is the wolf reported, and has no wolf of the pack taken the part of the Seer?"""
        reported: bool = False
        for other in range(self.seats):
            if self.is_packmate(seat, other) and self.claimed[other] == SEER + 1:
                return False
            if self.is_alive(other) and self.says_wolf[other] & bit(seat):
                reported = True
        return reported

    def wish_to_lie(self, seat: i64, other: i64) -> float:
        """A wolf in the part of the Seer turns the report round."""
        if self.claimed[seat] != SEER + 1 or self.is_packmate(seat, other):
            return -1.0
        return 10.0 if self.says_wolf[other] & bit(seat) else -1.0

    def wish_to_report(self, seat: i64, other: i64, wolf: bool) -> float:
        """What was seen; of innocents only once the claim is made."""
        if self.knows_wolf(seat, other):
            return 10.0 if wolf else -1.0
        known: bool = self.knows_card(seat, other) or self.knows_camp(seat, other)
        if not known or wolf or self.claimed[seat] <= VILLAGER + 1:
            return -1.0
        return 5.0 + self.blame[other]

    def wish_to_accuse(self, seat: i64, other: i64) -> float:
        """One suspect at a time, no better than the average; rather one whom others accuse too.

        Where nobody is suspected yet everybody accuses somebody: if only wolves did, it would betray them.
        """
        if self.accuses[seat] & self.alive or self.are_lovers(seat, other) or self.is_packmate(seat, other):
            return -1.0
        doubt: float = self.doubt[other]
        if self.is_wolf(seat):
            doubt = self.blame[other] + self.scatter() * self.whim(seat, other)  # each another one
        return doubt + 0.05 * self.voices(seat, other) - 0.9 * self.usual_blame()

    def wish_to_defend(self, seat: i64, other: i64) -> float:
        """One at a time: somebody accused who looks better than the average, or whom one happens to like.

        A wolf defends whom a villager would, and the pack no more than others: words for it betray it.
        """
        if self.defends[seat] & self.alive or self.accuses[seat] & bit(other) or self.accusers(other) == 0:
            return -1.0
        if self.are_lovers(seat, other):
            return 0.2
        doubt: float = self.blame[other] if self.is_wolf(seat) else self.doubt[other]
        return self.usual_blame() * (TRUSTED + LIKING * self.whim(other, seat)) - doubt

    def usual_blame(self) -> float:
        """How likely any of the living is a wolf."""
        blame: float = 0.0
        for seat in range(self.seats):
            if self.is_alive(seat):
                blame += self.blame[seat]
        return blame / float(popcount(self.alive))
