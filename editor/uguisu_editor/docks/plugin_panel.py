"""A panel that a plugin brings: a function of the session that returns a widget."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget
from shiboken6 import isValid

from uguisu.messages.message import translate
from uguisu_editor.docks.dock import Dock
from uguisu_editor.i18n import tr

if TYPE_CHECKING:
    from uguisu_editor.desk import Desk
    from uguisu_editor.session import Session


def panel_dock(name: str) -> str:
    """Return what the dock of a panel is called; a panel is called as its function."""
    return f"panel-{name}"


class PluginDock(Dock):
    """Shows a plugin's widget for the map in front, one for each map. A stranger's bug stays in its panel.

    What a panel may have as attributes: `title`, a text or texts by language; `area`, "right" or "bottom", where its dock
    stands at first; `beside_forms`, whether it has something to show while one writes, too.
    """

    def __init__(self, panel: Any, window: Desk) -> None:
        self.panel = panel
        self.name = panel_dock(getattr(panel, "__name__", str(panel)))
        self.at_bottom = getattr(panel, "area", "right") == "bottom"
        self.beside_forms = getattr(panel, "beside_forms", False) is True
        self._window = window
        super().__init__(window)
        self._nothing = QWidget(self)
        self._made_for: dict[int, QWidget] = {}

    def title(self) -> str:
        title = getattr(self.panel, "title", None)
        if isinstance(title, str | dict):
            return translate(title, self._window.speaking.language)
        return self.name.removeprefix(panel_dock("")).replace("_", " ")

    def attach(self) -> None:
        """Show the widget of the map in front; each map keeps its own until it is closed."""
        before = self.widget()
        self.setWidget(self._of(self.page.session) if self.page is not None else self._nothing)
        if before is not None and before is not self.widget():
            before.hide()
        self.widget().show()

    def _of(self, session: Session) -> QWidget:
        number = id(session)
        if number not in self._made_for:
            widget = self._made_for[number] = self._made(session)
            session.destroyed.connect(lambda: self._forget(number, widget))
        return self._made_for[number]

    def _forget(self, number: int, widget: QWidget) -> None:
        self._made_for.pop(number, None)
        if isValid(widget):
            widget.deleteLater()

    def _made(self, session: Session) -> QWidget:
        try:
            widget = self.panel(session)
            if isinstance(widget, QWidget):
                return widget
            reason = tr("it is not a widget")
        except Exception as error:  # whatever a stranger's code raises
            reason = str(error) or type(error).__name__
        label = QLabel(tr("{name} cannot be shown: {reason}", name=self.title(), reason=reason), self)
        label.setWordWrap(True)
        label.setAlignment(Qt.AlignmentFlag.AlignTop)
        label.setMargin(8)
        return label
