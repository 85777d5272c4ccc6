"""What stands in a compiled module: its constants, functions, classes and fields, with their kinds."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

from hameau_dialect.kinds import ANYTHING, BOOL, ELEMENTS, FLOAT, INT, NOTHING, SCALARS, Array, Kind, Thing

DECLARED = "hameau.engine.declared"  # moves, laws and events: C sees their numbers, Python all of them


@dataclass(eq=False)
class Constant:
    """`NAME: Final = ...`, with the value that plain Python computes."""

    name: str
    home: str
    value: object
    kind: Kind


@dataclass(eq=False)
class Other:
    """A name that only Python knows, such as `i64` itself."""

    name: str
    home: str


@dataclass(eq=False)
class Field:
    """One field of a class, declared in its __init__."""

    name: str
    kind: Kind
    node: ast.AnnAssign


@dataclass(eq=False)
class Function:
    """A function or method. `native`: all its types are of the dialect, so C knows it."""

    name: str
    home: str
    path: Path
    node: ast.FunctionDef
    parameters: list[tuple[str, Kind]]
    result: Kind
    native: bool
    owner: Class | None = None

    @property
    def releases(self) -> bool:
        """Lets other threads run: it holds the lock of Python when it is called, so C does not call it."""
        return any(is_released(n) for n in ast.walk(self.node))

    @property
    def takes_arrays(self) -> bool:
        """C only: Python has no array to give it."""
        return any(isinstance(kind, Array) for _, kind in self.parameters)

    @property
    def signature(self) -> tuple[object, ...]:
        return (self.native, self.result, *(kind for _, kind in self.parameters))


@dataclass(eq=False)
class Class:
    """A compiled class; `base` is its only base."""

    name: str
    home: str
    path: Path
    node: ast.ClassDef
    base: Class | None = None
    derived: list[Class] = field(default_factory=list)
    fields: dict[str, Field] = field(default_factory=dict)
    methods: dict[str, Function] = field(default_factory=dict)

    @property
    def final(self) -> bool:
        return not self.derived

    def line(self) -> list[Class]:
        """The class and those it derives from, nearest first."""
        return [self, *(self.base.line() if self.base else [])]

    def below(self) -> list[Class]:
        """All that derive from it."""
        return [c for d in self.derived for c in [d, *d.below()]]

    def find_field(self, name: str) -> Field | None:
        return next((c.fields[name] for c in self.line() if name in c.fields), None)

    def find_method(self, name: str) -> Function | None:
        return next((c.methods[name] for c in self.line() if name in c.methods), None)

    @property
    def is_state(self) -> bool:
        """Is it State, whose memory machine.pxd knows?"""
        return self.base is None and "contents" in self.fields

    def contents(self) -> list[Field]:
        """Its own fields that are content."""
        return [f for f in self.fields.values() if isinstance(f.kind, Thing)]


Meaning: TypeAlias = Constant | Function | Class | Other


def spelled(name: str) -> str:
    """How C writes a name: `verbs.PASS`, found through its module, is `verbs__PASS` there."""
    return name.replace(".", "__")


def qualified(node: ast.AST) -> str:
    """`verbs.PASS` as one name; empty for anything else."""
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        return f"{node.value.id}.{node.attr}"
    return ""


@dataclass(eq=False)
class Module:
    """One compiled source file, and what every name in it means."""

    name: str
    path: Path
    text: str
    tree: ast.Module
    values: dict[str, object] = field(default_factory=dict)
    names: dict[str, Meaning] = field(default_factory=dict)

    def own(self, kind: type) -> list[Meaning]:
        return [m for m in self.names.values() if isinstance(m, kind) and m.home == self.name]

    @property
    def constants(self) -> list[Constant]:
        return [m for m in self.own(Constant) if isinstance(m, Constant)]

    @property
    def functions(self) -> list[Function]:
        return [m for m in self.own(Function) if isinstance(m, Function)]

    @property
    def classes(self) -> list[Class]:
        return [m for m in self.own(Class) if isinstance(m, Class)]


def is_released(node: ast.AST) -> bool:
    """Is it `with released:`?"""
    if not isinstance(node, ast.With) or len(node.items) != 1:
        return False
    what = node.items[0].context_expr
    return isinstance(what, ast.Name) and what.id == "released"


def is_final(node: ast.AST) -> bool:
    """Is it `NAME: Final = ...`?"""
    if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name) or node.value is None:
        return False
    hint = node.annotation.value if isinstance(node.annotation, ast.Subscript) else node.annotation
    return isinstance(hint, ast.Name) and hint.id == "Final"


def is_declaration(node: ast.AST, module: Module) -> bool:
    """Is it `MOVES: Final = Moves()`, or computed with MOVES? Compiled, Python still runs it."""
    if not is_final(node) or not isinstance(node, ast.AnnAssign) or node.value is None:
        return False
    used = [module.values.get(n.id) for n in ast.walk(node.value) if isinstance(n, ast.Name)]
    for inner in ast.walk(node.value):
        name, _, attribute = qualified(inner).partition(".")
        used.append(getattr(module.values.get(name), attribute, None) if attribute else None)
    return any(getattr(value, "__module__", None) == DECLARED for value in used)


def annotated(node: ast.expr | None, names: dict[str, Meaning], twin: bool = False) -> Kind | None:
    """The kind that an annotation names, or None if it is not of the dialect."""
    if isinstance(node, ast.Constant):
        if node.value is None:
            return NOTHING
        return (
            annotated(ast.parse(node.value, mode="eval").body, names) if isinstance(node.value, str) else None
        )
    if isinstance(node, ast.Name):
        if twin:
            return {"int": INT, "float": FLOAT, "bool": BOOL, "Any": ANYTHING}.get(node.id)
        meaning = names.get(node.id)
        return Thing(meaning) if isinstance(meaning, Class) else node.id if node.id in SCALARS else None
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id == "list":
        element = annotated(node.slice, names)
        return Array(str(element)) if element in ELEMENTS else None
    return None


def read_function(
    node: ast.FunctionDef,
    home: str,
    path: Path,
    names: dict[str, Meaning],
    owner: Class | None = None,
    twin: bool = False,
) -> Function:
    """A function with its kinds; native if every one is of the dialect."""
    arguments = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
    arguments += [a for a in (node.args.vararg, node.args.kwarg) if a]
    hints = [(a.arg, annotated(a.annotation, names, twin)) for a in (arguments[1:] if owner else arguments)]
    result = annotated(node.returns, names, twin)
    native = result in (*SCALARS, NOTHING) and not node.decorator_list and not node.name.startswith("__")
    native = native and all(kind is not None and kind != NOTHING for _, kind in hints)
    parameters: list[tuple[str, Kind]] = [(name, kind or ANYTHING) for name, kind in hints]
    return Function(node.name, home, path, node, parameters, result or ANYTHING, native, owner)
