"""How a game stands: its tracks and piles of cards, a line for each player that has several; and notes."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QSizePolicy, QWidget

from uguisu_editor.model.visible import visible
from uguisu_editor.play.game_process import Answer

MOST = 132
"""Pixels that it takes from the moves at most; what is more is scrolled."""
LEAST = 44
"""Pixels that it keeps where a window is low, or letters are high."""


class Standing(QScrollArea):
    """As high as what it tells, up to a point."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.label = QLabel(self)
        self.label.setWordWrap(True)
        self.label.setTextFormat(Qt.TextFormat.RichText)
        self.label.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.setWidget(self.label)
        self.label.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def tell(self, view: Answer) -> None:
        """Show how a view stands."""
        text = standing_of(view)
        if text != self.label.text():
            self.label.setText(text)
            self.updateGeometry()
        self.setVisible(bool(text))

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        needed = self.label.heightForWidth(max(120, self.viewport().width()))
        return QSize(200, min(MOST, needed))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(0, min(LEAST, self.sizeHint().height()))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()


def standing_of(view: Answer) -> str:
    """Return tracks and piles of cards in a few words each, as rich text, and what there is to note. Titles that begin with
    the same name, as in 'Red: wounds', share a line that begins with it.
    """
    lines: dict[str, list[str]] = {"": []}
    told = []
    for track in view.get("tracks", ()):
        value = escape(visible(str(track.get("label") or track["value"])))
        most = "" if track.get("label") else f"/{track['high']}"
        told.append((visible(track.get("title") or track["id"]), f"<b>{value}</b>{most}"))
    told += [
        (visible(area.get("title") or area["id"]), f"<b>{area['count']}</b>")
        for area in view.get("areas", ())
        if area.get("count")
    ]
    owners = [title.partition(": ")[0] for title, _ in told if ": " in title]
    for title, value in told:
        owner, colon, rest = title.partition(": ")
        shared = bool(colon) and owners.count(owner) > 1
        lines.setdefault(owner if shared else "", []).append(
            f"{escape(rest if shared else title)}&nbsp;{value}".replace(" ", "&nbsp;")
        )
    away: dict[str, list[str]] = {}
    for piece in view.get("pieces", ()):
        if not piece.get("place") and piece.get("condition"):
            away.setdefault(piece["condition"], []).append(piece.get("title") or piece["id"])
    notes = [*view.get("told", ()), *(f"{why}: {', '.join(titles)}" for why, titles in away.items())]
    loose, *owned = [
        (f"<b>{escape(owner)}:</b> " if owner else "") + " · ".join(parts) for owner, parts in lines.items()
    ]
    return "<br>".join(filter(None, [loose, *(escape(visible(note)) for note in notes), *owned]))
