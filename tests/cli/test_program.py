"""The program as a whole: what it says about itself, and how it ends."""

import json
import os
import signal
import subprocess
import sys

import pytest

import hameau
from tests.cli.conftest import Terminal
from tests.cli.terminal import start

INTERRUPTED_WHILE_READ = """
import sys
class Impatient:
    def find_spec(self, name, path=None, target=None):
        if name == "hameau.cli.program":
            raise KeyboardInterrupt
sys.meta_path.insert(0, Impatient())
from hameau.cli import main
sys.exit(main(["games"]))
"""
COMMANDS = (
    "play",
    "replay",
    "verify",
    "simulate",
    "duel",
    "study",
    "compare",
    "bench",
    "games",
    "content",
    "doctor",
)


def test_alone_it_shows_what_can_be_done(hameau_says: Terminal) -> None:
    said = hameau_says()
    assert said.code == 0
    for command in COMMANDS:
        assert f"hameau {command}" in said.out


def test_version(hameau_says: Terminal) -> None:
    assert hameau_says("--version").out == f"hameau {hameau.__version__}\n"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(hameau_says: Terminal, command: str) -> None:
    said = hameau_says(command, "--help")
    assert said.code == 0
    assert "--lang" in said.out


@pytest.mark.parametrize(
    "argv", [["fly"], ["--lang", "xx"], ["games", "--lang", "xx"], ["verify"], ["play", "--seats", "x"]]
)
def test_wrong_usage(hameau_says: Terminal, argv: list[str]) -> None:
    said = hameau_says(*argv)
    assert (said.code, said.out) == (2, "")
    assert "usage:" in said.err


def test_the_language_may_stand_before_or_after_the_command(hameau_says: Terminal) -> None:
    before, after = hameau_says("--lang", "it", "games"), hameau_says("games", "--lang", "it")
    assert before == after
    assert "persone" in after.out


def test_games(hameau_says: Terminal) -> None:
    said = hameau_says("games")
    assert "buttons  BUTTONS" in said.out
    assert "2 to 4 players" in said.out


def test_games_as_json(hameau_says: Terminal) -> None:
    games = json.loads(hameau_says("games", "--json").out)
    assert [game["key"] for game in games] == [game.key for game in hameau.games()]
    assert games[0]["seats"] == [2, 3, 4]
    assert games[0]["options"]["boards"]["default"] == "random"


def test_options_that_the_rules_forbid_are_refused_in_the_language(hameau_says: Terminal) -> None:
    said = hameau_says("simulate", "werewolves", "--seats", "8", "--option", "arsonist=in", "--lang", "de")
    assert said == (2, "", "hameau: Der Brandstifter braucht Gebäude: Wählt ein Dorf.\n")


def test_the_output_may_be_cut_off() -> None:
    with start("play", "--seed", "1", "--bots", "greedy") as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdout.readline()
        process.stdout.close()
        process.stdin.write("help\n" * 2000)
        process.stdin.close()
        process.wait(30)
        assert "Traceback" not in process.stderr.read()


def test_ctrl_c_at_the_prompt_is_clean() -> None:
    with start("play", "--seed", "1", "--bots", "greedy") as process:
        assert process.stdout
        assert process.stderr
        while process.stdout.read(1) != "▸":  # whose turn it is
            pass
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 130
        assert "Traceback" not in process.stderr.read()


@pytest.mark.parametrize(
    "argv",
    [
        ["simulate", "buttons", "--matches", "1000000000", "--bots", "greedy"],
        ["duel", "greedy", "random", "--matches", "1000000", "--workers", "1"],
        ["duel", "search:10s", "greedy", "--matches", "10", "--workers", "2"],
    ],
)
def test_ctrl_c_during_long_work_is_clean(argv: list[str]) -> None:
    with start(*argv, FORCE_COLOR="1") as process:
        assert process.stderr
        process.stderr.read(1)  # the progress bar
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does
        assert process.wait(30) == 130
        assert "Traceback" not in process.stderr.read()


def test_ctrl_c_while_the_program_is_read_is_clean() -> None:
    done = subprocess.run(
        [sys.executable, "-c", INTERRUPTED_WHILE_READ], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "\n")


def test_ctrl_c_anywhere_else_is_clean(hameau_says: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("hameau.games", interrupted)
    assert hameau_says("games") == (130, "", "\n")
