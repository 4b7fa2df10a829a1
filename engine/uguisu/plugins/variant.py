"""Variants: named plug-in rules that a scenario lists."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic

import msgspec

from uguisu.core.build import Build
from uguisu.messages.local_text import LocalText
from uguisu.plugins.game_type import EventType

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    B = TypeVar("B", bound=Build, default=Any)
else:
    from typing import TypeVar

    B = TypeVar("B", bound=Build)
"""The Build that a variant edits; `Variant` alone means any."""


class Variant(Generic[B]):
    """A change to a game's rules, from the game's own plugin or any other.

    Subclass it, say which game it is for, and edit the Build in `apply`: change ``build.options``, wrap or replace named
    rules, insert phases, add tracks and events. Its docstring is its description. ::

        class DoubleStep(Variant):
            '''The ninja moves twice.'''
            id, game = "double_step", "temple"
            def apply(self, build, options):
                build.insert(SecondStep(), after="ninja")
    """

    id: ClassVar[str]
    game: ClassVar[str]
    title: ClassVar[LocalText] = ""
    options_type: ClassVar[type[msgspec.Struct] | None] = None
    """The model of its options; None when it has none."""
    conflicts: ClassVar[frozenset[str]] = frozenset()
    """Variants it can't be used with, in either order."""
    requires: ClassVar[frozenset[str]] = frozenset()
    """Variants that must be listed too."""
    after: ClassVar[frozenset[str]] = frozenset()
    """Variants that are applied before it when both are listed."""
    events: ClassVar[Mapping[str, EventType]] = {}
    """Events it adds, which cards and missions may wait for when the scenario lists it."""

    def apply(self, build: B, options: Any) -> None:
        """Change `build`; `options` is an instance of `options_type`, or None."""
        raise NotImplementedError


def in_order(variants: list[tuple[Variant, Any]]) -> list[tuple[Variant, Any]]:
    """Return (variant, options) pairs in the order they are applied: as listed, but each behind those it is `after`."""
    waiting = list(variants)
    ordered: list[tuple[Variant, Any]] = []
    while waiting:
        names = {variant.id for variant, _ in waiting}
        ready = next((pair for pair in waiting if not (pair[0].after & (names - {pair[0].id}))), waiting[0])
        waiting.remove(ready)
        ordered.append(ready)
    return ordered
