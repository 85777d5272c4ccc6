"""Silhouette a second time, slowly and with lists, straight from its rules.

It has no luck and no engine. It is told which card showed what and what was said, and says who may do what
then, whether a word passes, and who has which cards. The lexicon it reads where designers write it.
"""

import tomllib
from pathlib import Path
from typing import Any

BOX = Path(__file__).parents[2] / "src" / "hameau" / "games" / "silhouette" / "content.toml"
GRID = [f"{column}{row}" for row in range(1, 7) for column in "abcdefgh"]
VOTES = {"accept", "reject", "cover", "leave"}


def same(text: str) -> str:
    """5.3: what counts of a word."""
    return "".join(letter for letter in text.casefold() if letter not in " -'")


class Referee:
    """Follows a match."""

    def begin(self, moment: Any) -> None:
        self.seats: int = moment.seats
        self.language: str = moment.options["language"]
        with BOX.open("rb") as file:
            box = tomllib.load(file)
        self.names = {motif["id"]: motif[self.language] for motif in box["motif"]}
        self.lexicon: dict[frozenset[str], list[str]] = {}
        for entry in box["word"]:
            if entry["language"] == self.language:
                self.lexicon.setdefault(frozenset(entry["pair"]), []).extend(entry["words"])
        self.faces: dict[str, str] = {}  # what was seen of the grid
        self.gone: set[str] = set()
        self.piles: list[list[str]] = [[] for _ in range(self.seats)]
        self.pairs: list[list[tuple[str, list[str]]]] = [[] for _ in range(self.seats)]
        self.used: list[str] = []
        self.insists = [3] * self.seats  # 7.3
        self.failed, self.help, self.over = 0, False, False
        began = [told["seat"] for told in moment.told if told["event"] == "began"]
        assert len(began) == 1
        self.begin_turn(began[0])
        self.rejected: list[tuple[int, str, bool]] = []
        self.check(moment)

    def begin_turn(self, seat: int) -> None:
        self.active = seat
        self.open: list[str] = []
        self.begin_attempt(None)

    def begin_attempt(self, seat: int | None) -> None:
        self.speaker, self.doubted = seat, False
        self.helper: tuple[str, str] | None = None
        self.word: str | None = None
        self.votes: dict[int, str] = {}

    def left(self, seat: int) -> int:
        return (seat + 1) % self.seats

    def pictures(self) -> list[str]:
        """4.4, 8.3: those that count."""
        return [
            self.helper[1] if self.helper and self.helper[0] == place else self.faces[place]
            for place in self.open
        ]

    # -- what is done --------------------------------------------------------------------------------------

    def follow(self, seat: int, move: str, moment: Any) -> None:
        assert seat in self.waiting()
        self.told = moment.told
        verb, _, rest = move.partition(" ")
        if verb == "turn":
            self.turn_up(rest)
        elif verb == "say":
            self.speak(rest.strip('"'))
        elif verb == "pass":
            self.go_on()
        elif verb == "swap":
            place, motif = rest.split(" ")
            self.helper = place, motif
        elif verb in VOTES:
            self.votes[seat] = verb
            if len(self.votes) == self.seats - 1:
                self.count()
        elif verb == "insist":
            self.insists[seat] -= 1
            self.decide(passes=True, by="insist", covered=False)
        else:
            assert verb == "yield", move
            self.decide(passes=False, by="lexicon", covered=False)
        self.check(moment)

    def told_of(self, event: str) -> dict[str, Any]:
        found: list[dict[str, Any]] = [told for told in self.told if told["event"] == event]
        assert len(found) == 1, f"{event}: {self.told}"
        return found[0]

    def turn_up(self, place: str) -> None:
        """2.1, 3.2, 4.1."""
        told = self.told_of("turned")
        assert told["place"] == place
        assert self.faces.setdefault(place, told["motif"]) == told["motif"], "a card shows another picture"
        assert len(set(self.faces.values())) == len(self.faces), "two cards show the same picture"
        if not self.open:
            self.rejected = []
        self.open.append(place)
        if len(self.open) == 2:
            self.begin_attempt(self.active)

    def speak(self, text: str) -> None:
        """5.7: a program says what the lexicon has left."""
        if text == "…":
            listed = self.lexicon.get(frozenset(self.pictures()), [])
            left = [word for word in listed if self.may_say(word)]
            if not left:
                assert any(told["event"] == "passed" for told in self.told)
                self.go_on()
                return
            text = left[0]
        assert self.may_say(text), f"5.4 to 5.6: {text!r}"
        self.word = text

    def may_say(self, text: str) -> bool:
        plain = {same(self.names[motif]) for motif in self.pictures()}
        taken = {same(word) for word in self.used} | {same(word) for _, word, _ in self.rejected}
        return same(text) not in plain | taken

    def count(self) -> None:
        """6.3 to 6.6, 7.1 to 7.3."""
        judges = [vote for vote in self.votes.values() if vote != "leave"]
        against = [vote for vote in judges if vote != "accept"]
        if judges:
            passes = not against if len(judges) < 3 else len(against) <= len(judges) / 3
            self.decide(passes=passes, by="table", covered="cover" in judges)
            return
        listed = self.lexicon.get(frozenset(self.pictures()), [])
        known = same(self.word or "") in {same(word) for word in listed}
        if known or not self.insists[self.speaker or 0]:
            self.decide(passes=known, by="lexicon", covered=False)
        else:
            self.doubted, self.votes = True, {}

    def decide(self, *, passes: bool, by: str, covered: bool) -> None:
        speaker, word = self.speaker, self.word
        assert speaker is not None
        assert word is not None
        told = self.told_of("judged")
        assert (told["accepted"], told["by"], told["covered"]) == (passes, by, covered)
        assert told["text"] == ("" if covered else word)
        assert {one["seat"]: one["vote"] for one in told["votes"]} == self.votes
        if not passes:
            self.rejected.append((speaker, word, covered))
            self.go_on()
            return
        self.used.append(word)
        self.piles[speaker] += [self.faces[place] for place in self.open]
        self.pairs[speaker].append(("" if covered else word, self.pictures()))
        self.gone |= set(self.open)
        self.failed = 0
        again = speaker == self.active and self.helper is None  # 4.6, 8.6
        self.over = len(self.gone) == len(GRID)
        self.begin_turn(self.active if again or self.over else self.left(self.active))

    def go_on(self) -> None:
        """4.3, 4.8, 8.1, 8.2, 8.8."""
        assert self.speaker is not None
        following = self.left(self.speaker)
        if following != self.active:
            self.begin_attempt(following)
            return
        self.failed += 1
        enough = self.failed == 2 * self.seats
        if self.help and enough:
            self.over = True
            self.begin_turn(self.active)
            return
        if not self.help and (enough or len(self.gone) == len(GRID) - 2):
            self.help, self.failed = True, 0
        self.begin_turn(self.left(self.active))

    # -- what is shown -------------------------------------------------------------------------------------

    def phase(self) -> str:
        if self.over:
            return "over"
        if len(self.open) < 2:
            return "turn"
        return "insist" if self.doubted else "say" if self.word is None else "vote"

    def waiting(self) -> set[int]:
        phase = self.phase()
        if phase == "over":
            return set()
        if phase == "turn":
            return {self.active}
        assert self.speaker is not None
        if phase == "vote":
            return set(range(self.seats)) - {self.speaker} - set(self.votes)
        return {self.speaker}

    def moves(self, seat: int) -> set[str]:
        if seat not in self.waiting():
            return set()
        phase = self.phase()
        if phase == "turn":
            return {f"turn {place}" for place in GRID if place not in self.gone | set(self.open)}
        if phase == "vote":
            return VOTES
        if phase == "insist":
            return {"insist", "yield"}
        swaps = {f"swap {place} {motif}" for place in self.open for motif in self.piles[seat]}
        return {'say "…"', "pass"} | (swaps if self.help and self.helper is None else set())

    def check(self, moment: Any) -> None:
        view = moment.view()
        assert view["phase"] == self.phase()
        assert moment.waiting == self.waiting() == set(view["waiting"])
        assert (view["speaker"], view["open"]) == (self.speaker, self.open)
        assert self.over or view["active"] == self.active
        assert (view["help"], view["left"]) == (self.help, len(GRID) - len(self.gone))
        assert view["failures"] == self.failed
        assert view["insists"] == self.insists
        for card in view["cards"]:  # 4.9
            place = card["place"]
            state = "gone" if place in self.gone else "open" if place in self.open else "down"
            seen = self.faces[place] if state != "down" else None
            assert (card["state"], card["motif"]) == (state, seen)
        word = view["word"]
        assert (word["text"] if word else None) == self.word
        assert [one["text"] for one in view["said"] if not one["accepted"]] == [
            "" if covered else text for _, text, covered in self.rejected
        ]
        for seat in range(self.seats):
            assert sorted(view["piles"][seat]["motifs"]) == sorted(self.piles[seat])
            pairs = [(one["text"], one["motifs"]) for one in view["piles"][seat]["pairs"]]
            assert pairs == self.pairs[seat]
            mine = moment.view(seat)
            assert mine["mine"] == self.votes.get(seat), "6.2"
            assert {**mine, "me": None, "mine": None} == view, "6.2: votes are sealed"
            assert moment.moves(seat) == self.moves(seat), f"the moves of seat {seat}"
        self.check_end(moment)

    def check_end(self, moment: Any) -> None:
        """9.1 to 9.3."""
        result = moment.result
        assert (result is not None) == self.over
        if result is None:
            return
        cards = [len(pile) for pile in self.piles]
        assert result["scores"] == cards
        assert result["winners"] == [seat for seat in range(self.seats) if cards[seat] == max(cards)]
        assert result["reason"] == ("all-taken" if sum(cards) == len(GRID) else "cards-left")
