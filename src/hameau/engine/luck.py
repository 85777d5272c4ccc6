"""Where the luck of a real match comes from: a secret, and a stream of its own for every move.

The hash of the secret (`commitment`) is known before the first roll, the secret after the last move. So
nobody can choose the dice afterwards, nobody can know them before, and anybody can compute them again.
"""

from hashlib import blake2b
from secrets import token_bytes
from struct import unpack

from hameau.engine.errors import Unknown
from hameau.engine.state import FATE

SECRET_BYTES = 32
BLOCK = 64  # bytes that one hash gives


def secret_from_seed(seed: int) -> bytes:
    """The secret of a match that is meant to be repeated."""
    return blake2b(b"%d" % seed, digest_size=SECRET_BYTES, person=b"hameau seed").digest()


def secret_of(seed: int | None, secret: bytes | None) -> bytes:
    """The secret that was given, or else that of the seed, or else one that nobody can guess."""
    if secret is None:
        return token_bytes(SECRET_BYTES) if seed is None else secret_from_seed(seed)
    if len(secret) != SECRET_BYTES:
        raise Unknown(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
    return secret


def commitment(secret: bytes) -> str:
    """What is published before the match: it binds the secret and tells nothing about it."""
    return blake2b(secret, digest_size=SECRET_BYTES, person=b"hameau promise").hexdigest()


def words(secret: bytes, move: int) -> list[int]:
    """The luck of one move as 32-bit words; move 0 is the set-up."""
    blocks = (
        blake2b(b"%d/%d" % (move, i), key=secret, digest_size=BLOCK, person=b"hameau luck").digest()
        for i in range(FATE * 4 // BLOCK)
    )
    return list(unpack(f"<{FATE}I", b"".join(blocks)))


def seed_after(secret: bytes, move: int) -> int:
    """The stream that goes on where the words of a move end."""
    digest = blake2b(b"%d" % move, key=secret, digest_size=8, person=b"hameau stream").digest()
    return int.from_bytes(digest, "little") >> 1
