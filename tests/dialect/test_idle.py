"""Which modules a build optimises: those in which a rule runs."""

from pathlib import Path

from hameau_dialect.checking import check
from hameau_dialect.declaring import is_idle
from tests.dialect.trees import plant

HEAD = "from hameau.engine.machine import i64\n"
CHAPTER = """
from hameau.engine.state import State


class {name}(State):
    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.stars: i64 = 0

    def shine(self) -> i64:
        return self.stars + 1
"""
LAST = """
from hameau.village.{chapter} import {base}


class Last{base}({base}):
    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.moons: i64 = 0
"""
BOX = """

class Box:
    def __init__(self) -> None:
        self.size: i64 = 0

    def write(self, name: str, value: object) -> None:
        self.size = 3
"""
COUNTED = "\n\ndef twice(n: i64) -> i64:\n    return n + n\n"
PYTHON = '\n    def shown(self) -> str:\n        return "*"\n'


def test_only_modules_in_which_a_rule_runs_are_optimised(tmp_path: Path) -> None:
    chapters = {name: HEAD + CHAPTER.format(name=name.title()) for name in ("first", "second", "third")}
    chapters["second"] += PYTHON  # runs where it stands
    chapters["third"] += COUNTED
    lasts = {f"last_{name}": HEAD + LAST.format(chapter=name, base=name.title()) for name in chapters}
    boxes = {"box": HEAD + BOX}
    program = check(plant(tmp_path, chapters | lasts | boxes)).program
    idle = [name.split(".")[-1] for name, module in program.modules.items() if is_idle(module)]
    assert sorted(idle) == ["box", "first"]
