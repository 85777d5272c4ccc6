"""What a seat may see, the journal as events, and why it ended."""

from hameau.engine.answers import Event, Note
from hameau.games.guilds.activation import BRIBED, CAME_SECOND, REACHED, TIED, WON
from hameau.games.guilds.boris import BORIS_DREW, BORIS_TOOK
from hameau.games.guilds.box import BORIS
from hameau.games.guilds.cards import (
    DISCARDED,
    DREW,
    KEPT,
    KEPT_THIS,
    LOOKED,
    OFFERED,
    RECOVERED,
    SAW,
    SHUFFLED,
    SPENT,
)
from hameau.games.guilds.city import BEADLE_CAME, PLACED
from hameau.games.guilds.content import Opened
from hameau.games.guilds.effects import (
    AIMED,
    CROWNED,
    HIRED,
    LANDED,
    LEAVING,
    LENT,
    MOVED,
    OUSTED,
    PLANTED,
    SCORED,
    SENT,
    SHIFTED,
    STOPPED,
)
from hameau.games.guilds.ending import ENDED, MAYOR_SCORED, NEIGHBOURS_SCORED
from hameau.games.guilds.growth import BORIS_FARMED, FARMED, TURNED_OVER
from hameau.games.guilds.judgement import Guilds
from hameau.games.guilds.notation import cell_name, place_name
from hameau.games.guilds.rules import PLAYED, RESTED, STARTED
from hameau.games.guilds.scene import SIDE_NAMES, WHY, Side, View, Why
from hameau.games.guilds.scene import view as scene

BY_BORIS = 1024  # added to a number of an event that happened to Boris


def view(content: Opened, state: Guilds, seat: int | None) -> View:
    """What the seat sees; None is a spectator."""
    return scene(content, state, seat)


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


class Started(Event, frozen=True, tag="started", kw_only=True):
    """A round began; the seat is the first."""

    round: int


class PlayedCard(Event, frozen=True, tag="played", kw_only=True):
    """A card is used for its ability."""

    card: str


class Spent(Event, frozen=True, tag="spent", kw_only=True):
    """A card is used to hire or to move, or as a coin."""

    card: str


class Discarded(Event, frozen=True, tag="discarded", kw_only=True):
    """A card goes to the discard pile: over the limit, or for a neutral."""

    card: str


class Rested(Event, frozen=True, tag="rested", kw_only=True):
    """A player used no card in the turn."""


class Drew(Event, frozen=True, tag="drew", kw_only=True):
    """A player drew action cards."""

    cards: int


class Saw(Event, frozen=True, tag="saw", kw_only=True):
    """Which cards one drew oneself."""

    cards: list[str]

    def facts(self) -> Facts:
        return {"cards": ", ".join(self.cards)}


class Shuffled(Event, frozen=True, tag="shuffled", kw_only=True):
    """The discard pile became the deck."""

    cards: int


class Recovered(Event, frozen=True, tag="recovered", kw_only=True):
    """A card was taken from the discard pile."""

    card: str


# -- mayoral cards -----------------------------------------------------------------------------------------


class Looked(Event, frozen=True, tag="looked", kw_only=True):
    """A player looks at mayoral cards."""

    cards: int


class Offered(Event, frozen=True, tag="offered", kw_only=True):
    """The mayoral cards that one may choose from oneself."""

    mayors: list[str]

    def facts(self) -> Facts:
        return {"mayors": ", ".join(self.mayors)}


class Kept(Event, frozen=True, tag="kept", kw_only=True):
    """A player kept a mayoral card, or none."""

    cards: int


class KeptThis(Event, frozen=True, tag="kept-this", kw_only=True):
    """Which one it was, for oneself."""

    mayor: str


# -- liverymen ---------------------------------------------------------------------------------------------


class Hired(Event, frozen=True, tag="hired", kw_only=True):
    """Liverymen came from the supply to the Guildhall."""

    liverymen: int


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


class Sent(Event, frozen=True, tag="sent", kw_only=True):
    """A liveryman went to the plantation."""

    source: str


class Planted(Event, frozen=True, tag="planted", kw_only=True):
    """Liverymen came from the supply to the plantation."""

    liverymen: int


class Ousted(OnTile, frozen=True, tag="ousted", kw_only=True):
    """A liveryman of that seat, or of Boris, was sent back to the Guildhall."""

    boris: int


class Lent(OnTile, frozen=True, tag="lent", kw_only=True):
    """A neutral was put on a tile by a card."""


class Scored(Event, frozen=True, tag="scored", kw_only=True):
    """Points by a card or a reward."""

    points: int


class Aimed(OnTile, frozen=True, tag="aimed", kw_only=True):
    """A player chose a tile, and has still to say how or who."""


class Leaving(OnTile, frozen=True, tag="leaving", kw_only=True):
    """A player chose the tile from which liverymen will go to a tile beside it."""


class Stopped(Event, frozen=True, tag="stopped", kw_only=True):
    """A player wants no more of an effect, or passes."""


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


class Farmed(Event, frozen=True, tag="farmed", kw_only=True):
    """A player has most (place 1) or second most on the plantation."""

    place: int
    points: int


class BorisFarmed(Event, frozen=True, tag="boris-farmed", kw_only=True):
    """Boris gets the plantation, because too few of yours are there."""

    points: int


class TurnedOver(Event, frozen=True, tag="turned-over", kw_only=True):
    """The plantation shows its other side."""

    side: Side

    def facts(self) -> Facts:
        return {"@side": self.side}


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


# -- the end -----------------------------------------------------------------------------------------------


class MayorScored(Event, frozen=True, tag="mayor-scored", kw_only=True):
    """A mayoral card is shown and scored."""

    mayor: str
    points: int


class NeighboursScored(Event, frozen=True, tag="neighbours-scored", kw_only=True):
    """Masters beside each other score."""

    points: int


class Ended(Event, frozen=True, tag="ended", kw_only=True):
    """The match is over."""


# -- from numbers ------------------------------------------------------------------------------------------


def tell(content: Opened, state: Guilds, note: Note) -> Event:
    """The event behind the journal's numbers. Every kind is named; a new one fails here first."""
    event, seat, a, b, _ = note
    told = (
        tell_cards(content, seat, event, a, b)
        or tell_liverymen(content, state, seat, event, a, b)
        or tell_tiles(content, state, seat, event, a, b)
        or tell_rest(content, seat, event, a, b)
    )
    if told is None:
        raise AssertionError(f"no event {event}")
    return told


def tell_cards(content: Opened, seat: int, event: int, a: int, b: int) -> Event | None:
    cards, mayors = content.page.card, content.page.mayor
    if event == PLAYED:
        return PlayedCard(seat=seat, card=cards[a].id)
    if event == SPENT:
        return Spent(seat=seat, card=cards[a].id)
    if event == DISCARDED:
        return Discarded(seat=seat, card=cards[a].id)
    if event == RECOVERED:
        return Recovered(seat=seat, card=cards[a].id)
    if event == DREW:
        return Drew(seat=seat, cards=a)
    if event == SAW:
        return Saw(seat=seat, cards=[cards[kind].id for kind in [*unpacked(a), *unpacked(b)]])
    if event == SHUFFLED:
        return Shuffled(seat=seat, cards=a)
    if event == LOOKED:
        return Looked(seat=seat, cards=a)
    if event == OFFERED:
        return Offered(seat=seat, mayors=[mayor.id for i, mayor in enumerate(mayors) if a >> i & 1])
    if event == KEPT:
        return Kept(seat=seat, cards=a)
    if event == KEPT_THIS:
        return KeptThis(seat=seat, mayor=mayors[a].id)
    return None


def unpacked(word: int) -> list[int]:
    """The cards that an event carries in one word."""
    return [(word >> 8 * i & 255) - 1 for i in range(7) if word >> 8 * i & 255]


def on(content: Opened, state: Guilds, cell: int) -> tuple[str, str, str]:
    """A tile as an event names it: cell, id, and a name of its own if it has one."""
    tile = content.tiles[state.tile[cell]]
    return cell_name(cell), tile.id, tile.name or ""


def tell_liverymen(content: Opened, state: Guilds, seat: int, event: int, a: int, b: int) -> Event | None:
    if event == HIRED:
        return Hired(seat=seat, liverymen=a)
    if event == MOVED:
        cell, tile, name = on(content, state, b)
        return Moved(seat=seat, cell=cell, tile=tile, name=name, source=place_name(a))
    if event == LANDED:
        cell, tile, name = on(content, state, b)
        return Landed(seat=seat, cell=cell, tile=tile, name=name, liverymen=a)
    if event == SHIFTED:
        cell, tile, name = on(content, state, b % 32)
        return Shifted(seat=seat, cell=cell, tile=tile, name=name, liverymen=a, source=cell_name(b // 32))
    if event == SENT:
        return Sent(seat=seat, source=place_name(a))
    if event == PLANTED:
        return Planted(seat=seat, liverymen=a)
    if event == OUSTED:
        cell, tile, name = on(content, state, a)
        return Ousted(seat=seat, cell=cell, tile=tile, name=name, boris=b)
    if event == SCORED:
        return Scored(seat=seat, points=a)
    return None


ONLY_TILES: dict[int, type[OnTile]] = {
    AIMED: Aimed,
    LEAVING: Leaving,
    LENT: Lent,
    BRIBED: Bribed,
    TIED: Tied,
    BEADLE_CAME: BeadleCame,
    PLACED: Placed,
}  # events that say nothing but where


def tell_tiles(content: Opened, state: Guilds, seat: int, event: int, a: int, b: int) -> Event | None:
    """Events whose first number is a cell."""
    if event not in (*ONLY_TILES, CROWNED, REACHED, WON, CAME_SECOND, BORIS_TOOK):
        return None
    cell, tile, name = on(content, state, a)
    boris, number = divmod(b, BY_BORIS)
    if event in ONLY_TILES:
        return ONLY_TILES[event](seat=seat, cell=cell, tile=tile, name=name)
    if event == CROWNED:
        return Won(seat=seat, cell=cell, tile=tile, name=name, points=b, boris=0, solitaire=1)
    if event == REACHED:
        return Reached(seat=seat, cell=cell, tile=tile, name=name, count=b)
    if event == WON:
        return Won(seat=seat, cell=cell, tile=tile, name=name, points=number, boris=boris, solitaire=0)
    if event == CAME_SECOND:
        token = content.page.token[number]
        return CameSecond(
            seat=seat, cell=cell, tile=tile, name=name, token=token.id, points=token.points, boris=boris
        )
    return BorisTook(seat=seat, cell=cell, tile=tile, name=name, points=b)


def tell_rest(content: Opened, seat: int, event: int, a: int, b: int) -> Event | None:
    if event == STARTED:
        return Started(seat=seat, round=a)
    if event == RESTED:
        return Rested(seat=seat)
    if event == STOPPED:
        return Stopped(seat=seat)
    if event == FARMED:
        return Farmed(seat=seat, place=a + 1, points=b)
    if event == BORIS_FARMED:
        return BorisFarmed(seat=seat, points=a)
    if event == TURNED_OVER:
        return TurnedOver(seat=seat, side=SIDE_NAMES[a])
    if event == BORIS_DREW:
        card, why = content.page.card[a], WHY[b // 32]
        cell = "" if why == "none" else cell_name(b % 32)
        return BorisDrew(seat=seat, card=card.id, colour=card.standards[0], cell=cell, why=why)
    if event == MAYOR_SCORED:
        return MayorScored(seat=seat, mayor=content.page.mayor[a].id, points=b)
    if event == NEIGHBOURS_SCORED:
        return NeighboursScored(seat=seat, points=a)
    if event == ENDED:
        return Ended(seat=seat)
    return None


def outcome(content: Opened, state: Guilds) -> tuple[str, dict[str, str | int]]:
    """Why the match ended as it did."""
    if state.seats == 1:
        reason = "beat-boris" if state.result(0) > 0 else "lost-to-boris"
        return reason, {"points": state.points[0], "boris": state.points[BORIS]}
    best = max(state.points[seat] for seat in range(state.seats))
    reason = "won-by-points"
    if sum(state.points[seat] == best for seat in range(state.seats)) > 1:
        reason = "won-by-masters"
    return reason, {"points": best}
