"""What lies in the box, as the browser shows it: everything that never changes during a match."""

from msgspec import Struct

from hameau.games.guilds.content import Card, Mayor, Opened, Plantation, Reward, Token
from hameau.games.guilds.content import Tile as Printed


class Effect(Struct, frozen=True):
    """`effect` is the word after `effect-` in the catalogue of words, which wants the amount."""

    effect: str
    amount: int


class TileFacts(Struct, frozen=True):
    number: int  # guilds from 1; 41 to 45 are the special buildings
    tile: str  # id; `tile-<id>` is its name in words, unless it has a name of its own
    name: str
    standards: list[str]
    threshold: int
    points: int
    extra: Effect
    provenance: str


class CardFacts(Struct, frozen=True):
    card: str
    standards: list[str]
    copies: int
    cost: int
    ability: Effect
    provenance: str


class TokenFacts(Struct, frozen=True):
    token: str
    copies: int
    points: int
    extra: Effect
    provenance: str


class MayorFacts(Struct, frozen=True):
    """`counts` is the word after `mayor-` in the catalogue of words."""

    mayor: str
    counts: str
    colour: str  # empty if it counts no colour
    points: int
    less: int
    per: int
    cap: int
    provenance: str


class RewardFacts(Struct, frozen=True):
    points: int
    extra: Effect


class PlantationFacts(Struct, frozen=True):
    side: str
    first: RewardFacts
    second: RewardFacts
    boris: list[int]  # what he scores with none or one of yours there
    provenance: str


class Catalogue(Struct, frozen=True):
    tiles: list[TileFacts]
    cards: list[CardFacts]
    tokens: list[TokenFacts]
    mayors: list[MayorFacts]
    plantation: list[PlantationFacts]
    limit: int  # cards in hand
    liverymen: int
    bribe: int  # cards for a neutral
    crown: int  # tokens for a master by the solitaire players' guild


def catalogue(content: Opened) -> Catalogue:
    """All facts of the box."""
    page = content.page
    return Catalogue(
        tiles=[tile(number, printed) for number, printed in sorted(content.tiles.items())],
        cards=[card(printed) for printed in page.card],
        tokens=[token(printed) for printed in page.token],
        mayors=[mayor(printed) for printed in page.mayor],
        plantation=[plantation(side) for side in page.plantation],
        limit=page.turn.limit,
        liverymen=page.start.liverymen,
        bribe=page.bribe.cards,
        crown=page.boris.crown,
    )


def tile(number: int, printed: Printed) -> TileFacts:
    extra = Effect(printed.effect, printed.amount)
    standards: list[str] = list(printed.standards)
    return TileFacts(
        number,
        printed.id,
        printed.name or "",
        standards,
        printed.threshold,
        printed.points,
        extra,
        printed.provenance,
    )


def card(printed: Card) -> CardFacts:
    ability = Effect(printed.effect, printed.amount)
    standards: list[str] = list(printed.standards)
    return CardFacts(printed.id, standards, printed.copies, printed.cost, ability, printed.provenance)


def token(printed: Token) -> TokenFacts:
    extra = Effect(printed.effect, printed.amount)
    return TokenFacts(printed.id, printed.copies, printed.points, extra, printed.provenance)


def mayor(printed: Mayor) -> MayorFacts:
    return MayorFacts(
        printed.id,
        printed.counts,
        printed.colour or "",
        printed.points,
        printed.less,
        printed.per,
        printed.cap,
        printed.provenance,
    )


def plantation(side: Plantation) -> PlantationFacts:
    return PlantationFacts(side.id, reward(side.first), reward(side.second), side.boris, side.provenance)


def reward(given: Reward) -> RewardFacts:
    return RewardFacts(given.points, Effect(given.effect, given.amount))
