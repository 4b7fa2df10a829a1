"""Worker processes of multiprocessing, which are started as all children are: see `uguisu_tools.children`.

A worker that is spawned begins as `python -c`, and so would look for modules in the folder at hand first.
"""

from __future__ import annotations

import multiprocessing
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from uguisu_tools.children import inherited

if TYPE_CHECKING:
    from multiprocessing.context import ForkContext

Method: TypeAlias = Literal["spawn", "fork", "forkserver"]


class Spawned(SpawnProcess):
    """A worker that begins anew."""

    @staticmethod
    def _Popen(process_obj: Any) -> Any:  # noqa: N802  (the name is multiprocessing's)
        with inherited():
            return SpawnProcess._Popen(process_obj)


class Spawning(SpawnContext):
    """Makes them."""

    Process = Spawned


if sys.platform != "win32":
    from multiprocessing import resource_tracker
    from multiprocessing.context import ForkServerContext, ForkServerProcess

    class Served(ForkServerProcess):
        """A worker that is copied from one that is kept for it."""

        @staticmethod
        def _Popen(process_obj: Any) -> Any:  # noqa: N802  (the name is multiprocessing's)
            with inherited():
                return ForkServerProcess._Popen(process_obj)

    class Serving(ForkServerContext):
        """Makes them."""

        Process = Served


def workers(method: Method = "spawn") -> SpawnContext | ForkContext | ForkServerContext:
    """Return what makes workers, pipes to them, and what they share.

    A copy of this process (`fork`) looks for modules where this one does, and needs nothing.
    """
    if method == "fork":
        return multiprocessing.get_context("fork")
    if sys.platform != "win32":
        with inherited():
            resource_tracker.ensure_running()  # a Python of its own, which the first lock would start otherwise
        if method == "forkserver":
            return Serving()
    return Spawning()


def pool(jobs: int) -> ProcessPoolExecutor:
    """Return an executor of so many workers."""
    return ProcessPoolExecutor(jobs, workers())
