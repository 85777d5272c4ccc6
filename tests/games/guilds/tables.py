"""Tables for the tests of Guilds of London: the city is known, cards are loaded, players are called by name.

table = seated(2)                      Ann and Ben at Ann's first turn; guild tiles 1 to 20 in scan order
table.give("Ann", "Y1 R2")             her whole hand
table.stand("a1", Ann=2, Ben=1)        liverymen on a tile
table.master("Ann", "b1")              a completed tile with her master
table.draws("Y1 B2")                   the next cards that are drawn
table.does("Ann", "hire Y1", "end")
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import hameau
from hameau import testing
from hameau.engine.answers import Event
from hameau.engine.luck import secret_from_seed
from hameau.engine.match import Match
from hameau.games.guilds.bots.judgement import Guilds
from hameau.games.guilds.notation import CELL_NAMED, cell_name
from hameau.games.guilds.rules.box import BORIS, COLOURS, MOST_KINDS, SEATS, SIDES
from hameau.games.guilds.rules.cards import TURN
from hameau.games.guilds.rules.city import CELLS, HALLS, LAYOUT, NOWHERE
from hameau.games.guilds.views import HandCard, Player, Tile, View
from hameau.testing import PLAYERS

GUILDS = hameau.game("guilds")
BOX = GUILDS.content.box
CARDS = [card.id for card in GUILDS.content.page.card]
MAYORS = [mayor.id for mayor in GUILDS.content.page.mayor]
TOKENS = [token.id for token in GUILDS.content.page.token]
BUILDINGS = {"c2": 42, "b3": 43, "d3": 41, "c4": 45}  # of two players; with more b3 and e3
SECRET = secret_from_seed(0)


class Table(testing.Table):
    """A match whose position can be arranged."""

    def __init__(self, state: Guilds, options: Mapping[str, str]) -> None:
        super().__init__(GUILDS, state, SECRET, options, start="arranged")

    @property
    def s(self) -> Any:
        """The state; what it knows is compared, and changed by `write`."""
        return self.state

    # -- arranging -----------------------------------------------------------------------------------------

    def put(self, name: str, index: int | tuple[int, int], value: int) -> None:
        """Set one element of an array or grid."""
        array = getattr(self.s, name)
        if isinstance(index, tuple):
            array[index[0]][index[1]] = value
        else:
            array[index] = value
        self.s.write(name, array)

    def give(self, name: str, cards: str) -> Table:
        """The hand becomes these cards; the old ones go back into the deck."""
        seat = PLAYERS.index(name)
        deck, hands, known = self.s.deck, self.s.hand, self.s.known
        for kind in range(MOST_KINDS):
            deck[kind] += hands[seat][kind]
            hands[seat][kind] = known[seat][kind] = 0
        for card in cards.split():
            hands[seat][CARDS.index(card)] += 1
            deck[CARDS.index(card)] -= 1
        self.s.write("deck", deck)
        self.s.write("hand", hands)
        self.s.write("known", known)
        self.put("cards", seat, len(cards.split()))
        self.s.in_deck = sum(deck)
        assert min(deck) >= 0, f"there are not so many cards: {cards}"
        return self

    def throw(self, cards: str) -> Table:
        """These cards lie in the discard pile."""
        deck, discard = self.s.deck, self.s.discard
        for card in cards.split():
            discard[CARDS.index(card)] += 1
            deck[CARDS.index(card)] -= 1
        self.s.write("deck", deck)
        self.s.write("discard", discard)
        self.s.in_deck = sum(deck)
        return self

    def empty_deck(self, keep: str = "") -> Table:
        """All cards of the deck but these are out of the game."""
        deck = [0] * MOST_KINDS
        for card in keep.split():
            deck[CARDS.index(card)] += 1
        self.s.write("deck", deck)
        self.s.in_deck = sum(deck)
        return self

    def draws(self, cards: str) -> Table:
        """The next cards to be drawn, in this order."""
        deck = list(self.s.deck)
        self.loaded = words = list[int]()
        for card in cards.split():
            kind = CARDS.index(card)
            assert deck[kind], f"{card} is not in the deck any more"
            words.append(testing.word(sum(deck[:kind]), sum(deck)))
            deck[kind] -= 1
        return self

    def lay(self, **tiles: int) -> Table:
        """Other tiles on these cells; a tile that lay elsewhere changes places."""
        numbers = self.s.tile
        for name, tile in tiles.items():
            cell = CELL_NAMED[name]
            if tile in numbers:
                numbers[numbers.index(tile)] = numbers[cell]
            numbers[cell] = tile
        self.s.write("tile", numbers)
        colours = BOX.colours
        self.s.write(
            "shows",
            [
                sum(1 << c for c in range(CELLS) if colours[numbers[c]] >> colour & 1)
                for colour in range(COLOURS)
            ],
        )
        self.beadle(None)
        return self

    def beadle(self, cell: str | None, gone: bool = False) -> Table:
        """The beadle stands there; None: where it belongs."""
        if gone:
            self.s.beadle = NOWHERE
        elif cell is None:
            self.s.move_beadle()
            self.s.take_notes()
        else:
            self.s.beadle = CELL_NAMED[cell]
        return self

    def token(self, cell: str, token: str) -> Table:
        """That token lies there; the other one goes into the bag."""
        bag, tokens = self.s.bag, self.s.token
        here = CELL_NAMED[cell]
        bag[tokens[here] - 1] += 1
        tokens[here] = TOKENS.index(token) + 1
        bag[TOKENS.index(token)] -= 1
        self.s.write("bag", bag)
        self.s.write("token", tokens)
        return self

    def stand(self, cell: str, **who: int) -> Table:
        """So many liverymen on a tile, from the supply first and then from the Guildhall."""
        here = CELL_NAMED[cell]
        for name, count in who.items():
            side = BORIS if name == "Boris" else PLAYERS.index(name)
            for _ in range(count):
                if side != BORIS:
                    self.take(side)
                self.s.put_pawn(side, here)
        return self

    def take(self, seat: int) -> None:
        where = "supply" if self.s.supply[seat] else "hall"
        self.put(where, seat, getattr(self.s, where)[seat] - 1)

    def wait(self, name: str, hall: int) -> Table:
        """So many on the Guildhall, the rest of them in the supply."""
        seat = PLAYERS.index(name)
        both = self.s.hall[seat] + self.s.supply[seat]
        self.put("hall", seat, hall)
        self.put("supply", seat, both - hall)
        return self

    def plant(self, **who: int) -> Table:
        for name, count in who.items():
            for _ in range(count):
                self.take(PLAYERS.index(name))
            self.put("planted", PLAYERS.index(name), count)
        return self

    def master(self, name: str, *cells: str) -> Table:
        """Completed tiles with a master of that player."""
        for cell in cells:
            self.complete(cell)
            seat = PLAYERS.index(name)
            self.take(seat)
            self.put("masters", seat, self.s.masters[seat] | 1 << CELL_NAMED[cell])
        return self

    def complete(self, *cells: str) -> Table:
        """Completed tiles without a master."""
        for cell in cells:
            self.s.close(CELL_NAMED[cell])
            self.put("token", CELL_NAMED[cell], 0)
        self.beadle(None)
        return self

    def complete_all_but(self, *cells: str) -> Table:
        return self.complete(
            *[tile.cell for tile in self.look.tiles if tile.cell not in cells and not tile.done]
        )

    def score(self, **who: int) -> Table:
        for name, points in who.items():
            self.put("points", BORIS if name == "Boris" else PLAYERS.index(name), points)
        return self

    def mayor(self, name: str, cards: str) -> Table:
        """The mayoral cards of a player become these, the first kept at the start; others go to the deck."""
        seat = PLAYERS.index(name)
        bits = [1 << MAYORS.index(card) for card in cards.split()]
        everything = (1 << len(MAYORS)) - 1
        for other in range(SEATS):
            self.put("mayors", other, self.s.mayors[other] & ~sum(bits) if other != seat else sum(bits))
        held = 0
        for other in range(self.seats):
            held |= self.s.mayors[other]
        self.s.top = everything & ~held
        self.put("first", seat, bits[0] if bits else 0)
        return self

    def at(self, round: int, first: str = "Ann") -> Table:
        """The first turn of that round."""
        self.s.round = round
        seat = PLAYERS.index(first)
        others = [s for s in range(self.seats) if s != seat]
        self.s.write("order", [seat, *others] + [0] * (SEATS - self.seats))
        self.s.turn = 0
        self.s.actor = seat
        self.s.waiting = 1 << seat
        return self

    # -- playing -------------------------------------------------------------------------------------------

    def end_round(self) -> list[Event]:
        """Everybody ends the turn, and takes nothing that may be left, until the next round or the end."""
        before, known = self.look.round, len(self.journal)
        while self.waiting and self.look.round == before:
            seat = self.waiting[0]
            moves = self.moves(seat)
            self.play(seat, next((m for m in ("end", "done") if m in moves), moves[0]))
        return [told.event for told in self.journal[known:]]

    # -- looking -------------------------------------------------------------------------------------------

    @property
    def look(self) -> View:
        return cast(View, self.view())

    def eyes(self, name: str) -> View:
        return cast(View, self.view(PLAYERS.index(name)))

    def of(self, name: str) -> Player:
        """What that player knows of itself."""
        return self.eyes(name).players[PLAYERS.index(name)]

    def card(self, name: str, card: str) -> HandCard:
        return next(one for one in self.eyes(name).hand if one.card == card)

    def hand(self, name: str) -> str:
        return " ".join(card.card for card in self.eyes(name).hand for _ in range(card.copies))

    def on(self, cell: str) -> Tile:
        return next(tile for tile in self.look.tiles if tile.cell == cell)

    def points(self, name: str = "Ann") -> int:
        return int(self.s.points[BORIS if name == "Boris" else PLAYERS.index(name)])

    @property
    def active(self) -> str:
        return PLAYERS[self.waiting[0]] if self.waiting else ""

    @property
    def order(self) -> str:
        return " ".join(PLAYERS[seat] for seat in self.look.order)


def fresh(players: int, seed: int = 0, **options: str) -> Match:
    """A new match, with its set-up by honest luck."""
    return GUILDS.match(players, seed=seed, options=options)


def seated(players: int, **options: str) -> Table:
    """A table at the first turn, with a known city, empty hands and no mayoral cards that score by chance."""
    chosen = GUILDS.check_options({"side": "virginia"} | options)
    state = GUILDS.build(GUILDS.content, players, chosen)
    assert isinstance(state, Guilds)
    state.reseed(7)
    state.set_up()
    for seat in range(players):
        state.apply(seat, state.legal_moves(seat)[0])
    assert state.phase == TURN
    table = Table(state, chosen)
    table.s.barred = 0
    cells = [c for c in range(CELLS) if (LAYOUT[state.layout] & ~HALLS[state.layout]) >> c & 1]
    buildings = BUILDINGS if players <= 2 else {"b3": 43, "e3": 41}
    guilds = iter(range(1, 41))
    table.s.write("tile", [0] * CELLS)
    tiles = {cell_name(c): buildings.get(cell_name(c)) or next(guilds) for c in cells}
    table.lay(**tiles)
    for name in PLAYERS[:players]:
        table.give(name, "")
    if players == 1:
        table.s.bar()
    if players > 2:
        pile = table.s.pile
        numbers = set(table.s.tile)
        table.s.write("pile", [int(t in GUILDS.content.tiles and t not in numbers) for t in range(len(pile))])
    return table.at(1)


def sides() -> range:
    return range(SIDES)


def imagined(match: Match, seat: int, seed: int) -> Guilds:
    """A world in which the seat may be, for all that it knows."""
    return cast(Guilds, match.imagined(seat, seed))
