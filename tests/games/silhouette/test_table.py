"""At a table: a sealed vote reaches nobody else, and people are asked for words of their own."""

import msgspec
import pytest

from hameau.tables.seeing import heard, story, undo_seen
from tests.rules import rule
from tests.tables.party import Party


def party(*votes: str) -> Party:
    """Three people; whoever begins has said a word, and the next ones have voted."""
    found = Party("Ann", "Ben", "Eve", game="silhouette")
    speaker = found.table.playing.waiting[0]
    found.play(speaker, "turn a1")
    found.play(speaker, "turn b1")
    found.play(speaker, "say qxzvbrolp")
    for vote in votes:
        found.play(found.table.playing.waiting[0], vote)
    return found


def seen(found: Party, eyes: int | None) -> bytes:
    """All that is sent to a seat, or to spectators."""
    table = found.table
    return msgspec.json.encode((story(table, eyes, found.now), heard(table, eyes), undo_seen(table)))


@rule("6.2")
def test_whatever_is_voted_others_are_sent_the_same() -> None:
    votes = [party(vote) for vote in ("accept", "reject", "cover", "leave")]
    waiting = votes[0].table.playing.waiting[0]
    speaker = votes[0].table.playing.view().speaker  # type: ignore[attr-defined]
    voter = 3 - waiting - speaker
    for eyes in (waiting, speaker, None):
        assert len({seen(one, eyes) for one in votes}) == 1
    assert len({seen(one, voter) for one in votes}) == 4


@rule("6.6")
@pytest.mark.parametrize("eyes", [0, 1, 2, None])
def test_a_covered_word_is_sent_to_nobody_any_more(eyes: int | None) -> None:
    found = party()
    assert b"qxzvbrolp" in seen(found, eyes)
    found.play(found.table.playing.waiting[0], "cover")
    found.play(found.table.playing.waiting[0], "accept")
    assert b"qxzvbrolp" not in msgspec.json.encode(found.table.playing.view(eyes))
    assert b"qxzvbrolp" not in msgspec.json.encode(heard(found.table, eyes))
