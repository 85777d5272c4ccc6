"""Where bots think: on threads of lower priority, so that they never delay a table."""

import asyncio
import os
import threading
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from secrets import randbits
from typing import Any, NamedTuple, TypeVar

from hameau.bots import Bot, make
from hameau.bots.players import Thought, cores
from hameau.engine.answers import Said
from hameau.engine.capabilities import Reasons, Solver
from hameau.engine.game import Game
from hameau.engine.match import Match
from hameau.engine.state import State
from hameau.tables.levels import best_bot, bot_for
from hameau.web.turns import Claim, Turns

NICE = 10
OURS = Claim("")  # nobody's in particular: the village of a day
T = TypeVar("T")


class Advice(NamedTuple):
    """A move in notation, and what it is good for."""

    move: str
    why: Said


class Thinkers:
    """As many bots think at once as there are cores to spare; the others wait for their turn."""

    def __init__(self, threads: int | None = None) -> None:
        threads = threads or max(1, cores() - 1)
        self.pool = ThreadPoolExecutor(threads, thread_name_prefix="bot", initializer=step_back)
        self.turns = Turns(threads)
        self.idle: defaultdict[str, list[Bot]] = defaultdict(list)

    def new_seed(self) -> int:
        """For what a bot tries and imagines."""
        return randbits(30)

    async def choose(self, match: Match, seat: int, level: str, claim: Claim = OURS) -> str:
        """The move of a bot of that level; none if nobody waits for it when its turn to think comes."""
        async with self.turns.turn(claim):
            if seat not in match.waiting:
                return ""
            description = bot_for(match.game, level)
            idle = self.idle[description]
            bot = idle.pop() if idle else make(description, self.new_seed())
            thought = bot.ponder(match, seat)
            move = await asyncio.get_running_loop().run_in_executor(self.pool, thought)
            idle.append(bot)
            return move

    async def advise(self, match: Match, seat: int, claim: Claim = OURS) -> Advice:
        """What a specialist would play, else the best bot, who get what a bot gets: an imagined state."""
        game, solver, state = match.game, match.game.get(Solver), match.imagined(seat, self.new_seed())
        description = best_bot(game)

        def advise_at_once() -> Advice:
            assert solver is not None
            move = solver.advise(game.content, state, seat)
            return Advice(
                game.write(game.content, state, move), solver.explain(game.content, state, seat, move)
            )

        def think(bot: Bot, thought: Thought) -> Advice:
            text = thought()
            self.idle[description].append(bot)
            return Advice(text, reason_for(game, state, seat, text))

        if solver is not None:
            return await self.compute(advise_at_once, claim=claim)
        idle = self.idle[description]
        bot = idle.pop() if idle else make(description, self.new_seed())
        return await self.compute(think, bot, bot.ponder(match, seat), claim=claim)

    async def compute(self, work: Callable[..., T], *given: Any, claim: Claim = OURS) -> T:
        """Do anything that takes its time."""
        async with self.turns.turn(claim):
            return await asyncio.get_running_loop().run_in_executor(self.pool, work, *given)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


def reason_for(game: Game, state: State, seat: int, text: str) -> Said:
    """In the game's words, if it has any for this move; else only who would play it."""
    reasons, move = game.get(Reasons), game.read(game.content, state, seat, text)
    said = reasons.explain(game.content, state, seat, move) if reasons and move is not None else None
    return said or Said("advice-of-a-bot", {})


def step_back() -> None:
    """Lower the priority of this thread, where the system has priorities of threads."""
    if hasattr(os, "setpriority"):
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)
