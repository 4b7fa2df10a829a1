"""What every dialog of ours is: Tab goes through it as the eye does, and what is in the way is said in it, whole."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QAbstractScrollArea, QDialog, QLabel, QWidget

from uguisu_editor.model.visible import breakable

SAME_ROW = 10
"""Pixels that the middles of two controls in one row may differ."""


class Wrapped(QLabel):
    """A sentence that is shown whole, paths and long words in it, too: they go on in the next line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._told = ""
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def setText(self, text: str) -> None:  # noqa: N802
        """Say something; those who listen hear it without the places where lines may end."""
        self._told = text
        super().setText(breakable(text))
        self.setAccessibleName(text)

    def text(self) -> str:
        """Return what is said."""
        return self._told


class Dialog(QDialog):
    """A dialog. `error` has its place in the layout, and is hidden as long as nothing is in the way."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.error = Wrapped(self)
        self.error.hide()

    def say(self, sentence: str) -> None:
        """Say what is in the way."""
        self.error.setText(sentence)
        self.error.show()

    def event(self, event: QEvent) -> bool:
        """Grow when a sentence needs more lines than there is room for: Qt lays it out anew, and leaves the dialog as it is."""
        if event.type() != QEvent.Type.LayoutRequest:  # some end the dialog
            return super().event(event)
        done = super().event(event)
        layout = self.layout()
        if layout is not None and layout.hasHeightForWidth():
            needed = layout.totalHeightForWidth(self.width())
            if needed > self.height():
                self.resize(self.width(), needed)
        return done

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Have Tab go from field to field as the eye does."""
        super().showEvent(event)
        lead_through(self)


def lead_through(widget: QWidget) -> None:
    """Have Tab go from field to field as the eye does, in whatever order they were made."""
    layout = widget.layout()
    if layout is not None:
        layout.activate()
    for before, after in pairwise(in_reading_order(widget)):
        QWidget.setTabOrder(before, after)


def in_reading_order(dialog: QWidget) -> list[QWidget]:
    """Return what Tab comes to, row by row, from left to right; what has to be scrolled to goes with what it stands among."""
    fields = [
        (field.mapTo(dialog, field.rect().center()), field)
        for field in dialog.findChildren(QWidget)
        if field.focusPolicy() & Qt.FocusPolicy.TabFocus
        and field.focusProxy() is None  # the line inside a box of numbers, say
        and field.isVisibleTo(dialog)
    ]
    placed = sorted(
        ((_in_sight(dialog, field, place.y()), place.y(), place.x(), field) for place, field in fields),
        key=lambda one: one[:2],
    )
    found: list[list[tuple[int, int, QWidget]]] = []
    for _, y, x, field in placed:
        if found and abs(y - found[-1][0][1]) <= SAME_ROW:
            found[-1].append((x, y, field))
        else:
            found.append([(x, y, field)])
    return [field for row in found for _, _, field in sorted(row, key=lambda placed: placed[0])]


def _in_sight(dialog: QWidget, field: QWidget, y: int) -> int:
    """Return how far down a field is to be seen: one that is scrolled away, at the edge of its area."""
    parent = field.parentWidget()
    while parent is not None and parent is not dialog:
        if isinstance(parent, QAbstractScrollArea):
            top = parent.mapTo(dialog, parent.rect().topLeft()).y()
            y = max(top, min(y, top + parent.height()))
        parent = parent.parentWidget()
    return y
