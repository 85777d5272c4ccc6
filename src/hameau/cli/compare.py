"""`hameau compare`: what a change of the content did, with the same seeds before and after it."""

import argparse
from typing import TYPE_CHECKING

from hameau import shelf
from hameau.cli import asking
from hameau.cli.screen import Screen
from hameau.cli.study import add_matches, give_rows, tell_end, wanted_page, workers_for
from hameau.engine.errors import HameauError, Unknown

if TYPE_CHECKING:
    from hameau.lab.comparison import Comparison

OWN = "-"
MOST = 12  # rows on the terminal


def declare(commands: asking.Commands, common: argparse.ArgumentParser) -> None:
    about = (
        "Play the same seeds with the content of two folders, say what differs, and write a page "
        "that shows it. “-” is the games' own content."
    )
    parser = commands.add_parser(
        "compare", parents=[common], help="what a change of the content did", description=about
    )
    parser.add_argument("a", metavar="A", help="a folder with <game>.toml files, or -")
    parser.add_argument("b", metavar="B", help="another one, or -")
    parser.add_argument("game", metavar="GAME", nargs="?", help="default the one whose content differs")
    add_matches(parser)
    parser.add_argument("--out", metavar="FILE", help="the page; default compare-GAME.html")
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace, screen: Screen) -> int:
    from hameau.lab import comparison, study, table  # with NumPy, which nobody else needs
    from hameau.lab.page import compared

    if asked.content is not None:
        raise HameauError(f"compare reads the content of A and B, not --content {asked.content}")
    a, b = (None if name == OWN else name for name in (asked.a, asked.b))
    key = asked.game or changed_game(a, b)
    games = shelf.game(key, a), shelf.game(key, b)
    file = wanted_page(asked, f"compare-{key}.html")
    seats = games[0].seats[0] if asked.seats is None else asked.seats
    bots, options = asking.bot_list(asked.bots), asking.options(asked.option)
    one, other = (study.plan(game, seats, bots, asked.seed, options) for game in games)
    screen.warn_if_slow()
    with screen.counting(asked.matches, wanted=not asked.json) as tick:
        found = comparison.compare(one, other, asked.matches, workers_for(asked), tick)
    texts = [shelf.content_text(key, folder) for folder in (a, b)]
    if file:
        page = compared.write(found, comparison.changes(*texts), screen.language)
        asking.write_text(str(file), page, over=True)
    if not asked.json:
        show(found, screen)
    give_rows(asked, table.of_comparison(found, screen.language))
    tell_end(asked, screen, asked.matches, found.seconds, file)
    return 0


def changed_game(a: str | None, b: str | None) -> str:
    """The only game whose content differs."""
    keys = [key for key in shelf.every_key() if shelf.game(key, a).digest != shelf.game(key, b).digest]
    if not keys:
        raise Unknown(f"{a or OWN} and {b or OWN} hold the same content for every game")
    if len(keys) > 1:
        raise Unknown(f"the content of several games differs; name one of {', '.join(keys)}")
    return keys[0]


def show(found: "Comparison", screen: Screen) -> None:
    """The clear differences, the largest first."""
    from hameau.lab.comparison import differences
    from hameau.lab.page.compared import both_values, change, difference_bounds, few_of_each
    from hameau.lab.page.telling import teller_for

    teller = teller_for(found.a.game, screen.language)
    looked_at = differences(found)
    clear = [one for one in looked_at if one.clear]
    rows = [
        (
            teller.name(one.topic, one.item),
            both_values(teller, one),
            change(teller, one),
            difference_bounds(teller, one, one.lowest, one.highest),
        )
        for one in few_of_each(clear)[:MOST]
    ]
    if rows:
        headings = [screen.text(word) for word in ("what", "before-after", "difference", "bounds-for-all")]
        screen.table(headings, rows, numbers=(2,))
    screen.tell("clear-differences", clear=len(clear), items=len(looked_at))
