"""What is said if a library that an environment needs is not installed."""

from collections.abc import Iterator
from contextlib import contextmanager

from hameau.engine.errors import HameauError


class NotInstalled(HameauError, ImportError):
    """An extra is missing."""


@contextmanager
def wanting(library: str, extra: str = "") -> Iterator[None]:
    """Imports inside that need a library; without it one sentence says how to get it."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.split(".")[0] != library:
            raise
        name = extra or library
        raise NotInstalled(f"{library} is not installed: pip install 'hameau[{name}]'") from None
