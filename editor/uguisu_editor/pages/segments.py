"""One of several, side by side as buttons: those that have room, and the others behind an arrow."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QMenu, QSizePolicy, QToolButton, QWidget

from uguisu_editor.away import put_away
from uguisu_editor.icons import glyph_icon
from uguisu_editor.model.visible import visible


class Segments(QWidget):
    """What is chosen is always among those that are seen."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.choices: list[tuple[str, str]] = []
        self.value = ""
        self.buttons: dict[str, QToolButton] = {}
        self._group = QButtonGroup(self)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self.more, self.menu = QToolButton(self), QMenu(self)
        self.more.setProperty("part", True)
        self.more.setProperty("tight", True)
        self.more.setProperty("more", True)
        self.more.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.more.setMenu(self.menu)
        self._row.addWidget(self.more)
        self._row.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def name(self, title: str, more: str) -> None:
        """Say what is chosen here, and what the button of those is called that have no room."""
        self.setAccessibleName(title)
        self.more.setToolTip(more)
        self.more.setAccessibleName(more)

    def offer(self, choices: Sequence[tuple[str, str]], value: str) -> None:
        """Offer choices, each a word and what it stands for."""
        self.value = value
        self.more.setIcon(glyph_icon("chevron-down"))
        if list(choices) != self.choices:
            self.choices = list(choices)
            for button in self.buttons.values():
                self._group.removeButton(button)
                self._row.removeWidget(button)
                put_away(button)
            self.buttons = {}
            for at, (word, said) in enumerate(self.choices):
                button = self.buttons[said] = QToolButton(self)
                button.setText(word.replace("&", "&&"))
                button.setAccessibleName(word)
                button.setCheckable(True)
                button.setProperty("part", True)
                button.setProperty("tight", True)
                button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
                button.clicked.connect(lambda _=False, said=said: self.chosen.emit(said))
                self._group.addButton(button)
                self._row.insertWidget(at, button)
        self._group.setExclusive(False)
        for said, button in self.buttons.items():
            button.setChecked(said == value)
        self._group.setExclusive(True)
        self._fit()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the height of a row; it is as wide as there is room."""
        high = max((button.sizeHint().height() for button in self.buttons.values()), default=0)
        return QSize(0, high)

    minimumSizeHint = sizeHint  # noqa: N815

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Show as many as have room with their words."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        wide = {said: button.sizeHint().width() for said, button in self.buttons.items()}
        shown = list(wide)
        if sum(wide.values()) > self.width():
            room = self.width() - self.more.sizeHint().width() - wide.get(self.value, 0)
            shown = []
            for said, width in wide.items():
                if said == self.value:
                    shown.append(said)
                elif width <= room:
                    shown.append(said)
                    room -= width
                else:
                    room = 0
        for said, button in self.buttons.items():
            button.setVisible(said in shown)
        away = [(word, said) for word, said in self.choices if said not in shown]
        self.more.setVisible(bool(away))
        self.menu.clear()
        for word, said in away:
            action = self.menu.addAction(visible(word).replace("&", "&&"))
            action.triggered.connect(lambda _=False, said=said: self.chosen.emit(said))
