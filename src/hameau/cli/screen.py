"""Where commands speak and listen: the terminal, and the words of the command line in four languages."""

import os
import sys
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from hameau import plain
from hameau.engine.speech import LANGUAGES, Speech

WORDS = Path(__file__).parent / "words"
FAINT = "dim"
Tick = Callable[[int], None]


class NothingMore(Exception):
    """The input has ended."""


class Screen:
    """The terminal, or the pipe, that a command talks to, in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.out = Console(highlight=False, emoji=False)
        self.err = Console(stderr=True, highlight=False, emoji=False)

    # -- speaking ------------------------------------------------------------------------------------------

    def text(self, message: str, **facts: str | int | float) -> str:
        """A sentence of the command line."""
        return speech().say(self.language, message, facts)

    def line(self, text: str = "", style: str = "") -> None:
        """Text as it is, wrapped for a person and not for a program."""
        self.out.print(Text(printable(text), style), soft_wrap=not self.out.is_terminal)

    def tell(self, message: str, style: str = "", **facts: str | int | float) -> None:
        """Print a sentence of the command line."""
        self.line(self.text(message, **facts), style)

    def remark(self, message: str, **facts: str | int | float) -> None:
        """A sentence beside the output, on stderr."""
        self.err.print(Text(printable(self.text(message, **facts))), soft_wrap=True)

    def picture(self, markup: str) -> None:
        """A drawing, never wrapped."""
        self.out.print(Text.from_markup(printable(markup), emoji=False), soft_wrap=True)

    def show(self, thing: RenderableType) -> None:
        self.out.print(thing)

    def table(
        self, headings: Sequence[str], rows: Sequence[Sequence[str]], numbers: Sequence[int] = ()
    ) -> None:
        """A table; `numbers` are the columns that stand to the right."""
        table = Table(box=None, header_style="bold", padding=(0, 3, 0, 0), show_header=any(headings))
        for index, heading in enumerate(headings):
            table.add_column(heading, justify="right" if index in numbers else "left")
        for row in rows:
            table.add_row(*(Text(printable(cell)) for cell in row))
        self.out.print(table)

    def warn_if_slow(self) -> None:
        """Say that nothing is compiled, unless that was asked for."""
        if not plain.is_compiled() and not plain.is_asked():
            self.remark("runs-plain")

    # -- listening -----------------------------------------------------------------------------------------

    def ask(self, prompt: str) -> str:
        """A line that was typed, or read from a pipe and then shown."""
        try:
            typed = input(prompt)
        except EOFError:
            self.line()
            raise NothingMore from None
        typed = " ".join(typed.split())
        if not sys.stdin.isatty():
            self.line(typed)
        return typed

    @contextmanager
    def progress(self, total: int, wanted: bool = True) -> Iterator[Tick]:
        """A bar on stderr, moved by the function it gives; nothing where nobody looks."""
        if not (wanted and self.err.is_terminal):
            yield lambda _: None
            return
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=self.err, transient=True) as bar:
            task = bar.add_task(self.text("matches"), total=total)
            yield lambda done: bar.update(task, completed=done)

    @contextmanager
    def counting(self, total: int, wanted: bool = True) -> Iterator[Tick]:
        """A bar as above; who interrupts the work is told how far it was."""
        done = 0

        def count(now: int) -> None:
            nonlocal done
            done = now
            tick(now)

        try:
            with self.progress(total, wanted) as tick:
                yield count
        except KeyboardInterrupt:
            self.remark("stopped", done=f"{done:,}", total=f"{total:,}")
            raise

    @contextmanager
    def thinking(self, name: str) -> Iterator[None]:
        """Shows that a bot thinks, where a person waits for it."""
        if not (self.out.is_terminal and sys.stdin.isatty()):
            yield
            return
        with self.out.status(Text(self.text("thinks", name=printable(name)), FAINT), spinner="dots"):
            yield


def printable(text: str) -> str:
    """Without characters that would steer the terminal: names and records come from anywhere."""
    return "".join(
        c if c == "\n" or unicodedata.category(c) != "Cc" else "\N{REPLACEMENT CHARACTER}" for c in text
    )


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def usual_language() -> str:
    """What the machine speaks, if we do."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"


@cache
def speech() -> Speech:
    """The words of the command line."""
    return Speech({code: (WORDS / f"{code}.ftl").read_text("utf-8") for code in LANGUAGES})


def edit_lines() -> None:
    """Arrow keys and history at the prompt, where the machine has them."""
    if sys.stdin.isatty():
        try:
            import readline  # noqa: F401  # importing it is what turns it on
        except ImportError:
            return
