"""Where the luck of a real match comes from: a secret, and a stream of its own for every move.

The hash of the secret (`commitment`) is known before the first roll, the secret after the last move. So
nobody can choose the dice afterwards, nobody can know them before, and anybody can compute them again.
Whoever plays may add bytes after the hash was shown: then nobody can have chosen the luck before either.
"""

from collections.abc import Sequence
from hashlib import blake2b
from secrets import token_bytes
from struct import Struct

from hameau.engine.errors import Unknown
from hameau.engine.given import whole
from hameau.engine.state import FATE

SECRET_BYTES = 32
LEAST_SHARE = 16  # bytes that a player's device adds
MOST_SHARE = 32
BLOCK = 64  # bytes that one hash gives
A_BLOCK = Struct(f"<{BLOCK // 4}I")
FEW = BLOCK // 4  # words of luck that are enough for nearly every move


def secret_from_seed(seed: int) -> bytes:
    """The secret of a match that is meant to be repeated."""
    return blake2b(b"%d" % seed, digest_size=SECRET_BYTES, person=b"hameau seed").digest()


def secret_of(seed: int | None, secret: bytes | None) -> bytes:
    """The secret that was given, or else that of the seed, or else one that nobody can guess."""
    if secret is None:
        return token_bytes(SECRET_BYTES) if seed is None else secret_from_seed(whole(seed, "a seed"))
    if not isinstance(secret, bytes):
        raise Unknown(f"a secret is {SECRET_BYTES} bytes, not of type {type(secret).__name__}")  # not shown
    if len(secret) != SECRET_BYTES:
        raise Unknown(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
    return secret


def commitment(secret: bytes) -> str:
    """What is published before the match: it binds the secret and tells nothing about it."""
    return blake2b(secret, digest_size=SECRET_BYTES, person=b"hameau promise").hexdigest()


def checked_shares(shares: Sequence[bytes], seats: int) -> tuple[bytes, ...]:
    """What each seat added to the luck, empty where nobody did; none at all is the same as nobody."""
    if shares and len(shares) != seats:
        raise Unknown(f"{len(shares)} shares of luck for {seats} seats")
    for share in shares:
        if share and not LEAST_SHARE <= len(share) <= MOST_SHARE:
            raise Unknown(f"a share of luck has {LEAST_SHARE} to {MOST_SHARE} bytes, not {len(share)}")
    return tuple(shares) or (b"",) * seats


def key_of(secret: bytes, shares: Sequence[bytes]) -> bytes:
    """What all luck of a match is computed from: the secret and whatever the players added."""
    if not any(shares):
        return secret
    added = b"".join(b"%d:%s" % (len(share), share) for share in shares)
    return blake2b(added, key=secret, digest_size=SECRET_BYTES, person=b"hameau shares").digest()


def words(key: bytes, move: int, count: int = FATE, branch: int = 0) -> list[int]:
    """The luck of one move, or the first `count` words of it, 32 bits each; move 0 is the set-up."""
    found: list[int] = []
    place = place_of(move, branch)
    for block in range(count // FEW):
        text = b"%s/%d" % (place, block)
        found += A_BLOCK.unpack(blake2b(text, key=key, digest_size=BLOCK, person=b"hameau luck").digest())
    return found


def seed_after(key: bytes, move: int, branch: int = 0) -> int:
    """The stream that goes on where the words of a move end."""
    place = place_of(move, branch)
    digest = blake2b(place, key=key, digest_size=8, person=b"hameau stream").digest()
    return int.from_bytes(digest, "little") >> 1


def place_of(move: int, branch: int) -> bytes:
    """Which luck it is: after a match was taken back past luck, another one."""
    return b"%d.%d" % (move, branch) if branch else b"%d" % move
