"""The HTTP interface: games, rules, opening a table, replays, records. Litestar describes it as OpenAPI."""

from __future__ import annotations

from asyncio import to_thread
from collections.abc import Awaitable
from hmac import compare_digest
from typing import Annotated, Any, Literal, TypeVar, cast
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, MediaType, Request, Response, delete, get, post
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.spec import OpenAPIType, Schema
from litestar.params import HeaderParameter, Parameter
from litestar.types import ControllerRouterHandler
from prometheus_client import generate_latest

from hameau.bots.levels import levels_of, steps_of
from hameau.engine.capabilities import Lesson, Moderation
from hameau.engine.errors import BadRecord, HameauError, Refused, Unknown
from hameau.engine.game import Game
from hameau.engine.speech import LANGUAGES
from hameau.shelf import brought_words, every_key, games
from hameau.storage import StoreFailed
from hameau.tables import entries, wire
from hameau.tables.deciding import No
from hameau.tables.links import device_hash, same
from hameau.tables.table import Broken, Table
from hameau.web import devices, mine, models, opening, replays, rules
from hameau.web.analyses import Failed, Subject, TooMany, may_look_back, position_for
from hameau.web.evenings import new_person
from hameau.web.hall import Hall
from hameau.web.live import LiveTable
from hameau.web.passkeys import Site
from hameau.web.setups import has_days
from hameau.web.waiting import turns_of

Key = Annotated[str, Parameter(pattern=r"^[a-z]{1,20}$")]
TableId = Annotated[str, Parameter(pattern=r"^[a-z2-7]{12}$")]
SetupWord = Annotated[str, Parameter(pattern=r"^[a-z0-9-]{1,40}$")]
Number = Annotated[int, Parameter(ge=1, le=1_000_000)]
SeatNumber = Annotated[int, Parameter(ge=0, lt=wire.MOST_SEATS)]
Language = Annotated[str, Parameter(pattern="^(en|fr|de|it)$")]
Eyes = Annotated[str, Parameter(pattern=r"^(all|public|[0-9]|[12][0-9]|3[01])$")]
Given = Annotated[str, HeaderParameter(name="x-hameau-secret", max_length=64)]
Asks = Request[Any, Any, Any]
Done = TypeVar("Done")
LOCAL = ("127.0.0.1", "::1")


class Trouble(HTTPException):
    """A request that cannot be answered: the message that says why."""

    def __init__(self, status: int, code: str, **facts: str | int) -> None:
        super().__init__(status_code=status, detail=code)
        self.code = code
        self.facts = facts
        self.sentence = ""  # where the words are those of a game


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    return {status: ResponseSpec(models.Problem, generate_examples=False) for status in (400, *statuses)}


def hall_of(request: Asks) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


# -- games -------------------------------------------------------------------------------------------------


@get("/api/games", summary="The games on the shelf", sync_to_thread=False)
def list_games(request: Asks) -> list[models.GameSeen]:
    """With the bots that this server offers."""
    return [game_seen(hall_of(request).find_game(game.key)) for game in games()]


def game_seen(game: Game) -> models.GameSeen:
    options = [
        models.OptionSeen(o.key, list(o.choices), o.default, list(o.seats or game.seats))
        for o in game.options
    ]
    return models.GameSeen(
        game.key,
        game.title,
        {language: game.speech.say(language, "title") for language in LANGUAGES},
        list(game.seats),
        game.minutes,
        game.credits,
        options,
        list(levels_of(game)),
        {step.level: round(100 * step.share) for step in steps_of(game.key)},
        daily=has_days(game),
        lesson=game.get(Lesson) is not None,
        moderated=game.get(Moderation) is not None,
    )


@get(
    "/api/games/{key:str}/rules", summary="The rules of a game", responses=problems(404), sync_to_thread=False
)
def read_rules(key: Key, lang: Language = "en") -> models.Rules:
    found = rules.rules(key, lang) if key in every_key() else None
    if found is None:
        raise Trouble(404, "no-such-game")
    return found


@get(
    "/api/games/{key:str}/words",
    summary="The words of a game that the pages were built without, English where a language lacks them",
    responses=problems(404),
    sync_to_thread=False,
)
def read_words(key: Key, lang: Language = "en") -> models.Words:
    if key not in every_key():
        raise Trouble(404, "no-such-game")
    return models.Words(brought_words(key, lang))


@get(
    "/api/games/{key:str}/catalogue",
    summary="What lies in the box of a game: cards, tiles or roles, as its board shows them",
    responses=problems(404),
    sync_to_thread=False,
)
def read_catalogue(request: Asks, key: Key) -> dict[str, Any]:
    """Of the content that is played with here, which may be the operator's."""
    if key not in every_key():
        raise Trouble(404, "no-such-game")
    found = hall_of(request).find_game(key)
    built: dict[str, Any] = msgspec.to_builtins(found.catalogue(found.content)) if found.catalogue else {}
    return built


@get(
    "/api/games/{key:str}/setups/{word:str}",
    summary="A set-up that many play: a day, `lesson`, or the word of a match; who plays it, and how well",
    responses=problems(404),
)
async def see_setup(request: Asks, key: Key, word: SetupWord) -> models.SetupSeen:
    hall = hall_of(request)
    game = next((game for game in games() if game.key == key), None)
    if game is None:
        raise Trouble(404, "no-such-game")
    device = devices.device_of(request.scope["headers"])
    found = await hall.setups.seen(hall.find_game(key), word, device)
    if found is None:
        raise Trouble(404, "no-such-setup")
    return found


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


def bad(error: HameauError) -> Trouble:
    if isinstance(error, Refused):
        trouble = Trouble(400, error.code, **error.facts)
        trouble.sentence = error.sentence
        return trouble
    return Trouble(400, "wrong-option", problem=error.sentence)


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
    """None, for who only looks on."""
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


def device_asking(request: Asks) -> str:
    """Its hash. To find out where it was takes reading everything, so nobody may ask often."""
    if not hall_of(request).may_scan(request.client.host if request.client else ""):
        raise Trouble(429, "too-fast")
    return device_hash(devices.device_of(request.scope["headers"]))


def must_come_from_here(request: Asks) -> None:
    if not devices.comes_from_here(request.scope["headers"], hall_of(request).settings.origins):
        raise Trouble(403, "foreign-page")


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


# -- matches that last days ---------------------------------------------------------------------------------


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


def asking(request: Asks) -> str:
    """The device, by its hash. Every page has given it a cookie."""
    return device_hash(devices.device_of(request.scope["headers"]))


def must_change_seldom(request: Asks) -> None:
    must_come_from_here(request)
    if not hall_of(request).may_change(request.client.host if request.client else ""):
        raise Trouble(429, "too-fast")


async def strictly(request: Asks, kind: type) -> None:
    """Litestar takes a 0 for a false one, and words for numbers; what is kept is what the schema says."""
    try:
        msgspec.convert(with_whole_numbers(msgspec.json.decode(await request.body())), kind)
    except msgspec.ValidationError:
        raise Trouble(400, "not-understood") from None


def with_whole_numbers(given: Any) -> Any:
    """To a schema 7.0 is a whole number."""
    if isinstance(given, dict):
        return {name: with_whole_numbers(value) for name, value in given.items()}
    if isinstance(given, list):
        return [with_whole_numbers(value) for value in given]
    return int(given) if isinstance(given, float) and given.is_integer() else given


async def refusing(work: Awaitable[Done]) -> Done:
    """What could not be done is said."""
    try:
        return await work
    except No as no:
        raise Trouble(409, no.code, **no.facts) from None


def site_of(request: Asks) -> Site:
    """As the browser knows this server."""
    host = request.headers.get("host", "")
    return Site(urlsplit(f"//{host}").hostname or "", f"{request.url.scheme}://{host}")


# -- for operators -----------------------------------------------------------------------------------------


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


# -- the whole ---------------------------------------------------------------------------------------------

HANDLERS: list[ControllerRouterHandler] = [
    list_games,
    read_rules,
    read_words,
    read_catalogue,
    see_setup,
    open_table,
    list_open,
    seat_me,
    see_replay,
    see_record,
    see_own_seats,
    look_back,
    try_here,
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
    see_push_key,
    subscribe,
    unsubscribe,
    see_turns,
    health,
    metrics,
    admin,
]


def api(hall: Hall) -> Litestar:
    """The application, without sockets and pages."""
    made = Litestar(
        route_handlers=HANDLERS,
        exception_handlers={
            HTTPException: tell_problem,
            RecursionError: tell_too_deep,
            StoreFailed: tell_store_failed,
            Exception: tell_mistake,
        },
        compression_config=CompressionConfig(backend="gzip", minimum_size=2000),
        openapi_config=OpenAPIConfig(
            title="Hameau",
            version=hall.settings.version,
            description="Games, tables and replays. Playing goes over the WebSocket: docs/protocol.md.",
            path="/schema",
            render_plugins=[],
        ),
        logging_config=None,
        request_max_body_size=hall.settings.largest_body,
    )
    made.state.hall = hall
    describe_limits(made.openapi_schema.components.schemas or {})
    return made


ASKED = (
    models.NewTable,
    models.SeatMe,
    models.TryHere,
    models.Keep,
    models.Packed,
    models.Parcel,
    models.Answered,
)
CLOSED = {*ASKED, wire.Clock, wire.Rhythm, models.Evening, models.Subscription, models.Asked}


def describe_limits(schemas: dict[str, Schema]) -> None:
    """What Litestar does not say: who refuses unknown fields, and how long words in lists and options are."""
    for kind in CLOSED:
        schemas[kind.__name__].additional_properties = False
    kept = schemas["Evening"].properties or {}
    cast(Schema, kept["names"]).items = text_schema(wire.Name)
    asked = schemas["NewTable"].properties or {}
    for field, words in (("names", wire.Name), ("deal", wire.Word)):
        cast(Schema, asked[field]).items = text_schema(words)
    options = cast(Schema, asked["options"])
    options.property_names = options.additional_properties = text_schema(wire.Word)


def text_schema(words: Any) -> Schema:
    """A text no longer than these."""
    return Schema(type=OpenAPIType.STRING, max_length=msgspec.json.schema(words)["maxLength"])


def tell_problem(request: Asks, error: HTTPException) -> Response[models.Problem]:
    """What the client did wrong."""
    trouble = error if isinstance(error, Trouble) else Trouble(error.status_code, usual(error.status_code))
    code, facts = trouble.code, trouble.facts
    sentence = trouble.sentence or hall_of(request).speech.say("en", code, facts)
    problem = models.Problem(code, dict(facts), sentence)
    return Response(problem, status_code=error.status_code, headers=error.headers, media_type=MediaType.JSON)


def usual(status: int) -> str:
    return "no-such-page" if status in (404, 405) else "not-understood"


def tell_too_deep(request: Asks, _: RecursionError) -> Response[models.Problem]:
    """A body that is nested so deeply that nobody can read it."""
    return tell_problem(request, HTTPException(status_code=400))


def tell_store_failed(request: Asks, error: StoreFailed) -> Response[models.Problem]:
    """The disk does not do what it should: the operator hears what, the client that it was not done."""
    hall, code = hall_of(request), "not-read" if request.method == "GET" else "not-written"
    hall.report(code, error)
    return Response(models.Problem(code, {}, hall.speech.say("en", code)), status_code=503)


def tell_mistake(request: Asks, error: Exception) -> Response[models.Problem]:
    """A mistake of ours: the operator hears what, the client only that."""
    hall = hall_of(request)
    hall.report("request-failed", error)
    return Response(models.Problem("mistake", {}, hall.speech.say("en", "mistake")), status_code=500)
