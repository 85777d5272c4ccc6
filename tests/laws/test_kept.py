"""Parts of views that are kept are those that would be made anew."""

from random import Random

import pytest
from msgspec.json import encode

from hameau import shelf
from hameau.engine.eyes import KEPT
from hameau.engine.match import Match
from hameau.games import GAMES

MOVES = 150


@pytest.mark.parametrize("key", [game.key for game in GAMES])
def test_a_view_is_the_same_whatever_was_seen_before(key: str) -> None:
    """Several matches at once, so that parts of one are shown in others."""
    choice = Random(key)
    game = shelf.game(key)
    matches = [game.match(seats, seed=seed) for seats in game.seats[:3] for seed in (1, 2)]
    seen = []
    for _ in range(MOVES):
        match = choice.choice(matches)
        if match.waiting:
            seat = choice.choice(match.waiting)
            match.play(seat, choice.choice(match.moves(seat)))
        seen.append((match, match.state.dump(), look(match)))
    for match, position, before in seen:
        match.state.restore(position)
        for function in KEPT:
            function.cache_clear()
        assert look(match) == before


def test_parts_are_kept() -> None:
    """And used again: else the test above shows nothing."""
    match = shelf.game("buttons").match(2, seed=1)
    assert len(KEPT) >= 5
    for _ in range(2):
        match.play(match.waiting[0], match.moves(match.waiting[0])[0])
        look(match)
    assert sum(function.cache_info().hits for function in KEPT) > 0


def look(match: Match) -> list[bytes]:
    return [encode(match.view(eyes)) for eyes in (None, *range(match.seats))]
