"""How a device is known: by a random token in a cookie that no script can read."""

import re
from collections.abc import Iterable
from secrets import token_urlsafe
from urllib.parse import urlsplit

COOKIE = "hameau"
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
A_YEAR = 365 * 24 * 3600

Headers = Iterable[tuple[bytes, bytes]]


def header(headers: Headers, name: bytes) -> str:
    """The first header of that name; empty if there is none."""
    return next((value.decode("latin-1") for key, value in headers if key == name), "")


def device_of(headers: Headers) -> str:
    """The token of the device; empty if it has none yet. Cookies of others may look like anything."""
    cookies = (cookie.strip().partition("=") for cookie in header(headers, b"cookie").split(";"))
    return next((value for name, _, value in cookies if name == COOKIE and TOKEN.fullmatch(value)), "")


def new_device() -> str:
    return token_urlsafe(32)


def set_cookie(token: str, secure: bool) -> str:
    """The header that gives a device its token."""
    safe = "; Secure" if secure else ""
    return f"{COOKIE}={token}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Strict{safe}"


def comes_from_here(headers: Headers, origins: tuple[str, ...]) -> bool:
    """A page of another site may not use this device's cookie. Programs send no origin, and need none."""
    origin = header(headers, b"origin")
    if not origin:
        return True
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        return False
    return (bool(host) and host == header(headers, b"host")) or origin in origins
