"""How strong bots are beside each other: a round robin, and one number for each with its bounds.

Strength is that of Bradley and Terry, for several seats that of Plackett and Luce: a bot wins a match as
often as its share of the strength at the table. Alone, two bots play the same set-up and the better result
wins; where people win together, one plays the largest camp and the other everybody else, then they swap.
"""

import json
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, pairwise
from math import comb

import msgspec
import numpy as np
from numpy.typing import NDArray

from hameau import bots, shelf
from hameau.bots.levels import Step, levels_of
from hameau.engine.capabilities import Sides
from hameau.engine.errors import Unknown
from hameau.engine.game import Game
from hameau.engine.match import LOST, Match
from hameau.lab import workers as processes
from hameau.lab.camps import camps_of, play_simply
from hameau.lab.duel import by_the_processor
from hameau.lab.fortune import interval
from hameau.lab.simulation import play_to_end, stream

HEAP = 5  # deals that one process plays at a time
REPLICATES = 400  # of the bootstrap
STEPS = 300  # of the fit
ELO = 400 / np.log(10)
FEWEST_DEALS = 2
Numbers = NDArray[np.float64]


class Rung(msgspec.Struct):
    """One bot; its rating is in points of Elo above the first bot, with bounds of 95 %."""

    bot: str
    level: str  # as tables call it; empty for other bots
    rating: float
    low: float
    high: float
    matches: int


class Ladder(msgspec.Struct):
    """What came of it, the strongest first."""

    game: str
    bots: list[str]  # as they were asked for
    seats: int
    matches_each: int  # of each group of bots
    seed: int
    options: dict[str, str]
    rungs: list[Rung]
    shares: dict[str, dict[str, float]]  # of the matches of two bots that one of them won, the first one's
    matches: int
    seconds: float


class Job(msgspec.Struct):
    """Some deals of a group of bots, as another process can read them."""

    game: str
    folder: str | None
    digest: str  # of its content
    bots: tuple[str, ...]
    seats: int
    first: int
    deals: int
    seed: int
    options: dict[str, str]


class Group(msgspec.Struct):
    """Bots that met: in each rotation, how many seats each had, and what each won in each deal."""

    bots: tuple[int, ...]
    seats: Numbers  # rotation, bot of the group
    won: Numbers  # deal, rotation, bot of the group


def ladder(
    game: Game,
    descriptions: Sequence[str] = (),
    *,
    matches: int = 100,
    seats: int | None = None,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    workers: int = 1,
    tick: Callable[[int], None] = lambda done: None,
) -> Ladder:
    """Every group of bots plays as many matches; without bots those of the game's levels."""
    level_of = {bot: level for level, bot in levels_of(game).items()}
    names = contestants(game, descriptions)
    for description in names:
        bots.check(description)
    seats = usual_seats(game) if seats is None else seats
    chosen = game.check_options(options or {})
    game.match(seats, options=chosen)  # refuses what cannot be played, before a long run
    size = group_size(game, seats, len(names))
    groups = list(combinations(range(len(names)), size))
    seated = seats_of(size, seats, game.get(Sides) is not None)
    deals = max(FEWEST_DEALS, -(-matches // len(seated)))
    jobs = [
        Job(
            game.key,
            game.folder,
            game.digest,
            tuple(names[bot] for bot in group),
            seats,
            first,
            min(HEAP, deals - first),
            seed,
            chosen,
        )
        for group in groups
        for first in range(0, deals, HEAP)
    ]
    start, heaps = time.perf_counter(), -(-deals // HEAP)
    played = processes.run(
        play, jobs, workers, lambda n: tick(len(seated) * sum(job.deals for job in jobs[:n]))
    )
    found = [
        Group(group, seated, np.concatenate(played[heaps * n : heaps * (n + 1)]))
        for n, group in enumerate(groups)
    ]
    ratings, low, high = rated(found, len(names), seed)
    rungs = [
        Rung(
            bot,
            level_of.get(bot, ""),
            round(float(ratings[n]), 1),
            round(float(low[n]), 1),
            round(float(high[n]), 1),
            sum(len(seated) * deals for group in groups if n in group),
        )
        for n, bot in enumerate(names)
    ]
    return Ladder(
        game.key,
        names,
        seats,
        len(seated) * deals,
        seed,
        chosen,
        sorted(rungs, key=lambda rung: -rung.rating),
        {
            one: {other: share_of(found, n, m) for m, other in enumerate(names) if m != n}
            for n, one in enumerate(names)
        },
        len(seated) * deals * len(groups),
        time.perf_counter() - start,
    )


def contestants(game: Game, descriptions: Sequence[str]) -> list[str]:
    """Each bot once; without any those of the levels."""
    names = list(dict.fromkeys(descriptions or levels_of(game).values()))
    if len(names) < 2:
        raise Unknown("a ladder has two bots or more")
    return names


def group_size(game: Game, seats: int, many: int) -> int:
    """How many bots meet in a match: as many as there is room for, or two sides."""
    return 2 if seats == 1 or game.get(Sides) else min(seats, many)


def planned(game: Game, descriptions: Sequence[str], matches: int, seats: int | None) -> int:
    """How many matches there will be."""
    many, seats = len(contestants(game, descriptions)), usual_seats(game) if seats is None else seats
    size = group_size(game, seats, many)
    turns = 1 if seats == 1 else size
    return comb(many, size) * turns * max(FEWEST_DEALS, -(-matches // turns))


def usual_seats(game: Game) -> int:
    """As few as can play against each other."""
    return next((seats for seats in game.seats if seats > 1), game.seats[0])


# -- playing -----------------------------------------------------------------------------------------------


def seats_of(size: int, seats: int, by_camp: bool) -> Numbers:
    """How many seats each bot of a group has in each rotation; one where two sides or solo players meet."""
    if seats == 1:
        return np.ones((1, size))
    if by_camp:
        return np.ones((size, size))
    rows = [[(seat + turn) % size for seat in range(seats)] for turn in range(size)]
    return np.array([np.bincount(row, minlength=size) for row in rows], float)


def play(job: Job) -> Numbers:
    """What each bot won: deal, rotation, bot."""
    game = shelf.same_game(job.game, job.folder, job.digest)
    way = race if job.seats == 1 else sides if game.get(Sides) else free_for_all
    return np.array([way(job, game, number) for number in range(job.first, job.first + job.deals)])


def results_of(
    job: Job, game: Game, number: int, seated: Callable[[list[str]], list[str]]
) -> tuple[Match, list[str]]:
    """A match to its end, and the camp of each seat at its beginning; `seated` says who plays for which."""
    match = game.match(job.seats, seed=(job.seed << 32) + number, options=job.options)
    camps = camps_of(game, match.state) if game.get(Sides) else [""] * job.seats
    luck = ((job.seed << 32) + number) * job.seats
    players = [by_the_processor(bot, luck + seat) for seat, bot in enumerate(seated(camps))]
    if all(isinstance(player, bots.Random | bots.Greedy) for player in players):
        play_simply(match.state, players, stream(job.seed) + number)
    else:
        play_to_end(match, players)
    return match, camps


def shared(better: list[bool]) -> list[float]:
    """One victory among those who won; among all if nobody did."""
    winners = better if any(better) else [True] * len(better)
    return [won / sum(winners) for won in winners]


def race(job: Job, game: Game, number: int) -> list[list[float]]:
    """The same set-up for both."""
    worth = []
    for bot in job.bots:
        state = results_of(job, game, number, lambda _, bot=bot: [bot])[0].state  # type: ignore[misc]
        worth.append((state.result(0), state.score(0) if state.is_scored(0) else 0))
    return [shared([one == max(worth) for one in worth])]


def sides(job: Job, game: Game, number: int) -> list[list[float]]:
    """The largest camp against all others, and the other way round."""
    rows = []
    for one, other in (job.bots, job.bots[::-1]):
        match, camps = results_of(
            job,
            game,
            number,
            lambda camps, one=one, other=other: [one if mine else other for mine in largest(camps)],  # type: ignore[misc]
        )
        won = [False, False]
        for seat, mine in enumerate(largest(camps)):
            won[0 if mine else 1] |= match.state.result(seat) > LOST
        rows.append(shared(won if one == job.bots[0] else won[::-1]))
    return rows


def largest(camps: list[str]) -> list[bool]:
    """Which seats belong to the largest camp."""
    ((name, _),) = Counter(camps).most_common(1)
    return [camp == name for camp in camps]


def free_for_all(job: Job, game: Game, number: int) -> list[list[float]]:
    """Each deal once for each rotation of the bots."""
    size, rows = len(job.bots), []
    for turn in range(size):
        at = [(seat + turn) % size for seat in range(job.seats)]
        match, _ = results_of(job, game, number, lambda _, at=at: [job.bots[bot] for bot in at])  # type: ignore[misc]
        by_seat = shared([match.state.result(seat) > LOST for seat in range(job.seats)])
        rows.append([sum(won for won, bot in zip(by_seat, at, strict=True) if bot == n) for n in range(size)])
    return rows


# -- the numbers -------------------------------------------------------------------------------------------


def rated(groups: Sequence[Group], many: int, seed: int) -> tuple[Numbers, Numbers, Numbers]:
    """The rating of each bot above the first, and its bounds: the same of deals drawn again and again."""
    dice = np.random.default_rng(abs(seed))
    won = []
    for group in groups:
        deals = len(group.won)
        drawn = dice.multinomial(deals, np.full(deals, 1 / deals), REPLICATES)
        drawn[0] = 1  # the deals themselves
        won.append(np.tensordot(drawn.astype(float), group.won, axes=1))  # replicate, rotation, bot
    ratings = ELO * np.log(strengths(groups, won, many))
    ratings -= ratings[:, :1]
    low, high = np.percentile(ratings[1:], [2.5, 97.5], axis=0)
    return ratings[0], np.minimum(low, ratings[0]), np.maximum(high, ratings[0])


def strengths(groups: Sequence[Group], won: Sequence[Numbers], many: int) -> Numbers:
    """The most likely strengths, by Hunter's iteration, replicate by replicate.

    Each bot also has half a victory in one match against a bot of strength 1: nobody is endlessly strong.
    """
    victories = np.full((REPLICATES, many), 0.5)
    for group, found in zip(groups, won, strict=True):
        victories[:, group.bots] += found.sum(axis=1)
    strength = np.ones((REPLICATES, many))
    for _ in range(STEPS):
        met = 1 / (strength + 1)
        for group in groups:
            at_table = strength[:, group.bots] @ group.seats.T  # replicate, rotation
            met[:, group.bots] += len(group.won) * (1 / at_table) @ group.seats
        strength = victories / met
    return strength


def share_of(groups: Sequence[Group], one: int, other: int) -> float:
    """Of what two bots won where they met, the part of the first."""
    mine = theirs = 0.0
    for group in groups:
        if one in group.bots and other in group.bots:
            won = group.won.sum(axis=(0, 1))
            mine += won[group.bots.index(one)]
            theirs += won[group.bots.index(other)]
    return round(float(mine / (mine + theirs)), 4) if mine + theirs else 0.5


# -- what the pages tell -----------------------------------------------------------------------------------


def steps(game: Game, found: Ladder) -> list[Step]:
    """Each level beside the one below it, where only two bots meet in a match."""
    levels, made = list(levels_of(game).items()), list[Step]()
    if found.seats > 2 and not game.get(Sides):
        return []
    for (below, weaker), (level, bot) in pairwise(levels):
        if weaker in found.shares.get(bot, {}):
            share = found.shares[bot][weaker]
            low, high = interval(share, found.matches_each)
            made.append(Step(level, bot, below, share, round(low, 4), round(high, 4), found.matches_each))
    return made


def written(game: Game, found: Ladder) -> str:
    """The table that is kept with a game."""
    return json.dumps(msgspec.to_builtins(steps(game, found)), indent=2) + "\n"
