"""Set-ups that many play: the one of a day, the one of a lesson, and those of matches of somebody else."""

from __future__ import annotations

import asyncio
from datetime import date, timedelta
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from hameau.engine.answers import Setup
from hameau.engine.capabilities import Daily, Lesson
from hameau.engine.game import Game
from hameau.plain import is_compiled
from hameau.storage import Row
from hameau.tables import entries, seeing
from hameau.tables.links import device_hash
from hameau.tables.setups import DAY, LESSON, is_race
from hameau.tables.table import Broken, Table
from hameau.web.models import Run, SetupSeen

if TYPE_CHECKING:
    from hameau.web.hall import Hall

DAYS_BACK = 31  # that can still be played
DAYS_AHEAD = 1  # somewhere it is tomorrow already
MOST_RUNS = 24  # matches of one set-up that are listed together
encode = msgspec.json.encode


def has_days(game: Game) -> bool:
    """As plain Python a solver would think for minutes, and a server could not even stop meanwhile."""
    return game.get(Daily) is not None and is_compiled()


class Joined(Struct, frozen=True):
    """A match that plays a set-up."""

    table: str
    match: int
    rules: str  # version and content of the game
    setup: Setup


class Setups:
    """Finds set-ups by their words. Days are computed once and kept, a race is the log of its matches."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.days: dict[str, asyncio.Task[Setup]] = {}

    async def find(self, game: Game, word: str) -> Setup | None:
        """The set-up of a word; None if there is none."""
        if word == LESSON:
            lesson = game.get(Lesson)
            return lesson.set_up if lesson else None
        if DAY.fullmatch(word):
            return await self.of_day(game, word) if has_days(game) and self.is_open(word) else None
        return self.of_race(game, word)

    # -- days ----------------------------------------------------------------------------------------------

    def is_open(self, word: str) -> bool:
        """The last few days, and the one that has begun somewhere."""
        try:
            day = date.fromisoformat(word)
        except ValueError:
            return False
        today = self.hall.today()
        return today - timedelta(DAYS_BACK) <= day <= today + timedelta(DAYS_AHEAD)

    async def of_day(self, game: Game, day: str) -> Setup:
        name = f"day:{rules_of(game)} {day}"
        if name not in self.days:
            self.days[name] = asyncio.ensure_future(self.make_day(game, day, name))
            self.days[name].add_done_callback(lambda task: self.forget_failure(name, task))
        return await asyncio.shield(self.days[name])

    def forget_failure(self, name: str, task: asyncio.Task[Setup]) -> None:
        if task.cancelled() or task.exception():
            self.days.pop(name, None)

    async def make_day(self, game: Game, day: str, name: str) -> Setup:
        """From disk, else computed where bots think, and kept."""
        kept = self.hall.log.read(name)
        if kept:
            return msgspec.json.decode(kept[0], type=Setup)
        daily = game.get(Daily)
        assert daily is not None
        made = await self.hall.thinkers.compute(daily.set_up, game, day)
        await self.hall.keep(Row(name, 0, encode(made)))
        return made

    # -- races ---------------------------------------------------------------------------------------------

    def rows_of(self, table: Table, entry: entries.Entry, number: int) -> list[Row]:
        """Beside the start of match `number`: it is one of those that play this set-up."""
        if not isinstance(entry, entries.Started) or not is_race(entry.setup):
            return []
        name = race(entry.setup)
        joined = Joined(table.id, number, rules_of(table.game), Setup(table.options, entry.secret))
        return [Row(name, len(self.hall.log.read(name)), encode(joined))]

    def of_race(self, game: Game, code: str) -> Setup | None:
        """As the first one plays it."""
        joined = self.joined(game, code)
        return joined[0].setup if 0 < len(joined) < MOST_RUNS else None

    def joined(self, game: Game, code: str) -> list[Joined]:
        """The matches that play it, the first one first; none if that was another game or other content."""
        rows = self.hall.log.read(race(code)) if is_race(code) else []
        found = [msgspec.json.decode(row, type=Joined) for row in rows[:MOST_RUNS]]
        return found if found and found[0].rules == rules_of(game) else []

    async def runs(self, joined: list[Joined], device: str) -> list[Run]:
        """Who plays it. How it went is told to a device that has played it itself: nobody is spoilt."""
        holder = device_hash(device)
        found = [(one, await self.table_of(one)) for one in joined]
        here = [(one, table) for one, table in found if table is not None and one.match <= table.number]
        played = any(table.seats_of(holder) and one.match <= len(table.ends) for one, table in here)
        return [self.run(one, table, holder, played) for one, table in here]

    async def table_of(self, joined: Joined) -> Table | None:
        try:
            live = await self.hall.find(joined.table)
        except Broken:
            return None
        return live.table if live else None

    def run(self, joined: Joined, table: Table, holder: str, played: bool) -> Run:
        chair, number = table.chairs[0], joined.match
        end = table.ends[number - 1] if number <= len(table.ends) else None
        shown = end if played else None
        return Run(
            name=chair.name,
            level="" if chair.holder else chair.level,
            mine=bool(holder) and chair.holder == holder,
            over=end is not None,
            moves=end.moves if end else len(table.playing.history),
            hints=end.hints[0] if end else len(table.hints[0]),
            result=seeing.outcome_seen(shown.outcome) if shown else None,
            table=joined.table if shown else "",
            match=number,
            share=self.hall.links.share(joined.table, number) if shown else "",
        )

    # -- what is told --------------------------------------------------------------------------------------

    async def seen(self, game: Game, word: str, device: str) -> SetupSeen | None:
        """What may be known about a set-up before it is played."""
        joined = self.joined(game, word)
        if joined:
            options = joined[0].setup.options
            return SetupSeen(word, options, None, None, await self.runs(joined, device))
        setup = await self.find(game, word)
        return SetupSeen(word, setup.options, setup.par, setup.best, []) if setup else None


def rules_of(game: Game) -> str:
    return f"{game.key} {game.version} {game.digest}"


def race(code: str) -> str:
    """The name of its log."""
    return f"race:{code}"
