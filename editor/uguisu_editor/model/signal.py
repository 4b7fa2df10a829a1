"""Who wants to know what happens: a list of listeners, no Qt."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Signal(Generic[T]):
    """Tells its listeners, in the order in which they came."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[T], None]] = []

    def connect(self, listener: Callable[[T], None]) -> None:
        """Tell `listener` from now on."""
        self._listeners.append(listener)

    def disconnect(self, listener: Callable[[T], None]) -> None:
        """Tell it no more."""
        self._listeners.remove(listener)

    def emit(self, what: T) -> None:
        """Tell everybody."""
        for listener in list(self._listeners):
            listener(what)
