"""What every handler needs: who asks, and how it is refused."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Request
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from litestar.params import HeaderParameter, Parameter

from hameau.engine.errors import HameauError, Refused
from hameau.tables import wire
from hameau.tables.deciding import No
from hameau.tables.links import device_hash
from hameau.web import devices, models
from hameau.web.hall import Hall

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


def bad(error: HameauError) -> Trouble:
    if isinstance(error, Refused):
        trouble = Trouble(400, error.code, **error.facts)
        trouble.sentence = error.sentence
        return trouble
    return Trouble(400, "wrong-option", problem=error.sentence)


def must_come_from_here(request: Asks) -> None:
    if not devices.comes_from_here(request.scope["headers"], hall_of(request).settings.origins):
        raise Trouble(403, "foreign-page")


def device_asking(request: Asks) -> str:
    """Its hash. To find out where it was takes reading everything, so nobody may ask often."""
    if not hall_of(request).may_scan(request.client.host if request.client else ""):
        raise Trouble(429, "too-fast")
    return device_hash(devices.device_of(request.scope["headers"]))


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
