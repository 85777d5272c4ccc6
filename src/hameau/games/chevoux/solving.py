"""The solvers at work on a match: advice, the future, plans, bounds and proofs."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

from hameau.engine.answers import Said, Solution
from hameau.engine.game import Game
from hameau.engine.machine import write_field
from hameau.engine.match import Match
from hameau.games.chevoux.bots.judgement import Chevoux
from hameau.games.chevoux.bots.oracle import MOST_CARDS, MOST_ROWS, Oracle
from hameau.games.chevoux.bots.planner import Planner
from hameau.games.chevoux.bots.proof import IMPOSSIBLE, POSSIBLE, Proof
from hameau.games.chevoux.bots.sketch import DEEPEST, Sketch
from hameau.games.chevoux.constraints import Clause
from hameau.games.chevoux.content import Opened, belongs
from hameau.games.chevoux.notation import cell_name
from hameau.games.chevoux.position import MODES
from hameau.games.chevoux.position import write as write_position
from hameau.games.chevoux.rules.course import NOTHING, POPULATE, SWAP
from hameau.games.chevoux.rules.village import COLUMNS
from hameau.games.chevoux.views import BORDER

DEPTH = 2  # cards that the planner looks ahead
WIDTH = (0, 1, 8, 20, 0, 0, 0, 0)  # moves that it keeps: of the last card it looks at, … of the open one
# the beams of the oracle: villages kept, and what a point is worth. The first few look for points, too
USUAL_BEAMS = ((300, 16), (300, 8), (300, 4))
MORE_BEAMS = ((300, 0), (1024, 4), (1024, 0))
SHORT = 4  # cards whose every use can be tried
LIMIT = 3_000_000  # villages that a proof may look at


# -- the honest player -------------------------------------------------------------------------------------


def advise(content: Opened, state: Chevoux, seat: int) -> int:
    """The move of a strong player who knows what a player knows."""
    planner = Planner()
    planner.depth = DEPTH
    write_field(planner, "width", WIDTH)
    planner.think(state, Sketch())
    return planner.best


def explain(content: Opened, state: Chevoux, seat: int, move: int) -> Said:
    """What a move is good for: what can be counted at once, else that nothing looked better."""
    if POPULATE <= move < SWAP:
        cell = move - POPULATE
        people = min(content.box.people[state.card], state.supply)
        message = "hint-more-people" if state.people[cell] else "hint-first-people"
        return Said(message, {"people": people, "cell": cell_name(cell)})
    village = Sketch()
    village.learn(state)
    village.visit(state)
    before = lacking(village)
    village.make(move)
    after = lacking(village)
    facts: dict[str, str | int] = {"before": before, "after": after}
    return Said("hint-fewer", facts) if after < before else Said("hint-later", {"cards": DEPTH})


def lacking(village: Sketch) -> int:
    """How many tiles lack something."""
    return sum(village.cost[cell] > 0 for cell in range(village.rows * COLUMNS))


def play_honestly(match: Match) -> Match:
    """Play a match on to its end as the planner advises."""
    while match.waiting:
        move = advise(match.game.content, match.imagined(0, len(match.history)), 0)  # type: ignore[arg-type]  # a match of this game
        match.play(0, match.game.write(match.game.content, match.state, move))
    return match


# -- the future --------------------------------------------------------------------------------------------


class Future(NamedTuple):
    """All that will come, whatever the mayor does."""

    cards: list[int]  # the open one first
    grows: list[int]  # 1: a row is laid before that card
    rows: list[list[int]]  # by the number of rows that lie then; bare if it lies already


def foresee(match: Match) -> Future:
    """Let all cards go on a copy with the same secret, and watch what comes."""
    later = match.take_back(0)
    state = village_of(later)
    lying = state.rows
    future = Future([], [], [[0] * COLUMNS for _ in range(MOST_ROWS)])
    while later.waiting:
        future.cards.append(state.card)
        future.grows.append(int(state.rows > lying))
        if state.rows > lying:
            future.rows[lying] = list(state.tile[lying * COLUMNS : state.rows * COLUMNS])
            lying = state.rows
        later.play(0, BORDER.write(later.game.content, state, NOTHING))
    return future


def village_of(match: Match) -> Chevoux:
    assert isinstance(match.state, Chevoux)
    return match.state


# -- the oracle --------------------------------------------------------------------------------------------


def solve(match: Match) -> Solution:
    """Can it still be won, how, and how well at most?"""
    state, content = village_of(match), match.game.content
    future = foresee(match)
    bound = bound_of(content, state, future)
    if not future.cards:
        won = state.result(0) > 0
        return Solution(
            "possible" if won else "impossible", [], state.score(0) if won else None, bound, "the end"
        )
    best = search_beams(state, future, bound)
    if best is not None:
        score, plan = best
        return Solution(
            "possible", [BORDER.write(content, state, move) for move in plan], score, bound, "a plan"
        )
    if len(future.cards) > SHORT:
        return Solution("unknown", [], None, bound, "no plan was found")
    return prove(content, state, future, bound)


def search_beams(state: Chevoux, future: Future, bound: int) -> tuple[int, list[int]] | None:
    """The best plan of some beams; the wider ones are tried only if the others find none."""
    oracle, village = Oracle(), Sketch()
    tell_future(oracle, future, MOST_CARDS, MOST_ROWS)
    best: tuple[int, list[int]] | None = None
    worst = state.box.points_an_empty * state.box.count[state.box.dwelling]
    for number, (width, a_point) in enumerate((*USUAL_BEAMS, *MORE_BEAMS)):
        if best is not None and (best[0] == bound or number >= len(USUAL_BEAMS)):
            break
        oracle.search(state, village, width, a_point)
        if oracle.solved and (best is None or oracle.best_points + worst > best[0]):
            best = oracle.best_points + worst, list(oracle.plan[: len(future.cards)])
    return best


def prove(content: Opened, state: Chevoux, future: Future, bound: int) -> Solution:
    """Try every use of the last few cards."""
    proof = exhaust(state, future, LIMIT)
    tried = f"{proof.seen} villages tried"
    if proof.verdict == POSSIBLE:
        moves = [BORDER.write(content, state, move) for move in proof.plan[: len(future.cards)]]
        return Solution("possible", moves, state.score(0), bound, tried)
    return Solution("impossible" if proof.verdict == IMPOSSIBLE else "unknown", [], None, bound, tried)


def exhaust(state: Chevoux, future: Future, limit: int, thorough: bool = False) -> Proof:
    proof = Proof()
    tell_future(proof, future, DEEPEST, DEEPEST)
    proof.limit = limit
    proof.thorough = int(thorough)
    proof.search(state, Sketch())
    return proof


def tell_future(thinker: Oracle | Proof, future: Future, most_cards: int, most_rows: int) -> None:
    spare = [0] * (most_cards - len(future.cards))
    thinker.cards = len(future.cards)
    write_field(thinker, "card", [*future.cards, *spare])
    write_field(thinker, "grows", [*future.grows, *spare])
    write_field(thinker, "row", future.rows[:most_rows])


# -- no plan scores more -----------------------------------------------------------------------------------


def bound_of(content: Opened, state: Chevoux, future: Future) -> int:
    """People for every card that could bring some, as if all stood where the cards want them."""
    box = content.box
    coming = sorted((box.people[card] for card in able_cards(content, state, future)), reverse=True)
    people = min(sum(coming), state.supply)
    homes = min(len(coming), box.count[box.dwelling] - state.inhabited().bit_count())
    empty = box.count[box.dwelling] - state.inhabited().bit_count() - homes
    return box.point_a_person * (state.inhabitants() + people) + box.points_an_empty * empty


def able_cards(content: Opened, state: Chevoux, future: Future) -> Iterator[int]:
    """Cards to come for which the tiles that their condition names lie by then."""
    lying = [state.tile[cell] for cell in range(state.rows * COLUMNS)]
    rows = state.rows
    for card, grows in zip(future.cards, future.grows, strict=True):
        if grows:
            lying += future.rows[rows]
            rows += 1
        if content.box.dwelling in lying and can_hold(content, state, content.conditions[card], lying):
            yield card


def can_hold(content: Opened, state: Chevoux, rule: tuple[Clause, ...], lying: list[int]) -> bool:
    """Do enough tiles lie for every clause, wherever they are?"""
    axes = {"moon": content.axis(state.moon).id, "sun": content.axis(state.sun).id}
    return all(
        any(
            want.place == "zone"
            or want.least <= sum(belongs(content.tile(kind), axes.get(want.of, want.of)) for kind in lying)
            for want in clause
        )
        for clause in rule
    )


# -- measuring ---------------------------------------------------------------------------------------------


def trial(game: Game, options: Mapping[str, str], number: int) -> Match:
    """A set-up: the pairs of axes take turns, each time with other luck."""
    content: Opened = game.content
    axes = range(1, len(content.page.axis) + 1)
    pairs = [(moon, sun) for moon in axes for sun in axes if moon != sun]
    state = Chevoux(content.box, 1, MODES.index(game.check_options(options)["mode"]))
    state.reseed(number)
    state.lay_out(*pairs[number % len(pairs)])
    return game.position(write_position(content, state), seed=number)


def check_villages(content: Opened, times: int) -> None:
    """All wishes of a full village, again and again."""
    state = Chevoux(content.box, 1, 0)
    state.reseed(1)
    state.set_up()
    while state.waiting:
        state.apply(0, NOTHING)
    village = Sketch()
    village.learn(state)
    village.visit(state)
    village.weigh_often(times)


CHORES = MappingProxyType({"check of a whole village": check_villages})
