"""The journal's numbers as events, and why a match ended."""

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
from hameau.games.guilds.events import (
    Aimed,
    BeadleCame,
    BorisDrew,
    BorisFarmed,
    BorisTook,
    Bribed,
    CameSecond,
    Discarded,
    Drew,
    Ended,
    Farmed,
    Hired,
    Kept,
    KeptThis,
    Landed,
    Leaving,
    Lent,
    Looked,
    MayorScored,
    Moved,
    NeighboursScored,
    Offered,
    OnTile,
    Ousted,
    Placed,
    Planted,
    PlayedCard,
    Reached,
    Recovered,
    Rested,
    Saw,
    Scored,
    Sent,
    Shifted,
    Shuffled,
    Spent,
    Started,
    Stopped,
    Tied,
    TurnedOver,
    Won,
)
from hameau.games.guilds.growth import BORIS_FARMED, FARMED, TURNED_OVER
from hameau.games.guilds.judgement import Guilds
from hameau.games.guilds.notation import cell_name, place_name
from hameau.games.guilds.rules import PLAYED, RESTED, STARTED
from hameau.games.guilds.views import SIDE_NAMES, WHY

BY_BORIS = 1024  # added to a number of an event that happened to Boris


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
