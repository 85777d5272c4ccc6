"""What a table asks: is it dark, do all talk, and who hears whom."""

from __future__ import annotations

from typing import cast

from hameau import shelf
from hameau.engine.answers import Voice
from hameau.engine.capabilities import Night
from hameau.engine.match import Match
from hameau.engine.state import EVERYONE, SPECTATORS
from hameau.games.werewolves.square import View

GAME = shelf.game("werewolves")
NIGHT = next(one for one in GAME.capabilities if isinstance(one, Night))
SEATS = 8


def village(**options: str) -> Match:
    return GAME.match(SEATS, 3, {"composition": "simple", "captain": "no", **options})


def dark(match: Match) -> bool:
    return NIGHT.is_dark(GAME.content, match.state)


def voice(match: Match, seat: int) -> Voice | None:
    return NIGHT.voice(GAME.content, match.state, seat)


def seen(match: Match, seat: int | None = None) -> View:
    return cast(View, match.view(seat))


def wolves(match: Match) -> list[int]:
    return [seat for seat in range(SEATS) if seen(match, seat).people[seat].wolf]


def phase(match: Match) -> str:
    return seen(match).phase


def all_play(match: Match, move: str, prey: int | None = None) -> None:
    """Everybody who is asked plays this; the wolves eat."""
    for seat in match.waiting:
        eat = f"eat {prey + 1}" if prey is not None else ""
        match.play(seat, eat if eat in match.moves(seat) else move)


def test_every_round_of_a_night_is_dark_and_no_hour_of_a_day_is() -> None:
    match = village()
    rounds = 0
    while phase(match) != "debate":
        assert dark(match)
        assert set(match.waiting) == set(range(SEATS))
        all_play(match, "sleep")
        rounds += 1
    assert rounds > 2
    assert not dark(match)
    assert NIGHT.is_debate(GAME.content, match.state)
    all_play(match, "done")
    assert not dark(match)
    assert not NIGHT.is_debate(GAME.content, match.state), "it is the ballot"


def test_at_night_the_pack_is_heard_by_the_pack_when_it_points() -> None:
    match = village()
    while dark(match):
        heard = sum(1 << wolf for wolf in wolves(match))
        for seat in range(SEATS):
            points = phase(match).startswith("wolves") and seat in wolves(match)
            assert voice(match, seat) == (Voice("pack", heard) if points else None)
        all_play(match, "sleep")


def test_by_day_all_hear_the_living_and_the_dead_hear_each_other() -> None:
    match = village()
    prey = next(seat for seat in range(SEATS) if seat not in wolves(match))
    while dark(match):
        all_play(match, "sleep", prey)
    for seat in range(SEATS):
        expected = Voice("ghosts", 1 << prey) if seat == prey else Voice("village", EVERYONE)
        assert voice(match, seat) == expected
    assert EVERYONE >> SPECTATORS & 1


def test_the_dead_who_watch_the_night_hear_the_pack() -> None:
    for watch, hears in (("night", True), ("public", False)):
        match = village(ghosts=watch)
        prey = next(seat for seat in range(SEATS) if seat not in wolves(match))
        while dark(match):
            all_play(match, "sleep", prey)
        while not phase(match).startswith("wolves"):
            all_play(match, "sleep" if dark(match) else "done")
        pack = voice(match, wolves(match)[0])
        assert pack is not None
        assert bool(pack.hears >> prey & 1) is hears
