"""What a person can type at the prompt beside moves."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from rich.markdown import Markdown

from hameau import plain, rulebook
from hameau.bots import make
from hameau.bots.players import cores
from hameau.cli.screen import FAINT
from hameau.cli.sitting import Sitting
from hameau.engine.capabilities import Manners, Solver
from hameau.engine.errors import HameauError

Order = Callable[[Sitting, str], bool]  # what follows the word; True if the table changed


class Leave(Exception):
    """The person gets up."""


def why(sitting: Sitting, text: str) -> bool:
    """Is a move legal, and if not, which rule is in the way?"""
    text = text or sitting.refused
    if not text:
        sitting.screen.tell("why-what")
        return False
    refused = sitting.match.refusal(sitting.seat, text)
    if refused is None:
        sitting.screen.tell("is-legal", text=text)
    else:
        sitting.explain(refused, with_rule=True)
    return False


def undo(sitting: Sitting, _: str) -> bool:
    """Back to before the last decision."""
    if not sitting.take_back():
        sitting.screen.tell("nothing-to-take-back")
        return False
    sitting.screen.tell("taken-back" if sitting.counts else "taken-back-knowing")
    return True


def hint(sitting: Sitting, _: str) -> bool:
    """What a strong bot would play."""
    refused = sitting.match.refusal(sitting.seat, "")
    if refused and not sitting.moves:
        sitting.explain(refused)
        return False
    strong = "expert" if sitting.match.game.get(Solver) else "search:1s"
    thinks = plain.is_compiled() and sitting.match.game.get(Manners) is None
    bot = make(strong, threads=cores()) if thinks else make("greedy")
    with sitting.screen.thinking(bot.name):
        move = bot.choose(sitting.match, sitting.seat)
    sitting.screen.tell("hint", bot=bot.name, text=move)
    return False


def log(sitting: Sitting, _: str) -> bool:
    """All that happened."""
    for event in sitting.match.events(sitting.seat):
        sitting.screen.line(f"  {sitting.match.sentence(event, sitting.screen.language)}")
    return False


def position(sitting: Sitting, _: str) -> bool:
    """The position as text."""
    sitting.screen.line(sitting.match.position())
    return False


def record(sitting: Sitting, file: str) -> bool:
    """The record, on the screen or in a file."""
    if file:
        sitting.save(Path(file))
    else:
        sitting.screen.line(sitting.match.record().rstrip("\n"))
        sitting.screen.tell("record-tells", FAINT)
    return False


def rules(sitting: Sitting, number: str) -> bool:
    """The rules, one chapter or one sentence."""
    page = rulebook.best_page(sitting.match.game.key, sitting.screen.language)
    if page is None:
        sitting.screen.tell("no-rulebook")
    elif not number:
        sitting.screen.show(Markdown(page))
    elif found := rulebook.sentence(page, number):
        sitting.screen.line(f"{number}  {found}")
    elif found := rulebook.chapter(page, number):
        sitting.screen.show(Markdown(found))
    else:
        sitting.screen.tell("no-such-rule", text=number)
    return False


def show(sitting: Sitting, name: str) -> bool:
    """The table again, or what is printed on a thing that lies there."""
    if not name:
        sitting.draw()
        return False
    game = sitting.match.game
    say = partial(game.speech.say, sitting.screen.language)
    found = game.look_up(game.content, name, say) if game.look_up else None
    if found is None:
        sitting.screen.tell("nothing-called", text=name)
    else:
        sitting.screen.line(found)
    return False


def explain_orders(sitting: Sitting, _: str) -> bool:
    """What can be typed."""
    screen = sitting.screen
    screen.tell("help-moves")
    rows = [("1, 2, …", screen.text("help-number")), ("↵", screen.text("help-enter"))]
    rows += [(usage, screen.text(message)) for usage, message in USAGES]
    screen.table(("", ""), rows)
    return False


def leave(_: Sitting, __: str) -> bool:
    raise Leave


USAGES = (
    ("why c5", "help-why"),
    ("undo", "help-undo"),
    ("hint", "help-hint"),
    ("rules 3", "help-rules"),
    ("show", "help-show"),
    ("log", "help-log"),
    ("position", "help-position"),
    ("record FILE", "help-record"),
    ("quit", "help-quit"),
)
ORDERS: dict[str, Order] = {
    "why": why,
    "undo": undo,
    "hint": hint,
    "rules": rules,
    "show": show,
    "log": log,
    "position": position,
    "record": record,
    "help": explain_orders,
    "?": explain_orders,
    "quit": leave,
    "exit": leave,
    "q": leave,
}


def obey(sitting: Sitting, text: str) -> bool | None:
    """Carry out an order: did the table change? None if it is no order."""
    word, _, rest = text.partition(" ")
    order = ORDERS.get(word.lower())
    if order is None:
        return None
    try:
        return order(sitting, rest)
    except HameauError as error:  # a file that cannot be written
        sitting.screen.line(error.sentence, "yellow")
        return False
