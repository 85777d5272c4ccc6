"""Everything that the dialect refuses: what would mean something else in C, its line, and what to write."""
# ruff: noqa: E501  (one case a line)

from pathlib import Path

import pytest

from hameau_dialect.checking import check
from hameau_dialect.refusals import Refusal, Refused
from tests.dialect.trees import ROOT, plant, run

HEAD = '''"""A game."""
from math import sqrt
from typing import Final
from hameau.engine.machine import bit, grid, i64, lowest_bit, popcount
from hameau.engine.state import State
TABLE: Final = (1, 2, 3)
BIG: Final = 1 << 40
class Box:
    def __init__(self) -> None:
        self.price: list[i64] = [0] * 4
        self.size: i64 = 0
    def grow(self) -> i64:
        self.size += 1
        return self.size
def fill(row: list[i64], n: i64) -> None:
    row[0] = n
class Game(State):
    def __init__(self, box: Box, seats: i64) -> None:
        super().__init__(seats)
        self.box: Box = box
        self.a: list[i64] = [0] * 4
        self.b: i64 = 0
        self.x: float = 0.0
        self.g: list[list[i64]] = grid(2, 3)
    def change(self) -> i64:
        self.b += 1
        return self.b
    def ask(self, n: i64) -> i64:
        return self.b + n
    def set_task(self) -> i64:
        self.expect(1)
        return self.b
    def two(self, m: i64, n: i64) -> i64:
        return m - n
    def names(self) -> list[str]:
        return []
    def f(self, n: i64, r: float, c: bool) -> i64:
'''
FIRST = HEAD.count("\n")

# name: (body of f, the line of it that is refused, words of the refusal)
BODIES: dict[str, tuple[str, int, str]] = {
    "untyped local": ("x = n + 1\nreturn x", 1, "the local x has no type: write x: i64"),
    "shift of a literal": ("return 1 << n", 1, "write bit(n)"),
    "shift of a sum of literals": ("return (1 + 1) << n", 1, "write bit(n)"),
    "shift of a negative literal": ("return -1 << n", 1, "write bit(n)"),
    "folded past 31 bits": ("return n + 1000000 * 1000000", 1, "give a number of more than 31 bits a name"),
    "comprehension": ("x: i64 = sum([i for i in range(3)])\nreturn x", 1, "sum is no compiled function"),
    "lone comprehension": ("[i for i in range(3)]\nreturn 0", 1, "write a for loop"),
    "list": ("x: i64 = [1, 2][n]\nreturn x", 1, "a list is outside the dialect: use an array field"),
    "dict": ("d: dict[int, int] = {}\nreturn 0", 1, "the local d is i64, float or bool"),
    "set": ("if n == {1}:\n    return 1\nreturn 0", 1, "use the bits of a word"),
    "for over an array": ("x: i64 = 0\nfor v in self.a:\n    x += v\nreturn x", 2, "for runs over range(...) only"),
    "unknown function": ("return len(self.a)", 1, "len is no compiled function"),
    "unknown method": ("return self.zzz(n)", 1, "self.zzz is neither a field nor a compiled method"),
    "unknown field": ("return self.qqq", 1, "self.qqq is neither a field nor a compiled method of Game"),
    "text": ("if n:\n    print('hi')\nreturn 0", 2, "print is no compiled function"),
    "text as a value": ("x: i64 = 'a'\nreturn x", 1, "text is outside the dialect: note an event"),
    "f-string": ("x: i64 = f'{n}'\nreturn 0", 1, "text is outside the dialect"),
    "text in the middle": ("x: i64 = 0\n'why'\nreturn x", 2, "write a comment"),
    "None": ("x: i64 = None\nreturn x", 1, "None is outside the dialect"),
    "power": ("return n ** 2", 1, "** is outside the dialect: multiply"),
    "power of floats": ("self.x **= 2.0\nreturn 0", 1, "** is outside the dialect"),
    "try": ("try:\n    return 1\nfinally:\n    pass", 1, "test before"),
    "raise": ("raise ValueError", 1, "exceptions are outside the dialect"),
    "assert": ("assert n\nreturn 1", 1, "write the law as a test"),
    "lambda": ("return (lambda: 1)()", 1, "only functions and methods are called"),
    "slice": ("self.a[0:2] = self.a[2:4]\nreturn 0", 1, "copy element by element"),
    "tuple assignment": ("x: i64 = 0\ny: i64 = 1\nx, y = y, x\nreturn x", 3, "assign one name after the other"),
    "negative index": ("return self.a[-1]", 1, "an index counts from 0"),
    "index past the end": ("return self.a[4]", 1, "the array has 4 elements, 0 to 3"),
    "row past the end": ("return self.g[2][0]", 1, "the array has 2 elements"),
    "float index": ("return self.a[r]", 1, "an index is an i64, not a float"),
    "bool index": ("return self.a[n > 0]", 1, "an index is an i64, not a bool"),
    "walrus": ("if (y := n) > 0:\n    return y\nreturn 0", 1, "assign on a line of its own"),
    "array assigned": ("self.a = [0, 0, 0, 0]\nreturn 0", 1, "not assigned as a whole"),
    "array read": ("x: i64 = self.a\nreturn 0", 1, "index it"),
    "array compared": ("return 1 if self.a == self.a else 0", 1, "read one element at a time"),
    "row read": ("return self.g[1]", 1, "an array of i64, and read one element at a time"),
    "row assigned": ("self.g[0] = self.g[1]\nreturn 0", 1, "not assigned as a whole"),
    "array grown": ("self.a += self.a\nreturn 0", 1, "not changed as a whole"),
    "object as a number": ("return n + self.box", 1, "this is a Box, not a number"),
    "more than 63 bits": ("return 99999999999999999999", 1, "more than 63 bits"),
    "more than 31 bits": ("return n & 0xFFFFFFFF", 1, "give a number of more than 31 bits a name"),
    "in": ("return 1 if n in TABLE else 0", 1, "compare one by one"),
    "is": ("return 1 if n is self.b else 0", 1, "compare with =="),
    "missing return": ("self.b = n", 0, "f can end without a return"),
    "missing return in a branch": ("if n:\n    return 1", 0, "f can end without a return"),
    "missing return after a broken loop": ("while True:\n    if n:\n        break", 0, "f can end without a return"),
    "empty return": ("return", 1, "f returns an i64"),
    "match": ("match n:\n    case 1:\n        return 1\nreturn 0", 1, "write if and elif"),
    "true division": ("return n / 2", 1, "write //"),
    "nested function": ("def g() -> int:\n    return 1\nreturn 0", 1, "make it a method"),
    "nested class": ("class C: pass\nreturn 0", 1, "move it to the module"),
    "keyword argument": ("return self.ask(n=3)", 1, "by position, not by name"),
    "star argument": ("return self.ask(*TABLE)", 1, "write the arguments one by one"),
    "too many arguments": ("return self.ask(1, 2)", 1, "self.ask takes 1 arguments, not 2"),
    "global": ("global TABLE\nreturn 0", 1, "keep it in a field"),
    "name of nothing": ("return nothing", 1, "the name nothing is no local"),
    "function as a value": ("return popcount", 1, "popcount is a function: call it"),
    "method as a value": ("return self.ask", 1, "self.ask is a method: call it"),
    "Python method called": ("self.names()\nreturn 0", 1, "self.names stays Python"),
    "super": ("return super().ask(n)", 1, "give the step of the base class a name of its own"),
    "object made": ("Box()\nreturn 0", 1, "let Python make the Box"),
    "chained assignment": ("x: i64 = 0\ny: i64 = 0\nx = y = n\nreturn x", 3, "write one line for each"),
    "del": ("x: i64 = 0\ndel x\nreturn 0", 2, "set the value to 0"),
    "import": ("import math\nreturn 0", 1, "import stands at the head"),
    "with": ("with open('x'):\n    return 0\nreturn 1", 1, "`with` is outside the dialect, but `with released:`"),
    "yield": ("yield 3\nreturn 0", 1, "write to an array"),
    "dropped value": ("n + 1\nreturn 0", 1, "computes something and drops it"),
    "field declared late": ("self.late: i64 = 3\nreturn 0", 1, "a field is declared in __init__"),
    # types
    "float to a local": ("x: i64 = r\nreturn x", 1, "C would cut the float off: write int(r)"),
    "float literal to a local": ("x: i64 = 1.5\nreturn x", 1, "C would cut the float off"),
    "float to a field": ("self.b = self.x * 2\nreturn 0", 1, "C would cut the float off"),
    "float added to a number": ("self.b += 0.5\nreturn 0", 1, "an i64 is wanted here, and this is a float"),
    "number divided in place": ("self.b /= 2\nreturn 0", 1, "write //"),
    "float returned": ("return r", 1, "write int(r)"),
    "float argument": ("return self.ask(r)", 1, "write int(r)"),
    "int to a float": ("self.x = n\nreturn 0", 1, "write float(n)"),
    "int literal to a float": ("self.x = 3\nreturn 0", 1, "write 3.0"),
    "bool to a number": ("self.b = n > 3\nreturn 0", 1, "Python would keep a bool here: write int(n > 3)"),
    "number to a bool": ("c = n\nreturn 0", 1, "write n != 0"),
    "bool added": ("return n + c", 1, "a bool does not count: write int(...)"),
    "bool negated": ("return -c", 1, "a bool does not count"),
    "min of mixed": ("self.x = min(r, n)\nreturn 0", 1, "min gives one of its arguments, so all must be"),
    "or of mixed": ("self.x = r or n\nreturn 0", 1, "`and` and `or` give one of their operands"),
    "branches of mixed": ("self.x = r if c else n\nreturn 0", 1, "a conditional expression gives one of its branches"),
    "int compared with float": ("return 1 if n < r else 0", 1, "compared values have one type"),
    "bool compared with int": ("return 1 if c == n else 0", 1, "compared values have one type"),
    "floor of floats": ("self.x = r // 2.0\nreturn 0", 1, "// and % of floats round otherwise in C"),
    "rest of floats": ("self.x %= 2.0\nreturn 0", 1, "// and % of floats round otherwise in C"),
    "bits of a float": ("return int(r) & r", 1, "a float has no bits"),
    "inverted float": ("self.x = ~r\nreturn 0", 1, "a float has no bits"),
    "round": ("return round(r)", 1, "round is not the same in C: write int(x + 0.5)"),
    "one type a name": ("if c:\n    x: i64 = 1\nelse:\n    x: float = 1.0\nreturn 0", 4, "x has another type"),
    "parameter declared": ("n: i64 = 3\nreturn n", 1, "n is a parameter already"),
    "local object": ("other: Box = self.box\nreturn 0", 1, "the local other is i64, float or bool"),
    # values and loops
    "no value": ("x: i64\nreturn 0", 1, "give x a value where it is declared"),
    "value on one path": ("if c:\n    x: i64 = 1\nreturn x", 3, "x may have no value here"),
    "value from a loop": ("while n > 0:\n    x: i64 = 1\n    n -= 1\nreturn x", 4, "x may have no value here"),
    "loop variable changed": ("for i in range(n):\n    i += 1\nreturn 0", 2, "the loop variable i is changed inside its loop"),
    "loop variable assigned": ("for i in range(n):\n    i = 3\nreturn 0", 2, "the loop variable i is changed inside its loop"),
    "loop variable after": ("for i in range(n):\n    pass\nreturn i", 3, "the loop variable i is used outside its loop"),
    "loop variable twice": ("for i in range(n):\n    for i in range(3):\n        pass\nreturn 0", 2, "choose another name"),
    "loop variable declared": ("i: i64 = 0\nfor i in range(n):\n    pass\nreturn 0", 1, "i is a loop variable"),
    "loop over a parameter": ("for n in range(3):\n    pass\nreturn 0", 1, "n is a parameter already"),
    "float bound": ("for i in range(r):\n    pass\nreturn 0", 1, "a bound of range is an i64, not a float"),
    "step from a variable": ("for i in range(0, 9, n):\n    pass\nreturn 0", 1, "the step of range is a literal"),
    "for else": ("for i in range(3):\n    pass\nelse:\n    return 1\nreturn 0", 4, "else after a loop"),
    "while else": ("while n:\n    n -= 1\nelse:\n    return 1\nreturn 0", 4, "else after a loop"),
    "range as a value": ("x: i64 = range(3)\nreturn x", 1, "range(...) stands in a for loop only"),
    # order
    "a task beside a read": ("return self.b + self.set_task()", 1, "stands alone"),
    "two changing calls": ("return self.change() - self.change()", 1, "stands alone"),
    "two changing arguments": ("return self.two(self.change(), self.change())", 1, "give its result a name first"),
    "change beside a read": ("return self.b + self.change()", 1, "stands alone"),
    "change beside a call": ("return self.ask(1) + self.change()", 1, "stands alone"),
    "change beside an element": ("return self.a[0] * self.change()", 1, "stands alone"),
    "change in an index": ("self.a[self.change()] = self.b\nreturn 0", 1, "stands alone"),
    "change added to a field": ("self.b += self.change()\nreturn 0", 1, "stands alone"),
    "change in two indices": ("return self.g[self.change()][self.b]", 1, "stands alone"),
    "change in a comparison": ("if self.b < self.change():\n    return 1\nreturn 0", 1, "stands alone"),
    "change in the middle": ("if self.b < self.change() < n:\n    return 1\nreturn 0", 1, "stands alone"),
    "change in max": ("return max(self.b, self.change())", 1, "stands alone"),
    "change in range": ("for i in range(self.b, self.change()):\n    pass\nreturn 0", 1, "stands alone"),
    "luck beside luck": ("return self.below(6) * 6 + self.below(6)", 1, "stands alone"),
    "changing through an array": ("return self.draw(self.a, 4) + self.a[0]", 1, "stands alone"),
    # arrays and content
    "number for an array": ("fill(n, 3)\nreturn 0", 1, "fill wants an array of i64: a field, or one row of a grid"),
    "grid for an array": ("fill(self.g, 3)\nreturn 0", 1, "fill wants an array of i64"),
    "table for an array": ("fill(TABLE, 3)\nreturn 0", 1, "fill could change this table"),
    "content changed": ("self.box.price[0] = 3\nreturn 0", 1, "only Python fills it"),
    "content counted": ("self.box.size += 1\nreturn 0", 1, "only Python fills it"),
    "content changed by its method": ("self.box.grow()\nreturn 0", 1, "only Python fills it"),
    "content changed through an array": ("fill(self.box.price, 3)\nreturn 0", 1, "this one is content"),
    "content exchanged": ("self.box = self.box\nreturn 0", 1, "content is set in __init__ only"),
    "number called": ("n.bit_length()\nreturn 0", 1, "an i64 has no methods"),
}  # fmt: skip

ACCEPTED = {
    "laws beside each other": "return self.only(1, 2, n, 3) | self.only(2, 2, n, self.b)",
    "chained comparison": "if 0 < n < 3:\n    return 1\nreturn 0",
    "change in a condition": "if self.b and self.change():\n    return 1\nreturn 0",
    "change beside a local": "return n + self.change()",
    "change beside a table": "return TABLE[0] + self.change()",
    "change beside content": "return self.box.price[0] + self.change()",
    "change as an index": "return self.a[self.change()]",
    "row as an argument": "fill(self.g[n], 3)\nfill(self.a, n)\nreturn 0",
    "values in both branches": "if c:\n    x: i64 = 1\nelse:\n    x = 2\nreturn x",
    "endless loop": "while True:\n    n += 1\n    if n > 9:\n        return n",
    "float with an int": "self.x = r * n + 1\nreturn int(sqrt(n))",
    "float with a literal": "return 1 if r > 0 else BIG",
}


def refusals(folder: Path, text: str) -> list[Refusal]:
    try:
        check(plant(folder, {"game": text}))
    except Refused as refused:
        return refused.refusals
    return []


def indented(body: str) -> str:
    return HEAD + "".join(f"        {line}\n" for line in body.split("\n"))


@pytest.mark.parametrize("case", BODIES)
def test_a_body_is_refused(case: str, tmp_path: Path) -> None:
    body, line, words = BODIES[case]
    found = refusals(tmp_path, indented(body))
    assert [r for r in found if r.line == FIRST + line and words in r.sentence], found
    assert {r.path.name for r in found} == {"game.py"}


@pytest.mark.parametrize("case", ACCEPTED)
def test_a_body_is_accepted(case: str, tmp_path: Path) -> None:
    assert refusals(tmp_path, indented(ACCEPTED[case])) == []


# name: (text in HEAD, what stands in its place, words of the refusal); refused in the line where the place starts
PLACES: dict[str, tuple[str, str, str]] = {
    "bool field": ("self.b: i64 = 0", "self.b: bool = False", "a bool field is not a word wide: declare i64"),
    "text field": ("self.b: i64 = 0", "self.b: str = ''", "a field is i64, float, an array or grid"),
    "field without value": ("self.b: i64 = 0", "self.b: i64", "write = 0"),
    "float field from an int": ("self.x: float = 0.0", "self.x: float = 0", "starts with 0, which is no float"),
    "int field from a float": ("self.b: i64 = 0", "self.b: i64 = 0.5", "starts with 0.5, which is no i64"),
    "array not of zeros": ("[0] * 4\n        self.b", "[1] * 4\n        self.b", "an array is written [0] * LENGTH"),
    "array without a length": ("[0] * 4\n        self.b", "[]\n        self.b", "an array is written [0] * LENGTH"),
    "floats start as floats": ("self.x: float = 0.0", "self.x: list[float] = [0] * 3", "an array is written [0.0] * LENGTH"),
    "grid": ("grid(2, 3)", "[[0] * 3] * 2", "a grid is list[list[i64]] = grid(ROWS, COLUMNS)"),
    "grid of floats": ("list[list[i64]] = grid(2, 3)", "list[list[float]] = grid(2, 3)", "[[0.0] * COLUMNS for _ in"),
    "content late": ("self.b: i64 = 0", "self.b: Box = box", "content is declared before all other fields"),
    "content in content": ("self.size: i64 = 0", "self.size: State = None", "derives directly from State"),
    "field declared twice": ("self.b: i64 = 0", "self.waiting: i64 = 0", "waiting is declared already"),
    "field named as C": ("self.x: float", "self.short: float", "C does not allow a field named short"),
    "field named as a method": ("self.x: float", "self.ask: float", "ask is a method already"),
    "super later": ("super().__init__(seats)\n        self.box: Box = box", "self.box: Box = box", "comes first"),
    "field after work": ("self.b: i64 = 0", "self.change()\n        self.b: i64 = 0", "fields are declared first"),
    "field in a branch": ("self.b: i64 = 0", "if seats:\n            self.b: i64 = 0", "on the first level of __init__"),
    "default argument": ("def ask(self, n: i64)", "def ask(self, n: i64 = 3)", "give every argument"),
    "star in a signature": ("def ask(self, n: i64)", "def ask(self, *n: i64)", "name every argument"),
    "keyword-only argument": ("def ask(self, n: i64)", "def ask(self, *, n: i64)", "name every argument"),
    "override with other types": ("def ask(self, n: i64)", "def score(self, n: float)", "so it has the same types"),
    "override in Python": ("def ask(self, n: i64)", "def score(self, n: int)", "so it has the same types"),
    "override of an array method": ("def two(self, m: i64,", "def draw(self, m: list[i64],", "so it is not overridden"),
    "class constant": ("    def ask(", "    LIMIT = 3\n    def ask(", "a constant stands at the head of the module"),
    "two bases": ("class Game(State):", "class Game(State, Box):", "derives from one compiled class"),
    "Python base": ("class Game(State):", "class Game(dict):", "derives from one compiled class"),
    "class decorator": ("class Box:", "@dataclass\nclass Box:", "has no decorator, but @final"),
    "module variable": ("BIG: Final = 1 << 40", "BIG = 3", "holds imports, `NAME: Final = ...`"),
    "text constant": ("BIG: Final = 1 << 40", "BIG: Final = 'x'", "BIG is no int, float, tuple"),
    "wide constant": ("BIG: Final = 1 << 40", "BIG: Final = 1 << 70", "BIG is no int, float, tuple"),
    "mixed table": ("BIG: Final = 1 << 40", "BIG: Final = (1, 2.5)", "BIG is no int, float, tuple"),
    "ragged table": ("BIG: Final = 1 << 40", "BIG: Final = ((1, 2), (3,))", "BIG is no int, float, tuple"),
    "failing constant": ("BIG: Final = 1 << 40", "BIG: Final = 1 // 0", "plain Python cannot import it: ZeroDivision"),
    "other import": ("from math import sqrt", "from random import random", "imports only typing, math, hameau.engine"),
    "whole module": ("from math import sqrt", "import math", "holds imports"),
    "other mathematics": ("from math import sqrt", "from math import hypot", "math.hypot is not the same in C"),
    "renamed import": ("from math import sqrt", "from math import sqrt as root", "import sqrt under its own name"),
    "array whole in Python": ("        return []", "        return [str(self.a)]", "read and write it element by element"),
    "slice in Python": ("        return []", "        return [str(self.a[:2])]", "read and write it element by element"),
    "row in Python": ("        return []", "        return [str(self.g[1])]", "read and write it element by element"),
    "table whole in Python": ("        return []", "        return [str(len(TABLE))]", "read and write it element by element"),
    "last element in Python": ("        return []", "        return [str(self.a[-1])]", "an index counts from 0"),
    "shift in Python": ("        return []", "        return ['' for _ in range(1 << self.b)]", "write bit(n)"),
    "power in Python": ("        return []", "        return ['' for _ in range(2 ** self.b)]", "** of numbers of C"),
    "field made in Python": ("        return []", "        self.new = 3", "self.new is not declared"),
    "released in Python": ("        return []", "        with released:\n            return []", "all of the dialect"),
}  # fmt: skip


@pytest.mark.parametrize("case", PLACES)
def test_a_declaration_is_refused(case: str, tmp_path: Path) -> None:
    old, new, words = PLACES[case]
    assert HEAD.count(old) >= 1
    text = indented("return 0").replace(old, new, 1)
    start = text[: text.index(new)].count("\n") + 1
    text = text.replace(
        '"""A game."""',
        '"""A game."""; from dataclasses import dataclass' if "@dataclass" in new else '"""A game."""',
    )
    found = [r for r in refusals(tmp_path, text) if words in r.sentence]
    assert found, refusals(tmp_path, text)
    assert start - 1 <= found[0].line <= start + new.count("\n")


def test_workspace_must_be_counted(tmp_path: Path) -> None:
    source = plant(tmp_path, {})
    state = source / "hameau/engine/state.py"
    text = state.read_text()
    assert "JOURNAL + FATE" in text
    state.write_text(text.replace("JOURNAL + FATE", "JOURNAL + 1 + FATE"))
    with pytest.raises(Refused, match=r"State has \d+ words, but WORKSPACE"):
        check(source)


def test_modules_do_not_import_in_circles(tmp_path: Path) -> None:
    text = "from hameau.engine.machine import i64\nfrom hameau.village.{} import x\n"
    with pytest.raises(Refused, match="imports go one way"):
        check(plant(tmp_path, {"a": text.format("b"), "b": text.format("a")}))


NUMBERS = '''"""What another module finds through this one."""
from typing import Final
from hameau.engine.machine import bit, i64
LIMIT: Final = 3
def step(n: i64) -> i64:
    return n + bit(LIMIT)
class Box:
    def __init__(self) -> None:
        self.n: i64 = 0
'''
THROUGH = """from typing import Final
from hameau.engine.machine import i64
from hameau.village import numbers
{head}
class Game:
    def __init__(self) -> None:
        self.m: i64 = 0
    def f(self, n: i64) -> i64:
        {body}
"""
IMPORT, BODY = 3, 9  # their lines in THROUGH

# name: (what stands above the class, body of f, the line that is refused, words of the refusal)
QUALIFIED: dict[str, tuple[str, str, int, str]] = {
    "unknown constant": ("", "return numbers.NOTHING", BODY, "the name numbers.NOTHING is no local"),
    "unknown function": ("", "return numbers.leap(n)", BODY, "numbers.leap is no compiled function"),
    "what the other imports": ("", "return numbers.bit(n)", BODY, "numbers.bit is no compiled function"),
    "function as a value": ("", "return numbers.step", BODY, "numbers.step is a function: call it"),
    "constant called": ("", "return numbers.LIMIT(n)", BODY, "numbers.LIMIT is no compiled function"),
    "object made": ("", "numbers.Box()", BODY, "C makes no objects"),
    "module as a value": ("", "return numbers", BODY, "the name numbers is no local"),
    "constant assigned": ("", "numbers.LIMIT = 4", BODY, "numbers.LIMIT belongs to another module"),
    "constant changed": ("", "numbers.LIMIT += 4", BODY, "numbers.LIMIT belongs to another module"),
    "hidden by a parameter": ("", "n = n.LIMIT", BODY, "an i64 has no .LIMIT"),
    "hidden by a local": ("", "numbers: i64 = 3; return numbers.LIMIT", BODY, "an i64 has no .LIMIT"),
    "constant named as C": ("numbers__LIMIT: Final = 7", "return numbers.LIMIT", BODY, "give the other one a name"),
    "local named as C": ("", "numbers__LIMIT: i64 = 7; return numbers.LIMIT", BODY, "give the other one a name"),
    "function named as C": ("def numbers__step(n: i64) -> i64: return n", "return numbers.step(n)", BODY, "give the other one"),
    "constant named as the module": ("numbers: Final = 7", "return numbers.LIMIT", IMPORT, "another thing further down"),
    "function named as the module": ("def numbers(n: i64) -> i64: return n", "return n", IMPORT, "another thing further down"),
    "two modules of one name": ("from hameau.village.other import numbers", "return n", IMPORT, "another thing further down"),
    "module that is not there": ("from hameau.village import letters", "return n", IMPORT + 1, "plain Python cannot import it"),
}  # fmt: skip


def plant_numbers(folder: Path, modules: dict[str, str]) -> Path:
    """Two modules called numbers, in two packages, and some more."""
    (folder / "src/hameau/village/other").mkdir(parents=True)
    return plant(folder, {"numbers": NUMBERS, "other/numbers": NUMBERS.replace("3", "4"), **modules})


@pytest.mark.parametrize("case", QUALIFIED)
def test_a_name_found_through_a_module_is_refused(case: str, tmp_path: Path) -> None:
    head, body, line, words = QUALIFIED[case]
    with pytest.raises(Refused) as refused:
        check(plant_numbers(tmp_path, {"game": THROUGH.format(head=head, body=body)}))
    found = refused.value.refusals
    assert [r for r in found if r.line == line and words in r.sentence], found
    assert {r.path.name for r in found} == {"game.py"}


def test_constants_and_functions_are_found_through_a_module(tmp_path: Path) -> None:
    body = "return numbers.LIMIT + numbers.step(n)"
    check(plant_numbers(tmp_path, {"game": THROUGH.format(head="", body=body)}))


@pytest.mark.usefixtures("compiler")
def test_a_name_means_one_thing_in_a_line_of_classes(tmp_path: Path) -> None:
    from hameau_dialect.writing import write

    first = "from typing import Final\nfrom hameau.engine.machine import i64\nfrom hameau.{} import {}\nLIMIT: Final = {}\n"
    first += "class {}({}):\n    def {}(self) -> i64:\n        return LIMIT\n"
    modules = {
        "one": first.format("engine.state", "State", 1, "One", "State", "lower"),
        "two": first.format("village.one", "One", 2, "Two", "One", "upper"),
    }
    with pytest.raises(Refused, match="LIMIT means one thing here and another"):
        write(check(plant(tmp_path, modules)), tmp_path / "out")


@pytest.mark.usefixtures("compiler")
def test_a_module_means_one_thing_in_a_line_of_classes(tmp_path: Path) -> None:
    from hameau_dialect.writing import write

    first = "from hameau.engine.machine import i64\nfrom hameau.{} import {}\nfrom hameau.village{} import numbers\n"
    first += "class {}({}):\n    def {}(self) -> i64:\n        return numbers.LIMIT\n"
    modules = {
        "one": first.format("engine.state", "State", "", "One", "State", "lower"),
        "two": first.format("village.one", "One", ".other", "Two", "One", "upper"),
    }
    with pytest.raises(Refused, match=r"numbers\.LIMIT means one thing here and another"):
        write(check(plant_numbers(tmp_path, modules)), tmp_path / "out")


def test_one_run_shows_all_refusals(tmp_path: Path) -> None:
    text = (
        HEAD + "        x = 3\n        return n ** 2\n    def second(self) -> i64:\n        return self.qqq\n"
    )
    assert [r.line for r in refusals(tmp_path, text)] == [FIRST + 1, FIRST + 2, FIRST + 4]


def test_the_command_prints_file_line_and_sentence(tmp_path: Path) -> None:
    source = plant(tmp_path, {"game": indented("return n ** 2")})
    done = run(ROOT, "-m", "hameau_dialect", "check", str(source))
    assert done.returncode == 1
    assert done.stdout.startswith(f"{source}/hameau/village/game.py:{FIRST + 1}: ** is outside the dialect")


def test_the_command_needs_no_cython(tmp_path: Path) -> None:
    source = plant(tmp_path, {"game": indented("return 0")})
    script = "import sys; sys.modules.update(Cython=None, setuptools=None); from hameau_dialect.__main__ import main; sys.exit(main(sys.argv[1:]))"
    done = run(ROOT, "-c", script, "check", str(source))
    assert done.returncode == 0, done.stderr
    assert "2 compiled modules" in done.stdout


def test_the_check_leaves_the_callers_imports_alone(tmp_path: Path) -> None:
    import sys

    import hameau.engine.machine as mine

    refusals(tmp_path, indented("return 0"))
    assert sys.modules["hameau.engine.machine"] is mine
    assert "hameau.village.game" not in sys.modules
