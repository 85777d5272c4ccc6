"""Refused moves: what the player reads, which rule it cites, and that nothing else happens."""

import re
from functools import cache
from random import Random
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hameau.engine.errors import Refused
from hameau.games.buttonville.rules.verbs import LAWS
from hameau.games.buttonville.views import QUESTIONS, View
from hameau.testing import PLAYERS, everything
from tests.games.buttonville.tables import BUTTONVILLE, GUILDS, Table, at, fresh, seated

WORDS = ("take", "give", "discard", "name", "use", "pick", "choose", "play", "buy", "add")
LEGAL_LOOKING = [
    "draw",
    "done",
    "feed hand",
    "feed forum",
    *(f"{word} {name}" for word in WORDS for name in GUILDS),
    *(f"{word} {name} x{cards}" for word in ("play", "buy", "add") for name in GUILDS for cards in (1, 2, 3)),
    *(f"{word} {name}.2" for word in ("use", "pick", "add") for name in GUILDS),
]
JUNK = [
    "",
    " ",
    "\n",
    "d",
    "draws",
    "draw draw",
    "draw\x00",
    "take",
    "take ",
    "take nobody",
    "take jade bob",
    "takejade",
    "take jade x2",
    "take jade.1",
    "play jade x",
    "play jade x0",
    "play jade x13",
    "play jade x-1",
    "play jade x٢",
    "play jade x２",
    "play jade 2",
    "play x2",
    "play jade.1 x1",
    "use jade x1",
    "use jade.0",
    "use jade.999",
    "pick jade.",
    "add jade x0",
    "add jade x99",
    "feed",
    "feed bob",
    "choose jade.1",
    "choose jade x1",
    "choose @jade",
    "@",
    "@jade",
    "@no-such-move",
    "{ $text }",
    '{""}',
    "-1",
    "0",
    "1",
    "576",
    "None",
    "draw #123456",
    "1 0 draw",
    "<b>draw</b>",
    "ziehen",
    "🂡",
    "\ud800",
    "\u202edraw",
    "\u200bdraw",
    "a" * 100_000,
    "play jade x1 " * 10_000,
    " " * 100_000,
]
MOVE = re.compile(r"([a-z]+ [a-z]+)(\.[0-9]{1,2})?(?: ?x ?([0-9]{1,2}))?")


@cache
def moments() -> list[Table]:
    """Tables at every kind of question, with two, three and four players."""
    found: dict[tuple[str, int], str] = {}
    ways = ("first-game", "interactions", "trees", "synergy", "choose", "sourced")
    for number, villagers in enumerate((*ways, *ways, *ways)):
        players, luck = number // len(ways) + 2, Random(number)
        state = fresh(players, number, villagers).own
        state.listening = 0
        while state.waiting:
            question = QUESTIONS[state.asked[state.depth - 1]]
            if (question, players) not in found:
                found[question, players] = BUTTONVILLE.write_position(BUTTONVILLE.content, state)
            moves = state.legal_moves(state.active)
            state.apply(state.active, luck.choice(moves[1:] if luck.random() < 0.7 and moves[1:] else moves))
        found["over", players] = BUTTONVILLE.write_position(BUTTONVILLE.content, state)
    return [at(text) for text in found.values()]


def normal(text: str) -> str:
    """The notation of a leniently typed text: case, spaces, a first set by its number, and one card."""
    text = " ".join(text.lower().split())
    found = MOVE.fullmatch(text)
    if not found:
        return text
    move, ordinal, cards = found[1], found[2] or "", found[3]
    if ordinal and int(ordinal[1:]) == 1 and move.split()[0] in ("use", "pick", "add"):
        ordinal = ""
    if move.split()[0] in ("play", "buy", "add"):
        return f"{move}{ordinal} x{int(cards or 1)}"
    return f"{move}{ordinal}" + (f" x{cards}" if cards else "")


def test_the_moments_are_of_every_kind() -> None:
    asked = {law.code.removeprefix("asked-") for law in LAWS.all if law.code.startswith("asked-")}
    assert {table.question or "over" for table in moments()} == {*asked, "over"}


def test_a_text_is_refused_exactly_if_it_is_not_among_the_moves() -> None:
    for match in moments():
        for seat in range(match.seats):
            moves = match.moves(seat)
            for text in LEGAL_LOOKING if seat in match.waiting else LEGAL_LOOKING[:20]:
                refusal = match.refusal(seat, text)
                assert (refusal is None) == (normal(text) in moves), f"{text!r} of {seat}: {match.position()}"
            for move in moves:
                assert match.refusal(seat, move) is None
                assert match.refusal(seat, f"  {move.upper()} ") is None


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("PLAY  Jade", "play jade x1"),
        ("play jade x 2", "play jade x2"),
        ("play jadex2", "play jade x2"),
        ("play jade x02", "play jade x2"),
        ("use phil.1", "use phil"),
        ("\tDone\n", "done"),
    ],
)
def test_a_move_may_be_typed_as_people_do(typed: str, meant: str) -> None:
    table = seated("hand jade2; sets phil", asked="play")
    table.does("Ann", typed)
    assert [move.text for move in table.history] == [meant]


@pytest.mark.parametrize("text", JUNK, ids=range(len(JUNK)))
def test_junk_is_no_move_of_this_game_at_any_moment(text: str) -> None:
    for match in moments()[::3]:
        for seat in match.waiting:
            before = everything(match)
            refusal = match.refusal(seat, text)
            assert refusal is not None
            assert refusal.code in ("no-such-move", "wrong-form")
            assert (refusal.rule is None) == (refusal.code == "no-such-move")
            assert len(refusal.sentence) < 130
            assert text[:40] in refusal.sentence  # what was typed, as it was typed
            with pytest.raises(Refused):
                match.play(seat, text)
            assert everything(match) == before


@settings(derandomize=True, max_examples=200, deadline=None)
@given(st.text(), st.integers(0, 10_000))
def test_any_text_is_refused_or_among_the_moves(text: str, moment: int) -> None:
    match = moments()[moment % len(moments())]
    for seat in range(match.seats):
        assert (match.refusal(seat, text) is None) == (normal(text) in match.moves(seat))


# -- what the player reads ---------------------------------------------------------------------------------

FORUM = "soulange2 bob3"


def playing(
    villager: str, *moves: str, hand: str = "", sets: str = "sets soulange", forum: str = FORUM
) -> Table:
    """Ann has just played that villager."""
    table = seated(
        f"hand {villager} {hand}; {sets}", forum=forum, among="soulange", discard="dimitri", asked="play"
    )
    table.next_cards("soulange dimitri soulange")
    table.does("Ann", f"play {villager}", *moves)
    return table


def using(villager: str, hand: str = "jade", sets: str = "") -> Table:
    table = seated(f"hand {hand}; sets {villager} {sets}", forum=FORUM, asked="play")
    table.does("Ann", f"use {villager}")
    return table


def done(ann: str, forum: str = FORUM) -> Table:
    table = seated(ann, forum=forum, asked="play")
    table.does("Ann", "done")
    return table


def over() -> Table:
    table = seated(active="Ben", piles="", forum="", last_turn=2)
    table.does("Ben", "draw", "draw")
    return table


# code, table, name, move, rule, what the English sentence must mention
CODES = [
    ("asked-recruit", seated("hand jade"), "Ann", "done", "3.2", ["draw", "take"]),
    ("asked-play", seated("hand jade", asked="play"), "Ann", "draw", "3.5", ["play", "done"]),
    ("asked-end-order", done("hand jade; sets bob2f bob1f"), "Ann", "done", "5.14", ["pick"]),
    ("asked-hand-limit", done("hand jade8"), "Ann", "done", "3.11", ["Discard", "too many"]),
    ("asked-set-limit", done("hand jade; sets phil2f phil3f"), "Ann", "done", "3.13", ["two sets"]),
    ("asked-sweep", playing("pablo"), "Ann", "draw", "6.2", ["Discard", "forum", "done"]),
    ("asked-take", using("phil"), "Ann", "done", "5.3", ["Take", "forum"]),
    ("asked-give", playing("triboulet"), "Ann", "done", "6.4", ["forum", "give"]),
    ("asked-burn", playing("firmin", hand="jack"), "Ann", "draw", "6.9", ["buttons"]),
    ("asked-discard", using("dina"), "Ann", "take bob", "5.11", ["Discard"]),
    ("asked-shrink", using("vlad"), "Ann", "draw", "6.16", ["set", "loses"]),
    ("asked-grow", playing("chapi"), "Ann", "draw", "6.25", ["fits", "done"]),
    ("asked-join", playing("jack"), "Ann", "draw", "6.27", ["Add", "forum"]),
    ("asked-sort", playing("celeste"), "Ann", "draw", "6.23", ["revealed", "rest"]),
    ("asked-keep", playing("lancelot"), "Ann", "done", "6.11", ["revealed"]),
    ("asked-gamble", playing("lucky"), "Ann", "take jade", "6.49", ["draw", "done"]),
    ("asked-name", playing("hyppolite"), "Ann", "done", "6.36", ["Name"]),
    ("asked-copy", playing("marty", sets="sets jade"), "Ann", "done", "6.40", ["effect"]),
    ("asked-fish", playing("triton"), "Ann", "draw", "6.48", ["discard pile"]),
    ("asked-swap", playing("laurent", hand="jade"), "Ann", "draw", "6.55", ["Give"]),
    ("asked-swap-for", playing("laurent", "give jade", hand="jade"), "Ann", "done", "6.55", ["forum"]),
    ("asked-feed", done("sets bob; hand jade", "bob jade4"), "Ann", "done", "6.44", ["feed forum"]),
    ("asked-choose", fresh(2, 3, "choose"), "Ann", "draw", "2.9", ["guild"]),
    ("not-in-forum", seated(forum=FORUM), "Ann", "take jade", "3.3", ["Jade"]),
    ("too-few-cards", seated("hand jade2", asked="play"), "Ann", "play jade x3", "3.5", ["2 cards of Jade"]),
    (
        "one-set-a-turn",
        playing("soulange", hand="jade", sets="sets phil"),
        "Ann",
        "play jade",
        "3.8",
        ["set"],
    ),
    (
        "nobody-sells",
        seated("hand jade; sets phil", asked="play"),
        "Ann",
        "buy jade",
        "6.20",
        ["one more set"],
    ),
    (
        "no-action",
        seated("hand jade; sets soulange", asked="play"),
        "Ann",
        "use soulange",
        "5.6",
        ["Soulange"],
    ),
    ("no-such-set", seated("hand jade", asked="play"), "Ann", "use phil", "5.17", ["no set of Phil"]),
    ("action-used", seated("hand jade; sets phil1u", asked="play"), "Ann", "use phil", "5.6", ["Phil"]),
    ("too-few-buttons", seated("sets phil; buttons 1"), "Ann", "use phil", "5.11", ["Phil", "2 buttons"]),
    ("buy-instead", seated("hand jade; sets tictac"), "Ann", "use tictac", "6.20", ["Tic Tac", "buy"]),
    ("cannot-use", seated("sets dina", forum=FORUM), "Ann", "use dina", "5.11", ["Dina", "hand"]),
    ("cannot-use", seated("sets phil; buttons 3", forum="", piles=""), "Ann", "use phil", "5.12", ["Phil"]),
    ("cannot-use", seated("sets tictac; buttons 3"), "Ann", "use tictac", "6.21", ["Tic Tac"]),
    ("not-your-turn", seated(), "Ben", "draw", None, ["Ann"]),
    ("match-is-over", over(), "Ben", "draw", None, ["over"]),
    ("no-such-move", seated(), "Ann", "dance", None, ["“dance”"]),
]


@pytest.mark.parametrize(
    ("code", "table", "name", "move", "rule", "words"), CODES, ids=[entry[0] for entry in CODES]
)
def test_a_refusal_says_why(
    code: str, table: Table, name: str, move: str, rule: str | None, words: list[str]
) -> None:
    name = table.active if code == "asked-choose" else name
    error = table.refuses(name, move)
    assert (error.code, error.rule) == (code, rule)
    assert error.sentence.endswith(".")
    for word in words:
        assert word in error.sentence


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("use tictac", "You have no set of Tic Tac."),
        ("add jade", "You have no set of Jade."),
        ("add phil.2 x3", "You have only one set of Phil."),
        ("pick chapi.3", "You have only 2 sets of Chapi."),
    ],
)
def test_a_set_that_is_not_there_is_named(move: str, sentence: str) -> None:
    table = seated("hand jade2; sets chapi phil chapi", asked="play")
    assert table.refuses("Ann", move).sentence == sentence


def test_every_law_is_cited_here() -> None:
    assert {(law.code, law.rule) for law in LAWS.all} <= {(code, rule) for code, *_, rule, _ in CODES}


@pytest.mark.parametrize("language", ["en", "fr", "de", "it"])
def test_every_refusal_can_be_said_in_every_language(language: str) -> None:
    said = set()
    for code, table, name, move, _, _ in CODES:
        name = table.active if code == "asked-choose" else name
        error = table.refusal(PLAYERS.index(name), move)
        assert error is not None
        said.add(BUTTONVILLE.speech.say(language, error.code, error.facts))
    assert len(said) == len(CODES)


def test_no_example_names_a_villager_who_does_not_play() -> None:
    for match in moments():
        view = cast(View, match.view(None))
        if view.phase != "turn":
            continue
        for typed in ("pick nobody", "take", "play", "done", "draw", "feed hand"):
            refusal = match.refusal(match.waiting[0], typed)
            said = refusal.sentence.replace(typed, "") if refusal else ""
            assert set(re.findall(r"“[a-z]+ ([a-z]+)", said)) <= {*view.villagers, "forum", "hand"}, said


def test_one_more_set_without_the_buttons_for_it_says_so() -> None:
    table = seated("hand jade; sets tictac; buttons 1", asked="play")
    refused = table.refuses("Ann", "buy jade x1")
    assert (refused.code, refused.rule) == ("too-few-buttons", "5.11")
    assert "Tic Tac" in refused.sentence
