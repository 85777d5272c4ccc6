"""Help cards, and the end."""

import pytest

from tests.games.silhouette.tables import MOTIFS, Table, at, fresh, play_on, seated, tags
from tests.rules import rule

OPEN = "b3=laundry c5=fish"
MINE = ["Ann moonstar cat star"]


def helped(**more: object) -> Table:
    return seated(open=OPEN, won=MINE, help=True, **more)  # type: ignore[arg-type]


def last_two() -> Table:
    """All cards but two were won, by turns."""
    pairs = [MOTIFS[first : first + 2] for first in range(2, 48, 2)]
    won = [f"{('Ann', 'Ben')[n % 2]} word{n} {a} {b}" for n, (a, b) in enumerate(pairs)]
    return seated(open=f"a1={MOTIFS[0]} b1={MOTIFS[1]}", won=won)


@rule("8.1")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_help_is_allowed_after_twice_as_many_failed_pairs_as_players(seats: int) -> None:
    table = fresh(seats, seed=4)
    for number in range(2 * seats):
        assert (table.look().help, table.look().failures) == (False, number)
        name = table.names[table.look().active]
        table.turn(
            name, f"a{1 + number % 6}={MOTIFS[number % 6]} h{1 + number % 6}={MOTIFS[20 + number % 6]}"
        )
        table.fails()
    assert (table.look().help, table.look().failures) == (True, 0)
    assert tags(table.events())[-1] == "help-allowed"


@rule("8.1")
def test_a_pair_that_is_won_ends_the_row() -> None:
    table = seated(open="b3=cat c5=fish", failures=3)
    table.does("Ann", "say catfish")
    table.does("Ben", "accept")
    assert table.look().failures == 0


@rule("8.1")
def test_before_no_help_card_may_be_laid() -> None:
    table = seated(open=OPEN, won=MINE)
    assert not [move for move in table.may("Ann") if move.startswith("swap")]
    assert table.refuses("Ann", "swap b3 star").code == "no-help"


@rule("8.2")
def test_help_is_allowed_when_the_last_two_cards_have_failed() -> None:
    table = last_two()
    table.fails()
    assert (table.look().help, table.look().left) == (True, 2)
    early = seated(open=OPEN)
    early.fails()
    assert not early.look().help


@rule("8.3")
def test_a_card_of_the_own_pile_takes_the_place_of_an_open_one() -> None:
    table = helped()
    assert {move for move in table.may("Ann") if move.startswith("swap")} == {
        f"swap {place} {motif}" for place in ("b3", "c5") for motif in ("cat", "star")
    }
    assert tags(table.does("Ann", "swap b3 star")) == ["swapped"]
    swap = table.look().swapped
    assert swap is not None
    assert (swap.place, swap.motif) == ("b3", "star")
    table.does("Ann", "say starfish")
    word = table.look().word
    assert word is not None
    assert word.motifs == ["star", "fish"]
    table.does("Ben", "leave")
    assert table.look().said[-1].by == "lexicon"


@rule("8.3")
def test_cards_of_others_do_not_help() -> None:
    refused = seated(open=OPEN, won=["Ben moonstar cat star"], help=True).refuses("Ann", "swap b3 star")
    assert (refused.code, refused.rule) == ("not-in-pile", "8.3")


@rule("8.3")
def test_the_names_of_both_pictures_that_count_are_forbidden() -> None:
    table = helped()
    table.does("Ann", "swap b3 star")
    assert table.refuses("Ann", "say star").code == "plain-name"
    table.does("Ann", "say laundry")
    assert table.look().phase == "vote"


@rule("8.4")
def test_one_help_card_in_an_attempt() -> None:
    table = helped()
    table.does("Ann", "swap b3 star")
    assert table.may("Ann") == ['say "…"', "pass"]
    assert table.refuses("Ann", "swap c5 cat").code == "helped-already"


@rule("8.4")
def test_it_helps_in_this_attempt_only() -> None:
    table = helped()
    table.does("Ann", "swap b3 star", "pass")
    assert table.look().swapped is None
    table.does("Ben", "say fishlaundry")
    word = table.look().word
    assert word is not None
    assert word.motifs == ["laundry", "fish"]


@rule("8.5")
def test_the_open_cards_are_won_and_the_help_card_comes_back() -> None:
    table = helped()
    table.does("Ann", "swap b3 star", "say starfish")
    table.does("Ben", "accept")
    pile = table.look().piles[0]
    assert (pile.cards, set(pile.motifs)) == (4, {"cat", "star", "laundry", "fish"})
    assert (table.state_card("b3"), table.state_card("c5")) == ("gone", "gone")


@rule("8.6")
@pytest.mark.parametrize(("help_card", "after"), [("swap b3 star", 1), ("", 0)])
def test_with_a_help_card_there_is_no_further_turn(help_card: str, after: int) -> None:
    table = helped()
    if help_card:
        table.does("Ann", help_card)
    table.does("Ann", "say smallfry")
    table.does("Ben", "accept")
    assert table.look().active == after


@rule("8.7")
def test_help_stays_allowed() -> None:
    table = helped()
    table.does("Ann", "say smallfry")
    table.does("Ben", "accept")
    assert (table.look().help, table.look().failures) == (True, 0)


@rule("8.8")
def test_the_match_ends_when_as_many_pairs_have_failed_again() -> None:
    table = helped(failures=2)
    table.fails()
    assert table.look().phase == "turn"
    again = helped(failures=3)
    again.does("Ann", "pass")
    assert tags(again.does("Ben", "pass")) == ["passed", "turned-down", "given-up"]
    result = again.result
    assert result is not None
    assert (result.reason, result.scores, again.look().left) == ("cards-left", [2, 0], 46)
    assert again.winners == "Ann"


@rule("9.1")
def test_the_match_ends_when_all_cards_were_won() -> None:
    table = last_two()
    assert table.result is None
    table.does("Ann", "say washcat")
    table.does("Ben", "accept")
    result = table.result
    assert result is not None
    assert (result.reason, sum(score or 0 for score in result.scores)) == ("all-taken", 48)


@rule("9.2")
def test_most_cards_win() -> None:
    table = seated(3, open=OPEN, won=["Ben star1 star moon", "Ben star2 sun cat", "Eve star3 pig eye"],
                   help=True, failures=5)  # fmt: skip
    table.fails()
    assert table.winners == "Ben"
    assert [table.state.result(seat) for seat in range(3)] == [-1, 1, -1]


@rule("9.3")
def test_equally_many_share_the_victory() -> None:
    table = seated(3, open=OPEN, won=["Ben star1 star moon", "Eve star3 pig eye"], help=True, failures=5)
    table.fails()
    assert table.winners == "Ben Eve"
    assert [table.state.result(seat) for seat in range(3)] == [-1, 0, 0]


def test_a_whole_match_comes_to_an_end_in_every_language() -> None:
    for language in ("en", "fr", "de", "it"):
        table = fresh(3, seed=5, language=language)
        play_on(table)
        assert table.result is not None
        assert at(table.position()).result == table.result
