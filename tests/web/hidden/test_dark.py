"""What goes on at a table in the dark: whoever comes, goes, errs or is played for by a bot."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from hameau.tables import entries
from hameau.tables.wire import LONGEST_CHAT, LONGEST_WHISPER, SEALED_BYTES, Rhythm
from hameau.web.hall import Hall
from tests.web import disk
from tests.web.hidden.nights import NOON, SECOND, Device, Village, open_hall, village
from tests.web.people import run


async def start(here: Village) -> None:
    here.devices[0].say(type="start")
    await here.settle()


def news(device: Device, since: int) -> list[dict[str, Any]]:
    return [json.loads(one.data) for one in device.sent[since:]]


def kinds(device: Device, since: int) -> list[str]:
    return [message["type"] for message in news(device, since)]


def counts(here: Village) -> list[int]:
    return [len(device.sent) for device in here.devices]


def seats_in(device: Device) -> list[dict[str, Any]]:
    """Who sits where, in the welcome that came last."""
    return list(json.loads(device.sent[-1].data)["table"]["seats"])


async def until_wolves(here: Village) -> list[int]:
    """The pack, in its round."""
    while True:
        pack = [seat for seat in range(8) if here.devices[seat].scene["voice"] == "pack"]
        if pack:
            return pack
        await here.beat()


def test_a_sealed_move_is_answered_and_nothing_else_is_sent(tmp_path: Path) -> None:
    async def story() -> None:
        async with village(tmp_path) as here:
            await start(here)
            before = counts(here)
            for _ in range(3):
                await here.play(3, "sleep")
            assert counts(here) == [one + 3 * (seat == 3) for seat, one in enumerate(before)]
            assert kinds(here.devices[3], before[3]) == ["done"] * 3

    run(story())


def test_at_the_beat_everybody_is_sent_one_scene(tmp_path: Path) -> None:
    """Also who sees nothing new."""

    async def story() -> None:
        async with village(tmp_path) as here:
            await start(here)
            onlooker = Device(here.hall, "Onlooker", f"watch={here.hall.links.watch(here.live.table.id)}")
            here.devices.append(onlooker)
            await onlooker.hello()
            while here.live.table.is_dark:
                before = counts(here)
                await here.beat()
                for device, since in zip(here.devices, before, strict=True):
                    assert kinds(device, since) == ["scene"]

    run(story())


def test_a_page_that_is_loaded_anew_knows_what_it_sealed(tmp_path: Path) -> None:
    async def story() -> None:
        async with village(tmp_path) as here:
            await start(here)
            await here.play(3, "sleep")
            for device in (here.devices[3], here.devices[4]):
                await device.come_again()
            assert here.devices[3].scene["dark"]["sealed"] == "sleep"
            assert here.devices[4].scene["dark"]["sealed"] == ""

    run(story())


def test_who_comes_and_goes_is_told_at_the_beat(tmp_path: Path) -> None:
    async def story() -> None:
        async with village(tmp_path) as here:
            await start(here)
            before = counts(here)
            here.devices[5].connection.lost()
            await here.at(5 * SECOND)
            await here.devices[6].come_again()
            onlooker = Device(here.hall, "Guest 1", "")
            await onlooker.hello()
            seen = json.loads(onlooker.sent[0].data)["table"]["seats"]
            assert [seat["here"] for seat in seen] == [True] * 8
            onlooker.connection.lost()
            assert counts(here)[:5] == before[:5]
            await here.beat()
            assert kinds(here.devices[0], before[0]) == ["table", "scene"]
            [told, _] = news(here.devices[0], before[0])
            assert [seat["here"] for seat in told["table"]["seats"]] == [True] * 5 + [False, True, True]
            assert told["table"]["seats"][5]["away"] == NOON + 20 * SECOND, "not when it was"

    run(story())


def test_who_comes_back_is_there_in_the_own_eyes_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with village(tmp_path) as here:
            await start(here)
            here.devices[5].connection.lost()
            await here.beat()
            await here.devices[5].come_again()
            assert seats_in(here.devices[5])[5]["here"]
            await here.devices[6].come_again()
            assert not seats_in(here.devices[6])[5]["here"], "others are told at the beat"
            await here.beat()
            await here.devices[6].come_again()
            assert seats_in(here.devices[6])[5]["here"]

    run(story())


def test_nobody_can_find_out_in_the_dark_who_is_there(tmp_path: Path) -> None:
    """Asking for a bot for somebody is answered by what was told before the round."""

    async def story() -> None:
        async with village(tmp_path, rhythm=Rhythm(beat=120)) as here:
            await start(here)
            answers = []
            for gone in (False, True):
                if gone:
                    here.devices[5].connection.lost()
                    await here.at(100 * SECOND)
                since = len(here.devices[1].sent)
                here.devices[1].say(type="stand-in", seat=5, level="steady")
                await here.settle()
                [answer] = news(here.devices[1], since)
                answers.append((answer["type"], answer["code"]))
            assert answers == [("refused", "still-here")] * 2

    run(story())


def test_a_bot_that_stands_in_seals_and_is_shown_at_the_beat(tmp_path: Path) -> None:
    async def story() -> None:
        async with village(tmp_path) as here:
            await start(here)
            before = counts(here)
            here.devices[2].say(type="stand-in", seat=2, level="steady")
            await here.settle()
            sealed = here.live.table.rounds.sealed
            assert sealed[2].who == "bot"
            assert kinds(here.devices[2], before[2]) == ["table", "done"]
            assert counts(here)[3] == before[3]
            for seat, level in ((4, ""), (2, "steady")):
                await here.devices[seat].come_again()
                assert seats_in(here.devices[seat])[2]["level"] == level, "only the own devices know"
            here.devices[2].say(type="come-back", seat=2)
            await here.settle()
            await here.play(2, "sleep")
            assert here.live.table.rounds.sealed[2].who == "person"
            here.devices[2].say(type="stand-in", seat=2, level="steady")
            await here.settle()
            assert here.live.table.rounds.sealed[2].who == "person", "what the person sealed stays"
            await here.beat()
            assert kinds(here.devices[3], before[3]) == ["table", "scene"]

    run(story())


def test_a_bot_that_still_thinks_at_the_beat_plays_what_it_thinks_of_first(tmp_path: Path) -> None:
    async def story() -> None:
        async with village(tmp_path) as here:
            await start(here)
            here.live.table.chairs[2].level = "master"  # so that nobody has woken it yet
            here.live.thinking.wake = lambda: None  # type: ignore[method-assign]  # nor does
            await here.beat()
            played = disk.entries_of(tmp_path, here.live.table.id, entries.Played)
            assert [one.who for one in played] == ["bot" if seat == 2 else "clock" for seat in range(8)]
            assert played[2].move != "away"

    run(story())


def test_a_seat_is_handed_over_in_the_dark(tmp_path: Path) -> None:
    async def story() -> None:
        async with village(tmp_path) as here:
            await start(here)
            await here.play(3, "sleep")
            here.devices[3].say(type="hand-over", seat=3)
            link = json.loads(here.devices[3].sent[-1].data)["link"]
            before = counts(here)
            phone = Device(here.hall, "Phone", f"seat={link}")
            await phone.hello()
            await here.settle()
            assert here.devices[3].closed
            assert kinds(here.devices[3], before[3]) == ["closing"]
            assert phone.scene["seat"] == 3
            assert phone.scene["dark"]["sealed"] == "sleep"
            assert counts(here)[4] == before[4]
            here.devices[3] = phone
            await here.play(3, "sleep")
            assert json.loads(phone.sent[-1].data)["type"] == "done"
            await here.beat()
            assert kinds(here.devices[4], before[4]) == ["scene"], "for the others nothing changed"

    run(story())


def test_several_seats_on_one_device_are_each_sealed_and_looked_through(tmp_path: Path) -> None:
    async def story() -> None:
        async with village(tmp_path) as here:
            shared = here.devices[0]
            for seat in (1, 2):
                shared.say(type="get-up", seat=seat)
                shared.say(type="sit", seat=seat, name=f"Child {seat}")
                await here.settle()
                here.devices[seat].connection.lost()
                here.devices[seat] = shared
            await start(here)
            for seat in (0, 1, 2):
                shared.say(type="look", seat=seat)
                assert shared.scene["seat"] == seat
                assert len(shared.sent[-2].data) % 16384 == 0
                await here.play(seat, "sleep")
            assert sorted(here.live.table.rounds.sealed) == [0, 1, 2]
            shared.say(type="look", seat=1)
            assert shared.scene["dark"]["sealed"] == "sleep"
            since = len(shared.sent)
            await here.beat()
            assert kinds(shared, since) == ["scene"]

    run(story())


def test_answers_to_moves_have_one_size(tmp_path: Path) -> None:
    async def story() -> None:
        async with village(tmp_path) as here:
            await start(here)
            for seat, move in ((0, "sleep"), (1, "eat 5"), (2, "fly"), (3, "sleep"), (3, "take 1")):
                await here.play(seat, move)
                assert len(here.devices[seat].sent[-1].data) == SEALED_BYTES

    run(story())


def test_who_asks_why_in_the_dark_learns_nothing_and_nobody_hears_it(tmp_path: Path) -> None:
    """Whatever the card and the question, the answer is the same, to the byte; nothing is written."""

    async def story() -> None:
        async with village(tmp_path) as here:
            await start(here)
            before, written = counts(here), here.live.table.sequence
            answers = set()
            for seat, device in enumerate(here.devices):
                scene = device.scene
                for move in ("sleep", "eat 5", "look 2", "fly"):
                    asked = {"seat": seat, "match": scene["match"], "number": scene["number"], "move": move}
                    device.say(type="ask-why", key="why", **asked)
                    await here.settle()
                    answers.add(device.sent[-1].data)
            assert counts(here) == [one + 4 for one in before]
            assert here.live.table.sequence == written
            assert len(answers) == 1
            (answer,) = answers
            assert len(answer) == SEALED_BYTES
            assert json.loads(answer)["code"] == "not-in-the-dark"

    run(story())


def test_whispers_come_with_the_scene_and_the_rest_by_looking(tmp_path: Path) -> None:
    async def story() -> None:
        async with village(tmp_path) as here:
            await start(here)
            pack = await until_wolves(here)
            before = counts(here)
            await here.play(pack[0], "sleep", whisper="the smith")
            await here.beat()
            for seat, device in enumerate(here.devices):
                [*_, scene] = news(device, before[seat])
                said = [line["text"] for line in scene["said"] or []]
                assert said == (["the smith"] if seat in pack else [])
            here.devices[pack[1]].say(type="look", seat=pack[1])
            assert [line["text"] for line in here.devices[pack[1]].scene["said"]] == ["the smith"]
            await here.devices[pack[1]].come_again()
            assert [line["text"] for line in json.loads(here.devices[pack[1]].sent[-1].data)["chat"]] == [
                "the smith"
            ]

    run(story())


def test_what_is_said_is_sent_to_those_who_hear_it(tmp_path: Path) -> None:
    """The dead are heard by the dead alone, by day and in the dark; the living by all."""

    async def story() -> None:
        async with village(tmp_path, composition="simple", captain="no") as here:
            await start(here)
            pack = await until_wolves(here)
            victim, living = [seat for seat in range(8) if seat not in pack][:2]
            while here.live.table.is_dark:
                for seat in pack:
                    await here.play(seat, f"eat {victim + 1}")
                await here.beat()
            assert await who_hears(here, victim) == [victim]
            assert await who_hears(here, living) == list(range(8))
            while not here.live.table.is_dark:
                await here.play(here.live.table.playing.waiting[0], "away")
            assert await who_hears(here, victim) == [victim]
            assert await who_hears(here, living) == []

    run(story())


async def who_hears(here: Village, seat: int) -> list[int]:
    """Somebody says something; whose devices are sent it."""
    before = counts(here)
    here.devices[seat].say(type="say", seat=seat, text="hello")
    await here.settle()
    return [one for one, since in enumerate(before) if "chat" in kinds(here.devices[one], since)]


def test_how_much_was_whispered_does_not_show_in_the_size_of_a_page(tmp_path: Path) -> None:
    """However much was said in the open: a page that is nearly a block must not tip over for the pack."""

    async def story() -> None:
        async with village(tmp_path, composition="simple", captain="no") as here:
            await start(here)
            pack = await until_wolves(here)
            other = next(seat for seat in range(1, 8) if seat not in pack)
            while here.live.table.is_dark:
                for seat in pack:
                    await here.play(seat, "sleep", whisper="\N{WOLF FACE}" * LONGEST_WHISPER)
                await here.beat()
            sizes = set()
            for _ in range(20):
                here.devices[0].say(type="say", seat=0, text="x" * LONGEST_CHAT)
                await here.settle()
                pages = []
                for seat in (pack[0], other):
                    await here.devices[seat].come_again()
                    pages.append(len(here.devices[seat].sent[-1].data))
                    here.devices[seat].say(type="look", seat=seat)
                    pages.append(len(here.devices[seat].sent[-2].data))
                assert pages[:2] == pages[2:]
                sizes.add(pages[0])
            assert len(sizes) > 1, "a page grew by a block"

    run(story())


def test_a_round_ends_early_when_all_have_sealed_if_that_was_arranged(tmp_path: Path) -> None:
    async def story() -> None:
        async with village(tmp_path, rhythm=Rhythm(early=True), composition="simple") as here:
            await start(here)
            before = counts(here)
            for seat in range(7):
                await here.play(seat, "sleep")
            here.live.clockwork.time_is_up()
            await here.settle()
            assert kinds(here.devices[0], before[0]) == ["done"]
            await here.play(7, "sleep")
            here.live.clockwork.time_is_up()
            await here.settle()
            assert kinds(here.devices[0], before[0]) == ["done", "scene"]

    run(story())


def test_while_nobody_is_there_the_beat_stands_still(tmp_path: Path) -> None:
    async def story() -> None:
        async with village(tmp_path) as here:
            await start(here)
            await here.at(5 * SECOND)
            for device in here.devices:
                device.connection.lost()
            await here.at(500 * SECOND)
            here.live.clockwork.time_is_up()
            await here.settle()
            assert not here.live.table.playing.history
            await here.devices[2].come_again()
            await here.settle()
            assert here.devices[2].scene["dark"]["ends"] == NOON + 515 * SECOND
            await here.beat()
            assert len(here.live.table.playing.history) == 8

    run(story())


def test_after_an_outage_the_night_goes_on_with_the_time_that_was_left(tmp_path: Path) -> None:
    async def before() -> None:
        async with village(tmp_path) as here:
            await start(here)
            await here.at(8 * SECOND)
            await here.play(3, "sleep")
            here.hall.log.alive(here.hall.began, here.hall.wall)
            here.hall.close = lambda: here.hall.log.close()  # type: ignore[method-assign]  # it ends without a word

    async def after() -> None:
        hall = open_hall(tmp_path, NOON + 3600 * SECOND)
        try:
            live = await hall.find("a" * 12)
            assert live is not None
            here = Village(hall, live)
            here.devices = [Device(hall, f"Guest {seat}", "") for seat in range(8)]
            await here.devices[3].hello()
            await here.settle()
            scene = here.devices[3].scene
            assert scene["dark"]["ends"] == NOON + 3612 * SECOND
            assert scene["dark"]["sealed"] == "sleep"
            await here.beat()
            assert live.table.playing.history[3].text == "sleep"
            assert {one.text for one in live.table.playing.history} == {"sleep", "away"}
            for device in here.devices:
                device.connection.waiting.cancel()
        finally:
            Hall.close(hall)

    run(before())
    run(after())
    assert len(disk.entries_of(tmp_path, "a" * 12, entries.Sealed)) == 1


def test_a_debate_ends_by_itself(tmp_path: Path) -> None:
    async def story() -> None:
        async with village(tmp_path, rhythm=Rhythm(debate=60), composition="simple", captain="no") as here:
            await start(here)
            while here.live.table.rounds.debate is None:
                if here.live.table.is_dark:
                    await here.beat()
                else:
                    await here.play(here.live.table.playing.waiting[0], "away")
            ends = here.live.table.rounds.debate.ends
            assert here.devices[0].scene["debate"] == {"ends": ends, "length": 60 * SECOND}
            assert ends is not None
            await here.at(ends - NOON)
            for _ in range(8):  # one after the other
                here.live.clockwork.time_is_up()
                await here.settle()
            assert here.devices[0].scene["debate"] is None

    run(story())


def test_who_agrees_to_shorter_nights_is_told_to_all_and_in_the_dark_to_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        async with village(tmp_path, composition="simple", captain="no") as here:
            here.devices[3].say(type="hasten", seat=3, agree=True)
            await here.settle()
            for device in here.devices:
                told = json.loads(device.sent[-2 if device is here.devices[3] else -1].data)["table"]
                assert [seat["hastens"] for seat in told["seats"]] == [seat == 3 for seat in range(8)]
                assert told["pace"] == {"kind": "steady", "asked": list(range(8))}
            await start(here)
            before = counts(here)
            for device in here.devices[3:5]:
                device.say(type="hasten", seat=here.devices.index(device), agree=device is here.devices[4])
            await here.settle()
            assert counts(here) == [one + (seat in (3, 4)) for seat, one in enumerate(before)]
            assert {news(here.devices[seat], before[seat])[0]["code"] for seat in (3, 4)} == {"only-by-day"}

    run(story())


def test_when_somebody_dies_it_is_told_whose_consent_is_asked_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with village(tmp_path, composition="simple", captain="no") as here:
            await start(here)
            pack = await until_wolves(here)
            victim = next(seat for seat in range(8) if seat not in pack)
            while here.live.table.is_dark:
                for seat in pack:
                    await here.play(seat, f"eat {victim + 1}")
                before = counts(here)
                await here.beat()
            for seat, device in enumerate(here.devices):
                [told, _] = news(device, before[seat])
                assert told["table"]["pace"]["asked"] == [one for one in range(8) if one != victim]

    run(story())
