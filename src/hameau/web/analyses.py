"""What can be learned from matches that are over, worked out where bots think, when nobody else wants to.

A seat's player asks, and asks again while the page is open: an analysis that nobody asks about for a while is
given up. It is done in small steps, each after all bots that wait to think, and in turns between addresses.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, NamedTuple

from hameau.bots.players import Searcher
from hameau.engine.errors import BadRecord
from hameau.engine.match import Match
from hameau.engine.record import replay
from hameau.lab.analysis import Analyst, analyst, imagined, new_searcher
from hameau.tables import seeing
from hameau.tables.table import Table
from hameau.web.limits import Buckets
from hameau.web.models import AnalysisSeen

if TYPE_CHECKING:
    from hameau.web.hall import Hall
    from hameau.web.turns import Claim

PATIENCE = 10.0  # seconds without a question after which nobody waits any more
MOST_KEPT = 500  # analyses that are done
MOST_AT_ONCE = 2  # that one address may wait for
MOST_WAITING = 50  # of all addresses


class Subject(NamedTuple):
    """Whose match is looked back on."""

    table: str
    match: int
    seat: int


class TooMany(Exception):
    """This address has asked for enough, or all have."""


class Failed(Exception):
    """It could not be worked out, which was reported."""


class Work:
    """An analysis on its way."""

    def __init__(self, group: str, now: float) -> None:
        self.group = group
        self.asked = now  # when somebody did last
        self.done = 0
        self.steps = 0  # 0: nobody knows yet
        self.error: Exception | None = None
        self.task: asyncio.Task[None] | None = None


class Analyses:
    """Those that are worked out, and those that are done."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.working: dict[Subject, Work] = {}
        self.kept: OrderedDict[Subject, AnalysisSeen] = OrderedDict()
        self.idle: list[Searcher] = []
        self.patience = PATIENCE
        self.asked = Buckets(hall.settings.analyses_an_hour / 3600, hall.settings.analyses_an_hour)

    def ask(self, table: Table, subject: Subject, address: str, claim: Claim) -> AnalysisSeen:
        """How far it is, or all of it; begins it if nobody has. Raises TooMany, Failed or BadRecord."""
        if subject in self.kept:
            self.kept.move_to_end(subject)
            return self.kept[subject]
        work = self.working.get(subject)
        if work is None:
            work = self.begin(table, subject, address, claim)
        if work.error is not None:
            del self.working[subject]
            raise work.error
        work.asked = self.now()
        return AnalysisSeen(work.done, work.steps, None, [])

    def begin(self, table: Table, subject: Subject, address: str, claim: Claim) -> Work:
        group, now = self.hall.links.group(address), self.now()
        for known, one in list(self.working.items()):
            if one.error is not None and now - one.asked > self.patience:
                del self.working[known]  # nobody came to hear of it
        mine = sum(work.group == group for work in self.working.values())
        if mine >= MOST_AT_ONCE or len(self.working) >= MOST_WAITING or not self.asked.take(address, now):
            raise TooMany
        work = self.working[subject] = Work(group, now)
        later = claim._replace(group=group or claim.group, watched=False, later=True)
        work.task = asyncio.get_running_loop().create_task(self.work_out(table, subject, work, later))
        return work

    async def work_out(self, table: Table, subject: Subject, work: Work, claim: Claim) -> None:
        try:
            await self.advance(table, subject, work, claim)
        except BadRecord as error:
            work.error = error
        except Exception as error:  # the edge of an analysis: the table goes on
            self.hall.report("analysis-failed", error, table=subject.table)
            work.error = Failed()
        else:
            self.working.pop(subject, None)

    async def advance(self, table: Table, subject: Subject, work: Work, claim: Claim) -> None:
        """Step by step, while somebody waits for it."""
        compute = self.hall.thinkers.compute
        analyst = await compute(prepare, table, subject.match, subject.seat, claim=claim)
        work.steps = analyst.steps
        while not analyst.is_done:
            if self.now() - work.asked > self.patience:
                return
            await compute(self.step, analyst, claim=claim)
            work.done = analyst.done
        self.kept[subject] = seen(analyst)
        while len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)

    def step(self, analyst: Analyst) -> None:
        """On another thread, with trees that somebody has left."""
        try:
            searcher = self.idle.pop()
        except IndexError:
            searcher = new_searcher()
        analyst.advance(searcher)
        self.idle.append(searcher)

    def forget(self, table: str) -> None:
        """What is written of the table was changed, or it is gone."""
        for subject in [one for one in self.kept if one.table == table]:
            del self.kept[subject]
        for subject in [one for one in self.working if one.table == table]:
            self.give_up(subject)

    def give_up(self, subject: Subject) -> None:
        task = self.working.pop(subject).task
        if task is not None:
            task.cancel()

    def close(self) -> None:
        for subject in list(self.working):
            self.give_up(subject)

    def now(self) -> float:
        return asyncio.get_running_loop().time()


def played(table: Table, number: int) -> Match:
    """A match that is over, from its record. Raises BadRecord."""
    match = replay(table.records[number - 1], table.find_game, table.find_content)
    if match.state.waiting:  # it was played on with rules that are no longer at hand
        raise BadRecord("the match ended with other rules", 1)
    return match


def prepare(table: Table, number: int, seat: int) -> Analyst:
    return analyst(played(table, number), seat)


def seen(analyst: Analyst) -> AnalysisSeen:
    """All of it, with what the seat heard at the moments that mattered."""
    told = analyst.told()
    times = [range(moment.since + 1, moment.until + 1) for moment in told.moments]
    heard = [one for one in analyst.match.journal if any(one.move in time for time in times)]
    return AnalysisSeen(analyst.done, analyst.steps, told, seeing.lines(heard, analyst.seat))


def may_look_back(table: Table, number: int, seat: int, holder: str) -> bool:
    """Did this device play that seat? At a moderated table it played them all, and nobody's in particular."""
    if table.moderated or not holder or number > len(table.ends):
        return False
    return table.ends[number - 1].holders[seat : seat + 1] == [holder]


def position_for(table: Table, number: int, seat: int, moves: int, seed: int) -> tuple[Match, str]:
    """The match, and where the seat decided something, with all that it could not know dealt anew."""
    match = played(table, number)
    if not match.first <= moves < len(match.history) or match.history[moves].seat != seat:
        raise LookupError(moves)
    return match, match.game.write_position(match.game.content, imagined(match, seat, moves, seed))
