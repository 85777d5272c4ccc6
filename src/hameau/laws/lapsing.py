"""Law 9. What a waiting seat may do changes by another's move only together with what it is told or sees.

Several decide at once, and a move may end or change what another seat was asked: a move of that seat that is
no longer legal has lapsed. If its list of moves changed unseen, the list itself would tell a secret. In the
dark nothing lapses at all: a table hands in all moves of such a round together. A game in which moves lapse
says so by `LAPSES` in its invariants.
"""

from collections.abc import Iterator

from hameau import Match
from hameau.engine.capabilities import Night
from hameau.engine.state import State
from hameau.laws.matches import copied, encoded, matches
from hameau.laws.subjects import Setting


def law(setting: Setting) -> None:
    found = list(lapses(setting))
    assert setting.subject.lapses or not found, f"moves lapse in {setting.subject.game.key}: {found}"


def lapses(setting: Setting) -> Iterator[str]:
    """Every move that lapsed, in the notation of its game, while its seat was still waited for."""
    before: State | None = None
    for match, _ in matches(setting):
        if before is not None and match.history:
            for seat in others_waiting(match, before):
                yield from lapsed(match, before, seat)
        before = copied(match)


def others_waiting(match: Match, before: State) -> list[int]:
    mover = match.history[-1].seat
    return [seat for seat in range(match.seats) if seat != mover and before.waiting >> seat & 1]


def lapsed(match: Match, before: State, seat: int) -> Iterator[str]:
    game, state = match.game, match.state
    had, has = before.legal_moves(seat), state.legal_moves(seat)
    if had == has:
        return
    where = f"the moves of seat {seat} after {match.history[-1]}: {match.position()}"
    assert is_noticed(match, before, seat), f"they changed unseen: {where}"
    night = game.get(Night)
    dark = night is not None and night.is_dark(game.content, before)
    assert not dark, f"they changed in the dark: {where}"
    if has:
        yield from (game.write(game.content, before, move) for move in had if move not in has)


def is_noticed(match: Match, before: State, seat: int) -> bool:
    """Was the seat told something by the last move, or does it see anything else than before?"""
    if match.events(seat, since=len(match.history)):
        return True
    game = match.game
    views = [encoded(game.view(game.content, state, seat)) for state in (before, match.state)]
    return views[0] != views[1]
