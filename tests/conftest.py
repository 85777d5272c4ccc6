"""For all tests: Ctrl-C is heard by what they start, also where they run in the background themselves.

And one PostgreSQL for those that ask.
"""

import signal
from collections.abc import Iterator

import pytest

from tests.storage.postgres import Postgres, running

signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running() as server:
        yield server
