"""What is pinned is complete, and names no place to download from."""

import json
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
LOCK = json.loads((ROOT / "frontend" / "package-lock.json").read_text("utf-8"))
PACKAGES = {name: package for name, package in LOCK["packages"].items() if name}
PLACES = re.compile(r"https?://|^\s*(-i|--index|--extra|--find-links|registry)\b", re.MULTILINE)


def test_the_lock_names_no_download_address() -> None:
    assert [name for name, package in PACKAGES.items() if "resolved" in package] == []


def test_every_package_of_the_lock_has_its_hash() -> None:
    assert [name for name, package in PACKAGES.items() if "integrity" not in package] == []


def test_optional_packages_of_other_machines_are_locked_too() -> None:
    locked = {name.split("node_modules/")[-1] for name in PACKAGES}
    wanted = {other for package in PACKAGES.values() for other in package.get("optionalDependencies", {})}
    assert wanted - locked == set()


def test_no_file_of_pins_names_a_registry() -> None:
    for file in ("constraints.txt", "pyproject.toml", "frontend/.npmrc", "frontend/package.json"):
        assert not PLACES.search((ROOT / file).read_text("utf-8")), file


def test_every_requirement_is_pinned() -> None:
    pinned = {line.split("==")[0].lower() for line in (ROOT / "constraints.txt").read_text().split()}
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    wanted = re.findall(
        r'"([A-Za-z][\w.-]*)(?:[<>=;\[][^"]*)?"',
        text.split("[project.scripts]")[0].split("dependencies = [", 1)[1],
    )
    missing = {name.lower() for name in wanted} - pinned - {"open_spiel"}  # only to compare speeds
    assert missing == set()
