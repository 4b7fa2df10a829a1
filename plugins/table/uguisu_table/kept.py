"""What was drawn last, by what it was drawn from: pictures that follow one another have nearly everything in common.

All tables share what is kept, so a process holds no more of it however many packs and games it has seen.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Sized
from hashlib import blake2b
from typing import Generic, TypeVar

import msgspec

T = TypeVar("T")


class Kept(Generic[T]):
    """The last things that were made, together of no more than `most` bytes as `weigh` tells."""

    def __init__(self, most: int, weigh: Callable[[T], int]) -> None:
        self.most = most
        self.weight = 0
        self._weigh = weigh
        self._kept: OrderedDict[bytes, T] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, source: object, make: Callable[[], T]) -> T:
        """Return what was made from `source`, of which msgpack writes all and in one order; make it if it is not there."""
        key = blake2b(msgspec.msgpack.encode(source), digest_size=16).digest()
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
        made = make()
        with self._lock:
            if key not in self._kept:  # another thread may have made it meanwhile
                self._kept[key] = made
                self.weight += self._weigh(made)
            while self.weight > self.most and len(self._kept) > 1:
                _, dropped = self._kept.popitem(last=False)
                self.weight -= self._weigh(dropped)
            return made


def letters(made: Sized) -> int:
    """Weigh a text, roughly: its letters, and as much as any key takes."""
    return len(made) + 200
