"""The data folder of a server: its log and its key. Whoever copies the folder has everything."""

import os
from pathlib import Path
from secrets import token_bytes

from hameau.engine.errors import HameauError
from hameau.tables.links import KEY_BYTES

LOG = "hameau.db"
KEY = "key"


def prepare(folder: Path) -> Path:
    """Make the folder, for its owner alone; where the log lies."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise HameauError(f"the folder {folder} cannot be made: {error.strerror}") from None
    return folder / LOG


def read_key(folder: Path) -> bytes:
    """The key from which all links are computed; a new folder gets a new one."""
    file = folder / KEY
    if not file.exists():
        write_key(folder, token_bytes(KEY_BYTES))
    key = bytes.fromhex(file.read_text("ascii").strip())
    if len(key) != KEY_BYTES:
        raise HameauError(f"{file} is no key of a server")
    return key


def write_key(folder: Path, key: bytes) -> None:
    """On disk before anybody gets a link made from it; readable by the owner only."""
    part = folder / f"{KEY}.part"
    handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "w") as out:
        out.write(key.hex() + "\n")
        out.flush()
        os.fsync(out.fileno())
    part.replace(folder / KEY)
