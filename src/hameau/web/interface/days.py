"""Matches that last days: whose turn it is, and who is notified."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.types import ControllerRouterHandler

from hameau.web import models
from hameau.web.interface.asked import (
    Asks,
    asking,
    hall_of,
    must_change_seldom,
    problems,
    refusing,
)
from hameau.web.waiting import turns_of


@get("/api/push", summary="The key with which this server signs notifications", sync_to_thread=False)
def see_push_key(request: Asks) -> models.PushKey:
    return models.PushKey(hall_of(request).calls.public_key)


@post(
    "/api/push/devices",
    summary="Notify this device when a match waits for it",
    responses=problems(403, 409, 413, 429),
    status_code=204,
)
async def subscribe(request: Asks, data: models.Subscription) -> None:
    must_change_seldom(request)
    await refusing(hall_of(request).calls.subscribe(asking(request), data))


@delete("/api/push/devices/mine", summary="Notify this device no more", responses=problems(403, 409, 429))
async def unsubscribe(request: Asks) -> None:
    must_change_seldom(request)
    await hall_of(request).calls.unsubscribe(asking(request))


@post(
    "/api/turns",
    summary="How tables stand at which this device sits",
    responses=problems(403, 409, 413, 429),
    status_code=200,
)
async def see_turns(request: Asks, data: models.Asked) -> models.Turns:
    must_change_seldom(request)
    hall, device = hall_of(request), asking(request)
    return models.Turns(await turns_of(hall, dict.fromkeys(data.tables), device))


HANDLERS: list[ControllerRouterHandler] = [see_push_key, subscribe, unsubscribe, see_turns]
