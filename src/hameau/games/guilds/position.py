"""A position as one line of text, as FEN is for chess. It tells everything, also what is hidden.

    5 turn 1 10 0 1 | random three without virginia 0 c2 4 0 - | 7oK4:2.0 12d- . … | K1x3,K2x4 |
    discard Y1,B2x2 used - under M04:0 | played 1 1 0 0 0 0 | scan a1 0 0 0 0.0.0.0.0 - | asks - | boris - |
    12 3 5 1 c2,d4 Y1,Y1rx2 - M01,M03 M01 M04,M05 - | …

Round, phase, waiting seats, turn order, turn, who acts. Options, the plantation, layout, beadle, neutrals,
tokens on the solitaire card, seats without a hand limit. The 30 cells: tile, `o`pen or `d`one, its token,
liverymen by seat (Boris last), `+` neutrals, `!` a neutral from the start. The tokens that can still come.
Action cards discarded and used, mayoral cards under the deck and who put them there. What lasts this turn.
Where the scan is. The questions still open. The last turn of Boris and his points. Then for each seat its
points, liverymen on the Guildhall, in the supply and on the plantation, masters, hand, what all know of it,
mayoral cards, the one kept first, those given back then, and those it chooses from.
"""

import re
from collections.abc import Callable, Sequence
from functools import lru_cache

from hameau.engine.errors import BadPosition
from hameau.games.guilds.bots.judgement import Guilds
from hameau.games.guilds.content import Opened
from hameau.games.guilds.notation import CELL_NAMED, QUESTIONS, cell_name, cell_names
from hameau.games.guilds.rules import box
from hameau.games.guilds.rules.boris import MOST_CARDS
from hameau.games.guilds.rules.city import CELLS, NOWHERE, SMALL, SQUARE
from hameau.games.guilds.rules.course import Rules
from hameau.games.guilds.rules.effects import DEEPEST
from hameau.games.guilds.soundness import find_wrong

PHASES = ("choice", "turn", "turn-end", "activation", "beadle", "growth", "round-end", "final", "over")
SIDE_CHOICES = ("virginia", "ulster", "random")
RESOURCES = ("three", "four")
SOLITAIRE = ("without", "with")
CELL = re.compile(r"([0-9]{1,2})([od])(-|K[0-9]{1,2})(?::([0-9.]{1,30}))?(?:\+([0-9]{1,2}))?(!?)")
COUNTED = re.compile(r"([A-Z][0-9]{1,2}[a-z]?)(?:x([0-9]{1,2}))?")


class Latest:
    """The last position that was written: often it is asked for again."""

    known: tuple[Opened | None, bytes, str] = (None, b"", "")


def write(content: Opened, state: Rules) -> str:
    """The position as text."""
    opened, seen, text = Latest.known
    dump = state.dump()
    if opened is not content or seen != dump:
        text = write_all(content, state)
        Latest.known = (content, dump, text)
    return text


def write_all(content: Opened, state: Rules) -> str:
    order = "".join(str(seat) for seat in state.order[: state.seats])
    waiting = "".join(str(seat) for seat in range(state.seats) if state.waiting >> seat & 1) or "-"
    head = f"{state.round} {PHASES[state.phase]} {waiting} {order} {state.turn} {state.actor}"
    parts = [head, write_table(state), write_city(content, state), write_bag(content, state)]
    parts += [write_cards(content, state), write_turn(state), write_scan(state), write_asks(state)]
    parts.append(write_boris(content, state))
    return " | ".join([*parts, *[write_seat(content, state, seat) for seat in range(state.seats)]])


def write_table(state: Rules) -> str:
    options = (SIDE_CHOICES[state.wanted_side], RESOURCES[state.resources], SOLITAIRE[state.solitaire])
    beadle = "-" if state.beadle == NOWHERE else cell_name(state.beadle)
    numbers = f"{state.neutrals} {state.tokens_won} {seat_bits(state.unlimited)}"
    return f"{' '.join(options)} {SIDE_CHOICES[state.side]} {state.layout} {beadle} {numbers}"


def seat_bits(bits: int) -> str:
    return "".join(str(side) for side in range(box.SIDES) if bits >> side & 1) or "-"


def write_city(content: Opened, state: Rules) -> str:
    tiles, tokens, neutral, pawns = state.tile, state.token, state.neutral, state.pawns
    words = []
    for cell in range(CELLS):
        if not tiles[cell]:
            words.append(".")
            continue
        token = content.page.token[tokens[cell] - 1].id if tokens[cell] else "-"
        word = f"{tiles[cell]}{'o' if state.open >> cell & 1 else 'd'}{token}"
        here = [pawns[side][cell] for side in sides(state)]
        word += f":{'.'.join(map(str, here))}" if any(here) else ""
        word += f"+{neutral[cell]}" if neutral[cell] else ""
        words.append(word + ("!" if state.barred >> cell & 1 else ""))
    return " ".join(words)


def sides(state: Rules) -> list[int]:
    """Whose liverymen are counted: all seats, and Boris where there is one."""
    return [0, box.BORIS] if state.seats == 1 else list(range(state.seats))


def counted(names: tuple[str, ...], counts: Sequence[int]) -> str:
    """`Y1,B2x2`."""
    return counted_once(names, tuple(counts)) if any(counts) else "-"


@lru_cache(4096)  # a move changes a hand or two
def counted_once(names: tuple[str, ...], counts: tuple[int, ...]) -> str:
    words = [name if n == 1 else f"{name}x{n}" for name, n in zip(names, counts, strict=False) if n]
    return ",".join(words) or "-"


def write_bag(content: Opened, state: Rules) -> str:
    return counted(content.token_ids, state.bag)


def write_cards(content: Opened, state: Rules) -> str:
    names, mayors = content.card_ids, content.page.mayor
    lying = f"discard {counted(names, state.discard)} used {counted(names, state.used)}"
    under = [f"{mayors[state.under[i]].id}:{state.under_by[i]}" for i in range(state.unders)]
    return f"{lying} under {','.join(under) or '-'}"


def write_turn(state: Rules) -> str:
    lasting = (state.played, state.hires, state.any_colour, state.later, state.later_caps, state.limitless)
    return f"played {' '.join(map(str, lasting))}"


def write_scan(state: Rules) -> str:
    bribed = ".".join(map(str, state.bribed))
    scan = f"{cell_name(state.scan % CELLS)} {state.stage} {state.bidder} {state.passes}"
    return f"scan {scan} {bribed} {seat_bits(state.runners)}"


def write_asks(state: Rules) -> str:
    asked, amount, place = state.asked, state.amount, state.place
    words = [f"{QUESTIONS[asked[i]]}.{amount[i]}.{place[i]}" for i in range(state.depth)]
    return f"asks {','.join(words) or '-'}"


def write_boris(content: Opened, state: Rules) -> str:
    cards, cells, whys = state.boris_card, state.boris_cell, state.boris_why
    turned = [
        f"{content.page.card[cards[i]].id}:{cell_name(cells[i])}:{whys[i]}" for i in range(state.boris_turned)
    ]
    return f"boris {','.join(turned) or '-'} {state.points[box.BORIS]}"


def write_seat(content: Opened, state: Rules, seat: int) -> str:
    names = content.card_ids
    numbers = f"{state.points[seat]} {state.hall[seat]} {state.supply[seat]} {state.planted[seat]}"
    masters = ",".join(cell_names(state.masters[seat])) or "-"
    cards = f"{counted(names, state.hand[seat])} {counted(names, state.known[seat])}"
    groups = (state.mayors[seat], state.first[seat], state.returned[seat], state.looking[seat])
    mayors = " ".join([mayor_names(content.mayor_ids, group) for group in groups])
    return f"{numbers} {masters} {cards} {mayors}"


@lru_cache(4096)
def mayor_names(names: tuple[str, ...], bits: int) -> str:
    return ",".join(name for i, name in enumerate(names) if bits >> i & 1) or "-"


# -- reading -----------------------------------------------------------------------------------------------

PARTS = ("head", "table", "city", "bag", "cards", "turn", "scan", "asks", "boris")


def read(content: Opened, text: str) -> Guilds:
    """The state that the text describes, if a match can lead to it."""
    state = sketch(content, text)
    wrong = find_wrong(content, state)
    if wrong:
        raise BadPosition(wrong)
    return state


def sketch(content: Opened, text: str) -> Guilds:
    """The state that the text describes, whether or not a match can lead to it: tests draw such ones."""
    parts = text.split(" | ")
    seats = len(parts) - len(PARTS)
    if not 1 <= seats <= box.SEATS:
        raise BadPosition(f"{len(parts)} parts; there are {', '.join(PARTS)} and 1 to {box.SEATS} seats")
    words = [part.split(" ") for part in parts]
    state = read_table(content, seats, words[1])
    read_head(state, words[0])
    read_city(content, state, words[2])
    read_bag(content, state, words[3])
    read_cards(content, state, words[4])
    read_turn(state, words[5])
    read_scan(state, words[6])
    read_asks(state, words[7])
    read_boris(content, state, words[8])
    read_seats(content, state, words[9:])
    complete(content, state)
    return state


def expect(what: str, words: Sequence[str], count: int, first: str = "") -> list[str]:
    """So many words, after the one that names the part."""
    if len(words) != count + bool(first) or (first and words[0] != first):
        raise BadPosition(f"{' '.join(words)[:80]!r} is not {what}")
    return list(words[1:] if first else words)


def number(text: str, most: int) -> int:
    if not re.fullmatch("[0-9]{1,18}", text) or int(text) > most or str(int(text)) != text:
        raise BadPosition(f"{text[:40]!r} is no number from 0 to {most}")
    return int(text)


def word(text: str, words: Sequence[str]) -> int:
    if text not in words:
        raise BadPosition(f"{text[:40]!r} is none of {', '.join(words)}")
    return list(words).index(text)


def cell(text: str) -> int:
    if text not in CELL_NAMED:
        raise BadPosition(f"{text[:40]!r} is no cell: a1 to f5 are")
    return CELL_NAMED[text]


def listed(text: str) -> list[str]:
    return [] if text == "-" else text.split(",")


def bits_of(text: str, most: int) -> int:
    """Digits, each once and in order."""
    if text == "-":
        return 0
    found = [number(digit, most - 1) for digit in text]
    if found != sorted(set(found)):
        raise BadPosition(f"{text[:40]!r} does not name seats in order")
    return sum(1 << one for one in found)


def read_head(state: Rules, words: Sequence[str]) -> None:
    words = expect("round, phase, waiting seats, turn order, turn and who acts", words, 6)
    state.round = number(words[0], 99)
    state.phase = word(words[1], PHASES)
    state.waiting = bits_of(words[2], state.seats)
    order = [number(digit, state.seats - 1) for digit in words[3]]
    if sorted(order) != list(range(state.seats)):
        raise BadPosition(f"{words[3][:40]!r} is no turn order of {state.seats}")
    state.write("order", order + [0] * (box.SEATS - len(order)))
    state.turn = number(words[4], state.seats - 1)
    state.actor = number(words[5], state.seats - 1)


def read_table(content: Opened, seats: int, words: Sequence[str]) -> Guilds:
    what = "options, side, layout, beadle, neutrals, tokens and seats without limit"
    words = expect(what, words, 9)[:9]
    options = word(words[0], SIDE_CHOICES), word(words[1], RESOURCES), word(words[2], SOLITAIRE)
    state = Guilds(content.box, seats, *options)
    state.side = word(words[3], SIDE_CHOICES[:2])
    state.layout = number(words[4], 4)
    if (state.layout == SQUARE) != (seats <= 2):
        raise BadPosition(f"layout {state.layout} is not for {seats} players")
    state.beadle = NOWHERE if words[5] == "-" else cell(words[5])
    state.neutrals = number(words[6], 16)
    state.tokens_won = number(words[7], 40)
    state.unlimited = bits_of(words[8], seats)
    return state


def read_city(content: Opened, state: Rules, words: Sequence[str]) -> None:
    words = expect(f"{CELLS} cells", words, CELLS)
    tiles, tokens, neutral = [0] * CELLS, [0] * CELLS, [0] * CELLS
    pawns = [[0] * CELLS for _ in range(box.SIDES)]
    for here, text in enumerate(words):
        if text == ".":
            continue
        found = CELL.fullmatch(text)
        if not found or int(found[1]) not in content.tiles or str(int(found[1])) != found[1]:
            raise BadPosition(f"{cell_name(here)}: {text[:40]!r} is no tile")
        tiles[here] = int(found[1])
        state.open |= (found[2] == "o") << here
        state.done |= (found[2] == "d") << here
        state.barred |= (found[6] == "!") << here
        tokens[here] = 0 if found[3] == "-" else 1 + word(found[3], list(content.token_named))
        neutral[here] = number(found[5], 16) if found[5] else 0
        if found[4]:
            standing = [number(part, 60) for part in found[4].split(".")]
            if len(standing) != len(sides(state)):
                raise BadPosition(f"{cell_name(here)}: {text[:40]!r} counts liverymen of {len(standing)}")
            for side, count in zip(sides(state), standing, strict=True):
                pawns[side][here] = count
    for name, value in (("tile", tiles), ("token", tokens), ("neutral", neutral), ("pawns", pawns)):
        state.write(name, value)


def counts_of(text: str, names: dict[str, int], room: int) -> list[int]:
    """Undo `counted`."""
    counts = [0] * room
    for part in listed(text):
        found = COUNTED.fullmatch(part)
        kind = names.get(found[1]) if found else None
        if found is None or kind is None or counts[kind]:
            raise BadPosition(f"{part[:40]!r} is not known here, or stands there twice")
        counts[kind] = number(found[2], 40) if found[2] else 1
    return counts


def cards_of(content: Opened, text: str) -> list[int]:
    return counts_of(text, {card.id: kind for kind, card in enumerate(content.page.card)}, box.MOST_KINDS)


def mayors_of(content: Opened, text: str) -> int:
    names = [mayor.id for mayor in content.page.mayor]
    found = [word(name, names) for name in listed(text)]
    if found != sorted(set(found)):
        raise BadPosition(f"{text[:40]!r} does not name mayoral cards in order")
    return sum(1 << one for one in found)


def read_bag(content: Opened, state: Rules, words: Sequence[str]) -> None:
    words = expect("the tokens that can still come", words, 1)
    state.write("bag", counts_of(words[0], content.token_named, box.MOST_TOKENS))


def read_cards(content: Opened, state: Rules, words: Sequence[str]) -> None:
    words = expect("discard, used and under", words, 5, "discard")
    if words[1] != "used" or words[3] != "under":
        raise BadPosition(f"{' '.join(words)[:80]!r} is not discard, used and under")
    state.write("discard", cards_of(content, words[0]))
    state.write("used", cards_of(content, words[2]))
    names = [mayor.id for mayor in content.page.mayor]
    under, under_by = [0] * box.MOST_MAYORS, [0] * box.MOST_MAYORS
    parts = listed(words[4])
    if len(parts) > len(names):
        raise BadPosition("more mayoral cards under the deck than there are")
    for i, part in enumerate(parts):
        name, _, seat = part.partition(":")
        under[i], under_by[i] = word(name, names), number(seat, state.seats - 1)
    state.write("under", under)
    state.write("under_by", under_by)
    state.unders = len(parts)


def read_turn(state: Rules, words: Sequence[str]) -> None:
    words = expect("what lasts this turn", words, 6, "played")
    state.played = number(words[0], 999)
    state.hires = number(words[1], 15)
    state.any_colour = number(words[2], 1)
    state.later = number(words[3], 200)
    state.later_caps = number(words[4], (1 << 59) - 1)
    state.limitless = number(words[5], 1)


def read_scan(state: Rules, words: Sequence[str]) -> None:
    words = expect("where the scan is", words, 6, "scan")
    state.scan = cell(words[0])
    state.stage = number(words[1], 4)
    state.bidder = number(words[2], state.seats - 1)
    state.passes = number(words[3], state.seats)
    bribed = [number(part, 16) for part in words[4].split(".")]
    if len(bribed) != box.SIDES:
        raise BadPosition(f"{words[4][:40]!r} does not count the neutrals hired by {box.SIDES}")
    state.write("bribed", bribed)
    state.runners = bits_of(words[5], box.SIDES)


def read_asks(state: Rules, words: Sequence[str]) -> None:
    words = expect("the questions", words, 1, "asks")
    parts = [part.split(".") for part in listed(words[0])]
    if len(parts) > DEEPEST - 3 or any(len(part) != 3 for part in parts):
        raise BadPosition(f"{words[0][:80]!r} are no questions")
    spare = [0] * (DEEPEST - len(parts))
    state.write("asked", [word(part[0], QUESTIONS) for part in parts] + spare)
    state.write("amount", [number(part[1], 99) for part in parts] + spare)
    state.write("place", [number(part[2], 63) for part in parts] + spare)
    state.depth = len(parts)


def read_boris(content: Opened, state: Rules, words: Sequence[str]) -> None:
    words = expect("what Boris did, and his points", words, 2, "boris")
    turned = [part.split(":") for part in listed(words[0])]
    if len(turned) > MOST_CARDS or any(len(part) != 3 for part in turned):
        raise BadPosition(f"{words[0][:80]!r} is no turn of Boris")
    spare = [0] * (MOST_CARDS - len(turned))
    names = [card.id for card in content.page.card]
    state.write("boris_card", [word(part[0], names) for part in turned] + spare)
    state.write("boris_cell", [cell(part[1]) for part in turned] + spare)
    state.write("boris_why", [number(part[2], 3) for part in turned] + spare)
    state.boris_turned = len(turned)
    state.write("points", [0] * box.BORIS + [number(words[1], 9999)])


def read_seats(content: Opened, state: Rules, seats: Sequence[Sequence[str]]) -> None:
    what = "points, liverymen, masters, hand and mayoral cards"
    rows = [expect(what, words, 11) for words in seats]

    def fill(name: str, place: int, of: Callable[[str], int]) -> None:
        state.write(name, [of(row[place]) for row in rows] + [0] * (box.SEATS - len(rows)))

    state.write("points", [number(row[0], 9999) for row in rows] + state.points[len(rows) :])
    for name, place in (("hall", 1), ("supply", 2), ("planted", 3)):
        fill(name, place, lambda text: number(text, 60))
    fill("masters", 4, masters_of)
    for name, place in (("mayors", 7), ("first", 8), ("returned", 9), ("looking", 10)):
        fill(name, place, lambda text: mayors_of(content, text))
    for name, place in (("hand", 5), ("known", 6)):
        grid = [cards_of(content, row[place]) for row in rows]
        state.write(name, grid + [[0] * box.MOST_KINDS for _ in range(box.SEATS - len(rows))])


def masters_of(text: str) -> int:
    cells = [cell(name) for name in listed(text)]
    if cells != sorted(set(cells)):
        raise BadPosition(f"{text[:80]!r} does not name cells in scan order")
    return sum(1 << one for one in cells)


def complete(content: Opened, state: Rules) -> None:
    """What follows from the rest: the decks, the sizes of hands, which cells show and hold what."""
    hands, tiles, pawns = state.hand, state.tile, state.pawns
    lying = [*hands, state.discard, state.used]
    copies = content.box.copies
    deck = [copies[kind] - sum(pile[kind] for pile in lying) for kind in range(box.MOST_KINDS)]
    state.write("deck", deck)
    state.in_deck = sum(deck)
    state.write("cards", [sum(hand) for hand in hands])
    colours = content.box.colours
    shows = [
        sum(1 << c for c in range(CELLS) if colours[tiles[c]] >> colour & 1) for colour in range(box.COLOURS)
    ]
    state.write("shows", shows)
    state.write("stands", [sum(1 << c for c in range(CELLS) if row[c]) for row in pawns])
    held = 0
    for seat in range(state.seats):
        held |= state.mayors[seat] | state.looking[seat]
    for card in state.under[: state.unders]:
        held |= 1 << card
    state.top = ((1 << len(content.page.mayor)) - 1) & ~held
    known = [number_ for number_ in content.tiles if state.layout >= SMALL and number_ not in tiles]
    state.write("pile", [1 if tile in known else 0 for tile in range(box.TILES)])
