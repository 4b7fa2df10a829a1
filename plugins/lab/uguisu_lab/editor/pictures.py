"""Pictures of a playtest: who won, game by game, and how sure that is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QToolTip, QWidget

from uguisu import Message
from uguisu.board import ink_on
from uguisu_lab.editor.process import BROKEN
from uguisu_lab.playtest.anytime import share_at_any_time
from uguisu_lab.playtest.tables import Words

NOBODY = "#8a8378"
"""The colour of games that nobody won. A mark stands on each colour of a side, too."""
SQUARE, GAP = 13, 4
MOST = 400
"""Games that are drawn as squares; more are told by their shares alone."""
POINTS = 60
"""Places along the line at which its bounds are worked out."""


class Won(NamedTuple):
    """How many games a side won, what it is called, and its colour."""

    title: str
    games: int
    colour: str


class GamesGrid(QWidget):
    """A square for each game in the colour and with the mark of who won it: click, or the arrows and Enter, open it."""

    game_wanted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self._won: list[str] = []
        self._sides: list[str] = []
        self._titles: dict[str, str] = {}
        self._colours: Sequence[str] = ()
        self._words = Words("en")
        self.at = 0

    def show_games(
        self, won: Mapping[int, str], titles: Mapping[str, str], colours: Sequence[str], words: Words
    ) -> None:
        """Show who won each game; `titles` are those of the sides, by id, and `colours` theirs."""
        self._colours = colours
        self._won = [won[number] for number in sorted(won)][:MOST]
        self._titles, self._sides, self._words = dict(titles), list(titles), words
        self.at = min(self.at, max(0, len(self._won) - 1))
        self.setAccessibleName(words.say(Message("Who won, game by game")))
        self.setAccessibleDescription(self.told(self.at) if self._won else "")
        self.updateGeometry()
        self.update()

    def told(self, number: int) -> str:
        """Say how a game ended."""
        won = self._won[number]
        if won == BROKEN:
            return self._words.say(Message("Game {number} crashed.", number=number + 1))
        title = self._titles.get(won) or self._words.say(Message("nobody"))
        return self._words.say(
            Message("Game {number}: won by {side}. Click to open it in Play.", number=number + 1, side=title)
        )

    @property
    def _across(self) -> int:
        return max(1, min(25, (self.width() + GAP) // (SQUARE + GAP)))

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the room of all of them."""
        return QSize(200, self.heightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the least room."""
        return QSize(120, self.heightForWidth(self.width()))

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        """The narrower, the more rows."""
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        """Return the height of all rows."""
        across = max(1, min(25, (width + GAP) // (SQUARE + GAP)))
        return max(1, -(-len(self._won) // across)) * (SQUARE + GAP)

    def paintEvent(self, _: QPaintEvent) -> None:  # noqa: N802
        """Draw them."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, side in enumerate(self._won):
            box = self._box(number)
            index = self._sides.index(side) if side in self._sides else -1
            painter.setPen(Qt.PenStyle.NoPen)
            colour = self._colours[index] if index >= 0 else NOBODY
            painter.setBrush(QColor(colour))
            painter.drawRoundedRect(box, 3, 3)
            mark(painter, box, index if side != BROKEN else -2, colour)
            if number == self.at and self.hasFocus():
                painter.setPen(QPen(self.palette().text().color(), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(box.adjusted(-2, -2, 2, 2), 4, 4)
        painter.end()

    def _box(self, number: int) -> QRectF:
        row, column = divmod(number, self._across)
        return QRectF(2 + column * (SQUARE + GAP), 2 + row * (SQUARE + GAP), SQUARE, SQUARE)

    def _number_at(self, point: QPoint) -> int | None:
        column, row = (point.x() - 2) // (SQUARE + GAP), (point.y() - 2) // (SQUARE + GAP)
        number = row * self._across + column
        return number if 0 <= column < self._across and 0 <= number < len(self._won) else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Say what is under the mouse."""
        number = self._number_at(event.position().toPoint())
        self.setCursor(Qt.CursorShape.ArrowCursor if number is None else Qt.CursorShape.PointingHandCursor)
        QToolTip.showText(
            event.globalPosition().toPoint(), self.told(number) if number is not None else "", self
        )

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Open a game."""
        number = self._number_at(event.position().toPoint())
        if number is not None and self.isEnabled():
            self._go_to(number)
            self.game_wanted.emit(number)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Go from game to game; Enter opens one."""
        step = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -self._across,
            Qt.Key.Key_Down: self._across,
        }.get(Qt.Key(event.key()))
        if step is not None and 0 <= self.at + step < len(self._won):
            self._go_to(self.at + step)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._won:
            self.game_wanted.emit(self.at)
        else:
            super().keyPressEvent(event)

    def _go_to(self, number: int) -> None:
        self.at = number
        self.setAccessibleDescription(self.told(number))
        self.update()


def mark(painter: QPainter, box: QRectF, index: int, colour: str) -> None:
    """Draw what tells a side from others without colours: nothing, a dot, a bar, a square; a cross for a game that broke."""
    ink = QColor(ink_on(QColor(colour).name()))
    painter.setPen(QPen(ink, 1.8))
    middle = box.center()
    if index == -2:
        painter.drawLine(box.topLeft() + QPointF(3, 3), box.bottomRight() - QPointF(3, 3))
        painter.drawLine(box.topRight() + QPointF(-3, 3), box.bottomLeft() + QPointF(3, -3))
    elif index == -1:
        painter.drawLine(middle - QPointF(3, 0), middle + QPointF(3, 0))
    elif index % 4 == 1:
        painter.setBrush(ink)
        painter.drawEllipse(middle, 2, 2)
    elif index % 4 == 2:
        painter.drawLine(middle - QPointF(0, 3), middle + QPointF(0, 3))
    elif index % 4 == 3:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(QRectF(middle.x() - 2.5, middle.y() - 2.5, 5, 5))


class Band(QWidget):
    """The share of games that a side won as they came in, with the bounds of where the true share is: it narrows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumHeight(130)
        self._points: list[tuple[int, float, float, float]] = []
        self._words = Words("en")
        self._even = 0.5
        self._colour = NOBODY

    def show_games(self, won: Mapping[int, str], side: str, colours: Mapping[str, str], words: Words) -> None:
        """Show how often a side won, in its colour; `colours` are those of all sides."""
        self._colour, sides = colours[side], len(colours)
        results = [won[number] == side for number in sorted(won) if won[number] != BROKEN]
        self._words, self._even = words, 1 / max(2, sides)
        steps = (
            sorted({round(1 + (len(results) - 1) * part / POINTS) for part in range(POINTS + 1)})
            if results
            else []
        )
        hits = [0]
        for hit in results:
            hits.append(hits[-1] + hit)
        self._points = [(games, *_bounds(hits[games], games)) for games in steps]
        self.setAccessibleName(words.say(Message("How sure is that?")))
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:  # noqa: N802
        """Draw the line, its band, and the line of an even game."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        font = QFont(self.font())
        font.setPixelSize(11)
        painter.setFont(font)
        left, foot = painter.fontMetrics().horizontalAdvance("100%") + 6, 18
        box = QRectF(left, 8, self.width() - left - 8, self.height() - foot - 12)
        most = self._points[-1][0] if self._points else 1

        def at(games: float, share: float) -> QPointF:
            return QPointF(box.left() + box.width() * games / most, box.bottom() - box.height() * share)

        painter.setPen(palette.placeholderText().color())
        for share in (0.0, 0.5, 1.0):
            spot = QRectF(0, at(0, share).y() - 8, left - 4, 16)
            painter.drawText(
                spot, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, f"{share:.0%}"
            )
        painter.setPen(QPen(palette.mid().color(), 1, Qt.PenStyle.DashLine))
        painter.drawLine(at(0, self._even), at(most, self._even))
        painter.setPen(palette.placeholderText().color())
        told = self._words.say(Message("{games} {games:game|games} played", games=most))
        painter.drawText(
            QRectF(box.left(), box.bottom() + 4, box.width(), foot), Qt.AlignmentFlag.AlignRight, told
        )
        if self._points:
            fill = QColor(self._colour)
            fill.setAlpha(70)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(fill)
            upper = [at(games, high) for games, _, _, high in self._points]
            lower = [at(games, low) for games, _, low, _ in reversed(self._points)]
            painter.drawPolygon(QPolygonF([*upper, *lower]))
            painter.setPen(QPen(QColor(self._colour), 2))
            painter.drawPolyline(QPolygonF([at(games, share) for games, share, _, _ in self._points]))
            painter.setBrush(QColor(self._colour))
            painter.drawEllipse(at(self._points[-1][0], self._points[-1][1]), 4, 4)
        painter.setPen(palette.placeholderText().color())
        painter.drawText(
            self.even_box(box), Qt.AlignmentFlag.AlignRight, self._words.say(Message("even game"))
        )
        painter.end()

    def even_box(self, box: QRectF) -> QRectF:
        """Return where the line of an even game is named: on the side on which the games' own line does not end."""
        line = box.bottom() - box.height() * self._even
        above = not self._points or self._points[-1][1] < self._even
        return QRectF(box.right() - 160, line - 16 if above else line + 2, 160, 15)


@lru_cache(maxsize=4096)
def _bounds(hits: int, games: int) -> tuple[float, float, float]:
    share = share_at_any_time(hits, games)
    return share.value, share.low, share.high


def legend(sides: Sequence[Won]) -> str:
    """Return rich text that says how many games each side won, in its colour; lines break between sides."""
    from html import escape

    told = (f"{escape(side.title)} {side.games}".replace(" ", "&nbsp;") for side in sides)
    return " &nbsp; ".join(
        f'<span style="color:{side.colour}">\N{BLACK SQUARE}</span>&nbsp;{one}'
        for side, one in zip(sides, told, strict=True)
    )
