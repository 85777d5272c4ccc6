"""A stretch of time that can stand still: how long a dark round or a debate lasts."""

SECOND = 1000
LATE = SECOND  # a beat that comes later than this is told for when it came


class Span:
    """So many milliseconds from a moment on. What passes while it stands still does not count."""

    def __init__(self, seconds: float, now: int, waits: bool = False) -> None:
        self.length = round(seconds * SECOND)
        self.left = self.length
        self.since = now
        self.stopped = False
        self.waits = waits  # it has not begun yet

    @property
    def ends(self) -> int | None:
        """When it is over; None while it stands still or has not begun."""
        return None if self.stopped or self.waits else self.since + self.left

    def is_over(self, now: int) -> bool:
        return self.ends is not None and self.ends <= now

    def begin(self, now: int) -> None:
        """What it waited for has come, or has come again: all of it passes from now on."""
        self.left, self.since, self.waits = self.length, max(now, self.since), False

    def stop(self, now: int) -> None:
        """Nobody is at the table."""
        self.pass_time(now)
        self.stopped = True

    def resume(self, since: int, now: int) -> None:
        """Go on; what passed after `since` is given back. As in clock.py, from now on."""
        self.pass_time(since)
        self.since = now
        self.stopped = False

    def pass_time(self, now: int) -> None:
        if not (self.stopped or self.waits):
            self.left = max(0, self.left - max(0, now - self.since))
        self.since = max(now, self.since)


def moment_of(span: Span, now: int) -> int:
    """When a span that is over counts as ended: in time, unless the server was much too late."""
    ends = span.ends
    return now if ends is None or not 0 <= now - ends < LATE else ends
