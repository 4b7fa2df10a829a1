"""The tabs: a page for each open pack, and the welcome page."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QMessageBox, QTabBar, QTabWidget, QToolButton

from uguisu import UguisuError
from uguisu_editor.dialogs.campaign import campaign_page
from uguisu_editor.dialogs.zips import open_zip
from uguisu_editor.forms.control import finish_typing
from uguisu_editor.i18n import of_engine, said, tr
from uguisu_editor.icons import glyph_icon, icon
from uguisu_editor.model.document import CannotOpen, PackDocument
from uguisu_editor.model.visible import visible
from uguisu_editor.packs import bundled_packs, campaigns, library, own_packs
from uguisu_editor.pages.campaign_page import CampaignPage
from uguisu_editor.pages.empty_map import EmptyMap
from uguisu_editor.pages.map_page import MapPage
from uguisu_editor.pages.welcome import WelcomePage
from uguisu_editor.panels import PanelPage, is_page, name_of, title_of
from uguisu_editor.session import Session
from uguisu_editor.soon import soon
from uguisu_editor.to_mod import go_on_in_mod
from uguisu_tools.packs import is_campaign, may_write
from uguisu_tools.record import is_record, pack_for

if TYPE_CHECKING:
    from uguisu_editor.desk import Desk

SEEN_MS = 60
"""After so long a window is on the screen: what takes time can begin."""
WIDEST = 32
"""Letters of a title that a tab shows."""


class PackTabs(QTabWidget):
    """Opens packs, closes them, asks what is to become of changes."""

    added = Signal(MapPage)
    renamed = Signal()
    """A title changed, or whether something is not saved."""

    def __init__(self, window: Desk) -> None:
        super().__init__(window)
        self._window = window
        self.welcome = WelcomePage(self)
        self.setDocumentMode(True)
        self.setMovable(True)
        self.setElideMode(Qt.TextElideMode.ElideNone)  # titles are short already: one scrolls to further tabs
        self._filling = QTimer(self)
        self._filling.setSingleShot(True)
        self._filling.setInterval(SEEN_MS)
        self._filling.timeout.connect(self._fill_welcome)
        self._bar = QSize()
        """The room that the tabs had when they were laid out."""
        self._stale = False
        """Whether the welcome page waits to be filled until it is in front."""
        self.currentChanged.connect(self._fill_if_stale)

    def event(self, event: QEvent) -> bool:
        """Let Qt lay out the tabs only if they need other room: it paints the whole window anew each time."""
        if event.type() == QEvent.Type.LayoutRequest:
            bar = self.tabBar().sizeHint()
            if bar == self._bar:
                self.updateGeometry()
                return True
            self._bar = bar
        return super().event(event)

    @property
    def page(self) -> MapPage | None:
        """The map in front."""
        found = self.currentWidget()
        return found if isinstance(found, MapPage) else None

    @property
    def pages(self) -> list[MapPage]:
        """All open maps."""
        found = [self.widget(at) for at in range(self.count())]
        return [page for page in found if isinstance(page, MapPage)]

    @property
    def campaigns(self) -> list[CampaignPage]:
        """All open campaigns."""
        found = [self.widget(at) for at in range(self.count())]
        return [page for page in found if isinstance(page, CampaignPage)]

    def show_welcome(self) -> None:
        """Bring the welcome page to the front; its lists are filled a moment later, once it is seen."""
        if self.indexOf(self.welcome) < 0:
            self.insertTab(0, self.welcome, icon("app"), tr("Welcome"))
        self.setCurrentWidget(self.welcome)
        self.fill_soon()

    def fill_soon(self) -> None:
        """Fill the welcome page when it has been on the screen for a moment: it takes a while to find all."""
        if self._window.isVisible():
            self._filling.start()

    def _fill_if_stale(self) -> None:
        if self._stale:
            self.fill_soon()

    def _fill_welcome(self) -> None:
        window = self._window
        self._stale = self.currentWidget() is not self.welcome
        if not self._stale:
            self.welcome.show_games(window.registry, window.speaking.language)
            own = own_packs(window.registry)
            others = [*bundled_packs(window.registry), *campaigns(window.registry)]
            self.welcome.show_packs(
                list(dict.fromkeys([*window.settings.recent, *own])),
                [pack for pack in others if pack not in own],
                library(window.registry),
                window.speaking.language,
            )

    def open_file(self, path: Path) -> None:
        """Open what a double click or a drop gives: a pack, or a recorded game with the pack that it was played with."""
        if not is_record(path):
            self.open_pack(path)
            return
        try:
            pack = pack_for(path, self._window.registry)
        except UguisuError as error:
            self._window.say_box(tr("This cannot be opened"), of_engine(error.told))
            return
        page = self.open_pack(pack)
        if page is not None:
            page.show_play(begin=False).open_file(path)

    def open_pack(self, path: Path) -> MapPage | None:
        """Open the pack at `path`, or bring it to the front if it is open; return its page."""
        path = Path(path)
        for page in self.pages:
            if page.path.resolve() in (path.resolve(), path.resolve().parent):
                self.setCurrentWidget(page)
                return page
        if path.is_file() and path.suffix.lower() == ".zip":
            open_zip(self._window, path)
            return None
        if is_campaign(path):
            self._open_campaign(path)
            return None
        try:
            document = PackDocument.open(path)
        except CannotOpen as error:
            self._window.say_box(tr("This cannot be opened"), said(error))
            return None
        return self.add(document)

    def _open_campaign(self, path: Path) -> None:
        """Show a campaign in a tab of its own, or bring it to the front."""
        for page in self.campaigns:
            if page.folder.resolve() in (path.resolve(), path.resolve().parent):
                self.setCurrentWidget(page)
                return
        made = campaign_page(self._window, path)
        if made is not None:
            made.changed.connect(self.retitle)
            self.addTab(made, _short(made.title))
            self.setCurrentWidget(made)
            self.retitle()
            made.setFocus()

    def add(self, document: PackDocument) -> MapPage:
        """Show a document in a tab of its own."""
        window = self._window
        window.arranging.add_panels(window.registry.editor_panels)
        page = MapPage(Session(document, window.registry), window.theme, self)
        for panel in filter(is_page, window.registry.editor_panels):
            page.add_page(
                name_of(panel),
                lambda panel=panel: title_of(panel, window.speaking.language),  # type: ignore[misc]
                PanelPage(panel, page.session, page),
                getattr(panel, "__name__", ""),
            )
        EmptyMap(page.session, page.canvas)
        page.title_changed.connect(self.retitle)
        page.session.settled.connect(self.retitle)
        self.addTab(page, page.session.title)
        self.added.emit(page)
        self.setCurrentWidget(page)
        self._remember(page)
        page.session.moved.connect(lambda: self._remember(page))
        page.session.mod_wanted.connect(lambda: soon(page, lambda: go_on_in_mod(self, page)))
        self.retitle()
        page.in_front.setFocus()
        return page

    def _remember(self, page: MapPage) -> None:
        """Keep which packs are worked on, to go on with: a pack that stays as it is was only looked at."""
        if not page.session.original.locked:
            self._window.settings.opened(page.path.resolve())

    def close_at(self, at: int) -> bool:
        """Close a tab; ask first if something is not saved. Tells whether it was closed."""
        widget = self.widget(at)
        if isinstance(widget, MapPage | CampaignPage) and not self.may_close(widget):
            return False
        if isinstance(widget, MapPage):
            self.drop(widget)
        else:
            self.removeTab(at)
            if isinstance(widget, CampaignPage):
                widget.close_down()
                widget.deleteLater()
        if not self.count():
            self.show_welcome()
        return True

    def drop(self, page: MapPage) -> None:
        """Close a page as it is."""
        page.close_down()
        self._window.undo_group.removeStack(page.session.stack)
        self.removeTab(self.indexOf(page))
        page.deleteLater()

    def may_close(self, page: MapPage | CampaignPage) -> bool:
        """Tell whether a page may be closed: what is not saved is asked about, and saved if the user says so."""
        finish_typing()
        if isinstance(page, MapPage):
            page.session.interrupt()
        if not page.modified:
            return True
        self.setCurrentWidget(page)
        title = page.session.title if isinstance(page, MapPage) else page.title
        box = QMessageBox(self._window)
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle(tr("Save?"))
        box.setText(tr("{name} has changes that are not saved.", name=title))
        box.setStandardButtons(
            QMessageBox.StandardButton.Save
            | QMessageBox.StandardButton.Discard
            | QMessageBox.StandardButton.Cancel
        )
        answer = box.exec()
        if answer == QMessageBox.StandardButton.Save:
            return page.save()
        return answer == QMessageBox.StandardButton.Discard

    def retitle(self) -> None:
        """Say on each tab what it holds, and whether that is saved."""
        for at in range(self.count()):
            page = self.widget(at)
            if isinstance(page, MapPage):
                self.setTabText(at, ("● " if page.modified else "") + _short(page.session.title))
                self._show_owner(at, page)
            elif isinstance(page, CampaignPage):
                self.setTabText(at, ("● " if page.modified else "") + _short(page.title))
                own = may_write(page.folder, self._window.registry)
                self.setTabIcon(at, QIcon() if own else icon("lock"))
                self.setTabToolTip(at, "" if own else tr("It stays as it is: your changes go to a copy."))
            self._dress_close(at)
        self.renamed.emit()

    def _dress_close(self, at: int) -> None:
        """Give a tab a plain cross in the ink of the theme: that of the style is a red square."""
        bar, side = self.tabBar(), QTabBar.ButtonPosition.RightSide
        cross = bar.tabButton(at, side)
        if not isinstance(cross, QToolButton):
            cross = QToolButton(bar)
            cross.setObjectName("close-tab")
            cross.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Ctrl+W does it, and the list of commands
            cross.setIconSize(QSize(14, 14))
            cross.clicked.connect(lambda _=False, cross=cross: self._close_of(cross))
            bar.setTabButton(at, side, cross)
        cross.setIcon(icon("close"))
        cross.setToolTip(tr("Close"))
        cross.setAccessibleName(tr("Close"))

    def _close_of(self, cross: QToolButton) -> None:
        bar, side = self.tabBar(), QTabBar.ButtonPosition.RightSide
        for at in range(self.count()):
            if bar.tabButton(at, side) is cross:
                self.close_at(at)
                return

    def _show_owner(self, at: int, page: MapPage) -> None:
        """Put a lock on the tab of a pack that stays as it is, a pencil on that of a shipped one that somebody works on."""
        original = page.session.original
        told = ""
        if original.locked:
            told = tr("It stays as it is: your changes go to a copy.")
        elif original.came_with and original.begun is None:
            told = tr("You work on these packs themselves: saving changes them.")
        sign = "" if not told else "lock" if original.locked else "worked-on"
        self.setTabIcon(at, icon(sign) if sign else glyph_icon(page.session.look.glyph))
        where = escape(visible(str(page.path)))
        self.setTabToolTip(at, f"<p>{where}</p><p>{told}</p>" if told else f"<p>{where}</p>")

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.setAccessibleName(tr("Open packs"))
        self.welcome.retranslate()
        at = self.indexOf(self.welcome)
        if at >= 0:
            self.setTabText(at, tr("Welcome"))
            self.fill_soon()
        for page in self.pages:
            page.retranslate()
        for campaign in self.campaigns:
            campaign.retranslate()
        self.retitle()


def _short(title: str) -> str:
    """Return as much of a title as a tab has room for."""
    short = title if len(title) <= WIDEST else title[: WIDEST - 1].rstrip(" _-") + "…"
    return short.replace("&", "&&")
