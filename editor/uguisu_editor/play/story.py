"""What it is about: the mission in its own words, and what each side is after."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from uguisu_editor.fonts import SERIF
from uguisu_editor.i18n import tr
from uguisu_editor.model.visible import visible
from uguisu_editor.play.game_process import Answer

ARROW = 70
"""Pixels of the arrow before the title, and of the room around both."""


class Story(QFrame):
    """The briefing and the objectives; a click on the title folds them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("card", True)
        self.title = QToolButton(self)
        self.title.setCheckable(True)
        self.title.setChecked(True)
        self._called = ""
        self.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.title.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.goal = ""
        """What wins in the words of the game, for those without a mission that tells it."""
        self.text = QLabel(self)
        self.text.setWordWrap(True)
        self.text.setTextFormat(Qt.TextFormat.RichText)
        self.title.toggled.connect(self._fold)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 6, 14, 8)
        column.setSpacing(4)
        column.addWidget(self.title)
        column.addWidget(self.text)
        self.hide()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.title.setToolTip(tr("Show or hide what it is about"))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """A long title ends in dots; it widens nothing."""
        super().resizeEvent(event)
        self._fit_title()

    def _fit_title(self) -> None:
        room = self.width() - ARROW
        self.title.setText(
            self.title.fontMetrics().elidedText(self._called, Qt.TextElideMode.ElideRight, room)
        )

    def _fold(self, on: bool) -> None:
        self.text.setVisible(on)
        self.title.setArrowType(Qt.ArrowType.DownArrow if on else Qt.ArrowType.RightArrow)

    def show_story(self, about: Answer) -> None:
        """Tell what a game is about."""
        briefing = visible(str(about.get("briefing") or "")).strip()
        seats = {str(seat["id"]): seat for seat in about.get("seats", ())}
        goals = []
        for objective in about.get("objectives", ()):
            whose = next(
                (
                    str(seat["title"])
                    for seat in seats.values()
                    if objective["for"] in (seat["id"], seat["side"])
                ),
                str(objective["for"]),
            )
            goals.append((visible(whose), visible(str(objective["title"]))))
        parts = [f"<p style='font-family: {SERIF}'>{escape(briefing)}</p>"] if briefing else []
        parts += [
            f"<p>\N{WHITE CIRCLE} {escape(title)} <i>({escape(whose)})</i></p>" for whose, title in goals
        ]
        if not parts and self.goal:
            parts = [f"<p>{escape(self.goal)}</p>"]
        self._called = visible(str(about.get("mission") or about.get("title") or ""))
        self.title.setAccessibleName(self._called)
        self._fit_title()
        self._fold(self.title.isChecked())
        if self.text.text() != "".join(parts):
            self.text.setText("".join(parts))
        self.setVisible(bool(parts))
