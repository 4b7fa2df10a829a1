"""Lists and tables in forms: rows to add, drag, fold, duplicate and delete, by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from PySide6.QtCore import QEvent, QMimeData, QPoint, Qt, QTimer
from PySide6.QtGui import (
    QDrag,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from uguisu.said import translate
from uguisu_editor.forms.context import FormContext, Where
from uguisu_editor.forms.fields import Field
from uguisu_editor.forms.parts import EntryPart, Head, LinePart, Part, Section, line_edit, part_for
from uguisu_editor.i18n import tr
from uguisu_editor.model.edits import Drop, Put, Rename
from uguisu_editor.model.paths import MISSING, Path
from uguisu_editor.model.same import plain_copy
from uguisu_editor.model.visible import visible

ROW_MIME = "application/x-uguisu-row"
FOLDED_FROM = 4
"""A list with so many entries begins with them folded."""
FORM_FILES = 3
ALT, CONTROL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier
ROW_KEYS = {
    (Qt.Key.Key_Up, ALT): "up",
    (Qt.Key.Key_Down, ALT): "down",
    (Qt.Key.Key_D, CONTROL): "duplicate",
    (Qt.Key.Key_Delete, Qt.KeyboardModifier.NoModifier): "delete",
}


def new_entry(field: Field) -> Any:
    """Return an entry to begin with: what the schema asks for, from its examples where those are no ids."""
    if field.kind == "either":
        return new_entry(field.branches()[0])
    if field.kind == "union":
        word = next(iter(field.tags()), "")
        member = field.member(word)
        return {field.tag: word, **(new_entry(member) if member is not None else {})}
    if field.kind == "group":
        return {
            one.name: new_entry(one)
            for one in field.fields
            if one.required and not (one.kind == "choice" and len(one.choices) == 1)
        }
    if field.kind in ("list", "words", "places", "point"):
        return list(field.example) if field.kind == "point" and isinstance(field.example, list) else []
    if field.kind == "table":
        return {}
    if field.kind == "choice":
        return field.choices[0] if field.choices else ""
    if field.kind == "flag":
        return False
    if field.kind in ("whole", "number"):
        return max(int(field.least or 0), int(field.example) if isinstance(field.example, int) else 0)
    example = field.example
    return example if isinstance(example, str | int) else ""


def free_id(field: Field, taken: set[Any], value: Any) -> Any:
    """Give a new entry an id that no other has."""
    if isinstance(value, dict) and "id" in value:
        stem = str(value["id"]).rstrip("0123456789").rstrip("_-") or field.model.rpartition(".")[2].lower()
        number = 2
        name = str(value["id"])
        while name in taken:
            name, number = f"{stem}_{number}", number + 1
        return {**value, "id": name}
    return value


class Elided(QLabel):
    """A line that ends in dots where there is no room."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def paintEvent(self, _: QPaintEvent) -> None:  # noqa: N802
        """Draw as much as there is room for."""
        painter = QPainter(self)
        told = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        group = QPalette.ColorGroup.Active if self.isEnabled() else QPalette.ColorGroup.Disabled
        painter.setPen(self.palette().color(group, QPalette.ColorRole.WindowText))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, told)
        painter.end()


class Row(QFrame):
    """One entry of a list: a line that tells it, and below, when unfolded, its fields."""

    dragged: ClassVar[Row | None] = None

    def __init__(self, owner: ListPart) -> None:
        super().__init__(owner)
        self.owner = owner
        self.entry: Any = MISSING
        self.body: Part | None = None
        self.setObjectName("form-row")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(4, 2, 4, 2)
        self._layout.setSpacing(4)
        self.head = Head(self)
        self._layout.addWidget(self.head)
        self.handle = QLabel("⠿", self.head)
        self.handle.setCursor(Qt.CursorShape.OpenHandCursor)
        self.handle.setToolTip(tr("Drag it to another place (Alt+Up, Alt+Down)"))
        self.handle.installEventFilter(self)
        self.head.row.insertWidget(0, self.handle)
        self.head.fold.clicked.connect(self.toggle)
        self.head.fold.installEventFilter(self)
        self.told = Elided(self.head)
        self.told.installEventFilter(self)
        self.head.row.insertWidget(4, self.told, 100)
        self.mod_button = QToolButton(self.head)
        self.mod_button.setAutoRaise(True)
        self.mod_button.clicked.connect(self._press)
        self.mod_button.hide()
        self.head.row.addWidget(self.mod_button)
        self._freed = False
        self.more = QToolButton(self.head)
        self.more.setAutoRaise(True)
        self.more.setText("⋯")
        self.more.setToolTip(tr("What can be done with this entry"))
        self.more.setAccessibleName(tr("What can be done with this entry"))
        self.more.clicked.connect(
            lambda: self.menu().popup(self.more.mapToGlobal(QPoint(0, self.more.height())))
        )
        self.head.row.addWidget(self.more)
        self.setFocusProxy(self.head.fold)

    @property
    def at(self) -> int:
        """Its number in the list."""
        return self.owner.rows.index(self)

    def where(self) -> Path:
        """Where it stands in the file."""
        return (*self.owner.where(), self.at) if self in self.owner.rows else (*self.owner.where(), 0)

    # Showing.

    def refresh(self) -> None:
        """Tell what it is now."""
        context = self.owner.context
        self.head.tell(context, self.where())
        told = visible(told_in_a_line(context, self.entry)) or "—"
        self.told.setText(told)
        self.told.setToolTip(told)
        self.head.fold.setAccessibleName(told)
        if self.body is not None and not self.body.isHidden():
            self.body.refresh()
        self._show_state()

    def _show_state(self) -> None:
        """In a mod: grey what comes from below, until somebody wants to change it here."""
        path = self.where()
        state = self.owner.context.state(path)
        outermost = sum(isinstance(step, int) for step in path) == 1
        if not state or not outermost:
            return
        greyed = state == "below"
        self.told.setEnabled(not greyed)
        if self.body is not None:
            self.body.setEnabled(not greyed or self._freed)
        here = tr("Change here") if greyed else tr("As below")
        self.mod_button.setText(here)
        self.mod_button.setAccessibleName(f"{here}: {self.told.text()}")
        self.mod_button.setVisible((greyed and not self._freed) or state == "changed")

    def _press(self) -> None:
        context, path = self.owner.context, self.where()
        if context.state(path) == "changed":
            self._freed = False
            context.as_below(path)
            return
        self._freed = True
        self.fold(False)
        self.refresh()
        if self.body is not None:
            self.body.setFocus()

    @property
    def unfolded(self) -> bool:
        """Whether its fields are shown."""
        return self.body is not None and not self.body.isHidden()

    def toggle(self) -> None:
        """Fold or unfold."""
        self.fold(self.unfolded)

    def fold(self, folded: bool = True) -> None:
        """Hide the fields or show them, which are made now if they were not before."""
        if not folded and self.body is None:
            self.body = self.owner.body_of(self)
            holder = QHBoxLayout()
            holder.setContentsMargins(20, 0, 2, 4)
            holder.addWidget(self.body)
            self._layout.addLayout(holder)
        if self.body is not None:
            self.body.setVisible(not folded)
            if not folded:
                self.body.refresh()
                self._show_state()
        self.head.fold.setArrowType(Qt.ArrowType.RightArrow if folded else Qt.ArrowType.DownArrow)

    # Doing.

    def menu(self) -> QMenu:
        """Return what can be done with it."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for name, title, keys in (
            ("duplicate", tr("Duplicate"), "Ctrl+D"),
            ("up", tr("Move up"), "Alt+Up"),
            ("down", tr("Move down"), "Alt+Down"),
            ("delete", tr("Delete"), "Del"),
        ):
            action = menu.addAction(f"{title}\t{keys}")
            action.triggered.connect(lambda _=False, name=name: self.act(name))
        return menu

    def act(self, name: str) -> None:
        """Do something with it, by its name in `ROW_KEYS`."""
        owner, at, path = self.owner, self.at, self.owner.where()
        context = owner.context
        if name == "delete":
            context.remove(path, at)
            owner.focus_row(min(at, len(owner.rows) - 1))
        elif name == "duplicate":
            copy = free_id(owner.item, owner.ids(), plain_copy(self.entry))
            context.insert(path, at + 1, copy)
            owner.focus_row(at + 1)
        else:
            to = at - 1 if name == "up" else at + 2
            if 0 <= to <= len(owner.rows):
                context.move(path, at, path, to)
                owner.focus_row(at - 1 if name == "up" else at + 1)

    def eventFilter(self, watched: object, event: QEvent) -> bool:  # noqa: N802
        """Keys of the row; its handle is dragged; a double click on its line folds."""
        if watched is self.head.fold and isinstance(event, QKeyEvent):
            name = ROW_KEYS.get(
                (Qt.Key(event.key()), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier)
            )
            if name is not None and event.type() == QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if name is not None and event.type() == QEvent.Type.KeyPress:
                QTimer.singleShot(0, self.owner, lambda: self.act(name))
                return True
        if watched is self.handle and isinstance(event, QMouseEvent):
            if event.type() == QEvent.Type.MouseMove and event.buttons() & Qt.MouseButton.LeftButton:
                self._drag()
                return True
            return event.type() == QEvent.Type.MouseButtonPress
        if watched is self.told and event.type() == QEvent.Type.MouseButtonRelease:
            self.toggle()
        return super().eventFilter(watched, event)  # type: ignore[arg-type]

    def _drag(self) -> None:
        drag = QDrag(self)
        data = QMimeData()
        data.setData(ROW_MIME, b"1")
        drag.setMimeData(data)
        drag.setPixmap(self.head.grab())
        Row.dragged = self
        drag.exec(Qt.DropAction.MoveAction)
        Row.dragged = None


class ListPart(Section):
    """A list of entries."""

    def __init__(
        self,
        context: FormContext,
        field: Field,
        where: Where,
        parent: QWidget | None,
        takes: str | None = None,
    ) -> None:
        super().__init__(context, field, where, parent)
        self.item = field.item()
        self.takes = takes
        self.rows: list[Row] = []
        self._opened = False
        self._title = field.title
        self.add_button = QToolButton(self)
        self.add_button.setAutoRaise(True)
        self.add_button.setText("+")
        self.add_button.setToolTip(tr("Add to {name}", name=field.title))
        self.add_button.setAccessibleName(tr("Add to {name}", name=field.title))
        self.add_button.clicked.connect(self.ask)
        self.head.row.insertWidget(2, self.add_button)
        self.gone_button = QToolButton(self)
        self.gone_button.setAutoRaise(True)
        self.gone_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.gone_button.setMenu(QMenu(self.gone_button))
        self.gone_button.hide()
        self.head.row.insertWidget(3, self.gone_button)
        self._holder = QWidget(self)
        self._column = QVBoxLayout(self._holder)
        self._column.setContentsMargins(14, 0, 0, 2)
        self._column.setSpacing(3)
        self._layout.addWidget(self._holder)
        self._gap = QFrame(self._holder)
        self._gap.setFrameShape(QFrame.Shape.HLine)
        self._gap.setLineWidth(3)
        self._gap.hide()
        self._holder.setAcceptDrops(True)
        self._holder.installEventFilter(self)
        self.head.setAcceptDrops(True)
        self.head.installEventFilter(self)
        self._holder.hide()

    @property
    def entries(self) -> list[Any]:
        """The entries as they are now."""
        found = self.value
        return found if isinstance(found, list) else []

    def ids(self) -> set[Any]:
        """The ids that entries have."""
        return {entry.get("id") for entry in self.entries if isinstance(entry, dict)}

    @property
    def unfolded(self) -> bool:
        """Whether the rows are shown."""
        return not self._holder.isHidden()

    def fold(self) -> None:
        """Hide the rows."""
        self._opened = True
        self._holder.hide()
        self.head.fold.setArrowType(Qt.ArrowType.RightArrow)

    def unfold(self) -> None:
        """Show the rows."""
        self._opened = True
        self._holder.show()
        self.head.fold.setArrowType(Qt.ArrowType.DownArrow)
        self._match()

    def refresh(self) -> None:
        """Show the entries that there are."""
        entries = self.entries
        self.head.tell(self.context, self.where())
        self.head.fold.setText(f"{self._title} ({len(entries)})" if entries else self._title)
        self._show_gone()
        if not self._opened and entries:
            self.unfold()
        elif self.unfolded:
            self._match()

    def _show_gone(self) -> None:
        """In a mod: offer to bring back what it takes away."""
        gone = self.context.removed(self.where())
        self.gone_button.setVisible(bool(gone))
        if not gone:
            return
        told = tr("%n taken away here", len(gone))
        self.gone_button.setText(told)
        self.gone_button.setAccessibleName(told)
        menu = self.gone_button.menu()
        menu.clear()
        for entry in gone:
            action = menu.addAction(
                tr("Bring back: {name}", name=visible(told_in_a_line(self.context, entry))[:60])
            )
            action.triggered.connect(
                lambda _=False, entry=entry: self.context.insert(self.where(), len(self.entries), entry)
            )

    def _match(self) -> None:
        """Make the rows those of the entries: what stays the same entry keeps its row, unfolded or not."""
        entries = self.entries
        known: dict[int, Row] = {}
        for row in self.rows:
            if isinstance(row.entry, dict | list):
                known[id(row.entry)] = row
        kept: list[Row | None] = [known.pop(id(entry), None) for entry in entries]
        loose = [row for row in self.rows if row not in kept]
        rows: list[Row] = []
        for at, (entry, same_row) in enumerate(zip(entries, kept, strict=True)):
            taken = loose.pop(0) if same_row is None and loose and self._alike(loose, entry) else same_row
            fresh = taken is None
            row = taken if taken is not None else Row(self)
            row.entry = entry
            rows.append(row)
            if fresh or self._column.indexOf(row) != at:
                self._column.insertWidget(at, row)
        for row in loose:
            self._column.removeWidget(row)
            row.setParent(None)
            row.deleteLater()
        self.rows = rows
        for row in rows:
            if row.body is None and self._begins_open(len(rows)):
                row.fold(False)
            row.refresh()

    def _alike(self, loose: list[Row], entry: Any) -> bool:
        """Whether the first row left over may show an entry that is new: one of words in one line, or of the same name."""
        row = loose[0].entry
        if isinstance(entry, dict) and isinstance(row, dict):
            return "id" in entry and entry["id"] == row.get("id")
        return not isinstance(entry, dict | list) and not isinstance(row, dict | list)

    def _begins_open(self, count: int) -> bool:
        return not self._is_large() or (
            len(self.where()) > 1 and count < FOLDED_FROM and self.item.kind == "union"
        )

    def _is_large(self) -> bool:
        return self.item.kind in ("group", "union", "either", "list", "table")

    def body_of(self, row: Row) -> Part:
        """Return the part that shows a row's fields."""
        where = row.where
        if self.item.kind == "group":
            return EntryPart(self.context, self.item, where, row)
        if self.item.kind in ("union", "list", "table", "either"):
            return part_for(self.context, self.item, where, self.takes, row)
        line = LinePart(self.context, self.item, where, row, self.takes)
        line.label.hide()
        return line

    def focus_row(self, at: int) -> None:
        """Give a row the keyboard, if there is one."""
        if 0 <= at < len(self.rows):
            self.rows[at].head.fold.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.add_button.setFocus()

    def ask(self) -> None:
        """Add an entry; of a union, ask which."""
        if self.item.kind == "union":
            from uguisu_editor.forms.choosing import choose_word

            choose_word(self.add_button, self.item, self.add)
        else:
            self.add()

    def add(self, word: str | None = None) -> None:
        """Add an entry at the end; of a union, the one of that word."""
        entry = new_entry(self.item)
        if word is not None:
            member = self.item.member(word)
            entry = {self.item.tag: word, **(new_entry(member) if member is not None else {})}
            entry = self.suited(entry, member)
        self._opened = True
        if self.context.insert(self.where(), len(self.entries), free_id(self.item, self.ids(), entry)):
            self.unfold()
            if self.rows:
                self.rows[-1].fold(False)
                self.focus_row(len(self.rows) - 1)

    def suited(self, entry: dict[str, Any], member: Field | None) -> dict[str, Any]:
        """Put names that there are in the place of the examples'."""
        takes = self.context.words.takes(member.model) if member is not None else {}
        path = (*self.where(), len(self.entries))
        for key, kind in takes.items():
            if isinstance(entry.get(key), str) and self.context.knows(kind):
                known = [name for name, _ in self.context.candidates(kind, path)]
                if known and entry[key] not in known:
                    entry[key] = known[0]
        return entry

    def inner(self) -> Iterator[Part]:
        """Yield the bodies that were made."""
        for row in self.rows:
            if row.body is not None:
                yield row.body

    def reach(self, path: Path) -> QWidget:
        """Unfold the row in question."""
        here = self.where()
        if len(path) <= len(here):
            return self
        self.unfold()
        number = path[len(here)]
        if not isinstance(number, int) or not 0 <= number < len(self.rows):
            return self
        row = self.rows[number]
        row.fold(False)
        return row.body.reach(path) if row.body is not None and len(path) > len(here) + 1 else row

    # Dropping.

    def eventFilter(self, watched: object, event: QEvent) -> bool:  # noqa: N802
        """Rows of lists of the same kind may be dropped here."""
        if isinstance(event, QDropEvent | QDragMoveEvent | QDragEnterEvent) and self._welcome():
            at = self._gap_at(event.position().toPoint().y()) if watched is self._holder else len(self.rows)
            if event.type() == QEvent.Type.Drop:
                self._gap.hide()
                dragged = Row.dragged
                if dragged is not None:
                    source, number = dragged.owner, dragged.at
                    QTimer.singleShot(0, self, lambda: self.drop_row(source, number, at))
                event.acceptProposedAction()
                return True
            self._show_gap(at)
            event.acceptProposedAction()
            return True
        if isinstance(event, QDragLeaveEvent):
            self._gap.hide()
        return super().eventFilter(watched, event)  # type: ignore[arg-type]

    def _welcome(self) -> bool:
        row = Row.dragged
        return (
            row is not None
            and row.owner.context is self.context
            and row.owner.item.model == self.item.model
            and row.owner.item.kind == self.item.kind
        )

    def drop_row(self, source: ListPart, number: int, at: int) -> None:
        """Move a row of a list to here."""
        self.context.move(source.where(), number, self.where(), at)

    def _gap_at(self, y: int) -> int:
        return sum(row.geometry().center().y() < y for row in self.rows)

    def _show_gap(self, at: int) -> None:
        y = (
            self.rows[at].y() - 3
            if at < len(self.rows)
            else (self.rows[-1].geometry().bottom() if self.rows else 0)
        )
        self._gap.setGeometry(14, max(0, y), self._holder.width() - 14, 4)
        self._gap.show()
        self._gap.raise_()


class TablePart(Section):
    """A table with keys of one's own."""

    def make_body(self) -> Part:
        """Make the rows."""
        return TableRows(self.context, self.field, self.where, self)


class TableRows(Part):
    """A key and a value on each line."""

    def __init__(self, context: FormContext, field: Field, where: Where, parent: QWidget | None) -> None:
        super().__init__(context, field, where, parent)
        self._keys: tuple[str, ...] | None = None
        self._parts: list[Part] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self.add_button = QToolButton(self)
        self.add_button.setAutoRaise(True)
        self.add_button.setText("+")
        self.add_button.setToolTip(tr("Add to {name}", name=field.title))
        self.add_button.setAccessibleName(tr("Add to {name}", name=field.title))
        self.add_button.clicked.connect(self._add)
        self._column.addWidget(self.add_button)

    def refresh(self) -> None:
        """Show the lines that there are."""
        value = self.value
        keys = tuple(value) if isinstance(value, dict) else ()
        if keys != self._keys:
            self._keys = keys
            while self._column.count() > 1:
                old = self._column.takeAt(0)
                widget = old.widget() if old is not None else None
                if widget is not None:
                    widget.setParent(None)
                    widget.deleteLater()
            self._parts = []
            for at, key in enumerate(keys):
                self._column.insertWidget(at, self._line(key))
        for part in self._parts:
            part.refresh()

    def _line(self, key: str) -> QWidget:
        line = QWidget(self)
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        name = line_edit(line, tr("Name in {name}", name=self.field.title))
        name.setText(key)
        name.setFixedWidth(110)
        name.editingFinished.connect(lambda: self._rename(key, name.text().strip()))
        part = part_for(self.context, self.field.item(), lambda: (*self.where(), key), None, line)
        if isinstance(part, LinePart):
            part.label.hide()
        gone = QToolButton(line)
        gone.setAutoRaise(True)
        gone.setText("×")
        gone.setAccessibleName(tr("Delete {name}", name=key))
        gone.setToolTip(tr("Delete {name}", name=key))
        gone.clicked.connect(
            lambda: self.context.do(
                tr("Delete {name}", name=key), Drop(self.context.kind, (*self.where(), key))
            )
        )
        row.addWidget(name)
        row.addWidget(part, 1)
        row.addWidget(gone)
        self._parts.append(part)
        return line

    def _rename(self, key: str, name: str) -> None:
        if name and name != key and self._keys is not None and name not in self._keys:
            self.context.do(
                tr("Change {name}", name=key), Rename(self.context.kind, (*self.where(), key), name)
            )

    def _add(self) -> None:
        taken = set(self._keys or ())
        stem = next(iter(self.field.example), "name") if isinstance(self.field.example, dict) else "name"
        name, number = str(stem), 2
        while name in taken:
            name, number = f"{stem}_{number}", number + 1
        value = new_entry(self.field.item())
        if isinstance(self.value, dict):
            self.context.do(
                tr("Add to {name}", name=self.field.title),
                Put(self.context.kind, (*self.where(), name), value),
            )
        else:
            self.context.set((*self.where(), name), value)

    def inner(self) -> Iterator[Part]:
        """Yield the values."""
        yield from self._parts


def told_in_a_line(context: FormContext, entry: Any) -> str:
    """Return what an entry says, in one line: its id and title, the event it waits for, what it does."""
    words, language = context.words, context.language
    if not isinstance(entry, dict) or any(
        isinstance(entry.get(tag), str) for tag in ("op", "test", "expect")
    ):
        return words.entry(entry, language)
    names = ("id", "letter", "change", "remove", "replace")
    told = [entry[key] for key in names if isinstance(entry.get(key), str)]
    for key in ("title", "name"):
        text = entry.get(key)
        if isinstance(text, str | dict) and text:
            told.append(translate(text, language) if isinstance(text, str) or _texts(text) else "")
    if isinstance(entry.get("on"), str):
        told.append(entry["on"].replace("_", " "))
    for key in ("do", "expect"):
        deeds = entry.get(key)
        if isinstance(deeds, list) and deeds:
            told.append("; ".join(words.entry(one, language, 1) for one in deeds))
    return " · ".join(part for part in told if part) or words.entry(entry, language)


def _texts(table: Any) -> bool:
    return all(isinstance(text, str) for text in table.values())
