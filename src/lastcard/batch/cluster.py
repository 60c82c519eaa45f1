"""Simulation on many machines, by Ray: a run is played in parts, which add up to exactly the numbers of one machine.

On one machine threads are better. Every machine of the cluster needs this version of lastcard with the extra `ray`.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import reduce
from importlib.metadata import version
from typing import Any

import msgspec

from lastcard.batch.report import compare
from lastcard.batch.results import Result
from lastcard.batch.simulation import CHUNK_MATCHES, CHUNK_ROUNDS
from lastcard.extras import Needs

_PARTS_PER_CORE = 8
"""So that no core has to wait for long at the end, and little is played again when a machine is lost."""


class NoCluster(Exception):
    """There is no cluster at an address, or its machines have another version of lastcard."""


def compare_on(
    address: str,
    settings: Sequence[Mapping[str, Any]],
    *,
    rounds: int | None = None,
    matches: int | None = None,
    progress: Callable[[int, int], None] | None = None,
    **common: Any,
) -> list[Result]:
    """What `compare` gives, played on a cluster; `local` is one on this machine. A part whose worker is killed is done again.

    An interrupt gives what was done from the beginning on.
    """
    with Needs("ray"):
        import ray  # noqa: PLC0415  only those who have a cluster need it
    total, name, chunk = (rounds or 0, "rounds", CHUNK_ROUNDS) if matches is None else (matches, "matches", CHUNK_MATCHES)
    done: dict[Any, list[Result]] = {}
    with _connected(address) as cores:
        size = max(chunk, -(-total // (cores * _PARTS_PER_CORE)))
        play = ray.remote(max_retries=-1)(_play)
        asked = [
            play.remote(version("lastcard"), settings, common | {"first": first, name: min(size, total - first), "threads": 1})
            for first in range(0, total, size) or (0,)
        ]
        try:
            while len(done) < len(asked):
                (ready,), _ = ray.wait([part for part in asked if part not in done])
                done[ready] = ray.get(ready)
                if progress is not None:
                    progress(sum(len(results[0].indices) for results in done.values()), total)
        except ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except KeyboardInterrupt:
            # All that is under way ends with the connection.
            pass
    return _whole([done.get(part) for part in asked])


def _play(wanted: str, settings: Sequence[Mapping[str, Any]], run: dict[str, Any]) -> list[Result]:
    """A part of a run, on whatever machine."""
    if (own := version("lastcard")) != wanted:
        raise NoCluster(f"a machine has lastcard {own}, and this one {wanted}")
    return compare(settings, **run)


def _whole(parts: Sequence[list[Result] | None]) -> list[Result]:
    """The results of all parts together; where some are missing, of those before, which is then a run that was stopped."""
    first = [part for part in parts[: parts.index(None) if None in parts else None] if part is not None]
    if not first:
        raise KeyboardInterrupt
    stopped = len(first) < len(parts)
    results = [reduce(Result.__add__, of_setting) for of_setting in zip(*first, strict=True)]
    return [msgspec.structs.replace(result, stopped=stopped) for result in results] if stopped else results


@contextmanager
def _connected(address: str) -> Iterator[int]:
    """A cluster; how many cores it has."""
    import ray  # noqa: PLC0415  see above

    # It would tell its makers how it is used.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise NoCluster(str(error)) from None
    try:
        yield int(ray.cluster_resources().get("CPU", 1))
    finally:
        ray.shutdown()
