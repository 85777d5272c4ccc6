"""What the rulebook itself spells out: its table of players, and its order of a death."""

from typing import cast

from hameau.games.werewolves.square import View
from tests.games.werewolves.tables import fresh, night
from tests.rules import rule


@rule("2.7")
def test_the_printed_table_for_8_12_and_18_players() -> None:
    for players, wolves, villagers in ((8, 2, 5), (12, 3, 8), (18, 3, 14)):
        match = fresh(players, composition="simple", seed=players)
        cards = [cast(View, match.view(seat)).people[seat].card for seat in range(players)]
        assert (cards.count("werewolf"), cards.count("seer"), cards.count("villager")) == (
            wolves,
            1,
            villagers,
        )


@rule("10.4")
def test_first_the_hunter_then_the_lover_then_the_captain() -> None:
    village = night("werewolf hunter seer", lovers="Ben Dan", captain="Dan", number=2).pack("Ben").morning()
    order = [village.phase]
    village.does("Ben", "shoot Eve")
    assert [e.seat for e in village.heard(None, "died")] == [1, 2, 3]
    order.append(village.phase)
    assert order == ["shot", "heir"]
    assert village.owing == "Dan"
