"""The aim, what lies in the box, and how a village begins."""

from collections import Counter

from hameau.games.chevoux.views import Grew
from tests.games.chevoux.tables import CHEVOUX, CONTENT, VALID, at, fresh, last_card, rest
from tests.rules import rule


@rule("1.1")
def test_first_every_wish_then_people() -> None:
    lonely, crowded = last_card(), last_card(people="f1=5 a3=4")
    spoilt = last_card(
        VALID.replace("clinique  ", "champ  ", 1).replace(
            "cafe        pharmacie    champ", "cafe pharmacie clinique"
        )
    )
    for table in (lonely, crowded, spoilt):
        table.does("nothing")
    assert [table.state.result(0) for table in (lonely, crowded, spoilt)] == [1, 1, -1]
    assert crowded.state.score(0) > lonely.state.score(0)


@rule("2.1")
def test_the_board() -> None:
    table = last_card()
    names = [cell.cell for cell in table.look.cells]
    assert names == [f"{column}{row}" for row in range(1, 6) for column in "abcdef"]


@rule("2.2")
def test_the_tiles() -> None:
    tiles = CONTENT.page.tile
    assert sum(tile.count for tile in tiles) == 50
    counted = Counter(dict.fromkeys(("field", "dwelling", "violet", "blue"), 0))
    for tile in tiles:
        counted[tile.family or tile.axis] += tile.count
    assert counted == {
        "field": 8, "dwelling": 6, "violet": 4, "blue": 4,
        **{axis.id: 4 for axis in CONTENT.page.axis},
    }  # fmt: skip
    assert len(CONTENT.page.axis) == 7


@rule("2.3")
def test_people_and_cards() -> None:
    assert (CONTENT.page.supply.inhabitants, len(CONTENT.page.card)) == (20, 6)


@rule("4.1")
def test_two_axes_are_drawn() -> None:
    pairs = Counter((look.moon, look.sun) for look in (fresh(seed).look for seed in range(300)))
    assert len(pairs) == 42, "every ordered pair comes up"
    assert all(moon != sun for moon, sun in pairs)


@rule("4.2")
def test_the_pile_has_thirty_tiles() -> None:
    table = fresh(3)
    look = table.look
    tiles = Counter({rest.tile: rest.count for rest in look.pile}) + Counter(cell.tile for cell in look.cells)
    assert tiles.total() == 30
    for tile in CONTENT.page.tile:
        assert tiles[tile.id] == (tile.count if tile.axis in ("", look.moon, look.sun) else 0)


@rule("4.3")
def test_the_pile_is_open_and_its_order_is_not() -> None:
    """The order is not decided before a tile is drawn: from one position every order can come."""
    position = fresh(3).position()
    rows = set()
    for seed in range(20):
        match = CHEVOUX.position(position, seed=seed)
        for _ in range(5):
            match.play(0, "nothing")
        rows.add(match.position().split(" / ")[2])
    assert len(rows) == 20
    table = at(position)
    assert sum(rest.count for rest in table.look.pile) == 18


@rule("4.4")
def test_row_1_lies_as_it_was_drawn() -> None:
    table = fresh(5)
    grown = [event for event in table.events(0) if isinstance(event, Grew)]
    assert [event.row for event in grown] == [1, 2]
    assert " ".join(grown[0].tiles) == table.row(1)


@rule("4.5")
def test_all_people_wait_outside() -> None:
    table = fresh(1)
    assert (table.look.supply, table.look.people) == (20, 0)
    rest(table)
    assert table.look.supply == 20
