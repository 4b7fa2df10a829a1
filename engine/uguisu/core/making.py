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
        told: what there is of it now, in a few words, from the files; None: as the editor finds it. Only what is sure to be
            in a file may be taken for granted: people are in the middle of changing it.
    """

    id: Literal["draw", "place", "goal", "cards"]
    title: LocalText
    told: Callable[[Files], LocalText] | None = None


@dataclass(frozen=True, kw_only=True)
class FirstChange:
    """A change that shows at once, offered to whoever has begun a pack; it is done by a press, and can be undone.

    Attributes:
        id: what it is called among the game's.
        title: what people call it.
        told: what comes of it.
        glyph: its sign, by its name among Material Design Icons.
        make: from what the files say, returns what those that change say afterwards; None: it has been done, or there is no
            room for it. It never changes what it is given.
    """

    id: str
    title: LocalText
    told: LocalText
    glyph: str
    make: Callable[[Files], Files | None]


__all__ = ["Files", "FirstChange", "Stage"]
