"""What a designer may change, and what is refused or remarked."""

from functools import partial
from pathlib import Path

import pytest

import hameau
from hameau.engine.errors import BadContent
from hameau.engine.texts import clean, code, fits
from hameau.games.silhouette.content import CODES, lexicon, open_content, remarks
from hameau.shelf import content_file
from tests.games.silhouette.tables import CONTENT, MOTIFS, seated

TEXT = content_file("silhouette").read_text("utf-8")


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


@pytest.mark.parametrize("language", CODES)
def test_every_word_of_a_lexicon_can_be_said_and_decides(language: str) -> None:
    for number, (a, b, word) in enumerate(lexicon(CONTENT, language)):
        assert clean(word) == word
        assert fits(word)
        state = CONTENT.box
        place = 48 * MOTIFS.index(a) + MOTIFS.index(b)
        chain, entry = [], state.entry[CODES.index(language)][place]
        while entry:
            chain.append(state.code[entry - 1])
            entry = state.following[entry - 1]
        assert code(word) in chain, f"word {number}, {word!r}"


@pytest.mark.parametrize("language", ["fr", "it"])
def test_every_picture_occurs_in_the_lexica_that_were_made_here(language: str) -> None:
    used = {motif for a, b, _ in lexicon(CONTENT, language) for motif in (a, b)}
    assert used == set(MOTIFS)


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("insists = 3", "insists = -1", "attempts, insists"),
        ("patience = 2", "patience = 0", "attempts, patience"),
        ('id = "cat"', 'id = "laundry"', "motif laundry: two have this id"),
        ('en = "cat"', 'en = "pig"', "two are called alike"),
        ('en = "cat"', 'en = "cat/dog"', "motif cat, en: 'cat/dog' cannot be said"),
        ('en = "cat"', 'en = ""', "motif cat, en"),
        ('pair = ["cat", "laundry"]', 'pair = ["cat", "unicorn"]', "there is no motif 'unicorn'"),
        ('pair = ["cat", "laundry"]', 'pair = ["cat", "cat"]', "a pair is two different motifs"),
        ('pair = ["cat", "laundry"]', 'pair = ["cat"]', "pair"),
        ('words = ["Katzenwäsche"]', 'words = ["Katze"]', "is what a picture is called"),
        ('words = ["Katzenwäsche"]', "words = []", "words"),
        ('words = ["Katzenwäsche"]', 'words = ["Katzen{"]', "cannot be said"),
        ('words = ["Katzenwäsche"]', 'words = ["Wäschekatze", "wäsche-katze"]', "has 'wäsche-katze' already"),
        ('language = "de"', 'language = "es"', "language"),
    ],
)
def test_what_cannot_be_is_refused(old: str, new: str, error: str) -> None:
    with pytest.raises(BadContent) as caught:
        open_content(changed(old, new), "silhouette.toml")
    assert str(caught.value).startswith("silhouette.toml: ")
    assert error in str(caught.value)


def test_a_box_has_48_pictures() -> None:
    head, first, *others = TEXT.split("[[motif]]")
    with pytest.raises(BadContent, match="motif"):
        open_content("[[motif]]".join([head, *others]), "silhouette.toml")
    assert 'id = "cat"' in first


def test_there_is_room_for_so_many_words_and_no_more() -> None:
    more = (
        '\n[[word]]\nlanguage = "en"\npair = ["cat", "pig"]\nprovenance = "reconstructed"\nwords = ["{}"]\n'
    )
    full = TEXT + "".join(more.format(f"catpig {number}") for number in range(1100))
    with pytest.raises(BadContent, match="room for 1024 words"):
        open_content(full, "silhouette.toml")


def test_a_poor_lexicon_is_remarked() -> None:
    assert remarks(CONTENT) == []
    poor = open_content(TEXT.partition("# The Italian lexicon.")[0], "f")
    assert [one.entry for one in remarks(poor)] == ["word"]
    assert "'it'" in remarks(poor)[0].sentence


def test_edited_content_is_played(tmp_path: Path) -> None:
    edited = changed('id = "cat"\nen = "cat"', 'id = "lynx"\nen = "lynx"').replace('"cat"', '"lynx"')
    edited = edited.replace("insists = 3", "insists = 1")
    (tmp_path / "silhouette.toml").write_text(edited, "utf-8")
    game = hameau.game("silhouette", tmp_path)
    match = game.match(2, seed=3)
    while match.waiting:
        seat = match.waiting[0]
        game.draw(match.view(seat), match.names, match.moves(seat), partial(game.speech.say, "it"))
        match.play(seat, match.game.write(game.content, match.state, match.state.sensible_move(seat, 0)))
    assert "lynx" in " ".join(match.sentence(event) for event in match.events())
    assert match.view().insists == [1, 1]  # type: ignore[attr-defined]


def test_a_word_of_one_pair_is_none_of_another() -> None:
    table = seated(open="b3=cat c5=moon", insists=0)
    table.does("Ann", "say catfish")
    table.does("Ben", "leave")
    assert not table.look().said[-1].accepted
