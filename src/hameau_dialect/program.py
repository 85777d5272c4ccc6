"""Finds the compiled modules of a source tree and links every name to what it means."""

import ast
import re
from collections.abc import Iterable
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

from hameau_dialect.fields import read_fields
from hameau_dialect.kinds import BOOL, FLOAT, INT, Array, Grid, Kind
from hameau_dialect.plain import plain_imports, plain_values
from hameau_dialect.refusals import Refusals, Refused
from hameau_dialect.source import DECLARED, Class, Constant, Meaning, Module, Other, is_final, read_function

PACKAGE = "hameau"
MACHINE = "hameau.engine.machine"
MATH = ("sqrt", "log", "log2", "log10", "exp", "fabs")  # the same in Python's math and in C's
LARGEST = (1 << 63) - 1


class Outside(NamedTuple):
    """A package elsewhere whose modules are compiled too: a game that is no part of Hameau."""

    source: Path  # the folder in which the package lies
    package: str  # its full name


class Program:
    """All compiled modules of a source tree, each after those it needs.

    With an outside package, only its modules and those that they need.
    """

    def __init__(self, source: Path, shown: Path | None = None, outside: Outside | None = None) -> None:
        self.source = source
        self.refusals = Refusals()
        self.twin = read_twin(source)
        self.modules: dict[str, Module] = {}
        found = discover(source, shown or source)
        roots = None
        if outside:
            roots = discover(outside.source, outside.source, outside.package)
            found |= roots
        for module in in_order(found, self.refusals, roots):
            self.modules[module.name] = module
        with ExitStack() as stack:
            stack.enter_context(plain_imports(source, PACKAGE))
            if outside:
                stack.enter_context(plain_imports(outside.source, outside.package.split(".")[0]))
            for module in self.modules.values():
                self.link(module)
        for module in self.modules.values():
            self.read_classes(module)

    def link(self, module: Module) -> None:
        """Take the constants' values from the plainly imported module; give every name its meaning."""
        try:
            module.values = plain_values(module.name)
        except Exception as error:
            self.refusals.add(
                module.path, failing_line(error, module), f"plain Python cannot import it: {error!r}"
            )
            raise Refused(self.refusals.in_order()) from error
        for node in module.tree.body:
            if isinstance(node, ast.ImportFrom):
                self.link_import(module, node)
                self.check_modules(module, node)
            elif is_final(node):
                self.link_constant(module, node)
            elif isinstance(node, ast.FunctionDef):
                module.names[node.name] = read_function(node, module.name, module.path, module.names)
            elif isinstance(node, ast.ClassDef):
                self.link_class(module, node)
            elif not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
                self.refuse(
                    module,
                    node,
                    "a compiled module holds imports, `NAME: Final = ...`, functions and classes only",
                )

    def link_import(self, module: Module, node: ast.ImportFrom) -> None:
        for alias in node.names:
            whole = self.modules.get(f"{node.module}.{alias.name}")
            if alias.asname:
                self.refuse(
                    module,
                    node,
                    f"import {alias.name} under its own name: it is copied with the methods that use it",
                )
            elif whole:
                module.names[alias.name] = Other(alias.name, str(node.module))
                own = (m for m in whole.names.values() if m.home == whole.name)
                module.names |= {f"{alias.name}.{meaning.name}": meaning for meaning in own}
            elif node.module == MACHINE:
                module.names[alias.name] = self.twin.get(alias.name, Other(alias.name, MACHINE))
            elif node.module in self.modules:
                meaning = self.modules[node.module].names.get(alias.name, Other(alias.name, node.module))
                module.names[alias.name] = meaning
            elif node.module == "math":
                self.link_math(module, node, alias.name)
            elif node.module == DECLARED:
                module.names[alias.name] = Other(alias.name, DECLARED)
            elif node.module not in ("typing", "__future__"):
                self.refuse(
                    module,
                    node,
                    f"a compiled module imports only typing, math, {MACHINE}, {DECLARED} and compiled ones",
                )

    def check_modules(self, module: Module, node: ast.ImportFrom) -> None:
        """What is found through a module is found there in Python too: nothing takes its name later."""
        for alias in node.names:
            name = f"{node.module}.{alias.name}"
            if name in self.modules and getattr(module.values[alias.name], "__name__", "") != name:
                self.refuse(
                    module, node, f"{alias.name} is another thing further down: it keeps its own name"
                )

    def link_math(self, module: Module, node: ast.ImportFrom, name: str) -> None:
        if name not in MATH:
            self.refuse(module, node, f"math.{name} is not the same in C: of math, only {', '.join(MATH)}")
            return
        stub = ast.parse(f"def {name}(x: float) -> float: ...").body[0]
        assert isinstance(stub, ast.FunctionDef)
        module.names[name] = read_function(stub, "math", module.path, {})

    def link_constant(self, module: Module, node: ast.stmt) -> None:
        assert isinstance(node, ast.AnnAssign)
        assert isinstance(node.target, ast.Name)
        value = module.values[node.target.id]
        kind = constant_kind(value)
        if type(value).__module__ == DECLARED:
            module.names[node.target.id] = Other(node.target.id, module.name)
        elif kind is None:
            self.refuse(
                module, node,
                f"{node.target.id} is no int, float, tuple of one of them, or tuple of tuples of one length",
            )  # fmt: skip
        else:
            module.names[node.target.id] = Constant(node.target.id, module.name, value, kind)

    def link_class(self, module: Module, node: ast.ClassDef) -> None:
        cls = Class(node.name, module.name, module.path, node)
        for base in node.bases:
            meaning = module.names.get(base.id) if isinstance(base, ast.Name) else None
            if not isinstance(meaning, Class) or len(node.bases) > 1 or node.keywords:
                self.refuse(module, node, f"{node.name} derives from one compiled class, or from none")
            else:
                cls.base = meaning
                meaning.derived.append(cls)
        module.names[node.name] = cls

    def read_classes(self, module: Module) -> None:
        for cls in module.classes:
            for node in cls.node.body:
                if isinstance(node, ast.FunctionDef):
                    cls.methods[node.name] = read_function(node, module.name, module.path, module.names, cls)
                elif not is_docstring(node):
                    self.refuse(
                        module,
                        node,
                        "a class holds methods only: a constant stands at the head of the module",
                    )
            if any(not (isinstance(d, ast.Name) and d.id == "final") for d in cls.node.decorator_list):
                self.refuse(module, cls.node, "a compiled class has no decorator, but @final")
            read_fields(cls, module, self.refusals)

    def refuse(self, module: Module, node: ast.AST, sentence: str) -> None:
        self.refusals.add(module.path, node, sentence)


def discover(source: Path, shown: Path, package: str = PACKAGE) -> dict[str, Module]:
    """Every module of the package that imports i64; refusals show its path under `shown`."""
    found = {}
    for file in sorted(source.joinpath(*package.split(".")).rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        if "i64" not in text:
            continue
        tree = ast.parse(text, str(file))
        if any(
            isinstance(n, ast.ImportFrom) and n.module == MACHINE and any(a.name == "i64" for a in n.names)
            for n in tree.body
        ):
            place = file.relative_to(source)
            name = ".".join(place.with_suffix("").parts)
            found[name] = Module(name, shown / place, text, tree)
    return found


def in_order(
    found: dict[str, Module], refusals: Refusals, roots: Iterable[str] | None = None
) -> list[Module]:
    """Each module after those that it imports; with roots, only these and what they import."""
    ordered: list[Module] = []
    open_: list[str] = []

    def visit(name: str) -> None:
        if found[name] in ordered:
            return
        if name in open_:
            refusals.add(
                found[name].path, 1, f"it imports itself, by {' and '.join(open_)}: imports go one way"
            )
            raise Refused(refusals.in_order())
        open_.append(name)
        for node in found[name].tree.body:
            if isinstance(node, ast.ImportFrom):
                inner = [f"{node.module}.{alias.name}" for alias in node.names]
                for needed in filter(found.__contains__, (str(node.module), *inner)):
                    visit(needed)
        open_.pop()
        ordered.append(found[name])

    for name in found if roots is None else roots:
        visit(name)
    return ordered


def read_twin(source: Path) -> dict[str, Meaning]:
    """The functions of machine.py that machine.pxd has too, and its numbers."""
    path = source.joinpath(*MACHINE.split("."))
    declared = set(
        re.findall(r"^cdef inline .*?(\w+)\(", path.with_suffix(".pxd").read_text(encoding="utf-8"), re.M)
    )
    found: dict[str, Meaning] = {}
    for n in ast.parse(path.with_suffix(".py").read_text(encoding="utf-8")).body:
        if isinstance(n, ast.FunctionDef) and n.name in declared:
            found[n.name] = read_function(n, MACHINE, path, {}, twin=True)
        elif (
            isinstance(n, ast.Assign) and isinstance(n.value, ast.Constant) and isinstance(n.value.value, int)
        ):
            name = ast.unparse(n.targets[0])
            found[name] = Constant(name, MACHINE, n.value.value, INT)
    return found


def constant_kind(value: object) -> Kind | None:
    """The kind of a constant's value."""
    if isinstance(value, bool):
        return BOOL
    if isinstance(value, int):
        return INT if -LARGEST <= value <= LARGEST else None
    if isinstance(value, float):
        return FLOAT if value == value else None
    if not isinstance(value, tuple) or not value:
        return None
    kinds = {constant_kind(v) for v in value}
    inner = kinds.pop()
    if kinds:
        return None
    if isinstance(inner, Array) and inner.length:
        return Grid(inner.element, len(value), inner.length, True)
    return Array(inner, len(value), True) if inner in (INT, FLOAT) and isinstance(inner, str) else None


def is_docstring(node: ast.stmt) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def failing_line(error: BaseException, module: Module) -> int:
    """The line of the module in which its import failed."""
    line, trace = 1, error.__traceback__
    while trace:
        if trace.tb_frame.f_globals.get("__name__") == module.name:
            line = trace.tb_lineno
        trace = trace.tb_next
    return line
