"""The no-leak law on the socket, in a process that runs plain Python, since the toy has something to hide."""

import os
import subprocess
import sys

import pytest

from hameau.plain import is_compiled
from tests.web.serving import ROOT


@pytest.mark.skipif(not is_compiled(), reason="plain Python runs already: tests/web/hidden is collected here")
@pytest.mark.parametrize("file", ["test_same_stream.py", "test_canaries.py", "test_silence.py"])
def test_nothing_leaks(file: str) -> None:
    command = [sys.executable, "-m", "pytest", f"tests/web/hidden/{file}", "-p", "no:cacheprovider"]
    done = subprocess.run(
        command, cwd=ROOT, env=os.environ | {"HAMEAU_PURE": "1"}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
