"""Cards to a spreadsheet and back: one step of undo, and a file that is followed while somebody works in it."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QFileSystemWatcher, QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog, QLabel, QLineEdit, QMessageBox, QVBoxLayout

from uguisu import UguisuError
from uguisu.checks import Diagnostic, has_errors
from uguisu_changes.edits import Edit, Group, Put
from uguisu_changes.sheets.cards import PackCards, Taking
from uguisu_changes.sheets.online import csv_address, table_online
from uguisu_changes.sheets.tables import Table, read_table, write_table
from uguisu_editor.dialogs.dialog import Dialog
from uguisu_editor.dialogs.fetch import Fetch
from uguisu_editor.i18n import Speaking, error_told, of_engine, tr
from uguisu_editor.pages.banner import Words

if TYPE_CHECKING:
    from collections.abc import Callable

    from uguisu_editor.desk import Desk
    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.session import Session

EXAMPLE = "https://docs.google.com/spreadsheets/d/…"
"""An address as one is copied."""

SHEET = "sheet"
"""What the banner says of a spreadsheet."""
SETTLES_MS = 250
"""Spreadsheets write a file in steps, and put another in its place: look when they have done."""
SHOWN = 6


def ask_export(window: Desk, page: MapPage) -> None:
    """Ask where to, and write the cards to a spreadsheet."""
    folder = page.session.document.folder
    proposed = str(folder.parent / f"{folder.name}.xlsx")
    kinds = tr("Spreadsheets (*.xlsx *.csv)")
    name, _ = QFileDialog.getSaveFileName(window, tr("Cards to a spreadsheet"), proposed, kinds)
    if name:
        export(page, Path(name))


def export(page: MapPage, path: Path) -> None:
    """Write the cards to a spreadsheet, as they are drawn now."""
    session = page.session
    try:
        cards = PackCards(session.document.folder, session.registry, session.document.held)
        columns, rows = cards.table(Speaking.spoken)
        write_table(path, columns, rows)
    except (UguisuError, OSError) as error:
        refused = _refused(error)
        _say_box(page, refused.title, refused.text)
        return
    page.banner.say(
        SHEET,
        lambda: (
            tr("%n card(s) written to {name}.", len(rows), name=path.name),
            [(tr("Follow it"), lambda: follow(page, path)), (tr("Good"), lambda: None)],
        ),
    )


def ask_import(window: Desk, page: MapPage, *, stay: bool = False) -> None:
    """Ask for a spreadsheet and take its cards; `stay` follows it from then on."""
    folder = str(page.session.document.folder.parent)
    kinds = tr("Spreadsheets (*.xlsx *.ods *.csv);;All files (*)")
    name, _ = QFileDialog.getOpenFileName(window, tr("Cards from a spreadsheet"), folder, kinds)
    if name and stay:
        follow(page, Path(name))
    elif name:
        take(page, Path(name))


def ask_link(page: MapPage) -> LinkDialog:
    """Ask for a link of Google Sheets, and take its cards."""
    dialog = LinkDialog(page)
    dialog.open()
    return dialog


class LinkDialog(Dialog):
    """A line for a link; what lies behind it is fetched while the window lives, and taken when it is there."""

    def __init__(self, page: MapPage) -> None:
        super().__init__(page)
        self._page = page
        self._fetch: Fetch | None = None
        self.setWindowTitle(tr("Cards from Google Sheets"))
        told = QLabel(tr("A link of a table that is shared with anyone who has the link"), self)
        self.link = QLineEdit(_link_at_hand(), self)
        self.link.setAccessibleName(told.text())
        self.link.setPlaceholderText(EXAMPLE)
        self.link.selectAll()
        told.setBuddy(self.link)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.take_button = self.buttons.addButton(
            tr("Take the cards"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.buttons.accepted.connect(self._begin)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        for part in (told, self.link, self.error, self.buttons):
            column.addWidget(part)
        self.setMinimumWidth(460)
        self.finished.connect(lambda _: self._go())

    def _go(self) -> None:
        if self._fetch is None:  # else when it has come to an end
            self.deleteLater()

    def _begin(self) -> None:
        link = self.link.text().strip()
        self.take_button.setEnabled(False)
        self.take_button.setText(tr("Fetching…"))
        self._fetch = Fetch(partial(table_online, link), self._take, self._refuse)

    def _take(self, table: Table) -> None:
        self._fetch = None
        if self.isVisible():  # else it was given up
            _take(self._page, lambda: table)
            self.accept()
        else:
            self.deleteLater()

    def _refuse(self, sentence: str) -> None:
        self._fetch = None
        self.take_button.setEnabled(True)
        self.take_button.setText(tr("Take the cards"))
        if self.isVisible():
            self.say(sentence)
        else:
            self.deleteLater()


def _link_at_hand() -> str:
    """Return the link that was copied, if it is one of a table."""
    copied = QGuiApplication.clipboard().text().strip()
    try:
        csv_address(copied)
    except (UguisuError, ValueError):
        return ""
    return copied


def take(page: MapPage, path: Path) -> None:
    """Take what differs in a spreadsheet, as one step of undo, and say what came of it."""
    _take(page, partial(read_table, path))


def _take(page: MapPage, read: Callable[[], Table]) -> None:
    try:
        told = _taken(page.session, read)
    except SheetRefused as refused:
        _say_box(page, refused.title, refused.text)
        return
    page.banner.say(SHEET, lambda: (told, [(tr("Good"), lambda: None)]))


def follow(page: MapPage, path: Path) -> Follower:
    """Take a spreadsheet again whenever it is saved, until somebody has had enough."""
    for old in page.findChildren(Follower):
        old.stop()
    return Follower(page, path)


class Follower(QObject):
    """Watches one spreadsheet."""

    def __init__(self, page: MapPage, path: Path) -> None:
        super().__init__(page)
        self._page, self.path = page, path
        self._watcher = QFileSystemWatcher(self)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SETTLES_MS)
        self._timer.timeout.connect(self.look)
        self._watcher.fileChanged.connect(lambda _: self._timer.start())
        self._watcher.directoryChanged.connect(lambda _: self._timer.start())
        self._stamp: int | None = None
        self.look()

    def look(self) -> None:
        """Take the file if it was saved since; another may lie in its place."""
        self._watcher.addPaths([str(self.path), str(self.path.parent)])
        try:
            stamp = self.path.stat().st_mtime_ns
        except OSError:
            return
        if stamp != self._stamp:
            self._stamp = stamp
            try:
                told = _taken(self._page.session, partial(read_table, self.path))
            except SheetRefused as refused:
                told = f"{refused.title}\n{refused.text}"
            self._page.banner.say(SHEET, lambda: self._words(told))

    def _words(self, told: str) -> Words:
        followed = tr("{name} is followed: save it, and the cards change.", name=self.path.name)
        return f"{told}\n{followed}", [(tr("Stop following"), self.stop)]

    def stop(self) -> None:
        """Watch no more."""
        self._timer.stop()
        self.setParent(None)
        self.deleteLater()


class SheetRefused(Exception):
    """A spreadsheet that can't be taken, and why."""

    def __init__(self, title: str, text: str) -> None:
        super().__init__(text)
        self.title, self.text = title, text


def _taken(session: Session, read: Callable[[], Table]) -> str:
    """Take a spreadsheet; return what is to be said of it.

    Raises:
        Refused: it can't be read, or something is wrong in it.
    """
    document = session.document
    try:
        table = read()
        taking = Taking(table, PackCards(document.folder, session.registry, document.held))
        wanted = taking.wanted()
        found = [*taking.found, *(taking.check(wanted) if wanted else ())]
    except (UguisuError, OSError) as error:
        raise _refused(error) from error
    if has_errors(found):
        raise SheetRefused(tr("Nothing was taken from {name}", name=table.name), _listed(found))
    if not session.do(tr("Cards from {name}", name=table.name), _edit(session, wanted)):
        return tr("{name} says what the cards say already.", name=table.name)
    return tr("%n card(s) changed.", len(taking.changed.keys() | taking.added.keys()))


def _edit(session: Session, wanted: dict[str, object]) -> Edit:
    document = session.document
    kinds = {file.name: kind for kind, file in document.files.items()}
    edits: list[Edit] = []
    for name, data in wanted.items():
        kind = kinds[name]
        known = kind in document.data
        edits.append(Put(kind, (), data) if known else document.new_file(kind, dict(data)))  # type: ignore[call-overload]
    return Group(edits)


def _listed(found: list[Diagnostic]) -> str:
    lines = [of_engine(one.message) + (f"\n{of_engine(one.hint)}" if one.hint else "") for one in found]
    more = [tr("… and %n more", len(lines) - SHOWN)] if len(lines) > SHOWN else []
    return "\n\n".join([*lines[:SHOWN], *more])


def _refused(error: UguisuError | OSError) -> SheetRefused:
    return SheetRefused(tr("This spreadsheet was not read or written"), error_told(error))


def _say_box(page: MapPage, title: str, text: str) -> None:
    box = QMessageBox(QMessageBox.Icon.Warning, title, text, QMessageBox.StandardButton.Ok, page)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()
