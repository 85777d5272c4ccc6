"""Many matches at once: a vector environment of Gymnasium over the batch, without copies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from hameau import shelf
from hameau.engine.errors import Unknown
from hameau.envs.batch import Batch

MODES = {
    AutoresetMode.NEXT_STEP: "next-step",
    AutoresetMode.SAME_STEP: "same-step",
    AutoresetMode.DISABLED: "never",
}
MASK_BYTES = 8  # of a word


class Vector(VectorEnv[dict[str, Any], NDArray[np.int64], NDArray[Any]]):
    """One seat against greedy or random bots in `matches` matches; those that end start anew by themselves.

    Observations and packed masks are the batch's own arrays, which the next step overwrites: copy what you
    keep. `action_mask` has one byte for eight actions, the lowest bit first; `mask()` unpacks it.

    For self-play use `batch`: there every seat is played from outside, one decision of each match a step.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012  # as its base

    def __init__(
        self,
        key: str,
        seats: int | None = None,
        matches: int = 1024,
        threads: int = 1,
        options: Mapping[str, str] | None = None,
        seat: int = 0,
        others: str = "greedy",
        autoreset: AutoresetMode = AutoresetMode.NEXT_STEP,
    ) -> None:
        self.game = shelf.game(key)
        self.seats = self.game.seats[0] if seats is None else seats
        self.how: dict[str, Any] = {
            "options": options,
            "observations": True,
            "threads": threads,
            "seat": seat,
            "others": others,
            "restarts": MODES[AutoresetMode(autoreset)],
        }
        self.metadata = {**self.metadata, "autoreset_mode": AutoresetMode(autoreset)}
        self.num_envs = matches
        self.seat = seat
        self.batch = Batch(self.game, matches, self.seats, **self.how)
        low = np.concatenate([np.full(part.size, part.low, np.int16) for part in self.batch.features])
        high = np.concatenate([np.full(part.size, part.high, np.int16) for part in self.batch.features])
        bytes_ = self.game.actions // MASK_BYTES
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(low, high, dtype=np.int16),
                "action_mask": spaces.Box(0, 255, (bytes_,), np.uint8),
            }
        )
        self.single_action_space = spaces.Discrete(self.game.actions)
        self.observation_space = batch_space(self.single_observation_space, matches)
        self.action_space = batch_space(self.single_action_space, matches)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start all matches anew; with `reset_mask` in options only those that it marks."""
        if isinstance(seed, list):
            raise Unknown("a vector environment takes one seed for all its matches, not a list")
        marked = None if options is None else options.get("reset_mask")
        if seed is not None:
            self.batch = Batch(self.game, self.num_envs, self.seats, seed, **self.how)
        else:
            self.batch.reset(np.ones(self.num_envs, np.bool_) if marked is None else marked)
        return self.look(), {}

    def look(self) -> dict[str, Any]:
        return {"observation": self.batch.seen, "action_mask": self.batch.packed_mask.view(np.uint8)}

    def mask(self) -> NDArray[np.bool_]:
        """(matches, actions): which actions may be taken now."""
        return self.batch.mask()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[dict[str, Any], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        self.batch.step(actions)
        ended = self.batch.ended
        rewards = self.batch.rewards[:, self.seat].copy()
        infos: dict[str, Any] = {}
        if self.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP and ended.any():
            final = {
                "observation": self.batch.last_seen,
                "action_mask": np.zeros((self.num_envs, self.game.actions // MASK_BYTES), np.uint8),
            }
            infos = {"final_obs": final, "_final_obs": ended}
        return self.look(), rewards, ended, np.zeros(self.num_envs, np.bool_), infos
