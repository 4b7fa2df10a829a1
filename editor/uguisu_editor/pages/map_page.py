"""A tab with a map: the canvas, or the text of a file that is broken."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from uguisu.content.diagnostics import Diagnostic
from uguisu_editor.canvas.canvas import Canvas
from uguisu_editor.checker import Checker
from uguisu_editor.i18n import Speaking, tr
from uguisu_editor.pages.banner import Banner
from uguisu_editor.pages.source_page import SourcePage
from uguisu_editor.session import Session
from uguisu_editor.theme import Theme
from uguisu_editor.tools.tool import Tool
from uguisu_editor.tools.toolbox import TOOLS
from uguisu_editor.watching import Watcher

if TYPE_CHECKING:
    from uguisu_editor.play.page import PlayPage


class MapPage(QWidget):
    """One open pack."""

    title_changed = Signal()
    tool_changed = Signal()
    problems_changed = Signal()
    said = Signal(str)
    """A sentence for the status bar."""
    played = Signal()
    """The game is shown, or no longer."""

    def __init__(self, session: Session, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        session.setParent(self)
        self.canvas = Canvas(session, theme, self)
        self.source = SourcePage(session, self)
        self.source.left.connect(self._show_right_side)
        self.banner = Banner(self)
        self._stack = QStackedWidget(self)
        self._stack.addWidget(self.canvas)
        self._stack.addWidget(self.source)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.banner)
        layout.addWidget(self._stack, 1)
        self.setFocusProxy(self.canvas)
        self.tools: dict[str, Tool] = {tool.name: tool(self.canvas) for tool in TOOLS}
        self.problems: list[Diagnostic] = []
        self.checker = Checker(session, self)
        self.checker.found.connect(self._on_problems)
        self.watcher = Watcher(session, self.banner, self)
        session.stack.cleanChanged.connect(lambda _: self.title_changed.emit())
        session.refused.connect(self.said)
        session.settled.connect(self.checker.check)
        session.board_changed.connect(self._on_board)
        self.play: PlayPage | None = None
        """The game of this pack, once there is one."""
        self._choose_first()
        self.choose_tool("place" if session.board is not None and not session.board.ids() else "select")
        self._show_right_side()
        QTimer.singleShot(0, self, self.checker.check)

    @property
    def path(self) -> Path:
        """The pack's folder."""
        return self.session.document.folder

    @property
    def modified(self) -> bool:
        """Whether there is anything to save."""
        return not self.session.stack.isClean() or self.source.modified

    # Tools.

    def usable_tools(self) -> list[Tool]:
        """Return the tools for this kind of map."""
        board = self.session.board
        return [tool for tool in self.tools.values() if board is not None and board.kind in tool.kinds]

    def choose_tool(self, name: str) -> None:
        """Use another tool."""
        tool = self.tools[name]
        if self.canvas.tool is not tool:
            self.canvas.set_tool(tool)
            self.tool_changed.emit()
            self.said.emit(tool.help())

    @property
    def in_front(self) -> QWidget:
        """The map, or what is shown in its place: a text, or the game."""
        if self.playing and self.play is not None:
            return self.play
        return self.source.text if self.shows_source else self.canvas

    def tool_for_key(self, key: str) -> Tool | None:
        """Return the usable tool with that key, or None."""
        return next((tool for tool in self.usable_tools() if tool.key == key), None)

    def _on_board(self) -> None:
        self._show_right_side()
        self._choose_first()
        if self.canvas.tool is not None and self.canvas.tool not in self.usable_tools():
            self.choose_tool("select")

    def _choose_first(self) -> None:
        """Set the brushes to something that the map and its game know."""
        session = self.session
        legend = session.document.look("map", ("legend",))
        if isinstance(legend, dict) and session.choices.sign not in legend:
            session.choices.sign = next(iter(legend), "")
        kinds = list(session.game.link_kinds) if session.game is not None else []
        if kinds:
            session.choices.link = kinds[0] if session.choices.link not in kinds else session.choices.link
            session.choices.border = (
                kinds[0] if session.choices.border not in kinds else session.choices.border
            )

    def _show_right_side(self) -> None:
        broken = self.session.document.trouble
        if broken:
            self.source.show_file(broken[0].file)
        self._stack.setCurrentWidget(self.source if broken else self.canvas)

    def show_text(self, found: Diagnostic) -> None:
        """Show the text of the file that a problem is in, at its line."""
        self._stack.setCurrentWidget(self.source)
        self.source.go_to(found)

    @property
    def shows_source(self) -> bool:
        """Whether a file is shown as text, since it cannot be drawn."""
        return self._stack.currentWidget() is self.source

    # Playing.

    @property
    def playing(self) -> bool:
        """Whether the game is shown."""
        return self.play is not None and self._stack.currentWidget() is self.play

    def show_play(self) -> PlayPage:
        """Show the game of this pack as it is drawn now; begin one if there is none."""
        from uguisu_editor.play.page import PlayPage

        if self.play is None:
            self.play = PlayPage(self.session, self.canvas.theme, Speaking.spoken, self)
            self.play.left.connect(self.show_drawing)
            self.play.said.connect(self.said)
            self._stack.addWidget(self.play)
        self._stack.setCurrentWidget(self.play)
        self.play.come()
        self.title_changed.emit()
        self.played.emit()
        return self.play

    def show_drawing(self) -> None:
        """Leave the game, which waits, for the drawing."""
        self._show_right_side()
        self.in_front.setFocus()
        self.played.emit()

    # Problems.

    def _on_problems(self, found: list[Diagnostic]) -> None:
        self.problems = found
        self.source.mark(found)
        self.problems_changed.emit()

    # Saving.

    def save(self) -> bool:
        """Save everything; tell whether that went well. What goes wrong is said in the banner."""
        if self.source.modified and not self.source.commit():
            return False
        try:
            self.watcher.before_save()
            if self.watcher.clashing:
                self.said.emit(tr("First choose, above the map, which change to keep."))
                return False
            self.session.document.save()
        except OSError as error:
            self.banner.complain(error)
            return False
        self.session.stack.setClean()
        self.watcher.after_save()
        self._show_right_side()
        self.title_changed.emit()
        self.checker.check()
        self.said.emit(tr("Saved in {folder}", folder=self.path))
        return True

    def close_down(self) -> None:
        """Leave in good order."""
        if self.play is not None:
            self.play.close_down()
        self.checker.close()
        self.watcher.stop()
        self.session.close()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.canvas.retranslate()
        self.source.retranslate()
        self.banner.retranslate()
        if self.play is not None:
            self.play.retranslate()
