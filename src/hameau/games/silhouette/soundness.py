"""Can a match of Silhouette lead here? Each check says what is always true, and which numbers deny it.

`read_position` refuses what `find_wrong` finds; the laws ask the same of every position of their matches.
"""

from collections.abc import Iterator

from hameau.engine import texts
from hameau.games.silhouette.content import Opened
from hameau.games.silhouette.notation import PLACES
from hameau.games.silhouette.rules.box import CARDS
from hameau.games.silhouette.rules.course import DOUBTED, OVER, SAYING, TURNING, VOTING, Rules
from hameau.games.silhouette.rules.table import INSISTED, LEXICON, NOBODY, PAIRS, TABLE


def find_wrong(content: Opened, state: Rules) -> str | None:
    """What no match can lead to; None if nothing is wrong."""
    checks = (wrong_moment, wrong_cards, wrong_piles, wrong_words, wrong_attempt, wrong_votes, wrong_counts)
    return next((wrong for check in checks for wrong in check(content, state)), None)


def wrong_moment(content: Opened, state: Rules) -> Iterator[str]:
    """4.1, 4.3: so many cards lie open, and somebody speaks while two do."""
    opened, judging = sum(map(bool, state.open)), state.phase in (SAYING, VOTING, DOUBTED)
    if (state.phase == OVER) != (state.waiting == 0) or state.waiting >> state.seats:
        yield "somebody is waited for exactly while it is not over"
    if opened > 1 if state.phase == TURNING else opened != (2 if judging else 0):
        yield f"{opened} cards lie open, and that is not the moment for it (rule 4.1)"
    if state.open[1] and not state.open[0]:
        yield "a second card lies open, and no first one (rule 4.1)"
    if (state.speaker != NOBODY) != judging or state.speaker >= state.seats:
        yield "somebody has an attempt exactly while two cards lie open (rule 4.3)"
    if (state.word_code != 0) != (state.phase in (VOTING, DOUBTED)):
        yield "a word is judged, or none, and that is not the moment for it (rule 6.1)"


def wrong_cards(content: Opened, state: Rules) -> Iterator[str]:
    """2.1, 3.2, 4.1: what was turned up, and when."""
    shown = [motif for motif in state.motif if motif]
    times = [time for time in state.seen if time]
    if len(set(shown)) < len(shown):
        yield "two cards show the same picture (rule 2.1)"
    if [bool(motif) for motif in state.motif] != [bool(time) for time in state.seen]:
        yield "a picture is known exactly if it was turned up (rule 3.2)"
    if len(set(times)) < len(times) or max(times, default=0) != state.turnings:
        yield "no two cards are turned up at one time, and the last one is the last of all (rule 4.1)"
    opened = [place - 1 for place in state.open if place]
    for number, place in enumerate(reversed(opened)):
        if state.seen[place] != state.turnings - number:
            yield f"the card on {PLACES[place]} lies open, and was not turned up just now (rule 4.1)"
        if state.gone >> place & 1:
            yield f"the card on {PLACES[place]} lies open and was taken (rule 4.5)"
    if (state.first == 0) != (state.turnings == 0) or (state.first and state.first not in shown):
        yield "the picture that was turned up first is not one of those that were turned up (rule 3.2)"
    if (state.turnings - len(opened)) % 2:
        yield f"{state.turnings} cards were turned up, and they come in pairs (rule 4.1)"


def wrong_piles(content: Opened, state: Rules) -> Iterator[str]:
    """4.5: whoever said a word has two cards for it."""
    taken = [state.motif[place] - 1 for place in range(CARDS) if state.gone >> place & 1]
    owned = [motif for motif in range(CARDS) if state.owner[motif]]
    if sorted(taken) != owned:
        yield "a card lies in a pile exactly if it was taken (rule 4.5)"
    if any(owner > state.seats for owner in state.owner):
        yield "a card lies in the pile of somebody who is not there (rule 4.5)"
    for seat in range(state.seats):
        words = sum(state.said_seat[row] == seat for row in range(state.taken))
        if state.pile(seat) != 2 * words:
            yield f"seat {seat} has {state.pile(seat)} cards for {words} words (rule 4.5)"


def wrong_words(content: Opened, state: Rules) -> Iterator[str]:
    """5.2 to 5.6, 7.1: words that could be said, and were decided as they had to be."""
    rows = [*range(state.taken), *range(PAIRS, PAIRS + state.tried)]
    written = [list(row) for row in state.said_text]
    seen = {motif - 1 for motif in state.motif if motif}
    codes = [state.said_code[row] for row in range(state.taken)]
    tried = [state.said_code[row] for row in range(PAIRS, PAIRS + state.tried)]
    if len(set(codes)) < len(codes) or len(set(tried)) < len(tried):
        yield "a word was said twice (rules 5.5, 5.6)"
    for row in rows:
        a, b, code = state.said_a[row], state.said_b[row], state.said_code[row]
        text = texts.unpack(written[row])
        if texts.code(text) != code:
            yield f"the word {text!r} is kept as another one"
        if a == b or not {a, b} <= seen:
            yield f"{text!r} was said for pictures that cannot have lain open (rule 4.4)"
        if state.is_plain(code, a, b):
            yield f"{text!r} is what a picture is called (rule 5.4)"
        if state.said_seat[row] >= state.seats:
            yield f"{text!r} was said by somebody who is not there"
        if state.said_hidden[row] and state.said_by[row] != TABLE:
            yield f"{text!r} was covered, and nobody has judged it (rule 6.6)"
        yield from wrong_verdict(state, row, text)


def wrong_verdict(state: Rules, row: int, text: str) -> Iterator[str]:
    known = state.in_lexicon(state.said_code[row], state.said_a[row], state.said_b[row])
    if state.said_by[row] == LEXICON and known != (row < PAIRS):
        yield f"the lexicon has decided about {text!r} against itself (rule 7.1)"
    if state.said_by[row] == INSISTED and (known or row >= PAIRS):
        yield f"insisting on {text!r} was not needed, or of no use (rule 7.2)"


def wrong_attempt(content: Opened, state: Rules) -> Iterator[str]:
    """4.3, 5.4 to 5.6, 8.3: the attempt that is made, and those before it."""
    if state.speaker == NOBODY:
        if state.swapped:
            yield "a help card lies there, and nobody has an attempt (rule 8.4)"
        return
    if state.swapped and (not state.help or state.owner[state.helper - 1] != state.speaker + 1):
        yield "the help card is not allowed, or lies in another pile (rules 8.1, 8.3)"
    had = (state.speaker - state.active) % state.seats
    tried = [(state.said_seat[row] - state.active) % state.seats for row in range(PAIRS, PAIRS + state.tried)]
    if tried != sorted(set(tried)) or any(step >= had for step in tried):
        yield "words were rejected of somebody who had no attempt yet (rule 4.3)"
    if state.word_code:
        if texts.code(texts.unpack(state.word)) != state.word_code:
            yield "the word that is judged is kept as another one"
        if not state.may_say(state.word_code, state.shown(0), state.shown(1)):
            yield "the word that is judged may not be said (rules 5.4 to 5.6)"


def wrong_votes(content: Opened, state: Rules) -> Iterator[str]:
    """6.1, 7.2: votes while a word is judged, and a doubt where the lexicon does not know it."""
    voters = [seat for seat, vote in enumerate(state.votes) if vote]
    if voters and (state.phase != VOTING or state.speaker in voters or voters[-1] >= state.seats):
        yield "somebody has voted who cannot (rule 6.1)"
    if state.phase == VOTING and state.waiting != sum(
        1 << seat for seat in range(state.seats) if seat != state.speaker and seat not in voters
    ):
        yield "whoever has not voted is waited for (rule 6.1)"
    if state.phase == DOUBTED:
        known = state.in_lexicon(state.word_code, state.shown(0), state.shown(1))
        if known or not state.insists[state.speaker]:
            yield "nobody has to insist on this word, or can (rules 7.2, 7.3)"


def wrong_counts(content: Opened, state: Rules) -> Iterator[str]:
    """7.3, 8.1, 8.8: what is counted."""
    for seat in range(state.seats):
        spent = sum(
            state.said_by[row] == INSISTED and state.said_seat[row] == seat for row in range(state.taken)
        )
        if state.insists[seat] != content.box.insists - spent:
            yield f"seat {seat} has insisted {spent} times, and {state.insists[seat]} are left (rule 7.3)"
    most, left = content.box.patience * state.seats, state.left()
    given_up = state.phase == OVER and left > 0
    if given_up and not (state.help and state.failures == most):
        yield f"it is over with {left} cards left, after {state.failures} failed pairs (rule 8.8)"
    if not given_up and state.failures >= most:
        yield f"{state.failures} pairs have failed in a row (rules 8.1, 8.8)"
    if (left == 0) != (state.phase == OVER and not given_up):
        yield "it is over when all cards were won (rule 9.1)"
    opened = sum(map(bool, state.open))
    if state.turnings < 2 * (state.taken + state.failures) + opened:
        yield f"{state.turnings} cards were turned up, too few for the pairs that were won or failed"
    if left == 2 and not state.help and state.failures:
        yield "help is allowed when the last two cards have failed (rule 8.2)"
