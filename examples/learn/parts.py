"""The features of many observations, by name."""

from __future__ import annotations

import numpy as np
from net import Floats
from numpy.typing import NDArray

import hameau
from hameau.engine.features import features_of


class Parts:
    """Where each feature of a game lies in its observations."""

    def __init__(self, key: str, seats: int) -> None:
        game = hameau.game(key)
        self.where: dict[str, tuple[slice, tuple[int, ...]]] = {}
        self.begins: dict[str, int] = {}
        self.width = 0
        for one in features_of(game.build(game.content, seats, game.check_options({}))):
            self.where[one.name] = slice(self.width, self.width + one.size), one.shape
            self.begins[one.name] = self.width
            self.width += one.size

    def start(self, name: str) -> int:
        """The first of its numbers."""
        return self.begins[name]

    def __call__(self, seen: NDArray[np.int16], name: str) -> Floats:
        """(rows, *shape): one feature."""
        where, shape = self.where[name]
        return seen[:, where].reshape(len(seen), *shape).astype(np.float32)
