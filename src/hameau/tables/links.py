"""The secrets in links. They are computed from the server's key, so none of them is stored.

An invitation, a spectator's link, a seat's link and the link of a replay are different secrets: none can be
computed from another. A seat's link works once, because using it changes what it is computed from.
"""

from base64 import urlsafe_b64encode
from hashlib import blake2b
from hmac import compare_digest

KEY_BYTES = 32
SECRET_BYTES = 16


class Links:
    """The secrets of all tables of one server."""

    def __init__(self, key: bytes) -> None:
        if len(key) != KEY_BYTES:
            raise ValueError(f"a server's key has {KEY_BYTES} bytes, not {len(key)}")
        self.key = key

    def join(self, table: str) -> str:
        """Who has it may take a seat."""
        return self.secret("join", table)

    def watch(self, table: str) -> str:
        """Who has it may look on."""
        return self.secret("watch", table)

    def share(self, table: str, match: int) -> str:
        """Who has it may see the replay of one match."""
        return self.secret("share", table, match)

    def seat(self, table: str, seat: int, turn: int) -> str:
        """Who has it may take over a seat that has changed hands `turn` times."""
        return self.secret("seat", table, seat, turn)

    def group(self, address: str) -> str:
        """Which tables come from one address, written down without it; empty if nobody knows it."""
        return self.secret("address", address) if address else ""

    def secret(self, *words: str | int) -> str:
        text = "/".join(map(str, words)).encode()
        digest = blake2b(text, key=self.key, digest_size=SECRET_BYTES, person=b"hameau link").digest()
        return urlsafe_b64encode(digest).decode().rstrip("=")


def same(given: str, secret: str) -> bool:
    """Compare without telling by the time it takes."""
    return compare_digest(given.encode(), secret.encode())


def device_hash(token: str) -> str:
    """How a device is written down: whoever reads the log cannot sit down for it."""
    return blake2b(token.encode(), digest_size=16, person=b"hameau device").hexdigest() if token else ""
