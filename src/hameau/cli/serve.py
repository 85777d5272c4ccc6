"""`hameau serve`: people play in the browser."""

import argparse

from hameau.cli import asking, store
from hameau.cli.screen import Screen
from hameau.web.settings import ADMIN, EVERYWHERE, PICOWS, WEBSOCKETS, Settings


def declare(commands: asking.Commands, common: argparse.ArgumentParser) -> None:
    about = (
        "Serve Hameau: people play in the browser, with friends and bots. All data lie in one folder. "
        f"The operator's page is there only if {ADMIN} is set."
    )
    parser = commands.add_parser("serve", parents=[common], help="play in the browser", description=about)
    parser.add_argument(
        "--host", default=EVERYWHERE, help="address to listen on; default all of this machine"
    )
    parser.add_argument(
        "--port", type=int, default=8000, metavar="N", help="default 8000; 0 takes any free one"
    )
    store.declare(parser)
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    parser.add_argument(
        "--origin", action="append", default=[], metavar="URL", help="another site whose pages may connect"
    )
    parser.add_argument(
        "--pace", type=float, default=Settings.pace, metavar="S", help="seconds a bot waits before it moves"
    )
    parser.add_argument(
        "--idle",
        type=float,
        default=Settings.idle,
        metavar="S",
        help="seconds after which an empty table leaves memory",
    )
    parser.add_argument(
        "--unlimited", action="store_true", help="no limits on tables and messages, for benchmarks only"
    )
    parser.add_argument(
        "--sockets",
        choices=(WEBSOCKETS, PICOWS),
        default=PICOWS,
        help="what carries them; picows, the usual one, is faster",
    )
    parser.add_argument(
        "--bots",
        default="",
        metavar="BOT,…",
        help="also offer these bots at tables, your own too: mine.py:Bot",
    )
    parser.add_argument(
        "--private", action="store_true", help="nobody may let strangers find a table: only links lead there"
    )
    parser.add_argument("--proxy", metavar="ADDRESS", help="trust the forwarded address of this proxy")
    parser.add_argument(
        "--contact",
        default=Settings.contact,
        metavar="URL",
        help="whom push services may ask about notifications: mailto:… or https:…",
    )
    parser.add_argument("--verbose", action="store_true", help="log also what is ordinary, as JSON on stderr")
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace, screen: Screen) -> int:
    """Serve until Ctrl-C."""
    from hameau.cli import serving  # here, because no other command needs a web server, and it loads slowly

    return serving.serve(asked, screen)
