"""What the choices of bots cost, beside those of a much longer search and valued by such searches.

Matches say who is stronger, but luck hides small differences; this asks decision by decision.
"""

import time
from collections.abc import Callable, Mapping, Sequence
from math import sqrt

import msgspec

from hameau import bots, shelf
from hameau.bots.players import Dice, Searcher
from hameau.bots.search import Search
from hameau.engine.game import Game
from hameau.engine.match import Match
from hameau.engine.state import State
from hameau.lab import workers as processes
from hameau.lab.duel import by_the_processor
from hameau.lab.fortune import SURE

FEWEST = 5  # matches that tell anything
PORTION = 5_000  # simulations


class Loss(msgspec.Struct):
    """What one bot loses, in victories: half of what the search counts from -1 to 1."""

    bot: str
    agreed: float  # how often it chose as the judge
    a_decision: float
    a_match: float  # of one player
    low: float | None  # with 95 % confidence, of a match; None if nothing is known
    high: float | None


class Regret(msgspec.Struct):
    """What bots lose beside a judge."""

    game: str
    seats: int
    matches: int
    decisions: int
    simulations: int  # of the judge, for a choice and for the value of one
    players: str  # who played the matches
    seed: int
    choices: float  # decisions of one player in a match
    losses: list[Loss]
    seconds: float


class Job(msgspec.Struct):
    """One match, as another process can read it."""

    game: str
    folder: str | None
    digest: str  # of its content
    bots: list[str]
    players: str
    seats: int
    number: int
    decisions: int
    simulations: int
    seed: int
    options: dict[str, str]


class Sample(msgspec.Struct):
    """Some decisions of one match."""

    choices: float  # decisions with a choice that one player had
    lost: list[list[float]]  # by bot and decision
    agreed: list[list[bool]]


def regret(
    game: Game,
    described: Sequence[str],
    *,
    matches: int = 50,
    decisions: int = 4,
    simulations: int = 100_000,
    players: str = "search:1000",
    seats: int = 2,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    workers: int = 1,
    tick: Callable[[int], None] = lambda done: None,
) -> Regret:
    """Ask every bot about some decisions of each match. Interrupted, it counts the matches that were done."""
    for description in (*described, players):
        bots.check(description)
    chosen = game.check_options(options or {})
    game.match(seats, options=chosen)  # refuses what cannot be played, before a long run
    jobs = [
        Job(
            game.key,
            game.folder,
            game.digest,
            list(described),
            players,
            seats,
            n,
            decisions,
            simulations,
            seed,
            chosen,
        )
        for n in range(matches)
    ]
    start = time.perf_counter()
    try:
        samples = processes.run(examine, jobs, workers, tick)
    except processes.Interrupted as stopped:
        samples = stopped.results
        if not samples:
            raise
    return Regret(
        game=game.key,
        seats=seats,
        matches=len(samples),
        decisions=sum(len(sample.lost[0]) for sample in samples),
        simulations=simulations,
        players=players,
        seed=seed,
        choices=sum(sample.choices for sample in samples) / len(samples),
        losses=[loss_of(description, n, samples) for n, description in enumerate(described)],
        seconds=time.perf_counter() - start,
    )


def loss_of(bot: str, number: int, samples: Sequence[Sample]) -> Loss:
    """Of the bot with this number. Each match stands for all of its decisions, also those not asked about."""
    lost = [loss for sample in samples for loss in sample.lost[number]]
    agreed = [same for sample in samples for same in sample.agreed[number]]
    by_match = [
        sample.choices * sum(sample.lost[number]) / max(1, len(sample.lost[number])) for sample in samples
    ]
    mean = sum(by_match) / len(by_match)
    low, high = bounds(by_match)
    return Loss(
        bot=bot,
        agreed=sum(agreed) / max(1, len(agreed)),
        a_decision=sum(lost) / max(1, len(lost)),
        a_match=mean,
        low=low,
        high=high,
    )


def bounds(by_match: Sequence[float]) -> tuple[float, float] | tuple[None, None]:
    """Between which the true loss lies with 95 % confidence; nothing is lost below 0.

    None where nothing is known: of too few matches, or if it may be anything from nothing to the whole match.
    """
    if len(by_match) < FEWEST:
        return None, None
    mean = sum(by_match) / len(by_match)
    variance = sum((loss - mean) ** 2 for loss in by_match) / (len(by_match) - 1)
    margin = SURE * sqrt(variance / len(by_match))
    if mean - margin <= 0 and mean + margin >= 1:
        return None, None
    return max(0.0, mean - margin), max(0.0, mean + margin)


# -- one match ---------------------------------------------------------------------------------------------


def examine(job: Job) -> Sample:
    """Play a match, then ask about some of its decisions."""
    dice = Dice((job.seed << 32) + job.number)
    match = begin(job)
    seated = [by_the_processor(job.players, dice.word()) for _ in range(job.seats)]
    choices = []  # when somebody had one
    while match.waiting:
        seat = match.waiting[0]
        if len(match.moves(seat)) > 1:
            choices.append(len(match.history))
        match.play(seat, seated[seat].choose(match, seat))
    asked = some_of(choices, job.decisions, dice)
    judge = Judge(job.simulations, dice)
    sample = Sample(len(choices) / job.seats, [[] for _ in job.bots], [[] for _ in job.bots])
    again = begin(job)
    for seat, move in match.history:
        if len(again.history) in asked:
            compare(job, again, seat, judge, sample)
        again.play(seat, move)
    return sample


def begin(job: Job) -> Match:
    """The match of a job from its start."""
    game = shelf.same_game(job.game, job.folder, job.digest)
    return game.match(job.seats, seed=(job.seed << 32) + job.number, options=job.options)


def some_of(moments: Sequence[int], number: int, dice: Dice) -> set[int]:
    """So many of them by chance, or all if there are fewer."""
    left = list(moments)
    return {left.pop(dice.below(len(left))) for _ in range(min(number, len(left)))}


def compare(job: Job, match: Match, seat: int, judge: "Judge", sample: Sample) -> None:
    """Let the bots and the judge choose; where they differ, value what they chose."""
    best = judge.choose(match, seat)
    chosen = [by_the_processor(bot, judge.dice.word()).choose(match, seat) for bot in job.bots]
    others = sorted({*chosen} - {best})
    worth = {choice: judge.value(match, seat, choice) for choice in (best, *others) if others}
    for number, choice in enumerate(chosen):
        sample.lost[number].append(0.0 if choice == best else (worth[best] - worth[choice]) / 2)
        sample.agreed[number].append(choice == best)


class Judge:
    """A long search that chooses, and values choices.

    One search chooses and others value, so that a loss by chance is as likely as a gain: on average there
    is none where two choices are equally good.
    """

    def __init__(self, simulations: int, dice: Dice) -> None:
        self.simulations = simulations
        self.dice = dice
        self.searcher = Searcher(dice.word(), simulations=simulations)

    def choose(self, match: Match, seat: int) -> str:
        return self.searcher.choose(match, seat)

    def value(self, match: Match, seat: int, choice: str) -> float:
        """The mean outcome after a choice in the later half of the simulations, when the tree has grown."""
        game, root, scratch = match.game, match.imagined(seat, self.dice.word()), match.fresh_state()
        tree = self.searcher.trees[0]
        tree.forget()
        tree.settled = next(
            move for move in root.legal_moves(seat) if game.write(game.content, root, move) == choice
        )
        half = (self.simulations + 1) // 2
        self.grow(tree, root, scratch, seat, half)
        before, weighed = tree.sum, tree.weighed
        self.grow(tree, root, scratch, seat, half)
        return (tree.sum - before) / max(1, tree.weighed - weighed)

    def grow(self, tree: Search, root: State, scratch: State, seat: int, simulations: int) -> None:
        """In portions, so that Ctrl-C is heard."""
        for done in range(0, simulations, PORTION):
            tree.think(root, scratch, seat, min(PORTION, simulations - done), self.dice.word())
