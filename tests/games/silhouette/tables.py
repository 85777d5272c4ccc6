"""Positions for the tests of Silhouette: what was seen, what lies open, and what was said.

table = seated(open="b3=cat c5=fish", seen="a1=moon", won=["Ben starfish star fish"])
table.does("Ann", 'say "catfish"')
table.turn("Ann", "a1=moon d4=bear")        turns up cards; what nobody has seen shows what stands there

Cards that were won lie at the end of the grid, the last pair before the others.
"""

from typing import cast

import hameau
from hameau import testing
from hameau.engine.answers import Event
from hameau.engine.luck import secret_from_seed
from hameau.engine.match import NAMES
from hameau.engine.state import State
from hameau.games.silhouette.bots.judgement import Silhouette
from hameau.games.silhouette.content import Opened
from hameau.games.silhouette.notation import COLUMNS, PLACES
from hameau.games.silhouette.position import sketch
from hameau.games.silhouette.views import View

SILHOUETTE = hameau.game("silhouette")
CONTENT: Opened = SILHOUETTE.content
MOTIFS = [motif.id for motif in CONTENT.page.motif]
SECRET = secret_from_seed(0)


class Table(testing.Table):
    """A match of Silhouette."""

    def __init__(self, state: State, options: dict[str, str], start: str | None, secret: bytes) -> None:
        super().__init__(SILHOUETTE, state, secret, options, start=start)

    def turn(self, name: str, cards: str) -> list[Event]:
        """That player turns up these cards, `b3=cat c5=fish`."""
        events: list[Event] = []
        for card in cards.split():
            place, motif = card.split("=")
            known = self.state_here.motif[PLACES.index(place)]
            if known:
                assert MOTIFS[known - 1] == motif, f"{place} shows {MOTIFS[known - 1]}"
            else:
                self.load_motif(motif)
            events = self.does(name, f"turn {place}")
            self.loaded = []
        return events

    def load_motif(self, motif: str) -> None:
        """What the next new card shows."""
        seen = {number - 1 for number in self.state_here.motif if number}
        unseen = [number for number in range(len(MOTIFS)) if number not in seen]
        self.load((unseen.index(MOTIFS.index(motif)), len(unseen)))

    @property
    def state_here(self) -> Silhouette:
        return cast(Silhouette, self.state)

    def look(self, name: str = "") -> View:
        """What that player sees; without a name, what spectators see."""
        return cast(View, self.view(NAMES.index(name) if name else None))

    def votes(self, votes: str) -> list[Event]:
        """`Ben accept, Eve leave`: they vote in this order."""
        events: list[Event] = []
        for vote in votes.split(", "):
            events = self.does(*vote.split(" "))
        return events

    def fails(self) -> None:
        """Whoever has an attempt passes, until the cards are turned down again."""
        while self.look().phase == "say":
            self.play(self.waiting[0], "pass")

    def state_card(self, place: str) -> str:
        return self.look().cards[PLACES.index(place)].state


def seated(
    seats: int = 2,
    *,
    open: str = "",
    seen: str = "",
    won: list[str] | None = None,
    speaker: str = "",
    active: str = "Ann",
    failures: int = 0,
    help: bool = False,
    insists: int = 3,
    language: str = "en",
    names: str = "shown",
) -> Table:
    """A match in the middle, which no match need lead to: what a test is not about is left out."""
    grid, times, said = dict.fromkeys(PLACES, "."), 0, []
    for number, one in enumerate(won or []):
        who, word, *motifs = one.split(" ")
        for step, motif in enumerate(motifs):
            times += 1
            grid[PLACES[-1 - 2 * number - step]] = f"{motif}@{times}:{NAMES.index(who)}"
        said.append(f'{NAMES.index(who)} "{word}" {" ".join(motifs)} table')
    lying = [(card, "") for card in seen.split()]
    lying += [(card, "!" * number) for number, card in enumerate(open.split(), 1)]
    for card, mark in lying:
        times += 1
        place, motif = card.split("=")
        grid[place] = f"{motif}@{times}{mark}"
    phase = "say" if len(open.split()) == 2 else "turn"
    cells = list(grid.values())
    shown = [cell.partition("@")[0] for cell in cells if cell != "."]
    head = f"{phase} {language} {names} {NAMES.index(active)} 0 {shown[0] if shown else '-'} {failures}"
    rows = [" ".join(cells[first : first + 8]) for first in range(0, len(cells), len(COLUMNS))]
    speaks = str(NAMES.index(speaker or active)) if phase == "say" else "-"
    return at(
        " | ".join(
            [
                head + (" help" if help else ""),
                " / ".join(rows),
                speaks,
                ", ".join(said) or "-",
                "-",
                " / ".join([f"{insists} -"] * seats),
            ]
        )
    )


def at(position: str) -> Table:
    return Table(sketch(CONTENT, position), {}, position, SECRET)


def fresh(seats: int = 2, seed: int = 0, **options: str) -> Table:
    """A new match."""
    chosen = SILHOUETTE.check_setting(seats, options)
    return Table(SILHOUETTE.build(CONTENT, seats, chosen), chosen, None, secret_from_seed(seed))


def tags(events: list[Event]) -> list[str]:
    return [str(event.__struct_config__.tag) for event in events]


def play_on(table: Table, seed: int = 0) -> None:
    """To the end, by sensible players."""
    state = table.state_here
    while table.waiting:
        seat = table.waiting[seed % len(table.waiting)]
        table.play(seat, SILHOUETTE.write(CONTENT, state, state.sensible_move(seat, 0)))
