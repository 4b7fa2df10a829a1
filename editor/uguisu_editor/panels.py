"""Panels that plugins bring: functions of the session that return a widget, in a dock or as a page of a pack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from uguisu.messages import translate
from uguisu_editor.i18n import tr
from uguisu_editor.leading import Leading

if TYPE_CHECKING:
    from uguisu_editor.session import Session


def panel_dock(name: str) -> str:
    """Return what the dock of a panel is called; a panel is called as its function."""
    return f"panel-{name}"


def name_of(panel: Any) -> str:
    """Return what the editor calls a panel."""
    return panel_dock(getattr(panel, "__name__", str(panel)))


def title_of(panel: Any, language: str) -> str:
    """Return what people call a panel."""
    title = getattr(panel, "title", None)
    if isinstance(title, str | dict):
        return translate(title, language)
    return name_of(panel).removeprefix(panel_dock("")).replace("_", " ")


def is_page(panel: Any) -> bool:
    """Whether a panel is a page of each pack, and no dock."""
    return getattr(panel, "area", "right") == "page"


def made_by(panel: Any, session: Session, title: str) -> QWidget:
    """Return the panel's widget for a pack; what goes wrong in a stranger's code is said in its place."""
    try:
        widget = panel(session)
        if isinstance(widget, QWidget):
            return widget
        reason = tr("it is not a widget")
    except Exception as error:  # whatever a stranger's code raises
        reason = str(error) or type(error).__name__
    label = QLabel(tr("{name} cannot be shown: {reason}", name=title, reason=reason))
    label.setWordWrap(True)
    label.setAlignment(Qt.AlignmentFlag.AlignTop)
    label.setMargin(8)
    return label


class PanelPage(Leading):
    """A panel as a page of a pack. Its widget is made when somebody looks for the first time."""

    def __init__(self, panel: Any, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.panel = panel
        self.beside_map = getattr(panel, "beside_map", False) is True
        self._session = session
        self._widget: QWidget | None = None
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)

    def widget(self) -> QWidget:
        """Return what the plugin made."""
        if self._widget is None:
            self._widget = made_by(self.panel, self._session, title_of(self.panel, self._session.language))
            self._widget.setParent(self)
            layout = self.layout()
            assert layout is not None
            layout.addWidget(self._widget)
            self.leads_to = self._widget
        return self._widget

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Make it, if nobody has looked before."""
        self.widget().show()
        super().showEvent(event)
