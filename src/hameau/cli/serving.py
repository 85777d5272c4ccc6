"""A server as `hameau serve` runs it: everything wired together."""

import argparse
import asyncio
import gc
import os
import socket
import sys
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from typing import Any

import segno
import uvicorn

import hameau
from hameau import shelf
from hameau.bots.levels import with_bots
from hameau.cli import asking, store
from hameau.cli.screen import FAINT, Screen
from hameau.engine.errors import HameauError
from hameau.engine.game import Game
from hameau.tables.links import Links
from hameau.web import fast
from hameau.web.acceptor import Acceptor
from hameau.web.door import Door, guarded_http, guarded_sockets
from hameau.web.hall import Hall
from hameau.web.logs import Logbook
from hameau.web.pages import Pages
from hameau.web.server import Server
from hameau.web.settings import ADMIN, EVERYWHERE, NEAR, PICOWS, Settings

GOODBYE = 0.1  # seconds, for the last words to leave


def serve(asked: argparse.Namespace, screen: Screen) -> int:
    """Serve until Ctrl-C."""
    listening = listen(asked.host, asked.port)
    port = listening.getsockname()[1]
    with closing(listening), store.locked(asked, f"port {port}"):
        return serve_folder(asked, screen, listening)


def serve_folder(asked: argparse.Namespace, screen: Screen, listening: socket.socket) -> int:
    """Serve a log that nobody else serves."""
    port = listening.getsockname()[1]
    log, key = store.opened(asked, f"port {port}")
    pages = Pages()
    if not pages.files:
        screen.remark("no-pages")
    outside = address_outside(asked.host, port)
    hall = Hall(
        log,
        Links(key),
        finder(asked.content, asking.bot_list(asked.bots) if asked.bots else []),
        settings(asked, outside),
        Logbook(wordy=asked.verbose),
    )
    config = uvicorn.Config(Server(hall, pages), **options(asked, hall))  # type: ignore[arg-type]  # ASGI, in uvicorn's words
    suit_the_interpreter()
    show(asked, screen, port, outside)
    with suppress(KeyboardInterrupt):
        Polite(config, hall).run(sockets=[listening])
    screen.tell("served")
    return 0


class Polite(uvicorn.Server):
    """Takes connections at its own pace; tells everybody that it stops, and only then hangs up."""

    def __init__(self, config: uvicorn.Config, hall: Hall) -> None:
        super().__init__(config)
        self.hall = hall
        self.acceptors: list[Acceptor] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=[])
        assert self.hall.door is not None
        self.acceptors = [Acceptor(self.hall.door, one, self.make_protocol) for one in sockets or ()]
        for acceptor in self.acceptors:
            acceptor.open()

    def make_protocol(self) -> asyncio.Protocol:
        """For a connection that came in, as uvicorn makes it."""
        kind: Any = self.config.http_protocol_class
        made: asyncio.Protocol = kind(self.config, self.server_state, self.lifespan.state)
        return made

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for acceptor in self.acceptors:
            acceptor.close()
        self.hall.say_goodbye()
        await asyncio.sleep(GOODBYE)
        await super().shutdown(sockets)


def suit_the_interpreter() -> None:
    """Tables live long, and what is on disk is to be told soon: both measured with `hameau bench sockets`."""
    with suppress(ImportError, ValueError, OSError):  # as many connections as the system allows
        import resource  # not on Windows

        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 10)  # to look for garbage among 1,000 tables took a quarter of the time
    sys.setswitchinterval(0.0005)  # the writing thread waits less until it may say that it has written


def finder(content: str | None, bots: Sequence[str] = ()) -> Callable[[str], Game]:
    """Games with the operator's own content and bots; whatever is wrong with them is said at once.

    Tables go on with them if a file is edited.
    """
    opened = {game.key: with_bots(game, bots) for game in shelf.games(content)}
    return lambda key: opened[key] if key in opened else shelf.game(key, content)


def settings(asked: argparse.Namespace, outside: str) -> Settings:
    chosen = Settings(
        pace=asked.pace,
        idle=asked.idle,
        admin=os.environ.get(ADMIN, ""),
        origins=tuple(asked.origin),
        strangers=not asked.private,
        contact=asked.contact,
        calls_near=os.environ.get(NEAR) == "1",
        outside=outside,
        version=hameau.__version__,
    )
    return chosen.unlimited() if asked.unlimited else chosen


def options(asked: argparse.Namespace, hall: Hall) -> dict[str, object]:
    """How uvicorn is run: quiet, with a guarded door, bounded messages, and quick to stop."""
    door = hall.door = Door(hall.settings, asked.proxy or "")
    return {
        "loop": "uvloop",
        "http": guarded_http(door),
        "ws": fast.sockets(hall, door) if asked.sockets == PICOWS else guarded_sockets(door),
        "ws_max_size": Settings.largest_message,
        "ws_per_message_deflate": False,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 20.0,
        "access_log": False,
        "log_level": "error",  # what strangers do wrong is no news
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


def show(asked: argparse.Namespace, screen: Screen, port: int, outside: str) -> None:
    """The address to open here, and the one for phones as a QR code."""
    here = f"http://{'localhost' if asked.host in (EVERYWHERE, '127.0.0.1', '::1') else asked.host}:{port}"
    screen.tell("serving", "bold", address=here)
    if outside:
        screen.tell("phones", address=outside)
        if screen.out.is_terminal:
            segno.make(outside, error="m").terminal(compact=True)
    screen.tell("data-in", FAINT, folder=store.name(asked))
    screen.tell("stop-with", FAINT)
    if asked.open:
        webbrowser.open(here)


def address_outside(host: str, port: int) -> str:
    """The address for phones in the same network; empty if only this machine is served, or none is known.

    Nothing is sent: connecting a datagram only picks a route.
    """
    if host != EVERYWHERE:
        return ""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))
        own = str(probe.getsockname()[0])
        return "" if own.startswith("127.") else f"http://{own}:{port}"
    return ""
