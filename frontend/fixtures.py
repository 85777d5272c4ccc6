"""Makes the replays in src/games/*/fixtures: whole matches played by the engine, small enough to be kept."""

from pathlib import Path
from typing import Any

import msgspec

import hameau
from hameau import bots
from hameau.engine.answers import Setup
from hameau.engine.capabilities import Lesson
from hameau.games.werewolves.catalogue import catalogue
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
    ("buttons", "three-shared", 3, {}, 11, bytes(range(16)), b"", bytes(range(32))),
    ("chevoux", "village", 1, {}, 3),
    ("guilds", "alone", 1, {"resources": "four"}, 4),
    ("guilds", "three", 3, {"resources": "three"}, 9),
    ("werewolves", "simple", 8, {"composition": "simple"}, 3),
    ("werewolves", "village", 8, OF_ALL, 4),
    ("werewolves", "hidden", 8, HIDDEN, 49),
    ("cucina", "series", 2, {"series": "three", "layouts": "different"}, 5),
    ("silhouette", "three", 3, {}, 5),
)
TAKEN_BACK = (20, 9)  # after so many moves, to after so many
MOST_MOVES = 12  # of those that are kept of a lesson
KEPT = ("dice",)  # fields of the public view that tests look at; of the first view everything


def replay(
    game: str,
    seats: int,
    options: dict[str, str],
    seed: int,
    shares: tuple[bytes, ...] = (),
    *,
    whole: bool = False,
) -> Replay:
    """A match among sensible players; with shares, one that is also taken back past luck.

    `whole` keeps every view, else what tests of pages need.
    """
    match = hameau.game(game).match(seats, seed=seed, options=options, shares=shares)
    frames = [frame(match, None, "", whole=whole)]
    while match.waiting:
        if any(shares) and not match.branch and len(match.history) == TAKEN_BACK[0]:
            match = match.back_to(TAKEN_BACK[1])
            del frames[TAKEN_BACK[1] + 1 :]
            continue
        seat = match.waiting[-1]
        move = match.game.write(match.game.content, match.state, match.state.sensible_move(seat, 0))
        match.play(seat, move)
        frames.append(frame(match, seat, move, whole=whole))
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
        backs=match.branch,
        shares=[share.hex() for share in match.shares],
        frames=frames,
    )


def frame(match: hameau.Match, seat: int | None, move: str, *, whole: bool) -> Frame:
    number, view = len(match.history), match.view()
    lines = [line(told) for told in match.journal if told.move == number]
    kept = {name: getattr(view, name) for name in KEPT if hasattr(view, name)} or None
    return Frame(number, match.branch, seat, move, lines, kept if number and not whole else view)


def lesson(game: hameau.Game, set_up: Setup) -> list[dict[str, Any]]:
    """A guided first match as the player at seat 0 sees it; of each view only what has changed."""
    match = game.match(set_up.seats, options=set_up.options, secret=bytes.fromhex(set_up.secret))
    player, frames, before = bots.make("greedy", seed=1), [], None
    while True:
        number, view = len(match.history), msgspec.to_builtins(match.view(0))
        heard = [line(told) for told in match.journal if told.move == number and told.audience & 1]
        lines = [{"event": told.event, "seat": told.seat} for told in heard]  # all that hints ask about
        moves = sorted(match.moves(0)) if 0 in match.waiting else []
        frames.append({"view": change(before, view), "moves": moves[:MOST_MOVES], "lines": lines})
        before = view
        if not match.waiting:
            return frames
        seat = match.waiting[-1]
        match.play(seat, player.choose(match, seat))


def change(before: Any, now: Any) -> Any:
    """What has to be laid over `before` to get `now`."""
    if isinstance(before, dict) and isinstance(now, dict) and before.keys() == now.keys():
        return {key: change(before[key], now[key]) for key in now if before[key] != now[key]}
    if isinstance(before, list) and isinstance(now, list) and len(before) == len(now) and holds_dicts(now):
        return {str(i): change(before[i], one) for i, one in enumerate(now) if before[i] != one}
    return now if isinstance(now, (str, int, float)) or now is None else {"=": now}


def holds_dicts(some: list[Any]) -> bool:
    return bool(some) and all(isinstance(one, dict) for one in some)


if __name__ == "__main__":
    for shelved in hameau.games():
        guided = shelved.get(Lesson)
        if guided and guided.set_up.seats > 1:
            path = GAMES / shelved.key / "fixtures" / "lesson.json"
            path.write_bytes(msgspec.json.encode(lesson(shelved, guided.set_up)) + b"\n")
    for game, name, seats, options, seed, *shares in MATCHES:
        path = GAMES / game / "fixtures" / f"{name}.json"
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(msgspec.json.encode(replay(game, seats, options, seed, tuple(shares))) + b"\n")
    boxed = msgspec.json.encode(catalogue(hameau.game("werewolves").content))
    (GAMES / "werewolves" / "fixtures" / "catalogue.json").write_bytes(boxed + b"\n")
