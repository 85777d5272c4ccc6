"""What every game is written in: who owes a decision, the moves, luck, and the journal."""

from typing import Final

from hameau.engine.machine import (
    bit,
    copy_position,
    i64,
    load_position,
    lowest_bit,
    position_bytes,
    position_size,
    put,
    rarely,
    save_position,
    set_position,
    write_field,
)

MOST_MOVES: Final = 512  # no decision offers more
MOVE_CODES: Final = 1024  # a move is a number below this
MOST_SEATS: Final = 32
EVENT_WORDS: Final = 5  # event, seat, a, b, audience
JOURNAL: Final = 512 * EVENT_WORDS
FATE: Final = 128  # true random words for one move of a real match
FEATURES: Final = 64  # of moves, to which a rollout policy gives weights
WEIGHTS: Final = 4 * FEATURES  # a game whose policy is fitted has at most four seats
TEXT_WORDS: Final = 10  # of 8 bytes, for a text that somebody made up
WORKSPACE: Final = MOST_MOVES + JOURNAL + FATE + WEIGHTS + TEXT_WORDS + 11
NO_MOVE: Final = -1
EVERYONE: Final = -1  # the audience of what all may know
SPECTATORS: Final = 40  # the bit of those who only watch: in EVERYONE, and in all but a seat

LOW_WORD: Final = 0xFFFFFFFF
MULTIPLIER: Final = 698769069  # multiply-with-carry in 63 bits: the same numbers in Python and in C
CARRY: Final = 0x1FFFFFFF
NEVER_ZERO: Final = 1 << 20


class State:
    """The whole position of one match. A game derives from it; `apply` changes it in place.

    The rules stand in the game's own class; here stands what they promise and what they are given.

    Several seats may be waited for at once. A move of one may end or change what another was asked; a move
    that is no longer legal then has lapsed. It is refused as any illegal move is, nothing changes, and the
    seat, if it still waits, is asked anew. What a waiting seat may do changes by another's move only together
    with something that the seat is told or sees. `Match.settle` plays moves that were handed in together.
    """

    def __init__(self, seats: i64) -> None:
        # the workspace: not part of the position, never copied
        self.moves: list[i64] = [0] * MOST_MOVES
        self.journal: list[i64] = [0] * JOURNAL
        self.fate: list[i64] = [0] * FATE
        self.weight: list[float] = [
            0.0
        ] * WEIGHTS  # of the rollout policy, by seat and feature; the search fits them
        self.text: list[i64] = [0] * TEXT_WORDS  # that comes with the move, if it has one
        self.text_code: i64 = 0  # the number by which texts are compared; 0: no text, a program speaks
        self.fated: i64 = 0  # words of fate not used yet, taken from the end
        self.noted: i64 = 0  # words written to the journal
        self.overflow: i64 = 0  # events that found the journal full
        self.listening: i64 = 0  # 1 while someone reads the journal
        self.doubted: i64 = NO_MOVE  # the move that somebody asks about: why is it not legal?
        self.doubting: i64 = NO_MOVE  # the first number of its verb
        self.law: i64 = 0  # of the laws that forbid it, the one declared first
        self.task: i64 = 0  # the law that says what is to be decided now
        self.wished: i64 = 0  # of the first draw since it was 0 that no word of fate decided: below what
        self.contents: i64 = 0  # pointers to content; the build sets it
        # the position
        self.seats: i64 = seats
        self.waiting: i64 = 0  # bit s is set while seat s owes a decision; 0 when the game is over
        self.luck: i64 = NEVER_ZERO

    # -- what a game says ----------------------------------------------------------------------------------

    def set_up(self) -> None:
        """Prepare the first decision, as the rulebook's set-up does; all that is dealt is drawn from luck."""

    def find_moves(self, seat: i64) -> i64:
        """Write the seat's legal moves to `moves`, each once; how many. 0 for a seat that does not wait."""
        return 0

    def apply(self, seat: i64, move: i64) -> None:
        """Play a legal move."""

    def imagine(self, seat: i64) -> None:
        """Deal anew all that this seat cannot know, keeping all it knows."""

    def score(self, seat: i64) -> i64:
        """Points of a seat; final when the game is over."""
        return 0

    def is_scored(self, seat: i64) -> bool:
        """When it is over: do the points count? In some games whoever loses has no score."""
        return True

    def result(self, seat: i64) -> float:
        """When it is over: 1 for the only winner, -1 for a loser; those who share a win share it evenly."""
        return 0.0

    def judge(self, seat: i64, move: i64) -> float:
        """How much a sensible player likes a legal move, beside the others. May not call find_moves."""
        return 0.0

    def foresee(self, seat: i64, move: i64) -> float:
        """How promising a legal move looks to who can search: it tries moves in this order."""
        return self.judge(seat, move)

    def look_ahead(self) -> None:
        """Play sensibly as far as `outlook` needs it: to the end, or to a moment that a game can judge."""
        self.rehearse(0)

    def outlook(self, seat: i64) -> float:
        """What the seat may hope for where `look_ahead` stops, -1 to 1: the result, or what leads to it."""
        return self.result(seat)

    def sight(self, observer: i64, seat: i64, move: i64) -> i64:
        """After `apply`: a number for what the observer saw of it, the move and what luck showed.

        The search grows a branch for each. A sealed move must look the same to all but its player.
        """
        return seat * MOVE_CODES + move

    def observe(self, seat: i64, at: i64) -> i64:
        """Write what the seat knows to memory at `at`, as `features` says; how many numbers.

        Nothing hidden, and nothing left out that the seat may know. What belongs to the seat comes first,
        then what belongs to the others, clockwise from it, so that one policy can play every seat.
        """
        return 0

    def features(self) -> list[tuple[str, tuple[int, ...], int, int, str]]:
        """For Python: what `observe` writes, in its order: name, shape, least, most, and what it means."""
        return []

    # -- the rollout policy, which a game may bring --------------------------------------------------------

    def has_policy(self) -> bool:
        """Do the players that `look_ahead` imagines go by `prefer`, and play well?

        The search then plays below its decision what `foresee` likes best, and doubts it slowly. With at most
        four seats it also fits the weights to the position: `look_ahead` must play to the end.
        """
        return False

    def feature(self, seat: i64, move: i64) -> i64:
        """The number below FEATURES whose weight counts for a move."""
        return 0

    def prefer(self, seat: i64, move: i64) -> float:
        """What the policy goes by: what is foreseen of a move, and the weight of its feature."""
        promise: float = self.foresee(seat, move)
        feature: i64 = self.feature(seat, move)
        return promise + self.weight[seat * FEATURES + feature]

    # -- what the engine does for every game ---------------------------------------------------------------

    def copy_from(self, other: "State") -> None:
        """Become the same position. Both must be the same game with the same content."""
        copy_position(self, other, WORKSPACE, self.contents)

    def dump(self) -> bytes:
        """The position as bytes, equal for equal positions, compiled and not."""
        return position_bytes(self, WORKSPACE, self.contents)

    def restore(self, data: bytes) -> None:
        """Become the position that `dump` wrote."""
        set_position(self, data, WORKSPACE, self.contents)

    def size(self) -> i64:
        """How many words the position has."""
        return position_size(self, WORKSPACE, self.contents)

    def save(self, address: i64) -> None:
        """Write the position to memory of `size` words."""
        save_position(self, address, WORKSPACE, self.contents)

    def load(self, address: i64) -> None:
        """Read the position back from memory."""
        load_position(self, address, WORKSPACE, self.contents)

    # -- luck ----------------------------------------------------------------------------------------------

    def reseed(self, seed: i64) -> None:
        """Start another stream of luck."""
        self.fated = 0
        self.luck = (seed & LOW_WORD) | ((seed >> 32) & CARRY) << 32 | NEVER_ZERO
        for _ in range(4):
            self.below(2)

    def foretell(self, words: list[int]) -> None:
        """Use these 32-bit words, first to last, before the stream. A real match gives each move its own."""
        if len(words) > FATE:
            raise ValueError(f"{len(words)} words of fate, and there is room for {FATE}")
        self.fated = len(words)
        for i in range(len(words)):
            self.fate[len(words) - 1 - i] = words[i]

    def below(self, n: i64) -> i64:
        """A random number, 0 <= it < n."""
        if self.fated:
            self.fated -= 1
            return (self.fate[self.fated] * n) >> 32
        if self.wished == 0:
            self.wished = n
        x: i64 = MULTIPLIER * (self.luck & LOW_WORD) + (self.luck >> 32)
        self.luck = x
        return ((x & LOW_WORD) * n) >> 32

    def draw(self, deck: list[i64], kinds: i64) -> i64:
        """Take one at random out of a deck that is only counted, `deck[kind]`; which kind. -1 if it is empty.

        The order of a deck is decided card by card, when it is drawn; so nobody can know it before.
        """
        cards: i64 = 0
        for kind in range(kinds):
            cards += deck[kind]
        if cards == 0:
            return -1
        place: i64 = self.below(cards)
        drawn: i64 = 0
        while place >= deck[drawn]:
            place -= deck[drawn]
            drawn += 1
        deck[drawn] -= 1
        return drawn

    # -- texts (engine/texts.py) ---------------------------------------------------------------------------

    def hear(self, words: list[int], code: i64) -> None:
        """For Python: the text that comes with the move which is asked about or played next."""
        for i in range(TEXT_WORDS):
            self.text[i] = words[i]
        self.text_code = code

    # -- laws: why a move is not legal ---------------------------------------------------------------------
    # `find_moves` says what is legal in these words. While nobody asks about a move they cost next to
    # nothing; `why_not` (engine/border.py) asks again with one move doubted, and reads which law was cited.

    def expect(self, law: i64) -> None:
        """What is to be decided now: the law that forbids whatever no other one does."""
        self.task = law

    def forbids(self, law: i64, move: i64, broken: bool) -> bool:
        """Would this move break the law?"""
        if rarely(move == self.doubted):
            self.cite(law, broken)
        return broken

    def only(self, law: i64, verb: i64, some: i64, allowed: i64) -> i64:
        """Of some moves of a verb, those that the law allows. Bit n is the move verb + n, n below 63."""
        if rarely(verb == self.doubting):
            self.cite(law, allowed >> (self.doubted - verb) & 1 == 0)
        return some & allowed

    def closes(self, law: i64, verb: i64, closed: bool) -> bool:
        """Does the law forbid all moves of this verb?"""
        if rarely(verb == self.doubting):
            self.cite(law, closed)
        return closed

    def within(self, law: i64, verb: i64, many: i64) -> i64:
        """The law allows only the first so many moves of this verb; how many."""
        if rarely(verb == self.doubting):
            self.cite(law, self.doubted >= verb + many)
        return many

    def cite(self, law: i64, broken: bool) -> None:
        """Of the laws that the doubted move breaks the one declared first counts, in whatever order."""
        if broken and (self.law == 0 or law < self.law):
            self.law = law

    # -- observations --------------------------------------------------------------------------------------

    def turned(self, seats: i64, seat: i64) -> i64:
        """Bits of seats as this seat counts them: itself first, then the others clockwise."""
        return (seats >> seat | seats << (self.seats - seat)) & (bit(self.seats) - 1)

    def clockwise(self, seat: i64, steps: i64) -> i64:
        """The seat so many places clockwise, less than once around."""
        later: i64 = seat + steps
        return later if later < self.seats else later - self.seats

    def put_all(self, at: i64, place: i64, numbers: list[i64], count: i64) -> i64:
        """Write the first numbers of an array to an observation; the place after them."""
        for i in range(count):
            put(at, place + i, numbers[i])
        return place + count

    # -- the journal ---------------------------------------------------------------------------------------

    def note(self, event: i64, seat: i64, a: i64, b: i64, audience: i64) -> None:
        """Write down what happened, if someone listens; bit s of `audience`: seat s may know it.

        So `bit(seat)` is a secret of one seat, and `~bit(seat)` what all others see, spectators included.
        """
        if self.listening:
            self.write_down(event, seat, a, b, audience)

    def write_down(self, event: i64, seat: i64, a: i64, b: i64, audience: i64) -> None:
        if self.noted + EVENT_WORDS > JOURNAL:
            self.overflow += 1
            return
        self.journal[self.noted] = event
        self.journal[self.noted + 1] = seat
        self.journal[self.noted + 2] = a
        self.journal[self.noted + 3] = b
        self.journal[self.noted + 4] = audience
        self.noted += EVENT_WORDS

    def take_notes(self) -> list[tuple[int, int, int, int, int]]:
        """For Python: what was noted since the last time, and forget it."""
        if self.overflow:
            raise OverflowError(f"{self.overflow} events found the journal full")
        notes = []
        for i in range(0, self.noted, EVENT_WORDS):
            notes.append(
                (
                    self.journal[i],
                    self.journal[i + 1],
                    self.journal[i + 2],
                    self.journal[i + 3],
                    self.journal[i + 4],
                )
            )
        self.noted = 0
        return notes

    # -- moves, for those outside --------------------------------------------------------------------------

    def legal_moves(self, seat: i64) -> list[int]:
        """For Python: the seat's legal moves."""
        count = self.find_moves(seat)
        return [self.moves[i] for i in range(count)]

    def move_at(self, i: i64) -> i64:
        """For Python: one of the moves just found, without copying them all."""
        return self.moves[i]

    def write(self, name: str, value: object) -> None:
        """For positions and tests: set a field, an array as a whole. (Reading an array may copy it.)"""
        write_field(self, name, value)

    def named_fields(self) -> list[str]:
        """For Python: the fields of the position but luck, in their order. Compiled, the build writes it."""
        fields = list(vars(self).items())
        start = [name for name, _ in fields].index("seats")
        return [
            name for name, value in fields[start:] if name != "luck" and isinstance(value, int | float | list)
        ]

    # -- playing to the end --------------------------------------------------------------------------------

    def playout(self) -> i64:
        """Play uniformly at random to the end; how many decisions."""
        decisions: i64 = 0
        while self.waiting:
            seat: i64 = lowest_bit(self.waiting)
            count: i64 = self.find_moves(seat)
            choice: i64 = self.below(count)
            self.apply(seat, self.moves[choice])
            decisions += 1
        return decisions

    def rehearse(self, roam: i64) -> i64:
        """Play sensibly to the end, but `roam` moves in 1024 at random; how many decisions."""
        decisions: i64 = 0
        while self.waiting:
            seat: i64 = lowest_bit(self.waiting)
            move: i64 = self.sensible_move(seat, roam)
            self.apply(seat, move)
            decisions += 1
        return decisions

    def sensible_move(self, seat: i64, roam: i64) -> i64:
        """The move that `judge` likes best; of equals, any."""
        count: i64 = self.find_moves(seat)
        if count == 1:
            return self.moves[0]
        if roam > 0 and self.below(1024) < roam:
            choice: i64 = self.below(count)
            return self.moves[choice]
        best: i64 = self.moves[0]
        worth: float = self.judge(seat, best)
        equals: i64 = 1
        for i in range(1, count):
            value: float = self.judge(seat, self.moves[i])
            if value > worth:
                worth = value
                best = self.moves[i]
                equals = 1
            elif value == worth:
                equals += 1
                if self.below(equals) == 0:
                    best = self.moves[i]
        return best
