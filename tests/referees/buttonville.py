"""Buttonville a second time: a turn is a generator that asks and is sent the answers.

It knows no order of the pile: it is told which cards came from it, and checks when and for whom they came,
and that they were still in the deck.
"""

from collections import Counter, deque
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any

Turn = Generator[set[str], str, None]  # yields what may be answered, is sent the answer

GUILDS = (
    "pablo triboulet menestra",
    "firmin lancelot jade",
    "dina vlad dimitri",
    "turbo phil tictac",
    "celeste chapi jack",
    "corbac alienor soulange hyppolite marty bob triton lucky flora laurent",
)
SUGGESTED = {
    "first-game": "menestra jade dimitri tictac chapi marty soulange lucky corbac",
    "interactions": "triboulet lancelot dina turbo celeste hyppolite corbac flora bob",
    "trees": "pablo firmin dimitri phil jack alienor laurent soulange corbac",
    "synergy": "menestra jade vlad tictac chapi marty triton bob lucky",
}
SOURCED = ["jade", "dimitri", "phil", "chapi", "triboulet", "menestra", "corbac", "soulange", "bob", "flora"]
WITH_KEYWORD = ["dina", "vlad", "dimitri", "turbo", "phil", "tictac", "alienor", "soulange", "bob", "flora"]
PRICES = {"turbo": 1, "phil": 2, "tictac": 2}
POINTS = (0, 1, 3, 5, 7, 10, 13, 17)
FROM_THE_PILE = ("drew", "refilled", "turned-up")


@dataclass
class Column:
    """A set."""

    villager: str
    cards: int
    used: bool = False


@dataclass
class Player:
    """Cards, sets and buttons."""

    hand: Counter[str] = field(default_factory=Counter)
    sets: list[Column] = field(default_factory=list)
    buttons: int = 2

    def name(self, column: Column) -> str:
        """`jade`, and `jade.2` for the second set of Jades."""
        same = [other for other in self.sets if other.villager == column.villager]
        place = next(place for place, other in enumerate(same, 1) if other is column)
        return column.villager + (f".{place}" if place > 1 else "")

    def called(self, name: str) -> Column:
        return next(column for column in self.sets if self.name(column) == name)

    def has_sets_of(self, villager: str) -> int:
        return sum(column.villager == villager for column in self.sets)


def sizes_of(choice: str) -> tuple[str, int]:
    """`jade x3` as its parts."""
    name, cards = choice.split(" x")
    return name, int(cards)


def cards(counted: Counter[str]) -> set[str]:
    return {villager for villager, count in counted.items() if count > 0}


class Table:
    """A match from its first turn on."""

    def __init__(self, villagers: list[str], seats: int, first: int) -> None:
        self.villagers = villagers
        self.players = [Player() for _ in range(seats)]
        self.first, self.active = first, first
        self.deck = Counter(dict.fromkeys(villagers, 12))  # 2.10
        self.end_pile = 40 if seats == 2 else 20  # 2.11
        self.pile = 12 * len(villagers) - self.end_pile
        self.forum: Counter[str] = Counter()
        self.discards: Counter[str] = Counter()
        self.shown: Counter[str] = Counter()
        self.luck: deque[dict[str, Any]] = deque()
        self.turn, self.last_turn = 0, 0

    @property
    def me(self) -> Player:
        return self.players[self.active]

    # -- the pile ------------------------------------------------------------------------------------------

    def next_card(self, how: str) -> str:
        """The card that luck showed, which must have come in this way."""
        assert self.luck, f"a card should have been {how}"
        told = self.luck.popleft()
        assert told["event"] == how, f"{told} instead of a card that is {how}"
        villager: str = told["villager"]
        assert self.deck[villager] > 0, f"a thirteenth {villager}"
        self.deck[villager] -= 1
        if self.pile:
            self.pile -= 1
            if not self.pile:  # 7.1 to 7.4: this round to its end, then one turn each
                seats = len(self.players)
                self.last_turn = (self.turn // seats + 2) * seats
        else:
            self.end_pile -= 1
        return villager

    @property
    def is_empty(self) -> bool:
        return self.pile + self.end_pile == 0

    def draw(self, seat: int, count: int = 1) -> None:
        for _ in range(count):
            if self.is_empty:  # 4.5
                self.players[seat].buttons += 1
            else:
                assert self.luck
                assert self.luck[0]["seat"] == seat, "somebody else drew"
                self.players[seat].hand[self.next_card("drew")] += 1

    def reveal(self, count: int) -> None:
        for _ in range(count):
            if not self.is_empty:  # 4.9
                self.shown[self.next_card("turned-up")] += 1

    def refill(self) -> None:
        """4.1, 4.6."""
        while self.forum.total() < 5 and not self.is_empty:
            self.forum[self.next_card("refilled")] += 1

    def discard_shown(self) -> None:
        self.discards += self.shown
        self.shown = Counter()

    # -- 2: setting up -------------------------------------------------------------------------------------

    def deal(self) -> None:
        seats = len(self.players)
        for place in range(seats):
            self.draw((self.first + place) % seats, 4)
        self.refill()

    # -- 3: the match, turn by turn ------------------------------------------------------------------------

    def play(self) -> Turn:
        self.deal()
        while not self.last_turn or self.turn < self.last_turn:
            self.active = (self.first + self.turn) % len(self.players)
            yield from self.take_turn()
            self.turn += 1

    def take_turn(self) -> Turn:
        me = self.me
        for column in me.sets:
            column.used = False
            me.buttons += column.villager == "alienor"  # 6.32
        yield from self.recruit()
        yield from self.play_sets()
        yield from self.end_turn()

    def recruit(self) -> Turn:
        """3.2 to 3.4; ACTIONs come in between (5.8)."""
        owed = 2
        while owed:
            move = yield {"draw"} | self.may("take", self.forum) | self.actions()
            if move == "draw":
                owed -= 1
                self.draw(self.active)
            elif move.startswith("take "):
                owed -= 1
                self.take(move[5:])
            else:
                yield from self.act(move)

    def may(self, verb: str, among: Counter[str]) -> set[str]:
        return {f"{verb} {villager}" for villager in cards(among)}

    def take(self, villager: str) -> None:
        """A forum card to the hand."""
        self.forum[villager] -= 1
        self.me.hand[villager] += 1
        self.refill()

    def play_sets(self) -> Turn:
        """3.5 to 3.9."""
        left = 1
        while True:
            plays = self.plays("play") if left else set()
            if not plays | self.actions():
                return
            move = yield {"done"} | plays | self.actions()
            if move == "done":
                return
            if move.startswith("play "):
                left -= 1
                yield from self.lay_down(move[5:])
            else:
                yield from self.act(move)

    def plays(self, verb: str) -> set[str]:
        return {
            f"{verb} {villager} x{count}"
            for villager, held in self.me.hand.items()
            for count in range(1, held + 1)
        }

    def lay_down(self, choice: str) -> Turn:
        villager, count = sizes_of(choice)
        self.me.hand[villager] -= count
        column = Column(villager, count)
        self.me.sets.append(column)
        if villager not in WITH_KEYWORD:
            yield from self.effect(villager, count)

    # -- 5: ACTIONs ----------------------------------------------------------------------------------------

    def actions(self) -> set[str]:
        me, found = self.me, set()
        for column in me.sets:
            if not column.used and self.is_usable(column.villager):
                found |= self.plays("buy") if column.villager == "tictac" else {f"use {me.name(column)}"}
        return found

    def is_usable(self, villager: str) -> bool:
        """5.11, 5.12, 6.13 to 6.21."""
        me = self.me
        if villager not in ("dina", "vlad", "dimitri", "turbo", "phil", "tictac"):
            return False
        if me.buttons < PRICES.get(villager, 0):
            return False
        if villager in ("dina", "tictac") and not me.hand.total():
            return False
        return villager not in ("dina", "dimitri", "phil") or self.forum.total() > 0

    def act(self, move: str) -> Turn:
        verb, name = move.split(" ", 1)
        me = self.me
        if verb == "buy":
            seller = next(c for c in me.sets if c.villager == "tictac" and not c.used)
            seller.used = True
            me.buttons -= 2
            yield from self.lay_down(name)
            return
        column = me.called(name)
        column.used = True
        me.buttons -= PRICES.get(column.villager, 0)
        if column.villager == "dina":
            yield from self.discard_from_hand()
        if column.villager in ("vlad", "dimitri"):
            yield from self.discard_from_a_set()
        if column.villager in ("dina", "dimitri", "phil"):
            yield from self.take_from_forum(1)
        if column.villager in ("vlad", "turbo"):
            self.draw(self.active, 2 if column.villager == "vlad" else 1)

    def discard_from_hand(self) -> Turn:
        self.throw_away((yield self.may("discard", self.me.hand))[8:])

    def throw_away(self, villager: str) -> None:
        self.me.hand[villager] -= 1
        self.discards[villager] += 1

    def discard_from_a_set(self) -> Turn:
        move = yield {f"pick {self.me.name(column)}" for column in self.me.sets}
        column = self.me.called(move[5:])
        self.discards[column.villager] += 1
        self.shrink(column)

    def shrink(self, column: Column) -> None:
        column.cards -= 1
        if not column.cards:  # 5.19
            self.me.sets = [other for other in self.me.sets if other is not column]

    def take_from_forum(self, count: int) -> Turn:
        for _ in range(count):
            if self.forum.total():
                self.take((yield self.may("take", self.forum))[5:])

    # -- 6: effects ----------------------------------------------------------------------------------------

    def effect(self, villager: str, x: int) -> Turn:
        if villager == "jade":
            self.me.buttons += x
        elif villager == "menestra":
            self.draw(self.active, x)
        elif villager == "corbac":
            self.rob(x)
        else:
            yield from getattr(self, villager)(x)

    def rob(self, x: int) -> None:
        """6.29 to 6.31."""
        victim = self.players[self.active - 1]
        if x >= 3:
            half = (victim.buttons + 1) // 2
            victim.buttons -= half
            self.me.buttons += half

    def pablo(self, x: int) -> Turn:
        while self.forum.total():
            move = yield {"done"} | self.may("discard", self.forum)
            if move == "done":
                break
            self.forum[move[8:]] -= 1
            self.discards[move[8:]] += 1
        self.refill()
        yield from self.take_from_forum(2)

    def triboulet(self, x: int) -> Turn:
        self.draw(self.active, 3)
        if self.me.hand.total():
            villager = (yield self.may("give", self.me.hand))[5:]
            self.me.hand[villager] -= 1
            self.forum[villager] += 1

    def firmin(self, x: int) -> Turn:
        self.me.buttons += 1
        for _ in range(x):
            if not self.me.hand.total():
                return
            move = yield {"done"} | self.may("discard", self.me.hand)
            if move == "done":
                return
            self.throw_away(move[8:])
            self.me.buttons += 2

    def lancelot(self, x: int) -> Turn:
        self.reveal(x)
        self.me.buttons += len(cards(self.shown))
        if self.shown.total():
            villager = (yield self.may("take", self.shown))[5:]
            self.shown[villager] -= 1
            self.me.hand[villager] += 1
        self.discard_shown()

    def celeste(self, x: int) -> Turn:
        self.reveal(x + 2)
        while True:
            fitting = [column for column in self.me.sets if self.shown[column.villager] > 0]
            if not fitting:
                break
            move = yield {"done"} | {f"add {self.me.name(column)} x1" for column in fitting}
            if move == "done":
                break
            column = self.me.called(sizes_of(move[4:])[0])
            self.shown[column.villager] -= 1
            column.cards += 1
        self.discard_shown()

    def chapi(self, x: int) -> Turn:
        moves = {
            f"add {self.me.name(column)} x{count}"
            for column in self.me.sets
            for count in range(1, min(3, self.me.hand[column.villager]) + 1)
        }
        move = yield {"done"} | moves  # 9.7: asked in any case
        if move != "done":
            name, count = sizes_of(move[4:])
            column = self.me.called(name)
            self.me.hand[column.villager] -= count
            column.cards += count

    def jack(self, x: int) -> Turn:
        joined: list[Column] = []
        for _ in range(x):
            free = [c for c in self.me.sets if self.forum[c.villager] > 0 and not any(c is j for j in joined)]
            if not free:
                return
            move = yield {"done"} | {f"add {self.me.name(column)} x1" for column in free}
            if move == "done":
                return
            column = self.me.called(sizes_of(move[4:])[0])
            joined.append(column)
            self.forum[column.villager] -= 1
            column.cards += 1
            self.refill()

    def hyppolite(self, x: int) -> Turn:
        villager = (yield {f"name {one}" for one in self.villagers})[5:]
        received = 0
        for player in self.players:
            if player is not self.me and player.hand[villager] > 0:
                player.hand[villager] -= 1
                received += 1
        self.me.hand[villager] += received
        if not received:
            self.draw(self.active)

    def marty(self, x: int) -> Turn:
        others = [c for c in self.me.sets if c.villager not in WITH_KEYWORD and c.villager != "marty"]
        if others:
            move = yield {f"pick {self.me.name(column)}" for column in others}
            yield from self.effect(self.me.called(move[5:]).villager, x)

    def triton(self, x: int) -> Turn:
        fished: set[str] = set()
        for _ in range(x):
            left = {f"take {villager}" for villager in cards(self.discards) - fished}
            if not left:
                return
            move = yield {"done"} | left
            if move == "done":
                return
            fished.add(move[5:])
            self.discards[move[5:]] -= 1
            self.me.hand[move[5:]] += 1

    def lucky(self, x: int) -> Turn:
        self.reveal(1)
        while not self.is_empty:
            if (yield {"done", "draw"}) == "done":
                break
            self.reveal(1)
            if max(self.shown.values()) > 1:
                self.discard_shown()
                return
        self.me.hand += self.shown
        self.shown = Counter()

    def laurent(self, x: int) -> Turn:
        for _ in range(x):
            if not self.forum.total() or not self.me.hand.total():
                break
            move = yield {"done"} | self.may("give", self.me.hand)
            if move == "done":
                break
            given, taken = move[5:], (yield self.may("take", self.forum))[5:]
            self.me.hand[given] -= 1
            self.forum[given] += 1
            self.forum[taken] -= 1
            self.me.hand[taken] += 1
        yield from self.take_from_forum(1)

    # -- 3.10: the end of a turn ---------------------------------------------------------------------------

    def end_turn(self) -> Turn:
        me = self.me
        while waiting := [column for column in me.sets if column.villager == "bob" and not column.used]:
            blob = waiting[0]
            if len(waiting) > 1:  # 5.14
                blob = me.called((yield {f"pick {me.name(column)}" for column in waiting})[5:])
            blob.used = True
            yield from self.feed(blob)
        while me.hand.total() > 7:
            yield from self.discard_from_hand()
        while doubled := [column for column in me.sets if me.has_sets_of(column.villager) > 1]:
            column = me.called((yield {f"pick {me.name(one)}" for one in doubled})[5:])
            self.discards[column.villager] += column.cards
            me.sets = [other for other in me.sets if other is not column]

    def feed(self, blob: Column) -> Turn:
        """6.42 to 6.46."""
        hand = self.me.hand
        if self.forum["bob"] > 0:
            move = yield {"feed forum"} | ({"feed hand"} if hand["bob"] > 0 else set())
            source = hand if move == "feed hand" else self.forum
            source["bob"] -= 1
            blob.cards += 1
            self.refill()
        elif hand["bob"] > 0:
            hand["bob"] -= 1
            blob.cards += 1
        else:
            self.forum["bob"] += 1
            self.shrink(blob)

    # -- 8: scoring ----------------------------------------------------------------------------------------

    def score(self, seat: int) -> int:
        sets, neighbour = self.players[seat].sets, self.players[seat - 1]
        return score(
            [(column.villager, column.cards) for column in sets],
            self.players[seat].buttons,
            sum(column.cards for column in neighbour.sets if column.villager == "flora"),
        )

    def winners(self) -> list[int]:
        standing = [(self.score(seat), len(player.sets)) for seat, player in enumerate(self.players)]
        return [seat for seat in range(len(self.players)) if standing[seat] == max(standing)]


def score(sets: list[tuple[str, int]], buttons: int, neighbours_floras: int) -> int:
    """8.1 to 8.3, from sets as villager and cards."""
    points = buttons // 2 + sum(POINTS[min(count, 7)] for _, count in sets)
    for villager, count in sets:
        if villager == "soulange" and {1, 2, 3} <= {size for _, size in sets}:
            points += 5
        if villager == "flora" and count > neighbours_floras:
            points += 5
    return points


# -- the referee -------------------------------------------------------------------------------------------


class Referee:
    """Follows a match from the choice of villagers to its end."""

    def begin(self, moment: Any) -> None:
        self.table: Table | None = None
        self.how = moment.options["villagers"]
        self.first = next(told["seat"] for told in moment.told if told["event"] == "starts")
        self.chosen: list[str] = []
        self.may: set[str] = set()
        self.over = False
        if self.how != "choose":
            self.chosen = [told["villager"] for told in moment.told if told["event"] == "chose"]
            self.check_selection(moment.seats)
            self.begin_turns(moment)
        self.check(moment)

    def needed(self, seats: int) -> int:
        return 5 + (3 if seats == 2 else 4)

    def check_selection(self, seats: int) -> None:
        """2.2 to 2.8."""
        chosen = self.chosen
        assert len(chosen) == len(set(chosen)) == self.needed(seats), chosen
        for place, villager in enumerate(chosen):
            assert villager in GUILDS[min(place, 5)].split(), f"{villager} at place {place}"
        if self.how in SUGGESTED:
            assert set(chosen) == set(SUGGESTED[self.how].split()[: self.needed(seats)])
        assert self.how != "sourced" or set(chosen) <= set(SOURCED)

    def begin_turns(self, moment: Any) -> None:
        self.table = Table(self.chosen, moment.seats, self.first)
        self.asking = self.table.play()
        self.listen(moment)
        self.may = next(self.asking)

    def listen(self, moment: Any) -> None:
        assert self.table is not None
        assert not self.table.luck, f"cards came that nobody asked for: {self.table.luck}"
        self.table.luck.extend(told for told in moment.told if told["event"] in FROM_THE_PILE)

    def follow(self, seat: int, move: str, moment: Any) -> None:
        if self.table is None:
            self.chosen.append(move.removeprefix("choose "))
            if len(self.chosen) == self.needed(moment.seats):
                self.check_selection(moment.seats)
                self.begin_turns(moment)
        else:
            assert seat == self.table.active
            self.listen(moment)
            try:
                self.may = self.asking.send(move)
            except StopIteration:
                self.over = True
        self.check(moment)

    def check(self, moment: Any) -> None:
        if self.table is None:
            turn = (self.first + len(self.chosen)) % moment.seats
            guild = GUILDS[min(len(self.chosen), 5)].split()
            assert moment.waiting == {turn}
            assert moment.moves(turn) == {f"choose {one}" for one in guild if one not in self.chosen}
            return
        table, view = self.table, moment.view()
        assert not table.luck, f"cards came that nobody asked for: {table.luck}"
        assert moment.waiting == (set() if self.over else {table.active})
        assert Counter(view["forum"]) == +table.forum
        assert (view["pile"], view["end_pile"]) == (table.pile, table.end_pile)
        assert view["discard"] == +table.discards
        assert view["revealed"] == +table.shown
        for seat, player in enumerate(table.players):
            shown = view["players"][seat]
            assert (shown["buttons"], shown["hand"]) == (player.buttons, player.hand.total()), f"seat {seat}"
            assert [(c["villager"], c["cards"]) for c in shown["sets"]] == [
                (column.villager, column.cards) for column in player.sets
            ]
            assert shown["points"] == table.score(seat)
            assert moment.view(seat)["hand"] == +player.hand
        if self.over:
            assert moment.result["winners"] == table.winners()
            assert moment.result["scores"] == [table.score(seat) for seat in range(moment.seats)]
        else:
            assert moment.moves(table.active) == self.may
