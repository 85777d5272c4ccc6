"""A log is tested in both stores."""

from pathlib import Path

import pytest

from tests.storage.postgres import Postgres
from tests.storage.stores import Store, in_database, in_file


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    if request.param == "sqlite":
        return in_file(tmp_path / "hameau.db")
    server: Postgres = request.getfixturevalue("postgres")
    return in_database(server)
