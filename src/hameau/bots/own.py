"""Bots that somebody else wrote: `mine.py:Bot` is the class `Bot` of a file, `pack.module:Bot` of a module.

    class Bot:
        def __init__(self, seed: int) -> None: ...
        def choose(self, decision: hameau.bots.Decision) -> str | int: ...

It gets what its seat may know and nothing else, and gives back a move as text or as a number. One object may
be asked for several seats and matches in turn, so it keeps nothing about a match, and takes its luck from
`decision.luck`.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import msgspec

from hameau.engine.errors import Unknown
from hameau.engine.features import features_of
from hameau.engine.given import shown, whole
from hameau.engine.many import Stepper
from hameau.engine.state import State

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from hameau.engine.game import Game


class Decision:
    """All that a seat knows when it has to decide, made from an imagined position and never the true one."""

    def __init__(self, game: Game, options: Mapping[str, str], seat: int, mind: State, luck: int) -> None:
        self.game = game
        self.options = options
        self.seats = mind.seats
        self.seat = seat
        self.mind = mind
        self.luck = luck  # a seed for this decision: whoever draws from it alone can be repeated

    @cached_property
    def actions(self) -> list[int]:
        """The legal moves by number."""
        return self.mind.legal_moves(self.seat)

    @cached_property
    def moves(self) -> list[str]:
        """The same moves as text."""
        return [self.game.write(self.game.content, self.mind, action) for action in self.actions]

    @cached_property
    def view(self) -> msgspec.Struct:
        """What a person in this seat sees."""
        return self.game.view(self.game.content, self.mind, self.seat)

    @cached_property
    def observation(self) -> NDArray[np.int16]:
        """The same as numbers; `hameau.envs.features` says what they mean."""
        import numpy as np  # only those who want arrays wait for it

        scratch, looker = self.fresh_state(), Stepper()
        row = np.zeros(sum(one.size for one in features_of(scratch)), np.int16)
        looker.declared = int(bool(scratch.features()))
        looker.see(self.mind, scratch, self.seat, int(row.ctypes.data))
        return row

    @cached_property
    def mask(self) -> NDArray[np.int8]:
        """1 for each legal action, 0 for all others."""
        import numpy as np

        mask = np.zeros(self.game.actions, np.int8)
        mask[self.actions] = 1
        return mask

    def imagined(self, seed: int) -> State:
        """A position that looks the same from this seat; what the seat cannot know is dealt anew."""
        copy = self.fresh_state()
        copy.copy_from(self.mind)
        copy.reseed(whole(seed, "a seed"))
        copy.imagine(self.seat)
        return copy

    def fresh_state(self) -> State:
        """To copy positions into."""
        return self.game.build(self.game.content, self.seats, self.options)


def choose(description: str, theirs: Any, decision: Decision) -> str:
    """The move that their bot plays; one that is not legal is said, with those that are."""
    chosen, game, mind = theirs.choose(decision), decision.game, decision.mind
    says = isinstance(chosen, str) and game.spoken(chosen)
    if says and game.refusal(game.content, mind, decision.seat, chosen) is None:
        return str(chosen)
    known: list[Any] = decision.moves if isinstance(chosen, str) else decision.actions
    if chosen in known:
        return decision.moves[known.index(chosen)]
    legal = ", ".join(decision.moves[:12]) + (" …" if len(decision.moves) > 12 else "")
    raise Unknown(
        f"{description} chose {shown(chosen)} for seat {decision.seat}, which may play {legal}, "
        "or the numbers of these moves"
    )


def kind_of(description: str) -> type[Any]:
    """The class that a description names."""
    where, _, name = description.rpartition(":")
    module = from_file(Path(where).resolve()) if where.endswith(".py") else from_module(where)
    found = getattr(module, name, None)
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise Unknown(f"{where} has no class {name} with a method choose(decision)")
    return found


@lru_cache
def from_file(path: Path) -> ModuleType:
    """A file as a module; it may import what lies beside it."""
    name = f"hameau_bot_{path.stem}"
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise Unknown(f"no bot: there is no file {path}")
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def from_module(name: str) -> ModuleType:
    """A module by its name, also one that lies where the command was started."""
    if "" not in sys.path:
        sys.path.append("")
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name and name.startswith(error.name):
            raise Unknown(f"no bot: there is no module {name}") from None
        raise
