"""Hints at one table: a specialist thinks beside it, the advice is noted, and then told."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from hameau.engine.match import Match
from hameau.tables import entries, wire
from hameau.tables.deciding import Asker, No, may_hint

if TYPE_CHECKING:
    from hameau.web.live import LiveTable

Answer = Callable[[No | None, wire.HintSeen], None]


class Hints:
    """One thought at a time, so that nobody fills the queue of the thinkers."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.thinking = False

    def ask(self, asker: Asker, asked: wire.AskHint, answer: Answer) -> None:
        """Let a specialist think, without holding anything up. Raises No."""
        match = may_hint(self.live.table, asker, asked)
        if self.thinking:
            raise No("too-fast")
        self.thinking = True
        self.live.thinking.begin(self.advise(match, asker, asked, answer))

    async def advise(self, match: Match, asker: Asker, asked: wire.AskHint, answer: Answer) -> None:
        live, table = self.live, self.live.table
        try:
            advice = await live.hall.thinkers.advise(match, asked.seat, live.claim())
        except Exception as error:  # the edge of a table: it stops, the others go on
            live.stop_broken(error)
            return
        finally:
            self.thinking = False

        def note() -> entries.Entry | None:
            may_hint(table, asker, asked)
            known = asked.number in table.hints[asked.seat]
            return None if known else entries.Hinted(live.hall.now(), asked.seat, asked.number, advice.move)

        hint = wire.HintSeen(advice.move, advice.why.message, advice.why.facts)
        live.submit(note, lambda no: answer(no, hint))
