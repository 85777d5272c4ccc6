"""Servers for the tests of this folder: one for each file that asks."""

from collections.abc import Iterator

import pytest

from tests.web.serving import Served, serving

TRANSPORTS = ("picows", "websockets")


@pytest.fixture(scope="module", params=TRANSPORTS)
def either(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with its usual limits, once with each library that carries sockets."""
    with serving(tmp_path_factory.mktemp("either"), "--sockets", request.param) as served:
        yield served


@pytest.fixture(scope="module", params=TRANSPORTS)
def patient(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The same without limits."""
    folder = tmp_path_factory.mktemp("patient")
    with serving(folder, "--unlimited", "--sockets", request.param) as served:
        yield served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server without limits, as it is started."""
    with serving(tmp_path_factory.mktemp("server"), "--unlimited") as served:
        yield served
