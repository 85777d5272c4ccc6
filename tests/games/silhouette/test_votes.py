"""The others judge, or the lexicon."""

import pytest

from hameau import bots
from hameau.games.silhouette.views import Judged
from tests.games.silhouette.tables import fresh, seated, tags
from tests.rules import rule

OPEN = "b3=cat c5=laundry"  # no word of the English lexicon
KNOWN = "b3=cat c5=fish"
NAMES = ("Ben", "Eve", "Dan", "Flo", "Gus")


def voted(votes: str, *, cards: str = OPEN, word: str = "catlick", insists: int = 3) -> Judged | None:
    """What comes of a word of Ann's: the votes of the others by their first letters, in their order."""
    words = {"a": "accept", "r": "reject", "c": "cover", "l": "leave"}
    table = seated(1 + len(votes), open=cards, insists=insists)
    table.does("Ann", f"say {word}")
    events = []
    for seat, vote in enumerate(votes, 1):
        events = table.play(seat, words[vote])
    return next((event for event in events if isinstance(event, Judged)), None)


def passes(votes: str) -> bool:
    judged = voted(votes)
    assert judged is not None
    return judged.accepted


@rule("6.1")
def test_all_but_the_speaker_vote() -> None:
    table = seated(4, open=OPEN, speaker="Eve")
    table.does("Eve", "say catlick")
    assert table.waiting == (0, 1, 3)
    assert table.may("Ben") == ["accept", "reject", "cover", "leave"]
    table.does("Dan", "accept")
    view = table.look()
    assert (view.waiting, view.voted) == ([0, 1], [3])


@rule("6.2")
def test_votes_are_sealed_until_the_last_one_was_cast() -> None:
    table = seated(3, open=OPEN)
    table.does("Ann", "say catlick")
    assert [event.facts()["@vote"] for event in table.does("Ben", "reject")] == ["vote-reject"]
    assert (table.look("Ben").mine, table.look("Eve").mine, table.look("Ann").mine) == ("reject", None, None)
    assert "voted" not in tags(table.events(2)) + tags(table.events(0)) + tags(table.events())
    judged = next(event for event in table.does("Eve", "accept") if isinstance(event, Judged))
    assert [(one.seat, one.vote) for one in judged.votes] == [(1, "reject"), (2, "accept")]


@rule("6.3")
def test_whoever_leaves_it_to_the_others_is_no_judge() -> None:
    assert passes("la")
    assert not passes("lr")
    assert passes("laar" + "l"), "three have judged"
    assert not passes("llar"), "two have judged"


@rule("6.4")
def test_one_or_two_judges_must_agree() -> None:
    assert [passes(votes) for votes in ("a", "r", "aa", "ar", "ra", "rr")] == [
        True,
        False,
        True,
        *[False] * 3,
    ]


@rule("6.5")
def test_of_three_or_more_a_third_may_be_against_it() -> None:
    assert passes("aar")
    assert not passes("arr")
    assert passes("aaar")
    assert not passes("aarr")
    assert passes("aaaar")
    assert not passes("aaarr")


@rule("6.6")
@pytest.mark.parametrize(("votes", "accepted"), [("c", False), ("aac", True), ("acr", False)])
def test_a_covered_word_is_hidden_from_everybody(votes: str, accepted: bool) -> None:
    words = {"a": "accept", "r": "reject", "c": "cover"}
    table = seated(1 + len(votes), open=OPEN)
    table.does("Ann", "say catlick")
    for seat, vote in enumerate(votes, 1):
        table.play(seat, words[vote])
    said = table.look().said[-1]
    assert (said.text, said.covered, said.accepted) == ("", True, accepted)
    assert table.look().tried == []
    for seat in (*range(table.seats), None):
        told = [table.sentence(event, language) for event in table.events(seat) for language in ("en", "de")]
        assert not any("catlick" in sentence for sentence in told)
        assert not any("catlick" in repr(event) for event in table.events(seat))
        assert "catlick" not in repr(table.view(seat))


@rule("6.6")
def test_a_covered_word_may_not_be_said_again_either() -> None:
    table = seated(open=OPEN)
    table.does("Ann", "say catlick")
    table.does("Ben", "cover")
    assert table.refuses("Ben", "say catlick").code == "tried-before"


@rule("6.7")
@pytest.mark.parametrize("name", ["greedy", "greedy:9", "search:40", "expert"])
def test_programs_leave_it_to_the_others(name: str) -> None:
    """Also those that would win by turning every word down."""
    table = seated(open=OPEN)
    table.does("Ann", "say catlick")
    assert {bots.make(name, seed).choose(table, 1) for seed in range(9)} == {"leave"}


@rule("6.7")
@pytest.mark.parametrize("name", ["Easy", "Normal"])
def test_so_do_those_of_the_levels(name: str) -> None:
    table = seated(open=KNOWN)
    table.does("Ann", "say catfish")
    bot = bots.make(f"hameau.games.silhouette.bots.players:{name}")
    assert {bot.choose(table, 1) for _ in range(9)} == {"leave"}


@rule("7.1")
@pytest.mark.parametrize(
    ("cards", "word", "accepted"), [(KNOWN, "catfish", True), (KNOWN, "starfish", False)]
)
def test_without_a_judge_the_lexicon_decides(cards: str, word: str, accepted: bool) -> None:
    judged = voted("ll", cards=cards, word=word, insists=0)
    assert judged is not None
    assert (judged.by, judged.accepted) == ("lexicon", accepted)


@rule("7.1")
def test_with_a_judge_it_does_not() -> None:
    judged = voted("rl", cards=KNOWN, word="catfish")
    assert judged is not None
    assert (judged.by, judged.accepted) == ("table", False)


@rule("7.2")
def test_whoever_insists_has_the_word_pass() -> None:
    table = seated(open=OPEN)
    table.does("Ann", "say catlick")
    assert tags(table.does("Ben", "leave")) == ["voted", "unknown"]
    assert (table.look().phase, table.may("Ann")) == ("insist", ["insist", "yield"])
    assert tags(table.does("Ann", "insist")) == ["insisted", "judged", "taken"]
    said = table.look().said[-1]
    assert (said.by, said.accepted, table.look().insists) == ("insist", True, [2, 3])


@rule("7.2")
def test_whoever_yields_has_it_turned_down() -> None:
    table = seated(open=OPEN)
    table.does("Ann", "say catlick")
    table.does("Ben", "leave")
    assert tags(table.does("Ann", "yield")) == ["yielded", "judged"]
    assert (table.look().tried, table.look().speaker, table.look().insists) == (["catlick"], 1, [3, 3])


@rule("7.3")
def test_who_cannot_insist_any_more_has_to_yield() -> None:
    table = seated(open=OPEN, insists=1)
    table.does("Ann", "say catlick")
    table.does("Ben", "leave")
    table.does("Ann", "insist")
    table.turn("Ann", "a1=moon b1=pig")
    table.does("Ann", "say moonbacon")
    assert "judged" in tags(table.does("Ben", "leave"))
    assert not table.look().said[-1].accepted


@rule("7.3")
def test_everybody_can_insist_three_times() -> None:
    assert fresh(3).look().insists == [3, 3, 3]


@rule("7.4")
def test_programs_never_insist() -> None:
    table = seated(open=OPEN)
    table.does("Ann", "say catlick")
    table.does("Ben", "leave")
    players = (
        "greedy",
        "greedy:9",
        "search:40",
        *(f"hameau.games.silhouette.bots.players:{name}" for name in ("Easy", "Normal")),
    )
    assert {bots.make(one).choose(table, 0) for one in players} == {"yield"}
