"""Widgets that are not needed any longer, and how they go: never while something is at work with them."""

from __future__ import annotations

from PySide6.QtWidgets import QScrollArea, QWidget

_going: set[QWidget] = set()
"""What is out of the window, and not deleted yet."""


def put_away(widget: QWidget) -> None:
    """Take a widget out of the window; it is deleted when everybody is done with what is going on.

    A widget that has no parent is Python's, which deletes it as soon as nobody speaks of it: in the middle of a click on
    it, or while Qt goes through its siblings to show them, which ends the program. So it is held until Qt deletes it.
    """
    widget.hide()
    widget.setParent(None)
    _going.add(widget)
    widget.destroyed.connect(lambda: _going.discard(widget))
    widget.deleteLater()


def show_in(area: QScrollArea, panel: QWidget) -> None:
    """Show another panel in an area, which would delete the one before at once."""
    take_out(area)
    area.setWidget(panel)


def take_out(area: QScrollArea) -> None:
    """Show nothing in an area any more."""
    old = area.takeWidget()
    if old is not None:
        put_away(old)
