"""Positions as text: there and back in whole matches, and nothing but BadPosition for what is none."""

from random import Random

import pytest

import hameau
from hameau.engine.game import Game
from hameau.engine.match import Match
from tests.engine.matches import play_on
from tests.laws.subjects import listed
from tests.samples import sample

GAMES = hameau.games()
CHOSEN = {judged.game.key: judged.chosen for judged in listed()}


def ways(game: Game, seats: int) -> list[dict[str, str]]:
    """The usual options, and each other choice once; or those that a game chose for so many seats."""
    if CHOSEN[game.key]:
        return [options for number, options in CHOSEN[game.key] if number == seats]
    return [{}] + [
        {option.key: choice} for option in game.options if option.suits(seats) for choice in option.choices
    ]


LOOKED_AT = sample(0.3, 1.0)  # of the positions of a match
TABLES = [(game, seats) for game in GAMES for seats in game.seats if ways(game, seats)]
NAMED = [f"{game.key} {seats}" for game, seats in TABLES]


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMED)
def test_every_position_of_whole_matches_is_read_back_to_the_byte(game: Game, seats: int) -> None:
    for options in ways(game, seats):
        match = game.match(seats=seats, seed=seats, options=options)
        choice = Random(seats)
        same_again(game, match)
        while match.waiting:
            seat = choice.choice(match.waiting)
            match.play(seat, choice.choice(match.moves(seat)))
            if choice.random() < LOOKED_AT or not match.waiting:
                same_again(game, match)


def same_again(game: Game, match: Match) -> None:
    text = match.position()
    again = game.read_position(game.content, text)
    assert game.write_position(game.content, again) == text
    assert [again.legal_moves(seat) for seat in range(match.seats)] == [
        match.state.legal_moves(seat) for seat in range(match.seats)
    ]
    again.luck = match.state.luck  # luck is no part of a position
    assert again.dump() == match.state.dump(), text


def damaged(text: str, damage: Random) -> str:
    """The text with a few letters, words or parts altered, doubled, swapped or lost."""
    for _ in range(damage.choice((1, 1, 1, 2, 3))):
        at = damage.randrange(len(text) + 1)
        kind = damage.randrange(9)
        words = text.split(" ")
        word = damage.randrange(len(words))
        if kind == 0:
            text = (
                text[:at]
                + damage.choice(" |/-+:*o0123456789abAD12rygbinsafe\n\x00é٣🎲\ud800")
                + text[at + 1 :]
            )
        elif kind == 1:
            text = text[:at] + text[at + 1 :]
        elif kind == 2:
            text = (
                text[:at]
                + damage.choice(["9" * 30, "9" * 5000, "0", "6/6", "|", " | ", "\n", "-1"])
                + text[at:]
            )
        elif kind == 3:
            words[word] = damage.choice(
                ["-", "", "0", "7", "99999999999999999999", "turn", "lay", "stars", "over", "boards"]
            )
            text = " ".join(words)
        elif kind == 4:
            words[word] = damage.choice(words)
            text = " ".join(words)
        elif kind == 5:
            other = damage.randrange(len(words))
            words[word], words[other] = words[other], words[word]
            text = " ".join(words)
        elif kind == 6:
            parts = text.split(" | ")
            text = " | ".join(damage.choice(parts) for _ in parts)
        elif kind == 7:
            text = text[:at]
        else:
            digit = damage.choice("0123456789")
            text = "".join(
                digit if letter.isdigit() and damage.random() < 0.05 else letter for letter in text
            )
    return text


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMED)
def test_a_damaged_position_is_refused_or_can_be_played_to_the_end(game: Game, seats: int) -> None:
    damage = Random(seats)
    texts = []
    for options in ways(game, seats):
        match = game.match(seats=seats, seed=3, options=options)
        while match.waiting:
            texts.append(match.position())
            seat = damage.choice(match.waiting)
            match.play(seat, damage.choice(match.moves(seat)))
        texts.append(match.position())
    accepted = 0
    for _ in range(sample(300, 500)):
        text = damaged(damage.choice(texts), damage)
        try:
            match = game.position(text)
        except hameau.BadPosition:
            continue
        accepted += 1
        once = match.position()
        assert game.position(once).position() == once
        match.view(None)
        assert hameau.replay(match.record()).position() == once
        match.imagined(0, accepted).playout()
        if accepted % 5 == 0:
            play_on(match, seed=accepted)
            assert match.result is not None
    assert accepted > 0, "too much damage to learn anything"


@pytest.mark.parametrize(
    "text", ["", " ", "|", " | ", "\n", "-", "x", "\x00", "🎲", "\ud800", "1" * 10_000, " | " * 10_000]
)
@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
def test_what_is_no_position_is_refused(game: Game, text: str) -> None:
    with pytest.raises(hameau.BadPosition):
        game.position(text)


def test_a_position_is_played_on_with_the_luck_of_its_seed() -> None:
    for game in GAMES:
        match = game.match(seed=1)
        play_on(match, 8)
        ends = []
        for seed in (1, 1, 2):
            on = game.position(match.position(), seed=seed)
            play_on(on, 300)  # far enough to need luck in every game
            ends.append(on.position())
        assert ends[0] == ends[1] != ends[2]
