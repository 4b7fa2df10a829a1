"""A game is over: what one may do now, the likeliest first."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from uguisu_editor.i18n import tr
from uguisu_editor.icons import glyph_icon, icon

AGAIN, WATCH, HUNDRED, CHANGE, INVITE = "again", "watch", "hundred", "change", "invite"
SIGNS = {
    WATCH: ("movie-open-play-outline", "card"),
    HUNDRED: ("chart-bar", "text"),
    CHANGE: ("pencil-outline", "place"),
    INVITE: ("account-multiple-plus-outline", "counter"),
}


class EndTile(QToolButton):
    """One thing to do: a sign, what it is, and below it what comes of it."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("tile", True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._name = name
        self._sign, self._title, self._about = QLabel(self), QLabel(self), QLabel(self)
        font = self._title.font()
        font.setBold(True)
        self._title.setFont(font)
        self._about.setProperty("notes", True)
        words = QVBoxLayout()
        words.setSpacing(0)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 6, 8, 6)
        row.setSpacing(9)
        row.addWidget(self._sign)
        row.addLayout(words, 1)
        for label in (self._title, self._about):
            label.setTextFormat(Qt.TextFormat.PlainText)
            words.addWidget(label)
        for label in (self._sign, self._title, self._about):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def tell(self, title: str, about: str, more: str) -> None:
        """Say what it is, what comes of it, and `more` of that to those who wait over it."""
        self._title.setText(title)
        self._about.setText(about)
        self._sign.setPixmap(glyph_icon(*SIGNS[self._name]).pixmap(QSize(20, 20)))
        self.setToolTip(more)
        self.setAccessibleName(title)
        self.setAccessibleDescription(more)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the room of what is in it."""
        layout = self.layout()
        return layout.sizeHint() if layout is not None else super().sizeHint()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """No word is cut."""
        layout = self.layout()
        return layout.minimumSize() if layout is not None else super().minimumSizeHint()


class Ending(QWidget):
    """Play again; watch it, play a hundred, change it, invite friends."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.head = QLabel(self)
        self.head.setProperty("group", True)
        self.again = QPushButton(self)
        self.again.setProperty("first", "true")
        self.again.setMinimumHeight(40)
        self.again.clicked.connect(lambda _=False: self.chosen.emit(AGAIN))
        self.tiles: dict[str, EndTile] = {}
        self._steps = 0
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(8)
        grid.addWidget(self.head, 0, 0, 1, 2)
        grid.addWidget(self.again, 1, 0, 1, 2)
        for at, name in enumerate(SIGNS):
            tile = self.tiles[name] = EndTile(name, self)
            tile.clicked.connect(lambda _=False, name=name: self.chosen.emit(name))
            grid.addWidget(tile, 2 + at // 2, at % 2)
        self.retranslate()

    def offer(self, *, hundred: bool) -> None:
        """Offer games of bots only where there is something that plays them."""
        self.tiles[HUNDRED].setVisible(hundred)

    def tell(self, steps: int) -> None:
        """Say how long it was: that is how long it takes to be watched."""
        self._steps = steps
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.head.setText(tr("And now?"))
        self.again.setText(tr("Play again"))
        self.again.setIcon(icon("first-play-go"))
        told = {
            WATCH: (
                tr("Watch it"),
                tr("%n step(s)", self._steps),
                tr("The whole game, move by move"),
            ),
            HUNDRED: (tr("Play 100"), tr("by bots"), tr("Bots play it a hundred times")),
            CHANGE: (tr("Change it"), tr("map and goal"), tr("Back to the drawing")),
            INVITE: (
                tr("Invite friends"),
                tr("a link, a file"),
                tr("Share it: a table with links, a file, print"),
            ),
        }
        for name, (title, about, more) in told.items():
            self.tiles[name].tell(title, about, more)
