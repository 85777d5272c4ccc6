"""Games that are no part of Hameau: where they lie, and how their rules come to run as C.

They come from the folders that HAMEAU_GAMES names (`--games FOLDER`), and from installed packages that have
an entry point in the group `hameau.games`. Where the engine is compiled a game must be, too: it is compiled
when it is first met, into a cache folder. Where that cannot be done the whole process runs as plain Python.
So this is decided before anything compiled is imported (docs/adr/0017-games-from-outside.md).
"""

import ast
import os
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import blake2b
from importlib.abc import MetaPathFinder
from importlib.machinery import ExtensionFileLoader, ModuleSpec, PathFinder
from importlib.metadata import entry_points
from importlib.util import spec_from_file_location
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from hameau import plain

VARIABLE = "HAMEAU_GAMES"
GROUP = "hameau.games"
WHY = "HAMEAU_PLAIN_FOR"  # set where a game could not be compiled
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
REFUSED = 2  # the exit code of hameau_dialect.outside where the rules leave the dialect


class Package(NamedTuple):
    """A Python package that holds one game: its `__init__.py` has `GAME`."""

    name: str
    folder: Path

    @property
    def source(self) -> Path:
        """The folder that must stand on the path of imports."""
        return self.folder.parents[self.name.count(".")]

    def compilable(self) -> dict[str, Path]:
        """The modules that are written in the dialect."""
        found = {}
        for file in sorted(self.folder.rglob("*.py")):
            if plain.COMPILABLE.search(file.read_text("utf-8")):
                parts = file.relative_to(self.folder).with_suffix("").parts
                found[".".join((self.name, *parts))] = file
        return found


class Uncompiled(Exception):
    """A game cannot be compiled here; the message says which, and why."""


# -- where they lie ----------------------------------------------------------------------------------------


def packages() -> tuple[Package, ...]:
    """All games from outside."""
    return (*in_folders(os.environ.get(VARIABLE, "")), *installed())


@cache
def in_folders(folders: str) -> tuple[Package, ...]:
    """The games of these folders: the folder itself, or whichever of its folders are games."""
    found: list[Package] = []
    for text in filter(None, folders.split(os.pathsep)):
        folder = Path(text).resolve()
        inner = sorted(folder.iterdir()) if folder.is_dir() else []
        games = [Package(place.name, place) for place in (folder, *inner) if is_game(place)]
        if not games:
            raise FileNotFoundError(f"{text} holds no game: no folder with an __init__.py that has GAME")
        found += games
    return tuple(found)


def is_game(folder: Path) -> bool:
    """Does the package give a name `GAME`? It is not run to find out."""
    file = folder / "__init__.py"
    if not file.is_file():
        return False
    nodes = ast.parse(file.read_text("utf-8"), str(file)).body
    given = [target for node in nodes if isinstance(node, ast.Assign) for target in node.targets]
    given += [node.target for node in nodes if isinstance(node, ast.AnnAssign)]
    return any(isinstance(target, ast.Name) and target.id == "GAME" for target in given)


@cache
def installed() -> tuple[Package, ...]:
    """The games of installed packages."""
    names = [point.value.partition(":")[0] for point in entry_points(group=GROUP)]
    return tuple(Package(name, folder) for name in names if (folder := find_package(name)))


def find_package(name: str) -> Path | None:
    """Where a package lies. Nothing is imported: it would import Hameau."""
    path: Sequence[str] | None = None
    parts = name.split(".")
    for count in range(1, len(parts) + 1):
        spec = PathFinder.find_spec(".".join(parts[:count]), path)
        if spec is None or spec.submodule_search_locations is None:
            return None
        path = list(spec.submodule_search_locations)
    return Path(path[0]) if path else None


# -- how they run ------------------------------------------------------------------------------------------


class CompiledFinder(MetaPathFinder):
    """Finds the compiled modules of games from outside."""

    def __init__(self) -> None:
        self.files: dict[str, Path] = {}

    def find_spec(
        self,
        name: str,
        path: Sequence[str] | None,  # noqa: ARG002  # Python passes it
        target: ModuleType | None = None,  # noqa: ARG002  # likewise
    ) -> ModuleSpec | None:
        file = self.files.get(name)
        return (
            spec_from_file_location(name, file, loader=ExtensionFileLoader(name, str(file))) if file else None
        )


finder = CompiledFinder()


def install() -> None:
    """Before the first import of what may be compiled: run as plain Python if some game has to."""
    try:
        prepare()
    except Uncompiled as error:
        give_up(error)
        plain.install_if_asked()
    except FileNotFoundError:
        pass  # the shelf says so to whoever asks for a game


def give_up(error: Uncompiled) -> None:
    """Say why all runs as plain Python from here on, in this process and those that it starts."""
    print(f"hameau: {error}; so all games run as plain Python, much slower.", file=sys.stderr)
    os.environ |= {"HAMEAU_PURE": "1", WHY: str(error)}


def why_plain() -> str:
    """Why this process runs as plain Python, if a game is the reason."""
    return os.environ.get(WHY, "")


def take_folders(arguments: Sequence[str]) -> None:
    """`--games FOLDER` of a command line: for this process and those that it starts.

    Where these games cannot be compiled the command begins anew, as plain Python.
    """
    folders = [str(Path(folder).resolve()) for folder in named(arguments)]
    if not folders:
        return
    known = list(filter(None, os.environ.get(VARIABLE, "").split(os.pathsep)))
    os.environ[VARIABLE] = os.pathsep.join(dict.fromkeys(known + folders))
    try:
        prepare()
    except Uncompiled as error:
        give_up(error)
        sys.stderr.flush()
        os.execv(sys.executable, [sys.executable, "-m", "hameau", *arguments])
    except FileNotFoundError:
        pass  # said by the shelf


def named(arguments: Sequence[str]) -> Iterator[str]:
    for argument, following in pairwise((*arguments, "")):
        if argument == "--games" and following:
            yield following
        elif argument.startswith("--games="):
            yield argument.partition("=")[2]


def prepare() -> None:
    """Compile the games that are not yet; let all of them be imported."""
    for package in packages():
        if str(package.source) not in sys.path:
            sys.path.append(str(package.source))
    if plain.is_asked() or not plain.is_built():
        return
    if finder not in sys.meta_path:
        sys.meta_path.insert(0, finder)
    for package in packages():
        finder.files |= compiled(package)


def compiled(package: Package) -> dict[str, Path]:
    """The compiled modules of a game; compiled now, if these sources never were."""
    modules = package.compilable()
    folder = cache_folder() / f"{package.name}-{digest(modules)}"
    if not folder.exists():
        build(package, folder)
    return {name: folder.joinpath(*name.split(".")).with_suffix(SUFFIX) for name in modules}


def cache_folder() -> Path:
    """Where compiled games are kept."""
    named = os.environ.get("HAMEAU_CACHE")
    usual = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(named) if named else Path(usual) / "hameau"


def digest(modules: dict[str, Path]) -> str:
    """Another one if the game, the engine or Python is another."""
    hashed = blake2b(f"{SUFFIX} {sys.version}".encode(), digest_size=8)
    for file in (*engine_files(), *modules.values()):
        hashed.update(b"%s:%d:" % (file.name.encode(), file.stat().st_size) + file.read_bytes())
    return hashed.hexdigest()


def engine_files() -> Iterator[Path]:
    """What decides how a state lies in memory."""
    engine = plain.home() / "engine"
    return (engine / name for name in ("state.py", "machine.py", "machine.pxd", "declared.py"))


def build(package: Package, folder: Path) -> None:
    """Compile a game in a process of its own; others may do so at the same time, and the first one stays."""
    print(f"hameau: compiling {package.name}, once for these sources …", file=sys.stderr)
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent) as work:
            translate(package, Path(work))
            if not folder.exists():
                os.replace(Path(work) / "built", folder)
    except OSError as error:
        if not folder.exists():
            raise Uncompiled(f"{package.name} is not compiled ({error})") from None


def translate(package: Package, work: Path) -> None:
    command = [sys.executable, "-m", "hameau_dialect.outside", str(package.source), package.name, str(work)]
    home = str(plain.home().parent)
    path = os.pathsep.join(filter(None, (home, os.environ.get("PYTHONPATH"))))
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, env=os.environ | {"PYTHONPATH": path}
    )
    if done.returncode == REFUSED:
        raise Uncompiled(f"{package.name} leaves the dialect of the rules:\n{done.stderr.strip()}\n")
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["no reason given"])[-1]
        raise Uncompiled(f"{package.name} cannot be compiled here ({last})")
