"""Plays many matches between bots and says who won how often."""

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from typing import NamedTuple

import msgspec

from hameau import bots, shelf
from hameau.bots.players import Dice
from hameau.engine.capabilities import Sides
from hameau.engine.errors import Unknown
from hameau.engine.game import Game
from hameau.engine.match import Match
from hameau.engine.state import State
from hameau.lab import workers as processes
from hameau.lab.fortune import interval
from hameau.lab.tally import Tally

ROAM = {"random": 1024, "greedy": 0}  # bots that play without leaving C
CHUNK = 2_000  # matches that are counted together
MOST_JOBS = 100_000
SEEDS = 1 << 31  # so many from 0 on and below it have streams side by side


class Side(msgspec.Struct):
    """How often one side won, where people win together."""

    name: str
    wins: int
    share: float  # of all matches
    low: float  # 95 % confidence
    high: float


class Summary(msgspec.Struct):
    """What came of it, by seat."""

    game: str
    seats: int
    matches: int
    bots: list[str]
    seed: int
    options: dict[str, str]
    wins: list[float]  # a win shared by two counts half for each
    ties: int  # matches with several winners
    scores: list[float | None]  # on average, of the matches in which the seat had a score; None: it had none
    decisions: float  # on average
    rate: float  # matches a second
    sides: list[Side] | None = None  # where people win together: what a seat wins says nothing there


class Job(NamedTuple):
    """Matches to play, for whoever works."""

    game: str
    folder: str | None
    digest: str  # of its content
    players: tuple[str, ...]
    options: Mapping[str, str]
    seed: int
    first: int  # match
    matches: int


class Count(msgspec.Struct):
    """What was counted in some matches, by seat."""

    wins: list[float]
    score: list[int]
    scored: list[int]
    shared: int = 0
    decisions: int = 0
    sides: Counter[str] = msgspec.field(default_factory=Counter)

    def __iadd__(self, other: "Count") -> "Count":
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.score = [a + b for a, b in zip(self.score, other.score, strict=True)]
        self.scored = [a + b for a, b in zip(self.scored, other.scored, strict=True)]
        self.shared += other.shared
        self.decisions += other.decisions
        self.sides.update(other.sides)
        return self


def simulate(
    game: Game,
    *,
    seats: int,
    matches: int,
    bots: Sequence[str],
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    workers: int = 1,
    tick: Callable[[int], None] = lambda done: None,
) -> Summary:
    """Play matches; one bot for all seats, or one for each. `tick` hears how many are done.

    The numbers are the same with any number of workers: matches are counted chunk by chunk, and every match
    has luck of its own.
    """
    players = seat_bots(bots, seats)
    chosen = game.check_options(options or {})
    game.match(seats, options=chosen)  # refuses what cannot be played, before a long run
    start = time.perf_counter()
    chunk = max(CHUNK if is_simple(players) else 1, matches // MOST_JOBS)
    jobs = [
        Job(
            game.key,
            game.folder,
            game.digest,
            tuple(players),
            chosen,
            seed,
            first,
            min(chunk, matches - first),
        )
        for first in range(0, matches, chunk)
    ]
    work = partial(play, game) if workers == 1 else play_elsewhere
    count = Count([0.0] * seats, [0] * seats, [0] * seats)
    for part in processes.run(work, jobs, workers, lambda n: tick(min(n * chunk, matches))):
        count += part
    return Summary(
        game=game.key,
        seats=seats,
        matches=matches,
        bots=players,
        seed=seed,
        options=chosen,
        wins=count.wins,
        ties=count.shared,
        scores=[
            score / times if times else None for score, times in zip(count.score, count.scored, strict=True)
        ],
        decisions=count.decisions / max(1, matches),
        rate=matches / (time.perf_counter() - start),
        sides=[side_of(name, wins, matches) for name, wins in count.sides.most_common()]
        if game.get(Sides)
        else None,
    )


def side_of(name: str, wins: int, matches: int) -> Side:
    return Side(name, wins, wins / matches, *interval(wins / matches, matches))


def count_sides(game: Game, state: State, sides: Counter[str]) -> None:
    """Who won together, of those who could have; nothing where everybody plays alone."""
    if together := game.get(Sides):
        winner, able = together.victory(state)
        sides.update(dict.fromkeys(able, 0))
        sides[winner] += 1


def seat_bots(descriptions: Sequence[str], seats: int) -> list[str]:
    """A bot for each seat."""
    if len(descriptions) not in (1, seats):
        raise Unknown(f"{len(descriptions)} bots for {seats} seats; give one for all, or one for each")
    for description in descriptions:
        bots.check(description)
    return list(descriptions) * (seats if len(descriptions) == 1 else 1)


def stream(seed: int) -> int:
    """The luck of the first match, as a word of C; that of the others follows. Any number has one."""
    return seed << 32 if -SEEDS <= seed < SEEDS else Dice(seed).word()


def is_simple(players: Sequence[str]) -> bool:
    """Do all bots play without leaving C?"""
    return all(bot in ROAM for bot in players)


def play_elsewhere(job: Job) -> Count:
    """For another process, which opens the game itself."""
    return play(shelf.same_game(job.game, job.folder, job.digest), job)


def play(game: Game, job: Job) -> Count:
    tally, sides = Tally(), Counter[str]()
    (play_fast if is_simple(job.players) else play_each)(game, job, tally, sides)
    seats = range(len(job.players))
    return Count(
        [tally.wins_of(seat) for seat in seats],
        [tally.score_of(seat) for seat in seats],
        [tally.scored_of(seat) for seat in seats],
        tally.shared,
        tally.decisions,
        sides,
    )


def play_fast(game: Game, job: Job, tally: Tally, sides: Counter[str]) -> None:
    for seat, bot in enumerate(job.players):
        tally.give_roam(seat, ROAM[bot])
    start, scratch = (game.build(game.content, len(job.players), job.options) for _ in range(2))
    chunk = 1 if game.get(Sides) else job.matches  # who won together is asked after every match
    for done in range(0, job.matches, chunk):
        tally.play(start, scratch, chunk, stream(job.seed) + job.first + done)
        count_sides(game, scratch, sides)


def play_each(game: Game, job: Job, tally: Tally, sides: Counter[str]) -> None:
    seated = seated_bots(job.players)
    for number in range(job.first, job.first + job.matches):
        match = game.match(len(job.players), seed=(job.seed << 32) + number, options=job.options)
        for seat, bot in enumerate(seated):
            bot.dice = Dice((stream(job.seed) + number) << 5 | seat)
        play_to_end(match, seated)
        tally.decisions += len(match.history)
        tally.count(match.state)
        count_sides(game, match.state, sides)


@lru_cache(maxsize=1)  # the tree of a search is large
def seated_bots(players: tuple[str, ...]) -> list[bots.Bot]:
    return [bots.make(bot) for bot in players]


def play_to_end(match: Match, seated: Sequence[bots.Bot]) -> None:
    """Let the bots play until it is over."""
    while match.waiting:
        seat = match.waiting[0]
        match.play(seat, seated[seat].choose(match, seat))
