"""What came out of a command."""

import os
import subprocess
import sys
from typing import NamedTuple

ROLLS = "1\n" * 400  # the first move of every list: enough to lose a match with


class Said(NamedTuple):
    """Its exit code, stdout and stderr."""

    code: int
    out: str
    err: str


def start(*argv: str, **environment: str) -> subprocess.Popen[str]:
    """A command as a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "hameau", *argv],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        start_new_session=True,  # so that it can be interrupted with all it started
        env={**os.environ, "LC_ALL": "C.UTF-8", **environment},
    )
