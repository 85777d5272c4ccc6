"""Heaps of matches on other machines: the workers of a Ray cluster, as `workers` are those of this machine.

Whoever plays a heap gets all luck from its number, so the results are those of one process, byte for byte,
and a heap whose worker was lost is simply played again by another.
"""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from hameau.engine.errors import HameauError
from hameau.lab.workers import Interrupted, Job, Result

TRIES = 20  # of a heap: machines may come and go while a study runs
PATIENCE = 5.0  # seconds, for the cluster to answer
AHEAD = 4  # heaps for each processor that wait there, so that none is idle


def must_answer(address: str) -> None:
    """Ray itself would try for minutes."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdigit():
        return  # auto, or another way of Ray's to say where
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except OSError as error:
        raise HameauError(f"no Ray cluster at {address}: {error.strerror or error}") from None


class Cluster:
    """Processors of a Ray cluster; every machine has the same version of Hameau and the same content."""

    def __init__(self, address: str) -> None:
        try:
            import ray
        except ImportError:
            raise HameauError("other machines need Ray: pip install 'hameau[ray]'") from None
        self.ray: Any = ray
        if not ray.is_initialized():
            must_answer(address)
            try:
                ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
            except (ConnectionError, ValueError, RuntimeError) as error:
                raise HameauError(f"no Ray cluster at {address}: {str(error).splitlines()[0]}") from None

    def run(
        self, work: Callable[[Job], Result], jobs: Sequence[Job], tick: Callable[[int], None]
    ) -> list[Result]:
        """What each job gave, in the order of the jobs; `tick` hears how many are done."""
        ray, results, running = self.ray, dict[int, Result](), dict[Any, int]()
        remote = ray.remote(max_retries=TRIES, num_cpus=1)(work)
        waiting = iter(range(len(jobs)))
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        try:
            while len(results) < len(jobs):
                for number in waiting:
                    running[remote.remote(jobs[number])] = number
                    if len(running) >= ahead:
                        break
                done, _ = ray.wait(list(running), num_returns=1)
                for one in done:
                    results[running.pop(one)] = ray.get(one)
                    tick(len(results))
        except BaseException as error:
            for one in running:
                with suppress(Exception):  # it may have ended, and its worker with it
                    ray.cancel(one, force=True)
            if isinstance(error, KeyboardInterrupt):
                whole = next((n for n in range(len(jobs)) if n not in results), len(jobs))
                raise Interrupted([results[number] for number in range(whole)]) from None
            raise
        return [results[number] for number in range(len(jobs))]
