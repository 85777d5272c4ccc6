"""Messages of one size for all: how much a message says must not tell who reads it.

A size is computed from what everybody may know, namely from the same message to a spectator, and has room for
the most that a secret adds to it.
"""

import msgspec
from msgspec.structs import replace

from hameau.tables import wire

BLOCK = 16_384
SECRETS = 6_144  # bytes that a scene may say beyond what all may know: moves, lines and whispers of one round
HEARD = 24_576  # the same for a whole story, beside half as much again as what all may know
Padded = wire.Scene | wire.Welcome | wire.Done | wire.Refused
encode = msgspec.json.Encoder().encode


def room_for_news(public: int) -> int:
    """The size of a scene that says so much to a spectator."""
    return blocks(public + SECRETS)


def room_for_story(public: int) -> int:
    """The size of a scene or a welcome with the whole story."""
    return blocks(public + public // 2 + HEARD)


def blocks(size: int) -> int:
    return -(-size // BLOCK) * BLOCK


def answer(message: wire.Done | wire.Refused) -> bytes:
    """The answer to a move: it is as long as what the page sent, done or refused."""
    return fill(message, wire.SEALED_BYTES, wire.SEALED_BYTES)


def fill(message: Padded, size: int, step: int = BLOCK) -> bytes:
    """The message, padded to a size; one that is larger is padded to the next step."""
    data = encode(replace(message, pad=""))
    missing = size - len(data)
    if missing < 0:
        missing = -len(data) % step
    return data[:-2] + b" " * missing + data[-2:]
