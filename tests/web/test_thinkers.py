"""Bots wait for a thread to think on; meanwhile the match may go on without them."""

import asyncio

import pytest

import hameau
from hameau.plain import is_compiled
from hameau.web.thinkers import Thinkers
from tests.web.people import run

BUTTONS = hameau.game("buttons")
CHEVOUX = hameau.game("chevoux")


def test_a_bot_whose_decision_was_made_meanwhile_has_nothing_to_say() -> None:
    """Two thoughts about one decision, one thread: the first is played while the second waits."""

    async def story() -> None:
        match = BUTTONS.match(2, seed=1)
        [seat] = match.waiting
        thinkers = Thinkers(threads=1)
        await thinkers.free.acquire()
        late = [asyncio.create_task(thinkers.choose(match, seat, level)) for level in ("beginner", "steady")]
        await asyncio.sleep(0)
        match.play(seat, "roll")
        while seat in match.waiting:
            match.play(seat, match.moves(seat)[0])
        thinkers.free.release()
        assert [await one for one in late] == ["", ""]
        thinkers.close()

    run(story())


def test_a_bot_that_is_waited_for_chooses_a_legal_move() -> None:
    async def story() -> None:
        match, thinkers = BUTTONS.match(2, seed=1), Thinkers(threads=1)
        for _ in range(20):
            seat = match.waiting[0]
            match.play(seat, await thinkers.choose(match, seat, "beginner"))
        thinkers.close()

    run(story())


@pytest.mark.skipif(not is_compiled(), reason="plain Python thinks too slowly")
def test_advice_is_the_same_whatever_will_come() -> None:
    """Two matches that look the same to the player, with different secrets: no word of the advice differs."""

    async def story() -> None:
        position = CHEVOUX.match(seed=5).position()
        one, other = (CHEVOUX.position(position, seed=seed) for seed in (1, 2))
        thinkers = Thinkers(threads=1)
        for _ in range(3):
            advice = await thinkers.advise(one, 0)
            assert advice == await thinkers.advise(other, 0)
            assert advice.move in one.moves(0)
            moved = [match.play(0, advice.move) for match in (one, other)]
            if moved[0] != moved[1]:
                break  # another card came up: from here on they look different
        thinkers.close()

    run(story())
