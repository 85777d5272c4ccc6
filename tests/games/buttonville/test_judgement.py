"""The opinions of Buttonville: what the end of a match is worth to who thinks ahead."""

from itertools import pairwise

import pytest

from hameau.games.buttonville.rules.verbs import DISCARD_CARD
from tests.games.buttonville.tables import seated


def outlooks(*sides: str) -> list[float]:
    """Of all seats, with these sets on the table and no buttons."""
    own = seated(*[f"{side}; buttons 0" for side in sides], players=len(sides)).own
    return [own.outlook(seat) for seat in range(own.seats)]


def test_a_victory_by_more_points_is_better_until_the_lead_is_big() -> None:
    by = [outlooks(ann, "sets jade")[0] for ann in ("sets bob2", "sets bob3", "sets bob6", "sets bob8")]
    assert all(more > less for more, less in pairwise(reversed(by)))
    big = outlooks("sets bob8 phil5", "sets jade"), outlooks("sets bob8 phil7", "sets jade")
    assert big[0] == big[1] == [1.0, -1.0]


def test_two_points_matter_most_when_they_decide_who_wins() -> None:
    lost, won, won_by_more = (
        outlooks(ann, "sets jade3")[0] for ann in ("sets bob2 phil", "sets bob3 phil", "sets bob4 phil")
    )
    assert lost < 0 < won
    assert won - lost > 2 * (won_by_more - won) > 0


def test_of_two_seats_one_fears_what_the_other_hopes_for() -> None:
    ann, ben = outlooks("sets bob4 phil2", "sets jade3")
    assert ann == pytest.approx(-ben)


def test_a_lead_is_over_the_best_of_the_others() -> None:
    assert (
        outlooks("sets bob4", "sets jade3", "sets phil")[0]
        == outlooks("sets bob4", "sets phil", "sets jade3")[0]
    )
    assert outlooks("sets bob4", "sets jade3", "sets phil")[0] == outlooks("sets bob4", "sets jade3")[0]


def test_what_lies_in_the_forum_is_swept_by_its_own_worth_however_full_the_hand_is() -> None:
    for more in ("", "jade5 bob3"):
        table = seated(f"hand pablo {more}", forum="phil2 chapi corbac", asked="play")
        table.does("Ann", "play pablo")
        assert table.question == "sweep"
        own = table.own
        for move in own.legal_moves(0)[1:]:
            assert own.judge(0, move) == 0.5 - own.worth_of_card(0, move - DISCARD_CARD)
