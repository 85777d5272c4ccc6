"""Finds the kind of every expression, and refuses those that C would compute otherwise than Python."""

from __future__ import annotations

import ast

from hameau_dialect.kinds import (
    ANYTHING,
    BOOL,
    FLOAT,
    INT,
    SCALARS,
    UNKNOWN,
    Array,
    Grid,
    Kind,
    Thing,
    described,
    fixed,
)
from hameau_dialect.literals import LITERAL, literal, small
from hameau_dialect.refusals import Refusals, instead
from hameau_dialect.source import Class, Constant, Function, Module, qualified, spelled

BITWISE = (ast.BitAnd, ast.BitOr, ast.BitXor, ast.LShift, ast.RShift)
NAMED = "give a number of more than 31 bits a name: NAME: Final = ..."
WIDENED = "a literal is 32 bits wide in C: write bit(n), or x * bit(n)"
WHOLE = "a bool does not count: write int(...)"


class Expressions:
    """The expressions of one compiled function."""

    def __init__(self, function: Function, module: Module, refusals: Refusals) -> None:
        self.function, self.module, self.refusals = function, module, refusals
        self.locals: dict[str, Kind] = {}
        self.assigned: set[str] = set()
        self.loops: list[str] = []  # variables of the loops around this place
        self.looped: set[str] = set()  # variables of all loops
        self.kinds: dict[ast.expr, Kind] = {}
        self.calls: dict[ast.Call, Function] = {}
        self.used: set[str] = set()  # names of the module that it uses

    def refuse(self, node: ast.AST, sentence: str) -> str:
        self.refusals.add(self.function.path, node, sentence)
        return UNKNOWN

    # -- what an expression is used as ---------------------------------------------------------------------

    def scalar(self, node: ast.expr) -> str:
        """A single value."""
        kind = self.kind(node)
        if isinstance(kind, str) and kind in (*SCALARS, UNKNOWN):
            return kind
        if isinstance(kind, Array | Grid):
            return self.refuse(node, f"this is {described(kind)}, and read one element at a time: index it")
        return self.refuse(node, f"this is {described(kind)}, not a number")

    def whole(self, node: ast.expr, what: str) -> None:
        """An i64."""
        kind = self.scalar(node)
        if kind not in (INT, UNKNOWN):
            self.refuse(node, f"{what} is an i64, not {described(kind)}")

    def condition(self, node: ast.expr) -> None:
        """A truth: `and`, `or` and `not` may mix what they join."""
        if isinstance(node, ast.BoolOp):
            for part in node.values:
                self.condition(part)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            self.condition(node.operand)
        else:
            self.scalar(node)

    def must_fit(self, node: ast.expr, wanted: Kind, kind: Kind) -> None:
        """Nothing changes its type by itself: Python would keep the other type, C would not."""
        if UNKNOWN in (wanted, kind) or wanted in (kind, ANYTHING):
            return
        if isinstance(wanted, Thing) and isinstance(kind, Thing) and wanted.cls in kind.cls.line():
            return
        text = ast.unparse(node)
        hints = {
            (INT, FLOAT): f"C would cut the float off: write int({text}), or //",
            (INT, BOOL): f"Python would keep a bool here: write int({text})",
            (FLOAT, INT): f"Python would keep an int here: write {text}.0"
            if text.isdigit()
            else f"write float({text})",
            (FLOAT, BOOL): f"write float(int({text}))",
            (BOOL, INT): f"C would keep only true or false: write {text} != 0",
            (BOOL, FLOAT): f"C would keep only true or false: write {text} != 0.0",
        }
        hint = hints.get((wanted, kind), "") if isinstance(wanted, str) and isinstance(kind, str) else ""
        self.refuse(
            node,
            f"{described(wanted)} is wanted here, and this is {described(kind)}"
            + (f": {hint}" if hint else ""),
        )

    # -- what an expression is -----------------------------------------------------------------------------

    def kind(self, node: ast.expr) -> Kind:
        found = self.find_kind(node)
        self.kinds[node] = found
        return found

    def find_kind(self, node: ast.expr) -> Kind:
        if isinstance(node, ast.Constant):
            return self.number(node)
        if isinstance(node, ast.Name):
            return self.name(node)
        if isinstance(node, ast.Attribute):
            return self.attribute(node)
        if isinstance(node, ast.Subscript):
            return self.element(node)
        if isinstance(node, ast.BinOp):
            return self.operation(node)
        if isinstance(node, ast.UnaryOp):
            return self.unary(node)
        if isinstance(node, ast.BoolOp):
            return self.one_kind(node, node.values, "`and` and `or` give one of their operands")
        if isinstance(node, ast.IfExp):
            self.condition(node.test)
            return self.one_kind(
                node, [node.body, node.orelse], "a conditional expression gives one of its branches"
            )
        if isinstance(node, ast.Compare):
            return self.comparison(node)
        if isinstance(node, ast.Call):
            return self.call(node)
        return self.refuse(node, instead(node))

    def number(self, node: ast.Constant) -> Kind:
        value = node.value
        if isinstance(value, bool):
            return BOOL
        if isinstance(value, int):
            if value >= 1 << 63:
                return self.refuse(node, "this number has more than 63 bits, and a word has not")
            if value >= LITERAL:
                return self.refuse(node, NAMED)
            return INT
        if isinstance(value, float):
            return FLOAT
        if isinstance(value, str | bytes):
            return self.refuse(
                node, "text is outside the dialect: note an event, and let views.py find the words"
            )
        return self.refuse(node, f"{value} is outside the dialect: use a number that means it, such as -1")

    def name(self, node: ast.Name) -> Kind:
        if node.id in self.locals:
            if node.id in self.looped and node.id not in self.loops:
                return self.refuse(
                    node,
                    f"the loop variable {node.id} is used outside its loop: keep it in a local of its own",
                )
            if node.id not in self.assigned:
                return self.refuse(
                    node, f"{node.id} may have no value here: give it one before the if or the loop"
                )
            return self.locals[node.id]
        return self.of_module(node, node.id)

    def of_module(self, node: ast.expr, name: str) -> Kind:
        """A name of the module, or `verbs.PASS` of another one."""
        meaning = self.module.names.get(name)
        if isinstance(meaning, Constant):
            self.used.add(name)
            return meaning.kind
        if isinstance(meaning, Function):
            return self.refuse(node, f"{name} is a function: call it")
        return self.refuse(
            node, f"the name {name} is no local with a type, no `Final` constant and no compiled function"
        )

    def is_through_module(self, node: ast.expr) -> bool:
        """Is it `verbs.PASS`, with `verbs` a compiled module that was imported?"""
        name = qualified(node).partition(".")[0]
        return name not in self.locals and any(n.startswith(f"{name}.") for n in self.module.names if name)

    def through_module(self, node: ast.AST) -> str:
        """`verbs.PASS`, if nothing else here has the name that C gives it."""
        name = qualified(node)
        if spelled(name) in self.locals or spelled(name) in self.module.names:
            self.refuse(node, f"{name} is written {spelled(name)} in C: give the other one a name without __")
        return name

    def attribute(self, node: ast.Attribute) -> Kind:
        if self.is_through_module(node):
            return self.of_module(node, self.through_module(node))
        owner = self.kind(node.value)
        if not isinstance(owner, Thing):
            return (
                UNKNOWN if owner == UNKNOWN else self.refuse(node, f"{described(owner)} has no .{node.attr}")
            )
        field = owner.cls.find_field(node.attr)
        if field is None:
            method = owner.cls.find_method(node.attr)
            why = (
                "is a method: call it"
                if method
                else f"is neither a field nor a compiled method of {owner.cls.name}"
            )
            return self.refuse(node, f"{ast.unparse(node)} {why}")
        return fixed(field.kind) if self.is_content(node) else field.kind

    @staticmethod
    def is_content(node: ast.expr) -> bool:
        """Does it lie inside an object that is itself a field?"""
        while isinstance(node, ast.Subscript):
            node = node.value
        return isinstance(node, ast.Attribute) and isinstance(node.value, ast.Attribute)

    def element(self, node: ast.Subscript) -> Kind:
        whole = self.kind(node.value)
        if isinstance(node.slice, ast.Slice):
            return self.refuse(node, instead(node.slice))
        self.whole(node.slice, "an index")
        length = whole.rows if isinstance(whole, Grid) else whole.length if isinstance(whole, Array) else None
        self.check_index(node, length)
        if isinstance(whole, Grid):
            return Array(whole.element, whole.columns, whole.fixed)
        if isinstance(whole, Array):
            return whole.element
        return UNKNOWN if whole == UNKNOWN else self.refuse(node, f"{described(whole)} has no elements")

    def check_index(self, node: ast.Subscript, length: int | None) -> None:
        """An index that can be seen to be outside."""
        index = node.slice
        if isinstance(index, ast.UnaryOp) and isinstance(index.op, ast.USub):
            self.refuse(node, "an index counts from 0: C knows no end to count back from")
        if (
            isinstance(index, ast.Constant)
            and isinstance(index.value, int)
            and length is not None
            and index.value >= length
        ):
            self.refuse(node, f"the array has {length} elements, 0 to {length - 1}")

    # -- operators -----------------------------------------------------------------------------------------

    def operation(self, node: ast.BinOp) -> Kind:
        kind = self.combined(
            node, self.scalar(node.left), node.op, self.scalar(node.right), node.left, node.right
        )
        value = literal(node)
        if value is not None and abs(value) >= LITERAL:
            return self.refuse(node, NAMED)
        return kind

    def combined(
        self, node: ast.AST, a: str, op: ast.operator, b: str, left: ast.expr, right: ast.expr
    ) -> Kind:
        """The kind of `left op right`, whose kinds are a and b."""
        if isinstance(op, ast.Pow | ast.MatMult):
            return self.refuse(node, "** is outside the dialect: multiply, or look it up in a table")
        if UNKNOWN in (a, b):
            return UNKNOWN
        if BOOL in (a, b):
            return self.refuse(node, WHOLE)
        if isinstance(op, ast.LShift) and literal(left) is not None and literal(right) is None:
            return self.refuse(node, WIDENED)
        if isinstance(op, ast.Div) and FLOAT not in (a, b):
            return self.refuse(
                node, "/ of whole numbers rounds otherwise in C: write //, or float(...) / ..."
            )
        if FLOAT in (a, b) and isinstance(op, ast.FloorDiv | ast.Mod):
            return self.refuse(
                node, "// and % of floats round otherwise in C: divide with /, or count in whole numbers"
            )
        if FLOAT in (a, b) and isinstance(op, BITWISE):
            return self.refuse(node, "a float has no bits: write int(...)")
        return FLOAT if FLOAT in (a, b) else INT

    def unary(self, node: ast.UnaryOp) -> Kind:
        if isinstance(node.op, ast.Not):
            self.condition(node.operand)
            return BOOL
        kind = self.scalar(node.operand)
        if kind == BOOL:
            return self.refuse(node, WHOLE)
        if kind == FLOAT and isinstance(node.op, ast.Invert):
            return self.refuse(node, "a float has no bits: write int(...)")
        return kind

    def one_kind(self, node: ast.expr, parts: list[ast.expr], what: str) -> Kind:
        """All parts have the same kind, as C gives the whole one type."""
        kinds = {self.scalar(part) for part in parts} - {UNKNOWN}
        if len(kinds) > 1:
            return self.refuse(
                node, f"{what}, so all must be i64, all float or all bool: write int(...) or float(...)"
            )
        return kinds.pop() if kinds else UNKNOWN

    def comparison(self, node: ast.Compare) -> Kind:
        parts = [node.left, *node.comparators]
        kinds = [self.scalar(part) for part in parts]
        for i, op in enumerate(node.ops):
            if isinstance(op, ast.In | ast.NotIn):
                return self.refuse(
                    node, "`in` is outside the dialect: compare one by one, or keep a set as bits of a word"
                )
            if isinstance(op, ast.Is | ast.IsNot):
                return self.refuse(node, "`is` is outside the dialect: compare with ==")
            pair = {kinds[i], kinds[i + 1]} - {UNKNOWN}
            if len(pair) > 1 and not (pair == {INT, FLOAT} and any(small(p) for p in parts[i : i + 2])):
                return self.refuse(
                    node, "compared values have one type, as C would round one: write float(...) or int(...)"
                )
        return BOOL

    # -- calls ---------------------------------------------------------------------------------------------

    def call(self, node: ast.Call) -> Kind:
        if node.keywords:
            return self.refuse(node, "arguments are given by position, not by name")
        if any(isinstance(a, ast.Starred) for a in node.args):
            return self.refuse(node, "`*` is outside the dialect: write the arguments one by one")
        if self.is_through_module(node.func):
            return self.function_call(node, self.through_module(node.func))
        if isinstance(node.func, ast.Attribute):
            return self.method_call(node, node.func)
        if not isinstance(node.func, ast.Name):
            return self.refuse(node, "only functions and methods are called")
        return self.function_call(node, node.func.id)

    def function_call(self, node: ast.Call, name: str) -> Kind:
        meaning = self.module.names.get(name)
        if isinstance(meaning, Function) and name not in self.locals:
            self.used.add(name)
            return self.native_call(node, meaning, name)
        if name in ("min", "max") and len(node.args) > 1:
            return self.one_kind(node, node.args, f"{name} gives one of its arguments")
        if name in ("abs", "int", "float") and len(node.args) == 1:
            return self.conversion(node, name)
        if name == "range":
            return self.refuse(node, "range(...) stands in a for loop only")
        if name == "round":
            return self.refuse(node, "round is not the same in C: write int(x + 0.5) for x >= 0.0")
        if isinstance(meaning, Class):
            return self.refuse(node, f"C makes no objects: let Python make the {name} and give it")
        return self.refuse(
            node,
            f"{name} is no compiled function: there are min, max, abs, int, float, and what machine offers",
        )

    def conversion(self, node: ast.Call, name: str) -> Kind:
        kind = self.scalar(node.args[0])
        if kind == BOOL and name != "int":
            return self.refuse(node, WHOLE)
        return {"int": INT, "float": FLOAT}.get(name, kind)

    def method_call(self, node: ast.Call, func: ast.Attribute) -> Kind:
        if isinstance(func.value, ast.Call) and ast.unparse(func.value.func) == "super":
            return self.refuse(
                node, "super() is outside the dialect: give the step of the base class a name of its own"
            )
        owner = self.kind(func.value)
        if not isinstance(owner, Thing):
            return UNKNOWN if owner == UNKNOWN else self.refuse(node, f"{described(owner)} has no methods")
        method = owner.cls.find_method(func.attr)
        if method is None:
            return self.refuse(
                node, f"{ast.unparse(func)} is neither a field nor a compiled method of {owner.cls.name}"
            )
        return self.native_call(node, method, ast.unparse(func))

    def native_call(self, node: ast.Call, target: Function, name: str) -> Kind:
        if not target.native:
            return self.refuse(
                node, f"{name} stays Python, as not all its types are of the dialect, so C cannot call it"
            )
        if target.releases:
            return self.refuse(
                node, f"{name} has `with released:`, so only Python may call it: call what is inside"
            )
        if len(node.args) != len(target.parameters):
            return self.refuse(node, f"{name} takes {len(target.parameters)} arguments, not {len(node.args)}")
        self.calls[node] = target
        for argument, (_, wanted) in zip(node.args, target.parameters, strict=True):
            self.argument(argument, wanted, target)
        return target.result

    def argument(self, node: ast.expr, wanted: Kind, target: Function) -> None:
        if isinstance(wanted, Array):
            kind = self.kind(node)
            if isinstance(kind, Grid) or not isinstance(kind, Array) or kind.element != wanted.element:
                if kind != UNKNOWN:
                    self.refuse(
                        node, f"{target.name} wants {described(wanted)}: a field, or one row of a grid"
                    )
            elif kind.fixed and not self.is_content(node):
                self.refuse(node, f"{target.name} could change this table: give it a field")
        elif isinstance(wanted, Thing) or wanted == ANYTHING:
            self.must_fit(node, wanted, self.kind(node))
        elif target.home == "math":
            self.scalar(node)
        else:
            self.must_fit(node, wanted, self.scalar(node))
