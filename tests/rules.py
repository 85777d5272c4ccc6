"""`@rule("3.2")`: this test shows the numbered sentence 3.2 of docs/rules/<key>.md."""

import pytest


def rule(number: str) -> pytest.MarkDecorator:
    """Mark a test with the number of the sentence that it shows; several marks may be stacked."""
    return pytest.mark.rule(number)
