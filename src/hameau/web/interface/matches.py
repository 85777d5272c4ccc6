"""Matches that are over: replays, records, and what can be learned from them."""

from __future__ import annotations

from asyncio import to_thread

from litestar import MediaType, get, post
from litestar.types import ControllerRouterHandler

from hameau.engine.errors import BadRecord
from hameau.tables import wire
from hameau.tables.links import device_hash, same
from hameau.tables.table import Broken, Table
from hameau.web import devices, models, opening, replays
from hameau.web.analyses import Failed, Subject, TooMany, may_look_back, position_for
from hameau.web.hall import Hall
from hameau.web.interface.asked import (
    Asks,
    Eyes,
    Given,
    Number,
    SeatNumber,
    TableId,
    Trouble,
    hall_of,
    must_come_from_here,
    problems,
)
from hameau.web.live import LiveTable

# -- matches that are over ---------------------------------------------------------------------------------


@get(
    "/api/tables/{table:str}/matches/{number:int}/replay",
    summary="A match that is over, moment by moment",
    responses=problems(404),
)
async def see_replay(
    request: Asks, table: TableId, number: Number, eyes: Eyes = replays.PUBLIC, secret: Given = ""
) -> models.Replay:
    played = await find_table(request, table, number, secret)
    try:
        found = await to_thread(replays.replay, played, number, eyes)
    except BadRecord:
        raise Trouble(404, "other-rules") from None
    if found is None:
        raise Trouble(404, "no-such-seat")
    return found


@get(
    "/api/tables/{table:str}/matches/{number:int}/record",
    summary="The record of a match that is over, for `hameau verify`",
    media_type=MediaType.TEXT,
    responses=problems(404),
)
async def see_record(request: Asks, table: TableId, number: Number, secret: Given = "") -> str:
    found = (await find_table(request, table, number, secret)).records[number - 1]
    if not found:  # it could not go on, and nothing of it was written down
        raise Trouble(404, "no-such-match")
    return found


async def find_table(request: Asks, id: str, number: int, secret: str) -> Table:
    """For who sat there, or has the link; for others the match does not exist."""
    hall = hall_of(request)
    try:
        live = await hall.find(id)
    except Broken:
        raise Trouble(404, "table-broken") from None
    if live is None or not may_see(hall, live, number, secret, devices.device_of(request.scope["headers"])):
        raise Trouble(404, "no-such-match")
    if number > len(live.table.records):
        raise Trouble(404, "no-such-match")
    return live.table


def may_see(hall: Hall, live: LiveTable, number: int, secret: str, device: str) -> bool:
    table, links = live.table, hall.links
    if device and (table.seats_of(device_hash(device)) or device_hash(device) == table.opener):
        return True
    kind, _, given = secret.partition("=")
    rights = {
        "share": links.share(table.id, number),
        "watch": links.watch(table.id),
        "join": links.join(table.id),
    }
    return kind in rights and same(given, rights[kind])


# -- learning from a match ---------------------------------------------------------------------------------


@get(
    "/api/tables/{table:str}/matches/{number:int}/seats",
    summary="The seats that this device played in a match that is over",
    responses=problems(404),
)
async def see_own_seats(request: Asks, table: TableId, number: Number, secret: Given = "") -> models.OwnSeats:
    """None, for somebody who only looks on."""
    found = await find_table(request, table, number, secret)
    holder = device_hash(devices.device_of(request.scope["headers"]))
    seats = range(wire.MOST_SEATS)
    return models.OwnSeats([seat for seat in seats if may_look_back(found, number, seat, holder)])


@post(
    "/api/tables/{table:str}/matches/{number:int}/seats/{seat:int}/analysis",
    summary="What can be learned from a match that is over, for the seat that this device played",
    responses=problems(403, 404, 409, 429),
    status_code=200,
)
async def look_back(request: Asks, table: TableId, number: Number, seat: SeatNumber) -> models.AnalysisSeen:
    """Begins it, or says how far it is: ask again every second or so. It is given up if nobody asks."""
    hall, live = hall_of(request), await find_own(request, table, number, seat)
    subject = Subject(table, number, seat)
    address = request.client.host if request.client else ""
    try:
        return hall.analyses.ask(live.table, subject, address, live.claim())
    except TooMany:
        raise Trouble(429, "too-many-analyses") from None
    except BadRecord:
        raise Trouble(404, "other-rules") from None
    except Failed:
        raise Trouble(500, "mistake") from None


@post(
    "/api/tables/{table:str}/matches/{number:int}/seats/{seat:int}/tries",
    summary="Try it from there: a new table against bots, where this seat decided something",
    responses=problems(403, 404, 409, 429),
)
async def try_here(
    request: Asks, table: TableId, number: Number, seat: SeatNumber, data: models.TryHere
) -> models.Opened:
    """All that the seat could not know then is dealt anew, and luck is another."""
    hall, live = hall_of(request), await find_own(request, table, number, seat)
    if not hall.may_open(request.client.host if request.client else ""):
        raise Trouble(429, "too-many-tables")
    seed = hall.thinkers.new_seed()
    try:
        match, position = await to_thread(position_for, live.table, number, seat, data.number, seed)
    except BadRecord:
        raise Trouble(404, "other-rules") from None
    except LookupError:
        raise Trouble(404, "no-such-match") from None
    holder = device_hash(devices.device_of(request.scope["headers"]))
    address = request.client.host if request.client else ""
    opened = await hall.open(
        lambda new: opening.entries_from(new, live.table, match, position, seat, holder, hall), address
    )
    hall.metrics.opened.inc()
    return models.Opened(opened.table.id, hall.links.join(opened.table.id), "")


async def find_own(request: Asks, id: str, number: int, seat: int) -> LiveTable:
    """The table at which this device played that seat; for all others there is no such match."""
    must_come_from_here(request)
    hall, device = hall_of(request), devices.device_of(request.scope["headers"])
    try:
        live = await hall.find(id)
    except Broken:
        raise Trouble(404, "table-broken") from None
    if live is None or not may_look_back(live.table, number, seat, device_hash(device)):
        raise Trouble(404, "no-such-match")
    if live.table.phase == "playing":
        raise Trouble(409, "not-while-playing")
    return live


HANDLERS: list[ControllerRouterHandler] = [see_replay, see_record, see_own_seats, look_back, try_here]
