"""A toy with all that makes it hard to hide: hands, a deck drawn lazily, sealed choices, knowledge.

Everyone puts a card face down; when the last one lies, all are turned over, and the dearest wins its worth.
The winner then draws a card secretly or openly, looks at the hand of the left neighbour, or passes. It ends
when all hands are empty.
"""

from typing import Final

from hameau.engine.machine import bit, grid, i64, popcount, put, write_field
from hameau.engine.state import EVERYONE, State

SEATS: Final = 3
KINDS: Final = 5
HAND: Final = 3  # cards dealt to each

# phases
SEAL: Final = 0  # everyone chooses a card
TAKE: Final = 1  # the winner of the trick acts
OVER: Final = 2

# moves
CARD: Final = 0  # + kind: put it face down
DRAW: Final = 5  # a card that nobody else sees
SHOW: Final = 6  # a card that all see
PEEK: Final = 7  # look at the hand of the left neighbour
PASS: Final = 8

# events
DEALT: Final = 1  # a: kind, for the seat
CHOSE: Final = 2  # a: kind, for the seat
SEALED: Final = 3
REVEALED: Final = 4  # a: kind
WON: Final = 5  # a: points
TOOK: Final = 6  # a card, nobody else knows which
DREW: Final = 7  # a: kind, for the seat
SHOWED: Final = 8  # a: kind
LOOKED: Final = 9  # a: at whose hand
SAW: Final = 10  # a: at whose hand, b: how many of each kind, 4 bits each, for the seat
PASSED: Final = 11
ENDED: Final = 12


class Cards:
    """What is printed on the cards."""

    def __init__(self) -> None:
        self.worth: list[i64] = [0] * KINDS

    def write(self, name: str, value: object) -> None:
        """Set the array as a whole."""
        write_field(self, name, value)


class Toy(State):
    """One match of the toy."""

    def __init__(self, cards: Cards, seats: i64, copies: i64) -> None:
        super().__init__(seats)
        self.cards: Cards = cards
        self.copies: i64 = copies  # of each kind
        self.phase: i64 = SEAL
        self.taker: i64 = 0  # who won the last trick
        self.did: i64 = 0  # what the last taker did, as all saw it
        self.deck: list[i64] = [0] * KINDS
        self.out: list[i64] = [0] * KINDS  # played
        self.hand: list[list[i64]] = grid(SEATS, KINDS)
        self.held: list[i64] = [0] * SEATS
        self.sealed: list[i64] = [0] * SEATS  # kind + 1, while it lies face down
        self.last: list[i64] = [0] * SEATS  # kind + 1 of the last trick
        self.points: list[i64] = [0] * SEATS
        self.known: list[list[i64]] = grid(
            SEATS * SEATS, KINDS
        )  # [knower * SEATS + holder]: cards surely in that hand

    def set_up(self) -> None:
        for kind in range(KINDS):
            self.deck[kind] = self.copies
        for _ in range(HAND):
            for seat in range(self.seats):
                kind_drawn: i64 = self.draw_into_hand(seat)
                self.note(DEALT, seat, kind_drawn, 0, bit(seat))
        self.wait_for_cards()

    def draw_into_hand(self, seat: i64) -> i64:
        kind: i64 = self.draw(self.deck, KINDS)
        self.hand[seat][kind] += 1
        self.held[seat] += 1
        return kind

    def wait_for_cards(self) -> None:
        self.phase = SEAL
        self.waiting = 0
        for seat in range(self.seats):
            if self.held[seat] > 0:
                self.waiting |= bit(seat)
        if self.waiting == 0:
            self.phase = OVER
            self.note(ENDED, self.taker, 0, 0, EVERYONE)

    # -- the contract --------------------------------------------------------------------------------------

    def find_moves(self, seat: i64) -> i64:
        if not self.waiting & bit(seat):
            return 0
        count: i64 = 0
        if self.phase == SEAL:
            for kind in range(KINDS):
                if self.hand[seat][kind] > 0:
                    self.moves[count] = CARD + kind
                    count += 1
            return count
        if self.deck_size() > 0:
            self.moves[0] = DRAW
            self.moves[1] = SHOW
            count = 2
        if self.held[self.left_of(seat)] > 0:
            self.moves[count] = PEEK
            count += 1
        self.moves[count] = PASS
        return count + 1

    def apply(self, seat: i64, move: i64) -> None:
        if move < DRAW:
            self.seal(seat, move)
            return
        self.did = move
        if move == DRAW:
            self.draw_secretly(seat)
        elif move == SHOW:
            self.draw_openly(seat)
        elif move == PEEK:
            self.look(seat, self.left_of(seat))
        else:
            self.note(PASSED, seat, 0, 0, EVERYONE)
        self.wait_for_cards()

    def imagine(self, seat: i64) -> None:
        """Cards whose place the seat does not know are dealt again, others' face-down cards chosen again."""
        for holder in range(self.seats):
            if holder != seat:
                for kind in range(KINDS):
                    sure: i64 = self.known[seat * SEATS + holder][kind]
                    self.deck[kind] += self.hand[holder][kind] - sure
                    self.hand[holder][kind] = sure
        for other in range(self.seats):
            if other != seat:
                while self.cards_of(other) < self.held[other]:
                    drawn: i64 = self.draw(self.deck, KINDS)
                    self.hand[other][drawn] += 1
                self.imagine_choice(other)
                self.imagine_knowledge(seat, other)

    def imagine_choice(self, seat: i64) -> None:
        if self.sealed[seat] > 0:
            place: i64 = self.below(self.held[seat])
            kind: i64 = 0
            while place >= self.hand[seat][kind]:
                place -= self.hand[seat][kind]
                kind += 1
            self.sealed[seat] = kind + 1

    def imagine_knowledge(self, seat: i64, other: i64) -> None:
        """What the other knows about a third hand: no more than this seat does."""
        for holder in range(self.seats):
            if holder != seat:
                for kind in range(KINDS):
                    sure: i64 = self.known[seat * SEATS + holder][kind]
                    self.known[other * SEATS + holder][kind] = 0 if holder == other else sure

    def score(self, seat: i64) -> i64:
        return self.points[seat]

    def result(self, seat: i64) -> float:
        winners: i64 = 0
        for other in range(self.seats):
            if self.points[other] > self.points[seat]:
                return -1.0
            if self.points[other] == self.points[seat]:
                winners += 1
        return 2.0 / float(winners) - 1.0

    def judge(self, seat: i64, move: i64) -> float:
        if move < DRAW:
            return float(self.cards.worth[move])
        if move == DRAW:
            return 2.0
        return 1.0 if move == SHOW else 0.0

    def sight(self, observer: i64, seat: i64, move: i64) -> i64:
        """A card put face down looks like any other to the rest of the table, until all are turned over."""
        seen: i64 = seat * 1024 + move
        if move < DRAW and self.phase == SEAL and observer != seat:
            return seat * 1024 + 1023
        if move < DRAW and self.phase == TAKE:
            seen = self.taker
            for player in range(self.seats):
                seen = seen * 8 + self.last[player]
        if move == SHOW or (observer == seat and (move == DRAW or move == PEEK)):
            holder: i64 = self.left_of(seat) if move == PEEK else seat
            for kind in range(KINDS):
                certain: i64 = self.known[observer * SEATS + holder][kind]
                seen = seen * 16 + (self.hand[seat][kind] if observer == holder else certain)
        return seen

    # -- what a seat knows, as numbers ---------------------------------------------------------------------

    def features(self) -> list[tuple[str, tuple[int, ...], int, int, str]]:
        seats = self.seats
        return [
            ("table", (6,), -1, 32767, "seat, copies, phase, taker, did, waiting"),
            ("out", (KINDS,), 0, 9, "played"),
            ("hand", (KINDS,), 0, 9, "the observer's"),
            ("sealed", (), 0, KINDS, "the observer's card face down, the first kind is 1"),
            ("held", (seats,), 0, 99, "cards of each"),
            ("chosen", (seats,), 0, 1, "has a card face down"),
            ("last", (seats,), 0, KINDS, "card of the last trick"),
            ("points", (seats,), 0, 999, "of each"),
            ("known", (seats, KINDS), 0, 9, "cards that the observer knows in each hand"),
        ]

    def observe(self, seat: i64, at: i64) -> i64:
        put(at, 0, seat)
        put(at, 1, self.copies)
        put(at, 2, self.phase)
        put(at, 3, self.taker)
        put(at, 4, self.did)
        put(at, 5, self.waiting)
        place: i64 = self.put_all(at, 6, self.out, KINDS)
        place = self.put_all(at, place, self.hand[seat], KINDS)
        put(at, place, self.sealed[seat])
        place = self.put_all(at, place + 1, self.held, self.seats)
        for other in range(self.seats):
            put(at, place + other, 1 if self.sealed[other] else 0)
        place = self.put_all(at, place + self.seats, self.last, self.seats)
        place = self.put_all(at, place, self.points, self.seats)
        for holder in range(self.seats):
            place = self.put_all(at, place, self.known[seat * SEATS + holder], KINDS)
        return place

    # -- small steps ---------------------------------------------------------------------------------------

    def seal(self, seat: i64, kind: i64) -> None:
        self.sealed[seat] = kind + 1
        self.waiting &= ~bit(seat)
        self.note(CHOSE, seat, kind, 0, bit(seat))
        self.note(SEALED, seat, 0, 0, EVERYONE)
        if self.waiting == 0:
            self.turn_over()

    def turn_over(self) -> None:
        best: i64 = -1
        winner: i64 = self.taker
        for seat in range(self.seats):
            self.last[seat] = self.sealed[seat]
            self.sealed[seat] = 0
            if self.last[seat] > 0:
                kind: i64 = self.last[seat] - 1
                self.leave_hand(seat, kind)
                if self.cards.worth[kind] > best:
                    best = self.cards.worth[kind]
                    winner = seat
        self.points[winner] += best
        self.taker = winner
        self.note(WON, winner, best, 0, EVERYONE)
        self.phase = TAKE
        self.waiting = bit(winner)

    def leave_hand(self, seat: i64, kind: i64) -> None:
        self.hand[seat][kind] -= 1
        self.held[seat] -= 1
        self.out[kind] += 1
        for knower in range(self.seats):
            if self.known[knower * SEATS + seat][kind] > 0:
                self.known[knower * SEATS + seat][kind] -= 1
        self.note(REVEALED, seat, kind, 0, EVERYONE)

    def draw_secretly(self, seat: i64) -> None:
        kind: i64 = self.draw_into_hand(seat)
        self.note(TOOK, seat, 0, 0, EVERYONE)
        self.note(DREW, seat, kind, 0, bit(seat))

    def draw_openly(self, seat: i64) -> None:
        kind: i64 = self.draw_into_hand(seat)
        for knower in range(self.seats):
            if knower != seat:
                self.known[knower * SEATS + seat][kind] += 1
        self.note(SHOWED, seat, kind, 0, EVERYONE)

    def look(self, seat: i64, holder: i64) -> None:
        seen: i64 = 0
        for kind in range(KINDS):
            self.known[seat * SEATS + holder][kind] = self.hand[holder][kind]
            seen |= self.hand[holder][kind] << (4 * kind)
        self.note(LOOKED, seat, holder, 0, EVERYONE)
        self.note(SAW, seat, holder, seen, bit(seat))

    def left_of(self, seat: i64) -> i64:
        return 0 if seat + 1 == self.seats else seat + 1

    def deck_size(self) -> i64:
        cards: i64 = 0
        for kind in range(KINDS):
            cards += self.deck[kind]
        return cards

    def cards_of(self, seat: i64) -> i64:
        cards: i64 = 0
        for kind in range(KINDS):
            cards += self.hand[seat][kind]
        return cards

    def owed(self) -> i64:
        """How many still have to choose."""
        return popcount(self.waiting)
