"""What somebody mistyped: a known verb is answered with its form and rule, anything else is no move."""

import pytest

import hameau

MISTYPED = [
    ("buttons", 2, {"boards": "choose"}, "board Z9", "board A1", "2.7"),
    ("buttons", 2, {}, "star", "star c5", "5.5"),
    ("buttonville", 2, {}, "take", "take jade", "3.3"),
    ("buttonville", 2, {}, "take nobody", "take jade", "3.3"),
    ("buttonville", 2, {"villagers": "interactions"}, "play jade", "play triboulet x2", "3.5"),
    ("chevoux", 1, {}, "swap a1", "swap a1 c1", "6.2"),
    ("chevoux", 1, {}, "turn c9 by 7", "turn b2 by 1", "6.5"),
    ("guilds", 2, {}, "keep M99", "keep M01", "8.5"),
    ("guilds", 2, {}, "move somewhere", "move c3", "4.4"),
    ("werewolves", 8, {}, "vote Ann", "vote 3", "11.2"),
    ("werewolves", 8, {}, "report 5", "report 3 wolf", "13.4"),
]


@pytest.mark.parametrize(("key", "seats", "options", "typed", "example", "rule"), MISTYPED)
def test_a_verb_with_a_bad_argument_shows_how_it_is_written(
    key: str, seats: int, options: dict[str, str], typed: str, example: str, rule: str
) -> None:
    match = hameau.game(key).match(seats, seed=5, options=options)
    refused = match.refusal(match.waiting[0], typed)
    assert refused is not None
    assert (refused.code, refused.rule) == ("wrong-form", rule)
    assert refused.sentence == f"“{typed}” is not a whole move: it is written like “{example}”."


@pytest.mark.parametrize("game", hameau.games(), ids=lambda game: str(game.key))
def test_what_is_no_verb_is_no_move(game: hameau.Game) -> None:
    match = game.match(game.seats[-1], seed=5)
    for text in ("dance", "", "dance a1"):
        refused = match.refusal(match.waiting[0], text)
        assert refused is not None
        assert refused.code == "no-such-move"
