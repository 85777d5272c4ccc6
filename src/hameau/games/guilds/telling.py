"""The journal's numbers as events, the border of the game, and why a match ended."""

from hameau.engine.border import Border, Teller, Word
from hameau.games.guilds.content import Opened
from hameau.games.guilds.events import (
    Aimed,
    BeadleCame,
    BorisDrew,
    BorisTook,
    Bribed,
    CameSecond,
    Landed,
    Leaving,
    Lent,
    Moved,
    Offered,
    OnTile,
    Ousted,
    Placed,
    Reached,
    Saw,
    Shifted,
    Tied,
    Won,
)
from hameau.games.guilds.notation import FACTS, WORDS, cell_name, place_name, tidy
from hameau.games.guilds.rules import effects
from hameau.games.guilds.rules.activation import BRIBED, CAME_SECOND, REACHED, TIED, WON
from hameau.games.guilds.rules.boris import BORIS_DREW, BORIS_TOOK
from hameau.games.guilds.rules.box import BORIS
from hameau.games.guilds.rules.cards import OFFERED, SAW
from hameau.games.guilds.rules.city import BEADLE_CAME, EVENTS, PLACED
from hameau.games.guilds.rules.course import Rules
from hameau.games.guilds.views import SIDE_NAMES, WHY, Side

BY_BORIS = 1024  # added to a number of an event that happened to Boris


def saw(content: Opened, state: Rules, seat: int, a: int, b: int) -> Saw:
    return Saw(seat=seat, cards=[content.page.card[kind].id for kind in [*unpacked(a), *unpacked(b)]])


def unpacked(word: int) -> list[int]:
    """The cards that an event carries in one word."""
    return [(word >> 8 * i & 255) - 1 for i in range(7) if word >> 8 * i & 255]


def offered(content: Opened, state: Rules, seat: int, mayors: int, _: int) -> Offered:
    return Offered(seat=seat, mayors=[one.id for i, one in enumerate(content.page.mayor) if mayors >> i & 1])


def boris_drew(content: Opened, state: Rules, seat: int, kind: int, aim: int) -> BorisDrew:
    card, why = content.page.card[kind], WHY[aim // 32]
    cell = "" if why == "none" else cell_name(aim % 32)
    return BorisDrew(seat=seat, card=card.id, colour=card.standards[0], cell=cell, why=why)


# -- on tiles ----------------------------------------------------------------------------------------------


def on(content: Opened, state: Rules, cell: int) -> dict[str, str]:
    """A tile as an event names it: cell, id, and a name of its own if it has one."""
    tile = content.tiles[state.tile[cell]]
    return {"cell": cell_name(cell), "tile": tile.id, "name": tile.name or ""}


def only(kind: type[OnTile]) -> Teller:
    """For events that say nothing but where."""

    def tell(content: Opened, state: Rules, seat: int, cell: int, _: int) -> OnTile:
        return kind(seat=seat, **on(content, state, cell))

    tell.__annotations__["return"] = kind
    return tell


def moved(content: Opened, state: Rules, seat: int, source: int, cell: int) -> Moved:
    return Moved(seat=seat, **on(content, state, cell), source=place_name(source))


def landed(content: Opened, state: Rules, seat: int, liverymen: int, cell: int) -> Landed:
    return Landed(seat=seat, **on(content, state, cell), liverymen=liverymen)


def shifted(content: Opened, state: Rules, seat: int, liverymen: int, way: int) -> Shifted:
    source = cell_name(way // 32)
    return Shifted(seat=seat, **on(content, state, way % 32), liverymen=liverymen, source=source)


def ousted(content: Opened, state: Rules, seat: int, cell: int, boris: int) -> Ousted:
    return Ousted(seat=seat, **on(content, state, cell), boris=boris)


def reached(content: Opened, state: Rules, seat: int, cell: int, count: int) -> Reached:
    return Reached(seat=seat, **on(content, state, cell), count=count)


def won(content: Opened, state: Rules, seat: int, cell: int, points: int) -> Won:
    boris, points = divmod(points, BY_BORIS)
    return Won(seat=seat, **on(content, state, cell), points=points, boris=boris, solitaire=0)


def crowned(content: Opened, state: Rules, seat: int, cell: int, points: int) -> Won:
    return Won(seat=seat, **on(content, state, cell), points=points, boris=0, solitaire=1)


def came_second(content: Opened, state: Rules, seat: int, cell: int, number: int) -> CameSecond:
    boris, number = divmod(number, BY_BORIS)
    token, where = content.page.token[number], on(content, state, cell)
    return CameSecond(seat=seat, **where, token=token.id, points=token.points, boris=boris)


def boris_took(content: Opened, state: Rules, seat: int, cell: int, points: int) -> BorisTook:
    return BorisTook(seat=seat, **on(content, state, cell), points=points)


BORDER = Border(
    __name__,
    effects.MOVES,
    effects.LAWS,
    EVENTS,
    words={**WORDS, "side": Word(names=SIDE_NAMES, type=Side, mark="@")},
    facts=FACTS,
    told={
        SAW: saw,
        OFFERED: offered,
        BORIS_DREW: boris_drew,
        effects.MOVED: moved,
        effects.LANDED: landed,
        effects.SHIFTED: shifted,
        effects.OUSTED: ousted,
        REACHED: reached,
        WON: won,
        effects.CROWNED: crowned,
        CAME_SECOND: came_second,
        BORIS_TOOK: boris_took,
        effects.AIMED: only(Aimed),
        effects.LEAVING: only(Leaving),
        effects.LENT: only(Lent),
        BRIBED: only(Bribed),
        TIED: only(Tied),
        BEADLE_CAME: only(BeadleCame),
        PLACED: only(Placed),
    },
    tidy=tidy,
)


def outcome(content: Opened, state: Rules) -> tuple[str, dict[str, str | int]]:
    """Why the match ended as it did."""
    if state.seats == 1:
        reason = "beat-boris" if state.result(0) > 0 else "lost-to-boris"
        return reason, {"points": state.points[0], "boris": state.points[BORIS]}
    best = max(state.points[seat] for seat in range(state.seats))
    reason = "won-by-points"
    if sum(state.points[seat] == best for seat in range(state.seats)) > 1:
        reason = "won-by-masters"
    return reason, {"points": best}
