"""Reads the command line and hands over to the command."""

import argparse
from collections.abc import Sequence

import hameau
from hameau.cli import (
    archive,
    bench,
    compare,
    content,
    dataset,
    doctor,
    duel,
    forget,
    games,
    judge,
    ladder,
    laws,
    learn,
    new_game,
    overview,
    play,
    regret,
    replay,
    serve,
    simulate,
    solve,
    study,
    verify,
)
from hameau.cli.screen import Screen, usual_language
from hameau.engine.errors import HameauError, Refused
from hameau.engine.speech import LANGUAGES

COMMANDS = (
    serve,
    play,
    replay,
    verify,
    simulate,
    duel,
    forget,
    ladder,
    regret,
    study,
    compare,
    bench,
    solve,
    judge,
    learn,
    games,
    content,
    dataset,
    new_game,
    laws,
    archive,
    doctor,
)


def run(argv: Sequence[str]) -> int:
    """The exit code of the command."""
    asked = parser().parse_args(argv)
    screen = Screen(getattr(asked, "lang", None) or usual_language())
    asked.content = getattr(asked, "content", None)
    try:
        code: int = asked.run(asked, screen)
    except Refused as refused:  # options that the rules forbid
        raise HameauError(refused.said(screen.language)) from None
    return code


def parser() -> argparse.ArgumentParser:
    common = common_options()
    top = argparse.ArgumentParser(
        prog="hameau", description="Five village games to play, measure and learn.", parents=[common]
    )
    top.add_argument("--version", action="version", version=f"hameau {hameau.__version__}")
    top.set_defaults(run=overview.run)
    commands = top.add_subparsers(metavar="COMMAND", title="commands")
    for command in COMMANDS:
        command.declare(commands, common)
    return top


def common_options() -> argparse.ArgumentParser:
    """What every command understands, before and after its name."""
    common = argparse.ArgumentParser(add_help=False, argument_default=argparse.SUPPRESS)
    common.add_argument("--lang", choices=LANGUAGES, help="language; default from LC_ALL or LANG")
    common.add_argument("--content", metavar="DIR", help="play with the content files of this folder")
    common.add_argument(
        "--games", metavar="DIR", action="append", help="with the games of this folder; may be repeated"
    )
    return common
