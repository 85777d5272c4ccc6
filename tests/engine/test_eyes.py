"""What all see alike is made once for all who look at the same position, and anew for every other."""

from hameau import shelf
from hameau.engine.eyes import for_all_eyes
from hameau.engine.state import State


def test_it_is_made_once_a_position() -> None:
    made: list[bytes] = []

    @for_all_eyes
    def look(_: object, state: State) -> int:
        made.append(state.dump())
        return len(made)

    game = shelf.game("buttons")
    match = game.match(seats=2, seed=1)
    for _ in range(3):
        assert look(game.content, match.state) == 1
    assert look(game.content, game.match(seats=2, seed=1).state) == 1
    before = match.state.dump()
    match.play(match.waiting[0], match.moves(match.waiting[0])[0])
    assert match.state.dump() != before
    assert look(game.content, match.state) == 2
    assert look(object(), match.state) == 3
    assert made == [before, match.state.dump(), match.state.dump()]
