"""Tracks as a table shows them: boxes from calm to alarm, the steps of a way, signs that are filled one by one."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from uguisu.board import Mark, Path
from uguisu.views import GameLook, TrackLook
from uguisu_editor.canvas.scene_painter import paint_marks
from uguisu_editor.i18n import tr
from uguisu_editor.model.visible import visible
from uguisu_editor.play.game_process import Answer
from uguisu_editor.play.signs import ink_on
from uguisu_editor.theme import LIGHT, Theme
from uguisu_tools.looks import glyph_at

LINE, BAR = 22, 24
"""Pixels of a line of words, and of what is drawn under it."""
PIP = 15
MOST_PIPS, MOST_BOXES = 10, 16
BANDS = {
    "light": ("#dfe8d4", "#f8e3ae", "#f4c4a4", "#e79a91"),
    "dark": ("#3d4a35", "#5a4820", "#6a3c22", "#74302a"),
}
"""From the lowest to the highest part of a track."""
MARKER = "#b4452c"


class Tracks(QWidget):
    """Draws the tracks of a view; their words are told to who does not see it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = LIGHT
        self._look = GameLook(game="")
        self._rows: list[tuple[str, list[tuple[Answer, TrackLook]]]] = []
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_tracks(self, view: Answer, look: GameLook, theme: Theme) -> None:
        """Show the tracks of a view; titles that begin with a player's name stand under that name."""
        self.theme, self._look = theme, look
        rows: dict[str, list[tuple[Answer, TrackLook]]] = {}
        for track in view.get("tracks", ()):
            told = look.track(track["id"])
            if told.drawn == "hidden":
                continue
            owner, colon, _ = str(track.get("title") or track["id"]).partition(": ")
            rows.setdefault(owner if colon else "", []).append((track, told))
        high = self.sizeHint().height()
        self._rows = list(rows.items())
        self.setAccessibleName("; ".join(self.told))
        self.setVisible(bool(self._rows))
        if self.sizeHint().height() != high:
            self.updateGeometry()
        self.update()

    @property
    def told(self) -> list[str]:
        """The tracks in words."""
        return [
            f"{visible(str(track.get('title') or track['id']))}: {value_of(track)}"
            for _, tracks in self._rows
            for track, _ in tracks
        ]

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        high = sum(
            (LINE if owner else 0) + sum(LINE + (BAR if self._barred(*row) else 0) for row in tracks)
            for owner, tracks in self._rows
        )
        return QSize(240, high)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(120, self.sizeHint().height())

    @staticmethod
    def _barred(track: Answer, look: TrackLook) -> bool:
        """Whether it needs a line of its own for what is drawn."""
        boxes = track["high"] - track["low"] + 1
        return look.drawn == "steps" or (look.drawn == "bands" and boxes <= MOST_BOXES)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw them."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top = 0.0
        for owner, tracks in self._rows:
            if owner:
                self._write(painter, QRectF(0, top, self.width(), LINE), visible(owner), bold=True)
                top += LINE
            for track, look in tracks:
                self._paint_line(painter, top, track, look, inset=10 if owner else 0)
                top += LINE
                if self._barred(track, look):
                    draw = self._paint_bands if look.drawn == "bands" else self._paint_steps
                    draw(painter, QRectF(0, top, self.width() - 1, BAR - 6), track)
                    top += BAR

    def _paint_line(
        self, painter: QPainter, top: float, track: Answer, look: TrackLook, *, inset: int
    ) -> None:
        box = QRectF(inset, top, self.width() - inset, LINE)
        title = str(track.get("title") or track["id"])
        self._write(painter, box, visible(title.partition(": ")[2] or title))
        self._write(painter, box, value_of(track), bold=True, right=True)
        if look.drawn == "pips" and 0 < track["high"] <= MOST_PIPS:
            self._paint_pips(painter, top, track, look)

    def _write(
        self, painter: QPainter, box: QRectF, text: str, *, bold: bool = False, right: bool = False
    ) -> None:
        font = QFont(self.font())
        font.setBold(bold)
        painter.setFont(font)
        painter.setPen(QColor(self.theme.text))
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter, text)

    def _paint_pips(self, painter: QPainter, top: float, track: Answer, look: TrackLook) -> None:
        marks: list[Mark] = []
        room = painter.fontMetrics().horizontalAdvance(value_of(track)) + 10
        left = self.width() - room - track["high"] * (PIP + 3)
        for number in range(track["high"]):
            full = number < track["value"]
            colour = ink_on(self.theme, look.colour) if full else self.theme.grid
            at = left + number * (PIP + 3) + PIP / 2
            marks.append(Path(glyph_at(look.glyph, at, top + LINE / 2, PIP), colour))
        paint_marks(painter, marks)

    def _paint_steps(self, painter: QPainter, box: QRectF, track: Answer) -> None:
        """A way of so many steps; those that are done are filled."""
        low, high, value = track["low"], track["high"], track["value"]
        count = max(1, high - low + (1 if low else 0))
        done = value - low + (1 if low else 0)
        apart = 3.0 if count <= MOST_BOXES * 2 else 0.0
        wide = (box.width() - apart * (count - 1)) / count
        painter.setPen(Qt.PenStyle.NoPen)
        for number in range(count):
            painter.setBrush(QColor(self.theme.accent if number < done else self.theme.grid))
            painter.drawRoundedRect(
                QRectF(box.left() + number * (wide + apart), box.top() + 3, max(1.0, wide), 6), 3, 3
            )

    def _paint_bands(self, painter: QPainter, box: QRectF, track: Answer) -> None:
        """Numbered boxes, calm at the left and alarming at the right, the marker on the one that holds."""
        low, high, value = track["low"], track["high"], track["value"]
        count = high - low + 1
        wide, colours = box.width() / count, BANDS[self.theme.name]
        font = QFont(self.font())
        font.setPixelSize(11)
        for number in range(count):
            one = QRectF(box.left() + number * wide, box.top(), wide - 1.5, box.height())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours[min(3, number * 4 // count)]))
            painter.drawRoundedRect(one, 3, 3)
            painter.setFont(font)
            painter.setPen(QColor(self.theme.text))
            painter.drawText(one, Qt.AlignmentFlag.AlignCenter, str(low + number))
        middle = QPointF(box.left() + (value - low + 0.5) * wide - 0.75, box.center().y())
        painter.setPen(QPen(QColor(self.theme.base), 2))
        painter.setBrush(QColor(MARKER))
        painter.drawEllipse(middle, 11, 11)
        font.setBold(True)
        font.setPixelSize(13)
        painter.setFont(font)
        painter.setPen(QColor("#ffffff"))
        around = QRectF(0, 0, 22, 22)
        around.moveCenter(middle)
        painter.drawText(around, Qt.AlignmentFlag.AlignCenter, str(value))


def value_of(track: Answer) -> str:
    """Return the value of a track as people say it."""
    if track.get("label"):
        return visible(str(track["label"]))
    return tr("{value} of {most}", value=track["value"], most=track["high"])
