"""What lies in the box of Cucina Curiosa: tiles in every orientation, and where symbols are printed."""

from typing import Final

from hameau.engine.machine import grid, i64, write_field

KINDS: Final = 32  # of tiles; kind 0 is a free space
LYING: Final = 4 * KINDS  # a tile that lies somewhere: 4 * kind + quarters that it is turned
LAYOUTS: Final = 8
SIDES: Final = 4  # 0 north, 1 east, 2 south, 3 west


class Box:
    """Filled from `content.toml`, shared by all matches that use it, never changed.

    The areas of a lying tile are numbered, and `sides` are those that one opens to, as bits. Found by such a
    side, `opens` has the same; it is 0 where the side is a wall.
    """

    def __init__(self) -> None:
        self.kinds: i64 = 0
        self.count: list[i64] = [0] * KINDS
        self.ways: list[i64] = [0] * KINDS  # 1, 2 or 4 orientations do not look alike
        self.on_tile: list[i64] = [0] * KINDS  # lobsters
        self.opens: list[list[i64]] = grid(LYING, SIDES)
        self.areas: list[i64] = [0] * LYING
        self.sides: list[list[i64]] = grid(LYING, SIDES)
        self.lobsters: list[list[i64]] = grid(LYING, SIDES)  # of each area
        self.bones: list[list[i64]] = grid(LYING, SIDES)
        self.layouts: i64 = 0
        self.niche_lobsters: list[i64] = [0] * LAYOUTS  # edges, as bits
        self.niche_bones: list[i64] = [0] * LAYOUTS
        self.entrance: i64 = 0  # edge
        self.doorstep: i64 = 0  # the space inside
        self.a_lobster: i64 = 0
        self.a_bone: i64 = 0
        self.a_spare: i64 = 0  # lobster on a tile left over, with the bonus
        self.goal: i64 = 0  # points with which somebody alone has won

    def write(self, name: str, value: object) -> None:
        """Set a number or an array as a whole."""
        write_field(self, name, value)
