"""What every tool is: a name, a key, and what it does when the mouse is pressed, moved and let go."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter

if TYPE_CHECKING:
    from collections.abc import Sequence

    from uguisu_editor.canvas.canvas import Canvas
    from uguisu_editor.session import Session


@dataclass(frozen=True)
class Touch:
    """Where the mouse (or the keyboard's cursor) is, and with what held down."""

    x: float
    y: float
    screen: QPointF
    shift: bool = False
    control: bool = False
    alt: bool = False


class Tool:
    """A tool. One is made for each canvas; what it is set to is in the session."""

    name = ""
    key = ""
    layer = ""
    """The layer it changes: locked or hidden, the tool rests."""
    in_bar = False
    """Whether it has a button above the map; else it is taken by what it draws, in the menu, or by its key."""
    drags = True
    """Whether it is used by dragging; with the keyboard, the first Enter is the press and the second lets go."""
    cursor = Qt.CursorShape.CrossCursor

    picks = False
    """Whether the right button takes up what is there; else it opens the menu, as with Shift it always does."""

    _at: Any = None
    """What is under the mouse: a point, a cell or a place, as the tool takes it."""

    def __init__(self, canvas: Canvas) -> None:
        self.canvas = canvas

    @property
    def session(self) -> Session:
        """The session of the canvas."""
        return self.canvas.session

    @staticmethod
    def title() -> str:
        """What people call it."""
        raise NotImplementedError

    @classmethod
    def word(cls) -> str:
        """What stands under its picture: a word, or two."""
        return cls.title()

    def suits(self) -> bool:
        """Whether there is anything on this map that it works on; else it has no button above it."""
        return True

    def step(self) -> str:
        """What the stroke that is being drawn is called as a step of undo."""
        return self.title()

    def help(self) -> str:
        """How to use it."""
        return ""

    def brief(self) -> str:
        """Say the same in a line that is seen whole, below the map."""
        return self.help()

    def begin(self, places: Sequence[str]) -> None:
        """It was taken for these places."""

    def snapped(self, touch: Touch) -> tuple[float, float]:
        """Where a new point goes: on the grid, if that is on (Ctrl turns it about)."""
        if self.session.choices.snap == touch.control:
            return touch.x, touch.y
        step = self.canvas.snap_step()
        return round(touch.x / step) * step, round(touch.y / step) * step

    def press(self, touch: Touch) -> None:
        """The left button went down."""

    def move(self, touch: Touch) -> None:
        """The mouse moved with the button down."""

    def hover(self, touch: Touch) -> None:
        """The mouse moved with no button down."""

    def release(self, touch: Touch) -> None:
        """The button went up."""

    def pick(self, touch: Touch) -> None:
        """The right button: take up what is there."""

    def double_click(self, touch: Touch) -> None:
        """Two clicks in a row."""

    def nudge(self, dx: int, dy: int, *, many: bool) -> bool:
        """An arrow key: move what is selected; tell whether that was done."""
        return False

    def press_key(self, key: Qt.Key) -> bool:
        """A key that nothing else takes; tell whether it was for the tool."""
        return False

    def take_back(self) -> bool:
        """Undo, while something is under way: take back its last step; tell whether there was any."""
        return False

    def forget_mouse(self) -> None:
        """The mouse has left the map: nothing is under it any more."""
        self._at = None

    def cancel(self) -> bool:
        """Esc: cancel what is under way; tell whether there was anything."""
        if self.session.in_stroke:
            self.session.cancel_stroke()
            return True
        return False

    def leave(self) -> None:
        """Another tool was chosen."""
        self.cancel()

    def paint(self, painter: QPainter) -> None:
        """Paint what is to be seen of it over the map."""


class StrokeTool(Tool):
    """A tool that changes what it is drawn over: all from press to release is one stroke, and one step to undo."""

    def press(self, touch: Touch) -> None:
        self.move(touch)

    def release(self, touch: Touch) -> None:
        self.session.end_stroke(self.step())
