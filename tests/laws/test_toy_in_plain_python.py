"""Where the engine is compiled, the laws are tried on the toy in a process that runs plain Python."""

import os
import subprocess
import sys

import pytest

from hameau.plain import is_compiled
from tests.laws.subjects import ROOT


@pytest.mark.skipif(not is_compiled(), reason="plain Python runs already: tests/laws/toy is collected here")
def test_the_laws_can_fail() -> None:
    command = [sys.executable, "-m", "pytest", "tests/laws/toy", "-p", "no:cacheprovider"]
    done = subprocess.run(
        command, cwd=ROOT, env=os.environ | {"HAMEAU_PURE": "1"}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
