"""The data folder of a server: its log, its key and its lock. Whoever copies the folder has everything."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_bytes
from typing import IO

from hameau.engine.errors import HameauError
from hameau.tables.links import KEY_BYTES

try:
    import fcntl
except ImportError:  # Windows
    import msvcrt

    fcntl = None  # type: ignore[assignment]

LOG = "hameau.db"
KEY = "key"
LOCK = "lock"


def prepare(folder: Path) -> Path:
    """Make the folder, for its owner alone; where the log lies."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise HameauError(f"the folder {folder} cannot be made: {error.strerror}") from None
    return folder / LOG


@contextmanager
def locked(folder: Path, address: str) -> Iterator[None]:
    """Nobody else serves this folder meanwhile. The lock ends with the process, however that ends."""
    prepare(folder)
    try:
        file = (folder / LOCK).open("a+", encoding="utf-8")
    except OSError as error:
        raise HameauError(f"the folder {folder} cannot be written: {error.strerror}") from None
    with file:
        if not lock(file):
            file.seek(0)
            who = file.read().strip() or "another program"
            raise HameauError(
                f"the folder {folder} is in use by {who}; give this server another one with --data"
            )
        with suppress(OSError):  # on a full disk the lock holds without a name
            file.truncate(0)
            file.write(f"the server on {address}, process {os.getpid()}\n")
            file.flush()
        yield


def lock(file: IO[str]) -> bool:
    """Take the lock of an open file, if nobody has it."""
    try:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        else:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    except OSError:
        return False
    return True


def read_key(folder: Path) -> bytes:
    """The key from which all links are computed; a new folder gets a new one."""
    file = folder / KEY
    if not file.exists():
        write_key(folder, token_bytes(KEY_BYTES))
    try:
        key = bytes.fromhex(file.read_text("ascii").strip())
    except (OSError, ValueError):
        key = b""
    if len(key) != KEY_BYTES:
        raise HameauError(f"{file} is no key of a server; without the right one no link works any more")
    return key


def write_key(folder: Path, key: bytes) -> None:
    """On disk before anybody gets a link made from it; readable by the owner only."""
    part = folder / f"{KEY}.part"
    try:
        handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "w") as out:
            out.write(key.hex() + "\n")
            out.flush()
            os.fsync(out.fileno())
        part.replace(folder / KEY)
    except OSError as error:
        raise HameauError(f"{folder / KEY} cannot be written: {error.strerror}") from None
