"""Cards in a row, as the one whose they are holds them."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QScrollArea, QWidget

from uguisu_editor.i18n import tr
from uguisu_editor.model.visible import visible
from uguisu_editor.play.choice import Choice
from uguisu_editor.play.game_process import Answer
from uguisu_editor.theme import Theme

CARD = QSize(124, 86)


class CardButton(QAbstractButton):
    """A card that may be picked: its title, and as much of its text as there is room for."""

    def __init__(self, card: str, told: Answer, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.card = card
        self._theme = theme
        self._told = told
        self.playable = self.picked = False
        self.setText(visible(told["title"]))
        self.setAccessibleName(self.text())
        self.setAccessibleDescription(visible(told["text"]))
        self.setToolTip(f"<p><b>{escape(self.text())}</b></p><p>{escape(visible(told['text']))}</p>")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFixedSize(CARD)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._theme
        rim = theme.selection if self.playable else theme.grid
        painter.setPen(QPen(QColor(rim), 3.0 if self.picked else 1.8 if self.playable else 1.0))
        painter.setBrush(QColor(theme.paper))
        lift = 0 if self.picked or self.underMouse() else 3
        box = self.rect().adjusted(3, 2 + lift, -3, -4 + lift)
        painter.drawRoundedRect(box, 7, 7)
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.accent), 1.5, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), 5, 5)
        font = QFont(self.font())
        font.setBold(True)
        font.setPixelSize(12)
        painter.setFont(font)
        painter.setPen(QColor(theme.ink if self.playable else theme.faint))
        inner = box.adjusted(8, 6, -8, -6)
        wrap = Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
        used: QRect = painter.boundingRect(inner, wrap, self.text())
        painter.drawText(inner, wrap, self.text())
        font.setBold(False)
        font.setPixelSize(10)
        painter.setFont(font)
        rest = inner.adjusted(0, used.height() + 3, 0, 0)
        text = visible(self._told["text"])
        while text and painter.boundingRect(rest, wrap, text).height() > rest.height():
            text = text[: max(0, len(text) - 12)].rstrip(" .,;") + "…" if len(text) > 12 else ""
        painter.drawText(rest, wrap, text)


class Hand(QScrollArea):
    """The cards that a seat holds, and those of its moves that lie elsewhere."""

    def __init__(self, choice: Choice, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.choice = choice
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
        for card in self._cards:
            button = CardButton(card, self._known.get(card) or {"title": card, "text": ""}, self.theme, panel)
            button.clicked.connect(lambda _=False, card=card: self.choice.pick("cards", card))
            row.addWidget(button)
            self.buttons.append(button)
        row.addStretch(1)
        self.setWidget(panel)

    def _dress(self) -> None:
        picked = {thing for kind, thing in self.choice.picked if kind == "cards"}
        playable = {card for move in self.choice.shown for card in move.get("cards", ())}
        for button in self.buttons:
            button.playable, button.picked = button.card in playable, button.card in picked
            button.update()
