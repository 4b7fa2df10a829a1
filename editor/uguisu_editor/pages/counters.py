"""What a mission counts, each drawn as the track that it will be at the table: boxes, who moves it, who asks for it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from uguisu.messages import translate
from uguisu_changes.paths import MISSING
from uguisu_editor.forms.chips import Chip
from uguisu_editor.forms.context import FormContext
from uguisu_editor.forms.flow import FlowLayout
from uguisu_editor.forms.telling import called
from uguisu_editor.i18n import tr
from uguisu_editor.icons import glyph_icon, icon
from uguisu_editor.model.naming import next_id
from uguisu_editor.model.visible import visible
from uguisu_editor.pages.card import SIGN, Card
from uguisu_editor.play.tracks import BANDS
from uguisu_editor.tools.numbers import Numbers

if TYPE_CHECKING:
    from uguisu import Setting

BOX, MARK, WIDEST = 30, 20, 60
"""Pixels: how high a box is, and a line of flags; how wide a box is at most."""
DARK = 128
"""The lightness of a window below which its theme is dark."""
MOST_BOXES = 40
"""Boxes that are drawn one by one."""


class Flag(NamedTuple):
    """What happens at a value: in few words, and whether something asks for it there, or sets it."""

    value: int
    words: str
    asks: bool


class Use(NamedTuple):
    """A story, or a goal, that moves a counter or asks for it."""

    where: tuple[str, int]
    title: str
    asks: bool


class Boxes(QWidget):
    """A track: a box for each value, that of the beginning filled; a click begins there."""

    begun = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.low, self.high, self.start = 0, 3, 0
        self.flags: list[Flag] = []
        self.labels: list[str] = []
        self.bands: tuple[str, ...] = ()
        """Colours from the lowest part to the highest, where the game draws it so."""
        self.changes = True
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_track(self, low: int, high: int, start: int, flags: list[Flag], labels: list[str]) -> None:
        """Draw this one."""
        self.low, self.high, self.start = low, max(low, high), start
        self.flags, self.labels = flags, labels
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the room for the boxes, and for flags on both sides where there are any."""
        lines = sum(any(flag.asks is asks for flag in self.flags) for asks in (True, False))
        return QSize(300, BOX + 4 + lines * MARK)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(160, self.sizeHint().height())

    def _box(self, value: int) -> QRectF:
        top = MARK if any(not flag.asks for flag in self.flags) else 0
        count = min(MOST_BOXES, self.high - self.low + 1)
        wide = min(float(WIDEST), (self.width() - 1) / count)
        return QRectF((value - self.low) * wide, top + 2, wide - 3, BOX)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Begin where it is clicked."""
        for value in range(self.low, min(self.high, self.low + MOST_BOXES - 1) + 1):
            if self.changes and self._box(value).contains(event.position()):
                self.begun.emit(value)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw boxes and flags."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self.palette()
        font = QFont(self.font())
        font.setPixelSize(12)
        painter.setFont(font)
        flagged = {flag.value for flag in self.flags}
        last = min(self.high, self.low + MOST_BOXES - 1)
        for value in range(self.low, last + 1):
            box, chosen = self._box(value), value == self.start
            painter.setPen(
                QPen(colours.text().color() if chosen else colours.mid().color(), 2 if chosen else 1)
            )
            painter.setBrush(colours.highlight() if chosen else self._ground(value))
            painter.drawRoundedRect(box, 5, 5)
            painter.setPen(colours.highlightedText().color() if chosen else colours.text().color())
            at = value - self.low
            word = self.labels[at] if at < len(self.labels) else str(value)
            fits = QFontMetricsF(font).horizontalAdvance(word) <= box.width()
            if fits or chosen or value in flagged or value in (self.low, last):
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, word if fits else str(value))
        for asks in (False, True):
            self._paint_flags(painter, [flag for flag in self.flags if flag.asks is asks], above=not asks)

    def _ground(self, value: int) -> QBrush:
        """What is behind the number of a value."""
        if not self.bands:
            return self.palette().button()
        part = (value - self.low) / max(1, self.high - self.low + 1)
        return QBrush(QColor(self.bands[int(part * len(self.bands))]))

    def _paint_flags(self, painter: QPainter, flags: list[Flag], *, above: bool) -> None:
        """Words over or under their boxes, pushed aside where they would run into each other; what has no room is left out."""
        metrics, free = painter.fontMetrics(), 0.0
        colour = self.palette().text().color() if above else QColor(self.palette().highlight().color())
        painter.setPen(colour)
        for flag in sorted(flags):
            box = self._box(min(self.high, max(self.low, flag.value)))
            wide = metrics.horizontalAdvance(flag.words)
            left = max(free, min(box.center().x() - wide / 2, self.width() - wide - 1.0))
            if left + wide > self.width():
                continue
            top = box.top() - MARK if above else box.bottom() + 4
            painter.drawText(QRectF(left, top, wide + 1, MARK - 5), Qt.AlignmentFlag.AlignCenter, flag.words)
            tip = QPointF(box.center().x(), box.top() - 1 if above else box.bottom() + 1)
            away = -4 if above else 4
            painter.setBrush(colour)
            painter.drawPolygon(QPolygonF([tip, tip + QPointF(-4, away), tip + QPointF(4, away)]))
            free = left + wide + 10


class CounterCard(Card):
    """One counter of the mission: its name, its ends, where it begins, who sees it; the track; who moves it and who asks."""

    def __init__(self, sheet: Counters, at: int) -> None:
        super().__init__(sheet)
        self.sheet, self.at, self.context = sheet, at, sheet.context
        self.sign.setPixmap(glyph_icon("counter", "counter").pixmap(SIGN))
        self.title.hide()
        self.about.hide()
        self.name = QLineEdit(self)
        self.name.setFrame(False)
        self.name.setProperty("heading", True)
        self.name.editingFinished.connect(self._rename)
        self.head.insertWidget(1, self.name, 2)
        ends = QHBoxLayout()
        ends.setSpacing(7)
        self.low, self.high, self.seen = QSpinBox(self), QSpinBox(self), QComboBox(self)
        self._words: list[QLabel] = []
        for key, field in (("min", self.low), ("max", self.high)):
            field.setRange(-1000, 1000)
            field.setKeyboardTracking(False)
            field.valueChanged.connect(partial(self._say_end, key))
            word = QLabel(self)
            self._words.append(word)
            ends.addWidget(word)
            ends.addWidget(field)
        self.seen.activated.connect(lambda _: self._say_seen())
        ends.addStretch(1)
        ends.addWidget(self.seen)
        self.gone = QToolButton(self)
        self.gone.setAutoRaise(True)
        self.gone.setIcon(icon("layer-remove"))
        self.gone.clicked.connect(lambda _=False: self.context.remove(("tracks",), self.at))
        self.head.addWidget(self.gone)
        self.column.addLayout(ends)
        self.either = QLabel(self)
        self.either.setProperty("notes", True)
        ends.insertWidget(0, self.either)
        self.boxes = Boxes(self)
        self.boxes.begun.connect(lambda value: self.context.set((*self._way, "start"), value))
        self.column.addWidget(self.boxes)
        self.uses = QWidget(self)
        self._flow = FlowLayout(self.uses)
        self.column.addWidget(self.uses)

    @property
    def _way(self) -> tuple[str, int]:
        return ("tracks", self.at)

    def show_entry(self, entry: dict[str, Any]) -> None:
        """Show what the file says of it."""
        language = self.context.language
        track = str(entry.get("id", ""))
        told = entry.get("title")
        title = translate(told, language) if isinstance(told, str | dict) and told else track
        if not self.name.hasFocus():
            self.name.setText(visible(title))
            self.name.setCursorPosition(0)
        self.name.setAccessibleName(tr("What it is called"))
        low, high = _number(entry.get("min"), 0), _number(entry.get("max"), 3)
        start = _number(entry.get("start"), low)
        for field, number, word, name in (
            (self.low, low, self._words[0], tr("from")),
            (self.high, high, self._words[1], tr("to")),
        ):
            field.blockSignals(True)
            field.setValue(number)
            field.blockSignals(False)
            word.setText(name)
            field.setAccessibleName(f"{title}, {name}")
        self._show_seen(entry, title)
        self.gone.setToolTip(tr("Take away"))
        self.gone.setAccessibleName(f"{tr('Take away')}: {title}")
        labels = [translate(one, language) for one in entry.get("labels", ()) if isinstance(one, str | dict)]
        yes_or_no = (low, high) == (0, 1)
        self.either.setText(tr("yes or no"))
        self.either.setVisible(yes_or_no)
        for part in (*self._words, self.low, self.high):
            part.setVisible(not yes_or_no)
        if yes_or_no and not labels:
            labels = [tr("no"), tr("yes")]
        self.boxes.show_track(low, high, start, self.sheet.flags(track), labels)
        self.boxes.setAccessibleName(tr("{title} begins at {number}", title=visible(title), number=start))
        self._show_uses(self.sheet.uses(track))

    def _show_seen(self, entry: dict[str, Any], title: str) -> None:
        self.seen.clear()
        self.seen.addItem(tr("all see it"), None)
        for side, told in self.context.candidates("side", ()):
            self.seen.addItem(tr("only {side}", side=visible(told or side)), [side])
        self.seen.addItem(tr("nobody sees it"), [])
        said = entry.get("shown_to")
        at = next((at for at in range(self.seen.count()) if self.seen.itemData(at) == said), -1)
        if at < 0:
            names = ", ".join(visible(called(self.context, "side", one, ())) for one in said or ())
            self.seen.addItem(tr("only {side}", side=names), said)
            at = self.seen.count() - 1
        self.seen.setCurrentIndex(at)
        self.seen.setAccessibleName(f"{title}: {tr('who sees it')}")

    def _show_uses(self, uses: list[Use]) -> None:
        while self._flow.count():
            item = self._flow.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for asks, words in ((False, tr("Moved by")), (True, tr("Asked for by"))):
            found = [use for use in uses if use.asks is asks]
            label = QLabel(words if found else "", self.uses)
            label.setProperty("notes", True)
            label.setVisible(bool(found))
            if found:
                self._flow.addWidget(label)
            for use in found:
                chip = Chip(self.uses)
                chip.tell(use.title, "when" if use.where[0] == "triggers" else "then", glyph="arrow-right")
                chip.clicked.connect(lambda _=False, use=use: self.sheet.lead.emit(use.where))
                self._flow.addWidget(chip)
        if not uses:
            label = QLabel(tr("No story moves it yet."), self.uses)
            label.setProperty("notes", True)
            self._flow.addWidget(label)

    def _rename(self) -> None:
        entry = self.context.look(self._way)
        text, language = self.name.text().strip(), self.context.language
        told = entry.get("title") if isinstance(entry, dict) else None
        if not text or not isinstance(entry, dict):
            return
        if isinstance(told, dict):
            if told.get(language) != text:
                self.context.set((*self._way, "title", language), text)
        elif told != text:
            self.context.set((*self._way, "title"), text)

    def _say_end(self, key: str, number: int) -> None:
        self.context.set((*self._way, key), number)

    def _say_seen(self) -> None:
        value = self.seen.currentData()
        self.context.set((*self._way, "shown_to"), MISSING if value is None else value)


class GameTrackCard(Card):
    """A track that the game keeps itself, with what the stories have to do with it; where it begins may be said."""

    def __init__(self, sheet: Counters, name: str) -> None:
        super().__init__(sheet)
        self.sheet, self.track = sheet, name
        self.sign.setPixmap(glyph_icon("counter", "faint").pixmap(SIGN))
        self.boxes = Boxes(self)
        self.boxes.begun.connect(self._begin_at)
        self.column.addWidget(self.boxes)

    def show_track(self) -> None:
        """Show how it is now."""
        context = self.sheet.context
        low, high = context.session.facts.tracks[self.track]
        setting = self.sheet.setting_of(self.track)
        numbers = self.sheet.numbers.numbers(setting) if setting is not None and self.sheet.numbers else ()
        title = visible(called(context, "track", self.track, ()))
        self.title.setText(title[:1].upper() + title[1:])
        told = [tr("of the game")]
        if len(set(numbers)) > 1:
            told.append(tr("begins at {numbers}", numbers=" / ".join(map(str, numbers))))
        elif numbers:
            told.append(tr("begins at {numbers}", numbers=numbers[0]))
        self.about.setText(" · ".join(told))
        drawn = context.session.look.track(self.track).drawn
        dark = self.palette().window().color().lightness() < DARK
        self.boxes.bands = BANDS["dark" if dark else "light"] if drawn == "bands" else ()
        self.boxes.changes = setting is not None
        self.boxes.show_track(low, high, numbers[0] if numbers else low, self.sheet.flags(self.track), [])
        self.boxes.setAccessibleName(self.title.text())

    def _begin_at(self, value: int) -> None:
        setting = self.sheet.setting_of(self.track)
        if setting is not None and self.sheet.numbers is not None:
            self.sheet.numbers.say(setting, value)


class Counters(QWidget):
    """All of the mission's own, then those of the game; below, what may be begun."""

    lead = Signal(tuple)
    """A story or a goal is to be shown."""

    def __init__(
        self, context: FormContext, numbers: Numbers | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.context, self.numbers = context, numbers
        self.cards: list[CounterCard] = []
        self.of_game: list[GameTrackCard] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(11)
        self.new = QWidget(self)
        row = FlowLayout(self.new)
        self.new_word = QLabel(self.new)
        self.new_word.setProperty("notes", True)
        row.addWidget(self.new_word)
        self.buttons: dict[str, QPushButton] = {}
        for kind, glyph in (
            ("counts", "counter"),
            ("switch", "toggle-switch-outline"),
            ("down", "timer-outline"),
            ("mark", "map-marker-outline"),
        ):
            button = self.buttons[kind] = QPushButton(self.new)
            button.setIcon(glyph_icon(glyph, "counter"))
            button.setProperty("small", True)
            button.clicked.connect(lambda _=False, kind=kind: self.begin(kind))
            row.addWidget(button)
        self.games = QLabel(self)
        self.games.setWordWrap(True)
        self.games.setProperty("notes", True)
        self._column.addWidget(self.new)
        self._column.addWidget(self.games)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.new_word.setText(tr("A new one:"))
        words = {
            "counts": tr("that counts"),
            "switch": tr("yes or no"),
            "down": tr("that runs down"),
            "mark": tr("a mark on places"),
        }
        for kind, button in self.buttons.items():
            button.setText(words[kind])
        self.refresh()

    def refresh(self) -> None:
        """Show what the file says now."""
        found = self.context.look(("tracks",))
        entries = [
            (at, one)
            for at, one in enumerate(found if isinstance(found, list) else [])
            if isinstance(one, dict)
        ]
        if [card.at for card in self.cards] != [at for at, _ in entries]:
            for card in self.cards:
                self._column.removeWidget(card)
                card.hide()
                card.deleteLater()
            self.cards = [CounterCard(self, at) for at, _ in entries]
            for number, card in enumerate(self.cards):
                self._column.insertWidget(number, card)
        for card, (_, entry) in zip(self.cards, entries, strict=True):
            card.show_entry(entry)
        self._show_games({str(entry.get("id")) for _, entry in entries})

    def _show_games(self, own: set[str]) -> None:
        """Draw the tracks of the game that a mission has to do with; name the others."""
        tracks = self.context.session.facts.tracks
        others = [name for name in tracks if name not in own]
        drawn = [name for name in others if self.setting_of(name) is not None or self.uses(name)]
        if [card.track for card in self.of_game] != drawn:
            for old in self.of_game:
                self._column.removeWidget(old)
                old.hide()
                old.deleteLater()
            self.of_game = [GameTrackCard(self, name) for name in drawn]
            for card in self.of_game:
                self._column.insertWidget(self._column.indexOf(self.new), card)
        for card in self.of_game:
            card.show_track()
        rest = [visible(called(self.context, "track", name, ())) for name in others if name not in drawn]
        self.games.setText(tr("The game also counts {what}.", what=", ".join(rest)))
        self.games.setVisible(bool(rest))

    def setting_of(self, track: str) -> Setting | None:
        """Return the number of the set-up that says where a track of the game begins."""
        if self.numbers is None:
            return None
        return next((one for one in self.numbers.of_set_up() if one.id == track), None)

    def begin(self, kind: str) -> None:
        """Begin another counter, or a kind of mark."""
        key = "marks" if kind == "mark" else "tracks"
        found = self.context.look((key,))
        there = found if isinstance(found, list) else []
        taken = {str(one.get("id")) for one in there if isinstance(one, dict)}
        made: dict[str, dict[str, Any]] = {
            "counts": {"id": next_id("counter", taken), "title": tr("Counter"), "max": 5},
            "switch": {"id": next_id("switch", taken), "title": tr("Yes or no"), "max": 1},
            "down": {"id": next_id("clock", taken), "title": tr("Clock"), "max": 6, "start": 6},
            "mark": {"id": next_id("mark", taken), "title": tr("Mark")},
        }
        if kind == "switch":
            made[kind]["labels"] = [tr("no"), tr("yes")]
        self.context.insert((key,), len(there), made[kind])

    # Who uses it.

    def uses(self, track: str) -> list[Use]:
        """Return the stories and goals that move a counter, or ask for it."""
        return list(
            dict.fromkeys(
                Use(where, title, asks)
                for where, title, entry in self._stories()
                for asks, _ in _uses(entry, track)
            )
        )

    def flags(self, track: str) -> list[Flag]:
        """Return what happens at which value."""
        found = [
            Flag(value, title, asks)
            for _, title, entry in self._stories()
            for asks, value in _uses(entry, track)
            if value is not None
        ]
        return list(dict.fromkeys(found))

    def _stories(self) -> Iterator[tuple[tuple[str, int], str, dict[str, Any]]]:
        for key in ("triggers", "objectives"):
            found = self.context.look((key,))
            for at, entry in enumerate(found if isinstance(found, list) else []):
                if isinstance(entry, dict):
                    told = entry.get("title")
                    named = translate(told, self.context.language) if isinstance(told, str | dict) else ""
                    title = named or str(entry.get("id", "")).replace("_", " ")
                    yield (key, at), visible(title or tr("Story {number}", number=at + 1)), entry


def _uses(data: Any, track: str) -> Iterator[tuple[bool, int | None]]:
    """Yield each use of a counter in what a story says: whether it asks, and for which value, if that is a number."""
    if isinstance(data, list):
        for one in data:
            yield from _uses(one, track)
    elif isinstance(data, dict):
        if data.get("track") == track and "test" in data:
            numbers = [data[key] for key in ("is", "at_least", "at_most") if isinstance(data.get(key), int)]
            yield True, numbers[0] if numbers else None
        elif data.get("track") == track and "op" in data:
            yield False, data["to"] if isinstance(data.get("to"), int) else None
        for value in data.values():
            yield from _uses(value, track)


def _number(said: Any, usual: int) -> int:
    return said if isinstance(said, int) and not isinstance(said, bool) else usual
