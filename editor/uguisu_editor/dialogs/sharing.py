"""Share: friends at a table now, a web page, one file to send, paper, or an index that others get packs from."""

from __future__ import annotations

import json
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from PySide6.QtCore import QByteArray, QObject, QProcess, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtSvgWidgets import QSvgWidget
from PySide6.QtWidgets import (
    QCheckBox,
    QFileDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from uguisu import UguisuError
from uguisu.checks import has_errors
from uguisu_editor.dialogs.dialog import Dialog, Wrapped
from uguisu_editor.dialogs.printing import print_and_play
from uguisu_editor.i18n import Speaking, error_told, tr
from uguisu_editor.icons import glyph_icon
from uguisu_editor.pages.map_page import MapPage
from uguisu_editor.play.child import child
from uguisu_tools import children
from uguisu_tools.packs import make_index, zip_pack

ONLY_HERE, ALL = "127.0.0.1", "0.0.0.0"
ENDS_MS = 3000
CODE = 156
WIDE = 1060
BOT = "bot"


class SharedTable(QObject):
    """A table that friends play at, in a process of its own; it ends with the window, or when it is closed."""

    opened = Signal(dict)
    ended = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.told: dict[str, Any] = {}
        self._process: QProcess | None = None
        self._read, self._aside = b"", b""

    @property
    def open(self) -> bool:
        """Whether there is one."""
        return self._process is not None

    def start(self, pack: Path, host: str) -> None:
        """Open a table for a pack, to be reached from this machine alone, or from its network."""
        words = ("table", str(pack), "--json", "--host", host, "--port", "0", "--language", Speaking.spoken)
        process = self._process = child(children.uguisu(*words), self, PYTHONIOENCODING="utf-8")
        process.readyReadStandardOutput.connect(self._on_told)
        process.readyReadStandardError.connect(self._on_aside)
        process.finished.connect(self._on_end)
        process.errorOccurred.connect(self._on_error)
        process.start()

    def close(self) -> None:
        """End the table: what was played is kept."""
        process, self._process = self._process, None
        if process is not None:
            process.closeWriteChannel()  # it ends by itself then, on every system
            if not process.waitForFinished(ENDS_MS):
                process.kill()
                process.waitForFinished(ENDS_MS)
            process.deleteLater()
            self.told = {}

    def _on_told(self) -> None:
        assert self._process is not None
        self._read += bytes(self._process.readAllStandardOutput().data())
        *lines, self._read = self._read.split(b"\n")
        for line in lines:
            if line.startswith(b"{"):
                self.told = json.loads(line)
                self.opened.emit(self.told)

    def _on_aside(self) -> None:
        if self._process is not None:
            self._aside = (self._aside + bytes(self._process.readAllStandardError().data()))[-2000:]

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self._on_end()

    def _on_end(self, *_: object) -> None:
        if self._process is not None:
            self._on_aside()
            self._process = None
            self.told = {}
            self.ended.emit(self._aside.decode("utf-8", "replace").strip())


class Writing(QObject):
    """Writes a web page, in a process of its own: it takes some seconds."""

    ended = Signal(bool, str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None

    def start(self, pack: Path, *where: str) -> None:
        """Write the page of a pack; `where` says it as the command `page` takes it."""
        words = ("page", str(pack), *where, "--language", Speaking.spoken)
        process = self._process = child(children.uguisu(*words), self, PYTHONIOENCODING="utf-8")
        process.setProcessChannelMode(QProcess.ProcessChannelMode.MergedChannels)
        process.finished.connect(self._on_end)
        process.errorOccurred.connect(self._on_error)
        process.start()

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self._on_end()

    def _on_end(self, *_: object) -> None:
        process, self._process = self._process, None
        if process is not None:
            told = bytes(process.readAll().data()).decode("utf-8", "replace").strip()
            self.ended.emit(
                process.error() == QProcess.ProcessError.UnknownError and not process.exitCode(), told
            )
            process.deleteLater()


def share(page: MapPage) -> ShareDialog:
    """Ask how a pack is to be shared; a table that is open stays so when this is closed."""
    dialog = ShareDialog(page)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
    return dialog


class ShareDialog(Dialog):
    """Five ways, the live one first. Nothing is opened or sent before a button is pressed."""

    def __init__(self, page: MapPage) -> None:
        super().__init__(page)
        self.page = page
        self.title = page.session.title
        self.setWindowTitle(tr("Share {title}", title=self.title))
        self.setMinimumWidth(min(WIDE, page.width() - 40))
        self.table = next(iter(page.findChildren(SharedTable)), None) or SharedTable(page)
        self.table.opened.connect(self._show_table)
        self.table.ended.connect(self._table_ended)
        self.writing = Writing(self)
        self.writing.ended.connect(self._page_written)
        self._goes_to = Path()
        column = QVBoxLayout(self)
        heading = QLabel(f"<b>{self.windowTitle().replace('<', '&lt;')}</b>", self)
        heading.setTextFormat(Qt.TextFormat.RichText)
        font = heading.font()
        font.setPointSizeF(font.pointSizeF() * 1.5)
        heading.setFont(font)
        self.state = QLabel(self._state(), self)
        column.addWidget(heading)
        column.addWidget(self.state)
        column.addWidget(self._friends())
        row = QHBoxLayout()
        ways = [self._one_file(), self._on_paper(), self._publish()]
        if entry_points(group="uguisu.commands", name="page"):
            ways.insert(0, self._as_a_page())
        for card in ways:
            row.addWidget(card, 1)
        column.addLayout(row)
        column.addWidget(self.error)
        column.addLayout(self._foot())
        if self.table.told:
            self._show_table(self.table.told)
        else:
            self._show_no_table()

    def _state(self) -> str:
        problems = sum(one.severity == "error" for one in self.page.problems)
        saved = tr("Not saved yet: it is saved first.") if self._unsaved() else tr("Saved.")
        return f"{saved} {tr('%n thing(s) to mend first', problems) if problems else tr('Nothing to mend.')}"

    def _unsaved(self) -> bool:
        return bool(self.page.session.document.unsaved())

    def _saved(self) -> bool:
        """Save what is not saved; tell whether what lies on the disk is what is drawn."""
        if self._unsaved():
            self.page.save()
        self.state.setText(self._state())
        return not self._unsaved()

    # Friends, now.

    def _friends(self) -> QFrame:
        card, column = _card("account-group-outline", tr("Play with friends, now"))
        self.everywhere = QCheckBox(tr("Let others in my network in, not this machine alone"), card)
        self.everywhere.setChecked(True)
        self.open_button = QPushButton(tr("Open a table"), card)
        self.open_button.clicked.connect(self.open_table)
        self.code = QSvgWidget(card)
        self.code.setFixedSize(CODE, CODE)
        self.code.setStyleSheet("background: white")  # a phone reads no code on dark ground
        self.code.setAccessibleName(tr("A code that a phone scans"))
        self.seats = QGridLayout()
        self.seats_area = QWidget(card)
        self.seats_area.setLayout(self.seats)
        inside = QHBoxLayout()
        inside.addWidget(self.code)
        inside.addWidget(self.seats_area, 1)
        column.addWidget(self.everywhere)
        column.addWidget(self.open_button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addLayout(inside)
        column.addWidget(_needs(tr("a browser in the same network. No Uguisu, no account.")))
        column.addWidget(
            _small(
                tr("Friends elsewhere: play by post, or put a proxy before the table (docs, play together).")
            )
        )
        return card

    def open_table(self) -> None:
        """Open a table for the pack as it is saved."""
        if not self._saved():
            self.say(tr("The pack could not be saved, so nobody could play what is drawn."))
            return
        self.error.hide()
        self.open_button.setText(tr("Opening…"))
        self.table.start(self.page.path, ALL if self.everywhere.isChecked() else ONLY_HERE)

    def _show_table(self, told: dict[str, Any]) -> None:
        self._clear_seats()
        rows = [(seat["title"], seat["link"], seat["bot"], seat["code"]) for seat in told["seats"]]
        rows.append((tr("To watch"), told["watch"], "", ""))
        for number, (title, address, bot, code) in enumerate(rows):
            name = QLabel(f"{title}: {tr('a bot')}" if bot else title, self.seats_area)
            shown = QLineEdit(address, self.seats_area)
            shown.setReadOnly(True)
            shown.setAccessibleName(tr("The link of {seat}", seat=title))
            copy = QPushButton(tr("Copy"), self.seats_area)
            copy.setAccessibleName(tr("Copy the link of {seat}", seat=title))
            copy.clicked.connect(lambda _=False, address=address, code=code: self._copy(address, code))
            for place, widget in enumerate((name, shown, copy)):
                self.seats.addWidget(widget, number, place)
        first = next((code for *_, bot, code in rows if code and not bot), "")
        self._show_code(first)
        self.open_button.hide()
        self.everywhere.hide()
        for button in (self.close_button, self.go_button):
            button.show()

    def _copy(self, address: str, code: str) -> None:
        QGuiApplication.clipboard().setText(address)
        if code:
            self._show_code(code)

    def _show_code(self, code: str) -> None:
        self.code.setVisible(bool(code))
        if code:
            self.code.load(QByteArray(code.encode()))

    def _clear_seats(self) -> None:
        while (item := self.seats.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()

    def _show_no_table(self) -> None:
        self._clear_seats()
        self.code.hide()
        self.open_button.setText(tr("Open a table"))
        self.open_button.show()
        self.everywhere.show()
        for button in (self.close_button, self.go_button):
            button.hide()

    def _table_ended(self, reason: str) -> None:
        self._show_no_table()
        self.say(reason or tr("The table has ended."))

    def close_table(self) -> None:
        """End the table."""
        self.table.close()
        self._show_no_table()

    def go_to_table(self) -> None:
        """Open the host's page in the browser."""
        QDesktopServices.openUrl(QUrl(self.table.told["host"]))

    # A web page.

    def _as_a_page(self) -> QFrame:
        card, column = _card("web", tr("As a web page"))
        column.addWidget(
            _small(tr("It plays in the browser, against bots or at one device, without a server."))
        )
        column.addStretch(1)
        column.addWidget(_needs(tr("a browser.")))
        self.page_button = QPushButton(tr("One file to send…"), card)
        self.page_button.clicked.connect(self._ask_page)
        self.folder_button = QPushButton(tr("For a web space…"), card)
        self.folder_button.clicked.connect(self._ask_folder)
        for button in (self.page_button, self.folder_button):
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        return card

    def _ask_page(self) -> None:
        proposed = str(Path.home() / f"{self.page.path.name}.html")
        name, _ = QFileDialog.getSaveFileName(self, tr("As a web page"), proposed, "*.html")
        if name:
            self.write_page("--one-file", Path(name))

    def _ask_folder(self) -> None:
        name = QFileDialog.getExistingDirectory(
            self, tr("In which folder a new one is made"), str(Path.home())
        )
        if name:
            self.write_page("--out", Path(name) / f"{self.page.path.name}-page")

    def write_page(self, way: str, to: Path) -> None:
        """Write the page of the pack as it is saved, as one file or as a folder; some seconds later it is shown."""
        if not self._saved():
            self.say(tr("The pack could not be saved, so nobody could play what is drawn."))
            return
        self._goes_to = to
        self._wait_for_page(waits=True)
        self.say(tr("The page is being written…"))
        self.writing.start(self.page.path, way, str(to))

    def _wait_for_page(self, *, waits: bool) -> None:
        for button in (self.page_button, self.folder_button):
            button.setDisabled(waits)

    def _page_written(self, well: bool, told: str) -> None:
        self._wait_for_page(waits=False)
        self.say(told or tr("The page could not be written."))
        if well:
            shown = self._goes_to if self._goes_to.is_file() else self._goes_to.parent
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(shown)))

    # The other ways.

    def _one_file(self) -> QFrame:
        card, column = _card("folder-zip-outline", tr("Save as one file"))
        column.addWidget(_small(tr("A zip with everything that the game builds on.")))
        column.addStretch(1)
        column.addWidget(_needs(tr("Uguisu.")))
        self.zip_button = QPushButton(tr("Save as a zip…"), card)
        self.zip_button.clicked.connect(self._ask_zip)
        column.addWidget(self.zip_button, 0, Qt.AlignmentFlag.AlignLeft)
        return card

    def _ask_zip(self) -> None:
        proposed = str(Path.home() / f"{self.page.path.name}.zip")
        name, _ = QFileDialog.getSaveFileName(self, tr("Save as one file"), proposed, "*.zip")
        if name:
            self.write_zip(Path(name))

    def write_zip(self, path: Path) -> bool:
        """Zip the pack as it is saved, with what it builds on."""
        try:
            if self._saved():
                made = zip_pack(self.page.path, path, self.page.session.registry)
                brought = ", ".join(made.brought)
                told = tr("{name} is written, and {packs} with it", name=path.name, packs=brought)
                self.say(told if brought else tr("{name} is written.", name=path.name))
                return True
        except (UguisuError, OSError) as error:
            self._complain(error)
        return False

    def _on_paper(self) -> QFrame:
        card, column = _card("printer-outline", tr("Print and play"))
        column.addWidget(_small(tr("Map, pieces and cards, on the paper that you have.")))
        column.addStretch(1)
        column.addWidget(_needs(tr("scissors, and somebody who knows the rules.")))
        button = QPushButton(tr("Print…"), card)
        button.clicked.connect(lambda: print_and_play(self.page))
        column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        return card

    def _publish(self) -> QFrame:
        card, column = _card("earth", tr("Publish"))
        column.addWidget(
            _small(
                tr(
                    "Into a folder with an index, which you upload to any web space. Others get it by its name."
                )
            )
        )
        for told, done in self.checklist():
            mark = "✓" if done else "○"
            column.addWidget(_small(f"{mark} {told}"))
        column.addStretch(1)
        column.addWidget(_needs(tr("Uguisu, and the address of your folder.")))
        self.publish_button = QPushButton(tr("Publish…"), card)
        self.publish_button.clicked.connect(self._ask_publish)
        column.addWidget(self.publish_button, 0, Qt.AlignmentFlag.AlignLeft)
        return card

    def checklist(self) -> list[tuple[str, bool]]:
        """Return what a pack needs to be published, and whether it has it."""
        scenario = self.page.session.document.data.get("scenario") or {}
        return [
            (tr("no problem left"), not has_errors(self.page.problems)),
            (tr("a version, on the Scenario page"), bool(scenario.get("version"))),
            (tr("a licence, on the Scenario page"), bool(scenario.get("license"))),
        ]

    def _ask_publish(self) -> None:
        name = QFileDialog.getExistingDirectory(self, tr("The folder that you upload"), str(Path.home()))
        if name:
            self.publish(Path(name))

    def publish(self, folder: Path) -> bool:
        """Put a zip of the pack and a new index into a folder, and show that."""
        try:
            if not self._saved():
                return False
            scenario = self.page.session.document.data.get("scenario") or {}
            target = folder / f"{scenario.get('id')}-{scenario.get('version')}.zip"
            before = target.read_bytes() if target.exists() else None
            zip_pack(self.page.path, target, self.page.session.registry, bases=False)
            try:
                made = make_index(folder, self.page.session.registry)
            except (UguisuError, OSError):
                target.unlink() if before is None else target.write_bytes(before)
                raise
        except (UguisuError, OSError) as error:
            self._complain(error)
            return False
        self.say(tr("The index has %n pack(s) now. Upload the folder as it is.", len(made.packs)))
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
        return True

    def _complain(self, error: UguisuError | OSError) -> None:
        self.say(error_told(error))

    def _foot(self) -> QHBoxLayout:
        row = QHBoxLayout()
        promise = tr(
            "Nothing leaves this computer before you press a button. Who has a link may join while the table is open."
        )
        row.addWidget(_small(promise), 1)
        self.close_button = QPushButton(tr("Close the table"), self)
        self.close_button.clicked.connect(self.close_table)
        self.go_button = QPushButton(tr("To the table"), self)
        self.go_button.clicked.connect(self.go_to_table)
        done = QPushButton(tr("Done"), self)
        done.clicked.connect(self.accept)
        for button in (self.close_button, self.go_button, done):
            row.addWidget(button)
        return row


def _card(glyph: str, title: str) -> tuple[QFrame, QVBoxLayout]:
    card = QFrame()
    card.setObjectName("card")
    card.setFrameShape(QFrame.Shape.StyledPanel)
    column = QVBoxLayout(card)
    head = QHBoxLayout()
    picture = QLabel(card)
    picture.setPixmap(glyph_icon(glyph).pixmap(20, 20))
    words = QLabel(title, card)
    font = words.font()
    font.setBold(True)
    words.setFont(font)
    head.addWidget(picture)
    head.addWidget(words, 1)
    column.addLayout(head)
    return card, column


def _small(text: str) -> Wrapped:
    label = Wrapped()
    label.setText(text)
    return label


def _needs(what: str) -> Wrapped:
    return _small(tr("Your friend needs {what}", what=what))
