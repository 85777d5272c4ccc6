"""Law 6. The game's own invariants: no card made or lost, no negative purse, the dead stay dead."""

from hameau.laws.matches import copied, matches
from hameau.laws.subjects import Setting


def law(setting: Setting) -> None:
    """After every move: what is always true, and what is true from one position to the next."""
    subject = setting.subject
    before = None
    for match, _ in matches(setting):
        subject.check(match.state, match.game.content)
        if before is not None and match.history:
            subject.follow(before, match.state, match.game.content)
        before = copied(match)
