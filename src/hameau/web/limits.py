"""Limits on how often something may be done."""

from collections import OrderedDict

MOST_ADDRESSES = 10_000


class Bucket:
    """So many at once, and so many a second after that."""

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.since = now

    def take(self, now: float, amount: float = 1) -> bool:
        """May it be done once more, or so much of it?"""
        self.left = min(self.burst, self.left + (now - self.since) * self.rate)
        self.since = now
        if self.left < amount:
            return False
        self.left -= amount
        return True

    def wait(self, now: float) -> float:
        """Take one in any case; for how many seconds whoever takes it should wait."""
        self.left = min(self.burst, self.left + (now - self.since) * self.rate) - 1
        self.since = now
        return max(0.0, -self.left / self.rate)


class Buckets:
    """A bucket an address. Addresses that were not seen for longest are forgotten first."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float, amount: float = 1) -> bool:
        return self.of(address, now).take(now, amount)

    def wait(self, address: str, now: float) -> float:
        return self.of(address, now).wait(now)

    def of(self, address: str, now: float) -> Bucket:
        bucket = self.buckets.setdefault(address, Bucket(self.rate, self.burst, now))
        self.buckets.move_to_end(address)
        if len(self.buckets) > MOST_ADDRESSES:
            self.buckets.popitem(last=False)
        return bucket
