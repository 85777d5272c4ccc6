"""Reads the catalogues and the code, to hold the one against the other."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import hameau
from hameau.engine.answers import Event
from hameau.engine.border import border_of
from hameau.engine.capabilities import Studied
from hameau.engine.declared import Law
from hameau.engine.speech import LANGUAGES

SOURCE = Path(hameau.__file__).parent
COMMON = "."  # the catalogue of all games, by its folder
PROGRAM = "cli"  # the words of the command line
TABLES = "tables"  # what tables refuse
LAB = "lab"  # the pages of studies
KEYS = tuple(game.key for game in hameau.games())
SURVEYS = tuple(f"games/{game.key}/survey" for game in hameau.games() if game.get(Studied))
ALWAYS = {"title", "tagline", "cannot-go-on"}  # what every game says about itself, and tables about it
PLURALS = ("zero", "one", "two", "few", "many", "other")
BOARDS = SOURCE.parents[1] / "frontend" / "src" / "games"


class Message(Visitor):
    """One message: what it needs and what it is made of."""

    def __init__(self, entry: ftl.Message) -> None:
        self.variables: set[str] = set()
        self.counted: set[str] = set()  # variables whose number chooses a variant
        self.references: set[str] = set()
        self.texts: list[str] = []
        self.visit(entry)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        numbers = [isinstance(v.key, ftl.NumberLiteral) or v.key.name in PLURALS for v in node.variants]
        if isinstance(node.selector, ftl.VariableReference) and all(numbers):
            self.counted.add(node.selector.id.name)
        self.generic_visit(node)


def file(key: str, language: str) -> Path:
    folder = SOURCE / "games" / key if key in KEYS else SOURCE / key
    return folder / "words" / f"{language}.ftl"


def entries(key: str, language: str) -> list[ftl.EntryType]:
    """All that stands in one file."""
    return list(FluentParser().parse(file(key, language).read_text("utf-8")).body)


@cache
def messages(key: str, language: str) -> dict[str, Message]:
    """The messages of one file."""
    return {e.id.name: Message(e) for e in entries(key, language) if isinstance(e, ftl.Message)}


def all_messages(key: str, language: str) -> dict[str, Message]:
    """What a game can say: its own words and those of all games."""
    return {**messages(COMMON, language), **messages(key, language)}


def needs(found: dict[str, Message], name: str) -> tuple[set[str], set[str]]:
    """The variables of a message and of those it refers to; and which of them are counted."""
    variables, counted = set(found[name].variables), set(found[name].counted)
    for reference in found[name].references:
        more, more_counted = needs(found, reference)
        variables |= more
        counted |= more_counted
    return variables, counted


# -- what the code says ------------------------------------------------------------------------------------


class Said(NamedTuple):
    """Names of messages in the code: spelled out, or put together (`f"word-{status}"`) as a pattern."""

    names: set[str]
    patterns: set[str]


def trees(*folders: Path) -> Iterator[ast.Module]:
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            yield ast.parse(path.read_text("utf-8"))


def code_of(key: str) -> list[ast.Module]:
    """The code that can speak with a game's words: its own, and all that knows no game."""
    own_words = {"games", TABLES, "web"}
    others = [folder for folder in SOURCE.iterdir() if folder.is_dir() and folder.name not in own_words]
    return list(trees(SOURCE / "games" / key, *others))


def events(key: str) -> set[str]:
    """Tags of all events of a game."""
    kinds = list(Event.__subclasses__())
    for kind in kinds:
        kinds += kind.__subclasses__()
    told = [k for k in kinds if k.__module__.startswith(f"hameau.games.{key}.") and not k.__subclasses__()]
    return {str(kind.__struct_config__.tag) for kind in told}


def shown_in_events(key: str) -> set[str]:
    """What the declared events of a game call their numbers, where that names a message."""
    border = border_of(hameau.game(key))
    parts = [part for one in border.events.all for part in one.parts] if border else []
    words = [border.word(word) for _, word in parts] if border else []
    named = [word for word in words if word.mark.startswith("@")]
    return {word.mark[1:] + name for word in named for name in word.names if name}


def called(tree: ast.Module, name: str) -> Iterator[ast.Call]:
    """Calls of a function or method of that name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and name in (
            getattr(node.func, "id", ""),
            getattr(node.func, "attr", ""),
        ):
            yield node


def laws(key: str) -> list[Law]:
    """What the rules of a game declare."""
    border = border_of(hameau.game(key))
    return border.laws.all if border else []


def refusals(key: str) -> set[str]:
    """Codes of all refusals; each is spelled out where the law is declared or the refusal is made."""
    found = {law.code for law in laws(key)}
    for tree in trees(SOURCE / "engine", SOURCE / "games" / key):
        for call in called(tree, "Refusal"):
            code = call.args[0]
            if ast.unparse(code) == "law.code":
                continue
            assert isinstance(code, ast.Constant), f"spell out the code: {ast.unparse(call)}"
            found.add(str(code.value))
    return found


def table_refusals() -> set[str]:
    """Codes of all that tables and the server refuse."""
    calls = [
        c
        for tree in trees(SOURCE / "tables", SOURCE / "web")
        for n in ("No", "Trouble")
        for c in called(tree, n)
    ]
    codes = [argument for call in calls for argument in call.args[:2] if isinstance(argument, ast.Constant)]
    return {code.value for code in codes if isinstance(code.value, str)}


def reasons(key: str) -> set[str]:
    """Why a match of the game can end: what `outcome` gives first, or has put into `reason`."""
    found: set[str] = set()
    for tree in trees(SOURCE / "games" / key):
        for function in (n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef) and n.name == "outcome"):
            for node in ast.walk(function):
                if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "reason":
                    found |= spelled(node.value)
                if isinstance(node, ast.Return) and isinstance(node.value, ast.Tuple):
                    found |= spelled(node.value.elts[0])
    return found


def options(key: str) -> set[str]:
    """The words for what is chosen before a match."""
    found: set[str] = set()
    for option in hameau.game(key).options:
        found.add(f"option-{option.key}")
        found |= {f"option-{option.key}-{choice}" for choice in option.choices}
    return found


def asked(code: list[ast.Module], *verbs: str, places: int = 1) -> Said:
    """What is given to whatever says it, as one of the first arguments."""
    said = Said(set(), set())
    for call in (call for tree in code for verb in verbs for call in called(tree, verb)):
        for argument in (
            a for a in call.args[:places] if isinstance(a, ast.Constant | ast.JoinedStr | ast.IfExp)
        ):
            said.names.update(spelled(argument) - {*LANGUAGES, ""})
            said.patterns.update(patterns(argument))
    return said


def shown(key: str) -> Said:
    """What the board of a game in the browser says, and the names of what lies in its box."""
    said = Said(set(), set())
    for path in sorted(BOARDS.joinpath(key).rglob("*")):
        if path.suffix in (".ts", ".svelte"):
            text = path.read_text("utf-8")
            said.names.update(re.findall(r"'([a-z][\w-]*)'", text))
            found = re.findall(r"`([a-z][a-z-]*-)\$\{[^`]*`", text)
            said.patterns.update(re.escape(start) + r"[\w-]+" for start in found)
    content = SOURCE / "games" / key / "content.toml"
    said.names.update(re.findall(r'(?m)^id = "([\w-]+)"', content.read_text("utf-8")))
    return said


def mentioned(code: list[ast.Module]) -> Said:
    """Every text in the code, from which a name could come."""
    said = Said(set(), set())
    for tree in code:
        said.names.update(spelled(tree))
        said.patterns.update(patterns(tree))
    return said


def spelled(tree: ast.AST) -> set[str]:
    """Names spelled out in an expression; not the parts of an f-string."""
    parts = {id(p) for n in ast.walk(tree) if isinstance(n, ast.JoinedStr) for p in n.values}
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in parts
    }


def patterns(tree: ast.AST) -> set[str]:
    """f-strings that begin as a name does, as regular expressions."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            parts = (
                re.escape(str(p.value)) if isinstance(p, ast.Constant) else r"[\w-]+" for p in node.values
            )
            if re.match(r"[a-z]+-", str(node.values[0].value)):
                found.add("".join(parts))
    return found
