"""Can a match of Chévoux lead here? Each check says what is always true, and which numbers deny it.

`read_position` refuses what `find_wrong` finds; the laws ask the same of every position of their matches.
"""

from collections import Counter
from collections.abc import Iterator

from hameau.games.chevoux.content import Opened
from hameau.games.chevoux.rules import village
from hameau.games.chevoux.rules.box import CARD_RULE, CARDS, EDGE, LAST_ROW, RIVER
from hameau.games.chevoux.rules.course import ALL_CARDS, NO_CARD, Rules

CARDS_A_ROUND = CARDS - 1  # 5.5: one is laid aside


def find_wrong(content: Opened, state: Rules) -> str | None:
    """What no match can lead to; None if a match may."""
    for check in (wrong_round, wrong_tiles, wrong_sets, wrong_cards, wrong_people, wrong_settlers):
        for sentence in check(content, state):
            return sentence
    return None


def wrong_round(content: Opened, state: Rules) -> Iterator[str]:
    if not 1 <= state.round <= state.last_round():
        yield f"there is no round {state.round} of {state.last_round()} (rule 5.1)"
    if state.rows != min(state.round + 1, village.ROWS):
        rows = min(state.round + 1, village.ROWS)
        yield f"there are {state.rows} rows, and {rows} in round {state.round} (rule 5.2)"


def wrong_tiles(content: Opened, state: Rules) -> Iterator[str]:
    """2.2, 4.2: no tile is made or lost."""
    tiles, box = list(state.tile), content.box
    if state.moon == state.sun:
        yield "the Moon and the Sun have the same axis (rule 4.1)"
    if 0 in tiles[: state.rows * village.COLUMNS] or any(tiles[state.rows * village.COLUMNS :]):
        yield "a row that has tiles has a gap, or a tile lies beyond the rows"
    lying = Counter(tiles)
    for kind in range(1, box.kinds + 1):
        wanted = box.count[kind] if box.axis[kind] in (0, state.moon, state.sun) else 0
        if lying[kind] + state.pile[kind] != wanted or state.pile[kind] < 0:
            name = content.tile(kind).id
            yield f"{lying[kind] + state.pile[kind]} tiles {name!r}, and this village has {wanted} (rule 4.2)"


def wrong_sets(content: Opened, state: Rules) -> Iterator[str]:
    """The words of bits say where the tiles lie."""
    zones = [state.cells[zone] for zone in (RIVER, EDGE, LAST_ROW)]
    if zones != [village.RIVER_CELLS, village.EDGE_CELLS, village.LAST_ROW_CELLS]:
        yield "the zones of the board are wrong"
    belong = [state.sets_of(state.tile[cell]) for cell in range(village.CELLS)]
    for number in range(LAST_ROW + 1, len(state.cells)):
        if state.cells[number] != sum((belong[cell] >> number & 1) << cell for cell in range(village.CELLS)):
            yield f"set {number} is not where its tiles lie"


def wrong_cards(content: Opened, state: Rules) -> Iterator[str]:
    """5.5 to 5.7: five cards a round, one after the other."""
    if not state.waiting:
        over = state.card == NO_CARD and state.deck.bit_count() == 1 and state.round == state.last_round()
        if not over:
            yield "a card lies open until five were played in the last round (rule 5.7)"
    elif state.waiting != 1 or not 0 <= state.card < CARDS or state.deck >> state.card & 1:
        yield "one card lies open, and is not among those to come (rule 5.6)"
    elif not 1 <= state.deck.bit_count() <= CARDS_A_ROUND or state.deck & ~ALL_CARDS:
        yield f"{CARDS - state.deck.bit_count()} cards were turned up, and a round has five (rule 5.7)"


def wrong_people(content: Opened, state: Rules) -> Iterator[str]:
    living = sum(state.people)
    if living + state.supply != content.box.supply or min(*state.people, state.supply) < 0:
        yield f"{living} people live here, and there are {content.box.supply} (rule 2.3)"
    for cell in range(village.CELLS):
        if state.people[cell] and state.tile[cell] != content.box.dwelling:
            yield f"people live in a {content.tile(state.tile[cell]).id!r} (rule 6.9)"


def wrong_settlers(content: Opened, state: Rules) -> Iterator[str]:
    """6.9 to 6.12: each card brought its people to one dwelling, or nobody."""
    homes, most = [people for people in state.people if people], most_people(content, state)
    if sum(homes) > most:
        yield f"{sum(homes)} people live here, and the cards played so far bring {most} at most (rule 6.9)"
    elif not can_live(content, state, homes):
        split = ", ".join(map(str, homes))
        yield f"no cards played so far bring people to dwellings like this: {split} (rule 6.11)"


def played_cards(state: Rules) -> list[int]:
    """The cards of this round that were used."""
    return [card for card in range(CARDS) if not state.deck >> card & 1 and card != state.card]


def could_settle(state: Rules, card: int) -> bool:
    """Do enough tiles lie for every clause of the card, wherever they were? Tiles never go away."""
    box, met = state.box, False
    for atom in range(box.first[CARD_RULE + card], box.end[CARD_RULE + card]):
        met = met or box.least[atom] <= state.cells[box.set[atom]].bit_count()
        if box.closes[atom]:
            if not met:
                return False
            met = False
    return True


def most_people(content: Opened, state: Rules) -> int:
    people = [content.box.people[card] if could_settle(state, card) else 0 for card in range(CARDS)]
    earlier = sum(sorted(people, reverse=True)[:CARDS_A_ROUND]) * (state.round - 1)
    return min(content.box.supply, earlier + sum(people[card] for card in played_cards(state)))


def can_live(content: Opened, state: Rules, homes: list[int]) -> bool:
    """Can the cards so far be dealt out to dwellings with so many people?"""
    box, able = content.box, [card for card in range(CARDS) if could_settle(state, card)]
    now = [card for card in played_cards(state) if card in able]
    there: Counter[int] = Counter(box.people[card] for card in now)
    for card in able:
        there[box.people[card]] += state.round - 1
    most = CARDS_A_ROUND * (state.round - 1) + len(now)
    kinds = sorted((people for people in there if people), reverse=True)
    wanted = [homes]
    if sum(homes) == box.supply:  # 6.12: the last card may have brought fewer than it says
        spare = range(1, max(kinds, default=0))
        wanted += [[*homes[:i], homes[i] + n, *homes[i + 1 :]] for i in range(len(homes)) for n in spare]
    return any(can_fill(one, kinds, there, most) for one in wanted)


def can_fill(homes: list[int], kinds: list[int], there: Counter[int], most: int) -> bool:
    """Dwelling by dwelling: which cards can have been used by then?"""
    reached: set[tuple[int, ...]] = {(0,) * len(kinds)}
    for people in homes:
        reached = {
            used
            for before in reached
            for used in fillings(people, kinds, before)
            if all(n <= there[kind] for n, kind in zip(used, kinds, strict=True)) and sum(used) <= most
        }
    return bool(reached)


def fillings(people: int, kinds: list[int], used: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Ways to bring exactly so many people, added to what is used already."""
    if not kinds:
        if people == 0:
            yield ()
        return
    for cards in range(people // kinds[0] + 1):
        for others in fillings(people - cards * kinds[0], kinds[1:], used[1:]):
            yield (used[0] + cards, *others)
