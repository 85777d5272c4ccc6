"""Games are taken from the shelf by several people at once."""

import subprocess
import sys
from pathlib import Path

import pytest

import hameau
from hameau import shelf
from hameau.cli.serving import finder
from hameau.engine.figures import Label
from hameau.engine.speech import LANGUAGES
from hameau.lab import study

MANY_AT_ONCE = """
from concurrent.futures import ThreadPoolExecutor
import hameau
from hameau.games import GAMES
with ThreadPoolExecutor(8) as threads:
    for game in GAMES:
        taken = set(threads.map(lambda _: hameau.game(game.key), range(64)))
        assert len(taken) == 1, game.key
"""


def test_threads_that_take_a_game_at_once_get_the_same_one() -> None:
    for _ in range(3):
        done = subprocess.run(
            [sys.executable, "-c", MANY_AT_ONCE], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr


def edit(folder: Path, stars: int) -> None:
    text = shelf.content_text("buttons").replace("stars = 12", f"stars = {stars}", 1)
    (folder / "buttons.toml").write_text(text, "utf-8")


def test_an_edited_file_is_played_with_and_a_match_in_progress_keeps_its_own(tmp_path: Path) -> None:
    edit(tmp_path, 2)
    before = hameau.game("buttons", content=tmp_path)
    match = before.match(seats=2, seed=1)
    edit(tmp_path, 3)
    after = hameau.game("buttons", content=tmp_path)
    assert [game.content.page.end.stars for game in (before, after, match.game)] == [2, 3, 2]
    edit(tmp_path, 2)
    assert hameau.game("buttons", content=tmp_path) is before
    (tmp_path / "buttons.toml").unlink()
    assert hameau.game("buttons", content=tmp_path).digest == hameau.game("buttons").digest


def test_a_study_of_an_edited_file_counts_the_new_matches(tmp_path: Path) -> None:
    decisions = []
    for stars in (2, 12):
        edit(tmp_path, stars)
        planned = study.plan(hameau.game("buttons", content=tmp_path), 2, ["greedy"])
        decisions.append(study.study(planned, 20).tally.sums[study.DECISIONS, Label("")].ratio)
    assert decisions[0] < decisions[1]


def test_a_study_does_not_mix_two_contents(tmp_path: Path) -> None:
    edit(tmp_path, 2)
    planned = study.plan(hameau.game("buttons", content=tmp_path), 2, ["random"], seed=77)
    edit(tmp_path, 3)
    with pytest.raises(hameau.BadContent, match=r"buttons\.toml: edited while matches were played with it"):
        study.study(planned, 20)


def test_a_server_keeps_the_content_that_it_started_with(tmp_path: Path) -> None:
    edit(tmp_path, 2)
    find_game = finder(str(tmp_path))
    (tmp_path / "buttons.toml").write_text("nonsense", "utf-8")
    assert find_game("buttons").content.page.end.stars == 2
    with pytest.raises(hameau.Unknown):
        find_game("chess")


def test_a_german_box_has_its_german_title() -> None:
    """One English title was shown in all four languages."""
    titles = {language: hameau.game("buttonville").speech.say(language, "title") for language in LANGUAGES}
    assert titles["fr"] == "Les Glorieuses Guildes de Buttonville"
    assert titles["de"] == "Die glorreichen Gilden von Buttonville"
    assert titles["it"] == "Le gloriose gilde di Buttonville"
    for one in hameau.games():
        assert one.speech.say("en", "title") == one.title
