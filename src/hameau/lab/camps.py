"""Where people win together: what a camp gains if A plays it instead of B, against the same others."""

import time
from collections.abc import Callable, Mapping, Sequence
from math import exp, sqrt

import msgspec

from hameau import bots, shelf
from hameau.engine.capabilities import Sides
from hameau.engine.errors import Unknown
from hameau.engine.game import Game
from hameau.engine.machine import lowest_bit
from hameau.engine.state import State
from hameau.lab import workers as processes
from hameau.lab.fortune import SURE
from hameau.lab.simulation import ROAM, play_to_end, stream

HEAP = 20  # matches that one process plays at a time
RANDOM = ROAM["random"]


class Camp(msgspec.Struct):
    """How often one camp won, played by A and by B, while all others were played by A."""

    name: str
    matches: int  # in which there was such a camp
    won_by_a: int
    won_by_b: int
    ratio: float | None  # how many times as often A won; None if one of them never did
    low: float | None  # 95 % confidence
    high: float | None


class Camps(msgspec.Struct):
    """What came of it."""

    game: str
    a: str
    b: str
    seats: int
    matches: int
    seed: int
    options: dict[str, str]
    camps: list[Camp]
    seconds: float


class Job(msgspec.Struct):
    """Some matches, as another process can read them."""

    game: str
    folder: str | None
    digest: str  # of its content
    a: str
    b: str
    seats: int
    numbers: list[int]
    seed: int
    options: dict[str, str]


Wins = dict[str, list[int]]  # of a camp: matches, won by A, won by B


def compare(
    game: Game,
    a: str,
    b: str,
    *,
    matches: int,
    seats: int,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    workers: int = 1,
    tick: Callable[[int], None] = lambda done: None,
) -> Camps:
    """Each deal is played by A alone, and once more for each camp, with B in it."""
    for description in (a, b):
        bots.check(description)
    if game.get(Sides) is None:
        raise Unknown(f"in {game.key} everybody plays alone; there are no camps")
    chosen = game.check_options(options or {})
    game.match(seats, options=chosen)  # refuses what cannot be played, before a long run
    heaps = [list(range(first, min(first + HEAP, matches))) for first in range(0, matches, HEAP)]
    jobs = [Job(game.key, game.folder, game.digest, a, b, seats, heap, seed, chosen) for heap in heaps]
    start = time.perf_counter()
    results = processes.run(play, jobs, workers, lambda done: tick(min(done * HEAP, matches)))
    found = [count(name, results) for name in sorted({name for wins in results for name in wins})]
    return Camps(game.key, a, b, seats, matches, seed, chosen, found, time.perf_counter() - start)


def count(name: str, results: list[Wins]) -> Camp:
    matches, by_a, by_b = (sum(wins[name][i] for wins in results if name in wins) for i in range(3))
    ratio, low, high = compared(by_a, by_b, matches)
    return Camp(name, matches, by_a, by_b, ratio, low, high)


def compared(by_a: int, by_b: int, matches: int) -> tuple[float, float, float] | tuple[None, None, None]:
    """How many times as often A won, with bounds as for two samples: careful, as both had the same deals."""
    if not by_a or not by_b:
        return None, None, None
    spread = exp(SURE * sqrt(1 / by_a + 1 / by_b - 2 / matches))
    return by_a / by_b, by_a / by_b / spread, by_a / by_b * spread


# -- playing -----------------------------------------------------------------------------------------------


def play(job: Job) -> Wins:
    """What each camp won with A and with B."""
    wins: Wins = {}
    for number in job.numbers:
        plain = play_one(job, number, None)
        for name in plain:
            row = wins.setdefault(name, [0, 0, 0])
            row[0] += 1
            row[1] += plain[name]
            row[2] += play_one(job, number, name)[name]
    return wins


def play_one(job: Job, number: int, other: str | None) -> dict[str, bool]:
    """One match, in which B plays the other camp and A the rest; has somebody of each camp won?"""
    game = shelf.same_game(job.game, job.folder, job.digest)
    seed = (job.seed << 32) + number
    match = game.match(job.seats, seed=seed, options=job.options)
    camps = camps_of(game, match.state)
    players = [
        bots.make(job.b if camp == other else job.a, seed=seed * job.seats + seat)
        for seat, camp in enumerate(camps)
    ]
    if all(isinstance(player, bots.Random | bots.Greedy) for player in players):
        play_simply(match.state, players, stream(job.seed) + number)
    else:
        play_to_end(match, players)
    winners = {camp for seat, camp in enumerate(camps) if match.state.result(seat) > -1.0}
    return {camp: camp in winners for camp in camps}


def camps_of(game: Game, state: State) -> list[str]:
    """On which side everybody is when the match begins."""
    sides = game.get(Sides)
    assert sides is not None
    return [sides.camp(state, seat) for seat in range(state.seats)]


def play_simply(state: State, players: Sequence[bots.Bot], seed: int) -> None:
    """Much faster, for bots that do not look ahead: a judgement knows no more than its seat (law 5)."""
    state.listening = 0
    state.reseed(seed)
    while state.waiting:
        seat = lowest_bit(state.waiting)
        player = players[seat]
        move = (
            player.pick(state, seat) if isinstance(player, bots.Greedy) else state.sensible_move(seat, RANDOM)
        )
        state.apply(seat, move)
