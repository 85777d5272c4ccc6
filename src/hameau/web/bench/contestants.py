"""A server in a process of its own, and a load in another that plays on it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

from hameau.engine.errors import HameauError
from hameau.web.bench.figures import Window

ADDRESS = re.compile(r"http://\S+")
SECONDS_TO_STOP = 20
PAGE = 4096
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class Driven:
    """A process that obeys lines of JSON."""

    def __init__(self, command: list[str]) -> None:
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=server_environment()
        )

    def ask(self, **order: Any) -> dict[str, Any]:
        """Tell it what to do; its answer."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(msgspec.json.encode(order).decode() + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise HameauError("a load of the benchmark has stopped")
        return msgspec.json.decode(answer, type=dict[str, Any])

    def close(self) -> None:
        """It stops when it is told no more."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait(SECONDS_TO_STOP)
        self.process.stdout.close()


class Contestant(Driven):
    """A running server, the load that plays on it, and what their processes use."""

    def __init__(self, address: str, server: subprocess.Popen[str], load: list[str]) -> None:
        super().__init__([*load, address])
        self.address = address
        self.server = server

    def play(self, seconds: float, rate: float = 0, among: int = 0) -> Window:
        """Play for so long; what was seen."""
        before = self.cpu()
        answer = self.ask(seconds=seconds, rate=rate, among=among)
        return msgspec.convert({**answer, "server_cpu": self.cpu() - before}, Window)

    def cpu(self) -> float:
        """Seconds that the server has worked; 0 where the system does not say."""
        return cpu_of(self.server)

    def memory(self) -> int:
        """Bytes that the server has in memory; 0 where the system does not say."""
        try:
            return int(Path(f"/proc/{self.server.pid}/statm").read_text().split()[1]) * PAGE
        except OSError:
            return 0


Contestants = Mapping[str, Contestant]
Windows = Mapping[str, list[Window]]


def take_turns(contestants: Contestants, play: Callable[[Contestant], Window], rounds: int) -> Windows:
    """Everybody plays in every round; before the first they warm up."""
    for one in contestants.values():
        play(one)
    windows: dict[str, list[Window]] = {name: [] for name in contestants}
    for number in range(rounds):
        names = list(contestants)
        for name in names if number % 2 else reversed(names):
            windows[name].append(play(contestants[name]))
    return windows


def cpu_of(process: subprocess.Popen[str]) -> float:
    """Seconds that a process has worked; 0 where the system does not say."""
    try:
        fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / TICKS


def server_environment() -> dict[str, str]:
    return {**os.environ, "PYTHONUNBUFFERED": "1", "NODE_ENV": "production"}


@contextmanager
def hameau(data: Path, *arguments: str, game: str = "buttons", limited: bool = False) -> Iterator[Contestant]:
    """This server, without limits unless they are wanted, and a load that plays one game on it."""
    limits = () if limited else ("--unlimited",)
    with serving(data, *limits, *arguments) as (address, server):
        made = Contestant(address, server, [sys.executable, "-m", "hameau.web.bench.load", game])
        try:
            yield made
        finally:
            made.close()


@contextmanager
def serving(data: Path, *arguments: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """`hameau serve` on a free port of this machine, and its address."""
    command = [sys.executable, "-m", "hameau", "serve", "--lang", "en", "--host", "127.0.0.1", "--port", "0"]
    with started([*command, "--data", str(data), "--pace", "0", *arguments]) as found:
        yield found


@contextmanager
def started(command: list[str], folder: Path | None = None) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server that prints its address first, until the block ends."""
    process = subprocess.Popen(
        command,
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=server_environment(),
        text=True,
    )
    assert process.stdout is not None
    try:
        found = ADDRESS.search(process.stdout.readline())
        if not found:
            raise HameauError(f"{command[0]} did not start")
        yield found[0].replace("localhost", "127.0.0.1"), process
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(SECONDS_TO_STOP)
        process.stdout.close()


def read(address: str, path: str) -> str:
    """A page of a server."""
    line = HTTPConnection(urlsplit(address).netloc, timeout=SECONDS_TO_STOP)
    try:
        line.request("GET", path)
        return line.getresponse().read().decode()
    finally:
        line.close()


def seconds_to_start(data: Path) -> float:
    """From the start of the process until the server says that it works."""
    start = time.perf_counter()
    with serving(data, "--unlimited") as (address, _):
        read(address, "/health")
        return time.perf_counter() - start
