"""Chapters 1, 2, 4 and 6 of the rules; scenarios S01 to S14."""

from importlib.resources import files

import pytest

from hameau import Refused, Unknown
from hameau.engine.errors import BadContent
from hameau.engine.speech import LANGUAGES
from hameau.games.werewolves.composing import forbids
from hameau.games.werewolves.content import COMPOSITIONS, open_content
from hameau.games.werewolves.square import View
from tests.games.werewolves.tables import GAME, NAMES, fresh, night
from tests.rules import rule

TABLE = {8: (2, 5), 9: (2, 6), 10: (2, 7), 11: (2, 8), 12: (3, 8), 13: (3, 9), 14: (3, 10)} | {
    15: (3, 11),
    16: (3, 12),
    17: (3, 13),
    18: (3, 14),
}


def deck(players: int, **options: str) -> dict[str, int]:
    view = fresh(players, 0, **options).view()
    assert isinstance(view, View)
    return view.deck


@rule("1.1")
def test_each_camp_wants_the_other_one_dead() -> None:
    village = night("werewolf seer", dead="Dan Flo Gus Ida")
    village.pack("Jon").to("ballot")
    village.vote(Ann="Eve", Ben="Ann", Eve="Ann")
    assert (village.winner, village.winners) == ("village", "Ben Eve Dan Flo Gus Ida Jon")
    beaten = night("werewolf", dead="Ben Eve Dan Flo Gus Ida").pack("Jon")
    assert (beaten.winner, beaten.winners) == ("pack", "Ann")


@rule("2.1")
def test_8_to_29_people_play() -> None:
    assert (GAME.seats[0], GAME.seats[-1]) == (8, 29)
    with pytest.raises(Unknown):
        GAME.match(7)


@rule("2.2")
@rule("2.7")
@pytest.mark.parametrize("players", TABLE)
def test_the_printed_table_is_dealt(players: int) -> None:
    wolves, villagers = TABLE[players]
    assert deck(players, composition="simple") == {"villager": villagers, "werewolf": wolves, "seer": 1}


@rule("2.2")
@pytest.mark.parametrize(
    ("players", "wolves"), [(8, 2), (9, 3), (11, 3), (12, 4), (19, 4), (20, 5), (23, 5), (24, 6), (29, 6)]
)
def test_larger_villages_have_more_wolves(players: int, wolves: int) -> None:
    assert deck(players)["werewolf"] == wolves
    assert sum(deck(players, thief="out").values()) == players


@rule("2.2")
def test_a_composition_says_from_how_many_players_on_a_character_is_there() -> None:
    assert "witch" not in deck(8)
    assert deck(9)["witch"] == 1
    assert deck(8, witch="in")["witch"] == 1
    assert not {"piper", "white-werewolf"} & deck(11, composition="feast").keys(), "loners are for many"
    assert {"piper", "white-werewolf"} < deck(12, composition="feast").keys()


@rule("2.2")
@pytest.mark.parametrize("composition", COMPOSITIONS)
@pytest.mark.parametrize("players", GAME.seats)
def test_every_composition_can_be_played_by_any_number(players: int, composition: str) -> None:
    """Two were refused for 8 players: too few for so many characters."""
    for hidden in ("no", "yes"):
        options = GAME.check_options({"composition": composition, "hide-composition": hidden})
        assert forbids(GAME.content, players, options) is None


@pytest.mark.parametrize(
    ("old", "new", "entry", "reason"),
    [
        (
            'composition = "moon"\ncharacter = "piper"',
            'composition = "moon"\ncharacter = "raven"',
            "joining",
            "raven",
        ),
        ('composition = "moon"\nplayers', 'composition = "feast"\nplayers', "wolves", "no row for moon"),
    ],
)
def test_tables_that_make_no_sense_are_refused(old: str, new: str, entry: str, reason: str) -> None:
    text = (files("hameau.games.werewolves") / "content.toml").read_text("utf-8")
    assert old in text
    with pytest.raises(BadContent, match=f"{entry}.*{reason}"):
        open_content(text.replace(old, new), "content.toml")


@rule("2.3")
def test_the_largest_feast_has_all_wolves_of_the_box() -> None:
    feast = deck(29, composition="feast")
    assert (feast["werewolf"], feast["white-werewolf"]) == (6, 1)
    assert deck(29, composition="feast", white_werewolf="out")["werewolf"] == 6
    assert deck(29, composition="feast", hide_composition="yes")["werewolf"] == 6


@rule("2.3")
def test_each_character_can_be_taken_in_or_left_out() -> None:
    assert deck(8, composition="simple", witch="in")["witch"] == 1
    assert "seer" not in deck(8, composition="simple", seer="out")
    white = deck(12, composition="simple", white_werewolf="in")
    assert (white["werewolf"], white["white-werewolf"]) == (2, 1)
    assert deck(29, wolves="6")["werewolf"] == 6


FORBIDDEN: tuple[tuple[dict[str, str], str, str, str], ...] = (
    ({"thief": "in", "wolves": "1"}, "thief-needs-wolves", "2.4", "two wolves"),
    ({"arsonist": "in"}, "arsonist-needs-buildings", "2.4", "needs buildings"),
    ({"composition": "classic", "wolves": "6"}, "too-few-players", "2.2", "8 players are too few"),
)


@rule("2.4")
@pytest.mark.parametrize(("options", "code", "number", "reason"), FORBIDDEN)
def test_what_the_rules_forbid_is_refused_with_the_reason(
    options: dict[str, str], code: str, number: str, reason: str
) -> None:
    with pytest.raises(Refused, match=reason) as caught:
        GAME.match(8, options=options)
    assert (caught.value.code, caught.value.rule) == (code, number)
    assert len({caught.value.said(language) for language in LANGUAGES}) == len(LANGUAGES)


@rule("2.3")
def test_a_box_with_fewer_cards_allows_fewer() -> None:
    text = (files("hameau.games.werewolves") / "content.toml").read_text("utf-8")
    short = text.replace('camp = "wolves"\ncards = 6', 'camp = "wolves"\ncards = 2')
    assert short != text
    refusal = forbids(open_content(short, "content.toml"), 12, GAME.check_options({}))
    assert refusal is not None
    assert (refusal.code, refusal.facts) == ("box-is-short", {"@card": "werewolf", "cards": 2})
    said = GAME.speech.say("fr", refusal.code, refusal.facts)
    assert said == "La boîte ne contient que 2 fois cette carte\u202f: Loup-garou."


@rule("2.5")
def test_everybody_sees_the_own_card_only_and_all_know_the_deck() -> None:
    match = fresh(11, seed=4)
    public = match.view()
    assert isinstance(public, View)
    assert sum(public.deck.values()) == 11
    assert all(person.card == "" for person in public.people)
    for seat in range(11):
        view = match.view(seat)
        assert isinstance(view, View)
        assert [p.seat for p in view.people if p.card] == [seat]
        assert view.deck == public.deck


@rule("2.6")
def test_with_the_thief_two_cards_are_left_in_the_middle() -> None:
    match = fresh(10, seed=2, thief="in")
    view = match.view()
    assert isinstance(view, View)
    assert sum(view.deck.values()) == 12
    assert view.deck["villager"] == 10 - 3 - 6 + 2


@rule("2.7")
def test_a_simple_game_has_no_set_up_turn_and_no_captain() -> None:
    village = night("werewolf werewolf seer", composition="simple")
    assert village.phase == "seer"
    village.to("debate")
    assert village.captain == ""
    village.to("seer")  # a whole day without an election
    assert village.captain == ""


# -- the Thief ---------------------------------------------------------------------------------------------

MIDDLES = {"S03": "werewolf werewolf", "S04": "werewolf white-werewolf"}


@rule("4.1")
def test_the_thief_is_called_first_and_sees_the_middle() -> None:
    village = night("thief cupid werewolf", middle="werewolf seer")
    assert village.phase == "thief"
    assert village.seen_by("Ann").dark.middle == ["werewolf", "seer"]
    assert village.seen_by("Ben").dark.middle == []


@rule("4.2")
def test_the_thief_may_keep_the_card_and_is_seen_as_thief() -> None:
    village = night("thief seer werewolf", middle="werewolf villager")
    assert village.may("Ann") == ["sleep", "away", "take 1", "take 2"]
    village.during("thief", Ann="sleep").during("seer", Ben="look Ann")
    assert village.of("Ann", eyes="Ben").card == "thief"
    village.to("wolves")
    assert village.may("Ann") == ["sleep", "away"]


@rule("4.3")
@pytest.mark.parametrize("scenario", MIDDLES)
def test_two_wolves_in_the_middle_must_be_taken(scenario: str) -> None:
    village = night("thief seer werewolf", middle=MIDDLES[scenario])
    refused = village.refuses("Ann", "sleep")
    assert (refused.code, refused.rule) == ("must-swap", "4.3")
    village.during("thief", Ann="take 2")
    assert village.of("Ann", eyes="Ann").card == MIDDLES[scenario].split()[1]


def test_a_thief_who_is_away_takes_one_of_two_wolves_by_luck() -> None:
    village = night("thief seer werewolf", middle="werewolf white-werewolf")
    village.during("thief", Ann="away")
    assert village.of("Ann", eyes="Ann").camp in ("wolves", "white")


@rule("4.4")
def test_a_thief_who_takes_cupid_binds_in_the_same_night() -> None:
    village = night("thief seer werewolf", middle="cupid villager")
    village.during("thief", Ann="take 1").during("cupid", Ann="bind Ben").during(
        "cupid-again", Ann="bind Eve"
    )
    assert village.of("Eve", eyes="Ben").lover
    village.during("seer", Ben="look Ann")
    assert village.of("Ann", eyes="Ben").card == "cupid"
    assert village.seen_by("Ann").dark.middle == ["thief", "villager"]


@rule("4.5")
def test_a_thief_in_the_middle_is_called_all_the_same() -> None:
    village = night("seer werewolf", middle="thief villager")
    assert village.phase == "thief"
    assert village.owing == " ".join(NAMES[:8])
    assert {tuple(village.may(name)) for name in NAMES[:8]} == {("sleep", "away")}


# -- Cupid -------------------------------------------------------------------------------------------------


@rule("6.1")
def test_cupid_binds_himself() -> None:
    village = night("cupid werewolf seer")
    village.during("cupid", Ann="bind Ann")
    assert village.refuses("Ann", "bind Ann").code == "not-again"
    village.during("cupid-again", Ann="bind Dan")
    assert village.of("Dan", eyes="Ann").lover


@rule("6.1")
def test_cupid_cannot_sleep_instead_of_binding_two() -> None:
    village = night("cupid werewolf seer").to("cupid")
    for call in ("cupid", "cupid-again"):
        assert "sleep" not in village.may("Ann")
        refused = village.refuses("Ann", "sleep")
        assert (refused.code, refused.rule) == ("must-bind", "6.1")
        village.during(call, Ann=f"bind {'Dan' if call == 'cupid' else 'Ben'}")
    assert village.of("Dan", eyes="Ann").lover


@rule("6.1")
@pytest.mark.parametrize("missed", ["cupid", "cupid-again", "both"])
def test_a_cupid_who_is_away_binds_nobody(missed: str) -> None:
    village = night("cupid werewolf seer").to("cupid")
    village.during("cupid", Ann="bind Dan" if missed == "cupid-again" else "away")
    village.during("cupid-again", Ann="sleep" if missed == "cupid" else "away")
    assert village.village.lover_a == 0
    assert not village.heard("Dan", "paired")


@rule("6.2")
def test_the_lovers_learn_names_only() -> None:
    village = night("cupid werewolf seer")
    village.during("cupid", Ann="bind Ben").during("cupid-again", Ann="bind Eve")
    for lover in ("Ben", "Eve", "Ann"):
        assert [(e.seat, e.other) for e in village.heard(lover, "paired")] == [(1, 2)]
    assert not village.heard("Dan", "paired")
    assert village.of("Eve", eyes="Ben").card == ""
    assert not any(person.lover for person in village.seen_by("Dan").people)
