"""What a seat cannot know, and what it can."""

from typing import cast

from hameau.games.guilds.bots.judgement import Guilds
from hameau.games.guilds.views import View
from tests.games.guilds.tables import BOX, CARDS, GUILDS, MAYORS, Table, fresh, imagined, seated

WORLDS = range(60)


def hands(table: Table, eyes: int, of: int) -> list[list[int]]:
    return [list(imagined(table, eyes, seed).hand[of]) for seed in WORLDS]


def test_hands_of_others_are_dealt_anew_and_the_own_one_stays() -> None:
    table = seated(3).give("Ann", "Y1 R1").give("Ben", "P1 P1 P1").give("Eve", "B1")
    assert len({tuple(hand) for hand in hands(table, 0, 1)}) > 30
    assert all(sum(hand) == 3 for hand in hands(table, 0, 1))
    assert len({tuple(hand) for hand in hands(table, 1, 1)}) == 1


def test_a_replay_shows_every_hand() -> None:
    table = seated(2).give("Ann", "Y1 R1").give("Ben", "P1").mayor("Ben", "M03")
    assert GUILDS.reveal is not None
    players = cast(View, GUILDS.reveal(GUILDS.content, table.state)).players
    assert [player.known for player in players] == [["Y1", "R1"], ["P1"]]
    assert players[1].mayors == ["M03"]


def test_who_set_out_for_a_tile_has_a_card_for_it() -> None:
    table = seated(2).give("Ann", "R1 P1 P1")
    table.does("Ann", "move d1")  # red
    for hand in hands(table, 1, 0):
        assert any(hand[kind] and BOX.standards[kind] & 0b10 for kind in range(BOX.kinds))
    table.does("Ann", "pay R1")
    assert not all(
        any(hand[k] and BOX.standards[k] & 2 for k in range(BOX.kinds)) for hand in hands(table, 1, 0)
    )


def test_what_one_gave_back_at_the_start_nobody_kept_first() -> None:
    match = fresh(4, 2)
    for seat in range(4):
        match.play(seat, match.moves(seat)[0])
    returned = cast(Guilds, match.state).returned[0]
    kept = set()
    for seed in WORLDS:
        world = imagined(match, 0, seed)
        for other in (1, 2, 3):
            assert not world.first[other] & returned
            kept.add(world.mayors[other])
    assert len(kept) == len(MAYORS) - 3


def test_a_card_put_under_the_deck_is_known_to_who_put_it_there() -> None:
    table = seated(2).give("Ann", "G3 Y1 Y1")
    table.does("Ann", "play G3", "pay Y1", "pay Y1", "done")
    truth = table.s.under[:2]
    assert all(list(imagined(table, 0, seed).under[:2]) == list(truth) for seed in WORLDS)
    assert len({tuple(imagined(table, 1, seed).under[:2]) for seed in WORLDS}) > 20


def test_a_question_is_asked_whatever_the_hand_holds() -> None:
    """To ask only those who can pay would show who can."""
    for cards in ("Y1 Y1", "R1 R1"):
        table = seated(2).at(2).beadle("e5").stand("c1", Ann=1, Ben=2)
        table.does("Ann", "end")
        table.give("Ann", cards).does("Ben", "end")
        assert table.active == "Ann"
        assert ("neutral Y1" in table.may("Ann")) == (cards == "Y1 Y1")
    table = seated(2).give("Ann", "R1")
    table.does("Ann", "move d1")
    assert table.may("Ann") == ["pay R1"]  # one card only, and yet it is asked


def test_others_see_that_a_mayoral_card_was_kept_but_not_which() -> None:
    table = seated(2).give("Ann", "G3 Y1 Y1")
    table.does("Ann", "play G3", "pay Y1", "pay Y1")
    own = table.may("Ann")[1].split()[1]
    table.does("Ann", f"keep {own}")
    told = [str(event) for event in table.events(1) + table.events()]
    assert not any(own in text for text in told)
    assert any(own in str(event) for event in table.events(0))
    sights = {table.s.sight(1, 0, 540 + card) for card in range(len(MAYORS))}
    assert len(sights) == 1
    assert CARDS
