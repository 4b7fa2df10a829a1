"""A page with the form of one file of the pack."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from uguisu_changes.edits import CannotEdit, Change
from uguisu_changes.paths import Path
from uguisu_editor.away import show_in, take_out
from uguisu_editor.forms.context import FormContext
from uguisu_editor.forms.parts import EntryPart, Part
from uguisu_editor.forms.rows import Title
from uguisu_editor.forms.wheel import WheelScrolls
from uguisu_editor.i18n import said, tr
from uguisu_editor.leading import Leading
from uguisu_editor.pages.beginning import Beginning, Way
from uguisu_editor.pages.first_ways import begin_file
from uguisu_editor.session import Session

HIDDEN = frozenset({"format"})
DEEPEST = 12
"""How deep layouts are nested."""
SHOWN_MS = 30
"""After so long what was unfolded is shown."""


class Panel(QWidget):
    """What is scrolled: as high as it is at its width, while sentences that go on in the next line ask for what they would
    take at their narrowest.
    """

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Ask for no height: the height for its width does."""
        return QSize(super().minimumSizeHint().width(), 0)


class FormPage(Leading):
    """The form of a file, made when it is first seen."""

    ask_text = Signal(str)
    """The user wants the file as text: its kind."""
    shown = Signal()
    """The form shows what the file says now."""
    picture = ""
    """What is drawn while nothing is written yet, above ways to begin; empty: only that there is no such file."""

    def __init__(self, session: Session, kind: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session, self.kind = session, kind
        self.context = FormContext(session, kind, self)
        self.form: Part | None = None
        self._stale = True
        self._heading = Title(self)
        font = self._heading.font()
        font.setPointSizeF(font.pointSizeF() * 1.25)
        font.setBold(True)
        self._heading.setFont(font)
        self.text_button = QPushButton(self)
        self.text_button.clicked.connect(lambda: self.ask_text.emit(self.kind))
        self.make_button = QPushButton(self)
        self.make_button.clicked.connect(self.make_file)
        self._none = QLabel(self)
        self._none.setWordWrap(True)
        self.head = QHBoxLayout()
        self.head.addWidget(self._heading, 1)
        self.head.addWidget(self.text_button)
        self._area = QScrollArea(self)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QScrollArea.Shape.NoFrame)
        self._wheel = WheelScrolls(self)
        self.layout_ = QVBoxLayout(self)
        self.layout_.setContentsMargins(14, 10, 6, 4)
        self.layout_.addLayout(self.head)
        self._empty = self.make_beginning()
        self.layout_.addWidget(self._empty, 1)
        self.layout_.addWidget(self._area, 1)
        self._sought: QWidget | None = None
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.setInterval(SHOWN_MS)
        self._settling.timeout.connect(self._settle)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self.refresh)
        session.changed.connect(self._on_changed)
        session.learned.connect(self._soon)
        self.context.shown.connect(self.scroll_to)
        self.leads_to = self._area
        self.retranslate()

    def make_beginning(self) -> QWidget:
        """Make what is shown while the pack has no such file."""
        if self.picture:
            self._none.hide()
            self.beginning = Beginning(self.picture, self)
            self.beginning.add_button(self.make_button)
            return self.beginning
        found = QWidget(self)
        empty = QVBoxLayout(found)
        empty.setContentsMargins(0, 20, 0, 0)
        empty.addWidget(self._none)
        empty.addWidget(self.make_button, 0, Qt.AlignmentFlag.AlignLeft)
        empty.addStretch(1)
        return found

    @property
    def empty(self) -> bool:
        """Whether nothing is there to be shown in a form; where there are ways to begin, a file that says nothing is empty."""
        data = self.context.data
        return not isinstance(data, dict) or (bool(self.picture) and not data.keys() - {"format"})

    def beginnings(self) -> tuple[str, str, list[Way]]:
        """Return what is said while nothing is written yet, and ways to begin."""
        return "", "", []

    @property
    def title(self) -> str:
        """What the page is called."""
        return page_title(self.kind)

    def retranslate(self) -> None:
        """Say everything in the present language: the form is made anew."""
        self._heading.setText(self.title)
        self.text_button.setText(tr("As text"))
        self.text_button.setToolTip(tr("The same file as text (Ctrl+T)"))
        self._area.setAccessibleName(self.title)
        file = self.session.document.files.get(self.kind)
        self._none.setText(tr("This pack has no {name}.", name=file.name if file is not None else self.kind))
        self.make_button.setText(tr("Begin one"))
        self._drop_form()
        self._soon()

    def _drop_form(self) -> None:
        if self.form is not None:
            self.form = None
            take_out(self._area)

    def _on_changed(self, changes: list[Change]) -> None:
        if any(change.file in (self.kind, "scenario") for change in changes):
            self._soon()

    def _soon(self) -> None:
        self._stale = True
        if self.isVisible():
            self._later.start()

    def showEvent(self, event: object) -> None:  # noqa: N802
        """Show what changed meanwhile."""
        super().showEvent(event)  # type: ignore[arg-type]
        if self._stale:
            self.catch_up()

    def catch_up(self) -> None:
        """Show what changed while nobody looked."""
        self.refresh()

    def show_form_or_beginning(self) -> bool:
        """Show where the form stands, or ways to begin; tell whether there is something for the form."""
        there = not self.empty
        self._area.setVisible(there)
        self._empty.setVisible(not there)
        self.text_button.setVisible(there)
        return there

    def refresh(self) -> None:
        """Show what the file says now."""
        self._later.stop()
        self._stale = False
        if not self.show_form_or_beginning():
            self._drop_form()
            if self.picture:
                title, told, ways = self.beginnings()
                self.beginning.say(title, told)
                self.beginning.show_ways(ways)
            return
        if self.form is None:
            self.form = self.make_form()
            panel = Panel(self._area)
            column = QVBoxLayout(panel)
            column.setContentsMargins(0, 4, 12, 20)
            column.addWidget(self.form)
            column.addStretch(1)
            show_in(self._area, panel)
        self.form.field = self.context.root
        self.form.refresh()
        self._wheel.calm(self.form)
        self.shown.emit()

    def make_form(self) -> Part:
        """Make the form of the file."""
        return EntryPart(self.context, self.context.root, lambda: (), self._area, HIDDEN, whole=True)

    def scroll_to(self, part: QWidget) -> None:
        """Bring a part of the form into sight, once what was unfolded is shown and has its place."""
        self._sought = part
        self._settling.start()

    def _settle(self) -> None:
        part = self._sought
        if part is None or not isValid(part):
            return
        for _ in range(DEEPEST):  # each layout asks the one around it
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        self._area.ensureWidgetVisible(part, 20, 60)

    def make_file(self) -> None:
        """Give the pack the file that it has not."""
        if self.picture:  # with an empty list: a file that says nothing would be shown as none
            begin_file(
                self.session, self.kind, {"format": 1, self.kind: []}, tr("Begin {name}", name=self.title)
            )
            return
        try:
            edit = self.session.document.new_file(self.kind)
        except CannotEdit as error:
            self.session.refused.emit(said(error))
            return
        file = self.session.document.files[self.kind]
        self.session.do(tr("Begin {name}", name=file.name), edit)

    def take_problems(self) -> None:
        """Problems were found, or are gone: show them where they are."""
        if self.form is not None and self.isVisible():
            self.form.refresh()

    def go_to(self, path: Path) -> bool:
        """Unfold what stands at a path and give it the keyboard; tell whether there is such a thing."""
        if self._stale or self.form is None:
            self.refresh()
        if self.form is None:
            return False
        found = self.form.reach(self.context.shown_at(path))
        self._wheel.calm(self.form)
        found.setFocus(Qt.FocusReason.ShortcutFocusReason)  # what is typed takes the place of a number
        self.scroll_to(found)
        return found is not self.form


def page_title(kind: str) -> str:
    """Return what a page is called."""
    return {
        "map": tr("Map"),
        "scenario": tr("Scenario"),
        "mission": tr("Mission"),
        "cards": tr("Cards"),
        "rulings": tr("Rulings"),
        "texts": tr("Texts"),
        "play": tr("Play"),
    }.get(kind, kind)
