"""The tools of the map, above it: a picture over a word for those that are used most; at the right, the map as it is drawn, or
as it is played on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QToolButton, QWidget

from uguisu_editor.away import put_away
from uguisu_editor.i18n import tr
from uguisu_editor.icons import glyph_icon, icon

if TYPE_CHECKING:
    from collections.abc import Sequence

    from uguisu_editor.tools.tool import Tool

SIGN, EDGE = 20, 12
"""Pixels of a picture, and beside the first and the last."""


class ToolBar(QWidget):
    """A button for each tool that stands in the bar; the others are reached by what they draw, in the menu, or by their key."""

    chosen = Signal(str)
    """A tool was clicked: its name."""
    draw = Signal()
    """What was last taken in the palette is to be drawn again."""
    as_played = Signal(bool)
    """Whether the map is to be shown as it is played on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("tool-bar")
        self.buttons: dict[str, QToolButton] = {}
        self._tools: Sequence[Tool] | None = None
        self._in_hand: Tool | None = None
        self._row = QHBoxLayout()
        self._row.setSpacing(2)
        self.drawing, self.played = QToolButton(self), QToolButton(self)
        looks = QButtonGroup(self)
        for button in (self.drawing, self.played):
            button.setCheckable(True)
            button.setProperty("part", True)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            looks.addButton(button)
        self.drawing.setChecked(True)
        self.played.toggled.connect(self.as_played)
        row = QHBoxLayout(self)
        row.setContentsMargins(EDGE, 6, EDGE, 4)
        row.setSpacing(0)
        row.addLayout(self._row)
        row.addStretch(1)
        row.addWidget(self.drawing)
        row.addWidget(self.played)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def show_tools(self, tools: Sequence[Tool]) -> None:
        """Show these."""
        if tools == self._tools:
            return
        for button in self.buttons.values():
            self._row.removeWidget(button)
            put_away(button)
        self._tools, self.buttons = tools, {}
        for name in ("select", "hand", "draw", *[tool.name for tool in tools]):
            tool = next((one for one in tools if one.name == name), None)
            if name in self.buttons or not (name == "draw" or (tool is not None and tool.in_bar)):
                continue
            button = self.buttons[name] = QToolButton(self)
            button.setProperty("tool", True)
            button.setCheckable(True)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
            button.setIconSize(QSize(SIGN, SIGN))
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _=False, name=name: self._ask(name))
            self._row.addWidget(button)
        self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Leave the words away where there is no room for them: a cut one says nothing."""
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Show words where all of them fit, else pictures alone, which tell their names on hover."""
        looks = [self.drawing, self.played]
        for tight in (False, True):
            under = Qt.ToolButtonStyle.ToolButtonTextUnderIcon
            beside = Qt.ToolButtonStyle.ToolButtonTextOnly
            for button in (*self.buttons.values(), *looks):
                usual = beside if button in looks else under
                style = Qt.ToolButtonStyle.ToolButtonIconOnly if tight else usual
                if button.toolButtonStyle() != style or button.property("tight") != tight:
                    button.setToolButtonStyle(style)
                    button.setProperty("tight", tight)
                    button.style().unpolish(button)
                    button.style().polish(button)
            wide = sum(button.sizeHint().width() + 2 for button in (*self.buttons.values(), *looks))
            if wide + 2 * EDGE <= self.width():
                return

    def _ask(self, name: str) -> None:
        if name == "draw":
            self.draw.emit()
        else:
            self.chosen.emit(name)
        self.mark(self._in_hand)  # a second click on the same lets it not go

    def mark(self, tool: Tool | None) -> None:
        """Show which tool is in hand: one that is not in the bar is one to draw with."""
        self._in_hand = tool
        name = tool.name if tool is not None else ""
        for at, button in self.buttons.items():
            on = at == (name if tool is not None and tool.in_bar else "draw")
            button.setChecked(on)
            button.setIcon(icon(f"first-{at}" if on else at))

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.setAccessibleName(tr("Tools"))
        words = {tool.name: tool.word() for tool in self._tools or ()}
        titles = {tool.name: f"{tool.title()} ({tool.key})\n{tool.help()}" for tool in self._tools or ()}
        words["draw"] = tr("Draw")
        titles["draw"] = tr("Draw what is chosen in the palette")
        for name, button in self.buttons.items():
            button.setText(words[name])
            button.setToolTip(titles[name].strip())
            button.setAccessibleName(titles[name].partition("\n")[0])
            if button.icon().isNull():
                button.setIcon(icon(f"first-{name}" if button.isChecked() else name))
        self.drawing.setText(tr("Drawing"))
        self.played.setText(tr("As played"))
        self.drawing.setIcon(icon("draw"))
        self.played.setIcon(glyph_icon("eye-outline"))
        self.drawing.setToolTip(tr("The map with all that is drawn and decided"))
        self.played.setToolTip(tr("The map as everybody sees it when a game begins"))
        for look in (self.drawing, self.played):
            look.setAccessibleName(look.text())
        self.fit()

    def redress(self) -> None:
        """Draw the pictures in the present theme."""
        for name, button in self.buttons.items():
            button.setIcon(icon(f"first-{name}" if button.isChecked() else name))
