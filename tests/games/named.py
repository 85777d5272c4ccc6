"""A match whose seats answer to names, for the tests of games."""

from __future__ import annotations

import pytest

from hameau.engine.answers import Event
from hameau.engine.errors import Refused
from hameau.engine.match import Match

PLAYERS = ("Ann", "Ben", "Eve", "Dan")


class NamedMatch(Match):
    """Ann sits on the first seat, then Ben, Eve and Dan."""

    def does(self, name: str, *moves: str) -> list[Event]:
        """That player plays, move after move; what happened at the last one."""
        events: list[Event] = []
        for move in moves:
            events = self.play(PLAYERS.index(name), move)
        return events

    def may(self, name: str) -> list[str]:
        return self.moves(PLAYERS.index(name))

    def refuses(self, name: str, move: str) -> Refused:
        """The refusal of that move; playing it raises the same one and changes nothing."""
        seat = PLAYERS.index(name)
        before = everything(self)
        asked = self.refusal(seat, move)
        assert asked is not None, f"{name} may play {move!r}"
        with pytest.raises(Refused) as caught:
            self.play(seat, move)
        raised = caught.value
        assert (raised.sentence, raised.rule, raised.code) == (asked.sentence, asked.rule, asked.code)
        assert everything(self) == before
        return asked

    @property
    def winners(self) -> str:
        assert self.result is not None, "it is not over"
        return " ".join(PLAYERS[seat] for seat in self.result.winners)


def everything(match: Match) -> tuple[object, ...]:
    """All that a refused move must not change."""
    state = match.state
    return (
        match.position(),
        tuple(match.history),
        tuple(match.journal),
        match.record(),
        state.dump(),
        (state.luck, state.fated, state.noted),
    )
