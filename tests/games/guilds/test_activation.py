"""Chapter 5: activation."""

from hameau.games.guilds.events import BeadleCame, CameSecond, Reached, Tied, Won
from tests.games.guilds.events import Drew
from tests.games.guilds.tables import Table, seated
from tests.rules import rule


def activation(players: int = 2) -> Table:
    """The last turn before an activation; the beadle is out of the way."""
    return seated(players).at(2).beadle("e5" if players == 2 else "e4")


def reached(events: list[object]) -> list[str]:
    return [event.cell for event in events if isinstance(event, Reached)]


@rule("5.1")
def test_the_scan_goes_row_by_row_and_looks_at_each_tile_once() -> None:
    table = activation()
    for cell in ("d5", "a2", "c1", "d4"):
        table.stand(cell, Ann=4 if cell == "a2" else 3)
    assert reached([*table.end_round()]) == ["c1", "a2", "d4", "d5"]


@rule("5.2")
def test_who_comes_to_a_tile_ahead_counts_at_once_and_behind_it_waits() -> None:
    table = activation().stand("a1", Ann=4).stand("c1", Ann=2).stand("e3", Ann=3).stand("b2", Ann=2)
    table.does("Ann", "end")
    table.does("Ben", "end")
    table.does("Ann", "to c1", "from hall", "to a2", "from hall")  # the Arrowsmiths move two
    assert table.on("c1").master == 0
    assert table.active == "Ann"  # the Cap Makers move one
    table.does("Ann", "to b2", "from hall")
    assert table.on("b2").pawns == [3, 0]
    assert table.on("b2").ready
    assert not table.on("b2").done
    table.at(4)
    table.end_round()
    assert table.on("b2").master == 0


@rule("5.3")
def test_counted_are_liverymen_of_all_neutrals_of_cards_and_the_beadle() -> None:
    table = activation().stand("b1", Ann=2, Ben=1)
    assert (table.on("b1").count, table.on("b1").threshold, table.on("b1").ready) == (3, 4, False)
    assert reached([*table.end_round()]) == []
    table = activation().stand("b1", Ann=2, Ben=1).beadle("b1")
    assert table.on("b1").ready
    assert reached([*table.end_round()]) == ["b1"]
    table = activation().stand("b1", Ann=2, Ben=1).give("Ann", "P4")
    table.does("Ann", "play P4")
    assert (table.on("b1").count, table.on("b1").neutrals) == (4, 1)
    assert reached([*table.end_round()]) == ["b1"]


@rule("5.4")
def test_a_tile_without_a_liveryman_of_a_player_is_passed_over() -> None:
    table = activation().stand("c1", Ann=1).give("Ann", "P4 P4 P4b R2")
    table.does("Ann", "play P4", "play P4", "play P4b", "play R2", "to b1")
    assert table.may("Ann") == ["from c1", "from hall"]
    table.does("Ann", "from c1")
    assert (table.on("c1").count, table.on("c1").threshold, table.on("c1").ready) == (3, 3, False)
    assert reached([*table.end_round()]) == []


@rule("5.5")
def test_who_stands_there_may_hire_a_neutral_for_two_cards() -> None:
    table = activation().stand("c1", Ann=1, Ben=2)
    table.does("Ann", "end")
    table.does("Ben", "end")
    table.give("Ann", "Y1 P1 R1")
    assert table.active == "Ann"
    assert table.may("Ann") == ["done", "neutral Y1", "neutral P1"]  # yellow and purple; R1 is not
    assert table.refuses("Ann", "neutral R1").rule == "5.5"
    assert table.refuses("Ann", "end").rule == "5.5"
    table.does("Ann", "neutral P1")
    assert table.may("Ann") == ["pay Y1", "pay R1"]
    table.does("Ann", "pay R1")
    assert table.hand("Ann") == "Y1"
    assert table.look.neutrals == 3
    assert table.active == "Ben"


@rule("5.6")
def test_neutrals_are_offered_until_all_pass_in_a_row_or_none_is_left() -> None:
    table = activation().stand("c1", Ann=2, Ben=1)
    table.does("Ann", "end")
    table.does("Ben", "end")
    table.give("Ann", "Y1 Y1 Y1 Y1").give("Ben", "Y2 Y2 Y3 Y3")
    assert table.active == "Ann"
    table.does("Ann", "pass")
    table.does("Ben", "neutral Y2", "pay Y2")
    table.does("Ann", "neutral Y1", "pay Y1")
    table.does("Ben", "neutral Y3", "pay Y3")
    assert table.look.neutrals == 1
    table.does("Ann", "neutral Y1", "pay Y1")
    assert table.on("c1").master == 0  # two and two neutrals against one and two
    assert table.look.neutrals == 4
    table = activation().stand("c1", Ann=2, Ben=1)
    table.does("Ann", "end")
    table.does("Ben", "end")
    table.does("Ann", "pass")
    table.does("Ben", "pass")
    assert table.on("c1").master == 0


@rule("5.7")
def test_nobody_is_asked_alone_or_with_fewer_than_two_cards() -> None:
    table = activation().stand("c1", Ann=3)
    table.does("Ann", "end")
    table.does("Ben", "end")
    assert table.on("c1").master == 0
    table = activation().stand("c1", Ann=2, Ben=1).empty_deck("Y1").give("Ann", "").give("Ben", "")
    table.does("Ann", "end")
    table.does("Ben", "end")
    assert (table.of("Ann").cards, table.look.round) == (1, 3)


@rule("5.8")
def test_a_hired_neutral_counts_for_who_hired_it_here_only_and_goes_back() -> None:
    table = activation().stand("c1", Ann=2, Ben=2).stand("d1", Ann=2, Ben=2)
    table.does("Ann", "end")
    table.does("Ben", "end")
    table.give("Ann", "P1 P1").give("Ben", "B1")
    table.does("Ann", "neutral P1", "pay P1")
    assert (table.on("c1").master, table.look.neutrals) == (0, 4)
    assert (table.on("d1").done, table.on("d1").neutrals) == (False, 0)  # a tie there, without it
    assert table.of("Ann").masters == ["c1"]


@rule("5.9")
def test_most_is_first_and_next_most_second() -> None:
    table = seated(3).at(2).beadle("e4").stand("b2", Ann=1, Ben=3, Eve=2).token("b2", "K3")
    assert (table.on("b2").first, table.on("b2").second) == (1, 2)
    table.end_round()
    assert (table.points("Ben"), table.points("Eve"), table.points("Ann")) == (4, 3, 0)


@rule("5.10")
def test_of_equals_who_has_more_masters_beside_is_ahead() -> None:
    table = activation().stand("b1", Ann=2, Ben=2).master("Ben", "a1")
    assert (table.on("b1").first, table.on("b1").second) == (1, 0)
    table.end_round()
    assert table.on("b1").master == 1
    table = activation().stand("b1", Ann=2, Ben=2).master("Ben", "a2")  # only at a corner
    assert table.on("b1").tied
    table = activation().stand("b1", Ann=2, Ben=2).master("Ben", "a1").master("Ann", "c1", "b2")
    assert table.on("b1").first == 0


@rule("5.11")
def test_a_tie_for_the_first_place_leaves_the_tile_and_takes_what_was_paid() -> None:
    table = activation().stand("c1", Ann=2, Ben=1)
    table.does("Ann", "end")
    table.does("Ben", "end")
    table.give("Ben", "Y1 Y1").give("Ann", "R1 R1")
    table.does("Ann", "pass")
    events = table.does("Ben", "neutral Y1", "pay Y1") + table.does("Ann", "pass")
    assert any(isinstance(event, Tied) for event in events)
    assert (table.on("c1").done, table.on("c1").pawns) == (False, [2, 1])
    assert (table.look.neutrals, table.of("Ben").cards) == (4, 0)


@rule("5.12")
def test_a_tie_for_the_second_place_leaves_it_empty() -> None:
    table = seated(3).at(2).beadle("e4").stand("b2", Ann=2, Ben=1, Eve=1).token("b2", "K3")
    assert (table.on("b2").first, table.on("b2").second) == (0, None)
    events = table.end_round()
    assert not any(isinstance(event, CameSecond) for event in events)
    assert (table.points("Ben"), table.points("Eve"), table.on("b2").token) == (0, 0, "")


@rule("5.13")
def test_a_completed_tile_keeps_a_master_and_sends_all_others_home() -> None:
    table = activation().stand("b1", Ann=3, Ben=1).give("Ann", "P4").wait("Ann", 2).wait("Ben", 2)
    table.does("Ann", "play P4")
    assert table.look.neutrals == 3
    table.end_round()
    tile = table.on("b1")
    assert (tile.done, tile.master, tile.pawns, tile.neutrals) == (True, 0, [0, 0], 0)
    assert (table.of("Ann").guildhall, table.of("Ben").guildhall, table.look.neutrals) == (4, 3, 4)


@rule("5.14")
def test_the_first_place_takes_all_of_its_reward_before_the_second_takes_the_token() -> None:
    table = activation().stand("e1", Ann=3, Ben=1).token("e1", "K4")
    names = [
        type(event).__name__ for event in table.end_round() if isinstance(event, (Won, Drew, CameSecond))
    ]
    assert names[2:] == ["Won", "Drew", "CameSecond", "Drew"]  # after the draws of the turns
    assert table.points() == 3


@rule("5.14")
def test_every_token_gives_what_it_shows() -> None:
    gains = {}
    for token in ("K1", "K2", "K3", "K4", "K5", "K6", "K8", "K10"):
        table = activation().stand("b1", Ann=3, Ben=1).token("b1", token)
        table.end_round()
        ben = table.of("Ben")
        gains[token] = (ben.points, ben.cards - 4, ben.guildhall - 5, ben.mayor_cards - 1)
    assert gains == {
        "K1": (1, 0, 0, 0),
        "K2": (2, 0, 0, 0),
        "K3": (3, 0, 0, 0),
        "K4": (0, 2, 0, 0),
        "K5": (0, 3, 0, 0),
        "K6": (0, 0, 2, 0),
        "K8": (0, 0, 0, 1),
        "K10": (1, 1, 0, 0),
    }


@rule("5.15")
def test_the_token_leaves_the_game_unused_if_one_was_alone() -> None:
    table = activation().stand("b1", Ann=4).token("b1", "K3")
    bag = list(table.s.bag)
    table.end_round()
    assert (table.points(), table.on("b1").token, table.s.bag) == (6, "", bag)


@rule("5.16")
def test_the_beadle_goes_on_at_once_to_the_lowest_number_or_off_the_board() -> None:
    table = seated(2).at(2).stand("a1", Ann=3).stand("c1", Ann=2).complete("b1")
    assert table.look.beadle == "a1"
    events = table.end_round()
    assert [event.cell for event in events if isinstance(event, BeadleCame)] == ["c1", "d1"]
    assert table.on("c1").master == 0  # two and the beadle
    table = seated(2).complete_all_but("e5", "c2").at(2).stand("e5", Ann=4)
    table.end_round()
    assert table.look.beadle == ""


@rule("5.17")
def test_of_a_reward_one_takes_as_much_as_possible() -> None:
    table = activation().stand("d1", Ann=3).wait("Ann", 12)  # the Bookbinders hire two; one is left
    table.wait("Ann", 12)
    supply = table.of("Ann").supply
    table.end_round()
    assert supply == 1
    assert table.of("Ann").supply == 0


@rule("5.18")
def test_paying_for_a_neutral_is_not_using_a_card_in_a_turn() -> None:
    table = activation().stand("c1", Ann=1, Ben=2)
    table.does("Ann", "end")
    table.does("Ben", "end")
    table.give("Ann", "Y1 Y1 Y1").give("Ben", "B1")
    table.does("Ann", "neutral Y1", "pay Y1")
    assert table.look.round == 3
    table.at(3).does("Ann", "end")
    assert table.of("Ann").cards == 1 + 4
