"""Law 3. Seed and moves rebuild the match to the byte: in another process, compiled and not."""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import NamedTuple

from hameau import Match, plain
from hameau.engine import record
from hameau.laws.matches import matches
from hameau.laws.subjects import Setting


def law(setting: Setting) -> None:
    """Played again from seed and moves, and from its record, it is the same after every move."""
    dumps: list[bytes] = []
    for match, _ in matches(setting):
        if not match.history:
            dumps = []
        dumps.append(match.state.dump())
        if not match.waiting:
            check_again(match, dumps)
            replayed = record.replay(match.record(), setting.subject.find)
            assert replayed.state.dump() == dumps[-1], "the record leads elsewhere"
            assert replayed.journal == match.journal, "the record tells another story"
            assert replayed.record() == match.record()


def check_again(match: Match, dumps: list[bytes]) -> None:
    again = match.again()
    assert again.state.dump() == dumps[0], "another set-up from the same seed"
    for number, (seat, text) in enumerate(match.history, 1):
        again.play(seat, text)
        assert again.state.dump() == dumps[number], f"move {number}, {text!r} of seat {seat}, leads elsewhere"


class Fingerprint(NamedTuple):
    """What another process saw."""

    compiled: bool
    prints: dict[str, list[str]]  # setting: one print a move, then those of searches


def same_in_both_builds(setting: Setting) -> None:
    """Compiled and as plain Python, in processes of their own, with another order of sets."""
    one = "hameau.laws.subjects:one", setting.subject.game.key, str(setting)
    check_same(fingerprint(plain.is_asked(), 1, *one), fingerprint(True, 2, *one))


@cache
def fingerprint(
    pure: bool, hash_seed: int, where: str, *arguments: str, root: Path | None = None
) -> Fingerprint:
    """What happens in some matches of the settings that `module:function` lists, seen by another process."""
    environment = os.environ | {"HAMEAU_PURE": "1" if pure else "", "PYTHONHASHSEED": str(hash_seed)}
    if root:
        environment["PYTHONPATH"] = os.pathsep.join((str(root), str(root / "src")))
    command = [sys.executable, "-m", "hameau.laws.fingerprint", where, *arguments]
    done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return Fingerprint(**json.loads(done.stdout))


def check_same(one: Fingerprint, other: Fingerprint) -> None:
    """Nothing differs, and if something does, where it begins."""
    assert one.prints.keys() == other.prints.keys()
    for setting, prints in one.prints.items():
        differing = [i for i, (a, b) in enumerate(zip(prints, other.prints[setting], strict=False)) if a != b]
        assert not differing, f"{setting}: {differing[0]} steps are the same, the next is not"
        assert len(prints) == len(other.prints[setting]), setting
