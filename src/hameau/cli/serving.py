"""A server as `hameau serve` runs it: everything wired together."""

import argparse
import os
import socket
import webbrowser
from collections.abc import Callable
from contextlib import suppress

import segno
import uvicorn

import hameau
from hameau import shelf
from hameau.cli.screen import FAINT, Screen
from hameau.engine.errors import HameauError
from hameau.engine.game import Game
from hameau.storage import SqliteLog
from hameau.tables.links import Links
from hameau.web import folder
from hameau.web.hall import Hall
from hameau.web.logs import Logbook
from hameau.web.pages import Pages
from hameau.web.server import Server
from hameau.web.settings import ADMIN, EVERYWHERE, Settings


def serve(asked: argparse.Namespace, screen: Screen) -> int:
    """Serve until Ctrl-C."""
    log = SqliteLog(folder.prepare(asked.data))
    pages = Pages()
    if not pages.files:
        screen.remark("no-pages")
    listening = listen(asked.host, asked.port)
    hall = Hall(
        log,
        Links(folder.read_key(asked.data)),
        finder(asked.content),
        settings(asked),
        Logbook(wordy=asked.log),
    )
    config = uvicorn.Config(Server(hall, pages), **options(asked))  # type: ignore[arg-type]  # ASGI, in uvicorn's words
    show(asked, screen, listening.getsockname()[1])
    with suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listening])
    screen.tell("served")
    return 0


def finder(content: str | None) -> Callable[[str], Game]:
    """Games with the operator's own content, if there is one."""
    return lambda key: shelf.game(key, content)


def settings(asked: argparse.Namespace) -> Settings:
    chosen = Settings(
        pace=asked.pace,
        idle=asked.idle,
        admin=os.environ.get(ADMIN, ""),
        origins=tuple(asked.origin),
        version=hameau.__version__,
    )
    return chosen.unlimited() if asked.unlimited else chosen


def options(asked: argparse.Namespace) -> dict[str, object]:
    """How uvicorn is run: quiet, with bounded messages, and quick to stop."""
    return {
        "loop": "uvloop",
        "http": "httptools",
        "ws": "websockets-sansio",
        "ws_max_size": Settings.largest_message,
        "ws_per_message_deflate": False,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 20.0,
        "access_log": False,
        "log_level": "warning",
        "timeout_graceful_shutdown": 3,
        "server_header": False,
        "proxy_headers": bool(asked.proxy),
        "forwarded_allow_ips": asked.proxy,
    }


def listen(host: str, port: int) -> socket.socket:
    """Take the port before anything is promised."""
    kind = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(kind, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(1024)
    except OSError as error:
        listening.close()
        raise HameauError(f"cannot listen on {host} port {port}: {error.strerror}; try --port 0") from None
    return listening


def show(asked: argparse.Namespace, screen: Screen, port: int) -> None:
    """The address to open here, and the one for phones as a QR code."""
    here = f"http://{'localhost' if asked.host in (EVERYWHERE, '127.0.0.1', '::1') else asked.host}:{port}"
    screen.tell("serving", "bold", address=here)
    outside = f"http://{address_in_network()}:{port}" if asked.host == EVERYWHERE else here
    if outside != here and not outside.startswith("http://127."):
        screen.tell("phones", address=outside)
        if screen.out.is_terminal:
            segno.make(outside, error="m").terminal(compact=True)
    screen.tell("data-in", FAINT, folder=str(asked.data))
    screen.tell("stop-with", FAINT)
    if asked.open:
        webbrowser.open(here)


def address_in_network() -> str:
    """This machine's address in its network. Nothing is sent: connecting a datagram only picks a route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
