"""Makes the replays in src/games/*/fixtures: whole matches played by the engine, small enough to be kept."""

from pathlib import Path

import msgspec

import hameau
from hameau.tables.seeing import line, result_seen
from hameau.web.models import Frame, Replay

GAMES = Path(__file__).parent / "src" / "games"
OF_ALL = {"composition": "first-village", "thief": "in", "cupid": "in", "tokens": "all"}
HIDDEN = {"hide-composition": "yes", "thief": "in", "white-werewolf": "in"}
MATCHES = (
    ("buttons", "two-choose", 2, {"boards": "choose"}, 2),
    ("buttons", "three-random", 3, {"boards": "random"}, 130),
    ("buttonville", "two-random", 2, {"villagers": "random"}, 2),
    ("buttonville", "three-sourced", 3, {"villagers": "sourced"}, 5),
    ("buttonville", "three-choose", 3, {"villagers": "choose"}, 7),
    ("chevoux", "village", 1, {}, 3),
    ("guilds", "alone", 1, {"resources": "four"}, 4),
    ("guilds", "three", 3, {"resources": "three"}, 9),
    ("werewolves", "simple", 8, {"composition": "simple"}, 3),
    ("werewolves", "village", 8, OF_ALL, 4),
    ("werewolves", "hidden", 8, HIDDEN, 49),
)
KEPT = ("dice",)  # fields of the public view that tests look at; of the first view everything


def replay(game: str, seats: int, options: dict[str, str], seed: int) -> Replay:
    """A match among sensible players."""
    match = hameau.game(game).match(seats, seed=seed, options=options)
    frames = [frame(match, None, "")]
    while match.waiting:
        seat = match.waiting[-1]
        move = match.game.write(match.game.content, match.state, match.state.sensible_move(seat, 0))
        match.play(seat, move)
        frames.append(frame(match, seat, move))
    return Replay(
        table="abcdefghij22",
        game=game,
        match=1,
        seats=list(match.names),
        options=match.options,
        setup="",
        eyes="all",
        result=result_seen(match),
        promise=match.commitment,
        secret=match.secret.hex(),
        frames=frames,
    )


def frame(match: hameau.Match, seat: int | None, move: str) -> Frame:
    number, view = len(match.history), match.view()
    lines = [line(told) for told in match.journal if told.move == number]
    kept = {name: getattr(view, name) for name in KEPT if hasattr(view, name)} or None
    return Frame(number, seat, move, lines, kept if number else view)


if __name__ == "__main__":
    for game, name, seats, options, seed in MATCHES:
        path = GAMES / game / "fixtures" / f"{name}.json"
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(msgspec.json.encode(replay(game, seats, options, seed)) + b"\n")
