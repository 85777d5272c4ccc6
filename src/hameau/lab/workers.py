"""Spreads jobs over processes, in such a way that Ctrl-C ends all of them."""

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from typing import TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")


def run(
    work: Callable[[Job], Result], jobs: Sequence[Job], workers: int, tick: Callable[[int], None]
) -> list[Result]:
    """What each job gave, in the order of the jobs; `tick` hears how many are done."""
    if workers <= 1:
        results = []
        for job in jobs:
            results.append(work(job))
            tick(len(results))
        return results
    others = active_children()
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        with uninterrupted():  # our processes inherit it: Ctrl-C is for this one to hear
            futures = [pool.submit(work, job) for job in jobs]
        try:
            for done, _ in enumerate(as_completed(futures), 1):
                tick(done)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in active_children():
                if process not in others:
                    process.terminate()  # a match between two searches would go on for minutes
            raise
        return [future.result() for future in futures]


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
