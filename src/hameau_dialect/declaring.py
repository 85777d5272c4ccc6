"""Writes the .pxd of a compiled module: the types that Cython needs beside the code."""

from hameau_dialect.checking import Checked
from hameau_dialect.kinds import C_NAMES, C_TYPES, Array, Grid, Kind, Thing, parameter
from hameau_dialect.program import MACHINE
from hameau_dialect.refusals import Refused
from hameau_dialect.source import Class, Constant, Function, Meaning, Module, Other, spelled

C_MODULES = {"math": "libc.math"}  # where C finds what Python finds elsewhere


def declarations(module: Module, checked: Checked) -> str:
    """The whole .pxd."""
    body = "".join(
        declare(f, checked, "", "cdef" if f.takes_arrays else "cpdef") for f in module.functions if f.native
    )
    body += "".join(declare_class(c, checked) for c in module.classes)
    needed = needed_names(module, checked)
    constants = [m for m in needed.values() if isinstance(m, Constant) and m.home in (module.name, MACHINE)]
    return f"cimport cython\n{imports(module, needed)}{declare_constants(module.name, constants)}{body}"


def inherited(cls: Class) -> list[Function]:
    """Methods that a final class gets a copy of, so that calls inside it are direct and Python sees them.

    Not those that take arrays: Cython refuses a C-only method in place of an inherited one.
    """
    found: dict[str, Function] = {}
    for c in cls.line()[1:] if cls.final else []:
        for name, method in c.methods.items():
            if name not in cls.methods and method.native and not method.takes_arrays:
                found.setdefault(name, method)
    return list(found.values())


def is_idle(module: Module) -> bool:
    """Does no rule run in the C of this module itself?

    Chapters of a game run as copies in its final class, and what a box holds is read in place.
    """
    return not any(function.native for function in module.functions) and all(map(only_kept, module.classes))


def only_kept(cls: Class) -> bool:
    """A class whose methods all run as copies, or which only holds what Python fills in."""
    methods = [method for name, method in cls.methods.items() if not name.startswith("__")]
    if not cls.derived:
        return not inherited(cls) and not any(method.native for method in methods)
    return all(method.native and not method.takes_arrays for method in methods)


def needed_names(module: Module, checked: Checked) -> dict[str, Meaning]:
    """All that C must know in this module, by name: its own imports, and what copied methods use."""
    used = {name for body in checked.bodies.values() if body.module is module for name in body.used}
    needed = {n: m for n, m in module.names.items() if known_to_c(m) and ("." not in n or n in used)}
    for cls in module.classes:
        for f in [m for m in cls.methods.values() if m.native] + inherited(cls):
            for kind in [kind for _, kind in f.parameters]:
                if isinstance(kind, Thing):
                    need(needed, kind.cls.name, kind.cls, module, f, checked)
        for f in inherited(cls):
            for name in sorted(checked.bodies[f].used & set(checked.bodies[f].module.names)):
                need(needed, name, checked.bodies[f].module.names[name], module, f, checked)
    return needed


def need(
    needed: dict[str, Meaning], name: str, meaning: Meaning, module: Module, f: Function, checked: Checked
) -> None:
    """A copied method must find its names meaning what they mean at home."""
    here = needed.get(name) or module.names.get(name)
    if here is not None and here is not meaning and known_to_c(meaning):
        checked.program.refusals.add(
            module.path, 1,
            f"{name} means one thing here and another in {f.home}, whose {f.name} is copied here: "
            "rename one",
        )  # fmt: skip
        raise Refused(checked.program.refusals.in_order())
    if known_to_c(meaning):
        needed[name] = meaning


def known_to_c(meaning: Meaning) -> bool:
    return not isinstance(meaning, Other) and (
        not isinstance(meaning, Function) or meaning.native or meaning.home == MACHINE
    )


def imports(module: Module, needed: dict[str, Meaning]) -> str:
    lines = [
        f"from {C_MODULES.get(m.home, m.home)} cimport {imported(name, m)}\n"
        for name, m in needed.items()
        if m.home != module.name and not (isinstance(m, Constant) and m.home == MACHINE)
    ]
    return "".join(sorted(lines))


def imported(name: str, meaning: Meaning) -> str:
    return meaning.name if name == meaning.name else f"{meaning.name} as {spelled(name)}"


# -- classes and functions ---------------------------------------------------------------------------------


def declare_class(cls: Class, checked: Checked) -> str:
    head = "@cython.final\n" if cls.final else ""
    head += f"cdef class {cls.name}({cls.base.name}):\n" if cls.base else f"cdef class {cls.name}:\n"
    body = "".join(declare_field(f.name, f.kind) for f in cls.fields.values())
    for f in [*(m for m in cls.methods.values() if m.native), *inherited(cls)]:
        body += declare(f, checked, "    ", "cpdef" if cls.final and not f.takes_arrays else "cdef")
    return head + (body or "    pass\n")


def declare_field(name: str, kind: Kind) -> str:
    if isinstance(kind, Thing):
        return f"    cdef readonly {kind.cls.name} {name}\n"
    if isinstance(kind, Grid):  # not public: Cython 3.3.1 converts arrays of arrays wrongly
        return f"    cdef {C_TYPES[kind.element]} {name}[{kind.rows}][{kind.columns}]\n"
    if isinstance(kind, Array):
        return f"    cdef public {C_TYPES[kind.element]} {name}[{kind.length}]\n"
    return f"    cdef public {C_TYPES[kind]} {name}\n"


def declare(f: Function, checked: Checked, indent: str, how: str) -> str:
    """One function: the types of its locals, its parameters and its result."""
    given = {"self", *(name for name, _ in f.parameters)}
    local = {name: kind for name, kind in checked.bodies[f].locals.items() if name not in given}
    hints = ", ".join(f"{name}={C_NAMES[str(kind)]}" for name, kind in local.items())
    hint = f"{indent}@cython.locals({hints})\n" if local else ""
    parts = ["self"] if f.owner else []
    parts += [f"{parameter(kind)}{name}" for name, kind in f.parameters]
    ending = "noexcept" if f.releases else "noexcept nogil"
    return f"{hint}{indent}{how} {C_TYPES[str(f.result)]} {f.name}({', '.join(parts)}) {ending}\n"


# -- constants ---------------------------------------------------------------------------------------------


def declare_constants(home: str, constants: list[Constant]) -> str:
    """Constants as C macros and tables. Their C names carry the module's, as two games may use one word."""
    if not constants:
        return ""
    guard = f"{home.replace('.', '_')}_CONSTANTS"
    definitions = "".join(define(c) for c in constants)
    shown = "".join(show(c) for c in constants)
    text = f"    #ifndef {guard}\n    #define {guard}\n{definitions}    #endif\n"
    return f'cdef extern from *:\n    """\n{text}    """\n{shown}'


def c_name(c: Constant) -> str:
    return f"{c.home.replace('.', '_')}_{c.name}"


def define(c: Constant) -> str:
    name = c_name(c)
    if isinstance(c.kind, Array):
        return f"    static const {C_TYPES[c.kind.element]} {name}[{c.kind.length}] = {written(c.value)};\n"
    if isinstance(c.kind, Grid):
        size = f"[{c.kind.rows}][{c.kind.columns}]"
        return f"    static const {C_TYPES[c.kind.element]} {name}{size} = {written(c.value)};\n"
    return f"    #undef {name}\n    #define {name} ({written(c.value)})\n"


def show(c: Constant) -> str:
    size = ""
    if isinstance(c.kind, Array):
        size = f"[{c.kind.length}]"
    elif isinstance(c.kind, Grid):
        size = f"[{c.kind.rows}][{c.kind.columns}]"
    element = c.kind.element if isinstance(c.kind, Array | Grid) else str(c.kind)
    return f'    const {C_TYPES[element]} {c.name} "{c_name(c)}"{size}\n'


def written(value: object) -> str:
    """A value as C writes it, exactly."""
    if isinstance(value, tuple):
        return "{" + ", ".join(written(v) for v in value) + "}"
    if isinstance(value, bool):
        return str(int(value))
    if isinstance(value, float):
        return {"inf": "__builtin_inf()", "-inf": "-__builtin_inf()"}.get(repr(value), repr(value))
    return f"{value}LL"
