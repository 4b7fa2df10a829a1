"""A small list to choose from, which is searched by typing: what a chip may be, the steps and conditions there are."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from uguisu_editor.i18n import tr
from uguisu_editor.icons import glyph_icon
from uguisu_editor.model.visible import visible
from uguisu_editor.soon import soon
from uguisu_editor.theme import WrappedRows

WIDE, HIGH = 340, 330
ASIDE = 290
"""Pixels of the second list."""
LEAST_ROWS = 8
MOST_SHOWN = 400
"""Rows that are shown; who looks for one of more types a word of it."""
LAST = 1000
"""The rank of what has a word within another, or only in what is told about it."""
OFFER = Qt.ItemDataRole.UserRole
NOTHING = object()
"""What stands there, where nothing does."""


@dataclass(frozen=True)
class Offer:
    """Something to choose: what is read, and what it stands for."""

    text: str
    value: Any
    about: str = ""
    glyph: str = ""
    tint: str = ""
    words: str = ""
    """By what it is found, besides."""
    places: tuple[str, ...] = field(default=(), compare=False)
    """What is lit on the map while it is pointed at."""
    group: str = field(default="", compare=False)
    """The heading below which it stands."""

    def meets(self, wanted: list[str]) -> bool:
        """Tell whether all these words are in it."""
        known = f"{self.text} {self.about} {self.words}".casefold()
        return all(part in known for part in wanted)

    def rank(self, wanted: list[str], others: Callable[[str], list[str]]) -> int | None:
        """Return how well these words, or `others` for them, fit what is read: 0 is best; None if they don't."""
        known = f" {self.text} {self.words}".casefold()
        worst = 0
        for part in wanted:
            if f" {part}" in known:
                continue
            place = next((at for at, one in enumerate(others(part)) if f" {one}" in known), None)
            if place is not None:
                worst = max(worst, place + 1)
            elif part in f"{known} {self.about.casefold()}":
                worst = max(worst, LAST)
            else:
                return None
        return worst


class Chooser(QFrame):
    """Type to search, arrows to go, Enter to choose, Esc to leave."""

    lit = Signal(list)
    chosen = Signal(object)
    """The offer that was taken."""
    closed = Signal()

    def __init__(
        self,
        owner: QWidget,
        offers: Iterable[Offer],
        *,
        asked: str = "",
        typed: Callable[[str], list[Offer]] | None = None,
        others: Callable[[str], list[str]] | None = None,
        aside: Iterable[Offer] = (),
        aside_title: str = "",
        pick: Callable[[], object] | None = None,
        now: object = NOTHING,
    ) -> None:
        super().__init__(owner, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setProperty("popup", True)
        self.setObjectName("chooser")
        self._offers, self._aside, self._typed = list(offers), list(aside), typed
        self._others, self._now = others, now
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(asked or tr("Search"))
        self.search.setAccessibleName(asked or tr("Search"))
        self.search.setClearButtonEnabled(True)
        self.search.addAction(glyph_icon("magnify", "faint"), QLineEdit.ActionPosition.LeadingPosition)
        self.list, self.aside = self._make_list(tr("What may be chosen")), self._make_list(aside_title)
        self.about = QLabel(self)
        self.about.setWordWrap(True)
        self.about.setTextFormat(Qt.TextFormat.PlainText)
        self.about.setProperty("notes", True)
        self.about.setMinimumHeight(self.fontMetrics().lineSpacing() * 2)
        self.about.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._aside_title = QLabel(aside_title, self)
        self._aside_title.setProperty("notes", True)
        lists = QHBoxLayout()
        lists.setSpacing(8)
        lists.addWidget(self.list, 5)
        beside = QWidget(self)
        column = QVBoxLayout(beside)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._aside_title)
        column.addWidget(self.aside, 1)
        beside.setVisible(bool(self._aside))
        lists.addWidget(beside, 4)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.setSpacing(6)
        layout.addWidget(self.search)
        layout.addLayout(lists, 1)
        layout.addWidget(self.about)
        self.pick_button = QPushButton(glyph_icon("map-marker", "place"), tr("Pick it on the map"), self)
        self.pick_button.setVisible(pick is not None)
        layout.addWidget(self.pick_button, 0, Qt.AlignmentFlag.AlignLeft)
        self._pick = pick
        self.pick_button.clicked.connect(self._pick_on_map)
        self.resize(WIDE + (ASIDE if self._aside else 0), HIGH)
        self.search.textChanged.connect(self._fill)
        self.search.installEventFilter(self)
        self.aside.installEventFilter(self)
        self._fill("")
        self.search.setFocus()

    def _make_list(self, name: str) -> QListWidget:
        made = QListWidget(self)
        made.setAccessibleName(name)
        made.setIconSize(QSize(18, 18))
        made.setTextElideMode(Qt.TextElideMode.ElideRight)
        made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        made.setMouseTracking(True)
        made.setWordWrap(True)
        made.setItemDelegate(WrappedRows(made))
        made.currentItemChanged.connect(lambda item, _: self._tell(item))
        made.itemActivated.connect(self.take_item)
        made.itemClicked.connect(self.take_item)
        made.itemEntered.connect(self._tell)
        return made

    def _fill(self, text: str) -> None:
        wanted = text.casefold().split()
        typed = self._typed(text.strip()) if self._typed is not None and text.strip() else []
        found = [*typed, *self._met(wanted)]
        self._show(self.list, found, headed=not wanted)
        self._show(self.aside, [offer for offer in self._aside if offer.meets(wanted)])
        known = (
            row for row, offer in enumerate(self._rows()) if offer is not None and offer.value == self._now
        )
        self._go(next(known, 0) if not wanted else 0, 1)
        if not found and self.aside.count():
            self.aside.setCurrentRow(0)

    def _met(self, wanted: list[str]) -> list[Offer]:
        """Return what is meant by these words: where others mean the same, what fits best comes first."""
        if not wanted or self._others is None:
            return [offer for offer in self._offers if offer.meets(wanted)]
        ranked = [(offer.rank(wanted, self._others), offer) for offer in self._offers]
        met = [(rank, offer) for rank, offer in ranked if rank is not None]
        return [offer for _, offer in sorted(met, key=lambda one: one[0])]

    def _rows(self) -> list[Offer | None]:
        """Return what each row offers; a heading offers nothing."""
        return [self.list.item(row).data(OFFER) for row in range(self.list.count())]

    def _go(self, row: int, step: int) -> None:
        """Point at a row, or at the next one that is no heading; stay where there is none."""
        while 0 <= row < self.list.count():
            if self.list.item(row).data(OFFER) is not None:
                self.list.setCurrentRow(row)
                return
            row += step

    @staticmethod
    def _show(within: QListWidget, offers: list[Offer], *, headed: bool = False) -> None:
        within.clear()
        group = ""
        for offer in offers[:MOST_SHOWN]:
            if headed and offer.group != group:
                group = offer.group
                head = QListWidgetItem(group)
                head.setFlags(Qt.ItemFlag.NoItemFlags)
                bold = head.font()
                bold.setBold(True)
                head.setFont(bold)
                within.addItem(head)
            item = QListWidgetItem(visible(offer.text))
            item.setIcon(glyph_icon(offer.glyph, offer.tint))
            item.setData(OFFER, offer)
            within.addItem(item)

    def _tell(self, item: QListWidgetItem | None) -> None:
        offer = item.data(OFFER) if item is not None else None
        self.about.setText(visible(offer.about) if offer is not None else "")
        self.lit.emit(list(offer.places) if offer is not None else [])

    def take(self) -> None:
        """Choose what is pointed at: in the list, or beside it where nothing else is left."""
        item = self.list.currentItem() or self.aside.currentItem()
        if self.aside.hasFocus():
            item = self.aside.currentItem()
        if item is not None:
            self.take_item(item)

    def take_item(self, item: QListWidgetItem) -> None:
        """Choose one."""
        offer = item.data(OFFER)
        if offer is None:
            return
        self.close()
        self.chosen.emit(offer)

    def _pick_on_map(self) -> None:
        self.close()
        if self._pick is not None:
            self._pick()

    def closeEvent(self, event: object) -> None:  # noqa: N802
        """Light nothing any more."""
        self.lit.emit([])
        self.closed.emit()
        super().closeEvent(event)  # type: ignore[arg-type]

    def eventFilter(self, watched: object, event: QEvent) -> bool:  # noqa: N802
        """Arrows in the search line go through the list; Tab goes to the other one."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.take()
                return True
            if watched is self.search and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
                step = 1 if event.key() == Qt.Key.Key_Down else -1
                self._go(self.list.currentRow() + step, step)
                return True
        return super().eventFilter(watched, event)  # type: ignore[arg-type]


def ask_next(context: QObject, ask: Callable[[], object]) -> None:
    """Ask something once the small window that was answered is gone: one that came up before would be closed with it."""

    def go_on() -> None:
        soon(context, ask)

    going = [one for one in QApplication.topLevelWidgets() if one.property("popup")]
    if going:
        going[-1].destroyed.connect(go_on)
    else:
        go_on()


def show_below(popup: QWidget, owner: QWidget) -> None:
    """Show a small window below what it belongs to, or above it where there is no room."""
    place = owner.mapToGlobal(QPoint(0, owner.height() + 2))
    screen = owner.screen().availableGeometry()
    place.setX(max(screen.left(), min(place.x(), screen.right() - popup.width())))
    if place.y() + popup.height() > screen.bottom():
        above = owner.mapToGlobal(QPoint(0, 0)).y() - popup.height() - 2
        place.setY(above if above >= screen.top() else max(screen.top(), screen.bottom() - popup.height()))
    popup.move(place)
    popup.show()
