"""Installs a wheel into an empty environment and sees a server answer from there.

python -m tests.wheel dist
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import urllib.request
import venv
from pathlib import Path

SECONDS = 60


def main(folder: str) -> None:
    """The newest wheel of a folder."""
    wheel = max(Path(folder).glob("*.whl"), key=lambda path: path.stat().st_mtime).resolve()
    with tempfile.TemporaryDirectory() as empty:
        venv.create(Path(empty) / "env", with_pip=True)
        commands = Path(empty) / "env" / ("Scripts" if os.name == "nt" else "bin")
        constraints = Path("constraints.txt").resolve()
        install = [str(commands / "python"), "-m", "pip", "install", "-q", "-c", str(constraints), str(wheel)]
        subprocess.run(install, cwd=empty, check=True)
        doctor = subprocess.run(
            [str(commands / "hameau"), "doctor"], cwd=empty, check=True, capture_output=True
        )
        print(doctor.stdout.decode())
        serve(commands, empty)
    print(f"{wheel.name}: a server answered from an empty environment")


def serve(commands: Path, folder: str) -> None:
    """Start it, open the page, and read the list of games and the rules of one."""
    command = [
        str(commands / "hameau"),
        "serve",
        "--host",
        "127.0.0.1",
        "--port",
        "0",
        "--data",
        f"{folder}/data",
    ]
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found, "the server did not say where it is"
        page, games, rules = (
            read(found[0] + path) for path in ("/", "/api/games", "/api/games/guilds/rules")
        )
        assert b"<html" in page
        assert len(json.loads(games)) >= 5
        assert json.loads(rules)
    finally:
        process.terminate()
        process.wait(SECONDS)


def read(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=SECONDS) as answer:
        body: bytes = answer.read()
        return body


if __name__ == "__main__":
    main(sys.argv[1])
