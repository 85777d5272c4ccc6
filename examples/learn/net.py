"""A small network of NumPy alone: what each choice is worth, fitted to how matches ended."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Whole = NDArray[np.int64]
A_BATCH = 1024
HELD_OUT = 20  # one row of so many


class Net:
    """Layers of rectified units; the outputs lie between -1 and 1, as results of matches do."""

    def __init__(self, sizes: Sequence[int], seed: int = 0) -> None:
        luck = np.random.default_rng(seed)
        pairs = list(pairwise(sizes))
        self.weights: list[Floats] = [
            luck.normal(0, np.sqrt(2 / wide), (wide, high)).astype(np.float32) for wide, high in pairs
        ]
        self.weights[-1] *= np.float32(0.1)  # to begin with everything is worth about nothing
        self.biases: list[Floats] = [np.zeros(high, np.float32) for _, high in pairs]
        self.moments = [[np.zeros_like(one), np.zeros_like(one)] for one in self.weights + self.biases]
        self.steps = 0

    def __call__(self, inputs: NDArray[Any]) -> Floats:
        """(rows, choices): what each is worth."""
        return self.forward(inputs)[-1]

    def forward(self, inputs: NDArray[Any]) -> list[Floats]:
        layers = [inputs.astype(np.float32, copy=False)]
        for weight, bias in zip(self.weights[:-1], self.biases[:-1], strict=True):
            layers.append(np.maximum(layers[-1] @ weight + bias, 0))
        return [*layers, np.tanh(layers[-1] @ self.weights[-1] + self.biases[-1])]

    def fit(self, inputs: NDArray[Any], chosen: Whole, worth: Floats, epochs: int, rate: float) -> float:
        """Come closer to what the chosen were worth; the squared error on rows that were held out."""
        held, luck = len(inputs) // HELD_OUT, np.random.default_rng(self.steps)
        for _ in range(epochs):
            order = held + luck.permutation(len(inputs) - held)
            for at in range(0, len(order), A_BATCH):
                rows = order[at : at + A_BATCH]
                self.descend(inputs[rows], chosen[rows], worth[rows], rate)
        guessed = self(inputs[:held])[np.arange(held), chosen[:held]]
        return float(np.mean((guessed - worth[:held]) ** 2))

    def descend(self, inputs: NDArray[Any], chosen: Whole, worth: Floats, rate: float) -> None:
        """One step against the gradient of the squared error (Adam)."""
        layers, rows = self.forward(inputs), np.arange(len(inputs))
        guessed = layers[-1][rows, chosen]
        slope = np.zeros_like(layers[-1])
        slope[rows, chosen] = (guessed - worth) * (1 - guessed**2) * (2 / len(rows))
        weights, biases = [], []
        for layer in range(len(self.weights) - 1, -1, -1):
            weights.append(layers[layer].T @ slope)
            biases.append(slope.sum(0))
            slope = (slope @ self.weights[layer].T) * (layers[layer] > 0)
        self.move(weights[::-1] + biases[::-1], rate)

    def move(self, gradients: list[Floats], rate: float) -> None:
        self.steps += 1
        fade = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for one, gradient, moments in zip(self.weights + self.biases, gradients, self.moments, strict=True):
            moments[0] += np.float32(0.1) * (gradient - moments[0])
            moments[1] += np.float32(0.001) * (gradient**2 - moments[1])
            one -= (
                np.float32(rate) * (moments[0] / fade[0]) / (np.sqrt(moments[1] / fade[1]) + np.float32(1e-8))
            )

    def save(self, file: Path) -> None:
        """Half precision is enough for playing."""
        layers = {f"weight{n}": one.astype(np.float16) for n, one in enumerate(self.weights)}
        layers |= {f"bias{n}": one.astype(np.float16) for n, one in enumerate(self.biases)}
        np.savez_compressed(file, **layers)  # type: ignore[arg-type]  # names of arrays, not options

    @classmethod
    def load(cls, file: Path) -> Net:
        with np.load(file) as kept:
            many = len(kept.files) // 2
            weights = [kept[f"weight{n}"].astype(np.float32) for n in range(many)]
            net = cls([len(weights[0]), *(one.shape[1] for one in weights)])
            net.weights, net.biases = weights, [kept[f"bias{n}"].astype(np.float32) for n in range(many)]
        return net
