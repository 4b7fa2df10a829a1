"""What is wrong with the pack, as it is drawn."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from uguisu.checks import Diagnostic
from uguisu_changes.paths import look
from uguisu_editor.canvas.called import place_called, told_of_problem
from uguisu_editor.docks.dock import Dock
from uguisu_editor.forms.context import named
from uguisu_editor.forms.fields import title_of
from uguisu_editor.i18n import of_engine, said, tr
from uguisu_editor.icons import icon
from uguisu_editor.mending import lead, meant_by
from uguisu_editor.model.checking import fix_of, offered, place_of
from uguisu_editor.model.places_in_text import Lines
from uguisu_editor.model.visible import plain, visible
from uguisu_editor.pages.form_page import page_title

if TYPE_CHECKING:
    from uguisu_editor.desk import Desk

SEEN_MS = 300
"""A check that takes no longer is not worth a word."""


class _Table(QTreeWidget):
    """A table whose rows Enter uses as well as a double click."""

    used = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Enter goes to the place in question."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.used.emit()
        else:
            super().keyPressEvent(event)


class ProblemsDock(Dock):
    """A row a problem: click goes to the place; what has a fix has a button."""

    name = "problems"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = _Table(self)
        self.table.setRootIsDecorated(False)
        self.table.setColumnCount(2)
        self.table.setUniformRowHeights(True)
        self.table.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.table.itemClicked.connect(lambda *_: self.jump())
        self.table.used.connect(self.jump)
        self.table.currentItemChanged.connect(lambda *_: self._show_hint())
        self.hint = QLabel(self)
        self.hint.setWordWrap(True)
        self.hint.setTextFormat(Qt.TextFormat.PlainText)  # names of packs come into it
        self.hint.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.fix_button = QPushButton(self)
        self.fix_button.clicked.connect(self.fix)
        self.state = QLabel(self)
        self.state.setWordWrap(True)
        self.stop_button = QPushButton(self)
        self.stop_button.clicked.connect(self.stop)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SEEN_MS)
        self._soon.timeout.connect(self._show_state)
        head = QHBoxLayout()
        head.addWidget(self.state, 1)
        head.addWidget(self.stop_button)
        foot = QHBoxLayout()
        foot.addWidget(self.hint, 1)
        foot.addWidget(self.fix_button)
        panel = QWidget(self)
        layout = QVBoxLayout(panel)
        layout.setContentsMargins(4, 4, 4, 4)
        layout.addLayout(head)
        layout.addWidget(self.table, 1)
        layout.addLayout(foot)
        self.setWidget(panel)
        self.retranslate()

    _lines: Lines

    def title(self) -> str:
        found = self.page.problems if self.page is not None else []
        return tr("%n problem(s)", len(found)) if found else tr("Problems")

    def retranslate(self) -> None:
        super().retranslate()
        self.table.setHeaderLabels([tr("Problem"), tr("Where")])
        self.table.setAccessibleName(tr("Problems"))
        header = self.table.header()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(False)
        self.stop_button.setText(tr("Stop"))
        self.stop_button.setToolTip(tr("Stop this check. F5 starts another"))
        self.refresh()

    def attach(self) -> None:
        if self.page is not None:
            self.listen(self.page.problems_changed, self.refresh)
            self.listen(self.page.checker.state_changed, self._on_state)

    def _on_state(self) -> None:
        """Say that a check is under way if that takes long enough to be read."""
        if self.page is not None and self.page.checker.checking:
            self._soon.start()
        else:
            self._show_state()

    def _show_state(self) -> None:
        self._soon.stop()
        checker = self.page.checker if self.page is not None else None
        checking = checker is not None and checker.checking
        lines = []
        if checking:
            lines.append(tr("Checking…"))
        elif checker is not None and checker.stopped:
            lines.append(tr("The check did not finish, so this list may be out of date. F5 checks again."))
        if checker is not None and checker.left_out:
            lines.append(
                tr(
                    "Skipped because they took too long or crashed: {checks}. F5 gives them more time.",
                    checks=", ".join(sorted(checker.left_out)),
                )
            )
        self.state.setText(" ".join(lines))
        self.state.setVisible(bool(lines))
        self.stop_button.setVisible(checking)

    def stop(self) -> None:
        """Stop the check that is under way."""
        if self.page is not None:
            self.page.checker.stop()

    def refresh(self) -> None:
        chosen = self._row()
        self.table.clear()
        if self.page is not None:
            self._lines = Lines(self.page.session.document)
        for found in self.page.problems if self.page is not None else []:
            message = self._message(found)
            item = QTreeWidgetItem([message, self._where(found)])
            item.setToolTip(1, f"{self._line(found)}\n{found.code}")
            item.setIcon(0, icon(found.severity))
            item.setToolTip(0, f"<p>{escape(message)}</p>")
            item.setData(
                0, Qt.ItemDataRole.AccessibleTextRole, f"{severity_title(found.severity)}: {message}"
            )
            self.table.addTopLevelItem(item)
        if 0 <= chosen < self.table.topLevelItemCount():
            self._go_to_row(chosen)
        self.setWindowTitle(self.title())
        self._show_hint()
        self._show_state()

    @property
    def chosen(self) -> Diagnostic | None:
        """The problem whose row is chosen."""
        at = self._row()
        return self.page.problems[at] if self.page is not None and 0 <= at < len(self.page.problems) else None

    def _row(self) -> int:
        item = self.table.currentItem()
        return self.table.indexOfTopLevelItem(item) if item is not None else -1

    def _go_to_row(self, row: int) -> None:
        item = self.table.topLevelItem(row)
        if item is not None:
            self.table.setCurrentItem(item)

    def jump(self) -> None:
        """Go to what mends the problem: a place, a field, a tool."""
        found, window = self.chosen, self.parent()
        if found is not None and self.page is not None:
            lead(cast("Desk", window), self.page, found)

    def next(self) -> None:
        """Go to the next problem, and round again."""
        count = self.table.topLevelItemCount()
        if count:
            self._go_to_row((self._row() + 1) % count)
            self.jump()

    def fix(self) -> None:
        """Do what the problem's fix says; of one that has none, go to what mends it."""
        found = self.chosen
        if found is None or self.page is None:
            return
        session = self.page.session
        fix, edit = offered(session.document, found), fix_of(session.document, found)
        if fix is not None and edit is not None:
            session.do(told_of_problem(session, fix.title), edit)
        else:
            self.jump()

    def _where(self, found: Diagnostic) -> str:
        """The page, and the place or the entry that is in question, as people call them."""
        if self.page is None:
            return ""
        session = self.page.session
        kind, path = meant_by(session, found)
        place, board = place_of(session.document, found), session.board
        told = [page_title(kind) if kind in session.document.files else found.file]
        if place is not None and board is not None and board.exists(place):
            return " › ".join([*told, place_called(session, place)])
        entries = [
            end
            for end in range(1, len(path) + 1)
            if isinstance(look(session.data, (kind, *path[:end])), dict)
        ]
        told += [named(session.data[kind], path[: entries[0]])] if entries else []
        told += [title_of(str(path[-1]))] if path and isinstance(path[-1], str) else []
        return visible(" › ".join(dict.fromkeys(told)))

    def _line(self, found: Diagnostic) -> str:
        """The file and the line in it as it would be saved now, and the place or the way to what is in question."""
        if self.page is None or found.line:
            return f"{found.file}:{found.line}:{found.col}"
        session = self.page.session
        kind, path = meant_by(session, found)
        file = session.document.files[kind].name if kind in session.document.files else found.file
        line = self._lines.of(kind, path)
        told = f"{file}:{line}" if line is not None else file
        place = place_of(session.document, found)
        board = session.board
        known = place is not None and board is not None and board.exists(place)
        way = place if known else ".".join(map(str, path))
        return visible(f"{told}  {way}" if way else told)

    def _message(self, found: Diagnostic) -> str:
        """What is wrong. The editor's own findings are told in the user's language."""
        if found.code == "not-editable" and self.page is not None:
            document = self.page.session.document
            for file in document.files.values():
                if file.name == found.file and file.refusal is not None:
                    return said(file.refusal)
        return self._plainly(found.message)

    def _plainly(self, text: str) -> str:
        return told_of_problem(self.page.session, text) if self.page is not None else plain(of_engine(text))

    def _show_hint(self) -> None:
        found = self.chosen
        told = (f"{self._message(found).rstrip('.')}.", self._plainly(found.hint or "")) if found else ()
        self.hint.setText(" ".join(part for part in told if part))
        document = self.page.session.document if self.page is not None else None
        fix = offered(document, found) if document is not None and found is not None else None
        fixable = document is not None and found is not None and fix_of(document, found) is not None
        self.fix_button.setVisible(found is not None)
        self.fix_button.setText(
            self._plainly(fix.title) if fixable and fix is not None else tr("Show me where")
        )


def severity_title(severity: str) -> str:
    """Return what people call a severity."""
    return {"error": tr("Error"), "warning": tr("Warning"), "hint": tr("Hint")}[severity]
