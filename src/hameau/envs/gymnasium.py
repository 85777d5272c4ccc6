"""Gymnasium: one seat against bots, or a game for one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import gymnasium
import numpy as np
from gymnasium import spaces

from hameau import bots
from hameau.bots.levels import levels_of
from hameau.engine.match import Match
from hameau.engine.texts import saying
from hameau.envs.seats import RENDER_MODES, Seats


class OneSeat(gymnasium.Env[dict[str, Any], np.int64]):
    """One seat, the others played by bots of a `level`: a table's (`steady`), or a bot (`search:500`).

    An action is a move by its number; `action_mask` in observation and info says which may be played. Another
    one raises `IllegalAction`; with `illegal="end"` it loses the match, which ends.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012  # as its base

    def __init__(
        self,
        key: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        seat: int = 0,
        level: str = "greedy",
        illegal: str = "refuse",
        render_mode: str | None = None,
    ) -> None:
        self.table = Seats(key, seats, options, illegal, render_mode)
        self.table.check_seat(seat)
        self.render_mode = render_mode
        self.seat = seat
        self.level = levels_of(self.table.game).get(level, level)
        bots.check(self.level)
        self.actions = self.table.game.actions
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(self.table.low, self.table.high, dtype=np.int16),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(self.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new match; with the same seed the same ones follow."""
        super().reset(seed=seed)
        self.table.start(self.np_random)
        self.bot = bots.make(self.level, seed=int(self.np_random.integers(1 << 31)))
        self.play_others()
        seen = self.look()
        return seen, {"action_mask": seen["action_mask"]}

    def step(self, action: np.int64 | int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        self.table.play(self.seat, int(action))
        self.play_others()
        seen = self.look()
        reward, over = self.table.reward(self.seat), self.table.over
        if self.render_mode == "human":
            self.render()
        return seen, reward, over, False, {"action_mask": seen["action_mask"]}

    def play_others(self) -> None:
        """Until the seat decides, or it is over."""
        table, state = self.table, self.table.state
        while not table.over and not state.waiting >> self.seat & 1:
            other = table.deciding()
            if self.level == "greedy":
                state.apply(other, state.sensible_move(other, 0))
            else:
                text = self.bot.choose(cast(Match, table), other)  # it has all of a match that bots look at
                move = table.game.read(table.game.content, state, other, text)
                assert move is not None, f"{self.level} chose {text!r}"
                with saying(state, table.game.spoken(text)):
                    state.apply(other, move)

    def look(self) -> dict[str, Any]:
        mask = self.table.mask(self.seat, self.actions)
        if self.table.over:
            mask[:] = 0
        return {"observation": self.table.observe(self.seat), "action_mask": mask}

    def render(self) -> Any:
        """The table as the seat sees it."""
        return self.table.render(self.seat)
