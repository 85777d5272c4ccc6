"""Chapter 7: the end."""

from tests.games.guilds.events import MayorScored, NeighboursScored
from tests.games.guilds.tables import Table, seated
from tests.rules import rule


def last(players: int = 2) -> Table:
    """The last round; the mayoral cards score nothing without masters."""
    table = seated(players).at(16 if players == 2 else 12).beadle("e5" if players == 2 else "e4")
    for name, card in zip(("Ann", "Ben", "Eve", "Dan")[:players], ("M08", "M11", "M01", "M02"), strict=False):
        table.mayor(name, card)
    return table


@rule("7.1")
def test_it_ends_after_the_last_round_or_when_no_tile_is_left() -> None:
    assert last().look.last_round
    table = seated(2).at(2).complete_all_but("e5").stand("e5", Ann=4)
    assert not table.look.last_round
    table.end_round()
    assert table.result is not None
    table = seated(3).at(2).complete_all_but("b2").stand("b2", Ann=4)
    table.end_round()
    assert table.result is None  # tiles will be added
    table = seated(2).at(3).complete_all_but("e5")
    table.end_round()
    assert table.result is None


@rule("7.2")
def test_mayoral_cards_are_shown_and_scored() -> None:
    table = last().mayor("Ann", "M08 M10").master("Ann", "c2", "a1")
    events = [event for event in table.end_round() if isinstance(event, MayorScored)]
    assert [(e.seat, e.mayor, e.points) for e in events] == [(0, "M08", 3), (0, "M10", 1), (1, "M11", 0)]
    assert table.look.players[0].mayors == ["M08", "M10"]
    assert table.points() == 4


@rule("7.3")
def test_each_master_scores_a_point_for_each_own_master_beside_it() -> None:
    table = last().master("Ann", "a1", "b1", "c1").master("Ben", "a2", "b2")
    assert table.of("Ann").neighbours == 4
    events = [event for event in table.end_round() if isinstance(event, NeighboursScored)]
    assert [(event.seat, event.points) for event in events] == [(0, 4), (1, 2)]


@rule("7.4")
def test_neither_the_guildhall_nor_corners_count() -> None:
    table = last().master("Ann", "c2", "d3", "e4").master("Ben", "e1", "a2")
    assert (table.of("Ann").neighbours, table.of("Ben").neighbours) == (0, 0)


@rule("7.5")
def test_masters_then_cards_break_a_tie_else_the_victory_is_shared() -> None:
    table = last().score(Ann=9, Ben=9).master("Ben", "b1")
    table.end_round()
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ([1], "won-by-masters")
    table = last().score(Ann=9, Ben=9).give("Ann", "Y1")
    table.end_round()
    assert table.result is not None
    assert table.result.winners == [0]
    table = last(3).score(Ann=9, Eve=9)
    table.end_round()
    assert table.result is not None
    assert (table.result.winners, table.s.result(0), table.s.result(1)) == ([0, 2], 0.0, -1.0)


def test_more_points_win_whatever_the_masters() -> None:
    table = last().score(Ann=10, Ben=9).master("Ben", "b1")
    table.end_round()
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ([0], "won-by-points")
