"""Games written a second time, by hand in C: what the compiled rules are measured against, and a second
opinion on them.

`<key>.c` beside this file says in `inputs` and `outputs` which fields of the state it takes and gives, and
has one function, `play`. It is compiled by the C compiler of this machine when somebody asks for it, and is
no part of a build.
"""

import ctypes
import os
import shlex
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from operator import attrgetter
from pathlib import Path
from types import MappingProxyType

from hameau.engine.machine import flat
from hameau.engine.state import State

HOME = Path(__file__).parent
BUILDS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {"-O3": ("-O3",), "-O3 -march=native": ("-O3", "-march=native")}
)


class Reference:
    """One build of a game's C file."""

    def __init__(self, library: Path) -> None:
        code = ctypes.CDLL(str(library))
        self.inputs = names(code, "inputs")
        self.outputs = names(code, "outputs")
        self.code = code.play
        self.code.restype = ctypes.c_int64
        self.code.argtypes = (ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64, ctypes.c_void_p)

    def start(self, root: State) -> "Start":
        """A position to play from."""
        return Start(self, words(root, self.inputs), len(words(root, self.outputs)))


class Start:
    """A position as the C file knows it."""

    def __init__(self, reference: Reference, started: Sequence[int], ends: int) -> None:
        self.reference = reference
        self.started = (ctypes.c_int64 * len(started))(*started)
        self.ended = (ctypes.c_int64 * ends)()

    def play(self, matches: int, seed: int) -> int:
        """Random matches, the i-th with the luck of `seed` + i, as in `Playouts`; how many decisions."""
        decisions: int = self.reference.code(self.started, matches, seed, self.ended)
        return decisions

    def end(self) -> list[int]:
        """The outputs of the last match played."""
        return list(self.ended)


def names(code: ctypes.CDLL, symbol: str) -> list[str]:
    return ctypes.string_at(ctypes.addressof(ctypes.c_char.in_dll(code, symbol))).decode().split()


def words(state: State, fields: Sequence[str]) -> list[int]:
    """The words of some fields; `box.row` is a field of the content."""
    return [word for name in fields for word in flat(attrgetter(name)(state))]


def source(key: str) -> Path | None:
    """The C file of a game, if somebody wrote one."""
    file = HOME / f"{key}.c"
    return file if file.exists() else None


def compiler() -> str | None:
    """The C compiler of this machine, with its options: $CC, or cc."""
    command = os.environ.get("CC") or "cc"
    return command if shutil.which(shlex.split(command)[0]) else None


def build(file: Path, folder: Path) -> dict[str, Reference]:
    """All builds of a C file that this machine can make, by their options; none without a compiler."""
    command = compiler()
    made: dict[str, Reference] = {}
    for number, (name, options) in enumerate(BUILDS.items() if command else ()):
        library = folder / f"{file.stem}{number}.so"
        call = (
            *shlex.split(command or ""),
            "-std=c11",
            *options,
            "-shared",
            "-fPIC",
            "-o",
            str(library),
            str(file),
        )
        if subprocess.run(call, capture_output=True, check=False).returncode == 0:
            made[name] = Reference(library)
    return made
