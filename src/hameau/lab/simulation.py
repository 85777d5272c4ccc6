"""Plays many matches between bots and says who won how often."""

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence

import msgspec

from hameau import bots
from hameau.bots.players import Dice
from hameau.engine.capabilities import Sides
from hameau.engine.errors import Unknown
from hameau.engine.game import Game
from hameau.engine.match import Match
from hameau.engine.state import State
from hameau.lab.fortune import interval
from hameau.lab.tally import Tally

ROAM = {"random": 1024, "greedy": 0}  # bots that play without leaving C
CHUNK = 2_000
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


def simulate(
    game: Game,
    *,
    seats: int,
    matches: int,
    bots: Sequence[str],
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    tick: Callable[[int], None] = lambda done: None,
) -> Summary:
    """Play matches; one bot for all seats, or one for each. `tick` hears how many are done."""
    players = seat_bots(bots, seats)
    chosen = game.check_options(options or {})
    game.match(seats, options=chosen)  # refuses what cannot be played, before a long run
    start = time.perf_counter()
    run = simulate_fast if all(bot in ROAM for bot in players) else simulate_each
    sides: Counter[str] = Counter()
    tally = run(game, players, matches, seed, chosen, tick, sides)
    return Summary(
        game=game.key,
        seats=seats,
        matches=matches,
        bots=players,
        seed=seed,
        options=chosen,
        wins=[tally.wins_of(seat) for seat in range(seats)],
        ties=tally.shared,
        scores=[mean_score(tally, seat) for seat in range(seats)],
        decisions=tally.decisions / max(1, matches),
        rate=matches / (time.perf_counter() - start),
        sides=[side_of(name, wins, matches) for name, wins in sides.most_common()]
        if game.get(Sides)
        else None,
    )


def mean_score(tally: Tally, seat: int) -> float | None:
    scored = tally.scored_of(seat)
    return tally.score_of(seat) / scored if scored else None


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


def simulate_fast(
    game: Game,
    players: list[str],
    matches: int,
    seed: int,
    options: Mapping[str, str],
    tick: Callable[[int], None],
    sides: Counter[str],
) -> Tally:
    tally = Tally()
    for seat, bot in enumerate(players):
        tally.give_roam(seat, ROAM[bot])
    start, scratch = (game.build(game.content, len(players), options) for _ in range(2))
    chunk = 1 if game.get(Sides) else CHUNK  # who won together is asked after every match
    for done in range(0, matches, chunk):
        tally.play(start, scratch, min(chunk, matches - done), stream(seed) + done)
        count_sides(game, scratch, sides)
        tick(min(done + chunk, matches))
    return tally


def simulate_each(
    game: Game,
    players: list[str],
    matches: int,
    seed: int,
    options: Mapping[str, str],
    tick: Callable[[int], None],
    sides: Counter[str],
) -> Tally:
    tally = Tally()
    seated = [bots.make(bot, seed=seed * len(players) + seat) for seat, bot in enumerate(players)]
    for done in range(matches):
        match = game.match(len(players), seed=(seed << 32) + done, options=options)
        play_to_end(match, seated)
        tally.decisions += len(match.history)
        tally.count(match.state)
        count_sides(game, match.state, sides)
        tick(done + 1)
    return tally


def play_to_end(match: Match, seated: Sequence[bots.Bot]) -> None:
    """Let the bots play until it is over."""
    while match.waiting:
        seat = match.waiting[0]
        match.play(seat, seated[seat].choose(match, seat))
