"""What a device is sent of a match depends only on what its seat may know, in every game."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import hameau
from hameau.engine.game import Game
from hameau.plain import is_compiled
from hameau.tables import seeing
from hameau.tables.table import Table
from tests.tables.party import Party

MOMENTS = 40 if is_compiled() else 8  # of a match that are looked at
MOST = 12  # who sit; more would show nothing else
NAMES = ("Ann", "Ben", "Eve", "Dan")


def gathered(game: Game) -> Party:
    seats = min(game.seats[-1], MOST)
    names = [NAMES[seat] if seat < len(NAMES) else f"Guest {seat}" for seat in range(seats)]
    return Party(*names, game=game.key)


def sent(table: Table, seat: int | None, now: int) -> bytes:
    """The whole scene. Whether a move can be taken back is a question about the past, and not asked here."""
    return msgspec.json.encode(msgspec.structs.replace(seeing.story(table, seat, now), may_undo="no"))


@pytest.mark.parametrize("game", hameau.games(), ids=lambda game: game.key)
def test_a_scene_is_the_same_in_every_world_that_its_seat_cannot_tell_apart(game: Game) -> None:
    party, luck = gathered(game), Random(game.key)
    table = party.table
    while table.playing.waiting:
        match = table.playing
        if luck.random() < MOMENTS / 50 / match.seats:
            truth = match.fresh_state()
            truth.copy_from(match.state)
            for seat in range(match.seats):
                scenes = [sent(table, eyes, party.now) for eyes in (seat, None)]
                match.state.copy_from(match.imagined(seat, luck.getrandbits(60)))
                assert [sent(table, eyes, party.now) for eyes in (seat, None)] == scenes
                match.state.copy_from(truth)
        party.play_on(moves=1, seed=luck.getrandbits(30))


@pytest.mark.parametrize("game", hameau.games(), ids=lambda game: game.key)
def test_what_one_seat_alone_may_know_is_sent_to_no_other(game: Game) -> None:
    party = gathered(game)
    party.play_on(seed=7)
    journal = party.table.playing.journal
    for seat in [*range(party.table.playing.seats), None]:
        allowed = [told for told in journal if told.audience == -1 or may_hear(told.audience, seat)]
        assert len(seeing.story(party.table, seat, party.now).lines) == len(allowed)


def may_hear(audience: int, seat: int | None) -> bool:
    """Secrets name their seats; what all but somebody hear names who does not."""
    if seat is None:
        return audience < 0
    return bool(audience & 1 << seat)
