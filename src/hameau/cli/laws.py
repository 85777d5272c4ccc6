"""`hameau laws`: does a game obey what every game obeys?"""

import argparse

from hameau.cli import asking
from hameau.cli.screen import FAINT, Screen

BROKEN = 1


def declare(commands: asking.Commands, common: argparse.ArgumentParser) -> None:
    about = (
        "Play whole matches of a game, with few, some and many seats and every option, and say which of the "
        "laws that every game obeys it breaks, and where."
    )
    parser = commands.add_parser(
        "laws", parents=[common], help="what every game obeys, tried on one", description=about
    )
    parser.add_argument("game", metavar="GAME")
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace, screen: Screen) -> int:
    """1 if a law is broken."""
    from hameau import laws  # here, since no other command needs it

    settings = list(laws.settings_of(asked.game))
    broken = 0
    for law in laws.ALL:
        try:
            for setting in settings:
                law.judge(setting)
        except Exception as error:  # whatever goes wrong in rules of somebody else is what was asked for
            broken += 1
            screen.line(f"✗ {law}: {law.sentence}", "bold")
            screen.line(f"  {setting}: {type(error).__name__}: {error}")
        else:
            screen.line(f"✓ {law}: {law.sentence}", FAINT)
    return BROKEN if broken else 0
