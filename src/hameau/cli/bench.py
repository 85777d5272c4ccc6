"""`hameau bench`: how fast it is on this machine."""

import argparse

from hameau.cli import asking
from hameau.cli.screen import Screen


def declare(commands: asking.Commands, common: argparse.ArgumentParser) -> None:
    about = "Measure how many playouts and decisions a second the engine makes here."
    parser = commands.add_parser("bench", parents=[common], help="how fast it is here", description=about)
    parser.add_argument("what", choices=("engine",))
    parser.add_argument(
        "--seconds", type=asking.seconds, default=1.0, metavar="S", help="for each measurement; default 1"
    )
    parser.add_argument("--peers", action="store_true", help="measure OpenSpiel too, if it is installed")
    asking.add_json(parser)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace, screen: Screen) -> int:
    from hameau.lab import bench  # NumPy, C sources and peers: only for who measures

    with screen.progress(100, wanted=not asked.json) as tick:
        report = bench.engine(
            seconds=asked.seconds, peers=asked.peers, tick=lambda share: tick(round(100 * share))
        )
    if asked.json:
        asking.print_json(report.as_json())
    else:
        screen.table(("", ""), report.table(), numbers=(1,))
    return 0
