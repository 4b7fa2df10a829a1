"""What was made last, by what it was made from: pictures that follow one another have nearly everything in common."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Kept(Generic[T]):
    """The last `most` things that were made."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, T] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """Return what was made from `key`, and make it if it is not there."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        made = self._kept[key] = make()
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return made

    def clear(self) -> None:
        """Forget all."""
        self._kept.clear()
