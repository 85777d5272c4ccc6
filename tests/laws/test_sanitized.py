"""Compiled with checks of every index and shift, all games play the same matches and nothing traps."""

from pathlib import Path

import pytest

from hameau.laws import repeating
from hameau.plain import is_compiled
from tests.laws.copies import build_in, copy_tree
from tests.laws.subjects import LISTED, ROOT

CHECKED = "-O0 -fsanitize=bounds,shift -fsanitize-undefined-trap-on-error"


@pytest.mark.skipif(not is_compiled(), reason="nothing is compiled here")
def test_no_index_or_shift_leaves_its_bounds(tmp_path: Path) -> None:
    copy_tree(tmp_path)
    build_in(tmp_path, HAMEAU_CFLAGS=CHECKED)
    checked = repeating.fingerprint(False, 3, LISTED, root=tmp_path)
    assert checked.compiled
    repeating.check_same(checked, repeating.fingerprint(False, 3, LISTED, root=ROOT))
