"""The HTTP interface as a whole. Litestar describes it as OpenAPI."""

from __future__ import annotations

from typing import Any, cast

import msgspec
from litestar import Litestar, MediaType, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import OpenAPIType, Schema

from hameau.storage import StoreFailed
from hameau.tables import wire
from hameau.web import models
from hameau.web.hall import Hall
from hameau.web.interface import days, matches, operators, people, shelf, tables
from hameau.web.interface.asked import (
    Asks,
    Trouble,
    hall_of,
)

CHAPTERS = (shelf, tables, matches, people, days, operators)


def api(hall: Hall) -> Litestar:
    """The application, without sockets and pages."""
    made = Litestar(
        route_handlers=[handler for chapter in CHAPTERS for handler in chapter.HANDLERS],
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
    turns = schemas["Asked"].properties or {}
    cast(Schema, turns["tables"]).items = Schema(type=OpenAPIType.STRING, pattern="^[a-z2-7]{12}$")
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
