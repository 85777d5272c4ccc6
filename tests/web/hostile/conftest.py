"""Machines that misbehave, for the tests of this folder."""

from tests.web.hostile.shim import machine, shim

__all__ = ["machine", "shim"]
