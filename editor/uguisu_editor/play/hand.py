"""Cards in a row, as the one whose they are holds them."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QScrollArea, QWidget

from uguisu_editor.i18n import tr
from uguisu_editor.io.svg_drawing import renderer_of
from uguisu_editor.model.visible import visible, visible_lines
from uguisu_editor.play.choice import Choice
from uguisu_editor.play.game_process import Answer
from uguisu_editor.play.table import Table
from uguisu_editor.theme import Theme
from uguisu_tools.looks import ink_of

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

PAPER, INK, FAINT, PLAIN = "#fffdf8", "#2b2722", "#665e53", "#54472f"
"""Cards stay paper, also where the rest is dark."""
UNPLAYABLE = 0.5
"""How pale a card is that can't be played in what is asked."""
BAND = 26
CARD = QSize(132, 156)
"""Of a card's face, in the proportions of one."""
SMALL = QSize(118, 118)
"""Where the window is low, the board needs the room."""
LOW = 760
"""Pixels of the window below which cards are small."""
LIFTED = 6
TITLE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
NARROWEST = 60
"""Per cent of the usual width of letters."""


class CardButton(QAbstractButton):
    """A card that may be picked, with its face up."""

    pointed = Signal(str)
    """The card, or nothing."""

    def __init__(self, card: str, told: Answer, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.card = card
        self._face: Answer = {}
        self._sketch: QSvgRenderer | None = None
        self.asked = False
        """Whether something is asked, be it a card or not."""
        self._theme = theme
        self._told = told
        self.playable = self.picked = False
        self.setText(visible(told["title"]))
        self.setAccessibleName(self.text())
        self.setAccessibleDescription(visible_lines(told["text"]))
        lines = escape(visible_lines(told["text"])).replace("\n", "<br>")
        self.setToolTip(f"<p><b>{escape(self.text())}</b></p><p>{lines}</p>")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFixedSize(CARD)

    @property
    def is_pale(self) -> bool:
        """Whether it has no part in what is asked."""
        return self.asked and not self.playable

    def show_face(self, face: Answer) -> None:
        """Show what is printed on it."""
        self._face = face
        drawn = str(face.get("svg", "")).encode()
        self._sketch = renderer_of(drawn) if drawn else None
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        """It is pointed at."""
        self.pointed.emit(self.card)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        """It is pointed at no more."""
        self.pointed.emit("")
        super().leaveEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw it: its face, pale where it can't be played now; its words as long as there is no face."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._theme
        up = self.picked or self.underMouse()
        box = QRectF(self.rect()).adjusted(3, 2 if up else LIFTED, -3, -LIFTED if up else -2)
        outline = QPainterPath()
        outline.addRoundedRect(box, 8, 8)
        painter.fillPath(outline, QColor(PAPER))
        painter.save()
        painter.setClipPath(outline)
        if self.is_pale:
            painter.setOpacity(UNPLAYABLE)
        self._paint_face(painter, box)
        painter.restore()
        rim = theme.selection if self.picked else theme.accent if self.playable else theme.grid
        painter.setPen(QPen(QColor(rim), 3.0 if self.picked else 2.2 if self.playable else 1.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(outline)
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.accent), 1.5, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(box.adjusted(4, 4, -4, -4), 5, 5)

    def _paint_face(self, painter: QPainter, box: QRectF) -> None:
        """A band with corner and title, what is drawn, the words as far as there is room, and the foot."""
        colour = str(self._face.get("colour") or PLAIN)
        left, corner = box.left() + 7, str(self._face.get("corner", ""))
        ink = ink_of(colour)
        wide = max(BAND - 8, 8.0 * len(corner) + 8) if corner else 0.0
        beside = left + wide + 3 if corner else left
        title_font, high = self._title_font(box.right() - beside - 4)
        title = QRectF(beside, box.top(), box.right() - beside - 4, high)
        band = QRectF(box.left(), box.top(), box.width(), high)
        painter.fillRect(band, QColor(colour))
        if corner:
            disc = QRectF(left - 2, band.top() + 4, wide, BAND - 8)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(PAPER))
            painter.drawRoundedRect(disc, disc.height() / 2, disc.height() / 2)
            self._line(painter, disc, corner, INK, bold=True, centred=True)
        painter.setPen(QColor(ink))
        painter.setFont(title_font)
        painter.drawText(title, TITLE, self.text())
        top = band.bottom() + 4
        if self._sketch is not None:
            size = QSizeF(self._sketch.defaultSize())
            room = QRectF(box.left() + 5, top, box.width() - 10, 0.4 * (box.height() - high))
            shown = QRectF(QPointF(), size.scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatio))
            shown.moveCenter(room.center())
            self._sketch.render(painter, shown)
            top = room.bottom() + 4
        foot = visible(str(self._face.get("foot") or self._face.get("badges") or ""))
        low = box.bottom() - (17 if foot else 4)
        self._words(painter, QRectF(box.left() + 7, top, box.width() - 14, low - top).toRect())
        if foot:
            self._line(painter, QRectF(box.left() + 7, low, box.width() - 14, 14), foot, FAINT)

    def _title_font(self, wide: float) -> tuple[QFont, float]:
        """Return the letters in which its whole title fits into a width, and how high the band with it is: on one line, else
        on as many as it takes; a word that is wider than a line is narrowed.
        """
        font = QFont(self.font())
        font.setBold(True)
        font.setPixelSize(12)
        if QFontMetricsF(font).horizontalAdvance(self.text()) <= wide:
            return font, BAND
        font.setPixelSize(11)
        metrics = QFontMetricsF(font)
        longest = max(map(metrics.horizontalAdvance, self.text().split()), default=0.0)
        if longest > wide:
            font.setStretch(max(NARROWEST, int(100 * wide / longest) - 1))
            metrics = QFontMetricsF(font)
        needed = metrics.boundingRect(QRectF(0, 0, wide, 999), TITLE, self.text()).height()
        return font, max(BAND, needed + 4)

    def _line(
        self,
        painter: QPainter,
        box: QRectF,
        text: str,
        ink: str,
        *,
        bold: bool = False,
        centred: bool = False,
    ) -> None:
        font = QFont(self.font())
        font.setBold(bold)
        font.setPixelSize(12 if bold else 11)
        painter.setFont(font)
        painter.setPen(QColor(ink))
        told = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(box.width()))
        across = Qt.AlignmentFlag.AlignHCenter if centred else Qt.AlignmentFlag.AlignLeft
        painter.drawText(box, across | Qt.AlignmentFlag.AlignVCenter, told)

    def _words(self, painter: QPainter, box: QRect) -> None:
        font = QFont(self.font())
        font.setPixelSize(11)
        painter.setFont(font)
        painter.setPen(QColor(INK))
        wrap = Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
        text = shortened(
            visible_lines(self._told["text"]),
            lambda text: painter.boundingRect(box, wrap, text).height() <= box.height(),
        )
        painter.drawText(box, wrap, text)


def shortened(text: str, fits: Callable[[str], bool]) -> str:
    """Return as many whole words of a text as fit, with dots where some are missing.

    >>> shortened("Gain 1 focus. Draw 2 cards.", lambda text: len(text) < 16)
    'Gain 1 focus…'
    """
    if fits(text):
        return text
    for word in reversed(list(re.finditer(r"\S+", text))[:-1]):
        cut = text[: word.end()].rstrip(" .,;:•\n") + "…"
        if fits(cut):
            return cut
    return ""


class Hand(QScrollArea):
    """The cards that a seat holds, and those of its moves that lie elsewhere."""

    def __init__(self, choice: Choice, theme: Theme, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.choice = choice
        self.table = table
        table.face_came.connect(self._turn_up)
        self.theme = theme
        self._cards: list[str] = []
        self._known: Answer = {}
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFixedHeight(CARD.height() + 20)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.buttons: list[CardButton] = []
        choice.changed.connect(self._dress)
        self.retranslate()
        self.hide()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.setAccessibleName(tr("Cards in hand"))

    def show_cards(self, held: list[str], known: Answer) -> None:
        """Show what is held; cards that moves speak of and that are not held come after it."""
        more = dict.fromkeys(card for move in self.choice.moves for card in move.get("cards", ()))
        cards = [*held, *(card for card in more if card not in held)]
        if cards != self._cards or known is not self._known:
            self._cards, self._known = cards, known
            self._deal()
        self._dress()
        self.setVisible(bool(cards))

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        self.theme = theme
        self._deal()
        self._dress()

    def _deal(self) -> None:
        panel = QWidget(self)
        row = QHBoxLayout(panel)
        row.setContentsMargins(6, 2, 6, 2)
        row.setSpacing(4)
        self.buttons = []
        size = self._size()
        self.setFixedHeight(size.height() + 20)
        for card in self._cards:
            button = CardButton(card, self._known.get(card) or {"title": card, "text": ""}, self.theme, panel)
            button.setFixedSize(size)
            button.show_face(self.table.ask_face(card) if card in self._known else {})
            button.pointed.connect(self._point)
            button.clicked.connect(lambda _=False, card=card: self.choice.pick("cards", card))
            row.addWidget(button)
            self.buttons.append(button)
        row.addStretch(1)
        self.setWidget(panel)

    def _size(self) -> QSize:
        window = self.window()
        return SMALL if window is not None and window.height() < LOW else CARD

    def _turn_up(self, card: str) -> None:
        for button in self.buttons:
            if button.card == card:
                button.show_face(self.table.faces[card])

    def _point(self, card: str) -> None:
        """Let the board shine where a card may be played, as long as it is pointed at."""
        self.choice.consider(card)

    def _dress(self) -> None:
        picked = {thing for kind, thing in self.choice.picked if kind == "cards"}
        playable = {card for move in self.choice.candidates for card in move.get("cards", ())}
        for button in self.buttons:
            button.playable, button.picked = button.card in playable, button.card in picked
            button.asked = bool(self.choice.moves)
            button.update()
