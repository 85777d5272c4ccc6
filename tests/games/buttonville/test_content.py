"""The content of Buttonville: numbers and effects that a designer may change, and mistakes that are named."""

from pathlib import Path

import pytest

import hameau
from hameau.cli import main
from hameau.engine.errors import BadContent
from hameau.engine.speech import LANGUAGES
from hameau.games.buttonville.content import CODES, VERBS, open_content
from tests.games.buttonville.events import Gained
from tests.games.buttonville.tables import BUTTONVILLE, at, changed, content_text, fresh, position

PAGE = BUTTONVILLE.content.page


def effect(villager: str, new: str, when: str | None = None) -> tuple[str, str]:
    """The change that gives a villager another effect."""
    text = content_text()
    start = text.index(f'id = "{villager}"')
    end = text.index("provenance", start)
    old = text[start:end]
    lines = old.splitlines()
    if when is not None:
        lines[2] = f'when = "{when}"'
    lines[3] = f"effect = {new}"
    return old, "\n".join(lines) + "\n"


def mistake(*changes: tuple[str, str]) -> str:
    with pytest.raises(BadContent) as caught:
        open_content(content_text(*changes), "buttonville.toml")
    assert str(caught.value).startswith("buttonville.toml: ")
    return str(caught.value)


# -- what it is --------------------------------------------------------------------------------------------


def test_every_verb_is_used_by_a_villager_and_has_a_number_of_its_own() -> None:
    used = {step.verb for steps in BUTTONVILLE.content.steps for step in steps}
    assert used == set(VERBS)
    assert len(set(CODES.values())) == len(CODES)


def test_provenance_is_as_the_sources_say() -> None:
    by = {
        kind: [one.id for one in PAGE.villager if one.provenance == kind]
        for kind in ("rulebook", "found", "reconstructed")
    }
    assert by["rulebook"] == ["triboulet", "jade", "dimitri", "phil", "corbac", "soulange", "bob", "flora"]
    assert by["found"] == ["menestra", "chapi"]
    assert len(by["reconstructed"]) == 15
    assert {one.id: one.provenance for one in PAGE.selection} == {
        "first-game": "rulebook",
        "interactions": "reconstructed",
        "trees": "reconstructed",
        "synergy": "reconstructed",
    }
    assert all(one.source for one in PAGE.villager if one.provenance == "found")


def test_together_the_selections_use_all_villagers() -> None:
    used = {name for one in PAGE.selection for name in (*one.villagers, one.more)}
    assert used == {one.id for one in PAGE.villager}


# -- what a designer may do --------------------------------------------------------------------------------


def test_numbers_can_be_changed() -> None:
    game = changed(
        ("copies = 12 ", "copies = 10 "),
        ("cards = 4 ", "cards = 3 "),
        ("buttons = 2 ", "buttons = 6 "),
        ("forum = 5 ", "forum = 4 "),
        ("end_pile = [40,", "end_pile = [15,"),
        ("recruits = 2", "recruits = 3"),
    )
    table = fresh(2, game=game)
    assert table.piles == (80 - 15 - 6 - 4, 15)
    assert [(player.hand, player.buttons) for player in table.look.players] == [(3, 6), (3, 6)]
    assert (len(table.look.forum), table.look.owed) == (4, 3)


def test_limits_and_points_can_be_changed() -> None:
    game = changed(
        ("hand = 7 ", "hand = 2 "),
        ("points = [1, 3, 5, 7, 10, 13, 17]", "points = [0, 9]"),
        ("buttons_a_point = 2", "buttons_a_point = 3"),
    )
    table = at(position(("hand bob4; sets jade phil5; buttons 7", ""), asked="play"), game)
    assert table.of("Ann").points == 0 + 9 + 2
    table.does("Ann", "done")
    assert (table.question, table.look.owed) == ("hand-limit", 2)


def test_an_effect_can_be_changed() -> None:
    game = changed(effect("jade", '["gain 2 X + 1", "draw 1"]'))
    table = at(position(("hand jade3", ""), asked="play"), game)
    table.does("Ann", "play jade x3")
    assert (table.buttons("Ann"), table.of("Ann").hand) == (2 + 7, 1)


@pytest.mark.parametrize("text", ["X + 2", "X+2", "X +2", "2 X+0", "  X   +  2 "])
def test_spaces_around_a_plus_are_as_one_likes(text: str) -> None:
    steps = changed(effect("jade", f'["gain {text}"]')).content.steps[BUTTONVILLE.content.number("jade")]
    assert steps[0].fixed + 2 * steps[0].a_card == 4


def test_a_price_can_be_changed() -> None:
    game = changed(effect("phil", '["pay 5", "take 2"]'))
    table = at(position(("hand jade; sets phil; buttons 6", ""), asked="play"), game)
    table.does("Ann", "use phil", "take jade", "take chapi")
    assert (table.buttons("Ann"), table.of("Ann").hand) == (1, 3)


def test_a_selection_can_be_changed() -> None:
    game = changed(('"lucky"]\nmore = "corbac"', '"bob"]\nmore = "lucky"'))
    assert fresh(3, game=game).look.villagers[-2:] == ["bob", "lucky"]


@pytest.mark.parametrize("piles", ["", None])
def test_the_largest_effects_all_at_once_fit_the_journal(piles: str | None) -> None:
    starting = ["menestra", "jade", "phil", "chapi", "corbac", "soulange", "alienor"]
    game = changed(
        *(effect(name, '["draw 20", "draw 10", "gain 1", "gain 1"]', "turn-start") for name in starting),
        effect("dimitri", '["draw 4 X + 20", "gain 1"]', "played"),
        effect("bob", '["draw 20", "draw 10", "gain 1", "gain 1"]'),
    )
    sides = "hand dimitri12; sets bob", f"sets {' '.join(starting)}", ""
    table = at(position(sides, asked="play", forum="jade5", piles=piles), game)
    table.does("Ann", "play dimitri x12")
    if piles == "":  # buttons instead of cards, and so no limit of the hand asks
        assert table.buttons("Ann") == 2 + 68 + 1 + 30 + 2
    else:
        table.goes_on()
    assert table.active == "Ben"
    assert sum(isinstance(event, Gained) for event in table.events(1)) == 1 + 2 + 7 * 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_villager_without_words_is_called_by_its_id(tmp_path: Path, language: str) -> None:
    text = content_text().replace('"jade"', '"zorro"')
    (tmp_path / "buttonville.toml").write_text(text, "utf-8")
    match = hameau.game("buttonville", tmp_path).match(seats=2, seed=1, options={"villagers": "first-game"})
    while match.waiting:
        match.play(match.waiting[0], match.moves(match.waiting[0])[-1])
    told = [match.sentence(event, language) for event in match.events()]
    assert any("Zorro" in sentence for sentence in told)
    assert not any("zorro" in sentence for sentence in told)


# -- mistakes ----------------------------------------------------------------------------------------------

MISTAKES = [
    # what the table of types says, with entry and field
    (("cards = 4 ", "cards = 21 "), "deck, cards"),
    (("copies = 12 ", "copies = 13 "), "deck, copies"),
    (("citizens = [3, 4, 4]", "citizens = [3, 4]"), "deck, citizens"),
    (("recruits = 2", "recruits = 0"), "turn, recruits"),
    (("recruits = 2", "recruit = 2"), "recruit"),
    (("points = [1,", "points = ['a',"), "scoring, points"),
    (("buttons_a_point = 2", "buttons_a_point = 0"), "scoring, buttons_a_point"),
    (('id = "pablo"', 'id = "Pablo"'), "villager Pablo, id"),
    (('guild = "artists"', 'guild = "artist"'), "villager pablo, guild"),
    (('when = "played"', 'when = "now"'), "villager pablo, when"),
    (('effect = ["sweep", "take 2"]', "effect = []"), "villager pablo, effect"),
    (('provenance = "reconstructed"', 'provenance = "guessed"'), "villager pablo, provenance"),
    (('id = "trees"', 'id = "bushes"'), "selection bushes, id"),
    # names
    (('id = "triboulet"', 'id = "pablo"'), "villager pablo: two have this id"),
    (('id = "trees"', 'id = "synergy"'), "selection synergy: two have this id"),
    # steps
    (effect("jade", '["give me 3"]'), "'give me 3' is not written as 'give X'"),
    (
        effect("jade", '["dance 3"]'),
        "villager jade, effect: no verb 'dance' in 'dance 3'; there are draw, gain",
    ),
    (effect("jade", '[""]'), "no verb '' in ''"),
    (effect("jade", '["gain"]'), "'gain' is not written as 'gain X'"),
    (effect("jade", '["gain x"]'), "'gain x' is not written as 'gain X'"),
    (effect("jade", '["gain -1"]'), "'gain -1' is not written as 'gain X'"),
    (effect("jade", '["gain 3 for 2"]'), "'gain 3 for 2' is not written as 'gain X'"),
    (effect("jade", '["sweep 3"]'), "'sweep 3' is not written as 'sweep'"),
    (effect("jade", '["burn X"]'), "'burn X' is not written as 'burn X for 2'"),
    (effect("corbac", '["rob 3"]'), "'rob 3' is not written as 'rob from 2'"),
    (effect("corbac", '["rob for 3"]'), "'rob for 3' is not written as 'rob from 2'"),
    (effect("hyppolite", '["name"]'), "'name' is not written as 'name else 2'"),
    (effect("jade", '["gain 21"]'), "'gain 21' has a number above 20"),
    (effect("jade", '["gain 99999999999"]'), "'gain 99999999999' has a number above 20"),
    (effect("jade", '["gain 2X"]'), "'gain 2X' is not written as 'gain X'"),
    (effect("jade", '["gain 21 X"]'), "'gain 21 X' has more than 4 X"),
    (effect("jade", '["gain X + 21"]'), "'gain X + 21' has a number above 20"),
    (effect("jade", '["burn X for 21"]'), "'burn X for 21' has a number above 20"),
    (effect("jade", f'["gain {"9" * 5000}"]'), "is not written as 'gain X'"),
    (effect("jade", '["gain ٣"]'), "is not written as 'gain X'"),
    (effect("phil", '["pay X", "take 1"]'), "'pay X' cannot use X"),
    (effect("soulange", '["sizes X for 5"]'), "'sizes X for 5' cannot use X"),
    # what may stand together
    (effect("jade", '["outdo for 5"]'), "'outdo' cannot be played: sizes and outdo are for scoring"),
    (effect("flora", '["gain 1"]'), "'gain' cannot be scoring"),
    (effect("jade", '["feed"]'), "'feed' stands alone, at turn-end"),
    (effect("bob", '["feed", "gain 1"]'), "'feed' stands alone, at turn-end"),
    (effect("marty", '["copy", "gain 1"]'), "'copy' stands alone, when played"),
    (effect("phil", '["copy"]'), "'copy' stands alone, when played"),
    (effect("tictac", '["extra"]'), "'extra' stands behind 'pay', as an action"),
    (effect("jade", '["extra"]'), "'extra' stands behind 'pay', as an action"),
    (effect("alienor", '["take 1"]'), "'take' cannot happen at turn-start: only draw, gain and"),
    (effect("bob", '["take 1"]'), "'take' cannot happen at turn-end: only draw, gain and"),
    (effect("jade", '["pay 1", "draw 2"]'), "'pay' is what an action costs"),
    (effect("jade", '["discard 1", "draw 2"]'), "'discard' is what an action costs"),
    (effect("jade", '["shrink 1", "draw 2"]'), "'shrink' is what an action costs"),
    (effect("jade", '["keep 1"]'), "'keep' needs 'reveal' before it"),
    (effect("jade", '["sort"]'), "'sort' needs 'reveal' before it"),
    (effect("jade", '["prize 1"]'), "'prize' needs 'reveal' before it"),
    (effect("jade", '["prize 1", "reveal 2", "keep 1"]'), "'prize' needs 'reveal' before it"),
    (effect("jade", '["reveal 2"]'), "what is revealed must go somewhere: end with 'keep' or 'sort'"),
    (effect("jade", '["reveal 2", "keep 1", "gain 1"]'), "what is revealed must go somewhere"),
    (effect("phil", '["take 1", "pay 2"]'), "an action is paid first, and each kind of cost once"),
    (effect("phil", '["pay 2", "pay 1", "take 1"]'), "an action is paid first, and each kind of cost once"),
    (
        effect("dina", '["discard 1", "discard 1", "take 1"]'),
        "villager dina, effect: an action is paid first",
    ),
    (effect("vlad", '["shrink 1", "shrink 1", "draw 2"]'), "villager vlad, effect: an action is paid first"),
    # what must fit the journal
    (
        effect("alienor", '["draw 4 X + 20", "draw 20"]'),
        "villager alienor, effect: a set of 12 draws 88 cards at once, and turn-start may draw 30",
    ),
    (effect("bob", '["draw 3 X"]'), "a set of 12 draws 36 cards at once, and turn-end may draw 30"),
    (effect("jade", '["draw 4 X + 20", "draw 1"]'), "draws 69 cards at once, and played may draw 68"),
    (effect("phil", '["draw 4 X", "draw 4 X"]'), "draws 96 cards at once, and action may draw 68"),
    (effect("hyppolite", '["name else 20", "draw 4 X + 1"]'), "draws 69 cards at once"),
    # guilds, deck and selections
    (("citizens = [3, 4, 4]", "citizens = [4, 4, 4]"), "one of each guild in order, then 4 citizens"),
    (("citizens = [3, 4, 4]", "citizens = [2, 4, 4]"), "one of each guild in order, then 2 citizens"),
    (
        ("copies = 12 ", "copies = 6 "),
        "deck: copies and citizens give 48 cards with 2 players, but end_pile, cards and forum need 54",
    ),
    (('more = "corbac"', 'more = "pablo"'), "selection first-game: `more` is one citizen"),
    (('"lucky"]', '"lucy"]'), "selection first-game, villagers: no villager 'lucy'"),
    (('more = "corbac"', 'more = "corback"'), "selection first-game, more: no villager 'corback'"),
    (('"lucky"]', '"marty"]'), "selection first-game: villager 'marty' is named twice"),
    (('["menestra", "jade",', '["jade", "menestra",'), "selection first-game: villagers must be one of each"),
]


@pytest.mark.parametrize(("change", "sentence"), MISTAKES, ids=range(len(MISTAKES)))
def test_a_mistake_is_named_with_entry_and_reason(change: tuple[str, str], sentence: str) -> None:
    assert sentence in mistake(change)


def test_a_guild_that_is_too_small() -> None:
    artists = [
        (f'id = "{name}"\nguild = "artists"', f'id = "{name}"\nguild = "mages"')
        for name in ("pablo", "triboulet", "menestra")
    ]
    assert "artists: 0 villagers, but 1 may be needed" in mistake(*artists)


def test_a_guild_without_a_source() -> None:
    jade = (
        'effect = ["gain X"]\nprovenance = "rulebook"',
        'effect = ["gain X"]\nprovenance = "reconstructed"',
    )
    assert "prospectors: 0 villagers with a source, but 1 may be needed" in mistake(jade)


def test_a_selection_that_is_missing() -> None:
    text = content_text()
    start = text.index('[[selection]]\nid = "synergy"')
    assert "selection: synergy is missing" in mistake((text[start:], ""))


def test_more_citizens_than_one_above_two_players() -> None:
    fewer = ("soulange", "lucky"), ("corbac", "flora"), ("laurent", "soulange"), ("triton", "bob")
    changes = [(f'"{kept}", "{gone}"]', f'"{kept}"]') for kept, gone in fewer]
    changes.append(("citizens = [3, 4, 4]", "citizens = [2, 4, 4]"))
    assert "`more` is one citizen, for the players above two" in mistake(*changes)


def test_hameau_content_check_names_the_mistake(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """As a designer runs it."""
    file = tmp_path / "buttonville.toml"
    file.write_text(content_text(effect("jade", '["gain lots"]')), "utf-8")
    assert main(("content", "check", str(tmp_path))) == 1
    said = capsys.readouterr()
    assert "buttonville" not in said.out
    assert "buttonville.toml: villager jade, effect: 'gain lots' is not written as 'gain X'" in said.err


def test_hameau_content_check_counts_what_is_right(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "buttonville.toml"
    file.write_text(content_text(effect("jade", '["gain 2 X"]')), "utf-8")
    assert main(("content", "check", str(tmp_path))) == 0
    entries = "12 from the rulebook, 2 found, 18 reconstructed"
    assert f"buttonville: buttonville.toml is right; entries: {entries}." in capsys.readouterr().out
