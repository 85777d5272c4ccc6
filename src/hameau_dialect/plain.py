"""Imports modules as plain Python: from their text, without any package's __init__ or compiled file."""

import importlib
import importlib.abc
import importlib.machinery
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType


class PlainFinder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds the modules of one package under a source folder; folders become empty packages."""

    def __init__(self, source: Path, package: str) -> None:
        self.source, self.package = source, package

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None = None,  # noqa: ARG002  # the import system passes it
        target: ModuleType | None = None,  # noqa: ARG002  # likewise
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname.split(".")[0] != self.package:
            return None
        place = self.source.joinpath(*fullname.split("."))
        if place.is_dir():
            spec = importlib.machinery.ModuleSpec(fullname, None, is_package=True)
            spec.submodule_search_locations = [str(place)]
            return spec
        file = place.with_suffix(".py")
        return importlib.machinery.ModuleSpec(fullname, self, origin=str(file)) if file.exists() else None

    def exec_module(self, module: ModuleType) -> None:
        file = str(module.__spec__.origin) if module.__spec__ else ""
        exec(compile(Path(file).read_text(encoding="utf-8"), file, "exec"), vars(module))


@contextmanager
def plain_imports(source: Path, package: str) -> Iterator[None]:
    """Inside, the package is imported plainly; afterwards the caller's own imports are as before."""
    mine = {name: sys.modules.pop(name) for name in list(sys.modules) if name.split(".")[0] == package}
    finder = PlainFinder(source, package)
    sys.meta_path.insert(0, finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)
        for name in [name for name in sys.modules if name.split(".")[0] == package]:
            del sys.modules[name]
        sys.modules.update(mine)


def plain_values(name: str) -> dict[str, object]:
    """The names of a module and their values; call it inside `plain_imports`."""
    return dict(vars(importlib.import_module(name)))
