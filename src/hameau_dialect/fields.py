"""Reads the fields that a class declares in its __init__, in the layout that machine.pxd expects."""

import ast

from hameau_dialect.kinds import BOOL, FLOAT, INT, SCALARS, Array, Grid, Kind, Thing, words
from hameau_dialect.refusals import Refusals
from hameau_dialect.source import Class, Field, Module, annotated

STATE_WORDS = 3  # as HAMEAU_STATE_WORDS in machine.pxd
WORDS_OF_C = """
    auto break case char const continue default do double else enum errno extern float for goto if
    inline int long register restrict return short signed sizeof static struct switch typedef union
    unsigned void volatile while asm typeof linux unix stdin stdout stderr ob_base ob_refcnt ob_type"""


def read_fields(cls: Class, module: Module, refusals: Refusals) -> None:
    """Fill `cls.fields`, in order."""
    init = cls.methods.get("__init__")
    if init is None:
        return
    body = [n for n in init.node.body if not (isinstance(n, ast.Expr) and isinstance(n.value, ast.Constant))]
    if cls.base and not (body and ast.unparse(body[0]).startswith("super().__init__(")):
        refusals.add(
            cls.path, init.node, "super().__init__(...) comes first: fields lie in memory in this order"
        )
    used = None
    for node in body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
            if used:
                refusals.add(cls.path, node, f"fields are declared first: line {used} already works on them")
            read_field(cls, module, node, refusals)
        elif touches_self(node):
            used = node.lineno
    for inner in ast.walk(init.node):
        if isinstance(inner, ast.AnnAssign) and isinstance(inner.target, ast.Attribute) and inner not in body:
            refusals.add(cls.path, inner, "a field is declared on the first level of __init__, not inside if")
    check_layout(cls, module, refusals)


def touches_self(node: ast.stmt) -> bool:
    """Does a statement call a method of the object or set a field?"""
    if ast.unparse(node).startswith("super().__init__("):
        return False
    return any(isinstance(n, ast.Name) and n.id == "self" for n in ast.walk(node))


def read_field(cls: Class, module: Module, node: ast.AnnAssign, refusals: Refusals) -> None:
    """One declaration, `self.name: kind = value`."""
    assert isinstance(node.target, ast.Attribute)
    name = node.target.attr
    kind = field_kind(cls, module, node, refusals)
    if cls.find_field(name):
        refusals.add(cls.path, node, f"{name} is declared already: assign to it without a type")
    elif name in WORDS_OF_C.split() or name.startswith("__"):
        refusals.add(cls.path, node, f"C does not allow a field named {name}: choose another word")
    elif cls.find_method(name):
        refusals.add(cls.path, node, f"{name} is a method already: choose another word")
    elif kind is not None:
        cls.fields[name] = Field(name, kind, node)


def field_kind(cls: Class, module: Module, node: ast.AnnAssign, refusals: Refusals) -> Kind | None:
    hint = node.annotation
    if isinstance(hint, ast.Subscript) and isinstance(hint.slice, ast.Subscript):
        return grid_kind(cls, module, node, refusals)
    kind = annotated(hint, module.names)
    if isinstance(kind, Array):
        length = array_length(node.value, module, kind.element)
        if length is None:
            refusals.add(
                cls.path,
                node,
                f"an array is written [{zero(kind.element)}] * LENGTH, LENGTH a constant above 0",
            )
        return Array(kind.element, length) if length else None
    if kind == BOOL:
        refusals.add(cls.path, node, "a bool field is not a word wide: declare i64, and keep 0 or 1 in it")
        return None
    if kind not in SCALARS and not isinstance(kind, Thing):
        refusals.add(
            cls.path,
            node,
            "a field is i64, float, an array or grid of one of them, or content (a compiled class)",
        )
        return None
    check_start(cls, node, kind, refusals)
    return kind


def check_start(cls: Class, node: ast.AnnAssign, kind: Kind, refusals: Refusals) -> None:
    """A literal that a field starts with has the field's type."""
    value = node.value.operand if isinstance(node.value, ast.UnaryOp) else node.value
    if value is None:
        refusals.add(cls.path, node, "a field starts with a value: write = 0")
    elif isinstance(value, ast.Constant) and type(value.value).__name__ != {INT: "int", FLOAT: "float"}.get(
        str(kind)
    ):
        refusals.add(
            cls.path,
            node,
            f"this field starts with {ast.unparse(value)}, which is no {ast.unparse(node.annotation)}",
        )


def grid_kind(cls: Class, module: Module, node: ast.AnnAssign, refusals: Refusals) -> Kind | None:
    assert isinstance(node.annotation, ast.Subscript)
    row = annotated(node.annotation.slice, module.names)
    size = grid_size(node.value, module, row.element) if isinstance(row, Array) else None
    if isinstance(row, Array) and size:
        return Grid(row.element, *size)
    refusals.add(
        cls.path, node,
        "a grid is list[list[i64]] = grid(ROWS, COLUMNS), "
        "or list[list[float]] = [[0.0] * COLUMNS for _ in range(ROWS)]",
    )  # fmt: skip
    return None


def grid_size(node: ast.expr | None, module: Module, element: str) -> tuple[int, int] | None:
    """ROWS and COLUMNS; `grid` makes whole numbers, so floats are spelled out."""
    call = node.generators[0].iter if isinstance(node, ast.ListComp) else node
    if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
        return None
    sizes = [constant_of(a, module) for a in call.args]
    if isinstance(node, ast.ListComp) and call.func.id == "range" and element == FLOAT:
        sizes.append(array_length(node.elt, module, element))
    elif call.func.id != "grid" or element != INT:
        return None
    rows, columns = sizes if len(sizes) == 2 else (None, None)
    good = isinstance(rows, int) and isinstance(columns, int) and rows > 0 and columns > 0
    return (rows, columns) if good and isinstance(rows, int) and isinstance(columns, int) else None


def array_length(node: ast.expr | None, module: Module, element: str) -> int | None:
    """N of `[0] * N`."""
    if (
        not isinstance(node, ast.BinOp)
        or not isinstance(node.op, ast.Mult)
        or ast.unparse(node.left) != f"[{zero(element)}]"
    ):
        return None
    length = constant_of(node.right, module)
    return length if isinstance(length, int) and length > 0 else None


def constant_of(node: ast.expr, module: Module) -> object:
    """The value of a size, as plain Python computes it from the module's names."""
    try:
        return eval(compile(ast.Expression(node), str(module.path), "eval"), dict(module.values))
    except Exception:
        return None


def zero(element: str) -> str:
    return "0" if element == INT else "0.0"


def check_layout(cls: Class, module: Module, refusals: Refusals) -> None:
    """machine.pxd expects: the workspace, three words of State, content, the rest."""
    contents = cls.contents()
    wanted = list(cls.fields.values())[: len(contents)]
    for content in contents:
        if not (cls.base and cls.base.is_state):
            refusals.add(
                cls.path,
                content.node,
                "content is held by the class that derives directly from State: memory is laid out so",
            )
        elif content not in wanted:
            refusals.add(
                cls.path, content.node, "content is declared before all other fields: memory is laid out so"
            )
    workspace = module.values.get("WORKSPACE")
    if cls.is_state and isinstance(workspace, int):
        total = sum(words(f.kind) for f in cls.fields.values())
        if total != workspace + STATE_WORDS:
            refusals.add(
                cls.path, cls.node,
                f"{cls.name} has {total} words, but WORKSPACE and seats, waiting, luck make "
                f"{workspace + STATE_WORDS}",
            )  # fmt: skip
