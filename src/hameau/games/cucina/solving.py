"""The solvers at work on a match: advice, the tiles to come, the best kitchens, and bounds on them."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple, cast

from hameau.engine.answers import Said, Solution
from hameau.engine.errors import Unknown
from hameau.engine.game import Game
from hameau.engine.machine import write_field
from hameau.engine.match import Match
from hameau.games.cucina.bots.judgement import Cucina
from hameau.games.cucina.bots.oracle import Oracle
from hameau.games.cucina.bots.planner import Planner
from hameau.games.cucina.content import Opened
from hameau.games.cucina.notation import SPACE_NAMES
from hameau.games.cucina.rules.course import CONNECTED, NEXT, PLACE, PLACING, TURNS
from hameau.games.cucina.rules.kitchen import ALL_SPACES, FOUND, FOUND_BITS
from hameau.games.cucina.views import BORDER

ROUNDS, STEPS = 30, 60_000  # of annealing, for a kitchen that may not be the best one yet
SEED = 1


# -- the honest player -------------------------------------------------------------------------------------


def advise(content: Opened, state: Cucina, seat: int) -> int:
    """The move of a strong player who knows what a player knows."""
    if state.phase != PLACING:
        return NEXT
    scratch = copied(state)
    scratch.reseed(int(state.luck))
    return Planner().think(state, scratch, seat)


def copied(state: Cucina) -> Cucina:
    copy = Cucina(state.box, state.seats, state.layouts, state.building, state.games, state.bonus)
    copy.copy_from(state)
    return copy


def explain(content: Opened, state: Cucina, seat: int, move: int) -> Said:
    """What a move is good for: lobsters at once, bones that are walled off, ways on, or what may come."""
    if move == NEXT:
        return Said("hint-next", {})
    place = move - PLACE
    after = copied(state)
    lie(after, seat, place >> 2, 4 * state.tile + (place & 3))
    reached, before = after.reach(seat), state.found(seat, state.reach(seat))
    more = after.found(seat, reached) - before
    facts: dict[str, str | int] = {"space": SPACE_NAMES[place >> 2], "lobsters": more & FOUND}
    if more & FOUND and not more >> FOUND_BITS:
        return Said("hint-lobsters", facts)
    ways = after.entered(after.free(seat), reached)
    if ways > state.entered(state.free(seat), state.reach(seat)):
        return Said("hint-ways", facts | {"ways": ways})
    return Said("hint-later", facts)


def lie(state: Cucina, seat: int, space: int, lying: int) -> None:
    """Put a tile on a board, whatever the turn."""
    boards = [list(board) for board in state.lying]
    boards[seat][space] = lying
    state.write("lying", boards)


def play_honestly(match: Match) -> Match:
    """Play a match for one on to its end as the planner advises."""
    while match.waiting:
        state = cast(Cucina, match.imagined(0, len(match.history)))
        match.play(0, match.game.write(match.game.content, match.state, advise(match.game.content, state, 0)))
    return match


# -- the future --------------------------------------------------------------------------------------------


class Deal(NamedTuple):
    """One game as it will be called: the state before the first of these tiles, and the tiles."""

    start: Cucina
    calls: list[int]


def foresee(match: Match) -> list[Deal]:
    """Play anything on a copy with the same secret, and watch what is called: no move changes that."""
    later = match.take_back(0)
    deals: list[Deal] = []
    while later.waiting:
        state = cast(Cucina, later.state)
        if state.phase == PLACING:
            if not deals or state.game != deals[-1].start.game:
                deals.append(Deal(copied(state), []))
            deals[-1].calls.append(state.tile)
        later.play(0, BORDER.write(later.game.content, state, state.legal_moves(0)[0]))
    return deals


# -- the oracle --------------------------------------------------------------------------------------------


def solve(match: Match) -> Solution:
    """Can somebody alone who knows all that is called still win, and how well at most?"""
    state = cast(Cucina, match.state)
    if state.seats > 1:
        raise Unknown(f"the solver is for somebody alone, and this match has {state.seats} seats")
    found = [search(deal) for deal in foresee(match)]
    sure, extra = points_so_far(state), spares(match)
    best, bound = (
        sure + sum(points) for points in ([one.best for one in found], [one.bound for one in found])
    )
    goal, tried = state.box.goal * state.games, f"{sum(one.rounds for one in found)} rounds of annealing"
    if bound < goal:
        return Solution("impossible", [], None, bound + extra, "too few lobsters can be reached")
    if best < goal:
        return Solution("unknown", [], None, bound + extra, tried)
    plan = [BORDER.write(match.game.content, state, move) for move in plan_of(state, found)]
    how = "every lobster is found" if best == bound else tried
    return Solution("possible", plan, best + extra, bound + extra, how)


def points_so_far(state: Cucina) -> int:
    """Of games that are scored, without the bonus."""
    return state.total[0] + (state.points(0) if state.phase != PLACING else 0)


def plan_of(state: Cucina, found: list[Oracle]) -> list[int]:
    """All games, one after the other."""
    plan: list[int] = []
    for number, oracle in enumerate(found):
        plan += [NEXT] if number or state.phase != PLACING else []
        plan += moves_of(oracle)
    return plan


def spares(match: Match) -> int:
    """What the bonus brings in the end."""
    later = match.take_back(0)
    while later.waiting:
        later.play(0, later.moves(0)[0])
    return int(cast(Cucina, later.state).extra)


def search(deal: Deal, rounds: int = ROUNDS, steps: int = STEPS) -> Oracle:
    """The best kitchen for a deal that was found."""
    oracle = Oracle()
    oracle.calls = len(deal.calls)
    write_field(oracle, "call", [*deal.calls, *[0] * (TURNS - len(deal.calls))])
    oracle.bound = bound_of(deal)
    copy = copied(deal.start)
    copy.reseed(SEED)
    oracle.search(copy, 0, rounds, steps)
    return oracle


def moves_of(oracle: Oracle) -> list[int]:
    """The moves that lead to the best kitchen."""
    return [PLACE + 4 * oracle.best_space[number] + oracle.best_way[number] for number in range(oracle.calls)]


# -- nothing is worth more ---------------------------------------------------------------------------------


def bound_of(deal: Deal) -> int:
    """Every lobster that one may still come to, and no bone but those that one has come to already."""
    state, calls = copied(deal.start), deal.calls
    if state.building != CONNECTED or state.free(0) != ALL_SPACES:
        return most(state, calls)
    found = []
    for way in range(state.box.ways[calls[0]]):  # 7.2: where the first tile lies is not open
        lie(state, 0, state.box.doorstep, 4 * calls[0] + way)
        found.append(most(state, calls[1:]))
    return max(found)


def most(state: Cucina, calls: list[int]) -> int:
    reached, free = state.reach(0), state.free(0)
    found = state.found(0, state.hope(0, free, reached))
    lobsters = found & FOUND
    if state.entered(free, reached):
        lobsters += sum(state.box.on_tile[kind] for kind in calls)
    bones = state.found(0, reached) >> FOUND_BITS
    return state.box.a_lobster * lobsters + state.box.a_bone * bones


# -- measuring ---------------------------------------------------------------------------------------------


def trial(game: Game, options: Mapping[str, str], number: int) -> Match:
    """A set-up: the same numbers are the same deals in every run."""
    return game.match(1, seed=number, options=options)


def walk_kitchens(content: Opened, times: int) -> None:
    """The points of a full kitchen, again and again."""
    state = Cucina(content.box, 1, 0, 0, 1, 0)
    state.reseed(1)
    state.set_up()
    while state.waiting:
        state.apply(0, state.sensible_move(0, 0))
    state.walk_often(times)


CHORES = MappingProxyType({"points of a whole kitchen": walk_kitchens})
