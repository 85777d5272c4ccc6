"""How much the tests try: a sample in `make test`, the whole in `make thorough`."""

import os
from typing import TypeVar

THOROUGH = os.environ.get("HAMEAU_THOROUGH") == "1"
Size = TypeVar("Size")


def sample(usual: Size, thorough: Size) -> Size:
    """The usual size, or the one for `make thorough`."""
    return thorough if THOROUGH else usual
