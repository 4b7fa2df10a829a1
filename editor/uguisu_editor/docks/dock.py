"""What every dock is: a panel that follows the page in front."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtWidgets import QDockWidget, QWidget

from uguisu_editor.forms.wheel import WheelScrolls
from uguisu_editor.pages.map_page import MapPage


class Dock(QDockWidget):
    """A dock. `page` is the page in front if that is a map, else None."""

    name = ""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(f"dock-{self.name}")
        self.page: MapPage | None = None
        self._wheel = WheelScrolls(self)
        self._connections: list[tuple[SignalInstance, Callable[..., Any]]] = []

    def title(self) -> str:
        """What people call it."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.setWindowTitle(self.title())
        self.setAccessibleName(self.title())

    def setWidget(self, widget: QWidget) -> None:  # noqa: N802
        """Take the panel in; the wheel scrolls it, and changes nothing in it by the way."""
        super().setWidget(widget)
        self.calm(widget)

    def calm(self, panel: QWidget) -> None:
        """Let the wheel over the controls of a panel scroll, unless one has the keyboard."""
        self._wheel.calm(panel)

    def follow(self, page: MapPage | None) -> None:
        """Show another page from now on."""
        for signal, slot in self._connections:
            signal.disconnect(slot)
        self._connections = []
        self.page = page
        self.attach()
        self.refresh()

    def listen(self, signal: SignalInstance, slot: Callable[..., Any]) -> None:
        """Connect a signal of the page until another page comes."""
        signal.connect(slot)
        self._connections.append((signal, slot))

    def attach(self) -> None:
        """Connect to the new page with `listen`."""

    def refresh(self) -> None:
        """Show the page anew; there may be none."""

    def come_forward(self) -> None:
        """Show it, before others that share its place, and give it the keyboard."""
        self.show()
        self.raise_()
        self.take_focus()

    def take_focus(self) -> None:
        """Put the keyboard into the first control that takes it."""
        panel = self.widget()
        controls = [panel, *panel.findChildren(QWidget)] if panel is not None else []
        for control in controls:
            takes = control.focusPolicy() & Qt.FocusPolicy.TabFocus
            if takes and control.isVisible() and control.isEnabled():
                control.setFocus(Qt.FocusReason.TabFocusReason)
                return
