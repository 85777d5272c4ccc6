"""The games, their rules, words and boxes, and set-ups that many play."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import get
from litestar.types import ControllerRouterHandler

from hameau.bots.levels import levels_of, steps_of
from hameau.engine.capabilities import Lesson, Moderation
from hameau.engine.game import Game
from hameau.engine.speech import LANGUAGES
from hameau.shelf import brought_words, every_key, games
from hameau.web import devices, models, rules
from hameau.web.interface.asked import (
    Asks,
    Key,
    Language,
    SetupWord,
    Trouble,
    hall_of,
    problems,
)
from hameau.web.setups import has_days


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


HANDLERS: list[ControllerRouterHandler] = [list_games, read_rules, read_words, read_catalogue, see_setup]
