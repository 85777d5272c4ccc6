"""Writes what Cython compiles: a copy of each module with the same line numbers, and its .pxd."""

import ast
import hashlib
from pathlib import Path

from hameau_dialect.checking import Checked
from hameau_dialect.declaring import declarations, inherited, known_to_c
from hameau_dialect.kinds import Array, Grid, Thing
from hameau_dialect.program import MACHINE
from hameau_dialect.source import (
    Class,
    Constant,
    Module,
    is_declaration,
    is_final,
    is_released,
    qualified,
    spelled,
)
from hameau_dialect.statements import Body

REFUSAL = (
    "Hameau is compiled, so a game must be too: {type(self).__name__} derives from a compiled class in "
    "Python. HAMEAU_PURE=1 runs all as plain Python"
)


def write(checked: Checked, folder: Path) -> dict[str, Path]:
    """Write all modules, but no file that would stay the same; which file Cython compiles for each."""
    files: dict[Path, str] = {}
    edited = {name: edited_lines(module, checked) for name, module in checked.program.modules.items()}
    places = {}
    for name, module in checked.program.modules.items():
        place = folder.joinpath(*name.split(".")).with_suffix(".py")
        files[place] = copy(module, edited)
        files[place.with_suffix(".pxd")] = declarations(module, checked)
        places[name] = place
    twin = folder.joinpath(*MACHINE.split(".")).with_suffix(".pxd")
    files[twin] = (
        checked.program.source.joinpath(*MACHINE.split(".")).with_suffix(".pxd").read_text(encoding="utf-8")
    )
    for place in list(files):
        for package in place.relative_to(folder).parents[:-1]:
            files[folder / package / "__init__.py"] = ""
    keep_only(folder, files)
    return places


def keep_only(folder: Path, files: dict[Path, str]) -> None:
    """Write what changed; remove what is no longer generated."""
    for file in folder.rglob("*") if folder.exists() else []:
        source = file.with_suffix(".py") if file.suffix == ".c" else file
        if file.suffix in (".py", ".pxd", ".c") and source not in files:
            file.unlink()
    for file, text in files.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")


def fingerprint(text: str) -> str:
    """What `__source__` of a compiled module says: which text it was compiled from."""
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


# -- the copy ----------------------------------------------------------------------------------------------


def copy(module: Module, edited: dict[str, list[str]]) -> str:
    """The module's edited lines, its classes completed, and at its end what Python wants to see."""
    lines = list(edited[module.name])
    for cls in module.classes:
        assert cls.node.end_lineno is not None
        lines[cls.node.end_lineno - 1] += additions(cls, edited)
    known = {name: m for name, m in module.names.items() if "." not in name}  # others stand in their module
    shown = {name: m.value for name, m in known.items() if isinstance(m, Constant)}
    shown["__source__"] = fingerprint(module.text)
    return "\n".join(lines) + f"\nglobals().update({python_text(shown)})\n"


def python_text(values: dict[str, object]) -> str:
    """Values as an expression of Python; infinity has no literal."""
    return (
        repr(values)
        .replace("-inf", "float('-inf')")
        .replace(" inf", " float('inf')")
        .replace("(inf", "(float('inf')")
    )


def additions(cls: Class, edited: dict[str, list[str]]) -> str:
    """Methods that only the compiled class has."""
    text = ""
    if cls.derived and cls.base is None:
        text += "\n    def __cinit__(self):\n        if '__pyx_vtable__' not in type(self).__dict__:"
        text += f" raise TypeError(f{REFUSAL!r})"
    for f in inherited(cls):
        text += "\n" + "\n".join(edited[f.home][f.node.lineno - 1 : f.node.end_lineno])
    return text + (grid_methods(cls) + named_fields(cls) if cls.final else "")


def named_fields(cls: Class) -> str:
    """What `State.named_fields` finds out in plain Python."""
    line = cls.line()[::-1]
    if not line[0].is_state:
        return ""
    fields = [f for c in line for f in c.fields.values() if not isinstance(f.kind, Thing)]
    names = [f.name for f in fields]
    names = [name for name in names[names.index("seats") :] if name != "luck"]
    return f"\n    def named_fields(self): return {names!r}"


def grid_methods(cls: Class) -> str:
    """How Python reads and writes grids: element by element."""
    grids = {f.name: f.kind for c in cls.line() for f in c.fields.values() if isinstance(f.kind, Grid)}
    if not grids:
        return ""
    read = write = ""
    for name, g in grids.items():
        row = f"[self.{name}[i][j] for j in range({g.columns})]"
        read += f"        if name == {name!r}: return [{row} for i in range({g.rows})]\n"
        write += f"        if name == {name!r}:\n            for i in range({g.rows}):\n"
        write += f"                for j in range({g.columns}): self.{name}[i][j] = rows[i][j]\n"
    refuse = f'        raise AttributeError(f"{cls.name!r} object has no attribute {{name!r}}")'
    return (
        f"\n    def __getattr__(self, name):\n{read}{refuse}"
        f"\n    def write_grid(self, name, rows):\n{write.rstrip()}"
    )


# -- edits that keep the line numbers ----------------------------------------------------------------------


def edited_lines(module: Module, checked: Checked) -> list[str]:
    lines = module.text.split("\n")
    for body in checked.bodies.values():
        if body.module is module:
            for node in sorted(
                ast.walk(body.function.node), key=lambda n: getattr(n, "col_offset", 0), reverse=True
            ):
                edit_expression(lines, node, body)
    for node in module.tree.body:
        if is_declaration(node, module):
            assert isinstance(node, ast.AnnAssign)
            replace(lines, node, declaration(module, node))
        elif is_final(node):
            replace(lines, node, "")
        elif isinstance(node, ast.ImportFrom) and node.module not in ("typing", "__future__"):
            replace(lines, node, python_imports(module, node))
    for cls in module.classes:
        edit_class(lines, cls)
    return lines


def declaration(module: Module, node: ast.AnnAssign) -> str:
    """What Python runs to know the registries of a game; its numbers must be those that C was given."""
    assert node.value is not None
    name, value = ast.unparse(node.target), ast.unparse(node.value)
    meaning = module.names[name]
    if not isinstance(meaning, Constant):
        return f"{name} = {value}"
    place = f"globals()[{name!r}]"  # the name itself is C's
    return f"{place} = {value}; assert {place} == {meaning.value}, 'compiled with another {name}: make build'"


def edit_expression(lines: list[str], node: ast.AST, body: Body) -> None:
    """What C spells otherwise, inside a line; called from right to left."""
    name = qualified(node)
    if name in body.used and isinstance(node, ast.Attribute):
        replace_word(lines, node, name, spelled(name))
    if is_released(node):
        assert isinstance(node, ast.With)
        replace_word(lines, node.items[0].context_expr, "released", "cython.nogil")
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "int":
        replace_word(lines, node.func, "int(", "cython.cast(cython.longlong, ")


def replace_word(lines: list[str], node: ast.expr, old: str, new: str) -> None:
    line = lines[node.lineno - 1].encode()
    before, after = line[: node.col_offset], line[node.col_offset :]
    assert after.startswith(old.encode()), f"line {node.lineno}: {old!r} expected"
    lines[node.lineno - 1] = (before + new.encode() + after[len(old) :]).decode()


def replace(lines: list[str], node: ast.stmt | ast.expr, text: str) -> None:
    """Put a text in the place of a whole statement."""
    assert node.end_lineno is not None
    lines[node.lineno - 1 : node.end_lineno] = [text] + [""] * (node.end_lineno - node.lineno)


def python_imports(module: Module, node: ast.ImportFrom) -> str:
    """What is left for Python to import: C imports the rest by the .pxd."""
    left = [a.name for a in node.names if a.name not in module.names or not known_to_c(module.names[a.name])]
    text = f"from {node.module} import {', '.join(left)}" if left else ""
    return f"import cython; {text}".rstrip("; ") if node.module == MACHINE else text


def edit_class(lines: list[str], cls: Class) -> None:
    for decorator in cls.node.decorator_list:
        replace(lines, decorator, "")
    written = cls.methods.get("write")
    if written and [name for name, _ in written.parameters] == [
        "name",
        "value",
    ]:  # setattr knows no grids of C
        body = written.node.body[1 if ast.get_docstring(written.node) is not None else 0 :]
        for node in body:
            replace(lines, node, "        pass")
        replace(lines, body[0], f"        from {MACHINE} import write_field; write_field(self, name, value)")
    contents = cls.contents()
    for field in cls.fields.values():
        if isinstance(field.kind, Array | Grid):  # memory of C starts at zero
            replace(lines, field.node, "        pass")
        elif field in contents:
            assert field.node.value is not None
            value = f"self.{field.name} = {ast.unparse(field.node.value)}"
            check = f"assert self.{field.name} is not None, 'no {field.name}'"
            replace(lines, field.node, f"        {value}; {check}; self.contents = {len(contents)}")
