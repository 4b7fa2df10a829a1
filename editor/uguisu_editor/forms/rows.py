"""The entries of a list in a form: to drag, copy, move and delete, by mouse and by keyboard. The plainest is a row."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from PySide6.QtCore import QEvent, QMimeData, QPoint, QSize, Qt
from PySide6.QtGui import QDrag, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from uguisu_changes.paths import MISSING, Path
from uguisu_changes.same import plain_copy
from uguisu_editor.forms.entries import free_id, told_in_a_line
from uguisu_editor.forms.parts import Head, Part
from uguisu_editor.i18n import tr
from uguisu_editor.model.visible import visible
from uguisu_editor.soon import soon

if TYPE_CHECKING:
    from uguisu_editor.forms.lists import ListPart

ROW_MIME = "application/x-uguisu-row"
LEAST = 160
"""Pixels that a long title has at least."""
HIGHEST_DRAGGED = 90
"""Pixels of an entry that are seen while it is dragged."""
ALT, CONTROL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier
ROW_KEYS = {
    (Qt.Key.Key_Up, ALT): "up",
    (Qt.Key.Key_Down, ALT): "down",
    (Qt.Key.Key_D, CONTROL): "duplicate",
    (Qt.Key.Key_Delete, Qt.KeyboardModifier.NoModifier): "delete",
}


class Elided(QLabel):
    """A line that ends in dots where there is no room."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def paintEvent(self, _: QPaintEvent) -> None:  # noqa: N802
        """Draw as much as there is room for."""
        painter = QPainter(self)
        room = self.contentsRect()
        text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        group = QPalette.ColorGroup.Active if self.isEnabled() else QPalette.ColorGroup.Disabled
        painter.setPen(self.palette().color(group, QPalette.ColorRole.WindowText))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
        painter.end()


class Title(Elided):
    """A title that takes the room it needs, as far as there is any."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """A few words are enough."""
        wanted = self.sizeHint()
        return QSize(min(LEAST, wanted.width()), wanted.height())


class ListEntry(QFrame):
    """One entry of a list: it can be dragged, copied, moved and deleted, by mouse and by keyboard. How it looks is for those
    that are made of it to say.
    """

    dragged: ClassVar[ListEntry | None] = None

    def __init__(self, owner: ListPart) -> None:
        super().__init__(owner)
        self.owner = owner
        self.entry: Any = MISSING
        self.body: Part | None = None
        self._keyed: list[QWidget] = []
        self._handles: list[QWidget] = []
        self._pressed: QPoint | None = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    @property
    def at(self) -> int:
        """Its number in the list."""
        return self.owner.rows.index(self)

    def where(self) -> Path:
        """Where it stands in the file."""
        return (*self.owner.where(), self.at) if self in self.owner.rows else (*self.owner.where(), 0)

    def refresh(self) -> None:
        """Show what it is now."""
        raise NotImplementedError

    def open(self) -> None:
        """Show what is in it."""

    # Doing.

    def take_keys(self, widget: QWidget) -> None:
        """Keys of the entry are pressed while this has the keyboard."""
        self._keyed.append(widget)
        widget.installEventFilter(self)

    def take_drags(self, widget: QWidget) -> None:
        """It is dragged by this."""
        self._handles.append(widget)
        widget.setCursor(Qt.CursorShape.OpenHandCursor)
        widget.installEventFilter(self)

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
        """Do something with it, by its name in `ROW_KEYS`; a key may be pressed twice before the row is gone."""
        if self not in self.owner.rows:
            return
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
        """Its keys; its handle is dragged."""
        if watched in self._keyed and isinstance(event, QKeyEvent):
            name = ROW_KEYS.get(
                (Qt.Key(event.key()), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier)
            )
            if name is not None and event.type() == QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if name is not None and event.type() == QEvent.Type.KeyPress:
                soon(self.owner, lambda: self.act(name))
                return True
        if watched in self._handles and isinstance(event, QMouseEvent):
            if event.type() == QEvent.Type.MouseButtonPress:
                self._pressed = event.position().toPoint()
            elif (
                event.type() == QEvent.Type.MouseMove
                and event.buttons() & Qt.MouseButton.LeftButton
                and self._pressed is not None
                and (event.position().toPoint() - self._pressed).manhattanLength()
                >= QApplication.startDragDistance()
            ):
                self._pressed = None
                self._drag()
                return True
        return super().eventFilter(watched, event)  # type: ignore[arg-type]

    def _drag(self) -> None:
        drag = QDrag(self)
        data = QMimeData()
        data.setData(ROW_MIME, b"1")
        drag.setMimeData(data)
        drag.setPixmap(self.grab(self.rect().adjusted(0, 0, 0, min(0, HIGHEST_DRAGGED - self.height()))))
        ListEntry.dragged = self
        drag.exec(Qt.DropAction.MoveAction)
        ListEntry.dragged = None


class Row(ListEntry):
    """A line that tells the entry, and below, when unfolded, its fields."""

    def __init__(self, owner: ListPart) -> None:
        super().__init__(owner)
        self.setObjectName("form-row")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(4, 2, 4, 2)
        self._layout.setSpacing(4)
        self.head = Head(self)
        self._layout.addWidget(self.head)
        self.handle = QLabel("⠿", self.head)
        self.handle.setToolTip(tr("Drag it to another place (Alt+Up, Alt+Down)"))
        self.take_drags(self.handle)
        self.head.row.insertWidget(0, self.handle)
        self.head.fold.clicked.connect(self.toggle)
        self.take_keys(self.head.fold)
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

    def refresh(self) -> None:
        """Tell what it is now."""
        context = self.owner.context
        self.head.tell(context, self.where())
        told = visible(told_in_a_line(context, self.entry, self.owner.item, self.where())) or "—"
        self.told.setText(told)
        name = self.entry.get("id") if isinstance(self.entry, dict) else None
        self.told.setToolTip(f"{told}\n{visible(name)}" if isinstance(name, str) else told)
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

    def open(self) -> None:
        """Show its fields."""
        self.fold(False)

    def eventFilter(self, watched: object, event: QEvent) -> bool:  # noqa: N802
        """A click on its line folds."""
        if watched is self.told and event.type() == QEvent.Type.MouseButtonRelease:
            self.toggle()
        return super().eventFilter(watched, event)
