"""Chapter 9 of the rules: what is hidden, what everybody knows, and what bots may imagine."""

from typing import cast

import pytest

from hameau.games.buttonville.bots.judgement import Buttonville
from hameau.games.buttonville.views import View
from hameau.testing import PLAYERS
from tests.games.buttonville.events import Drew, DrewHidden, Refilled
from tests.games.buttonville.tables import Table, fresh, seated
from tests.rules import rule

FIVE = "jade2 dimitri2 phil"


def view(table: Table, name: str | None) -> View:
    return cast(View, table.view(None if name is None else PLAYERS.index(name)))


def imagined_hands(table: Table, name: str, of: str, times: int = 60) -> list[dict[str, int]]:
    """Hands of somebody else that a player may imagine."""
    hands = []
    for seed in range(times):
        world = cast(Buttonville, table.imagined(PLAYERS.index(name), seed))
        row = world.hand[PLAYERS.index(of)]
        hands.append({villager: row[slot] for slot, villager in enumerate(table.look.villagers) if row[slot]})
    return hands


@rule("9.1")
def test_only_the_owner_sees_a_hand() -> None:
    table = seated("hand jade2 bob", "hand corbac3")
    assert view(table, "Ann").hand == {"jade": 2, "bob": 1}
    assert view(table, "Ben").hand == {"corbac": 3}
    assert view(table, None).hand == {}
    other = seated("hand jade2 bob", "hand soulange3")
    assert view(table, "Ann").players == view(other, "Ann").players
    assert len({str(hand) for hand in imagined_hands(table, "Ann", "Ben")}) > 20


@rule("9.1")
def test_a_hand_stays_its_owners_whoever_looked_before() -> None:
    """What all see is made once for everybody who looks at a position."""
    tables = seated("hand jade2 bob", "hand corbac3"), seated("hand jade2 bob", "hand soulange3")
    alone = [[view(table, name) for name in ("Ann", "Ben", None)] for table in tables]
    for number, name in ((2, None), (1, "Ben"), (0, "Ann"), (1, "Ben"), (2, None)):
        for table, looks in zip(tables, alone, strict=True):
            assert view(table, name) == looks[number]
            assert view(table, name).me == (None if name is None else PLAYERS.index(name))
    assert [looks[1].hand for looks in alone] == [{"corbac": 3}, {"soulange": 3}]
    assert [looks[2].hand for looks in alone] == [{}, {}]


@rule("9.2")
@pytest.mark.parametrize("name", ["Ann", "Ben", None])
def test_everybody_sees_sizes_buttons_sets_and_discards(name: str | None) -> None:
    table = seated("hand jade2; sets bob3; buttons 7", "hand corbac3; sets phil", discard="jade2 bob")
    look = view(table, name)
    assert [player.hand for player in look.players] == [2, 3]
    assert [player.buttons for player in look.players] == [7, 2]
    assert [[(one.villager, one.cards) for one in player.sets] for player in look.players] == [
        [("bob", 3)],
        [("phil", 1)],
    ]
    assert look.discard == {"jade": 2, "bob": 1}
    assert (look.pile, look.end_pile) == (96 - 2 - 3 - 3 - 1 - 3 - 5 - 40, 40)


@rule("9.3")
def test_nobody_knows_what_comes_next_nor_what_waits_in_the_end_pile() -> None:
    table = seated(piles="jade10 bob12", end_pile=10)
    next_cards = set()
    for seed in range(40):
        world = cast(Buttonville, table.imagined(0, seed))
        world.listening = 1
        world.apply(0, 1)  # draw
        notes = [table.game.tell(table.game.content, world, note) for note in world.take_notes()]
        next_cards |= {event.villager for event in notes if isinstance(event, Drew)}
    assert next_cards == {"jade", "bob"}


@rule("9.4")
def test_a_drawn_card_is_seen_only_by_who_gets_it() -> None:
    table = seated(players=3)
    table.next_cards("bob jade")
    table.does("Ann", "draw", "draw")
    assert table.heard("Ann", Drew) == [Drew(seat=0, villager="bob"), Drew(seat=0, villager="jade")]
    assert table.heard("Ann", DrewHidden) == []
    for name in ("Ben", "Eve"):
        assert table.heard(name, Drew) == []
        assert [event.seat for event in table.heard(name, DrewHidden)] == [0, 0]
    assert table.heard(None, Drew) == []
    assert table.of("Ann").known == {}


@rule("9.4")
def test_a_refilled_card_is_seen_by_all() -> None:
    table = seated(forum=FIVE)
    table.next_cards("bob")
    table.does("Ann", "take jade")
    for name in ("Ann", "Ben", None):
        assert table.heard(name, Refilled) == [Refilled(seat=0, villager="bob")]


@rule("9.5")
def test_a_card_taken_from_the_forum_stays_known_until_it_has_left() -> None:
    table = seated("hand corbac2 jade", forum=FIVE)
    table.does("Ann", "take jade", "take phil")
    assert table.of("Ann").known == {"jade": 1, "phil": 1}
    assert all(
        hand.get("jade", 0) >= 1 and hand.get("phil", 0) >= 1 for hand in imagined_hands(table, "Ben", "Ann")
    )
    table.does("Ann", "play jade x1")
    assert table.of("Ann").known == {"phil": 1}  # whichever Jade it was
    assert table.hand("Ann") == {"jade": 1, "phil": 1, "corbac": 2}


@rule("9.5")
@pytest.mark.parametrize(
    ("villager", "moves", "known"),
    [
        ("triton", ["play triton", "take jade"], {"jade": 1}),  # the discard pile
        ("lancelot", ["play lancelot", "take corbac"], {"corbac": 1}),  # a reveal
        ("lucky", ["play lucky", "done"], {"corbac": 1}),
        ("hyppolite", ["play hyppolite", "name soulange"], {"soulange": 1}),  # another hand
    ],
)
def test_every_card_that_all_saw_coming_is_known(
    villager: str, moves: list[str], known: dict[str, int]
) -> None:
    discard = "jade" if villager == "triton" else "phil"
    table = seated(f"hand {villager}2", "hand soulange2", among="corbac", discard=discard, asked="play")
    table.next_cards("corbac")
    table.does("Ann", *moves)
    assert table.of("Ann").known == known


@rule("9.5")
def test_a_card_given_to_hyppolite_is_the_known_one_if_there_is_one() -> None:
    table = seated("hand hyppolite", "hand jade2; known jade", asked="play")
    table.does("Ann", "play hyppolite", "name jade")
    assert (table.of("Ben").known, table.of("Ann").known, table.hand("Ben")) == ({}, {"jade": 1}, {"jade": 1})


@rule("9.5")
def test_a_card_shown_for_a_swap_is_known() -> None:
    table = seated("hand laurent bob2", forum=FIVE, asked="play")
    table.does("Ann", "play laurent", "give bob")
    assert table.of("Ann").known == {"bob": 1}
    table.does("Ann", "take phil")
    assert table.of("Ann").known == {"phil": 1}


@rule("9.6")
def test_who_has_shown_to_hold_none_has_one_only_among_later_cards() -> None:
    table = seated("hand hyppolite soulange", "hand jade2", among="bob", forum=FIVE, asked="play")
    table.does("Ann", "play hyppolite", "name bob")
    assert table.of("Ben").lacking == ["bob"]
    assert not any("bob" in hand for hand in imagined_hands(table, "Ann", "Ben"))
    table.next_cards("bob")
    table.does("Ben", "draw")
    assert table.of("Ben").lacking == []
    hands = imagined_hands(table, "Ann", "Ben", 200)
    assert {hand.get("bob", 0) for hand in hands} == {0, 1}  # never two


@rule("9.6")
def test_later_cards_that_were_seen_do_not_count() -> None:
    table = seated("hand hyppolite soulange", "hand jade2", forum="bob2 phil3", asked="play")
    table.does("Ann", "play hyppolite", "name bob")
    table.does("Ben", "take bob")
    assert (table.of("Ben").known, table.of("Ben").lacking) == ({"bob": 1}, ["bob"])
    assert all(hand["bob"] == 1 for hand in imagined_hands(table, "Ann", "Ben"))


@rule("9.6")
def test_a_card_that_left_may_have_been_an_old_one_or_a_new_one() -> None:
    """Ben lacks Bobs, draws a card, and lays a Jade: nobody knows whether the drawn card was the Jade."""
    table = seated("hand hyppolite soulange", "hand jade soulange", among="bob", forum=FIVE, asked="play")
    table.does("Ann", "play hyppolite", "name bob")
    table.next_cards("bob dimitri")
    table.does("Ben", "draw", "draw", "play jade")
    hands = imagined_hands(table, "Ann", "Ben", 300)
    assert {hand.get("bob", 0) for hand in hands} == {0, 1, 2}


def who_denied_bobs(*hands: str, piles: str) -> Table:
    """Ann has asked everybody for Bobs, and only Eve had one to hand over."""
    table = seated(
        "hand hyppolite jade", *hands, players=3, piles=piles, forum="jade2 phil3", among="bob", asked="play"
    )
    table.does("Ann", "play hyppolite", "name bob")
    return table


@rule("9.6")
def test_nobody_is_imagined_with_what_was_denied_even_if_another_must_hold_all_of_it() -> None:
    table = who_denied_bobs("hand jade3 dimitri2 phil2", "hand bob7", piles="")
    assert table.of("Ben").lacking == ["bob"]
    assert all("bob" not in hand for hand in imagined_hands(table, "Ann", "Ben"))
    assert all(hand == {"bob": 6} for hand in imagined_hands(table, "Ann", "Eve"))


@rule("9.6")
def test_all_that_may_be_is_imagined_equally_often() -> None:
    """Ben has four that are no Bobs; of the five others three are Bobs, and Eve holds three."""
    table = who_denied_bobs("hand jade2 dimitri2", "hand bob3 phil", piles="bob jade")
    hands = imagined_hands(table, "Ann", "Eve", 2000)
    share = {bobs: sum(hand.get("bob", 0) == bobs for hand in hands) / len(hands) for bobs in range(4)}
    assert share == pytest.approx({0: 0.0, 1: 0.3, 2: 0.6, 3: 0.1}, abs=0.04)


@rule("9.7")
@pytest.mark.parametrize("hand", ["jade", "soulange"])
def test_chapi_asks_whether_or_not_a_card_fits(hand: str) -> None:
    table = seated(f"hand chapi {hand}; sets jade", asked="play")
    table.does("Ann", "play chapi")
    assert (view(table, "Ben").question, view(table, "Ben").owed) == ("grow", 3)


@rule("9.7")
@pytest.mark.parametrize("hand", ["bob", "soulange"])
def test_bob_asks_whether_or_not_there_is_one_in_the_hand(hand: str) -> None:
    table = seated(f"hand {hand}; sets bob", forum="bob jade4", asked="play")
    table.does("Ann", "done")
    assert view(table, "Ben").question == "feed"


@rule("9.7")
@pytest.mark.parametrize("players", [2, 3])
def test_the_same_question_in_every_world_that_the_others_may_imagine(players: int) -> None:
    """Whatever the hidden cards are, the same moves lead to the same questions as long as they are legal."""
    for villagers in ("synergy", "trees", "interactions"):
        table = fresh(players, 5, villagers)
        for _ in range(60):
            active = table.own.active
            world = cast(Buttonville, table.imagined((active + 1) % players, 1))
            assert world.asked[world.depth - 1] == table.own.asked[table.own.depth - 1]
            moves = table.may(table.active)
            table.does(table.active, moves[len(table.history) * 5 % len(moves)])
