"""A small game of all that the dialect has, and questions whose answers must be the same compiled and not."""

import re

BOX = '''
"""Content of the village."""
from typing import Final
from hameau.engine.machine import grid, i64, write_field

KINDS: Final = 3


class Box:
    """Filled by Python."""

    def __init__(self) -> None:
        self.price: list[i64] = [0] * KINDS
        self.share: list[float] = [0.0] * KINDS
        self.near: list[list[i64]] = grid(2, KINDS)
        self.chance: list[list[float]] = [[0.0] * 2 for _ in range(KINDS)]
        self.size: i64 = 0

    def cheapest(self) -> i64:
        """Content may have methods, too."""
        best: i64 = self.price[0]
        for kind in range(KINDS):
            best = min(best, self.price[kind])
        return best

    def write(self, name: str, value: object) -> None:
        """For Python."""
        write_field(self, name, value)
'''

RULES = '''
"""Chapter 1 of the village."""
from math import log, sqrt
from typing import Final
from hameau.engine.declared import Laws, Moves
from hameau.engine.machine import bit, grid, i64, lowest_bit, popcount
from hameau.engine.state import EVERYONE, State
from hameau.village.box import KINDS, Box

SEATS: Final = 4
PRIMES: Final = tuple(n for n in range(2, 30) if all(n % d for d in range(2, n)))
SQUARES: Final = tuple(tuple(r * c for c in range(5)) for r in range(3))
HALVES: Final = (0.5, 0.25, 1e-300)
ODDS: Final = ((0.1, 0.2), (0.3, 0.4))
FAR: Final = float("inf")
WIDE: Final = (1 << 40) + 5
LOWEST: Final = -(1 << 62)
GROWN: Final = 41
OPEN: Final = True
MOVES: Final = Moves()
TAKE: Final = MOVES.add("take {kind}", KINDS)
LAWS: Final = Laws()
NONE_LEFT: Final = LAWS.add("none-left", "1.1", "kind")
ASKED: Final = (NONE_LEFT, LAWS.add("too-late", "1.2"))


def halo(word: i64) -> i64:
    """A function of a module."""
    return (word | word << 1 | word >> 1) & WIDE


def total(row: list[i64], length: i64) -> i64:
    """Takes an array."""
    found: i64 = 0
    for i in range(length):
        found += row[i]
    return found


class Rules(State):
    """Fields of every kind."""

    def __init__(self, box: Box, spare: Box, seats: i64) -> None:
        super().__init__(seats)
        self.box: Box = box
        self.spare: Box = spare
        self.count: i64 = 0
        self.worth: float = 1.5
        self.deck: list[i64] = [0] * KINDS
        self.odds: list[float] = [0.0] * 4
        self.hand: list[list[i64]] = grid(SEATS, KINDS)
        self.marks: list[list[i64]] = grid(2, 7)
        self.mood: list[list[float]] = [[0.0] * 3 for _ in range(2)]
        self.set_up()

    def set_up(self) -> None:
        self.waiting = bit(self.seats) - 1
        for kind in range(KINDS):
            self.deck[kind] = 4 + self.box.price[kind]

    def find_moves(self, seat: i64) -> i64:
        found: i64 = 0
        if self.waiting & bit(seat) == 0:
            return 0
        for kind in range(KINDS):
            if not self.forbids(NONE_LEFT, TAKE + kind, self.deck[kind] == 0 and kind != 0):
                self.moves[found] = TAKE + kind
                found += 1
        return found

    def apply(self, seat: i64, move: i64) -> None:
        drawn: i64 = self.draw(self.deck, KINDS)
        if drawn < 0:
            self.waiting &= ~bit(seat)
            return
        self.hand[seat][drawn] += 1
        self.take(self.hand[seat], move)
        self.mood[seat & 1][move] += self.box.share[drawn] / float(1 + self.hand[seat][drawn])
        self.note(1, seat, drawn, move, EVERYONE)

    def take(self, row: list[i64], kind: i64) -> None:
        """Writes through its parameter."""
        if row[kind] > 2:
            row[kind] -= 2

    def change(self) -> i64:
        """Changes something, and says what it was."""
        self.count += 1
        return self.count

    def fresh(self, count: i64) -> None:
        self.count = count

    def score(self, seat: i64) -> i64:
        return total(self.hand[seat], KINDS) + self.hidden()

    def hidden(self) -> i64:
        return 0

    def result(self, seat: i64) -> float:
        return log(1.0 + self.score(seat)) - sqrt(2.0)

    def hands(self) -> list[list[int]]:
        """Stays Python, and reads element by element."""
        return [[self.hand[s][k] for k in range(KINDS)] for s in range(self.seats)]

    def popular(self, word: i64) -> i64:
        return popcount(word) * 100 + (lowest_bit(word) if word else -1)
'''

VILLAGE = '''
"""The last class, and questions to it."""
from typing import Final, final
from hameau.engine.machine import i64, released
from hameau.village import rules
from hameau.village.rules import ASKED, FAR, GROWN, HALVES, LAWS, LOWEST, MOVES, ODDS, OPEN
from hameau.village.rules import Rules

HOUSES: Final = 7
STAY: Final = MOVES.add("stay {house}", HOUSES, first=40)
AT_HOME: Final = LAWS.add("at-home", "2.1")


@final
class Village(Rules):
    """Nobody derives from it. (Chévoux)"""

    def hidden(self) -> i64:
        return HOUSES

    def laws_that_are_cited(self, a: i64, b: i64) -> i64:
        self.law = 0
        self.doubting = STAY
        self.doubted = STAY + (a & 7)
        self.expect(ASKED[b & 1])
        some: i64 = self.only(AT_HOME, STAY, a, b) | self.only(ASKED[0], STAY, b, a)
        late: bool = self.closes(ASKED[1], STAY, a > b) and self.forbids(AT_HOME, STAY + (b & 7), a == b)
        some += self.within(ASKED[0], STAY, b & 7)
        return some * 64 + self.law * 8 + self.task * 2 + (1 if late else 0)

    def floor_division(self, a: i64, b: i64) -> i64:
        return a // b if b else 0

    def modulo(self, a: i64, b: i64) -> i64:
        return a % b if b else 0

    def shifts(self, a: i64, b: i64) -> i64:
        return (a >> (b & 31)) ^ (a & 255) << (b & 7)

    def or_gives_an_operand(self, a: i64, b: i64) -> i64:
        x: i64 = a or b
        return x

    def and_gives_an_operand(self, a: i64, b: i64) -> i64:
        return a and b

    def not_of_a_number(self, a: i64, b: i64) -> bool:
        return not a

    def truth_of_mixed(self, a: i64, b: i64) -> i64:
        if a and not b or self.worth and a < b:
            return 1
        return 0

    def chained_comparison(self, a: i64, b: i64) -> bool:
        return -3 < a <= b < 1000

    def chained_with_a_change(self, a: i64, b: i64) -> i64:
        self.fresh(a)
        inside: bool = -3 < self.change() < 3
        return self.count * 2 + int(inside)

    def least_and_most(self, a: i64, b: i64) -> i64:
        return min(a, b, 3) * 1000 + max(-1, b, a)

    def most_of_floats(self, a: i64, b: i64) -> float:
        return max(float(a), 0.5) - min(float(b), -0.0, 0.0)

    def most_with_a_change(self, a: i64, b: i64) -> i64:
        self.fresh(a)
        most: i64 = max(2, self.change())
        return most * 100 + self.count

    def absolute(self, a: i64, b: i64) -> i64:
        return abs(a) + int(abs(float(b) / 2.0))

    def cut_off(self, a: i64, b: i64) -> i64:
        return int(float(a) * 0.37) + int(a < b) + int(b)

    def conditional(self, a: i64, b: i64) -> float:
        return 0.5 if a < b else float(a)

    def float_steps(self, a: i64, b: i64) -> float:
        x: float = a * 0.1 + b
        x -= 1e-3
        x *= 3
        return x / 7 - HALVES[1] * x

    def compared_with_a_literal(self, a: i64, b: i64) -> bool:
        return float(a) * 0.5 > 1 and float(b) < 3.5

    def bound_changed_in_the_loop(self, a: i64, b: i64) -> i64:
        bound: i64 = a & 7
        rounds: i64 = 0
        for i in range(bound):
            bound += i
            rounds += 1
        return rounds * 1000 + bound

    def field_bound_changed_in_the_loop(self, a: i64, b: i64) -> i64:
        self.fresh(a & 7)
        rounds: i64 = 0
        for _ in range(self.count):
            self.count += 2
            rounds += 1
        return rounds * 1000 + self.count

    def counted_down(self, a: i64, b: i64) -> i64:
        found: i64 = 0
        for i in range(a, b, -2):
            found = found * 3 + i
        for i in range(3, 9, 4):
            found += i
        return found & rules.WIDE

    def loops_left(self, a: i64, b: i64) -> i64:
        n: i64 = a & 15
        while True:
            n += 1
            if n % 5 == 0:
                break
            if n & 1:
                continue
            n += 3
        return n

    def index_with_a_change(self, a: i64, b: i64) -> i64:
        self.fresh(a & 3)
        self.marks[1][self.change()] = b
        x: i64 = self.marks[1][self.change() - 1]
        return self.count * 10 + x

    def parameter_changed(self, a: i64, b: i64) -> i64:
        a += b
        b = a - b
        return a * 31 + b

    def bits(self, a: i64, b: i64) -> i64:
        return (a & b) - (a | b) + (a ^ ~b)

    def tables(self, a: i64, b: i64) -> i64:
        return rules.PRIMES[a & 7] * rules.SQUARES[b & 1][a & 3] + rules.WIDE + GROWN + LOWEST + int(OPEN)

    def float_tables(self, a: i64, b: i64) -> float:
        return HALVES[a & 1] + ODDS[a & 1][b & 1] if float(a) < FAR else 0.0

    def content(self, a: i64, b: i64) -> float:
        k: i64 = a & 1
        return self.box.share[k] * self.box.near[k][b & 1] + self.spare.chance[k][b & 1] + self.box.cheapest()

    def function_of_a_module(self, a: i64, b: i64) -> i64:
        return rules.halo(a & 1023)

    def counts_bits(self, a: i64, b: i64) -> i64:
        return self.popular(a & rules.WIDE)

    def wide_words(self, a: i64, b: i64) -> i64:
        return rules.WIDE * (a & 1023) - rules.WIDE * (b & 63)

    def luck(self, a: i64, b: i64) -> i64:
        self.reseed(a * 77 + b)
        first: i64 = self.below(1000)
        second: i64 = self.below(1000)
        return first * 1000 + second

    def outside(self, i: i64) -> i64:
        """For the sanitizer."""
        return self.marks[0][i]

    def through(self, n: i64) -> i64:
        """For the sanitizer: a shift."""
        return (self.count + 1) << n

    def long_walk(self, steps: i64) -> i64:
        with released:
            return self.walk(steps)

    def walk(self, steps: i64) -> i64:
        found: i64 = 0
        for i in range(steps):
            found = (found * 31 + i) & rules.WIDE
        return found
'''.replace("def luck(", "def lucky(")

MODULES = {"box": BOX, "rules": RULES, "village": VILLAGE}

QUESTIONS = re.findall(r"def (\w+)\(self, a: i64, b: i64\)", VILLAGE)

MAKE = """
import json, sys
sys.path.insert(0, "src")
from hameau.village import box, rules, village

def make(seats=4):
    first, second = box.Box(), box.Box()
    for b in (first, second):
        b.write("price", [3, 1, 2]); b.write("share", [0.1, 0.7, 2.5]); b.write("size", 4)
        b.write("near", [[1, 2, 3], [4, 5, 6]]); b.write("chance", [[0.5, 1.5], [2.5, 3.5], [4.5, 5.5]])
    return village.Village(first, second, seats)
"""

ANSWER = (
    MAKE
    + """
numbers = [-70, -8, -7, -3, -1, 0, 1, 2, 3, 5, 7, 8, 64, 1023, 99991]
answers = {}
for question in sys.argv[1:]:
    state = make()
    answers[question] = [repr(getattr(state, question)(a, b)) for a in numbers for b in numbers]
print(json.dumps(answers))
"""
)

PLAY = (
    MAKE
    + """
lines = []
state, copy = make(), make()
state.listening = 1
state.reseed(2 ** 40 + 17)
while state.waiting:
    seat = (state.waiting & -state.waiting).bit_length() - 1
    moves = state.legal_moves(seat)
    state.apply(seat, moves[len(lines) % len(moves)])
    copy.copy_from(state)
    lines.append([seat, moves, state.dump().hex(), copy.dump() == state.dump(), state.take_notes()])
    lines.append([copy.hands(), [list(row) for row in copy.mood], [repr(state.result(s)) for s in range(4)]])
    lines.append([state.score(0), state.size(), state.sensible_move(seat, 1024)])
state.restore(make().dump())
lines.append([state.hand, state.mood, state.deck, state.worth, state.dump() == make().dump()])
lines.append([rules.MOVES.verbs, rules.LAWS.all, village.STAY, rules.TAKE, village.AT_HOME, rules.ASKED])
lines.append([village.HOUSES, rules.PRIMES, village.FAR, rules.ODDS, rules.OPEN])
print(json.dumps(lines))
"""
)
