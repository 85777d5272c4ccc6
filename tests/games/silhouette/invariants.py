"""What is true in Silhouette from one position to the next; what is always true is in `soundness`."""

from hameau.games.silhouette.bots.judgement import Silhouette
from hameau.games.silhouette.content import Opened

FORGOTTEN = frozenset({"judged"})  # how everybody voted; the verdict itself follows from what is done next


def follow(before: Silhouette, after: Silhouette, content: Opened) -> None:
    """True from one position to the next."""
    assert not before.gone & ~after.gone, "4.5: a card came back"
    assert after.taken - before.taken in (0, 1), "4.5: more than one pair was taken"
    assert after.turnings - before.turnings in (0, 1), "4.1: more than one card was turned up"
    changed = [old for old, new in zip(before.motif, after.motif, strict=True) if old and old != new]
    assert not changed, "3.2: a card shows another picture than before"
    moved = [old for old, new in zip(before.owner, after.owner, strict=True) if old and old != new]
    assert not moved, "8.5: a card changed its owner"
    spent = sorted(old - new for old, new in zip(before.insists, after.insists, strict=True))
    assert not any(spent[:-1]), "7.3: two have insisted at once"
    assert spent[-1] in (0, 1), "7.3: somebody has insisted more than once"
    assert after.help >= before.help, "8.7: help was forbidden again"
