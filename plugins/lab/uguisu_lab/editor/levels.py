"""Quick bots, strong bots and people beside each other: how often who won, and what may be claimed of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from uguisu import LocalText, Message
from uguisu.messages import visible
from uguisu_lab.editor.pictures import NOBODY, Won, legend, mark
from uguisu_lab.playtest.people import beside_bots, people_level, people_of, readable_games
from uguisu_lab.playtest.statistics import Interval
from uguisu_lab.playtest.summary import Summary
from uguisu_lab.playtest.tables import Words
from uguisu_lab.playtest.verdict import level_of, quick_standing, strong_level
from uguisu_tools.bots import bot_title
from uguisu_tools.record import keep_people, keeps_people

if TYPE_CHECKING:
    from uguisu_editor.session import Session

BAR, HIGH = 18, 32
"""How high a bar is, and a bar with what is below it."""


class SplitBar(QWidget):
    """Who won how often, as one bar, with the line of an even game in it, and below it where the true share of the first side
    lies, where that is known.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumHeight(HIGH)
        self.setMaximumHeight(HIGH)
        self._parts: list[tuple[int, int]] = []
        self._colours: Sequence[str] = ()
        self._share: Interval | None = None

    def show_wins(self, sides: Sequence[Won], drawn: int, share: Interval | None) -> None:
        """Show how many games each side won, and how many nobody; `share` is the first side's."""
        self._parts = [(index, side.games) for index, side in enumerate(sides)]
        self._parts += [(-1, drawn)] if drawn else []
        self._colours = [side.colour for side in sides]
        self._share = share
        self.setVisible(any(count for _, count in self._parts))
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:  # noqa: N802
        """Draw them."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width, whole = float(self.width() - 2), sum(count for _, count in self._parts)
        left = 1.0
        for index, count in self._parts:
            box = QRectF(left, 1, width * count / max(1, whole), BAR)
            colour = self._colours[index] if index >= 0 else NOBODY
            painter.fillRect(box, QColor(colour))
            if box.width() > BAR:
                mark(painter, box, index, colour)
            left += box.width()
        painter.setPen(QPen(QColor("#ffffff"), 2, Qt.PenStyle.DashLine))
        sides = sum(index >= 0 for index, _ in self._parts)
        for part in range(1, sides):
            even = 1 + width * part / sides
            painter.drawLine(QPointF(even, 1), QPointF(even, 1 + BAR))
        if self._share is not None:
            painter.setPen(QPen(self.palette().text().color(), 1.6))
            low, high = (QPointF(1 + width * at, HIGH - 5) for at in (self._share.low, self._share.high))
            painter.drawLine(low, high)
            for end in (low, high):
                painter.drawLine(end - QPointF(0, 4), end + QPointF(0, 4))
        painter.end()


class LevelCard(QFrame):
    """How games between some kind of players went: quick bots, strong bots, or people."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("card", True)
        self.head, self.count, self.who, self.won, self.told = (QLabel(self) for _ in range(5))
        self.who.setProperty("notes", True)
        self.split = SplitBar(self)
        self.head.setProperty("heading", True)
        self.count.setProperty("notes", True)
        for label in (self.head, self.who, self.won, self.told):
            label.setWordWrap(True)
        self.told.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        top = QHBoxLayout()
        top.addWidget(self.head, 1)
        top.addWidget(self.count, 0, Qt.AlignmentFlag.AlignTop)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(14, 12, 14, 12)
        self.column.setSpacing(6)
        self.column.addLayout(top)
        self.column.addWidget(self.who)
        self.column.addWidget(self.won)
        self.column.addWidget(self.split)
        self.column.addWidget(self.told)
        self.column.addStretch(1)

    def show_bots(self, bots: Iterable[str], words: Words) -> None:
        """Say which bots these are; none: nothing was played."""
        who = ", ".join(dict.fromkeys(bots))
        self.who.setText(visible(words.say(Message("Played by {who}", who=who))) if who else "")

    def show_level(
        self, head: str, games: int, sides: Sequence[Won], told: str, share: Interval | None = None
    ) -> None:
        """Show so many games, of which each side won some; `told` says what may be claimed of them."""
        self.head.setText(head)
        self.who.setVisible(bool(self.who.text()))
        self.count.setText(str(games) if games else "")
        self.won.setVisible(bool(games))
        drawn = games - sum(side.games for side in sides)
        self.won.setText(legend(sides))
        self.split.show_wins(sides if games else (), drawn if games else 0, share)
        self.told.setText(told)
        self.setAccessibleName(head)
        self.setAccessibleDescription(
            ", ".join([*(f"{side.title} {side.games}" for side in sides)] if games else []) + f". {told}"
        )


class Levels(QWidget):
    """The three cards of a pack, and the switch for keeping games of people."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._found: Summary | None = None
        self._games = readable_games()
        self.quick, self.strong, self.people = (LevelCard(self) for _ in range(3))
        self.keeps = QCheckBox(self)
        """Whether it is kept how games of people end."""
        self.keeps.clicked.connect(self._keep_people)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addLayout(self._row)
        whole.addWidget(self.keeps, 0, Qt.AlignmentFlag.AlignRight)
        self._cards = (self.quick, self.strong, self.people)
        for card in self._cards:
            self._row.addWidget(card, 1)
        self.hide()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the room of the widest card: where all have no room beside each other, they stand below each other."""
        least = super().minimumSizeHint()
        return QSize(max(card.minimumSizeHint().width() for card in self._cards), least.height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Put the cards beside each other, or below."""
        super().resizeEvent(event)
        needed = 3 * max(card.minimumSizeHint().width() for card in self._cards) + 2 * self._row.spacing()
        way = QBoxLayout.Direction
        self._row.setDirection(way.LeftToRight if needed <= self.width() else way.TopToBottom)

    def _say(self, text: LocalText) -> str:
        return Words(self.session.language).say(text)

    def look_again(self) -> None:
        """Somebody may have played meanwhile."""
        self._games = readable_games()
        self.show_levels(self._found)

    def show_levels(self, found: Summary | None) -> None:
        """Show what a playtest found, and what people made of the same pack."""
        self._found = found if found is not None and found.played else None
        self.setVisible(self._found is not None)
        self.keeps.setText(self._say(Message("Keep how games of people end")))
        told = Message("On this machine only: the day, who won, which seats people had; no names, no moves.")
        self.keeps.setToolTip(self._say(told))
        self.keeps.setChecked(keeps_people())
        if self._found is not None:
            self._show_bots(self._found)
            self._show_people(self._found)

    def _show_bots(self, found: Summary) -> None:
        words, several = Words(self.session.language), len(found.sides) > 1
        self.quick.show_bots((self._say(bot_title(seat.bot)) for seat in found.seats), words)
        self.quick.show_level(
            self._say(Message("Between quick bots") if several else Message("With quick bots")),
            found.played,
            self._won(found, {side.side: side.wins for side in found.sides}, words),
            visible(level_of(quick_standing(found), found, words)) if several else "",
            found.sides[0].rate,
        )
        strong = found.strong
        games = strong.games if strong is not None else 0
        self.strong.show_bots(
            [self._say(bot_title(strong.bot))] if games and strong is not None else [], words
        )
        self.strong.show_level(
            self._say(Message("Between strong bots") if several else Message("With strong bots")),
            games,
            self._won(found, strong.wins if strong is not None else {}, words),
            visible(strong_level(found, words)) if several or not games else "",
        )

    def _won(self, found: Summary, wins: Mapping[str, int], words: Words) -> list[Won]:
        look, sides = self.session.look, [side.side for side in found.sides]
        return [
            Won(visible(words.name(one.title)), wins.get(one.side, 0), look.colour_of_side(one.side, sides))
            for one in found.sides
        ]

    def _show_people(self, found: Summary) -> None:
        words = Words(self.session.language)
        people = people_of(self._games, found)
        self.people.show_level(
            self._say(Message("Between people") if len(found.sides) > 1 else Message("With people")),
            people.games if people is not None else 0,
            self._won(found, people.wins if people is not None else {}, words),
            visible(" ".join([people_level(found, people, words), *beside_bots(found, people, words)])),
        )

    def _keep_people(self, on: bool) -> None:
        with suppress(OSError):  # then it stays as it was
            keep_people(on=on)
        self.keeps.setChecked(keeps_people())
