"""The board that is played on: the editor's canvas, with pieces, marks and what may be done on it."""

from __future__ import annotations

from html import escape
from math import atan2, cos, hypot, pi, sin
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from uguisu.board.cells import parse_cell
from uguisu_editor.canvas.canvas import Canvas
from uguisu_editor.i18n import tr
from uguisu_editor.model.document import PackDocument
from uguisu_editor.model.edits import Contents
from uguisu_editor.model.grid_board import GridBoard
from uguisu_editor.model.visible import visible
from uguisu_editor.play.choice import Choice
from uguisu_editor.play.game_process import Answer
from uguisu_editor.session import Session
from uguisu_editor.theme import SIDES, Theme
from uguisu_editor.tools.tool import Tool, Touch

SMALLEST, LARGEST = 9.0, 20.0
"""Pixels of a piece's radius."""
DARK = 130
"""White letters are read on what is darker."""
MOST_AROUND = 8
"""Pieces on a place that are drawn apart; of more, the number is told."""


def session_of(map_data: Any, game: str, registry: Any) -> Session:
    """Return a session that shows a map which belongs to no file."""
    document = PackDocument(Path("played"), {})
    document.data = Contents({"map": map_data, "scenario": {"game": game}})
    return Session(document, registry)


class PlayCanvas(Canvas):
    """A canvas to play on."""

    def __init__(self, session: Session, theme: Theme, choice: Choice, parent: QWidget | None = None) -> None:
        super().__init__(session, theme, parent)
        self.setObjectName("play-canvas")
        self.play = PlayTool(self, choice)
        self.set_tool(self.play)
        choice.changed.connect(self.update)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.setAccessibleName(tr("Board"))
        self.setAccessibleDescription(
            tr("The board that is played on. Arrow keys go through what may be chosen, Enter chooses it.")
        )

    def show_view(self, view: Answer, sides: list[str], aids: set[str]) -> None:
        """Show what a seat sees."""
        self.play.take(view, sides, aids)
        self.update()

    def told_at(self, at: QPointF) -> str:
        """Return what there is to say of a point: the place, and what is there."""
        lines = [super().told_at(at)]
        place = self.play.place_at(at)
        if place is not None:
            lines += [escape(visible(told)) for told in self.play.told_of(place)]
        return "<br>".join(line for line in lines if line)

    def escape(self) -> None:
        """Forget what was picked."""
        self.play.choice.put_back()


class PlayTool(Tool):
    """Shows pieces and marks over the map, and lights up what may be chosen. A click picks a piece or a place."""

    name = "play"
    drags = False
    cursor = Qt.CursorShape.PointingHandCursor

    def __init__(self, canvas: PlayCanvas, choice: Choice) -> None:
        super().__init__(canvas)
        self.choice = choice
        self.view: Answer = {}
        self.hint: Answer = {}
        self._colours: dict[str, QColor] = {}
        self._aids: set[str] = set()
        self._spots: list[tuple[QPointF, float, Answer]] = []
        self._cursor_at: str | None = None

    def take(self, view: Answer, sides: list[str], aids: set[str]) -> None:
        """Show another view; marks of the kinds in `aids` are drawn as a layer beneath the rest."""
        self.view, self._aids = view, aids
        self._colours = {side: _colour_of(side, number) for number, side in enumerate(sides)}
        self._cursor_at = None

    # What is where.

    def place_at(self, at: QPointF) -> str | None:
        """Return the place at a point of the screen."""
        board = self.session.board
        return board.place_at(*self.canvas.view.to_map(at)) if board is not None else None

    def told_of(self, place: str) -> list[str]:
        """Return what is said of the pieces and marks on a place."""
        told = [
            ", ".join(
                part for part in (piece.get("title") or piece["id"], piece.get("condition", "")) if part
            )
            for piece in self.view.get("pieces", ())
            if piece.get("place") == place
        ]
        marks = [mark for mark in self.view.get("marks", ()) if mark["place"] == place]
        told += [f"{mark.get('title') or mark['kind']} {mark.get('label', '')}".strip() for mark in marks]
        return told

    def _radius(self) -> float:
        board = self.session.board
        across = board.spacing * self.canvas.view.scale if board is not None else 40.0
        return max(SMALLEST, min(LARGEST, across * 0.26))

    # The mouse and the keys.

    def press(self, touch: Touch) -> None:
        for at, radius, piece in reversed(self._spots):
            away = touch.screen - at
            if hypot(away.x(), away.y()) <= radius and self.choice.offers("pieces", piece["id"]):
                self.choice.pick("pieces", piece["id"])
                return
        place = self.place_at(touch.screen)
        if place is not None:
            self._choose(place)

    def _choose(self, place: str) -> None:
        if self.choice.offers("places", place) or ("places", place) in self.choice.picked:
            self.choice.pick("places", place)
            return
        for piece in self.view.get("pieces", ()):
            if piece.get("place") == place and self.choice.pick("pieces", piece["id"]):
                return
        self.choice.pick("places", place)

    def hover(self, touch: Touch) -> None:
        self._at = self.place_at(touch.screen)

    def nudge(self, dx: int, dy: int, *, many: bool) -> bool:
        """Go to the next place in that direction where something may be chosen."""
        board = self.session.board
        if board is None:
            return True
        lit = self._lit()
        centres = {place: board.centre(place) for place in lit}
        known = {place: centre for place, centre in centres.items() if centre is not None}
        here = known.get(self._cursor_at or "")
        if here is None:
            self._cursor_at = min(known, key=lambda place: known[place], default=None)
            return True
        ahead: list[tuple[float, str]] = []
        for place, (x, y) in known.items():
            along, aside = (
                (x - here[0]) * dx + (y - here[1]) * dy,
                abs((x - here[0]) * dy) + abs((y - here[1]) * dx),
            )
            if along > 1e-6:
                ahead.append((along + 2 * aside, place))
        if ahead:
            self._cursor_at = min(ahead)[1]
            self.canvas.show_place(self._cursor_at, flash=False)
        return True

    def press_key(self, key: Qt.Key) -> bool:
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._cursor_at is not None:
            self._choose(self._cursor_at)
            return True
        return False

    def cancel(self) -> bool:
        return self.choice.put_back()

    def leave(self) -> None:
        return

    # Painting.

    def _lit(self) -> dict[str, bool]:
        """The places that may be chosen; those where a move ends are lit brightly."""
        lit: dict[str, bool] = {}
        for move in self.choice.shown:
            places = move.get("places", ())
            for place in places:
                lit[place] = lit.get(place, False) or place == places[-1]
        standing = {piece["id"]: piece.get("place") for piece in self.view.get("pieces", ())}
        for move in self.choice.shown:
            for piece in move.get("pieces", ()):
                place = standing.get(piece)
                if place is not None:
                    lit.setdefault(place, False)
        return lit

    def paint(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
        self._paint_marks(painter)
        for place, bright in self._lit().items():
            self._ring(painter, place, self.canvas.theme.selection, 3.5 if bright else 1.8, fill=bright)
        for kind, thing in self.choice.picked:
            if kind == "places":
                self._ring(painter, thing, self.canvas.theme.selection, 6.0)
        for place in self.hint.get("places", ())[-1:]:
            self._ring(painter, place, "#d69a00", 5.0, dashed=True)
        if self._cursor_at is not None and self.canvas.hasFocus():
            self._ring(painter, self._cursor_at, self.canvas.theme.accent, 7.0)
        self._paint_pieces(painter)

    def _outline(self, place: str, grow: float = 0.0) -> QPainterPath | None:
        board = self.session.board
        centre = board.centre(place) if board is not None else None
        if board is None or centre is None:
            return None
        path, shape = QPainterPath(), board.polygon(place)
        if shape is not None:
            path.addPolygon(QPolygonF([self.canvas.view.to_screen(*corner) for corner in shape]))
            path.closeSubpath()
        else:
            radius = self._radius() * 1.35 + grow
            path.addEllipse(self.canvas.view.to_screen(*centre), radius, radius)
        return path

    def _ring(
        self,
        painter: QPainter,
        place: str,
        colour: str,
        width: float,
        *,
        fill: bool = False,
        dashed: bool = False,
    ) -> None:
        path = self._outline(place)
        if path is None:
            return
        tint = QColor(colour)
        tint.setAlpha(70 if self._at == place else 36)
        painter.setBrush(tint if fill else Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(colour), width, Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine))
        painter.drawPath(path)

    def _paint_marks(self, painter: QPainter) -> None:
        board = self.session.board
        if board is None:
            return
        beside: dict[str, int] = {}
        for mark in self.view.get("marks", ()):
            colour = self._colour_of(mark)
            if mark["kind"] in self._aids:
                self._wash(painter, mark, colour)
                continue
            here, there = board.centre(mark["place"]), board.centre(mark.get("to", ""))
            if here is None:
                continue
            if there is not None:
                middle = QPointF((here[0] + there[0]) / 2, (here[1] + there[1]) / 2)
                at = self.canvas.view.to_screen(middle.x(), middle.y())
            else:
                number = beside[mark["place"]] = beside.get(mark["place"], -1) + 1
                radius = self._radius()
                at = self.canvas.view.to_screen(*here) + QPointF(
                    (number % 4 - 1.5) * radius * 0.95, radius * (1.45 + number // 4)
                )
            self._badge(painter, at, mark, colour)

    def _wash(self, painter: QPainter, mark: Answer, colour: QColor) -> None:
        path = self._outline(mark["place"], 5)
        if path is not None:
            tint = QColor(colour)
            tint.setAlpha(60)
            painter.setPen(QPen(colour, 1.5, Qt.PenStyle.DotLine))
            painter.setBrush(tint)
            painter.drawPath(path)

    def _colour_of(self, mark: Answer) -> QColor:
        side = mark.get("owner", "")
        if side in self._colours:
            return self._colours[side]
        said = f"{mark['kind']}{mark.get('label', '') if mark['kind'] in self._aids else ''}"
        return QColor(SIDES[sum(map(ord, said)) % len(SIDES)])

    def _badge(self, painter: QPainter, at: QPointF, mark: Answer, colour: QColor) -> None:
        half = self._radius() * 0.52
        box = QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half)
        painter.setPen(QPen(colour, 1.5))
        painter.setBrush(QColor(self.canvas.theme.base))
        painter.drawRoundedRect(box, half * 0.4, half * 0.4)
        told = mark.get("label") or mark.get("title") or mark["kind"]
        _write(painter, box, _initials(told, 1), colour, half * 1.35)

    def _paint_pieces(self, painter: QPainter) -> None:
        board = self.session.board
        self._spots = []
        if board is None:
            return
        standing: dict[str, list[Answer]] = {}
        for piece in self.view.get("pieces", ()):
            if piece.get("place") is not None:
                standing.setdefault(piece["place"], []).append(piece)
        offered = {piece for move in self.choice.shown for piece in move.get("pieces", ())}
        picked = {thing for kind, thing in self.choice.picked if kind == "pieces"}
        for place, pieces in standing.items():
            centre = board.centre(place)
            if centre is None:
                continue
            middle = self.canvas.view.to_screen(*centre)
            count, radius = min(len(pieces), MOST_AROUND), self._radius()
            if count > 1:
                radius *= max(0.55, 1.0 - 0.1 * count)
            for number, piece in enumerate(pieces[:count]):
                turn = 2 * pi * number / count - pi / 2
                away = radius * (0.0 if count == 1 else 0.55 + 0.32 * count)
                at = middle + QPointF(cos(turn), sin(turn)) * away
                self._spots.append((at, radius, piece))
                ring = 2 if piece["id"] in picked else int(piece["id"] in offered)
                self._piece(painter, at, radius, piece, ring)
            if len(pieces) > count:
                box = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
                _write(painter, box, f"+{len(pieces) - count}", QColor(self.canvas.theme.ink), radius)

    def _piece(self, painter: QPainter, at: QPointF, radius: float, piece: Answer, ring: int) -> None:
        colour = self._colours.get(piece.get("side", ""), QColor("#777777"))
        angle = self._facing(piece)
        if angle is not None:
            nose = QPolygonF(
                [
                    at + QPointF(cos(angle), sin(angle)) * radius * 1.65,
                    at + QPointF(cos(angle + 0.7), sin(angle + 0.7)) * radius,
                    at + QPointF(cos(angle - 0.7), sin(angle - 0.7)) * radius,
                ]
            )
            painter.setPen(QPen(QColor("#fffdf8"), 1.2))
            painter.setBrush(colour)
            painter.drawPolygon(nose)
        if ring:
            painter.setPen(QPen(QColor(self.canvas.theme.selection), 3.0 if ring == 1 else 6.0))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(at, radius + 2.5, radius + 2.5)
        painter.setPen(QPen(QColor("#fffdf8"), 1.6))
        painter.setBrush(colour)
        painter.drawEllipse(at, radius, radius)
        box = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
        told = piece.get("title") or piece["id"]
        _write(painter, box, _initials(told, 2), QColor("#ffffff"), radius * 1.0)

    def _facing(self, piece: Answer) -> float | None:
        board, place = self.session.board, piece.get("place")
        if board is None or place is None:
            return None
        here = board.centre(place)
        there = board.centre(piece.get("towards", ""))
        if there is None and piece.get("facing") is not None and isinstance(board, GridBoard):
            there = board.grid.centre(
                board.grid.beside(parse_cell(place), piece["facing"] % board.grid.sides)
            )
        if here is None or there is None:
            return None
        return atan2(there[1] - here[1], there[0] - here[0])


def _colour_of(side: str, number: int) -> QColor:
    """Return the colour of a side: its own, if it is called by one."""
    named = QColor(side) if QColor.isValidColorName(side) else QColor(SIDES[number % len(SIDES)])
    return named if named.lightness() < DARK else named.darker(100 * named.lightness() // DARK)


def _initials(title: str, most: int) -> str:
    words = [word for word in visible(title).replace("-", " ").replace("_", " ").split() if word]
    if words and words[-1].isdigit():
        return words[-1][:most]
    return "".join(word[0] for word in words[:most]).upper()


def _write(painter: QPainter, box: QRectF, text: str, colour: QColor, pixels: float) -> None:
    font = QFont(painter.font())
    font.setBold(True)
    font.setPixelSize(max(7, round(pixels)))
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
