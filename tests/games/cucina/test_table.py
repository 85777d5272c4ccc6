"""At a table: a sealed choice reaches nobody else, and can be taken back while it is sealed."""

import msgspec
import pytest

from hameau.tables import entries, wire
from hameau.tables.seeing import heard, story, undo_seen
from tests.rules import rule
from tests.tables.party import Party


def party(*moves: str) -> Party:
    """Three cooks, of whom the first ones have chosen."""
    found = Party("Ann", "Ben", "Eve", game="cucina")
    for seat, move in enumerate(moves):
        found.play(seat, move)
    return found


def seen(found: Party, eyes: int | None) -> bytes:
    """All that is sent to a seat, or to spectators."""
    table = found.table
    return msgspec.json.encode((story(table, eyes, found.now), heard(table, eyes), undo_seen(table)))


@rule("4.5")
@pytest.mark.parametrize("eyes", [1, 2, None])
def test_whatever_is_chosen_others_are_sent_the_same(eyes: int | None) -> None:
    choices = [party(move) for move in ("place b4 n", "place b4 e", "place a1 s", "place d2 n")]
    assert len({seen(one, eyes) for one in choices}) == 1
    assert len({seen(one, 0) for one in choices}) > 2
    for one in choices:
        one.play(1, "c3")
        one.play(2, "c3")
    assert len({seen(one, eyes) for one in choices}) > 2, "when all have chosen they see it"


def test_a_sealed_choice_is_taken_back_freely() -> None:
    found = party("place b4 n", "place c1 n")
    assert isinstance(found.ask("Ben", wire.AskUndo("k", 1, free=True)), entries.Undone)
    assert found.table.playing.waiting == (1, 2)
    found.play(1, "place a4 n", key="again")
    found.play(2, "place a4 n")
    assert found.no("Eve", wire.AskUndo("k", 2, free=True)) == "others-must-agree", "the next tile was seen"


def test_whoever_runs_out_of_time_places_what_looks_best() -> None:
    found = party()
    match = found.table.playing
    state = match.state
    best = max(state.legal_moves(0), key=lambda move: state.judge(0, move))
    assert match.default(0) == match.game.write(match.game.content, state, best)
