"""Did anybody learn anything? Shown with the toy, which has luck, hands, sealed choices and knowledge."""

from __future__ import annotations

import pytest

from hameau.engine.errors import Unknown
from hameau.engine.game import Game
from hameau.engine.match import Match
from hameau.tables import deciding, entries, seeing, wire
from hameau.tables.deciding import may_undo
from hameau.tables.learning import anybody_learned
from tests.laws.toy.subjects import toy
from tests.tables.party import Party

GAME = toy().game


def find(key: str) -> Game:
    if key != GAME.key:
        raise Unknown(f"there is no game {key!r}")
    return GAME


def after_a_trick(*names: str) -> tuple[Party, int]:
    """Everybody has played a card; who won it acts."""
    party = Party(*names, game="toy", find_game=find)
    for seat in range(len(names)):
        party.play(seat, party.table.playing.moves(seat)[0])
    [taker] = party.table.playing.waiting
    return party, taker


@pytest.mark.parametrize(
    ("move", "undo"),
    [("pass", "free"), ("draw", "ask"), ("show", "ask"), ("peek", "ask")],
)
def test_a_move_is_free_if_it_told_nobody_anything(move: str, undo: str) -> None:
    """Passing tells nothing that was not known; drawing shows luck, and peeking shows a hand."""
    party, taker = after_a_trick("Ann", "Ben", "Eve")
    party.play(taker, move)
    assert may_undo(party.table, taker) == "ask", "nobody has found out yet"
    if undo == "free":
        assert isinstance(party.ask(party.names[taker], wire.AskUndo("k", taker, free=True)), entries.Undone)
    else:
        assert party.no(party.names[taker], wire.AskUndo("k", taker, free=True)) == "others-must-agree"
        assert isinstance(party.ask(party.names[taker], wire.AskUndo("k", taker)), entries.UndoAsked)


def test_a_scene_imagines_no_world(monkeypatch: pytest.MonkeyPatch) -> None:
    """To find out whether anybody learned anything costs more than the move; nobody has asked."""
    asked: list[Match] = []

    def noted(match: Match, before: bytes) -> bool:
        asked.append(match)
        return anybody_learned(match, before)

    monkeypatch.setattr(deciding, "anybody_learned", noted)
    party, taker = after_a_trick("Ann", "Ben", "Eve")
    party.play(taker, "pass")
    for seat in (0, 1, 2, None):
        seeing.scene(party.table, seat, [], False, 0)
    assert not asked
    party.ask(party.names[taker], wire.AskUndo("k", taker))
    assert asked


def test_a_card_that_is_turned_over_was_seen() -> None:
    party = Party("Ann", "Ben", game="toy", find_game=find)
    for seat in (0, 1):
        party.play(seat, party.table.playing.moves(seat)[0])
    assert may_undo(party.table, 1) == "ask"


def test_once_somebody_moved_after_it_it_must_be_asked_for() -> None:
    party, taker = after_a_trick("Ann", "Ben", "Eve")
    party.play(taker, "pass")
    other = next(seat for seat in party.table.playing.waiting if seat != taker)
    party.play(other, party.table.playing.moves(other)[0])
    assert may_undo(party.table, taker) == "ask"


def test_with_bots_alone_nobody_is_asked() -> None:
    party = Party("Ann", game="toy", find_game=find, start=False, seats=2)
    party.ask("Ann", wire.Seat("k", 1, "beginner"))
    party.ask("Ann", wire.Start("k"))
    party.play(0, party.table.playing.moves(0)[0])
    assert may_undo(party.table, 0) == "free"
