"""What takes long is done in threads of its own, so that the loop that all tables share goes on: pages are drawn within a limit
of time, and tables are read from the disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from uguisu import Message, UguisuError
from uguisu.guard import TooLong, Watch

T = TypeVar("T")
LIMIT = 5.0
"""Seconds that one page may take."""
_DRAWING = ThreadPoolExecutor(4, "drawing")
_READING = ThreadPoolExecutor(2, "reading")


class TooSlow(UguisuError):
    """A page that would take too long."""


async def drawn(make: Callable[[], T]) -> T:
    """Return what `make` draws.

    Raises:
        TooSlow: when it takes too long; it is stopped then.
    """
    return await asyncio.get_running_loop().run_in_executor(_DRAWING, _within_limit, make)


def _within_limit(make: Callable[[], T]) -> T:
    try:
        with Watch(LIMIT):
            return make()
    except TooLong as error:
        raise TooSlow(Message("To draw this took too long.")) from error


async def read(make: Callable[[], T]) -> T:
    """Return what `make` reads."""
    return await asyncio.get_running_loop().run_in_executor(_READING, make)
