"""A match that is over, looked back on from one seat, as its player knew it then.

Whatever is computed starts from positions that this seat imagined: what it could not know is dealt anew, and
neither the match's luck nor anybody's hidden cards are looked at. Two matches that looked the same to a seat
are told in the same bytes.

At each decision three things are weighed in the same imagined worlds: what a sensible player there may
expect, what was played, and what a strong bot would play. What was played, beside the first, is what choices
brought. What changed between two own moves is luck if nobody else moved, else the others' doing and theirs.
All these changes add up to the way from the first decision to the result.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import sqrt
from typing import Literal, NamedTuple

import msgspec

from hameau.bots.players import Searcher
from hameau.engine.answers import Said
from hameau.engine.capabilities import Conclusions, Lookback, Reasons, Solver
from hameau.engine.match import Match
from hameau.engine.state import State
from hameau.engine.texts import saying
from hameau.lab.prospect import AS_IT_COMES, Prospect
from hameau.plain import is_compiled

Cause = Literal["start", "choice", "luck", "others"]

SEARCHES = 150_000 if is_compiled() else 3_000  # simulations of a match, for what a strong bot would play
MOST_SEARCHES, FEWEST_SEARCHES = (4_000, 300) if is_compiled() else (200, 60)  # of one decision
WORLDS = 150_000 if is_compiled() else 2_000  # imagined for a match, for what moves are worth
MOST_WORLDS, FEWEST_WORLDS = (1_000, 120) if is_compiled() else (60, 20)  # for one move
SHORT = 40  # moves of a match that is quickly played to its end in every world; others get fewer worlds
LOOKS = 400 if is_compiled() else 40  # worlds imagined at a moment to conclude from
SURE = 2.0  # standard errors beyond which a difference is no chance
LEAST_LOSS = 0.02  # of a victory, or of the points between the best and the worst moment
LEAST_JUMP = 0.04
MOMENTS = 3
SEED = 0x1EAF  # of what is imagined: the same in all worlds that look the same


class Phrase(msgspec.Struct, frozen=True):
    """A message of the game's words and its facts."""

    message: str
    facts: dict[str, str | int]


class Point(msgspec.Struct, frozen=True):
    """What the seat could hope for when so many moves had been played, and what led there."""

    number: int
    worth: float
    cause: Cause


class Choice(msgspec.Struct, frozen=True):
    """A decision with several moves: what a sensible player could expect, and what two moves are worth."""

    number: int  # moves that had been played before
    played: str
    best: str  # a strong bot's
    before: float
    worth: float  # of what was played
    best_worth: float
    lost: float  # at least 0; 0 if chance alone may explain it
    why: Phrase | None  # what the strong bot's move is good for, where the game can say so


class Clues(msgspec.Struct, frozen=True):
    """Of all worlds that the seat had to think possible, the share in which each seat is one of those."""

    number: int
    step: Phrase
    shares: list[float]


class Moment(msgspec.Struct, frozen=True):
    """A time between two numbers of moves that mattered."""

    cause: Cause | Literal["learned"]
    since: int
    until: int
    before: float
    after: float
    seat: int | None = None  # about whom something was learned


class Totals(msgspec.Struct, frozen=True):
    """From the first decision to the result, by what brought it."""

    start: float
    choices: float
    luck: float
    others: float
    end: float


class Analysis(msgspec.Struct, frozen=True):
    """All there is to learn from a match for one seat."""

    seat: int
    measure: Literal["chance", "points", "conclusions"]
    points: list[Point]
    choices: list[Choice]
    clues: list[Clues]
    looked_for: str  # the message that says whom the clues are about; empty without
    moments: list[Moment]
    totals: Totals | None
    worlds: int  # imagined for one figure


class Mark(NamedTuple):
    """A position to look at, as the seat imagined it then."""

    number: int
    world: bytes
    played: str | None  # None: nothing is decided there
    cause: Cause  # of what happened since the last one


class Analyst:
    """Works an analysis out, step by step. `advance` may be called on any thread, one after the other."""

    def __init__(self, match: Match, seat: int) -> None:
        match.check_seat(seat)
        self.match = match
        self.seat = seat
        self.scratch = match.fresh_state()
        self.root = match.fresh_state()
        self.done = 0

    @property
    def steps(self) -> int:
        """How many there are in all."""
        raise NotImplementedError

    @property
    def is_done(self) -> bool:
        return self.done >= self.steps

    def advance(self, searcher: Searcher) -> None:
        """One more step, with somebody's trees to think with."""
        self.take(self.done, searcher)
        self.done += 1

    def take(self, step: int, searcher: Searcher) -> None:
        raise NotImplementedError

    def told(self) -> Analysis:
        """What was found; all steps must be done."""
        raise NotImplementedError


def analyst(match: Match, seat: int) -> Analyst:
    """Whoever knows how to look back on this match."""
    if match.state.waiting:
        raise ValueError("the match is not over")
    asks = match.game.get(Conclusions)
    return Detective(match, seat, asks) if asks else Accountant(match, seat)


def analyse(match: Match, seat: int, tick: Callable[[int, int], None] = lambda done, steps: None) -> Analysis:
    """The whole analysis at once."""
    work, searcher = analyst(match, seat), new_searcher()
    while not work.is_done:
        work.advance(searcher)
        tick(work.done, work.steps)
    return work.told()


def new_searcher() -> Searcher:
    """Somebody to think with; serves any number of analyses, one step at a time."""
    return Searcher(SEED, simulations=MOST_SEARCHES)


# -- what a seat could hope for ----------------------------------------------------------------------------


class Accountant(Analyst):
    """Tells what brought the chances to win, or the points, of a seat."""

    def __init__(self, match: Match, seat: int) -> None:
        super().__init__(match, seat)
        look = match.game.get(Lookback) or Lookback()
        self.measure: Literal["chance", "points"] = (
            "points" if look.points_alone and match.seats == 1 else "chance"
        )
        self.prospect = Prospect()
        self.prospect.points = int(self.measure == "points")
        self.prospect.to_the_end = int(look.to_the_end)
        self.marks = marks_of(match, seat)
        choices = sum(mark.played is not None for mark in self.marks)
        asked = 3 * choices + (len(self.marks) - choices)
        length = min(1.0, SHORT / max(1, len(match.history))) if look.to_the_end else 1.0
        self.worlds = within(int(WORLDS * length**2) // max(1, asked), FEWEST_WORLDS, MOST_WORLDS)
        self.searches = within(SEARCHES // max(1, choices), FEWEST_SEARCHES, MOST_SEARCHES)
        self.points: list[Point] = []
        self.choices: list[Choice] = []

    @property
    def steps(self) -> int:
        return len(self.marks)

    def take(self, step: int, searcher: Searcher) -> None:
        mark = self.marks[step]
        self.root.restore(mark.world)
        expected = self.worth(AS_IT_COMES)
        before = mean(expected)
        self.points.append(Point(mark.number, rounded(before), mark.cause))
        if mark.played is not None:
            self.weigh(mark, mark.played, before, searcher)

    def weigh(self, mark: Mark, played: str, before: float, searcher: Searcher) -> None:
        """What was played, beside what a strong bot would play."""
        game, content = self.match.game, self.match.game.content
        move = game.read(content, self.root, self.seat, played)
        assert move is not None
        best = self.best_move(mark, searcher)
        mine = self.worth(move, game.spoken(played))
        worth = mean(mine)
        theirs = mine if best == move else self.worth(best)
        lost = loss(theirs, mine)
        if lost == 0 and worth > mean(theirs):
            best, theirs = move, mine  # the bot found nothing better
        self.choices.append(
            Choice(
                mark.number,
                played,
                played if best == move else game.write(content, self.root, best),
                rounded(before),
                rounded(worth),
                rounded(mean(theirs)),
                rounded(lost),
                None if best == move else self.why(best),
            )
        )
        self.points.append(Point(mark.number + 1, rounded(worth), "choice"))

    def best_move(self, mark: Mark, searcher: Searcher) -> int:
        """What a strong bot would play that knows what the seat knew."""
        solver = self.match.game.get(Solver)
        if solver is not None:
            return solver.advise(self.match.game.content, self.root, self.seat)
        searcher.dice.seed, searcher.dice.count = SEED, mark.number
        searcher.simulations = self.searches
        return searcher.think(self.root, [self.match.fresh_state()], self.seat)

    def why(self, move: int) -> Phrase | None:
        """In words, if the game has any."""
        game = self.match.game
        told = game.get(Solver) or game.get(Reasons)
        said = told.explain(game.content, self.root, self.seat, move) if told else None
        return Phrase(*said) if said else None

    def worth(self, move: int, spoken: str = "") -> list[float]:
        """Of a move, or of the position as it is, world by world."""
        with saying(self.scratch, spoken):
            self.prospect.look(self.root, self.scratch, self.seat, move, self.worlds, SEED)
        return [self.prospect.worth_in(world) for world in range(self.worlds)]

    def told(self) -> Analysis:
        points = [*self.points, self.end()]
        return Analysis(
            seat=self.seat,
            measure=self.measure,
            points=points,
            choices=self.choices,
            clues=[],
            looked_for="",
            moments=moments_of(points, self.choices, self.measure),
            totals=totals_of(points),
            worlds=self.worlds,
        )

    def end(self) -> Point:
        """The result, and what led to it."""
        match, last = self.match, self.points[-1].number if self.points else 0
        others = any(played.seat != self.seat for played in match.history[last:])
        worth = self.prospect.worth(match.state, self.seat)
        return Point(len(match.history), rounded(worth), "others" if others else "luck")


def marks_of(match: Match, seat: int) -> list[Mark]:
    """Where the seat chose, and where it had done all it could before others moved."""
    marks: list[Mark] = []
    cause: Cause = "start"
    again = match.again()
    movers = [played.seat for played in match.history] + [seat]
    for played, lot in zip(match.history[match.first :], match.lots[match.first :], strict=True):
        number, own = len(again.history), played.seat == seat
        if own and len(again.state.legal_moves(seat)) > 1:
            marks.append(Mark(number, again.imagined(seat, SEED).dump(), played.text, cause))
            cause = "luck"
        again.branch = lot.branch
        again.play(*played)
        if not own and cause != "start":
            cause = "others"
        if own and marks and movers[number + 1] != seat:
            marks.append(Mark(number + 1, again.imagined(seat, SEED).dump(), None, "luck"))
            cause = "luck"
    return marks


def loss(best: Sequence[float], played: Sequence[float]) -> float:
    """By how much one is better, if that is no chance. Both met the same worlds, so their pairs count."""
    gaps = [theirs - mine for theirs, mine in zip(best, played, strict=True)]
    gap = mean(gaps)
    spread = sqrt(sum((one - gap) ** 2 for one in gaps) / max(1, len(gaps) - 1) / len(gaps))
    return gap if gap > 0 and gap > SURE * spread else 0.0


def totals_of(points: Sequence[Point]) -> Totals:
    changes: dict[Cause, float] = {"choice": 0.0, "luck": 0.0, "others": 0.0, "start": 0.0}
    for before, after in pairwise(points):
        changes[after.cause] += after.worth - before.worth
    return Totals(
        start=points[0].worth,
        choices=rounded(changes["choice"]),
        luck=rounded(changes["luck"]),
        others=rounded(changes["others"]),
        end=points[-1].worth,
    )


def moments_of(points: Sequence[Point], choices: Sequence[Choice], measure: str) -> list[Moment]:
    """The largest loss by a choice, the largest jumps by luck and by others, then what else was large."""
    worths = [point.worth for point in points]
    scale = 1.0 if measure == "chance" else max(1.0, max(worths) - min(worths))
    losses = [
        Moment("choice", one.number, one.number + 1, one.best_worth, one.worth)
        for one in sorted(choices, key=lambda one: -one.lost)
        if one.lost >= LEAST_LOSS * scale
    ]
    jumps = sorted(
        (
            Moment(after.cause, begun(before), after.number, before.worth, after.worth)
            for before, after in pairwise(points)
            if after.cause != "choice" and abs(after.worth - before.worth) >= LEAST_JUMP * scale
        ),
        key=lambda one: -abs(one.after - one.before),
    )
    firsts = [next((one for one in jumps if one.cause == cause), None) for cause in ("luck", "others")]
    found = losses[:1] + [one for one in firsts if one is not None]
    rest = sorted(
        (one for one in [*losses, *jumps] if one not in found), key=lambda one: -abs(one.after - one.before)
    )
    return sorted((found + rest)[:MOMENTS], key=lambda one: (one.since, one.until))


def begun(point: Point) -> int:
    """From when on things changed after it: what luck made of a choice shows in the move itself."""
    return point.number - 1 if point.cause == "choice" else point.number


# -- what a seat could have concluded ----------------------------------------------------------------------


class Detective(Analyst):
    """Tells, moment by moment, who could be one of those that all look for."""

    def __init__(self, match: Match, seat: int, asks: Conclusions) -> None:
        super().__init__(match, seat)
        self.asks = asks
        self.marks = steps_of(match, seat, asks)
        self.clues: list[Clues] = []

    @property
    def steps(self) -> int:
        return len(self.marks)

    def take(self, step: int, searcher: Searcher) -> None:  # noqa: ARG002  # nobody has to think here
        number, said, world = self.marks[step]
        self.root.restore(world)
        counts = [0] * self.match.seats
        for look in range(LOOKS):
            self.scratch.copy_from(self.root)
            self.scratch.reseed(SEED + look)
            self.scratch.imagine(self.seat)
            for other in range(self.match.seats):
                counts[other] += self.asks.is_meant(self.scratch, other)
        self.clues.append(Clues(number, Phrase(*said), [rounded(count / LOOKS) for count in counts]))

    def told(self) -> Analysis:
        return Analysis(
            seat=self.seat,
            measure="conclusions",
            points=[],
            choices=[],
            clues=self.clues,
            looked_for=self.asks.title,
            moments=lessons_of(self.clues),
            totals=None,
            worlds=LOOKS,
        )


def steps_of(match: Match, seat: int, asks: Conclusions) -> list[tuple[int, Said, bytes]]:
    """When something new may be known, and how the seat imagined it then."""
    found: list[tuple[int, Said, bytes]] = []
    again = match.again()

    def look() -> None:
        said = asks.step(match.game.content, again.state)
        if said.message and (not found or found[-1][1] != said):
            found.append((len(again.history), said, again.imagined(seat, SEED).dump()))

    look()
    for played, lot in zip(match.history[match.first :], match.lots[match.first :], strict=True):
        again.branch = lot.branch
        again.play(*played)
        look()
    return found


def lessons_of(clues: Sequence[Clues]) -> list[Moment]:
    """Between which clues most was learned, and about whom. At the end everybody is told."""
    found = []
    for before, after in pairwise(clues[:-1]):
        changes = [abs(b - a) for a, b in zip(before.shares, after.shares, strict=True)]
        seat = max(range(len(changes)), key=changes.__getitem__)
        if changes[seat] >= LEAST_JUMP:
            moment = Moment(
                "learned", before.number, after.number, before.shares[seat], after.shares[seat], seat
            )
            found.append((sum(changes), moment))
    found.sort(key=lambda one: -one[0])
    return sorted((moment for _, moment in found[:MOMENTS]), key=lambda one: one.since)


# -- small steps -------------------------------------------------------------------------------------------


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def rounded(number: float) -> float:
    return round(number, 4) + 0.0  # no -0.0


def within(number: int, least: int, most: int) -> int:
    return max(least, min(most, number))


def imagined(match: Match, seat: int, number: int, seed: int) -> State:
    """The position after so many moves as the seat may imagine it, to play on from there."""
    again = match.take_back(len(match.history) - number)
    return again.imagined(seat, seed)
