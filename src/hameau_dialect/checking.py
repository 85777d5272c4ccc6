"""Checks all compiled modules of a source tree: the linter, which also tells the writer what it needs."""

import ast
from pathlib import Path

from hameau_dialect.expressions import WIDENED
from hameau_dialect.kinds import Array, Grid, Kind
from hameau_dialect.literals import literal
from hameau_dialect.order import Order, changing_functions
from hameau_dialect.program import Outside, Program
from hameau_dialect.refusals import Refused
from hameau_dialect.source import Class, Constant, Function, Module, is_released
from hameau_dialect.statements import Body


class Checked:
    """A program that is in the dialect, and the body of each of its compiled functions."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.bodies: dict[Function, Body] = {}
        for module in program.modules.values():
            for function in [*module.functions, *(f for c in module.classes for f in c.methods.values())]:
                self.check_function(module, function)
            for cls in module.classes:
                check_overrides(cls, program)
        changing = changing_functions(list(self.bodies.values()))
        for body in self.bodies.values():
            Order(body, changing).check()

    def check_function(self, module: Module, function: Function) -> None:
        if function.native:
            body = Body(function, module, self.program.refusals)
            body.check()
            self.bodies[function] = body
        else:
            PythonBody(function, module, self.program).check()


def check(source: Path, shown: Path | None = None, outside: Outside | None = None) -> Checked:
    """The checked program, or Refused with every refusal."""
    program = Program(source, shown, outside)
    checked = Checked(program)
    if program.refusals.found:
        raise Refused(program.refusals.in_order())
    return checked


def check_overrides(cls: Class, program: Program) -> None:
    """A method that overrides another has the same types: C calls it by them."""
    for name, method in cls.methods.items():
        base = cls.base.find_method(name) if cls.base else None
        if (
            base
            and not name.startswith("__")
            and (base.native or method.native)
            and base.signature != method.signature
        ):
            program.refusals.add(cls.path, method.node, f"{name} overrides another, so it has the same types")
        elif base and method.takes_arrays:
            program.refusals.add(
                cls.path, method.node, f"{name} takes an array, so it is not overridden: choose another name"
            )
        if cls.find_field(name):
            program.refusals.add(cls.path, method.node, f"{name} is a field already: choose another word")


class PythonBody:
    """A method that stays Python inside a compiled class. It takes the arrays of C element by element."""

    def __init__(self, function: Function, module: Module, program: Program) -> None:
        self.function, self.module, self.program = function, module, program

    def check(self) -> None:
        declared = (
            {id(f.node.target) for f in self.function.owner.fields.values()} if self.function.owner else set()
        )
        allowed: set[int] = declared
        for node in ast.walk(self.function.node):
            if isinstance(node, ast.Subscript):
                self.subscript(node, allowed)
            if isinstance(node, ast.BinOp):
                self.operation(node)
            if is_released(node):
                self.refuse(node, "`with released:` needs a function whose types are all of the dialect")
            if (
                isinstance(node, ast.Attribute)
                and isinstance(node.ctx, ast.Store)
                and self.is_self(node.value)
            ):
                self.stored(node)
        for node in ast.walk(self.function.node):
            if isinstance(node, ast.Name | ast.Attribute) and id(node) not in allowed and self.kind(node):
                self.refuse(
                    node, f"{ast.unparse(node)} is an array of C here: read and write it element by element"
                )

    def operation(self, node: ast.BinOp) -> None:
        """Fields and constants are numbers of C here, too."""
        if isinstance(node.op, ast.LShift) and literal(node.left) is not None and literal(node.right) is None:
            self.refuse(node, WIDENED)
        if isinstance(node.op, ast.Pow):
            self.refuse(node, "** of numbers of C gives a float: multiply, or look it up in a table")

    def subscript(self, node: ast.Subscript, allowed: set[int]) -> None:
        """Mark an array that is indexed down to one element."""
        inner: ast.expr = node.value
        kind = self.kind(inner)
        slices = [node.slice]
        if isinstance(inner, ast.Subscript) and isinstance(self.kind(inner.value), Grid):
            slices.append(inner.slice)
            inner = inner.value
            kind = self.kind(inner)
        elif isinstance(kind, Grid):
            return
        if kind and not any(isinstance(s, ast.Slice) for s in slices):
            allowed.add(id(inner))
            if any(isinstance(s, ast.UnaryOp) and isinstance(s.op, ast.USub) for s in slices):
                self.refuse(node, "an index counts from 0: C knows no end to count back from")

    def stored(self, node: ast.Attribute) -> None:
        if self.function.owner and not self.function.owner.find_field(node.attr):
            self.refuse(
                node, f"self.{node.attr} is not declared: write self.{node.attr}: i64 = 0 in __init__"
            )

    def kind(self, node: ast.AST) -> Kind | None:
        """The kind of an array or table."""
        found: Kind | None = None
        if isinstance(node, ast.Attribute) and self.is_self(node.value) and self.function.owner:
            field = self.function.owner.find_field(node.attr)
            found = field.kind if field else None
        elif isinstance(node, ast.Name):
            meaning = self.module.names.get(node.id)
            found = meaning.kind if isinstance(meaning, Constant) else None
        return found if isinstance(found, Array | Grid) else None

    def is_self(self, node: ast.AST) -> bool:
        return isinstance(node, ast.Name) and node.id == "self" and self.function.owner is not None

    def refuse(self, node: ast.AST, sentence: str) -> None:
        self.program.refusals.add(self.function.path, node, sentence)
