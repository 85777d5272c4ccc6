"""Refuses expressions that depend on what is computed first: C leaves that open for operands and arguments.

A call that changes something may stand beside no other such call, and beside no read of what it could change.
"""

from __future__ import annotations

import ast

from hameau_dialect.kinds import NOTHING, Array, Grid, Thing
from hameau_dialect.program import MACHINE
from hameau_dialect.source import Constant, Function, qualified
from hameau_dialect.statements import Body

PURE = ("bit", "popcount", "lowest_bit", "rarely")  # of machine: they look at nothing but their argument
CITING = ("hameau.engine.state", "cite")  # it keeps the least of all laws, in whatever order they come
ALONE = (
    "a call that changes the state stands alone, as C may compute the rest before or after it: "
    "give its result a name first"
)


def changing_functions(bodies: list[Body]) -> set[Function]:
    """Functions that write a field or an array, or call one that does."""
    changing = {body.function for body in bodies if writes(body)}
    grown = True
    while grown:
        more = {b.function for b in bodies if any(may_change(t, changing) for t in b.calls.values())}
        grown = not more <= changing
        changing |= more
    return changing


def writes(body: Body) -> bool:
    """Does the function itself write to memory that others see, so that the order of calls matters?"""
    if (body.function.home, body.function.name) == CITING:
        return False
    nodes = ast.walk(body.function.node)
    return any(isinstance(n, ast.Attribute | ast.Subscript) and isinstance(n.ctx, ast.Store) for n in nodes)


def may_change(target: Function, changing: set[Function]) -> bool:
    """Can a call of the target change something? It may be a method that a derived class has overridden."""
    if target.home == MACHINE:
        return target.result == NOTHING
    if target.owner is None:
        return target in changing
    meanings = [target] + [c.methods[target.name] for c in target.owner.below() if target.name in c.methods]
    return any(m in changing for m in meanings)


class Order:
    """The expressions of one function, each looked at as (changes something, reads what could change)."""

    def __init__(self, body: Body, changing: set[Function]) -> None:
        self.body, self.changing = body, changing

    def check(self) -> None:
        for node in ast.walk(self.body.function.node):
            if isinstance(node, ast.Assign):
                self.siblings(node, [node.value, *indices(node.targets[0])])
            elif isinstance(node, ast.AugAssign):
                self.augmented(node)
            elif isinstance(node, ast.AnnAssign | ast.Expr | ast.Return) and node.value:
                self.scan(node.value)
            elif isinstance(node, ast.If | ast.While):
                self.scan(node.test)
            elif isinstance(node, ast.For) and isinstance(node.iter, ast.Call):
                self.siblings(node, node.iter.args)

    def augmented(self, node: ast.AugAssign) -> None:
        changes, _ = self.siblings(node, [node.value, *indices(node.target)])
        if changes and not isinstance(node.target, ast.Name):
            self.body.refuse(node, ALONE)

    def scan(self, node: ast.expr) -> tuple[bool, bool]:
        if isinstance(node, ast.BoolOp | ast.IfExp):  # in these, C keeps Python's order
            parts = [self.scan(n) for n in ast.iter_child_nodes(node) if isinstance(n, ast.expr)]
            return any(p[0] for p in parts), any(p[1] for p in parts)
        if isinstance(node, ast.Subscript):
            changes, reads = self.siblings(node, indices(node))
            return changes, reads or self.may_vary(node)
        if isinstance(node, ast.Attribute):
            return False, self.may_vary(node)
        if isinstance(node, ast.Call):
            return self.call(node)
        return self.siblings(node, [n for n in ast.iter_child_nodes(node) if isinstance(n, ast.expr)])

    def call(self, node: ast.Call) -> tuple[bool, bool]:
        changes, reads = self.siblings(node, node.args)
        target = self.body.calls.get(node)
        if target is None or target.home == "math":
            return changes, reads
        mine = may_change(target, self.changing)
        if mine and isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Attribute):
            self.body.refuse(node, "content is shared by all states: only Python fills it, before the match")
        if mine and any(
            self.body.is_content(a) for a in node.args if isinstance(self.body.kinds.get(a), Array)
        ):
            self.body.refuse(node, f"{target.name} changes the array it is given, and this one is content")
        return changes or mine, reads or not (target.home == MACHINE and target.name in PURE)

    def may_vary(self, node: ast.expr) -> bool:
        """Is it a value that a call could change? Addresses, content and tables do not."""
        kind = self.body.kinds.get(node)
        if isinstance(kind, Array | Grid | Thing) or self.body.is_content(node):
            return False
        root: ast.expr = node
        while isinstance(root, ast.Subscript):
            root = root.value
        name = root.id if isinstance(root, ast.Name) else qualified(root)
        return not isinstance(self.body.module.names.get(name), Constant)

    def siblings(self, node: ast.AST, parts: list[ast.expr]) -> tuple[bool, bool]:
        """Parts that C computes in any order."""
        found = [self.scan(part) for part in parts]
        for i, (changes, _) in enumerate(found):
            if changes and any(c or r for j, (c, r) in enumerate(found) if j != i):
                self.body.refuse(node, ALONE)
        return any(c for c, _ in found), any(r for _, r in found)


def indices(node: ast.expr) -> list[ast.expr]:
    """All indices of `array[i]` or `grid[i][j]`."""
    return [node.slice, *indices(node.value)] if isinstance(node, ast.Subscript) else []
