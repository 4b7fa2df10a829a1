"""A first mission, step by step: each step points at the real thing, and goes on when it is done."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from uguisu_editor.dialogs.sharing import ShareDialog
from uguisu_editor.forms.lists import FlatList
from uguisu_editor.i18n import tr
from uguisu_editor.pages.form_page import FormPage
from uguisu_editor.pages.mission_page import MissionPage

if TYPE_CHECKING:
    from uguisu_editor.desk import Desk
    from uguisu_editor.pages.first_changes import FirstChanges

LOOK_MS = 250
STEPS_OF_RECIPE = 2
"""Steps that the recipe has which the tutorial begins with."""


class Step(NamedTuple):
    """What to do, where (None: nothing to point at), and how to see that it is done."""

    told: Callable[[], str]
    where: Callable[[Desk], QWidget | None]
    done: Callable[[Desk], bool]


def _page(window: Desk) -> FormPage | None:
    page = window.page.pages.get("mission") if window.page is not None else None
    return page if isinstance(page, FormPage) else None


def _at(*path: str | int) -> Callable[[Desk], QWidget | None]:
    """Where something of the mission is, once its form is shown."""

    def where(window: Desk) -> QWidget | None:
        page = _page(window)
        if page is None or page.form is None:
            return None
        found = page.form.reach(path)
        return found.adder if isinstance(found, FlatList) else found

    return where


def _first_way(window: Desk) -> QWidget | None:
    page = _page(window)
    return next(iter(page.beginning.cards), None) if isinstance(page, MissionPage) else None


def _look(window: Desk, *path: str | int) -> object:
    return window.page.session.document.look("mission", path) if window.page is not None else None


def _begun(window: Desk) -> bool:
    found = _look(window, "triggers")
    return isinstance(found, list) and bool(found)


def _elsewhere(window: Desk) -> bool:
    """Whether the story waits at another place than the recipe has it."""
    board = window.page.session.board if window.page is not None else None
    place = _look(window, "triggers", 0, "if", 0, "place")
    return board is not None and isinstance(place, str) and place != board.ids()[0]


def _one_step_more(window: Desk) -> bool:
    found = _look(window, "triggers", 0, "do")
    return isinstance(found, list) and len(found) > STEPS_OF_RECIPE


def _saved(window: Desk) -> bool:
    return window.page is not None and not window.page.modified


def _moved(window: Desk) -> bool:
    """Whether a move was made in a game."""
    play = window.page.play if window.page is not None and window.page.playing else None
    return play is not None and bool(play.table.steps)


def _first_changes(window: Desk) -> FirstChanges | None:
    return window.page.drawing.side.first_changes if window.page is not None else None


def _own_game(window: Desk) -> bool:
    """Whether a game was begun that stands ready to be changed."""
    return window.page is not None and window.page.drawing.guided


def _made_yours(window: Desk) -> bool:
    """Whether something of one's own game is other than as it began."""
    return _own_game(window) and window.page is not None and window.page.session.stack.canUndo()


def _sharing(window: Desk) -> bool:
    return window.page is not None and bool(window.page.findChildren(ShareDialog))


STEPS: tuple[Step, ...] = (
    Step(
        lambda: tr(
            "Begin with a pack of your own: “Copy”. The first ones in its list are small, to learn on. Give yours "
            "a title."
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
        lambda: tr(
            "A mission is told in stories: when something happens, if this is so, then do that. Begin with "
            "a recipe: “An alarm that counts”."
        ),
        _first_way,
        _begun,
    ),
    Step(
        lambda: tr(
            "The coloured words are chips: what may be changed. Click the green one, and choose another "
            "place; the map shows where each is."
        ),
        _at("triggers", 0, "if", 0, "place"),
        _elsewhere,
    ),
    Step(
        lambda: tr(
            "One thing more should happen: press “Add a step”. Steps stand in groups, and are found by words, "
            "such as “say”. Fill in its chips."
        ),
        _at("triggers", 0, "do"),
        _one_step_more,
    ),
    Step(
        lambda: tr(
            "Here it says whether there are problems. Click it to see what to do about each; F8 goes to the next."
        ),
        lambda window: window.status.badge,
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
        lambda: tr("Play it with Ctrl+R, against bots: click what shines. Ctrl+R again brings you back."),
        lambda window: window.page.tree if window.page is not None else None,
        _moved,
    ),
    Step(
        lambda: tr(
            "Now a game of your own: press this sign beside the tabs, choose a game, and begin with “A small "
            "whole game”. It can be played at once."
        ),
        lambda window: window.begin_button,
        _own_game,
    ),
    Step(
        lambda: tr(
            "Make it yours: at the right are first changes that show at once. Press “Do it”, or draw on the map."
        ),
        _first_changes,
        _made_yours,
    ),
    Step(
        lambda: tr(
            "Share it with friends: a table to play at, one file, a kit to print. Nothing leaves this computer "
            "before you press a button."
        ),
        lambda window: window.share_button,
        _sharing,
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
    """The strip that tells the steps, at the foot of the window: it has room of its own there, and lies over nothing."""

    def __init__(self, window: Desk) -> None:
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
        row = QHBoxLayout(self)
        row.addWidget(self._count)
        row.addWidget(self.text, 1)
        for button in (self.back_button, self.next_button, self.close_button):
            row.addWidget(button)
        self._looking = QTimer(self)
        self._looking.setInterval(LOOK_MS)
        self._looking.timeout.connect(self.look)
        window.installEventFilter(self)
        self.retranslate()

    def begin(self) -> None:
        """Begin, or go on."""
        self.show()
        self._place()
        self._looking.start()
        self.go(self.at if self.at < len(STEPS) else 0)
        self.next_button.setFocus()

    def leave(self) -> None:
        """Close the box."""
        self._looking.stop()
        self.pointer.hide()
        self.hide()
        self._place()

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
        """Stand at the foot of the window, which keeps that room free."""
        window = self._window
        high = self.heightForWidth(window.width()) if self.hasHeightForWidth() else self.sizeHint().height()
        room = max(high, self.sizeHint().height()) if not self.isHidden() else 0
        window.setContentsMargins(0, 0, 0, room)
        self.setGeometry(0, window.height() - room, window.width(), room)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Stay at the foot."""
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self._place()
        return super().eventFilter(watched, event)
