"""Chapter 13 of the rules: what is said in the debate."""

from hameau.games.werewolves import drawing
from tests.games.werewolves.tables import GAME, NAMES, Village, day, night
from tests.rules import rule

CARDS = "werewolf werewolf seer"
KINDS_OF_STATEMENTS = ("claim", "accuse", "defend", "report")


def statements(village: Village, name: str) -> list[str]:
    return [move for move in village.may(name) if move.split()[0] in KINDS_OF_STATEMENTS]


@rule("13.1")
def test_everybody_may_make_two_statements_a_day_and_all_hear_them() -> None:
    village = day(CARDS)
    village.does("Ann", "claim seer")
    village.does("Ann", "accuse Dan")
    for hearer in (None, "Ann", "Dan", "Jon"):
        assert [e.card for e in village.heard(hearer, "claimed")] == ["seer"]
        assert [e.other for e in village.heard(hearer, "accused")] == [NAMES.index("Dan")]
    refused = village.refuses("Ann", "accuse Ben")
    assert (refused.code, refused.rule) == ("said-enough", "13.1")
    assert statements(village, "Ben"), "everybody has their own"
    village.to("seer").to("debate")
    assert "accuse Ben" in village.may("Ann"), "the next day there are two more"


@rule("13.1")
def test_the_table_may_want_fewer_statements_or_none() -> None:
    assert statements(day(CARDS, statements="none"), "Ann") == []
    village = day(CARDS, statements="1")
    village.does("Ann", "accuse Dan")
    assert statements(village, "Ann") == []


@rule("13.1")
def test_statements_are_made_in_the_debate_only() -> None:
    village = day(CARDS, homes={"Ann": "church", "Ben": "farm-1"})
    village.to("ballot")
    assert statements(village, "Ann") == []
    village.to("evening")
    assert statements(village, "Ann") == []
    assert village.refuses("Ann", "accuse Ben").code == "decide-this"


@rule("13.2")
def test_anybody_claims_to_be_anybody_who_is_in_play() -> None:
    village = day(CARDS)
    for name in ("Ann", "Dan"):
        assert [move for move in village.may(name) if move.startswith("claim")] == [
            "claim villager",
            "claim werewolf",
            "claim seer",
        ]
    village.does("Ann", "claim seer")
    assert village.of("Ann", eyes="Jon").claim == "seer"
    assert village.of("Ann", eyes="Jon").card == ""
    refused = village.refuses("Dan", "claim witch")
    assert (refused.code, refused.rule) == ("not-in-the-deck", "13.2")


@rule("13.3")
def test_accusing_and_defending_take_each_others_place() -> None:
    village = day(CARDS)
    village.does("Ann", "accuse Dan")
    village.does("Ben", "accuse Dan")
    assert (village.of("Ann").accuses, village.of("Ann").defends) == ([3], [])
    village.does("Ann", "defend Dan")
    assert (village.of("Ann").accuses, village.of("Ann").defends) == ([], [3])
    assert village.of("Ben").accuses == [3], "everybody speaks for themselves"
    refused = village.refuses("Ben", "accuse Ben")
    assert (refused.code, refused.rule) == ("not-of-yourself", "13.3")


@rule("13.4")
def test_a_later_report_takes_the_place_of_the_earlier_one() -> None:
    village = day(CARDS)
    village.does("Eve", "report Dan wolf")
    village.does("Ann", "report Eve wolf")
    reports = [(r.by, r.about, r.wolf) for r in village.look.reports]
    assert reports == [(0, 2, True), (2, 3, True)]
    village.does("Eve", "report Dan village")
    assert [(r.by, r.about, r.wolf) for r in village.look.reports] == [(0, 2, True), (2, 3, False)]
    assert [e.wolf for e in village.heard(None, "reported")] == [True, True, False]


@rule("13.5")
def test_nothing_is_said_twice() -> None:
    village = day(CARDS)
    village.does("Ann", "claim seer")
    assert "claim seer" not in village.may("Ann")
    refused = village.refuses("Ann", "claim seer")
    assert (refused.code, refused.rule) == ("said-already", "13.5")
    village.does("Ben", "report Dan wolf")
    assert village.refuses("Ben", "report Dan wolf").code == "said-already"
    village.does("Ben", "report Dan village")
    village.to("seer").to("debate")
    assert "report Dan wolf" in village.may("Ben"), "but it can be said again once it was taken back"


@rule("13.6")
def test_statements_change_nothing_but_what_people_believe() -> None:
    """The same day with and without a word: the same moves for everybody, and the same end."""
    silent, loud = day(CARDS, dead="Jon", number=2), day(CARDS, dead="Jon", number=2)
    for name, text in (("Ann", "claim seer"), ("Ann", "report Eve wolf"), ("Eve", "claim werewolf")):
        loud.does(name, text)
    for village in (silent, loud):
        village.to("ballot")
    for name in NAMES[:7]:
        assert silent.may(name) == loud.may(name)
    for village in (silent, loud):
        village.vote(Ann="Dan")
    assert silent.dead == loud.dead == "Dan Jon"
    assert silent.position() == " ".join(
        part for part in loud.position().split() if part.split("=")[0] not in ("claimed", "says_wolf")
    )


@rule("13.7")
def test_the_dead_are_silent_and_what_they_said_is_remembered() -> None:
    village = day(CARDS)
    village.does("Eve", "claim seer")
    village.does("Eve", "report Ann wolf")
    village.vote(Dan="Eve").to("debate")
    assert village.dead == "Eve"
    assert village.moves(NAMES.index("Eve")) == []
    assert village.of("Eve").claim == "seer"
    assert [(r.by, r.about, r.wolf) for r in village.look.reports] == [(2, 0, True)]
    assert village.refuses("Dan", "accuse Eve").code == "dead"


def test_the_terminal_shows_claims_and_reports() -> None:
    village = day(CARDS)
    village.does("Eve", "claim seer")
    village.does("Eve", "report Ann wolf")
    drawn = drawing.draw(village.look, NAMES, [], lambda *said: GAME.speech.say("en", *said))
    assert "“Seer”" in drawn
    assert "Eve: Ann = a wolf" in drawn


def test_votes_of_earlier_days_stay_known() -> None:
    village = day(CARDS).vote(Ann="Dan", Ben="Eve", Flo="Dan").to("debate")
    assert village.of("Ann").against == [3]
    assert village.of("Ben").against == [2]
    village.vote(Ann="Eve")
    assert village.of("Ann").against == [2, 3]
    secret = night(CARDS, ballots="counted").to("debate").vote(Ann="Dan")
    assert secret.of("Ann").against == []
