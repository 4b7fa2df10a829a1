"""What is wrong with a part of a story, said below it, with the button that mends it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from uguisu import Message
from uguisu.checks import Diagnostic
from uguisu_changes.paths import Path
from uguisu_editor.forms.context import FormContext, Where
from uguisu_editor.i18n import of_engine, tr
from uguisu_editor.model.checking import fix_of, offered
from uguisu_editor.model.visible import plain

MOST = 3


class Mends(QWidget):
    """A line for each problem at a place of the file."""

    def __init__(
        self,
        context: FormContext,
        where: Where,
        choose: Callable[[Path], object],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.context, self.where, self._choose = context, where, choose
        self._shown: list[Diagnostic] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(3)
        self.buttons: list[QPushButton] = []
        self.hide()

    def refresh(self) -> None:
        """Show what is wrong now."""
        found = self.context.problems_at(self.where())[:MOST]
        if found == self._shown:
            return
        self._shown, self.buttons = found, []
        while self._column.count():
            item = self._column.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.deleteLater()
        for one in found:
            self._column.addWidget(self._line(one))
        self.setVisible(bool(found))

    def _line(self, found: Diagnostic) -> QWidget:
        line = QWidget(self)
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        told = QLabel(
            f"{plain(of_engine(found.message)).rstrip('.')}. {plain(of_engine(found.hint or ''))}", line
        )
        told.setWordWrap(True)
        told.setProperty("tint", "error" if found.severity == "error" else "warning")
        row.addWidget(told, 1)
        document = self.context.session.document
        fix = offered(document, found)
        edit = fix_of(document, found)
        if fix is not None and edit is not None:
            button = QPushButton(plain(of_engine(fix.title)).replace("&", "&&"), line)
            button.clicked.connect(lambda: self.context.session.do(of_engine(fix.title), edit))
            row.addWidget(button)
            self.buttons.append(button)
        elif found.path is not None:
            path = with_missing(found)
            button = QPushButton(tr("Choose…"), line)
            button.clicked.connect(lambda: self._choose(self.context.shown_at(path)))
            row.addWidget(button)
            self.buttons.append(button)
        return line


def with_missing(found: Diagnostic) -> Path:
    """Return the way to a problem; of a key that is missing, the way to where it should be."""
    path, message = tuple(found.path or ()), found.message
    key = message.values.get("key") if found.code == "missing-key" and isinstance(message, Message) else None
    return (*path, key) if isinstance(key, str) else path
