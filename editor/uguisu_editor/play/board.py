"""The board that is played on: the editor's canvas, with pieces, marks and what may be done on it."""

from __future__ import annotations

from collections.abc import Collection
from html import escape
from math import hypot
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEasingCurve, QPointF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from uguisu_changes.edits import Contents
from uguisu_editor.canvas.called import place_called
from uguisu_editor.canvas.canvas import Canvas
from uguisu_editor.i18n import tr
from uguisu_editor.i18n.speaking import Speaking
from uguisu_editor.model.document import PackDocument
from uguisu_editor.model.visible import visible
from uguisu_editor.play.choice import Choice
from uguisu_editor.play.game_process import Answer
from uguisu_editor.play.table_scene import TableScene
from uguisu_editor.session import Session
from uguisu_editor.theme import Theme
from uguisu_editor.tools.tool import Tool, Touch
from uguisu_tools.looks import STEP

GLIDE_MS = 180
"""How long a piece takes to where it goes: long enough to be followed, too short to be waited for."""
HOLD_MS = 120
"""How long the board waits for what a move has brought about, before it shows that something was picked."""
MOST_GLIDING = 12
"""Pieces that glide at once; when more stand elsewhere, one looks at another moment of the game."""


def session_of(map_data: Any, game: str, registry: Any) -> Session:
    """Return a session that shows a map which belongs to no file."""
    document = PackDocument(Path("played"), {})
    document.data = Contents({"map": map_data, "scenario": {"game": game}})
    return Session(document, registry)


class PlayCanvas(Canvas):
    """A canvas to play on."""

    cursor_moved = Signal()
    """The keyboard is at another place, or something else is there."""

    def __init__(self, session: Session, theme: Theme, choice: Choice, parent: QWidget | None = None) -> None:
        super().__init__(session, theme, parent)
        self.setObjectName("play-canvas")
        self.play = PlayTool(self, choice)
        self.set_tool(self.play)
        self.glides = True
        """Whether pieces glide to where they go."""
        self._glide = QVariantAnimation(self)
        self._glide.setStartValue(0.0)
        self._glide.setEndValue(1.0)
        self._glide.setDuration(GLIDE_MS)
        self._glide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._glide.valueChanged.connect(self._glided)
        choice.changed.connect(self.update)
        self._held = QTimer(self)
        self._held.setSingleShot(True)
        self._held.setInterval(HOLD_MS)
        self._held.timeout.connect(self._let_go)
        choice.decided.connect(self._hold)

    def _hold(self) -> None:
        """Paint nothing for a moment: the move is about to be answered, and that would wait for a board that is old."""
        self.setUpdatesEnabled(False)
        self._held.start()

    def _let_go(self) -> None:
        self._held.stop()
        self.setUpdatesEnabled(True)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.setAccessibleName(tr("Board"))
        self.setAccessibleDescription(
            tr("The board that is played on. Arrow keys go through what may be chosen, Enter chooses it.")
        )

    def show_view(self, view: Answer, sides: list[str], aids: set[str]) -> None:
        """Show what a seat sees."""
        self._let_go()
        self.play.take(view, sides, aids)
        self._glide.stop()
        if self.glides and self.isVisible() and 0 < len(self.play.table.moved) <= MOST_GLIDING:
            self.play.table.follow(self.view)
            self._glide.start()
        self.update()
        if self.hasFocus():
            self.play.begin_cursor()
        self.cursor_moved.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Who comes by the keyboard sees at once what Enter would choose."""
        super().focusInEvent(event)
        if event.reason() != Qt.FocusReason.MouseFocusReason:
            self.play.begin_cursor()
        self.cursor_moved.emit()
        self.update()

    def _glided(self, part: float) -> None:
        self.play.table.glide(part)
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
        self.table = TableScene(canvas.session.document.data["map"], canvas.session.look, Speaking.spoken)
        self._cursor_at: str | None = None
        self._was_at: str | None = None
        """Where the cursor was at the last decision: the next one begins near it."""
        board = self.session.board
        self.places: list[str] = board.ids() if board is not None else []
        self.pointed: set[str] = set()
        """Places that are pointed at elsewhere."""
        self.names_all = True
        """Whether every place is named, or only those that matter now."""
        self.trails: list[Answer] = []
        """Ways of pieces that are shown, place by place."""

    def take(self, view: Answer, sides: list[str], aids: set[str]) -> None:
        """Show another view; marks of the kinds in `aids` are drawn as a layer beneath the rest."""
        self.view = view
        self.table.take(view, sides, aids)
        self._was_at, self._cursor_at = self._cursor_at or self._was_at, None

    @property
    def chosen(self) -> str | None:
        """The place that Enter would choose."""
        return self._cursor_at

    def begin_cursor(self) -> None:
        """Put the cursor onto what may be chosen: near where it was before."""
        board = self.session.board
        if board is None or self._cursor_at is not None:
            return
        here = board.centre(self._was_at) if self._was_at is not None else None
        known = {place: centre for place in self.lit() if (centre := board.centre(place)) is not None}

        def way(place: str) -> tuple[float, float, float]:
            x, y = known[place]
            return (hypot(x - here[0], y - here[1]) if here is not None else 0.0, x, y)

        self._cursor_at = min(known, key=way, default=None)
        if self._cursor_at is not None:
            self.canvas.show_place(self._cursor_at, flash=False)

    # What is where.

    def place_at(self, at: QPointF) -> str | None:
        """Return the place at a point of the screen."""
        board = self.session.board
        return board.place_at(*self.canvas.view.to_map(at)) if board is not None else None

    def piece_at(self, at: QPointF) -> str | None:
        """Return the piece that is drawn at a point of the screen."""
        origin = self.table.origin(self.canvas.view)
        for spot in reversed(self.table.spots):
            away = at - origin - QPointF(*spot.at)
            if hypot(away.x(), away.y()) <= spot.radius:
                return spot.piece
        return None

    def point_at(self, things: set[str]) -> None:
        """Mark the places that are among `things`, and those where pieces among them stand."""
        standing = {piece["id"]: piece.get("place") for piece in self.view.get("pieces", ())}
        found = {standing.get(thing) or thing for thing in things}
        self.pointed = {place for place in found if place in self.table.topology.index}
        self.canvas.update()

    def told_of(self, place: str) -> list[str]:
        """Return what is said of the pieces and marks on a place."""
        lines = [
            ", ".join(
                part for part in (piece.get("title") or piece["id"], piece.get("condition", "")) if part
            )
            for piece in self.view.get("pieces", ())
            if piece.get("place") == place
        ]
        marks = [mark for mark in self.view.get("marks", ()) if mark["place"] == place]
        lines += [f"{mark.get('title') or mark['kind']} {mark.get('label', '')}".strip() for mark in marks]
        return lines

    def said_of(self, place: str) -> str:
        """Say what a place is, what is there, and whether it may be chosen or is picked."""
        parts = [place_called(self.session, place), *self.told_of(place)]
        if ("places", place) in self.choice.picked:
            parts.append(tr("picked"))
        elif place in self.lit():
            parts.append(tr("may be chosen"))
        return ", ".join(visible(part) for part in parts if part)

    def said_now(self) -> str:
        """Say where the cursor is and what is there."""
        return self.said_of(self._cursor_at) if self._cursor_at is not None else ""

    # The mouse and the keys.

    def press(self, touch: Touch) -> None:
        piece = self.piece_at(touch.screen)
        if piece is not None and self.choice.offers("pieces", piece):
            self.choice.pick("pieces", piece)
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
        lit = self.lit()
        centres = {place: board.centre(place) for place in lit}
        known = {place: centre for place, centre in centres.items() if centre is not None}
        here = known.get(self._cursor_at or "")
        if here is None:
            self._cursor_at = None
            self.begin_cursor()
            self._canvas.cursor_moved.emit()
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
            self._canvas.cursor_moved.emit()
        return True

    def press_key(self, key: Qt.Key) -> bool:
        """Enter chooses what the cursor is at; where it is at nothing, it goes to what may be chosen."""
        if key not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return False
        if self._cursor_at is None:
            self.begin_cursor()
        else:
            self._choose(self._cursor_at)
        self._canvas.cursor_moved.emit()
        return True

    @property
    def _canvas(self) -> PlayCanvas:
        assert isinstance(self.canvas, PlayCanvas)
        return self.canvas

    def cancel(self) -> bool:
        return self.choice.put_back()

    def leave(self) -> None:
        return

    # Painting.

    def lit(self) -> dict[str, bool]:
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
        """Paint what is lit and marked, what may be done, and then the pieces, so that nothing lies over them."""
        view, table = self.canvas.view, self.table
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
        table.follow(view)
        if table.view is None:
            return
        lit = self.lit()
        table.paint(painter, view, "ground")
        picked = {thing for kind, thing in self.choice.picked if kind == "places"}
        named = {place for move in self.choice.shown for place in move.get("places", ())}
        shining = {place: bright for place, bright in lit.items() if place in named}
        table.offer(shining, picked, self._at or "")
        table.paint(painter, view, "offers")
        self._paint_trails(painter)
        for place in self.pointed:
            self._ring(painter, place, self.canvas.theme.selection, 4.0)
        for place in self.hint.get("places", ())[-1:]:
            self._ring(painter, place, "#d69a00", 5.0, dashed=True)
        if self._cursor_at is not None and self.canvas.hasFocus():
            self._ring(painter, self._cursor_at, self.canvas.theme.accent, 7.0)
        self._ring_pieces(painter)
        table.paint(painter, view, "things")
        table.paint_names(
            painter,
            view,
            self.canvas.theme,
            lit={place for place, bright in lit.items() if bright},
            only=None if self.names_all else self.mattering(lit),
        )

    def mattering(self, lit: Collection[str]) -> frozenset[str]:
        """Return the places that matter now: of moves, of pieces, of trails, what is pointed at, and what the mouse is on."""
        standing = {piece["place"] for piece in self.view.get("pieces", ()) if piece.get("place")}
        walked = {place for trail in self.trails for place in trail["places"]}
        under = {self._at} if self._at else set()
        return frozenset(standing | walked | self.pointed | set(lit) | under)

    def show_trails(self, trails: list[Answer]) -> None:
        """Show where pieces went."""
        self.trails = trails
        self.canvas.update()

    def _paint_trails(self, painter: QPainter) -> None:
        """Paint dots along each way in the colour of its piece, and a ring where it began."""
        board, scene = self.session.board, self.table.scene
        if board is None or scene is None or self.table.view is None:
            return
        pieces = {piece.id: piece for piece in self.table.view.pieces}
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for trail in self.trails:
            spots = [board.centre(place) for place in trail["places"]]
            line = QPolygonF([self.canvas.view.to_screen(*spot) for spot in spots if spot is not None])
            piece = pieces.get(trail["piece"])
            if piece is None or line.isEmpty():
                continue
            for colour, width in (("#ffffff", 8.0), (scene.colour_of(piece), 5.0)):
                pen = QPen(QColor(colour), width)
                if width < 8:
                    pen.setDashPattern([0.1, 1.6])
                pen.setCapStyle(Qt.PenCapStyle.RoundCap)
                painter.setPen(pen)
                painter.drawPolyline(line)
            painter.setPen(QPen(QColor(scene.colour_of(piece)), 3.0))
            painter.drawEllipse(line.first(), 0.6 * scene.radius, 0.6 * scene.radius)

    def _outline(self, place: str) -> QPainterPath | None:
        board = self.session.board
        centre = board.centre(place) if board is not None else None
        if board is None or centre is None:
            return None
        path, shape = QPainterPath(), board.polygon(place)
        if shape is not None:
            path.addPolygon(QPolygonF([self.canvas.view.to_screen(*corner) for corner in shape]))
            path.closeSubpath()
        else:
            radius = self.table.follow(self.canvas.view).radius * 1.35
            path.addEllipse(self.canvas.view.to_screen(*centre), radius, radius)
        return path

    def _ring(
        self, painter: QPainter, place: str, colour: str, width: float, *, dashed: bool = False
    ) -> None:
        path = self._outline(place)
        if path is None:
            return
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(colour), width, Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine))
        painter.drawPath(path)

    def _ring_pieces(self, painter: QPainter) -> None:
        """Draw rings round the pieces that may be chosen, and heavier ones round those that are."""
        offered = {piece for move in self.choice.shown for piece in move.get("pieces", ())}
        picked = {thing for kind, thing in self.choice.picked if kind == "pieces"}
        origin = self.table.origin(self.canvas.view)
        for spot in self.table.spots:
            if spot.piece not in offered and spot.piece not in picked:
                continue
            chosen = spot.piece in picked
            at, radius = origin + QPointF(*spot.at), spot.radius * 1.36
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for colour, width in (
                ("#ffffff", 5.0 if chosen else 3.6),
                (self._shine(chosen=chosen), 3.0 if chosen else 2.0),
            ):
                painter.setPen(QPen(QColor(colour), width))
                painter.drawEllipse(at, radius, radius)

    def _shine(self, *, chosen: bool) -> str:
        return self.canvas.theme.selection if chosen else STEP
