"""A study on a local Ray cluster of two workers, one of which is killed in the middle."""

from __future__ import annotations

import os
import pickle
from collections.abc import Iterator

import pytest
import ray
from ray.cluster_utils import Cluster as LocalCluster

import hameau
from hameau.engine.errors import HameauError
from hameau.lab import study
from hameau.lab.cluster import Cluster

MATCHES = 40 * study.HEAP
KILLED_AFTER = 6  # heaps


@pytest.fixture
def local(monkeypatch: pytest.MonkeyPatch) -> Iterator[LocalCluster]:
    """A head that plays nothing, and two workers of one processor each."""
    monkeypatch.setenv("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(["src", os.environ.get("PYTHONPATH", "")]))
    small = {"object_store_memory": 80_000_000, "include_dashboard": False}
    cluster = LocalCluster(initialize_head=True, head_node_args={"num_cpus": 0, **small})
    yield cluster
    ray.shutdown()
    cluster.shutdown()


def test_a_worker_may_be_killed_and_the_numbers_are_the_same(local: LocalCluster) -> None:
    first, second = (local.add_node(num_cpus=1, object_store_memory=80_000_000) for _ in range(2))
    assert first is not second
    planned = study.plan(hameau.game("buttons"), 2, ["greedy"], seed=5)
    heard: list[int] = []

    def tick(done: int) -> None:
        heard.append(done)
        if done == KILLED_AFTER * study.HEAP:
            local.remove_node(first, allow_graceful=False)

    found = study.study(planned, MATCHES, Cluster(local.address), tick)
    assert len(heard) == MATCHES / study.HEAP
    here = study.study(planned, MATCHES)
    assert pickle.dumps(found.tally) == pickle.dumps(here.tally)


def test_where_no_cluster_is_one_sentence_says_so() -> None:
    with pytest.raises(HameauError, match=r"no Ray cluster at 127\.0\.0\.1:1"):
        Cluster("127.0.0.1:1")
