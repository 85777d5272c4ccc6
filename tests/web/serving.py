"""Real servers for tests: their own process, their own folder, ended by their id."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, NamedTuple

ROOT = Path(__file__).parents[2]
ADDRESS = re.compile(r"http://\S+")
PATIENCE = 60  # seconds for a server to stop


class Served(NamedTuple):
    """A server that runs."""

    address: str
    process: subprocess.Popen[str]
    data: Path

    @property
    def socket(self) -> str:
        return self.address.replace("http://", "ws://") + "/socket"


@contextmanager
def serving(
    data: Path, *arguments: str, environment: dict[str, str] | None = None, errors: IO[bytes] | None = None
) -> Iterator[Served]:
    """`hameau serve` on a free port of this machine, until the block ends."""
    command = [sys.executable, "-m", "hameau", "serve", "--lang", "en", "--host", "127.0.0.1", "--port", "0"]
    process = subprocess.Popen(
        [*command, "--data", str(data), "--pace", "0", *arguments],
        stdout=subprocess.PIPE,
        stderr=errors,
        env={**os.environ, "PYTHONUNBUFFERED": "1", **(environment or {})},
        text=True,
    )
    with ended(process):
        yield Served(address_of(process), process, data)


@contextmanager
def ended(process: subprocess.Popen[str]) -> Iterator[None]:
    """When the block ends, the server is told to stop, and stops cleanly."""
    try:
        yield
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 0, "the server did not stop cleanly"
        if process.stdout:
            process.stdout.close()


def address_of(process: subprocess.Popen[str]) -> str:
    """What the server prints first; it listens by then."""
    assert process.stdout is not None
    line = process.stdout.readline()
    found = ADDRESS.search(line)
    assert found, f"the server did not start: {line!r}"
    return found[0].replace("localhost", "127.0.0.1")
