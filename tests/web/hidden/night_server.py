"""A server with the real games on the real clock; only ids and the secrets of matches are given.

Run as `python -m tests.web.hidden.night_server FOLDER SECRET...`.
"""

from __future__ import annotations

import sys
from pathlib import Path

from hameau import shelf
from hameau.web.hall import Hall
from tests.web.hidden.toy_server import StillHall, serve


class GivenHall(StillHall):
    """Time passes."""

    now = Hall.now


if __name__ == "__main__":
    serve(Path(sys.argv[1]), sys.argv[2:], GivenHall, shelf.game)
