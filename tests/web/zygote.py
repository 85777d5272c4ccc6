"""Servers that live shortly: this process imports the server once, and forks a child for each life.

A child runs `hameau serve`, listens, opens the log and is a server like any other; only the imports are done.
Run as `python -m tests.web.zygote ARGUMENT...`, the arguments of `hameau serve`. On its standard input it is
told to `start`, to `kill` (SIGKILL) and to `stop` (Ctrl-C); each is answered with a number when it is done.
"""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from tests.web.serving import ROOT

PATIENCE = 60  # seconds for a server to stop
OUTSIDE = range(15_000, 32_000)  # no system takes these for outgoing connections by itself


class Zygote:
    """A server at one address that dies and lives again."""

    def __init__(self, process: subprocess.Popen[str], address: str, data: Path) -> None:
        self.process = process
        self.address = address
        self.data = data
        self.lives = 0

    @property
    def socket(self) -> str:
        return self.address.replace("http://", "ws://") + "/socket"

    def start(self) -> None:
        """A new life begins; it does not listen yet."""
        self.lives += 1
        self.order("start")

    def kill(self) -> int:
        """SIGKILL; the server is gone when this returns."""
        return self.order("kill")

    def stop(self) -> int:
        """Ctrl-C; the server has ended when this returns."""
        return self.order("stop")

    def order(self, word: str) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(word, file=self.process.stdin, flush=True)
        return int(self.process.stdout.readline())


@contextmanager
def lives(data: Path, *arguments: str, errors: IO[bytes] | None = None) -> Iterator[Zygote]:
    """A zygote for a data folder; nothing is started yet."""
    port = free_port()
    given = ["--lang", "en", "--host", "127.0.0.1", "--port", str(port), "--data", str(data), "--pace", "0"]
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.web.zygote", *given, *arguments],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=errors,
        text=True,
    )
    with process:  # its standard input ends with the block, and so does it
        yield Zygote(process, f"http://127.0.0.1:{port}", data)
    assert process.returncode == 0


def free_port() -> int:
    """One that nobody else is given while no server listens on it."""
    while True:
        port = random.choice(OUTSIDE)
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)):
                return port


# -- the process itself ------------------------------------------------------------------------------------


def main(arguments: list[str]) -> None:
    from hameau.cli import serving  # noqa: F401  # the slow part of a start, done once

    child = 0
    for line in sys.stdin:
        if line == "start\n":
            child = fork(arguments)
            print(child, flush=True)
        else:
            print(end(child, signal.SIGKILL if line == "kill\n" else signal.SIGINT), flush=True)
            child = 0
    if child:
        end(child, signal.SIGKILL)


def fork(arguments: list[str]) -> int:
    child = os.fork()
    if child:
        return child
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)
    sys.stdin = open(0)  # noqa: SIM115  # its own, not yet read
    signal.signal(signal.SIGINT, signal.default_int_handler)
    import hameau.cli

    os._exit(hameau.cli.main(["serve", *arguments]))


def end(child: int, by: signal.Signals) -> int:
    """How it ended: its exit code, or the negative number of the signal. Who does not stop is killed."""
    os.kill(child, by)
    for _ in range(PATIENCE * 100):
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.01 if by == signal.SIGINT else 0.001)
    return end(child, signal.SIGKILL)


if __name__ == "__main__":
    main(sys.argv[1:])
