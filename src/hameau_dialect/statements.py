"""Checks the statements of a compiled function: types, missing values, loops, paths without return."""

from __future__ import annotations

import ast

from hameau_dialect.expressions import Expressions
from hameau_dialect.kinds import INT, NOTHING, SCALARS, UNKNOWN, Array, Grid, Kind, Thing, described
from hameau_dialect.refusals import instead
from hameau_dialect.source import annotated, is_released


class Body(Expressions):
    """The whole of one compiled function."""

    def check(self) -> None:
        """Refuse all that is not the dialect."""
        node = self.function.node
        self.check_arguments(node.args)
        if self.function.owner:
            self.locals["self"] = Thing(self.function.owner)
        self.locals.update(self.function.parameters)
        self.assigned = set(self.locals)
        self.declare_locals(node)
        goes_on = self.block(node.body, docstring=True)
        if goes_on and self.function.result != NOTHING:
            self.refuse(node, f"{self.function.name} can end without a return: every path returns a value")

    def check_arguments(self, arguments: ast.arguments) -> None:
        if arguments.defaults or any(arguments.kw_defaults):
            self.refuse(self.function.node, "default values are outside the dialect: give every argument")
        if arguments.vararg or arguments.kwarg or arguments.kwonlyargs or arguments.posonlyargs:
            self.refuse(
                self.function.node, "`*` and `/` in a signature are outside the dialect: name every argument"
            )

    def declare_locals(self, node: ast.FunctionDef) -> None:
        """Every local has one type in the whole function, as in C."""
        parameters = set(self.locals)
        for n in ast.walk(node):
            if isinstance(n, ast.For) and isinstance(n.target, ast.Name):
                if n.target.id in parameters:
                    self.refuse(
                        n, f"{n.target.id} is a parameter already: give the loop a variable of its own"
                    )
                self.looped.add(n.target.id)
                self.locals[n.target.id] = INT
        for n in ast.walk(node):
            if isinstance(n, ast.AnnAssign) and isinstance(n.target, ast.Name):
                self.declare_local(n, n.target.id, parameters)

    def declare_local(self, node: ast.AnnAssign, name: str, parameters: set[str]) -> None:
        kind = annotated(node.annotation, self.module.names)
        if name in parameters:
            self.refuse(node, f"{name} is a parameter already: assign to it without a type")
        elif name in self.looped:
            self.refuse(node, f"{name} is a loop variable in this function: choose another name")
        elif kind not in SCALARS or not isinstance(kind, str):
            self.refuse(node, f"the local {name} is i64, float or bool; an array is a field")
            self.locals[name] = UNKNOWN
        elif self.locals.setdefault(name, kind) not in (kind, UNKNOWN):
            self.refuse(node, f"{name} has another type in this function: choose another name")

    # -- statements; each says whether the next one can be reached -----------------------------------------

    def block(self, body: list[ast.stmt], docstring: bool = False) -> bool:
        goes_on = True
        for i, node in enumerate(body):
            if not (docstring and i == 0 and is_text(node)):
                goes_on = self.statement(node) and goes_on
        return goes_on

    def statement(self, node: ast.stmt) -> bool:
        if isinstance(node, ast.Return):
            self.returned(node)
            return False
        if isinstance(node, ast.Break | ast.Continue):
            return False
        if isinstance(node, ast.If):
            return self.branches(node)
        if isinstance(node, ast.While):
            return self.while_loop(node)
        if isinstance(node, ast.For):
            return self.for_loop(node)
        if isinstance(node, ast.With) and is_released(node):
            return self.block(node.body)
        if isinstance(node, ast.AnnAssign):
            self.declaration(node)
        elif isinstance(node, ast.Assign):
            self.assignment(node)
        elif isinstance(node, ast.AugAssign):
            self.augmented(node)
        elif isinstance(node, ast.Expr):
            self.lone_call(node)
        elif not isinstance(node, ast.Pass):
            self.refuse(node, instead(node))
        return True

    def returned(self, node: ast.Return) -> None:
        result = self.function.result
        if node.value is None or result == NOTHING:
            if node.value is not None or result != NOTHING:
                self.refuse(node, f"{self.function.name} returns {described(result)}")
            return
        self.must_fit(node.value, result, self.scalar(node.value))

    def branches(self, node: ast.If) -> bool:
        self.condition(node.test)
        before = set(self.assigned)
        first = self.block(node.body)
        after, self.assigned = self.assigned, before
        second = self.block(node.orelse)
        if first and second:
            self.assigned = self.assigned & after
        elif first:
            self.assigned = after
        return first or second

    def while_loop(self, node: ast.While) -> bool:
        self.condition(node.test)
        self.inside_loop(node)
        endless = isinstance(node.test, ast.Constant) and bool(node.test.value)
        return not endless or breaks(node.body)

    def for_loop(self, node: ast.For) -> bool:
        if not isinstance(node.target, ast.Name):
            self.refuse(node, "a loop has one variable")
            return True
        self.check_range(node)
        if node.target.id in self.loops:
            self.refuse(
                node, f"the loop around this one already counts {node.target.id}: choose another name"
            )
        self.loops.append(node.target.id)
        self.inside_loop(node, node.target.id)
        self.loops.pop()
        return True

    def inside_loop(self, node: ast.For | ast.While, variable: str = "") -> None:
        """The body, after which nothing counts as assigned: it may not have run."""
        before = set(self.assigned)
        self.assigned |= {variable}
        self.block(node.body)
        self.assigned = before
        if node.orelse:
            self.refuse(
                node.orelse[0],
                "else after a loop is outside the dialect: use a local that tells how it ended",
            )

    def check_range(self, node: ast.For) -> None:
        call = node.iter
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name) or call.func.id != "range":
            self.refuse(node, "for runs over range(...) only: for i in range(LENGTH), and index with i")
            return
        if call.keywords or not 1 <= len(call.args) <= 3:
            self.refuse(node, "range takes one to three whole numbers")
        for argument in call.args:
            self.whole(argument, "a bound of range")
        if len(call.args) == 3 and not step(call.args[2]):
            self.refuse(node, "the step of range is a literal, not 0: C must know which way it counts")

    def declaration(self, node: ast.AnnAssign) -> None:
        if not isinstance(node.target, ast.Name):
            self.refuse(node, "a field is declared in __init__: assign to it without a type")
        elif node.value is None:
            self.refuse(node, f"give {node.target.id} a value where it is declared: C starts with any")
        else:
            self.must_fit(node.value, self.locals.get(node.target.id, UNKNOWN), self.scalar(node.value))
            self.assigned.add(node.target.id)

    def assignment(self, node: ast.Assign) -> None:
        if len(node.targets) > 1:
            self.refuse(node, "a chained assignment is outside the dialect: write one line for each")
            return
        target = node.targets[0]
        kind = self.target(target)
        if isinstance(kind, Array | Grid):
            self.refuse(node, "an array is not assigned as a whole: assign its elements in a for loop")
        elif kind != UNKNOWN:
            self.must_fit(node.value, kind, self.scalar(node.value))
        if isinstance(target, ast.Name):
            self.assigned.add(target.id)

    def augmented(self, node: ast.AugAssign) -> None:
        kind = self.target(node.target)
        if isinstance(node.target, ast.Name) and node.target.id in self.locals:
            self.name(node.target)
        if isinstance(kind, Array | Grid):
            self.refuse(node, "an array is not changed as a whole: change its elements in a for loop")
        elif isinstance(kind, str) and kind != UNKNOWN:
            result = self.combined(node, kind, node.op, self.scalar(node.value), node.target, node.value)
            self.must_fit(node.value, kind, result)

    def target(self, node: ast.expr) -> Kind:
        """The kind of what is assigned to."""
        if isinstance(node, ast.Name):
            if node.id in self.loops:
                return self.refuse(
                    node,
                    f"the loop variable {node.id} is changed inside its loop: use while, or another local",
                )
            if node.id in self.looped:
                return self.refuse(
                    node, f"{node.id} is a loop variable in this function: choose another name"
                )
            if node.id not in self.locals:
                return self.refuse(
                    node, f"the local {node.id} has no type: write {node.id}: i64 = ... where it starts"
                )
            kind = self.locals[node.id]
            return (
                kind
                if isinstance(kind, str)
                else self.refuse(node, f"{node.id} is {described(kind)}, and stays it")
            )
        if not isinstance(node, ast.Attribute | ast.Subscript):
            return self.refuse(node, instead(node))
        if isinstance(node, ast.Attribute) and self.is_through_module(node):
            return self.refuse(node, f"{ast.unparse(node)} belongs to another module, and stays as it is")
        kind = self.kind(node)
        if isinstance(kind, Thing):
            return self.refuse(node, "content is set in __init__ only")
        if self.is_content(node):
            return self.refuse(
                node, "content is shared by all states: only Python fills it, before the match"
            )
        return kind

    def lone_call(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            self.kind(node.value)
        elif is_text(node):
            self.refuse(node, "text stands only at the head of a function: write a comment")
        else:
            self.refuse(
                node,
                instead(node.value)
                if type(node.value) in REFUSED
                else "this computes something and drops it",
            )


REFUSED = (ast.Yield, ast.YieldFrom, ast.Await, ast.NamedExpr, ast.ListComp, ast.Tuple, ast.List)


def is_text(node: ast.stmt) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def step(node: ast.expr) -> int:
    """The literal step of a range, or 0."""
    sign = -1 if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub) else 1
    inner = node.operand if isinstance(node, ast.UnaryOp) else node
    return sign * inner.value if isinstance(inner, ast.Constant) and type(inner.value) is int else 0


def breaks(body: list[ast.stmt]) -> bool:
    """Does a break leave the loop that has this body?"""
    for node in body:
        if isinstance(node, ast.Break):
            return True
        if isinstance(node, ast.If) and (breaks(node.body) or breaks(node.orelse)):
            return True
        if isinstance(node, ast.With) and breaks(node.body):
            return True
    return False
