"""PettingZoo: whoever owes a decision acts in turn (AEC), or all at once (parallel)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv

from hameau.envs.seats import RENDER_MODES, Seats

Observation = dict[str, Any]


def observation_space(table: Seats, actions: int) -> spaces.Dict:
    """What a seat knows, and what it may do."""
    return spaces.Dict(
        {
            "observation": spaces.Box(table.low, table.high, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


class TurnByTurn(AECEnv):  # type: ignore[misc]  # the library has no types
    """One seat acts after another; where several owe a decision at once, the first of them.

    An action is a move by its number. One that the mask does not allow raises `IllegalAction`; with
    `illegal="end"` whoever plays it loses and the match ends, as with PettingZoo's own wrapper for that.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "hameau_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
    }

    def __init__(
        self,
        key: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        illegal: str = "refuse",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = Seats(key, seats, options, illegal, render_mode)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.actions = self.table.game.actions
        agents = self.possible_agents
        self.observation_spaces = {agent: observation_space(self.table, self.actions) for agent in agents}
        self.action_spaces = {agent: spaces.Discrete(self.actions) for agent in agents}
        self.np_random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; with the same seed the same ones follow."""
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)
        self.table.start(self.np_random)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.deciding()]
        self.mask_for_info()

    def mask_for_info(self) -> None:
        """Whoever decides finds the mask in its info too, and nobody else finds one there."""
        agent = self.agent_selection
        self.infos[agent] = {"action_mask": self.table.mask(self.seat_of[agent], self.actions)}

    def observe(self, agent: str) -> Observation:
        seat, info = self.seat_of[agent], self.infos.get(agent)
        if info:
            mask = info["action_mask"].copy()
        elif self.table.over:
            mask = np.zeros(self.actions, np.int8)
        else:
            mask = self.table.mask(seat, self.actions)
        return {"observation": self.table.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.table.play(self.seat_of[agent], int(action) if action is not None else -1)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        if self.table.over:
            self.rewards = {one: self.table.reward(self.seat_of[one]) for one in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[self.table.deciding()]
            self.mask_for_info()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as whoever decides sees it."""
        return self.table.render(None if self.table.over else self.seat_of[self.agent_selection])

    def close(self) -> None:
        """Nothing is open."""


class Parallel(ParallelEnv):  # type: ignore[misc]  # the library has no types
    """All seats act in every step; whoever owes no decision has one action, the last: to wait.

    Moves are played in the order of seats. A seat that another's move relieved of its decision is passed
    over; for a move that another's move has made illegal the game's default is played, as at tables.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "hameau_parallel_v0", "render_modes": list(RENDER_MODES)}

    def __init__(
        self,
        key: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        illegal: str = "refuse",
        render_mode: str | None = None,
    ) -> None:
        self.table = Seats(key, seats, options, illegal, render_mode)
        self.render_mode = render_mode
        self.wait = self.table.game.actions
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        agents = self.possible_agents
        self.observation_spaces = {agent: observation_space(self.table, self.wait + 1) for agent in agents}
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in agents}
        self.np_random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new match; with the same seed the same ones follow."""
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)
        self.table.start(self.np_random)
        self.agents = self.possible_agents[:]
        seen = self.look()
        return seen, infos(seen)

    def look(self) -> dict[str, Observation]:
        return {agent: self.look_of(seat) for seat, agent in enumerate(self.possible_agents)}

    def look_of(self, seat: int) -> Observation:
        asked = not self.table.over and self.table.state.waiting >> seat & 1
        mask = self.table.mask(seat, self.wait + 1) if asked else np.zeros(self.wait + 1, np.int8)
        mask[self.wait] = not asked
        return {"observation": self.table.observe(seat), "action_mask": mask}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        if self.agents:
            self.settle({self.possible_agents.index(agent): int(move) for agent, move in actions.items()})
        over, seen = self.table.over, self.look()
        agents, self.agents = self.agents, [] if over else self.agents
        if self.render_mode == "human":
            self.render()
        return (
            {agent: seen[agent] for agent in agents},
            {agent: self.table.reward(self.possible_agents.index(agent)) for agent in agents},
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            infos({agent: seen[agent] for agent in agents}),
        )

    def settle(self, chosen: dict[int, int]) -> None:
        """First see that every move may be chosen now; only then play them."""
        table, asked = self.table, self.table.state.waiting
        for seat in range(table.seats):
            move, waits = chosen.get(seat, -1), not asked >> seat & 1
            if waits == (move == self.wait) and (waits or move in table.state.legal_moves(seat)):
                continue
            table.refuse(seat, move, [self.wait] if waits else table.state.legal_moves(seat))
            return
        for seat in range(table.seats):
            if asked >> seat & 1:
                table.lapse(seat, chosen[seat])

    def render(self) -> str | None:
        """The table as spectators see it."""
        return self.table.render()

    def close(self) -> None:
        """Nothing is open."""


def infos(seen: dict[str, Observation]) -> dict[str, dict[str, Any]]:
    return {agent: {"action_mask": one["action_mask"]} for agent, one in seen.items()}
