"""Who thinks next: people's tables, then tables of bots, then what is no move; the least served first."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple


class Claim(NamedTuple):
    """For whom is thought: all tables of an address share what it gets."""

    group: str
    watched: bool = True  # a person sits there
    later: bool = False  # nobody waits for a move: all others think first


class Turns:
    """So many at once; the others wait. Time that was used counts, and who was away gains nothing by it."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: dict[Claim, deque[asyncio.Future[None]]] = {}
        self.used: dict[str, float] = {}  # seconds, of those who wait or think
        self.thinking: dict[str, int] = {}
        self.least = 0.0  # what the last one whose turn it was had used

    @asynccontextmanager
    async def turn(self, claim: Claim) -> AsyncIterator[None]:
        await self.take(claim)
        now = asyncio.get_running_loop().time
        began = now()
        try:
            yield
        finally:
            self.give_back(claim, now() - began)

    async def take(self, claim: Claim) -> None:
        self.used[claim.group] = max(self.used.get(claim.group, 0.0), self.least)
        if self.free and not self.waiting:
            self.begin(claim)
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(claim, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # its turn had come already
                self.give_back(claim, 0.0)
            raise

    def begin(self, claim: Claim) -> None:
        self.free -= 1
        self.thinking[claim.group] = self.thinking.get(claim.group, 0) + 1

    def give_back(self, claim: Claim, seconds: float) -> None:
        self.free += 1
        self.used[claim.group] = self.used.get(claim.group, 0.0) + seconds
        self.thinking[claim.group] -= 1
        while self.free and self.call_next():
            pass
        self.forget(claim.group)

    def call_next(self) -> bool:
        """Give the place to somebody; False if nobody waits."""
        while self.waiting:
            claim = min(self.waiting, key=lambda one: (one.later, not one.watched, self.used[one.group]))
            line = self.waiting[claim]
            mine = line.popleft()
            if not line:
                del self.waiting[claim]
            if not mine.done():
                self.least = max(self.least, self.used[claim.group])
                self.begin(claim)
                mine.set_result(None)
                return True
        return False

    def forget(self, group: str) -> None:
        """Nobody of the group thinks or waits any more."""
        if not self.thinking[group] and not any(claim.group == group for claim in self.waiting):
            del self.thinking[group], self.used[group]
