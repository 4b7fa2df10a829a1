"""What a game puts on a card's printed face besides its title and text; `uguisu.faces` draws it."""

from __future__ import annotations

from dataclasses import dataclass

from uguisu.board.marks import Mark
from uguisu.content.text import LocalText


@dataclass(frozen=True, slots=True)
class Drawing:
    """A drawing on a face, such as a diagram: marks within a box whose upper left corner is (0, 0)."""

    width: float
    height: float
    marks: tuple[Mark, ...]


@dataclass(frozen=True, slots=True)
class Face:
    """What is on a card's face.

    Attributes:
        corner: a few letters in the upper left corner, large: a cost, an initiative.
        colour: the colour of its frame, `#rrggbb`.
        badges: short lines under the title.
        drawings: drawings side by side above the text.
        foot: a line at the bottom.
    """

    corner: str = ""
    colour: str = "#6f675c"
    badges: tuple[LocalText, ...] = ()
    drawings: tuple[Drawing, ...] = ()
    foot: LocalText = ""
