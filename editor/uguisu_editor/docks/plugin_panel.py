"""A panel that a plugin brings, in a dock."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from uguisu_editor.docks.dock import Dock
from uguisu_editor.panels import made_by, name_of, title_of

if TYPE_CHECKING:
    from uguisu_editor.desk import Desk
    from uguisu_editor.session import Session


class PluginDock(Dock):
    """Shows a plugin's widget for the map in front, one for each map. A stranger's bug stays in its panel.

    What a panel may have as attributes: `title`, a text or texts by language; `area`, "right" or "bottom", where its dock
    stands at first, or "page": then it is a page of each pack, among the others; `beside_forms`, whether a dock has
    something to show while one writes, too; `beside_map`, whether the map stays in sight beside a page; `ahead`, a function
    of the session that is called when the pack in front has been checked and somebody only looks: to start what takes long.
    """

    def __init__(self, panel: Any, window: Desk) -> None:
        self.panel = panel
        self.name = name_of(panel)
        self.at_bottom = getattr(panel, "area", "right") == "bottom"
        self.beside_forms = getattr(panel, "beside_forms", False) is True
        self._window = window
        super().__init__(window)
        self._nothing = QWidget(self)
        self._made_for: dict[int, QWidget] = {}

    def title(self) -> str:
        return title_of(self.panel, self._window.speaking.language)

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
            widget = self._made_for[number] = made_by(self.panel, session, self.title())
            session.destroyed.connect(lambda: self._forget(number, widget))
        return self._made_for[number]

    def _forget(self, number: int, widget: QWidget) -> None:
        self._made_for.pop(number, None)
        if isValid(widget):
            widget.deleteLater()
