"""Law 2. Every legal move is accepted; every refused one changes nothing and says why."""

from random import Random

from hameau import Match, Refused
from hameau.laws.matches import copied, matches, sampled, some
from hameau.laws.subjects import Setting
from hameau.laws.words import lacking, spoken

NONSENSE = ("", " ", "hello", "0", "-1", "Ann", "roll roll", "{ $text }", "#", "\n", "ß", "x" * 500)
TRIES = 12  # texts tried at one moment


def law(setting: Setting) -> None:
    texts = sorted({*all_texts(setting), *NONSENSE})
    for match, luck in sampled(setting, share=0.1):
        for seat in some(range(match.seats), luck):
            if seat in match.waiting:
                try_legal(match, seat)
            for text in luck.sample(texts, min(TRIES, len(texts))):
                try_text(setting, match, seat, altered(text, luck))


def all_texts(setting: Setting) -> set[str]:
    """Every move that was ever legal in a match of each kind."""
    return {
        text
        for match, luck in matches(setting, 1)
        for seat in some(match.waiting, luck)
        for text in match.moves(seat)
    }


def altered(text: str, luck: Random) -> str:
    """Now and then what a person may type instead."""
    if luck.random() > 0.3:
        return text
    cut = luck.randrange(len(text) + 1)
    return luck.choice((text.upper(), f"  {text} ", text[:cut], text[:cut] + "?" + text[cut:]))


def try_legal(match: Match, seat: int) -> None:
    """All legal moves of the seat are played, each on a copy of its own."""
    game = match.game
    for move in match.state.legal_moves(seat):
        assert move < game.actions, f"{game.key} has {game.actions} actions, and {move} is legal"
        text = game.write(game.content, match.state, move)
        assert match.refusal(seat, text) is None, (
            f"{text!r} of seat {seat} is legal but refused: {match.position()}"
        )
        copy = copied(match)
        copy.reseed(move)
        copy.apply(seat, move)
        copy.luck = match.state.luck
        assert copy.dump() != match.state.dump(), f"{text!r} of seat {seat} did nothing: {match.position()}"


def try_text(setting: Setting, match: Match, seat: int, text: str) -> None:
    """Refused exactly if it is not legal."""
    before = whole(match)
    legal = match.find_move(seat, text) is not None
    check_words(setting, match, seat, text)
    refusal = match.refusal(seat, text)
    where = f"{text!r} of seat {seat}: {match.position()}"
    assert (refusal is None) == legal, f"legal: {legal}, refused: {refusal is not None}, {where}"
    if refusal is not None:
        assert str(raised(match, seat, text)) == str(refusal), where
    assert whole(match) == before, f"trying a move changed something, {where}"


def raised(match: Match, seat: int, text: str) -> Refused | None:
    """How the match itself refuses the move."""
    try:
        match.play(seat, text)
    except Refused as refused:
        return refused
    return None


def check_words(setting: Setting, match: Match, seat: int, text: str) -> None:
    """A refusal says why, in every language, and names a rule that there is."""
    refusal = match.find_refusal(seat, text)
    if refusal is None:
        return
    for language in spoken(match.game):
        missing = lacking(match.game, language, refusal.code, refusal.facts)
        assert missing is None, missing
    rules = setting.subject.rules
    if refusal.rule is not None and rules is not None:
        assert f"**{refusal.rule}**" in rules, f"{refusal.code} cites rule {refusal.rule}, which is not there"


def whole(match: Match) -> tuple[object, ...]:
    """All that a match is."""
    state = match.state
    return (
        state.dump(),
        state.fated,
        state.noted,
        len(match.history),
        len(match.journal),
        match.checks.chains[-1],
    )
