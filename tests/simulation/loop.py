"""An event loop on which time passes only when nothing is left to do, and whatever a life began ends with it.

Callbacks run in the order in which asyncio promises to run them; all chance lies in how long the network, the
disk and the thinkers take, and that comes from one seeded generator. So only what could happen does happen.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextvars import Context, ContextVar, copy_context
from heapq import heappop, heappush
from itertools import count
from random import Random
from typing import Any

LIFE: ContextVar[Life | None] = ContextVar("LIFE", default=None)


class Crash(BaseException):
    """The process ends here; nobody catches it."""


class Life:
    """A server from its start to its death. What runs in its context belongs to it."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.alive = True
        self.steps_left: int | None = None  # after which it dies
        self.context = copy_context()
        self.context.run(LIFE.set, self)


class Loop(asyncio.BaseEventLoop):
    """Virtual time, in seconds. Errors that nobody caught are kept in `errors`."""

    def __init__(self, choice: Random) -> None:
        super().__init__()
        self.choice = choice
        self.clock = 0.0
        self.ready: deque[asyncio.Handle] = deque()
        self.timers: list[tuple[float, int, asyncio.TimerHandle]] = []
        self.order = count()
        self.errors: list[str] = []
        self.kept: list[asyncio.Task[Any]] = []  # none is collected, and so finished, by the way

    # -- what asyncio asks for -----------------------------------------------------------------------------

    def time(self) -> float:
        return self.clock

    def call_soon(  # type: ignore[override]  # asyncio ties the callback to its arguments
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        self.ready.append(handle)
        return handle

    def call_soon_threadsafe(  # type: ignore[override]  # asyncio ties the callback to its arguments
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        """From another thread it takes a while."""
        return self.call_later(self.choice.random() * 0.001, callback, *args, context=context)

    def call_later(  # type: ignore[override]  # asyncio ties the callback to its arguments
        self, delay: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self.clock + delay, callback, *args, context=context)

    def call_at(  # type: ignore[override]  # asyncio ties the callback to its arguments
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        timer = asyncio.TimerHandle(when, callback, args, self, context)
        heappush(self.timers, (when, next(self.order), timer))
        return timer

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """It is passed over when its time comes."""

    def create_task(self, *args: Any, **options: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = super().create_task(*args, **options)
        self.kept.append(task)
        return task

    def run_in_executor(  # type: ignore[override]  # as asyncio declares it, with any executor
        self, executor: Any, work: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        """Work on a thread: done at one stroke, some time later."""
        done: asyncio.Future[Any] = self.create_future()

        def do() -> None:
            try:
                result = work(*args)
            except Exception as error:
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(result)

        self.call_later(self.choice.expovariate(20), do)
        return done

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if not isinstance(error, Crash):
            self.errors.append(f"{context['message']}: {error!r}")

    # -- running -------------------------------------------------------------------------------------------

    def run_to(self, end: float) -> None:
        """Everything that happens until then."""
        asyncio._set_running_loop(self)
        try:
            while self.step(end):
                pass
        finally:
            asyncio._set_running_loop(None)

    def step(self, end: float) -> bool:
        handle: asyncio.Handle
        if self.ready:
            handle = self.ready.popleft()
        else:
            if not self.timers or self.timers[0][0] > end:
                self.clock = end
                return False
            when, _, handle = heappop(self.timers)
            self.clock = max(self.clock, when)
        if not handle.cancelled() and is_alive(handle):
            handle._run()
        return True

    def finish(self) -> None:
        """End what is left, without a word."""
        for task in self.kept:
            task._log_destroy_pending = False  # type: ignore[attr-defined]  # asyncio would complain
            coroutine = task.get_coro()
            if coroutine is not None:
                coroutine.close()
        self.ready.clear()
        self.timers.clear()
        self.close()


def is_alive(handle: asyncio.Handle) -> bool:
    """Whose callback is it, and does that life still last?"""
    life = handle._context.get(LIFE)  # type: ignore[attr-defined]  # where asyncio keeps it
    if life is None:
        return True
    if life.steps_left is not None:
        life.steps_left -= 1
        if life.steps_left < 0:
            life.alive = False
    return bool(life.alive)
