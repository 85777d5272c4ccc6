"""Opening a table, and finding one among strangers."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.types import ControllerRouterHandler

from hameau.engine.errors import HameauError, Unknown
from hameau.storage import StoreFailed
from hameau.tables.deciding import No
from hameau.tables.links import device_hash
from hameau.web import devices, models, opening
from hameau.web.interface.asked import (
    Asks,
    Trouble,
    bad,
    hall_of,
    must_come_from_here,
    problems,
)

# -- tables ------------------------------------------------------------------------------------------------


@post("/api/tables", summary="Open a table", responses=problems(403, 404, 429))
async def open_table(request: Asks, data: models.NewTable) -> Response[models.Opened]:
    hall = hall_of(request)
    headers = request.scope["headers"]
    if not devices.comes_from_here(headers, hall.settings.origins):
        raise Trouble(403, "foreign-page")
    address = request.client.host if request.client else ""
    if not hall.may_open(address):
        raise Trouble(429, "too-many-tables")
    token = devices.device_of(headers) or devices.new_device()
    try:
        setup = await hall.setups.find(hall.find_game(data.game), data.setup) if data.setup else None
        if data.setup and setup is None:
            raise Trouble(404, "no-such-setup")
        holder = device_hash(token)
        live = await hall.open(lambda table: opening.first_entries(table, data, setup, holder, hall), address)
    except Unknown as error:
        raise Trouble(404, "no-such-game") if "no game" in error.sentence else bad(error) from None
    except StoreFailed:
        raise
    except HameauError as error:
        raise bad(error) from None
    hall.metrics.opened.inc()
    table = live.table
    answer = Response(models.Opened(table.id, hall.links.join(table.id), table.setup), status_code=201)
    answer.headers["set-cookie"] = devices.set_cookie(token, request.url.scheme == "https")
    return answer


# -- strangers ---------------------------------------------------------------------------------------------


@get("/api/open", summary="The tables that look for people", sync_to_thread=False)
def list_open(request: Asks) -> models.Looking:
    """A list is a second old at most."""
    return hall_of(request).strangers.looking()


@post(
    "/api/seats",
    summary="A seat among strangers: at the first table that fits, or at a new one that looks for people",
    responses=problems(403, 404, 429),
    status_code=200,
)
async def seat_me(request: Asks, data: models.SeatMe) -> Response[models.Opened]:
    hall, headers = hall_of(request), request.scope["headers"]
    must_come_from_here(request)
    if not hall.strangers.welcome:
        raise Trouble(404, "no-strangers")
    address = request.client.host if request.client else ""
    if not hall.may_open(address):
        raise Trouble(429, "too-many-tables")
    token = devices.device_of(headers) or devices.new_device()
    holder = device_hash(token)
    try:
        live = await hall.strangers.seat(data, holder)
        if live is None:
            wanted = hall.strangers.new_table(data)
            live = await hall.open(
                lambda table: opening.first_entries(table, wanted, None, holder, hall), address
            )
            hall.metrics.opened.inc()
            hall.strangers.expect(live)
    except No as no:
        raise Trouble(400, no.code, **no.facts) from None
    except Unknown as error:
        raise Trouble(404, "no-such-game") if "no game" in error.sentence else bad(error) from None
    answer = Response(models.Opened(live.table.id, "", ""))
    answer.headers["set-cookie"] = devices.set_cookie(token, request.url.scheme == "https")
    return answer


HANDLERS: list[ControllerRouterHandler] = [open_table, list_open, seat_me]
