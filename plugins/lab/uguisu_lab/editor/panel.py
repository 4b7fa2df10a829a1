"""The playtest as a panel of the editor: many games between bots, and what they show, on the map as well."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QPaintEvent, QShowEvent, QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDockWidget,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from uguisu.content.text import LocalText
from uguisu.messages.control_characters import visible
from uguisu.messages.message import Message
from uguisu_lab.editor.findings import FindingsTable
from uguisu_lab.editor.playtest import Playtest
from uguisu_lab.playtest.maps import percent, times
from uguisu_lab.playtest.summary import Summary
from uguisu_lab.playtest.tables import Words

if TYPE_CHECKING:
    from uguisu_editor.session import Session

NAME = "playtest"
"""What the editor knows the panel by: the name of the function that makes it."""
UNTIL_KNOWN = 0
"""Stands for as many games as it takes to know who wins how often, as `uguisu playtest` plays them."""
MOST_GAMES, MOST_SEED = 1_000_000, 2_000_000_000


class SeatBox(QComboBox):
    """Who sits somewhere. The wheel scrolls the panel over it, and changes it only while it has the keyboard."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setEditable(True)
        self.setMinimumContentsLength(6)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """Hand the wheel on."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class PlaytestPanel(QWidget):
    """Asks for games of one pack, shows what they found."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.playtest = Playtest(session, self)
        self._followed = self._asked = False
        """Whether the dock says when the panel comes to the front, and whether it was asked who may play."""
        panel = self
        self._seats = QGridLayout()
        self._seats.setVerticalSpacing(4)
        self._seats.setColumnStretch(1, 1)
        self.bots: dict[str, QComboBox] = {}
        self.games, self.seed = QSpinBox(panel), QSpinBox(panel)
        self.games.setRange(UNTIL_KNOWN, MOST_GAMES)
        self.games.setValue(UNTIL_KNOWN)
        self.games.setSingleStep(100)
        self.seed.setRange(0, MOST_SEED)
        self.run_button = QPushButton(panel)
        self.run_button.clicked.connect(lambda _=False: self.run_or_stop())
        self.progress = QProgressBar(panel)
        self.layer = QComboBox(panel)
        self.layer.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.layer.setMinimumContentsLength(8)
        self.layer.currentIndexChanged.connect(lambda _: self._choose_layer())
        self.change = QCheckBox(panel)
        self.change.toggled.connect(lambda _: self.show_layer())
        self.game = QSpinBox(panel)
        self.game.setRange(1, MOST_GAMES)
        self.open_button = QPushButton(panel)
        self.open_button.clicked.connect(lambda _=False: self.open_game(self.game.value() - 1))
        self.remarks = QLabel(panel)
        self.remarks.setWordWrap(True)
        self.remarks.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.table = FindingsTable(session.language, panel)
        self.table.game_wanted.connect(self.open_game)
        self._labels = {name: QLabel(panel) for name in ("games", "seed", "layer", "game")}
        self._lay_out(panel)
        self._waiting_for: int | None = None
        self._chosen = ""
        """The layer that is wanted on the map, while there are games that have it."""
        self.playtest.prepared.connect(self._show_seats)
        self.playtest.changed.connect(self.refresh)
        self.playtest.replay_told.connect(self._show_game)
        self.retranslate()
        self._show_seats()

    def _say(self, text: LocalText) -> str:
        return Words(self.session.language).say(text)

    def _lay_out(self, panel: QWidget) -> None:
        left = QWidget(panel)
        column = QVBoxLayout(left)
        column.setContentsMargins(8, 6, 8, 6)
        column.setSpacing(5)
        column.addLayout(self._seats)
        numbers = QGridLayout()
        numbers.setColumnStretch(1, 1)
        rows: tuple[tuple[str, QWidget], ...] = (
            ("games", self.games),
            ("seed", self.seed),
            ("", self.run_button),
            ("", self.progress),
            ("layer", self.layer),
            ("", self.change),
            ("game", self.game),
            ("", self.open_button),
        )
        for row, (name, field) in enumerate(rows):
            if name:
                self._labels[name].setBuddy(field)
                numbers.addWidget(self._labels[name], row, 0)
            numbers.addWidget(field, row, 1 if name else 0, 1, 1 if name else 2)
        column.addLayout(numbers)
        column.addStretch(1)
        scroll = QScrollArea(panel)
        scroll.setWidget(left)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFixedWidth(250)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        right = QVBoxLayout()
        right.setContentsMargins(0, 6, 8, 6)
        right.addWidget(self.table, 1)
        right.addWidget(self.remarks)
        across = QHBoxLayout(panel)
        across.setContentsMargins(0, 0, 0, 0)
        across.addWidget(scroll)
        across.addLayout(right, 1)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Speak another language when the editor does."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._show_seats()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        for name, text in (
            ("games", self._say(Message("Games"))),
            ("seed", self._say(Message("Seed"))),
            ("layer", self._say(Message("On the map"))),
            ("game", self._say(Message("Game number"))),
        ):
            self._labels[name].setText(text)
        for field, name in (
            (self.games, "games"),
            (self.seed, "seed"),
            (self.layer, "layer"),
            (self.game, "game"),
        ):
            field.setAccessibleName(self._labels[name].text())
        self.games.setSpecialValueText(self._say(Message("as needed")))
        self.games.setToolTip(
            self._say(
                Message(
                    "As many as it takes to know to within ten points who wins how often, and no more than a hundred."
                )
            )
        )
        self.change.setText(self._say(Message("Change since the run before")))
        self.open_button.setText(self._say(Message("Open in Play")))
        self.progress.setAccessibleName(self._say(Message("Games played")))
        self.remarks.setAccessibleName(self._say(Message("What to know about these games")))
        self.table.retranslate(self.session.language)
        self.refresh()

    # Who plays.

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Find out who may play, when somebody looks: Qt shows a panel behind other tabs, too, but puts it out of sight."""
        super().showEvent(event)
        dock = self.parentWidget()
        if isinstance(dock, QDockWidget) and not self._followed:
            self._followed = True
            dock.visibilityChanged.connect(lambda _: QTimer.singleShot(0, self, self._prepare))
        self._asked = False
        QTimer.singleShot(0, self, self._prepare)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """What is painted is looked at, whatever was said of it before."""
        super().paintEvent(event)
        if not self._asked:
            self._prepare()

    def _prepare(self) -> None:
        in_sight = not self.visibleRegion().isEmpty()
        if in_sight and not self._asked and not self.playtest.seats and not self.playtest.running:
            self._asked = True
            self.playtest.prepare()

    def _show_seats(self) -> None:
        chosen = {seat: combo.currentText() for seat, combo in self.bots.items()}
        while (item := self._seats.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        self.bots = {}
        playtest = self.playtest
        for row, (seat, title) in enumerate(playtest.seats):
            name = visible(self._say(title) or seat)
            label, combo = QLabel(name, self), SeatBox(self)
            label.setMaximumWidth(120)
            label.setToolTip(name)
            label.setBuddy(combo)
            combo.addItems(playtest.bots)
            usual = playtest.usual
            combo.setCurrentText(chosen.get(seat) or usual)
            combo.setAccessibleName(self._say(Message("Who plays {seat}", seat=name)))
            combo.setToolTip(
                self._say(
                    Message(
                        "A bot may have a setting: mcts:200, or program:python my_bot.py for a program of your own."
                    )
                )
            )
            self._seats.addWidget(label, row, 0)
            self._seats.addWidget(combo, row, 1)
            self.bots[seat] = combo
        self.refresh()

    # Running.

    def run_or_stop(self) -> None:
        """Play, or stop playing."""
        playtest = self.playtest
        if playtest.running:
            playtest.stop()
        else:
            bots = {seat: combo.currentText().strip() or playtest.usual for seat, combo in self.bots.items()}
            playtest.run(bots, self.games.value() or None, self.seed.value())

    def refresh(self) -> None:
        """Show what is known now."""
        playtest = self.playtest
        running = playtest.running
        sentence = Message("Playtest: {done} of {games}", done=playtest.done, games=playtest.of)
        self.session.show_work(NAME, self._say(sentence) if running and playtest.of else "")
        self.run_button.setText(
            self._say(Message("Stop")) if running else self._say(Message("Play these games"))
        )
        self.run_button.setEnabled(running or bool(self.bots))
        self.progress.setVisible(running)
        found = playtest.found
        if running:
            self.progress.setRange(0, playtest.of if playtest.done else 0)
            self.progress.setValue(playtest.done)
        self.table.show_findings(found, playtest.before)
        self._say_remarks()
        can = found is not None and not running and bool(found.played)
        self.open_button.setEnabled(can)
        self.game.setEnabled(can)
        if found is not None:
            self.game.setMaximum(max(1, found.games))
        self._list_layers(found)

    def _say_remarks(self) -> None:
        playtest, told = self.playtest, []
        if playtest.trouble == "gone":
            told.append(self._say(Message("The process that played the games has ended unexpectedly.")))
        elif playtest.trouble:
            told.append(playtest.trouble)
        found = playtest.found
        if found is not None:
            told += _remarks(found, Words(self.session.language), running=playtest.running)
        self.remarks.setText("\n".join(visible(line) for line in told))
        self.remarks.setVisible(bool(told))

    # On the map.

    def _list_layers(self, found: Summary | None) -> None:
        self.layer.blockSignals(True)
        self.layer.clear()
        self.layer.addItem(self._say(Message("Nothing")), "")
        if found is not None:
            for layer, title in found.heat_titles.items():
                name = visible(self._say(title))
                self.layer.addItem(self._say(Message("Who stands where: {what}", what=name)), f"heat.{layer}")
            for layer, title in found.visit_titles.items():
                self.layer.addItem(visible(self._say(title)), f"visits.{layer}")
        self.layer.setCurrentIndex(max(0, self.layer.findData(self._chosen)))
        self.layer.blockSignals(False)
        self.change.setEnabled(self.playtest.before is not None)
        self.show_layer()

    def _choose_layer(self) -> None:
        self._chosen = str(self.layer.currentData() or "")
        self.show_layer()

    def show_layer(self) -> None:
        """Show the chosen layer over the map."""
        playtest = self.playtest
        kind, _, layer = str(self.layer.currentData() or "").partition(".")
        found = playtest.found
        if not layer or found is None:
            self.session.hide_heat()
            return
        values = dict(getattr(found, kind).get(layer, {}))
        told = percent if kind == "heat" else times
        title = self.layer.currentText()
        if self.change.isChecked() and playtest.before is not None:
            old = getattr(playtest.before, kind).get(layer, {})
            values = {place: values.get(place, 0.0) - old.get(place, 0.0) for place in {*values, *old}}
            title = self._say(Message("{layer}: change", layer=title))
            self.session.show_heat(title, values, partial(_signed, told))
            return
        most = max((share for heat in found.heat.values() for share in heat.values()), default=0.0)
        self.session.show_heat(title, values, told, most if kind == "heat" else 0.0)

    # One game.

    def open_game(self, number: int) -> None:
        """Open a game of the last playtest in Play."""
        self._waiting_for = number
        self.game.setValue(number + 1)
        self.playtest.ask_replay(number)

    def _show_game(self, number: int, replay: str) -> None:
        if number == self._waiting_for:
            self._waiting_for = None
            self.session.show_replay(replay, self.playtest.texts)


def _signed(told: Callable[[float], str], value: float) -> str:
    sign = "+" if value > 0 else "\N{MINUS SIGN}" if value < 0 else ""
    return f"{sign}{told(abs(value))}"


def _remarks(found: Summary, words: Words, *, running: bool) -> list[str]:
    from uguisu_lab.playtest.headlines import findings_of, warnings_of

    found = replace(found, partial=found.partial and not running)
    told = [] if running else findings_of(found, words)[:1]  # the table tells the rest
    told += [str(line) for line in warnings_of(found, words)]
    if found.broken:
        first = found.errors[0]
        told.append(
            words.say(
                Message(
                    "{broken} {broken:game|games} crashed. Number {number}: {problem}",
                    broken=found.broken,
                    number=first.index + 1,
                    problem=first.message,
                )
            )
        )
    return told


__all__ = ["PlaytestPanel"]
