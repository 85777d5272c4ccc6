"""Law 10. A text that somebody makes up is cleaned, kept to the letter, and means nothing to the rules."""

from hameau import Match
from hameau.engine import record
from hameau.engine.texts import MOST_LETTERS, clean
from hameau.laws.matches import sampled, seen
from hameau.laws.subjects import Setting

UNKNOWN = ("Qxzvbrolp", "Zwyrkrant")  # in no lexicon
WORDS = (
    UNKNOWN[0],
    "zwyr-krant'gulp 7",
    "ÉÖßñ Žluťoučký",
    "Ωδήγα слово",
    "語ひらがな",
    "x" * MOST_LETTERS,
)
NO_WORDS = (
    "",
    " ",
    "-",
    "a\tb\u202ec",
    "#ab12cd",
    "{ $name }",
    "<b>x</b>",
    "a\u200bb",
    "\u3164",
    "x" * (MOST_LETTERS + 1),
    "語" * MOST_LETTERS,
)


def law(setting: Setting) -> None:
    if not setting.subject.game.is_open:
        return
    for match, luck in sampled(setting, share=0.05):
        for seat in match.waiting:
            unspoken = [move for move in match.moves(seat) if setting.subject.game.is_unspoken(move)]
            if unspoken:
                move = luck.choice(unspoken)
                check_words(setting, match, seat, move, luck.choice(WORDS))
                check_no_word(match, seat, move.replace("…", luck.choice(NO_WORDS)))
                check_alike(match, seat, move)


def check_words(setting: Setting, match: Match, seat: int, move: str, word: str) -> None:
    """Played, it stands in the record as it was said, and comes back from there and from the position."""
    spoken = move.replace("…", word)
    again = match.take_back(0)
    if again.refusal(seat, spoken) is not None:
        return
    again.play(seat, spoken)
    assert again.history[-1].text == move.replace("…", clean(word) or ""), f"{word!r} was kept otherwise"
    assert record.replay(again.record(), setting.subject.find).journal == again.journal
    text = again.position()
    game = match.game
    assert text.isprintable(), text
    assert game.write_position(game.content, game.read_position(game.content, text)) == text


def check_no_word(match: Match, seat: int, text: str) -> None:
    before = match.state.dump()
    assert match.refusal(seat, text) is not None, f"{text!r} is no text, and yet it can be said"
    assert match.state.dump() == before


def check_alike(match: Match, seat: int, move: str) -> None:
    """Which of two unknown words is said makes no difference but the word itself."""
    told = []
    for word in UNKNOWN:
        again = match.take_back(0)
        if again.refusal(seat, move.replace("…", word)) is not None:
            return
        again.play(seat, move.replace("…", word))
        told.append([part.replace(word.encode(), b"") for part in seen(again, again.state)])
    assert told[0] == told[1], f"the rules know more of {UNKNOWN} than that they are unknown"
