"""`hameau games`: what can be played."""

import argparse

import hameau
from hameau.cli import asking
from hameau.cli.modules import is_game_compiled
from hameau.cli.screen import FAINT, Screen
from hameau.engine.game import Game


def declare(commands: asking.Commands, common: argparse.ArgumentParser) -> None:
    parser = commands.add_parser(
        "games", parents=[common], help="list the games", description="List the games."
    )
    asking.add_json(parser)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace, screen: Screen) -> int:
    games = hameau.games(asked.content)
    if asked.json:
        asking.print_json([describe(game) for game in games])
        return 0
    for game in games:
        show(game, screen)
    return 0


def show(game: Game, screen: Screen) -> None:
    def words(message: str) -> str:
        return game.speech.say(screen.language, message)

    players = screen.text("players", least=game.seats[0], most=game.seats[-1])
    screen.line(f"{game.key}  {game.speech.say(screen.language, 'title')}", "bold")
    screen.line(f"  {words('tagline')}")
    screen.line(f"  {players} · {screen.text('minutes', minutes=game.minutes)} · {game.credits}", FAINT)
    for option in game.options:
        choices = ", ".join(
            f"{choice} ({words(f'option-{option.key}-{choice}')})" for choice in option.choices
        )
        screen.line(f"  --option {option.key}=…  {words(f'option-{option.key}')}: {choices}", FAINT)


def describe(game: Game) -> dict[str, object]:
    """For programs."""
    return {
        "key": game.key,
        "title": game.title,
        "version": game.version,
        "seats": list(game.seats),
        "minutes": game.minutes,
        "credits": game.credits,
        "options": {
            o.key: {"choices": list(o.choices), "default": o.default, "seats": list(o.seats or game.seats)}
            for o in game.options
        },
        "content": game.digest,
        "compiled": is_game_compiled(game.key),
    }
