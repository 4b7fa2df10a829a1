"""Lines of a log that repeat each other, folded into one: "There is a noise at s14 – 3 times", "Red stays at the tower; Blue
likewise".

Views hold every line; where they are shown, they are folded in one way for all: in the terminal, the editor, at a table, in a
replay. A fold keeps its lines, so that it can be opened, and leads to where they were.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from uguisu.core.view import EventView
from uguisu.messages.message import Message, joined, translate


class Fold(NamedTuple):
    """A line as it is read, and the lines of the log that it stands for: one, or several in a row."""

    text: str
    lines: tuple[EventView, ...]

    @property
    def ply(self) -> int:
        """When the first of its lines happened."""
        return self.lines[0].ply


def folded(lines: Sequence[EventView], language: str) -> list[Fold]:
    """Return the lines of a log in shortened form: repeated lines are told once with a count, and the same line of several
    pieces in a row is told of all of them.

    >>> noise = EventView(3, "noise", "There is a noise at s14")
    >>> [fold.text for fold in folded([noise, noise, noise], "en")]
    ['There is a noise at s14 – 3 times']
    >>> stays = [EventView(1, "stayed", f"{who} stays", {"piece": who}, who) for who in ("Red", "Blue", "Green")]
    >>> [fold.text for fold in folded(stays, "en")]
    ['Red stays; Blue and Green likewise']
    """
    folds: list[list[EventView]] = []
    for line in lines:
        if folds and (_again(folds[-1], line) or _likewise(folds[-1], line)):
            folds[-1].append(line)
        else:
            folds.append([line])
    return [Fold(_told(fold, language), tuple(fold)) for fold in folds]


def _again(fold: Sequence[EventView], line: EventView) -> bool:
    """Whether a line says what every line of a fold says."""
    return bool(line.text) and fold[0].text == fold[-1].text == line.text and fold[0].kind == line.kind


def _likewise(fold: Sequence[EventView], line: EventView) -> bool:
    """Whether a line says of somebody else what the fold says: who does it is all that differs, and nobody comes twice."""
    first = fold[0]
    if first.kind != line.kind or not line.who or any(line.who == other.who for other in fold):
        return False
    if first.details.keys() != line.details.keys():
        return False
    differing = [name for name, value in line.details.items() if first.details[name] != value]
    return len(differing) == 1 and isinstance(line.details[differing[0]], str)


def _told(fold: Sequence[EventView], language: str) -> str:
    first = fold[0]
    if len(fold) == 1:
        return first.text
    line = first.text.removesuffix(".")
    if fold[-1].text == first.text:
        return translate(Message("{line} – {times} {times:time|times}", line=line, times=len(fold)), language)
    *others, last = (other.who for other in fold[1:])
    names = Message("{words} and {last}", words=joined(others), last=last) if others else last
    return translate(Message("{line}; {names} likewise", line=line, names=names), language)
