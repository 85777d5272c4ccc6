"""`hameau play`: a person at the terminal against bots."""

import argparse
import secrets
from itertools import count
from pathlib import Path

from hameau import plain
from hameau.bots import Bot, check, make
from hameau.bots.players import cores
from hameau.cli import asking
from hameau.cli.orders import Leave, obey
from hameau.cli.screen import FAINT, NothingMore, Screen, edit_lines
from hameau.cli.sitting import Sitting
from hameau.engine.answers import Refusal
from hameau.engine.capabilities import Manners
from hameau.engine.errors import HameauError, Unknown
from hameau.engine.game import Game
from hameau.engine.match import NAMES, Match
from hameau.engine.names import is_name, looks, tidy
from hameau.shelf import game

LONGEST_NAME = 20
YES = ("y", "yes", "o", "oui", "j", "ja", "s", "si", "sì")
NO = ("n", "no", "non", "nein")


def declare(commands: asking.Commands, common: argparse.ArgumentParser) -> None:
    about = "Play in the terminal against bots. Type a move or its number; help lists what else can be typed."
    parser = commands.add_parser("play", parents=[common], help="play in the terminal", description=about)
    parser.add_argument("game", metavar="GAME", nargs="?", default="buttons")
    parser.add_argument("--seats", type=int, metavar="N", help="how many sit down, you included")
    parser.add_argument("--seat", type=int, metavar="N", default=0, help="where you sit; the first seat is 0")
    parser.add_argument(
        "--bots", metavar="BOT,...", help="one for all or one each: random, greedy, search:0.5s, search:5000"
    )
    parser.add_argument("--name", help="what you are called")
    parser.add_argument("--record", metavar="FILE", help="write the record of the match there")
    asking.add_seed(parser, None)
    asking.add_options(parser)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace, screen: Screen) -> int:
    """Matches until the person has enough."""
    check_record(asked.record)
    opened = game(asked.game, asked.content)
    screen.warn_if_slow()
    edit_lines()
    number = 0
    while play_one(sit_down(opened, asked, screen, number), record_file(asked.record, number)):
        number += 1
    return 0


def play_one(sitting: Sitting, file: Path | None) -> bool:
    """One match; whether the person wants another. It is recorded however it ends."""
    saved = -1  # moves in the file
    try:
        introduce(sitting)
        while True:
            play_to_end(sitting)
            sitting.tell_result()
            if file is not None:
                sitting.save(file, over=saved >= 0)
                saved = len(sitting.match.history)
            another = wants_another(sitting)
            if another is not None:
                return another
    except (Leave, NothingMore):
        sitting.screen.tell("goodbye")
        return False
    finally:
        if file is not None and saved != len(sitting.match.history):
            sitting.save(file, over=saved >= 0)


def play_to_end(sitting: Sitting) -> None:
    while sitting.match.waiting:
        sitting.let_bots_play()
        if sitting.match.waiting:
            decide(sitting)


def decide(sitting: Sitting) -> None:
    """Show the table and listen until the person has changed it."""
    sitting.draw()
    sitting.list_moves()
    while not answer(sitting, sitting.screen.ask(f"{sitting.match.names[sitting.seat]} ▸ ")):
        pass


def answer(sitting: Sitting, text: str) -> bool:
    """Take what was typed as a move, a number or an order; True if the table changed."""
    moves = sitting.moves
    if not text and len(moves) == 1:
        text = moves[0]
    if not text:
        sitting.list_moves()
        return False
    if text.isdecimal() and 1 <= int(text) <= len(moves):
        text = moves[int(text) - 1]
    refused = sitting.match.refusal(sitting.seat, text)
    if refused is None and sitting.lacks_text(text):
        sitting.explain(sitting.match.refused(Refusal("text-missing", None)))
        return False
    if refused is None:
        sitting.play(text)
        return True
    changed = obey(sitting, text)
    if changed is None:
        sitting.refused = text
        sitting.explain(refused)
        sitting.screen.tell("ask-why" if refused.rule else "ask-help", FAINT)
    return bool(changed)


def wants_another(sitting: Sitting) -> bool | None:
    """A rematch? None if the match goes on after all, because something was taken back."""
    while True:
        text = sitting.screen.ask(f"{sitting.screen.text('rematch')} ▸ ")
        if text.lower() in YES:
            return True
        if text.lower() in NO:
            sitting.screen.tell("goodbye")
            return False
        changed = obey(sitting, text)
        if changed:
            return None
        if changed is None:
            sitting.screen.tell("yes-or-no", FAINT)


# -- before it begins --------------------------------------------------------------------------------------


def sit_down(opened: Game, asked: argparse.Namespace, screen: Screen, number: int) -> Sitting:
    """A new match with its bots; a rematch has other luck."""
    descriptions = asking.bot_list(asked.bots or usual_bot(opened))
    seats = asked.seats or (len(descriptions) + 1 if len(descriptions) > 1 else opened.seats[0])
    seed = None if asked.seed is None else asked.seed + number
    match = opened.match(seats, seed=seed, options=asking.options(asked.option))
    match.check_seat(asked.seat)
    match.call(names(match, asked.seat, asked.name))
    return Sitting(match, asked.seat, seat_bots(match, asked.seat, descriptions, seed), screen)


def usual_bot(game: Game) -> str:
    """The strongest that answers at once. A search does not foresee what programs leave to people."""
    return "search:0.5s" if plain.is_compiled() and game.get(Manners) is None else "greedy"


def seat_bots(match: Match, seat: int, descriptions: list[str], seed: int | None) -> dict[int, Bot]:
    """A bot on every seat but the person's."""
    others = [s for s in range(match.seats) if s != seat]
    for description in descriptions:
        check(description)
    if len(descriptions) not in (1, len(others)):
        raise Unknown(f"{len(descriptions)} bots for {len(others)} seats; give one for all, or one for each")
    seats = zip(others, descriptions * (len(others) if len(descriptions) == 1 else 1), strict=True)
    luck = secrets.randbits(62) if seed is None else seed
    return {s: make(description, seed=luck * match.seats + s, threads=cores()) for s, description in seats}


def names(match: Match, seat: int, own: str | None) -> list[str]:
    """The person's name at its seat, and usual names that differ from it at the others."""
    if own is None:
        return list(match.names)
    own = tidy(own)
    if len(own) > LONGEST_NAME or not is_name(own):
        raise Unknown(f"a name has 1 to {LONGEST_NAME} characters that can be seen, unlike {own!r}")
    usual = [name for name in (*match.names, *NAMES) if looks(name) != looks(own)]
    return [*usual[:seat], own, *usual[seat : match.seats - 1]]


def introduce(sitting: Sitting) -> None:
    """Who plays, and the promise about the luck."""
    match, screen = sitting.match, sitting.screen
    bots = ", ".join(f"{match.names[seat]} ({bot.name})" for seat, bot in sitting.bots.items())
    screen.line(match.game.speech.say(screen.language, "title"), "bold")
    screen.line(match.game.speech.say(screen.language, "tagline"))
    name = match.names[sitting.seat]
    if bots:
        screen.tell("sit-down", name=name, names=bots)
    else:
        screen.tell("sit-down-alone", name=name)
    screen.tell("promise", FAINT, promise=match.commitment)
    screen.tell("ask-help", FAINT)
    screen.line()
    sitting.tell()


# -- records -----------------------------------------------------------------------------------------------


def check_record(name: str | None) -> None:
    """Before the match, not after it."""
    if name is None:
        return
    if Path(name).exists():
        raise HameauError(f"{name} exists and is not overwritten")
    if not Path(name).parent.is_dir():
        raise HameauError(f"there is no folder {Path(name).parent} to write {Path(name).name} to")


def record_file(name: str | None, number: int) -> Path | None:
    """Where a match is recorded; rematches beside the first: `a.txt`, `a-2.txt`, `a-3.txt`."""
    if name is None or number == 0:
        return None if name is None else Path(name)
    path = Path(name)
    numbered = (path.with_stem(f"{path.stem}-{n}") for n in count(number + 1))
    return next(candidate for candidate in numbered if not candidate.exists())
