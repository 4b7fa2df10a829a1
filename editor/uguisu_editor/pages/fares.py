"""What games have shown of a card, now and before it was changed, and whether the difference may be chance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QLabel, QPushButton, QWidget

from uguisu.messages import translate
from uguisu_editor.i18n import Speaking, tr
from uguisu_editor.icons import glyph_icon
from uguisu_editor.model.visible import visible
from uguisu_editor.pages.card import SIGN, Card

if TYPE_CHECKING:
    from uguisu_editor.session import CardFare, Session

BAR, MARK = 7, "#a97e00"
MOST_OTHERS = 14
COLUMNS_HIGH, COLUMN_MOST, LEAST_TURNS, MOST_TURNS = 84, 40, 6, 12
"""Pixels of the height of columns of turns, and of the width of one at most; the fewest there is room for, and the most."""
STRONG = 0.75
"""Of the highest column: those above it are strong, too."""
OFTEN, SELDOM = 0.6, 0.25
"""Of the times it is in hand: from the one on it is played often, below the other seldom."""


class Bar(QWidget):
    """A part of all, and a mark where it was before."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.part, self.before = 0.0, -1.0
        self.strong, self.colour = True, ""
        self.setFixedHeight(BAR + 8)

    def show_part(
        self, part: float, before: float | None = None, *, strong: bool = True, colour: str = ""
    ) -> None:
        """Show a part from 0 to 1, in a colour of its own if one is given."""
        self.part, self.before, self.strong = part, -1.0 if before is None else before, strong
        self.colour = colour
        self.setAccessibleName(f"{part:.0%}")
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:  # noqa: N802
        """Draw it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.palette().button())
        painter.drawRoundedRect(QRectF(0, 4, self.width(), BAR), 3, 3)
        ink = QColor(self.colour or self.palette().highlight().color())
        ink.setAlpha(255 if self.strong else 140)
        painter.setBrush(ink)
        painter.drawRoundedRect(QRectF(0, 4, self.width() * self.part, BAR), 3, 3)
        if self.before >= 0:
            painter.setBrush(QColor(MARK))
            painter.drawRect(QRectF(self.width() * self.before - 1, 0, 3, BAR + 8))
        painter.end()


class TurnBars(QWidget):
    """A column for each turn: how often something was done there. Those behind the last share one column."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.times: tuple[int, ...] = ()
        self.more = False
        """Whether the last column holds further turns, too."""
        self.setFixedHeight(COLUMNS_HIGH)

    def show_times(self, times: tuple[int, ...]) -> None:
        """Show how often, by turn, from the first."""
        self.more = len(times) > MOST_TURNS
        self.times = (*times[: MOST_TURNS - 1], sum(times[MOST_TURNS - 1 :])) if self.more else times
        self.setAccessibleName(", ".join(f"{self.told(at)}: {count}" for at, count in enumerate(self.times)))
        self.update()

    def told(self, at: int) -> str:
        """Return what stands below a column."""
        return f"{at + 1}+" if self.more and at == len(self.times) - 1 else str(at + 1)

    def paintEvent(self, _: QPaintEvent) -> None:  # noqa: N802
        """Draw them; the highest ones are strong."""
        if not any(self.times):
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        foot, most = self.fontMetrics().height() + 2, max(self.times)
        room, wide = self.height() - foot, min(COLUMN_MOST, self.width() / max(LEAST_TURNS, len(self.times)))
        for at, count in enumerate(self.times):
            high = room * count / most
            ink = QColor(self.palette().highlight().color())
            ink.setAlpha(255 if count >= STRONG * most else 140)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            painter.drawRoundedRect(QRectF(at * wide + 2, room - high, wide - 4, high), 2, 2)
            painter.setPen(self.palette().placeholderText().color())
            below = QRectF(at * wide, room, wide, foot)
            painter.drawText(
                below, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom, self.told(at)
            )
        painter.end()


class Fares(QWidget):
    """What the last playtest says of one card, and of it beside the others."""

    more_wanted = Signal()
    """The user wants games to be played."""
    card_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.last, self.turns, self.others = Card(self), Card(self), Card(self)
        for card, sign in (
            (self.last, "chart-bar"),
            (self.turns, "clock-outline"),
            (self.others, "cards-outline"),
        ):
            card.title.setProperty("heading", None)
            card.title.setProperty("stage", True)
            card.sign.setPixmap(glyph_icon(sign).pixmap(SIGN))
        self.sentence = QLabel(self.last)
        self.sentence.setWordWrap(True)
        self.sentence.setTextFormat(Qt.TextFormat.PlainText)
        self._parts, self._of_card = {"last", "others"}, False
        self.compared, self.timed = False, False
        """Whether there are others to compare it with, and whether it is known in which turns it was chosen."""
        self.rows: list[tuple[QLabel, QLabel, Bar]] = []
        for _ in range(3):
            told, number, bar = QLabel(self.last), QLabel(self.last), Bar(self.last)
            number.setProperty("stage", True)
            self.rows.append((told, number, bar))
            line = QHBoxLayout()
            line.addWidget(told, 1)
            line.addWidget(number)
            self.last.column.addLayout(line)
            self.last.column.addWidget(bar)
        self.change = QLabel(self.last)
        self.change.setWordWrap(True)
        self.change.setProperty("notes", True)
        self.change.setTextFormat(Qt.TextFormat.PlainText)
        self.work = QLabel(self.last)
        self.work.setProperty("notes", True)
        self.play_button = QPushButton(self.last)
        self.play_button.setProperty("small", True)
        self.play_button.clicked.connect(self.more_wanted)
        self.last.column.insertWidget(1, self.sentence)
        self.last.column.addWidget(self.change)
        self.last.column.addWidget(self.work)
        self.last.column.addWidget(self.play_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.bars, self.busiest, self.never = TurnBars(self.turns), QLabel(self.turns), QLabel(self.others)
        self._grid = QGridLayout()
        self._lines: list[tuple[QPushButton, Bar, QLabel]] = []
        self._names: list[str] = []
        self._lay_out_further()
        self._column = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(10)
        for part in (self.last, self.turns, self.others):
            self._column.addWidget(part)
        self.retranslate()

    def _lay_out_further(self) -> None:
        """When it is chosen, and the others."""
        self.busiest.setProperty("notes", True)
        self.turns.column.addWidget(self.bars)
        self.turns.column.addWidget(self.busiest)
        self.turns.column.addStretch(1)
        self._grid.setColumnStretch(1, 1)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(4)
        self.others.column.addLayout(self._grid)
        self.never.setProperty("tint", "warning")
        self.others.column.addWidget(self.never)
        for label in (self.busiest, self.never):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)

    def hold(self, widget: QWidget) -> None:
        """Hold something of the page's between the card by itself and it beside the others."""
        self._column.insertWidget(self._column.indexOf(self.others), widget)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.last.title.setText(tr("In the last playtest"))
        self.turns.title.setText(tr("When it is chosen, by turn"))
        self.others.title.setText(tr("Beside the others"))
        self.others.about.setText(tr("how often it was played, of 100 times in hand"))
        self.play_button.setIcon(glyph_icon("play-circle-outline"))
        self.play_button.setToolTip(tr("Let bots play with the cards as they are now"))

    def set_beside(self, *, beside: bool) -> None:
        """Stand side by side, or one below another."""
        way = QBoxLayout.Direction
        self._column.setDirection(way.LeftToRight if beside else way.TopToBottom)

    def show_parts(self, *parts: str) -> None:
        """Show only these of it: `last`, `others`."""
        self._parts = set(parts)
        self._show_wanted()

    def _show_wanted(self) -> None:
        self.last.setVisible("last" in self._parts)
        self.turns.setVisible("last" in self._parts and self.timed)
        self.others.setVisible("others" in self._parts and self.compared)
        self.setVisible(self._of_card and bool(self._parts))

    def text(self) -> str:
        """Return the sentence that is shown."""
        return self.sentence.text()

    def show_card(self, card: str, sentence: str, session: Session) -> None:
        """Show what is known of a card."""
        fare, before = session.fares.get(card), session.fares_before.get(card)
        self._of_card = bool(card)
        nothing = tr(
            "Not played yet. When bots have played some games, it is told here how often the card is chosen, who wins with "
            "it, and how it stands beside the others."
        )
        self.sentence.setText(sentence or nothing)
        shown = fare is not None and fare.held > 0
        self.play_button.setText(tr("Play again") if session.fares else tr("Have bots play"))
        self.show_work(session)
        for row in self.rows:
            for part in row:
                part.setVisible(shown)
        self.last.about.setVisible(shown)
        self.change.setVisible(False)
        if fare is not None and shown:
            self.sentence.setText(in_words(fare))
            self._show(fare, before)
        self._show_turns(fare if shown else None, session)
        self._show_others(card, session)
        self._show_wanted()

    def show_work(self, session: Session) -> None:
        """Say how far games are that are being played."""
        told = " ".join(session.work.values())
        self.work.setText(visible(told))
        self.work.setVisible(bool(told))
        self.play_button.setVisible(not told)

    def _show(self, fare: CardFare, before: CardFare | None) -> None:
        self.last.about.setText(tr("%n game(s)", fare.games))
        told = (tr("Played when in hand"), tr("Whoever played it won"), tr("Without it, they won"))
        parts = (fare.used, fare.won_used, fare.won_unused)
        olds = (before.used, before.won_used, before.won_unused) if before is not None else (None, None, None)
        for (label, number, bar), words, part, old in zip(self.rows, told, parts, olds, strict=True):
            label.setText(words)
            number.setText(tr("{part} of 100", part=round(100 * part)))
            bar.show_part(part, old)
        if before is not None:
            sure = differs(fare, before)
            old = round(100 * before.used)
            text = (
                tr("▎ before your change: {old} of 100 played. It is not chance.", old=old)
                if sure
                else tr("▎ before your change: {old} of 100 played. It may be chance.", old=old)
            )
            self.change.setText(visible(text))
            self.change.setVisible(True)

    def _show_turns(self, fare: CardFare | None, session: Session) -> None:
        """Show in which turns it was chosen; nothing where that is not told of it, such as of one that works unplayed."""
        told = any(one.by_turn for one in session.fares.values())
        self.timed = fare is not None and told and bool(fare.by_turn or not fare.used)
        if fare is None:
            return
        self.bars.show_times(fare.by_turn)
        self.bars.setVisible(any(fare.by_turn))
        self.busiest.setText(when_in_words(fare.by_turn))

    def _show_others(self, card: str, session: Session) -> None:
        def titles(name: str) -> str:
            return translate(session.facts.title("card", name) or name, Speaking.spoken)

        fares = sorted(session.fares.items(), key=lambda one: -one[1].used)
        known = [(name, fare) for name, fare in fares if fare.held][:MOST_OTHERS]
        self.compared = len(known) > 1
        while len(self._lines) < len(known):
            button, bar, number = QPushButton(self.others), Bar(self.others), QLabel(self.others)
            button.setProperty("link", True)
            at = len(self._lines)
            button.clicked.connect(lambda _=False, at=at: self.card_wanted.emit(self._names[at]))
            self._grid.addWidget(button, at, 0, Qt.AlignmentFlag.AlignLeft)
            self._grid.addWidget(bar, at, 1)
            self._grid.addWidget(number, at, 2, Qt.AlignmentFlag.AlignRight)
            self._lines.append((button, bar, number))
        self._names = [name for name, _ in known]
        for at, (button, bar, number) in enumerate(self._lines):
            for part in (button, bar, number):
                part.setVisible(at < len(known))
            if at < len(known):
                name, fare = known[at]
                button.setText(visible(titles(name)))
                bar.show_part(fare.used, strong=name == card)
                number.setText(str(round(100 * fare.used)))
        idle = [titles(name) for name, fare in fares if fare.held and not fare.used]
        self.never.setText(visible(tr("Nobody ever played {cards}", cards=", ".join(idle))))
        self.never.setVisible(bool(idle))


def in_words(fare: CardFare) -> str:
    """Say how often a card is chosen, and how who plays it fares."""
    if not fare.used:
        return tr("Never chosen when it was in hand.")
    often = (
        tr("Chosen often.")
        if fare.used >= OFTEN
        else tr("Chosen now and then.")
        if fare.used >= SELDOM
        else tr("Seldom chosen.")
    )
    with_it, without = round(fare.used * fare.held), round((1 - fare.used) * fare.held)
    sure = bool(without) and _apart(fare.won_used, with_it, fare.won_unused, without)
    if not sure:
        return f"{often} {tr('Whoever plays it wins about as often as without it.')}"
    more = fare.won_used > fare.won_unused
    told = tr("Whoever plays it wins more often.") if more else tr("Whoever plays it wins less often.")
    return f"{often} {told}"


def when_in_words(times: tuple[int, ...]) -> str:
    """Say in which turn a card is chosen most often."""
    if not any(times):
        return tr("It was never chosen in these games.")
    part = round(100 * max(times) / sum(times))
    return tr("Most often in turn {turn}, {part} of 100 times.", turn=times.index(max(times)) + 1, part=part)


def _apart(one: float, of_one: int, other: float, of_other: int) -> bool:
    """Whether two shares differ by more than chance would bring once in twenty times."""
    share = (one * of_one + other * of_other) / (of_one + of_other)
    spread = (share * (1 - share) * (1 / of_one + 1 / of_other)) ** 0.5
    return bool(abs(one - other) > SURE * spread)


def differs(fare: CardFare, before: CardFare) -> bool:
    """Whether it is played more or less often than before, by more than chance would bring."""
    if not fare.held or not before.held:
        return False
    return _apart(fare.used, fare.held, before.used, before.held)


SURE = 1.96
"""Spreads that chance leaves behind once in twenty times."""
