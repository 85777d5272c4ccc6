"""A position as one line of text.

    vote de shown 0 1 cat 2 | . cat@3! fish@4!! … | 0 "Welskatze" | 1 "Hausesel" donkey house lexicon | - | …

Phase, language, whether names are shown, whose turn it is, who began, the motif that was turned up first, how
many pairs failed in a row, and `help` once help cards are allowed. Then the grid row by row: `.` a card that
nobody has seen, else its motif and after `@` when it was turned up last, with `!` and `!!` for the first and
the second open card, and `:2` for one in the pile of seat 2. Then the attempt: who speaks, a help card
(`b3=moon`) and the word that is judged. Then the words that took a pair, and those rejected in this turn: who
said it, the word, its motifs, who decided, and `covered`. At last for each seat how often it can insist, and
how it has voted. Who is waited for follows from that.
"""

import re

from hameau.engine import texts
from hameau.engine.errors import BadPosition
from hameau.games.silhouette.bots.judgement import Silhouette
from hameau.games.silhouette.content import CODES, Opened
from hameau.games.silhouette.notation import COLUMNS, PLACES, ROWS, VOTES
from hameau.games.silhouette.rules.box import CARDS
from hameau.games.silhouette.rules.course import DOUBTED, OVER, SAYING, TURNING, VOTING, Rules
from hameau.games.silhouette.rules.table import NOBODY, PAIRS, SAID, SEATS
from hameau.games.silhouette.soundness import find_wrong

PHASES = ("turn", "say", "vote", "insist", "over")
NAMES = ("shown", "hidden")
DECIDERS = ("table", "lexicon", "insist")
SECTIONS = 6
HEAD = re.compile(
    r"(turn|say|vote|insist|over) (en|fr|de|it) (shown|hidden) "
    r"([0-5]) ([0-5]) (-|[a-z0-9_]+) ([0-9]{1,2})( help)?"
)
CARD = re.compile(r"([a-z0-9_]+)@([0-9]{1,5})(!{1,2}|:[0-5])?")
ATTEMPT = re.compile(r'([0-5])(?: ([a-h][1-6])=([a-z0-9_]+))?(?: "([^"]+)")?')
WORD = re.compile(r'([0-5]) "([^"]+)" ([a-z0-9_]+) ([a-z0-9_]+) (table|lexicon|insist)( covered)?')
SEAT = re.compile(r"([0-9]) (-|accept|reject|cover|leave)")


def write(content: Opened, state: Rules) -> str:
    """The position as text."""
    first = content.motif(state.first - 1) if state.first else "-"
    words = f"{PHASES[state.phase]} {CODES[state.language]} {NAMES[state.names]}"
    head = f"{words} {state.active} {state.starter} {first} {state.failures}{' help' if state.help else ''}"
    cards = [write_card(content, state, place) for place in range(CARDS)]
    rows = [" ".join(cards[first : first + len(COLUMNS)]) for first in range(0, CARDS, len(COLUMNS))]
    seats = [f"{state.insists[seat]} {write_vote(state, seat)}" for seat in range(state.seats)]
    return " | ".join(
        [
            head,
            " / ".join(rows),
            write_attempt(content, state),
            write_words(content, state, 0, state.taken),
            write_words(content, state, PAIRS, state.tried),
            " / ".join(seats),
        ]
    )


def write_card(content: Opened, state: Rules, place: int) -> str:
    if not state.motif[place]:
        return "."
    motif, mark = state.motif[place] - 1, ""
    if state.gone >> place & 1:
        mark = f":{state.owner[motif] - 1}"
    elif place + 1 in state.open:
        mark = "!" * (1 + list(state.open).index(place + 1))
    return f"{content.motif(motif)}@{state.seen[place]}{mark}"


def write_attempt(content: Opened, state: Rules) -> str:
    if state.speaker == NOBODY:
        return "-"
    helped = word = ""
    if state.swapped:
        helped = f" {PLACES[state.open[state.swapped - 1] - 1]}={content.motif(state.helper - 1)}"
    if state.word_code:
        word = f' "{texts.unpack(state.word)}"'
    return f"{state.speaker}{helped}{word}"


def write_words(content: Opened, state: Rules, first: int, many: int) -> str:
    written = [list(row) for row in state.said_text] if many else []
    found = []
    for row in range(first, first + many):
        motifs = f"{content.motif(state.said_a[row])} {content.motif(state.said_b[row])}"
        covered = " covered" if state.said_hidden[row] else ""
        text, decided = texts.unpack(written[row]), DECIDERS[state.said_by[row]]
        found.append(f'{state.said_seat[row]} "{text}" {motifs} {decided}{covered}')
    return ", ".join(found) or "-"


def write_vote(state: Rules, seat: int) -> str:
    return VOTES[state.votes[seat] - 1] if state.votes[seat] else "-"


# -- reading -----------------------------------------------------------------------------------------------


def read(content: Opened, text: str) -> Silhouette:
    """The state that the text describes, if a match can lead to it."""
    state = sketch(content, text)
    wrong = find_wrong(content, state)
    if wrong:
        raise BadPosition(wrong)
    return state


def sketch(content: Opened, text: str) -> Silhouette:
    """The state that the text describes, whether or not a match can lead to it: tests draw such ones."""
    parts = text.split(" | ")
    if len(parts) != SECTIONS:
        raise BadPosition(f"{len(parts)} parts; a position of Silhouette has {SECTIONS}, with | between them")
    head = HEAD.fullmatch(parts[0])
    if not head:
        raise BadPosition(f"{parts[0][:60]!r} is not phase, language, names, two seats, a motif, a number")
    seats = parts[5].split(" / ")
    if not 2 <= len(seats) <= SEATS:
        raise BadPosition(f"{len(seats)} seats; Silhouette has 2 to {SEATS}")
    state = Silhouette(content.box, len(seats), CODES.index(head[2]), NAMES.index(head[3]))
    state.phase, state.active, state.starter = PHASES.index(head[1]), int(head[4]), int(head[5])
    state.first = 0 if head[6] == "-" else 1 + motif_of(content, head[6])
    state.failures, state.help = int(head[7]), int(bool(head[8]))
    read_grid(content, state, parts[1])
    read_attempt(content, state, parts[2])
    read_words(content, state, parts[3:5])
    read_seats(state, seats)
    for number, name in ((state.active, "whose turn it is"), (state.starter, "who began")):
        if number >= state.seats:
            raise BadPosition(f"seat {number} is named as {name}, and there are {state.seats} seats")
    state.waiting = awaited(state)
    return state


def motif_of(content: Opened, name: str) -> int:
    found = next((number for number, one in enumerate(content.page.motif) if one.id == name), None)
    if found is None:
        raise BadPosition(f"the box has no motif {name[:60]!r}")
    return found


def read_grid(content: Opened, state: Silhouette, text: str) -> None:
    rows = [row.split(" ") for row in text.split(" / ")]
    if len(rows) != ROWS or any(len(row) != len(COLUMNS) for row in rows):
        raise BadPosition(f"{text[:60]!r} is not {ROWS} rows of {len(COLUMNS)} cards")
    motifs, seen, owner, opened = [0] * CARDS, [0] * CARDS, [0] * CARDS, [0, 0]
    for place, cell in enumerate(cell for row in rows for cell in row):
        if cell == ".":
            continue
        found = CARD.fullmatch(cell)
        if not found:
            raise BadPosition(f"{cell[:60]!r} on {PLACES[place]} is neither `.` nor a motif and a number")
        motif, mark = motif_of(content, found[1]), found[3] or ""
        motifs[place], seen[place] = motif + 1, int(found[2])
        if mark.startswith(":"):
            state.gone |= 1 << place
            owner[motif] = 1 + int(mark[1:])
        elif mark:
            opened[len(mark) - 1] = place + 1
    for name, value in (("motif", motifs), ("seen", seen), ("owner", owner), ("open", opened)):
        state.write(name, value)
    state.turnings = max(seen)


def read_attempt(content: Opened, state: Silhouette, text: str) -> None:
    if text == "-":
        return
    found = ATTEMPT.fullmatch(text)
    if not found:
        raise BadPosition(f"{text[:60]!r} is not who speaks, a help card and a word")
    state.speaker = int(found[1])
    if found[2]:
        place = PLACES.index(found[2]) + 1
        if place not in state.open:
            raise BadPosition(f"a help card lies on {found[2]}, where no card lies open (rule 8.3)")
        state.swapped = 1 + list(state.open).index(place)
        state.helper = 1 + motif_of(content, found[3])
    if found[4]:
        check_text(found[4])
        state.write("word", texts.pack(found[4]))
        state.word_code = texts.code(found[4])


def check_text(text: str) -> None:
    if texts.clean(text) != text or not texts.fits(text):
        raise BadPosition(f"{text[:60]!r} cannot have been said (rule 5.2)")


def read_words(content: Opened, state: Silhouette, parts: list[str]) -> None:
    """The words that took a pair, and those that were rejected."""
    seat, a, b, by, hidden, code = ([0] * SAID for _ in range(6))
    written = [list(texts.NOTHING) for _ in range(SAID)]
    counts = []
    for part, (first, most) in zip(parts, ((0, PAIRS), (PAIRS, SEATS)), strict=True):
        entries = [] if part == "-" else part.split(", ")
        if len(entries) > most:
            raise BadPosition(f"{len(entries)} words, and there are {most} at most")
        counts.append(len(entries))
        for row, entry in enumerate(entries, first):
            found = WORD.fullmatch(entry)
            if not found:
                raise BadPosition(f"{entry[:60]!r} is not who, a word, two motifs and who decided")
            check_text(found[2])
            seat[row], by[row], hidden[row] = int(found[1]), DECIDERS.index(found[5]), int(bool(found[6]))
            a[row], b[row] = motif_of(content, found[3]), motif_of(content, found[4])
            code[row], written[row] = texts.code(found[2]), texts.pack(found[2])
    state.taken, state.tried = counts
    state.write("said_seat", seat)
    state.write("said_a", a)
    state.write("said_b", b)
    state.write("said_by", by)
    state.write("said_hidden", hidden)
    state.write("said_code", code)
    state.write("said_text", written)


def read_seats(state: Silhouette, seats: list[str]) -> None:
    insists, votes = [0] * SEATS, [0] * SEATS
    for seat, text in enumerate(seats):
        found = SEAT.fullmatch(text)
        if not found:
            raise BadPosition(f"seat {seat}: {text[:60]!r} is not how often it can insist, and a vote")
        insists[seat] = int(found[1])
        votes[seat] = 0 if found[2] == "-" else 1 + VOTES.index(found[2])
    state.write("insists", insists)
    state.write("votes", votes)


def awaited(state: Silhouette) -> int:
    """Whom the position waits for, as bits."""
    if state.phase == TURNING:
        return 1 << state.active
    if state.phase in (SAYING, DOUBTED):
        return 1 << max(state.speaker, 0)
    if state.phase == VOTING:
        seats = [seat for seat in range(state.seats) if seat != state.speaker and not state.votes[seat]]
        return sum(1 << seat for seat in seats)
    assert state.phase == OVER, state.phase
    return 0
