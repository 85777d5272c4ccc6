"""What a move is good for is what it brings at once."""

import hameau
from hameau.engine.speech import LANGUAGES
from hameau.games.guilds.reasons import explain


def test_a_reason_is_the_points_that_the_move_brings() -> None:
    game, found = hameau.game("guilds"), 0
    match = game.match(2, seed=1)
    while match.waiting and found < 5:
        seat = match.waiting[0]
        state = match.imagined(seat, 1)
        before = state.dump()
        move = max(state.legal_moves(seat), key=lambda move: state.judge(seat, move))
        said = explain(game.content, state, seat, move)  # type: ignore[arg-type]  # of this game
        assert state.dump() == before, "it has changed what it was asked about"
        had = match.state.score(seat)
        match.play(seat, game.write(game.content, state, move))
        gained = match.state.score(seat) - had
        if said is None:
            assert gained <= 0 or match.drew
        elif not match.drew:
            assert said == ("hint-points", {"points": gained})
            found += 1
            assert all(str(gained) in game.speech.say(language, *said) for language in LANGUAGES)
    assert found, "no move brought anything"
