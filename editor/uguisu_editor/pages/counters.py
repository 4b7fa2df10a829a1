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
    QResizeEvent,
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
from uguisu_editor.away import put_away
from uguisu_editor.forms.context import FormContext
from uguisu_editor.forms.entries import told_in_a_line
from uguisu_editor.forms.flow import FlowLayout
from uguisu_editor.forms.telling import called, event_told, story_name
from uguisu_editor.i18n import tr
from uguisu_editor.icons import glyph_icon, icon
from uguisu_editor.model.naming import next_id
from uguisu_editor.model.visible import visible
from uguisu_editor.pages.card import SIGN, Card
from uguisu_editor.play.rounds import COUNTS
from uguisu_editor.play.tracks import BANDS
from uguisu_editor.tools.numbers import Numbers

if TYPE_CHECKING:
    from uguisu import Setting

BOX, MARK, WIDEST, WORDS = 30, 20, 74, 0.45
"""Pixels: how high a box is, and a line of flags; how wide a box is at most. The share of a track that a flag takes."""
DARK = 128
"""The lightness of a window below which its theme is dark."""
SIDE, SIDE_NARROW, ROOMY = 340, 250, 1100
"""Pixels of what is told beside the tracks, and where there is less room than the last."""
MOST_BOXES = 40
"""Boxes that are drawn one by one."""


class Flag(NamedTuple):
    """What happens at a value: in few words, and whether something asks for it there, or sets it."""

    value: int
    words: str
    asks: bool


class Use(NamedTuple):
    """A story, a goal or a card that moves a counter or asks for it: what it is called, and how it does so."""

    where: tuple[str, int]
    title: str
    asks: bool
    how: str = ""


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
            words = metrics.elidedText(flag.words, Qt.TextElideMode.ElideRight, int(self.width() * WORDS))
            wide = metrics.horizontalAdvance(words)
            left = max(free, min(box.center().x() - wide / 2, self.width() - wide - 1.0))
            if left + wide > self.width():
                continue
            top = box.top() - MARK if above else box.bottom() + 4
            painter.drawText(QRectF(left, top, wide + 1, MARK - 5), Qt.AlignmentFlag.AlignCenter, words)
            tip = QPointF(box.center().x(), box.top() - 1 if above else box.bottom() + 1)
            away = -4 if above else 4
            painter.setBrush(colour)
            painter.drawPolygon(QPolygonF([tip, tip + QPointF(-4, away), tip + QPointF(4, away)]))
            free = left + wide + 10


class TrackCard(Card):
    """A track that can be chosen: beside all of them it is told who moves the one that is, and who asks for it."""

    chosen = Signal()
    track = ""

    def choose(self, *, on: bool) -> None:
        """Show that it is chosen, or no longer."""
        if self.property("usual") != on:
            self.setProperty("usual", on)
            self.style().unpolish(self)
            self.style().polish(self)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Be chosen."""
        super().mousePressEvent(event)
        self.chosen.emit()


class CounterCard(TrackCard):
    """One counter of the mission: its name, its ends, where it begins, who sees it; the track."""

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
        self.boxes.begun.connect(self.chosen)
        self.boxes.begun.connect(lambda value: self.context.set((*self._way, "start"), value))
        self.column.addWidget(self.boxes)

    @property
    def _way(self) -> tuple[str, int]:
        return ("tracks", self.at)

    def show_entry(self, entry: dict[str, Any]) -> None:
        """Show what the file says of it."""
        language = self.context.language
        track = self.track = str(entry.get("id", ""))
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


class GameTrackCard(TrackCard):
    """A track that the game keeps itself, with what the stories have to do with it; where it begins may be said."""

    def __init__(self, sheet: Counters, name: str) -> None:
        super().__init__(sheet)
        self.sheet, self.track = sheet, name
        self.sign.setPixmap(glyph_icon("counter", "faint").pixmap(SIGN))
        self.boxes = Boxes(self)
        self.boxes.begun.connect(self.chosen)
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
    length_wanted = Signal()
    """How long a game lasts is to be changed."""

    def __init__(
        self, context: FormContext, numbers: Numbers | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.context, self.numbers = context, numbers
        self.cards: list[CounterCard] = []
        self.of_game: list[GameTrackCard] = []
        self.side = Users(self)
        self.side.lead.connect(self.lead)
        self._chosen = ""
        across = QHBoxLayout(self)
        across.setContentsMargins(0, 0, 0, 0)
        across.setSpacing(14)
        self._column = QVBoxLayout()
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(11)
        across.addLayout(self._column, 1)
        across.addWidget(self.side, 0, Qt.AlignmentFlag.AlignTop)
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
        self.length = QPushButton(self)
        """Beside what the game counts: its rounds end it."""
        self.length.setProperty("link", True)
        self.length.clicked.connect(lambda _=False: self.length_wanted.emit())
        self._column.addWidget(self.games)
        self._column.addWidget(self.length, 0, Qt.AlignmentFlag.AlignLeft)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.new_word.setText(tr("A new one:"))
        self.length.setText(tr("Change how long it lasts"))
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
                card.chosen.connect(partial(self._choose, card))
                self._column.insertWidget(number, card)
        for card, (_, entry) in zip(self.cards, entries, strict=True):
            card.show_entry(entry)
        self._show_games({str(entry.get("id")) for _, entry in entries})
        self._show_chosen()

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
                card.chosen.connect(partial(self._choose, card))
                self._column.insertWidget(self._column.indexOf(self.new), card)
        for card in self.of_game:
            card.show_track()
        rest = [visible(called(self.context, "track", name, ())) for name in others if name not in drawn]
        self.games.setText(tr("The game also counts {what}.", what=", ".join(rest)))
        self.games.setVisible(bool(rest))
        lasts = self.numbers is not None and any(one.lasts for one in self.numbers.of_set_up())
        self.length.setVisible(lasts and not set(COUNTS).isdisjoint(others))

    def _choose(self, card: TrackCard) -> None:
        self._chosen = card.track
        self._show_chosen()

    def _show_chosen(self) -> None:
        """Tell of the track that is chosen, at first of the first one."""
        cards: list[TrackCard] = [*self.cards, *self.of_game]
        shown = next((card for card in cards if card.track == self._chosen), cards[0] if cards else None)
        for card in cards:
            card.choose(on=card is shown)
        self.side.setVisible(shown is not None)
        if shown is not None:
            title = visible(called(self.context, "track", shown.track, ()))
            self.side.show_track(
                title[:1].upper() + title[1:], self.uses(shown.track), own=shown in self.cards
            )

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Give the tracks what room there is."""
        super().resizeEvent(event)
        self.side.setFixedWidth(SIDE if self.width() >= ROOMY else SIDE_NARROW)

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
        """Return the stories, goals and cards that move a counter, or ask for it."""
        found: dict[Use, None] = {}
        for where, title, entry in self._entries():
            for one in _uses(entry, track):
                named = title if one.asks else self._mover(title, entry)
                found[Use(where, named, one.asks, visible(told_in_a_line(self.context, one.said)))] = None
        return list(found)

    def flags(self, track: str) -> list[Flag]:
        """Return what happens at which value. What only asks whether a counter still is where it begins says nothing of it, and
        who moves it is told above.
        """
        low = self._begins(track)
        words: dict[tuple[int, bool], list[str]] = {}
        for _, title, entry in self._entries():
            here = list(_uses(entry, track))
            moves = any(not one.asks for one in here)
            for one in here:
                if one.value is None or (one.asks and (moves or (one.value, one.most) == (low, True))):
                    continue
                told, named = (
                    words.setdefault((one.value, one.asks), []),
                    title if one.asks else self._mover(title, entry),
                )
                told.extend([named] if named not in told else [])
        return [Flag(value, " · ".join(told), asks) for (value, asks), told in words.items()]

    def _mover(self, title: str, entry: dict[str, Any]) -> str:
        """Return what people know by that moves a counter: what has a title by that, else when it happens."""
        event = entry.get("on")
        if entry.get("title") or not isinstance(event, str):
            return title
        return visible(tr("when {event}", event=event_told(self.context, event)))

    def _begins(self, track: str) -> int:
        found = self.context.look(("tracks",))
        tracks = [one for one in found if isinstance(one, dict)] if isinstance(found, list) else []
        said: dict[str, Any] = next((one for one in tracks if one.get("id") == track), {})
        return _number(said.get("min"), 0)

    def _entries(self) -> Iterator[tuple[tuple[str, int], str, dict[str, Any]]]:
        """Yield stories, goals and cards: where they stand, what they are called, what they say."""
        for key in ("triggers", "objectives"):
            found = self.context.look((key,))
            for at, entry in enumerate(found if isinstance(found, list) else []):
                if isinstance(entry, dict):
                    yield (key, at), visible(answer_of(self.context, at, entry)), entry
        cards = (self.context.session.document.data.get("cards") or {}).get("cards")
        for at, entry in enumerate(cards if isinstance(cards, list) else []):
            if isinstance(entry, dict):
                title = (
                    self.context.session.facts.title("card", str(entry.get("id"))) or entry.get("title") or ""
                )
                yield ("cards", at), visible(translate(title, self.context.language)), entry


class Users(QWidget):
    """Who moves a track, and who asks for it, each in a sentence that leads there."""

    lead = Signal(tuple)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedWidth(SIDE)
        self.card, self._lines = Card(self), QWidget(self)
        self.card.sign.setPixmap(glyph_icon("counter", "counter").pixmap(SIGN))
        self.card.column.addWidget(self._lines)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.card)
        column.addStretch(1)

    def show_track(self, title: str, uses: list[Use], *, own: bool) -> None:
        """Tell of this one."""
        self.card.title.setText(title)
        told = tr("a counter of yours") if own else tr("a counter of the game")
        self.card.about.setText(tr("chosen · {what}", what=told))
        self.card.column.removeWidget(self._lines)
        put_away(self._lines)
        self._lines = QWidget(self.card)
        self.card.column.addWidget(self._lines)
        column = QVBoxLayout(self._lines)
        column.setContentsMargins(0, 6, 0, 0)
        column.setSpacing(3)
        for asks, head, none in (
            (False, tr("Who moves it"), tr("No story moves it yet.")),
            (True, tr("Who asks for it"), tr("Nobody asks for it.")),
        ):
            found = [use for use in uses if use.asks is asks]
            column.addWidget(self._label(head, "stage"))
            if not found:
                column.addWidget(self._label(none, "notes"))
            for use in found:
                self._show_use(column, use)
            column.addSpacing(8)

    def _show_use(self, column: QVBoxLayout, use: Use) -> None:
        if use.where[0] == "cards":
            column.addWidget(self._label(tr("the card {card}", card=use.title), "strong"))
        else:
            link = QToolButton(self._lines)
            link.setAutoRaise(True)
            link.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            link.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            goal = use.where[0] == "objectives"
            link.setIcon(
                glyph_icon("flag-checkered" if goal else "script-text-outline", "then" if goal else "when")
            )
            link.setText(
                link.fontMetrics().elidedText(use.title, Qt.TextElideMode.ElideRight, self.width() - 80)
            )
            link.setToolTip(use.title)
            link.setAccessibleName(use.title)
            link.clicked.connect(lambda _=False: self.lead.emit(use.where))
            column.addWidget(link, 0, Qt.AlignmentFlag.AlignLeft)
        if use.how:
            column.addWidget(self._label(use.how, "notes"))

    def _label(self, text: str, style: str) -> QLabel:
        label = QLabel(text, self._lines)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setProperty(style, True)
        return label


class Said(NamedTuple):
    """A use of a counter in what a story says: whether it asks, for which value if it is a number, and whether at most."""

    asks: bool
    value: int | None
    most: bool
    said: dict[str, Any]


def answer_of(context: FormContext, at: int, entry: dict[str, Any]) -> str:
    """Return what people know a story by: its title, else what it says to players, how it ends the game, or what it does first;
    of one that does nothing, its id.
    """
    if isinstance(entry.get("title"), str | dict) and entry["title"]:
        return story_name(context, at, entry)
    done = [one for one in entry.get("do") or () if isinstance(one, dict)]
    said = next((one.get("text") for one in done if one.get("op") == "say"), None)
    if isinstance(said, str | dict) and said:
        return translate(said, context.language).rstrip(".")
    ending = next((one.get("result") for one in done if one.get("op") == "end"), None)
    if isinstance(ending, str):
        told = called(context, "result", ending, ())
        return told[:1].upper() + told[1:]
    return told_in_a_line(context, done[0]) if done else story_name(context, at, entry)


def _uses(data: Any, track: str) -> Iterator[Said]:
    """Yield each use of a counter in what a story says."""
    if isinstance(data, list):
        for one in data:
            yield from _uses(one, track)
    elif isinstance(data, dict):
        if data.get("track") == track and "test" in data:
            keys = [key for key in ("is", "at_least", "at_most") if isinstance(data.get(key), int)]
            yield Said(True, data[keys[0]] if keys else None, keys[:1] == ["at_most"], data)
        elif data.get("track") == track and "op" in data:
            yield Said(False, data["to"] if isinstance(data.get("to"), int) else None, False, data)
        for value in data.values():
            yield from _uses(value, track)


def _number(said: Any, usual: int) -> int:
    return said if isinstance(said, int) and not isinstance(said, bool) else usual
