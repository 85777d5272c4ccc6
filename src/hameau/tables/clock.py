"""The clock of a table: each seat has its own time, which runs while the match waits for it.

Over days every decision has the same time, and what is left of it is not saved.
"""

from collections.abc import Collection

from hameau.tables.wire import Clock

SECOND = 1000
DAY = 86_400 * SECOND


class Clocks:
    """Milliseconds left a seat. Whoever decides gets the bonus; at zero the table plays for the seat."""

    def __init__(self, clock: Clock, seats: int, now: int) -> None:
        self.bonus = clock.bonus * SECOND
        self.each = clock.days * DAY  # for every decision; 0: time is saved
        self.left = [self.each or clock.bank * SECOND + self.bonus] * seats
        self.known = self.left[:]  # what was left when all were last told that somebody has to decide
        self.ran = 0  # milliseconds since then
        self.is_open = True  # all knew then who has to
        self.running: tuple[int, ...] = ()
        self.since = now
        self.stopped = False

    def run(self, seats: Collection[int], now: int, told: bool = True, is_open: bool = True) -> None:
        """From now on the match waits for these; were all told what happened, and do they know for whom?"""
        self.charge(now)
        if told and not set(seats).issubset(self.running):
            self.known, self.ran, self.is_open = self.left[:], 0, is_open
        self.running = tuple(seats)

    def decided(self, seat: int, now: int) -> None:
        """The seat played a move."""
        self.charge(now)
        self.left[seat] = self.each or self.left[seat] + self.bonus

    def undecided(self, seat: int) -> None:
        """A move of the seat was taken back, and so is its bonus."""
        self.left[seat] = self.each or max(0, self.left[seat] - self.bonus)

    def stop(self, now: int) -> None:
        """Nobody is at the table."""
        self.charge(now)
        self.stopped = True

    def resume(self, since: int, now: int) -> None:
        """Go on; what passed after `since` is given back. From now on, also if it was later once.

        The clock on the wall may have been set back while no server ran: nobody waits until it catches up.
        """
        self.charge(since)
        self.since = now
        self.stopped = False

    def charge(self, now: int) -> None:
        passed = self.passed(now)
        self.ran += passed
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - passed)
        self.since = max(now, self.since)

    def passed(self, now: int) -> int:
        return 0 if self.stopped else max(0, now - self.since)

    def at(self, now: int) -> list[int]:
        """What is left of each seat's time."""
        passed = self.passed(now)
        return [
            max(0, left - passed) if seat in self.running else left for seat, left in enumerate(self.left)
        ]

    def seen(self, now: int, waiting: Collection[int], eyes: int | None) -> list[int]:
        """The same for a seat that thinks that the match waits for these.

        If it does not know better, the others' clocks do not tell it: they go on as if nobody had decided.
        """
        left, ran = self.at(now), self.ran + self.passed(now)
        if self.is_open and set(waiting) == set(self.running):
            return left
        known = [max(0, one - ran) if seat in waiting else one for seat, one in enumerate(self.known)]
        return [left[seat] if seat == eyes else known[seat] for seat in range(len(left))]

    def next_end(self) -> int | None:
        """When the first running clock reaches zero."""
        if self.stopped or not self.running:
            return None
        return self.since + min(self.left[seat] for seat in self.running)

    def ended(self, now: int) -> list[int]:
        """Whose time is up."""
        if self.stopped:
            return []
        return [seat for seat in self.running if self.left[seat] - (now - self.since) <= 0]
