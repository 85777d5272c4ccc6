"""Cucina Curiosa a second time, slowly and with sets, straight from its rules.

It has no luck and no engine. It is told which tile was called and what was chosen, and says who may do what
then, where one comes to, and what that is worth.
"""

from collections import Counter
from typing import Any

Space = tuple[int, int]  # column and row, both from 1, row 1 at the top
AROUND = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
OPPOSITE = {"n": "s", "e": "w", "s": "n", "w": "e"}
CLOCKWISE = "nesw"
SPACES = [(column, row) for row in range(1, 5) for column in range(1, 5)]
ENTRANCE: Space = (2, 4)  # 2.2: below it

# 2.5 to 2.8: lobsters, then fish bones
LAYOUTS = {
    "A": ("n2 e1 w3", "n4 e3"),
    "B": ("n3 w1 e4", "w4 n1"),
    "C": ("n1 e2 w4", "n3 w2"),
    "D": ("n4 w2 s4", "e2 w1"),
}
# 2.11 to 2.16: how many there are, and each corridor with its sides, lobsters and fish bones
TILES = {
    "cross": (1, [("nesw", 0, 0)]),
    "cross_lobster": (1, [("nesw", 1, 0)]),
    "fork": (1, [("nes", 0, 0)]),
    "fork_lobster": (2, [("nes", 1, 0)]),
    "fork_lobsters": (1, [("nes", 2, 0)]),
    "fork_bone": (1, [("nes", 0, 1)]),
    "lane": (1, [("ns", 0, 0)]),
    "lane_lobster": (1, [("ns", 1, 0)]),
    "lane_bone": (1, [("ns", 0, 1)]),
    "bend": (1, [("ne", 0, 0)]),
    "bend_lobster": (2, [("ne", 1, 0)]),
    "bend_bone": (1, [("ne", 0, 1)]),
    "nook_lobster": (1, [("n", 1, 0)]),
    "nook_lobsters": (1, [("n", 2, 0)]),
    "nook_bone": (1, [("n", 0, 1)]),
    "bends_lobsters": (1, [("ne", 1, 0), ("sw", 1, 0)]),
    "bends_both": (1, [("ne", 1, 0), ("sw", 0, 1)]),
    "lane_nook": (1, [("ns", 1, 0), ("e", 1, 0)]),
}
SET = Counter({tile: count for tile, (count, _) in TILES.items()})

Corridor = tuple[frozenset[str], int, int]


def name(space: Space) -> str:
    return f"{'abcd'[space[0] - 1]}{space[1]}"


def turned(tile: str, way: str) -> list[Corridor]:
    """The corridors of a tile whose north points that way."""
    by = CLOCKWISE.index(way)
    return [
        (frozenset(CLOCKWISE[(CLOCKWISE.index(side) + by) % 4] for side in sides), lobsters, bones)
        for sides, lobsters, bones in TILES[tile][1]
    ]


def ways(tile: str) -> list[str]:
    """4.3: of orientations that look alike the first."""
    looks: dict[frozenset[Corridor], str] = {}
    for way in CLOCKWISE:
        looks.setdefault(frozenset(turned(tile, way)), way)
    return list(looks.values())


class Kitchen:
    """One board."""

    def __init__(self, layout: str) -> None:
        self.layout = layout
        self.lying: dict[Space, tuple[str, str]] = {}
        lobsters, bones = LAYOUTS[layout]
        self.niches = dict.fromkeys(lobsters.split(), (1, 0)) | dict.fromkeys(bones.split(), (0, 1))

    def reached(self) -> list[tuple[Space, Corridor]]:
        """5.1, 5.2: the corridors one comes to, the nearest first."""
        found: list[tuple[Space, Corridor]] = []
        coming = [(ENTRANCE, "s")]  # a space, and the side through which one comes in
        while coming:
            space, side = coming.pop(0)
            for corridor in turned(*self.lying[space]) if space in self.lying else []:
                if side in corridor[0] and (space, corridor) not in found:
                    found.append((space, corridor))
                    coming += [(beyond(space, out), OPPOSITE[out]) for out in sorted(corridor[0])]
        return found

    def niches_reached(self) -> set[str]:
        """5.3: those in front of which a corridor is open."""
        return {
            niche
            for niche in self.niches
            for space, (sides, _, _) in self.reached()
            if niche[0] in sides and space == behind(niche)
        }

    def count(self) -> tuple[int, int]:
        """5.5: lobsters and bones, each once."""
        found = [(lobsters, bones) for _, (_, lobsters, bones) in self.reached()]
        found += [self.niches[niche] for niche in self.niches_reached()]
        return sum(one for one, _ in found), sum(bones for _, bones in found)

    def points(self) -> int:
        """5.6."""
        lobsters, bones = self.count()
        return lobsters - 2 * bones

    def moves(self, tile: str, building: str) -> set[str]:
        """4.2, 4.3, 7.2, 7.3."""
        spaces = {space for space in SPACES if space not in self.lying}
        if building == "connected" and self.lying:
            spaces &= {beyond(space, side) for space in self.lying for side in AROUND}
        elif building == "connected":
            spaces = {ENTRANCE}
        return {f"place {name(space)} {way}" for space in spaces for way in ways(tile)}


def beyond(space: Space, side: str) -> Space:
    return space[0] + AROUND[side][0], space[1] + AROUND[side][1]


def behind(niche: str) -> Space:
    """2.3: the space next to a niche."""
    number = int(niche[1])
    return {"n": (number, 1), "e": (4, number), "s": (number, 4), "w": (1, number)}[niche[0]]


# -- the referee -------------------------------------------------------------------------------------------

GRADES = ((15, "starchef"), (12, "chef"), (9, "souschef"), (5, "commis"))


class Referee:
    """Follows one game, or the three of a series."""

    def begin(self, moment: Any) -> None:
        self.options, self.seats = moment.options, moment.seats
        self.games = 3 if self.options["series"] == "three" else 1
        self.game, self.totals, self.extra = 0, [0] * self.seats, 0
        self.begin_game(moment)
        self.check(moment)

    def begin_game(self, moment: Any) -> None:
        """3.1, 3.2, 7.1, 7.4."""
        self.game += 1
        layouts = [told["layout"] for told in moment.told if told["event"] == "took"]
        assert len(layouts) == self.seats
        alike = self.options["layouts"] == "same"
        assert len(set(layouts)) == (1 if alike else self.seats), f"3.1, 7.1: {layouts}"
        self.kitchens = [Kitchen(layout) for layout in layouts]
        self.left, self.turn, self.phase = Counter(SET), 0, "place"
        self.call(moment)

    def call(self, moment: Any) -> None:
        """4.1."""
        called = [told["tile"] for told in moment.told if told["event"] == "called"]
        assert len(called) == 1
        self.tile = called[0]
        assert self.left[self.tile] > 0, f"4.1: every {self.tile} was called already"
        self.left[self.tile] -= 1
        self.turn += 1
        self.chosen: dict[int, tuple[Space, str]] = {}
        self.ready: set[int] = set()

    def follow(self, seat: int, move: str, moment: Any) -> None:
        if move == "next":
            self.ready.add(seat)
            if len(self.ready) == self.seats:
                self.totals = [
                    total + kitchen.points()
                    for total, kitchen in zip(self.totals, self.kitchens, strict=True)
                ]
                self.begin_game(moment)
        else:
            _, space, way = move.split()
            self.chosen[seat] = ("abcd".index(space[0]) + 1, int(space[1])), way
            if len(self.chosen) == self.seats:
                self.place_all(moment)
        self.check(moment)

    def place_all(self, moment: Any) -> None:
        """4.5 to 4.7."""
        for seat, (space, way) in self.chosen.items():
            self.kitchens[seat].lying[space] = self.tile, way
        shown = {
            (told["seat"], told["space"], told["way"]) for told in moment.told if told["event"] == "placed"
        }
        assert shown == {(seat, name(space), way) for seat, (space, way) in self.chosen.items()}
        if self.turn < 16:
            self.call(moment)
            return
        self.chosen, self.ready = {}, set()
        self.phase = "look" if self.game < self.games else "over"
        if self.options["bonus"] == "on":  # 8.4
            self.extra += sum(
                count * sum(lobsters for _, lobsters, _ in TILES[tile][1])
                for tile, count in self.left.items()
            )
        scored = {told["seat"]: told for told in moment.told if told["event"] == "scored"}
        for seat, kitchen in enumerate(self.kitchens):
            told = scored[seat]
            assert (told["lobsters"], told["bones"]) == kitchen.count()
            assert told["points"] == kitchen.points()

    # -- what is shown -------------------------------------------------------------------------------------

    def check(self, moment: Any) -> None:
        view = moment.view()
        assert (view["phase"], view["game"], view["turn"]) == (self.phase, self.game, self.turn)
        assert {one["tile"]: one["count"] for one in view["left"]} == {
            t: n for t, n in self.left.items() if n
        }
        assert view["tile"] == (self.tile if self.phase == "place" else None)
        done = set(self.chosen) if self.phase == "place" else self.ready
        assert moment.waiting == (set() if self.phase == "over" else set(range(self.seats)) - done)
        for seat in range(self.seats):
            self.check_kitchen(seat, view["kitchens"][seat])
            self.check_own(seat, moment.view(seat))
            assert moment.moves(seat) == self.moves(seat, moment.waiting), f"the moves of seat {seat}"
        self.check_end(moment)

    def moves(self, seat: int, waiting: set[int]) -> set[str]:
        if seat not in waiting:
            return set()
        if self.phase == "look":
            return {"next"}
        return self.kitchens[seat].moves(self.tile, self.options["building"])

    def check_kitchen(self, seat: int, shown: dict[str, Any]) -> None:
        """What everybody sees: nothing of what was chosen in this turn."""
        kitchen = self.kitchens[seat]
        assert lying(shown) == {name(space): tile for space, tile in kitchen.lying.items()}
        assert (shown["layout"], shown["sealed"]) == (kitchen.layout, None)
        assert {niche for niche, (lobster, _) in kitchen.niches.items() if lobster} == set(shown["lobsters"])
        assert (shown["found_lobsters"], shown["found_bones"]) == kitchen.count()
        assert shown["points"] == kitchen.points()
        assert shown["score"] == self.totals[seat] + kitchen.points() + self.extra
        walked = {(step["space"], frozenset(step["sides"])) for step in shown["walk"] if not step["niche"]}
        assert walked == {(name(space), sides) for space, (sides, _, _) in kitchen.reached()}
        assert {step["niche"] for step in shown["walk"] if step["niche"]} == kitchen.niches_reached()

    def check_own(self, seat: int, view: dict[str, Any]) -> None:
        """4.5: one sees what one has chosen, and of the others what everybody sees."""
        for other, shown in enumerate(view["kitchens"]):
            seen = {name(space): tile for space, tile in self.kitchens[other].lying.items()}
            if other == seat and other in self.chosen:
                space, way = self.chosen[other]
                seen[name(space)] = self.tile, way
            assert lying(shown) == seen

    def check_end(self, moment: Any) -> None:
        """6.1, 6.2, 8.2 to 8.5."""
        result = moment.result
        assert (result is not None) == (self.phase == "over")
        if result is None:
            return
        earned = [total + kitchen.points() for total, kitchen in zip(self.totals, self.kitchens, strict=True)]
        assert result["scores"] == [points + self.extra for points in earned]
        if self.seats > 1:
            assert result["winners"] == [seat for seat in range(self.seats) if earned[seat] == max(earned)]
            return
        assert result["winners"] == ([0] if earned[0] >= 9 * self.games else [])
        average = earned[0] // self.games
        grade = next((grade for least, grade in GRADES if average >= least), "dishwasher")
        assert moment.view()["grade"] == grade


def lying(shown: dict[str, Any]) -> dict[str, tuple[str, str]]:
    return {one["space"]: (one["tile"], one["way"]) for one in shown["tiles"]}
