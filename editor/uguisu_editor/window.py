"""The window: menus, tools, docks, and the tabs in the middle."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QMimeData, Qt
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QKeyEvent,
    QShowEvent,
    QUndoGroup,
)
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QMessageBox, QWidget

from uguisu_editor import operations
from uguisu_editor.actions import Actions
from uguisu_editor.by_keyboard import MOST_STEPS, FocusKeeper, Ring, click_by_enter, in_sight
from uguisu_editor.canvas.called import place_told
from uguisu_editor.commands import all_commands
from uguisu_editor.context_menu import context_menu
from uguisu_editor.desk import Desk
from uguisu_editor.dialogs.new_pack import NEW_MAP, ask_new
from uguisu_editor.forms.control import finish_typing
from uguisu_editor.frame import MenuCorner, TabCorner
from uguisu_editor.i18n import Speaking, of_engine, tr
from uguisu_editor.i18n.speaking import asked_language, usual_language
from uguisu_editor.icons import icon
from uguisu_editor.key_letters import latin_key
from uguisu_editor.mending import lead
from uguisu_editor.menus import build_menus
from uguisu_editor.model.open_tabs import OpenTabs, left_open
from uguisu_editor.model.visible import breakable
from uguisu_editor.pack_tabs import PackTabs
from uguisu_editor.panels import panel_dock
from uguisu_editor.panes import Panes
from uguisu_editor.recovery import offer_recovery
from uguisu_editor.settings import Settings, state_folder
from uguisu_editor.soon import soon
from uguisu_editor.status import StatusBar
from uguisu_editor.theme import THEMES, apply_theme
from uguisu_editor.tools.pieces import PiecesTool
from uguisu_editor.tools.toolbox import all_tools
from uguisu_tools.packs.moving import move_own, said_of, to_move

if TYPE_CHECKING:
    from uguisu.plugins import Registry
    from uguisu_editor.docks.dock import Dock
    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.pages.welcome import WelcomePage
    from uguisu_editor.tutorial import Tutorial


class MainWindow(Desk):
    """One window; a tab for each open pack."""

    _over = 0.0, 0.0
    """Where the mouse was last over a map."""

    def __init__(self, known: Registry | None = None, *, reopen: bool = False) -> None:
        super().__init__()
        self._reopen, self._known = reopen, known
        self.settings = Settings()
        self.speaking = Speaking()
        self.speaking.switch(asked_language() or self.settings.text("language", usual_language()))
        self.theme = THEMES.get(self.settings.text("theme", _usual_theme()), THEMES["light"])
        _dress(self.theme.name)
        self.setObjectName("window")
        self.setWindowIcon(icon("app"))
        self.resize(1280, 820)
        self.setDockOptions(QMainWindow.DockOption.AllowTabbedDocks | QMainWindow.DockOption.AllowNestedDocks)
        self.undo_group = QUndoGroup(self)
        self.tabs = PackTabs(self)
        self.tabs.currentChanged.connect(lambda _: self._tab_chosen())
        self.tabs.added.connect(self._follow)
        self.tabs.renamed.connect(self._retitle)
        self._open_tabs, self._closing = OpenTabs(state_folder()), False
        for changed in (self.tabs.currentChanged, self.tabs.renamed, self.tabs.tabBar().tabMoved):
            changed.connect(lambda *_: self._note_tabs())
        self.setCentralWidget(self.tabs)
        self._counted = ""
        self.status = StatusBar(self)
        self.status.zoom.asked.connect(lambda command: self.actions_[command].trigger())
        self.status.asked.connect(self._show_work)
        self.status.problems_asked.connect(self._show_problems)
        self.setStatusBar(self.status)
        self.panes = Panes(self)
        self.actions_ = Actions(self)
        for command in all_commands(self):
            self.actions_.add(command)
        self.menu_titles: dict[str, Callable[[], str]] = {}
        self.menus: dict[str, QMenu] = build_menus(self)
        self.beside_menus, self.beside_tabs = MenuCorner(self), TabCorner(self, self.tabs)
        self.menuBar().setCornerWidget(self.beside_menus)
        self.tabs.setCornerWidget(self.beside_tabs)
        self.actions_.redress()
        self.menus["edit"].aboutToShow.connect(finish_typing)
        self.welcome.ask_open.connect(self.actions_["open"].trigger)
        self.welcome.ask_lesson.connect(self.actions_["tutorial"].trigger)
        self.welcome.ask_get.connect(self.actions_["get-packs"].trigger)
        self.welcome.ask_import.connect(self.actions_["import"].trigger)
        self.welcome.ask_folder.connect(self.actions_["own-folder"].trigger)
        self.welcome.begun.connect(lambda way, game, pack: ask_new(self, game, pack, way=way))
        self.welcome.open_pack.connect(self._open_for)
        geometry = self.settings.store.value("geometry")
        if isinstance(geometry, QByteArray):
            self.restoreGeometry(geometry)
        self._keeper, self.ring = FocusKeeper(self), Ring(self)
        self.setAcceptDrops(True)
        self.tabs.show_welcome()
        self.retranslate()
        soon(self, self.offer_recovery)

    @cached_property
    def registry(self) -> Registry:
        """What the plugins bring. Asked for late: the window is to be seen before they are all read."""
        from uguisu.plugins import registry

        return self._known or registry()

    @cached_property
    def tutorial(self) -> Tutorial:
        """The steps to a first mission."""
        from uguisu_editor.tutorial import Tutorial

        return Tutorial(self)

    # Its parts.

    @property
    def arranging(self) -> Panes:
        """How the docks are arranged."""
        return self.panes

    @property
    def pack_tabs(self) -> PackTabs:
        """The tabs."""
        return self.tabs

    @property
    def docks(self) -> dict[str, Dock]:
        """The docks, by name."""
        return self.panes.docks

    @property
    def welcome(self) -> WelcomePage:
        """The welcome page."""
        return self.tabs.welcome

    @property
    def begin_button(self) -> QWidget:
        """Where something new begins, on whatever page."""
        return self.beside_tabs.new

    @property
    def share_button(self) -> QWidget:
        """Where the pack in front is shared."""
        return self.beside_tabs.share

    @property
    def page(self) -> MapPage | None:
        """The map in front."""
        return self.tabs.page

    @property
    def pages(self) -> list[MapPage]:
        """All open maps."""
        return self.tabs.pages

    def open_pack(self, path: Path) -> MapPage | None:
        """Open the pack at `path`, or bring it to the front if it is open; return its page."""
        return self.tabs.open_pack(path)

    def _open_for(self, path: Path, what: str) -> None:
        """Open a pack, to draw, to play it, or to share it."""
        page = self.open_pack(path)
        if page is not None and what == "play":
            page.show_play()
        elif page is not None and what == "share":
            page.ask_share.emit()

    def open_file(self, path: Path) -> None:
        """Open a pack, or a recorded game with its pack."""
        self.tabs.open_file(path)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802
        """Take files that are dragged here."""
        if files_in(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802
        """Open packs and recorded games that are dropped."""
        event.acceptProposedAction()
        for path in files_in(event.mimeData()):
            self.open_file(path)

    def close_tab(self, at: int) -> bool:
        """Close a tab; ask first if something is not saved. Tells whether it was closed."""
        return self.tabs.close_at(at)

    def undo(self) -> None:
        """Take back the last corner of what is being drawn, else the last step."""
        page = self.page
        if page is not None and page.playing and page.play is not None:
            page.play.table.undo()
            return
        if page is not None:
            page.session.interrupt()
            page.source.take()
            if page.source.take_back():
                self._say_step(tr("“{what}” is undone", what=page.source.what), page.source.what)
                return
        finish_typing()
        if page is None or not page.canvas.undo():
            label = self.undo_group.undoText()
            self.undo_group.undo()
            self._say_step(tr("“{what}” is undone", what=label), label)

    def redo(self) -> None:
        """Do the last step again that was taken back."""
        page = self.page
        if page is not None and page.playing and page.play is not None:
            page.play.table.redo()
        else:
            if page is not None:
                page.session.interrupt()
                if page.source.type_again():
                    self._say_step(tr("“{what}” is done again", what=page.source.what), page.source.what)
                    return
            finish_typing()
            label = self.undo_group.redoText()
            self.undo_group.redo()
            self._say_step(tr("“{what}” is done again", what=label), label)

    def _say_step(self, told: str, label: str) -> None:
        """Say which step was taken back: it may have been made on a page that is not in sight."""
        if label:
            self.status.say(told)

    def offer_recovery(self) -> None:
        """Open what was open when an earlier run crashed, with what it had not saved; else what was open the last time."""
        crashed = [pack for pack in left_open(state_folder()) if pack.exists()]
        self._move_own_packs()
        offer_recovery(self.tabs, crashed or (self.settings.open_packs if self._reopen else []))
        self._note_tabs()

    def _move_own_packs(self) -> None:
        """Bring one's own packs to where one finds them, if they are still where they used to lie; say so."""
        if to_move():
            self.say_box(tr("Your packs"), "\n\n".join(of_engine(told) for told in said_of(move_own)))

    def _note_tabs(self) -> None:
        """Keep which packs are open, should this run crash: in their order, and the one in front once more."""
        if not self._closing:
            packs = [page.path.resolve() for page in self.pages]
            front = [self.page.path.resolve()] if self.page is not None else []
            self._open_tabs.note(packs + front)

    # Coming and going.

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Put the docks where they belong."""
        super().showEvent(event)
        self.panes.arrange_once(self.settings.store.value("layout"))
        self.tabs.fill_soon()

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        """Close every tab, remember the layout."""
        # All is asked before anything is closed: whoever cancels keeps every tab.
        ask = self.tabs.may_close
        if not (all(map(ask, self.pages)) and all(map(ask, self.tabs.campaigns))):
            event.ignore()
            return
        self.settings.open_packs = [page.path.resolve() for page in self.pages]
        self._closing = True
        self.welcome.close_down()
        for campaign in self.tabs.campaigns:
            campaign.close_down()
        self._open_tabs.close()
        for page in self.pages:
            self.tabs.drop(page)
        self.settings.put("geometry", self.saveGeometry())
        self.settings.put("layout", self.panes.state)
        self.settings.store.sync()
        event.accept()

    # Following the page in front.

    def _follow(self, page: MapPage) -> None:
        self.undo_group.addStack(page.session.stack)
        page.tool_changed.connect(self.show_tool)
        page.problems_changed.connect(self._show_counts)
        page.said.connect(self.status.say)
        page.delete_asked.connect(lambda: operations.delete_selection(page))
        page.hint_changed.connect(self._show_hint)
        pieces = page.tools["pieces"]
        if isinstance(pieces, PiecesTool):
            pieces.chosen.changed.connect(self._enable)
            pieces.chosen.changed.connect(self._show_hint)
        page.session.work_changed.connect(self._tell_work)
        page.canvas.hovered.connect(self._show_where)
        page.session.changed.connect(lambda _: self._show_what_is_there(page))
        page.canvas.view_changed.connect(self._show_zoom)
        page.mode_changed.connect(self._show_zoom)
        page.canvas.menu_asked.connect(lambda touch, at: context_menu(self, page, touch).popup(at))
        page.played.connect(self._on_played)
        page.ask_lead.connect(lambda found: lead(self, page, found))
        page.ask_share.connect(self.actions_["share"].trigger)
        page.ask_sheet.connect(lambda command: self.actions_[command].trigger())
        page.ask_begin.connect(
            lambda what: ask_new(self, page.session.game_name or "", way=NEW_MAP, beginning=what)
        )
        page.ask_fields.connect(self.docks["inspector"].come_forward)
        page.mode_changed.connect(self.panes.follow)
        page.session.board_changed.connect(self._show_tools)
        for signal in (
            page.session.board_changed,
            page.session.selection_changed,
            page.session.stack.indexChanged,
            page.tool_changed,
            page.title_changed,
        ):
            signal.connect(self._enable)

    def _tab_chosen(self) -> None:
        page = self.page
        self.undo_group.setActiveStack(page.session.stack if page is not None else None)  # type: ignore[arg-type]
        for dock in self.docks.values():
            dock.follow(page)
        self._enable()
        self._show_tools()
        self._show_hint()
        self._show_badge()
        self._tell_work()
        self.panes.follow()
        self._retitle()
        self.beside_tabs.follow(self.page)
        self._show_zoom()

    def _show_hint(self) -> None:
        """Say what can be done on the page in front."""
        self.status.hint(self.page.hint if self.page is not None else "")
        if self.page is None or self.page.mode != "map":
            self.status.where.setText("")

    def _tell_work(self) -> None:
        """Keep what takes long in sight, whatever page is in front."""
        self.status.show_work([told for page in self.pages for told in page.session.work.values()])

    def _show_work(self) -> None:
        for page in [page for page in self.pages if page.session.work][:1]:
            panel = next(iter(page.session.work))
            self.tabs.setCurrentWidget(page)
            name = panel_dock(panel)
            if name in page.pages:
                page.show_page(name)
                continue
            if page.playing:
                page.show_drawing()
            self.docks[name].come_forward()

    def _on_played(self) -> None:
        self._enable()
        self.panes.follow()

    def _enable(self, *_: object) -> None:
        self.actions_.enable(self.page)

    def _show_tools(self) -> None:
        page = self.page
        usable = {tool.name for tool in page.usable_tools()} if page is not None else set()
        for tool in all_tools():
            action = self.actions_[f"tool-{tool.name}"]
            action.setVisible(tool.name in usable)  # two tools of different maps have one name and one key
        self.show_tool()

    def show_tool(self) -> None:
        """Show which tool is chosen."""
        page = self.page
        chosen = page.canvas.tool.name if page is not None and page.canvas.tool is not None else ""
        for name, action in self.actions_.actions.items():
            if name.startswith("tool-"):
                action.setChecked(name == f"tool-{chosen}")

    def _show_where(self, x: float, y: float) -> None:
        page = self.page
        board = page.session.board if page is not None else None
        if page is None or board is None:
            return
        self._over = x, y
        place = board.place_at(x, y)
        self.status.where.setText(place_told(page.session, place) if place is not None else "")

    def _show_what_is_there(self, page: MapPage) -> None:
        """What was under the mouse has been drawn over."""
        if page is self.page and self.status.where.text():
            self._show_where(*self._over)

    def _show_zoom(self) -> None:
        page = self.page
        drawing = page is not None and page.mode == "map" and not page.playing
        self.status.zoom.show_share(page.canvas.magnified if page is not None and drawing else None)

    def _show_counts(self) -> None:
        errors = (
            sum(found.severity == "error" for found in self.page.problems) if self.page is not None else 0
        )
        text = tr("%n error(s): click their number at the lower right to see them.", errors)
        if errors:
            self.status.say(text)
        else:
            self.status.end(self._counted)
        self._counted = text
        self._show_badge()

    def _show_problems(self) -> None:
        self.panes.toggle("problems")

    def _show_badge(self) -> None:
        page = self.page
        self.status.count_problems([found.severity for found in page.problems] if page is not None else None)

    def _retitle(self) -> None:
        page = self.page
        self.setWindowTitle(f"{page.session.title}[*]" if page is not None else tr("Uguisu"))
        self.setWindowModified(page is not None and page.modified)

    # Keys.

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Single keys choose tools, when nobody is typing."""
        page = self.page
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        if page is not None and plain and event.text() and not page.playing:
            tool = page.tool_for_key(latin_key(event.text()))
            if tool is not None:
                page.choose_tool(tool.name)
                return
        if not click_by_enter(self, event):
            super().keyPressEvent(event)

    def focusNextPrevChild(self, following: bool) -> bool:  # noqa: N802
        """Tab goes to what can be seen."""
        first = QApplication.focusWidget()
        for _ in range(MOST_STEPS):
            if not super().focusNextPrevChild(following):
                return False
            now = QApplication.focusWidget()
            if now is None or now is first or in_sight(now):
                return True
        return True

    # Words and looks.

    def say_box(self, title: str, text: str) -> None:
        """Say something that stops one's work."""
        box = QMessageBox(
            QMessageBox.Icon.Warning, title, breakable(text), QMessageBox.StandardButton.Ok, self
        )
        box.setTextFormat(Qt.TextFormat.PlainText)  # names of files come into it
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
        _dress(name)
        self.actions_.redress()
        self.welcome.redress()
        self.tabs.retitle()
        self._dress_edge()
        self._show_badge()
        for dock in self.docks.values():
            dock.refresh()
        for page in self.pages:
            page.canvas.set_theme(self.theme)
            page.tree.redress()
            page.drawing.redress()
            if page.play is not None:
                page.play.set_theme(self.theme)

    def _dress_edge(self) -> None:
        """Say and draw what the upper edge and the foot offer, in the present language and theme."""
        self.beside_menus.field.retranslate()
        self.beside_tabs.retranslate()
        self.status.zoom.retranslate()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.actions_.retranslate()
        for name, menu in self.menus.items():
            menu.setTitle(self.menu_titles[name]())
        for dock in self.docks.values():
            dock.retranslate()
        self.tabs.retranslate()
        self._dress_edge()
        self._show_hint()
        self._show_badge()
        self._tell_work()
        if "tutorial" in self.__dict__:
            self.tutorial.retranslate()


def files_in(dragged: QMimeData) -> list[Path]:
    """Return the files and folders that are dragged."""
    return [Path(url.toLocalFile()) for url in dragged.urls() if url.isLocalFile()]


def _dress(theme: str) -> None:
    app = QApplication.instance()
    if isinstance(app, QApplication):
        apply_theme(app, THEMES[theme])


def _usual_theme() -> str:
    hints = QGuiApplication.styleHints()
    return "dark" if hints.colorScheme() == Qt.ColorScheme.Dark else "light"
