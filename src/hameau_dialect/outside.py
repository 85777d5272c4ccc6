"""Compiles a game that lies outside Hameau: `python -m hameau_dialect.outside SOURCE PACKAGE FOLDER`.

The modules of the package that are written in the dialect become extension modules in the folder, built
against the rules engine beside this file. hameau/outside.py asks for it in a process of its own and keeps
the result.
"""

import sys
from pathlib import Path

from setuptools import Distribution, Extension

from hameau_dialect.build import DIRECTIVES, FLAGS, SOURCE, missing_compiler
from hameau_dialect.checking import check
from hameau_dialect.program import Outside, discover
from hameau_dialect.refusals import Refused
from hameau_dialect.writing import write

FAILED = 1
REFUSED = 2


def compile_outside(outside: Outside, folder: Path) -> None:
    """Check the package, translate it, compile it."""
    from Cython.Build import cythonize

    copies = folder / "copies"
    places = write(check(SOURCE, outside=outside), copies)
    extensions = cythonize(  # type: ignore[no-untyped-call]  # Cython has no types
        [
            Extension(name, [str(places[name])], extra_compile_args=FLAGS)
            for name in discover(outside.source, outside.source, outside.package)
        ],
        compiler_directives=DIRECTIVES,
        include_path=[str(copies)],
        quiet=True,
    )
    build = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    build.build_lib, build.build_temp = str(folder / "built"), str(folder / "objects")
    build.ensure_finalized()
    build.run()


def main(arguments: list[str]) -> int:
    """0 if all is compiled; else a last line on standard error that says why not."""
    source, package, folder = arguments
    if missing := missing_compiler():
        print(f"there is no C compiler ({missing})", file=sys.stderr)
        return FAILED
    try:
        compile_outside(Outside(Path(source), package), Path(folder))
    except Refused as refused:
        print(refused, file=sys.stderr)
        return REFUSED
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
