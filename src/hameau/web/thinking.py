"""The bots of a table: they think when they are waited for, and play like people."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from hameau.bots import make
from hameau.tables import entries
from hameau.tables.deciding import No
from hameau.tables.levels import FIRST_SIGHT
from hameau.tables.pace import pace_of

if TYPE_CHECKING:
    from hameau.web.live import LiveTable

Mark = tuple[int, int, int]  # match, seat, decision


class Thinking:
    """Who thinks about what."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.hall = live.hall
        self.table = live.table
        self.tasks: set[asyncio.Task[None]] = set()
        self.thought_of: set[Mark] = set()

    def wake(self) -> None:
        """Let all bots think that owe a decision."""
        table = self.table
        if table.undo is not None or self.hall.closing:
            return
        for seat in table.bots_waited_for():
            mark = (table.number, seat, table.decisions[seat])
            if mark not in self.thought_of:
                self.thought_of.add(mark)
                self.begin(self.think(mark))

    def begin(self, thoughts: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(thoughts)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def think(self, mark: Mark) -> None:
        """Let a bot decide, and play it if the decision is still the same."""
        _, seat, _ = mark
        try:
            await asyncio.sleep(self.hall.settings.pace if self.is_followed() else 0)
            if self.is_open(mark):
                level = self.table.chairs[seat].level
                move = await self.hall.thinkers.choose(self.table.playing, seat, level, self.live.claim())
                self.live.submit(lambda: self.play(mark, move), self.look_again)
        except Exception as error:  # the edge of a table: it stops, the others go on
            self.live.stop_broken(error)
        finally:
            self.thought_of.discard(mark)

    def is_followed(self) -> bool:
        """Somebody sits here who wants to see how it goes."""
        return any(chair.holder for chair in self.table.chairs) and pace_of(self.table) != "skipped"

    def is_open(self, mark: Mark) -> bool:
        number, seat, decision = mark
        table = self.table
        return (
            not self.live.broken
            and table.undo is None
            and table.number == number
            and seat in table.bots_waited_for()
            and table.decisions[seat] == decision
        )

    def play(self, mark: Mark, move: str) -> entries.Entry | None:
        seat, table = mark[1], self.table
        if not self.is_open(mark) or move not in table.playing.moves(seat):
            return None
        if table.is_dark:
            return entries.Sealed(self.hall.now(), seat, move, "bot", "", "bot")
        return entries.Played(self.hall.now(), seat, move, "bot", "bot")

    def look_again(self, _: No | None) -> None:
        """Played or not, a bot may be waited for now."""
        asyncio.get_running_loop().call_soon(self.wake)

    def at_first_sight(self, seat: int) -> str | None:
        """What a bot plays that still thinks at the beat; None if no bot plays there."""
        if not self.table.chairs[seat].level:
            return None
        return make(FIRST_SIGHT, self.table.sequence).choose(self.table.playing, seat)

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()
