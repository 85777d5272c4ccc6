"""A Python class cannot derive from the compiled State: the toy is played in plain Python only."""

from hameau.plain import is_compiled

collect_ignore = ["test_learning.py"] if is_compiled() else []
