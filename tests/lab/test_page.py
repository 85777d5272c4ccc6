"""The pages of studies: whole, in four languages, with numbers behind every picture and no network."""

import re
from functools import cache
from html.parser import HTMLParser

import pytest

import hameau
from hameau.engine.figures import Cells, Figure, Label, Scatter, Tile, Topic
from hameau.engine.speech import LANGUAGES
from hameau.lab import comparison, study
from hameau.lab.page import compared, numbers, studied, svg
from hameau.lab.page.paper import MADE_BY
from hameau.lab.page.telling import catalogue, teller_for
from hameau.lab.study import FIGURES, Study, survey_of

KEYS = [game.key for game in hameau.games()]
VOID = {"meta", "link", "br"}
each_game = pytest.mark.parametrize("key", KEYS)
each_language = pytest.mark.parametrize("language", LANGUAGES)


class Reader(HTMLParser):
    """Reads a page, and complains about what is not closed or comes from elsewhere."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == [], "not closed"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] not in ("style", "script"):
            self.words.append(data)

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.seen if name == tag]


@cache
def found(key: str) -> Study:
    game = hameau.game(key)
    return study.study(study.plan(game, game.seats[-1], ["greedy"]), 12)


@cache
def compared_page(key: str, language: str) -> str:
    plan = found(key).plan
    return compared.write(comparison.compare(plan, plan, 40), [], language)


def pages(key: str, language: str) -> list[str]:
    return [studied.write(found(key), language), compared_page(key, language)]


@each_game
@each_language
def test_a_page_is_whole_and_speaks_its_language(key: str, language: str) -> None:
    for text in pages(key, language):
        page = Reader(text)
        assert page.all("html") == [{"lang": language}]
        for word in page.words:
            assert not set("{}$") & set(word), word
        for told in page.all("g"):
            assert not set("{}$@") & set(told.get("data-tip") or ""), told


@each_game
def test_a_page_needs_nothing_from_elsewhere(key: str) -> None:
    for text in pages(key, "en"):
        page = Reader(text)
        addresses = [a.get("src") or a.get("href") for _, a in page.seen if a.get("src") or a.get("href")]
        assert all(str(address).startswith("data:") for address in addresses)
        policy = [m["content"] for m in page.all("meta") if m.get("http-equiv")]
        assert "default-src 'none'" in str(policy[0])
        assert "@import" not in text
        assert len(text) < 400_000
        assert MADE_BY in text[:400]


@each_game
def test_every_picture_is_drawn_for_phone_and_desk_and_has_its_numbers(key: str) -> None:
    for text in pages(key, "de"):
        page = Reader(text)
        figures = len(page.all("figure"))
        assert figures > 3
        drawn = [(p.get("class"), p.get("role"), bool(p.get("aria-label"))) for p in page.all("svg")]
        assert drawn.count(("narrow", "img", True)) == drawn.count(("wide", "img", True)) == figures
        assert len(page.all("table")) >= figures
        assert len(page.all("details")) == figures


@each_game
def test_what_the_numbers_say_is_in_the_page(key: str) -> None:
    text = studied.write(found(key), "en")
    estimate = found(key).tally.estimate((study.DECISIONS, Label("")))
    assert estimate
    assert f"<b>{numbers.measured('en', 'number', estimate.value)}</b>" in text


@each_game
@each_language
def test_every_word_a_study_needs_is_there_and_no_other(key: str, language: str) -> None:
    own = re.findall(r"^(study-[\w-]+) =", catalogue(key, language), re.MULTILINE)
    assert sorted(own) == sorted(needed(key))


def needed(key: str) -> set[str]:
    figures = (*FIGURES, *survey_of(hameau.game(key)).figures)
    counted = found(key).tally
    words = {item.message for _, item in counted.sums if item.message.startswith("study-")}
    sweep = survey_of(hameau.game(key)).sweep
    for topic in (sweep.lasts, *sweep.columns, *filter(None, [sweep.worth])) if sweep else ():
        words |= {f"study-{topic.name}", f"study-{topic.name}-about"}
    words |= {"study-winners", "study-others"}  # of few villages none may be won, and a lost one has no score
    for figure in figures:
        words |= words_of(figure, {other.topic for other in figures if not isinstance(other, Tile)})
    return words


def words_of(figure: Figure, drawn: set[Topic]) -> set[str]:
    name = f"study-{figure.topic.name}"
    if isinstance(figure, Scatter):
        both = f"{name}-{figure.up.name}"
        return {name, f"study-{figure.up.name}", both, f"{both}-about"}
    if isinstance(figure, Tile) and figure.topic not in drawn:
        return {name}
    return {name, f"{name}-about"}


@each_game
def test_every_figure_finds_what_it_shows(key: str) -> None:
    counted = found(key).tally
    topics = {topic for topic, _ in counted.sums}
    alone = found(key).plan.seats == 1  # then nobody is behind, and no victory is shared
    for figure in (*FIGURES, *survey_of(hameau.game(key)).figures):
        assert figure.topic in topics or (alone and figure.topic in (study.MARGIN, study.SHARED))
        if isinstance(figure, Cells):
            assert len(counted.items(figure.topic)) % figure.columns == 0


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("en", "−12,345.7"),
        ("fr", "−12\u202f345,7"),
        ("de", "−12.345,7"),
        ("it", "−12.345,7"),
    ],
)
def test_numbers_are_written_as_in_each_language(language: str, written: str) -> None:
    assert numbers.number(language, -12345.67, 1) == written
    assert numbers.number(language, -0.001, 1).strip("0.,") == ""  # no minus before nothing


def test_a_scale_has_round_numbers_and_holds_everything() -> None:
    assert svg.ticks(0.244, 0.254, 6) == [0.244, 0.246, 0.248, 0.25, 0.252, 0.254]
    assert svg.ticks(0, 87, 5) == [0, 25, 50, 75, 100]
    for low, high in ((0.0, 0.0), (5.0, 5.0), (-3.2, 8.9), (1e-7, 2e-7), (-1e6, 1e6)):
        places = svg.ticks(low, high, 5)
        assert places[0] <= low
        assert places[-1] >= high
        assert 2 <= len(places) <= 9


def test_text_from_elsewhere_is_made_safe() -> None:
    teller = teller_for("buttons", "en")
    assert "<script>" not in svg.mark("<script>", svg.write(0, 0, "<script>"))
    assert teller.text("page-own", game="<b>") == "Only in <b>"


def test_a_page_promises_the_same_numbers_only_where_it_can() -> None:
    game = hameau.game("buttons")
    teller = teller_for("buttons", "en")
    for bot, same in (("greedy", True), ("search:20", True), ("search:0.2s", False), ("search", False)):
        told = studied.about_again(teller, study.plan(game, 2, ["random", bot]))
        assert ("gives the same numbers" in told) == same, bot


def test_what_a_designer_invented_is_called_by_its_id() -> None:
    teller = teller_for("buttons", "fr")
    assert teller.label(Label("zoe")) == "Zoe"
    assert teller.label(Label("study-red")) == "rouge"
    assert teller.label(Label("study-face", (("face", "A1"),))) == "A1"
    assert teller.label(Label("study-face", (("@face", "study-red"),))) == "rouge"
    assert teller.label(Label("study-face", (("@face", "zoe"),))) == "Zoe"
