"""A server with the toys on its shelf, in which nothing is left to chance: ids, secrets and time are given.

Run as `python -m tests.web.hidden.toy_server FOLDER SECRET...`; the secrets are for its matches.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import IO

import uvicorn

from hameau.cli import serving as serving_here
from hameau.engine.game import Game
from hameau.storage import SqliteLog
from hameau.tables.links import Links
from hameau.web import folder
from hameau.web.hall import ID_LENGTH, LETTERS, Hall
from hameau.web.logs import Logbook
from hameau.web.pages import Pages
from hameau.web.server import Server
from hameau.web.settings import ADMIN, Settings
from tests.web.serving import ROOT, Served, address_of, ended

NOON = 1_800_000_000_000
KEY = bytes(range(32))


def serving_toys(
    data: Path, secrets: list[str], errors: IO[bytes] | None = None, admin: str = ""
) -> AbstractContextManager[Served]:
    """A toy server until the block ends."""
    environment = {"HAMEAU_PURE": "1", ADMIN: admin}
    return serving_module("tests.web.hidden.toy_server", data, secrets, environment, errors)


@contextmanager
def serving_module(
    module: str, data: Path, secrets: list[str], environment: dict[str, str], errors: IO[bytes] | None = None
) -> Iterator[Served]:
    """A server that a module runs, until the block ends."""
    process = subprocess.Popen(
        [sys.executable, "-m", module, str(data), *secrets],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=errors,
        env={**os.environ, "PYTHONUNBUFFERED": "1", **environment},
        text=True,
    )
    with ended(process):
        yield Served(address_of(process), process, data)


# -- the process itself ------------------------------------------------------------------------------------


class StillHall(Hall):
    """It is always noon, tables are numbered, and the secrets of matches were chosen before."""

    opened = 0
    secrets: list[str]

    def now(self) -> int:
        return NOON

    def new_id(self) -> str:
        self.opened += 1
        return LETTERS[self.opened] * ID_LENGTH

    def new_secret(self) -> str:
        return self.secrets.pop(0)


def serve(data: Path, secrets: list[str], kind: type[StillHall], find_game: Callable[[str], Game]) -> None:
    log = SqliteLog(folder.prepare(data))
    if not (data / folder.KEY).exists():
        folder.write_key(data, KEY)
    settings = Settings(pace=0, admin=os.environ.get(ADMIN, ""), version="toy").unlimited()
    hall = kind(log, Links(folder.read_key(data)), find_game, settings, Logbook(wordy=True))
    hall.secrets = secrets
    listening = serving_here.listen("127.0.0.1", 0)
    print(f"http://127.0.0.1:{listening.getsockname()[1]}")
    asked = argparse.Namespace(proxy=None, sockets="picows")
    config = uvicorn.Config(Server(hall, Pages()), **serving_here.options(asked, hall))  # type: ignore[arg-type]  # as in cli/serving
    with suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    from tests.web.hidden import games  # of the plain rules, which nobody else needs

    serve(Path(sys.argv[1]), sys.argv[2:], StillHall, games.find)
