"""What a changed position leads to: it is refused, or it is as sound as any other, now and 50 moves on."""

from random import Random

import pytest

import hameau
from hameau.laws.subjects import Subject, settings
from tests.engine.fuzz import MOVES, begun, trials
from tests.laws.subjects import listed

SUBJECTS = listed()


@pytest.mark.parametrize("subject", SUBJECTS, ids=[subject.game.key for subject in SUBJECTS])
def test_a_changed_position_is_refused_or_as_sound_as_any_other(subject: Subject) -> None:
    game, luck = subject.game, Random(subject.game.key)
    for _, text in trials(settings(subject), luck):
        match = begun(game, text)
        if match is None:
            continue
        once = match.position()
        assert game.position(once).position() == once, text
        try:
            for _ in range(MOVES):
                subject.check(match.state, game.content)
                if not match.waiting:
                    assert match.result is not None
                    break
                seat = luck.choice(match.waiting)
                match.view(seat)
                match.play(seat, luck.choice(match.moves(seat)))
        except Exception as error:
            raise AssertionError(f"{text}\nleads to {match.position()}") from error


BOARD = "6/6/6/6/6/6"
# what was accepted once, and what the refusal says
ACCEPTED = {
    "finished boards, and a turn goes on": (
        "buttons",
        f"9 turn 0 1:1+2334 0 random | A1 *****1/6/6/6/6/6 in ry 0 | B1 {BOARD} in gb 0",
        "Ann has 5 stars and a row, so it is over",
    ),
    "6 stars due where 1 is earned": (
        "buttons",
        f"2 stars 0 1:1+2334 0 random | A1 o1o1o1/1o1o1o/6/6/6/6 safe ry 6 | B1 {BOARD} bust gb 0",
        "Ann has 6 stars due, and this board has earned ",
    ),
    "an empty forum beside 48 cards": (
        "buttonville",
        "10 0 - 0 8+40 random | menestra jade dimitri phil chapi corbac soulange flora"
        " | set-limit:1 hand-limit:1 end-order:1 play:1 recruit:2 | 6,6,6,6,6,6,6,6 | 0,0,0,0,0,0,0,0"
        " | 6,6,6,6,6,4,2,2 | 0,0,0,0,0,0,0,0"
        " | 2 0,0,0,0,0,2,2,0 0,0,0,0,0,0,0,0 0,0,0,0,0,0,0,0"
        " | 2 0,0,0,0,0,0,2,4 0,0,0,0,0,0,0,0 0,0,0,0,0,0,0,0",
        "the forum has 0 cards beside 48 in the piles",
    ),
    "two sets of one villager at the end": (
        "buttonville",
        "20 0 20 1 0+0 random | menestra jade dimitri phil chapi corbac soulange flora | -"
        " | 0,0,0,0,0,0,0,0 | 0,0,0,0,0,0,0,0 | 12,6,12,12,12,12,12,12 | 0,0,0,0,0,0,0,0"
        " | 2 0,0,0,0,0,0,0,0 0,0,0,0,0,0,0,0 0,0,0,0,0,0,0,0 jade4 jade2"
        " | 2 0,0,0,0,0,0,0,0 0,0,0,0,0,0,0,0 0,0,0,0,0,0,0,0",
        "Ann has 2 sets of jade after a turn",
    ),
    "20 people in one dwelling in round 1": (
        "chevoux",
        "normal 1 percee - | education sante | clinique creche station_epuration mairie poste habitation=20"
        " / maison_retraite epicerie ecole habitation boulangerie caserne",
        "20 people live here, and the cards played so far bring 0 at most",
    ),
}


@pytest.mark.parametrize(("key", "text", "says"), ACCEPTED.values(), ids=list(ACCEPTED))
def test_what_was_accepted_once_is_refused_with_its_numbers(key: str, text: str, says: str) -> None:
    with pytest.raises(hameau.BadPosition) as caught:
        hameau.game(key).position(text)
    assert says in caught.value.sentence


def test_round_50_of_10_is_refused() -> None:
    game = hameau.game("guilds")
    match = game.match(1, seed=1)
    match.play(0, match.moves(0)[0])
    with pytest.raises(hameau.BadPosition, match="it is round 50, and there are 10"):
        game.position("50" + match.position()[1:])


def test_a_night_that_never_comes_is_refused() -> None:
    game = hameau.game("werewolves")
    first = game.match(8, seed=1, options={"composition": "simple"}).position()
    with pytest.raises(hameau.BadPosition, match="night: 50, and with 0 deaths 1 is the last"):
        game.position(first.replace(" night=1 ", " night=50 "))
