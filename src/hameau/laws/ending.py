"""Law 1. It ends; nobody waits exactly when there is a result; no seat waits without a move."""

from random import Random

from hameau import Match
from hameau.engine.state import MOST_MOVES, MOVE_CODES, State
from hameau.laws.matches import copied, everyone, matches, some
from hameau.laws.subjects import Setting
from hameau.laws.words import lacking, spoken


def law(setting: Setting) -> None:
    kept: list[State] = []
    for match, luck in matches(setting):
        before = match.state.dump(), match.state.fated
        check_waiting(match)
        for seat in range(match.seats):
            check_moves(match, seat)
        check_looking(match, luck)
        assert (match.state.dump(), match.state.fated) == before, (
            f"looking changed something: {match.position()}"
        )
        if luck.random() < 0.05 or not match.waiting:
            kept.append(copied(match))
        if not match.waiting:
            check_playing_on(kept, luck)
            kept.clear()


def check_waiting(match: Match) -> None:
    assert not match.state.waiting >> match.seats, f"a seat waits that is not there: {match.state.waiting:b}"
    assert (match.result is None) == bool(match.waiting), f"waiting {match.waiting}, result {match.result}"
    if match.result is not None:
        check_result(match)


def check_result(match: Match) -> None:
    result = match.result
    assert result is not None
    worths = [match.state.result(seat) for seat in range(match.seats)]
    assert all(-1.0 <= worth <= 1.0 for worth in worths), f"results {worths}"
    assert result.winners == [seat for seat in range(match.seats) if worths[seat] > -1.0]
    assert result.why
    for language in spoken(match.game):
        assert lacking(match.game, language, result.reason, result.facts) is None


def check_moves(match: Match, seat: int) -> None:
    moves = match.state.legal_moves(seat)
    where = f"seat {seat}: {match.position()}"
    if seat not in match.waiting:
        assert moves == [], f"moves for a seat that does not wait, {where}"
        return
    assert moves, f"it waits without a move, {where}"
    assert len(set(moves)) == len(moves) <= MOST_MOVES, f"a move is offered twice, {where}"
    assert all(0 <= move < MOVE_CODES for move in moves), f"moves {moves}, {where}"
    assert moves == match.state.legal_moves(seat), f"asked twice, other moves, {where}"
    assert match.game.default(match.state, seat) in moves, f"the default is no legal move, {where}"


def check_looking(match: Match, luck: Random) -> None:
    """Ask everything that can be asked."""
    for seat in some(everyone(match), luck):
        match.view(seat)
        if luck.random() < 0.1:
            match.events(seat)
    for seat in some(match.waiting, luck):
        match.moves(seat)


def check_playing_on(kept: list[State], luck: Random) -> None:
    """It ends from anywhere, whoever plays. (Asked last: a match that does not end was found by then.)"""
    for state in kept:
        undecided = state.waiting != 0
        state.reseed(luck.getrandbits(60))
        decisions = state.playout() if luck.random() < 0.5 else state.rehearse(100)
        assert state.waiting == 0
        assert (decisions > 0) == undecided
