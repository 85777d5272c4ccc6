"""Which of two bots is stronger: matches with the seats rotated, and how sure one can be."""

import time
from collections.abc import Callable, Mapping
from functools import cache
from itertools import chain

import msgspec

from hameau import bots, shelf
from hameau.bots.players import Dice, Searcher
from hameau.engine.game import Game
from hameau.lab import workers as processes
from hameau.lab.fortune import Evened, Fortune, even, interval
from hameau.lab.simulation import ROAM, play_to_end, stream
from hameau.lab.tally import Tally

HEAP = 100  # deals that simple bots play at a time
Played = tuple[float, float]  # A's result of a match, from -1 to 1, and what luck brought to A


class Duel(msgspec.Struct):
    """How often A won, drew and lost, and between which bounds its true share lies with 95 % confidence."""

    game: str
    a: str
    b: str
    seats: int
    matches: int
    seed: int
    won: int
    drawn: int  # A shares the victory
    lost: int
    share: float  # of the victories; a shared one counts its part
    low: float
    high: float
    luck: int  # simulations that weighed the luck of a move
    evened: Evened | None  # had luck been even, if that was asked for and can be told
    seconds: float


class Job(msgspec.Struct):
    """Some matches, as another process can read them."""

    game: str
    folder: str | None
    digest: str  # of its content
    a: str
    b: str
    seats: int
    first: int  # their numbers
    matches: int
    seed: int
    options: dict[str, str]
    luck: int  # simulations that weigh the luck of a move; 0 for not at all


def duel(
    game: Game,
    a: str,
    b: str,
    *,
    matches: int = 200,
    seats: int = 2,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    luck: int = 0,
    workers: int = 1,
    tick: Callable[[int], None] = lambda done: None,
) -> Duel:
    """A sits on each seat in turn, B on all others; each deal is played once from every seat.

    With `luck`, so many simulations say what each roll and card was worth, and the share is told without it.
    Interrupted, it counts the deals that were played from every seat.
    """
    bots.check(a)
    bots.check(b)
    chosen = game.check_options(options or {})
    game.match(seats, options=chosen)  # refuses what cannot be played, before a long run
    work = play if luck or not (simple(a) and simple(b)) else play_fast
    size = 1 if work is play else HEAP * seats
    jobs = [
        Job(
            game.key,
            game.folder,
            game.digest,
            a,
            b,
            seats,
            first,
            min(size, matches - first),
            seed,
            chosen,
            luck,
        )
        for first in range(0, matches, size)
    ]
    start = time.perf_counter()
    try:
        heaps = processes.run(work, jobs, workers, lambda n: tick(min(n * size, matches)))
        played = list(chain.from_iterable(heaps))
    except processes.Interrupted as stopped:
        played = list(chain.from_iterable(stopped.results))
        played = played[: len(played) // seats * seats]
        if not played:
            raise
    results = [result for result, _ in played]
    matches = len(results)
    share = sum((result + 1) / 2 for result in results) / max(1, matches)
    low, high = interval(share, matches)
    return Duel(
        game=game.key,
        a=a,
        b=b,
        seats=seats,
        matches=matches,
        seed=seed,
        won=sum(result == 1 for result in results),
        drawn=sum(-1 < result < 1 for result in results),
        lost=sum(result == -1 for result in results),
        share=share,
        low=low,
        high=high,
        luck=luck,
        evened=even(results, [fortune for _, fortune in played]) if luck else None,
        seconds=time.perf_counter() - start,
    )


def play(job: Job) -> list[Played]:
    """Matches between bots that think."""
    return [play_one(job, number) for number in range(job.first, job.first + job.matches)]


def play_one(job: Job, number: int) -> Played:
    game = shelf.same_game(job.game, job.folder, job.digest)
    mine = number % job.seats
    match = game.match(job.seats, seed=(job.seed << 32) + number // job.seats, options=job.options)
    seated = [seat_bot(job.a if seat == mine else job.b, job, number, seat) for seat in range(job.seats)]
    if not job.luck:
        play_to_end(match, seated)
        return match.state.result(mine), 0.0
    fortune = Fortune(match, mine, job.luck, Dice((job.seed << 32) + number))
    fortune.play_to_end(seated)
    return match.state.result(mine), fortune.total


def play_fast(job: Job) -> list[Played]:
    """Matches between simple bots, without leaving C; each deal again from every seat."""
    game, tally, played = shelf.same_game(job.game, job.folder, job.digest), Tally(), []
    start, scratch = (game.build(game.content, job.seats, job.options) for _ in range(2))
    for number in range(job.first, job.first + job.matches):
        mine = number % job.seats
        for seat in range(job.seats):
            roam, error = simple(job.a if seat == mine else job.b) or (0, 0.0)
            tally.give_roam(seat, roam)
            tally.give_error(seat, error)
        tally.play(start, scratch, 1, stream(job.seed) + number // job.seats)
        played.append((scratch.result(mine), 0.0))
    return played


@cache
def simple(description: str) -> tuple[int, float] | None:
    """How often a bot roams and how much it errs, if it plays without leaving C."""
    bot = bots.make(description)
    if isinstance(bot, bots.Random):
        return ROAM["random"], 0.0
    return (ROAM["greedy"], bot.error) if isinstance(bot, bots.Greedy) else None


def seat_bot(description: str, job: Job, number: int, seat: int) -> bots.Bot:
    return by_the_processor(description, (job.seed << 32) + number * job.seats + seat)


def by_the_processor(description: str, seed: int) -> bots.Bot:
    """A bot whose seconds are those of the processor, so that a busy machine does not weaken it."""
    bot = bots.make(description, seed)
    if isinstance(bot, Searcher):
        bot.clock = time.thread_time
    return bot
