"""Figures that were published or worked out of this game elsewhere, met again."""

from hameau.games.cucina.solving import bound_of, foresee
from hameau.plain import is_compiled
from tests.games.cucina.tables import CONTENT, CUCINA, fresh

DEALS = 400 if is_compiled() else 200


def test_sixteen_lobsters_and_five_bones_lie_on_the_tiles() -> None:
    areas = [(tile.count, area) for tile in CONTENT.page.tile for area in tile.areas]
    assert sum(count * area.lobsters for count, area in areas) == 16
    assert sum(count * area.bones for count, area in areas) == 5


def test_nearly_sixteen_lobsters_can_be_had_in_a_deal() -> None:
    """On average 12.8 on the tiles that are called, and 3 in niches."""
    bounds = [bound_of(deal) for seed in range(DEALS) for deal in foresee(fresh(1, seed))]
    assert 15.4 < sum(bounds) / DEALS < 16.2


def test_whoever_fills_a_kitchen_at_random_finds_next_to_nothing() -> None:
    """Half a point to a point on average."""
    state, total = CUCINA.build(CONTENT, 1, CUCINA.check_options({})), 0
    start = state.dump()
    for seed in range(5 * DEALS):
        state.restore(start)
        state.reseed(seed)
        state.set_up()
        state.playout()
        total += state.score(0)
    assert 0.2 < total / (5 * DEALS) < 1.1
