"""The rules of Chévoux a second time, as slowly and plainly as can be.

Tiles are names in a dict of (row, column), both counted from 1. Wishes are small functions that know nothing
of the content file, its language or bits.
"""

from collections.abc import Callable
from itertools import combinations
from typing import Any

Cell = tuple[int, int]
Board = dict[Cell, str]
AXES = {
    "education": "ecole creche college cantine",
    "sante": "cabinet_medical pharmacie clinique maison_retraite",
    "culture": "theatre musee mediatheque salle_fetes",
    "commerce": "halle supermarche galerie banque",
    "nature": "parc rucher compostage eolienne",
    "industrie": "usine scierie entrepot dechetterie",
    "tourisme": "hotel camping office_tourisme belvedere",
}
VIOLET = "boulangerie cafe epicerie ferme"
BLUE = "mairie poste caserne station_epuration"


class Village:
    """The board, seen from one cell after the other."""

    def __init__(self, board: Board, moon: str, sun: str) -> None:
        self.board, self.moon, self.sun = board, moon, sun

    def near(self, cell: Cell, names: str, spaces: int = 1) -> int:
        """How many tiles of these names are at most so far away."""
        wanted = names.split()
        return sum(
            0 < abs(cell[0] - row) + abs(cell[1] - column) <= spaces and name in wanted
            for (row, column), name in self.board.items()
        )

    def in_line(self, cell: Cell, names: str) -> int:
        wanted = names.split()
        return sum(
            (row, column) != cell and (row == cell[0] or column == cell[1]) and name in wanted
            for (row, column), name in self.board.items()
        )

    def buildings(self, cell: Cell) -> int:
        around = [
            (cell[0] + 1, cell[1]),
            (cell[0] - 1, cell[1]),
            (cell[0], cell[1] + 1),
            (cell[0], cell[1] - 1),
        ]
        return sum(self.board.get(place, "champ") != "champ" for place in around)

    def other(self, name: str) -> str:
        """The tiles of the axis that this one does not belong to."""
        return AXES[self.sun] if name in AXES[self.moon].split() else AXES[self.moon]

    def is_content(self, cell: Cell) -> bool:
        return WISHES[self.board[cell]](self, cell)

    def unhappy(self) -> set[Cell]:
        return {cell for cell in self.board if not self.is_content(cell)}


def river(cell: Cell) -> bool:
    return cell[0] == 1


def edge(cell: Cell) -> bool:
    return cell[0] in (1, 5) or cell[1] in (1, 6)


WISHES: dict[str, Callable[[Village, Cell], bool]] = {
    "habitation": lambda v, c: True,
    "mairie": lambda v, c: True,
    "champ": lambda v, c: v.near(c, "champ") >= 1 and v.near(c, "mairie") == 0,
    "boulangerie": lambda v, c: v.near(c, "habitation") >= 2,
    "cafe": lambda v, c: v.near(c, AXES[v.sun]) >= 1,
    "epicerie": lambda v, c: v.near(c, AXES[v.moon]) >= 1,
    "ferme": lambda v, c: v.near(c, "champ") >= 2,
    "poste": lambda v, c: v.near(c, "mairie", 2) == 1,
    "caserne": lambda v, c: v.near(c, "habitation", 2) >= 3,
    "station_epuration": lambda v, c: river(c) and v.near(c, "habitation") == 0,
    "ecole": lambda v, c: v.near(c, "habitation") >= 1,
    "creche": lambda v, c: v.near(c, "champ") == 0,
    "college": lambda v, c: v.near(c, AXES["education"]) >= 1,
    "cantine": lambda v, c: v.near(c, "champ") >= 1 and v.near(c, VIOLET) >= 1,
    "cabinet_medical": lambda v, c: v.in_line(c, "habitation") >= 3,
    "pharmacie": lambda v, c: v.near(c, VIOLET) >= 1,
    "clinique": lambda v, c: edge(c) and v.near(c, "champ") == 0,
    "maison_retraite": lambda v, c: v.near(c, v.other("maison_retraite")) == 0,
    "theatre": lambda v, c: v.in_line(c, "mairie") == 1,
    "musee": lambda v, c: not edge(c),
    "mediatheque": lambda v, c: v.near(c, AXES["culture"]) >= 1,
    "salle_fetes": lambda v, c: v.near(c, "habitation") == 0,
    "halle": lambda v, c: v.near(c, "champ") >= 1 and v.near(c, "habitation") >= 1,
    "supermarche": lambda v, c: edge(c) and v.near(c, VIOLET) == 0,
    "galerie": lambda v, c: v.buildings(c) >= 3,
    "banque": lambda v, c: v.near(c, BLUE) >= 1,
    "parc": lambda v, c: river(c) or v.near(c, "habitation") >= 2,
    "rucher": lambda v, c: v.near(c, "champ") >= 2,
    "compostage": lambda v, c: v.near(c, "habitation") == 0,
    "eolienne": lambda v, c: edge(c) and not river(c),
    "usine": lambda v, c: edge(c) and v.near(c, "habitation") == 0,
    "scierie": lambda v, c: river(c),
    "entrepot": lambda v, c: v.near(c, AXES["industrie"]) >= 1,
    "dechetterie": lambda v, c: v.near(c, "mairie", 3) == 0,
    "hotel": lambda v, c: v.near(c, "mairie", 3) == 1,
    "camping": lambda v, c: river(c) or v.near(c, "champ") >= 2,
    "office_tourisme": lambda v, c: v.near(c, v.other("office_tourisme")) >= 1,
    "belvedere": lambda v, c: c[0] == 5,
}

PEOPLE = {
    "remembrement": 2,
    "percee": 1,
    "deviation": 1,
    "grands_travaux": 1,
    "rond_point": 3,
    "expropriation": 2,
}
WELCOMES: dict[str, Callable[[Village, Cell], bool]] = {
    "remembrement": lambda v, c: v.near(c, "champ") >= 2,
    "percee": lambda v, c: river(c),
    "deviation": lambda v, c: v.near(c, AXES[v.sun]) >= 1,
    "grands_travaux": lambda v, c: v.near(c, AXES[v.moon]) >= 1,
    "rond_point": lambda v, c: v.near(c, AXES[v.sun]) >= 1 and v.near(c, AXES[v.moon]) >= 1,
    "expropriation": lambda v, c: v.near(c, "mairie", 2) == 1,
}


class Reference:
    """A village with people, to which one does what a card allows."""

    def __init__(self, board: Board, moon: str, sun: str) -> None:
        self.board, self.moon, self.sun = board, moon, sun
        self.people: dict[Cell, int] = {}
        self.supply = 20

    @property
    def rows(self) -> int:
        return max(row for row, _ in self.board)

    @property
    def village(self) -> Village:
        return Village(self.board, self.moon, self.sun)

    def moves(self, card: str) -> dict[str, dict[Cell, Cell]]:
        """Each legal move and where it takes tiles to; a populating one takes none."""
        found: dict[str, dict[Cell, Cell]] = {"nothing": {}}
        if self.supply:
            for cell, tile in self.board.items():
                if tile == "habitation" and WELCOMES[card](self.village, cell):
                    found[f"populate {name(cell)}"] = {}
        return found | self.restructurings(card)

    def restructurings(self, card: str) -> dict[str, dict[Cell, Cell]]:
        if card == "deviation":
            return {
                f"row {row} by {k}": {(row, c): (row, (c - 1 + k) % 6 + 1) for c in range(1, 7)}
                for row in range(1, self.rows + 1)
                for k in range(1, 6)
            }
        if card == "grands_travaux":
            n = self.rows
            return {
                f"column {'abcdef'[c - 1]} by {k}": {
                    (r, c): ((r - 1 + k) % n + 1, c) for r in range(1, n + 1)
                }
                for c in range(1, 7)
                for k in range(1, n)
            }
        return self.turns() if card == "rond_point" else self.swaps(card)

    def turns(self) -> dict[str, dict[Cell, Cell]]:
        found = {}
        for r in range(1, self.rows):
            for c in range(1, 6):
                ring = [(r, c), (r, c + 1), (r + 1, c + 1), (r + 1, c)]
                if not any(cell in self.people for cell in ring):
                    for q in (1, 2, 3):
                        found[f"turn {name((r, c))} by {q}"] = {ring[i]: ring[(i + q) % 4] for i in range(4)}
        return found

    def swaps(self, card: str) -> dict[str, dict[Cell, Cell]]:
        found = {}
        for a, b in combinations(sorted(self.board), 2):
            fits = {"remembrement": a[0] == b[0], "percee": a[1] == b[1], "expropriation": True}[card]
            if fits and a not in self.people and b not in self.people:
                found[f"swap {name(a)} {name(b)}"] = {a: b, b: a}
        return found

    def play(self, card: str, move: str) -> None:
        goes = self.moves(card)[move]
        if move.startswith("populate"):
            cell = (int(move[-1]), "abcdef".index(move[-2]) + 1)
            coming = min(PEOPLE[card], self.supply)
            self.people[cell] = self.people.get(cell, 0) + coming
            self.supply -= coming
        self.board = {goes.get(cell, cell): tile for cell, tile in self.board.items()}
        self.people = {goes.get(cell, cell): number for cell, number in self.people.items()}


def name(cell: Cell) -> str:
    return f"{'abcdef'[cell[1] - 1]}{cell[0]}"


# -- the referee -------------------------------------------------------------------------------------------

CARDS = set(PEOPLE)
ROUNDS = {"normal": 5, "hard": 4}
TILES = {"champ": 8, "habitation": 6} | dict.fromkeys(f"{VIOLET} {BLUE}".split(), 1)


class Referee:
    """Follows a village from its first row to its end."""

    def begin(self, moment: Any) -> None:
        view = moment.view(0)
        moon, sun = view["moon"], view["sun"]
        assert {moon, sun} <= set(AXES)
        assert moon != sun, "4.1: two different axes"
        self.rounds = ROUNDS[moment.options["mode"]]
        self.pile = TILES | dict.fromkeys(f"{AXES[moon]} {AXES[sun]}".split(), 1)
        self.village = Reference({}, moon, sun)
        self.round, self.used, self.card = 1, 0, ""
        self.seen: set[str] = set()
        self.listen(moment, rows=2)
        self.check(moment)

    def listen(self, moment: Any, rows: int) -> None:
        """What luck showed: so many new rows, and a new card."""
        grown = [told for told in moment.told if told["event"] == "grew"]
        assert len(grown) == rows
        for told in grown:
            first = 1 + len(self.village.board) // 6
            assert told["row"] == first, "5.2: onto the empty row nearest to the river"
            for column, tile in enumerate(told["tiles"], 1):
                assert self.pile[tile] > 0, f"{tile} is not in the pile"
                self.pile[tile] -= 1
                self.village.board[first, column] = tile
        cards = [told["card"] for told in moment.told if told["event"] == "turned-up"]
        assert len(cards) == (1 if self.round <= self.rounds else 0)
        self.card = cards[0] if cards else ""
        if cards:
            assert self.card in CARDS - self.seen, "5.4: every card once a round"
            self.seen.add(self.card)

    def follow(self, seat: int, move: str, moment: Any) -> None:
        self.village.play(self.card, move)
        self.used += 1
        grows = 0
        if self.used == 5:  # 5.7
            self.round, self.used = self.round + 1, 0
            self.seen = set()
            grows = 1 if self.round <= min(4, self.rounds) else 0
        self.listen(moment, grows)
        self.check(moment)

    def check(self, moment: Any) -> None:
        view, village = moment.view(0), self.village
        cells = view["cells"]
        assert {cell["cell"]: cell["tile"] for cell in cells} == {
            name(cell): tile for cell, tile in village.board.items()
        }
        assert {cell["cell"]: cell["people"] for cell in cells if cell["people"]} == {
            name(cell): people for cell, people in village.people.items()
        }
        assert view["supply"] == village.supply
        assert {each["tile"]: each["count"] for each in view["pile"]} == {
            k: n for k, n in self.pile.items() if n
        }
        unhappy = {name(cell) for cell in village.village.unhappy()}
        assert {cell["cell"] for cell in cells if not cell["content"]} == unhappy
        assert {lack["cell"] for lack in view["lacks"]} == unhappy
        over = self.round > self.rounds
        assert moment.waiting == (set() if over else {0})
        if over:
            self.check_end(moment, unhappy)
        else:
            assert view["round"] == self.round
            assert (view["card"], set(view["unseen"])) == (self.card, CARDS - self.seen)
            assert moment.moves(0) == set(village.moves(self.card))

    def check_end(self, moment: Any, unhappy: set[str]) -> None:
        """10.1 to 10.4."""
        dwellings = [cell for cell, tile in self.village.board.items() if tile == "habitation"]
        empty = sum(cell not in self.village.people for cell in dwellings)
        assert moment.result["winners"] == ([] if unhappy else [0])
        score = sum(self.village.people.values()) - 2 * empty
        assert moment.result["scores"] == [None if unhappy else score]
