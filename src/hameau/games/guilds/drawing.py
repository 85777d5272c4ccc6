"""The city as text: three lines a tile, then the players, then the own cards.

c2 12 YG ♦      cell, number, standards (Yellow Red Blue Green Purple); ♦ the beadle
3/4✦ 4★ 2d      count and threshold (✦ reached), points, what else the winner gets
1×2 2×1 K4      who stands there (b Boris, n neutrals); the token of the second, or ♔ and the master
"""

import re
from collections.abc import Callable, Collection, Sequence
from unicodedata import combining, east_asian_width

from hameau.games.guilds.catalogue import CardFacts, Effect, MayorFacts, TokenFacts, catalogue
from hameau.games.guilds.content import Opened
from hameau.games.guilds.views import HandCard, MayorCard, Player, Tile, View

Say = Callable[..., str]  # a message, and its facts
Span = tuple[str, str]  # text, style
Line = list[Span]

COLOUR_STYLES = {
    "yellow": "#c9a227",
    "red": "#d0543f",
    "blue": "#4d87c8",
    "green": "#4f9a52",
    "purple": "#9a5fc0",
}
SEAT_STYLES = ("bold #4fc46a", "bold #ff5c4d", "bold #3fa9f5", "bold #ffb92e", "bold")
FAINT = "dim"
STAR = "#e0a526"
SHORT = {
    "nothing": "",
    "hire": "h",
    "draw": "d",
    "free-move": "m",
    "send-up-to": "p",
    "mayoral-draw": "♔",
    "top-mayoral": "♔",
    "points": "★",
    "no-limit": "∞",
}
BORIS = 4
BETWEEN = " · "  # the signs of the legend
BLOCK = 15  # columns of a tile, if there is room
TAG = re.compile(r"(\\*)(\[[a-z#/@][^\[]*?\])")  # what markup would take for a style


def draw(view: View, names: Sequence[str], moves: Collection[str], say: Say, width: int = 80) -> str:
    """The table for who looks at it."""
    lines = [*title(view, say), [], *city(view, moves, width), *legend(say, width), []]
    lines += [player(view, one, names, say) for one in view.players]
    lines += boris(view, say)
    lines += [[(f" {line}", FAINT)] for line in piles(view, say)]
    if view.me is not None:
        lines += [*question(view, say), *own_cards(view, say)]
    return "\n".join(write(fitted(line, width)) for line in lines).rstrip("\n")


def title(view: View, say: Say) -> list[Line]:
    """The round, and what it brings."""
    words = [f"{say('word-round')} {view.round}/{view.rounds}"] if view.round else []
    words += [say(f"word-{view.phase}")]
    words += [say("word-activates")] if view.round and view.activates else []
    words += [say("word-grows")] if view.round and view.grows else []
    line: Line = [(f" {' · '.join(words)}", "bold")]
    return [[*line, (f"  {say('word-last-round')}", "bold #ff5c4d")] if view.last_round else line]


# -- the city ----------------------------------------------------------------------------------------------


def city(view: View, moves: Collection[str], width: int) -> list[Line]:
    room = max(10, min(BLOCK, width // len(view.columns)))
    tiles = {tile.cell: tile for tile in view.tiles}
    lines: list[Line] = []
    for row in view.rows:
        cells = [f"{column}{row}" for column in view.columns]
        blocks = [block(view, tiles[cell], moves) if cell in tiles else hall(view, cell) for cell in cells]
        lines += [
            [span for part in parts for span in padded(part, room)] for parts in zip(*blocks, strict=True)
        ]
        lines.append([])
    return lines


def hall(view: View, cell: str) -> tuple[Line, Line, Line]:
    """The Guildhall, with those who wait there."""
    if cell not in view.guildhall:
        return [], [], []
    waiting = [span for one in view.players for span in crowd(one.seat, one.guildhall)]
    return [(f" {cell} ▦▦▦", "bold")], [], waiting if cell == view.guildhall[0] else []


def block(view: View, tile: Tile, moves: Collection[str]) -> tuple[Line, Line, Line]:
    chosen = any(f"{verb} {tile.cell}" in moves for verb in ("to", "move", "crown", "from"))
    mark = "▸" if tile.cell == view.scanned else "·" if chosen else " "
    first: Line = [(f"{mark}{tile.cell} ", "bold" if chosen else ""), (f"{tile.number:2} ", FAINT)]
    first += [(colour[0].upper(), f"bold {COLOUR_STYLES[colour]}") for colour in tile.standards]
    first += [(" ♦", "bold")] if tile.beadle else []
    return first, worth(tile), standing(tile)


def worth(tile: Tile) -> Line:
    extra = f" {tile.amount or ''}{SHORT[tile.effect]}" if tile.effect != "nothing" else ""
    if tile.done:
        return [(f" ✓ {tile.points}★", FAINT)]
    ready = "=" if tile.tied else "✦" if tile.ready else ""
    raised = "↑" if tile.barred else ""
    return [
        (f" {tile.count}/{tile.threshold}{raised}{ready}", "bold" if tile.ready else ""),
        (f" {tile.points}★{extra}", STAR),
    ]


def standing(tile: Tile) -> Line:
    if tile.done:
        return [] if tile.master is None else [(f" ♔{tile.master + 1}", SEAT_STYLES[tile.master])]
    line = [span for seat, count in enumerate(tile.pawns) for span in crowd(seat, count)]
    line += crowd(BORIS, tile.boris)
    line += [(f" n{tile.neutrals}", "")] if tile.neutrals else []
    return [*line, (f" {tile.token}", FAINT)]


def crowd(seat: int, count: int) -> Line:
    """So many liverymen of one player."""
    name = "b" if seat == BORIS else str(seat + 1)
    return [(f" {name}×{count}", SEAT_STYLES[seat])] if count else []


def legend(say: Say, width: int) -> list[Line]:
    """What the signs mean, on as many lines as it takes."""
    lines = [""]
    for sign in say("legend").split(BETWEEN):
        longer = f"{lines[-1]}{BETWEEN}{sign}" if lines[-1] else sign
        lines = [*lines[:-1], longer] if columns(longer) < width else [*lines, sign]
    return [[(f" {line}", FAINT)] for line in lines]


# -- the players -------------------------------------------------------------------------------------------


def player(view: View, one: Player, names: Sequence[str], say: Say) -> Line:
    pointer = "▸" if one.seat in view.waiting else " "
    facts = [
        f"{one.points}★ ({one.projected})",
        f"{say('word-hall')} {one.guildhall}",
        f"{say('word-supply')} {one.supply}",
        f"{say('word-plantation')} {one.plantation}",
        f"{say('word-cards')} {one.cards}",
        f"{say('word-mayors')} {one.mayor_cards}",
        f"{say('word-masters')} {len(one.masters)}",
    ]
    return [
        (f"{pointer}{one.seat + 1} {names[one.seat]}", SEAT_STYLES[one.seat]),
        (f"  {'  '.join(facts)}", ""),
    ]


def boris(view: View, say: Say) -> list[Line]:
    """Boris, and what he did in his last turn."""
    if view.boris is None:
        return []
    turned = [f"{one.card}→{one.cell or '–'}" for one in view.boris.turned]
    tokens = f"  {say('word-tokens')} {view.boris.tokens}" if view.boris.solitaire else ""
    return [[(" b Boris", "bold"), (f"  {view.boris.points}★  {'  '.join(turned)}{tokens}", "")]]


def piles(view: View, say: Say) -> list[str]:
    side = say(view.plantation)
    words = [f"{say('word-plantation')}: {side}", f"{say('word-neutrals')} {view.neutrals}"]
    words += [f"{say('word-deck')} {view.deck}", f"{say('word-discard')} {len(view.discard)}"]
    return ["  ".join(words)]


def question(view: View, say: Say) -> list[Line]:
    if view.me not in view.waiting:
        return []
    about = " ".join(word for word in (view.asked.cell, str(view.asked.amount or "")) if word)
    return [[], [(f" {say(f'ask-{view.asked.question}')}{f' ({about})' if about else ''}", "bold")]]


def own_cards(view: View, say: Say) -> list[Line]:
    lines = [hand_card(card, say) for card in view.hand]
    lines += [mayor(card, say, "♔") for card in view.mayors]
    return [[], *lines, *[mayor(card, say, "?") for card in view.offered]]


def hand_card(card: HandCard, say: Say) -> Line:
    colours = [(colour[0].upper(), f"bold {COLOUR_STYLES[colour]}") for colour in card.standards]
    copies = f"×{card.copies}" if card.copies > 1 else "  "
    text = say(f"effect-{card.effect}", {"amount": card.amount, "colour": say(card.standards[0])})
    cost = f"({card.cost}) " if card.cost else ""
    return [(f" {card.card:4}{copies} ", "bold"), *colours, (f"{' ' * (3 - len(colours))}{cost}{text}", "")]


def mayor(card: MayorCard, say: Say, mark: str) -> Line:
    return [(f" {mark} {card.mayor} ", "bold"), (f"{mayor_text(card, say)} ", ""), (f"{card.worth}★", STAR)]


def mayor_text(card: MayorCard | MayorFacts, say: Say) -> str:
    facts = {"points": card.points, "per": card.per, "less": card.less, "cap": card.cap}
    return say(f"mayor-{card.counts}", {**facts, "colour": say(card.colour) if card.colour else ""})


# -- what is printed on a thing ----------------------------------------------------------------------------


def look_up(content: Opened, name: str, say: Say) -> str | None:
    """A token, an action card or a mayoral card by its id, as `K3` or `y1`."""
    box = catalogue(content)
    texts = {token.token: token_text(token, say) for token in box.tokens}
    texts |= {card.card: card_text(card, say) for card in box.cards}
    texts |= {card.mayor: mayor_text(card, say) for card in box.mayors}
    return next((f"{id}: {text}" for id, text in texts.items() if id.lower() == name.lower()), None)


def token_text(token: TokenFacts, say: Say) -> str:
    worth = [say("count-points", {"points": token.points})] if token.points else []
    more = [effect_text(token.extra, "", say)] if token.extra.effect != "nothing" else []
    return BETWEEN.join([*worth, *more])


def card_text(card: CardFacts, say: Say) -> str:
    cost = f"({card.cost}) " if card.cost else ""
    colours = " ".join(say(colour) for colour in card.standards)
    return f"{colours}{BETWEEN}{cost}{effect_text(card.ability, card.standards[0], say)}"


def effect_text(effect: Effect, colour: str, say: Say) -> str:
    return say(f"effect-{effect.effect}", {"amount": effect.amount, "colour": say(colour) if colour else ""})


# -- putting it together -----------------------------------------------------------------------------------


def padded(line: Line, room: int) -> Line:
    """Exactly so many columns."""
    short = fitted(line, room)
    return [*short, (" " * (room - length(short)), "")]


def fitted(line: Line, room: int) -> Line:
    """Not more than so many columns."""
    left = room
    short: Line = []
    for text, style in line:
        while text and columns(text) > left:
            text = text[:-1]
        short.append((text, style))
        left -= columns(text)
    return short


def length(line: Line) -> int:
    return sum(columns(text) for text, _ in line)


def columns(text: str) -> int:
    """How many columns of a terminal a text takes."""
    return sum(0 if combining(c) else 2 if east_asian_width(c) in "WF" else 1 for c in text)


def write(line: Line) -> str:
    """As markup, without spaces at the end."""
    while line and not line[-1][0].strip():
        line = line[:-1]
    return "".join(f"[{style}]{escape(text)}[/]" if style else escape(text) for text, style in line)


def escape(text: str) -> str:
    """Text that markup takes as it is."""
    text = TAG.sub(r"\1\1\\\2", text)
    return f"{text} " if text.endswith("\\") else text
