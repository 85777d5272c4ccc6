"""`hameau solve`: can this set-up be won, and how?"""

import argparse

import msgspec

from hameau.bots import make
from hameau.cli import asking
from hameau.cli.screen import FAINT, Screen
from hameau.engine.answers import Solution
from hameau.engine.capabilities import Solver
from hameau.engine.errors import Unknown
from hameau.engine.match import Match
from hameau.shelf import game, games

NOT_FOUND = 1


def declare(commands: asking.Commands, common: argparse.ArgumentParser) -> None:
    about = (
        "Look for moves that win a set-up, knowing all that will come, and say how much any plan could "
        "score. With --honest play it as well as somebody can who knows only what a player knows."
    )
    parser = commands.add_parser(
        "solve", parents=[common], help="find out how a set-up can be won", description=about
    )
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--honest", action="store_true", help="do not look at what will come")
    parser.add_argument("--position", metavar="TEXT", help="begin there; the seed decides what comes")
    asking.add_seed(parser, 0)
    asking.add_options(parser)
    asking.add_json(parser)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace, screen: Screen) -> int:
    solving = game(asked.game, asked.content)
    solver = solving.get(Solver)
    if solver is None:
        able = ", ".join(one.key for one in games() if one.get(Solver))
        raise Unknown(f"{solving.key} has no solver; these games have: {able}")
    screen.warn_if_slow()
    if asked.position:
        match = solving.position(asked.position, seed=asked.seed)
    else:
        match = solving.match(seed=asked.seed, options=asking.options(asked.option))
    if asked.honest:
        return play_honestly(match, asked, screen)
    found = solver.solve(match)
    if asked.json:
        asking.print_json(msgspec.to_builtins(found))
    else:
        tell(found, screen)
    return 0 if found.verdict == "possible" else NOT_FOUND


def tell(found: Solution, screen: Screen) -> None:
    """The verdict, and the plan move by move."""
    if found.verdict == "possible":
        verdict = "solve-best" if found.score == found.bound else "solve-possible"
        screen.tell(verdict, score=found.score or 0, bound=found.bound)
    elif found.verdict == "impossible":
        screen.tell("solve-impossible", how=found.proved_by)
    else:
        screen.tell("solve-unknown", bound=found.bound)
    for number, move in enumerate(found.plan, 1):
        screen.line(f"{number:4}. {move}")


def play_honestly(match: Match, asked: argparse.Namespace, screen: Screen) -> int:
    """The moves of an honest expert, and what came of them."""
    expert = make("expert", asked.seed)
    while match.waiting:
        match.play(match.waiting[0], expert.choose(match, match.waiting[0]))
    result = match.result
    assert result is not None
    moves = [move for _, move in match.history]
    if asked.json:
        asking.print_json({"moves": moves, "won": bool(result.winners), "scores": result.scores})
    else:
        screen.tell("solve-honestly", FAINT)
        for number, move in enumerate(moves, 1):
            screen.line(f"{number:4}. {move}")
        screen.line(match.game.speech.say(screen.language, result.reason, result.facts), "bold")
    return 0 if result.winners else NOT_FOUND
