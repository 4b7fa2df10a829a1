"""Paper of letters: where something is written, nothing else is written over it."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import groupby
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.text import Text

Spot = tuple[int, int]
"""Column and row, from 0."""


@dataclass(slots=True)
class Canvas:
    """Letters by column and row, each with a style; some of them are taken and keep what they have.

    >>> paper = Canvas(8, 1)
    >>> paper.write(1, 0, "Gate"), paper.write(4, 0, "Yard"), paper.write(6, 0, "ox")
    (True, False, True)
    >>> paper.rows()
    [' Gate ox']
    """

    width: int
    height: int
    letters: dict[Spot, tuple[str, str]] = field(default_factory=dict)
    taken: set[Spot] = field(default_factory=set)

    def paint(self, x: int, y: int, text: str, style: str = "") -> None:
        """Put letters where nothing has been written; what is painted may be written over."""
        for offset, letter in enumerate(text):
            spot = (x + offset, y)
            if spot not in self.taken and 0 <= spot[0] < self.width and 0 <= y < self.height:
                self.letters[spot] = (letter, style)

    def write(self, x: int, y: int, text: str, style: str = "") -> bool:
        """Write a text whole, or not at all: return whether there was room."""
        if not self.has_room(x, y, len(text)):
            return False
        for offset, letter in enumerate(text):
            self.letters[x + offset, y] = (letter, style)
            self.taken.add((x + offset, y))
        return True

    def has_room(self, x: int, y: int, length: int, gap: int = 0) -> bool:
        """Tell whether so many letters fit, with a `gap` to what is written before and after."""
        if x < 0 or y < 0 or y >= self.height or x + length > self.width:
            return False
        return all((at, y) not in self.taken for at in range(x - gap, x + length + gap))

    def rows(self) -> list[str]:
        """Return the letters without styles, nothing left of them on the right."""
        return [
            "".join(self.letters.get((x, y), (" ", ""))[0] for x in range(self.width)).rstrip()
            for y in range(self.height)
        ]

    def text(self) -> Text:
        """Return all of it for a terminal, empty rows at its end left out."""
        from rich.text import Text

        rows = self.rows()
        while rows and not rows[-1]:
            rows.pop()
        drawn = Text(no_wrap=True)
        for y, row in enumerate(rows):
            letters = (self.letters.get((x, y), (" ", "")) for x in range(len(row)))
            for style, run in groupby(letters, lambda letter: letter[1]):
                drawn.append("".join(letter for letter, _ in run), style)
            drawn.append("\n")
        drawn.rstrip()
        return drawn
