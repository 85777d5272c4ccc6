"""The server's own log: one JSON object a line, without secrets or what players say or hold."""

import sys
import time
import traceback
from typing import TextIO

import msgspec


class Logbook:
    """Writes what an operator should know."""

    def __init__(self, stream: TextIO | None = None, wordy: bool = False) -> None:
        self.stream = stream or sys.stderr
        self.wordy = wordy

    def note(self, event: str, **facts: str | int) -> None:
        """Something ordinary; only a wordy logbook has it."""
        if self.wordy:
            self.write("info", event, facts)

    def error(self, event: str, error: BaseException, **facts: str | int) -> None:
        """Something of ours went wrong: where, but not with what values, since these may be secret."""
        frames = [f"{frame.name}:{frame.lineno}" for frame in traceback.extract_tb(error.__traceback__)][-6:]
        self.write("error", event, {**facts, "error": type(error).__name__, "where": " ".join(frames)})

    def write(self, level: str, event: str, facts: dict[str, str | int]) -> None:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
            "level": level,
            "event": event,
            **facts,
        }
        print(msgspec.json.encode(line).decode(), file=self.stream, flush=True)
