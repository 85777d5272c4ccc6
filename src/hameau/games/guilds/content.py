"""Reads content.toml into the box that all matches share."""

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from hameau.engine.content import Entry, Remark, read
from hameau.engine.errors import BadContent
from hameau.games.guilds.names import NAMED
from hameau.games.guilds.rules.boris import MOST_CARDS
from hameau.games.guilds.rules.box import (
    BUILDING,
    BUILDINGS,
    MOST_GUILDS,
    MOST_KINDS,
    MOST_MAYORS,
    MOST_TOKENS,
    TILES,
    Box,
)

COLOUR_NAMES = ("yellow", "red", "blue", "green", "purple")
EFFECTS = (
    "nothing",
    "hire",
    "draw",
    "free-move",
    "send-up-to",
    "mayoral-draw",
    "top-mayoral",
    "points",
    "no-limit",
    "land",
    "land-on-colour",
    "hire-more",
    "hire-by-masters",
    "rally",
    "move-one",
    "oust",
    "shift",
    "any-colour",
    "send-one",
    "send-and-draw",
    "plant",
    "points-by-plantation",
    "draw-later",
    "recover",
    "draw-later-by-masters",
    "draw-later-no-limit",
    "points-by-masters",
    "neutral-liveryman",
    "exchange",
    "points-by-colours",
)  # in the order of the box
COUNTS = (
    "colour",
    "two-colours",
    "one-colour",
    "building",
    "guildhall-tiles",
    "edge",
    "corner",
    "row",
    "column",
    "group",
    "groups",
    "all-colours",
    "guildhall",
    "unresolved",
    "hand",
    "low-numbers",
    "high-numbers",
)  # in the order of the box

Few = Annotated[int, Meta(ge=0, le=15)]
Some = Annotated[int, Meta(ge=1, le=15)]
Colour = Literal["yellow", "red", "blue", "green", "purple"]
Slug = Annotated[
    str,
    Meta(
        pattern="^[a-z][a-z0-9-]{0,30}$",
        description="up to 31 small letters, digits and hyphens, a letter first",
    ),
]
Label = Annotated[
    str, Meta(pattern=r"^\S(.{0,38}\S)?$", description="up to 40 letters, without a space at either end")
]
DEAREST = 2  # 4.8: coins that a card of the box costs at most
GIVEN = Literal[
    "nothing", "hire", "draw", "free-move", "send-up-to", "mayoral-draw", "top-mayoral", "points", "no-limit"
]  # what tiles, tokens and the plantation can give


class Start(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    liverymen: Annotated[int, Meta(ge=1, le=30)]
    in_guildhall: Few
    hand: Annotated[int, Meta(ge=0, le=12)]
    mayoral: Annotated[int, Meta(ge=1, le=5)]
    neutrals: Annotated[int, Meta(ge=0, le=4)]


class Turn(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    draw: Few
    idle_draw: Few
    limit: Some


class Bribe(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    cards: Annotated[int, Meta(ge=1, le=5)]


class MayoralDraw(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    look_at: Annotated[int, Meta(ge=1, le=4)]


class Adjacent(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    points: Few


class Length(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    rounds: Annotated[int, Meta(ge=1, le=60)]
    activation_every: Some
    growth_every: Some


class Rounds(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    solo: Length
    two: Length
    more: Length


class Boris(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    cards: Annotated[int, Meta(ge=0, le=MOST_CARDS)]
    more_cards: Annotated[int, Meta(ge=0, le=MOST_CARDS)]
    neutrals: Annotated[int, Meta(ge=0, le=8)]
    barred: Annotated[int, Meta(ge=0, le=20)]
    crown: Some


class Reward(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    points: Few = 0
    effect: GIVEN = "nothing"
    amount: Few = 0


class Plantation(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: Literal["virginia", "ulster"]
    first: Reward
    second: Reward
    boris: Annotated[list[Few], Meta(min_length=2, max_length=2)]


class Tile(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: Slug
    name: Label | None = None
    standards: Annotated[list[Colour], Meta(min_length=1, max_length=5)]
    threshold: Annotated[int, Meta(ge=1, le=15)]
    points: Few
    effect: GIVEN = "nothing"
    amount: Few = 0


class Guild(Tile, frozen=True, forbid_unknown_fields=True, kw_only=True):
    number: Annotated[int, Meta(ge=1, le=MOST_GUILDS)]


class Card(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: Annotated[
        str,
        Meta(
            pattern="^[A-Z][0-9]{1,2}[a-z]?$",
            description="a capital letter, one or two digits, and perhaps a small letter, such as Y1 or Y1r",
        ),
    ]
    standards: Annotated[list[Colour], Meta(min_length=1, max_length=2)]
    copies: Some
    cost: Annotated[int, Meta(ge=0, le=3)]
    effect: str
    amount: Few = 0


class Token(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: Annotated[str, Meta(pattern="^K[0-9]{1,2}$", description="K and one or two digits, such as K1")]
    copies: Annotated[int, Meta(ge=1, le=40)]
    points: Few = 0
    effect: GIVEN = "nothing"
    amount: Few = 0


class Mayor(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: Annotated[str, Meta(pattern="^M[0-9]{2}$", description="M and two digits, such as M01")]
    counts: str
    points: Some
    cap: Annotated[int, Meta(ge=1, le=60)]
    colour: Colour | None = None
    less: Few = 0
    per: Some = 1


class Content(Struct, frozen=True, forbid_unknown_fields=True):
    start: Start
    turn: Turn
    bribe: Bribe
    mayoral_draw: MayoralDraw
    adjacent: Adjacent
    rounds: Rounds
    boris: Boris
    plantation: Annotated[list[Plantation], Meta(min_length=2, max_length=2)]
    guild: Annotated[list[Guild], Meta(max_length=MOST_GUILDS)]
    building: Annotated[list[Tile], Meta(min_length=BUILDINGS, max_length=BUILDINGS)]
    card: Annotated[list[Card], Meta(max_length=MOST_KINDS)]
    token: Annotated[list[Token], Meta(max_length=MOST_TOKENS)]
    mayor: Annotated[list[Mayor], Meta(max_length=21 + 10)]


class Opened(Struct, frozen=True, dict=True, eq=False):
    """The content twice: as people read it, and as the rules do."""

    page: Content
    box: Box

    @cached_property
    def tiles(self) -> dict[int, Tile]:
        """All tiles by the number that the rules give them."""
        guilds: dict[int, Tile] = {guild.number: guild for guild in self.page.guild}
        return guilds | {BUILDING + i: building for i, building in enumerate(self.page.building)}

    @cached_property
    def card_ids(self) -> tuple[str, ...]:
        return tuple(card.id for card in self.page.card)

    @cached_property
    def token_ids(self) -> tuple[str, ...]:
        return tuple(token.id for token in self.page.token)

    @cached_property
    def mayor_ids(self) -> tuple[str, ...]:
        return tuple(mayor.id for mayor in self.page.mayor)

    @cached_property
    def card_named(self) -> dict[str, int]:
        return {card.id.lower(): kind for kind, card in enumerate(self.page.card)}

    @cached_property
    def mayor_named(self) -> dict[str, int]:
        return {mayor.id.lower(): number for number, mayor in enumerate(self.page.mayor)}

    @cached_property
    def token_named(self) -> dict[str, int]:
        return {token.id: kind for kind, token in enumerate(self.page.token)}


GUILDS_NEEDED = 26  # for a city of 30 with two Guildhall tiles and at least two special buildings
TOKENS_NEEDED = 28
CARDS_NEEDED = 60


def open_content(text: str, file: str) -> Opened:
    """The box, or an error that says what cannot be."""
    page = read(text, Content, file)
    for kind in ("plantation", "guild", "building", "card", "token", "mayor"):
        check_ids(kind, [entry.id for entry in getattr(page, kind)], file)
    for tile in [*page.guild, *page.building]:
        check_tile(tile, file)
    for card in page.card:
        check_word("card", card.id, "effect", card.effect, EFFECTS, file)
        check_standards("card", card, file)
    for mayor in page.mayor:
        check_word("mayor", mayor.id, "counts", mayor.counts, COUNTS, file)
        if (mayor.counts == "colour") != (mayor.colour is not None):
            raise BadContent(
                file, f"mayor {mayor.id}, colour", 'goes with `counts = "colour"`, and only with it'
            )
    check_numbers(page, file)
    return Opened(page, fill(page))


def remarks(content: Opened) -> list[Remark]:
    """Cards that cost more than the rules say."""
    return [
        Remark(f"card {card.id}, cost", f"{card.cost} coins; cards of the box cost 0 to {DEAREST} (rule 4.8)")
        for card in content.page.card
        if card.cost > DEAREST
    ]


def check_ids(kind: str, ids: Sequence[str], file: str) -> None:
    for name in ids:
        if ids.count(name) > 1:
            raise BadContent(file, f"{kind} {name}", "two entries have this id")


def check_tile(tile: Tile, file: str) -> None:
    kind = "guild" if isinstance(tile, Guild) else "building"
    if tile.id not in NAMED and tile.name is None:
        raise BadContent(
            file, f"{kind} {tile.id}, name", "Hameau has no word for this id: give the tile a name"
        )
    check_standards(kind, tile, file)


def check_standards(kind: str, entry: Tile | Card, file: str) -> None:
    if len(set(entry.standards)) < len(entry.standards):
        raise BadContent(file, f"{kind} {entry.id}, standards", "a colour stands there twice")


def check_word(kind: str, name: str, field: str, word: str, words: Sequence[str], file: str) -> None:
    if word not in words:
        raise BadContent(file, f"{kind} {name}, {field}", f"{word!r} is none of {', '.join(words)}")


def check_numbers(page: Content, file: str) -> None:
    """Is there enough of everything, for any number of players?"""
    numbers = sorted(guild.number for guild in page.guild)
    if numbers != list(range(1, len(numbers) + 1)):
        raise BadContent(file, "guild, number", f"the numbers are not 1 to {len(numbers)}, each once")
    needed = (
        ("guild", len(page.guild), GUILDS_NEEDED),
        ("token", sum(token.copies for token in page.token), TOKENS_NEEDED),
        ("card", sum(card.copies for card in page.card), CARDS_NEEDED),
        ("mayor", len(page.mayor), 4 * page.start.mayoral),
    )
    for kind, found, least in needed:
        if found < least:
            raise BadContent(file, kind, f"there are {found}, and {least} are needed")
    if page.start.in_guildhall > page.start.liverymen:
        raise BadContent(file, "start, in_guildhall", "more than there are liverymen")


# -- the box -----------------------------------------------------------------------------------------------


def fill(page: Content) -> Box:
    box = Box()
    tiles: list[Tile | None] = [None] * TILES
    for guild in page.guild:
        tiles[guild.number] = guild
    for number, building in enumerate(page.building):
        tiles[BUILDING + number] = building
    box.write("guilds", len(page.guild))
    box.write("colours", [bits(tile.standards) if tile else 0 for tile in tiles])
    box.write("threshold", [tile.threshold if tile else 0 for tile in tiles])
    box.write("points", [tile.points if tile else 0 for tile in tiles])
    box.write("effect", [EFFECTS.index(tile.effect) if tile else 0 for tile in tiles])
    box.write("amount", [tile.amount if tile else 0 for tile in tiles])
    fill_cards(box, page.card)
    fill_tokens(box, page.token)
    fill_mayors(box, page.mayor)
    fill_plantation(box, page.plantation)
    fill_numbers(box, page)
    return box


def fill_cards(box: Box, cards: list[Card]) -> None:
    box.write("kinds", len(cards))
    write_all(box, "copies", MOST_KINDS, (card.copies for card in cards))
    write_all(box, "colour", MOST_KINDS, (COLOUR_NAMES.index(card.standards[0]) for card in cards))
    write_all(box, "standards", MOST_KINDS, (bits(card.standards) for card in cards))
    write_all(box, "cost", MOST_KINDS, (card.cost for card in cards))
    write_all(box, "card_effect", MOST_KINDS, (EFFECTS.index(card.effect) for card in cards))
    write_all(box, "card_amount", MOST_KINDS, (card.amount for card in cards))


def fill_tokens(box: Box, tokens: list[Token]) -> None:
    box.write("token_kinds", len(tokens))
    write_all(box, "token_copies", MOST_TOKENS, (token.copies for token in tokens))
    write_all(box, "token_points", MOST_TOKENS, (token.points for token in tokens))
    write_all(box, "token_effect", MOST_TOKENS, (EFFECTS.index(token.effect) for token in tokens))
    write_all(box, "token_amount", MOST_TOKENS, (token.amount for token in tokens))


def fill_mayors(box: Box, mayors: list[Mayor]) -> None:
    box.write("mayors", len(mayors))
    write_all(box, "mayor_counts", MOST_MAYORS, (COUNTS.index(mayor.counts) for mayor in mayors))
    colours = (COLOUR_NAMES.index(mayor.colour) if mayor.colour else 0 for mayor in mayors)
    write_all(box, "mayor_colour", MOST_MAYORS, colours)
    write_all(box, "mayor_points", MOST_MAYORS, (mayor.points for mayor in mayors))
    write_all(box, "mayor_less", MOST_MAYORS, (mayor.less for mayor in mayors))
    write_all(box, "mayor_per", MOST_MAYORS, (mayor.per for mayor in mayors))
    write_all(box, "mayor_cap", MOST_MAYORS, (mayor.cap for mayor in mayors))


def fill_plantation(box: Box, sides: list[Plantation]) -> None:
    ordered = sorted(sides, key=lambda side: ("virginia", "ulster").index(side.id))
    places = [(side.first, side.second) for side in ordered]
    box.write("farm_points", [[reward.points for reward in side] for side in places])
    box.write("farm_effect", [[EFFECTS.index(reward.effect) for reward in side] for side in places])
    box.write("farm_amount", [[reward.amount for reward in side] for side in places])
    box.write("farm_boris", [side.boris for side in ordered])


def fill_numbers(box: Box, page: Content) -> None:
    for name in ("liverymen", "in_guildhall", "hand", "mayoral", "neutrals"):
        box.write(name, getattr(page.start, name))
    for name in ("draw", "idle_draw", "limit"):
        box.write(name, getattr(page.turn, name))
    lengths = (page.rounds.solo, page.rounds.two, page.rounds.more)
    for name in ("rounds", "activation_every", "growth_every"):
        box.write(name, [getattr(length, name) for length in lengths])
    box.write("bribe", page.bribe.cards)
    box.write("look_at", page.mayoral_draw.look_at)
    box.write("adjacent", page.adjacent.points)
    box.write("boris_cards", page.boris.cards)
    box.write("boris_more", page.boris.more_cards)
    box.write("boris_neutrals", page.boris.neutrals)
    box.write("barred", page.boris.barred)
    box.write("crown", page.boris.crown)


def write_all(box: Box, name: str, room: int, values: Iterable[int]) -> None:
    """An array that is longer than what is written to it."""
    given = list(values)
    box.write(name, given + [0] * (room - len(given)))


def bits(colours: Iterable[Any]) -> int:
    return sum(1 << COLOUR_NAMES.index(colour) for colour in colours)
