"""What changed in a view says exactly that."""

from __future__ import annotations

from random import Random
from statistics import median

import pytest
from msgspec import to_builtins
from msgspec.json import encode

from hameau import shelf
from hameau.engine.capabilities import Night
from hameau.games import GAMES
from hameau.tables import wire
from hameau.tables.news import changes
from tests.web.people import renewed

OPEN = [game.key for game in GAMES if game.get(Night) is None]
MOVES = 150


def played(key: str, seed: int) -> list[tuple[object, object]]:
    """Each pair of views of the same eyes, one move apart."""
    game, choice = shelf.game(key), Random(seed)
    match = game.match(game.seats[-1], seed=seed)
    eyes = (None, *range(match.seats))
    before, found = [match.view(seat) for seat in eyes], list[tuple[object, object]]()
    for _ in range(MOVES):
        if not match.waiting:
            break
        seat = choice.choice(match.waiting)
        match.play(seat, choice.choice(match.moves(seat)))
        after = [match.view(seat) for seat in eyes]
        found += zip(before, after, strict=True)
        before = after
    return found


@pytest.mark.parametrize("key", OPEN)
@pytest.mark.parametrize("seed", [1, 2])
def test_changes_lead_from_each_view_to_the_next(key: str, seed: int) -> None:
    for old, new in played(key, seed):
        news = {"changes": to_builtins(list(changes(old, new, ())))}
        assert renewed({"view": to_builtins(old)}, news)["view"] == to_builtins(new)


def test_nothing_changed_is_no_change() -> None:
    view = shelf.game("guilds").match(2, seed=1).view(0)
    again = shelf.game("guilds").match(2, seed=1).view(0)
    assert list(changes(view, again, ())) == []


def test_a_change_is_named_as_far_down_as_it_goes() -> None:
    old = wire.ResultSeen([1], [0], "", {"a": 1})
    new = wire.ResultSeen([2], [0], "", {"a": 1})
    assert list(changes([old, old], [old, new], ())) == [wire.Change([1, "scores"], [2])]
    assert list(changes([old], [old, new], ("x",))) == [wire.Change(["x"], [old, new])]


def test_most_moves_of_guilds_change_little() -> None:
    pairs = played("guilds", 3)
    sizes = [len(encode(list(changes(old, new, ())))) for old, new in pairs]
    assert median(sizes) < median(len(encode(new)) for _, new in pairs) / 10
