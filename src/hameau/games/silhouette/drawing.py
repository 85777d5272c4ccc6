"""The table as text. What lies open is named, since a terminal shows no pictures.

▒▒▒ a card face down   ▌1▐ the first open card   ▌2▐ the second one   · a card that was taken
"""

import re
import textwrap
from collections.abc import Collection, Iterator, Sequence

from hameau.engine.game import Say
from hameau.games.silhouette.notation import COLUMNS, ROWS
from hameau.games.silhouette.views import Pile, View

TAG = re.compile(r"(\\*)(\[[a-z#/@][^\[]*?\])")  # what markup would take for a style
DOWN, GONE = "▒▒▒", " · "
DIM, LIT = "#8d7f70", "bold #e0a526"
WIDE = 4  # columns of a card, with the space before it
NAME = 12  # columns of a player's name


def draw(view: View, names: Sequence[str], moves: Collection[str], say: Say, width: int = 80) -> str:
    """The grid, what lies open and is judged, and the piles, one's own first."""
    lines = [*heading(view, names, say, width), "", *grid(view), ""]
    told = [*attempt(view, names, say), *words(view, say)]
    lines += [line for text in told for line in fold(text, width)] + [""] * bool(told)
    first = view.me or 0
    return "\n".join(
        [*lines, *(pile(view, one, names, say, width) for one in view.piles[first:] + view.piles[:first])]
    )


def heading(view: View, names: Sequence[str], say: Say, width: int) -> list[str]:
    """Whose turn it is, and how much is left."""
    turn = say("drawn-turn", {"name": names[view.active]})
    failed = say("drawn-failed", {"failures": view.failures, "most": view.failures_most})
    told = [say("drawn-left", {"left": view.left}), failed]
    if view.help:
        told.append(say("drawn-help"))
    return [f" [bold]{escape(turn)}[/]", *(line for one in told for line in fold(one, width))]


def grid(view: View) -> Iterator[str]:
    yield styled("   " + "".join(f"{column:^{WIDE}}" for column in COLUMNS).rstrip(), DIM)
    for row in range(ROWS):
        cards = view.cards[row * len(COLUMNS) : (row + 1) * len(COLUMNS)]
        yield styled(f" {row + 1} ", DIM) + "".join(card(view, one.place, one.state) for one in cards)


def card(view: View, place: str, state: str) -> str:
    if state == "open":
        return styled(f"▌{view.open.index(place) + 1}▐", LIT) + " "
    return styled(DOWN if state == "down" else GONE, DIM) + " "


def attempt(view: View, names: Sequence[str], say: Say) -> Iterator[str]:
    """What lies open, who speaks, and what was said."""
    shown = {one.place: one.motif for one in view.cards if one.state == "open"}
    for number, place in enumerate(view.open, 1):
        yield f"{number} {place}: {view.motifs[shown[place] or '']}"
    if view.swapped:
        facts = {"place": view.swapped.place, "motif": view.motifs[view.swapped.motif]}
        yield say("drawn-swapped", facts)
    if view.word:
        yield say("drawn-word", {"name": names[view.word.seat], "text": view.word.text})
        if view.voted:
            yield say("drawn-voted", {"names": ", ".join(names[seat] for seat in view.voted)})
        if view.mine:
            yield say("drawn-mine", {"vote": view.mine})
    elif view.speaker is not None:
        yield say("drawn-attempt", {"name": names[view.speaker]})


def words(view: View, say: Say) -> Iterator[str]:
    """What was turned down in this turn."""
    tried = [spelled(one.text, say) for one in view.said if not one.accepted]
    if tried:
        yield say("drawn-tried", {"words": ", ".join(tried)})


def pile(view: View, one: Pile, names: Sequence[str], say: Say, width: int) -> str:
    """Cards and words of a player, the newest first where there is no room for all."""
    pointer = "▸" if one.seat in view.waiting else " "
    name = names[one.seat]
    name = name if len(name) <= NAME else f"{name[: NAME - 1]}…"
    told = ", ".join(spelled(pair.text, say) for pair in reversed(one.pairs))
    room = width - NAME - 7
    told = told if len(told) <= room else f"{told[: room - 1]}…"
    style = "bold underline" if one.seat == view.me else "bold"
    gap = " " * (NAME - len(name))
    return f"{pointer} {styled(name, style)}{gap} {one.cards:>2} {escape(told)}".rstrip()


def spelled(text: str, say: Say) -> str:
    """A word, or that it is covered."""
    return text or say("drawn-covered")


def fold(text: str, width: int) -> list[str]:
    return [
        escape(line) for line in textwrap.wrap(text, width - 1, initial_indent=" ", subsequent_indent="   ")
    ]


def styled(text: str, style: str) -> str:
    return f"[{style}]{escape(text)}[/]"


def escape(text: str) -> str:
    """A name shows as it is, also one with brackets."""
    text = TAG.sub(r"\1\1\\\2", text)
    return f"{text} " if text.endswith("\\") else text
