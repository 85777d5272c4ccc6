"""Which of two bots is stronger: matches with the seats rotated, and how sure one can be."""

import time
from collections.abc import Callable, Mapping
from math import sqrt

import msgspec

from hameau import bots, shelf
from hameau.bots.players import Dice, Searcher
from hameau.engine.game import Game
from hameau.lab import workers as processes
from hameau.lab.fortune import SURE, Evened, Fortune, even
from hameau.lab.simulation import play_to_end


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
    """One match, as another process can read it."""

    game: str
    folder: str | None
    digest: str  # of its content
    a: str
    b: str
    seats: int
    number: int
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
    jobs = [
        Job(game.key, game.folder, game.digest, a, b, seats, number, seed, chosen, luck)
        for number in range(matches)
    ]
    start = time.perf_counter()
    try:
        played = processes.run(play, jobs, workers, tick)
    except processes.Interrupted as stopped:
        played = stopped.results[: len(stopped.results) // seats * seats]
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


def play(job: Job) -> tuple[float, float]:
    """A's result of one match, from -1 to 1, and what luck brought to A."""
    game = shelf.same_game(job.game, job.folder, job.digest)
    mine = job.number % job.seats
    match = game.match(job.seats, seed=(job.seed << 32) + job.number // job.seats, options=job.options)
    seated = [seat_bot(job.a if seat == mine else job.b, job, seat) for seat in range(job.seats)]
    if not job.luck:
        play_to_end(match, seated)
        return match.state.result(mine), 0.0
    fortune = Fortune(match, mine, job.luck, Dice((job.seed << 32) + job.number))
    fortune.play_to_end(seated)
    return match.state.result(mine), fortune.total


def seat_bot(description: str, job: Job, seat: int) -> bots.Bot:
    return by_the_processor(description, (job.seed << 32) + job.number * job.seats + seat)


def by_the_processor(description: str, seed: int) -> bots.Bot:
    """A bot whose seconds are those of the processor, so that a busy machine does not weaken it."""
    bot = bots.make(description, seed)
    if isinstance(bot, Searcher):
        bot.clock = time.thread_time
    return bot


def interval(share: float, matches: int) -> tuple[float, float]:
    """Wilson's score interval."""
    if not matches:
        return 0.0, 1.0
    spread = SURE * SURE / matches
    centre = (share + spread / 2) / (1 + spread)
    margin = SURE * sqrt(share * (1 - share) / matches + spread / (4 * matches)) / (1 + spread)
    return min(share, max(0.0, centre - margin)), max(share, min(1.0, centre + margin))
