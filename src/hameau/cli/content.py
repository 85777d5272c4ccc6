"""`hameau content`: boards, cards and tiles as text files that the owner of a box may correct."""

import argparse
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

from hameau import shelf
from hameau.cli import asking
from hameau.cli.screen import Screen
from hameau.engine.errors import BadContent, HameauError

WRONG = 1


def declare(commands: asking.Commands, common: argparse.ArgumentParser) -> None:
    about = "Content is one TOML file a game. Copy it, correct it, check it, and play with --content DIR."
    parser = commands.add_parser(
        "content", parents=[common], help="check or copy the content files", description=about
    )
    deeds = parser.add_subparsers(metavar="check|copy", required=True)
    check = deeds.add_parser("check", parents=[common], help="read all content and say what is wrong")
    check.add_argument(
        "folder", metavar="DIR", nargs="?", help="a folder with <game>.toml files; default the games' own"
    )
    check.set_defaults(run=run_check)
    copy = deeds.add_parser(
        "copy", parents=[common], help="write the content files to a folder, to edit them"
    )
    copy.add_argument("folder", metavar="DIR")
    copy.set_defaults(run=run_copy)


def run_check(asked: argparse.Namespace, screen: Screen) -> int:
    """Every game, even if an earlier one is wrong."""
    given = asked.folder or asked.content
    folder = None if given is None else Path(given)
    keys = shelf.with_content()
    try:
        wrong = [key for key in keys if not is_right(key, folder, screen)]
    except HameauError as error:  # no such folder
        screen.err.print(error.sentence, markup=False, soft_wrap=True)
        return WRONG
    strays = sorted(path.name for path in folder.glob("*.toml") if path.stem not in keys) if folder else []
    for name in strays:
        screen.remark("stray-content", text=name, keys=", ".join(keys))
    return WRONG if wrong or strays else 0


def is_right(key: str, folder: Path | None, screen: Screen) -> bool:
    file = shelf.content_file(key, folder)
    try:
        opened = shelf.game(key, folder)
    except BadContent as error:
        screen.err.print(error.sentence, markup=False, soft_wrap=True)
        return False
    counts = Counter(provenances(tomllib.loads(shelf.content_text(key, folder))))
    told = ", ".join(
        f"{counts[word]} {screen.text(word)}"
        for word in ("rulebook", "found", "reconstructed")
        if counts[word]
    )
    screen.tell("content-is-right", game=key, file=file.name, counts=told)
    for entry, sentence in opened.remarks(opened.content) if opened.remarks else []:
        screen.line(f"! {key}: {entry}: {sentence}", "yellow")
    return True


def provenances(value: Any) -> list[str]:
    """Where each entry comes from, however deep it stands."""
    if isinstance(value, list):
        return [word for part in value for word in provenances(part)]
    if not isinstance(value, dict):
        return []
    inner = [word for part in value.values() for word in provenances(part)]
    return [str(value["provenance"]), *inner] if "provenance" in value else inner


def run_copy(asked: argparse.Namespace, screen: Screen) -> int:
    """All files or none."""
    folder = Path(asked.folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise HameauError(f"cannot make the folder {folder}: {error.strerror}") from None
    files = {folder / f"{key}.toml": shelf.content_file(key) for key in shelf.with_content()}
    for target in files:
        if target.exists():
            raise HameauError(f"{target} exists and is not overwritten")
    for target, source in files.items():
        asking.write_text(str(target), source.read_text("utf-8"))
        screen.line(str(target))
    screen.tell("content-copied", text=str(folder))
    return 0
