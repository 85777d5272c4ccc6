"""A moderated table: one device enters for all and corrects itself; others see what is public."""

from __future__ import annotations

import asyncio
import re
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from hameau.web.devices import new_device
from tests.web import zygote
from tests.web.asking import get, open_table, post_table, until_answered
from tests.web.gatherings import come, done, welcomed
from tests.web.people import Message, Person, run
from tests.web.serving import Served
from tests.web.zygote import Zygote

NAMES = ["Ann", "Ben", "Eve", "Dan", "Flo", "Gus", "Ida", "Jon"]
CARDS = ["werewolf", "werewolf", "seer", *["villager"] * 5]
OTHER = ["villager", "villager", "villager", "werewolf", "seer", "werewolf", "villager", "villager"]
WANTED = {"game": "werewolves", "moderated": True, "names": NAMES, "options": {"composition": "simple"}}


class Moderator(Person):
    """The device that opened the table."""

    @property
    def prompt(self) -> Message:
        assert self.scene
        return dict(self.scene["prompt"])

    @property
    def call(self) -> str:
        return str(self.prompt["script"]["call"])

    async def enter(self, *did: tuple[int, str], **changes: Any) -> Message:
        """What people did at this step."""
        assert self.scene
        made = [{"seat": seat, "move": move} for seat, move in did]
        said = {"match": self.scene["match"], "number": self.prompt["number"], "did": made}
        return await self.ask(type="enter", **{**said, **changes})

    async def back(self, step: int = -1) -> Message:
        assert self.scene
        kept = self.prompt["steps"][step]["kept"]
        return await self.ask(
            type="go-back", match=self.scene["match"], number=self.prompt["number"], kept=kept
        )


async def moderator(server: Served | Zygote, cards: list[str] | None = CARDS) -> Moderator:
    device = new_device()
    wanted = {**WANTED, "deal": cards} if cards else WANTED
    table, _ = await asyncio.to_thread(until_answered, lambda: open_table(server.address, device, **wanted))
    return Moderator(server.socket, table, "", device)


async def first_day(person: Moderator, wolf: int, seer: int) -> None:
    """The Seer looks at Ben, the pack eats Ida."""
    assert person.call == "seer"
    done(await person.enter((seer, "look 2")))
    assert person.call == "wolves"
    done(await person.enter((wolf, "eat 7")))
    assert person.call == "debate"


async def to_the_end(person: Moderator) -> None:
    """Two nights and two days, in which the village votes for both wolves."""
    await first_day(person, 0, 2)
    done(await person.enter())
    done(await person.enter(*((seat, "vote 1") for seat in (1, 2, 3, 4, 5, 7))))
    done(await person.enter())
    done(await person.enter((1, "eat 8")))
    done(await person.enter())
    done(await person.enter(*((seat, "vote 2") for seat in (2, 3, 4, 5))))


# -- who may do what ---------------------------------------------------------------------------------------


def test_the_moderator_plays_for_everybody_to_the_end(server: Served) -> None:
    async def story() -> None:
        async with await moderator(server) as person:
            welcomed(await person.hello())
            assert person.table["moderated"]
            assert person.table["rhythm"] is None
            assert [one["card"] for one in person.scene["view"]["people"]] == CARDS  # type: ignore[index]  # it is there
            await to_the_end(person)
            assert person.table["phase"] == "over"
            assert person.table["result"]["reason"] == "won-by-the-village"
            assert person.prompt["script"]["question"] is None

    run(story())


def test_nobody_else_can_act_or_sit_down(server: Served) -> None:
    async def story() -> None:
        async with await moderator(server) as person:
            welcomed(await person.hello())
            watch = f"watch={person.table['links']['watch']}"
            assert person.table["links"]["join"] == ""
            async with Moderator(server.socket, person.table_id, watch) as other:
                welcomed(await other.hello())
                entering: list[Message] = [
                    {"type": "enter", "match": 1, "number": 0, "did": []},
                    {"type": "go-back", "match": 1, "number": 0, "kept": 0},
                ]
                for asked in entering:
                    assert (await other.ask(**asked))["code"] == "not-the-moderator"
                playing: list[Message] = [
                    {"type": "sit", "seat": 0, "name": "Max"},
                    {"type": "move", "seat": 0, "match": 1, "number": 0, "move": "sleep"},
                    {"type": "start"},
                ]
                for asked in playing:
                    assert (await other.ask(**asked))["code"] == "moderated"
                assert (await other.ask(type="look", seat=0))["code"] == "not-yours"
            assert (await person.ask(type="hand-over", seat=0))["code"] == "moderated"
            assert (await person.ask(type="ask-undo", seat=0))["code"] == "moderated"

    run(story())


def test_what_the_rules_do_not_allow_is_refused_with_its_rule_and_changes_nothing(server: Served) -> None:
    async def story() -> None:
        async with await moderator(server) as person:
            welcomed(await person.hello())
            before = person.scene
            assert (await person.enter((2, "look 3")))["rule"] == "11.3"
            assert (await person.enter((3, "look 2")))["rule"] == "3.3"
            assert (await person.enter((2, "fly away")))["code"] == "no-such-move"
            assert (await person.enter((2, "look 2"), number=7))["code"] == "stale"
            assert person.scene is before

    run(story())


def test_a_table_that_cannot_be_is_not_opened(server: Served) -> None:
    def problem(**changes: Any) -> str:
        answer = post_table(server.address, new_device(), {**WANTED, **changes})
        assert answer.status == 400
        return str(answer.json()["facts"]["problem"])

    assert "8 to 29 players" in problem(names=NAMES[:7])
    assert "same name" in problem(names=["Ann", *NAMES[:7]])
    assert "the deck has 1 of seer, not 2" in problem(deal=["seer", *CARDS[1:]])
    assert "need a card each" in problem(deal=CARDS[:7])
    assert "not led by a moderator" in problem(game="buttons", options={}, names=NAMES[:3])


# -- what others see ---------------------------------------------------------------------------------------


def test_a_spectator_cannot_tell_who_is_who(server: Served) -> None:
    first, second = (run(watched(server, cards)) for cards in (CARDS, OTHER))
    assert len(first) > 4
    assert first == second


async def watched(server: Served, cards: list[str]) -> list[bytes]:
    """All that a spectator hears of a night and a debate, without what differs between any two tables."""
    async with await moderator(server, cards) as person:
        welcomed(await person.hello())
        watch = f"watch={person.table['links']['watch']}"
        async with Person(server.socket, person.table_id, watch) as spectator:
            welcomed(await spectator.hello())
            await first_day(person, cards.index("werewolf"), cards.index("seer"))
            done(await person.back())
            done(await person.enter((cards.index("werewolf"), "eat 7")))
            done(await spectator.ask(type="ping"))
            heard = spectator.heard
        assert person.scene
        assert "prompt" in person.scene
    hidden = re.compile(rb'"(now|promise|id)":("[^"]*"|\d+)')
    assert not any(b"prompt" in message or b"script" in message for message in heard)
    return [hidden.sub(rb'"\1":0', message) for message in heard]


# -- corrections -------------------------------------------------------------------------------------------


def test_a_step_is_taken_back_with_all_that_was_played_for_it(server: Served) -> None:
    async def story() -> None:
        async with await moderator(server) as person:
            welcomed(await person.hello())
            await first_day(person, 0, 2)
            steps = person.prompt["steps"]
            assert [(one["step"], one["did"]) for one in steps] == [
                ("seer", [{"seat": 2, "move": "look 2"}]),
                ("wolves", [{"seat": 0, "move": "eat 7"}]),
            ]
            done(await person.back())
            assert person.call == "wolves"
            done(await person.enter((0, "eat 8")))
            assert [one["alive"] for one in person.scene["view"]["people"]] == [*[True] * 7, False]  # type: ignore[index]  # it is there
            done(await person.back(0))
            assert person.call == "seer"
            assert person.prompt["steps"] == []

    run(story())


def test_to_take_back_and_to_enter_the_same_again_changes_nothing(server: Served) -> None:
    async def story() -> None:
        async with await moderator(server) as person:
            welcomed(await person.hello())
            await first_day(person, 0, 2)
            assert person.scene
            before, told = person.scene["view"], person.prompt["script"]
            done(await person.back(0))
            await first_day(person, 0, 2)
            assert person.scene["view"] == before
            assert person.prompt["script"] == told

    run(story())


def test_an_entry_that_is_sent_twice_counts_once(server: Served) -> None:
    async def story() -> None:
        async with await moderator(server) as person:
            welcomed(await person.hello())
            number = person.prompt["number"]
            done(await person.enter((2, "look 2"), key="same"))
            done(await person.enter((2, "look 2"), key="same", number=number))
            assert person.call == "wolves"
            assert len(person.prompt["steps"]) == 1

    run(story())


def test_the_end_can_be_corrected_and_leaves_one_record(server: Served) -> None:
    async def story() -> tuple[str, str]:
        async with await moderator(server) as person:
            welcomed(await person.hello())
            for _ in range(2):
                await to_the_end(person)
                assert person.table["phase"] == "over"
                assert person.table["matches"] == 1
                done(await person.back(0))
                assert person.table["phase"] == "playing"
                assert person.table["matches"] == 0
        return person.table_id, person.device

    table, device = run(story())
    assert get(server.address, f"/api/tables/{table}/matches/1/replay", cookie=device).status == 404


def test_everything_is_there_after_a_crash(tmp_path: Path) -> None:
    with (tmp_path / "errors").open("wb") as errors, zygote.lives(tmp_path, errors=errors) as server:
        before, after = run(crash(server))
        assert server.stop() == 0
    assert before == after


async def crash(server: Zygote) -> tuple[Message, Message]:
    server.start()
    person = await moderator(server)
    async with person:
        welcomed(await person.hello())
        await first_day(person, 0, 2)
        done(await person.back())
        before = person.prompt
        server.kill()
    server.start()
    async with AsyncExitStack() as stack:
        again = await come(stack, server, person.table_id, "", person.device)
        assert again.scene
        return before, again.scene["prompt"]
