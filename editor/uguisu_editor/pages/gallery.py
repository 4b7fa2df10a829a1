"""The gallery of a pack's cards: faces to choose from, found by words, narrowed by kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QIcon, QPainter, QPainterPath, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QWidget,
)

from uguisu.board import Path, Picture
from uguisu_editor.canvas.scene_painter import paint_marks
from uguisu_editor.forms.flow import FlowLayout
from uguisu_editor.i18n import tr
from uguisu_editor.icons import glyph_icon, icon
from uguisu_editor.io.painting import paint
from uguisu_editor.model.card_faces import CardFace, Drawn
from uguisu_editor.model.visible import visible
from uguisu_tools.looks import glyph_at

NAME = Qt.ItemDataRole.UserRole
YOURS, BADGE, ABOUT, SIGN = (Qt.ItemDataRole.UserRole + number for number in range(1, 5))
SMALLEST, WIDEST, TALL = 102, 124, 1.304
"""Pixels of a face's width in the gallery at least and at most, and how much higher it is."""
GAP, ROUND = 10, 7
TILE, TOLD_HIGH = 158, 56
"""Pixels of the width at least of a face that is told of below it, and of the height of that."""
GREY = "#e4dfd3"
MOST_KINDS = 6
"""So many kinds are buttons; more of them would be a second gallery."""


class Search(QLineEdit):
    """A line in which cards are looked for by words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setClearButtonEnabled(True)
        self.setProperty("seek", True)
        self._sign = self.addAction(icon("find"), QLineEdit.ActionPosition.LeadingPosition)

    def ask(self, question: str) -> None:
        """Say what is looked for."""
        self.setPlaceholderText(question)
        self.setAccessibleName(question)
        for button in self.findChildren(QToolButton):  # the sign is one, for Qt
            button.setAccessibleName(question)

    def finds(self, title: str, face: CardFace | None, about: str = "") -> bool:
        """Tell whether all words that are typed are parts of what is read of a card: its title, its kind, its words."""
        kind, text = (face.kind, face.text) if face is not None else ("", "")
        said = f"{title} {about} {kind} {text}".casefold()
        return all(word in said for word in self.text().casefold().split())

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Have the sign follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_sign"):
            self._sign.setIcon(icon("find"))


class PaintedFaces:
    """Faces as pictures of pixels: painted once for a size, in the window's thread, when one is first looked at."""

    def __init__(self) -> None:
        self.faces: Mapping[str, CardFace] = {}
        self._kept: dict[tuple[str, str, int, float], QPixmap] = {}

    def take(self, faces: Mapping[str, CardFace]) -> None:
        """Take the faces as they are now; the pictures of those that stay the same are kept."""
        stay = {card for card, face in faces.items() if self.faces.get(card) == face}
        self._kept = {key: pixmap for key, pixmap in self._kept.items() if key[0] in stay}
        self.faces = faces

    def small(self, card: str, wide: int, ratio: float) -> QPixmap | None:
        """Return a small face so many pixels wide, if there is one yet."""
        face = self.faces.get(card)
        return None if face is None else self._painted(card, "small", face.small, wide, ratio)

    def large(self, card: str, wide: int, ratio: float) -> QPixmap | None:
        """Return a face with its words."""
        face = self.faces.get(card)
        return None if face is None else self._painted(card, "large", face.face, wide, ratio)

    def _painted(self, card: str, form: str, drawn: Drawn, wide: int, ratio: float) -> QPixmap | None:
        key = (card, form, wide, ratio)
        if key not in self._kept:
            picture = drawn.picture()
            if picture is None:
                return None
            self._kept[key] = face_pixmap(picture, wide, ratio)
        return self._kept[key]


def face_pixmap(picture: Picture, wide: int, ratio: float) -> QPixmap:
    """Paint a face so many pixels wide, with the round corners of a card."""
    scale = wide / picture.width
    high = round(picture.height * scale)
    pixmap = QPixmap(QSize(round(wide * ratio), round(high * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    outline = QPainterPath()
    outline.addRoundedRect(QRectF(0, 0, wide, high), ROUND, ROUND)
    painter.setClipPath(outline)
    painter.scale(scale, scale)
    paint(picture, painter)
    painter.end()
    return pixmap


def drawing_of(face: QPixmap) -> QPixmap:
    """Return what is drawn on a small face, without its head and its foot."""
    head, foot = round(face.height() * 0.23), round(face.height() * 0.2)
    return face.copy(0, head, face.width(), face.height() - head - foot)


def sign_icon(name: str, colour: str, chosen: str = "#ffffff") -> QIcon:
    """Return the sign of a kind in a colour, and in another where its button is pressed."""
    found = QIcon()
    for state, ink in ((QIcon.State.Off, colour), (QIcon.State.On, chosen)):
        pixmap = QPixmap(32, 32)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_marks(painter, [Path(glyph_at(name, 16, 16, 30), ink)])
        painter.end()
        found.addPixmap(pixmap, QIcon.Mode.Normal, state)
    return found


class Gallery(QListWidget):
    """Faces to choose from, as many side by side as there is room for."""

    def __init__(self, painted: PaintedFaces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.painted = painted
        self.setViewMode(QListWidget.ViewMode.IconMode)
        self.setMovement(QListWidget.Movement.Static)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setMouseTracking(True)
        self.setProperty("gallery", True)
        self.setFrameShape(QListWidget.Shape.NoFrame)
        self.setItemDelegate(self.painter())
        self.wide = SMALLEST
        self._ahead = QTimer(self)
        self._ahead.setInterval(0)
        self._ahead.timeout.connect(self._paint_ahead)
        self._next = self._last = 0
        self.verticalScrollBar().valueChanged.connect(lambda _: self._begin_ahead())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Let the faces fill the width."""
        super().resizeEvent(event)
        room = self.viewport().width() - 4
        across = max(1, room // (SMALLEST + GAP))
        self.wide = min(WIDEST, room // across - GAP)
        self.setGridSize(QSize(room // across, self.high + GAP))

    def painter(self) -> _Faces:
        """Return what paints one of them."""
        return _Faces(self)

    @property
    def high(self) -> int:
        """Pixels of a face's height."""
        return round(self.wide * TALL)

    def add(self, card: str, told: str, *, yours: bool = False, badge: str = "") -> QListWidgetItem:
        """Add a card by its id; a badge says in a word what it is."""
        item = QListWidgetItem(visible(told))
        item.setData(NAME, card)
        item.setData(YOURS, yours)
        item.setData(BADGE, badge or (tr("yours") if yours else ""))
        item.setToolTip(f"<p>{visible(told)}</p>")
        self.addItem(item)
        return item

    def listed(self) -> list[tuple[str, str, bool]]:
        """Return what is shown: ids, titles, and whether each is one's own."""
        items = map(self.item, range(self.count()))
        return [(str(item.data(NAME)), item.text(), bool(item.data(YOURS))) for item in items]

    def choose(self, card: str) -> bool:
        """Choose a card by its id; tell whether it is there."""
        for row in range(self.count()):
            if self.item(row).data(NAME) == card:
                self.setCurrentRow(row)
                self.scrollToItem(self.item(row))
                return True
        return False

    def repaint_faces(self) -> None:
        """Faces have come or changed: paint those in sight, and a screen more ahead of being looked at."""
        self._begin_ahead()
        self.viewport().update()

    def _begin_ahead(self) -> None:
        across = max(1, (self.viewport().width() - 4) // max(1, self.gridSize().width()))
        line, high = max(1, self.gridSize().height()), self.viewport().height()
        first = self.verticalScrollBar().value() // line
        self._next, self._last = first * across, (first + 2 * high // line + 2) * across
        self._ahead.start()

    def _paint_ahead(self) -> None:
        """Paint one that is not in sight, and let the window live before the next."""
        if self._next >= min(self._last, self.count()):
            self._ahead.stop()
            return
        card = str(self.item(self._next).data(NAME))
        self.painted.small(card, self.wide, self.devicePixelRatioF())
        self._next += 1


class _Faces(QStyledItemDelegate):
    """Paints one card of the gallery: its face, or a grey shape of its size with its title."""

    def __init__(self, gallery: Gallery) -> None:
        super().__init__(gallery)
        self.gallery = gallery

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:  # noqa: N802
        """Return the size of a face with its rim."""
        return self.gallery.gridSize()

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint it."""
        gallery = self.gallery
        room: QRectF = QRectF(option.rect)
        state: QStyle.StateFlag = option.state
        box = QRectF(
            room.x() + (room.width() - gallery.wide) / 2, room.y() + GAP / 2, gallery.wide, gallery.high
        )
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shadow = QPainterPath()
        shadow.addRoundedRect(box.translated(0, 1.5), ROUND, ROUND)
        painter.fillPath(shadow, QColor(0, 0, 0, 36))
        pixmap = gallery.painted.small(str(index.data(NAME)), gallery.wide, gallery.devicePixelRatioF())
        if pixmap is not None:
            painter.drawPixmap(box.topLeft(), pixmap)
        else:
            self._grey(painter, box, str(index.data()))
        if index.data(BADGE):
            self._badge(painter, box, str(index.data(BADGE)))
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        pointed = bool(state & QStyle.StateFlag.State_MouseOver)
        accent = gallery.palette().highlight().color()
        rim = accent if chosen or pointed else gallery.palette().mid().color()
        painter.setPen(QPen(rim, 3 if chosen else 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(-1, -1, 1, 1) if chosen else box, ROUND, ROUND)
        if bool(state & QStyle.StateFlag.State_HasFocus) and gallery.hasFocus():
            painter.setPen(QPen(gallery.palette().text().color(), 2, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(box.adjusted(-3.5, -3.5, 3.5, 3.5), ROUND + 2, ROUND + 2)
        painter.restore()

    def _grey(self, painter: QPainter, box: QRectF, told: str) -> None:
        outline = QPainterPath()
        outline.addRoundedRect(box, ROUND, ROUND)
        painter.fillPath(outline, QColor(GREY))
        font = QFont(self.gallery.font())
        font.setPixelSize(12)
        painter.setFont(font)
        painter.setPen(QColor("#4c463e"))
        flags = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
        painter.drawText(box.adjusted(8, 8, -8, -8), flags, told)

    def _badge(self, painter: QPainter, box: QRectF, told: str) -> None:
        """Say what it is: made or changed here, or one to begin from."""
        font = QFont(self.gallery.font())
        font.setPixelSize(11)
        font.setBold(True)
        painter.setFont(font)
        told = painter.fontMetrics().elidedText(told, Qt.TextElideMode.ElideRight, round(box.width()) - 24)
        wide = painter.fontMetrics().horizontalAdvance(told) + 12
        badge = QRectF(box.right() - wide - 4, box.bottom() - 42, wide, 17)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#2f6f8f"))
        painter.drawRoundedRect(badge, 8, 8)
        painter.setPen(QColor("#ffffff"))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, told)


class Tiles(Gallery):
    """Faces with what is told of each below it."""

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Share out the width."""
        super().resizeEvent(event)
        room = self.viewport().width() - 4
        self.wide = SMALLEST
        across = max(1, room // TILE)
        self.setGridSize(QSize(room // across, self.high + TOLD_HIGH + 4 * GAP))

    def painter(self) -> _Faces:
        """Return what paints one of them."""
        return _Told(self)

    def tell(self, item: QListWidgetItem, about: str, sign: str = "") -> None:
        """Say more of one; a sign stands where it has no face."""
        item.setData(ABOUT, visible(about[:1].upper() + about[1:]))
        item.setData(SIGN, sign)
        item.setToolTip(f"<p><b>{item.text()}</b><br>{visible(about)}</p>")
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{item.text()}. {visible(about)}")


class _Told(_Faces):
    """Paints a face in a frame, with its name and a line or two below it."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint it."""
        gallery, palette = self.gallery, self.gallery.palette()
        state: QStyle.StateFlag = option.state
        room = QRectF(option.rect).adjusted(GAP / 2, GAP / 2, -GAP / 2, -GAP / 2)
        chosen, pointed = (
            bool(state & one) for one in (QStyle.StateFlag.State_Selected, QStyle.StateFlag.State_MouseOver)
        )
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rim = palette.highlight().color() if chosen or pointed else palette.mid().color()
        painter.setPen(QPen(rim, 2 if chosen else 1))
        painter.setBrush(gallery.window().palette().base())  # its own base is the ground of the page
        painter.drawRoundedRect(room.adjusted(1, 1, -1, -1), 10, 10)
        box = QRectF(room.center().x() - gallery.wide / 2, room.top() + GAP, gallery.wide, gallery.high)
        pixmap = gallery.painted.small(str(index.data(NAME)), gallery.wide, gallery.devicePixelRatioF())
        if pixmap is not None:
            painter.drawPixmap(box.topLeft(), pixmap)
        elif not index.data(SIGN):
            self._grey(painter, box, "")
        painter.setBrush(Qt.BrushStyle.NoBrush)
        dashed = Qt.PenStyle.DashLine if index.data(SIGN) else Qt.PenStyle.SolidLine
        painter.setPen(QPen(palette.mid().color(), 1, dashed))
        painter.drawRoundedRect(box, ROUND, ROUND)
        if index.data(SIGN):
            sign = glyph_icon(str(index.data(SIGN)), "piece").pixmap(QSize(32, 32))
            painter.drawPixmap(round(box.center().x()) - 16, round(box.center().y()) - 16, sign)
        told = QRectF(room.left() + 6, box.bottom() + 5, room.width() - 12, TOLD_HIGH)
        font = QFont(gallery.font())
        font.setPixelSize(13)
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(palette.text().color())
        centre = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        name = painter.fontMetrics().elidedText(
            str(index.data()), Qt.TextElideMode.ElideRight, round(told.width())
        )
        painter.drawText(told, centre, name)
        font.setPixelSize(12)
        font.setBold(False)
        painter.setFont(font)
        painter.setPen(palette.placeholderText().color())
        below = told.adjusted(0, 19, 0, 0)
        painter.drawText(below, centre | Qt.TextFlag.TextWordWrap, str(index.data(ABOUT) or ""))
        if bool(state & QStyle.StateFlag.State_HasFocus) and gallery.hasFocus():
            painter.setPen(QPen(palette.text().color(), 2, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(room.adjusted(3.5, 3.5, -3.5, -3.5), 9, 9)
        painter.restore()


class Kinds(QWidget):
    """Buttons for the kinds of cards that there are; one narrows the gallery to its own."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chosen = ""
        self.buttons: dict[str, QToolButton] = {}
        self._group = QButtonGroup(self)
        self._row = FlowLayout(self, gap=0)
        self._known: dict[str, tuple[str, str]] = {}
        self._fits = True

    def show_kinds(self, faces: Mapping[str, CardFace], ink: Callable[[], str]) -> None:
        """Offer the kinds of these cards, in their order; none where all are of one."""
        known = {face.kind: (face.crest, face.colour) for face in faces.values() if face.kind}
        known = known if 1 < len(known) <= MOST_KINDS else {}
        self.setVisible(bool(known) and self._fits)
        if known == self._known and ("" in self.buttons or not known):
            return
        self._known = known
        for button in self.buttons.values():
            self._group.removeButton(button)
            button.hide()
            button.deleteLater()
        self.buttons = {}
        if self.chosen not in known:
            self.chosen = ""
        for kind, (crest, _) in ({"": ("", "")} | known).items():
            button = self.buttons[kind] = QToolButton(self)
            button.setText(visible(kind[:1].upper() + kind[1:]) if kind else tr("All"))
            button.setProperty("part", True)
            button.setProperty("tight", True)
            button.setCheckable(True)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            button.setIconSize(QSize(14, 14))
            if crest:
                button.setIcon(sign_icon(crest, ink()))
            button.setChecked(kind == self.chosen)
            button.clicked.connect(lambda _=False, kind=kind: self._choose(kind))
            self._group.addButton(button)
            self._row.addWidget(button)
            button.show()

    def fit(self, *, wide: bool) -> None:
        """Show them where there is room: elsewhere a kind is found by its word."""
        self._fits = wide
        if not wide and self.chosen:
            self.choose_all()
            self.changed.emit()
        self.setVisible(wide and bool(self._known))

    def choose_all(self) -> None:
        """Show cards of all kinds again."""
        self.chosen = ""
        if "" in self.buttons:
            self.buttons[""].setChecked(True)

    def _choose(self, kind: str) -> None:
        self.chosen = kind
        self.changed.emit()
