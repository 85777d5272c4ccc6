"""Guilds of London a second time: a match is a generator that asks seats and is sent their answers.

It knows no order of a pile: it is told which cards and tiles came, and checks when and for whom they came,
and that they could still come. Boris is side 4.
"""

from collections import Counter, deque
from collections.abc import Generator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

Asking = Generator[dict[int, set[str]], tuple[int, str], None]  # yields what seats may answer, is sent one
Answer = Generator[dict[int, set[str]], tuple[int, str], str]
Piece = dict[str, Any]

BORIS = 4
COLOURS = {"Y": "yellow", "R": "red", "B": "blue", "G": "green", "P": "purple"}
ABILITIES = {
    "Y": "Y1 0 6 r, Y2 1 4 b, Y3 1 4 g, Y4 1 3 -, Y5 0 2 p, Y6 1 2 -",
    "R": "R1 0 6 y, R2 0 5 b, R3 1 4 g, R4 1 2 -, R5 0 2 p, R6 1 2 -",
    "B": "B1 0 8 yr, B2 1 5 g, B3 0 3 -, B4 0 3 p, B5 0 2 -",
    "G": "G1 0 6 y, G2 0 4 r, G3 2 3 b, G4 0 4 -, G5 0 2 p, G6 0 2 -",
    "P": "P1 1 5 y, P2 1 3 r, P3 2 3 -, P4 0 3 b, P5 0 3 -, P6 1 2 g, P7 0 2 -",
}  # a card, its coins, how many there are, and which second standards one of them has
CARDS = [card.split() for cards in ABILITIES.values() for card in cards.split(", ")]
COST = {code: int(coins) for code, coins, _, _ in CARDS}
TOKENS = {
    "K1": (4, 1, "", 0),
    "K2": (6, 2, "", 0),
    "K3": (2, 3, "", 0),
    "K4": (5, 0, "draw", 2),
    "K5": (2, 0, "draw", 3),
    "K6": (3, 0, "hire", 2),
    "K7": (3, 0, "send-up-to", 1),
    "K8": (1, 0, "top-mayoral", 0),
    "K9": (2, 0, "free-move", 1),
    "K10": (2, 1, "draw", 1),
}  # copies, points, effect, amount
CAPS = (8, 8, 8, 8, 8, 6, 6, 9, 8, 6, 8, 5, 5, 7, 6, 6, 5, 5, 4, 6, 6)  # of M01 to M21
EACH = {"M01": 2, "M02": 2, "M03": 2, "M04": 2, "M05": 2, "M08": 3, "M09": 2, "M11": 4}  # others 1
MAYORS = [f"M{number:02}" for number in range(1, 22)]
LUCK = ("saw", "boris-drew", "offered", "kept-this", "placed")


def all_cards() -> Counter[str]:
    deck: Counter[str] = Counter()
    for code, _, copies, more in CARDS:
        doubled = more.strip("-")
        deck[code] = int(copies) - len(doubled)
        deck.update(code + letter for letter in doubled)
    return deck


def standards(card: str) -> set[str]:
    return {COLOURS[card[0]]} | {COLOURS[letter.upper()] for letter in card[2:]}


def scan(cells: Any) -> list[str]:
    """5.1."""
    return sorted(cells, key=lambda cell: (cell[1], cell[0]))


def rectangle(columns: str, rows: str) -> list[str]:
    return [column + row for row in rows for column in columns]


@cache
def beside(cell: str) -> frozenset[str]:
    column, row = ord(cell[0]), int(cell[1])
    return frozenset(f"{chr(column + x)}{row + y}" for x, y in ((-1, 0), (1, 0), (0, -1), (0, 1)))


def touches(one: str, other: str) -> bool:
    """Also at a corner."""
    return abs(ord(one[0]) - ord(other[0])) <= 1 and abs(int(one[1]) - int(other[1])) <= 1


@dataclass
class Tile:
    """What is printed on a tile, and what stands on it."""

    cell: str
    number: int
    shows: set[str]
    needs: int
    points: int
    effect: str
    amount: int
    token: str
    done: bool = False
    pawns: Counter[int] = field(default_factory=Counter)
    neutrals: int = 0
    barred: bool = False
    master: int | None = None

    @property
    def is_guild(self) -> bool:
        return self.number <= 40

    @property
    def threshold(self) -> int:
        return self.needs + self.barred


@dataclass
class Player:
    """One who plays."""

    hand: Counter[str] = field(default_factory=Counter)
    known: Counter[str] = field(default_factory=Counter)  # cards that all saw come into it
    mayors: set[str] = field(default_factory=set)
    hall: int = 4
    supply: int = 12
    planted: int = 0
    points: int = 0
    unlimited: bool = False


class Table:
    """A match from its set-up on."""

    def __init__(self, seats: int, order: list[int], side: str, options: dict[str, str]) -> None:
        self.alone = seats == 1
        self.players = [Player() for _ in range(seats)]
        self.order, self.side = order, side
        self.boris_cards = 4 if options["resources"] == "four" else 3
        self.solitaire = self.alone and options["solitaire"] == "with"
        self.halls = {"c3"} if seats <= 2 else {"c3", "d3"}
        self.columns, self.rows = ("abcde", "12345") if seats <= 2 else ("bcde", "234")
        self.growing = [] if seats <= 2 else [("abcdef", "234"), ("abcdef", "1234"), ("abcdef", "12345")]
        self.rounds = {1: 10, 2: 16}.get(seats, 12)
        self.activation_every, self.growth_every = (2, 4) if seats <= 2 else (1, 3)
        self.tiles: dict[str, Tile] = {}
        self.bag = Counter({token: facts[0] for token, facts in TOKENS.items()})
        self.numbers: set[int] = set()  # of tiles that came
        self.neutrals = 2 * seats
        self.beadle = ""
        self.deck, self.discard, self.used = all_cards(), Counter[str](), Counter[str]()
        self.mayor_deck, self.under = set(MAYORS), list[str]()  # what lies under it comes last
        self.looking: dict[int, set[str]] = {}
        self.luck: deque[Piece] = deque()
        self.shown: dict[str, Piece] = {}  # tiles as they are seen
        self.round, self.scanned = 0, ""
        self.active: int | None = None
        self.bribes: Counter[int] = Counter()
        self.boris_points, self.boris_tokens = 0, 0
        self.turned: list[tuple[str, str, str]] = []
        self.deciding = False  # at a turn, with nothing asked
        self.begin_effects()

    def begin_effects(self) -> None:
        """4.16."""
        self.hires, self.any_colour, self.later, self.by_masters, self.limitless = 1, False, 0, 0, False

    # -- what luck shows -----------------------------------------------------------------------------------

    def next_luck(self, how: str, seat: int | None = None) -> Piece:
        assert self.luck, f"{how} should have happened"
        told = self.luck.popleft()
        assert told["event"] == how, f"{told} instead of {how}"
        assert seat is None or told["seat"] == seat, f"{told} should have happened to {seat}"
        return told

    def next_card(self, how: str, seat: int) -> Piece | None:
        """4.14."""
        if not self.deck.total():
            self.deck, self.discard = +self.discard, Counter()
        if not self.deck.total():
            return None
        told = self.next_luck(how, seat)
        assert self.deck[told["card"]] > 0, f"{told['card']} was not in the deck"
        self.deck[told["card"]] -= 1
        return told

    def draw(self, seat: int, count: int) -> None:
        for _ in range(count):
            told = self.next_card("saw", seat)
            if told:
                self.players[seat].hand[told["card"]] += 1

    def lay_tile(self, shown: Piece) -> None:
        number, token = shown["number"], shown["token"]
        assert number not in self.numbers, f"a second tile {number}"
        assert self.bag[token] > 0, f"too many tokens {token}"
        self.numbers.add(number)
        self.bag[token] -= 1
        tile = Tile(
            cell=shown["cell"],
            number=number,
            shows=set(shown["standards"]),
            needs=shown["threshold"] - shown["barred"],
            points=shown["points"],
            effect=shown["effect"],
            amount=shown["amount"],
            token=token,
        )
        assert tile.needs == 6 if number > 40 else 3 <= tile.needs <= 5
        assert len(tile.shows) == 4 if number > 40 else 1 <= len(tile.shows) <= 2
        self.tiles[tile.cell] = tile

    # -- 2: setting up -------------------------------------------------------------------------------------

    def set_up(self) -> None:
        buildings = {"b3", "e3"} if len(self.halls) == 2 else {"b3", "d3", "c2", "c4"}
        for cell in scan(set(rectangle(self.columns, self.rows)) - self.halls):
            self.lay_tile(self.shown[cell])
            if cell in buildings or len(self.halls) == 1:
                assert self.tiles[cell].is_guild != (cell in buildings), f"a building, or none, at {cell}"
        church = self.shown["e3" if len(self.halls) == 2 else "d3"]
        assert church["tile"] == "church", church
        self.move_beadle()
        if self.alone:
            self.neutrals = 2
            guilds = sorted((t for t in self.tiles.values() if t.is_guild), key=lambda t: t.number)
            for tile in guilds[:6] if self.side == "virginia" else guilds[-6:]:  # 9.4, 9.5
                tile.barred = True
        for seat in range(len(self.players)):
            self.draw(seat, 6)
        for seat in range(len(self.players)):
            self.look(seat, 3)

    # -- 3: rounds -----------------------------------------------------------------------------------------

    def play(self) -> Asking:
        self.set_up()
        while self.looking:  # 2.4
            seat, move = yield {s: {f"keep {mayor}" for mayor in cards} for s, cards in self.looking.items()}
            assert self.next_luck("kept-this", seat)["mayor"] == move[5:]
            cards = self.looking.pop(seat)
            self.players[seat].mayors = {move[5:]}
            self.mayor_deck |= cards - {move[5:]}
        while True:
            self.round += 1
            if self.round > 1:
                self.order.sort(key=lambda seat: -self.players[seat].points)  # 3.3, 3.4
            yield from self.play_round()
            left = any(not tile.done for tile in self.tiles.values())
            over = not self.beadle if self.alone else not left and not self.growing
            if over or self.round == self.rounds:
                break
        yield from self.offer_crown()
        for seat, player in enumerate(self.players):
            player.points += sum(self.worth(seat, mayor) for mayor in player.mayors) + self.neighbours(seat)

    def play_round(self) -> Asking:
        for seat in list(self.order):
            self.active = seat
            yield from self.take_turn(seat)
        self.active = None
        if self.alone:
            self.play_boris()
        if self.round % self.activation_every == 0:
            for cell in scan(self.tiles):
                self.scanned = cell
                tile = self.tiles[cell]
                if not tile.done and tile.pawns.total() and self.count(tile) >= tile.threshold:
                    yield from self.activate(tile)
            self.scanned = ""
        if self.alone:
            self.step_beadle()
        if self.round % self.growth_every == 0:
            yield from self.grow()

    # -- asking --------------------------------------------------------------------------------------------

    def ask(self, seat: int, moves: set[str], secret: bool = False) -> Answer:
        """The answer; nobody is asked what cannot be chosen, unless that would show a hand. Empty if none."""
        if len(moves) < 2 and not (secret and moves):
            return next(iter(moves), "")
        _, move = yield {seat: moves}
        return move

    def pay(self, seat: int, moves: set[str]) -> Asking:
        """A card of the hand in front of its player."""
        move = yield from self.ask(seat, moves, secret=True)
        self.lay_down(seat, move.split()[1], self.used)

    def lay_down(self, seat: int, card: str, pile: Counter[str]) -> None:
        player = self.players[seat]
        assert player.hand[card] > 0
        player.hand[card] -= 1
        player.known[card] = max(0, player.known[card] - 1)
        pile[card] += 1

    def held(self, seat: int) -> list[str]:
        return [card for card, count in self.players[seat].hand.items() if count]

    # -- 4: turns ------------------------------------------------------------------------------------------

    def take_turn(self, seat: int) -> Asking:
        player, idle = self.players[seat], True
        self.begin_effects()
        while True:
            self.deciding = True
            _, move = yield {seat: self.uses(seat)}
            self.deciding = False
            verb, _, what = move.partition(" ")
            if verb == "end":
                break
            if verb == "crown":
                self.crown(what)
                continue
            idle = False
            if verb == "hire":
                self.lay_down(seat, what, self.used)
                self.hire(seat, self.hires)
            elif verb == "move":
                yield from self.pay(
                    seat, {f"pay {card}" for card in self.held(seat) if what in self.goals(seat, [card])}
                )
                yield from self.bring(seat, what)
            else:
                self.lay_down(seat, what, self.used)
                for _ in range(COST[what[:2]]):
                    yield from self.pay(seat, {f"pay {card}" for card in self.held(seat)})
                yield from self.ability(seat, what[:2])
        self.discard += self.used
        self.used = Counter()
        masters = min(4, len(self.masters(seat)))
        self.draw(seat, (4 if idle else 2) + self.later + self.by_masters * masters)
        while player.hand.total() > 7 and not self.limitless and not player.unlimited:
            move = yield from self.ask(seat, {f"discard {card}" for card in self.held(seat)}, secret=True)
            self.lay_down(seat, move[8:], self.discard)

    def uses(self, seat: int) -> set[str]:
        player, cards = self.players[seat], self.held(seat)
        moves = {"end"} | {f"move {cell}" for cell in self.goals(seat, cards)} | self.crowns()
        moves |= {f"play {card}" for card in cards if player.hand.total() > COST[card[:2]]}
        return moves | ({f"hire {card}" for card in cards} if player.supply else set())

    def goals(self, seat: int, cards: list[str]) -> set[str]:
        """4.4: where somebody may go with one of the cards."""
        seen = {colour for card in cards for colour in standards(card)}
        if self.any_colour and cards:
            seen = set(COLOURS.values())
        return self.targets(seat, seen)

    # -- who goes where ------------------------------------------------------------------------------------

    def unresolved(self, colours: set[str] | None = None) -> set[str]:
        return {
            cell
            for cell, tile in self.tiles.items()
            if not tile.done and (colours is None or tile.shows & colours)
        }

    def stands(self, seat: int) -> set[str]:
        return {cell for cell, tile in self.tiles.items() if tile.pawns[seat]}

    def sources(self, seat: int, target: str = "") -> set[str]:
        """Where somebody can leave for the target."""
        places = {f"from {cell}" for cell in self.stands(seat) - {target}}
        return places | ({"from hall"} if self.players[seat].hall else set())

    def targets(self, seat: int, colours: set[str] | None = None) -> set[str]:
        """Where somebody can come from elsewhere."""
        stands, cells = self.stands(seat), self.unresolved(colours)
        if self.players[seat].hall or len(stands) > 1:
            return cells
        return cells - stands if stands else set()

    def leave(self, seat: int, source: str) -> None:
        if source == "from hall":
            self.players[seat].hall -= 1
        else:
            self.tiles[source[5:]].pawns[seat] -= 1

    def bring(self, seat: int, target: str) -> Asking:
        """One must go there."""
        self.leave(seat, (yield from self.ask(seat, self.sources(seat, target))))
        self.tiles[target].pawns[seat] += 1

    def hire(self, seat: int, count: int) -> None:
        player = self.players[seat]
        hired = min(count, player.supply)
        player.supply -= hired
        player.hall += hired

    def land(self, seat: int, count: int, cells: set[str]) -> Asking:
        """From the supply."""
        player = self.players[seat]
        if player.supply:
            move = yield from self.ask(seat, {f"to {cell}" for cell in cells})
            if move:
                landed = min(count, player.supply)
                player.supply -= landed
                self.tiles[move[3:]].pawns[seat] += landed

    def send(self, seat: int, count: int, must: bool) -> Asking:
        """8.4, 8.20."""
        for _ in range(count):
            move = yield from self.ask(seat, self.sources(seat) | (set() if must else {"done"}))
            if move in ("", "done"):
                return
            self.leave(seat, move)
            self.players[seat].planted += 1

    def free_move(self, seat: int, count: int) -> Asking:
        """8.3."""
        for _ in range(count):
            move = yield from self.ask(seat, {"done"} | {f"to {cell}" for cell in self.targets(seat)})
            if move == "done":
                return
            yield from self.bring(seat, move[3:])

    # -- 8: effects ----------------------------------------------------------------------------------------

    def reward(self, seat: int, effect: str, amount: int) -> Asking:
        """Of tiles and tokens."""
        if effect == "hire":
            self.hire(seat, amount)
        elif effect == "draw":
            self.draw(seat, amount)
        elif effect == "free-move":
            yield from self.free_move(seat, amount)
        elif effect == "send-up-to":
            yield from self.send(seat, amount, must=False)
        elif effect == "mayoral-draw":
            yield from self.mayoral_draw(seat)
        elif effect == "top-mayoral":
            if self.mayor_deck or self.under:
                mayor = self.next_luck("kept-this", seat)["mayor"]
                self.take_mayor(mayor)
                self.players[seat].mayors.add(mayor)
        elif effect == "no-limit":
            self.players[seat].unlimited = True
        else:
            assert effect in ("", "nothing"), effect

    def ability(self, seat: int, code: str) -> Asking:
        player, masters = self.players[seat], self.masters(seat)
        if code in ("G3", "P3"):
            yield from self.mayoral_draw(seat)
        elif code in ("Y3", "Y4", "P7"):
            cells = self.unresolved(None if code == "Y3" else {COLOURS[code[0]]})
            yield from self.land(seat, 2 if code == "Y4" else 1, cells)
        elif code == "R3":
            yield from self.free_move(seat, 3)
        elif code in ("B1", "B2", "B3"):
            yield from self.send(seat, 2 if code == "B2" else 1, must=code != "B2")
            self.draw(seat, 1 if code == "B3" else 0)
        elif code in ("R1", "R2", "R4", "R5", "G5", "P4", "P5"):
            yield from getattr(self, f"play_{code.lower()}")(seat)
        elif code in ("Y1", "Y2", "Y6"):
            self.hire(seat, {"Y1": 2, "Y2": 3}.get(code, min(4, len(masters))))
        elif code == "B4":
            sent = min(1, player.supply)
            player.supply -= sent
            player.planted += sent
        elif code == "G2":
            self.draw(seat, 2)
        elif code[0] in "BP":
            colours = {colour for cell in masters for colour in self.tiles[cell].shows}
            player.points += {
                "B5": min(4, player.planted),
                "P1": 2,
                "P2": min(4, len(masters)),
                "P6": min(5, len(colours)),
            }[code]
        else:
            self.last_for_the_turn(code)

    def last_for_the_turn(self, code: str) -> None:
        self.hires = 2 if code == "Y5" else self.hires
        self.any_colour |= code == "R6"
        self.later += {"G1": 3, "G6": 1}.get(code, 0)
        self.by_masters += code == "G4"
        self.limitless |= code == "G6"

    def play_r1(self, seat: int) -> Asking:
        move = yield from self.ask(seat, {"done"} | {f"to {cell}" for cell in self.targets(seat, {"red"})})
        if move == "done":
            return
        target = move[3:]
        yield from self.bring(seat, target)
        move = yield from self.ask(seat, {"done"} | self.sources(seat, target))
        if move != "done":
            self.leave(seat, move)
            self.tiles[target].pawns[seat] += 1

    def play_r2(self, seat: int) -> Asking:
        move = yield from self.ask(seat, {f"to {cell}" for cell in self.targets(seat)})
        if move:
            yield from self.bring(seat, move[3:])

    def play_r4(self, seat: int) -> Asking:
        moves = {
            f"oust {cell} {'boris' if side == BORIS else side + 1}"
            for cell, tile in self.tiles.items()
            for side, pawns in tile.pawns.items()
            if pawns and side != seat
        }
        move = yield from self.ask(seat, moves)
        if move:
            _, cell, name = move.split()
            side = BORIS if name == "boris" else int(name) - 1
            self.tiles[cell].pawns[side] -= 1
            if side != BORIS:
                self.players[side].hall += 1

    def play_r5(self, seat: int) -> Asking:
        free = self.unresolved()
        leaving = {f"from {cell}" for cell in free if self.tiles[cell].pawns[seat] and beside(cell) & free}
        move = yield from self.ask(seat, {"done"} | leaving)
        if move == "done":
            return
        source = self.tiles[move[5:]]
        move = yield from self.ask(seat, {f"to {cell}" for cell in beside(source.cell) & free})
        numbers = {f"number {number}" for number in range(1, source.pawns[seat] + 1)}
        number = int((yield from self.ask(seat, numbers)).split()[1])
        source.pawns[seat] -= number
        self.tiles[move[3:]].pawns[seat] += number

    def play_g5(self, seat: int) -> Asking:
        move = yield from self.ask(seat, {f"take {card}" for card in +self.discard})
        if move:
            self.discard[move[5:]] -= 1
            self.players[seat].hand[move[5:]] += 1
            self.players[seat].known[move[5:]] += 1

    def play_p4(self, seat: int) -> Asking:
        if self.neutrals:
            move = yield from self.ask(seat, {f"to {cell}" for cell in self.stands(seat)})
            if move:
                self.neutrals -= 1
                self.tiles[move[3:]].neutrals += 1

    def play_p5(self, seat: int) -> Asking:
        given = 0
        while True:
            moves = {"done"} | {f"discard {card}" for card in self.held(seat)}
            move = yield from self.ask(seat, moves, secret=True)
            if move == "done":
                break
            self.lay_down(seat, move[8:], self.used)
            given += 1
        self.draw(seat, given)

    # -- mayoral cards -------------------------------------------------------------------------------------

    def take_mayor(self, mayor: str) -> None:
        """From the top of the deck: those put under it come last."""
        if self.mayor_deck:
            assert mayor in self.mayor_deck, f"{mayor} was not on the deck"
            self.mayor_deck.remove(mayor)
        else:
            assert self.under[0] == mayor, f"{mayor} was not next under the deck"
            self.under.pop(0)

    def look(self, seat: int, count: int) -> None:
        count = min(count, len(self.mayor_deck) + len(self.under))
        if count:
            mayors = self.next_luck("offered", seat)["mayors"]
            assert len(mayors) == count
            for mayor in sorted(mayors, key=[*self.mayor_deck, *self.under].index):
                self.take_mayor(mayor)
            self.looking[seat] = set(mayors)

    def mayoral_draw(self, seat: int) -> Asking:
        """8.5, 8.6."""
        self.look(seat, 2)
        if seat not in self.looking:
            return
        moves = {"done"} | {f"keep {mayor}" for mayor in self.looking[seat]}
        move = yield from self.ask(seat, moves, secret=True)
        left = self.looking.pop(seat)
        if move != "done":
            assert self.next_luck("kept-this", seat)["mayor"] == move[5:]
            left.remove(move[5:])
            self.players[seat].mayors.add(move[5:])
        self.under += sorted(left)

    # -- 5: activation -------------------------------------------------------------------------------------

    def count(self, tile: Tile) -> int:
        """5.3."""
        return tile.pawns.total() + tile.neutrals + (tile.cell == self.beadle)

    def masters(self, seat: int) -> set[str]:
        return {cell for cell, tile in self.tiles.items() if tile.master == seat}

    def places(self, tile: Tile) -> tuple[int | None, int | None]:
        """5.9 to 5.12: who is first and who is second."""
        near = beside(tile.cell)
        strength = {
            side: (
                pawns + (self.bribes[side] if tile.cell == self.scanned else 0),
                len(self.masters(side) & near),
            )
            for side, pawns in tile.pawns.items()
            if pawns
        }
        found: list[int] = []
        while strength and len(found) < 2:
            best = max(strength.values())
            ahead = [side for side, strong in strength.items() if strong == best]
            if len(ahead) > 1:
                break
            found.append(ahead[0])
            del strength[ahead[0]]
        return found[0] if found else None, found[1] if len(found) > 1 else None

    def activate(self, tile: Tile) -> Asking:
        yield from self.offer_crown()
        yield from self.hire_neutrals(tile)
        first, second = self.places(tile)
        self.neutrals += self.bribes.total()
        self.bribes = Counter()
        if first is None:
            return
        if first != BORIS:
            tile.pawns[first] -= 1
            tile.master = first
        self.complete(tile)
        self.score(first, tile.points)
        if first != BORIS:
            yield from self.reward(first, tile.effect, tile.amount)
        token, tile.token = tile.token, ""
        if second is not None:
            _, points, effect, amount = TOKENS[token]
            self.score(second, points)
            if second != BORIS:
                self.boris_tokens += self.solitaire
                yield from self.reward(second, effect, amount)
        if self.beadle == tile.cell:
            self.move_beadle()

    def hire_neutrals(self, tile: Tile) -> Asking:
        """5.5 to 5.8."""
        bidders = [seat for seat in self.order if tile.pawns[seat]]
        passed = 0
        while len(+tile.pawns) > 1 and passed < len(bidders):
            seat = bidders.pop(0)
            bidders.append(seat)
            passed += 1
            if not self.neutrals:
                return
            if self.players[seat].hand.total() < 2:
                continue
            moves = {"done"} | {f"neutral {card}" for card in self.held(seat) if standards(card) & tile.shows}
            move = yield from self.ask(seat, moves, secret=True)
            if move != "done":
                passed = 0
                self.neutrals -= 1
                self.bribes[seat] += 1
                self.lay_down(seat, move[8:], self.discard)
                move = yield from self.ask(seat, {f"pay {card}" for card in self.held(seat)}, secret=True)
                self.lay_down(seat, move[4:], self.discard)

    def score(self, side: int, points: int) -> None:
        if side == BORIS:
            self.boris_points += points
        else:
            self.players[side].points += points

    def complete(self, tile: Tile) -> None:
        """5.13, 9.17."""
        self.neutrals += tile.neutrals
        for seat, player in enumerate(self.players):
            player.hall += tile.pawns[seat]
        tile.pawns = Counter()
        tile.neutrals, tile.barred, tile.done = 0, False, True

    def move_beadle(self) -> None:
        """2.17."""
        guilds = [tile for tile in self.tiles.values() if tile.is_guild and not tile.done]
        self.beadle = min(guilds, key=lambda tile: tile.number).cell if guilds else ""

    # -- 6: growth -----------------------------------------------------------------------------------------

    def grow(self) -> Asking:
        if self.alone:
            yield from self.farm_alone()
        else:
            there = {player.planted for player in self.players} - {0}
            first = [seat for seat in self.order if self.players[seat].planted == max(there, default=-1)]
            second = first
            if len(first) == 1:
                there.remove(max(there))
                second = [seat for seat in self.order if self.players[seat].planted == max(there, default=-1)]
                yield from self.farm(first[0], 1)
            for seat in second:
                yield from self.farm(seat, 2)
        for player in self.players:
            player.supply += player.planted
            player.planted = 0
        self.side = "ulster" if self.side == "virginia" else "virginia"
        if self.growing:
            self.columns, self.rows = self.growing.pop(0)
            for cell in scan(set(rectangle(self.columns, self.rows)) - self.halls - set(self.tiles)):
                told = self.next_luck("placed")
                assert (told["cell"], told["tile"]) == (cell, self.shown[cell]["tile"])
                self.lay_tile(self.shown[cell])
            if not self.beadle:
                self.move_beadle()

    def farm(self, seat: int, place: int) -> Asking:
        """6.6, 6.7."""
        player = self.players[seat]
        if self.side == "virginia":
            player.points += 7 if place == 1 else 3
        elif place == 1:
            player.points += 3
            yield from self.mayoral_draw(seat)
        else:
            self.draw(seat, 2)

    def farm_alone(self) -> Asking:
        """9.28 to 9.30."""
        there = self.players[0].planted
        if there >= 2:
            yield from self.farm(0, 1)
        else:
            self.boris_points += 7 if self.side == "virginia" and not there else 3

    # -- 9 and 10: Boris, and the solitaire players' guild -------------------------------------------------

    def play_boris(self) -> None:
        self.turned = []
        cells = scan(self.tiles)
        start = cells.index(self.beadle)
        for _ in range(self.boris_cards):
            told = self.next_card("boris-drew", 0)
            if not told:
                break
            card: str = told["card"]
            self.used[card] += 1
            fitting = self.unresolved({COLOURS[card[0]]})
            cell = next((cell for cell in cells[start:] + cells[:start] if cell in fitting), "")
            why = "none"
            if cell:
                self.tiles[cell].pawns[BORIS] += 1
                why = "beadle" if cell == self.beadle else "next" if cells.index(cell) > start else "around"
            self.turned.append((card, cell, why))
        self.discard += self.used
        self.used = Counter()

    def step_beadle(self) -> None:
        """9.22 to 9.25."""
        if self.beadle:
            tile = self.tiles[self.beadle]
            self.boris_points += tile.points
            self.complete(tile)
            tile.token = ""
            self.move_beadle()

    def crowns(self) -> set[str]:
        """10.3, 10.5."""
        if not self.solitaire or self.boris_tokens < 3 or not self.players[0].hall:
            return set()
        return {
            f"crown {c}" for c, tile in self.tiles.items() if tile.done and tile.is_guild and tile.master != 0
        }

    def crown(self, cell: str) -> None:
        self.boris_tokens -= 3
        self.players[0].hall -= 1
        self.tiles[cell].master = 0
        self.players[0].points += self.tiles[cell].points

    def offer_crown(self) -> Asking:
        """10.6."""
        while True:
            move = yield from self.ask(0, {"done"} | self.crowns())
            if move == "done":
                return
            self.crown(move[6:])

    # -- 7: the end ----------------------------------------------------------------------------------------

    def neighbours(self, seat: int) -> int:
        masters = self.masters(seat)
        return sum(len(beside(cell) & masters) for cell in masters)

    def groups(self, seat: int) -> list[int]:
        """How many masters each connected group has."""
        left, found = self.masters(seat), list[int]()
        while left:
            group, new = set[str](), {next(iter(left))}
            while new:
                group |= new
                new = {other for cell in new for other in beside(cell)} & left - group
            found.append(len(group))
            left -= group
        return found

    def worth(self, seat: int, mayor: str) -> int:
        """8.37 to 8.48."""
        number = int(mayor[1:])
        tiles = [self.tiles[cell] for cell in self.masters(seat)]
        if number == 16:
            colours = {colour for tile in tiles for colour in tile.shows}
            points = {5: 6, 4: 3}.get(len(colours), 0)
        else:
            points = EACH.get(mayor, 1) * self.counted(seat, number, tiles)
        return min(points, CAPS[number - 1])

    def counted(self, seat: int, number: int, tiles: list[Tile]) -> int:
        """How many of what a mayoral card counts."""
        player = self.players[seat]
        if number <= 5:
            return sum(list(COLOURS.values())[number - 1] in tile.shows for tile in tiles)
        if number in (12, 13):
            return max(Counter(tile.cell[13 - number] for tile in tiles).values(), default=0)
        if number in (14, 15):
            groups = self.groups(seat)
            return len(groups) if number == 15 else max(groups, default=0)
        if number == 18:
            return sum(tile.pawns[seat] for tile in self.tiles.values())
        if number in (17, 19):
            return (player.hall if number == 17 else player.hand.total()) // 2
        return sum(self.is_counted(number, tile) for tile in tiles)

    def is_counted(self, number: int, tile: Tile) -> bool:
        """Is it a tile of those that a mayoral card counts?"""
        column, row = tile.cell[0], tile.cell[1]
        ends = (column in (self.columns[0], self.columns[-1])) + (row in (self.rows[0], self.rows[-1]))
        return {
            6: tile.is_guild and len(tile.shows) == 2,
            7: tile.is_guild and len(tile.shows) == 1,
            8: not tile.is_guild,
            9: any(touches(tile.cell, hall) for hall in self.halls),
            10: ends > 0,
            11: ends == 2,
            20: tile.number <= 20,
            21: 21 <= tile.number <= 40,
        }[number]

    def winners(self) -> list[int]:
        if self.alone:
            return [0] if self.players[0].points > self.boris_points else []
        standing = [
            (p.points, len(self.masters(seat)), p.hand.total()) for seat, p in enumerate(self.players)
        ]
        return [seat for seat in range(len(standing)) if standing[seat] == max(standing)]


# -- the referee -------------------------------------------------------------------------------------------


class Referee:
    """Follows a match from its set-up to its end."""

    def begin(self, moment: Any) -> None:
        view = moment.view()
        side = moment.options["side"]
        assert side in ("random", view["plantation"]), "the option decides the side"
        assert sorted(view["order"]) == list(range(moment.seats))
        self.table = Table(moment.seats, list(view["order"]), view["plantation"], moment.options)
        self.over = False
        self.listen(moment, view)
        self.asking = self.table.play()
        self.may = next(self.asking)
        self.check(moment, view)

    def listen(self, moment: Any, view: Piece) -> None:
        self.table.shown = {tile["cell"]: tile for tile in view["tiles"]}
        for told in moment.told:
            if told["event"] == "saw":
                self.table.luck += [{"event": "saw", "seat": told["seat"], "card": c} for c in told["cards"]]
            elif told["event"] in LUCK:
                self.table.luck.append(told)

    def follow(self, seat: int, move: str, moment: Any) -> None:
        view = moment.view()
        self.listen(moment, view)
        try:
            self.may = self.asking.send((seat, move))
        except StopIteration:
            self.may, self.over = {}, True
        self.check(moment, view)

    def check(self, moment: Any, view: Piece) -> None:
        table = self.table
        assert not table.luck, f"that should not have happened: {table.luck}"
        assert moment.waiting == set(self.may), f"{set(self.may)} should be asked"
        for seat, moves in self.may.items():
            assert moment.moves(seat) == moves, moment.moves(seat) ^ moves
        self.check_table(view)
        self.check_tiles(view)
        for seat in range(moment.seats):
            self.check_player(seat, view["players"][seat], moment.view(seat))
        if self.over:
            scores = [player.points for player in table.players]
            assert moment.result["winners"] == table.winners()
            assert moment.result["scores"][: moment.seats] == scores

    def check_table(self, view: Piece) -> None:
        table = self.table
        assert (view["round"], view["rounds"]) == (table.round, table.rounds)
        assert view["activates"] == (table.round % table.activation_every == 0)
        assert view["grows"] == (table.round % table.growth_every == 0)
        assert view["order"] == table.order
        assert view["active"] == table.active
        assert "".join(view["columns"]) == table.columns
        assert "".join(map(str, view["rows"])) == table.rows
        assert set(view["guildhall"]) == table.halls
        assert view["scanned"] == table.scanned
        assert view["beadle"] == table.beadle
        assert view["neutrals"] == table.neutrals
        assert view["plantation"] == table.side
        assert view["deck"] == table.deck.total()
        assert Counter(view["discard"]) == +table.discard
        assert Counter(view["used"]) == +table.used
        assert view["mayor_deck"] == len(table.mayor_deck) + len(table.under)
        boris = view["boris"]
        assert (boris is not None) == table.alone
        if boris:
            assert boris["cards"] == table.boris_cards
            assert (boris["points"], boris["tokens"]) == (table.boris_points, table.boris_tokens)
            assert [(one["card"], one["cell"], one["why"]) for one in boris["turned"]] == table.turned

    def check_tiles(self, view: Piece) -> None:
        table, seats = self.table, range(len(self.table.players))
        assert [shown["cell"] for shown in view["tiles"]] == scan(table.tiles)
        for shown in view["tiles"]:
            tile = table.tiles[shown["cell"]]
            first, second = table.places(tile)
            ready = not tile.done and tile.pawns.total() > 0 and table.count(tile) >= tile.threshold
            right = {
                "number": tile.number,
                "done": tile.done,
                "threshold": tile.threshold,
                "count": 0 if tile.done else table.count(tile),
                "pawns": [tile.pawns[seat] for seat in seats],
                "boris": tile.pawns[BORIS],
                "neutrals": tile.neutrals,
                "barred": tile.barred,
                "beadle": tile.cell == table.beadle,
                "token": tile.token,
                "master": tile.master,
                "ready": ready,
                "first": first,
                "second": second,
                "tied": ready and first is None,
            }
            wrong = {key: (shown[key], fact) for key, fact in right.items() if shown[key] != fact}
            assert not wrong, f"{tile.cell}, shown and right: {wrong}"

    def check_player(self, seat: int, shown: Piece, own: Piece) -> None:
        table, player = self.table, self.table.players[seat]
        worth = {mayor: table.worth(seat, mayor) for mayor in player.mayors}
        projected = player.points + (0 if self.over else table.neighbours(seat))
        right = {
            "points": player.points,
            "guildhall": player.hall,
            "supply": player.supply,
            "plantation": player.planted,
            "cards": player.hand.total(),
            "mayors": sorted(player.mayors) if self.over else [],
            "mayor_cards": len(player.mayors),
            "masters": scan(table.masters(seat)),
            "neighbours": table.neighbours(seat),
            "projected": projected,
            "unlimited": player.unlimited,
        }
        wrong = {key: (shown[key], fact) for key, fact in right.items() if shown[key] != fact}
        assert not wrong, f"seat {seat}, shown and right: {wrong}"
        assert Counter(shown["known"]) == +player.known
        assert {card["card"]: card["copies"] for card in own["hand"]} == +player.hand
        assert {card["mayor"]: card["worth"] for card in own["mayors"]} == worth
        assert all(card["cap"] == CAPS[int(card["mayor"][1:]) - 1] for card in own["mayors"] + own["offered"])
        assert {card["mayor"] for card in own["offered"]} == table.looking.get(seat, set())
        later = 0 if self.over else sum(worth.values())
        assert own["players"][seat]["projected"] == projected + later
        decides = table.deciding and seat == table.active
        uses = table.uses(seat) if decides else set()
        for shown in own["hand"]:
            card = shown["card"]
            assert set(shown["moves"]) == (table.goals(seat, [card]) if decides else set()), (
                f"goals of {card}"
            )
            assert (shown["hire"], shown["play"]) == (f"hire {card}" in uses, f"play {card}" in uses), card
            assert shown["standards"][0] == COLOURS[card[0]]
            assert set(shown["standards"]) == standards(card)
            assert shown["cost"] == COST[card[:2]]
