"""What is said in the debate, in words that programs understand too (chapter 13).

Nothing follows from a statement: the rules never ask whether it is true.
"""

from typing import Final

from hameau.engine.machine import bit, i64
from hameau.games.werewolves.rules.box import KINDS, Box
from hameau.games.werewolves.rules.dealing import ALL_CARDS
from hameau.games.werewolves.rules.people import EVENTS, LAWS, MOVES, SEATS, STATEMENTS
from hameau.games.werewolves.rules.votes import Votes

CLAIM: Final = MOVES.add("claim {card}", KINDS, first=672, rule="13.2")
ACCUSE: Final = MOVES.add("accuse {player}", SEATS, first=704, rule="13.3")
DEFEND: Final = MOVES.add("defend {player}", SEATS, first=736, rule="13.3")
REPORT_WOLF: Final = MOVES.add("report {player} wolf", SEATS, first=768, rule="13.4")
REPORT_VILLAGE: Final = MOVES.add("report {player} village", SEATS, first=800, rule="13.4")

SAID_ENOUGH: Final = LAWS.add("said-enough", "13.1", "times:statements")
NOT_OF_YOURSELF: Final = LAWS.add("not-of-yourself", "13.3")
SAID_ALREADY: Final = LAWS.add("said-already", "13.5")
NOT_IN_THE_DECK: Final = LAWS.add("not-in-the-deck", "13.2")

CLAIMED: Final = EVENTS.add("claimed", a="card")
ACCUSED: Final = EVENTS.add("accused", a="other")
DEFENDED: Final = EVENTS.add("defended", a="other")
REPORTED: Final = EVENTS.add("reported", a="other", b="wolf")


class Statements(Votes):
    """Who claims to be whom, who accuses, defends and reports whom: known to all, and kept."""

    def __init__(self, box: Box, seats: i64) -> None:
        super().__init__(box, seats)
        self.spoken: list[i64] = [0] * SEATS  # statements of this debate
        self.claimed: list[i64] = [0] * SEATS  # card + 1
        self.accuses: list[i64] = [0] * SEATS  # the set of those whom a seat accuses
        self.defends: list[i64] = [0] * SEATS
        self.says_wolf: list[i64] = [0] * SEATS  # the set of those whom a seat says it has seen as wolves
        self.says_village: list[i64] = [0] * SEATS

    def find_statements(self, count: i64, seat: i64) -> i64:
        """13.1, 13.5: a few a day, and nothing that was said already."""
        if self.spoken[seat] >= self.option[STATEMENTS]:
            self.closes(SAID_ENOUGH, max(CLAIM, self.doubting), True)  # all that follow are statements
            return count
        said: i64 = bit(self.claimed[seat] - 1) if self.claimed[seat] else 0
        claims: i64 = self.only(SAID_ALREADY, CLAIM, ALL_CARDS, ~said)
        self.closes(NOT_IN_THE_DECK, CLAIM, True)  # but these
        for kind in range(KINDS):
            if self.deck[kind] and claims & bit(kind):
                self.moves[count] = CLAIM + kind
                count += 1
        about: i64 = max(ACCUSE, self.doubting)  # all that follow speak of somebody
        others: i64 = self.only(NOT_OF_YOURSELF, about, self.living(about), ~bit(seat))
        some: i64 = self.only(SAID_ALREADY, ACCUSE, others, ~self.accuses[seat])
        count = self.list_seats(count, ACCUSE, some)
        some = self.only(SAID_ALREADY, DEFEND, others, ~self.defends[seat])
        count = self.list_seats(count, DEFEND, some)
        some = self.only(SAID_ALREADY, REPORT_WOLF, others, ~self.says_wolf[seat])
        count = self.list_seats(count, REPORT_WOLF, some)
        some = self.only(SAID_ALREADY, REPORT_VILLAGE, others, ~self.says_village[seat])
        return self.list_seats(count, REPORT_VILLAGE, some)

    def state_something(self, seat: i64, move: i64) -> None:
        """13.6: all hear it, and that is all."""
        other: i64 = move & 31
        self.spoken[seat] += 1
        if move < ACCUSE:
            self.claimed[seat] = move - CLAIM + 1
            self.tell_all(CLAIMED, seat, move - CLAIM, 0)
        elif move < DEFEND:  # 13.3
            self.accuses[seat] |= bit(other)
            self.defends[seat] &= ~bit(other)
            self.tell_all(ACCUSED, seat, other, 0)
        elif move < REPORT_WOLF:
            self.defends[seat] |= bit(other)
            self.accuses[seat] &= ~bit(other)
            self.tell_all(DEFENDED, seat, other, 0)
        else:
            self.report(seat, other, move < REPORT_VILLAGE)

    def report(self, seat: i64, other: i64, wolf: bool) -> None:
        """13.4: the last word counts."""
        self.says_wolf[seat] &= ~bit(other)
        self.says_village[seat] &= ~bit(other)
        if wolf:
            self.says_wolf[seat] |= bit(other)
        else:
            self.says_village[seat] |= bit(other)
        self.tell_all(REPORTED, seat, other, 1 if wolf else 0)

    def fall_silent(self) -> None:
        for seat in range(self.seats):
            self.spoken[seat] = 0
