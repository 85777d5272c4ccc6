"""Play a little of everything at a real server, stop it, and keep its data folder as text."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec

from hameau.web import folder
from tests.older import HERE, Left, Older
from tests.web import disk
from tests.web.asking import post_table
from tests.web.gatherings import done, gathered, play_on, welcomed, whose_turn
from tests.web.people import Person, run
from tests.web.serving import Served, serving

Seen = tuple[str, str, list[str]]  # what it is, the table, its devices
BLOB = re.compile(r"X'([0-9A-F]*)'")
NIGHT = {"beat": 60, "early": True}  # as soon as everybody has chosen


def main(name: str) -> None:
    with tempfile.TemporaryDirectory() as place:
        data = Path(place)
        with serving(data, "--unlimited") as server:
            seen = run(play_everything(server))
        older = Older(folder.read_key(data).hex(), [look(data, *one) for one in seen])
        (HERE / f"{name}.json").write_bytes(msgspec.json.format(msgspec.json.encode(older)) + b"\n")
        (HERE / f"{name}.sql").write_text(dump(data / folder.LOG), "utf-8")


def dump(log: Path) -> str:
    """The database as SQL. What is text stays text, so that a person can read it."""
    with closing(sqlite3.connect(log)) as database:
        (version,) = database.execute("pragma user_version").fetchone()
        lines = [readable(line) for line in database.iterdump()]
    return "\n".join([*lines, f"PRAGMA user_version = {version};", ""])


def readable(line: str) -> str:
    return BLOB.sub(lambda found: as_text(bytes.fromhex(found[1])) or found[0], line)


def as_text(blob: bytes) -> str:
    try:
        text = blob.decode()
    except UnicodeDecodeError:
        return ""
    return "CAST('" + text.replace("'", "''") + "' AS BLOB)" if text.isprintable() else ""


def look(data: Path, what: str, table: str, devices: list[str]) -> Left:
    """What the table is according to its log."""
    found = disk.table_of(data, table)
    match = found.playing
    return Left(
        what=what,
        game=found.game.key,
        table=table,
        devices=devices,
        phase=found.phase,
        match=found.number,
        moves=len(match.history),
        position=match.position(),
        waiting=list(match.waiting),
        records=found.records,
    )


async def play_everything(server: Served) -> list[Seen]:
    return [
        await two_play(server, "buttons", moves=14),
        await two_play(server, "buttonville", moves=12),
        await two_play(server, "guilds", moves=16),
        await alone(server),
        await in_a_night(server),
        await taken_back(server),
        await over(server),
        await led(server),
    ]


def left_by(what: str, people: list[Person]) -> Seen:
    return what, people[0].table_id, [person.device for person in people]


async def two_play(server: Served, game: str, moves: int) -> Seen:
    async with gathered(server, "Ann", "Ben", bots=["beginner"], game=game) as people:
        await play_on(people, moves=moves)
        done(await people[1].ask(type="say", seat=1, text="See you"))
        return left_by("in the middle", people)


async def alone(server: Served) -> Seen:
    async with gathered(server, "Ann", game="chevoux", seats=1) as people:
        await play_on(people, moves=9)
        return left_by("alone, with a word for others", people)


async def in_a_night(server: Served) -> Seen:
    names = ("Ann", "Ben", "Eve")
    async with gathered(server, *names, bots=["beginner"] * 6, game="werewolves", rhythm=NIGHT) as people:
        choice, nights = Random(3), 0
        was_dark = False
        for _ in range(400):
            dark = all(one.scene and one.scene["dark"] for one in people)
            nights += dark and not was_dark
            was_dark = dark
            if nights > 1:
                break
            for one in people:
                if one.scene and one.moves and not (one.scene["dark"] or {}).get("sealed"):
                    await one.play(choice.choice(one.moves))
            await asyncio.sleep(0.02)
        mover = await whose_turn(people)
        await mover.play(mover.moves[0])
        return left_by("in a night, one move sealed", people)


async def taken_back(server: Served) -> Seen:
    """By agreement, after dice were thrown."""
    async with gathered(server, "Ann", "Ben", game="buttons") as people:
        await play_on(people, moves=4)
        mover = await whose_turn(people)
        while "roll" not in mover.moves:
            await play_on(people, moves=1)
            mover = await whose_turn(people)
        seat, rolled = people.index(mover), len(mover.story)
        done(await mover.play("roll"))
        done(await mover.ask(type="ask-undo", seat=seat))
        other = people[1 - seat]
        await other.until(lambda: other.table["undo"])
        done(await other.ask(type="answer-undo", seat=1 - seat, agree=True))
        for one in people:
            await one.until(lambda one=one: len(one.story) == rolled)
        await play_on(people, moves=3)
        return left_by("taken back", people)


async def over(server: Served) -> Seen:
    async with gathered(server, "Ann", game="buttons", bots=["beginner"]) as people:
        await play_on(people)
        await people[0].until_over()
        return left_by("over", people)


async def led(server: Served) -> Seen:
    wanted = {"game": "werewolves", "moderated": True, "names": [f"Guest {seat}" for seat in range(8)]}
    answer = await asyncio.to_thread(post_table, server.address, "", wanted)
    device = answer.headers["set-cookie"].split("=", 1)[1].split(";")[0]
    async with Person(server.socket, answer.json()["table"], "", device) as person:
        welcomed(await person.hello())
        return left_by("led by a person", [person])


if __name__ == "__main__":
    main(sys.argv[1])
