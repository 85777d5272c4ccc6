"""A person's own data, and the evenings that a passkey keeps."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar import Response, delete, get, post
from litestar.types import ControllerRouterHandler

from hameau.tables import entries
from hameau.tables.links import device_hash
from hameau.web import devices, mine, models
from hameau.web.evenings import new_person
from hameau.web.interface.asked import (
    Asks,
    TableId,
    Trouble,
    asking,
    device_asking,
    hall_of,
    must_change_seldom,
    must_come_from_here,
    problems,
    refusing,
    strictly,
)
from hameau.web.passkeys import Site

# -- a person's own data -----------------------------------------------------------------------------------


@get("/api/mine", summary="What this device did here", responses=problems(429))
async def see_mine(request: Asks) -> models.Traces:
    hall, device = hall_of(request), device_asking(request)
    return mine.seen(hall.log, await hall.tables_of(device), device)


@get(
    "/api/mine/export",
    summary="What this device did here, entry by entry, to download",
    responses=problems(429),
)
async def export_mine(request: Asks) -> Response[dict[str, Any]]:
    hall, device = hall_of(request), device_asking(request)
    found = mine.export(hall.log, await hall.tables_of(device), device, hall.now())
    return Response(found, headers={"content-disposition": 'attachment; filename="hameau.json"'})


@delete(
    "/api/mine/traces",
    summary="Delete the names and chat of this device at every table, and the device itself",
    responses=problems(403, 429),
    status_code=200,
)
async def delete_mine(request: Asks) -> Response[models.Forgotten]:
    hall, device = hall_of(request), device_asking(request)
    must_come_from_here(request)
    answer = Response(models.Forgotten(await hall.forget_device(device)))
    answer.headers["set-cookie"] = devices.set_cookie(devices.new_device(), request.url.scheme == "https")
    return answer


@delete(
    "/api/tables/{table:str}",
    summary="Delete a table that this device opened, for everybody",
    responses=problems(403, 404),
    status_code=200,
)
async def delete_table(request: Asks, table: TableId) -> models.Forgotten:
    hall, device = hall_of(request), device_hash(devices.device_of(request.scope["headers"]))
    must_come_from_here(request)
    log = hall.log.read(table)
    opened = entries.decode(log[0]) if log else None
    if not isinstance(opened, entries.Opened) or not device or opened.opener != device:
        raise Trouble(404, "no-such-table")
    await hall.delete(table)
    return models.Forgotten(1)


# -- evenings ----------------------------------------------------------------------------------------------


@get("/api/evenings", summary="What a passkey keeps for the person before this device")
async def see_evenings(request: Asks) -> models.Kept:
    evenings, device = hall_of(request).evenings, asking(request)
    return models.Kept(bool(evenings.person(device)), evenings.kept(device))


@post(
    "/api/evenings/kept",
    summary="Matches that this passkey should keep, too",
    responses=problems(403, 409, 413, 429),
    status_code=204,
)
async def keep_evenings(request: Asks, data: models.Keep) -> None:
    must_change_seldom(request)
    await strictly(request, models.Keep)
    await refusing(hall_of(request).evenings.keep(asking(request), data.evenings))


@post(
    "/api/parcels",
    summary="Matches to be moved to another device, for ten minutes",
    responses=problems(403, 409, 413, 429),
)
async def pack_evenings(request: Asks, data: models.Packed) -> models.Parcel:
    must_change_seldom(request)
    await strictly(request, models.Packed)
    return models.Parcel(await refusing(hall_of(request).evenings.pack(data.code, data.evenings)))


@post("/api/parcels/taken", summary="Take a parcel; it works once", responses=problems(403, 409, 413, 429))
async def take_parcel(request: Asks, data: models.Parcel) -> models.Keep:
    must_change_seldom(request)
    return models.Keep(await refusing(hall_of(request).evenings.unpack(data.code)))


@post(
    "/api/passkeys/questions", summary="What a passkey has to answer", responses=problems(403, 409, 413, 429)
)
async def ask_passkey(request: Asks) -> models.Question:
    must_change_seldom(request)
    hall = hall_of(request)
    return models.Question(hall.evenings.questions.ask(hall.now()), new_person(), site_of(request).name)


@post(
    "/api/passkeys",
    summary="Keep what this device played with a new passkey",
    responses=problems(403, 409, 413, 429),
    status_code=204,
)
async def make_passkey(request: Asks, data: models.Answered) -> None:
    must_change_seldom(request)
    await refusing(hall_of(request).evenings.join(site_of(request), asking(request), data))


@post(
    "/api/passkeys/devices",
    summary="Let this device, too, keep what it played with a passkey",
    responses=problems(403, 409, 413, 429),
    status_code=204,
)
async def use_passkey(request: Asks, data: models.Answered) -> None:
    must_change_seldom(request)
    await refusing(hall_of(request).evenings.come(site_of(request), asking(request), data))


@delete(
    "/api/passkeys/devices/mine",
    summary="This device keeps nothing with its passkey any more",
    responses=problems(403, 409, 413, 429),
)
async def leave_passkey(request: Asks) -> None:
    must_change_seldom(request)
    await hall_of(request).evenings.let_go(asking(request))


@delete(
    "/api/passkeys/mine",
    summary="Delete the passkey of this device, and all that is kept with it",
    responses=problems(403, 409, 413, 429),
)
async def delete_passkey(request: Asks) -> None:
    must_change_seldom(request)
    await hall_of(request).evenings.delete(asking(request))


def site_of(request: Asks) -> Site:
    """As the browser knows this server."""
    host = request.headers.get("host", "")
    return Site(urlsplit(f"//{host}").hostname or "", f"{request.url.scheme}://{host}")


HANDLERS: list[ControllerRouterHandler] = [
    see_mine,
    export_mine,
    delete_mine,
    delete_table,
    see_evenings,
    keep_evenings,
    pack_evenings,
    take_parcel,
    ask_passkey,
    make_passkey,
    use_passkey,
    leave_passkey,
    delete_passkey,
]
