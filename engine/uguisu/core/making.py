"""How a pack of a game is made: the steps that stand above its map, and first changes that an editor offers to do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from uguisu.messages.local_text import LocalText

Files: TypeAlias = dict[str, Any]
"""What the files of a pack say, by their kinds: `map`, `scenario`, `mission`, `cards`; what a pack lacks is not there."""


@dataclass(frozen=True, kw_only=True)
class Stage:
    """One of the steps in which a pack is made. An editor ticks those in whose files nothing is wrong.

    Attributes:
        id: what it is about: the map (`draw`), who and what stands on it (`place`), who wins (`goal`), or the cards (`cards`).
        title: what people call it.
        told: returns in a few words what the files have of it so far; None: the editor's own words. It must not rely on
            anything that a file may lack, because people are still editing.
    """

    id: Literal["draw", "place", "goal", "cards"]
    title: LocalText
    told: Callable[[Files], LocalText] | None = None


@dataclass(frozen=True, kw_only=True)
class FirstChange:
    """A visible change that editors offer for a new pack: one click makes it, and undo takes it back.

    Attributes:
        id: its id, unique within the game.
        title: what people call it.
        told: what comes of it.
        glyph: its sign, by its name among Material Design Icons.
        make: takes the contents of the files and returns the new contents of those that change; None if it was done already or
            there is no room for it. It must not modify its argument.
    """

    id: str
    title: LocalText
    told: LocalText
    glyph: str
    make: Callable[[Files], Files | None]


__all__ = ["Files", "FirstChange", "Stage"]
