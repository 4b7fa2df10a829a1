"""A first mission, step by step: each step points at the real thing, and goes on when it is done."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from uguisu_editor.forms.lists import ListPart
from uguisu_editor.i18n import tr
from uguisu_editor.pages.form_page import FormPage

if TYPE_CHECKING:
    from uguisu_editor.window import MainWindow

LOOK_MS = 250
WIDTH, MARGIN = 340, 16


class Step(NamedTuple):
    """What to do, where (None: nothing to point at), and how to see that it is done."""

    told: Callable[[], str]
    where: Callable[[MainWindow], QWidget | None]
    done: Callable[[MainWindow], bool]


def _page(window: MainWindow) -> FormPage | None:
    page = window.page.pages.get("mission") if window.page is not None else None
    return page if isinstance(page, FormPage) else None


def _list(window: MainWindow, key: str) -> ListPart | None:
    page = _page(window)
    found = page.form.reach((key,)) if page is not None and page.form is not None else None
    return found if isinstance(found, ListPart) else None


def _adder(key: str) -> Callable[[MainWindow], QWidget | None]:
    def where(window: MainWindow) -> QWidget | None:
        found = _list(window, key)
        return found.add_button if found is not None else None

    return where


def _has(*path: str | int) -> Callable[[MainWindow], bool]:
    """Whether the mission has something there."""

    def done(window: MainWindow) -> bool:
        page = window.page
        return page is not None and bool(_found(page.session.document.look("mission", path)))

    return done


def _found(value: object) -> bool:
    return isinstance(value, str | list | dict) and bool(value)


def _row(window: MainWindow) -> QWidget | None:
    found = _list(window, "triggers")
    if found is None or not found.rows:
        return None
    row = found.rows[0]
    row.fold(False)
    inner = row.body.reach(("triggers", 0, "do")) if row.body is not None else None
    return inner.add_button if isinstance(inner, ListPart) else row


def _saved(window: MainWindow) -> bool:
    return window.page is not None and not window.page.modified


STEPS: tuple[Step, ...] = (
    Step(
        lambda: tr(
            "Make a pack of your own: “New map…”. Choose a game, and begin with a copy of one of its packs."
        ),
        lambda window: window.welcome.new_button if window.page is None else None,
        lambda window: window.page is not None,
    ),
    Step(
        lambda: tr("This list shows the pages of the pack. Choose “Mission”."),
        lambda window: window.page.tree if window.page is not None else None,
        lambda window: window.page is not None and window.page.name == "mission",
    ),
    Step(
        lambda: tr("A mission is a file of the pack. If there is none yet, begin one."),
        lambda window: page.make_button if (page := _page(window)) is not None else None,
        lambda window: window.page is not None and "mission" in window.page.session.document.data,
    ),
    Step(
        lambda: tr(
            "Something must be counted: add a track with +, and give it a title and its highest value."
        ),
        _adder("tracks"),
        _has("tracks"),
    ),
    Step(
        lambda: tr(
            "Something should happen automatically: add a trigger with +, and choose the event it waits for."
        ),
        _adder("triggers"),
        _has("triggers"),
    ),
    Step(
        lambda: tr(
            "Now what happens: press + at “Does”, and choose a word from the list, such as “say” or "
            "“raise”. Fill in its blanks."
        ),
        _row,
        _has("triggers", 0, "do"),
    ),
    Step(
        lambda: tr(
            "Problems are listed here. Click a row to open the page and the field; F8 goes to the next."
        ),
        lambda window: window.docks["problems"],
        lambda window: (
            window.page is not None and not any(one.severity == "error" for one in window.page.problems)
        ),
    ),
    Step(
        lambda: tr("Save with Ctrl+S."),
        lambda _: None,
        _saved,
    ),
    Step(
        lambda: tr("Play it with Ctrl+R, against bots. Ctrl+R again brings you back."),
        lambda window: window.page.tree if window.page is not None else None,
        lambda window: window.page is not None and window.page.playing,
    ),
)


class Pointer(QWidget):
    """A frame around what is spoken of; the mouse goes through it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def point_at(self, widget: QWidget | None) -> None:
        """Go round a widget, if it can be seen."""
        if widget is None or widget.visibleRegion().isEmpty():
            self.hide()
            return
        corner = widget.mapTo(self.window(), QPoint(0, 0))
        self.setGeometry(QRect(corner, widget.size()).adjusted(-5, -5, 5, 5))
        self.show()
        self.raise_()

    def paintEvent(self, _: QPaintEvent) -> None:  # noqa: N802
        """Draw the frame."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().highlight().color(), 3))
        painter.drawRoundedRect(self.rect().adjusted(2, 2, -2, -2), 6, 6)
        painter.end()


class Tutorial(QFrame):
    """The box that tells the steps, in a corner of the window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.at = 0
        self.setObjectName("tutorial")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.pointer = Pointer(window)
        self._count, self.text = QLabel(self), QLabel(self)
        self.text.setWordWrap(True)
        self.back_button, self.next_button, self.close_button = (QPushButton(self) for _ in range(3))
        self.back_button.clicked.connect(lambda: self.go(self.at - 1))
        self.next_button.clicked.connect(lambda: self.go(self.at + 1))
        self.close_button.clicked.connect(self.leave)
        row = QHBoxLayout()
        row.addWidget(self._count, 1)
        for button in (self.back_button, self.next_button, self.close_button):
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.addWidget(self.text)
        column.addLayout(row)
        self._looking = QTimer(self)
        self._looking.setInterval(LOOK_MS)
        self._looking.timeout.connect(self.look)
        window.installEventFilter(self)
        self.retranslate()

    def begin(self) -> None:
        """Begin, or go on."""
        self.show()
        self._looking.start()
        self.go(self.at if self.at < len(STEPS) else 0)
        self.next_button.setFocus()

    def leave(self) -> None:
        """Close the box."""
        self._looking.stop()
        self.pointer.hide()
        self.hide()

    def go(self, at: int) -> None:
        """Show a step; after the last one, it is over."""
        if at >= len(STEPS):
            self.at = len(STEPS)
            self.leave()
            return
        self.at = max(0, at)
        self.retranslate()

    def look(self) -> None:
        """Go on if the step is done; point at what it speaks of."""
        if self.at >= len(STEPS):
            return
        if STEPS[self.at].done(self._window):
            self.go(self.at + 1)
        if self.at < len(STEPS):
            self.pointer.point_at(STEPS[self.at].where(self._window))
            self.raise_()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.setAccessibleName(tr("First mission"))
        step = STEPS[min(self.at, len(STEPS) - 1)]
        self.text.setText(step.told())
        self.text.setAccessibleName(self.text.text())
        self._count.setText(f"{min(self.at, len(STEPS) - 1) + 1} / {len(STEPS)}")
        self.back_button.setText(tr("Back"))
        self.next_button.setText(tr("Skip"))
        self.close_button.setText(tr("Close"))
        self.back_button.setEnabled(self.at > 0)
        self._place()

    def _place(self) -> None:
        self.setFixedWidth(WIDTH)
        self.adjustSize()
        window = self._window
        self.move(window.width() - WIDTH - MARGIN, window.height() - self.height() - MARGIN - 24)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Stay in the corner."""
        if event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)
