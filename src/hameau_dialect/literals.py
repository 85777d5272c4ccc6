"""Whole numbers that are written without any name: in C they are 32 bits wide."""

import ast

LITERAL = 1 << 31  # a literal from here on is a Python object inside a C expression
EXACT = 1 << 53  # every whole number up to here is a float


def small(node: ast.expr) -> bool:
    """Is it a whole literal, which no conversion rounds?"""
    inner = node.operand if isinstance(node, ast.UnaryOp) else node
    return isinstance(inner, ast.Constant) and type(inner.value) is int and inner.value < EXACT


def literal(node: ast.expr) -> int | None:
    """The value of a whole number that is written without any name, as C computes it in 32 bits."""
    if isinstance(node, ast.Constant):
        return node.value if type(node.value) is int else None
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub | ast.UAdd | ast.Invert):
        inner = literal(node.operand)
        return None if inner is None else -inner if isinstance(node.op, ast.USub) else inner
    if not isinstance(node, ast.BinOp) or isinstance(node.op, ast.Pow):
        return None
    left, right = literal(node.left), literal(node.right)
    shifts = isinstance(node.op, ast.LShift | ast.RShift)
    if left is None or right is None or (shifts and not 0 <= right < 64):
        return None
    try:
        return int(eval(compile(ast.Expression(node), "literal", "eval"), {}))
    except (ArithmeticError, TypeError):
        return None
