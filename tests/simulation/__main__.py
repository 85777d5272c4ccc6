"""`python -m tests.simulation 7` tells the story of seed 7; `--seeds 100000` tries as many, on all cores."""

from __future__ import annotations

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor

from tests.simulation.telling import line
from tests.simulation.world import simulate

HEAP = 25  # seeds that a process gets at a time
Found = list[tuple[int, list[str]]]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    parser.add_argument("seed", type=int, nargs="?", help="tell its story")
    parser.add_argument("--seeds", type=int, default=1000, metavar="N", help="how many to try; default 1000")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="where to begin; default 0")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), metavar="N")
    asked = parser.parse_args()
    if asked.seed is not None:
        return tell_one(asked.seed)
    return try_many(range(asked.first, asked.first + asked.seeds), asked.processes)


def tell_one(seed: int) -> int:
    world = simulate(seed, lambda at, who, what: print(line(at, who, what)))
    print(f"\nseed {seed}, with {', '.join(world.faults) or 'no faults'}")
    print("\n".join(world.judge.found) or "nothing is wrong")
    return 1 if world.judge.found else 0


def try_many(seeds: range, processes: int) -> int:
    began, tried, bad = time.monotonic(), 0, 0
    heaps = [seeds[at : at + HEAP] for at in range(0, len(seeds), HEAP)]
    with ProcessPoolExecutor(processes) as pool:
        try:
            for heap, found in zip(heaps, pool.map(try_heap, heaps), strict=True):
                tried += len(heap)
                bad += len(found)
                for seed, wrong in found:
                    print(f"seed {seed}: {wrong[0][:200]}", flush=True)
                took = time.monotonic() - began
                if sys.stdout.isatty():
                    print(f"\r{tried} of {len(seeds)} seeds, {bad} failed, {took:.0f} s", end="", flush=True)
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            print("\nstopped", end="")
    print(f"\n{tried} seeds, {bad} failed: python -m tests.simulation SEED tells one of them")
    return 1 if bad else 0


def try_heap(seeds: range) -> Found:
    try:
        return [(seed, found) for seed in seeds if (found := simulate(seed).judge.found)]
    except KeyboardInterrupt:  # the parent says so
        return []


if __name__ == "__main__":
    sys.exit(main())
