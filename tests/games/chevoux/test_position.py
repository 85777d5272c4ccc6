"""Positions of Chévoux: how they read, and what cannot be one."""

import pytest

import hameau
from tests.games.chevoux.tables import CHEVOUX, TWO_ROWS, VALID, fresh, last_card, playing

HEAD, AXES = "normal 1 percee -", "education sante"
ROWS = " / ".join(" ".join(line.split()) for line in TWO_ROWS.splitlines())
FULL = " / ".join(" ".join(line.split()) for line in VALID.strip().splitlines())


def position(head: str = HEAD, axes: str = AXES, rows: str = ROWS) -> str:
    return f"{head} | {axes} | {rows}"


def test_a_position_is_one_line_that_a_person_can_read() -> None:
    table = playing(card="deviation", people="f1=2")
    table.does("row 1 by 1", then="percee")
    assert table.position() == (
        "normal 1 percee deviation | education sante | "
        "habitation=2 clinique creche station_epuration mairie poste / "
        "maison_retraite epicerie ecole habitation boulangerie caserne"
    )


def test_the_pile_and_the_supply_follow() -> None:
    table = playing(people="f1=2")
    assert table.look.supply == 18
    assert sum(rest.count for rest in table.look.pile) == 18


def test_an_end_is_a_position_too() -> None:
    table = last_card()
    table.does("nothing")
    again = CHEVOUX.position(table.position())
    assert again.waiting == ()
    assert again.result == table.result


@pytest.mark.parametrize(
    "text",
    [
        "",
        "normal",
        position().replace(" | ", " / "),
        position("easy 1 percee -"),
        position("normal 0 percee -"),
        position("normal 6 percee -", rows=FULL),
        position("hard 5 percee -", rows=FULL),
        position("normal ١ percee -"),
        position("normal 2 percee -"),  # three rows by then
        position("normal 1 percee"),
        position("normal 1 perce -"),
        position("normal 1 percee percee"),
        position("normal 1 percee deviation,deviation"),
        position("normal 1 percee perce"),
        position("normal 1 percee remembrement,deviation,grands_travaux,rond_point,expropriation"),
        position("normal 1 - remembrement,percee,deviation,grands_travaux,rond_point"),  # not the last round
        position("normal 5 - percee", rows=FULL),
        position(axes="education"),
        position(axes="education education"),
        position(axes="education sante culture"),
        position(axes="education nothing"),
        position(axes="nature sante"),  # a school of no axis of this village
        position(rows=ROWS.replace("clinique ", "", 1)),
        position(rows=ROWS.replace("clinique", "hospital", 1)),
        position(rows=ROWS.replace("clinique", "creche", 1)),
        position(rows=ROWS.replace("clinique", "clinique=1", 1)),
        position(rows=ROWS.replace("habitation", "habitation=0", 1)),
        position(rows=ROWS.replace("habitation", "habitation=21", 1)),
        position(rows=ROWS.replace("habitation", "habitation=111", 1)),
        position(rows=f"{ROWS} / {ROWS}"),
        position() + "\n",
        position() + " ",
    ],
)
def test_what_no_match_can_lead_to_is_refused(text: str) -> None:
    with pytest.raises(hameau.BadPosition) as caught:
        CHEVOUX.position(text)
    assert len(str(caught.value)) > 15


def test_every_moment_of_a_match_is_a_position() -> None:
    table = fresh(8, "hard")
    while table.waiting:
        again = CHEVOUX.position(table.position())
        assert again.moves(0) == table.moves(0)
        assert again.view(0) == table.view(0)
        table.does(table.moves(0)[-1])
