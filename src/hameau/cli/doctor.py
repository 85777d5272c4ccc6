"""`hameau doctor`: what is installed, what runs compiled, what is missing and what to do about it."""

import argparse
import importlib.metadata
import os
import platform
import re
import shutil
import sysconfig
from pathlib import Path

import msgspec

import hameau
from hameau import outside, plain
from hameau.cli import asking
from hameau.cli.modules import Module, is_game_compiled, modules
from hameau.cli.screen import FAINT, Screen

NEEDED = ("msgspec", "fluent.runtime", "numpy", "rich")  # if nothing says so
TO_BUILD = ("Cython", "setuptools")
COMPILERS = ("cc", "gcc", "clang", "cl")


class Health(msgspec.Struct):
    """What was found."""

    hameau: str
    python: str
    platform: str
    pure: bool  # HAMEAU_PURE is set
    plain_for: str  # the game that could not be compiled, and why
    compiled: bool
    compiler: str | None
    headers: bool  # what a C compiler needs of Python
    dependencies: dict[str, str | None]
    modules: list[Module]
    games: dict[str, bool]  # compiled or not
    advice: list[str]  # names of messages


def declare(commands: asking.Commands, common: argparse.ArgumentParser) -> None:
    about = "Say what is installed, what runs compiled, what is missing and what to do about it."
    parser = commands.add_parser(
        "doctor", parents=[common], help="what is installed and what is missing", description=about
    )
    asking.add_json(parser)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace, screen: Screen) -> int:
    found = examine()
    if asked.json:
        asking.print_json(as_json(found, screen))
    else:
        show(found, screen)
    return 0


def examine() -> Health:
    found = Health(
        hameau=hameau.__version__,
        python=f"{platform.python_implementation()} {platform.python_version()}",
        platform=platform.platform(),
        pure=plain.is_asked(),
        plain_for=outside.why_plain(),
        compiled=plain.is_compiled(),
        compiler=compiler(),
        headers=Path(sysconfig.get_path("include"), "Python.h").exists(),
        dependencies={name: version(name) for name in (*needed(), *TO_BUILD)},
        modules=list(modules()),
        games={game.key: is_game_compiled(game.key) for game in hameau.games()},
        advice=[],
    )
    found.advice = advice(found)
    return found


def compiler() -> str | None:
    """The C compiler that a build would use."""
    wanted = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "").split()[:1]
    return next((path for name in (*wanted, *COMPILERS) if (path := shutil.which(name))), None)


def needed() -> list[str]:
    """What Hameau says it needs."""
    try:
        lines = importlib.metadata.requires("hameau") or []
    except importlib.metadata.PackageNotFoundError:
        return list(NEEDED)
    return [re.split(r"[^\w.-]", line, maxsplit=1)[0] for line in lines if "extra ==" not in line]


def version(name: str) -> str | None:
    try:
        return importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return None


def advice(found: Health) -> list[str]:
    """What to do, the most important first."""
    builds = {module.build for module in found.modules}
    mixed = len({module.runs for module in found.modules}) > 1
    missing = [name for name, here in found.dependencies.items() if here is None and name not in TO_BUILD]
    advised = ["advice-install"] if missing else []
    if found.pure:
        return [*advised, "advice-game" if found.plain_for else "advice-pure"]
    if "stale" in builds:
        advised.append("advice-stale")
    if builds & {"broken"} or mixed:
        advised.append("advice-broken")
    if "absent" not in builds:
        return advised
    if found.compiler is None:
        advised.append("advice-compiler")
    if not found.headers:
        advised.append("advice-headers")
    return [*advised, "advice-build"]


def as_json(found: Health, screen: Screen) -> dict[str, object]:
    """The modules by name, the advice in words."""
    parts = {module.name: {"runs": module.runs, "build": module.build} for module in found.modules}
    games = {key: {"compiled": compiled} for key, compiled in found.games.items()}
    told = [screen.text(message) for message in found.advice]
    return {**msgspec.to_builtins(found), "modules": parts, "games": games, "advice": told}


def show(found: Health, screen: Screen) -> None:
    screen.line(f"Hameau {found.hameau}", "bold")
    missing = screen.text("missing")
    rows = [
        ("Python", found.python),
        (screen.text("machine"), found.platform),
        (screen.text("c-compiler"), found.compiler or missing),
        ("HAMEAU_PURE", screen.text("set" if found.pure else "not-set")),
        *((name, here or missing) for name, here in found.dependencies.items()),
    ]
    screen.table(("", ""), rows)
    screen.line()
    screen.tell("compiled-parts", "bold")
    screen.table(("", "", ""), [module_row(module, screen) for module in found.modules])
    screen.line()
    for key, compiled in found.games.items():
        screen.tell("game-runs", game=key, way=screen.text("compiled" if compiled else "plain"))
    if found.plain_for:
        screen.line(found.plain_for)
    for message in found.advice or ["all-is-well"]:
        screen.tell(message, "bold" if found.advice else FAINT)


def module_row(module: Module, screen: Screen) -> tuple[str, str, str]:
    build = "" if module.build == "fresh" else screen.text(f"build-{module.build}")
    return module.name.removeprefix("hameau."), screen.text(module.runs), build
