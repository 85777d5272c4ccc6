"""Plays many matches between bots and says who won how often."""

import time
from collections.abc import Callable, Mapping, Sequence

import msgspec

from hameau import bots
from hameau.bots.players import Dice
from hameau.engine.errors import Unknown
from hameau.engine.game import Game
from hameau.engine.match import Match
from hameau.lab.tally import Tally

ROAM = {"random": 1024, "greedy": 0}  # bots that play without leaving C
CHUNK = 2_000
SEEDS = 1 << 31  # so many from 0 on and below it have streams side by side


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
    tally = run(game, players, matches, seed, chosen, tick)
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
    )


def mean_score(tally: Tally, seat: int) -> float | None:
    scored = tally.scored_of(seat)
    return tally.score_of(seat) / scored if scored else None


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
) -> Tally:
    tally = Tally()
    for seat, bot in enumerate(players):
        tally.give_roam(seat, ROAM[bot])
    start, scratch = (game.build(game.content, len(players), options) for _ in range(2))
    for done in range(0, matches, CHUNK):
        tally.play(start, scratch, min(CHUNK, matches - done), stream(seed) + done)
        tick(min(done + CHUNK, matches))
    return tally


def simulate_each(
    game: Game,
    players: list[str],
    matches: int,
    seed: int,
    options: Mapping[str, str],
    tick: Callable[[int], None],
) -> Tally:
    tally = Tally()
    seated = [bots.make(bot, seed=seed * len(players) + seat) for seat, bot in enumerate(players)]
    for done in range(matches):
        match = game.match(len(players), seed=(seed << 32) + done, options=options)
        play_to_end(match, seated)
        tally.decisions += len(match.history)
        tally.count(match.state)
        tick(done + 1)
    return tally


def play_to_end(match: Match, seated: Sequence[bots.Bot]) -> None:
    """Let the bots play until it is over."""
    while match.waiting:
        seat = match.waiting[0]
        match.play(seat, seated[seat].choose(match, seat))
