"""The example that the rulebook's solo pages print."""

from tests.games.guilds.tables import seated
from tests.rules import rule


@rule("9.6")
def test_a_threshold_of_four_with_a_neutral_is_five() -> None:
    table = seated(1).at(2)
    tile = table.on("b1")
    assert (table.s.box.threshold[tile.number], tile.barred, tile.threshold) == (4, True, 5)
    table.beadle("e5").stand("b1", Ann=4)
    table.end_round()
    assert not table.on("b1").done
    table.at(4).stand("b1", Ann=1)
    table.end_round()
    assert table.on("b1").done
