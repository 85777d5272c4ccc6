"""OpenSpiel: importing this module registers every game, `pyspiel.load_game("hameau_buttons(players=3)")`.

Every draw of luck is a chance node with even outcomes. A move is played with the draws that are known so far;
if it asks for one more, that draw is the next node, and the move is played again when it is known.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hameau import shelf
from hameau.engine.errors import Unknown
from hameau.envs.missing import wanting
from hameau.envs.seats import Seats

with wanting("pyspiel", "openspiel"):
    import pyspiel

MOST_MOVES = 20_000  # of a match; OpenSpiel asks for a bound
MOST_OUTCOMES = 1024  # of a draw
SET_UP = -1  # instead of a seat: the set-up is being drawn
NO_LUCK = 1 << 20
WORD = 32  # bits


class Pending(NamedTuple):
    """What is being played, and the draws that are known of it."""

    seat: int
    move: int
    draws: tuple[tuple[int, int], ...]  # outcome, of how many

    def words(self) -> list[int]:
        """The least word of luck that gives each outcome."""
        return [-(-(outcome << WORD) // many) for outcome, many in self.draws]


class Game(pyspiel.Game):  # type: ignore[misc]  # the library has no types
    """A game of ours with so many players; `options` is written as `key:value;key:value`.

    `content` is a folder with content files of one's own.
    """

    key = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        content = str(given.get("content", ""))
        ours = shelf.game(self.key, content or None)
        players = int(given.get("players", ours.seats[0]))
        self.setting = (self.key, players, str(given.get("options", "")), content)
        zero_sum = players == 2  # one wins, the other loses, or both share it
        info = pyspiel.GameInfo(
            num_distinct_actions=ours.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=MOST_MOVES,
        )
        super().__init__(game_type(ours, zero_sum), info, given)

    @property
    def table(self) -> Seats:
        return table_of(*self.setting)

    def new_initial_state(self) -> State:
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, iig_obs_type)


@cache
def table_of(key: str, players: int, options: str, content: str) -> Seats:
    """What all positions of one setting share; positions are pickled without it."""
    return Seats(key, players, read_options(options), content=content or None)


def read_options(text: str) -> dict[str, str]:
    """`boards:same;other:choice`, as OpenSpiel keeps `=` and commas for itself."""
    parts = [part.split(":", 1) for part in text.split(";") if part]
    if any(len(part) != 2 for part in parts):
        raise Unknown(f"options are written key:value;key:value, not {text!r}")
    return {key.strip(): value.strip() for key, value in parts}


class State(pyspiel.State):  # type: ignore[misc]  # the library has no types
    """A position, the draw that it waits for, and what every seat has seen since the beginning."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.setting = game.setting
        self.position = game.table.build()
        self.pending = Pending(SET_UP, 0, ())
        self.wished = 0  # outcomes of the draw that is waited for; 0: none
        self.sights: tuple[tuple[int, ...], ...] = ((),) * game.table.seats
        self.attempt(self.pending)

    @property
    def table(self) -> Seats:
        return table_of(*self.setting)

    # -- playing ------------------------------------------------------------------------------------------

    def attempt(self, pending: Pending) -> None:
        """Play it with the draws that are known; if one more is wanted, nothing was played yet."""
        position, before = self.position, self.table.mind
        before.copy_from(position)
        position.reseed(1)
        position.foretell(pending.words())
        position.wished = 0
        if pending.seat == SET_UP:
            position.set_up()
        else:
            position.apply(pending.seat, pending.move)
        self.wished = position.wished
        if self.wished:
            self.pending = pending
            position.copy_from(before)
        else:
            self.finish(pending)
        position.fated = 0
        position.luck = NO_LUCK  # luck is no part of the position here

    def finish(self, pending: Pending) -> None:
        if pending.seat != SET_UP:
            seat, move = pending.seat, pending.move
            seen = [self.position.sight(observer, seat, move) for observer in range(self.table.seats)]
            self.sights = tuple((*old, new) for old, new in zip(self.sights, seen, strict=True))

    def current_player(self) -> int:
        if self.wished:
            return int(pyspiel.PlayerId.CHANCE)
        waiting = self.position.waiting
        return (waiting & -waiting).bit_length() - 1 if waiting else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return not self.wished and self.position.waiting == 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1.0 / self.wished) for outcome in range(self.wished)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.wished else sorted(self.position.legal_moves(player))

    def _apply_action(self, action: int) -> None:
        if self.wished:
            draws = (*self.pending.draws, (action, self.wished))
            self.attempt(self.pending._replace(draws=draws))
        else:
            self.attempt(Pending(self.current_player(), action, ()))

    def returns(self) -> list[float]:
        seats = range(self.table.seats)
        return [self.position.result(seat) for seat in seats] if self.is_terminal() else [0.0] * len(seats)

    # -- words --------------------------------------------------------------------------------------------

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action} of {self.wished}" if self.wished else f"draw {action}"
        return self.table.game.write(self.table.game.content, self.position, action)

    def __str__(self) -> str:
        if self.wished:
            drawn = "".join(f" {outcome}/{many}" for outcome, many in self.pending.draws)
            what = "the set-up" if self.pending.seat == SET_UP else f"seat {self.pending.seat}"
            return f"{what} draws{drawn} of {self.wished}: {self.position.dump().hex()}"
        return self.table.game.write_position(self.table.game.content, self.position)

    def information_state_string(self, player: int | None = None) -> str:
        """All that the player has seen since the beginning, and what it knows now."""
        seat = self.current_player() if player is None else player
        seen = ".".join(f"{sight:x}" for sight in self.sights[seat])
        return f"{seat} {seen} {self.observation_string(seat)}"

    def observation_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        if self.wished and self.pending.seat == SET_UP:
            return ""
        return ",".join(map(str, self.observed(seat).tolist()))

    def observed(self, seat: int) -> NDArray[np.int16]:
        row = np.zeros(self.table.width, np.int16)
        if not (self.wished and self.pending.seat == SET_UP):
            self.table.looker.see(self.position, self.table.mind, seat, row.ctypes.data)
        return row

    # -- copies -------------------------------------------------------------------------------------------

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> State:
        """The same in a world that this player cannot tell from the true one."""
        copy: State = self.clone()
        copy.position.reseed(int(probability_sampler() * (1 << 53)))
        copy.position.imagine(player)
        copy.position.luck = NO_LUCK
        return copy


class Observer:
    """What a player knows as a tensor; with perfect recall in words also all that it has seen."""

    def __init__(self, game: Game, iig_obs_type: Any) -> None:
        self.recalls = bool(iig_obs_type is not None and iig_obs_type.perfect_recall)
        self.tensor = np.zeros(game.table.width, np.float32)
        self.dict = {}
        place = 0
        for feature in game.table.features:
            self.dict[feature.name] = self.tensor[place : place + feature.size].reshape(feature.shape)
            place += feature.size

    def set_from(self, state: State, player: int) -> None:
        self.tensor[:] = state.observed(player)

    def string_from(self, state: State, player: int) -> str:
        return state.information_state_string(player) if self.recalls else state.observation_string(player)


def game_type(ours: Any, zero_sum: bool = False) -> pyspiel.GameType:
    kind = pyspiel.GameType
    return kind(
        short_name=f"hameau_{ours.key}",
        long_name=f"Hameau {ours.title}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if zero_sum else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=ours.seats[-1],
        min_num_players=ours.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": ours.seats[0], "options": "", "content": ""},
    )


def register() -> None:
    """Tell OpenSpiel of every game on the shelf."""
    for ours in map(shelf.find, shelf.every_key()):
        pyspiel.register_game(game_type(ours), type(f"Hameau_{ours.key}", (Game,), {"key": ours.key}))


register()
