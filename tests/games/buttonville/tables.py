"""Tables for the tests of Buttonville: hands and sets are written down, the pile is loaded.

table = seated(ann="hand jade3 bob; sets dimitri2 phil; buttons 5", forum="bob2 jade menestra phil")
table.next_cards("jade bob")           the next cards of the pile, whoever draws or reveals them
table.does("Ann", "use phil", "take bob")
table.refuses("Ann", "use phil").code

Villagers that nobody mentions are filled up with usual ones; cards that lie nowhere are in the pile. A set
`jade4u` has been used in this turn, `jade4f` was played in it.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, cast

import hameau
from hameau import testing
from hameau.engine.answers import Event
from hameau.engine.game import Game
from hameau.engine.luck import secret_from_seed
from hameau.engine.state import FATE
from hameau.games.buttonville.bots.judgement import Buttonville
from hameau.games.buttonville.content import GUILD_NAMES
from hameau.games.buttonville.position import sketch
from hameau.games.buttonville.views import Player, View
from hameau.shelf import content_file
from hameau.testing import PLAYERS

BUTTONVILLE = hameau.game("buttonville")
GUILDS = {villager.id: villager.guild for villager in BUTTONVILLE.content.page.villager}
USUAL = ("menestra", "jade", "dimitri", "phil", "chapi", "corbac", "soulange", "bob", "flora")
TURN = "set-limit:1 hand-limit:1 end-order:1 play:1 recruit:2"
STEPS = {"recruit": TURN, "play": TURN.removesuffix(" recruit:2")}
SECRET = secret_from_seed(0)
CARDS = re.compile(r"([a-z]+)(?:(\d+)(u?f?))?")


def cards(text: str) -> Counter[str]:
    """`jade3 bob` as numbers."""
    found: Counter[str] = Counter()
    for name, number, _ in columns(text):
        found[name] += number
    return found


def columns(text: str) -> list[tuple[str, int, str]]:
    """`jade4u bob` as villager, cards and marks."""
    matches = [CARDS.fullmatch(word) for word in text.split()]
    assert all(matches), f"{text!r} is not villagers with numbers"
    return [(found[1], int(found[2] or 1), found[3] or "") for found in matches if found]


def parts(text: str) -> dict[str, str]:
    """`hand jade3; buttons 5` by its words."""
    pairs = [part.split(maxsplit=1) for part in text.split(";") if part.strip()]
    found = {pair[0]: pair[1] if len(pair) > 1 else "" for pair in pairs}
    assert set(found) <= {"hand", "known", "sets", "buttons"}, f"{text!r} is not what a player has"
    return found


class Table(testing.Table):
    """A match whose pile can be loaded."""

    def __init__(
        self,
        state: Buttonville,
        options: Mapping[str, str],
        start: str | None = None,
        secret: bytes = SECRET,
        game: Game = BUTTONVILLE,
    ) -> None:
        super().__init__(game, state, secret, options, start=start)

    @property
    def own(self) -> Buttonville:
        return cast(Buttonville, self.state)

    def next_cards(self, text: str) -> None:
        """Load the pile: these come next, first to last."""
        names, deck = self.look.villagers, [self.own.deck[slot] for slot in range(self.own.slots)]
        self.loaded = words = list[int]()
        for name in [name for name, number, _ in columns(text) for _ in range(number)]:
            slot = names.index(name)
            assert deck[slot], f"no {name} is left in the pile"
            words.append(testing.word(sum(deck[:slot]), sum(deck)))
            deck[slot] -= 1
        assert len(self.loaded) < FATE

    # -- playing -------------------------------------------------------------------------------------------

    def goes_on(self) -> None:
        """The active player draws, plays nothing and decides as it comes, until the turn is over."""
        turn = self.own.turn
        while self.waiting and self.own.turn == turn:
            moves = self.moves(self.own.active)
            usual = [move for move in ("done", "draw") if move in moves]
            self.does(self.active, (usual or moves)[0])

    # -- looking -------------------------------------------------------------------------------------------

    @property
    def look(self) -> View:
        return cast(View, self.view())

    @property
    def active(self) -> str:
        return PLAYERS[self.own.active]

    @property
    def question(self) -> str:
        return self.look.question

    @property
    def forum(self) -> Counter[str]:
        return Counter(self.look.forum)

    @property
    def discard(self) -> dict[str, int]:
        return self.look.discard

    @property
    def piles(self) -> tuple[int, int]:
        return self.look.pile, self.look.end_pile

    def of(self, name: str) -> Player:
        """What everybody sees of a player."""
        return self.look.players[PLAYERS.index(name)]

    def hand(self, name: str) -> dict[str, int]:
        """What that player sees of the own hand."""
        return cast(View, self.view(PLAYERS.index(name))).hand

    def sets(self, name: str) -> str:
        return " ".join(f"{column.villager}{column.cards}" for column in self.of(name).sets)

    def buttons(self, name: str) -> int:
        return self.of(name).buttons

    def heard(self, name: str | None, event: type[Event]) -> list[Event]:
        """All events of that kind that a player knows of; None is a spectator."""
        seat = None if name is None else PLAYERS.index(name)
        return [told for told in self.events(seat) if isinstance(told, event)]


# -- positions ---------------------------------------------------------------------------------------------


def fill_up(mentioned: Sequence[str], players: int) -> list[str]:
    """The villagers of a match: those mentioned, and usual ones, guild by guild."""
    order = [*dict.fromkeys(mentioned), *(name for name in USUAL if name not in mentioned)]
    by_guild = {guild: [name for name in order if GUILDS[name] == guild] for guild in GUILD_NAMES}
    for guild in GUILD_NAMES[:-1]:
        assert sum(name in mentioned for name in by_guild[guild]) < 2, f"two {guild}: {mentioned}"
    citizens = by_guild["citizens"][: 3 if players == 2 else 4]
    assert {name for name in mentioned if GUILDS[name] == "citizens"} <= set(citizens), "too many citizens"
    return [by_guild[guild][0] for guild in GUILD_NAMES[:-1]] + sorted(citizens, key=list(GUILDS).index)


def position(
    sides: Sequence[str] = ("", ""),
    *,
    active: str = "Ann",
    first: str = "Ann",
    round: int = 1,
    forum: str | None = None,
    discard: str = "",
    revealed: str = "",
    piles: str | None = None,
    end_pile: int | None = None,
    last_turn: int | None = None,
    asked: str = "recruit",
    among: str = "",
    way: str = "random",
) -> str:
    """The text of a position.

    `piles`: exactly these cards are in the piles, and all others in the discard pile. `asked`: a step of the
    turn, `recruit` or `play`, or all that is pending in the notation of positions. `among`: villagers that
    take part though none of them lies open.
    """
    players = len(sides)
    seats = [parts(side) for side in sides]
    texts = [among, forum or "", discard, revealed, piles or ""]
    texts += [seat.get(word, "") for seat in seats for word in ("hand", "sets")]
    names = fill_up([name for text in texts for name in cards(text)], players)
    open_cards = cards(" ".join(names[:5]) if forum is None else forum)
    lying = open_cards + cards(discard) + cards(revealed)
    for seat in seats:
        lying += cards(seat.get("hand", "")) + cards(seat.get("sets", ""))
    left = Counter({name: 12 - lying[name] for name in names})
    deck = left if piles is None else cards(piles)
    thrown = cards(discard) + (Counter() if piles is None else left - deck)
    below = min(deck.total(), (40 if players == 2 else 20) if end_pile is None else end_pile)
    begins, turn = PLAYERS.index(first), (round - 1) * players
    turn += (PLAYERS.index(active) - begins) % players
    last = last_turn or (0 if deck.total() > below else (turn // players + 2) * players)
    rows = (deck, open_cards, thrown, cards(revealed))
    return " | ".join(
        [
            f"{turn} {begins} {last or '-'} {PLAYERS.index(active)} {deck.total() - below}+{below} {way}",
            " ".join(names),
            STEPS.get(asked, asked),
            *(row_of(names, row) for row in rows),
            *(write_seat(names, seat) for seat in seats),
        ]
    )


def row_of(names: Sequence[str], counted: Counter[str]) -> str:
    return ",".join(str(counted[name]) for name in names)


def write_seat(names: Sequence[str], seat: Mapping[str, str]) -> str:
    hand, known = cards(seat.get("hand", "")), cards(seat.get("known", ""))
    sets = [f"{name}{number}{marks}" for name, number, marks in columns(seat.get("sets", ""))]
    return " ".join(
        [seat.get("buttons", "2"), row_of(names, hand), row_of(names, known), row_of(names, Counter()), *sets]
    )


def seated(
    ann: str = "", ben: str = "", eve: str = "", dan: str = "", *, players: int = 2, **rest: Any
) -> Table:
    """A table at the turn of the active player, as `position` says it."""
    sides = (ann, ben, eve, dan)[:players]
    return at(position(sides, **rest))


def at(text: str, game: Game = BUTTONVILLE) -> Table:
    """A table in a written position, which no match need lead to: what a test is not about is left out."""
    return Table(sketch(game.content, text), {}, start=text, game=game)


def fresh(players: int = 2, seed: int = 0, villagers: str = "first-game", game: Game = BUTTONVILLE) -> Table:
    """A new match, with its set-up by honest luck."""
    options = game.check_options({"villagers": villagers})
    state = cast(Buttonville, game.build(game.content, players, options))
    return Table(state, options, secret=secret_from_seed(seed), game=game)


def changed(*changes: tuple[str, str]) -> Game:
    """The game with other content: each text of content.toml is replaced by another, once."""
    text = content_text(*changes)
    return replace(BUTTONVILLE, content=BUTTONVILLE.read_content(text, "buttonville.toml"))


def content_text(*changes: tuple[str, str]) -> str:
    text = content_file("buttonville").read_text("utf-8")
    for old, new in changes:
        assert old in text, f"{old!r} is not in content.toml"
        text = text.replace(old, new, 1)
    return text


def decisions() -> Iterator[tuple[Buttonville, int, list[int]]]:
    """Those of some whole matches at random, with all ways to choose villagers: who moves, and the moves."""
    for number, villagers in enumerate(("random", "synergy", "trees", "interactions", "choose")):
        match = BUTTONVILLE.match(4, seed=number, options={"villagers": villagers})
        state = cast(Buttonville, match.fresh_state())
        state.copy_from(match.state)
        while state.waiting:
            seat = state.waiting.bit_length() - 1
            moves = state.legal_moves(seat)
            yield state, seat, moves
            state.apply(seat, moves[state.below(len(moves))])
