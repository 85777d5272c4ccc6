"""The table of Guilds of London as a seat may see it, built by naming what is shown.

Boris is player 4 wherever a player is named by number.
"""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from hameau.engine.eyes import for_all_eyes, kept
from hameau.games.guilds.content import Opened
from hameau.games.guilds.notation import LETTERS, cell_name, cell_names, question_of
from hameau.games.guilds.rules import city, effects
from hameau.games.guilds.rules.box import BORIS, MORE
from hameau.games.guilds.rules.cards import ACTIVATION, CHOICE, OVER, TURN
from hameau.games.guilds.rules.course import Rules

Side = Literal["virginia", "ulster"]
Phase = Literal["choice", "turn", "activation", "growth", "final", "over"]
Why = Literal["beadle", "next", "around", "none"]
SIDE_NAMES: tuple[Side, ...] = ("virginia", "ulster")
PHASE_NAMES: tuple[Phase, ...] = (
    "choice",
    "turn",
    "turn",
    "activation",
    "activation",
    "growth",
    "growth",
    "final",
    "over",
)
WHY: tuple[Why, ...] = ("beadle", "next", "around", "none")
ABOUT_A_TILE = (
    effects.SPEND_FOR_MOVE,
    effects.BRIBE,
    effects.WHENCE,
    effects.WHENCE_MORE,
    effects.SHIFT_TO,
    effects.SHIFT_NUMBER,
)


class Tile(Struct, frozen=True):
    """A tile, who stands on it, and what would happen if it were activated now."""

    cell: str
    number: int  # of a guild; 41 to 45 are the special buildings
    tile: str  # its id
    standards: list[str]
    points: int  # for the winner
    effect: str  # and what else
    amount: int
    done: bool
    threshold: int
    count: int  # towards the threshold
    pawns: list[int]  # by seat
    boris: int
    neutrals: int  # put there by cards
    barred: bool  # a neutral raises the threshold
    beadle: bool
    token: str  # empty if it has none
    ready: bool  # the threshold is reached
    first: int | None  # who would win it
    second: int | None
    tied: bool  # nobody would win it, though it is ready
    master: int | None


class Player(Struct, frozen=True):
    """What all may know of a player."""

    seat: int
    points: int
    guildhall: int
    supply: int
    plantation: int
    cards: int
    known: list[str]  # those of them that all have seen
    mayors: list[str]  # ids; others see them when it is over
    mayor_cards: int
    masters: list[str]
    neighbours: int  # points for masters beside each other, if it ended now
    projected: int  # points if it ended now; with mayoral cards only where they may be seen
    unlimited: bool  # no hand limit


class HandCard(Struct, frozen=True):
    """A card of the own hand, and what it can be used for now."""

    card: str
    standards: list[str]
    cost: int
    effect: str
    amount: int
    copies: int
    hire: bool
    play: bool
    moves: list[str]  # tiles to which it can move somebody


class MayorCard(Struct, frozen=True):
    """An own mayoral card."""

    mayor: str
    counts: str
    colour: str  # empty if it counts no colour
    points: int  # for each, or for all
    per: int  # for each so many
    less: int  # for all but one
    cap: int
    worth: int  # points if it ended now


class Turned(Struct, frozen=True):
    """A card of Boris's last turn, where he went and why."""

    card: str
    cell: str  # empty if nowhere
    why: Why


class Boris(Struct, frozen=True):
    """The player whom nobody plays."""

    points: int
    cards: int  # a turn
    turned: list[Turned]
    tokens: int  # on the card of the solitaire players' guild
    solitaire: bool  # that card is in play


class Asked(Struct, frozen=True):
    """What somebody has to answer now."""

    question: str  # the word after `ask-`
    amount: int
    cell: str  # the tile that it is about; empty if none


class View(Struct, frozen=True):
    """The whole table."""

    me: int | None
    phase: Phase
    round: int
    rounds: int
    activates: bool  # there is an activation in this round
    grows: bool  # and growth
    last_round: bool
    waiting: list[int]
    order: list[int]
    active: int | None  # whose turn it is
    asked: Asked
    scanned: str  # the tile that the scan has reached; empty outside the activation
    columns: list[str]  # the layout: letters
    rows: list[int]
    guildhall: list[str]  # cells
    tiles: list[Tile]
    beadle: str  # empty if it is off the board
    neutrals: int  # on the scoreboard
    plantation: Side
    deck: int
    discard: list[str]  # a card as often as it lies there
    used: list[str]
    mayor_deck: int
    players: list[Player]
    boris: Boris | None
    hand: list[HandCard]
    mayors: list[MayorCard]
    offered: list[MayorCard]  # mayoral cards to choose from


def view(content: Opened, state: Rules, seat: int | None) -> View:
    """What the seat sees; None is a spectator."""
    common = shared(content, state)
    if seat is None:
        return common
    mayors = mayor_cards(content, state, seat, state.mayors[seat])
    players = common.players[:]
    players[seat] = as_seen_by_itself(players[seat], mayors, state.phase == OVER)
    return replace(
        common,
        me=seat,
        players=players,
        hand=hand(content, state, seat),
        mayors=mayors,
        offered=mayor_cards(content, state, seat, state.looking[seat]),
    )


@for_all_eyes
def shared(content: Opened, state: Rules) -> View:
    """What all see alike: the view of a spectator."""
    box, mode, layout = content.box, state.mode(), state.layout
    playing = state.phase not in (CHOICE, OVER)
    return View(
        me=None,
        phase=PHASE_NAMES[state.phase],
        round=state.round,
        rounds=box.rounds[mode],
        activates=state.round % box.activation_every[mode] == 0,
        grows=state.round % box.growth_every[mode] == 0,
        last_round=playing and is_last(content, state),
        waiting=[s for s in range(state.seats) if state.waiting >> s & 1],
        order=state.order[: state.seats],
        active=state.order[state.turn] if PHASE_NAMES[state.phase] == "turn" else None,
        asked=asked(state),
        scanned=cell_name(state.scan) if state.phase == ACTIVATION else "",
        columns=list(LETTERS[city.LEFT[layout] : city.RIGHT[layout] + 1]),
        rows=list(range(city.TOP[layout] + 1, city.BOTTOM[layout] + 2)),
        guildhall=cell_names(city.HALLS[layout]),
        tiles=tiles(content, state),
        beadle="" if state.beadle == city.NOWHERE else cell_name(state.beadle),
        neutrals=state.neutrals,
        plantation=SIDE_NAMES[state.side],
        deck=state.in_deck,
        discard=spread(content, tuple(state.discard)),
        used=spread(content, tuple(state.used)),
        mayor_deck=state.top.bit_count() + state.unders,
        players=[player(content, state, seat) for seat in range(state.seats)],
        boris=boris(content, state) if state.seats == 1 else None,
        hand=[],
        mayors=[],
        offered=[],
    )


def reveal(content: Opened, state: Rules) -> View:
    """All there is, for replays: of every player all cards are known."""
    players = [view(content, state, seat).players[seat] for seat in range(state.seats)]
    open_hands = [replace(one, known=cards(content, state.hand[one.seat])) for one in players]
    return replace(view(content, state, None), players=open_hands)


def is_last(content: Opened, state: Rules) -> bool:
    """Is this the last round for certain? (It may be the last one by surprise.)"""
    mode = state.mode()
    grown = mode != MORE or city.LAYOUT[state.layout] == city.LAYOUT[-1]
    return state.round >= content.box.rounds[mode] or (grown and not state.open)


def asked(state: Rules) -> Asked:
    if not state.depth or state.phase == OVER:
        return Asked("" if state.phase == OVER else question_of(state), 0, "")
    newest = state.depth - 1
    amount, place = state.amount[newest], state.place[newest]
    about = cell_name(place) if state.asked[newest] in ABOUT_A_TILE else ""
    return Asked(question_of(state), 0 if state.asked[newest] == effects.SHIFT_NUMBER else amount, about)


@kept
def spread(content: Opened, counts: tuple[int, ...]) -> list[str]:
    """Cards that all may see."""
    return cards(content, counts)


def cards(content: Opened, counts: Sequence[int]) -> list[str]:
    """A card as often as it is there."""
    return [
        card for card, count in zip(content.card_ids, counts, strict=False) if count for _ in range(count)
    ]


# -- the city ----------------------------------------------------------------------------------------------


def tiles(content: Opened, state: Rules) -> list[Tile]:
    """All tiles in scan order."""
    numbers, tokens, neutral, pawns = state.tile, state.token, state.neutral, state.pawns
    seats, all_done, all_barred, beadle, masters = (
        state.seats, state.done, state.barred, state.beadle, state.masters
    )  # fmt: skip
    mastered = masters[0] | masters[1] | masters[2] | masters[3]
    found = []
    for cell in range(city.CELLS):
        if number := numbers[cell]:
            done = all_done >> cell & 1
            first = city.NOWHERE if done else state.leader(cell, city.NOWHERE)
            found.append(
                tile(
                    content,
                    cell,
                    number,
                    done,
                    state.threshold(cell),
                    0 if done else state.count(cell),
                    tuple([pawns[side][cell] for side in range(seats)]),
                    pawns[BORIS][cell],
                    neutral[cell],
                    all_barred >> cell & 1,
                    beadle == cell,
                    tokens[cell],
                    not done and state.is_reached(cell),
                    first,
                    city.NOWHERE if first == city.NOWHERE else state.leader(cell, first),
                    next(s for s in range(seats) if masters[s] >> cell & 1) if mastered >> cell & 1 else None,
                )
            )
    return found


@kept
def tile(
    content: Opened,
    cell: int,
    number: int,
    done: int,
    threshold: int,
    count: int,
    pawns: tuple[int, ...],
    boris: int,
    neutrals: int,
    barred: int,
    beadle: bool,
    token: int,
    ready: bool,
    first: int,
    second: int,
    master: int | None,
) -> Tile:
    printed = content.tiles[number]
    return Tile(
        cell=cell_name(cell),
        number=number,
        tile=printed.id,
        standards=list(printed.standards),
        points=printed.points,
        effect=printed.effect,
        amount=printed.amount,
        done=bool(done),
        threshold=threshold,
        count=count,
        pawns=list(pawns),
        boris=boris,
        neutrals=neutrals,
        barred=bool(barred),
        beadle=beadle,
        token=content.page.token[token - 1].id if token else "",
        ready=ready,
        first=None if first == city.NOWHERE else first,
        second=None if second == city.NOWHERE else second,
        tied=ready and first == city.NOWHERE,
        master=master,
    )


# -- players -----------------------------------------------------------------------------------------------


def player(content: Opened, state: Rules, seat: int) -> Player:
    """As all see it; when it is over, that is all there is."""
    over = state.phase == OVER
    mine = mayor_cards(content, state, seat, state.mayors[seat]) if over else []
    neighbours = state.neighbours(seat)
    return Player(
        seat=seat,
        points=state.points[seat],
        guildhall=state.hall[seat],
        supply=state.supply[seat],
        plantation=state.planted[seat],
        cards=state.cards[seat],
        known=spread(content, tuple(state.known[seat])),
        mayors=[card.mayor for card in mine],
        mayor_cards=state.mayors[seat].bit_count(),
        masters=cell_names(state.masters[seat]),
        neighbours=neighbours,
        projected=state.points[seat] + (0 if over else neighbours),
        unlimited=bool(state.unlimited >> seat & 1),
    )


def as_seen_by_itself(player: Player, mayors: list[MayorCard], over: bool) -> Player:
    """With the mayoral cards that only their owner sees."""
    if over:
        return player
    projected = player.projected + sum(card.worth for card in mayors)
    return replace(player, mayors=[card.mayor for card in mayors], projected=projected)


def mayor_cards(content: Opened, state: Rules, seat: int, bits: int) -> list[MayorCard]:
    found = []
    while bits:
        card = (bits & -bits).bit_length() - 1
        bits &= bits - 1
        mayor = content.page.mayor[card]
        found.append(
            MayorCard(
                mayor.id,
                mayor.counts,
                mayor.colour or "",
                mayor.points,
                mayor.per,
                mayor.less,
                mayor.cap,
                state.mayor_worth(seat, card),
            )
        )
    return found


def hand(content: Opened, state: Rules, seat: int) -> list[HandCard]:
    """The own hand, in the order of the content."""
    decides = state.phase == TURN and not state.depth and state.waiting >> seat & 1
    moves = set(state.legal_moves(seat)) if decides else set()
    held = state.hand[seat]
    return [
        HandCard(
            card=card.id,
            standards=list(card.standards),
            cost=card.cost,
            effect=card.effect,
            amount=card.amount,
            copies=held[kind],
            hire=effects.HIRE_WITH + kind in moves,
            play=effects.PLAY + kind in moves,
            moves=cell_names(goals(content, state, seat, kind)) if decides else [],
        )
        for kind, card in enumerate(content.page.card)
        if held[kind]
    ]


def goals(content: Opened, state: Rules, seat: int, kind: int) -> int:
    colours = content.box.standards[kind]
    return state.goals(seat, 0b11111 if state.any_colour else colours)


def boris(content: Opened, state: Rules) -> Boris:
    cards, cells, whys = state.boris_card, state.boris_cell, state.boris_why
    turned = [
        Turned(
            content.page.card[cards[i]].id,
            "" if WHY[whys[i]] == "none" else cell_name(cells[i]),
            WHY[whys[i]],
        )
        for i in range(state.boris_turned)
    ]
    number = content.box.boris_more if state.resources else content.box.boris_cards
    return Boris(state.points[BORIS], number, turned, state.tokens_won, bool(state.solitaire))
