"""What the documents name is there: links, files, commands, options, targets, metrics and log events."""

import argparse
import ast
import re
from pathlib import Path

import pytest
from prometheus_client import generate_latest

import hameau
from hameau.cli import program
from hameau.web.metrics import Metrics
from hameau.web.settings import ADMIN, Settings

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("docs/adr/*.md")])
MADE = ("frontend/node_modules", "src/hameau/web/page")  # not in the repository
OPERATING = ROOT / "docs" / "operating.md"
LINK = re.compile(r"\]\((?!https?:)([^)#]*)(#[^)]*)?\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
FILE = re.compile(r"`((?:src|frontend|tests|docs)/[\w./-]+|(?:tables|web|storage|bots|engine|cli)/\w+\.py)`")
COMMAND = re.compile(r"(?:`|^    (?:\.venv/bin/)?)hameau ([a-z-]+)\b", re.MULTILINE)
TARGET = re.compile(r"(?:`|^    )make ([a-z]+)\b", re.MULTILINE)

each_page = pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])


def commands() -> dict[str, argparse.ArgumentParser]:
    """Each command of `hameau` and what it understands."""
    found = [a for a in program.parser()._actions if isinstance(a, argparse._SubParsersAction)]
    return dict(found[0].choices)


def targets() -> set[str]:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    return set(re.findall(r"^([a-z]+):.*##", makefile, re.MULTILINE)) | {"clean"}


def first_cells(text: str, heading: str) -> list[str]:
    """Names in the first column of the table that follows a heading of columns."""
    rows = text.partition(f"| {heading} |")[2].partition("\n\n")[0].splitlines()[2:]
    return [row.split("`")[1].split()[0] for row in rows]


def anchor(heading: str) -> str:
    """As GitHub makes it."""
    return "#" + re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")


# -- every document ----------------------------------------------------------------------------------------


@each_page
def test_every_link_leads_somewhere(page: Path) -> None:
    for path, place in LINK.findall(page.read_text("utf-8")):
        target = (page.parent / path) if path else page
        assert target.exists(), f"{page.name}: {path}"
        if place:
            assert place in map(anchor, HEADING.findall(target.read_text("utf-8"))), f"{page.name}: {place}"


@each_page
def test_every_file_that_is_named_is_there(page: Path) -> None:
    for name in FILE.findall(page.read_text("utf-8")):
        places = (ROOT / name, ROOT / "src" / "hameau" / name, ROOT / "frontend" / "src" / name)
        given = "quilts" in name or name in MADE  # the example of a game to be added, and what is built
        assert given or any(place.exists() for place in places), f"{page.name}: {name}"


@each_page
def test_every_command_and_target_that_is_named_is_there(page: Path) -> None:
    text = page.read_text("utf-8")
    assert set(COMMAND.findall(text)) <= set(commands())
    assert set(TARGET.findall(text)) <= targets()


def test_the_page_of_commands_lists_every_command() -> None:
    page = (ROOT / "docs" / "commands.md").read_text("utf-8")
    assert set(re.findall(r"`hameau ([a-z-]+)", page)) == set(commands())


def test_the_readme_is_short_and_shows_pictures() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    assert len(readme.splitlines()) < 150
    assert len(re.findall(r"!\[", readme)) >= 4


def test_the_notice_names_every_game() -> None:
    notice = (ROOT / "NOTICE.md").read_text("utf-8")
    for game in hameau.games():
        assert game.title in notice, game.key


def test_contributing_lists_every_target() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    cells = re.findall(r"^\| (`make .*?) \|", text, re.MULTILINE)
    assert set(re.findall(r"`(?:make )?([a-z]+)", "".join(cells))) == targets()


# -- for operators -----------------------------------------------------------------------------------------


def test_every_option_of_a_server_is_explained() -> None:
    told = first_cells(OPERATING.read_text("utf-8"), "option")
    known = [o for action in commands()["serve"]._actions for o in action.option_strings if o[:2] == "--"]
    assert sorted(told) == sorted(set(known) - {"--help"})


def test_what_is_usual_is_told_as_it_is() -> None:
    text = OPERATING.read_text("utf-8")
    assert f"people can follow; {Settings.pace} if not given" in text
    assert f"leaves memory; {Settings.idle:.0f} if not given" in text
    assert f"`{ADMIN}`" in text


def test_every_metric_is_explained() -> None:
    given = re.findall(r"^# TYPE (\w+) (\w+)", generate_latest(Metrics().registry).decode(), re.MULTILINE)
    names = {name for name, _ in given if not name.endswith("_created")}
    assert sorted(first_cells(OPERATING.read_text("utf-8"), "metric")) == sorted(names)


def test_every_event_of_the_log_is_explained() -> None:
    events = set()
    for path in (ROOT / "src" / "hameau" / "web").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "report":
                events |= {arg.value for arg in node.args if isinstance(arg, ast.Constant)}
    assert sorted(first_cells(OPERATING.read_text("utf-8"), "event")) == sorted(map(str, events))
