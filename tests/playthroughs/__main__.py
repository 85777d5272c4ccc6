"""`python -m tests.playthroughs` writes all pages anew; with `new KEY-WORDS` adds one (`new --help`)."""

import argparse

from tests.playthroughs.writing import FOLDER, MOST_LINES, Scenario, pages, played, read, write


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.playthroughs", description=__doc__)
    commands = parser.add_subparsers(dest="command")
    new = commands.add_parser("new", help="play a match and keep it as a page")
    new.add_argument("name", help="KEY-WORDS: the page becomes KEY-WORDS.txt")
    new.add_argument("--seats", type=int, default=2)
    new.add_argument("--seed", type=int, help="otherwise the first of 500 that fits on a page")
    new.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    new.add_argument("--start", default="", metavar="POSITION")
    new.add_argument("--every", type=int, default=20, metavar="MOVES", help="from one drawing to the next")
    new.add_argument("--player", default="greedy", metavar="BOT")
    arguments = parser.parse_args()
    if arguments.command == "new":
        add(arguments)
    else:
        rewrite()


def rewrite() -> None:
    """Write every page anew from the moves on it."""
    for page in pages():
        before = page.read_text("utf-8")
        after = write(read(before))
        page.write_text(after, "utf-8")
        print(f"{page.name}: {'unchanged' if after == before else 'changed'}")


def add(arguments: argparse.Namespace) -> None:
    seeds = range(500) if arguments.seed is None else [arguments.seed]
    for seed in seeds:
        options = dict(pair.split("=") for pair in arguments.option)
        key = arguments.name.split("-")[0]
        scenario = Scenario(key, arguments.seats, seed, arguments.every, options, arguments.start)
        text = write(played(scenario, arguments.player))
        if text.count("\n") <= MOST_LINES:
            (FOLDER / f"{arguments.name}.txt").write_text(text, "utf-8")
            print(f"{arguments.name}.txt: seed {seed}, {text.count(chr(10))} lines")
            return
    raise SystemExit(f"no page of {MOST_LINES} lines or less")


if __name__ == "__main__":
    main()
