"""The window: tabs, docks, menus."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QByteArray, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QShowEvent, QUndoGroup
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QMainWindow,
    QMenu,
    QMessageBox,
    QTabWidget,
    QToolBar,
    QWidget,
)

from uguisu.plugins import registry
from uguisu.registry import Registry
from uguisu_editor.actions import Actions
from uguisu_editor.deeds import all_deeds
from uguisu_editor.docks.brushes import BrushesDock
from uguisu_editor.docks.dock import Dock
from uguisu_editor.docks.history import HistoryDock
from uguisu_editor.docks.inspector import InspectorDock
from uguisu_editor.docks.layers import LayersDock
from uguisu_editor.docks.minimap import MinimapDock
from uguisu_editor.docks.problems import ProblemsDock
from uguisu_editor.docks.regions import RegionsDock
from uguisu_editor.i18n import Speaking, tr
from uguisu_editor.i18n.speaking import usual_language
from uguisu_editor.icons import icon
from uguisu_editor.menus import build_menus
from uguisu_editor.model.document import CannotOpen, PackDocument
from uguisu_editor.model.journal import Leftover, leftovers
from uguisu_editor.packs import bundled_packs
from uguisu_editor.pages.map_page import MapPage
from uguisu_editor.pages.welcome import WelcomePage
from uguisu_editor.session import Session
from uguisu_editor.settings import Settings, state_folder
from uguisu_editor.theme import THEMES, apply_theme

LEFT, RIGHT, BOTTOM = (
    Qt.DockWidgetArea.LeftDockWidgetArea,
    Qt.DockWidgetArea.RightDockWidgetArea,
    Qt.DockWidgetArea.BottomDockWidgetArea,
)


class MainWindow(QMainWindow):
    """One window; a tab for each open pack."""

    def __init__(self, known: Registry | None = None) -> None:
        super().__init__()
        self.settings = Settings()
        self.registry = known or registry()
        self.speaking = Speaking()
        self.speaking.switch(self.settings.text("language", usual_language()))
        self.theme = THEMES.get(self.settings.text("theme", _usual_theme()), THEMES["light"])
        app = QApplication.instance()
        if isinstance(app, QApplication):
            apply_theme(app, self.theme)
        self.setObjectName("window")
        self.setWindowIcon(icon("app"))
        self.resize(1280, 820)
        self.setDockOptions(QMainWindow.DockOption.AllowTabbedDocks | QMainWindow.DockOption.AllowNestedDocks)
        self.undo_group = QUndoGroup(self)
        self.tabs = QTabWidget(self)
        self.tabs.setDocumentMode(True)
        self.tabs.setTabsClosable(True)
        self.tabs.setMovable(True)
        self.tabs.setElideMode(Qt.TextElideMode.ElideRight)
        self.tabs.tabCloseRequested.connect(self.close_tab)
        self.tabs.currentChanged.connect(self._tab_chosen)
        self.setCentralWidget(self.tabs)
        self.welcome = WelcomePage(self)
        self.welcome.open_pack.connect(self.open_pack)
        self.toolbar = QToolBar(self)
        self.toolbar.setObjectName("tools")
        self.toolbar.setMovable(True)
        self.addToolBar(Qt.ToolBarArea.LeftToolBarArea, self.toolbar)
        self.where = QLabel(self)
        self.statusBar().addPermanentWidget(self.where)
        self.docks: dict[str, Dock] = {}
        self._add_docks()
        self.actions_ = Actions(self)
        for deed in all_deeds(self):
            self.actions_.add(deed)
        self.menu_titles: dict[str, Callable[[], str]] = {}
        self.menus: dict[str, QMenu] = build_menus(self)
        self.welcome.ask_open.connect(self.actions_["open"].trigger)
        self.welcome.ask_new.connect(self.actions_["new"].trigger)
        self._arranged = False
        self._first_layout = QByteArray()
        geometry = self.settings.store.value("geometry")
        if isinstance(geometry, QByteArray):
            self.restoreGeometry(geometry)
        self.show_welcome()
        self.retranslate()
        QTimer.singleShot(0, self, self.offer_recovery)

    # Docks.

    def _add_docks(self) -> None:
        for kind, area in (
            (InspectorDock, RIGHT),
            (BrushesDock, RIGHT),
            (RegionsDock, RIGHT),
            (LayersDock, RIGHT),
            (ProblemsDock, BOTTOM),
            (HistoryDock, BOTTOM),
            (MinimapDock, BOTTOM),
        ):
            dock = kind(self)
            self.docks[dock.name] = dock
            self.addDockWidget(area, dock)
        self.setCorner(Qt.Corner.BottomRightCorner, RIGHT)

    def _arrange_docks(self) -> None:
        """Put docks behind one another. Qt does this soundly only in a window that is shown: before, it leaves a second
        row of tabs behind.
        """
        self.tabifyDockWidget(self.docks["brushes"], self.docks["regions"])
        self.tabifyDockWidget(self.docks["regions"], self.docks["layers"])
        self.tabifyDockWidget(self.docks["minimap"], self.docks["history"])
        self.docks["brushes"].raise_()
        self.docks["minimap"].raise_()

    def _usual_sizes(self) -> None:
        self.resizeDocks([self.docks["inspector"]], [310], Qt.Orientation.Horizontal)
        self.resizeDocks(
            [self.docks["problems"], self.docks["minimap"]], [700, 230], Qt.Orientation.Horizontal
        )
        self.resizeDocks(
            [self.docks["inspector"], self.docks["brushes"]], [400, 380], Qt.Orientation.Vertical
        )
        self.resizeDocks([self.docks["problems"], self.docks["minimap"]], [160, 160], Qt.Orientation.Vertical)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Arrange the docks, or put them where they were the last time."""
        super().showEvent(event)
        if self._arranged:
            return
        self._arranged = True
        self._arrange_docks()
        self._usual_sizes()
        self._first_layout = self.saveState()
        kept = self.settings.store.value("layout")
        if isinstance(kept, QByteArray):
            self.restoreState(kept)

    def reset_layout(self) -> None:
        """Put every dock where it was in the beginning."""
        self.restoreState(self._first_layout)
        self._usual_sizes()
        for dock in self.docks.values():
            dock.show()

    # Pages.

    @property
    def page(self) -> MapPage | None:
        """The map in front."""
        found = self.tabs.currentWidget()
        return found if isinstance(found, MapPage) else None

    @property
    def pages(self) -> list[MapPage]:
        """All open maps."""
        found = [self.tabs.widget(at) for at in range(self.tabs.count())]
        return [page for page in found if isinstance(page, MapPage)]

    def show_welcome(self) -> None:
        """Bring the welcome page to the front."""
        self.welcome.show_packs(self.settings.recent, bundled_packs(self.registry))
        if self.tabs.indexOf(self.welcome) < 0:
            self.tabs.insertTab(0, self.welcome, icon("app"), tr("Welcome"))
        self.tabs.setCurrentWidget(self.welcome)

    def open_pack(self, path: Path) -> MapPage | None:
        """Open the pack at `path`, or bring it to the front if it is open; return its page."""
        path = Path(path)
        for page in self.pages:
            if page.path.resolve() in (path.resolve(), path.resolve().parent):
                self.tabs.setCurrentWidget(page)
                return page
        try:
            document = PackDocument.open(path)
        except CannotOpen as error:
            self.say_box(tr("This cannot be opened"), str(error))
            return None
        return self.add_page(document)

    def add_page(self, document: PackDocument) -> MapPage:
        """Show a document in a tab of its own."""
        page = MapPage(Session(document, self.registry), self.theme, self)
        self.undo_group.addStack(page.session.stack)
        page.title_changed.connect(self._retitle)
        page.tool_changed.connect(self.show_tool)
        page.problems_changed.connect(self._show_counts)
        page.said.connect(lambda text: self.statusBar().showMessage(text))
        page.canvas.hovered.connect(self._show_where)
        page.session.board_changed.connect(self._show_tools)
        self.tabs.addTab(page, page.session.title)
        self.tabs.setCurrentWidget(page)
        self.settings.opened(document.folder.resolve())
        self._retitle()
        page.canvas.setFocus()
        return page

    def close_tab(self, at: int) -> bool:
        """Close a tab; ask first if something is not saved. Tells whether it was closed."""
        widget = self.tabs.widget(at)
        if isinstance(widget, MapPage):
            if widget.modified and not self._may_close(widget):
                return False
            widget.close_down()
            self.undo_group.removeStack(widget.session.stack)
            self.tabs.removeTab(at)
            widget.deleteLater()
        else:
            self.tabs.removeTab(at)
        if not self.tabs.count():
            self.show_welcome()
        return True

    def _may_close(self, page: MapPage) -> bool:
        box = QMessageBox(self)
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle(tr("Save?"))
        box.setText(tr("{name} has changes that are not saved.", name=page.session.title))
        box.setStandardButtons(
            QMessageBox.StandardButton.Save
            | QMessageBox.StandardButton.Discard
            | QMessageBox.StandardButton.Cancel
        )
        answer = box.exec()
        if answer == QMessageBox.StandardButton.Save:
            return page.save()
        return answer == QMessageBox.StandardButton.Discard

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        """Close every tab, remember the layout."""
        for page in self.pages:
            self.tabs.setCurrentWidget(page)
            if not self.close_tab(self.tabs.indexOf(page)):
                event.ignore()
                return
        self.settings.put("geometry", self.saveGeometry())
        self.settings.put("layout", self.saveState())
        self.settings.store.sync()
        event.accept()

    # After a crash.

    def offer_recovery(self) -> None:
        """Say what an earlier run left behind, in a tab for each such pack."""
        for leftover in leftovers(state_folder()):
            if any(page.path.resolve() == leftover.document.folder.resolve() for page in self.pages):
                continue
            self.recover(leftover)

    def recover(self, leftover: Leftover) -> MapPage:
        """Open what a crash left unsaved, and say so."""
        page = self.add_page(leftover.document)
        page.session.stack.resetClean()
        leftover_data = {kind: page.session.document.data[kind] for kind in page.session.document.unsaved()}
        page.session.journal.adopt()
        leftover.forget()

        def throw_away() -> None:
            for kind in leftover_data:
                page.session.document.retake(kind, page.session.document.files[kind].on_disk)
            page.session.stack.clear()
            page.session.stack.setClean()
            page.session.journal.close()

        page.banner.say(
            lambda: (
                tr("The editor ended unexpectedly. Here is your work as it was; it is not saved yet."),
                [(tr("Save it"), page.save), (tr("Throw it away"), throw_away), (tr("Go on"), lambda: None)],
            )
        )
        self._retitle()
        return page

    # Following the page in front.

    def _tab_chosen(self, _: int) -> None:
        page = self.page
        self.undo_group.setActiveStack(page.session.stack if page is not None else None)  # type: ignore[arg-type]
        for dock in self.docks.values():
            dock.follow(page)
        self.actions_.enable(has_map=page is not None)
        self._show_tools()
        self._retitle()

    def _show_tools(self) -> None:
        self.toolbar.clear()
        page = self.page
        for tool in page.usable_tools() if page is not None else []:
            action = self.actions_[f"tool-{tool.name}"]
            self.toolbar.addAction(action)
        self.show_tool()

    def show_tool(self) -> None:
        """Show which tool is chosen."""
        page = self.page
        chosen = page.canvas.tool.name if page is not None and page.canvas.tool is not None else ""
        for name, action in self.actions_.actions.items():
            if name.startswith("tool-"):
                action.setChecked(name == f"tool-{chosen}")

    def _show_where(self, x: float, y: float) -> None:
        board = self.page.session.board if self.page is not None else None
        if board is None:
            return
        place = board.place_at(x, y)
        self.where.setText(f"{place}   {x:.1f}, {y:.1f}" if place is not None else f"{x:.1f}, {y:.1f}")

    def _show_counts(self) -> None:
        page = self.page
        if page is not None:
            errors = sum(found.severity == "error" for found in page.problems)
            if errors:
                self.statusBar().showMessage(tr("%n error(s): see the problems below.", errors), 4000)

    def _retitle(self) -> None:
        for at in range(self.tabs.count()):
            page = self.tabs.widget(at)
            if isinstance(page, MapPage):
                self.tabs.setTabText(at, ("● " if page.modified else "") + page.session.title)
                self.tabs.setTabToolTip(at, str(page.path))
        page = self.page
        self.setWindowTitle(f"{page.session.title}[*]" if page is not None else tr("Uguisu"))
        self.setWindowModified(page is not None and page.modified)

    # Keys.

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Single keys choose tools, when nobody is typing."""
        page = self.page
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        if page is not None and plain and event.text():
            tool = page.tool_for_key(event.text().upper())
            if tool is not None:
                page.choose_tool(tool.name)
                return
        super().keyPressEvent(event)

    # Words and looks.

    def say_box(self, title: str, text: str) -> None:
        """Say something that stops one's work."""
        box = QMessageBox(QMessageBox.Icon.Warning, title, text, QMessageBox.StandardButton.Ok, self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    def set_language(self, language: str) -> None:
        """Speak another language from now on."""
        self.speaking.switch(language)
        self.settings.put("language", language)
        self.retranslate()

    def set_theme(self, name: str) -> None:
        """Light or dark."""
        self.theme = THEMES[name]
        self.settings.put("theme", name)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            apply_theme(app, self.theme)
        for page in self.pages:
            page.canvas.set_theme(self.theme)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.actions_.retranslate()
        for name, menu in self.menus.items():
            menu.setTitle(self.menu_titles[name]())
        self.toolbar.setWindowTitle(tr("Tools"))
        self.toolbar.setAccessibleName(tr("Tools"))
        self.tabs.setAccessibleName(tr("Open packs"))
        self.welcome.retranslate()
        at = self.tabs.indexOf(self.welcome)
        if at >= 0:
            self.tabs.setTabText(at, tr("Welcome"))
        for dock in self.docks.values():
            dock.retranslate()
        for page in self.pages:
            page.retranslate()
        self._retitle()

    def focus_next_pane(self, *, back: bool = False) -> None:
        """Go from the map to the docks one by one, and round again."""
        panes: list[QWidget] = [self.page.canvas if self.page is not None else self.welcome]
        panes += [dock for dock in self.docks.values() if dock.isVisible() and dock.widget() is not None]
        focus = QApplication.focusWidget()
        here = next(
            (
                at
                for at, pane in enumerate(panes)
                if focus is not None and (pane is focus or pane.isAncestorOf(focus))
            ),
            0,
        )
        pane = panes[(here + (-1 if back else 1)) % len(panes)]
        if isinstance(pane, Dock):
            pane.raise_()
            pane.take_focus()
        else:
            pane.setFocus(Qt.FocusReason.TabFocusReason)


def _usual_theme() -> str:
    hints = QGuiApplication.styleHints()
    return "dark" if hints.colorScheme() == Qt.ColorScheme.Dark else "light"
