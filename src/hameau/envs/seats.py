"""One match on the engine's numbers, as every environment needs it: decisions, masks and observations."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.text import Text

from hameau import shelf
from hameau.engine.errors import HameauError, Unknown
from hameau.engine.features import features_of
from hameau.engine.game import Game
from hameau.engine.many import Stepper
from hameau.engine.match import names_for
from hameau.engine.state import State

ILLEGAL = ("refuse", "end")
RENDER_MODES = ("human", "ansi", "svg")
COLUMNS = 100
MOST_SEED = (1 << 62) - 1


class IllegalAction(HameauError, ValueError):
    """An action that the mask does not allow."""


class Seats:
    """A match that environments play by numbers; it holds all secrets, and observations hold none."""

    def __init__(
        self,
        key: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        illegal: str = "refuse",
        render_mode: str | None = None,
        content: str | None = None,
    ) -> None:
        if illegal not in ILLEGAL:
            raise Unknown(f"illegal is one of {', '.join(ILLEGAL)}, not {illegal!r}")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise Unknown(f"render_mode is one of {', '.join(RENDER_MODES)} or None, not {render_mode!r}")
        self.game: Game = shelf.game(key, content)
        self.seats = self.game.seats[0] if seats is None else seats
        self.options = self.game.check_setting(self.seats, {} if options is None else options)
        self.illegal = illegal
        self.render_mode = render_mode
        self.blamed: int | None = None  # who ended the match by an illegal action
        self.state, self.blank, self.mind = self.build(), self.build(), self.build()
        self.features = features_of(self.state)
        self.width = sum(feature.size for feature in self.features)
        self.low = np.concatenate([np.full(one.size, one.low, np.int16) for one in self.features])
        self.high = np.concatenate([np.full(one.size, one.high, np.int16) for one in self.features])
        self.row = np.zeros(self.width, np.int16)
        self.row_at = int(self.row.ctypes.data)  # asking for it costs more than to observe
        self.looker = Stepper()
        self.looker.declared = int(bool(self.state.features()))

    def build(self) -> State:
        return self.game.build(self.game.content, self.seats, self.options)

    def start(self, luck: np.random.Generator) -> None:
        """A new match."""
        self.blamed = None
        self.state.copy_from(self.blank)
        self.state.reseed(int(luck.integers(MOST_SEED)))
        self.state.set_up()

    @property
    def over(self) -> bool:
        return self.state.waiting == 0 or self.blamed is not None

    def deciding(self) -> int:
        """The first seat that owes a decision."""
        waiting = self.state.waiting
        return (waiting & -waiting).bit_length() - 1

    def mask(self, seat: int, width: int) -> NDArray[np.int8]:
        mask = np.zeros(width, np.int8)
        mask[self.state.legal_moves(seat)] = 1
        return mask

    def observe(self, seat: int) -> NDArray[np.int16]:
        self.looker.see(self.state, self.mind, seat, self.row_at)
        return self.row.copy()

    def play(self, seat: int, action: int) -> None:
        """Play a legal move; an illegal one is refused, or ends the match, as was asked for."""
        legal = self.state.legal_moves(seat)
        if action in legal:
            self.state.apply(seat, action)
        else:
            self.refuse(seat, action, legal)

    def refuse(self, seat: int, action: int, legal: list[int]) -> None:
        if self.illegal == "refuse":
            raise IllegalAction(
                f"seat {seat} may play {legal}, not {action}: sample with the action mask, "
                'or make the environment with illegal="end"'
            )
        self.blamed = seat

    def lapse(self, seat: int, action: int) -> None:
        """Play what was legal when it was chosen: the game's default if another's move has made it lapse."""
        if self.state.waiting >> seat & 1:
            legal = action in self.state.legal_moves(seat)
            self.state.apply(seat, action if legal else self.game.default(self.state, seat))

    def reward(self, seat: int) -> float:
        """1 for the only winner, -1 for a loser; whoever ended the match by an illegal action loses alone."""
        if self.blamed is not None:
            return -1.0 if seat == self.blamed else 0.0
        return self.state.result(seat) if self.state.waiting == 0 else 0.0

    # -- what bots look at --------------------------------------------------------------------------------

    def check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise Unknown(f"no seat {seat!r}: there are the seats 0 to {self.seats - 1}")

    def imagined(self, seat: int, seed: int) -> State:
        """A copy in which all that the seat cannot know is dealt anew."""
        copy = self.build()
        copy.copy_from(self.state)
        copy.reseed(seed)
        copy.imagine(seat)
        return copy

    def fresh_state(self) -> State:
        return self.build()

    def moves(self, seat: int) -> list[str]:
        """What the seat may play, as text."""
        return [self.game.write(self.game.content, self.state, move) for move in self.state.legal_moves(seat)]

    # -- drawing ------------------------------------------------------------------------------------------

    def render(self, seat: int | None = None) -> str | None:
        """The table as a seat sees it, in the terminal, as text, or as SVG; None is a spectator."""
        game = self.game
        view = game.view(game.content, self.state, seat)
        moves = [] if seat is None else self.moves(seat)
        say = partial(game.speech.say, "en")
        drawn = Text.from_markup(
            game.draw(view, names_for(self.seats), moves, say, width=COLUMNS), emoji=False
        )
        if self.render_mode == "human":
            Console(highlight=False, emoji=False).print(drawn, soft_wrap=True)
            return None
        if self.render_mode == "svg":
            paper = Console(record=True, width=COLUMNS, quiet=True, highlight=False)
            paper.print(drawn, soft_wrap=True)
            return paper.export_svg(title=game.title)
        return drawn.plain
