"""What time does at a table by itself: clocks reach zero, dark rounds and debates end."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from hameau.tables import entries
from hameau.tables.deciding import No
from hameau.tables.rounds import beat, default_move, end_of_debate, end_of_reading

if TYPE_CHECKING:
    from hameau.web.live import LiveTable


class Clockwork:
    """One timer a table, set for whatever ends next."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.hall = live.hall
        self.table = live.table
        self.timer: asyncio.TimerHandle | None = None

    def run(self) -> None:
        """Look again when something ends; while nobody sits at the table, time stands still."""
        self.cancel()
        table = self.table
        if table.clocks is None and table.rhythm is None:
            return  # no time passes here
        if table.time_stands():
            if self.live.somebody_sits():
                self.live.submit(self.resume, ignore)
            return
        if any(table.rounds.spans()) and table.time_runs() and not self.live.somebody_sits():
            self.live.submit(self.stop, ignore)
            return
        end = self.next_end()
        if end is not None:
            wait = max(0.0, (end - self.hall.now()) / 1000)
            self.timer = asyncio.get_running_loop().call_later(wait, self.time_is_up)

    def next_end(self) -> int | None:
        """When the first of all that passes is over."""
        table = self.table
        if table.rounds.may_end():
            return self.hall.now()
        ends = [span.ends for span in table.rounds.spans()] if table.phase == "playing" else []
        if table.clocks and table.phase == "playing":
            ends.append(table.clocks.next_end())
        return min((end for end in ends if end is not None), default=None)

    def time_is_up(self) -> None:
        self.timer = None
        table, now = self.table, self.hall.now()
        if table.rounds.reading:
            self.live.submit(lambda: end_of_reading(table, self.hall.now()), self.look_again)
        elif table.is_dark:
            self.live.submit(self.beat, self.look_again)
        elif table.rounds.debate and table.rounds.debate.is_over(now):
            self.live.submit(lambda: end_of_debate(table, self.hall.now()), ignore)
        for seat in table.clocks.ended(now) if table.clocks else ():
            self.live.submit(partial(self.clock_plays, seat, table.decisions[seat]), ignore)
        if self.timer is None and not self.live.writing:
            self.run()

    def beat(self) -> list[entries.Played]:
        """The end of the dark round, if it is still due when its turn comes."""
        return beat(self.table, self.hall.now(), self.live.thinking.at_first_sight)

    def look_again(self, _: No | None) -> None:
        if self.timer is None:
            asyncio.get_running_loop().call_soon(self.run)

    def clock_plays(self, seat: int, decision: int) -> entries.Entry | None:
        """The move for somebody whose time is up."""
        table, clocks = self.table, self.table.clocks
        if table.phase != "playing" or table.decisions[seat] != decision or seat not in table.playing.waiting:
            return None
        if clocks is None or seat not in clocks.ended(self.hall.now()):
            return None  # time was given back while this waited for its turn
        return default_move(table, seat, self.hall.now())

    def rest_if_alone(self) -> None:
        """While nobody sits at the table, its clocks stand still; not where one has days."""
        if self.table.lasts_days:
            return
        if self.table.time_runs() and not self.live.somebody_sits():
            self.live.submit(self.stop, ignore)

    def stop(self) -> entries.Entry | None:
        stops = self.table.time_runs() and not self.live.somebody_sits()
        return entries.Stopped(self.hall.now()) if stops else None

    def resume(self) -> entries.Entry | None:
        now = self.hall.now()
        return entries.Resumed(now, now) if self.table.time_stands() else None

    def cancel(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


def ignore(_: No | None) -> None:
    """For what nobody waits for."""
