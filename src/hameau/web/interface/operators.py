"""For those who run the server."""

from __future__ import annotations

from hmac import compare_digest
from typing import Literal
from urllib.parse import urlsplit

from litestar import MediaType, Response, get
from litestar.openapi import ResponseSpec
from litestar.types import ControllerRouterHandler
from prometheus_client import generate_latest

from hameau.web import models
from hameau.web.interface.asked import (
    LOCAL,
    Asks,
    Trouble,
    hall_of,
    problems,
)
from hameau.web.live import LiveTable


@get(
    "/health",
    summary="Does the server work? 503 while nothing can be written",
    responses={503: ResponseSpec(models.Health, generate_examples=False)},
    sync_to_thread=False,
)
def health(request: Asks) -> Response[models.Health]:
    hall = hall_of(request)
    status: Literal["ok", "failing"] = "failing" if hall.log.failing else "ok"
    told = models.Health(status, hall.settings.version, hall.settings.outside)
    return Response(told, status_code=503 if hall.log.failing else 200)


@get(
    "/metrics",
    summary="For Prometheus; from this machine, or with the operator's token",
    media_type=MediaType.TEXT,
    responses=problems(404),
    sync_to_thread=False,
)
def metrics(request: Asks) -> str:
    hall = hall_of(request)
    if not (is_operator(request) or is_here(request)):
        raise Trouble(404, "no-such-page")
    hall.metrics.live.set(len(hall.live))
    return generate_latest(hall.metrics.registry).decode()


@get(
    "/api/admin",
    summary="What goes on, for who has the operator's token",
    responses=problems(404),
    sync_to_thread=False,
)
def admin(request: Asks) -> models.Admin:
    hall = hall_of(request)
    if not is_operator(request):
        raise Trouble(404, "no-such-page")
    live = [live_table(one) for one in hall.live.values()]
    return models.Admin(
        hall.settings.version, hall.began, hall.log.count(), live, sum(one.sockets for one in live)
    )


def live_table(live: LiveTable) -> models.LiveTable:
    table = live.table
    moves = len(table.match.history) if table.match else 0
    people = sum(bool(chair.holder) for chair in table.chairs)
    return models.LiveTable(table.id, table.game.key, table.phase, moves, people, len(live.guests))


def is_here(request: Asks) -> bool:
    """A program on this machine, which also says so: not a page whose name was turned to this address."""
    host = urlsplit(f"//{request.headers.get('host', '')}").hostname
    return request.client is not None and request.client.host in LOCAL and host in (*LOCAL, "localhost")


def is_operator(request: Asks) -> bool:
    """There is an operator only if a token was set."""
    token = hall_of(request).settings.admin
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    return bool(token) and compare_digest(given.encode(), token.encode())


HANDLERS: list[ControllerRouterHandler] = [health, metrics, admin]
