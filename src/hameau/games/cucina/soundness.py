"""Can a match of Cucina Curiosa lead here? Each check says what is always true, and which numbers deny it.

`read_position` refuses what `find_wrong` finds; the laws ask the same of every position of their matches.
"""

from collections import Counter
from collections.abc import Iterator

from hameau.games.cucina.content import Opened
from hameau.games.cucina.notation import SPACE_NAMES
from hameau.games.cucina.rules.box import KINDS
from hameau.games.cucina.rules.course import (
    CONNECTED,
    NO_TILE,
    OVER,
    PLACING,
    SAME,
    SERIES,
    TURNS,
    Rules,
)
from hameau.games.cucina.rules.kitchen import BESIDE, SPACES

MOST_STEPS = 50_000  # of a search for an order of calls; no match that was met took a hundredth of it


def find_wrong(content: Opened, state: Rules) -> str | None:
    """What no match can lead to; None if nothing is wrong."""
    checks = (wrong_setting, wrong_moment, wrong_tiles, wrong_choices, wrong_points, wrong_order)
    return next((wrong for check in checks for wrong in check(content, state)), None)


def wrong_setting(content: Opened, state: Rules) -> Iterator[str]:
    """3.1, 7.1, 7.4, 8.4: boards, games and options that go together."""
    layouts = list(state.layout)[: state.seats]
    if state.games not in (1, SERIES) or not 1 <= state.game <= state.games:
        yield f"game {state.game} of {state.games}; a match is one game or {SERIES} (rule 7.4)"
    if state.seats == 1 and state.layouts != SAME:
        yield "somebody alone has no other boards to differ from (rule 7.1)"
    elif state.seats > 1 and state.bonus:
        yield "the bonus is for somebody alone (rule 8.4)"
    different = len(set(layouts))
    if different != (1 if state.layouts == SAME else state.seats):
        yield f"{different} different boards for {state.seats} seats (rules 3.1, 7.1)"


def wrong_moment(content: Opened, state: Rules) -> Iterator[str]:
    """4.1, 4.7: sixteen turns, with an open tile while somebody is still to place it."""
    if not 1 <= state.turn <= TURNS:
        yield f"turn {state.turn} of {TURNS} (rule 4.7)"
    if (state.phase == PLACING) != (state.tile != NO_TILE):
        yield "a tile lies open exactly while it is placed (rule 4.1)"
    if state.phase != PLACING and state.turn != TURNS:
        yield f"a game is scored after {TURNS} turns, not after {state.turn} (rule 4.7)"
    if state.phase != PLACING and (state.phase == OVER) != (state.game == state.games):
        then = "another follows" if state.phase == OVER else "none follows"
        yield f"game {state.game} of {state.games} is scored, and {then} (rule 7.5)"
    if (state.phase == OVER) != (state.waiting == 0) or state.waiting >> state.seats:
        yield "somebody is waited for exactly while it is not over"


def wrong_tiles(content: Opened, state: Rules) -> Iterator[str]:
    """4.2, 4.3: the same tiles on every board, as many as there were turns, and none that the set lacks."""
    box, wanted = state.box, state.turn - 1 if state.phase == PLACING else state.turn
    first = Counter(lying >> 2 for lying in state.lying[0])
    for seat in range(state.seats):
        kinds = Counter(lying >> 2 for lying in state.lying[seat])
        if SPACES - kinds[0] != wanted:
            yield f"seat {seat} has {SPACES - kinds[0]} tiles after {wanted} turns (rule 4.2)"
        if kinds != first:
            yield f"seat {seat} has other tiles than seat 0 (rule 4.2)"
        for space, lying in enumerate(state.lying[seat]):
            if lying and lying & 3 >= box.ways[lying >> 2]:
                yield f"another orientation of the tile on {SPACE_NAMES[space]} looks alike (rule 4.3)"
    for kind in range(1, KINDS):
        called = first[kind] + (state.tile == kind)
        if not 0 <= called <= box.count[kind] or state.pile[kind] != box.count[kind] - called:
            name = content.tile(kind).id if kind <= box.kinds else kind
            yield f"{called} tiles {name!r} were called, and the set has {box.count[kind]} (rule 2.9)"


def wrong_choices(content: Opened, state: Rules) -> Iterator[str]:
    """4.5: whoever is not waited for has sealed a choice that is allowed."""
    for seat in range(state.seats):
        waits, place = state.waiting >> seat & 1, state.sealed[seat] - 1
        if state.phase != PLACING or waits:
            if place >= 0:
                yield f"seat {seat} has sealed a tile, and has none to place (rule 4.5)"
        elif place < 0:
            yield f"seat {seat} has chosen, and nothing is sealed (rule 4.5)"
        elif place & 3 >= state.box.ways[state.tile] or not may_place(state, seat, place >> 2):
            yield f"seat {seat} has sealed {SPACE_NAMES[place >> 2]}, where the tile may not lie (rule 4.6)"


def may_place(state: Rules, seat: int, space: int) -> bool:
    return bool(state.allowed(seat, state.free(seat)) >> space & 1)


# -- points ------------------------------------------------------------------------------------------------


def wrong_points(content: Opened, state: Rules) -> Iterator[str]:
    """5.6, 7.4, 8.4: points of earlier games within what a game can bring, and of tiles left over."""
    earlier, (least, most) = state.game - 1, bounds(content)
    for seat in range(state.seats):
        if not earlier * least <= state.total[seat] <= earlier * most:
            yield f"seat {seat} has {state.total[seat]} points of {earlier} games of {least} to {most}"
    spare = state.box.a_spare * sum(
        left * lobsters for left, lobsters in zip(state.pile, state.box.on_tile, strict=True)
    )
    before = state.extra - (spare if state.bonus and state.phase != PLACING else 0)
    low, high = spares(content) if state.bonus else (0, 0)
    if not earlier * low <= before <= earlier * high:
        yield f"tiles left over have brought {state.extra} points (rule 8.4)"


def bounds(content: Opened) -> tuple[int, int]:
    """What a game can bring at worst and at best, as if one came everywhere or nowhere."""
    page = content.page
    tiles = [tile for tile in page.tile for _ in range(tile.count)]
    lobsters = sum(
        sorted((sum(area.lobsters for area in tile.areas) for tile in tiles), reverse=True)[:TURNS]
    )
    bones = sum(sorted((sum(area.bones for area in tile.areas) for tile in tiles), reverse=True)[:TURNS])
    lobsters += max(len(layout.lobsters) for layout in page.layout)
    bones += max(len(layout.bones) for layout in page.layout)
    return page.scoring.bone * bones, page.scoring.lobster * lobsters


def spares(content: Opened) -> tuple[int, int]:
    """What the tiles left over can bring at least and at most."""
    each = sorted(
        sum(area.lobsters for area in tile.areas) for tile in content.page.tile for _ in range(tile.count)
    )
    left, point = len(each) - TURNS, content.page.alone.spare_lobster
    return point * sum(each[:left]), point * sum(each[TURNS:])


# -- connected building ------------------------------------------------------------------------------------


def wrong_order(content: Opened, state: Rules) -> Iterator[str]:
    """7.2, 7.3: is there an order of calls in which every board grew from the entrance?"""
    if state.building != CONNECTED:
        return
    boards = [[lying >> 2 for lying in state.lying[seat]] for seat in range(state.seats)]
    if not can_grow(boards, state.box.doorstep):
        yield "in no order of tiles can every board have grown from the entrance (rule 7.3)"


def can_grow(boards: list[list[int]], doorstep: int) -> bool:
    """Look for an order, the deepest first; a state is what lies on each board by then, as bits."""
    goal = tuple(sum(1 << space for space in range(SPACES) if board[space]) for board in boards)
    seen, waiting = set[tuple[int, ...]](), [(0,) * len(boards)]
    while waiting and len(seen) < MOST_STEPS:
        laid = waiting.pop()
        if laid == goal:
            return True
        if laid not in seen:
            seen.add(laid)
            waiting += growths(boards, laid, doorstep)
    return False


def growths(boards: list[list[int]], laid: tuple[int, ...], doorstep: int) -> list[tuple[int, ...]]:
    """What can lie on all boards after one more call."""
    open_now = [edge_of_growth(board, one, doorstep) for board, one in zip(boards, laid, strict=True)]
    found: list[tuple[int, ...]] = []
    for kind in set(map(boards[0].__getitem__, open_now[0])):
        reached: list[tuple[int, ...]] = [()]
        for board, one, spaces in zip(boards, laid, open_now, strict=True):
            reached = [
                (*before, one | 1 << space) for before in reached for space in spaces if board[space] == kind
            ]
        found += reached
    return found


def edge_of_growth(board: list[int], laid: int, doorstep: int) -> list[int]:
    """The spaces where the next tile of this board can have come."""
    if not laid:
        return [doorstep] if board[doorstep] else []
    return [s for s in range(SPACES) if board[s] and not laid >> s & 1 and BESIDE[s] & laid]
