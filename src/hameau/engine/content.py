"""Boards, cards and tiles as TOML: read into a typed table, or refused with file, entry and field."""

import re
import tomllib
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any, Literal, NamedTuple, TypeVar

import msgspec

from hameau.engine.errors import BadContent
from hameau.engine.wording import complaint

Provenance = Literal["rulebook", "found", "reconstructed"]
T = TypeVar("T")


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Every entry says where its facts come from; `source` names the place where they were found."""

    provenance: Provenance
    source: str = ""

    def __post_init__(self) -> None:
        if self.provenance == "found" and not self.source.strip():
            raise ValueError("what was found needs its `source`: say where")


class Remark(NamedTuple):
    """Something about content that can be played, and that whoever wrote it should know."""

    entry: str
    sentence: str


def read(text: str, kind: type[T], file: str) -> T:
    """The file as a table of that kind."""
    try:
        raw = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also a number of too many digits, or brackets without end
        raise BadContent(file, "", f"not TOML: {error}") from None
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        sentence, _, path = str(error).partition(" - at `$")
        path = path.rstrip("`")
        raise BadContent(file, name_entry(raw, path), complaint(kind, raw, path, sentence)) from None


def name_entry(raw: Any, path: str) -> str:
    """`.face[3].rows` becomes `face B2, rows`: entries are called by their id."""
    names: list[str] = []
    for word, index in re.findall(r"\.?([^.\[\]]+)|\[(\d+)\]", path):
        try:
            raw = raw[int(index)] if index else raw[word]
        except (KeyError, IndexError, TypeError):
            raw = None
        if index and names:
            name = raw.get("id") if isinstance(raw, dict) else None
            names[-1] += f" {name}" if name and isinstance(name, str) else f" number {int(index) + 1}"
        elif word:
            names.append(word)
    return ", ".join(names)


def ids(text: str) -> set[str]:
    """What the entries of a file that was read are called."""
    return set(find_ids(tomllib.loads(text)))


def find_ids(value: Any) -> Iterator[str]:
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    for part in inner:
        yield from find_ids(part)
    if isinstance(value, dict) and isinstance(value.get("id"), str):
        yield value["id"]


def digest(text: str) -> str:
    """A short name for exactly this content; records carry it."""
    return blake2b(text.encode(), digest_size=8, person=b"hameau content").hexdigest()
