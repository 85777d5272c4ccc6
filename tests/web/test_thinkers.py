"""Bots wait for a thread to think on; meanwhile the match may go on without them."""

import asyncio

import pytest

import hameau
from hameau.plain import is_compiled
from hameau.web.thinkers import Thinkers
from hameau.web.turns import Claim, Turns
from tests.web.people import run

BUTTONS = hameau.game("buttons")
CHEVOUX = hameau.game("chevoux")
BUSY = Claim("somebody else")


def test_a_bot_whose_decision_was_made_meanwhile_has_nothing_to_say() -> None:
    """Two thoughts about one decision, one thread: the first is played while the second waits."""

    async def story() -> None:
        match = BUTTONS.match(2, seed=1)
        [seat] = match.waiting
        thinkers = Thinkers(threads=1)
        await thinkers.turns.take(BUSY)
        late = [asyncio.create_task(thinkers.choose(match, seat, level)) for level in ("beginner", "steady")]
        await asyncio.sleep(0)
        match.play(seat, "roll")
        while seat in match.waiting:
            match.play(seat, match.moves(seat)[0])
        thinkers.turns.give_back(BUSY, 0.0)
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


# -- turns -------------------------------------------------------------------------------------------------


async def line_up(turns: Turns, *claims: Claim) -> list[Claim]:
    """All want to think, in this order, each for a second; in which order they do."""
    thought: list[Claim] = []

    async def think(claim: Claim) -> None:
        await turns.take(claim)
        thought.append(claim)
        turns.give_back(claim, 1.0)

    await turns.take(BUSY)
    tasks = [asyncio.create_task(think(claim)) for claim in claims]
    await asyncio.sleep(0)
    turns.give_back(BUSY, 0.0)
    await asyncio.gather(*tasks)
    return thought


def test_one_address_with_many_tables_made_the_others_wait() -> None:
    many, one = Claim("1.2.3.4"), Claim("5.6.7.8")
    assert run(line_up(Turns(1), *[many] * 20, one, one))[:4] == [many, one, many, one]


def test_people_think_before_tables_where_only_bots_play() -> None:
    bots, people = Claim("1.2.3.4", watched=False), Claim("5.6.7.8")
    assert run(line_up(Turns(1), bots, bots, people, people)) == [people, people, bots, bots]


def test_whoever_looks_back_on_a_match_waits_until_all_bots_have_moved() -> None:
    back, bots = Claim("1.2.3.4", watched=False, later=True), Claim("5.6.7.8", watched=False)
    people = Claim("9.9.9.9")
    assert run(line_up(Turns(1), back, back, bots, people)) == [people, bots, back, back]


def test_who_comes_back_has_saved_nothing_up() -> None:
    async def story() -> list[Claim]:
        turns, old, new = Turns(1), Claim("old"), Claim("new")
        await line_up(turns, *[old] * 50)
        return await line_up(turns, *[new] * 3, *[old] * 3)

    assert [claim.group for claim in run(story())] == ["new", "old"] * 3


def test_who_gives_up_while_waiting_or_when_called_leaves_the_place_to_others() -> None:
    async def story() -> None:
        turns, claim = Turns(1), Claim("one")
        await turns.take(BUSY)
        waiting = [asyncio.create_task(turns.take(claim)) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
        turns.give_back(BUSY, 0.0)
        waiting[1].cancel()  # it was called just now
        await waiting[2]
        turns.give_back(claim, 0.0)
        assert (turns.free, turns.waiting, turns.used, turns.thinking) == (1, {}, {}, {})

    run(story())
