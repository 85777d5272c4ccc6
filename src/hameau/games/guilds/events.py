"""What happens in Guilds of London, where it says more than the numbers of the rules."""

from hameau.engine.answers import Event
from hameau.games.guilds.views import Why

Facts = dict[str, str | int]
HOW = ("boris", "solitaire")


class OnTile(Event, frozen=True, kw_only=True):
    """Something that happened on a tile; it is named in words, or by the name in the content."""

    cell: str
    tile: str  # id
    name: str = ""  # where our words do not know the tile

    def facts(self) -> Facts:
        named: Facts = {"tile": self.name} if self.name else {"@tile": f"tile-{self.tile}"}
        return {key: value for key, value in super().facts().items() if key not in ("tile", "name")} | named


# -- rounds and turns --------------------------------------------------------------------------------------


class Saw(Event, frozen=True, tag="saw", kw_only=True):
    """Which cards one drew oneself."""

    cards: list[str]

    def facts(self) -> Facts:
        return {"cards": ", ".join(self.cards)}


# -- mayoral cards -----------------------------------------------------------------------------------------


class Offered(Event, frozen=True, tag="offered", kw_only=True):
    """The mayoral cards that one may choose from oneself."""

    mayors: list[str]

    def facts(self) -> Facts:
        return {"mayors": ", ".join(self.mayors)}


# -- liverymen ---------------------------------------------------------------------------------------------


class Moved(OnTile, frozen=True, tag="moved", kw_only=True):
    """A liveryman went from the Guildhall (`hall`) or a tile to a tile."""

    source: str


class Landed(OnTile, frozen=True, tag="landed", kw_only=True):
    """Liverymen came from the supply to a tile."""

    liverymen: int


class Shifted(OnTile, frozen=True, tag="shifted", kw_only=True):
    """Liverymen went to the tile beside."""

    liverymen: int
    source: str


class Ousted(OnTile, frozen=True, tag="ousted", kw_only=True):
    """A liveryman of that seat, or of Boris, was sent back to the Guildhall."""

    boris: int


class Lent(OnTile, frozen=True, tag="lent", kw_only=True):
    """A neutral was put on a tile by a card."""


class Aimed(OnTile, frozen=True, tag="aimed", kw_only=True):
    """A player chose a tile, and has still to say how or who."""


class Leaving(OnTile, frozen=True, tag="leaving", kw_only=True):
    """A player chose the tile from which liverymen will go to a tile beside it."""


# -- activation and growth ---------------------------------------------------------------------------------


class Reached(OnTile, frozen=True, tag="reached", kw_only=True):
    """The scan found a tile with enough on it."""

    count: int


class Bribed(OnTile, frozen=True, tag="bribed", kw_only=True):
    """A player hired a neutral for this tile."""


class Tied(OnTile, frozen=True, tag="tied", kw_only=True):
    """Nobody has the majority; the tile stays as it is."""


class Won(OnTile, frozen=True, tag="won", kw_only=True):
    """A tile is completed, and who won it is its master; Boris leaves none.

    Or a completed one gets its master by the solitaire players' guild.
    """

    points: int
    boris: int
    solitaire: int

    def facts(self) -> Facts:
        how = 2 if self.solitaire else self.boris
        return {key: fact for key, fact in super().facts().items() if key not in HOW} | {"how": how}


class CameSecond(OnTile, frozen=True, tag="came-second", kw_only=True):
    """Who came second takes the token."""

    token: str
    points: int
    boris: int


class BeadleCame(OnTile, frozen=True, tag="beadle-came", kw_only=True):
    """The beadle has another tile."""


class Placed(OnTile, frozen=True, tag="placed", kw_only=True):
    """A new tile."""


# -- Boris -------------------------------------------------------------------------------------------------


class BorisDrew(Event, frozen=True, tag="boris-drew", kw_only=True):
    """Boris turned up a card and put a liveryman, with the reason why there."""

    card: str
    colour: str
    cell: str  # empty if nowhere
    why: Why

    def facts(self) -> Facts:
        return {
            "card": self.card,
            "@colour": self.colour,
            "cell": self.cell or "–",
            "@why": f"why-{self.why}",
        }


class BorisTook(OnTile, frozen=True, tag="boris-took", kw_only=True):
    """The tile of the beadle goes to Boris at the end of a round."""

    points: int
