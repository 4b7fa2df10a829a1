"""The tools of the map, above it: a picture over a word for those that are used most; at the right, the map as it is drawn, or
as it is played on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QMenu, QSizePolicy, QToolButton, QWidget

from uguisu_editor.away import put_away
from uguisu_editor.i18n import tr
from uguisu_editor.icons import glyph_icon, icon
from uguisu_editor.map_kinds.kind import SYMMETRIES
from uguisu_editor.tools.mirroring import symmetry_title

if TYPE_CHECKING:
    from collections.abc import Sequence

    from uguisu_editor.map_kinds.kind import MapKind
    from uguisu_editor.tools.tool import Tool

SIGN, EDGE, GAP = 20, 12, 2
"""Pixels of a picture, beside the first and the last, and between them."""
SPARED = "hand"
"""The tool that goes first where there is no room: whatever is in hand, the middle button moves the map."""


class ToolBar(QWidget):
    """A button for each tool that stands in the bar; the others are reached by what they draw, in the menu, or by their key."""

    chosen = Signal(str)
    """A tool was clicked: its name."""
    draw = Signal()
    """What was last taken in the palette is to be drawn again."""
    mirrored = Signal(str)
    """What is drawn is to come again on the other side, in one of the ways of `SYMMETRIES`."""
    size_wanted = Signal()
    """The map is to be larger or smaller."""
    as_played = Signal(bool)
    """Whether the map is to be shown as it is played on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("tool-bar")
        self.buttons: dict[str, QToolButton] = {}
        self._tools: Sequence[Tool] | None = None
        self._in_hand: Tool | None = None
        self._row = QHBoxLayout()
        self._row.setSpacing(GAP)
        self.more, self._menu = QToolButton(self), QMenu(self)
        """Behind it is what has no room."""
        self._behind: list[str] = []
        self.extras: dict[str, QToolButton] = {}
        """What is no tool: to mirror what is drawn, and the size of the map."""
        self.ways, self._modes, self._spared = QMenu(self), tuple[str, ...](), frozenset[str]()
        self.ways.aboutToShow.connect(self._offer_ways)
        self.mode = SYMMETRIES[0]
        self._menu.aboutToShow.connect(self._offer_more)
        self.more.setMenu(self._menu)
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.more.setProperty("tool", True)
        self.more.setProperty("more", True)
        self.more.setCheckable(True)
        self.more.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        self.more.setIconSize(QSize(SIGN, SIGN))
        self.more.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.more.hide()
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
        row.addWidget(self.more)
        row.addStretch(1)
        row.addWidget(self.drawing)
        row.addWidget(self.played)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def show_tools(self, tools: Sequence[Tool], kind: MapKind | None = None) -> None:
        """Show these, and what else belongs to the kind of map."""
        extras = kind.in_bar if kind is not None else ()
        self._modes = kind.symmetries if kind is not None else ()
        self._spared = kind.spared if kind is not None else frozenset()
        if tools == self._tools and list(extras) == list(self.extras):
            return
        for button in (*self.buttons.values(), *self.extras.values()):
            self._row.removeWidget(button)
            put_away(button)
        self._tools, self.buttons, self.extras = tools, {}, {}
        for name in ("select", "hand", "draw", *[tool.name for tool in tools]):
            tool = next((one for one in tools if one.name == name), None)
            if name in self.buttons or not (name == "draw" or (tool is not None and tool.in_bar)):
                continue
            button = self.buttons[name] = self._button()
            button.clicked.connect(lambda _=False, name=name: self._ask(name))
        for name in extras:
            button = self.extras[name] = self._button()
            if name == "mirror":
                button.setMenu(self.ways)
                button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
                button.setProperty("more", True)
            else:
                button.clicked.connect(lambda _=False: self._ask_size())
        self.retranslate()

    def _button(self) -> QToolButton:
        button = QToolButton(self)
        button.setProperty("tool", True)
        button.setCheckable(True)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        button.setIconSize(QSize(SIGN, SIGN))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._row.addWidget(button)
        return button

    @property
    def _all(self) -> dict[str, QToolButton]:
        return {**self.buttons, **self.extras}

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Put behind a button what has no room with its word: a cut one says nothing."""
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Show as many tools as have room with their words, closer together where that helps, the others behind a button."""
        looks = [self.drawing, self.played]
        room, tools = self.width() - 2 * EDGE, [*self._all]
        shown: list[str] = tools
        away: list[str] = []
        for tight in (False, True):
            for look in looks:
                style = (
                    Qt.ToolButtonStyle.ToolButtonIconOnly if tight else Qt.ToolButtonStyle.ToolButtonTextOnly
                )
                if look.toolButtonStyle() != style:
                    look.setToolButtonStyle(style)
            for button in (*self._all.values(), self.more):
                if button.property("tight") != tight:
                    button.setProperty("tight", tight)
                    button.style().unpolish(button)
                    button.style().polish(button)
                    button.updateGeometry()
            taken = sum(look.sizeHint().width() + GAP for look in looks)
            if taken + self._wide(tools) <= room:
                break
            kept = [name for name in tools if name not in self._spared]
            if self._spared and taken + self._wide(kept) + self._wide([]) <= room:
                shown, away = kept, [name for name in tools if name in self._spared]
                break
        while len(shown) > 1 and taken + self._wide(shown) + (self._wide([]) if away else 0) > room:
            last = SPARED if SPARED in shown else shown[-1]
            away.append(last)
            shown = [name for name in shown if name != last]
        for name, button in self._all.items():
            button.setVisible(name in shown)
        self.more.setVisible(bool(away))
        self._behind = [name for name in tools if name in away]
        self.mark(self._in_hand)

    def _wide(self, tools: Sequence[str]) -> int:
        """Return the room of some tools, or without any that of the button for the rest."""
        return sum(
            one.sizeHint().width() + GAP for one in ([self._all[name] for name in tools] or [self.more])
        )

    def _offer_more(self) -> None:
        self._menu.clear()
        for name in self._behind:
            if name == "mirror":
                self._menu.addMenu(self.ways)
                continue
            action = self._menu.addAction(icon(name), self._all[name].text())
            action.setToolTip(self._all[name].toolTip())
            action.triggered.connect(
                lambda _=False, name=name: self._ask_size() if name in self.extras else self._ask(name)
            )

    def _offer_ways(self) -> None:
        self.ways.clear()
        for mode in self._modes:
            action = self.ways.addAction(symmetry_title(mode))
            action.setCheckable(True)
            action.setChecked(mode == self.mode)
            action.triggered.connect(lambda _=False, mode=mode: self.mirrored.emit(mode))

    def show_mode(self, mode: str) -> None:
        """Show in which way what is drawn comes again."""
        self.mode = mode
        if "mirror" in self.extras:
            self._check(self.extras["mirror"], "mirror", on=mode != SYMMETRIES[0])

    def _ask_size(self) -> None:
        if "size" in self.extras:
            self.extras["size"].setChecked(False)
        self.size_wanted.emit()

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
        name = name if tool is not None and tool.in_bar else "draw"
        self.more.setChecked(name in self._behind)
        for at, button in self.buttons.items():
            self._check(button, at, on=at == name)

    @staticmethod
    def _check(button: QToolButton, name: str, *, on: bool) -> None:
        button.setChecked(on)
        button.setIcon(icon(f"first-{name}" if on else name))

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.setAccessibleName(tr("Tools"))
        words = {tool.name: tool.word() for tool in self._tools or ()}
        titles = {tool.name: f"{tool.title()} ({tool.key})\n{tool.help()}" for tool in self._tools or ()}
        words["draw"] = tr("Draw")
        titles["draw"] = tr("Draw what is chosen in the palette")
        words |= {"mirror": tr("Mirror"), "size": tr("Size")}
        titles["mirror"] = tr("Draw on the other side what is drawn on one")
        titles["size"] = tr("Columns and rows of the map")
        self.ways.setTitle(words["mirror"])
        for name, button in self._all.items():
            button.setText(words[name])
            button.setToolTip(titles[name].strip())
            button.setAccessibleName(titles[name].partition("\n")[0])
            if button.icon().isNull():
                button.setIcon(icon(f"first-{name}" if button.isChecked() else name))
        self.more.setIcon(glyph_icon("dots-horizontal"))
        self.more.setText(tr("More"))
        self.more.setToolTip(tr("More tools"))
        self.more.setAccessibleName(tr("More tools"))
        self.more.setIcon(glyph_icon("dots-horizontal"))
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
        for name, button in self._all.items():
            button.setIcon(icon(f"first-{name}" if button.isChecked() else name))
        self.more.setIcon(glyph_icon("dots-horizontal"))
