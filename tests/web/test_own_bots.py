"""A server that offers bots of its own."""

from __future__ import annotations

from pathlib import Path

from tests.web.asking import get
from tests.web.gatherings import done, gathered
from tests.web.people import run
from tests.web.serving import serving

FIRST = """
class Bot:
    def __init__(self, seed): pass

    def choose(self, decision):
        return decision.actions[0]
"""


def test_a_person_plays_against_a_bot_of_the_hosts_own(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(FIRST)
    with serving(tmp_path / "data", "--bots", f"{tmp_path}/mine.py:Bot") as server:
        shelf = get(server.address, "/api/games").json()
        assert all(game["levels"][-1] == "mine.py:Bot" for game in shelf)

        async def play() -> None:
            async with gathered(server, "Ann", bots=["mine.py:Bot"], game="buttons") as (ann,):
                await ann.until(lambda: ann.moves)
                while not any(line["seat"] == 1 for line in ann.story):
                    done(await ann.play(ann.moves[0]))
                    await ann.until(lambda: ann.moves)

        run(play())
