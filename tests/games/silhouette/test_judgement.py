"""How programs play: what they know, what they remember, and how well they do."""

from random import Random

import pytest

from hameau import bots
from hameau.bots.levels import levels_of
from hameau.games.silhouette.bots.judgement import Silhouette
from hameau.plain import is_compiled
from tests.games.silhouette.tables import CONTENT, MOTIFS, SILHOUETTE, Table, fresh, seated

PLAYERS = "hameau.games.silhouette.bots.players:"
MATCHES = 40 if is_compiled() else 2


def liked(table: Table, name: str = "greedy", seat: int = 0, times: int = 12) -> set[str]:
    """What a program plays, with different luck."""
    return {bots.make(name, seed).choose(table, seat) for seed in range(times)}


def test_a_pair_that_is_remembered_is_turned_up() -> None:
    table = seated(seen="a1=cat b1=moon c1=fish d1=laundry")
    assert liked(table) <= {"turn a1", "turn b1", "turn c1"}, "catfish, and moonfish"
    table.does("Ann", "turn a1")
    assert liked(table) == {"turn c1"}


def test_without_a_pair_new_cards_are_turned_up() -> None:
    table = seated(seen="a1=laundry b1=pig")
    assert not {"turn a1", "turn b1"} & liked(table)


def test_a_word_that_is_known_is_said() -> None:
    assert liked(seated(open="b3=cat c5=fish")) == {'say "…"'}
    assert liked(seated(open="b3=cat c5=laundry")) == {"pass"}
    assert liked(seated(open="b3=cat c5=fish", won=["Ben catfish star moon"])) == {"pass"}


def test_a_help_card_is_laid_where_it_makes_a_word() -> None:
    table = seated(open="b3=laundry c5=fish", won=["Ann wordstar star shark"], help=True)
    assert liked(table) == {"swap b3 star"}
    assert liked(seated(open="b3=cat c5=fish", won=["Ann wordstar star shark"], help=True)) == {'say "…"'}


@pytest.mark.parametrize(("name", "memory"), [("Easy", 3), ("Normal", 8)])
def test_who_remembers_few_cards_turns_up_forgotten_ones_as_if_they_were_new(name: str, memory: int) -> None:
    """Cat and fish are a word. After so many other cards nobody remembers the cat."""
    others = [motif for motif in MOTIFS if motif not in ("cat", "fish")]
    seen = [
        "a1=cat",
        *(f"{'abcdefgh'[n % 8]}{2 + n // 8}={motif}" for n, motif in enumerate(others[: memory - 1])),
    ]
    fresh_cat, forgotten = (
        seated(open="h6=fish", seen=" ".join(cards)) for cards in (seen, [*seen, f"g6={others[20]}"])
    )
    kind = {"Easy": (40, 3), "Normal": (70, 8)}[name]
    assert fresh_cat.state_here.remembers(0, kind[1] + 1), "the open card is remembered as well"
    assert not forgotten.state_here.remembers(0, kind[1] + 1)


@pytest.mark.parametrize(("share", "low", "high"), [(40, 33, 47), (70, 63, 77), (100, 100, 100)])
def test_a_program_knows_its_share_of_the_lexicon(share: int, low: int, high: int) -> None:
    state = seated(seen="a1=cat").state_here
    known = total = 0
    for first in range(48):
        state.first = first + 1
        for a in range(48):
            for b in range(a):
                known += state.knows(1, a, b, share)
                total += 1
    assert low <= 100 * known / total <= high


def test_what_it_knows_lasts_for_a_match_and_differs_between_seats_and_matches() -> None:
    def known(table: Table, seat: int) -> list[bool]:
        return [table.state_here.knows(seat, a, b, 40) for a in range(48) for b in range(a)]

    table = seated(seen="a1=cat b1=fish")
    before = known(table, 0)
    table.turn("Ann", "c1=moon d1=star")
    table.fails()
    assert known(table, 0) == before
    assert known(table, 1) != before
    assert known(seated(seen="a1=pig"), 0) != before
    state = table.state_here
    assert all(state.knows(0, a, b, 40) == state.knows(0, b, a, 40) for a in range(9) for b in range(a))
    assert all(state.knows(0, a, b, 70) for a in range(48) for b in range(a) if state.knows(0, a, b, 40))


@pytest.mark.parametrize("weaker", [f"{PLAYERS}Easy", f"{PLAYERS}Normal"])
def test_the_levels_are_a_ladder(weaker: str) -> None:
    stronger = {f"{PLAYERS}Easy": f"{PLAYERS}Normal", f"{PLAYERS}Normal": "greedy"}[weaker]
    points = [0, 0]
    for seed in range(MATCHES):
        table, order = fresh(2, seed), (seed % 2, 1 - seed % 2)
        players = [bots.make((weaker, stronger)[order[seat]], seed) for seat in range(2)]
        while table.waiting:
            seat = table.waiting[0]
            table.play(seat, players[seat].choose(table, seat))
        for seat in range(2):
            points[order[seat]] += table.look().piles[seat].cards
    assert points[1] > points[0]


def test_the_levels_are_bots() -> None:
    for description in levels_of(SILHOUETTE).values():
        bots.make(description)
    assert list(levels_of(SILHOUETTE)) == ["beginner", "steady", "strong"]


def test_judging_leaves_the_table_alone() -> None:
    luck, table = Random(5), fresh(3, seed=5)
    while table.waiting:
        state = table.state_here
        assert isinstance(state, Silhouette)
        before, seat = state.dump(), table.waiting[0]
        for move in state.legal_moves(seat):
            state.judge(seat, move)
            state.liking(seat, move, 40, 3)
        assert state.dump() == before
        table.play(seat, luck.choice(table.moves(seat)))


def test_the_content_is_that_of_the_box() -> None:
    assert CONTENT.box.patience == 2
