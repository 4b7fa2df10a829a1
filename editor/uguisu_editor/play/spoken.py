"""The board for those who hear it: its places are its children, each with what stands there; its value is where one is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, QSize
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QAccessibleValueChangeEvent
from PySide6.QtWidgets import QAccessibleWidget

from uguisu_editor.play.board import PlayCanvas

if TYPE_CHECKING:
    from PySide6.QtGui import QWindow

Text = QAccessible.Text
_spoken: dict[int, SpokenBoard] = {}
"""What Qt asks, by the id of its canvas; it goes with it."""


class SpokenPlace(QAccessibleInterface):
    """A place of the board."""

    def __init__(self, canvas: PlayCanvas, number: int) -> None:
        super().__init__()
        self._canvas, self._number = canvas, number

    @property
    def _place(self) -> str:
        return self._canvas.play.places[self._number]

    def isValid(self) -> bool:  # noqa: N802
        """Whether it is still on the board."""
        return self._number < len(self._canvas.play.places)

    def object(self) -> QObject | None:  # type: ignore[override]
        """It is no widget."""
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]
        """It has no window of its own."""
        return None

    def role(self) -> QAccessible.Role:
        """One of several that may be chosen."""
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        """Whether it may be chosen, is picked, and has the cursor."""
        found, play, place = QAccessible.State(), self._canvas.play, self._place
        found.focusable = found.selectable = place in play.lit()
        found.focused = play.chosen == place and self._canvas.hasFocus()
        found.selected = ("places", place) in play.choice.picked
        return found

    def text(self, kind: Text) -> str:
        """What it is called, and as its value what is there."""
        if kind == Text.Name:
            return self._canvas.play.said_of(self._place)
        return ", ".join(self._canvas.play.told_of(self._place)) if kind == Text.Value else ""

    def setText(self, kind: Text, text: str) -> None:  # noqa: N802
        """Nothing can be written on it."""

    def rect(self) -> QRect:
        """Where it is on the screen."""
        canvas, board = self._canvas, self._canvas.session.board
        centre = board.centre(self._place) if board is not None else None
        if board is None or centre is None:
            return QRect()
        side = max(1, round(board.spacing * canvas.view.scale))
        box = QRect(0, 0, side, side)
        box.moveCenter(canvas.mapToGlobal(canvas.view.to_screen(*centre).toPoint()))
        return box

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """The board."""
        return QAccessible.queryAccessibleInterface(self._canvas)

    def child(self, number: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """It has none."""
        return None

    def childCount(self) -> int:  # noqa: N802
        """It has none."""
        return 0

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: N802
        """It has none."""
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: N802
        """It has none."""
        return -1


class SpokenBoard(QAccessibleWidget):
    """The board; its places are made as they are asked for."""

    def __init__(self, canvas: PlayCanvas) -> None:
        super().__init__(canvas, QAccessible.Role.List, canvas.accessibleName())
        self._canvas = canvas
        self._places: dict[int, SpokenPlace] = {}

    def text(self, kind: Text) -> str:
        """Its value is what one would choose with Enter, and what is picked already."""
        if kind == Text.Value:
            return self._canvas.play.said_now()
        return super().text(kind)

    def childCount(self) -> int:  # noqa: N802
        """How many places there are."""
        return len(self._canvas.play.places)

    def child(self, number: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return a place."""
        if not 0 <= number < self.childCount():
            return None
        return self._places.setdefault(number, SpokenPlace(self._canvas, number))

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: N802
        """Return the number of a place."""
        return next((number for number, one in self._places.items() if one is child), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: N802
        """Return the place at a point of the screen."""
        canvas = self._canvas
        place = canvas.play.place_at(canvas.mapFromGlobal(QRect(x, y, 1, 1).topLeft()).toPointF())
        return self.child(canvas.play.places.index(place)) if place in canvas.play.places else None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: N802
        """Return the place that the cursor is at."""
        play = self._canvas.play
        return self.child(play.places.index(play.chosen)) if play.chosen in play.places else None

    def rect(self) -> QRect:
        """Where it is on the screen."""
        canvas = self._canvas
        return QRect(canvas.mapToGlobal(canvas.rect().topLeft()), QSize(canvas.width(), canvas.height()))


def tell_cursor(canvas: PlayCanvas) -> None:
    """Tell who listens that the cursor is elsewhere, and what is there."""
    play = canvas.play
    QAccessible.updateAccessibility(QAccessibleValueChangeEvent(canvas, play.said_now()))
    if play.chosen in play.places:
        event = QAccessibleEvent(canvas, QAccessible.Event.Focus)
        event.setChild(play.places.index(play.chosen))
        QAccessible.updateAccessibility(event)


def _made(_: str, of: QObject) -> QAccessibleInterface | None:
    if not isinstance(of, PlayCanvas):
        return None
    number = id(of)
    _spoken[number] = SpokenBoard(of)
    of.destroyed.connect(lambda: _spoken.pop(number, None))
    return _spoken[number]


def speak() -> None:
    """Have boards speak from now on, where PySide lets one say how."""
    install = getattr(QAccessible, "installFactory", None)
    if install is not None and not _installed:
        _installed.append(install(_made))


_installed: list[object] = []
