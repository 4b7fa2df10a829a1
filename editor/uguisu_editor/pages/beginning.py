"""A page on which nothing is written yet: a picture of what belongs there, one sentence, and ways to begin."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QPixmap, QPolygonF, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from uguisu.board import Path
from uguisu.cards import CardLook
from uguisu_editor.away import put_away
from uguisu_editor.canvas.scene_painter import paint_marks
from uguisu_editor.forms.flow import FlowLayout
from uguisu_editor.i18n import tr
from uguisu_editor.icons import glyph_icon
from uguisu_editor.theme import HEADING, SIDES, TITLE
from uguisu_tools.looks import glyph_at

WIDEST, TWO = 1084, 760
"""Pixels of the page at most, and from which on two ways stand side by side."""
BOX, GAP = (150, 78), 44
CARD = (62, 92)
HIGH, HIGH_FACES = 118, 208
"""Pixels of the picture's height, and with faces of cards in it."""
FAN = ((-13, -118, 22), (-7, -62, 6), (0, 0, 0), (7, 62, 6), (13, 118, 22))
"""Of five faces: how they are turned, and where they lie."""


MORE = "+"
"""What is written on a way that adds something: its sign alone."""


class Way(NamedTuple):
    """A way to begin: what it is called, how it goes, its sign, and what is done."""

    title: str
    told: str
    glyph: str
    tint: str
    take: Callable[[], object]
    verb: str = ""
    """What is written at its right, as on a button."""


class Picture(QWidget):
    """When, if and then, as empty boxes; a fan of cards with a gap for one more; scales; a map to be drawn; two languages."""

    def __init__(self, what: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.what = what
        self.looks: list[CardLook] = []
        """How cards of the game look, for the fan of them."""
        self.faces: list[QPixmap] = []
        """Faces of cards that the game offers to begin from, once they are drawn."""
        self.setFixedHeight(HIGH)
        self.setAccessibleName(tr("A picture of what belongs here"))

    def paintEvent(self, _: QPaintEvent) -> None:  # noqa: N802
        """Draw it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        {
            "mission": self._paint_story,
            "cards": self._paint_cards,
            "rulings": self._paint_ruling,
            "texts": self._paint_texts,
            "map": self._paint_map,
        }[self.what](painter)
        painter.end()

    def show_faces(self, faces: list[QPixmap]) -> None:
        """Fan out faces of cards."""
        self.faces = faces
        self.setFixedHeight(HIGH_FACES if faces else HIGH)
        self.update()

    def _centre(self, painter: QPainter, wide: float) -> None:
        painter.translate(max(0.0, (self.width() - wide) / 2), 0)

    def _paint_ruling(self, painter: QPainter) -> None:
        """A position, a move, and a tick or a cross."""
        self._paint_boxes(
            painter,
            (
                (tr("This stands here"), tr("a position")),
                (tr("that is played"), tr("moves")),
                (tr("and so it is"), tr("what must be true")),
            ),
        )

    def _paint_texts(self, painter: QPainter) -> None:
        """The same words in two languages."""
        palette = self.palette()
        self._centre(painter, 4 * 116 - 8)
        font = QFont(self.font())
        font.setPixelSize(20)
        font.setBold(True)
        painter.setFont(font)
        for number, words in enumerate(("The gate", "La porta", "Ворота", "Брама")):
            box = QRectF(2 + number * 116, 30, 104, 58)
            dashed = Qt.PenStyle.SolidLine if not number else Qt.PenStyle.DashLine
            painter.setPen(QPen(palette.placeholderText().color(), 1.5, dashed))
            painter.setBrush(palette.base())
            painter.drawRoundedRect(box, 9, 9)
            painter.setPen(palette.windowText().color() if not number else palette.placeholderText().color())
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)

    def _paint_map(self, painter: QPainter) -> None:
        """Three places and two ways, the last of them being drawn."""
        palette = self.palette()
        self._centre(painter, 360)
        spots = [QPointF(40, 84), QPointF(130, 36), QPointF(232, 74), QPointF(320, 34)]
        for number, (one, other) in enumerate(pairwise(spots)):
            dashed = Qt.PenStyle.DashLine if number == 2 else Qt.PenStyle.SolidLine
            painter.setPen(QPen(palette.mid().color(), 6 if number < 2 else 3, dashed))
            painter.drawLine(one, other)
        for number, spot in enumerate(spots):
            last = number == len(spots) - 1
            painter.setPen(
                QPen(
                    palette.highlight().color(), 2.5, Qt.PenStyle.DashLine if last else Qt.PenStyle.SolidLine
                )
            )
            painter.setBrush(palette.base())
            painter.drawEllipse(spot, 15, 15)

    def _paint_story(self, painter: QPainter) -> None:
        self._paint_boxes(
            painter,
            (
                (tr("When"), tr("something happens")),
                (tr("if"), tr("this is so")),
                (tr("then"), tr("do that")),
            ),
        )

    def _paint_boxes(self, painter: QPainter, words: Sequence[tuple[str, str]]) -> None:
        palette = self.palette()
        wide = min(BOX[0], (self.width() - 2 * GAP - 4) // 3)
        self._centre(painter, 3 * wide + 2 * GAP + 4)
        for number, (head, told) in enumerate(words):
            box = QRectF(2 + number * (wide + GAP), 18, wide, BOX[1])
            painter.setPen(QPen(palette.placeholderText().color(), 1.5, Qt.PenStyle.DashLine))
            painter.setBrush(palette.base())
            painter.drawRoundedRect(box, 9, 9)
            font = QFont(self.font())
            font.setPixelSize(14)
            font.setBold(True)
            painter.setFont(font)
            painter.setPen(palette.highlight().color())
            centre = Qt.AlignmentFlag.AlignHCenter
            wrapped = int(centre | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
            above = box.adjusted(
                4, 8 if painter.fontMetrics().horizontalAdvance(head) > wide - 8 else 14, -4, -4
            )
            taken = painter.boundingRect(above, wrapped, head)
            painter.drawText(above, wrapped, head)
            font.setPixelSize(12)
            font.setBold(False)
            painter.setFont(font)
            painter.setPen(palette.placeholderText().color())
            below = QRectF(
                box.left() + 6, taken.bottom() + 3, box.width() - 12, box.bottom() - taken.bottom() - 4
            )
            painter.drawText(below, wrapped, told)
            if number:
                end = QPointF(box.left() - 8, box.center().y())
                painter.setPen(QPen(palette.placeholderText().color(), 2))
                painter.drawLine(QPointF(box.left() - GAP + 8, end.y()), end)
                painter.setBrush(palette.placeholderText())
                painter.drawPolygon(QPolygonF([end, end + QPointF(-8, -5), end + QPointF(-8, 5)]))

    def _paint_cards(self, painter: QPainter) -> None:
        palette, middle = self.palette(), self.width() / 2
        if self.faces:
            self._paint_faces(painter)
            return
        looks = self.looks
        for number, (turn, shift) in enumerate(((-16, -74), (-8, -40), (8, 40), (16, 74))):
            look = looks[number % len(looks)] if looks else CardLook(SIDES[number], "")
            painter.save()
            painter.translate(middle + shift, 66 + abs(shift) / 9)
            painter.rotate(turn)
            card = QRectF(-CARD[0] / 2, -CARD[1] / 2, *CARD)
            painter.setPen(QPen(palette.mid().color(), 1))
            painter.setBrush(QColor("#fffdf8"))
            painter.drawRoundedRect(card, 6, 6)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(look.colour))
            painter.drawRect(QRectF(card.left(), card.top() + 3, card.width(), 18))
            if look.sign:
                side = card.left() if shift < 0 else card.right()
                small = glyph_at(look.sign, side + (11 if shift < 0 else -11), card.top() + 12, 13)
                paint_marks(painter, [Path(small, "#ffffff")])
                middle_of = side + (19 if shift < 0 else -19)
                paint_marks(painter, [Path(glyph_at(look.sign, middle_of, card.top() + 50, 26), look.colour)])
            painter.restore()
        card = QRectF(middle - CARD[0] / 2, 58 - CARD[1] / 2, *CARD)
        painter.setPen(QPen(palette.highlight().color(), 2, Qt.PenStyle.DashLine))
        painter.setBrush(palette.base())
        painter.drawRoundedRect(card, 7, 7)
        painter.setPen(QPen(palette.highlight().color(), 2))
        painter.drawLine(card.center() - QPointF(8, 0), card.center() + QPointF(8, 0))
        painter.drawLine(card.center() - QPointF(0, 8), card.center() + QPointF(0, 8))

    def _paint_faces(self, painter: QPainter) -> None:
        """Five faces, as they are held in a hand."""
        middle, number = self.width() / 2, len(self.faces)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for (turn, shift, down), face in zip(FAN[(5 - number) // 2 :], self.faces, strict=False):
            wide, high = (side / face.devicePixelRatio() for side in (face.width(), face.height()))
            painter.save()
            painter.translate(middle + shift, HIGH_FACES / 2 - 12 + down)
            painter.rotate(turn)
            card = QRectF(-wide / 2, -high / 2, wide, high)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(0, 0, 0, 36))
            painter.drawRoundedRect(card.translated(0, 2), 7, 7)
            painter.drawPixmap(card.topLeft(), face)
            painter.setPen(QPen(self.palette().mid().color(), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(card, 7, 7)
            painter.restore()


class WayCard(QToolButton):
    """One way to begin: a sign, a title, and a sentence below it."""

    def __init__(
        self, way: Way, *, usual: bool, picture: QPixmap | None = None, parent: QWidget | None = None
    ) -> None:
        """`picture` stands in place of its sign."""
        super().__init__(parent)
        self.way = way
        self.setProperty("tile", True)
        self.setCheckable(True)
        self.setChecked(usual)
        self.setAutoExclusive(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(f"{way.title}. {way.told}")
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 9, 14, 9)
        row.setSpacing(12)
        sign = QLabel(self)
        sign.setPixmap(picture or glyph_icon(way.glyph, way.tint).pixmap(QSize(24, 24)))
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addStretch(1)
        title, told = QLabel(way.title, self), QLabel(way.told, self)
        font = title.font()
        font.setBold(True)
        title.setFont(font)
        for label in (title, told):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            words.addWidget(label)
        words.addStretch(1)
        told.setProperty("notes", True)
        verb = QLabel("" if way.verb == MORE else way.verb, self)
        if way.verb == MORE:
            verb.setPixmap(glyph_icon("plus", "piece").pixmap(QSize(20, 20)))
        elif way.verb:
            verb.setProperty("verb", "first" if usual else "true")
        verb.setVisible(bool(way.verb))
        for label in (sign, title, told, verb):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        row.addWidget(sign)
        row.addLayout(words, 1)
        row.addWidget(verb, 0, Qt.AlignmentFlag.AlignVCenter)
        self._usual = usual
        self.clicked.connect(self._take)
        self.setProperty("usual", usual)

    def _take(self) -> None:
        self.setChecked(self._usual)
        self.way.take()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the room of what is in it."""
        layout = self.layout()
        return layout.sizeHint() if layout is not None else super().sizeHint()

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        """Its sentence may go on in another line."""
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        """Return how high it is then."""
        layout = self.layout()
        return layout.heightForWidth(width) if layout is not None else super().heightForWidth(width)


class Ways(QWidget):
    """Ways to begin, two side by side where there is room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards: list[WayCard] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(10)
        self._across = 0

    def show_cards(self, cards: list[WayCard]) -> None:
        """Show these."""
        for card in self.cards:
            self._grid.removeWidget(card)
            put_away(card)
        self.cards = cards
        self._across = 0
        self._lay()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Lay them out for the width."""
        super().resizeEvent(event)
        self._lay()

    def _lay(self) -> None:
        across = 2 if self.width() >= TWO else 1
        if across == self._across:
            return
        self._across = across
        for number, card in enumerate(self.cards):
            self._grid.addWidget(card, number // across, number % across)
        for column in range(2):
            self._grid.setColumnStretch(column, int(column < across))


class Beginning(QFrame):
    """The whole of it."""

    def __init__(self, what: str, parent: QWidget | None = None, *, scrolls: bool = True) -> None:
        """`scrolls`: whether it has a bar of its own where it is too high; False within something that has one."""
        super().__init__(parent)
        self.picture = Picture(what, self)
        self.title, self.told = QLabel(self), QLabel(self)
        font = self.title.font()
        font.setPointSizeF(font.pointSizeF() * (TITLE + HEADING) / 2)
        font.setBold(True)
        self.title.setFont(font)
        self.told.setProperty("notes", True)
        for label in (self.title, self.told):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._ways, self._recipes = Ways(self), Ways(self)
        self._or = QLabel(self)
        self._or.setProperty("heading", True)
        self._buttons = FlowLayout(gap=10)
        inner = QWidget(self)
        inner.setMaximumWidth(WIDEST)
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        for part in (self.picture, self.title, self.told):
            column.addWidget(part)
        column.addSpacing(6)
        column.addWidget(self._ways)
        column.addLayout(self._buttons)
        column.addWidget(self._or)
        column.addWidget(self._recipes)
        column.addStretch(1)
        held = QWidget(self)
        row = QHBoxLayout(held)
        row.setContentsMargins(4, 0, 12, 16)
        row.addStretch(1)
        row.addWidget(inner, 100)
        row.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._scrolling(held) if scrolls else held)
        self.show_recipes("", [])

    def _scrolling(self, held: QWidget) -> QScrollArea:
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(held)
        return area

    @property
    def cards(self) -> list[WayCard]:
        """The ways that are offered."""
        return self._ways.cards

    @property
    def recipes(self) -> list[WayCard]:
        """The sentences that are offered below them."""
        return self._recipes.cards

    def say(self, title: str, told: str) -> None:
        """Say what is needed first."""
        self.title.setText(title)
        self.told.setText(told)

    def show_ways(self, ways: Sequence[Way]) -> None:
        """Show ways to begin; the first is the usual one."""
        self._ways.show_cards(
            [WayCard(way, usual=not number, parent=self) for number, way in enumerate(ways)]
        )

    def show_recipes(self, told: str, recipes: Sequence[tuple[Way, QPixmap | None]]) -> None:
        """Show below them, under a heading, what can be begun from a sentence, each with its picture."""
        self._or.setText(told)
        self._or.setVisible(bool(recipes))
        self._recipes.setVisible(bool(recipes))
        self._recipes.show_cards(
            [WayCard(way, usual=False, picture=picture, parent=self) for way, picture in recipes]
        )

    def add_button(self, button: QPushButton) -> None:
        """Put a button below the ways."""
        self._buttons.addWidget(button)
