"""The table as text: the forum, the piles, everybody's sets and the own hand."""

from collections.abc import Callable, Collection, Sequence

from hameau.games.buttonville.views import Column, Player, View

Say = Callable[[str], str]
MARKS = {"played": "", "fresh": "*", "used": "°"}


def draw(view: View, names: Sequence[str], moves: Collection[str], say: Say, width: int = 80) -> str:
    """What lies on the table, line by line; what may be taken or played stands in bold."""
    lines = [title(view, say), "", *wrapped(say("word-forum"), forum(view, moves, say), width)]
    if view.revealed:
        lines += wrapped(say("word-revealed"), counted(view.revealed, say), width)
    if view.discard:
        lines += wrapped(say("word-discard"), counted(view.discard, say), width)
    lines.append("")
    for place in range(len(view.players)):
        shown = view.players[(place + 1 + (view.me or 0)) % len(view.players)]
        lines += player(view, shown, names, moves, say, width)
    if view.me is not None:
        lines += ["", *wrapped(say("word-hand"), hand(view, moves, say), width)]
    return "\n".join(lines).rstrip("\n")


def title(view: View, say: Say) -> str:
    piles = f"{say('word-pile')} {view.pile}   {say('word-end-pile')} {view.end_pile}"
    left = "" if view.turns_left is None else f"   [bold]{say('word-turns-left')} {view.turns_left}[/]"
    return f"[bold]{say('word-round')} {view.round}[/]   {piles}{left}"


def forum(view: View, moves: Collection[str], say: Say) -> list[str]:
    return [strong(say(name), f"take {name}" in moves or f"discard {name}" in moves) for name in view.forum]


def hand(view: View, moves: Collection[str], say: Say) -> list[str]:
    may = {move.split()[1] for move in moves if move.split()[0] in ("play", "give", "discard", "buy")}
    return [strong(f"{count} {say(name)}", name in may) for name, count in view.hand.items()] or ["–"]


def counted(cards: dict[str, int], say: Say) -> list[str]:
    return [f"{count} {say(name)}" for name, count in cards.items()]


def player(
    view: View, shown: Player, names: Sequence[str], moves: Collection[str], say: Say, width: int
) -> list[str]:
    mark = "▸" if shown.seat in view.waiting else " "
    name = f"[bold]{mark} {escape(names[shown.seat])}[/]"
    counts = ((shown.points, "word-points"), (shown.buttons, "word-buttons"), (shown.hand, "word-cards"))
    facts = "   ".join(f"{number} {say(word)}" for number, word in counts)
    mine = shown.seat == view.me
    sets = [column(one, f"use {one.villager}" in moves and mine, say) for one in shown.sets]
    known = (
        [f"{say('word-known')} {', '.join(counted(shown.known, say))}"] if shown.known and not mine else []
    )
    return [
        f"{name}   {facts}",
        *wrapped(" ", sets or ["–"], width),
        *[f"[dim]   {line}[/]" for line in known],
    ]


def column(one: Column, usable: bool, say: Say) -> str:
    mark = MARKS["used"] if one.used else MARKS["fresh"] if one.fresh else ""
    return strong(f"{one.cards} {say(one.villager)}{mark}", usable)


def strong(text: str, yes: bool) -> str:
    return f"[bold]{text}[/]" if yes else text


def escape(text: str) -> str:
    return text.replace("[", "\\[")


def wrapped(label: str, items: list[str], width: int) -> list[str]:
    """The items behind their label, on as many lines as they need."""
    lines, line, used = [], f" {label}  ", len(label) + 3
    for item in items:
        length = len(item.replace("[bold]", "").replace("[/]", "")) + 2
        if used + length > width and used > 4:
            lines.append(line.rstrip())
            line, used = "    ", 4
        line, used = f"{line}{item}  ", used + length
    return [*lines, line.rstrip()]
