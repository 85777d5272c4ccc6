"""Somebody alone at a table: a game for one is played over the socket like any other."""

from tests.web.gatherings import done, gathered, refused
from tests.web.people import run
from tests.web.serving import Served


def test_a_solo_match_from_its_first_card_to_its_end(server: Served) -> None:
    async def play() -> None:
        async with gathered(server, "Ann", game="chevoux", options={"mode": "hard"}) as (ann,):
            assert ann.scene is not None
            assert ann.scene["view"]["card"] in {offer["card"] for offer in ann.scene["view"]["offers"]}
            assert refused(await ann.play("swap a1 a1")) == "wrong-form"
            for number in range(20):
                done(await ann.play(ann.moves[-1 if number % 2 else 0]))
            await ann.until(lambda: ann.scene and ann.scene["view"]["phase"] == "over")
            assert ann.moves == []
            await ann.until(lambda: ann.table["result"])
            assert ann.table["result"]["reason"] in ("won", "lost")

    run(play())


def test_a_move_that_showed_a_new_card_is_not_taken_back_by_oneself(server: Served) -> None:
    """Alone, nobody can be asked; what was turned up stays turned up."""

    async def try_to_undo() -> None:
        async with gathered(server, "Ann", game="chevoux") as (ann,):
            done(await ann.play("nothing"))
            assert ann.scene is not None
            card = ann.scene["view"]["card"]
            assert ann.scene["may_undo"] == "no"
            assert refused(await ann.ask(type="ask-undo", seat=0)) == "already-shown"
            assert (ann.scene["view"]["card"], ann.scene["number"]) == (card, 1)

    run(try_to_undo())
