"""One palette for all that the map is drawn with: three tabs, groups below them, each thing as the map draws it."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFont, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QButtonGroup,
    QCheckBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from uguisu_editor.away import show_in
from uguisu_editor.i18n import tr
from uguisu_editor.icons import icon
from uguisu_editor.tools.palette import TABS, Brush, Offers, Tab, passing

WIDTH = 244
"""Pixels of the palette across."""
ACROSS = 3
"""How many pictures stand side by side."""
PICTURE, SIGN = QSize(52, 38), QSize(30, 24)
LINE = 30
"""Pixels of a thing that is a line, if its name takes one."""
NAME, LEAST_NAME = 66, 40
"""Pixels of the name below a picture, at most and at least."""


class PaletteButton(QToolButton):
    """One thing: clicked, it is taken into the hand; dragged, it is put down where one lets go."""

    taken = Signal(str)
    carried = Signal(str, QPoint)
    dropped = Signal(str, QPoint)
    pointed = Signal(str)
    """The mouse is over it, or no longer: its key, or nothing."""

    def __init__(self, offer: Brush, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.key = offer.key
        self._title = ""
        self._from: QPoint | None = None
        self._dragging = False
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty("swatch" if offer.swatch else "line", True)
        self.count = QLabel(self)
        self.count.setProperty("notes", True)
        self.count.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        if offer.swatch:
            self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
            self.setIconSize(PICTURE)
            self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            self.count.hide()
        else:
            self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            self.setMinimumHeight(LINE)
            row = QHBoxLayout(self)
            row.setContentsMargins(4, 1, 6, 1)
            row.setSpacing(7)
            self.sign, self.name = QLabel(self), QLabel(self)
            self.name.setWordWrap(True)  # no word is cut, in the longest language either
            self.sign.setFixedSize(SIGN)
            self.sign.setAlignment(Qt.AlignmentFlag.AlignCenter)
            for label in (self.sign, self.name):
                label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            row.addWidget(self.sign)
            row.addWidget(self.name, 1)
            row.addWidget(self.count)
        self.clicked.connect(lambda _=False: self.taken.emit(self.key))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Be as high as the name needs, in as many lines as it takes."""
        super().resizeEvent(event)
        layout = self.layout()
        if layout is None:
            self._lay_name()
        else:
            layout.activate()
            self.setMinimumHeight(max(LINE, self.name.heightForWidth(self.name.width()) + 4))

    def show_offer(self, offer: Brush, offers: Offers) -> None:
        """Show what it is, how many there are, and whether there may be more."""
        shown = offers.icon(offer)
        if offer.swatch:
            self.setIcon(shown)
            self._title = offer.title
            self._lay_name()
        else:
            self.sign.setPixmap(shown.pixmap(SIGN))
            self.name.setText(offer.title)
            self.name.setEnabled(not offer.out)
            self.count.setText(offer.amount)
            if offer.passes:
                self.count.setPixmap(passing(offer.passes, self.devicePixelRatioF()))
        self.setToolTip("\n".join(part for part in (offer.title, offer.told) if part))
        self.setAccessibleName(", ".join(part for part in (offer.title, offer.amount) if part))
        self.setAccessibleDescription(offer.told)

    def _lay_name(self) -> None:
        """Part the name below the picture by the room that there is: a scroll bar takes some of it."""
        told = self._in_lines(self._title).replace("&", "&&")
        if told != self.text():
            self.setText(told)

    def _in_lines(self, title: str) -> str:
        """Return a name below a picture, in as many lines as its words take; a word that is too long for one is parted."""
        fits = self.fontMetrics().horizontalAdvance
        lines, room = [""], max(LEAST_NAME, min(NAME, self.width() - 4))
        for word in title.split():
            if lines[-1] and fits(f"{lines[-1]} {word}") <= room:
                lines[-1] += f" {word}"
                continue
            if lines[-1]:
                lines.append("")
            count = 1
            while fits(word[: ceil(len(word) / count)] + "-" * (count > 1)) > room and count < len(word):
                count += 1
            step = ceil(len(word) / count)  # parts of one length: no letter is left alone
            parts = [word[at : at + step] for at in range(0, len(word), step)]
            lines[-1:] = [*(f"{part}-" for part in parts[:-1]), parts[-1]]
        return "\n".join(lines)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """A drag may begin."""
        super().mousePressEvent(event)
        self._from = event.position().toPoint() if event.button() == Qt.MouseButton.LeftButton else None
        self._dragging = False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Carry it over the map."""
        if self._from is None:
            return
        away = (event.position().toPoint() - self._from).manhattanLength()
        self._dragging = self._dragging or away >= QApplication.startDragDistance()
        if self._dragging:
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self.carried.emit(self.key, event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Let go."""
        self.unsetCursor()
        dragging, self._from, self._dragging = self._dragging, None, False
        if dragging:
            self.setDown(False)
            self.dropped.emit(self.key, event.globalPosition().toPoint())
        else:
            super().mouseReleaseEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        """It is pointed at."""
        super().enterEvent(event)
        self.pointed.emit(self.key)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        """It is pointed at no longer."""
        super().leaveEvent(event)
        self.pointed.emit("")

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Enter takes it, as Space does."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


class Palette(QWidget):
    """The tabs, a line to find things by, and the things."""

    taken = Signal(str)
    carried = Signal(str, QPoint)
    dropped = Signal(str, QPoint)
    pointed = Signal(str)
    """The mouse is over a thing: its key, or nothing."""
    marks = Signal(bool)
    """The map is to show all that places are, or no longer."""
    turned = Signal(str)
    """Another tab is in front."""

    def __init__(self, offers: Offers, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("palette")
        self.setFixedWidth(WIDTH)
        self.offers = offers
        self.tab: Tab = "ground"
        self.cells: dict[str, PaletteButton] = {}
        self._built: object = None
        self.tabs: dict[Tab, QToolButton] = {}
        group, row = QButtonGroup(self), QHBoxLayout()
        row.setSpacing(0)
        for tab in TABS:
            button = self.tabs[tab] = QToolButton(self)
            button.setCheckable(True)
            button.setProperty("part", True)
            button.setProperty("tight", True)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            button.clicked.connect(lambda _=False, tab=tab: self.turn(tab))
            group.addButton(button)
            row.addWidget(button)
        self.search = QLineEdit(self)
        self.search.setClearButtonEnabled(True)
        self._search_sign = self.search.addAction(icon("find"), QLineEdit.ActionPosition.LeadingPosition)
        self.search.textChanged.connect(lambda _: self.refresh())
        self._area = QScrollArea(self)
        self._area.setObjectName("palette-area")
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.nothing = QLabel(self)
        self.nothing.setWordWrap(True)
        self.nothing.setProperty("notes", True)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 4, 10)
        column.setSpacing(8)
        column.addLayout(row)
        column.addWidget(self.search)
        column.addWidget(self._area, 1)
        column.addWidget(self.nothing)
        self.all_marks = QCheckBox(self)
        self.all_marks.toggled.connect(self.marks)
        column.addWidget(self.all_marks)
        self.how_to = QLabel(self)
        self.how_to.setWordWrap(True)
        self.how_to.setProperty("notes", True)
        column.addWidget(self.how_to)

    def turn(self, tab: Tab) -> None:
        """Bring a tab to the front."""
        if tab != self.tab:
            self.tab = tab
            self.refresh()
            self.turned.emit(tab)

    def refresh(self) -> None:
        """Show what there is now, and how many of each."""
        every = self.offers.all()
        used = [tab for tab in TABS if any(offer.tab == tab for offer in every)]
        if used and self.tab not in used:
            self.tab = used[0]
        for tab, button in self.tabs.items():
            button.setVisible(tab in used)
            button.setText(self.offers.tab_title(tab).replace("&", "&&"))
            button.setAccessibleName(self.offers.tab_title(tab))
            button.setChecked(tab == self.tab)
        wanted = self.search.text().strip().casefold()
        # Who looks for something does not know under which tab it is.
        shown = [
            offer
            for offer in every
            if (wanted in f"{offer.title} {offer.told}".casefold() if wanted else offer.tab == self.tab)
        ]
        shape = [(offer.key, offer.group, offer.swatch) for offer in shown]
        if shape != self._built:
            self._build(shown)
            self._built = shape
        for offer in shown:
            self.cells[offer.key].show_offer(offer, self.offers)
        self.all_marks.setVisible(any(offer.key.startswith("tag:") for offer in shown))
        self.nothing.setText(
            tr("Nothing is called so.") if wanted else tr("This game has nothing to put here.")
        )
        self.nothing.setVisible(not shown)

    def _build(self, shown: list[Brush]) -> None:
        self.cells = {}
        panel = QFrame(self)
        panel.setObjectName("palette-panel")
        column = QVBoxLayout(panel)
        column.setContentsMargins(4, 6, 4, 8)
        column.setSpacing(1)
        groups: dict[str, list[Brush]] = {}
        for offer in shown:
            groups.setdefault(offer.group, []).append(offer)
        for title, offers in groups.items():
            head = QLabel(title, panel)
            head.setProperty("group", True)
            capitals = head.font()
            capitals.setCapitalization(QFont.Capitalization.AllUppercase)
            head.setFont(capitals)
            told = QLabel(self.offers.heading(offers), panel)
            told.setProperty("notes", True)
            told.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
            told.setVisible(bool(told.text()))
            for label in (head, told):
                label.setWordWrap(True)  # no word is cut, in the longest language either
            line = QHBoxLayout()
            line.setContentsMargins(0, 0, 6, 0)
            line.addWidget(head, 1)
            line.addWidget(told, 1)
            column.addLayout(line)
            grid = QGridLayout()
            grid.setHorizontalSpacing(0)
            grid.setVerticalSpacing(4)
            column.addLayout(grid)
            for at, offer in enumerate(offers):
                cell = self.cells[offer.key] = PaletteButton(offer, panel)
                cell.taken.connect(self.taken)
                cell.carried.connect(self.carried)
                cell.dropped.connect(self.dropped)
                cell.pointed.connect(self.pointed)
                if offer.swatch:
                    grid.addWidget(cell, at // ACROSS, at % ACROSS, Qt.AlignmentFlag.AlignTop)
                else:
                    grid.setVerticalSpacing(0)
                    grid.addWidget(cell, at, 0, 1, ACROSS)
            for at in range(ACROSS):
                grid.setColumnStretch(at, 1)
        column.addStretch(1)
        show_in(self._area, panel)

    def mark(self, keys: set[str]) -> None:
        """Show what is in hand."""
        for key, cell in self.cells.items():
            cell.setChecked(key in keys)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.setAccessibleName(tr("Palette"))
        self._search_sign.setIcon(icon("find"))
        for button in self.search.findChildren(QToolButton):  # the sign is one, for Qt
            button.setAccessibleName(tr("Find in the palette"))
        self.search.setPlaceholderText(tr("Find in the palette"))
        self.search.setAccessibleName(tr("Find in the palette"))
        self.all_marks.setText(tr("Show all marks"))
        self.all_marks.setAccessibleName(tr("Show all marks"))
        self.all_marks.setToolTip(tr("The map shows the sign of everything that is set for a place"))
        self.how_to.setText(
            tr("Drag a thing onto the map, or click it, then where it goes. It stays in hand until Esc.")
        )
        self._built = None
        self.refresh()
