"""A person sees, keeps and deletes what their device did, while the server runs and others play."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from hameau.engine.record import verify
from hameau.shelf import game
from hameau.tables import entries
from hameau.tables.forgetting import SOMEONE
from hameau.tables.links import device_hash
from hameau.web.devices import COOKIE, new_device
from tests.web import disk
from tests.web.asking import Answer, ask
from tests.web.gatherings import again, done, gathered, refused, welcomed
from tests.web.people import Person, run
from tests.web.serving import Served, serving

NAME, LINE = "Annabella", "the fox is red"


async def request(server: Served, method: str, path: str, device: str, **headers: str) -> Answer:
    given = {"cookie": f"{COOKIE}={device}", **headers}
    return await asyncio.to_thread(ask, server.address, method, path, None, given)


async def talk_and_play(ann: Person, ben: Person) -> None:
    done(await ann.ask(type="say", seat=0, text=LINE))
    done(await ben.ask(type="say", seat=1, text="the hen is blue"))
    mover = ann if ann.moves else ben
    done(await mover.play(mover.moves[0]))


def bytes_of(data: Path) -> bytes:
    return b"".join(file.read_bytes() for file in data.rglob("*") if file.is_file())


def tables_on(data: Path) -> list[str]:
    return [name for name in disk.logs(data) if ":" not in name]


def test_a_device_is_told_what_it_did_and_nothing_that_others_did(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        async with gathered(server, NAME, "Ben") as (ann, ben):
            await talk_and_play(ann, ben)
            [hers] = (await request(server, "GET", "/api/mine", ann.device)).json()["tables"]
            assert (hers["table"], hers["game"], hers["hosted"]) == (ann.table_id, "buttons", True)
            assert (hers["names"], hers["lines"]) == ([NAME], 1)
            [his] = (await request(server, "GET", "/api/mine", ben.device)).json()["tables"]
            assert (his["hosted"], his["names"], his["lines"]) == (False, ["Ben"], 1)
            assert hers["moves"] + his["moves"] == 1
            answer = await request(server, "GET", "/api/mine/export", ann.device)
            assert answer.headers["content-disposition"].startswith("attachment")
            told = answer.json()["tables"][0]["did"]
            assert [(one["seat"], one["text"]) for one in told if one["entry"] == "said"] == [(0, LINE)]
            assert b"hen is blue" not in answer.body
            assert b"secret" not in answer.body
            assert (await request(server, "GET", "/api/mine", new_device())).json() == {"tables": []}

    with serving(tmp_path, "--unlimited") as server:
        run(story(server))


def test_who_is_forgotten_is_in_no_byte_of_the_folder_and_the_others_play_on(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        async with gathered(server, NAME, "Ben") as (ann, ben):
            await talk_and_play(ann, ben)
            answer = await request(server, "DELETE", "/api/mine/traces", ann.device)
            assert answer.json() == {"tables": 1}
            assert COOKIE in answer.headers["set-cookie"]
            assert ann.device not in answer.headers["set-cookie"]
            assert (await request(server, "GET", "/api/mine", ann.device)).json() == {"tables": []}
            for secret in (NAME.encode(), LINE.encode(), device_hash(ann.device).encode()):
                assert secret not in bytes_of(tmp_path)
            async with again(server, ben) as back:
                welcomed(await back.hello())
                assert [seat["name"] for seat in back.table["seats"]] == [SOMEONE, "Ben"]
                done(await back.ask(type="say", seat=1, text="anybody there?"))

    with serving(tmp_path, "--unlimited") as server:
        run(story(server))
    [table] = tables_on(tmp_path)
    assert disk.entries_of(tmp_path, table, entries.Played)


def test_a_record_of_a_match_still_verifies_when_a_player_is_forgotten(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        async with gathered(server, NAME, bots=["beginner"]) as (ann,):
            done(await ann.ask(type="stand-in", seat=0, level="beginner"))
            await ann.until(lambda: ann.table["phase"] == "over")
            await request(server, "DELETE", "/api/mine/traces", ann.device)
            join = {"x-hameau-secret": f"join={ann.table['links']['join']}"}
            path = f"/api/tables/{ann.table_id}/matches/1/record"
            found = (await request(server, "GET", path, new_device(), **join)).body.decode()
            assert NAME not in found
            assert verify(found, game).over

    with serving(tmp_path, "--unlimited") as server:
        run(story(server))


def test_who_opened_a_table_deletes_it_and_nobody_else_can(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        async with gathered(server, NAME, "Ben") as (ann, ben):
            await talk_and_play(ann, ben)
            path = f"/api/tables/{ann.table_id}"
            for stranger in (ben.device, new_device()):
                assert (await request(server, "DELETE", path, stranger)).status == 404
            foreign = await request(server, "DELETE", path, ann.device, origin="https://evil.example")
            assert foreign.status == 403
            assert (await request(server, "DELETE", path, ann.device)).json() == {"tables": 1}
            await ben.until(lambda: ben.closing)
            assert ben.closing == "not-found"
            async with again(server, ben) as back:
                assert refused(await back.hello()) == "no-such-table"
            assert (await request(server, "DELETE", path, ann.device)).status == 404
            assert NAME.encode() not in bytes_of(tmp_path)

    with serving(tmp_path, "--unlimited") as server:
        run(story(server))
    assert not tables_on(tmp_path)


def test_what_was_on_its_way_when_a_table_was_deleted_does_not_bring_it_back(tmp_path: Path) -> None:
    """An entry written after the deletion would be a table without a beginning."""

    async def story(server: Served) -> None:
        async with gathered(server, NAME, "Ben") as (ann, ben):
            said = [json.dumps({"type": "say", "key": f"k{n}", "seat": 1, "text": "x"}) for n in range(40)]
            path = f"/api/tables/{ann.table_id}"
            deleting = asyncio.create_task(request(server, "DELETE", path, ann.device))
            for line in said:
                await ben.send_raw(line)
            assert (await deleting).status == 200
            await ben.until(lambda: ben.closing)

    with serving(tmp_path, "--unlimited") as server:
        run(story(server))
    assert not tables_on(tmp_path)


def test_nobody_makes_the_server_read_its_whole_past_again_and_again(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        device = new_device()
        found = [(await request(server, "GET", "/api/mine", device)).status for _ in range(40)]
        assert found[0] == 200
        assert found[-1] == 429

    with serving(tmp_path) as server:
        run(story(server))
