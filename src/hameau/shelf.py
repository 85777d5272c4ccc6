"""The shelf: takes a game's box, reads the content and words beside its rules, and hands it out."""

import re
from dataclasses import replace
from functools import cache, lru_cache
from importlib import import_module
from os import PathLike
from pathlib import Path
from threading import Lock

from hameau import outside
from hameau.engine.errors import BadContent, HameauError, Unknown
from hameau.engine.game import Game
from hameau.engine.given import shown
from hameau.engine.speech import LANGUAGES
from hameau.games import GAMES

HOME = Path(__file__).parent
KEY = re.compile("[a-z]{1,20}")
one_at_a_time = Lock()  # msgspec must not meet a new type on two threads at once: that ends the process


def games(content: str | Path | None = None) -> tuple[Game, ...]:
    """All games, each with its `key`; with another set of content if a folder is given."""
    return tuple(game(key, content) for key in every_key())


def game(key: str, content: str | Path | None = None) -> Game:
    """The game with that key; `<key>.toml` of the folder `content`, if it is there, replaces its content."""
    closed = find(key)
    with one_at_a_time:
        return read_box(closed, folder_of(content))


# -- which games there are ---------------------------------------------------------------------------------


def every_key() -> tuple[str, ...]:
    """Hameau's own games, then those from outside."""
    return tuple(boxes())


def find(key: str) -> Game:
    """The game with that key, its box still closed."""
    if not isinstance(key, str) or key not in boxes():
        raise Unknown(f"no game {shown(key)}; there are {', '.join(every_key())}")
    return boxes()[key][0]


def place(key: str) -> Path:
    """The folder in which a game lies, or would lie."""
    return boxes()[key][1] if key in boxes() else HOME / "games" / key


def with_content() -> list[str]:
    """The games whose content can be edited."""
    return [key for key in every_key() if find(key).has_content]


def is_own(key: str) -> bool:
    """Does the game come with Hameau?"""
    return place(key).parent == HOME / "games"


def boxes() -> dict[str, tuple[Game, Path]]:
    """All games, with the folder of each."""
    try:
        return filled(outside.packages())
    except FileNotFoundError as error:
        raise HameauError(str(error)) from None


@cache
def filled(packages: tuple[outside.Package, ...]) -> dict[str, tuple[Game, Path]]:
    found = {closed.key: (closed, HOME / "games" / closed.key) for closed in GAMES}
    if packages:
        try:
            outside.prepare()
        except outside.Uncompiled as error:
            raise HameauError(f"{error}. HAMEAU_PURE=1 runs all as plain Python") from None
    for package in packages:
        closed = taken_in(package)
        if closed.key in found:
            raise HameauError(
                f"two games have the key {closed.key}: {found[closed.key][1]}, {package.folder}"
            )
        found[closed.key] = closed, package.folder
    return found


def taken_in(package: outside.Package) -> Game:
    """A game from outside."""
    module = import_module(package.name)
    if not Path(str(module.__file__)).samefile(package.folder / "__init__.py"):
        raise HameauError(f"{package.folder}: Python knows another {package.name}; rename the folder")
    if not isinstance(module.GAME, Game):
        raise HameauError(f"{package.folder}: GAME is {shown(module.GAME)}, and no Game")
    if not KEY.fullmatch(module.GAME.key):
        raise HameauError(f"{package.folder}: a key is 1 to 20 small letters, not {shown(module.GAME.key)}")
    return module.GAME


# -- opening one -------------------------------------------------------------------------------------------


def folder_of(content: str | Path | None) -> Path | None:
    if content is None:
        return None
    if not isinstance(content, str | PathLike) or not str(content):
        raise Unknown(f"content is the name of a folder, not {shown(content)}")
    return Path(content)


def game_with(key: str, text: str) -> Game:
    """The game with content that somebody has kept."""
    closed = find(key)
    with one_at_a_time:
        return opened(closed, text, Path(f"{key}.toml"), None)


def reopened(key: str, text: str, folder: str | None) -> Game:
    """The game of a pickle: with the content that it had, whatever the file says now."""
    closed = find(key)
    with one_at_a_time:
        path = place(key) / "content.toml" if folder is None else Path(folder) / f"{key}.toml"
        return opened(closed, text, path, None if folder is None else Path(folder))


def same_game(key: str, folder: str | None, digest: str) -> Game:
    """The game as somebody opened it before; refused if its content was edited since."""
    found = game(key, folder)
    if found.digest != digest:
        raise BadContent(
            str(content_file(key, folder_of(folder))), "", "edited while matches were played with it"
        )
    return found


def read_box(closed: Game, folder: Path | None) -> Game:
    """The content is read every time, so that an edited file counts; the same text is not opened twice."""
    path = content_file(closed.key, folder)
    text = read_text(path) if closed.has_content else ""  # not every game has content
    return opened(closed, text, path, folder)


@lru_cache(maxsize=64)
def opened(closed: Game, text: str, path: Path, folder: Path | None) -> Game:
    catalogues = {code: words(closed.key, code) for code in LANGUAGES}
    catalogues["en"] += f"\ntitle = {closed.title}\n"  # where the game does not say it itself
    named = replace(closed, reopen=reopened)
    return named.open(text, str(path), catalogues, None if folder is None else str(folder))


def read_text(path: Path) -> str:
    """What stands in a content file, without the mark of byte order that some editors write first."""
    try:
        return path.read_text("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadContent(str(path), "", f"not UTF-8: {error}") from None
    except OSError as error:
        raise BadContent(str(path), "", f"cannot be read: {error.strerror}") from None


def content_text(key: str, folder: str | Path | None = None) -> str:
    """The content of a game as it is written."""
    return read_text(content_file(key, None if folder is None else Path(folder)))


def content_file(key: str, folder: Path | None = None) -> Path:
    """Where the content of a game stands."""
    own = place(key) / "content.toml"
    if folder is None:
        return own
    if not folder.is_dir():
        raise BadContent(str(folder), "", "there is no such folder")
    other = folder / f"{key}.toml"
    return other if other.exists() or other.is_symlink() else own  # a link to nothing is a mistake


def words(key: str, language: str) -> str:
    """The catalogue of a game in a language: the words of all games, and its own."""
    parts = (HOME / "words" / f"{language}.ftl", place(key) / "words" / f"{language}.ftl")
    return "\n".join(part.read_text("utf-8") for part in parts if part.exists())


def brought_words(key: str, language: str) -> str:
    """What the pages need to speak of a game that they were built without: English, and what replaces it."""
    title = f"title = {find(key).title}\n"
    codes = dict.fromkeys(("en", language))
    return title + "\n".join(words(key, code) for code in codes)


def survey_words(key: str, language: str) -> str:
    """What a study of a game says beyond the game's own catalogue; the pages of players never load it."""
    path = place(key) / "survey" / "words" / f"{language}.ftl"
    return path.read_text("utf-8") if path.exists() else ""
