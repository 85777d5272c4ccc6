"""A Python class cannot derive from the compiled State: the toy is collected in plain Python only."""

from hameau.plain import is_compiled

collect_ignore = ["test_toy.py", "test_search.py"] if is_compiled() else []
