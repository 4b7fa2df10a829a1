"""The map as it is drawn on: paints, and hands the mouse and the keys to the tool."""

from __future__ import annotations

from html import escape
from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QHelpEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from uguisu.board import parse_cell
from uguisu_changes.paths import MISSING, look
from uguisu_editor.canvas.keyboard import KeyboardCursor
from uguisu_editor.canvas.map_view import MapView
from uguisu_editor.canvas.marks import Shown
from uguisu_editor.canvas.overlays import (
    badge_box,
    how_to_begin,
    paint_badges,
    paint_flash,
    paint_lit,
    paint_own,
    paint_rim,
    paint_snap_grid,
    paint_symmetry,
    paint_words,
)
from uguisu_editor.i18n import tr
from uguisu_editor.i18n.speaking import Speaking
from uguisu_editor.map_kinds.graph.board import GraphBoard
from uguisu_editor.map_kinds.grid.board import GridBoard
from uguisu_editor.map_kinds.kind import made_of
from uguisu_editor.map_kinds.known import kind_of
from uguisu_editor.model.parts import text_of
from uguisu_editor.model.visible import visible
from uguisu_editor.soon import soon
from uguisu_editor.theme import LIGHT, Theme
from uguisu_editor.tools.tool import Touch

if TYPE_CHECKING:
    from collections.abc import Callable

    from uguisu_changes.edits import Change
    from uguisu_editor.canvas.heat import Heat
    from uguisu_editor.map_kinds.graph.painter import GraphPainter
    from uguisu_editor.map_kinds.grid.painter import GridPainter
    from uguisu_editor.session import Session
    from uguisu_editor.tools.tool import Tool

BELOW = 0.55
"""How solid the map of a mod is drawn, where it is as below."""
FRAME = 0.012
"""Seconds a frame that may go into drawing tiles anew."""


class Canvas(MapView):
    """Shows a session's board. `tool` is what the left button does."""

    hovered = Signal(float, float)
    tool_changed = Signal()
    touched = Signal(object)
    """The left button goes down there: which tool it is for may be settled yet."""
    picked = Signal()
    menu_asked = Signal(object, QPoint)
    """The menu of what is at a touch is wanted, at a point of the screen."""
    put_down = Signal()
    """The tool is done with: the one before it may be used again."""
    escaped = Signal()
    """Nothing of what was begun is wanted any longer."""
    laid_down = Signal(bool)
    """Esc was pressed: whether that ended something, which was being done with the tool."""

    def __init__(self, session: Session, theme: Theme = LIGHT, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self.badges: dict[str, str] = {}
        """By place, what is written beside it."""
        self.theme = theme
        self.beneath: Callable[[QPainter], object] | None = None
        """Paints what lies on the map whatever tool is in hand: the set-up."""
        self.standing: Callable[[], dict[str, QRectF]] | None = None
        """Tells where things lie on places, in pixels from the middle of each: what is written keeps off them."""
        self.painter_: GraphPainter | GridPainter | None = None
        self.tool: Tool | None = None
        self.keyboard = KeyboardCursor(self)
        self.heat: Heat | None = None
        """Numbers shown over the map."""
        self._panning: QPointF | None = None
        self._space = False
        self._pressed = False
        self._at_work = False
        """Whether the tool is using what it was told: what is done then is its own doing."""
        self.up_to_date = False
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMinimumSize(200, 160)
        self.setObjectName("canvas")
        session.changed.connect(self._on_changed)
        session.board_changed.connect(self._on_board_changed)
        session.selection_changed.connect(self._on_selection)
        session.layers_changed.connect(self._on_layers)
        session.choices_changed.connect(self._show_marks)
        session.learned.connect(self._on_learned)
        session.interrupted.connect(self._let_go)
        self._make_painter()
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.setAccessibleName(tr("Map"))
        self.setAccessibleDescription(
            tr("The map that is being drawn. Arrow keys move the cursor, Enter uses the tool there.")
        )

    # Following the session.

    def _make_painter(self) -> None:
        board, self._look = self.session.board, self.session.look
        if board is None:
            self.painter_ = None
        else:
            made = made_of(kind_of(board).painter)
            self.painter_ = made(self.session, board, self.theme, self.background.files)
            self._show_marks()

    def _on_learned(self) -> None:
        """What a mod builds on is known now: its game may have a look of its own."""
        if self.session.look is not self._look:
            self._make_painter()
            self.update()

    def _show_marks(self) -> None:
        """Show as much of what places are as is wanted now."""
        if self.painter_ is not None:
            self.painter_.show_marks(Shown.of(self.session, self.tool.layer if self.tool is not None else ""))
        self.update()

    def _on_board_changed(self) -> None:
        self._make_painter()
        self.fit_first()
        self.update()

    def _on_changed(self, changes: list[Change]) -> None:
        for change in changes:
            if change.file == "map" and self.painter_ is not None:
                self.painter_.note(change)
        self._show_marks()

    def _on_selection(self) -> None:
        if self.painter_ is not None:
            self.painter_.note_selection()
        self.update()

    def _on_layers(self) -> None:
        if self.painter_ is not None:
            self.painter_.restyle(self.theme)
        self.update()

    def show_heat(self, heat: Heat | None) -> None:
        """Show numbers over the map, or none."""
        self.heat = heat
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self.theme = theme
        self._on_layers()

    def set_tool(self, tool: Tool) -> None:
        """Use another tool from now on."""
        if self.tool is not None:
            self.tool.leave()
        self.tool = tool
        self._pressed = False
        self.keyboard.let_go()
        self.setCursor(tool.cursor)
        self.tool_changed.emit()
        self._show_marks()

    def use(self, do: Callable[[Touch], None], touch: Touch) -> None:
        """Have the tool do something. What it changes then does not end what it draws; all else does."""
        before, self._at_work = self._at_work, True
        try:
            do(touch)
        finally:
            self._at_work = before

    def _let_go(self) -> None:
        """Something else is done while the hand is at it: what is drawn so far is a step, and nothing is held any more."""
        tool = self.tool
        if self._at_work or tool is None or not (self._pressed or self.keyboard.holding):
            return
        self._pressed = False
        self.keyboard.let_go()
        self.session.end_stroke(tool.step())
        if tool.drags:
            tool.leave()
        self.update()

    # Painting.

    def _why_empty(self) -> str:
        if self.session.document.look("scenario", ("uses",)) is not MISSING:
            return tr(
                "This is a mod: its map is that of the packs it builds on, with what its own files change."
            )
        return tr(
            "There is no map to draw here yet. The problems say why: click their number at the lower right."
        )

    def _taken(self, standing: dict[str, QRectF]) -> dict[str, QRectF]:
        """Return what stands on places together with their badges: names keep off both."""
        metrics = self.fontMetrics()
        badges = {place: badge_box(metrics, text)[1] for place, text in self.badges.items()}
        return {
            place: standing.get(place, QRectF()).united(badges.get(place, QRectF()))
            for place in {**standing, **badges}
        }

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paint the part that is seen."""
        if QSizeF(self.size()) != self.view.size:  # laid out while pages are changed, Qt does not always tell
            self.follow_size()
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self.theme.outside))
        if self.painter_ is None:
            paint_words(painter, self, self._why_empty())
            return
        board = self.session.board
        if isinstance(board, GraphBoard):
            left, top, right, bottom = self.whole_of(board)
            corner, other = self.view.to_screen(left, top), self.view.to_screen(right, bottom)
            painter.fillRect(QRectF(corner, other), QColor(self.session.look.paper or self.theme.paper))
        self.background.paint(painter, self.view)
        if isinstance(board, GraphBoard) and self.session.visible("grid") and self.session.choices.snap:
            paint_snap_grid(painter, self, self.snap_step())
        # What is found over a map hides what is meant for drawing.
        drawn_on = self.heat is None or self.session.as_played
        if self.standing is not None and not self.moving and self.session.whole is None:
            self.painter_.show_standing(self._taken(self.standing()) if drawn_on else {})
        deadline = perf_counter() + FRAME
        painter.setOpacity(BELOW if self.session.whole is not None else 1.0)
        done = self.painter_.paint(
            painter, self.view, self.devicePixelRatioF(), deadline, exact=not self.moving
        )
        painter.setOpacity(1.0)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
        if self.session.whole is not None:
            paint_own(painter, self, self.session.whole)
        if isinstance(board, GridBoard) and board.grid.boxes and self.session.visible("labels"):
            paint_rim(painter, self, board)
        if board is not None:
            self._paint_heat(painter, board)
        if isinstance(board, GraphBoard) and not board.places and self.background.area is None:
            paint_words(painter, self, how_to_begin())
        if drawn_on and self.beneath is not None and self.session.whole is None:
            self.beneath(painter)
        paint_symmetry(painter, self)
        paint_badges(painter, self, self.badges)
        if self.lit:
            paint_lit(painter, self, self.lit)
        if self.flash is not None:
            paint_flash(painter, self, self.flash)
        if drawn_on and self.tool is not None:
            self.tool.paint(painter)
        self.keyboard.paint(painter)
        if self.hasFocus():
            painter.setPen(QPen(QColor(self.theme.accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))
        self.up_to_date = done
        if not done:
            soon(self, self.update)

    def _paint_heat(self, painter: QPainter, board: GraphBoard | GridBoard) -> None:
        """Paint what was found over the map, and write the names over it."""
        if self.heat is not None and self.painter_ is not None:
            self.heat.paint(painter, self, board)
            if not self.session.as_played:
                self.painter_.write_names(painter, self.view)

    def snap_step(self) -> float:
        """How fine the grid is that places of a graph snap to."""
        board = self.session.board
        return self.session.choices.snap_step or (board.spacing / 4 if board is not None else 1.0)

    # The mouse.

    def touch(self, at: QPointF, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> Touch:
        """Return what a tool is told of a point of the screen."""
        x, y = self.view.to_map(at)
        return Touch(
            x,
            y,
            at,
            shift=bool(modifiers & Qt.KeyboardModifier.ShiftModifier),
            control=bool(modifiers & Qt.KeyboardModifier.ControlModifier),
            alt=bool(modifiers & Qt.KeyboardModifier.AltModifier),
        )

    def tool_may_work(self) -> bool:
        """Tell whether the tool's layer may be changed; if not, say why."""
        tool = self.tool
        if tool is None or self.session.board is None:
            return False
        if tool.layer and not self.session.free(tool.layer):
            self.session.refused.emit(tr("This layer is locked or hidden: see the layers dock."))
            return False
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Pan, pick, or use the tool."""
        at = event.position()
        left = event.button() == Qt.MouseButton.LeftButton
        if event.button() == Qt.MouseButton.MiddleButton or (left and self._space):
            self._panning = at
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        elif left:
            touch = self.touch(at, event.modifiers())
            self.touched.emit(touch)
            if self.tool_may_work() and self.tool is not None:
                self.keyboard.hide()
                self._pressed = True
                self.use(self.tool.press, touch)
        elif event.button() == Qt.MouseButton.RightButton and self._picks(event.modifiers()):
            assert self.tool is not None
            self.tool.pick(self.touch(at, event.modifiers()))
            self.picked.emit()
        self.update()

    def _picks(self, modifiers: Qt.KeyboardModifier) -> bool:
        """Whether the right button takes up what is there."""
        shift = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
        return self.tool is not None and self.tool.picks and not self._pressed and not shift

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802
        """Ask for the menu of what is under the mouse, or at the keyboard's cursor."""
        by_mouse = event.reason() == QContextMenuEvent.Reason.Mouse
        if self.session.board is None or self._pressed or (by_mouse and self._picks(event.modifiers())):
            return
        self.ask_menu(QPointF(event.pos()) if by_mouse else None)

    def ask_menu(self, at: QPointF | None = None) -> None:
        """Ask for the menu of what is at a point of the screen; where the keyboard is if none is given."""
        point = at if at is not None else self.point_at_hand()
        self.menu_asked.emit(self.touch(point), self.mapToGlobal(point.toPoint()))

    def point_at_hand(self) -> QPointF:
        """Where the keyboard is: at its cursor, else at what is selected, else in the middle."""
        board, places = self.session.board, sorted(self.session.selection.places)
        centre = board.centre(places[0]) if board is not None and places else None
        at = self.keyboard.at or centre
        point = self.view.to_screen(*at) if at is not None else QPointF(self.rect().center())
        return point if self.rect().contains(point.toPoint()) else QPointF(self.rect().center())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Pan, draw on, or show what is under the mouse."""
        at = event.position()
        if self._panning is not None:
            moved = at - self._panning
            self._panning = at
            self.pan(moved.x(), moved.y())
            return
        touch = self.touch(at, event.modifiers())
        self.hovered.emit(touch.x, touch.y)
        if self.tool is not None and self.session.board is not None:
            if self._pressed:
                self.use(self.tool.move, touch)
            else:
                self.tool.hover(touch)
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """End a pan or a stroke."""
        if self._panning is not None and event.button() in (
            Qt.MouseButton.MiddleButton,
            Qt.MouseButton.LeftButton,
        ):
            self._panning = None
            self._restore_cursor()
        elif event.button() == Qt.MouseButton.LeftButton and self._pressed and self.tool is not None:
            self._pressed = False
            self.use(self.tool.release, self.touch(event.position(), event.modifiers()))
        self.update()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Tell the tool of two clicks in a row."""
        if event.button() == Qt.MouseButton.LeftButton and self.tool is not None and self.tool_may_work():
            self.use(self.tool.double_click, self.touch(event.position(), event.modifiers()))
            self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """Ctrl+wheel zooms about the mouse; the wheel alone scrolls, with Shift sideways."""
        turned, slid = event.angleDelta(), event.pixelDelta()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom(1.0015 ** turned.y(), event.position())
        elif not slid.isNull():  # two fingers on a trackpad: the map goes with them
            self.pan(slid.x(), slid.y())
        elif event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.pan(turned.y() * 0.5 + turned.x() * 0.5, 0)
        else:
            self.pan(turned.x() * 0.5, turned.y() * 0.5)
        event.accept()

    def event(self, event: QEvent) -> bool:
        """Say what is under the mouse: labels may have found no room, and tags are drawn as signs. A pinch zooms."""
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                self.zoom(max(0.2, 1.0 + event.value()), event.position())
            return True
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.told_at(QPointF(event.pos())), self)
            return True
        return super().event(event)

    def told_at(self, at: QPointF) -> str:
        """Return what there is to say of the place at a point of the screen, as rich text; empty beside all places."""
        board = self.session.board
        place = board.place_at(*self.view.to_map(at)) if board is not None else None
        if board is None or place is None:
            return ""
        entry = look(board.data, board.path_of(place) or ("",))
        name = text_of(entry.get("name"), Speaking.spoken) if isinstance(entry, dict) else ""
        lines = [f"<b>{escape(visible(name or place))}</b>"]
        if name:
            lines.append(escape(visible(place)))
        if isinstance(board, GridBoard):
            lines.append(escape(visible(board.terrain(board.sign(parse_cell(place))) or "")))
        lines.append(escape(visible(", ".join(board.tags(place)))))
        if self.heat is not None:
            lines.append(escape(self.heat.told_of(place)))
        return "<br>".join(line for line in lines if line)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        """Another page is shown: nobody will tell when the button is let go."""
        self.session.interrupt()
        super().hideEvent(event)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        """The mouse left."""
        if self.tool is not None and not self._pressed:
            self.tool.forget_mouse()
        self.update()
        super().leaveEvent(event)

    # The keyboard.

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Space pans, Esc leaves off, arrows and Enter are for the keyboard's cursor."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space = True
            self.setCursor(Qt.CursorShape.OpenHandCursor)
        elif event.key() == Qt.Key.Key_Escape:
            self.escape()
        elif self._tool_takes(event) or self.keyboard.press(event):
            self.update()
        else:
            super().keyPressEvent(event)

    def _tool_takes(self, event: QKeyEvent) -> bool:
        """Enter is the keyboard cursor's while that is shown."""
        known = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Backspace)
        if self.tool is None or not known or (self.keyboard.at is not None and event.text() == "\r"):
            return False
        return self.tool.press_key(Qt.Key(event.key()))

    def undo(self) -> bool:
        """Take back a step of what is being drawn; tell whether there was any."""
        taken = self.tool is not None and self.tool.take_back()
        self.update()
        return taken

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """The space bar was let go."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space = False
            self._restore_cursor()
        else:
            super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Nothing stays held down."""
        self._space = False
        self._restore_cursor()
        super().focusOutEvent(event)

    def escape(self) -> None:
        """Stop the stroke; without one, select nothing."""
        self._pressed = False
        self.keyboard.let_go()
        self.escaped.emit()
        ended = self.tool is not None and self.tool.cancel()
        if not ended:
            self.session.select()
        self.laid_down.emit(ended)
        self.update()

    def _restore_cursor(self) -> None:
        self.setCursor(self.tool.cursor if self.tool is not None else Qt.CursorShape.ArrowCursor)
