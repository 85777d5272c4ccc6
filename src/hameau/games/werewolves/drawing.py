"""The village as text: one line a player, round the table as they sit.

▸ owes a decision   ✝ dead   ★ Captain   ✉ poster   ∅ may not vote   ♥ Lover   ♪ charmed   → the own ballot
“Seer” is what somebody claims to be. What was reported stands below.
"""

import re
from collections.abc import Collection, Sequence
from unicodedata import combining, east_asian_width

from hameau.engine.game import Say
from hameau.games.werewolves.square import Person, View

NAME = 14
HOME = 16
FAINT = "dim"
STYLES = {"village": "green", "wolves": "bold red", "white": "bold magenta", "piper": "bold yellow"}
TAG = re.compile(r"(\\*)(\[[a-z#/@][^\[]*?\])")  # what markup would take for a style


def draw(view: View, names: Sequence[str], moves: Collection[str], say: Say, width: int = 80) -> str:
    """The village for who looks at it."""
    people = sorted(view.people, key=lambda person: person.place)
    lines = [title(view, say), deck(view, say), ""]
    lines += [person_line(view, person, names, say) for person in people]
    if view.reports:
        lines += ["", *report_lines(view, names, say)]
    tonight = dark_line(view, names, say)
    if tonight:
        lines += ["", tonight]
    if view.burnt:
        lines += ["", f" {say('word-burnt')}: {', '.join(say(name) for name in view.burnt)}"]
    return "\n".join(line.rstrip() for line in lines)


def title(view: View, say: Say) -> str:
    moment = say(f"call-{view.phase}")
    return f" [bold]{say(f'word-{view.time}')} {view.night}[/]   [{FAINT}]{escape(moment)}[/]"


def deck(view: View, say: Say) -> str:
    cards = [f"{count} × {say(name)}" if count > 1 else say(name) for name, count in view.deck.items()]
    lines = [", ".join(cards)]
    if view.unused:
        lines.append(say("unused-cards", {"count": view.unused}))
    return "\n".join(f" [{FAINT}]{escape(line)}[/]" for line in lines)


def person_line(view: View, person: Person, names: Sequence[str], say: Say) -> str:
    """Number, name, marks, home, and what is known of the card."""
    owes = "▸" if person.seat in view.waiting else " " if person.alive else "✝"
    me = "bold" if person.seat == view.me else "" if person.alive else FAINT
    name = styled(padded(names[person.seat], NAME), me)
    home = say(person.home) if person.home else say("vagabond") if person.vagabond else ""
    parts = [f"{owes}{person.seat + 1:3} {name}", styled(padded(home, HOME), FAINT) if view.buildings else ""]
    parts += [marks(view, person, names), claim(person, say), known(person, say)]
    return " ".join(part for part in parts if part)


def marks(view: View, person: Person, names: Sequence[str]) -> str:
    shown = {
        "★": person.captain,
        "✉": person.poster,
        "∅": person.banned,
        "♥": person.lover,
        "♪": person.charmed,
        "!": person.seat == view.condemned,
    }
    found = "".join(mark for mark, there in shown.items() if there)
    choice = person.ballot if person.ballot >= 0 else person.voted
    if choice >= 0:
        found += f"→{escape(names[choice])}"
    if person.tally:
        found += f"({person.tally})"
    return found


def claim(person: Person, say: Say) -> str:
    return styled(f"“{say(person.claim)}”", FAINT) if person.claim else ""


def report_lines(view: View, names: Sequence[str], say: Say) -> list[str]:
    """What each claims to have seen, one line each."""
    seen: dict[int, list[str]] = {}
    for report in view.reports:
        verdict = say("seen-wolf" if report.wolf else "seen-village")
        seen.setdefault(report.by, []).append(f"{names[report.about]} = {verdict}")
    return [escape(f" {names[by]}: {', '.join(found)}") for by, found in seen.items()]


def known(person: Person, say: Say) -> str:
    if person.card:
        return styled(say(person.card), STYLES[person.camp])
    if person.camp:
        return styled(say(f"camp-{person.camp}"), STYLES[person.camp])
    return styled(say("word-wolf"), STYLES["wolves"]) if person.wolf else ""


def dark_line(view: View, names: Sequence[str], say: Say) -> str:
    """What the one who looks knows about this night."""
    dark = view.dark
    parts = [f"{say('word-victim')}: {names[dark.victim]}"] if dark.victim >= 0 else []
    if dark.middle:
        parts.append(f"{say('word-middle')}: {', '.join(say(card) for card in dark.middle)}")
    if dark.choice:
        parts.append(f"“{dark.choice}”")
    fingers = [f"{names[w]} → {names[t]}" for w, t in enumerate(dark.fingers) if t >= 0]
    return escape(" " + "   ".join([*parts, *fingers])) if parts or fingers else ""


def styled(text: str, style: str) -> str:
    return f"[{style}]{escape(text)}[/]" if style and text.strip() else escape(text)


def padded(text: str, width: int) -> str:
    """Exactly so many columns."""
    while columns(text) > width:
        text = text.removesuffix("…")[:-1] + "…"
    return text + " " * (width - columns(text))


def columns(text: str) -> int:
    """How many columns of a terminal a text takes."""
    return sum(0 if combining(c) else 2 if east_asian_width(c) in "WF" else 1 for c in text)


def escape(text: str) -> str:
    """Text that markup takes as it is."""
    text = TAG.sub(r"\1\1\\\2", text)
    return f"{text} " if text.endswith("\\") else text
