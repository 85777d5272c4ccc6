"""What the dialect refuses: a place and a sentence that says what to write instead."""

import ast
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Refusal:
    """One place that would mean something else in C, or nothing."""

    path: Path
    line: int
    sentence: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.sentence}"


class Refused(Exception):
    """The sources are not in the dialect; `refusals` says where."""

    def __init__(self, refusals: list[Refusal]) -> None:
        super().__init__("\n".join(map(str, refusals)))
        self.refusals = refusals


class Refusals:
    """Collects refusals, so that one run shows them all."""

    def __init__(self) -> None:
        self.found: list[Refusal] = []

    def add(self, path: Path, node: ast.AST | int, sentence: str) -> None:
        """Refuse a node, or a line."""
        line = node if isinstance(node, int) else int(getattr(node, "lineno", 1))
        refusal = Refusal(path, line, sentence)
        if refusal not in self.found:
            self.found.append(refusal)

    def in_order(self) -> list[Refusal]:
        return sorted(self.found, key=lambda r: (str(r.path), r.line))


# What to write instead of the parts of Python that the dialect leaves out.
INSTEAD: dict[type[ast.AST], str] = {
    ast.Tuple: "a tuple is outside the dialect: assign one name after the other",
    ast.List: "a list is outside the dialect: use an array field, or a table `NAME: Final = (...)`",
    ast.Set: "a set is outside the dialect: use the bits of a word",
    ast.Dict: "a dict is outside the dialect: use an array or a table",
    ast.ListComp: "a comprehension is outside the dialect: write a for loop",
    ast.SetComp: "a comprehension is outside the dialect: write a for loop",
    ast.DictComp: "a comprehension is outside the dialect: write a for loop",
    ast.GeneratorExp: "a comprehension is outside the dialect: write a for loop",
    ast.Lambda: "a lambda is outside the dialect: write a method",
    ast.JoinedStr: "text is outside the dialect: note an event, and let views.py find the words",
    ast.NamedExpr: "`:=` is outside the dialect: assign on a line of its own",
    ast.Starred: "`*` is outside the dialect: write the arguments one by one",
    ast.Yield: "yield is outside the dialect: write to an array",
    ast.YieldFrom: "yield is outside the dialect: write to an array",
    ast.Await: "await is outside the dialect: the rules wait for nothing",
    ast.Slice: "a slice is outside the dialect: copy element by element in a for loop",
    ast.FunctionDef: "a function inside a function is outside the dialect: make it a method",
    ast.AsyncFunctionDef: "async is outside the dialect: the rules wait for nothing",
    ast.ClassDef: "a class inside a function is outside the dialect: move it to the module",
    ast.Delete: "del is outside the dialect: set the value to 0",
    ast.Try: "exceptions are outside the dialect: test before",
    ast.Raise: "exceptions are outside the dialect: test before",
    ast.Assert: "assert is outside the dialect: write the law as a test",
    ast.Match: "match is outside the dialect: write if and elif",
    ast.Global: "global is outside the dialect: keep it in a field",
    ast.Nonlocal: "nonlocal is outside the dialect: keep it in a field",
    ast.Import: "import stands at the head of the module",
    ast.ImportFrom: "import stands at the head of the module",
    ast.With: "`with` is outside the dialect, but `with released:`",
    ast.AsyncFor: "async is outside the dialect: the rules wait for nothing",
    ast.AsyncWith: "async is outside the dialect: the rules wait for nothing",
}


def instead(node: ast.AST) -> str:
    """The sentence for a part of Python that the dialect lacks."""
    return INSTEAD.get(type(node), f"{type(node).__name__} is outside the dialect: see hameau_dialect")
