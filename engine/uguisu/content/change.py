"""What a layer changes of what lies below it, and how it fares among layers that it knows nothing of."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from uguisu.content.diagnostics import Finding, Path
from uguisu.content.entries import Origin, shown

REMOVED = object()
"""Stands for what is no longer there, or was not."""


class Change(NamedTuple):
    """A value that a layer changed or took away: the way to it by names, what it is now (`REMOVED`: nothing), what it was
    (`REMOVED`: nothing), where that stood, and where the layer says so.
    """

    way: Path
    value: Any
    was: Any
    before: Origin
    where: Path
    adds: bool = False
    """It adds to whatever is below, so that it goes together with what others add."""


class Unnamed(str):
    """What an entry without a name is called in the way of a change; `place` tells which one it is, by where it came from."""

    place: tuple[int, Path]

    @staticmethod
    def of(reference: Any, origin: Origin) -> Unnamed:
        """Return the step to the entry that came from `origin`, and was called `reference`."""
        step = Unnamed(shown(reference))
        step.place = origin.layer, origin.path
        return step


class Meeting(Protocol):
    """What a layer may come to lie on that it knows nothing of: changes of packs that it does not build on."""

    def knows(self, origin: Origin) -> bool:
        """Tell whether the layer builds on what a value came from."""

    def did(self, way: Path, value: Any) -> bool:
        """Tell whether a stranger has made the very same change."""

    def blamed(self, way: Path, where: Path) -> Finding | None:
        """Return what to say of an edit that cannot be made because of a stranger; None where it is not one's doing."""

    def gap(self, way: Path, name: str) -> str | None:
        """Return what stood before an entry that a stranger has taken out, "" for the front; None if nobody did."""

    def left(self, way: Path, name: str, before: str) -> None:
        """Keep what stood before an entry that is taken out."""
