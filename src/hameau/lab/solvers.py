"""Measures the specialists: how often they win, how high, and how long they take."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from statistics import mean
from time import process_time
from typing import Any

from hameau import plain
from hameau.bots import make
from hameau.engine.capabilities import Solver
from hameau.engine.game import Game
from hameau.engine.match import Match
from hameau.shelf import games

Tick = Callable[[float], None]
MANY = 200_000 if plain.is_compiled() else 200
RUNS = 5


@dataclass
class Tried:
    """What one kind of player did on all set-ups."""

    won: list[bool] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)  # of those won
    seconds: list[float] = field(default_factory=list)

    def add(self, score: int | None, seconds: float) -> None:
        """One set-up; no score if it was not won."""
        self.won.append(score is not None)
        self.seconds.append(seconds)
        if score is not None:
            self.scores.append(score)

    def as_json(self) -> dict[str, Any]:
        return {
            "setups": len(self.won),
            "won": sum(self.won),
            "share": round(mean(self.won), 4),
            "mean_score": round(mean(self.scores), 2) if self.scores else None,
            "seconds": round(mean(self.seconds), 3),
            "most_seconds": round(max(self.seconds), 3),
        }


@dataclass
class Figures:
    """One game with some options."""

    options: Mapping[str, str]
    greedy: Tried = field(default_factory=Tried)
    honest: Tried = field(default_factory=Tried)
    oracle: Tried = field(default_factory=Tried)
    impossible: int = 0  # proved
    best: int = 0  # plans that reach the bound

    def as_json(self) -> dict[str, Any]:
        """As plain values."""
        return {
            "options": dict(self.options),
            "greedy": self.greedy.as_json(),
            "honest": self.honest.as_json(),
            "oracle": self.oracle.as_json()
            | {"proved_impossible": self.impossible, "proved_best": self.best},
        }


def measure(setups: int, tick: Tick = lambda share: None) -> dict[str, list[Figures]]:
    """Every game that has a solver, with all its choices; CPU time, one thread."""
    found: dict[str, list[Figures]] = {}
    jobs = [(game, options) for game in games() if game.get(Solver) for options in all_options(game)]
    for job, (game, options) in enumerate(jobs):
        figures = Figures(options)
        found.setdefault(game.key, []).append(figures)
        for number in range(setups):
            try_one(game, figures, number)
            tick((job + (number + 1) / setups) / len(jobs))
    return found


def chores() -> dict[str, dict[str, float]]:
    """Nanoseconds of what the solvers do all the time, by game and name; the best of some runs."""
    return {
        game.key: {name: cost(game, chore) for name, chore in solver.chores.items()}
        for game in games()
        if (solver := game.get(Solver))
    }


def cost(game: Game, chore: Callable[[Any, int], None]) -> float:
    """Of one more time: what is done before the first is not counted."""
    return min(clocked(game, chore, MANY) - clocked(game, chore, 1) for _ in range(RUNS)) / (MANY - 1) * 1e9


def clocked(game: Game, chore: Callable[[Any, int], None], times: int) -> float:
    start = process_time()
    chore(game.content, times)
    return process_time() - start


def all_options(game: Game) -> Iterator[dict[str, str]]:
    """The usual ones, then every other choice that so few players have, one at a time."""
    usual = game.check_options({})
    yield usual
    for option in game.options:
        if option.suits(game.seats[0]):
            yield from (usual | {option.key: one} for one in option.choices if one != option.default)


def try_one(game: Game, figures: Figures, number: int) -> None:
    """One set-up: greedy, the honest specialist, and the one who knows all."""
    solver = game.get(Solver)
    assert solver is not None
    for bot, tried in (("greedy", figures.greedy), ("expert", figures.honest)):
        start = process_time()
        score = played(solver.trial(game, figures.options, number), bot)
        tried.add(score, process_time() - start)
    start = process_time()
    solution = solver.solve(solver.trial(game, figures.options, number))
    figures.oracle.add(solution.score, process_time() - start)
    figures.impossible += solution.verdict == "impossible"
    figures.best += solution.score == solution.bound
    check_plan(solver.trial(game, figures.options, number), solution.plan, solution.score)


def played(match: Match, bot: str) -> int | None:
    """The score of a bot; None if it lost."""
    player = make(bot, seed=1)
    while match.waiting:
        match.play(match.waiting[0], player.choose(match, match.waiting[0]))
    assert match.result is not None
    return match.result.scores[0] if match.result.winners else None


def check_plan(match: Match, plan: list[str], score: int | None) -> None:
    """A plan is only worth what the rules make of it."""
    if score is None:
        return
    for move in plan:
        match.play(match.waiting[0], move)
    if match.result is None or not match.result.winners or match.result.scores[0] != score:
        raise AssertionError(f"{match.game.key}: the plan does not give {score}: {match.position()}")
