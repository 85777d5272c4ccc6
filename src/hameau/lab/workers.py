"""Spreads jobs over processes, in such a way that Ctrl-C ends all of them."""

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from itertools import takewhile
from multiprocessing import active_children, get_context
from typing import Any, Protocol, TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")


class Elsewhere(Protocol):
    """Other machines that work."""

    def run(
        self, work: Callable[[Job], Result], jobs: Sequence[Job], tick: Callable[[int], None], /
    ) -> list[Result]:
        """What each job gave, in the order of the jobs; `tick` hears how many are done."""


Workers = int | Elsewhere  # so many processes of this machine, or others


class Interrupted(KeyboardInterrupt):
    """Ctrl-C, with what the first jobs gave up to one that was not done."""

    def __init__(self, results: list[Any]) -> None:
        super().__init__()
        self.results = results


def run(
    work: Callable[[Job], Result], jobs: Sequence[Job], workers: Workers, tick: Callable[[int], None]
) -> list[Result]:
    """What each job gave, in the order of the jobs; `tick` hears how many are done."""
    if not isinstance(workers, int):
        return workers.run(work, jobs, tick)
    if min(workers, len(jobs)) <= 1:
        results: list[Result] = []
        try:
            for job in jobs:
                results.append(work(job))
                tick(len(results))
        except KeyboardInterrupt:
            raise Interrupted(results) from None
        return results
    others = active_children()
    with ProcessPoolExecutor(min(workers, len(jobs)), mp_context=get_context("spawn")) as pool:
        with uninterrupted():  # our processes inherit it: Ctrl-C is for this one to hear
            futures = [pool.submit(work, job) for job in jobs]
        try:
            for done, _ in enumerate(as_completed(futures), 1):
                tick(done)
        except BaseException as error:
            first = [future.result() for future in takewhile(is_whole, futures)]
            pool.shutdown(wait=False, cancel_futures=True)
            for process in active_children():
                if process not in others:
                    process.terminate()  # a match between two searches would go on for minutes
            if isinstance(error, KeyboardInterrupt):
                raise Interrupted(first) from None
            raise
        return [future.result() for future in futures]


def is_whole(future: Future[Any]) -> bool:
    """It was done, and nothing went wrong."""
    return future.done() and not future.cancelled() and future.exception() is None


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Ctrl-C waits until this is done, where the system can do that."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
