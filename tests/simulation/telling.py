"""The story of a seed, as lines for people and as one number for comparing."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec
from msgspec import Raw, Struct

from tests.simulation.world import simulate

LONGEST = 300  # characters of a line


class Digest:
    """All that was told, in one hash."""

    def __init__(self) -> None:
        self.hash = blake2b(digest_size=16)

    def hear(self, at: float, who: str, what: tuple[Any, ...]) -> None:
        self.hash.update(f"{at!r} {who} {[plain(one) for one in what]}\n".encode())

    def hexdigest(self) -> str:
        return self.hash.hexdigest()


def digest(seed: int) -> str:
    listening = Digest()
    simulate(seed, listening.hear)
    return listening.hexdigest()


def line(at: float, who: str, what: tuple[Any, ...]) -> str:
    text = " ".join(str(plain(one)) for one in what)
    return f"{at:9.4f} {who:8} {text if len(text) <= LONGEST else text[:LONGEST] + '…'}"


def plain(one: Any) -> Any:
    """A message as JSON."""
    return msgspec.json.encode(one).decode() if isinstance(one, Struct | Raw) else one
