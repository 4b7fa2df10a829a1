"""Over the board of a game that is over: how it ended, where, and when, in the corner where it hides least."""

from __future__ import annotations

from collections.abc import Iterable, Set

from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from uguisu.messages import capitalized
from uguisu_editor.i18n import tr
from uguisu_editor.model.visible import visible
from uguisu_editor.play.game_process import Answer
from uguisu_editor.play.rounds import round_now
from uguisu_editor.play.table import Table

SIGN = 34
"""Pixels of the winner's token."""
EDGE = 14
"""Pixels to the edges of the board."""
AROUND = 10
"""Pixels around it that are free, too."""
MOST_LINES = 4
"""Lines at the end of the log in which the place is looked for: an older one speaks of something else."""


class Verdict(QFrame):
    """The winner's token, why the game is over, and below it where, in which round, after how many minutes."""

    def __init__(self, table: Table, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = table
        self.setProperty("card", True)
        self.sign, self.why, self.where = QLabel(self), QLabel(self), QLabel(self)
        self.why.setProperty("heading", True)
        self.where.setProperty("notes", True)
        words = QVBoxLayout()
        words.setSpacing(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 9, 18, 9)
        row.setSpacing(12)
        row.addWidget(self.sign)
        row.addLayout(words)
        for label in (self.why, self.where):
            label.setTextFormat(Qt.TextFormat.PlainText)
            words.addWidget(label)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def tell(self, sign: QIcon | None, names: dict[str, str]) -> None:
        """Say how it ended; `names` are those of places. While it goes on, or is looked back at, there is nothing to say."""
        table = self._table
        result = table.standing.get("result") if table.at is None and not table.handing_over else None
        self.setVisible(bool(result))
        if not result:
            return
        self.why.setText(visible(f"{table.standing['told']}: {capitalized(str(result['title']))}"))
        of_winner = {
            piece["id"] for piece in table.view.get("pieces", ()) if piece.get("side") == result.get("winner")
        }
        place = last_place(table.view.get("log", ()), names, of_winner)
        last = next(iter(table.outlook.get("rounds", ())[-1:]), None)
        parts = [names.get(place, ""), round_now(table.view, last)]
        if result.get("rank"):
            parts.append(tr("the winner's rank is {rank}", rank=visible(str(result["rank"]))))
        if table.minutes:
            parts.append(tr("%n minute(s)", table.minutes))
        self.where.setText(" · ".join(part for part in parts if part))
        self.where.setVisible(bool(self.where.text()))
        self.sign.setVisible(sign is not None)
        if sign is not None:
            self.sign.setPixmap(sign.pixmap(QSize(SIGN, SIGN), self.devicePixelRatioF()))
        self.adjustSize()

    def settle(self, room: QSize, busy: Iterable[QPointF]) -> bool:
        """Go to a corner of the board where no busy point is hidden, the upper left first; tell whether there is one."""
        size, points = self.size(), [point.toPoint() for point in busy]
        right, low = room.width() - size.width() - EDGE, room.height() - size.height() - EDGE
        corners = [QPoint(x, y) for y in (EDGE, low) for x in (EDGE, right)]

        def free(at: QPoint) -> bool:
            box = QRect(at, size).adjusted(-AROUND, -AROUND, AROUND, AROUND)
            return not any(box.contains(point) for point in points)

        found = next(filter(free, corners), None)
        self.move(found or corners[0])
        return found is not None


def last_place(log: Iterable[Answer], names: dict[str, str], of_winner: Set[str]) -> str:
    """Return the place that the end of a log speaks of last together with a piece of who has won, if any has; else "": where
    others went meanwhile says nothing of it.

    >>> moved = {"details": {"piece": "ninja", "from": "well", "place": "gate"}}
    >>> missed = {"details": {"piece": "green", "place": "well"}}
    >>> last_place([moved, missed, {"details": {"result": "escaped"}}], {"well": "Well", "gate": "Gate"}, {"ninja"})
    'gate'
    """
    for line in reversed([*log][-MOST_LINES:]):
        told = [one for one in line.get("details", {}).values() if isinstance(one, str)]
        places = [one for one in told if one in names]
        if places and (not of_winner or not of_winner.isdisjoint(told)):
            return places[-1]
    return ""
