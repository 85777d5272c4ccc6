"""What the simulation found that no clock explains, made small."""

from __future__ import annotations

import asyncio

from hameau.tables import wire
from hameau.tables.deciding import Asker, No
from hameau.tables.links import device_hash
from hameau.web import opening
from hameau.web.models import NewTable
from tests.simulation.world import World


def test_a_start_that_cannot_look_up_its_set_up_is_answered_and_can_be_made_again() -> None:
    """The disk could not be read for a moment: nobody was answered, and the table was stuck for good."""
    world = World(1)
    world.start_server()
    hall = world.servers[0].hall
    ann, answers = Asker(device_hash("Ann")), list[str]()

    def answer(no: No | None) -> None:
        answers.append(no.code if no else "done")

    async def story() -> None:
        wanted = NewTable("chevoux", 1)
        live = await hall.open(lambda table: opening.first_entries(table, wanted, None, ann.holder, hall))
        live.ask(ann, wire.Sit("a", 0, "Ann"), answer)
        await asyncio.sleep(1)
        world.disk.unreadable = True
        live.ask(ann, wire.Start("b"), answer)
        await asyncio.sleep(1)
        world.disk.unreadable = False
        live.ask(ann, wire.Start("c"), answer)
        await asyncio.sleep(1)

    world.servers[0].life.context.run(world.loop.create_task, story())
    world.loop.run_to(10)
    world.loop.finish()
    assert answers == ["done", "not-written", "done"]
