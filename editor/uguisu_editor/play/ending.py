"""A game is over: what one may do now, the likeliest first."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QSizePolicy, QToolButton, QWidget

from uguisu_editor.i18n import tr
from uguisu_editor.icons import glyph_icon, icon

AGAIN, WATCH, HUNDRED, CHANGE, INVITE = "again", "watch", "hundred", "change", "invite"
SIGNS = {
    WATCH: ("movie-open-play-outline", "card"),
    HUNDRED: ("chart-bar", "text"),
    CHANGE: ("pencil-outline", "place"),
    INVITE: ("account-multiple-plus-outline", "counter"),
}


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
        self.tiles: dict[str, QToolButton] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(8)
        grid.addWidget(self.head, 0, 0, 1, 2)
        grid.addWidget(self.again, 1, 0, 1, 2)
        for at, name in enumerate(SIGNS):
            tile = self.tiles[name] = QToolButton(self)
            tile.setProperty("tile", True)
            tile.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            tile.setIconSize(QSize(20, 20))
            tile.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            tile.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            tile.clicked.connect(lambda _=False, name=name: self.chosen.emit(name))
            grid.addWidget(tile, 2 + at // 2, at % 2)
        self.retranslate()

    def offer(self, *, hundred: bool) -> None:
        """Offer games of bots only where there is something that plays them."""
        self.tiles[HUNDRED].setVisible(hundred)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.head.setText(tr("And now?"))
        self.again.setText(tr("Play again"))
        self.again.setIcon(icon("first-play-go"))
        told = {
            WATCH: (tr("Watch it"), tr("The whole game, move by move")),
            HUNDRED: (tr("Play 100"), tr("Bots play it a hundred times")),
            CHANGE: (tr("Change it"), tr("Back to the drawing")),
            INVITE: (tr("Invite friends"), tr("Share it: a table with links, a file, print")),
        }
        for name, (title, about) in told.items():
            glyph, tint = SIGNS[name]
            self.tiles[name].setText(title)
            self.tiles[name].setToolTip(about)
            self.tiles[name].setAccessibleName(title)
            self.tiles[name].setAccessibleDescription(about)
            self.tiles[name].setIcon(glyph_icon(glyph, tint))
