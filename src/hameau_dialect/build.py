"""Builds all compiled modules for setuptools: all of them, or none and a paragraph that says why."""

import os
import platform
import shutil
import sys
import sysconfig
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

from setuptools import Extension
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler
from setuptools.command.build_ext import build_ext
from setuptools.errors import (
    BaseError,
    CompileError,
    ExecError,
    LinkError,
    PlatformError,
)

from hameau_dialect.checking import check
from hameau_dialect.declaring import is_idle
from hameau_dialect.program import PACKAGE, discover
from hameau_dialect.refusals import Refused
from hameau_dialect.writing import write

SOURCE = Path(__file__).parent.parent
FLAGS = ["-O3", "-ffp-contract=off", "-g0", "-Wno-unused", "-Werror=incompatible-pointer-types"]
if platform.machine() in ("x86_64", "AMD64"):
    FLAGS.append("-mpopcnt")  # every such processor since 2009 counts bits in one instruction
IDLE = ["-O0", "-g0", "-Wno-unused"]  # for modules in which no rule runs, which are most
DIRECTIVES = {
    "annotation_typing": False,  # the .pxd has the types
    "auto_pickle": False,  # its conversions of grids are wrong, and it doubles the build
    "binding": False,
    "boundscheck": True,  # of Python's lists; arrays of C are checked by the sanitizer
    "cdivision": False,  # // and % as in Python
    "freethreading_compatible": True,
    "initializedcheck": False,
    "language_level": 3,
    "wraparound": True,
}
JOBS = os.cpu_count() or 2
COMPILED = (".so", ".pyd")


def pure() -> bool:
    """Was plain Python asked for?"""
    return os.environ.get("HAMEAU_PURE", "") not in ("", "0")


def extensions() -> list[Extension]:
    """One for each compiled module; their sources are generated when they are built."""
    names = [] if pure() else discover(SOURCE, SOURCE)
    return [Extension(name, [f"{name.replace('.', '/')}.py"]) for name in names]


class Build(build_ext):  # type: ignore[misc]  # setuptools has no types
    """`build_ext`, which first writes what Cython compiles."""

    parallel: int | None
    extensions: list[Extension]
    build_lib: str
    build_temp: str
    places: list[Path]  # where compiled modules go

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or JOBS

    def get_source_files(self) -> list[str]:
        return []  # they are generated

    def run(self) -> None:
        base = Path(self.get_finalized_command("build").build_base)
        self.places = [Path(self.build_lib)]
        if self.inplace or self.editable_mode:  # keep objects for the next time, also where pip would not
            self.build_lib, self.build_temp = str(base / "inplace"), str(base / "objects")
            self.places = [Path(self.build_lib), SOURCE]
        if pure():
            self.clear()
            return
        if missing := missing_compiler():
            self.fall_back("no C compiler was found", FileNotFoundError(missing))
            return
        try:
            self.prepare(base / "native")
        except Refused as refused:
            raise BaseError(f"the rules leave the dialect:\n{refused}") from None
        except ImportError as error:
            self.fall_back("Cython was not found", error)
            return
        try:
            self.remove_strangers()
            super().run()
        except (CompileError, ExecError, LinkError, PlatformError) as error:
            self.fall_back("the C compiler failed", error)

    def prepare(self, folder: Path) -> None:
        """Check the rules, write the copies, let Cython turn them into C."""
        checked = check(SOURCE, Path("src"))
        places = write(checked, folder)
        from Cython.Build import cythonize
        from Cython.Compiler import Options

        translated = stamp(folder / "cython.txt", f"Cython {version('Cython')} {DIRECTIVES}")
        flags = [*FLAGS, *os.environ.get("HAMEAU_CFLAGS", "").split()]
        working = flags, stamp(folder / "flags.txt", " ".join(flags))
        resting = IDLE, stamp(folder / "idle.txt", " ".join(IDLE))
        vars(Options)["emit_code_comments"] = False
        for extension in self.extensions:
            extension.sources = [os.path.relpath(places[extension.name])]
        done = cythonize(  # type: ignore[no-untyped-call]  # nor has Cython
            self.extensions,
            compiler_directives=DIRECTIVES,
            include_path=[str(folder)],
            nthreads=JOBS,
            force=translated.changed,
            quiet=True,
        )
        for extension in self.extensions:
            idle = is_idle(checked.program.modules[extension.name])
            extension.extra_compile_args, compiled = resting if idle else working
            extension.sources = next(d.sources for d in done if d.name == extension.name)
            extension.depends = [str(translated.file), str(compiled.file)]
        self.extensions.sort(key=size, reverse=True)  # a long one begun last would be waited for
        for written in (translated, working[1], resting[1]):
            written.keep()

    # -- all or none ---------------------------------------------------------------------------------------

    def fall_back(self, what: str, error: Exception) -> None:
        """Leave nothing compiled; say so, and what to do."""
        self.clear()
        if os.environ.get("HAMEAU_COMPILED"):
            raise error
        if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
            error = FileNotFoundError("Python.h is missing")
        print(
            f"\nHameau: {what} ({error}). It runs as plain Python, which plays the same but about 200 times "
            "slower: bots think less far. Install a C compiler (Debian: apt install gcc python3-dev) and run "
            "'make build'.\n",
            file=sys.stderr,
        )

    def clear(self) -> None:
        """Remove what was built, now and before."""
        self.extensions = []
        self.remove_strangers()

    def remove_strangers(self) -> None:
        """Remove compiled modules that this build does not make: from older sources, or of another Python."""
        for place in self.places:
            wanted = {place / self.get_ext_filename(e.name) for e in self.extensions}
            for file in (place / PACKAGE).rglob("*"):
                if file.suffix in COMPILED and file not in wanted:
                    file.unlink()


def missing_compiler() -> str:
    """The program that the build would call to compile, if it is not there."""
    compiler = new_compiler()
    try:
        customize_compiler(compiler)
    except PlatformError as error:
        return str(error)
    command: str = (getattr(compiler, "compiler_so", None) or [sys.executable])[0]
    return "" if shutil.which(command) else command


def size(extension: Extension) -> int:
    """How much C there is to compile."""
    return sum(os.path.getsize(source) for source in extension.sources)


class Stamp(NamedTuple):
    """A file that says how something was built: what depends on it is built again when that changes."""

    file: Path
    text: str
    changed: bool

    def keep(self) -> None:
        if self.changed:
            self.file.write_text(self.text, encoding="utf-8")


def stamp(file: Path, text: str) -> Stamp:
    return Stamp(file, text, not file.exists() or file.read_text(encoding="utf-8") != text)
