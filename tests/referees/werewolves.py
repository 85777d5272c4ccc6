"""The rules of Werewolves and its Village a second time, told as a story from first card to last death.

The story is a generator: it stops where the table is asked something, is sent what somebody plays, and
notes what must be told. Players are numbers from 0, cards and buildings are their names. What luck decides
is read from what was told and only checked for being possible.
"""

from collections import Counter
from collections.abc import Callable, Generator, Iterable
from typing import Any, TypeVar

T = TypeVar("T")
Story = Generator[None, tuple[int, str], T]
Moves = dict[int, set[str]]

SPECIAL = ["seer", "witch", "hunter", "cupid", "little-girl", "thief", "white-werewolf"]
SPECIAL += ["raven", "arsonist", "defender", "piper"]
COMPOSITIONS = {  # the special characters and from how many players on; the buildings; is there a Captain?
    "simple": ({"seer": 8}, "none", False),
    "classic": (
        {"seer": 8, "cupid": 8, "hunter": 8, "little-girl": 8, "witch": 9, "thief": 12},
        "none",
        True,
    ),
    "moon": (
        {"seer": 8, "cupid": 8, "hunter": 8, "little-girl": 8, "witch": 9, "defender": 10}
        | {"piper": 12, "thief": 14},
        "none",
        True,
    ),
    "first-village": ({"seer": 8, "hunter": 8, "witch": 10, "cupid": 27}, "light", True),
    "village": (
        {"seer": 8, "hunter": 8, "cupid": 8, "raven": 8, "witch": 10, "arsonist": 13},
        "thirds",
        True,
    ),
    "feast": (
        {"seer": 8, "thief": 8, "cupid": 8, "hunter": 8, "defender": 10, "raven": 10, "arsonist": 10}
        | {"witch": 12, "little-girl": 12, "white-werewolf": 12, "piper": 12},
        "thirds",
        True,
    ),
}
MORE_WOLVES = {  # there are 2, and from so many players on one more
    "simple": (12, 24),
    "classic": (9, 12, 20, 24),
    "moon": (9, 14, 22, 27),
    "first-village": (10, 15, 24),
    "village": (10, 12, 20, 23),
    "feast": (10, 15, 20, 23, 27),
}
WOLVES = {"werewolf", "white-werewolf"}
LONERS = {"werewolf": "wolves", "white-werewolf": "white", "piper": "piper"}
FARMS = [f"farm-{number}" for number in range(1, 7)]
SELECTED = ["school", "manor", "church", "tavern", "bailiffs-house", "shop", "bakery", "hovel"]
LIGHT = SELECTED[:3]
BUILDINGS = [*FARMS, "church", "hovel", "bailiffs-house", "manor", "bakery", "school", "tavern", "shop"]
RENEWED = ("church", "manor", "shop")  # whose powers the Healer gives back
DAY_POWERS = ("church", "hovel", "shop")
WINS = {
    "nobody": "won-by-nobody",
    "couple": "won-by-the-couple",
    "piper": "won-by-the-piper",
    "white": "won-by-the-white-werewolf",
    "pack": "won-by-the-pack",
    "village": "won-by-the-village",
    "draw": "drawn",
}
FOR_GHOSTS = {"woke", "looked", "met-wolf"}  # what the dead are told besides
MINDS, ABSENT, BANS = 3, 4, 2
LOOKS = 7  # one in so many moves all that is public is compared, and whenever something new is asked
BEFORE_THE_COUNT = ("election", "election-again", "debate", "bans", "inn-vote", "ballot")


def camp(card: str) -> str:
    return LONERS.get(card, "village")


def who(move: str) -> int:
    """The player whom a move names."""
    return next(int(word) - 1 for word in move.split() if word.isdigit())


def to(verb: str, players: Iterable[int]) -> set[str]:
    return {f"{verb} {player + 1}" for player in players}


class Over(Exception):
    """The story has an end."""


class Referee:
    """Follows a village from its first night to its end."""

    def begin(self, moment: Any) -> None:
        self.choose = moment.options
        self.n: int = moment.seats
        self.turns = 0
        self.call, self.waiting = "", set[int]()
        self.may: Callable[[int], set[str]] = lambda seat: set()
        self.story = self.tell()
        self.hear(moment)
        next(self.story)
        self.check(moment, 0)

    def follow(self, seat: int, move: str, moment: Any) -> None:
        self.turns += 1
        self.hear(moment)
        filled = self.call.startswith(("ballot", "election")) and self.ballot[seat] >= 0
        missing = move == "away" and not filled
        self.missed[seat] = self.missed[seat] + 1 if missing else 0
        if not missing:
            self.asked_out[seat] = set()
        if missing:
            self.say("missed", seat, times=self.missed[seat])
        self.story.send((seat, move))
        self.check(moment, seat)

    # -- what is told --------------------------------------------------------------------------------------

    def hear(self, moment: Any) -> None:
        self.moment = moment
        self.told = [told for told in moment.told if told["event"] not in FOR_GHOSTS]
        self.left = list(self.told)  # of which luck still may be read
        self.said: list[dict[str, Any]] = []
        self.new = False

    def say(self, event: str, seat: int = 0, **facts: Any) -> None:
        self.said.append({"event": event, "seat": seat, **facts})

    def luck(self, event: str, **facts: Any) -> dict[str, Any]:
        """The first of its kind that was not read yet."""
        told: dict[str, Any]
        for told in self.left:
            if told["event"] == event and all(told[key] == value for key, value in facts.items()):
                self.left.remove(told)
                return told
        raise AssertionError(f"nobody was told of {event} {facts}")

    def ask(self, call: str, seats: Iterable[int], may: Callable[[int], set[str]]) -> None:
        """What is asked now, of whom, and what they may answer; everybody may be away (11.17)."""
        self.call, self.waiting, self.may = call, set(seats), lambda seat: may(seat) | {"away"}
        self.new = True

    def question(self, call: str, seats: Iterable[int], may: Callable[[int], set[str]]) -> None:
        """The same by day, when all hear it."""
        self.ask(call, seats, may)
        self.say("asked", call=call, deciding=len(self.waiting))

    def answer(self, call: str, seat: int, moves: set[str]) -> Story[str]:
        """One player decides one thing."""
        self.question(call, {seat}, lambda _: moves)
        _, move = yield
        self.waiting = set()
        return move

    # -- the match -----------------------------------------------------------------------------------------

    def tell(self) -> Story[None]:
        self.set_up()
        try:
            if self.choose["tokens-first"] == "yes":
                yield from self.give_tokens()
                self.deal()
            else:
                self.deal()
                yield from self.give_tokens()
            while True:
                yield from self.fall_asleep()
                yield from self.wake_up()
                yield from self.hold_trial()
                self.end_turn()
        except Over:
            self.waiting, self.call, self.new = set(), "over", True
        yield

    def set_up(self) -> None:
        """2.2 to 2.9."""
        joining, village, captain = COMPOSITIONS[self.choose["composition"]]
        usual = [name for name, players in joining.items() if self.n >= players]
        special = [
            name
            for name in SPECIAL
            if self.choose[name] == "in" or (self.choose[name] == "usual" and name in usual)
        ]
        wolves = 2 + sum(self.n >= players for players in MORE_WOLVES[self.choose["composition"]])
        hidden = self.choose["hide-composition"] == "yes"
        if wolves > 6 and (hidden or "white-werewolf" not in special):
            wolves = 6  # all that the box has, without the White one
        self.wolves = wolves if self.choose["wolves"] == "usual" else int(self.choose["wolves"])
        self.deck = Counter(special)
        others = sum(name != "white-werewolf" for name in special)
        self.deck["werewolf"] = self.wolves - (0 if hidden else self.deck["white-werewolf"])
        self.deck["villager"] = self.n - self.wolves - (0 if hidden else others) + 2 * ("thief" in special)
        self.deck = +self.deck
        self.unused = len(special) if hidden else 0
        self.village = village if self.choose["village"] == "usual" else self.choose["village"]
        self.office = captain if self.choose["captain"] == "usual" else self.choose["captain"] == "yes"
        assert "thief" not in special or self.wolves >= 2, "2.4"
        assert "arsonist" not in special or self.village != "none", "2.4"
        picked = self.choose["farms"] not in ("usual", "0") or any(self.choose[b] == "in" for b in SELECTED)
        assert not picked or self.village != "none", "8.1"
        self.start()

    def start(self) -> None:
        everybody = range(self.n)
        self.alive = set(everybody)
        self.cards: list[str] = []
        self.middle: list[str] = []
        self.thief: int | None = None
        self.lovers: tuple[int, ...] = ()
        self.met, self.grieved = False, False
        self.seen: list[set[int]] = [set() for _ in everybody]  # whose cards each has seen
        self.seen_camp: list[set[int]] = [set() for _ in everybody]
        self.glimpsed: list[set[int]] = [set() for _ in everybody]
        self.may_know_girl: set[int] = set()
        self.charmed: set[int] = set()
        self.shown: dict[int, str] = {}  # what all saw of the dead
        self.withdrawn: set[int] = set()
        self.fallen: list[int] = []
        self.causes: dict[int, str] = {}
        self.home: dict[int, str] = {}  # of the dead too
        self.tenant: dict[str, int] = {}
        self.place = list(everybody)
        self.burnt: list[str] = []
        self.spent: set[str] = set()
        self.immune = False
        self.farmers_rule = False
        self.captain: int | None = None
        self.closed = False
        self.night, self.quiet, self.deaths_before = 0, 0, 0
        self.guarded: int | None = None
        self.cure, self.poison = True, True
        self.fire, self.poster = "", -1
        self.missed = [0] * self.n
        self.banned: set[int] = set()
        self.running: set[int] = set()
        self.tied: set[int] = set()
        self.condemned = -1
        self.confessed = -1
        self.offer = ("", -1)
        self.ballot = [-1] * self.n
        self.filled = [0] * self.n
        self.voted = [-1] * self.n
        self.tally = [0] * self.n
        self.against: list[set[int]] = [set() for _ in everybody]
        self.asked_out: list[set[int]] = [set() for _ in everybody]
        self.spoken = [0] * self.n
        self.claims = [""] * self.n
        self.accuses: list[set[int]] = [set() for _ in everybody]
        self.defends: list[set[int]] = [set() for _ in everybody]
        self.reports: dict[tuple[int, int], bool] = {}
        self.offered: Counter[str] = Counter()
        self.winner = ""

    def deal(self) -> None:
        """2.5: one card each."""
        for seat in range(self.n):
            card = self.luck("dealt", seat=seat)["card"]
            self.cards.append(card)
            self.say("dealt", seat, card=card)
        dealt = Counter(self.cards)
        assert dealt <= self.deck, "2.5: only cards of the composition"
        wolves = sum(card in WOLVES for card in self.cards)
        if "thief" in self.deck:
            assert self.wolves - 2 <= wolves <= self.wolves
        else:
            assert wolves == self.wolves, "2.9"

    def give_tokens(self) -> Story[None]:
        """8.1 to 8.5."""
        if self.village == "none":
            return
        pool = Counter({"vagabond": 15} | dict.fromkeys(BUILDINGS, 1))
        if self.choose["tokens"] != "all":
            pool = Counter(self.pick_homes())
            pool["vagabond"] = self.n - sum(pool.values())
        if self.choose["tokens"] == "draft":
            yield from self.draft(pool)
        else:
            for seat in range(self.n):
                self.take_token(seat, self.luck("took-token", seat=seat)["building"], pool)
        self.farmers_rule = any(farm in self.tenant for farm in FARMS)

    def pick_homes(self) -> list[str]:
        """8.1: a third farms, a third special ones, but for what the host decides."""
        third = (2 * self.n + 3) // 6
        usual = (LIGHT if self.village == "light" else SELECTED)[:third]
        farms = min(6, third) if self.choose["farms"] == "usual" else int(self.choose["farms"])
        special = [home for home in SELECTED if self.choose[home] == "in"]
        special += [home for home in usual if self.choose[home] == "usual"]
        assert 0 < farms + len(special) <= self.n, "8.1"
        return [*FARMS[:farms], *special]

    def take_token(self, seat: int, token: str, pool: Counter[str]) -> None:
        assert pool[token] > 0, f"8.2: no {token} is left"
        pool[token] -= 1
        self.say("took-token", seat, building=token)
        if token != "vagabond":
            self.tenant[token], self.home[seat] = seat, token
            self.immune = self.immune or token == "tavern"

    def draft(self, pool: Counter[str]) -> Story[None]:
        """8.4, 8.5: clockwise from a seat that luck chose."""
        self.offered = pool
        (first,) = self.moment.waiting
        for step in range(self.n):
            self.ask("draft", {(first + step) % self.n}, lambda _: {f"pick {token}" for token in +pool})
            seat, move = yield
            token = move.split()[1] if move != "away" else self.luck("took-token", seat=seat)["building"]
            self.take_token(seat, token, pool)

    # -- who is who ----------------------------------------------------------------------------------------

    def may_live(self, card: str) -> bool:
        """3.4: until it lies open, or a camp that no other card has."""
        open_cards = list(self.shown.values())
        alone = card in ("piper", "white-werewolf") and f"camp-{camp(card)}" in open_cards
        return self.deck[card] > open_cards.count(card) and not alone

    def holder(self, card: str) -> int | None:
        """Who has it and lives."""
        return next((seat for seat in sorted(self.alive) if self.cards[seat] == card), None)

    def is_wolf(self, seat: int) -> bool:
        return self.cards[seat] in WOLVES

    def pack(self) -> list[int]:
        return [seat for seat in sorted(self.alive) if self.is_wolf(seat)]

    def lover(self, seat: int) -> int:
        if seat not in self.lovers:
            return -1
        return next(other for other in self.lovers if other != seat)

    def lives_in(self, building: str) -> int | None:
        """Its living tenant."""
        tenant = self.tenant.get(building)
        return tenant if tenant in self.alive else None

    def is_vagabond(self, seat: int) -> bool:
        return self.village != "none" and seat not in self.home

    def innkeeper(self) -> int | None:
        """While he is immune."""
        return self.lives_in("tavern") if self.immune else None

    def others(self, seat: int) -> set[int]:
        """Living others whom one may harm (6.4)."""
        return self.alive - {seat, self.lover(seat)}

    def farmers(self) -> set[int]:
        return {seat for seat in self.alive if self.home.get(seat) in FARMS}

    # -- the night -----------------------------------------------------------------------------------------

    def round(self, call: str, choices: Moves) -> Story[dict[int, str]]:
        """3.1: everybody alive owes one move; 3.3: who is not called can only sleep."""
        self.say("called", call=call)
        self.ask(call, self.alive, lambda seat: choices.get(seat, {"sleep"}))
        made: dict[int, str] = {}
        while self.waiting:
            seat, move = yield
            made[seat] = move
            self.waiting.discard(seat)
        return made

    def wake(self, card: str, moves: Callable[[int], set[str]], call: str = "") -> Story[str]:
        """The round of one character; what it did, or an empty text. Only Cupid has to do something."""
        if not self.may_live(card):
            return ""
        seat = self.holder(card)
        can = moves(seat) if seat is not None else set()
        asleep = set() if card == "cupid" and can else {"sleep"}
        made = yield from self.round(call or card, {} if seat is None else {seat: can | asleep})
        move = "" if seat is None else made[seat]
        return "" if move in ("sleep", "away") else move

    def fall_asleep(self) -> Story[None]:
        """3.2: the calls in their order."""
        self.night += 1
        self.say("night-fell", night=self.night)
        self.prey, self.bitten, self.fire, self.poster = -1, -1, "", -1
        self.saved, self.poisoned = False, -1
        self.ballot = [-1] * self.n
        self.spoken = [0] * self.n
        if self.night == 1:
            yield from self.wake_thief()
            yield from self.wake_cupid()
        yield from self.wake_defender()
        yield from self.wake_seer()
        yield from self.wake_wolves()
        yield from self.wake_white()
        yield from self.wake_arsonist()
        yield from self.wake_witch()
        yield from self.wake_piper()
        yield from self.wake_raven()

    def wake_thief(self) -> Story[None]:
        """4.1 to 4.5."""
        if "thief" not in self.deck:
            return
        seat = self.holder("thief")
        choices: Moves = {}
        forced = False
        if seat is not None:
            self.thief = seat
            saw = self.luck("saw-middle")
            self.middle = [saw["first"], saw["second"]]
            self.say("saw-middle", seat, first=saw["first"], second=saw["second"])
            assert Counter(self.cards) + Counter(self.middle) <= self.deck
            assert sum(card in WOLVES for card in [*self.cards, *self.middle]) == self.wolves
            forced = all(card in WOLVES for card in self.middle)
            choices = {seat: {"take 1", "take 2"} | (set() if forced else {"sleep"})}
        made = yield from self.round("thief", choices)
        if seat is None:
            return
        if made[seat] == "away" and forced:
            got = self.luck("swapped")["card"]
            which = self.middle.index(got)
        elif made[seat].startswith("take"):
            which = int(made[seat][-1]) - 1
        else:
            return
        self.cards[seat], self.middle[which] = self.middle[which], "thief"
        self.say("swapped", seat, card=self.cards[seat])

    def wake_cupid(self) -> Story[None]:
        """6.1, 6.2."""
        first = yield from self.wake("cupid", lambda seat: to("bind", self.alive))
        others = self.alive - {who(first)} if first else set()
        second = yield from self.wake("cupid", lambda seat: to("bind", others), "cupid-again")
        if first and second:
            self.lovers = tuple(sorted((who(first), who(second))))
            self.say("paired", self.lovers[0], other=self.lovers[1])

    def wake_defender(self) -> Story[None]:
        """5.11."""
        move = yield from self.wake("defender", lambda seat: to("protect", self.alive - {self.guarded}))
        self.guarded = who(move) if move else None
        if move:
            self.say("guarded", self.holder("defender") or 0, other=self.guarded)

    def wake_seer(self) -> Story[None]:
        """5.4."""
        move = yield from self.wake("seer", lambda seat: to("look", self.alive - {seat}))
        if move:
            card = self.cards[who(move)]
            seen = card if self.choose["seer-sees"] == "card" else f"camp-{camp(card)}"
            seer = self.holder("seer") or 0
            (self.seen if seen == card else self.seen_camp)[seer].add(who(move))
            self.say("saw", seer, other=who(move), card=seen)

    def wake_wolves(self) -> Story[None]:
        """5.5 to 5.10, 8.10."""
        fingers: dict[int, int] = {}
        girl = self.may_live("little-girl") and self.choose["girl"] != "asleep"
        self.met = True
        noticed = yield from self.point("wolves", fingers, self.holder("little-girl") if girl else None)
        before = dict(fingers)
        yield from self.point("wolves-again", fingers, None)
        if girl:
            if not self.has_turned(before, fingers):
                before = dict(fingers)
            yield from self.point("wolves-last", fingers, None)
        self.prey = self.agree(fingers)
        if self.prey < 0 and noticed and self.has_turned(before, fingers):
            self.prey = self.agree(before)
        if self.prey < 0:
            self.say("no-prey")
        else:
            self.say("became-prey", self.prey)
        self.open_bakery()

    def has_turned(self, before: dict[int, int], fingers: dict[int, int]) -> bool:
        """5.10: has a finger turned to the Little Girl?"""
        girl = self.holder("little-girl")
        return girl is not None and any(
            finger == girl != before.get(wolf) for wolf, finger in fingers.items()
        )

    def point(self, call: str, fingers: dict[int, int], girl: int | None) -> Story[bool]:
        """One round of the pack; was the Little Girl noticed?"""
        pack = self.pack()
        choices = {
            wolf: {"sleep"}
            | ({"nobody"} if wolf in fingers else set())  # takes the finger back
            | to("eat", self.others(wolf) - set(pack) - {self.innkeeper()})
            for wolf in pack
        }
        if girl is not None:
            choices[girl] = {"sleep", "squint", "peek"}
        made = yield from self.round(call, choices)
        for wolf in pack:
            if made[wolf].startswith("eat"):
                fingers[wolf] = who(made[wolf])
            elif made[wolf] == "nobody":
                del fingers[wolf]
            if wolf in fingers:
                self.say("pointed", wolf, other=fingers[wolf])
        if girl is None or made[girl] not in ("squint", "peek"):
            return False
        return self.peek(girl, pack)

    def peek(self, girl: int, pack: list[int]) -> bool:
        """5.9: luck shows some of the pack to her, and her to some of the pack."""
        seen = [told["other"] for told in self.told if told["event"] == "glimpsed" and told["seat"] == girl]
        assert set(seen) <= set(pack)
        assert len(seen) == len(set(seen))
        self.glimpsed[girl] |= set(seen)
        for wolf in seen:
            self.say("glimpsed", girl, other=wolf)
        if not seen:
            self.say("shadows", girl)
        noticed = [told for told in self.told if told["event"] == "noticed-girl"]
        self.may_know_girl |= set(pack) if noticed else set()
        for _ in noticed:
            self.say("noticed-girl", girl)
        return bool(noticed)

    def agree(self, fingers: dict[int, int]) -> int:
        """5.7: whom the fingers mean together."""
        count = Counter(finger for finger in fingers.values() if finger >= 0)
        if not count:
            return -1
        pack = len(self.pack())
        (prey, most), *rest = count.most_common()
        if self.choose["agreement"] == "all":
            return prey if not rest and 2 * most >= pack else -1
        if self.choose["agreement"] == "majority":
            return prey if 2 * most > pack else -1
        return prey if not rest or rest[0][1] < most else -1

    def open_bakery(self) -> None:
        """8.10."""
        baker = self.lives_in("bakery")
        if baker is None or self.choose["baker"] == "asleep":
            return
        seen = [told["other"] for told in self.told if told["event"] == "glimpsed" and told["seat"] == baker]
        assert len(seen) <= (0 if self.is_wolf(baker) else 1)
        assert set(seen) <= set(self.pack())
        self.glimpsed[baker] |= set(seen)
        for wolf in seen:
            self.say("glimpsed", baker, other=wolf)
        if not seen:
            self.say("shadows", baker)

    def wake_white(self) -> Story[None]:
        """5.14."""
        first = int(self.choose["white-first-night"])
        if self.night % 2 != first % 2:
            return
        move = yield from self.wake(
            "white-werewolf",
            lambda seat: to("bite", [wolf for wolf in self.others(seat) if self.cards[wolf] == "werewolf"]),
        )
        if move:
            self.bitten = who(move)
            self.say("bit", self.holder("white-werewolf") or 0, other=self.bitten)

    def wake_arsonist(self) -> Story[None]:
        """5.16, 5.17."""
        if self.burnt:
            return
        move = yield from self.wake(
            "arsonist",
            lambda seat: {
                f"burn {building}" for building in self.tenant if self.tenant[building] != self.lover(seat)
            },
        )
        if move:
            self.fire = move.split()[1]
            self.say("lit-fire", self.holder("arsonist") or 0, building=self.fire)

    def burning_prey(self) -> bool:
        """9.6."""
        return bool(self.fire) and self.prey >= 0 and self.home.get(self.prey) == self.fire

    def wake_witch(self) -> Story[None]:
        """5.13."""
        if not self.may_live("witch"):
            return
        prey = -1 if self.burning_prey() else self.prey
        seat = self.holder("witch")
        if seat is not None and (self.cure or self.choose["witch-sees-without-cure"] == "yes"):
            if prey >= 0:
                self.say("shown-victim", prey)
            else:
                self.say("no-victim")
        move = yield from self.wake("witch", lambda seat: self.potions(seat, prey))
        if move.startswith("cure"):
            self.cure, self.saved = False, True
            self.say("cured", seat or 0, other=prey)
        if "poison" in move:
            self.poison, self.poisoned = False, who(move)
            self.say("poisoned", seat or 0, other=self.poisoned)

    def potions(self, witch: int, prey: int) -> set[str]:
        moves = set()
        victims = self.alive - {self.lover(witch)} if self.poison else set()
        moves |= to("poison", victims)
        if self.cure and prey >= 0:
            moves |= {"cure"} | to("cure and poison", victims)
        return moves

    def wake_piper(self) -> Story[None]:
        """5.18, 5.19."""
        if not self.may_live("piper"):
            return
        free = self.alive - self.charmed
        first = yield from self.wake("piper", lambda seat: to("charm", free - {seat}))
        picked = {who(first)} if first else set()
        second = yield from self.wake(
            "piper", lambda seat: to("charm", free - picked - {seat}), "piper-again"
        )
        self.charmed |= picked | ({who(second)} if second else set())
        for seat in self.charmed:
            self.say("charmed", seat)

    def wake_raven(self) -> Story[None]:
        """5.21, 5.22."""
        move = yield from self.wake(
            "raven",
            lambda seat: to(
                "poster",
                [
                    other
                    for other in self.alive - {self.lover(seat)}
                    if not self.is_vagabond(other)
                    and (other != seat or self.choose["raven-on-self"] == "yes")
                ],
            ),
        )
        if move:
            self.poster = who(move)
            self.say("stuck-poster", self.holder("raven") or 0, other=self.poster)

    # -- dawn ----------------------------------------------------------------------------------------------

    def wake_up(self) -> Story[None]:
        """9.1 to 9.10."""
        doomed: dict[int, str] = {}
        burning = self.burning_wolf() if self.burning_prey() else None
        if self.prey >= 0 and not self.burning_prey() and not self.saved and not self.is_protected():
            doomed[self.prey] = "fangs"
        if burning is not None:
            doomed[burning] = "fire"
        if self.poisoned >= 0:
            doomed[self.poisoned] = "poison"
        if self.bitten >= 0:
            doomed[self.bitten] = "bite"
        self.say("day-broke", day=self.night, deaths=len(doomed))
        order = [told["seat"] for told in self.told if told["event"] == "died"][: len(doomed)]
        assert set(order) == set(doomed)
        for seat in order:
            self.bury(seat, doomed[seat])
        self.see_fire()
        self.see_poster()
        for seat in order:
            yield from self.mourn(seat, doomed[seat])
        yield from self.settle(dawn=True)

    def is_protected(self) -> bool:
        """5.12."""
        girl = self.cards[self.prey] == "little-girl" and self.choose["defender-covers-girl"] == "no"
        return self.guarded == self.prey and not girl

    def burning_wolf(self) -> int | None:
        """9.6, 9.7: the first one counter-clockwise."""
        at = {place: seat for seat, place in enumerate(self.place)}
        for step in range(1, self.n):
            seat = at[(self.place[self.prey] - step) % self.n]
            spared = self.is_vagabond(seat) and self.choose["fire-spares-vagabonds"] == "yes"
            if seat in self.alive and self.is_wolf(seat) and seat != self.bitten and not spared:
                return seat
        return None

    def see_fire(self) -> None:
        """9.8."""
        if self.fire:
            homeless = self.tenant.pop(self.fire)
            self.home.pop(homeless, None)
            self.burnt.append(self.fire)
            self.immune = self.immune and self.fire != "tavern"
            self.say("burnt-down", building=self.fire)

    def see_poster(self) -> None:
        """9.9."""
        if self.poster >= 0 and (self.poster not in self.alive or self.is_vagabond(self.poster)):
            self.poster = -1
        if self.poster >= 0:
            self.say("posted", self.poster)

    # -- deaths --------------------------------------------------------------------------------------------

    def bury(self, seat: int, cause: str) -> None:
        """10.1, 10.2."""
        assert seat in self.alive
        self.alive.discard(seat)
        self.waiting.discard(seat)
        self.fallen.append(seat)
        card = self.cards[seat]
        self.shown[seat] = {"card": card, "camp": f"camp-{camp(card)}", "nothing": "hidden-card"}[
            self.choose["death-shows"]
        ]
        of_night = cause in ("fangs", "bite", "fire", "poison") and self.choose["causes"] == "secret"
        self.causes[seat] = "night" if of_night else cause
        self.say("died", seat, card=self.shown[seat], cause=self.causes[seat])

    def mourn(self, seat: int, cause: str) -> Story[None]:
        """10.3, 10.4: the shot with all it causes, then the grief."""
        targets = self.others(seat)
        if self.cards[seat] == "hunter" and self.may_shoot(seat, cause) and targets:
            self.shown[seat] = "hunter"  # all see it now
            move = yield from self.answer("shot", seat, to("shoot", targets))
            if move != "away":
                self.say("shot", seat, other=who(move))
                yield from self.kill(who(move), "shot")
        lover = self.lover(seat)
        if lover in self.alive:
            self.grieved = True
            self.say("grieved", lover, other=seat)
            yield from self.kill(lover, "grief")

    def may_shoot(self, seat: int, cause: str) -> bool:
        """10.7."""
        if self.choose["hunter-shoots"] == "always":
            return True
        if self.choose["hunter-shoots"] == "unless-poisoned":
            return cause != "poison"
        return cause in ("fangs", "vote")

    def kill(self, seat: int, cause: str) -> Story[None]:
        self.bury(seat, cause)
        yield from self.mourn(seat, cause)

    def settle(self, dawn: bool = False) -> Story[None]:
        """10.5, 10.6, 8.15: the heir, then who has won, then homes."""
        yield from self.name_heir()
        if self.farmers_rule and not self.farmers() and self.choose["office-reopens"] == "no":  # 7.6
            self.closed = True
        self.look_for_winner()
        if dawn or self.choose["housing"] == "at-once":
            yield from self.give_homes()

    def name_heir(self) -> Story[None]:
        """7.5, 7.6."""
        old = self.captain
        if old is None or (old in self.alive and (not self.farmers_rule or old in self.farmers())):
            return
        heirs = self.farmers() if self.farmers_rule else set(self.alive)
        if not heirs:
            self.captain = None
            self.say("no-captain", old)
            return
        if len(heirs) == 1:
            self.become_captain(next(iter(heirs)))
            return
        move = yield from self.answer("heir", old, to("name", heirs))
        self.captain = self.luck("became-captain")["seat"] if move == "away" else who(move)
        assert self.captain in heirs
        self.say("became-captain", self.captain)

    def give_homes(self) -> Story[None]:
        """8.15 to 8.19."""
        left_empty: set[str] = set()
        for building in BUILDINGS:
            refused: set[int] = set()
            while self.is_vacant(building) and building not in left_empty:
                bailiff = self.lives_in("bailiffs-house")
                vagabonds = {seat for seat in self.alive if self.is_vagabond(seat)} - refused
                if bailiff is None or not vagabonds:
                    break
                self.offer = (building, -1)
                move = yield from self.answer("housing", bailiff, to("house", vagabonds) | {"no"})
                if not move.startswith("house"):
                    left_empty.add(building)
                    self.say("left-empty", bailiff, building=building)
                    break
                self.offer = (building, who(move))
                self.say("offered-home", who(move), building=building)
                if (yield from self.answer("answer", who(move), {"yes", "no"})) == "yes":
                    self.move_in(who(move), building)
                else:
                    refused.add(who(move))
                    self.say("refused-home", who(move), building=building)
            self.offer = ("", -1)

    def is_vacant(self, building: str) -> bool:
        tenant = self.tenant.get(building)
        return tenant is not None and tenant not in self.alive and building != "bailiffs-house"

    def move_in(self, seat: int, building: str) -> None:
        """8.17."""
        former = self.tenant[building]
        self.home.pop(former)
        self.tenant[building], self.home[seat] = seat, building
        self.place[seat], self.place[former] = self.place[former], self.place[seat]
        self.spent.discard(building)
        self.immune = self.immune or building == "tavern"
        self.say("housed", seat, building=building)

    # -- votes ---------------------------------------------------------------------------------------------

    def may_vote_for(self, voter: int) -> set[int]:
        """11.3, 11.4."""
        found = self.running - {self.lover(voter), self.innkeeper()}
        return found if self.choose["self-vote"] == "yes" else found - {voter}

    def ballots(
        self, call: str, voters: set[int], may: Callable[[int], set[int]], compulsory: bool
    ) -> Story[None]:
        """11.5, 11.6: everybody fills one in, and hands it in."""
        for seat in voters:
            self.ballot[seat], self.filled[seat] = -1, 0
        self.question(call, voters, lambda seat: self.pen(seat, may(seat), compulsory))
        open_ballots = self.choose["ballots"] == "open"
        while self.waiting:
            seat, move = yield
            if move in ("done", "away"):
                self.waiting.discard(seat)
                if move == "away" and compulsory and may(seat) and self.ballot[seat] < 0:
                    self.ballot[seat] = self.drawn_for(seat)
                    assert self.ballot[seat] in may(seat)
                    self.say("voted" if open_ballots else "filled-in", seat, other=self.ballot[seat])
                self.say("handed-in", seat)
            else:
                self.ballot[seat] = -1 if move == "nobody" else who(move)
                self.filled[seat] += 1
                self.say("voted" if open_ballots else "filled-in", seat, other=self.ballot[seat])
        if self.choose["ballots"] == "sealed":
            for seat in voters:
                if self.ballot[seat] >= 0:
                    self.say("voted", seat, other=self.ballot[seat])

    def drawn_for(self, seat: int) -> int:
        """11.19: on whose name luck fell for somebody who is away; the last one shows in the count."""
        event = "voted" if self.choose["ballots"] == "open" else "filled-in"
        return int(self.luck(event, seat=seat)["other"])

    def pen(self, seat: int, choices: set[int], compulsory: bool) -> set[str]:
        forced = compulsory and bool(choices)
        moves = set() if forced and self.ballot[seat] < 0 else {"done"}
        if self.filled[seat] < MINDS:
            moves |= to("vote", choices - {self.ballot[seat]})
            moves |= set() if forced or self.ballot[seat] < 0 else {"nobody"}
        return moves

    def count(self, voters: set[int], poster: bool) -> set[int]:
        """7.4, 11.8, 11.9: who has the most votes."""
        self.tally = [0] * self.n
        for seat in voters:
            if self.ballot[seat] >= 0:
                self.tally[self.ballot[seat]] += 2 if seat == self.captain else 1
        if poster and self.poster in self.alive & self.running:
            self.tally[self.poster] += 2
        for seat, votes in enumerate(self.tally):
            if votes:
                self.say("got-votes", seat, votes=votes)
        most = max(self.tally)
        return {seat for seat in range(self.n) if self.tally[seat] == most} if most else set()

    def elect(self) -> Story[None]:
        """7.1 to 7.3."""
        if not self.office or self.captain is not None or self.closed:
            return
        first = 2 if self.farmers_rule else int(self.choose["captain-day"])
        if self.night < first:
            return
        running = self.farmers() if self.farmers_rule else set(self.alive)
        if not running:
            return
        if self.farmers_rule and len(running) == 1:
            self.become_captain(next(iter(running)))
            return
        voters = running - {self.lives_in("school")}
        compulsory = self.choose["blank-votes"] == "no"
        for call in ("election", "election-again"):
            self.running, self.ballot = running, [-1] * self.n
            yield from self.ballots(call, voters, self.may_elect, compulsory)
            running = self.count(voters, poster=False)
            self.remember(voters)
            if not running and call == "election":  # nobody voted, so nobody is elected today
                self.running = self.tied = set()
                return
            running = running or self.running
            if len(running) == 1 or call == "election-again":
                break
            self.say("tied", players=len(running))
            self.tied = running
        self.running = self.tied = set()
        chosen = next(iter(running)) if len(running) == 1 else self.luck("became-captain")["seat"]
        assert chosen in running
        self.become_captain(chosen)

    def may_elect(self, seat: int) -> set[int]:
        """7.1."""
        return self.running

    def become_captain(self, seat: int) -> None:
        self.captain = seat
        self.say("became-captain", seat)

    # -- the trial -----------------------------------------------------------------------------------------

    def hold_trial(self) -> Story[None]:
        """11.1."""
        yield from self.elect()
        yield from self.debate("debate")
        self.say("debated")
        yield from self.ban()
        self.running = set(self.alive)
        yield from self.vote()
        if self.condemned >= 0:
            yield from self.execute()
        unused = any(self.lives_in(home) is not None for home in DAY_POWERS if home not in self.spent)
        if self.choose["day-powers"] == "debate-and-evening" and unused:
            yield from self.debate("evening")

    # -- the debate and the evening

    def debate(self, call: str) -> Story[None]:
        """8.6, 13.1: talk and powers until all are done."""
        self.question(call, self.alive, lambda seat: self.words(seat, call))
        while self.waiting:
            seat, move = yield
            if move in ("done", "away"):
                self.waiting.discard(seat)
            elif move.startswith(("razor", "withdraw")):
                rest, lived = self.waiting, len(self.alive)
                yield from self.razor(seat, who(move)) if move[0] == "r" else self.ask_out(seat, who(move))
                waiting = rest & self.alive
                if len(self.alive) < lived and waiting:
                    self.question(call, waiting, lambda seat: self.words(seat, call))
                self.waiting = waiting
            else:
                self.speak(seat, move)

    def words(self, seat: int, call: str) -> set[str]:
        moves = {"done"} | self.powers(seat)
        if call == "debate":
            moves |= self.statements(seat) | to("withdraw", self.absent(seat))
        return moves

    def powers(self, seat: int) -> set[str]:
        """8.6 to 8.9."""
        home = self.home.get(seat, "")
        if home in self.spent:
            return set()
        if home == "church":
            return to("confess", self.alive - {seat})
        if home == "hovel":
            return to(
                "restore",
                [
                    other
                    for other in self.alive - {seat}
                    if self.home.get(other) in RENEWED and self.home[other] in self.spent
                ],
            )
        if home == "shop":
            return to("razor", [other for other in self.others(seat) if not self.is_vagabond(other)])
        return set()

    def statements(self, seat: int) -> set[str]:
        """13.1 to 13.5."""
        times = {"2": 2, "1": 1, "none": 0}[self.choose["statements"]]
        if self.spoken[seat] >= times:
            return set()
        others = self.alive - {seat}
        moves = {f"claim {card}" for card in self.deck if card != self.claims[seat]}
        moves |= to("accuse", others - self.accuses[seat]) | to("defend", others - self.defends[seat])
        for other in others:
            said = self.reports.get((seat, other))
            moves |= set() if said is True else {f"report {other + 1} wolf"}
            moves |= set() if said is False else {f"report {other + 1} village"}
        return moves

    def speak(self, seat: int, move: str) -> None:
        verb = move.split()[0]
        if verb in ("confess", "restore"):
            self.use_power(seat, verb, who(move))
            return
        self.spoken[seat] += 1
        if verb == "claim":
            self.claims[seat] = move.split()[1]
            self.say("claimed", seat, card=self.claims[seat])
        elif verb == "accuse":
            self.accuses[seat].add(who(move))
            self.defends[seat].discard(who(move))
            self.say("accused", seat, other=who(move))
        elif verb == "defend":
            self.defends[seat].add(who(move))
            self.accuses[seat].discard(who(move))
            self.say("defended", seat, other=who(move))
        else:
            assert verb == "report"
            self.reports[seat, who(move)] = move.endswith("wolf")
            self.say("reported", seat, other=who(move), wolf=move.endswith("wolf"))

    def use_power(self, seat: int, verb: str, other: int) -> None:
        self.spent.add(self.home[seat])
        if verb == "restore":
            self.spent.discard(self.home[other])
            self.say("restored", seat, other=other)
        else:
            self.confessed = other
            self.say("confessed", seat, other=other)
            self.seen[seat].add(other)
            self.say("heard-card", seat, other=other, card=self.cards[other])

    def razor(self, seat: int, other: int) -> Story[None]:
        """8.9."""
        self.spent.add("shop")
        self.say("used-razor", seat, other=other)
        yield from self.kill(other, "razor")
        if not self.is_wolf(other) and seat in self.alive:
            yield from self.kill(seat, "razor")
        yield from self.settle()

    def absent(self, seat: int) -> set[int]:
        """11.18."""
        if self.choose["withdrawing"] == "no":
            return set()
        return {
            other
            for other in self.alive - {seat}
            if self.missed[other] >= ABSENT and seat not in self.asked_out[other]
        }

    def ask_out(self, seat: int, other: int) -> Story[None]:
        self.asked_out[other].add(seat)
        self.say("asked-out", seat, other=other)
        asking = self.asked_out[other] & self.alive
        if 2 * len(asking) <= len(self.alive) - 1:
            return
        self.alive.discard(other)
        self.waiting.discard(other)
        self.fallen.append(other)
        self.withdrawn.add(other)
        self.shown[other], self.causes[other] = self.cards[other], "absence"
        self.say("withdrawn", other, card=self.cards[other])
        if other in self.lovers:
            self.lovers = ()
        if self.captain == other:
            self.captain = None
        yield from self.settle()

    # -- the vote

    def ban(self) -> Story[None]:
        """8.11."""
        teacher = self.lives_in("school")
        if teacher is None:
            return
        targets = {seat for seat in self.others(teacher) if not self.is_vagabond(seat)}
        if targets:
            self.question("bans", {teacher}, lambda _: to("ban", targets - self.banned) | {"done"})
        while len(self.banned) < BANS and targets - self.banned:
            _, move = yield
            if move in ("done", "away"):
                return
            self.banned.add(who(move))
            self.say("banned", who(move))

    def vote(self) -> Story[None]:
        """11.2 to 11.13."""
        voters = self.alive - self.banned - {self.lives_in("school")}
        compulsory = self.choose["blank-votes"] == "no"
        named_by_inn: set[int] = set()
        for again in ("", "-again"):
            self.ballot = [-1] * self.n
            if self.innkeeper() in voters:
                yield from self.vote_first(f"inn-vote{again}", compulsory)
                named_by_inn.add(self.ballot[self.innkeeper() or 0])
            rest = voters - {self.innkeeper()}
            if rest:
                yield from self.ballots(f"ballot{again}", rest, self.may_vote_for, compulsory)
            poster = not again or self.choose["poster-in-second-ballot"] == "yes"
            top = self.count(voters, poster)
            self.remember(voters)
            if len(top) <= 1:
                break
            if again:
                break
            self.say("tied", players=len(top))
            self.tied = top
            if self.captain in voters:
                top = yield from self.break_tie(top)
                if self.captain == self.innkeeper():  # 8.13: that was a vote
                    named_by_inn |= top
                break
            self.running = top
        if len(top) != 1:
            self.say("spared")
            return
        self.condemned = next(iter(top))
        self.say("condemned", self.condemned)
        if self.condemned in named_by_inn and self.immune:
            self.say("lost-immunity", self.innkeeper() or 0)
            self.immune = False

    def vote_first(self, call: str, compulsory: bool) -> Story[None]:
        """8.12."""
        seat = self.innkeeper()
        assert seat is not None
        choices = self.may_vote_for(seat)
        moves = to("vote", choices) | (set() if compulsory and choices else {"done"})
        move = yield from self.answer(call, seat, moves)
        self.ballot[seat] = who(move) if move.startswith("vote") else -1
        if move == "away" and compulsory and choices:
            self.ballot[seat] = self.luck("voted", seat=seat)["other"]
            assert self.ballot[seat] in choices
        if self.ballot[seat] >= 0:
            self.say("voted", seat, other=self.ballot[seat])

    def remember(self, voters: set[int]) -> None:
        """What all saw of the ballots; the Innkeeper's first vote is always open, in a trial."""
        election = self.call.startswith("election")
        for seat in range(self.n):
            seen = self.choose["ballots"] != "counted" or (seat == self.innkeeper() and not election)
            self.voted[seat] = self.ballot[seat] if seat in voters and seen else -1
            if self.voted[seat] >= 0 and not election:
                self.against[seat].add(self.voted[seat])

    def break_tie(self, top: set[int]) -> Story[set[int]]:
        """11.11."""
        captain = self.captain
        assert captain is not None
        if self.ballot[captain] in top:
            chosen = self.ballot[captain]
        else:
            choices = top & self.may_vote_for(captain)
            if not choices:
                return set()
            move = yield from self.answer("tie", captain, to("choose", choices))
            chosen = self.luck("broke-tie")["other"] if move == "away" else who(move)
            assert chosen in choices
        self.say("broke-tie", captain, other=chosen)
        return {chosen}

    def execute(self) -> Story[None]:
        """11.14, 11.15."""
        lord = self.lives_in("manor")
        if lord is not None and "manor" not in self.spent:
            plea = yield from self.answer("plea", self.condemned, {"yes", "no"})
            if plea == "yes":
                self.say("pleaded", self.condemned)
                if (yield from self.answer("pardon", lord, {"yes", "no"})) == "yes":
                    self.spent.add("manor")
                    self.say("pardoned", self.condemned)
                    return
                self.say("denied", self.condemned)
        yield from self.kill(self.condemned, "vote")
        yield from self.settle()

    def end_turn(self) -> None:
        """12.1, 12.11."""
        self.banned, self.tied, self.running = set(), set(), set()
        self.condemned = self.confessed = -1
        self.look_for_winner()
        deaths = len(self.fallen)
        self.quiet = 0 if deaths > self.deaths_before else self.quiet + 1
        self.deaths_before = deaths
        if self.quiet >= int(self.choose["quiet-turns"]):
            self.say("stalled", turns=self.quiet)
            self.end("draw")

    # -- victory -------------------------------------------------------------------------------------------

    def look_for_winner(self) -> None:
        """12.2 to 12.8."""
        piper, wolves = self.holder("piper"), self.pack()
        if not self.alive:
            self.end("nobody")
        if self.is_mixed() and self.alive == set(self.lovers):
            self.end("couple")
        if piper is not None and self.alive - {piper} <= self.charmed:
            self.end("piper")
        if self.alive == {self.holder("white-werewolf")}:
            self.end("white")
        villagers = len(self.alive) - len(wolves)
        few = 2 * len(wolves) >= len(self.alive) if self.choose["parity"] == "wolves-win" else not villagers
        blocked = self.choose["white-blocks"] == "yes" and self.holder("white-werewolf") is not None
        if few and any(self.cards[wolf] == "werewolf" for wolf in wolves) and not blocked:
            self.end("pack")
        if not wolves:
            self.end("village")

    def is_mixed(self) -> bool:
        """12.3."""
        return len({camp(self.cards[seat]) for seat in self.lovers}) == 2

    def end(self, winner: str) -> None:
        self.winner = winner
        self.say("ended", winner=winner)
        for seat in range(self.n):
            if self.shown.get(seat) == self.cards[seat]:
                continue
            self.say("turned-up", seat, card=self.cards[seat])
        if self.lovers and not self.grieved:
            self.say("paired", self.lovers[0], other=self.lovers[1])
        if "thief" in self.deck:
            told = self.luck("saw-middle")
            middle = [told["first"], told["second"]]
            assert sorted(middle) == sorted(self.middle or middle)
            left = Counter(self.cards) + Counter(middle)
            assert left == self.deck if not self.unused else left <= self.deck
            self.say("saw-middle", first=middle[0], second=middle[1])
        raise Over

    def winners(self) -> set[int]:
        """12.3 to 12.10."""
        if self.winner in ("nobody", "draw"):
            return set()
        couple = set(self.lovers) if self.is_mixed() else set()
        if self.winner == "couple":
            found = couple
            cupids = {seat for seat in range(self.n) if self.cards[seat] == "cupid"}
            if self.choose["cupid-wins"] == "with-the-lovers":
                found |= cupids
        elif self.winner == "piper":
            piper = self.holder("piper")
            assert piper is not None
            found = {piper, self.lover(piper)} - {-1}
        else:
            of = {"white": "white", "pack": "wolves", "village": "village"}[self.winner]
            found = {seat for seat in range(self.n) if camp(self.cards[seat]) == of} - couple
        return found - self.withdrawn

    # -- comparing -----------------------------------------------------------------------------------------

    def check(self, moment: Any, mover: int) -> None:
        self.check_told()
        assert moment.waiting == self.waiting, f"{self.call}: not {self.waiting}"
        asked = self.waiting if self.new else {mover, self.turns % self.n}
        for seat in asked:
            moves = self.may(seat) if seat in self.waiting else set()
            assert moment.moves(seat) == moves, f"{self.call}, seat {seat}: {moment.moves(seat) ^ moves}"
        if self.new or self.turns % LOOKS == 0:
            self.check_view(moment.view(None))
        if self.new and self.cards and self.waiting and self.turns % self.n in self.alive:
            self.check_eyes(self.turns % self.n, moment.view(self.turns % self.n))
        if not self.waiting:
            self.check_end(moment)

    def check_told(self) -> None:
        told = Counter(map(plainly, self.told))
        said = Counter(map(plainly, self.said))
        assert told == said, f"told {told - said}, but it should be {said - told}"
        assert [event for event in map(loudly, self.told) if event] == [
            event for event in map(loudly, self.said) if event
        ]

    def check_view(self, view: dict[str, Any]) -> None:
        """What everybody sees."""
        assert view["phase"] == self.call
        assert view["night"] == self.night
        assert view["deck"] == dict(self.deck)
        assert view["unused"] == self.unused
        assert view["quiet"] == self.quiet
        assert view["immune"] == self.immune
        assert set(view["burnt"]) == set(self.burnt)
        assert view["winner"] == self.winner
        assert (view["vacancy"], view["home_for"]) == self.offer
        assert view["condemned"] == self.condemned
        assert view["confessed"] == self.confessed
        if self.call == "draft":
            assert view["offered"] == dict(+self.offered)
        standing = {home: (tenant, home in self.spent) for home, tenant in self.tenant.items()}
        assert standing == {
            home["name"]: (home["tenant"], home["spent"]) for home in view["buildings"] if home["standing"]
        }
        assert {(told["by"], told["about"]): told["wolf"] for told in view["reports"]} == self.reports
        for person in view["people"]:
            self.check_person(person)

    def check_person(self, person: dict[str, Any]) -> None:
        seat = person["seat"]
        assert person["alive"] == (seat in self.alive)
        assert person["cause"] == self.causes.get(seat, "")
        assert person["home"] == self.home.get(seat, "")
        assert person["place"] == self.place[seat]
        assert person["captain"] == (self.captain == seat)
        assert person["banned"] == (seat in self.banned)
        assert person["missed"] == self.missed[seat]
        assert person["claim"] == self.claims[seat]
        assert set(person["accuses"]) == self.accuses[seat]
        assert set(person["defends"]) == self.defends[seat]
        assert person["voted"] == self.voted[seat]
        assert person["tally"] == self.tally[seat]
        assert person["vagabond"] == (self.call != "draft" and self.is_vagabond(seat))
        if self.call in BEFORE_THE_COUNT:
            assert person["poster"] == (seat == self.poster and seat in self.alive)
        assert set(person["against"]) == self.against[seat]
        assert person["fallen"] == (self.fallen.index(seat) + 1 if seat in self.fallen else 0)

    def check_eyes(self, seat: int, view: dict[str, Any]) -> None:
        """What a living player knows of the others, and nothing else."""
        self.check_dark(seat, view["dark"])
        knows_lovers = self.grieved or seat in self.lovers or self.cards[seat] == "cupid"
        freed = any(shown in ("piper", "camp-piper") for shown in self.shown.values())
        knows_charmed = (seat in self.charmed or self.cards[seat] == "piper") and not freed
        for person in view["people"]:
            other = person["seat"]
            card, shown = self.cards[other], self.shown.get(other, "")
            girl = card == "little-girl" and seat in self.may_know_girl
            knows = other == seat or shown == card or other in self.seen[seat] or (girl and person["card"])
            assert person["card"] == (card if knows else ""), f"{seat} sees the card of {other}"
            camps = knows or shown == f"camp-{camp(card)}" or other in self.seen_camp[seat]
            assert person["camp"] == (camp(card) if camps else ""), f"{seat} sees the camp of {other}"
            pack = self.met and self.is_wolf(seat) and self.is_wolf(other)
            wolf = pack or other in self.glimpsed[seat] or (camps and card in WOLVES)
            assert person["wolf"] == wolf, f"{seat} takes {other} for a wolf, or not"
            assert person["lover"] == (knows_lovers and other in self.lovers)
            if not self.call.startswith("piper"):  # between its rounds the first choice is no charm yet
                assert person["charmed"] == (knows_charmed and other in self.charmed)
            assert person["ballot"] == self.open_ballot(seat, other)

    def check_dark(self, seat: int, dark: dict[str, Any]) -> None:
        """3.7: of the night a living player knows what the own card shows, and nothing else."""
        card = self.cards[seat]
        assert not dark["fingers"] or card in WOLVES
        assert dark["victim"] < 0 or card == "witch" or card in WOLVES
        assert dark["looked_at"] < 0 or card == "seer"
        assert dark["protected"] < 0 or card == "defender"
        assert dark["bitten"] < 0 or card == "white-werewolf"
        assert not dark["fire"] or card == "arsonist"
        assert dark["poisoned"] < 0 or card == "witch"
        assert not dark["cured"] or card == "witch"
        assert dark["picked"] < 0 or card in ("cupid", "piper")
        # of two wolves luck may take either one
        assert sorted(dark["middle"]) == (sorted(self.middle) if seat == self.thief else [])
        assert dark["cure_left"] == (card == "witch" and self.cure)
        assert dark["poison_left"] == (card == "witch" and self.poison)
        assert dark["match_left"] == (card == "arsonist" and not self.burnt and not self.fire)

    def open_ballot(self, seat: int | None, other: int) -> int:
        """What one sees of a ballot while it is filled in (11.5, 11.7)."""
        if not self.call.startswith(("ballot", "election", "inn-vote")):
            return -1
        first = other == self.innkeeper() and not self.call.startswith("election")
        return self.ballot[other] if first or other == seat or self.choose["ballots"] == "open" else -1

    def check_end(self, moment: Any) -> None:
        for person in moment.view(None)["people"]:  # 3.9
            assert person["card"] == self.cards[person["seat"]]
            assert person["lover"] == (person["seat"] in self.lovers)
        result = moment.result
        assert result["reason"] == WINS[self.winner]
        winners = self.winners()
        assert set(result["winners"]) == winners
        assert result["scores"] == [int(seat in winners) for seat in range(self.n)]


ASKING = {"called", "asked", "night-fell", "day-broke", "debated", "no-prey", "no-victim", "no-captain"}
NAMELESS = ASKING | {"saw-middle", "spared", "stalled", "ended", "tied", "burnt-down", "left-empty"}
LOUD = {
    "shot",
    "grieved",
    "used-razor",
    "withdrawn",
    "became-captain",
    "ended",
    "night-fell",
    "housed",
    "condemned",
}


def plainly(told: dict[str, Any]) -> tuple[tuple[str, Any], ...]:
    """An event, without the seat where it means nobody, to be counted."""
    event = told["event"]
    left_out = {"seat", "homeless"} if event in NAMELESS else set()
    return tuple(sorted((key, value) for key, value in told.items() if key not in left_out))


def loudly(told: dict[str, Any]) -> tuple[tuple[str, Any], ...] | None:
    """Those whose order counts."""
    return (
        plainly(told)
        if told["event"] in LOUD or told.get("cause") in ("shot", "grief", "vote", "razor")
        else None
    )
