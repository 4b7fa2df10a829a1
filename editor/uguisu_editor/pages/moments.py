"""When a card comes: a line of numbers that can be dragged, and signs of what makes it quicker; how far: a board."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QIcon, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from uguisu.cards import Moments, Reach
from uguisu.messages import translate
from uguisu_changes.paths import MISSING, Path
from uguisu_editor.forms.context import FormContext, Where
from uguisu_editor.i18n import Speaking, tr
from uguisu_editor.model.visible import visible
from uguisu_editor.pages.gallery import sign_icon

LINE_HIGH, LINE_LOW, DISC, LARGE = 66, 54, 11.0, 16.0
LEFT = 22
LEAST = 40
"""Pixels below which nothing is drawn: it has no place yet."""
MOST_REACH = 6
DARK = 128
"""The lightness below which a window is dark."""


@dataclass(frozen=True)
class Moment:
    """A number on the line: where it stands in the card, what it is called there, and whether it is the card's own."""

    number: int
    way: Path
    told: str = ""
    own: bool = False


class MomentsLine(QWidget):
    """The line of numbers of one card. A click moves its own number there; any number can be dragged."""

    moved = Signal(object, int)
    """The moment that was dragged, and the number where it was let go."""

    def __init__(self, moments: Moments, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.moments = moments
        self.shown: list[Moment] = []
        self.colour = "#9c2c20"
        self._held: Moment | None = None
        self._at = 0
        self.setFixedHeight(LINE_HIGH)
        self.setMinimumWidth(250)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("When it comes"))

    def numbers(self) -> list[int]:
        """Return the numbers of the line, what comes first at the left."""
        return list(range(self.moments.highest, self.moments.lowest - 1, -1))

    def show_moments(self, shown: list[Moment], colour: str) -> None:
        """Show the numbers of a card."""
        self.shown, self.colour = shown, colour
        told = ", ".join(f"{one.told or tr('its own')}: {one.number}" for one in shown)
        self.setAccessibleDescription(visible(told))
        self.setFixedHeight(LINE_HIGH if self._rows() > 1 else LINE_LOW)
        self.update()

    def _rows(self) -> int:
        """In how many lines what comes there is said."""
        at = {one.number for one in self.shown}
        return 2 if len(at) > 1 else 1

    def spot(self, number: int) -> QPointF:
        """Return where a number stands."""
        numbers = self.numbers()
        step = (self.width() - 2 * LEFT) / max(1, len(numbers) - 1)
        return QPointF(LEFT + step * (self.moments.highest - number), 20)

    def _near(self, at: QPointF) -> int:
        return min(self.numbers(), key=lambda one: abs(self.spot(one).x() - at.x()))

    def paintEvent(self, _: QPaintEvent) -> None:  # noqa: N802
        """Draw the line, its numbers, and what comes at them."""
        if self.height() < LEAST or self.width() < LEAST:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        painter.setPen(QPen(palette.mid().color(), 4))
        painter.drawLine(self.spot(self.moments.highest), self.spot(self.moments.lowest))
        at: dict[int, Moment] = {}
        for one in self.shown:
            number = self._at if one == self._held else one.number
            if number not in at or one.own:
                at[number] = one
        font = QFont(self.font())
        for number in self.numbers():
            moment, spot = at.get(number), self.spot(number)
            radius = LARGE if moment is not None and moment.own else DISC
            ink = QColor(self.colour) if self._light() else QColor("#f3b8a9")
            painter.setPen(QPen(ink if moment is not None else palette.mid().color(), 2.5 if moment else 1.5))
            painter.setBrush(ink if moment is not None and moment.own else palette.base().color())
            painter.drawEllipse(spot, radius, radius)
            font.setPixelSize(15 if moment is not None and moment.own else 12)
            font.setBold(moment is not None)
            painter.setFont(font)
            own = moment is not None and moment.own
            painter.setPen(
                QColor("#ffffff" if self._light() else "#26221d") if own else palette.text().color()
            )
            painter.drawText(
                QRectF(spot.x() - 16, spot.y() - 16, 32, 32), Qt.AlignmentFlag.AlignCenter, str(number)
            )
        self._labels(painter, at)
        if self.hasFocus():
            painter.setPen(QPen(palette.highlight().color(), 1.5, Qt.PenStyle.DotLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 5, 5)
        painter.end()

    def _light(self) -> bool:
        return self.palette().base().color().lightness() > 128

    def _labels(self, painter: QPainter, at: dict[int, Moment]) -> None:
        """Say below the numbers what comes there; where two would meet, the second goes lower."""
        font = QFont(self.font())
        font.setPixelSize(11)
        painter.setPen(QColor(self.colour) if self._light() else QColor("#f3b8a9"))
        ends = [0.0, 0.0]
        for number in sorted(at, reverse=True):
            moment = at[number]
            owns = [one for one in at.values() if one.own]
            if moment.own and moment is not owns[0]:
                continue
            first, last = (
                max((one.number for one in owns), default=0),
                min((one.number for one in owns), default=0),
            )
            told = moment.told
            if moment.own:
                told = (
                    tr("comes at {number}", number=number)
                    if first == last
                    else tr("comes at {first} to {last}", first=first, last=last)
                )
            font.setBold(moment.own)
            painter.setFont(font)
            wide = painter.fontMetrics().horizontalAdvance(told)
            x = min(max(2.0, self.spot(number).x() - wide / 2), self.width() - wide - 2.0)
            row = 0 if x > ends[0] else 1
            ends[row] = x + wide + 8
            painter.drawText(QPointF(x, 49 + 13 * row), told)

    # Moving.

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Take hold of a number, else of the card's own."""
        number = self._near(event.position())
        there = [one for one in self.shown if one.number == number]
        own = [one for one in self.shown if one.own]
        self._held = next(iter([*there, *own]), None)
        self._at = number
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Carry it along."""
        if self._held is not None:
            self._at = self._near(event.position())
            self.update()

    def mouseReleaseEvent(self, _: QMouseEvent) -> None:  # noqa: N802
        """Let it go."""
        held, self._held = self._held, None
        if held is None:
            self.moved.emit(Moment(self.moments.highest, self.moments.at, own=True), self._at)
        elif held.number != self._at:
            self.moved.emit(held, self._at)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Arrow keys carry the card's own number."""
        step = {Qt.Key.Key_Left: 1, Qt.Key.Key_Right: -1}.get(Qt.Key(event.key()), 0)
        own = next((one for one in self.shown if one.own), None)
        if not step or own is None:
            super().keyPressEvent(event)
        elif self.moments.lowest <= own.number + step <= self.moments.highest:
            self.moved.emit(own, own.number + step)


class MomentsPart(QWidget):
    """The line, bound to one card, and the row of what makes it quicker."""

    def __init__(
        self, context: FormContext, where: Where, moments: Moments, parent: QWidget | None = None
    ) -> None:
        """`where` leads to the card."""
        super().__init__(parent)
        self.context, self.where, self.moments = context, where, moments
        self.line = MomentsLine(moments, self)
        self.line.moved.connect(self._move)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.line)
        self.setFocusProxy(self.line)

    def all(self) -> list[Moment]:
        """Return the numbers at which the card comes."""
        return list(self._all())

    def _all(self) -> Iterator[Moment]:
        moments, card = self.moments, self.where()
        own = self.context.look((*card, *moments.at))
        for at, number in enumerate(own if isinstance(own, list) else [own]):
            if isinstance(number, int):
                way: Path = (*moments.at, at) if isinstance(own, list) else moments.at
                yield Moment(number, way, own=True)
        by = self.context.look((*card, *moments.by)) if moments.by else None
        for word, number in by.items() if isinstance(by, dict) else ():
            if isinstance(number, int):
                told = tr("in {stance}", stance=translate(moments.titles.get(word, word), Speaking.spoken))
                yield Moment(number, (*moments.by, word), told)
        do = self.context.look((*card, "do"))
        for at, operation in enumerate(do if isinstance(do, list) else ()):
            if isinstance(operation, dict) and operation.get("op") == moments.op:
                number = operation.get(moments.key)
                if isinstance(number, int):
                    yield Moment(number, ("do", at, moments.key), tr("then step {number}", number=at + 2))

    def _move(self, moment: Moment, number: int) -> None:
        card = self.where()
        value = self.context.look((*card, *self.moments.at))
        if moment.own and isinstance(value, list):
            by = number - moment.number
            near = [max(self.moments.lowest, min(self.moments.highest, one + by)) for one in value]
            self.context.set((*card, *self.moments.at), list(dict.fromkeys(near)))
        else:
            self.context.set((*card, *moment.way), number)

    def refresh(self, colour: str) -> None:
        """Show what the card says now."""
        self.line.show_moments(self.all(), colour or "#9c2c20")


class Stances(QWidget):
    """A sign for each word by which a card may come at another number, and a sentence with that number."""

    def __init__(
        self, context: FormContext, where: Where, moments: Moments, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.context, self.where, self.moments = context, where, moments
        self.buttons: dict[str, QToolButton] = {}
        self.title = QLabel(self)
        self.title.setProperty("stage", True)
        self.told = QLabel(self)
        self.told.setWordWrap(True)
        self.told.setProperty("notes", True)
        row = QGridLayout()
        row.setSpacing(4)
        for at, word in enumerate(moments.looks):
            button = self.buttons[word] = QToolButton(self)
            button.setCheckable(True)
            button.setProperty("swatch", True)
            button.setProperty("rimmed", True)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
            button.setIcon(self._icon(word))
            button.setIconSize(QSize(20, 20))
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            button.setMinimumWidth(60)
            button.clicked.connect(lambda on, word=word: self._turn(word, on))
            row.addWidget(button, at // 2, at % 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.title)
        column.addLayout(row)
        column.addWidget(self.told)

    def _icon(self, word: str) -> QIcon:
        """Return the sign of a stance, lighter on a dark ground."""
        look = self.moments.looks[word]
        dark = self.palette().window().color().lightness() < DARK
        ink = QColor(look.colour).lighter(190).name() if dark else look.colour
        return sign_icon(look.sign, ink, ink)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            for word, button in self.buttons.items():
                button.setIcon(self._icon(word))

    def _way(self, word: str) -> Path:
        return (*self.where(), *self.moments.by, word)

    def _turn(self, word: str, on: bool) -> None:
        """Let it come at another number in a stance, or no longer; the last one takes the table with it."""
        table = self.context.look((*self.where(), *self.moments.by))
        own = self.context.look((*self.where(), *self.moments.at))
        first = max(own) if isinstance(own, list) and own else own
        if on:
            quicker = min(self.moments.highest, first + 2) if isinstance(first, int) else self.moments.highest
            self.context.set(self._way(word), quicker)
        elif isinstance(table, dict) and len(table) == 1:
            self.context.set((*self.where(), *self.moments.by), MISSING)
        else:
            self.context.set(self._way(word), MISSING)

    def refresh(self) -> None:
        """Show what the card says now."""
        self.title.setText(tr("Quicker in a stance"))
        table = self.context.look((*self.where(), *self.moments.by))
        said = table if isinstance(table, dict) else {}
        for word, button in self.buttons.items():
            told = visible(translate(self.moments.titles.get(word, word), Speaking.spoken))
            button.setText(told)
            button.setAccessibleName(tr("Another number in {stance}", stance=told))
            button.setChecked(word in said)
        lines = [
            tr(
                "In {stance} it comes at {number}.",
                stance=translate(self.moments.titles.get(word, word), Speaking.spoken),
                number=number,
            )
            for word, number in said.items()
        ]
        self.told.setText(visible(" ".join(lines)) or tr("It comes at the same number in all of them."))


class ReachBoard(QWidget):
    """How far something goes: squares about a piece, or a row of zones; a click says how far."""

    chosen = Signal(int)

    def __init__(self, reach: Reach, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.reach, self.number, self._over = reach, 0, -1
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFixedHeight(196 if reach.shape == "squares" else 92)
        self.setMinimumWidth(250)
        self.setAccessibleName(tr("How far"))

    def show_number(self, number: int) -> None:
        """Show how far."""
        self.number = number
        self.setAccessibleDescription(str(number))
        self.update()

    def spot(self, number: int) -> QPointF:
        """Return a point that is so far."""
        if self.reach.shape == "zones":
            return QPointF(34 + number * self._step(), 40)
        return QPointF(self.width() / 2 + number * self._step(), self.height() / 2 - 6)

    def _step(self) -> float:
        if self.reach.shape == "zones":
            return min(62.0, (self.width() - 68) / MOST_REACH)
        return (self.height() - 34) / (2 * max(2, min(4, self.number + 1)) + 1)

    def _number_at(self, at: QPointF) -> int:
        step = self._step()
        if self.reach.shape == "zones":
            return max(0, min(MOST_REACH, round((at.x() - 34) / step)))
        middle = self.spot(0)
        return round(max(abs(at.x() - middle.x()), abs(at.y() - middle.y())) / step)

    def paintEvent(self, _: QPaintEvent) -> None:  # noqa: N802
        """Draw it."""
        if self.height() < LEAST or self.width() < LEAST:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().mid().color(), 1))
        painter.setBrush(QColor("#f8f3e8"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        zones = self.reach.shape == "zones"
        (self._zones if zones else self._squares)(painter)
        font = QFont(self.font())
        font.setPixelSize(11)
        painter.setFont(font)
        painter.setPen(QColor("#665e53"))
        told = (
            tr("up to %n zone(s) · click to change", self.number)
            if zones
            else tr("up to %n square(s) · click to change", self.number)
        )
        painter.drawText(QPointF(9, self.height() - 9), told)
        if self.hasFocus():
            painter.setPen(QPen(self.palette().highlight().color(), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
        painter.end()

    def _zones(self, painter: QPainter) -> None:
        step = self._step()
        for number in range(MOST_REACH + 1):
            middle = self.spot(number)
            box = QRectF(middle.x() - 0.42 * step, middle.y() - 24, 0.84 * step, 48)
            lit = 0 < number <= self.number
            painter.setPen(
                QPen(QColor("#1d6fd1" if number == self._over else "#2e7d4f" if lit else "#cfc5b0"), 2)
            )
            painter.setBrush(QColor("#dcebe1" if lit else "#ece6d9"))
            painter.drawRoundedRect(box, 9, 9)
            if number == 0:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor("#26221d"))
                painter.drawEllipse(middle, 8, 8)
            else:
                font = QFont(self.font())
                font.setPixelSize(14)
                font.setBold(lit)
                painter.setFont(font)
                painter.setPen(QColor("#1f5c38" if lit else "#665e53"))
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))

    def _squares(self, painter: QPainter) -> None:
        step, far = self._step(), max(2, min(4, self.number + 1))
        middle = self.spot(0)
        for x in range(-far, far + 1):
            for y in range(-far, far + 1):
                ring = max(abs(x), abs(y))
                lit = ring <= self.number
                box = QRectF(
                    middle.x() + (x - 0.5) * step + 1, middle.y() + (y - 0.5) * step + 1, step - 2, step - 2
                )
                painter.setPen(QPen(QColor("#1d6fd1" if ring == self._over else "#cfc5b0"), 1.2))
                painter.setBrush(QColor("#fbeccb" if lit else "#ece6d9"))
                painter.drawRect(box)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#26221d"))
        painter.drawEllipse(middle, 0.32 * step, 0.32 * step)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Show how far a click would say."""
        self._over = self._number_at(event.position())
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Say how far."""
        self.chosen.emit(self._number_at(event.position()))

    def leaveEvent(self, event: object) -> None:  # noqa: N802
        """Show nothing more."""
        self._over = -1
        self.update()
        super().leaveEvent(event)  # type: ignore[arg-type]

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Arrow keys say more or less."""
        step = {Qt.Key.Key_Right: 1, Qt.Key.Key_Up: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Down: -1}
        if Qt.Key(event.key()) in step:
            self.chosen.emit(max(0, self.number + step[Qt.Key(event.key())]))
        else:
            super().keyPressEvent(event)


class Segments(QWidget):
    """Buttons side by side, of which one is down."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons: dict[str, QToolButton] = {}
        self._group = QButtonGroup(self)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)

    def offer(self, parts: dict[str, str]) -> None:
        """Show these: by a name, what is said; the one that is down stays so."""
        down = self.current or next(iter(parts), "")
        if list(self.buttons) != list(parts):
            for button in self.buttons.values():
                self._group.removeButton(button)
                button.hide()
                button.deleteLater()
            self.buttons = {}
            for name in parts:
                button = self.buttons[name] = QToolButton(self)
                button.setProperty("part", True)
                button.setCheckable(True)
                button.clicked.connect(lambda _=False, name=name: self.chosen.emit(name))
                self._group.addButton(button)
                self._row.addWidget(button)
                button.show()
        for name, told in parts.items():
            self.buttons[name].setText(visible(told))
        self.buttons[down if down in parts else next(iter(parts))].setChecked(True)

    @property
    def current(self) -> str:
        """The one that is down."""
        return next((name for name, button in self.buttons.items() if button.isChecked()), "")

    def choose(self, name: str) -> None:
        """Press one."""
        self.buttons[name].click()
