"""The shelf: takes a game's box, reads the content and words beside its rules, and hands it out."""

from dataclasses import replace
from functools import lru_cache
from os import PathLike
from pathlib import Path
from threading import Lock

from hameau.engine.errors import BadContent, Unknown
from hameau.engine.game import Game
from hameau.engine.given import shown
from hameau.engine.speech import LANGUAGES
from hameau.games import GAMES

HOME = Path(__file__).parent
one_at_a_time = Lock()  # msgspec must not meet a new type on two threads at once: that ends the process


def games(content: str | Path | None = None) -> tuple[Game, ...]:
    """All games, each with its `key`; with another set of content if a folder is given."""
    return tuple(game(closed.key, content) for closed in GAMES)


def game(key: str, content: str | Path | None = None) -> Game:
    """The game with that key; `<key>.toml` of the folder `content`, if it is there, replaces its content."""
    for closed in GAMES:
        if closed.key == key:
            with one_at_a_time:
                return read_box(closed, folder_of(content))
    keys = ", ".join(closed.key for closed in GAMES)
    raise Unknown(f"no game {shown(key)}; there are {keys}")


def folder_of(content: str | Path | None) -> Path | None:
    if content is None:
        return None
    if not isinstance(content, str | PathLike) or not str(content):
        raise Unknown(f"content is the name of a folder, not {shown(content)}")
    return Path(content)


def game_with(key: str, text: str) -> Game:
    """The game with content that somebody has kept."""
    for closed in GAMES:
        if closed.key == key:
            with one_at_a_time:
                return opened(closed, text, Path(f"{key}.toml"), None)
    raise Unknown(f"no game {shown(key)}")


def reopened(key: str, text: str, folder: str | None) -> Game:
    """The game of a pickle: with the content that it had, whatever the file says now."""
    for closed in GAMES:
        if closed.key == key:
            with one_at_a_time:
                path = (
                    HOME / "games" / key / "content.toml" if folder is None else Path(folder) / f"{key}.toml"
                )
                return opened(closed, text, path, None if folder is None else Path(folder))
    raise Unknown(f"no game {shown(key)}")


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
    return opened(closed, read_text(path), path, folder)


@lru_cache(maxsize=64)
def opened(closed: Game, text: str, path: Path, folder: Path | None) -> Game:
    catalogues = {code: words(closed.key, code) for code in LANGUAGES}
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
    own = HOME / "games" / key / "content.toml"
    if folder is None:
        return own
    if not folder.is_dir():
        raise BadContent(str(folder), "", "there is no such folder")
    other = folder / f"{key}.toml"
    return other if other.exists() or other.is_symlink() else own  # a link to nothing is a mistake


def words(key: str, language: str) -> str:
    """The catalogue of a game in a language: the words of all games, and its own."""
    parts = (HOME / "words" / f"{language}.ftl", HOME / "games" / key / "words" / f"{language}.ftl")
    return "\n".join(part.read_text("utf-8") for part in parts if part.exists())


def survey_words(key: str, language: str) -> str:
    """What a study of a game says beyond the game's own catalogue; the pages of players never load it."""
    path = HOME / "games" / key / "survey" / "words" / f"{language}.ftl"
    return path.read_text("utf-8") if path.exists() else ""
