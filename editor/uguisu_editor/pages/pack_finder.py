"""What narrows the packs of the start page: words that are looked for, one's own or mods; and which of them come first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from uguisu_editor.i18n import tr
from uguisu_editor.pages.gallery import Search
from uguisu_editor.pages.moments import Segments
from uguisu_editor.pages.tiles import COPY, MOD, OWN, PackTile

ALL = ""
NEWEST, BY_NAME = "newest", "name"
MOST_AT_FIRST = 12
"""So many of one's own are seen before all are asked for."""
SEARCH_WIDE, SEARCH_NARROW = 200, 110
"""Pixels."""


class PackFinder(QWidget):
    """Narrows the packs by their kinds and by words, and puts them in order. `changed` tells that it was used."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kinds, self.order = Segments(self), Segments(self)
        self.search = Search(self)
        self.search.setMaximumWidth(SEARCH_WIDE)
        self.search.setMinimumWidth(SEARCH_NARROW)
        self.search.textChanged.connect(self.changed)
        self.kinds.chosen.connect(self.changed)
        self.order.chosen.connect(self.changed)
        self._whole = False
        self.all_button = QPushButton(self)
        self.all_button.setProperty("small", "true")
        self.all_button.clicked.connect(self._show_whole)
        self.nothing = QLabel(parent)
        self.nothing.setProperty("notes", True)
        self.nothing.hide()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(self.kinds)
        row.addStretch(1)
        for part in (self.all_button, self.search, self.order):
            row.addWidget(part, 0, Qt.AlignmentFlag.AlignVCenter)
        self.say([])

    def say(self, own: Sequence[PackTile]) -> None:
        """Say how many packs of one's own there are, of which kinds; what nobody would choose between is not shown."""
        kinds = Counter(tile.kind for tile in own)
        told = {
            ALL: tr("All {count}", count=len(own)),
            OWN: tr("Yours {count}", count=kinds[OWN]),
            COPY: tr("Copies {count}", count=kinds[COPY]),
            MOD: tr("Mods {count}", count=kinds[MOD]),
        }
        told = {kind: words for kind, words in told.items() if kind == ALL or kinds[kind]}
        self.kinds.offer(told)
        self.kinds.setVisible(len(kinds) > 1)
        if self.kinds.isHidden():
            self.kinds.buttons[ALL].setChecked(True)
        self.order.offer({NEWEST: tr("newest"), BY_NAME: tr("by name")})
        self.order.setVisible(len(own) > 1)
        self.search.ask(tr("Find a pack"))
        self.all_button.setText(told[ALL])
        self.nothing.setText(tr("No pack has these words in its name. Look for fewer of them."))

    @property
    def words(self) -> list[str]:
        """What is looked for."""
        return self.search.text().casefold().split()

    def finds(self, tile: PackTile) -> bool:
        """Tell whether a pack has all words that are looked for."""
        found = f"{tile.card.title} {tile.told} {tile.card.path.name}".casefold()
        return all(word in found for word in self.words)

    def in_order(self, own: list[PackTile]) -> list[PackTile]:
        """Return one's own packs, those that come first first: the ones worked on last, or by their names."""
        if self.order.current != BY_NAME:
            return own
        return sorted(own, key=lambda tile: tile.card.title.casefold())

    def choose(self, own: list[PackTile]) -> list[PackTile]:
        """Return those of one's own packs that are seen."""
        kind = self.kinds.current
        found = [tile for tile in self.in_order(own) if kind in (ALL, tile.kind) and self.finds(tile)]
        self.all_button.setVisible(len(found) > MOST_AT_FIRST and not self._whole and not self.words)
        return found if self._whole or self.words else found[:MOST_AT_FIRST]

    def _show_whole(self) -> None:
        self._whole = True
        self.changed.emit()
