"""The walk through a kitchen, step by step, as a board lights it up; how far one comes the rules say."""

from msgspec import Struct

from hameau.engine.eyes import kept
from hameau.games.cucina.content import LETTERS, Opened
from hameau.games.cucina.notation import SPACE_NAMES
from hameau.games.cucina.position import lone_kitchen
from hameau.games.cucina.rules.kitchen import EDGE, EDGES_OF, SPACES, Kitchens


class Step(Struct, frozen=True):
    """One corridor of a tile, or a niche behind it."""

    far: int  # steps from the entrance; the first is 1
    space: str
    sides: str  # of "nesw", as the tile lies: where the corridor is open; of a niche the side it lies at
    niche: str  # n2; empty for a corridor
    lobsters: int
    bones: int


@kept
def walk(content: Opened, layout: int, lying: tuple[int, ...]) -> list[Step]:
    """All that one comes to, the nearest first."""
    state = lone_kitchen(content, layout, lying)
    before, far, steps = 0, 0, list[Step]()
    reached = 1 << content.box.entrance
    while reached != before:
        far += 1
        steps += corridors(state, far, reached, before)
        before, reached = reached, reached | state.flow(0, reached)
        steps += niches(state, far, reached, before)
    return steps


def corridors(state: Kitchens, far: int, reached: int, before: int) -> list[Step]:
    """The corridors that one comes to from these edges, and did not from those before."""
    box, found = state.box, list[Step]()
    for space, lying in enumerate(state.lying[0]):
        for area in range(box.areas[lying]):
            sides = box.sides[lying][area]
            edges = EDGES_OF[space][sides]
            if edges & reached and not edges & before:
                letters = "".join(letter.lower() for side, letter in enumerate(LETTERS) if sides >> side & 1)
                lobsters, bones = box.lobsters[lying][area], box.bones[lying][area]
                found.append(Step(far, SPACE_NAMES[space], letters, "", lobsters, bones))
    return found


def niches(state: Kitchens, far: int, reached: int, before: int) -> list[Step]:
    """The niches that one comes to through these corridors."""
    lobsters, bones = (
        words[state.layout[0]] & reached & ~before
        for words in (state.box.niche_lobsters, state.box.niche_bones)
    )
    return [
        Step(far, SPACE_NAMES[space], letter, f"{letter}{number}", lobsters >> edge & 1, bones >> edge & 1)
        for space in range(SPACES)
        for side, edge in enumerate(EDGE[space])
        if (lobsters | bones) >> edge & 1
        for letter, number in [(LETTERS[side].lower(), (space // 4 if side % 2 else space % 4) + 1)]
    ]
