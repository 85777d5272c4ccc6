"""The doctor finds what is there and what is not."""

import json
import sys
from hashlib import blake2b
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from hameau import plain
from hameau.cli import modules as scan
from hameau.cli.doctor import advice, examine
from hameau.cli.modules import Module, modules
from hameau.engine.speech import LANGUAGES
from tests.cli.conftest import Terminal

SOURCE = "from hameau.engine.machine import (\n    bit,\n    i64,\n)\n"


def test_it_says_what_is_installed(hameau_says: Terminal) -> None:
    said = hameau_says("doctor")
    assert said.code == 0
    for word in ("Python", "msgspec", "rich", "HAMEAU_PURE", "games.buttons.rules", "C compiler"):
        assert word in said.out


def test_as_json(hameau_says: Terminal) -> None:
    found = json.loads(hameau_says("doctor", "--json").out)
    assert {
        "hameau",
        "python",
        "platform",
        "pure",
        "compiled",
        "compiler",
        "dependencies",
        "modules",
        "games",
    } < set(found)
    assert found["games"]["buttons"]["compiled"] == found["compiled"]
    assert found["modules"]["hameau.engine.state"]["runs"] == ("compiled" if found["compiled"] else "plain")


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(hameau_says: Terminal, language: str) -> None:
    assert hameau_says("doctor", "--lang", language).code == 0


def test_compiled_modules_are_those_with_machine_words() -> None:
    names = [module.name for module in modules()]
    assert {"hameau.engine.state", "hameau.games.buttons.rules", "hameau.bots.search"} < set(names)
    assert not {"hameau.engine.machine", "hameau.games.buttons.notation"} & set(names)


@pytest.mark.parametrize(
    ("file", "source", "found"),
    [
        ("a.so", SOURCE, ("compiled", "fresh")),
        ("a.so", "older", ("compiled", "stale")),
        ("a.py", SOURCE, ("plain", "absent")),
    ],
)
def test_a_compiled_file_is_held_against_its_source(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str, source: str, found: tuple[str, str]
) -> None:
    home = tmp_path / "village"
    home.mkdir()
    (home / "a.py").write_text(SOURCE)
    module = ModuleType("village.a")
    module.__file__ = str(home / file)
    vars(module)["__source__"] = blake2b(source.encode(), digest_size=16).hexdigest()
    monkeypatch.setitem(sys.modules, "village.a", module)
    assert plain.COMPILABLE.search(SOURCE)
    assert scan.examine(home / "a.py", home) == ("village.a", *found)


def test_advice_fits_what_is_missing() -> None:
    well = msgspec.structs.replace(
        examine(), pure=False, compiler="/bin/cc", headers=True, modules=[Module("a", "compiled", "fresh")]
    )
    plain = [Module("a", "plain", "absent")]

    def advised(**changes: object) -> list[str]:
        return advice(msgspec.structs.replace(well, **changes))

    assert advised() == []
    assert advised(pure=True) == ["advice-pure"]
    assert advised(modules=plain) == ["advice-build"]
    assert advised(modules=plain, compiler=None) == ["advice-compiler", "advice-build"]
    assert advised(modules=plain, headers=False) == ["advice-headers", "advice-build"]
    assert advised(modules=[Module("a", "compiled", "stale")]) == ["advice-stale"]
    assert advised(modules=[Module("a", "plain", "broken")]) == ["advice-broken"]
    assert advised(dependencies={"rich": None, "Cython": None}) == ["advice-install"]
