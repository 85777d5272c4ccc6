"""The built front end, from memory: read once, compressed once."""

from __future__ import annotations

import gzip
import mimetypes
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

HOME = Path(__file__).parent / "page"
FRONT = "/index.html"
FILES = ("/assets/", "/cards/", "/icons/")
KINDS = {".webmanifest": "application/manifest+json", ".js": "text/javascript"}  # systems know others
FOREVER = b"public, max-age=31536000, immutable"
ALWAYS_ASK = b"no-cache"
WORTH_PACKING = {
    "text/html",
    "text/javascript",
    "text/css",
    "image/svg+xml",
    "application/json",
    "application/manifest+json",
}


class Page(NamedTuple):
    """A file as it is sent."""

    plain: bytes
    packed: bytes  # empty if that is not worth it
    kind: bytes
    keep: bytes
    mark: bytes  # changes with the content


class Pages:
    """All files of the front end. Where it was not built there are none, and only the API answers."""

    def __init__(self, home: Path = HOME) -> None:
        files = [path for path in home.rglob("*") if path.is_file()] if home.is_dir() else []
        self.files = {f"/{path.relative_to(home).as_posix()}": read(path) for path in files}
        self.front = FRONT if FRONT in self.files else ""  # what the front end draws every page with

    def is_drawn(self, path: str) -> bool:
        """Is this no file, but one of the pages that the front end draws itself?"""
        return path == FRONT or (path not in self.files and not path.startswith(FILES))


def read(path: Path) -> Page:
    guessed = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    kind = guessed or "application/octet-stream"
    return page_of(path.read_bytes(), kind, lasting=path.parent.name == "assets")


def page_of(data: bytes, kind: str, lasting: bool) -> Page:
    """As it is sent; `lasting` if its address changes with its content."""
    packed = gzip.compress(data, 9, mtime=0) if kind in WORTH_PACKING else b""
    text = kind.startswith("text/")
    keep = FOREVER if lasting else ALWAYS_ASK
    mark = f'"{blake2b(data, digest_size=8).hexdigest()}"'.encode()
    return Page(data, packed, (kind + ("; charset=utf-8" if text else "")).encode(), keep, mark)
